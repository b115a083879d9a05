//! The board of Duel of the Giants.
//!
//! | room | what is in it |
//! |---|---|
//! | `scene` | what lies where, as the view knows it |
//! | `words` | steps, arrows, counts: what both drawings say |
//! | `text`, `cells`, `report` | the board for a terminal, one hex of it, the lines below it |
//! | [`svg`] | the board for a page: its layers, to be used whole or one by one |
//! | `geometry`, `ground`, `parts`, `emblems`, `banner` | where hexes are drawn, landscape, pieces, small signs, the strip above |
//! | [`palette`] | colours, as CSS variables with fallbacks |

mod banner;
mod cells;
mod emblems;
mod geometry;
mod ground;
pub mod palette;
mod parts;
mod report;
mod scene;
pub mod svg;
mod text;
mod words;

use crate::{Drawn, TextStyle};
use ::duel::{Duel, View};

impl Drawn for Duel {
    fn text(view: &View, style: TextStyle) -> String {
        text::board(view, style)
    }

    fn svg(view: &View) -> String {
        svg::board(view).into_string()
    }
}

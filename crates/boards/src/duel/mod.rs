//! The board of Duel of the Giants.
//!
//! | room | what is in it |
//! |---|---|
//! | `scene` | what lies where, as the view knows it |
//! | `words` | steps, arrows, counts: what both drawings say |
//! | `text`, `cells`, `report` | the board for a terminal, one hex of it, the lines below it |
//! | [`svg`] | the board for a page: its layers, whole or one by one |
//! | `geometry`, `ground`, `parts`, `emblems`, `banner` | where hexes are drawn, landscape, pieces, small signs, the strip above |
//! | [`palette`] | colours by day and by night, as CSS variables |
//! | `names` | the names of pieces in the page |
//! | `hand` | the piece in hand and what it may be pointed at for |
//! | `spots`, `clicks` | where actions sit on the board, and what a click there means |

mod banner;
mod cells;
mod clicks;
mod emblems;
mod geometry;
mod ground;
mod hand;
mod names;
pub mod palette;
mod parts;
mod report;
mod scene;
mod spots;
pub mod svg;
mod text;
mod words;

use crate::{Drawn, Frame, Say, Spot, TextStyle};
use ::duel::{Action, Duel, View};

impl Drawn for Duel {
    fn text(view: &View, style: TextStyle) -> String {
        text::board(view, style)
    }

    fn svg(view: &View) -> String {
        svg::board(view).into_string()
    }

    fn home(view: &View, seat: table::Seat) -> (u8, u8) {
        match view.table.setup.side(seat) {
            table::Side::First => (0, 50),
            table::Side::Second => (100, 50),
        }
    }

    fn frame(view: &View) -> Frame {
        svg::frame(view)
    }

    fn ground(view: &View) -> String {
        svg::ground_layer(view)
    }

    fn ground_mark(view: &View) -> u64 {
        svg::ground_mark(view)
    }

    fn live(view: &View, _: Say) -> String {
        svg::live_layer(view)
    }

    fn stylesheet() -> String {
        palette::themes()
    }

    fn spots(view: &View, action: Action) -> Vec<Spot> {
        spots::spots(view, action)
    }

    fn click_meanings(view: &View, spot: &Spot) -> Vec<Action> {
        clicks::meanings(view, spot)
    }

    fn reach(view: &View, spot: &Spot) -> Vec<(Spot, u8)> {
        spots::reach(view, spot)
    }

    fn lines(view: &View, action: Action) -> Vec<(Spot, Spot)> {
        spots::lines(view, action)
    }
}

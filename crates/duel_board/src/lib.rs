//! The board of Duel of the Giants.
//!
//! | room | what is in it |
//! |---|---|
//! | `layout` | where hexes are drawn |
//! | `scene`, `names` | what lies where as the view knows it, what is in hand; its names in the page |
//! | [`svg`], [`palette`] | the board for a page: whole or in layers; colours by day and by night |
//! | `ground`, `live`, `pieces` | landscape, what moves, the pieces |
//! | `spots`, `clicks` | where actions sit on the board, and what a click there means |
//! | `text`, `cells`, `report` | the board for a terminal, one hex of it, the lines around it |
//! | `pictures`, `banner`, `words` | silhouettes; the strip above; what both drawings say |
//! | `tips`, `legend` | what a piece or a place is, in words; all that lies here, with pictures |
//! | `poster` | the battle in progress, for whoever has never seen the game |
//! | `cues` | what events look like in playback, and what is lost by them |
//! | `actor` | who is asked to go, to turn or to fire, and where a Tiger's program leads |

mod actor;
mod banner;
mod cells;
mod clicks;
mod cues;
mod ground;
mod layout;
mod legend;
mod live;
mod names;
pub mod palette;
mod pictures;
mod pieces;
mod poster;
mod report;
mod scene;
mod spots;
pub mod svg;
mod text;
mod tips;
mod words;

use boards::{Reached, Spot};
use duel::{Action, Duel, Event, View};
pub use scene::Scene;

/// The board of Duel of the Giants.
pub struct DuelBoard;

/// The title: its rules and this board.
pub fn title() -> Box<dyn titles::Playable> {
    titles::title::<DuelBoard>()
}

boards::rooms! { DuelBoard of Duel {
    fn home(view: &View, seat: table::Seat) -> (u8, u8) {
        match view.table.setup.side(seat) {
            table::Side::First => (0, 50),
            table::Side::Second => (100, 50),
        }
    }

    fn reach(view: &View, _: &Scene, spot: &Spot) -> Vec<Reached<Action>> {
        spot.resolve().map_or_else(Vec::new, |spot| spots::reach(view, spot))
    }
} }

//! The board of Blood & Steel.
//!
//! | room | what is in it |
//! |---|---|
//! | `layout` | where hexes, zones and boxes are drawn |
//! | `scene`, `names` | what lies where as the view knows it; the names of places and pieces in the page |
//! | `svg`, `palette` | the board for a page: whole or in layers; colours by day and by night |
//! | `ground`, `live`, `pieces` | the printed map, what changes, the counters |
//! | `spots`, `clicks` | where actions sit on the board, and what a click there means |
//! | `text`, `detail` | the board for a terminal; a closer look at a unit |
//! | `tips`, `legend` | what a piece or a place is, in words; all that lies here, with pictures |
//! | `cues` | what events look like in playback, and what is lost by them |
//! | `poster` | the battle in progress, for whoever has never seen the game |

mod clicks;
mod cues;
mod detail;
mod ground;
mod layout;
mod legend;
mod live;
mod names;
mod palette;
mod pieces;
mod poster;
mod scene;
mod spots;
mod svg;
mod text;
mod tips;

use boards::{Reached, Say, Spot};
use prokhorovka::{Action, Event, Prokhorovka, View, words};
pub use scene::Scene;
use table::Prompt;

/// The board of Blood & Steel.
pub struct ProkhorovkaBoard;

/// The title: its rules and this board.
pub fn title() -> Box<dyn titles::Playable> {
    titles::title::<ProkhorovkaBoard>()
}

boards::rooms! { ProkhorovkaBoard of Prokhorovka {
    fn home(_: &View, seat: table::Seat) -> (u8, u8) {
        if seat.0 == 0 { (40, 60) } else { (70, 55) }
    }

    fn reach(view: &View, _: &Scene, spot: &Spot) -> Vec<Reached<Action>> {
        spot.resolve().map_or_else(Vec::new, |spot| spots::reach(view, spot))
    }

    fn detail(view: &View, scene: &Scene, spot: &Spot, say: Say) -> Option<String> {
        detail::of_spot(view, scene, spot.resolve()?, say)
    }

    fn forecast(view: &View, action: Action) -> Vec<Prompt> {
        words::forecast(view, action)
    }
} }

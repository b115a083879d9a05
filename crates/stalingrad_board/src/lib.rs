//! The board of The Hell of Stalingrad: a ruined street of four districts, and the faces of its cards.
//!
//! | room | what is in it |
//! |---|---|
//! | `layout` | where districts, rows, hands, piles and the desk lie |
//! | `scene`, `names` | what lies where as the view knows it, and its names in the page |
//! | `svg`, `palette`, `icons` | the board for a page, whole or in layers; colours by day and by night; signs |
//! | `ground` | what seldom changes: sky, street, buildings, the river |
//! | `live`, `pieces` | what moves: fire, tracks, dice, the desk; counters, formations, cards, piles |
//! | `spots`, `clicks` | where actions sit on the board, and what a click there means |
//! | `cues` | what events look like in playback, and what is lost by them |
//! | `text` | the board for a terminal |
//! | [`cards`], `detail` | the cards of the box, small and large; a closer look at anything |
//! | `tips`, `legend` | what a piece or a place is, in words; all that lies here, with pictures |
//! | `poster` | the battle in progress, for whoever has never seen the game |

pub mod cards;
mod clicks;
mod cues;
mod detail;
mod ground;
mod icons;
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

use boards::{Cards, Say, Spot};
pub use scene::Scene;
use stalingrad::{Action, Event, Stalingrad, View};

/// The board of The Hell of Stalingrad.
pub struct StalingradBoard;

/// The title: its rules and this board.
pub fn title() -> Box<dyn titles::Playable> {
    titles::title::<StalingradBoard>()
}

boards::rooms! { StalingradBoard of Stalingrad {
    const CARDS: Option<Cards<Self>> = Some(detail::CARDS);

    fn home(view: &View, seat: table::Seat) -> (u8, u8) {
        let side = view.table.setup.player_on(seat).map_or(table::Side::First, |player| player.side());
        layout::Layout::home(side)
    }

    fn detail(view: &View, _: &Scene, spot: &Spot, say: Say) -> Option<String> {
        detail::of_spot(view, spot.resolve()?, say)
    }

    fn forecast(view: &View, action: Action) -> Vec<table::Prompt> {
        stalingrad::words::plans(view, action)
    }
} }

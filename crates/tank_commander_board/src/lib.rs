//! The board of Tank Commander and the faces of its cards.
//!
//! | room | what is in it |
//! |---|---|
//! | `layout` | where positions, hands, piles and the tray lie |
//! | `scene`, `names` | what lies where as the view knows it, and its names in the page |
//! | `svg`, `palette` | the board for a page: whole or in layers; colours by day and by night |
//! | `ground`, `live`, `pieces` | what seldom changes, what moves, the pieces |
//! | `spots`, `clicks`, `ways` | where actions sit on the board, what a click there means, how far a unit could go |
//! | `cues` | what events look like in playback, and what is lost by them |
//! | `text` | the board for a terminal |
//! | [`cards`], `detail` | faces, small faces and backs, for any page; a card large, with all that holds for it |
//! | `encyclopedia`, `values` | a card on a page of its own: every value with the rule behind it |
//! | `tips`, `legend` | what a piece or a place is, in words; all that lies here, with pictures |
//! | `poster` | the battle in progress, for whoever has never seen the game |
//! | `signs`, `tray` | small signs; the stack of interrupts |

pub mod cards;
mod clicks;
mod cues;
mod detail;
mod encyclopedia;
mod ground;
mod layout;
mod legend;
mod live;
mod names;
mod palette;
mod pieces;
mod poster;
mod scene;
mod signs;
mod spots;
mod svg;
mod text;
mod tips;
mod tray;
mod values;
mod ways;

use boards::kit::Army;
use boards::{Cards, Outlook, Reached, Say, Spot};
pub use scene::Scene;
use table::decks::Decks;
use tank_commander::decks::DECKS;
use tank_commander::pieces::Nation;
use tank_commander::{Action, Event, TankCommander, View};

/// The army whose colours and sign a nation has.
const fn army(nation: Nation) -> Army {
    match nation {
        Nation::German => Army::German,
        Nation::Soviet => Army::Soviet,
    }
}

/// The board of Tank Commander.
pub struct TankCommanderBoard;

/// The title: its rules and this board.
pub fn title() -> Box<dyn titles::Playable> {
    titles::title::<TankCommanderBoard>()
}

boards::rooms! { TankCommanderBoard of TankCommander {
    const CARDS: Option<Cards<Self>> = Some(detail::CARDS);

    const DECKS: Option<&'static dyn Decks<TankCommander>> = Some(&DECKS);

    fn home(view: &View, seat: table::Seat) -> (u8, u8) {
        layout::Layout::of(&view.table, Outlook::Upright).home(&view.table, seat)
    }

    fn reach(view: &View, _: &Scene, spot: &Spot) -> Vec<Reached<Action>> {
        spot.resolve().map_or_else(Vec::new, |spot| ways::reach(view, spot))
    }

    fn detail(view: &View, scene: &Scene, spot: &Spot, say: Say) -> Option<String> {
        detail::of_spot(view, scene, spot.resolve()?, say)
    }

    fn forecast(view: &View, action: Action) -> Vec<table::Prompt> {
        tank_commander::words::forecast(view, action)
    }

    fn stack(view: &View) -> Vec<(table::Prompt, u16)> {
        tank_commander::words::stack(view)
    }
} }

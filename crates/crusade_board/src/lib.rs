//! The board of The Last Crusade: nine zones of ground, two air corridors, headquarters, airfields and depots.
//!
//! | room | what is in it |
//! |---|---|
//! | `layout` | where zones, corridors, edges and the hand lie |
//! | `scene`, `names` | what lies where as the view knows it, and its names in the page |
//! | `svg`, `palette` | the board for a page: whole or in layers; colours by day and by night |
//! | `ground`, `terrain`, `air` | what seldom changes: fields, the ground of each zone, the ribbon of air |
//! | `live`, `pieces` | what moves: cards, aircraft, flags, depots |
//! | [`cards`], `art` | faces small and large; what is drawn on them, and aircraft from above |
//! | `spots`, `clicks` | where actions sit on the board, and what a click there means |
//! | `cues` | what events look like in playback, and what is lost by them |
//! | `tips`, `legend`, `detail` | pieces and places in words; all that lies here; a card large |
//! | `poster` | the battle in progress, for whoever has never seen the game |
//! | `text` | the board for a terminal |

mod air;
mod art;
pub mod cards;
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
mod terrain;
mod text;
mod tips;

use boards::kit::Army;
use boards::{Cards, Say, Spot};
use crusade::decks::DECKS;
use crusade::pieces::Nation;
use crusade::{Action, Crusade, Event, View};
pub use scene::Scene;
use table::Side;
use table::decks::Decks;

/// The army whose colours and sign a nation has.
const fn army(nation: Nation) -> Army {
    match nation {
        Nation::German => Army::German,
        Nation::Soviet => Army::Soviet,
    }
}

/// The army of a side: by its seat, since both may have decks of one nation.
const fn army_of(side: Side) -> Army {
    match side {
        Side::First => Army::Soviet,
        Side::Second => Army::German,
    }
}

/// The board of The Last Crusade.
pub struct CrusadeBoard;

/// The title: its rules and this board.
pub fn title() -> Box<dyn titles::Playable> {
    titles::title::<CrusadeBoard>()
}

boards::rooms! { CrusadeBoard of Crusade {
    const CARDS: Option<Cards<Self>> = Some(detail::CARDS);

    const DECKS: Option<&'static dyn Decks<Crusade>> = Some(&DECKS);

    fn home(_: &View, seat: table::Seat) -> (u8, u8) {
        if seat == crusade::setup::seat_of(Side::First) { (50, 100) } else { (50, 0) }
    }

    fn detail(_: &View, scene: &Scene, spot: &Spot, say: Say) -> Option<String> {
        detail::of_spot(scene, spot.resolve()?, say)
    }

    fn forecast(view: &View, action: Action) -> Vec<table::Prompt> {
        crusade::words::forecast(view, action)
    }
} }

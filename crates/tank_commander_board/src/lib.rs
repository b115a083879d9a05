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
use boards::{Board, Cards, Cue, Frame, Ink, LiveLayer, Meaning, Outlook, Poster, Reached, Say, Sign, Spot, TextStyle};
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

impl Board for TankCommanderBoard {
    type Rules = TankCommander;
    type Scene = Scene;

    const POSTER: Option<Poster<Self>> = Some(poster::POSTER);

    const CARDS: Option<Cards<Self>> = Some(detail::CARDS);

    const DECKS: Option<&'static dyn Decks<TankCommander>> = Some(&DECKS);

    fn scene(view: &View, outlook: Outlook) -> Scene {
        Scene::of(view, outlook)
    }

    fn text(view: &View, scene: &Scene, style: TextStyle) -> String {
        text::board(view, scene, style)
    }

    fn svg(view: &View, scene: &Scene) -> String {
        svg::board(view, scene)
    }

    fn home(view: &View, seat: table::Seat) -> (u8, u8) {
        layout::Layout::of(&view.table, Outlook::Upright).home(&view.table, seat)
    }

    fn frame(view: &View) -> Frame {
        svg::frame(view)
    }

    fn ground(view: &View, scene: &Scene, say: Say) -> String {
        ground::layer(view, scene.layout, say)
    }

    fn ground_mark(view: &View) -> u64 {
        ground::mark(view)
    }

    fn live(view: &View, scene: &Scene, ink: Ink) -> LiveLayer {
        live::layer(view, scene, ink)
    }

    fn stylesheet() -> String {
        palette::themes()
    }

    fn spots(view: &View, scene: &Scene, action: Action) -> Vec<Spot> {
        spots::spots(view, scene, action).iter().map(names::Spot::named).collect()
    }

    fn lines(view: &View, scene: &Scene, action: Action) -> Vec<(Spot, Spot)> {
        spots::lines(view, scene, action).iter().map(|(from, to)| (from.named(), to.named())).collect()
    }

    fn click_meanings(view: &View, scene: &Scene, spot: &Spot, held: Option<&Spot>) -> Vec<Meaning<Action>> {
        let held = held.and_then(Spot::resolve).and_then(names::Spot::piece);
        spot.resolve().map_or_else(Vec::new, |spot| clicks::meanings(view, scene, spot, held))
    }

    fn reach(view: &View, _: &Scene, spot: &Spot) -> Vec<Reached<Action>> {
        spot.resolve().map_or_else(Vec::new, |spot| ways::reach(view, spot))
    }

    fn legend(view: &View, scene: &Scene) -> Vec<Sign> {
        legend::signs(view, scene)
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

    fn cue(view: &View, event: &Event) -> Cue {
        cues::cue(view, event)
    }

    fn losses(view: &View) -> Option<[table::Message; 2]> {
        Some(cues::losses(view))
    }
}

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

use boards::{Board, Cue, Frame, Ink, LiveLayer, Meaning, Outlook, Poster, Reached, Say, Sign, Spot, TextStyle};
use duel::{Action, Duel, Event, View};
pub use scene::Scene;

/// The board of Duel of the Giants.
pub struct DuelBoard;

/// The title: its rules and this board.
pub fn title() -> Box<dyn titles::Playable> {
    titles::title::<DuelBoard>()
}

impl Board for DuelBoard {
    type Rules = Duel;
    type Scene = Scene;

    const POSTER: Option<Poster<Self>> = Some(poster::POSTER);

    fn scene(view: &View, outlook: Outlook) -> Scene {
        Scene::of(view, outlook)
    }

    fn text(view: &View, scene: &Scene, style: TextStyle) -> String {
        text::board(view, scene, style)
    }

    fn svg(view: &View, scene: &Scene) -> String {
        svg::board(view, scene).into_string()
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

    fn ground(view: &View, scene: &Scene, say: Say) -> String {
        ground::layer(view, scene.lay, say)
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
        spot.resolve().map_or_else(Vec::new, |spot| spots::reach(view, spot))
    }

    fn legend(view: &View, scene: &Scene) -> Vec<Sign> {
        legend::signs(view, scene)
    }

    fn cue(view: &View, event: &Event) -> Cue {
        cues::cue(view, event)
    }

    fn losses(view: &View) -> Option<[table::Message; 2]> {
        Some(cues::losses(view))
    }
}

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

use boards::{Board, Cue, Frame, Ink, LiveLayer, Meaning, Outlook, Poster, Reached, Say, Sign, Spot, TextStyle};
use prokhorovka::{Action, Event, Prokhorovka, View, words};
pub use scene::Scene;
use table::{Message, Prompt};

/// The board of Blood & Steel.
pub struct ProkhorovkaBoard;

/// The title: its rules and this board.
pub fn title() -> Box<dyn titles::Playable> {
    titles::title::<ProkhorovkaBoard>()
}

impl Board for ProkhorovkaBoard {
    type Rules = Prokhorovka;
    type Scene = Scene;

    const POSTER: Option<Poster<Self>> = Some(poster::POSTER);

    fn scene(view: &View, outlook: Outlook) -> Scene {
        Scene::of(view, outlook)
    }

    fn text(view: &View, scene: &Scene, style: TextStyle) -> String {
        text::board(view, scene, style)
    }

    fn svg(view: &View, scene: &Scene) -> String {
        svg::board(view, scene)
    }

    fn home(_: &View, seat: table::Seat) -> (u8, u8) {
        if seat.0 == 0 { (40, 60) } else { (70, 55) }
    }

    fn frame(_: &View) -> Frame {
        svg::frame()
    }

    fn ground(view: &View, scene: &Scene, say: Say) -> String {
        ground::layer(view, scene, say)
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

    fn spots(view: &View, _: &Scene, action: Action) -> Vec<Spot> {
        spots::spots(view, action).iter().map(names::Spot::named).collect()
    }

    fn lines(view: &View, _: &Scene, action: Action) -> Vec<(Spot, Spot)> {
        spots::lines(view, action).iter().map(|(from, to)| (from.named(), to.named())).collect()
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

    fn detail(view: &View, scene: &Scene, spot: &Spot, say: Say) -> Option<String> {
        detail::of_spot(view, scene, spot.resolve()?, say)
    }

    fn forecast(view: &View, action: Action) -> Vec<Prompt> {
        words::forecast(view, action)
    }

    fn cue(view: &View, event: &Event) -> Cue {
        cues::cue(view, event)
    }

    fn losses(view: &View) -> Option<[Message; 2]> {
        Some(cues::losses(view))
    }
}

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

mod clicks;
mod detail;
mod ground;
mod layout;
mod live;
mod names;
mod palette;
mod pieces;
mod scene;
mod spots;
mod svg;
mod text;

use boards::{Board, Frame, LiveLayer, Say, Spot, TextStyle};
use prokhorovka::{Action, Prokhorovka, View, words};
pub use scene::Scene;
use table::Prompt;

/// The board of Blood & Steel.
pub struct ProkhorovkaBoard;

/// The title: its rules and this board.
pub fn title() -> Box<dyn titles::Playable> {
    titles::title::<ProkhorovkaBoard>()
}

impl Board for ProkhorovkaBoard {
    type Rules = Prokhorovka;
    type Scene = Scene;

    fn scene(view: &View) -> Scene {
        Scene::of(view)
    }

    fn text(view: &View, scene: &Scene, style: TextStyle) -> String {
        text::board(view, scene, style)
    }

    fn svg(view: &View, scene: &Scene) -> String {
        svg::board(view, scene)
    }

    fn home(_: &View, seat: table::Seat) -> (u8, u8) {
        if seat.0 == 0 { (12, 60) } else { (92, 45) }
    }

    fn frame(_: &View) -> Frame {
        svg::frame()
    }

    fn ground(view: &View) -> String {
        ground::layer(view)
    }

    fn ground_mark(view: &View) -> u64 {
        ground::mark(view)
    }

    fn live(view: &View, scene: &Scene, say: Say) -> LiveLayer {
        live::layer(view, scene, say)
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

    fn click_meanings(view: &View, scene: &Scene, spot: &Spot) -> Vec<Action> {
        spot.resolve().map_or_else(Vec::new, |spot| clicks::meanings(view, scene, spot))
    }

    fn reach(view: &View, _: &Scene, spot: &Spot) -> Vec<(Spot, u8)> {
        let reached = spot.resolve().map_or_else(Vec::new, |spot| clicks::reach(view, spot));
        reached.into_iter().map(|(to, left)| (to.named(), left)).collect()
    }

    fn detail(view: &View, scene: &Scene, spot: &Spot, say: Say) -> Option<String> {
        detail::of_spot(view, scene, spot.resolve()?, say)
    }

    fn forecast(view: &View, action: Action) -> Vec<Prompt> {
        words::forecast(view, action)
    }
}

//! The board of The Hell of Stalingrad: a ruined street of four districts, and the faces of its cards.
//!
//! | room | what is in it |
//! |---|---|
//! | `layout` | where districts, rows, hands, piles and the desk lie |
//! | `scene`, `names` | what lies where as the view knows it, and its names in the page |
//! | `svg`, `palette`, `icons` | the board for a page, whole or in layers; colours by day and by night; signs |
//! | `city` | what seldom changes: sky, street, buildings, the river |
//! | `live`, `pieces` | what moves: fire, tracks, dice, the desk; counters, formations, cards, piles |
//! | `spots`, `clicks` | where actions sit on the board, and what a click there means |
//! | `cues` | what events look like in playback, and what is lost by them |
//! | `text` | the board for a terminal |
//! | [`cards`], `detail` | the cards of the box, small and large; a closer look at anything |
//! | `tips`, `legend` | what a piece or a place is, in words; all that lies here, with pictures |
//! | `poster` | the battle in progress, for whoever has never seen the game |

pub mod cards;
mod city;
mod clicks;
mod cues;
mod detail;
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

use boards::{Board, Cards, Cue, Frame, Ink, LiveLayer, Meaning, Outlook, Poster, Say, Sign, Spot, TextStyle};
pub use scene::Scene;
use stalingrad::{Action, Event, Stalingrad, View};

/// The board of The Hell of Stalingrad.
pub struct StalingradBoard;

/// The title: its rules and this board.
pub fn title() -> Box<dyn titles::Playable> {
    titles::title::<StalingradBoard>()
}

impl Board for StalingradBoard {
    type Rules = Stalingrad;
    type Scene = Scene;

    const POSTER: Option<Poster<Self>> = Some(poster::POSTER);

    const CARDS: Option<Cards<Self>> = Some(detail::CARDS);

    fn scene(view: &View, outlook: Outlook) -> Scene {
        Scene::of(view, outlook)
    }

    fn text(view: &View, _: &Scene, style: TextStyle) -> String {
        text::board(view, style)
    }

    fn svg(view: &View, scene: &Scene) -> String {
        svg::board(view, scene)
    }

    fn home(view: &View, seat: table::Seat) -> (u8, u8) {
        let side = view.table.setup.player_on(seat).map_or(table::Side::First, |player| player.side());
        layout::Layout::home(side)
    }

    fn frame(_: &View) -> Frame {
        svg::frame()
    }

    fn ground(view: &View, scene: &Scene, say: Say) -> String {
        city::layer(view, &scene.layout, say)
    }

    fn ground_mark(view: &View) -> u64 {
        city::mark(view)
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

    fn legend(view: &View, scene: &Scene) -> Vec<Sign> {
        legend::signs(view, scene)
    }

    fn detail(view: &View, _: &Scene, spot: &Spot, say: Say) -> Option<String> {
        detail::of_spot(view, spot.resolve()?, say)
    }

    fn forecast(view: &View, action: Action) -> Vec<table::Prompt> {
        stalingrad::words::plans(view, action)
    }

    fn cue(view: &View, event: &Event) -> Cue {
        cues::cue(view, event)
    }

    fn losses(view: &View) -> Option<[table::Message; 2]> {
        Some(cues::losses(view))
    }
}

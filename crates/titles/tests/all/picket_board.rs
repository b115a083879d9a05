//! The board of Picket: just enough to be a title.

use super::picket::{Action, Picket, View};
use boards::{Board, Frame, Ink, LiveLayer, Meaning, Outlook, Say, Sign, Spot, TextStyle};

/// The board of Picket.
pub struct PicketBoard;

impl Board for PicketBoard {
    type Rules = Picket;
    type Scene = ();

    fn scene(_: &View, _: Outlook) {}

    fn text(view: &View, _: &(), _: TextStyle) -> String {
        format!("round {} hands {:?} posted {:?} points {:?}", view.round, view.hands, view.posted, view.points)
    }

    fn svg(view: &View, _: &()) -> String {
        format!("<svg><title>round {}</title></svg>", view.round)
    }

    fn home(_: &View, _: table::Seat) -> (u8, u8) {
        (50, 50)
    }

    fn frame(_: &View) -> Frame {
        Frame { view_box: "0 0 1 1".to_owned(), class: "picket", definitions: "".into() }
    }

    fn ground(_: &View, _: &(), _: Say) -> String {
        String::new()
    }

    fn ground_mark(_: &View) -> u64 {
        0
    }

    fn live(view: &View, scene: &(), _: Ink) -> LiveLayer {
        LiveLayer { under: Self::svg(view, scene), ..LiveLayer::default() }
    }

    fn stylesheet() -> String {
        String::new()
    }

    fn spots(_: &View, _: &(), _: Action) -> Vec<Spot> {
        Vec::new()
    }

    fn lines(_: &View, _: &(), _: Action) -> Vec<(Spot, Spot)> {
        Vec::new()
    }

    fn click_meanings(_: &View, _: &(), _: &Spot, _: Option<&Spot>) -> Vec<Meaning<Action>> {
        Vec::new()
    }

    fn legend(_: &View, _: &()) -> Vec<Sign> {
        Vec::new()
    }
}

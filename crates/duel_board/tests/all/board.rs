//! The board of a view whose scene is laid out anew for each question.

use boards::{Board, Layers, Spot, TextStyle};
use duel::{Action, View};
use duel_board::DuelBoard;

/// The layers; the board of this title has no words.
pub fn layers(view: &View) -> Layers {
    DuelBoard::layers(view, &DuelBoard::scene(view), &|_| String::new())
}

pub fn svg(view: &View) -> String {
    DuelBoard::svg(view, &DuelBoard::scene(view))
}

pub fn text(view: &View, style: TextStyle) -> String {
    DuelBoard::text(view, &DuelBoard::scene(view), style)
}

pub fn spots(view: &View, action: Action) -> Vec<Spot> {
    DuelBoard::spots(view, &DuelBoard::scene(view), action)
}

pub fn lines(view: &View, action: Action) -> Vec<(Spot, Spot)> {
    DuelBoard::lines(view, &DuelBoard::scene(view), action)
}

pub fn click_meanings(view: &View, spot: &Spot) -> Vec<Action> {
    DuelBoard::click_meanings(view, &DuelBoard::scene(view), spot)
}

pub fn reach(view: &View, spot: &Spot) -> Vec<(Spot, u8)> {
    DuelBoard::reach(view, &DuelBoard::scene(view), spot)
}

//! The board of a view whose scene is laid out anew for each question.

use boards::{Board, Layers, Meaning, Outlook, Reached, Spot, TextStyle};
use duel::{Action, View};
use duel_board::DuelBoard;

/// The layers without words.
pub fn layers(view: &View) -> Layers {
    DuelBoard::layers(view, &DuelBoard::scene(view, Outlook::Upright), &|_| String::new())
}

pub fn svg(view: &View) -> String {
    DuelBoard::svg(view, &DuelBoard::scene(view, Outlook::Upright))
}

pub fn text(view: &View, style: TextStyle) -> String {
    DuelBoard::text(view, &DuelBoard::scene(view, Outlook::Upright), style)
}

pub fn spots(view: &View, action: Action) -> Vec<Spot> {
    DuelBoard::spots(view, &DuelBoard::scene(view, Outlook::Upright), action)
}

pub fn lines(view: &View, action: Action) -> Vec<(Spot, Spot)> {
    DuelBoard::lines(view, &DuelBoard::scene(view, Outlook::Upright), action)
}

/// The actions that a click may mean with nothing in hand.
pub fn click_meanings(view: &View, spot: &Spot) -> Vec<Action> {
    meanings(view, spot, None).into_iter().filter_map(Meaning::action).collect()
}

pub fn meanings(view: &View, spot: &Spot, held: Option<&Spot>) -> Vec<Meaning<Action>> {
    DuelBoard::click_meanings(view, &DuelBoard::scene(view, Outlook::Upright), spot, held)
}

pub fn reach(view: &View, spot: &Spot) -> Vec<Reached<Action>> {
    DuelBoard::reach(view, &DuelBoard::scene(view, Outlook::Upright), spot)
}

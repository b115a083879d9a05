//! Simple plans to spar with: one idea each, for either side; whatever the idea leaves open is done as it looks
//! promising.

use crate::action::Action;
use crate::data::Token;
use crate::pieces::*;
use crate::state::{State, Step};
use crate::{German, Stalingrad};
use table::Plan;

/// The plans by name.
pub const PLANS: &[Plan<Stalingrad>] = &[
    Plan { name: "everything", weigh: everything },
    Plan { name: "nothing", weigh: nothing },
    Plan { name: "refit", weigh: refit },
    Plan { name: "burn", weigh: burn },
    Plan { name: "fist", weigh: fist },
    Plan { name: "hoard", weigh: hoard },
];

/// What the idea wants above all.
const WANTED: f32 = 1e6;
/// What it leaves alone as long as there is anything else.
const SHUNNED: f32 = 1e-6;

/// Plays every card as soon as it can be played.
fn everything(_: &State, action: Action, promise: f32) -> f32 {
    match action {
        Action::Play { .. } | Action::Hero(_) | Action::Intercept(_) => WANTED * promise,
        _ => promise,
    }
}

/// Never plays a card and holds.
fn nothing(_: &State, action: Action, promise: f32) -> f32 {
    match action {
        Action::Hold => WANTED * promise,
        Action::Play { .. } | Action::Hero(_) | Action::Intercept(_) => SHUNNED * promise,
        _ => promise,
    }
}

/// Refits for the commander's ability as often as it is allowed, and keeps all cards.
fn refit(state: &State, action: Action, promise: f32) -> f32 {
    match action {
        Action::Refit => WANTED * promise,
        Action::Done if state.table.step == Step::Refit => WANTED * promise,
        _ => promise,
    }
}

/// Plays what brings fire or buckets, or refits for them, and no other card.
fn burn(_: &State, action: Action, promise: f32) -> f32 {
    let burns = |card: CardId| {
        let fire = |token| matches!(token, Token::Fire | Token::Bucket | Token::InfernoAdd | Token::InfernoRemove);
        let units = |unit: Option<UnitKind>| matches!(unit, Some(UnitKind::Pioneer | UnitKind::Worker));
        card.card().effects.iter().any(|effect| fire(effect.token) || units(effect.unit))
    };
    match action {
        Action::Play { card, .. } | Action::Hero(card) => promise * if burns(card) { WANTED } else { SHUNNED },
        _ => promise,
    }
}

/// Puts as many formations as fit into one building after the other.
fn fist(state: &State, action: Action, promise: f32) -> f32 {
    match action {
        Action::Send { formation, to } => promise * (1.0 + 100.0 * state.table.committed(formation.side(), to) as f32),
        _ => promise,
    }
}

/// Keeps its formations back until the last turn.
fn hoard(state: &State, action: Action, promise: f32) -> f32 {
    let table = &state.table;
    let waits = table.step == Step::Manoeuvre && !table.is_last_turn();
    match action {
        Action::Done if waits => WANTED * promise,
        Action::Done if table.step == Step::Manoeuvre && table.decider.side() == German => SHUNNED * promise,
        _ => promise,
    }
}

//! Simple plans to spar with: one idea each, for either side; whatever the idea leaves open is done as it looks
//! promising.

use crate::action::Action;
use crate::data::Token;
use crate::pieces::*;
use crate::state::{State, Step};
use crate::{German, Stalingrad, promise};
use table::Plan;

/// The plans by name.
pub static PLANS: [Plan<Stalingrad>; 6] = [
    Plan { name: "everything", weigh: |state, actions, weights| follow(state, actions, weights, everything) },
    Plan { name: "nothing", weigh: |state, actions, weights| follow(state, actions, weights, nothing) },
    Plan { name: "refit", weigh: |state, actions, weights| follow(state, actions, weights, refit) },
    Plan { name: "burn", weigh: |state, actions, weights| follow(state, actions, weights, burn) },
    Plan { name: "fist", weigh: |state, actions, weights| follow(state, actions, weights, fist) },
    Plan { name: "hoard", weigh: |state, actions, weights| follow(state, actions, weights, hoard) },
];

/// What the idea wants above all.
const WANTED: f32 = 1e6;
/// What it leaves alone as long as there is anything else.
const SHUNNED: f32 = 1e-6;

fn follow(state: &State, actions: &[Action], weights: &mut Vec<f32>, idea: fn(&State, Action) -> f32) {
    promise::promise(state, actions, weights);
    weights.iter_mut().zip(actions).for_each(|(weight, action)| *weight *= idea(state, *action));
}

/// Plays every card as soon as it can be played.
fn everything(_: &State, action: Action) -> f32 {
    match action {
        Action::Play { .. } | Action::Hero(_) | Action::Intercept(_) => WANTED,
        _ => 1.0,
    }
}

/// Never plays a card and holds.
fn nothing(_: &State, action: Action) -> f32 {
    match action {
        Action::Hold => WANTED,
        Action::Play { .. } | Action::Hero(_) | Action::Intercept(_) => SHUNNED,
        _ => 1.0,
    }
}

/// Refits for the commander's ability as often as it is allowed, and keeps all cards.
fn refit(state: &State, action: Action) -> f32 {
    match action {
        Action::Refit => WANTED,
        Action::Done if state.table.step == Step::Refit => WANTED,
        _ => 1.0,
    }
}

/// Plays what brings fire or buckets, or refits for them, and no other card.
fn burn(_: &State, action: Action) -> f32 {
    let burns = |card: CardId| {
        let fire = |token| matches!(token, Token::Fire | Token::Bucket | Token::InfernoAdd | Token::InfernoRemove);
        let units = |unit: Option<UnitKind>| matches!(unit, Some(UnitKind::Pioneer | UnitKind::Worker));
        card.card().effects.iter().any(|effect| fire(effect.token) || units(effect.unit))
    };
    match action {
        Action::Play { card, .. } | Action::Hero(card) => if burns(card) { WANTED } else { SHUNNED },
        _ => 1.0,
    }
}

/// Puts as many formations as fit into one building after the other.
fn fist(state: &State, action: Action) -> f32 {
    match action {
        Action::Send { formation, to } => 1.0 + 100.0 * state.table.committed(formation.side(), to) as f32,
        _ => 1.0,
    }
}

/// Keeps its formations back until the last turn.
fn hoard(state: &State, action: Action) -> f32 {
    let table = &state.table;
    let waits = table.step == Step::Manoeuvre && !table.is_last_turn();
    match action {
        Action::Done if waits => WANTED,
        Action::Done if table.step == Step::Manoeuvre && table.decider.side() == German => SHUNNED,
        _ => 1.0,
    }
}

//! What a position is worth: cards alive, ground taken, the fire that either side can bring to bear, and time.

pub mod features;
mod weights;

use crate::pieces::Window;
use crate::state::{Doing, Focus, State, Step, Table};
use features::Features;
use table::Side;

/// From -1 (lost) to 1 (won) for the side.
pub fn appraise(state: &State, side: Side) -> f32 {
    let table = &state.table;
    let (whose, worth) = match table.step {
        Step::Over => (Side::First, decided(table)),
        _ if table.turn == 0 => (Side::First, 0.0),
        _ => (features::viewpoint(table), promising(state)),
    };
    if side == whose { worth } else { -worth }
}

/// Is it between two turns, when no shot hangs in the air, or before the decks are there? Always before the same
/// seat-turn: whoever plays next is ahead, and what ends with one or the other to play could not be compared.
pub fn quiet(state: &State) -> bool {
    let table = &state.table;
    if table.turn > 0 && table.seat_turn != 0 {
        return false;
    }
    match table.step {
        Step::Deck | Step::Reinforcement | Step::Pool => true,
        Step::Window => table.window.as_ref().is_some_and(|window| window.kind == Window::Start && window.played == 0),
        Step::Play => !table.play.spent && table.play.doing == Doing::Nothing && state.focus == Focus::Nothing,
        _ => false,
    }
}

fn decided(table: &Table) -> f32 {
    match table.ending.and_then(|ending| ending.winner) {
        Some(Side::First) => 1.0,
        Some(Side::Second) => -1.0,
        None => 0.0,
    }
}

/// The odds of the side from whose viewpoint the features are: the logistic curve, drawn out to -1 and 1.
fn promising(state: &State) -> f32 {
    let Features(features) = Features::of(state);
    let weights = weights::of(state.table.setup.card().victory);
    let sum: f32 = features.iter().zip(weights).map(|(sight, weight)| sight * weight).sum();
    // What is lost of the hill in the eighth turn can be retaken in the last: nobody gives it up before.
    let certainty = if state.table.setup.is_hill() { 0.94 } else { 1.0 };
    certainty * (sum / 2.0).tanh()
}

//! What a position is worth to a side.

pub mod features;
mod fire;
mod weights;

use crate::state::{State, Step};
use features::Features;
use table::Side;

/// From -1 (lost) to 1 (won).
pub fn appraise(state: &State, side: Side) -> f32 {
    let worth = match state.table.ending {
        Some(ending) => match ending.winner {
            None => 0.0,
            Some(Side::First) => 1.0,
            Some(Side::Second) => -1.0,
        },
        None => promising(state),
    };
    if side == Side::First { worth } else { -worth }
}

/// The odds of the first side: the logistic curve, drawn out to -1 and 1.
fn promising(state: &State) -> f32 {
    let Features(features) = Features::of(state);
    let weights = weights::of(state.table.setup.scenario);
    let sum: f32 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
    (sum / 2.0).tanh() * 0.98
}

/// The beginning of a player turn, when supply and cards have come and nothing is about to happen by itself; in the
/// set-up at any time.
pub fn quiet(state: &State) -> bool {
    matches!(state.table.step, Step::Reinforce | Step::Over) || state.table.step.is_setup()
}

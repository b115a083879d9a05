//! What a position is worth: the chance of either side to hold each objective in the end, and what else counts.

pub mod outlook;
pub(crate) mod ways;
pub mod weights;

use crate::German;
use crate::map::OBJECTIVES;
use crate::state::{State, Step, Table};
use outlook::{GROUNDS, Outlook};
use table::Side;
use weights::Weights;

/// What a position is worth to a side, from -1 to 1.
pub fn appraise(state: &State, side: Side) -> f32 {
    appraise_by(&state.table, side, &weights::FITTED)
}

/// The same with other weights.
pub fn appraise_by(table: &Table, side: Side, weights: &Weights) -> f32 {
    let worth = match table.step {
        Step::Over => decided(table),
        _ => (0.5 * odds(table, &Outlook::of(table), weights)).tanh(),
    };
    if side == German { worth } else { -worth }
}

/// It is quiet between two actions of units, when nobody is on the march and nothing hangs in the air. While corps are
/// still to be committed it is not: those that wait for it would count as lost.
pub fn quiet(state: &State) -> bool {
    matches!(state.table.step, Step::Operations | Step::Over)
}

fn decided(table: &Table) -> f32 {
    let [german, soviet] = Side::BOTH.map(|side| table.tally(side).total());
    (german - soviet).signum() as f32
}

/// The logarithm of the odds that the Germans win.
fn odds(table: &Table, outlook: &Outlook, weights: &Weights) -> f32 {
    let [always, last] = weights.point;
    expected_points(table, outlook, weights) * (always + last * outlook.late.powi(8))
}

/// How many points more than the Soviets the Germans will have in the end, as these weights see it.
pub fn expected_points(table: &Table, outlook: &Outlook, weights: &Weights) -> f32 {
    let sights = outlook.sights(table, expected_lead(table, outlook, &weights.ground_at(outlook.late)));
    let points: f32 = sights.iter().zip(&weights.points).map(|(sight, weight)| sight * weight).sum();
    let [german, soviet] = weights.acting_in(table.turn);
    points + german * outlook.ready[0] - soviet * outlook.ready[1]
}

/// How many objectives more than the Soviets the Germans will hold in the end, as these weights see it.
pub fn expected_lead(table: &Table, outlook: &Outlook, weights: &[f32; GROUNDS]) -> f32 {
    let lead = |objective: usize| {
        let sum: f32 = outlook.ground(table, objective).iter().zip(weights).map(|(sight, weight)| sight * weight).sum();
        (0.5 * sum).tanh()
    };
    (0..OBJECTIVES).map(lead).sum()
}

//! What each feature weighs: fitted to matches of bots by logistic regression, what is seen at each moment of a battle
//! against the chance of the Break Test that came of it (`cargo run --release -p bots --example fit_stalingrad`). In
//! the order of [`NAMES`](super::features::NAMES).

use super::features::{FEATURES, Stage};
use super::{LATER as SEEN_LATER, PROSPECTS};

/// The weights of the features at this stage of a battle.
pub(super) fn of(stage: Stage) -> &'static [f32; FEATURES] {
    &STAGES[(stage as usize).min(STAGES.len() - 1)]
}

const STAGES: [[f32; FEATURES]; 5] = [
    // before the rounds
    [
        -0.19, 0.69, 0.39, -0.31, -0.10, -0.07, 0.13, -0.08, 0.12, 0.00, -0.10, -0.10, -0.01, 0.00, 0.00, 0.06, 0.05,
        0.03, 0.00, 0.40, -0.28, 0.00, 0.00, 0.00, 0.00, -0.04,
    ],
    // one Hold is left
    [
        -0.02, 0.97, 0.15, -0.09, 0.00, -0.03, 0.04, -0.01, -0.07, 0.10, 0.07, -0.02, -0.03, -0.02, 0.12, -0.02, 0.11,
        -0.16, -0.19, 0.05, -0.07, 0.29, 0.02, -0.36, -0.07, 0.03,
    ],
    // two
    [
        -0.08, 0.81, 0.35, -0.31, 0.04, -0.06, 0.02, -0.03, -0.07, 0.16, 0.04, -0.06, 0.05, -0.10, 0.10, 0.01, 0.04,
        -0.06, -0.14, 0.21, -0.19, 0.25, 0.01, -0.43, -0.11, 0.01,
    ],
    // three
    [
        -0.11, 0.75, 0.31, -0.44, 0.02, -0.09, -0.05, 0.07, -0.02, 0.14, -0.01, 0.00, -0.02, -0.05, 0.09, 0.07, 0.04,
        0.05, -0.13, 0.27, -0.22, 0.19, 0.03, -0.43, -0.11, 0.00,
    ],
    // four or five
    [
        0.00, 0.67, 0.30, -0.34, 0.06, -0.19, -0.13, 0.13, 0.08, 0.12, -0.12, -0.07, -0.03, -0.17, 0.08, 0.02, 0.07,
        -0.01, -0.06, 0.15, -0.24, 0.09, 0.14, -0.35, -0.15, 0.05,
    ],
];

/// Of battles to come: what is foreseen without knowing more, then what a lead in formations, fire, a lead in units
/// and the strength of the building change.
pub(super) const LATER: [f32; SEEN_LATER] = [-0.535, 0.054, 0.352, 0.415, -0.508];

/// Of the whole match.
pub(super) const MATCH: [f32; PROSPECTS] = [0.150, 0.800, -0.100, 0.070];

//! What each feature weighs: fitted by logistic regression to 760 matches of bots (docs/bots.md tells how), what
//! was seen at each moment of a battle against the chance of the Break Test that came of it. In the order in which
//! [`Features`](super::features::Features) lists them.

use super::PROSPECTS;
use super::features::{FEATURES, Stage};
use super::turns::SEEN;

/// The weights of the features at this stage of a battle.
pub(super) fn of(stage: Stage) -> &'static [f32; FEATURES] {
    &STAGES[(stage as usize).min(STAGES.len() - 1)]
}

const STAGES: [[f32; FEATURES]; 5] = [
    // before the rounds
    [
        0.02, 0.75, 0.40, -0.28, -0.08, -0.21, 0.10, -0.17, 0.12, 0.07, -0.11, -0.24, -0.03, -0.08, 0.00, 0.07, 0.01,
        -0.04, -0.03, 0.52, -0.40, 0.00, 0.00, 0.00, 0.00, 0.00,
    ],
    // one Hold is left
    [
        -0.03, 0.95, 0.14, -0.10, 0.04, -0.01, 0.06, -0.04, -0.06, 0.07, 0.09, -0.06, -0.03, -0.01, 0.12, -0.01, 0.15,
        -0.17, -0.17, 0.10, -0.06, 0.23, 0.09, -0.35, -0.09, 0.03,
    ],
    // two
    [
        0.06, 0.85, 0.36, -0.37, 0.03, -0.10, -0.04, -0.04, -0.03, 0.11, 0.04, -0.13, -0.03, -0.08, 0.11, 0.01, 0.06,
        -0.04, -0.17, 0.25, -0.19, 0.26, 0.04, -0.41, -0.06, 0.03,
    ],
    // three
    [
        -0.05, 0.79, 0.39, -0.43, 0.03, -0.15, -0.11, 0.01, 0.02, 0.11, 0.04, -0.11, -0.01, -0.08, 0.10, 0.06, 0.01,
        0.04, -0.15, 0.33, -0.27, 0.20, 0.04, -0.36, -0.08, 0.04,
    ],
    // four or five
    [
        0.10, 0.76, 0.32, -0.35, 0.05, -0.28, -0.17, 0.07, -0.03, 0.11, -0.03, -0.20, -0.04, -0.17, 0.08, 0.01, 0.09,
        0.01, -0.09, 0.36, -0.30, 0.20, 0.11, -0.28, -0.10, 0.06,
    ],
];

/// Of battles to come: what is foreseen without knowing more, then what a lead in formations, fire, a lead in units
/// and the strength of the building change.
pub(super) const LATER: [f32; SEEN] = [-0.480, 0.070, 0.370, 0.360, -0.590];

/// Of the whole match, by the turns that are left after this one: the first two fitted to 12,000 matches of players who
/// do what looks promising, what a formation and a card are worth taken from matches played on with one less.
pub(super) const MATCH: [[f32; PROSPECTS]; 3] = [
    [0.05, 0.94, 0.00, 0.00, 0.00, 0.10, 0.00],
    [0.30, 0.77, 0.35, 0.25, 0.00, 0.10, -0.05],
    [0.45, 0.51, 0.45, 0.35, 0.05, 0.10, -0.08],
];

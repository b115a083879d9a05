//! What each number weighs, fitted to matches by logistic regression.

use super::outlook::{GROUNDS, SIGHTS};

/// What each number weighs.
pub struct Weights {
    /// For the odds that an objective ends German.
    pub ground: [f32; GROUNDS],
    /// For the odds that the Germans win, at the beginning.
    pub early: [f32; SIGHTS],
    /// What is added to that as the square of the time.
    pub late: [f32; SIGHTS],
}

/// As matches have it.
pub const FITTED: Weights = Weights {
    ground: [-0.7, 0.2, 0.3, 1.5, 1.0, 0.0, 0.2, 0.2, 0.2, 0.1, 3.67],
    early: [0.17, 0.31, 0.05, 0.0, 0.3, 0.25, 0.12, 0.15, -0.15, 0.0],
    late: [0.4, 0.4, 0.3, 0.6, 0.45, 0.45, 0.1, -0.1, 0.1, 0.0],
};

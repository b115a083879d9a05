//! What each sight weighs: fitted to matches of bots by `cargo run --release -p bots --example fit`, on Hill 621 to
//! matches of players who follow the promise (`… fit 8000 hill-621`). In the order of [`NAMES`](super::features::NAMES).

use super::features::FEATURES;
use crate::data::Victory;

/// The weights of the features where this is what wins.
pub(super) fn of(victory: Victory) -> &'static [f32; FEATURES] {
    match victory {
        Victory::RearPositions => &REAR_POSITIONS,
        Victory::HomePositions => &HOME_POSITIONS,
        Victory::RearPositionsAttacker => &REAR_POSITIONS_ATTACKER,
        Victory::Hill621 => &HILL_621,
        Victory::EliminateOnBoard => &ELIMINATE_ON_BOARD,
    }
}

const REAR_POSITIONS: [f32; FEATURES] =
    [0.00, 12.45, 7.74, 5.50, 4.24, 10.32, 6.11, 15.25, 0.00, 0.81, 0.40, 0.38, 0.00, 0.00, -0.14, 0.00, 0.00, -5.20];

const HOME_POSITIONS: [f32; FEATURES] =
    [-4.78, 5.88, 4.85, 4.55, 5.20, 10.12, 5.83, 0.00, 0.10, 2.31, 0.41, 0.18, -0.13, 3.41, -1.03, 1.00, 0.40, 3.04];

const REAR_POSITIONS_ATTACKER: [f32; FEATURES] =
    [-2.73, 6.27, 3.89, 5.50, 4.07, 7.54, 5.89, 0.00, 0.00, 1.30, 0.56, 0.70, -1.45, 2.15, -0.59, 0.65, 0.23, 2.43];

const HILL_621: [f32; FEATURES] = [
    -6.55, 5.63, -4.85, 0.00, 2.70, 19.53, 14.22, 0.00, -3.33, 1.00, 1.03, 0.35, -0.40, 6.60, -0.14, 0.58, 7.79, -9.10,
];

const ELIMINATE_ON_BOARD: [f32; FEATURES] =
    [0.00, 13.24, 7.70, 5.50, 3.50, 7.09, 6.00, 11.33, 1.05, 2.12, 0.50, 1.09, -0.80, 0.00, -0.70, 0.60, 0.90, 0.37];

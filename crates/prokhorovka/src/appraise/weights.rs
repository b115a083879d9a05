//! What each number weighs.

use super::outlook::{GROUNDS, SIGHTS};
use crate::data::DATA;

/// How many functions of the time a weight is made of.
pub const TIMES: usize = 3;

/// Turns of a match.
const TURNS: usize = 9;

/// What each number weighs.
pub struct Weights {
    /// For the odds that an objective ends German: from the beginning, with the time, and in the last two turns.
    pub ground: [[f32; TIMES]; GROUNDS],
    /// In points of the German lead.
    pub points: [f32; SIGHTS],
    /// The points that a side gains or loses when strength of 1 acts, by side and turn: so much is to come from those
    /// who have not acted yet, or a position would look better or worse only because somebody has.
    pub acting: [[f32; TURNS]; 2],
    /// The logarithm of the odds to win that a point is worth, from the beginning and in the last two turns.
    pub point: [f32; 2],
}

/// The functions of the time, which runs from 0 to 1: always, with the time, and in the last two turns.
pub fn times(late: f32) -> [f32; TIMES] {
    [1.0, late, late.powi(8)]
}

impl Weights {
    /// What the numbers of an objective weigh at a time.
    pub fn ground_at(&self, late: f32) -> [f32; GROUNDS] {
        let times = times(late);
        self.ground.map(|weights| weights.iter().zip(&times).map(|(weight, time)| weight * time).sum())
    }

    /// What strength of 1 that has yet to act will bring its side, by side.
    pub fn acting_in(&self, turn: u8) -> [f32; 2] {
        let turn = turn.clamp(1, DATA.numbers.last_turn);
        self.acting.map(|turns| turns.get(usize::from(turn) - 1).copied().unwrap_or(0.0))
    }
}

/// As matches have it: `ground` and `acting` are fitted, the others rounded by hand.
pub const FITTED: Weights = Weights {
    ground: [
        [-0.72, -0.18, 0.32], // in any case
        [0.01, -0.03, 0.58],  // held
        [0.59, 0.43, -0.69],  // who is near
        [-0.08, 0.30, -0.48], // who can be there soon
        [-0.04, 0.22, 0.85],  // who stands there
        [1.36, 1.29, 0.95],   // held, and no enemy comes in time
    ],
    points: [1.0, 1.0, 0.4, 1.0, 1.0, 1.0, 0.3, 0.2],
    acting: [
        [0.02, 0.0, 0.0, 0.01, 0.015, 0.005, -0.05, -0.18, -0.05],
        [0.074, 0.07, 0.065, 0.065, 0.06, 0.02, -0.075, -0.22, 0.035],
    ],
    point: [0.3, 0.6],
};

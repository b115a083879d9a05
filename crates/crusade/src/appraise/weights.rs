//! What each feature weighs: fitted to matches of bots. In the order of [`NAMES`](super::features::NAMES).

use super::features::FEATURES;
use crate::data::Scenario;

/// The weights of the features in a scenario.
pub(super) fn of(scenario: Scenario) -> &'static [f32; FEATURES] {
    match scenario {
        Scenario::Kharkov => &KHARKOV,
        _ => &BY_POINTS,
    }
}

const BY_POINTS: [f32; FEATURES] =
    [0.0, 0.05, 3.2, 2.5, 1.0, 1.4, 0.6, 1.1, 0.5, 0.2, 0.4, 0.2, 0.15, 0.3, 0.2, 2.0, 1.2, 0.7, 0.0, 0.0];

const KHARKOV: [f32; FEATURES] =
    [0.0, 0.05, 0.3, 0.0, 2.2, 1.7, 1.0, 0.5, 0.5, 0.1, 0.1, 0.25, 0.3, 0.5, 0.6, 0.0, 1.0, 0.4, 1.0, 4.5];

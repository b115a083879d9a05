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
    [0.0, 0.2, 2.0, 2.0, 2.5, 2.5, 2.2, 2.0, 0.6, 0.5, 0.3, 0.4, 0.6, 1.2, 1.0, 4.0, 2.5, 0.7, 0.0, 0.0];

const KHARKOV: [f32; FEATURES] =
    [0.0, 0.2, 1.0, 0.0, 2.0, 2.0, 2.0, 1.5, 0.5, 0.4, 0.3, 0.4, 0.2, 0.3, 0.5, 0.0, 2.5, 0.7, 2.0, 5.0];

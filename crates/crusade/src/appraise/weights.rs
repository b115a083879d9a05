//! What each feature weighs: fitted to matches and rounded by hand. In the order of [`NAMES`](super::features::NAMES).

use super::features::FEATURES;
use crate::data::Scenario;

/// The weights of the features in a scenario.
pub(super) fn of(scenario: Scenario) -> &'static [f32; FEATURES] {
    match scenario {
        Scenario::Kharkov => &KHARKOV,
        Scenario::Lunch => &LUNCH,
        Scenario::Meeting | Scenario::Open => &BY_POINTS,
    }
}

#[rustfmt::skip]
const BY_POINTS: [f32; FEATURES] = [
    0.0, -0.15, 1.2, 0.5, 0.45, 0.6, 0.2, 0.3, 0.55, 0.35, 0.25, 0.6, 0.07, 0.0, 0.13, 2.2, 0.4, 0.65, 0.0, 0.0,
    1.8, 0.45, 0.5, 0.4, 0.25, 0.3, 0.7,
];

/// Points count for more where twenty of them decide, and a headquarters is nearer.
#[rustfmt::skip]
const LUNCH: [f32; FEATURES] = [
    0.0, -0.1, 1.7, 0.9, 0.5, 0.9, 0.1, 0.9, 0.4, 0.5, 0.1, 0.45, 0.0, 0.0, 0.3, 1.4, 0.3, 1.4, 0.0, 0.0,
    1.3, 0.5, 0.1, 0.2, 0.35, 0.0, 1.1,
];

/// Ground decides, not points, and whoever does nothing loses as Soviets: where a fit to material said that they were
/// all but winning, the Germans still won one match of six.
#[rustfmt::skip]
const KHARKOV: [f32; FEATURES] = [
    -1.0, 0.0, 0.1, 0.0, 1.2, 1.2, 0.6, 0.2, 0.45, 0.1, 0.0, 0.1, 0.7, 0.7, 0.5, 0.0, 0.6, 0.5, 0.8, 4.6,
    0.0, 0.3, 0.0, 0.2, 0.0, 0.0, 0.0,
];

//! What becomes of a district in the turns to come.

use super::features::bounded;
use super::{logistic, weights};
use crate::pieces::*;
use crate::state::{Ground, Site, Table};
use crate::{German, Soviet};

/// The most turns that can follow this one.
const MOST: usize = 8;

/// How many things are looked at in a building that is fought for later.
pub(super) const SEEN: usize = 5;

/// One; the German lead in formations; fire, a German lead in units, and how strong the building is.
fn seen(ground: &Ground, building: BuildingId, lead: f32) -> [f32; SEEN] {
    let units = f32::from(ground.strength(German)) - f32::from(ground.strength(Soviet));
    let fire = f32::from(ground.infernos) + 0.2 * (f32::from(ground.fire) - f32::from(ground.bucket));
    [1.0, lead, fire, bounded(0.5 * units), f32::from(building.card().defence) - 1.7]
}

/// The turns to come, as far as they can be foreseen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turns {
    /// Turns after this one by the marker.
    left: usize,
    /// The chance of an hourglass in a turn.
    hourglass: f32,
    /// The chance that a captured district that is renewed reaches the Volga.
    volga: f32,
    /// How much more the Germans have on the table.
    lead: f32,
    /// The chance that a captured building stays closed, by turns left.
    closed: [f32; MOST + 1],
}

impl Turns {
    pub(super) fn of(table: &Table, lead: f32) -> Turns {
        let deck = || table.campaign.iter().filter(|card| card.side() == Soviet);
        let skips = deck().filter(|card| card.card().hourglass).count() as f32;
        let laid = table.districts.iter().filter(|ground| ground.site == Site::Volga).count() as f32;
        let mut turns = Turns {
            left: usize::from(table.setup.last_turn().saturating_sub(table.turn)).min(MOST),
            hourglass: skips / deck().count().max(1) as f32,
            volga: (6.0 - laid) / (11.0 - laid),
            lead,
            closed: [1.0; MOST + 1],
        };
        let falls = logistic(weights::LATER[0] + weights::LATER[1] * lead);
        let mut stands = [falls; MOST + 1];
        for left in 1..=turns.left {
            let renewed = |later: usize, stands: &[f32]| match later {
                0 => 1.0,
                _ => turns.volga + (1.0 - turns.volga) * stands[later],
            };
            turns.closed[left] = turns.next(left, |later| renewed(later, &stands));
            stands[left] = falls * turns.closed[left] + (1.0 - falls) * turns.next(left, |later| stands[later]);
        }
        turns
    }

    /// What is to be expected of the next turn, of which this is known by how many turns are left after it.
    fn next(&self, left: usize, chance: impl Fn(usize) -> f32) -> f32 {
        (1.0 - self.hourglass) * chance(left - 1) + self.hourglass * chance(left.saturating_sub(2))
    }

    /// Turns after this one by the marker.
    pub(super) fn left(&self) -> usize {
        self.left
    }

    /// The chance that a district is closed at the end whose building has fallen.
    pub(super) fn captured(&self, building: BuildingId) -> f32 {
        if building.card().river_bank { 1.0 } else { self.closed[self.left] }
    }

    /// The same for a building that stands at the end of this turn.
    pub(super) fn kept(&self, ground: &Ground, building: BuildingId) -> f32 {
        if self.left == 0 {
            return 0.0;
        }
        let sum: f32 =
            seen(ground, building, self.lead).iter().zip(weights::LATER).map(|(seen, weight)| seen * weight).sum();
        let falls = logistic(sum);
        let mut stands = [falls; MOST + 1];
        for left in 1..self.left {
            stands[left] = falls * self.closed[left] + (1.0 - falls) * self.next(left, |later| stands[later]);
        }
        self.next(self.left, |later| stands[later])
    }
}

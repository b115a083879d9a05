//! Which units are in a hex: found without looking through all of them.

use crate::map::{HEXES, Hex};
use crate::pieces::{UNITS, Unit, UnitId};

/// The units of each hex as a chain in the order of the list: the first, and who follows whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stacks {
    first: [Option<UnitId>; HEXES],
    next: [Option<UnitId>; UNITS],
}

impl Default for Stacks {
    fn default() -> Stacks {
        Stacks { first: [None; HEXES], next: [None; UNITS] }
    }
}

impl Stacks {
    /// The stacks of these units.
    pub(crate) fn of(units: &[Unit]) -> Stacks {
        let mut stacks = Stacks::default();
        for (id, unit) in UnitId::ALL.into_iter().zip(units) {
            if let Some(hex) = unit.at() {
                stacks.add(id, hex);
            }
        }
        stacks
    }

    /// The units in a hex.
    #[inline]
    pub(crate) fn in_hex(&self, hex: Hex) -> impl Iterator<Item = UnitId> + Clone + '_ {
        let mut here = self.first[hex.index()];
        std::iter::from_fn(move || {
            let unit = here?;
            here = self.next[unit.index()];
            Some(unit)
        })
    }

    /// A unit has come into a hex.
    pub(crate) fn add(&mut self, unit: UnitId, hex: Hex) {
        let mut link = &mut self.first[hex.index()];
        while let Some(before) = *link {
            if before > unit {
                break;
            }
            link = &mut self.next[before.index()];
        }
        let after = link.replace(unit);
        self.next[unit.index()] = after;
    }

    /// A unit has left a hex.
    pub(crate) fn remove(&mut self, unit: UnitId, hex: Hex) {
        let after = self.next[unit.index()].take();
        let mut link = &mut self.first[hex.index()];
        while let Some(here) = *link {
            if here == unit {
                *link = after;
                return;
            }
            link = &mut self.next[here.index()];
        }
    }
}

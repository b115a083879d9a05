//! A set-up that is not complete yet (chapter 4).

use crate::legal::may_choose_station;
use crate::map::Terrain;
use crate::pieces::{Place, UnitId};
use crate::state::{REMNANTS, Step, Table, VILLAGE_REMNANTS};
use crate::{German, Soviet};
use table::kit::Faults;

impl Table {
    /// Chapter 4: everything is as on the empty table, but for what has been placed so far.
    pub(super) fn check_setup(&self, faults: &mut Faults) {
        let mut empty = Table::empty(&self.setup);
        empty.step = self.step;
        empty.units.clone_from(&self.units);
        empty.tokens.clone_from(&self.tokens);
        empty.stacks.clone_from(&self.stacks);
        faults.demand(*self == empty, || "something has happened before the set-up is complete".into());
        let tokens = match self.step {
            Step::GermanSetup => self.tokens.is_empty(),
            Step::RemnantSetup => self.tokens.is_empty() || (VILLAGE_REMNANTS..REMNANTS).contains(&self.tokens.len()),
            _ => self.tokens.len() == REMNANTS,
        };
        faults.demand(tokens, || format!("{} hexes are chosen for remnants", self.tokens.len()));
        self.lay_again(faults);
    }

    /// The same units placed and the same hexes chosen one by one, as the rules want it.
    fn lay_again(&self, faults: &mut Faults) {
        let mut again = Table::empty(&self.setup);
        let placed = |unit: UnitId| self.at(unit);
        let lay = |again: &mut Table, faults: &mut Faults, side| {
            while let Some((unit, hex)) = again.next_to_place().and_then(|unit| Some((unit, placed(unit)?))) {
                let fits = match side {
                    German => again.may_place_german(unit, hex),
                    Soviet => again.may_place_airborne(unit, hex),
                };
                faults.demand(fits.is_ok(), || format!("{} cannot be placed at {hex}", unit.word()));
                again.units[unit.index()].place = Place::At(hex);
                again.stacks.add(unit, hex);
            }
        };
        lay(&mut again, faults, German);
        if self.step != Step::GermanSetup {
            let all = again.next_to_place().is_none();
            faults.demand(all, || "the German set-up is not complete".into());
            again.step = Step::AirborneSetup;
            self.check_tokens(&mut again, faults);
            if self.step == Step::AirborneSetup {
                lay(&mut again, faults, Soviet);
            }
        }
        faults.demand(again.units == self.units, || "a unit is somewhere else than where it was placed".into());
    }

    fn check_tokens(&self, again: &mut Table, faults: &mut Faults) {
        let villages = self.tokens.iter().filter(|hex| hex.terrain() == Terrain::Village);
        let held = villages.clone().count();
        let stations = villages.clone().filter(|hex| may_choose_station(**hex).is_ok()).count();
        let right = self.tokens.is_empty() || (held == VILLAGE_REMNANTS && stations == 1);
        let outside = villages.clone().all(|hex| hex.spot().zone.is_none());
        faults.demand(right && outside, || "the villages do not have a remnant each".into());
        for hex in &self.tokens {
            let fits = hex.terrain() == Terrain::Village || again.may_place_token(*hex).is_ok();
            faults.demand(fits, || format!("no remnant can lie at {hex}"));
            let sorted = again.tokens.last().is_none_or(|last| last < hex);
            faults.demand(sorted, || "the hexes of the remnants are out of order".into());
            again.tokens.push(*hex);
        }
    }
}

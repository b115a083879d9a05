//! Set-up by hand (chapter 4).

use super::{May, Table, Why};
use crate::German;
use crate::action::Action;
use crate::data::DATA;
use crate::map::{Hex, Terrain};
use crate::pieces::{Formation, UnitId};
use crate::state::{Step, VILLAGE_REMNANTS};

impl Table {
    pub(super) fn may_lay(&self, action: Action) -> May {
        let Action::Place(hex) = action else { return Err(Why::NotNow) };
        match (self.step, self.next_to_place()) {
            (Step::GermanSetup, Some(unit)) => self.may_place_german(unit, hex),
            (Step::AirborneSetup, Some(unit)) => self.may_place_airborne(unit, hex),
            (Step::RemnantSetup, _) if self.tokens.len() < VILLAGE_REMNANTS => may_choose_station(hex),
            (Step::RemnantSetup, _) => self.may_place_token(hex),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_laying(&self, into: &mut Vec<Action>) {
        match self.next_to_place() {
            Some(unit) if self.step == Step::GermanSetup => {
                self.list(DATA.zone_of(unit.formation()).map(Action::Place), into);
            }
            _ => self.list(Hex::all().map(Action::Place), into),
        }
    }

    /// BS-4.2, BS-4.3.
    pub(crate) fn may_place_german(&self, unit: UnitId, hex: Hex) -> May {
        let (spot, division) = (hex.spot(), unit.formation());
        if spot.zone != Some(division) {
            if !spot.is_hill_2522 || division != Formation::Lah {
                return Err(Why::OutsideZone);
            }
            let up_there = |unit: UnitId| self.at(unit).is_some_and(|hex| hex.spot().is_hill_2522);
            if Formation::Lah.units().any(up_there) {
                return Err(Why::HillTaken);
            }
        }
        if self.has_room(hex, &[unit]) { Ok(()) } else { Err(Why::Stacking) }
    }

    /// BS-4.4: the five remnants that are not in villages.
    pub(crate) fn may_place_token(&self, hex: Hex) -> May {
        self.may_be_soviet(hex)?;
        if hex.terrain() == Terrain::Village {
            return Err(Why::RemnantInVillage);
        }
        if self.tokens.contains(&hex) { Err(Why::RemnantThere) } else { Ok(()) }
    }

    /// BS-4.6.
    pub(crate) fn may_place_airborne(&self, unit: UnitId, hex: Hex) -> May {
        self.may_be_soviet(hex)?;
        let others =
            self.units_in(hex).filter(|other| *other != unit).count() + usize::from(self.tokens.contains(&hex));
        if others < usize::from(DATA.numbers.stack_limit) { Ok(()) } else { Err(Why::Stacking) }
    }

    fn may_be_soviet(&self, hex: Hex) -> May {
        if hex.spot().zone.is_some() {
            return Err(Why::InsideGermanZone);
        }
        if self.holds(hex, German) { Err(Why::GermansThere) } else { Ok(()) }
    }
}

/// BS-4.11: the hex in Prokhorovka.
pub(crate) fn may_choose_station(hex: Hex) -> May {
    if hex.spot().name == STATION { Ok(()) } else { Err(Why::NotProkhorovka) }
}

/// The village with two hexes.
pub(crate) const STATION: &str = "Prokhorovka";

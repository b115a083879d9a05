//! Aircraft and artillery (chapter 6).

use super::{May, Table, Why};
use crate::action::Action;
use crate::data::DATA;
use crate::map::HexSet;
use crate::pieces::{Health, UnitId, UnitSet};
use crate::state::Rudel;

impl Table {
    pub(super) fn may_support(&self, action: Action) -> May {
        let side = self.active().index();
        match action {
            Action::Air(at) | Action::Rudel(at) => {
                if self.air[side] == 0 {
                    return Err(Why::NoAircraft);
                }
                if matches!(action, Action::Rudel(_)) && !self.can_fly_rudel() {
                    return Err(Why::NoRudel);
                }
                self.may_be_bombed(at)
            }
            Action::Shell(at) => {
                if self.artillery[side] == 0 {
                    return Err(Why::NoArtillery);
                }
                self.may_be_bombed(at)?;
                let seen = self.at(at).is_some_and(|hex| self.spotted().has(hex));
                if seen { Ok(()) } else { Err(Why::BeyondArtillery) }
            }
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_support(&self, into: &mut Vec<Action>) {
        let side = self.active();
        let targets = UnitSet::of_side(side.other()).iter().filter(|unit| self.may_be_bombed(*unit).is_ok());
        if self.air[side.index()] > 0 {
            into.extend(targets.clone().map(Action::Air));
            if self.can_fly_rudel() {
                into.extend(targets.clone().map(Action::Rudel));
            }
        }
        if self.artillery[side.index()] > 0 {
            let spotted = self.spotted();
            let seen = |unit: &UnitId| self.at(*unit).is_some_and(|hex| spotted.has(hex));
            into.extend(targets.filter(seen).map(Action::Shell));
        }
    }

    /// Is there a target for any support that is left?
    pub(super) fn can_support(&self) -> bool {
        let side = self.active();
        let mut targets = UnitSet::of_side(side.other()).iter().filter(|unit| self.may_be_bombed(*unit).is_ok());
        if self.air[side.index()] > 0 && targets.clone().next().is_some() {
            return true;
        }
        if self.artillery[side.index()] == 0 {
            return false;
        }
        let spotted = self.spotted();
        targets.any(|unit| self.at(unit).is_some_and(|hex| spotted.has(hex)))
    }

    fn can_fly_rudel(&self) -> bool {
        self.active() == crate::German && self.rudel == Rudel::Flies
    }

    /// BS-6.8.
    fn may_be_bombed(&self, at: UnitId) -> May {
        if at.side() == self.active() {
            return Err(Why::NotAnEnemy);
        }
        let unit = self.unit(at);
        unit.at().ok_or(Why::TargetGone)?;
        let spent = unit.health == Health::ReducedDisrupted || (at.is_tiger() && unit.is_disrupted());
        if spent { Err(Why::HarmedEnough) } else { Ok(()) }
    }

    /// The hexes in reach of the active side's artillery (BS-6.6).
    fn spotted(&self) -> HexSet {
        let mut spotted = HexSet::default();
        for unit in UnitSet::of_side(self.active()).iter().map(|unit| self.unit(unit)) {
            if let Some(hex) = unit.at().filter(|_| !unit.is_disrupted()) {
                spotted.join(&DATA.barrage[hex.index()]);
            }
        }
        spotted
    }

    /// What is added to the die of a support attack (BS-6.7, BS-17.3).
    pub fn support_modifier(&self, at: UnitId, rudel: bool) -> i8 {
        let covered = self.at(at).is_some_and(|hex| DATA.terrain[hex.terrain().index()].cover > 0);
        let cover = if covered { DATA.modifiers.cover } else { 0 };
        cover + if rudel { DATA.modifiers.rudel } else { 0 }
    }
}

//! The phase of a formation (chapter 7).

use super::fire::Pace;
use super::march::Walk;
use super::{May, Table, Why};
use crate::Soviet;
use crate::action::Action;
use crate::data::DATA;
use crate::pieces::{Formation, Place, Stage, UnitId};
use crate::state::Origin;
use arrayvec::ArrayVec;

impl Table {
    pub(super) fn may_operate(&self, action: Action) -> May {
        match action {
            Action::Fire { by, at } => self.may_fire(by, at, Pace::Full),
            Action::HalfFire { by, at } => self.may_fire(by, at, Pace::Half),
            Action::March(unit) => self.may_begin_march(unit),
            Action::Group(first, second, third) => self.may_begin_group(first, second, third),
            Action::Air(_) | Action::Rudel(_) | Action::Shell(_) => self.may_support(action),
            Action::End => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_operations(&self, into: &mut Vec<Action>) {
        for by in self.actors() {
            if self.can_act(by).is_err() {
                continue;
            }
            for pace in [Pace::Full, Pace::Half] {
                self.list_shots(by, pace, into);
            }
            if self.may_begin_march(by).is_ok() {
                into.push(Action::March(by));
            }
        }
        self.any_group(|group| {
            into.push(group);
            false
        });
        self.list_support(into);
        into.push(Action::End);
    }

    fn list_shots(&self, by: UnitId, pace: Pace, into: &mut Vec<Action>) {
        if self.may_open_fire(by, pace).is_err() {
            return;
        }
        let counted = self.pace_of(by, pace);
        self.any_target(by, |at| {
            if self.aim(by, at, counted).is_ok() {
                into.push(match pace {
                    Pace::Full => Action::Fire { by, at },
                    Pace::Half => Action::HalfFire { by, at },
                });
            }
            false
        });
    }

    /// Is there anything to do in this phase but to end it (BS-5.11)?
    pub(crate) fn can_operate(&self) -> bool {
        self.can_support() || self.actors().any(|unit| self.can_do_something(unit)) || self.any_group(|_| true)
    }

    fn can_do_something(&self, unit: UnitId) -> bool {
        let fires = |pace: Pace| {
            self.may_open_fire(unit, pace).is_ok() && {
                let counted = self.pace_of(unit, pace);
                self.any_target(unit, |at| self.aim(unit, at, counted).is_ok())
            }
        };
        self.can_act(unit).is_ok() && (self.may_begin_march(unit).is_ok() || fires(Pace::Full) || fires(Pace::Half))
    }

    /// The units that the active player may act with, as far as formations go (BS-7.2).
    fn actors(&self) -> impl Iterator<Item = UnitId> + Clone {
        let remnants = (self.active() == Soviet).then_some(Formation::Remnants);
        self.active_formation().into_iter().chain(remnants).flat_map(Formation::units)
    }

    /// May this unit act in this phase (BS-7.2)?
    pub fn can_act(&self, id: UnitId) -> May {
        if id.side() != self.active() {
            return Err(Why::NotYours);
        }
        if Some(id.formation()) != self.active_formation() && !id.is_remnant() {
            return Err(Why::NotDrawn);
        }
        let unit = self.unit(id);
        if !matches!(unit.place, Place::At(_) | Place::Waiting) {
            return Err(Why::NotOnMap);
        }
        if unit.is_disrupted() {
            return Err(Why::IsDisrupted);
        }
        if unit.stage == Stage::Done { Err(Why::IsDone) } else { Ok(()) }
    }

    /// May this unit begin a march (BS-7.5, BS-8.6)?
    pub(crate) fn may_begin_march(&self, id: UnitId) -> May {
        self.can_act(id)?;
        if self.unit(id).stage == Stage::MovedHalf {
            return Err(Why::HasMoved);
        }
        let origin = if self.unit(id).place == Place::Waiting { Origin::Off } else { Origin::Map };
        let walk = Walk { table: self, movers: &[id], origin };
        if walk.can_begin() { Ok(()) } else { Err(Why::NowhereToGo) }
    }

    /// May these begin a march together (BS-11.1)?
    fn may_begin_group(&self, first: UnitId, second: UnitId, third: Option<UnitId>) -> May {
        let movers: ArrayVec<UnitId, 3> = [first, second].into_iter().chain(third).collect();
        if !movers.windows(2).all(|pair| pair[0] < pair[1]) {
            return Err(Why::NotAGroup);
        }
        for unit in &movers {
            self.can_act(*unit)?;
            if unit.is_remnant() {
                return Err(Why::RemnantsDoNotOverrun);
            }
            if self.unit(*unit).stage == Stage::MovedHalf {
                return Err(Why::HasMoved);
            }
        }
        let start = self.at(first).ok_or(Why::NotOnMap)?;
        if movers.iter().any(|unit| self.at(*unit) != Some(start)) {
            return Err(Why::NotTogether);
        }
        if movers.iter().filter(|unit| !unit.is_tiger()).count() > usize::from(DATA.numbers.stack_limit) {
            return Err(Why::TooManyInGroup);
        }
        let walk = Walk { table: self, movers: &movers, origin: Origin::Map };
        if walk.can_begin() { Ok(()) } else { Err(Why::NowhereToGo) }
    }

    /// Calls `found` with every group that may begin a march, until it says that this is enough. A hex holds two
    /// units of a formation and its Tiger company, so a group is named by its members in order.
    fn any_group(&self, mut found: impl FnMut(Action) -> bool) -> bool {
        let Some(formation) = self.active_formation() else { return false };
        for first in formation.units() {
            let Some(hex) = self.at(first) else { continue };
            let mates = || self.units_in(hex).filter(|unit| *unit > first && unit.formation() == formation);
            for second in mates() {
                let thirds = mates().filter(|third| *third > second).map(Some);
                for third in [None].into_iter().chain(thirds) {
                    let group = Action::Group(first, second, third);
                    if self.may_begin_group(first, second, third).is_ok() && found(group) {
                        return true;
                    }
                }
            }
        }
        false
    }
}

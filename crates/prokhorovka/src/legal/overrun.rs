//! Fire and retreat in an overrun (chapter 11).

use super::{May, Table, Why};
use crate::action::Action;
use crate::map::Hex;
use crate::pieces::UnitId;
use crate::state::{Overrun, Step};

impl Table {
    /// The attackers still in the hex.
    pub fn attackers(&self) -> impl Iterator<Item = UnitId> + Clone + '_ {
        let side = self.active();
        self.overrun.into_iter().flat_map(move |overrun| self.side_in(overrun.at, side))
    }

    /// The defenders still in the hex.
    pub fn defenders(&self) -> impl Iterator<Item = UnitId> + Clone + '_ {
        let side = self.active().other();
        self.overrun.into_iter().flat_map(move |overrun| self.side_in(overrun.at, side))
    }

    pub(super) fn may_fight(&self, action: Action) -> May {
        match (action, self.step) {
            (Action::Fire { by, at }, _) => self.may_fire_close(by, at),
            (Action::End, Step::DefensiveFire) => Ok(()),
            (Action::End, _) => Err(Why::MustFire),
            _ => Err(Why::NotNow),
        }
    }

    fn may_fire_close(&self, by: UnitId, at: UnitId) -> May {
        let overrun = self.overrun.ok_or(Why::NotNow)?;
        if by.side() != self.deciding_side() {
            return Err(Why::NotYours);
        }
        if overrun.fired.has(by) {
            return Err(Why::HasFired);
        }
        self.aim_close(by, at).map(|_| ())
    }

    pub(super) fn list_fight(&self, into: &mut Vec<Action>) {
        self.list(self.pairings(), into);
        if self.step == Step::DefensiveFire {
            into.push(Action::End);
        }
    }

    fn pairings(&self) -> impl Iterator<Item = Action> + '_ {
        let side = self.deciding_side();
        self.overrun.into_iter().flat_map(move |overrun| {
            let pair = move |by: UnitId| self.side_in(overrun.at, side.other()).map(move |at| Action::Fire { by, at });
            self.side_in(overrun.at, side).flat_map(pair)
        })
    }

    /// Has anybody a shot in this step?
    pub(crate) fn can_fire_close(&self) -> bool {
        self.pairings().any(|action| self.may(action).is_ok())
    }

    pub(super) fn may_fall_back(&self, action: Action) -> May {
        match (action, self.step) {
            (Action::End, Step::FreeRetreat | Step::BreakOff) => Ok(()),
            (Action::End, _) => Err(Why::MustRetreat),
            (Action::Retreat { unit, to }, Step::ForcedRetreat | Step::FreeRetreat) => {
                self.may_leave(unit)?;
                self.may_retreat_to(unit, to)
            }
            (Action::Flee(unit), Step::ForcedRetreat | Step::FreeRetreat) => {
                self.may_leave(unit)?;
                if self.can_flee() { Ok(()) } else { Err(Why::NotAtEdge) }
            }
            (Action::Back(unit), Step::BreakOff) => {
                if self.attackers().any(|attacker| attacker == unit) {
                    Ok(())
                } else {
                    Err(Why::NotInOverrun)
                }
            }
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_fall_back(&self, into: &mut Vec<Action>) {
        match self.step {
            Step::BreakOff => into.extend(self.attackers().map(Action::Back)),
            _ => self.list(self.retreats(), into),
        }
        if self.step != Step::ForcedRetreat {
            into.push(Action::End);
        }
    }

    fn retreats(&self) -> impl Iterator<Item = Action> + '_ {
        self.defenders().flat_map(move |unit| {
            let around = self.overrun.into_iter().flat_map(|overrun| overrun.at.spot().steps.iter());
            around.map(move |step| Action::Retreat { unit, to: step.to }).chain([Action::Flee(unit)])
        })
    }

    /// May anybody retreat in this step?
    pub(crate) fn can_retreat(&self) -> bool {
        self.retreats().any(|action| self.may(action).is_ok())
    }

    /// Is it this defender's turn to retreat (BS-11.12)?
    fn may_leave(&self, unit: UnitId) -> May {
        if self.defenders().all(|defender| defender != unit) {
            return Err(Why::NotDefending);
        }
        let forced = self.step == Step::ForcedRetreat;
        if forced && !self.unit(unit).is_disrupted() { Err(Why::DisruptedFirst) } else { Ok(()) }
    }

    /// BS-11.13.
    fn may_retreat_to(&self, unit: UnitId, to: Hex) -> May {
        let Overrun { at, from, .. } = self.overrun.ok_or(Why::NotNow)?;
        if at.distance(to) != 1 {
            return Err(Why::NotAdjacent);
        }
        if to == from {
            return Err(Why::TowardsAttacker);
        }
        if self.holds(to, unit.side().other()) {
            return Err(Why::EnemyInRetreat);
        }
        if self.has_room(to, &[unit]) { Ok(()) } else { Err(Why::Stacking) }
    }

    fn can_flee(&self) -> bool {
        self.overrun.is_some_and(|overrun| overrun.at.is_edge())
    }

    /// A disrupted defender that has nowhere to go (BS-11.12).
    pub(crate) fn trapped(&self) -> Option<UnitId> {
        let at = self.overrun?.at;
        let is_stuck = |unit: &UnitId| {
            let goes = |to: Hex| self.may_retreat_to(*unit, to).is_ok();
            self.unit(*unit).is_disrupted() && !self.can_flee() && !at.spot().steps.iter().any(|step| goes(step.to))
        };
        self.defenders().find(is_stuck)
    }
}

//! Marches, hex by hex (chapter 8).

use super::{May, Table, Why};
use crate::action::Action;
use crate::data::DATA;
use crate::map::{HEXES, Hex, HexStep};
use crate::pieces::{Stage, UnitId, UnitSet};
use crate::state::{March, Origin};
use crate::{German, Soviet};
use arrayvec::ArrayVec;

/// The most hexes that a search for the end of a march looks at: more than are in reach of the fastest unit.
const MOST_LOOKS: usize = 512;

/// Units on the march, or about to be.
pub(crate) struct Walk<'a> {
    pub(crate) table: &'a Table,
    pub(crate) movers: &'a [UnitId],
    pub(crate) origin: Origin,
}

impl Table {
    fn walk<'a>(&'a self, march: &'a March) -> Walk<'a> {
        Walk { table: self, movers: &march.movers, origin: march.origin }
    }

    /// Where the movers are; none if they are still off the map.
    pub fn marching_at(&self) -> Option<Hex> {
        self.march.as_ref()?.movers.first().and_then(|unit| self.at(*unit))
    }

    /// What the march has left to spend.
    pub fn march_points_left(&self) -> u8 {
        self.march.as_ref().map_or(0, |march| self.walk(march).budget().saturating_sub(march.spent))
    }

    pub(super) fn may_march_on(&self, action: Action) -> May {
        let march = self.march.as_ref().ok_or(Why::NotNow)?;
        let (walk, at) = (self.walk(march), self.marching_at());
        let left = self.march_points_left();
        match (action, at) {
            (Action::Step(to), None) => walk.may_come_on(to),
            (Action::Step(to), Some(at)) => walk.may_step(at, to, left),
            (Action::LastStep(to), Some(at)) => walk.may_step_last(at, to, march.entered),
            (Action::Stop, Some(at)) => walk.may_stop(at, march.entered),
            (Action::Exit, Some(at)) => walk.may_exit(at, left),
            (Action::Attack(hex), Some(at)) => walk.may_attack(at, hex, left, march.entered),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_march(&self, into: &mut Vec<Action>) {
        let Some(march) = self.march.as_ref() else { return };
        let Some(at) = self.marching_at() else {
            let entries = march.movers.first().map(|unit| self.entries(*unit)).unwrap_or_default();
            return self.list(entries.into_iter().map(Action::Step), into);
        };
        let steps = at.spot().steps.iter().map(|step| step.to);
        let ways = steps.flat_map(|to| [Action::Step(to), Action::LastStep(to), Action::Attack(to)]);
        self.list(ways.chain([Action::Stop, Action::Exit]), into);
    }
}

impl Walk<'_> {
    fn is_group(&self) -> bool {
        self.movers.len() > 1
    }

    /// What the poorest of them can spend (BS-8.1).
    pub(crate) fn budget(&self) -> u8 {
        let points = self.movers.iter().map(|unit| self.points(*unit));
        points.min().unwrap_or(0)
    }

    fn points(&self, unit: UnitId) -> u8 {
        match self.table.unit(unit).stage {
            Stage::Ready => unit.card().mp,
            _ => unit.card().mp / 2,
        }
    }

    fn is_ready(&self, unit: UnitId) -> bool {
        self.table.unit(unit).stage == Stage::Ready
    }

    pub(super) fn is_enemy_in(&self, hex: Hex) -> bool {
        self.movers.first().is_some_and(|unit| self.table.holds(hex, unit.side().other()))
    }

    /// Is there a way for this march to begin and to end (BS-8.6)?
    pub(crate) fn can_begin(&self) -> bool {
        let Some(unit) = self.movers.first() else { return false };
        let Some(at) = self.table.at(*unit) else {
            return self.table.entries(*unit).into_iter().any(|hex| self.may_come_on(hex).is_ok());
        };
        let left = self.budget();
        if self.is_group() && !self.is_enemy_near(at, left) {
            return false;
        }
        let begins = |step: &HexStep| {
            self.may_step(at, step.to, left).is_ok()
                || self.may_step_last(at, step.to, 0).is_ok()
                || self.may_attack(at, step.to, left, 0).is_ok()
        };
        at.spot().steps.iter().any(begins) || self.may_exit(at, left).is_ok()
    }

    fn may_come_on(&self, to: Hex) -> May {
        let unit = *self.movers.first().ok_or(Why::NotNow)?;
        if !self.table.entries(unit).contains(&to) {
            return Err(Why::NotAnEntry);
        }
        let left = self.budget().checked_sub(to.terrain().cost()).ok_or(Why::TooDear)?;
        if self.finds_end(to, left) { Ok(()) } else { Err(Why::DeadEnd) }
    }

    fn may_step(&self, at: Hex, to: Hex, left: u8) -> May {
        let step = adjacent(at, to)?;
        if self.is_enemy_in(to) {
            return Err(Why::EnemyThere);
        }
        let left = left.checked_sub(step.cost).ok_or(Why::TooDear)?;
        if self.finds_end(to, left) { Ok(()) } else { Err(Why::DeadEnd) }
    }

    /// BS-8.2.
    pub(super) fn may_step_last(&self, at: Hex, to: Hex, entered: u8) -> May {
        let step = adjacent(at, to)?;
        let unit = *self.movers.first().ok_or(Why::NotNow)?;
        if self.is_group() || entered > 0 || !self.is_ready(unit) {
            return Err(Why::NoMinimumMove);
        }
        if step.cost <= unit.card().mp {
            return Err(Why::AffordsStep);
        }
        if self.is_enemy_in(to) {
            return Err(Why::EnemyThere);
        }
        if self.table.has_room(to, self.movers) { Ok(()) } else { Err(Why::Stacking) }
    }

    pub(super) fn may_stop(&self, at: Hex, entered: u8) -> May {
        if self.is_group() {
            return Err(Why::GroupsAttack);
        }
        if entered == 0 {
            return Err(Why::NotYetMoved);
        }
        if self.table.has_room(at, self.movers) { Ok(()) } else { Err(Why::Stacking) }
    }

    /// BS-8.4.
    pub(super) fn may_exit(&self, at: Hex, left: u8) -> May {
        if self.is_group() {
            return Err(Why::GroupsAttack);
        }
        if self.movers.first().is_none_or(|unit| unit.side() == Soviet) {
            return Err(Why::OnlyGermansLeave);
        }
        if at.row() != 1 {
            return Err(Why::NotNorthEdge);
        }
        if left >= DATA.exit_cost { Ok(()) } else { Err(Why::TooDear) }
    }

    /// BS-11.2, BS-8.2.
    pub(super) fn may_attack(&self, at: Hex, hex: Hex, left: u8, entered: u8) -> May {
        let step = adjacent(at, hex)?;
        if !self.is_enemy_in(hex) {
            return Err(Why::NoEnemyThere);
        }
        self.may_overrun_at_all()?;
        let cost = step.cost + DATA.overrun_cost;
        if cost > left && (entered > 0 || !self.all_can_pay_or_are_ready(cost)) {
            return Err(Why::TooDear);
        }
        if self.table.has_room(at, self.movers) { Ok(()) } else { Err(Why::Stacking) }
    }

    fn may_overrun_at_all(&self) -> May {
        if self.origin == Origin::Off {
            return Err(Why::JustArrived);
        }
        let remnant = self.movers.iter().any(|unit| unit.is_remnant());
        if remnant { Err(Why::RemnantsDoNotOverrun) } else { Ok(()) }
    }

    fn all_can_pay_or_are_ready(&self, cost: u8) -> bool {
        self.movers.iter().all(|unit| self.is_ready(*unit) || self.points(*unit) >= cost)
    }

    /// Can the march end here, with so many points left and a hex entered?
    fn ends_in(&self, at: Hex, left: u8) -> bool {
        let attacks = |step: &HexStep| self.may_attack(at, step.to, left, 1).is_ok();
        self.may_stop(at, 1).is_ok() || self.may_exit(at, left).is_ok() || at.spot().steps.iter().any(attacks)
    }

    /// Is there an enemy whom these could overrun with so many points, on the straightest way?
    fn is_enemy_near(&self, at: Hex, left: u8) -> bool {
        let enemy = if self.movers.first().is_some_and(|unit| unit.side() == German) { Soviet } else { German };
        let reach = left.saturating_sub(DATA.overrun_cost).max(1);
        let near = |unit: UnitId| self.table.at(unit).is_some_and(|hex| hex.distance(at) <= reach);
        UnitSet::of_side(enemy).iter().any(near)
    }

    /// Can the march still come to an end, from this hex with so many points left?
    fn finds_end(&self, start: Hex, left: u8) -> bool {
        if self.ends_in(start, left) {
            return true;
        }
        if left == 0 || (self.is_group() && !self.is_enemy_near(start, left)) {
            return false;
        }
        self.searches_end(start, left)
    }

    fn searches_end(&self, start: Hex, left: u8) -> bool {
        let mut best = [0u8; HEXES]; // points left there, and 1 more
        let mut looks: ArrayVec<(Hex, u8), MOST_LOOKS> = ArrayVec::new();
        best[start.index()] = left + 1;
        looks.push((start, left));
        let mut next = 0;
        while let Some(&(at, left)) = looks.get(next) {
            next += 1;
            for step in &at.spot().steps {
                let Some(left) = left.checked_sub(step.cost) else { continue };
                if best[step.to.index()] > left || self.is_enemy_in(step.to) {
                    continue;
                }
                if self.ends_in(step.to, left) {
                    return true;
                }
                best[step.to.index()] = left + 1;
                if left > 0 && looks.try_push((step.to, left)).is_err() {
                    return false;
                }
            }
        }
        false
    }
}

pub(super) fn adjacent(at: Hex, to: Hex) -> Result<&'static HexStep, Why> {
    at.spot().steps.iter().find(|step| step.to == to).ok_or(Why::NotAdjacent)
}

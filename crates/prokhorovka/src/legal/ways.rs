//! How far a unit could go, and by which actions: what a player may ask before he moves it.

use super::adjacent;
use super::march::Walk;
use crate::action::Action;
use crate::data::DATA;
use crate::knowledge::View;
use crate::map::{HEXES, Hex};
use crate::pieces::{Place, Stage, UnitId};
use crate::state::{Origin, Step};

/// Where a march could end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Goal {
    /// It stops in this hex.
    Stop(Hex),
    /// It overruns this hex.
    Overrun(Hex),
    /// It leaves by the north edge.
    North,
}

/// The best way of a unit to a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Where it leads.
    pub goal: Goal,
    /// The movement points that would be left.
    pub left: u8,
    /// How far the unit would be with its action.
    pub stage: Stage,
    /// The hexes, the one it comes from first; a unit that waits off the map comes from none.
    pub hexes: Vec<Hex>,
    /// What brings it there now; nothing if it is not for the owner of the view to move it.
    pub by: Vec<Action>,
}

impl View {
    /// Where a unit could go, each goal with the best way: with the actions for whoever may move it now, without them
    /// for everybody else.
    pub fn ways_of(&self, unit: UnitId) -> Vec<Way> {
        let table = &self.table;
        let decides = self.seat == Some(table.decider());
        match (&table.march, table.step) {
            (Some(march), Step::March) if decides && march.movers.contains(&unit) => {
                let walk = Walk { table, movers: &march.movers, origin: march.origin };
                let (left, begun) = (table.march_points_left(), Vec::new());
                Survey::of(walk, march.entered, left).ways(&begun)
            }
            (_, Step::Operations) if decides && table.may_begin_march(unit).is_ok() => {
                let origin = if table.unit(unit).place == Place::Waiting { Origin::Off } else { Origin::Map };
                let walk = Walk { table, movers: &[unit], origin };
                let left = walk.budget();
                Survey::of(walk, 0, left).ways(&[Action::March(unit)])
            }
            _ if table.at(unit).is_some() && !table.unit(unit).is_disrupted() => {
                let walk = Walk { table, movers: &[unit], origin: Origin::Map };
                let left = walk.budget();
                let mut ways = Survey::of(walk, 0, left).ways(&[]);
                ways.retain(|way| matches!(way.goal, Goal::Stop(_)));
                ways.iter_mut().for_each(|way| way.by.clear());
                ways
            }
            _ => Vec::new(),
        }
    }
}

/// All hexes that a march could pass, with what would be left in each and where one comes from.
struct Survey<'a> {
    walk: Walk<'a>,
    /// How many hexes were entered before.
    entered: u8,
    start: Option<Hex>,
    budget: u8,
    left: [Option<u8>; HEXES],
    from: [Option<Hex>; HEXES],
}

impl<'a> Survey<'a> {
    fn of(walk: Walk<'a>, entered: u8, budget: u8) -> Survey<'a> {
        let start = walk.movers.first().and_then(|unit| walk.table.at(*unit));
        let mut survey = Survey { walk, entered, start, budget, left: [None; HEXES], from: [None; HEXES] };
        survey.spread();
        survey
    }

    fn spread(&mut self) {
        let mut looks: Vec<Hex> = Vec::new();
        match (self.start, self.walk.movers.first()) {
            (Some(start), _) => {
                self.left[start.index()] = Some(self.budget);
                looks.push(start);
            }
            (None, Some(unit)) => {
                for entry in self.walk.table.entries(*unit) {
                    self.left[entry.index()] = self.budget.checked_sub(entry.terrain().cost());
                    looks.push(entry);
                }
            }
            (None, None) => {}
        }
        while let Some(at) = looks.pop() {
            for step in &at.spot().steps {
                let left = self.left[at.index()].and_then(|left| left.checked_sub(step.cost));
                let better = left > self.left[step.to.index()];
                if better && Some(step.to) != self.start && !self.walk.is_enemy_in(step.to) {
                    (self.left[step.to.index()], self.from[step.to.index()]) = (left, Some(at));
                    looks.push(step.to);
                }
            }
        }
    }

    /// The best way to every goal; what has been done before comes first in each.
    fn ways(&self, begun: &[Action]) -> Vec<Way> {
        let mut ways: Vec<Way> = Vec::new();
        let reached = Hex::all().filter_map(|hex| Some((hex, self.left[hex.index()]?)));
        for (hex, left) in reached {
            let entered = self.entered + u8::from(Some(hex) != self.start);
            if self.walk.may_stop(hex, entered).is_ok() {
                self.keep(&mut ways, (hex, left), Goal::Stop(hex), begun, Action::Stop);
            }
            if self.walk.may_exit(hex, left).is_ok() {
                self.keep(&mut ways, (hex, left - DATA.exit_cost), Goal::North, begun, Action::Exit);
            }
            for step in &hex.spot().steps {
                if self.walk.may_attack(hex, step.to, left, entered).is_ok() {
                    let left = left.saturating_sub(step.cost + DATA.overrun_cost);
                    self.keep(&mut ways, (hex, left), Goal::Overrun(step.to), begun, Action::Attack(step.to));
                }
            }
        }
        for step in self.start.iter().flat_map(|start| &start.spot().steps) {
            let beyond = self.left[step.to.index()].is_none();
            if let Some(start) = self.start.filter(|start| beyond && self.is_last_step(*start, step.to)) {
                self.keep(&mut ways, (start, 0), Goal::Stop(step.to), begun, Action::LastStep(step.to));
            }
        }
        ways
    }

    fn is_last_step(&self, start: Hex, to: Hex) -> bool {
        adjacent(start, to).is_ok() && self.walk.may_step_last(start, to, self.entered).is_ok()
    }

    /// Keeps a way if it leaves more than what is known to its goal.
    fn keep(&self, ways: &mut Vec<Way>, (at, left): (Hex, u8), goal: Goal, begun: &[Action], end: Action) {
        let known = ways.iter().position(|way| way.goal == goal);
        if known.is_some_and(|known| ways[known].left >= left) {
            return;
        }
        let mut hexes = self.path(at);
        let stepped = usize::from(self.start.is_some());
        let steps = hexes.iter().skip(stepped).map(|hex| Action::Step(*hex));
        let by = begun.iter().copied().chain(steps).chain([end]).collect();
        hexes.extend(match end {
            Action::Attack(hex) | Action::LastStep(hex) => Some(hex),
            _ => None,
        });
        let way = Way { goal, left, stage: self.stage_after(end, left), hexes, by };
        match known {
            Some(known) => ways[known] = way,
            None => ways.push(way),
        }
    }

    /// BS-7.5: within half the points there may be fire to follow.
    fn stage_after(&self, end: Action, left: u8) -> Stage {
        let halves = |unit: &UnitId| {
            let points = unit.card().mp;
            self.walk.table.unit(*unit).stage == Stage::Ready && points - left <= points / 2
        };
        match self.walk.movers {
            [unit] if end == Action::Stop && halves(unit) => Stage::MovedHalf,
            _ => Stage::Done,
        }
    }

    /// From the start to this hex.
    fn path(&self, to: Hex) -> Vec<Hex> {
        let mut path = vec![to];
        while let Some(before) = path.last().and_then(|hex| self.from[hex.index()]) {
            path.push(before);
        }
        path.reverse();
        path
    }
}

//! Which actions look good at a glance.

use crate::action::Action;
use crate::appraise::value;
use crate::data::DATA;
use crate::legal::Pace;
use crate::map::{Hex, Terrain};
use crate::pieces::{Formation, Health, UnitId};
use crate::state::{Step, Table};
use crate::{German, Soviet};
use table::Side;

/// Appends a weight above 0 for each of these legal actions.
pub fn promise(table: &Table, actions: &[Action], weights: &mut Vec<f32>) {
    let glance = Glance::of(table);
    weights.extend(actions.iter().map(|action| glance.weight(*action).clamp(0.01, 100.0)));
}

/// What is looked up once for all actions.
struct Glance<'a> {
    table: &'a Table,
    side: Side,
    /// The objectives that the deciding side does not control.
    goals: arrayvec::ArrayVec<Hex, 26>,
}

impl<'a> Glance<'a> {
    fn of(table: &'a Table) -> Glance<'a> {
        let side = table.deciding_side();
        let wanted = |objective: &usize| table.control[*objective] != side;
        let goals = (0..DATA.objectives.len()).filter(wanted).map(|objective| DATA.objectives[objective]).collect();
        Glance { table, side, goals }
    }

    fn weight(&self, action: Action) -> f32 {
        match action {
            Action::Place(hex) => self.placing(hex),
            Action::Call => 0.3,
            Action::Ask(_) => f32::from(self.table.turn.saturating_sub(1)) / 4.0,
            Action::Commit(_) => {
                if self.table.turn <= 3 {
                    4.0
                } else {
                    1.0
                }
            }
            Action::Enter(_) => 1.0,
            Action::Fire { by, at } if self.table.overrun.is_some() => self.close_shot(by, at),
            Action::Fire { by, at } => self.shot(by, at, self.table.pace_of(by, Pace::Full)) * 1.2,
            Action::HalfFire { by, at } => self.shot(by, at, Pace::Half) * 0.5,
            Action::March(unit) => self.marching(unit),
            Action::Group(first, second, third) => {
                let strength: f32 = [first, second].into_iter().chain(third).map(value).sum();
                0.4 * strength
            }
            Action::Air(at) | Action::Shell(at) => self.bomb(at, false),
            Action::Rudel(at) => self.bomb(at, true) * 1.5,
            Action::Step(to) => self.step(to),
            Action::LastStep(to) => 0.3 * self.step(to),
            Action::Stop => self.stop(),
            Action::Exit => {
                if self.table.turn >= 8 {
                    20.0
                } else {
                    0.05
                }
            }
            Action::Attack(hex) => self.attack(hex),
            Action::Reroll => 10.0,
            Action::Keep => 0.1,
            Action::Retreat { to, .. } => {
                if to.terrain() == Terrain::Clear {
                    0.6
                } else {
                    1.5
                }
            }
            Action::Flee(_) => 0.05,
            Action::Back(unit) => 1.0 / (0.5 + value(unit)),
            Action::End => self.ending(),
        }
    }

    fn placing(&self, hex: Hex) -> f32 {
        let front = match self.side {
            German => f32::from(hex.column()) / 14.0,
            Soviet => 1.0,
        };
        match hex.terrain() {
            Terrain::Hill => 3.0 * front,
            Terrain::Village => 2.0 * front,
            _ => front * front,
        }
    }

    /// What a further hit on a unit is worth.
    fn prize(&self, at: UnitId) -> f32 {
        let unit = self.table.unit(at);
        let acts = self.table.envelope.has(at.formation());
        let harm = match unit.health {
            Health::Fresh if acts => 1.2,
            Health::Fresh => 0.7,
            Health::Disrupted if at.is_tiger() => 1.5,
            Health::Disrupted if acts => 0.8,
            Health::Disrupted => 1.3,
            Health::Reduced => 1.5,
            Health::ReducedDisrupted => 4.0,
        };
        harm * value(at)
    }

    fn shot(&self, by: UnitId, at: UnitId, pace: Pace) -> f32 {
        let chance = self.table.aim(by, at, pace).map_or(0, |aim| aim.sixths());
        6.0 * f32::from(chance) / 6.0 * self.prize(at)
    }

    fn close_shot(&self, by: UnitId, at: UnitId) -> f32 {
        let chance = self.table.aim_close(by, at).map_or(0, |aim| aim.sixths());
        let attacks = self.side == self.table.active();
        let health = self.table.unit(at).health;
        let frees = attacks && health == Health::Disrupted && !at.is_tiger();
        let prize = if frees { 0.3 } else { 1.0 + value(at) };
        0.2 + f32::from(chance) * prize
    }

    fn bomb(&self, at: UnitId, rudel: bool) -> f32 {
        let chance = (DATA.numbers.support_factor as i8 - self.table.support_modifier(at, rudel)).clamp(0, 6);
        2.0 * f32::from(chance) / 6.0 * self.prize(at)
    }

    /// How many hexes it is to the nearest objective that is not held.
    fn away(&self, hex: Hex) -> f32 {
        f32::from(self.goals.iter().map(|goal| goal.distance(hex)).min().unwrap_or(0))
    }

    fn marching(&self, unit: UnitId) -> f32 {
        if unit.is_remnant() {
            return 0.15;
        }
        let Some(hex) = self.table.at(unit) else { return 6.0 };
        let near = self.away(hex);
        if near <= f32::from(unit.card().mp) { 2.0 } else { 1.0 }
    }

    fn step(&self, to: Hex) -> f32 {
        let gain = match self.table.marching_at() {
            Some(at) => self.away(at) - self.away(to),
            None => 0.0,
        };
        let takes =
            to.spot().objective.is_some_and(|objective| self.table.control[usize::from(objective)] != self.side);
        let base = if gain > 0.0 {
            2.0
        } else if gain < 0.0 {
            0.2
        } else {
            0.6
        };
        base + if takes { 6.0 } else { 0.0 }
    }

    fn stop(&self) -> f32 {
        let Some(at) = self.table.marching_at() else { return 1.0 };
        let good = if at.terrain() == Terrain::Clear { 0.8 } else { 2.0 };
        let mates = self.table.units_in(at).count() as f32;
        good + 0.4 * (mates - 1.0)
    }

    /// The hits that an overrun may bring, against those that it may cost: the defenders fire first.
    fn attack(&self, hex: Hex) -> f32 {
        let movers = self.table.march.iter().flat_map(|march| march.movers.iter().copied());
        let strength: f32 = movers.map(value).sum();
        let defence: f32 = self
            .table
            .side_in(hex, self.side.other())
            .map(|unit| value(unit) * if self.table.unit(unit).is_disrupted() { 0.3 } else { 1.0 })
            .sum();
        let prize = if hex.terrain().is_objective() { 1.5 } else { 0.8 };
        prize * 2.0 * strength / (0.3 + defence)
    }

    fn ending(&self) -> f32 {
        match self.table.step {
            Step::Operations => {
                let idle = self.table.active_formation().into_iter().flat_map(Formation::units);
                let ready = idle.filter(|unit| self.table.can_act(*unit).is_ok()).count();
                if ready > 0 { 0.3 } else { 1.5 }
            }
            Step::Call167 | Step::AskReserve => 1.5,
            Step::Commitment => {
                if self.table.turn <= 2 {
                    0.5
                } else {
                    2.0
                }
            }
            Step::DefensiveFire => 0.05,
            Step::FreeRetreat => 2.0,
            _ => 1.0,
        }
    }
}

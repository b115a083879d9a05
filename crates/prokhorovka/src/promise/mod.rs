//! Which actions look good at a glance.

mod march;
mod overrun;

use crate::action::Action;
use crate::appraise::outlook::value;
use crate::data::DATA;
use crate::legal::Pace;
use crate::map::{Hex, Terrain};
use crate::pieces::{Formation, Health, Place, UnitId, UnitSet};
use crate::state::{State, Step, Table};
use crate::{German, Soviet};
use arrayvec::ArrayVec;
use march::Marching;
use overrun::overrun;
use table::Side;

/// How decided a promise is: a power of what is to be said for something.
const SHARPNESS: f32 = 6.0;

/// How much the best of what is to be had for nothing says against ending a phase.
const PITY: f32 = 20.0;

/// Appends a weight above 0 for each of these legal actions.
pub fn promise(state: &State, actions: &[Action], weights: &mut Vec<f32>) {
    let table = &state.table;
    if let Some(marching) = Marching::of(table) {
        return marching.weigh(actions, weights);
    }
    let glance = Glance { table, side: table.deciding_side() };
    let mut for_nothing = 0.0f32;
    weights.extend(actions.iter().map(|action| {
        let weight = match action {
            Action::End => glance.ending() / (1.0 + PITY * for_nothing), // the last of the list
            action => glance.weight(*action),
        };
        if glance.costs_nothing(*action) {
            for_nothing = for_nothing.max(weight);
        }
        let known = matches!(action, Action::Place(hex) if glance.is_ready_made(*hex));
        if known { READY_MADE } else { (weight * weight.sqrt()).clamp(0.01, 100.0) }
    }));
}

/// The weight of a place that the ready-made set-up has for a unit: matches between bots have shown it to be even.
const READY_MADE: f32 = 10_000.0;

/// What is looked up once for all actions.
struct Glance<'a> {
    table: &'a Table,
    side: Side,
}

impl Glance<'_> {
    fn weight(&self, action: Action) -> f32 {
        match action {
            Action::Place(hex) => self.placing(hex),
            Action::Call => 0.3,
            Action::Ask(_) => f32::from(self.table.turn.saturating_sub(1)) / 4.0,
            Action::Commit(_) => self.committing(),
            Action::Fire { by, at } if self.table.overrun.is_some() => self.close_shot(by, at),
            Action::Fire { by, at } => 2.5 * self.shot(by, at, self.table.pace_of(by, Pace::Full)),
            Action::HalfFire { by, at } => self.shot(by, at, Pace::Half),
            Action::March(unit) => self.marching(unit),
            Action::Group(first, second, third) => {
                self.grouping(&[first, second].into_iter().chain(third).collect::<ArrayVec<UnitId, 3>>())
            }
            Action::Air(at) | Action::Shell(at) => self.bomb(at, false),
            Action::Rudel(at) => 1.5 * self.bomb(at, true),
            Action::Reroll => 10.0,
            Action::Keep => 0.1,
            Action::Retreat { to, .. } => self.retreating(to),
            Action::Flee(_) => 0.05,
            Action::Back(unit) => self.breaking_off(unit),
            Action::End => self.ending(),
            Action::Enter(_) => 1.0,
            Action::Step(_) | Action::LastStep(_) | Action::Stop | Action::Exit | Action::Attack(_) => 1.0,
        }
    }

    fn is_ready_made(&self, hex: Hex) -> bool {
        match self.table.next_to_place() {
            Some(unit) => DATA.quick.units.contains(&(unit, hex)),
            None => DATA.quick.remnants.contains(&hex),
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

    fn committing(&self) -> f32 {
        if self.table.turn <= 3 { 4.0 } else { 0.3 }
    }

    /// What a further hit on a unit is worth.
    fn prize(&self, at: UnitId) -> f32 {
        let acts = self.table.envelope.has(at.formation());
        let harm = match self.table.unit(at).health {
            Health::Fresh if acts => 1.2,
            Health::Fresh => 0.6,
            Health::Disrupted if at.is_tiger() => 1.5,
            Health::Disrupted if acts => 0.7,
            Health::Disrupted => 1.2,
            Health::Reduced => 1.5,
            Health::ReducedDisrupted => 3.0,
        };
        harm * (0.3 + value(at))
    }

    fn shot(&self, by: UnitId, at: UnitId, pace: Pace) -> f32 {
        let chance = self.table.aim(by, at, pace).map_or(0, |aim| aim.sixths());
        f32::from(chance) / 6.0 * self.prize(at)
    }

    /// A disrupted defender who is hit need not retreat (BS-11.14): others are hit first.
    fn close_shot(&self, by: UnitId, at: UnitId) -> f32 {
        let chance = self.table.aim_close(by, at).map_or(0, |aim| aim.sixths());
        let attacks = self.side == self.table.active();
        let frees = attacks && self.table.unit(at).health == Health::Disrupted && !at.is_tiger();
        0.2 + f32::from(chance) * if frees { 0.3 } else { 1.0 + value(at) }
    }

    fn bomb(&self, at: UnitId, rudel: bool) -> f32 {
        let chance = (DATA.numbers.support_factor as i8 - self.table.support_modifier(at, rudel)).clamp(0, 6);
        2.0 * f32::from(chance) / 6.0 * self.prize(at)
    }

    fn marching(&self, unit: UnitId) -> f32 {
        let Some(hex) = self.table.at(unit) else { return 6.0 };
        if unit.is_remnant() {
            return 0.1;
        }
        let alone = hex.terrain().is_objective() && self.table.side_in(hex, self.side).count() == 1;
        let threatened = || hex.spot().steps.iter().any(|step| self.table.holds(step.to, self.side.other()));
        if alone && threatened() { 0.7 } else { 2.4 }
    }

    /// The best overrun that a group can reach as the crow flies.
    fn grouping(&self, movers: &[UnitId]) -> f32 {
        let Some(from) = movers.first().and_then(|unit| self.table.at(*unit)) else { return 0.0 };
        let points = movers.iter().map(|unit| unit.card().mp).min().unwrap_or(0);
        let reach = points.saturating_sub(DATA.overrun_cost).max(1);
        let enemies = UnitSet::of_side(self.side.other()).iter().filter_map(|enemy| self.table.at(enemy));
        let near = enemies.filter(|hex| hex.distance(from) <= reach);
        let best = near.map(|hex| overrun(self.table, movers, hex)).fold(-1.0, f32::max);
        (0.7 * SHARPNESS * best).exp()
    }

    fn retreating(&self, to: Hex) -> f32 {
        let spot = to.spot();
        let takes = spot.objective.is_some_and(|objective| self.table.control[usize::from(objective)] != self.side);
        let near = spot.steps.iter().filter(|step| self.table.holds(step.to, self.side.other())).count();
        let cover = if spot.terrain == Terrain::Clear { 0.6 } else { 1.5 };
        (cover + if takes { 2.0 } else { 0.0 }) / (1.0 + 0.5 * near as f32)
    }

    fn breaking_off(&self, unit: UnitId) -> f32 {
        let stay = self.table.overrun.map_or(0.0, |fight| overrun(self.table, &[unit], fight.at));
        0.3 * (-0.7 * SHARPNESS * stay).exp()
    }

    /// Is it to be had beside everything else? Support counts only in the last phase that it serves.
    fn costs_nothing(&self, action: Action) -> bool {
        match action {
            Action::Fire { by, .. } => !by.is_remnant() && self.table.unit(by).health == Health::Fresh,
            Action::March(unit) => self.table.unit(unit).place == Place::Waiting,
            Action::Shell(_) if self.side == German => true,
            Action::Air(_) | Action::Rudel(_) | Action::Shell(_) => self.table.is_last_phase_of(self.side),
            _ => false,
        }
    }

    fn ending(&self) -> f32 {
        match self.table.step {
            Step::Operations => {
                let mut units = self.table.active_formation().into_iter().flat_map(Formation::units);
                if units.any(|unit| self.table.can_act(unit).is_ok()) { 0.3 } else { 1.0 }
            }
            Step::Call167 | Step::AskReserve => 1.5,
            Step::Commitment if self.table.turn <= 2 => 0.5,
            Step::Commitment | Step::FreeRetreat => 2.0,
            Step::DefensiveFire => 0.05,
            _ => 1.0,
        }
    }
}

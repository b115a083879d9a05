//! Where a march had better end: every hex in reach is looked at, and a step is as good as all that lies behind it.

use super::SHARPNESS;
use super::overrun::overrun;
use crate::German;
use crate::action::Action;
use crate::appraise::outlook::value;
use crate::appraise::ways::WAYS;
use crate::data::DATA;
use crate::map::{HEXES, Hex, OBJECTIVES, Terrain};
use crate::pieces::{Class, Stage, UnitId, UnitSet};
use crate::state::{March, Origin, Table};
use arrayvec::ArrayVec;
use table::Side;

/// For an objective taken on the way.
const TAKEN: f32 = 1.5;
/// For standing on an own objective alone with an enemy near.
const GUARD: f32 = 0.8;
/// For each movement point to the nearest objective of the enemy, for a unit of five.
const APART: f32 = 0.15;
/// For each hit to be expected, by side.
const DANGER: [f32; 2] = [0.4, 0.5];
/// For a hill under fire.
const HILL: f32 = 0.3;
/// For another unit of the side in the hex.
const MATE: f32 = 0.2;
/// For a Tiger company with somebody whom it helps.
const TIGER: f32 = 0.3;
/// For a shot with half the factor, if it hits for certain.
const SHOT: f32 = 1.0;
/// For being in time for the north edge, towards the end.
const NORTH: f32 = 0.8;
/// For an overrun that begins after some way rather than at once: attackers come from where they like.
const APPROACHED: f32 = 0.2;
/// Farther than it matters.
const FAR: u8 = 24;
/// More hexes than the fastest unit looks at.
const MOST_LOOKS: usize = 512;
/// The least and the most that a step weighs.
const LEAST: f32 = 0.003;
const MOST: f32 = 10.0;

/// A march under way.
pub(super) struct Marching<'a> {
    table: &'a Table,
    side: Side,
    unit: UnitId,
    march: &'a March,
    at: Option<Hex>,
    left: u8,
    /// What it takes to get each objective of the enemy beyond the way there; the most for own ones.
    wanted: [u8; OBJECTIVES],
    /// The hits to be expected in each hex.
    danger: [f32; HEXES],
    overruns: ArrayVec<(Hex, f32), 12>,
}

/// A hex that the march can come to.
#[derive(Clone, Copy)]
struct Reached {
    hex: Hex,
    left: u8,
    /// By which of the first steps.
    first: u8,
    /// Objectives taken on the way.
    taken: u8,
}

/// What is to be said for each way to go on.
#[derive(Default)]
struct Prospects {
    firsts: ArrayVec<Hex, 8>,
    /// All that lies behind each first step.
    beyond: [f32; 8],
    here: f32,
    exit: f32,
    attacks: ArrayVec<(Hex, f32), 6>,
}

impl<'a> Marching<'a> {
    pub(super) fn of(table: &'a Table) -> Option<Marching<'a>> {
        let march = table.march.as_ref()?;
        let unit = *march.movers.first()?;
        let mut marching = Marching {
            table,
            side: unit.side(),
            unit,
            march,
            at: table.marching_at(),
            left: table.march_points_left(),
            wanted: [u8::MAX; OBJECTIVES],
            danger: [0.0; HEXES],
            overruns: ArrayVec::new(),
        };
        marching.want_objectives();
        marching.see_danger();
        Some(marching)
    }

    fn want_objectives(&mut self) {
        for (objective, hex) in DATA.objectives.iter().enumerate() {
            if self.table.control[objective] != self.side {
                let guards: f32 = self.table.side_in(*hex, self.side.other()).map(value).sum();
                self.wanted[objective] = (2.0 * guards) as u8;
            }
        }
    }

    /// Enemies fire at the hexes around them, Germans at armour in those beyond; Soviets may come there.
    fn see_danger(&mut self) {
        let target = self.unit.card().class;
        for enemy in UnitSet::of_side(self.side.other()).iter() {
            let unit = self.table.unit(enemy);
            let Some(hex) = unit.at().filter(|_| !unit.is_disrupted()) else { continue };
            if self.at.is_some_and(|at| at.distance(hex) > self.left + 2) {
                continue;
            }
            let soon = if self.table.envelope.has(enemy.formation()) { 1.0 } else { 0.6 };
            let factor = f32::from(enemy.card().factor(target));
            for step in &hex.spot().steps {
                self.danger[step.to.index()] += soon * factor / 6.0;
            }
            let far = match (enemy.side(), target) {
                _ if enemy.is_remnant() => continue,
                (German, Class::Armour) => (factor - 1.0).max(0.0) / 6.0,
                _ => 0.05 * factor,
            };
            for beyond in &hex.spot().beyond {
                self.danger[beyond.to.index()] += soon * far;
            }
        }
    }

    /// Appends a weight for each of these actions.
    pub(super) fn weigh(mut self, actions: &[Action], weights: &mut Vec<f32>) {
        let prospects = self.prospects(actions);
        let best = prospects.beyond.iter().fold(prospects.here.max(prospects.exit), |best, sum| best.max(*sum));
        let best = prospects.attacks.iter().fold(best, |best, (_, worth)| best.max(*worth)).max(1e-6);
        weights.extend(actions.iter().map(|action| {
            let worth = match *action {
                Action::Step(to) => {
                    let first = prospects.firsts.iter().position(|hex| *hex == to);
                    first.map_or(0.0, |first| prospects.beyond[first])
                }
                Action::LastStep(to) => sharp(self.staying(to, 0) + TAKEN * f32::from(self.takes(to))),
                Action::Stop => prospects.here,
                Action::Exit => prospects.exit,
                Action::Attack(hex) => prospects.attacks.iter().find(|(at, _)| *at == hex).map_or(0.0, |(_, it)| *it),
                _ => best,
            };
            (MOST * worth / best).clamp(LEAST, MOST)
        }));
    }

    fn prospects(&mut self, actions: &[Action]) -> Prospects {
        let mut prospects = Prospects::default();
        let mut best = [0u8; HEXES]; // points left there, and 1 more
        let mut looks: ArrayVec<Reached, MOST_LOOKS> = ArrayVec::new();
        if let Some(at) = self.at {
            best[at.index()] = self.left + 1;
            prospects.here = sharp(self.staying(at, self.left));
            prospects.exit = if at.row() == 1 { sharp(self.leaving()) } else { 0.0 };
            self.each_overrun(at, self.left, |hex, worth| prospects.attacks.push((hex, sharp(worth))));
        }
        for action in actions {
            let Action::Step(hex) = *action else { continue };
            let cost = self.at.map_or_else(|| hex.terrain().cost(), |at| hex.cost_from(at));
            let (Some(left), Ok(())) = (self.left.checked_sub(cost), prospects.firsts.try_push(hex)) else { continue };
            best[hex.index()] = left + 1;
            let first = prospects.firsts.len() as u8 - 1;
            looks.push(Reached { hex, left, first, taken: self.takes(hex) });
        }
        let mut next = 0;
        while let Some(&reached) = looks.get(next) {
            next += 1;
            if best[reached.hex.index()] != reached.left + 1 {
                continue; // a better way led here meanwhile
            }
            prospects.beyond[usize::from(reached.first)] += self.ending_in(reached);
            for step in &reached.hex.spot().steps {
                let Some(left) = reached.left.checked_sub(step.cost) else { continue };
                if best[step.to.index()] > left || self.table.holds(step.to, self.side.other()) {
                    continue;
                }
                best[step.to.index()] = left + 1;
                let taken = reached.taken + self.takes(step.to);
                if looks.try_push(Reached { hex: step.to, left, taken, ..reached }).is_err() {
                    return prospects;
                }
            }
        }
        prospects
    }

    /// What is to be said for all that a march can end with from here.
    fn ending_in(&mut self, Reached { hex, left, taken, .. }: Reached) -> f32 {
        let taken = TAKEN * f32::from(taken);
        let mut sum = 0.0;
        if self.march.movers.len() == 1 {
            sum += sharp(self.staying(hex, left) + taken);
            if hex.row() == 1 && self.side == German && left >= DATA.exit_cost {
                sum += sharp(self.leaving() + taken);
            }
        }
        self.each_overrun(hex, left, |_, worth| sum += sharp(worth + taken + APPROACHED));
        sum
    }

    fn takes(&self, hex: Hex) -> u8 {
        let control = hex.spot().objective.map(|objective| self.table.control[usize::from(objective)]);
        u8::from(control.is_some_and(|control| control != self.side))
    }

    /// What is to be said for leaving by the north edge.
    fn leaving(&self) -> f32 {
        match DATA.numbers.last_turn - self.table.turn {
            0 => 3.0,
            1 => 0.5,
            _ => -2.0,
        }
    }

    /// Calls `found` with the overruns that could begin in a hex.
    fn each_overrun(&mut self, at: Hex, left: u8, mut found: impl FnMut(Hex, f32)) {
        if self.march.origin == Origin::Off || self.unit.is_remnant() {
            return;
        }
        let begins = self.march.entered == 0 && self.at == Some(at);
        for step in &at.spot().steps {
            let pays = step.cost + DATA.overrun_cost <= left;
            if !(pays || begins) || !self.table.holds(step.to, self.side.other()) {
                continue;
            }
            let known = self.overruns.iter().find(|(hex, _)| *hex == step.to).map(|(_, worth)| *worth);
            let worth = known.unwrap_or_else(|| {
                let worth = overrun(self.table, &self.march.movers, step.to);
                let _ = self.overruns.try_push((step.to, worth)); // without room it is reckoned again
                worth
            });
            found(step.to, worth);
        }
    }

    /// What is to be said for being in a hex at the end, with so many points left.
    fn staying(&self, hex: Hex, left: u8) -> f32 {
        let mp = self.unit.card().mp;
        let nearest = WAYS.costs(hex).iter().zip(&self.wanted).map(|(cost, more)| cost.saturating_add(*more)).min();
        let apart = f32::from(nearest.unwrap_or(FAR).min(FAR)) * 5.0 / f32::from(mp.max(3));
        self.company(hex) - APART * apart - self.exposure(hex) + self.in_time(mp, hex) + self.half_shot(mp, hex, left)
    }

    fn exposure(&self, hex: Hex) -> f32 {
        let (danger, terrain) = (self.danger[hex.index()], hex.terrain());
        let cover = if DATA.terrain[terrain.index()].cover > 0 { 0.6 } else { 1.0 };
        let hill = if danger > 0.0 && terrain == Terrain::Hill { HILL } else { 0.0 };
        DANGER[self.side.index()] * cover * danger - hill
    }

    /// Mates, Tigers, and whether it alone guards an objective.
    fn company(&self, hex: Hex) -> f32 {
        let (mut mates, mut worth) = (0, 0.0);
        for mate in self.table.side_in(hex, self.side).filter(|mate| *mate != self.unit) {
            if mate.is_tiger() || (self.unit.is_tiger() && mate.card().factor(Class::Armour) >= 3) {
                worth += TIGER;
            } else {
                mates += 1;
            }
        }
        let own = hex.spot().objective.is_some_and(|objective| self.table.control[usize::from(objective)] == self.side);
        worth += if mates > 0 { MATE } else { 0.0 };
        worth + if own && mates == 0 && self.is_enemy_near(hex) { GUARD } else { 0.0 }
    }

    fn is_enemy_near(&self, hex: Hex) -> bool {
        let enemy = self.side.other();
        self.danger[hex.index()] > 0.0 || hex.spot().beyond.iter().any(|beyond| self.table.holds(beyond.to, enemy))
    }

    /// Germans who can still be at the north edge before the end have that to look forward to.
    fn in_time(&self, mp: u8, hex: Hex) -> f32 {
        let turns = DATA.numbers.last_turn.saturating_sub(self.table.turn);
        let comes = self.side == German && (1..=3).contains(&turns) && WAYS.to_north(mp, hex) <= turns;
        if comes { NORTH * f32::from(4 - turns) / 3.0 } else { 0.0 }
    }

    /// A shot at half the factor after a short way.
    fn half_shot(&self, mp: u8, hex: Hex, left: u8) -> f32 {
        let spent = self.march.spent + self.left.saturating_sub(left);
        if self.table.unit(self.unit).stage != Stage::Ready || spent > mp / 2 {
            return 0.0;
        }
        let hill = DATA.terrain[hex.terrain().index()].height;
        let mut best = 0;
        for step in &hex.spot().steps {
            for at in self.table.side_in(step.to, self.side.other()) {
                let cover = DATA.terrain[step.to.terrain().index()].cover;
                best = best.max((self.unit.card().factor(at.card().class) / 2) as i8 - hill - cover);
            }
        }
        SHOT * f32::from(best.clamp(0, 6)) / 6.0
    }
}

fn sharp(worth: f32) -> f32 {
    (SHARPNESS * worth).exp()
}

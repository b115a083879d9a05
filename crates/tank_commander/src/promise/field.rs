//! What each position is worth to a side: the fire it lies in, the prey within reach, the way to the goal.

use crate::data::{DATA, Victory};
use crate::expected;
use crate::map::{POSITIONS, Space, Spaces, distance};
use crate::pieces::{Card, Terrain};
use crate::state::Table;
use crate::units::Unit;
use table::Side;

/// How the fire of the enemy is told apart: at soft cards, and at thin, medium and thick armour.
const CLASSES: usize = 4;
/// The armour that stands for each class.
const ARMOUR: [u8; CLASSES] = [0, 5, 9, 14];

fn class(card: &Card) -> usize {
    match card.armour.front {
        0 => 0,
        1..7 => 1,
        7..12 => 2,
        _ => 3,
    }
}

/// Positions as one side sees them.
pub(super) struct Field {
    side: Side,
    danger: [[f32; CLASSES]; POSITIONS],
    /// Points of the enemy within reach: armour, and the rest.
    prey: [[f32; 2]; POSITIONS],
    near: u64,
    /// Positions that bring victory nearer.
    goal: u64,
    /// What one of them is worth.
    prize: f32,
    /// What a row forward is worth.
    forward: f32,
}

/// The fire of a stack at short and at long range, by class.
type Fire = [[f32; CLASSES]; 2];

impl Field {
    pub(super) fn of(table: &Table, side: Side) -> Field {
        let (goal, prize, forward) = goal(table, side);
        let mut field = Field {
            side,
            danger: [[0.0; CLASSES]; POSITIONS],
            prey: [[0.0; 2]; POSITIONS],
            near: 0,
            goal,
            prize,
            forward,
        };
        let enemy = side.other();
        for from in Spaces(table.units.held(enemy) & table.board().all) {
            let mut fire: Fire = [[0.0; CLASSES]; 2];
            let mut points = [0.0f32; 2];
            for (_, unit) in table.units.at(enemy, from) {
                add_fire(&mut fire, unit);
                let card = unit.stats();
                let kind = usize::from(!card.is_armoured());
                points[kind] = points[kind].max(f32::from(card.points));
            }
            field.spread(table, from, &fire, points);
        }
        field
    }

    /// Lays the fire of a stack, and itself as prey, over all that it can see.
    fn spread(&mut self, table: &Table, from: Space, fire: &Fire, points: [f32; 2]) {
        let reach = table.reach(from);
        self.near |= reach;
        let cover = Cover::of(table, from);
        for to in Spaces(reach) {
            let far = usize::from(distance(from, to) > 1);
            let own = Cover::of(table, to);
            let clouded = cover.clouded * own.clouded;
            let (danger, prey) = (&mut self.danger[to.index()], &mut self.prey[to.index()]);
            for class in 0..CLASSES {
                danger[class] += fire[far][class] * own.left(class == 0, far) * clouded;
            }
            for (kind, points) in points.into_iter().enumerate() {
                let seen = points * cover.left(kind == 1, far) * clouded * [1.0, 0.5][far];
                prey[kind] = prey[kind].max(seen);
            }
        }
    }

    /// Is the enemy within range?
    pub(super) fn is_near(&self, at: Space) -> bool {
        self.near & at.bit() != 0
    }

    /// What it is worth to have this card there, in points.
    pub(super) fn worth(&self, table: &Table, card: &Card, at: Space) -> f32 {
        if at.is_reserve() {
            return -2.0;
        }
        let i = at.index();
        let points = f32::from(card.points);
        let hit = self.danger[i][class(card)].clamp(0.0, 0.9);
        let strikes = [strength(card, 8), f32::from(card.he.max(card.sa)) / 10.0];
        let deals = (strikes[0] * self.prey[i][0]).max(strikes[1] * self.prey[i][1]);
        let climbs = table.setup.is_hill() && table.attacker == Some(self.side);
        let depth = if climbs {
            expected::climbed(table, at)
        } else {
            f32::from(table.board().depth(table.nation(self.side), at))
        };
        let mut worth = 0.3 * deals - 0.75 * hit * points;
        if card.is_combat() {
            worth += self.forward * depth;
            if self.goal & at.bit() != 0 {
                worth += self.prize
                    * match (table.units.holds(self.side, at), table.units.holds(self.side.other(), at)) {
                        (false, false) => 1.0,
                        (false, true) => 0.5,
                        (true, _) => 0.3,
                    };
            }
        }
        if card.is_vehicle() && table.cell(at).terrain == Terrain::Woods && table.cell(at).path.is_none() {
            worth -= 0.2 * points;
        }
        if table.cell(at).minefield.is_some() {
            worth -= 0.25 * points;
        }
        worth
    }

    /// The most that one step of this unit gains.
    pub(super) fn best_step(&self, table: &Table, unit: &Unit) -> f32 {
        let card = unit.stats();
        let here = self.worth(table, card, unit.at);
        let mut most = -12.0f32;
        for to in Spaces(table.board().beside(unit.at) & !table.closed_to(card, unit.at)) {
            let storm = if table.units.holds(self.side.other(), to) { self.storm(table, unit, to) } else { 0.0 };
            most = most.max(self.worth(table, card, to) - here + storm);
        }
        most
    }

    /// A first guess whether the stack could storm a position: who has more points there.
    fn storm(&self, table: &Table, unit: &Unit, to: Space) -> f32 {
        let points = |side: Side, at: Space| -> f32 {
            table.units.at(side, at).map(|(_, unit)| f32::from(unit.stats().points)).sum()
        };
        let (own, other) = (points(self.side, unit.at), points(self.side.other(), to));
        (0.25 * (own - 1.3 * other)).clamp(-12.0, 8.0)
    }

    /// The most that a card from the reserve gains.
    pub(super) fn best_entry(&self, table: &Table, card: &Card) -> f32 {
        let rear = table.rear(self.side);
        let open = Spaces(rear).filter(|at| !table.units.holds(self.side.other(), *at));
        open.fold(-6.0, |most: f32, at| most.max(self.worth(table, card, at) + 2.0))
    }
}

/// How much of the fire at a position its ground lets through.
struct Cover {
    at: f32,
    soft: f32,
    clouded: f32,
}

impl Cover {
    fn of(table: &Table, at: Space) -> Cover {
        let row = table.row(table.cover(at));
        let clouded = if table.cell(at).smoke > 0 { 0.4 } else { 1.0 };
        Cover { at: f32::from(row.at), soft: f32::from(row.he + row.sa) / 2.0, clouded }
    }

    /// A modifier takes more of a long shot than of a short one.
    fn left(&self, soft: bool, far: usize) -> f32 {
        let cover = if soft { 0.2 * self.soft } else { 0.125 * self.at };
        (1.0 - cover * [1.0, 1.6][far]).max(0.05)
    }
}

/// What AT fire at short range does to armour like this.
fn strength(card: &Card, armour: u8) -> f32 {
    if !card.at.exists() {
        return 0.0;
    }
    f32::from(card.at.hit[1]) * f32::from(DATA.kill_number(card.at.penetration[1], armour)) / 100.0
}

fn add_fire(fire: &mut Fire, unit: &Unit) {
    let card = unit.stats();
    if !unit.on_foot() {
        return;
    }
    let works = unit.malfunction.is_none();
    let he = if works { card.he } else { 0 };
    fire[0][0] += f32::from(he.max(card.sa)) / 10.0;
    fire[1][0] += f32::from(he.saturating_sub(2)) / 10.0;
    if !works || !card.at.exists() {
        return;
    }
    for (far, fire) in fire.iter_mut().enumerate() {
        let (hit, penetration) = (card.at.hit[far + 1], card.at.penetration[far + 1]);
        for class in 1..CLASSES {
            fire[class] += f32::from(hit) * f32::from(DATA.kill_number(penetration, ARMOUR[class])) / 100.0;
        }
    }
}

/// The positions that a side wants, what one is worth, and what a row forward is.
fn goal(table: &Table, side: Side) -> (u64, f32, f32) {
    let enemy = side.other();
    let attacks = table.attacker == Some(side);
    let missing = |of: u64| table.setup.positions_to_win().saturating_sub(table.controlled(side, of));
    let prize = |of: u64| match missing(of) {
        0 | 1 => 80.0,
        2 => 25.0,
        _ => 10.0,
    };
    let press = |of: u64| (1.5 * missing(of) as f32 / expected::turns_left(table)).clamp(0.7, 3.0);
    match table.setup.card().victory {
        // Nobody has to attack: who comes nearer is fired at, and who stands fires twice as often.
        Victory::RearPositions => (table.rear(enemy), prize(table.rear(enemy)), 0.0),
        Victory::HomePositions if attacks => {
            let home = table.home(enemy);
            (home, prize(home).max(12.0), 5.0 * press(home))
        }
        Victory::RearPositionsAttacker if attacks => {
            let rear = table.rear(enemy);
            (rear, prize(rear), 6.0 * press(rear))
        }
        Victory::HomePositions | Victory::RearPositionsAttacker => (table.home(side), 3.0, 0.0),
        Victory::Hill621 if attacks => (table.board().hill, 20.0, 8.0),
        Victory::Hill621 => (table.board().hill, 8.0, 0.0),
        Victory::EliminateOnBoard => (0, 0.0, 1.6),
    }
}

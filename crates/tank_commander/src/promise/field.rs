//! What each position is worth to a side: the fire it lies in, the volleys that it makes better, the way to the goal.

use super::volleys::Volleys;
use crate::data::{DATA, Victory};
use crate::expected::{self, TopThree, TopTwo};
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

/// What a point that the enemy can be expected to destroy counts.
const FEAR: f32 = 0.75;
/// The same for those who climb Hill 621: whoever stays out of the fire there has lost.
const FEAR_OF_CLIMBERS: f32 = 0.4;

/// Positions as one side sees them.
pub(super) struct Field {
    side: Side,
    /// The two worst volleys of the enemy there: he has two supply points.
    danger: [[TopTwo; CLASSES]; POSITIONS],
    /// The dearest cards of the enemy within short and long reach, by class.
    prey: [[[f32; CLASSES]; 2]; POSITIONS],
    volleys: Volleys,
    /// How much longer than usual a better place is going to pay.
    lasting: f32,
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
            danger: [[TopTwo::default(); CLASSES]; POSITIONS],
            prey: [[[0.0; CLASSES]; 2]; POSITIONS],
            volleys: Volleys::NONE,
            lasting: (expected::turns_left(table) / 8.0).clamp(1.0, 3.0),
            near: 0,
            goal,
            prize,
            forward,
        };
        let enemy = side.other();
        for from in Spaces(table.units.held(enemy) & table.board().all) {
            let mut fire: Fire = [[0.0; CLASSES]; 2];
            let mut points = [0.0f32; CLASSES];
            for (_, unit) in table.units.at(enemy, from) {
                add_fire(&mut fire, unit);
                let dearest = &mut points[class(unit.stats())];
                *dearest = dearest.max(f32::from(unit.stats().points));
            }
            field.spread(table, from, &fire, points);
        }
        field.volleys = field.own_volleys(table);
        field
    }

    fn own_volleys(&self, table: &Table) -> Volleys {
        let mut volleys = Volleys::NONE;
        for from in Spaces(table.units.held(self.side) & table.board().all) {
            let ready = |unit: &&Unit| unit.on_foot() && unit.malfunction.is_none();
            let mut top = TopThree::default();
            let mut cards = 0;
            for unit in table.units.at(self.side, from).map(|(_, unit)| unit).filter(ready) {
                top.add(self.deals(unit.stats(), from));
                cards += 1;
            }
            volleys.note(from, top.sum(), cards);
        }
        volleys
    }

    /// Lays the fire of a stack, and itself as prey, over all that it can see.
    fn spread(&mut self, table: &Table, from: Space, fire: &Fire, points: [f32; CLASSES]) {
        let reach = table.reach(from);
        self.near |= reach;
        let cover = Cover::of(table, from);
        for to in Spaces(reach) {
            let far = usize::from(distance(from, to) > 1);
            let own = Cover::of(table, to);
            let clouded = cover.clouded * own.clouded;
            let (danger, prey) = (&mut self.danger[to.index()], &mut self.prey[to.index()][far]);
            for class in 0..CLASSES {
                danger[class].add(fire[far][class] * own.left(class == 0, far) * clouded);
                prey[class] = prey[class].max(points[class] * cover.left(class == 0, far) * clouded);
            }
        }
    }

    /// Is the enemy within range?
    pub(super) fn is_near(&self, at: Space) -> bool {
        self.near & at.bit() != 0
    }

    /// What a card gains by being there instead of here, in points.
    pub(super) fn gain(&self, table: &Table, card: &Card, from: Space, to: Space) -> f32 {
        let more = self.volleys.gain((from, self.deals(card, from)), (to, self.deals(card, to)));
        self.lasting * more + self.worth(table, card, to) - self.worth(table, card, from)
    }

    /// The points that this card can be expected to destroy there with one shot.
    fn deals(&self, card: &Card, at: Space) -> f32 {
        if at.is_reserve() {
            return 0.0;
        }
        let prey = self.prey[at.index()].iter().enumerate();
        let shots =
            prey.flat_map(|(far, prey)| prey.iter().enumerate().map(move |(class, points)| (far, class, *points)));
        let seen = shots.filter(|(_, _, points)| *points > 0.0);
        seen.map(|(far, class, points)| points * strength(card, far, class)).fold(0.0, f32::max)
    }

    /// What it is worth to have this card there, its fire left aside.
    fn worth(&self, table: &Table, card: &Card, at: Space) -> f32 {
        if at.is_reserve() {
            return -2.0;
        }
        let points = f32::from(card.points);
        let hit = self.danger[at.index()][class(card)].sum().clamp(0.0, 0.9);
        let climbs = table.setup.is_hill() && table.attacker == Some(self.side);
        let (depth, fear) = if climbs {
            (expected::climbed(table, at), FEAR_OF_CLIMBERS)
        } else {
            (f32::from(table.board().depth(table.nation(self.side), at)), FEAR)
        };
        let mut worth = -fear * self.lasting * hit * points;
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
        let mut most = -12.0f32;
        for to in Spaces(table.board().beside(unit.at) & !table.closed_to(card, unit.at)) {
            let storm = if table.units.holds(self.side.other(), to) { self.storm(table, unit, to) } else { 0.0 };
            most = most.max(self.gain(table, card, unit.at, to) + storm);
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
        let (rear, reserve) = (table.rear(self.side), Space::reserve(table.nation(self.side)));
        let open = Spaces(rear).filter(|at| !table.units.holds(self.side.other(), *at));
        open.fold(-6.0, |most: f32, at| most.max(self.gain(table, card, reserve, at)))
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

/// The share of a target of this class that a shot at short or at long range can be expected to take.
fn strength(card: &Card, far: usize, class: usize) -> f32 {
    match (class, far) {
        (0, 0) => f32::from(card.he.max(card.sa)) / 10.0,
        (0, _) => f32::from(card.he.saturating_sub(2)) / 10.0,
        _ if !card.at.exists() => 0.0,
        _ => {
            let kill = DATA.kill_number(card.at.penetration[far + 1], ARMOUR[class]);
            f32::from(card.at.hit[far + 1]) * f32::from(kill) / 100.0
        }
    }
}

fn add_fire(fire: &mut Fire, unit: &Unit) {
    let card = unit.stats();
    if !unit.on_foot() {
        return;
    }
    if unit.malfunction.is_some() {
        fire[0][0] += f32::from(card.sa) / 10.0;
        return;
    }
    for (far, fire) in fire.iter_mut().enumerate() {
        for (class, fire) in fire.iter_mut().enumerate() {
            *fire += strength(card, far, class);
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
        Victory::Hill621 if attacks => (table.board().hill, 80.0, 16.0),
        Victory::Hill621 => (table.board().hill, 8.0, 0.0),
        Victory::EliminateOnBoard => (0, 0.0, 1.6),
    }
}

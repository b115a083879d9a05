//! Rough reckoning for bots: what a shot, a volley or a melee can be expected to destroy, in points.

use crate::data::{DATA, Scenario};
use crate::events::Struck;
use crate::map::{Space, Spaces, distance};
use crate::pieces::{Armour, Range};
use crate::state::{Step, Table};
use crate::units::{Gear, Mark, Unit, Weapon};
use table::Side;

/// What an immobilised vehicle has lost of its worth.
const STUCK: f32 = 0.25;

/// The share of a target's worth that an AT shot takes which hits on this natural roll or less (TC-9.5).
pub(crate) fn anti_tank(number: i8, penetration: u8, armour: Armour, range: Range, struck: Struck) -> f32 {
    let kill = |armour: u8| f32::from(DATA.kill_number(penetration, armour)) / 100.0;
    let melee = range == Range::Melee;
    let flank = struck != Struck::Front;
    let usual = if flank { armour.side } else { armour.front };
    let halved = (armour.side / 2).max(1);
    let (mut share, mut left) = (0.0, number.clamp(0, 10));
    if left >= 1 {
        share += kill(if melee || flank { halved.min(armour.side) } else { armour.side });
        left -= 1;
    }
    if left >= 1 {
        share += STUCK / 10.0;
        left -= 1;
    }
    if melee && left >= 1 {
        share += kill(armour.side);
        left -= 1;
    }
    share + f32::from(left) * kill(usual)
}

/// The points that a shot with this weapon can be expected to destroy.
pub(crate) fn expect(table: &Table, by: &Unit, with: Weapon, at: &Unit, range: Range) -> f32 {
    let odds = table.odds(by, with, at, range);
    if odds.number <= 0 {
        return 0.0;
    }
    let number = odds.number - odds.drm;
    let points = f32::from(at.stats().points);
    if with.is_at() {
        let penetration = table.penetration(by, with, range);
        let struck = if by.is(Mark::Flanking) { Struck::Side } else { Struck::Front };
        return points * anti_tank(number, penetration, at.stats().armour, range, struck);
    }
    points * f32::from(number.clamp(0, 10)) / 10.0
}

/// The same without what it is worth to immobilise.
pub(crate) fn expect_destroyed(table: &Table, by: &Unit, with: Weapon, at: &Unit, range: Range) -> f32 {
    let stuck = if with.is_at() { f32::from(at.stats().points) * STUCK / 10.0 } else { 0.0 };
    (expect(table, by, with, at, range) - stuck).max(0.0)
}

/// The points that this card can be expected to destroy of that one with the best of its weapons.
pub(crate) fn best(table: &Table, by: &Unit, at: &Unit, range: Range) -> f32 {
    if !at.is_targetable() {
        return 0.0;
    }
    let (card, target) = (by.stats(), at.stats());
    let works = by.malfunction.is_none();
    let with = |weapon: Weapon| expect(table, by, weapon, at, range);
    let mut most: f32 = 0.0;
    let only_at = table.setup.scenario == Scenario::TanksInAction;
    if target.is_armoured() || only_at {
        if works && card.at.exists() {
            most = with(Weapon::At);
        }
        if by.gear.has(Gear::Rifle) {
            most = most.max(with(Weapon::Rifle));
        }
    } else {
        if works && card.he > 0 {
            most = with(Weapon::He);
        }
        if range != Range::Long && card.sa > 0 {
            most = most.max(with(Weapon::Sa));
        }
        if by.gear.has(Gear::MachineGun) {
            most = most.max(with(Weapon::MachineGun));
        }
    }
    if range == Range::Melee && !only_at {
        most = most.max(in_melee(by, with, target.is_armoured()));
    }
    most
}

/// Weapons that are of use only within a position.
fn in_melee(by: &Unit, with: impl Fn(Weapon) -> f32, armoured: bool) -> f32 {
    let card = by.stats();
    let mut most: f32 = 0.0;
    if by.gear.launcher().is_some() {
        most = with(if armoured { Weapon::LauncherAt } else { Weapon::LauncherHe });
    }
    if by.gear.has(Gear::Flamethrower) {
        most = most.max(with(Weapon::Flamethrower));
    }
    if card.ft > 0 && by.malfunction.is_none() {
        most = most.max(with(Weapon::Ft));
    }
    if armoured && card.tank_melee > 0 {
        most = most.max(with(Weapon::TankMelee));
    }
    most
}

/// The best shot of a card at anything among these positions.
pub(crate) fn best_shot(table: &Table, by: &Unit, prey: u64) -> f32 {
    let enemy = table.side(by.owner).other();
    let mut most: f32 = 0.0;
    for to in Spaces(prey) {
        let Some(range) = Range::of(distance(by.at, to)).filter(|range| *range != Range::Melee) else { continue };
        for (_, target) in table.units.at(enemy, to) {
            most = most.max(best(table, by, target, range));
        }
    }
    most
}

/// The three highest values, each counting a little less: two may have chosen the same target.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TopThree([f32; 3]);

impl TopThree {
    pub(crate) fn add(&mut self, value: f32) {
        let [a, b, c] = self.0;
        self.0 = match value {
            _ if value > a => [value, a, b],
            _ if value > b => [a, value, b],
            _ if value > c => [a, b, value],
            _ => self.0,
        };
    }

    pub(crate) fn sum(self) -> f32 {
        self.0[0] + 0.85 * self.0[1] + 0.7 * self.0[2]
    }
}

/// The two highest values, the second counting a little less: what two supply points are spent on.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct TopTwo([f32; 2]);

impl TopTwo {
    pub(crate) fn add(&mut self, value: f32) {
        let [a, b] = self.0;
        self.0 = if value > a { [value, a] } else { [a, b.max(value)] };
    }

    pub(crate) fn sum(self) -> f32 {
        self.0[0] + 0.9 * self.0[1]
    }
}

/// What a Fire action of those who are ready in this position can be expected to destroy.
pub(crate) fn volley(table: &Table, side: Side, from: Space, ready: impl Fn(&Unit) -> bool) -> f32 {
    let prey = table.reach(from) & table.units.held(side.other()) & !from.bit();
    let mut top = TopThree::default();
    if prey != 0 {
        for (_, unit) in table.units.at(side, from) {
            if unit.on_foot() && ready(unit) {
                top.add(best_shot(table, unit, prey));
            }
        }
    }
    top.sum()
}

/// What a side can be expected to destroy with two Fire actions.
pub(crate) fn brunt(table: &Table, side: Side) -> f32 {
    let mut top = TopTwo::default();
    for from in Spaces(table.units.held(side) & table.board().all) {
        top.add(volley(table, side, from, |_| true));
    }
    top.sum()
}

/// What this card can be expected to destroy in a melee against the cards of a side in a position.
pub(crate) fn melee_shot(table: &Table, by: &Unit, enemy: Side, at: Space) -> f32 {
    table.units.at(enemy, at).fold(0.0, |most: f32, (_, target)| most.max(best(table, by, target, Range::Melee)))
}

/// What a side can be expected to destroy in the melee in this position.
pub(crate) fn melee(table: &Table, side: Side, at: Space) -> f32 {
    let mut top = TopThree::default();
    for (_, unit) in table.units.at(side, at).filter(|(_, unit)| unit.on_foot()) {
        top.add(melee_shot(table, unit, side.other(), at));
    }
    top.sum()
}

/// Turns that are still to be played, the present one in part.
pub(crate) fn turns_left(table: &Table) -> f32 {
    let last = table.clock.unwrap_or(table.setup.last_turn());
    let seats = f32::from(table.setup.players);
    let part = 1.0 - (f32::from(table.seat_turn) + played(table)) / seats;
    f32::from(last.saturating_sub(table.turn)) + part.max(0.1)
}

/// How much of the present seat-turn is over.
pub(crate) fn played(table: &Table) -> f32 {
    match table.step {
        Step::Play | Step::Window | Step::Withdrawal | Step::Arrival => 1.0 - f32::from(table.play.supply.min(2)) / 2.0,
        _ => 1.0,
    }
}

/// How near a position is to the top of Hill 621, from 0 to 6. The last steps count more than the first: a few cards
/// that climb on are worth more than many that have set out.
pub(crate) fn climbed(table: &Table, at: Space) -> f32 {
    let off = Spaces(table.board().hill).map(|top| distance(at, top)).min().unwrap_or(6);
    f32::from(6 - off.min(6)).powi(2) / 6.0
}

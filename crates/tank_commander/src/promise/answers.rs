//! Special events: when they are worth their points, and on what.

use crate::action::Action;
use crate::events::Struck;
use crate::expected;
use crate::map::{Space, distance};
use crate::pieces::{CardId, Range, Special, Window};
use crate::state::*;
use crate::units::{Unit, UnitId, Weapon};
use table::Side;

/// What a supply point is worth in points destroyed.
const SUPPLY: f32 = 5.0;

/// Passing is the measure of everything in a window.
const PASS: f32 = 1.0;

/// The weight of an action in an open window.
pub(super) fn answer(state: &State, action: Action) -> f32 {
    let table = &state.table;
    if let Focus::Card(staged) = &state.focus {
        return target(state, staged.card, action);
    }
    match action {
        Action::Choose(card) => card.stats().event.map_or(0.01, |event| interrupt(table, event)),
        Action::Confirm => 4.0,
        _ => PASS,
    }
}

/// Points saved or gained above what the card is worth, as a weight beside passing.
fn against(value: f32, price: f32) -> f32 {
    ((value - price) / 4.0).exp().clamp(0.01, 30.0)
}

fn points(unit: &Unit) -> f32 {
    f32::from(unit.stats().points)
}

fn interrupt(table: &Table, event: Special) -> f32 {
    let Some(window) = &table.window else { return 0.01 };
    let side = table.side(table.seat);
    let price = 0.5 * f32::from(event.card().id.stats().points) + SUPPLY * f32::from(table.price(event));
    let responds = window.stack.last().is_some_and(|played| table.side(played.by) != side);
    match (event, &window.act) {
        (Special::Repair, _) if responds && mends(table, side) => 3.0,
        (Special::Repair, _) => against(worst_ailment(table, side), price),
        (Special::MinefieldGap | Special::Bridge | Special::Ford, _) if responds => 1.5,
        (Special::Counterbattery | Special::Interception, Act::Instant(instant)) => {
            if instant.card.mode == Some(Mode::Smoke) { 0.2 } else { 3.0 }
        }
        (Special::WeaponMalfunction, Act::Shot { by, aim }) => {
            let Some(unit) = table.units.get(*by) else { return 0.01 };
            against(shot(table, *by, aim.with, aim.at) + 0.3 * points(unit), price + 4.0)
        }
        (Special::WeaponMalfunction, _) => volley_stake(table, side.other()) * 0.15,
        (Special::Smoke, Act::Shot { by, aim }) => against(0.6 * shot(table, *by, aim.with, aim.at), 6.0),
        (Special::Smoke, Act::Step { .. }) => 0.02,
        (Special::Smoke, _) if window.kind == Window::Start => against(0.5 * expected::brunt(table, side.other()), 9.0),
        (Special::Smoke, _) => 0.05,
        (Special::FlankShot, Act::Shot { by, aim }) => against(flank_gain(table, *by, aim.with, aim.at), price),
        (Special::SpecialAmmunition, Act::Shot { by, aim }) => against(ammunition_gain(table, *by, aim.at), price),
        (Special::FlankShot | Special::SpecialAmmunition, _) => 0.5,
        (Special::Confusion, _) => against(0.5 * expected::brunt(table, side.other()), 8.0).max(0.2),
        (Special::TacticalAdvantage, _) => melee_stake(table, side),
        (Special::Panic, _) => 0.8,
        (event, Act::Step { from, to, group, .. }) => step(table, event, *from, *to, group),
        (Special::Minefield | Special::Stream | Special::Swamp, _) => 0.06,
        _ => 0.03,
    }
}

fn shot(table: &Table, by: UnitId, with: Weapon, at: UnitId) -> f32 {
    let (Some(by), Some(at)) = (table.units.get(by), table.units.get(at)) else { return 0.0 };
    let Some(range) = Range::of(distance(by.at, at.at)) else { return 0.0 };
    expected::expect(table, by, with, at, range)
}

fn flank_gain(table: &Table, by: UnitId, with: Weapon, at: UnitId) -> f32 {
    let (Some(by), Some(at)) = (table.units.get(by), table.units.get(at)) else { return 0.0 };
    let Some(range) = Range::of(distance(by.at, at.at)) else { return 0.0 };
    let odds = table.odds(by, with, at, range);
    let penetration = table.penetration(by, with, range);
    let share = |struck| expected::anti_tank(odds.number - odds.drm, penetration, at.stats().armour, range, struck);
    points(at) * (share(Struck::Side) - share(Struck::Front))
}

fn ammunition_gain(table: &Table, by: UnitId, at: UnitId) -> f32 {
    let (Some(by), Some(at)) = (table.units.get(by), table.units.get(at)) else { return 0.0 };
    let Some(range) = Range::of(distance(by.at, at.at)) else { return 0.0 };
    let odds = table.odds(by, Weapon::At, at, range);
    let penetration = table.penetration(by, Weapon::At, range);
    let more = penetration + crate::data::DATA.numbers.special_ammunition_pen;
    let share = |pen| expected::anti_tank(odds.number - odds.drm, pen, at.stats().armour, range, Struck::Front);
    points(at) * (share(more) - share(penetration))
}

/// Is something on the stack aimed at an own card?
fn mends(table: &Table, side: Side) -> bool {
    let stack = table.window.iter().flat_map(|window| &window.stack);
    stack
        .filter_map(|played| match played.target {
            Target::Unit(id) => table.units.get(id),
            _ => None,
        })
        .any(|unit| table.side(unit.owner) == side && points(unit) >= 18.0)
}

/// The most that a Repair is worth.
fn worst_ailment(table: &Table, side: Side) -> f32 {
    let ill = table.units.iter().filter(|(_, unit)| table.side(unit.owner) == side).map(|(_, unit)| {
        let gun = if unit.malfunction.is_some() { 0.5 } else { 0.0 };
        let drive = if unit.is_stuck() { 0.3 } else { 0.0 };
        points(unit) * (gun + drive)
    });
    ill.fold(0.0, f32::max)
}

/// The dearest declared shot of a side in a melee.
fn volley_stake(table: &Table, side: Side) -> f32 {
    let Some(melee) = table.melee else { return 0.1 };
    let shots = table.units.at(side, melee.at).filter_map(|(_, unit)| {
        let fire = unit.melee_fire?;
        Some(expected::expect(table, unit, fire.with(), table.units.get(fire.target()?)?, Range::Melee))
    });
    shots.fold(0.1, f32::max)
}

/// Who strikes first saves what the enemy would have struck with.
fn melee_stake(table: &Table, side: Side) -> f32 {
    let Some(melee) = table.melee else { return 0.05 };
    let own = expected::melee(table, side, melee.at);
    let other = expected::melee(table, side.other(), melee.at);
    let held: f32 = table.units.at(side.other(), melee.at).map(|(_, unit)| points(unit)).sum();
    let saved = other * (own / held.max(1.0)).min(1.0);
    against(saved, 4.0)
}

/// Something that stops or harms a group that steps.
fn step(table: &Table, event: Special, from: Space, to: Space, group: &[UnitId]) -> f32 {
    let side = table.side(table.seat);
    if table.active_side() == side {
        // The own step: clearing what lies in the way.
        return if matches!(event, Special::Bridge | Special::Ford | Special::MinefieldGap | Special::Path) {
            0.5
        } else {
            0.03
        };
    }
    let stakes = stakes(table, side, from, to, group);
    let dearest = group.iter().filter_map(|id| table.units.get(*id)).map(points).fold(0.0, f32::max);
    match event {
        Special::AntiTankMine => 1.5,
        Special::Breakdown => against(0.35 * dearest + stakes, 13.0),
        Special::Wire => against(stakes, 4.0),
        Special::Stream => against(stakes, 4.0),
        Special::Swamp => against(stakes, 7.0),
        Special::Minefield => against(0.6 * stakes + 0.15 * dearest * group.len() as f32, 7.0),
        _ => 0.05,
    }
}

/// What is at stake when this group arrives, in points.
fn stakes(table: &Table, side: Side, from: Space, to: Space, group: &[UnitId]) -> f32 {
    if from.is_reserve() || to.is_reserve() {
        return 0.0;
    }
    let enemy = side.other();
    let needed = table.setup.positions_to_win();
    let ours = if table.setup.is_hill() { table.board().hill } else { table.home(side) };
    let rear = table.rear(side) & to.bit() != 0;
    let held = table.units.holds(side, to);
    let wins = !held && table.setup.card().positions > 0 && !table.setup.is_hill() && {
        let of = match table.setup.card().victory {
            crate::data::Victory::HomePositions => table.home(side),
            _ => table.rear(side),
        };
        of & to.bit() != 0 && table.controlled(enemy, of) + 1 >= needed
    };
    match (wins, held, rear, ours & to.bit() != 0) {
        (true, ..) => 60.0,
        (_, true, ..) => 2.5 * group.len() as f32,
        (_, _, true, _) => 5.0,
        (_, _, _, true) => 2.0,
        _ => 0.0,
    }
}

/// What an interrupt is played on.
fn target(state: &State, card: CardId, action: Action) -> f32 {
    let table = &state.table;
    let side = table.side(table.seat);
    let Some(window) = &table.window else { return own_target(state, card, action) };
    match (action, &window.act) {
        (Action::Pick(id) | Action::Mend(id, _), _) => {
            table.units.get(id).map_or(0.1, |unit| points(unit).powi(2) / 100.0)
        }
        (Action::Counter(_), _) => 5.0,
        (Action::At(at), Act::Step { to, .. }) => {
            if at == *to {
                8.0
            } else {
                0.05
            }
        }
        (Action::Edge(a, b), Act::Step { from, to, .. }) => {
            if (a, b) == (*from, *to) || (a, b) == (*to, *from) {
                8.0
            } else {
                0.02
            }
        }
        (Action::At(at), Act::Shot { by, aim }) => {
            let on = |id: &UnitId| table.units.get(*id).is_some_and(|unit| unit.at == at);
            if on(&aim.at) {
                8.0
            } else if on(by) {
                6.0
            } else {
                0.02
            }
        }
        (Action::At(at), _) if card == CardId::SMOKE => smoke_site(table, side, at),
        (Action::At(at), _) => barrier_site(table, side, at),
        (Action::Edge(..), _) => 0.02,
        _ => 1.0,
    }
}

/// Smoke before the enemy's play lies best on his strongest stack, or on the own one that it fires at.
fn smoke_site(table: &Table, side: Side, at: Space) -> f32 {
    0.05 + expected::volley(table, side.other(), at, |_| true) + if table.units.holds(side, at) { 0.5 } else { 0.0 }
}

/// Mines, swamps and streams lie best before the own positions.
fn barrier_site(table: &Table, side: Side, at: Space) -> f32 {
    let own = table.home(side) & at.bit() != 0;
    let near = table.board().beside(at) & table.units.held(side.other()) != 0;
    match (own, near) {
        (true, true) => 2.0,
        (true, false) => 0.5,
        (false, true) => 0.4,
        (false, false) => 0.05,
    }
}

// --- In the own play

/// An event that could be played in the own play.
pub(super) fn own(state: &State, event: Special) -> f32 {
    let table = &state.table;
    let side = table.side(table.seat);
    let price = 0.5 * f32::from(event.card().id.stats().points);
    match event {
        Special::ArtilleryBarrage
        | Special::SovietRockets
        | Special::GermanRockets
        | Special::AirStrike
        | Special::Stuka
        | Special::Sturmovik => worth_of(best_strike(state, event), price),
        Special::TankBuster => worth_of(best_buster(table, side), price),
        Special::Coordination => {
            if table.play.supply == 0 {
                1.5
            } else {
                0.2
            }
        }
        Special::Reinforcements => 3.0,
        Special::Recon => 0.15,
        Special::Sniper => 2.0,
        Special::TankAce | Special::SquadLeader => 0.6,
        Special::ForwardObserver => 0.1,
        Special::MineDogs => 2.0,
        Special::TankRepairShop => 3.0,
        Special::SpecialAmmunition => 0.3,
        Special::Repair => against(worst_ailment(table, side), price),
        Special::MinefieldGap | Special::Bridge | Special::Ford | Special::Path => 0.05,
        Special::Minefield => 0.1,
        Special::Smoke => 0.08,
        Special::Withdrawal => 0.05,
        _ => 0.05,
    }
}

/// An action that destroys so many points, measured like fire.
fn worth_of(value: f32, price: f32) -> f32 {
    let net = (value - 0.5 * price).max(0.0);
    (0.12 * net * net).clamp(0.02, 40.0)
}

/// What a strike on this position can be expected to destroy.
pub(super) fn strike_value(state: &State, event: Special, at: Space) -> f32 {
    let table = &state.table;
    let side = table.side(table.seat);
    let mut value = reckon_strike(table, event, side.other(), at);
    if event.is_artillery() {
        value -= 1.3 * reckon_strike(table, event, side, at);
    }
    value
}

fn reckon_strike(table: &Table, event: Special, of: Side, at: Space) -> f32 {
    let card = event.card();
    let row = table.row(table.cover(at));
    let mut top = expected::TopThree::default();
    for (_, unit) in table.units.at(of, at).filter(|(_, unit)| unit.is_targetable()) {
        let armoured = unit.stats().is_armoured();
        let (number, i) = if armoured { (card.armour, 1) } else { (card.soft, 0) };
        let works = table.shelter(unit).map(|works| crate::data::DATA.works(table.setup.terrain_table, works));
        let (cover, dug) = if event.is_air() {
            (row.air[i], works.map_or(0, |row| row.air[0]))
        } else {
            (row.art[i], works.map_or(0, |row| row.art[0]))
        };
        let hits = (number as i8 - cover - dug).clamp(0, 10);
        top.add(points(unit) * f32::from(hits) / 10.0);
    }
    top.sum()
}

fn best_strike(state: &State, event: Special) -> f32 {
    let table = &state.table;
    let enemy = table.side(table.seat).other();
    let held = crate::map::Spaces(table.units.held(enemy) & table.board().all);
    let seen = held.filter(|at| event.is_air() || table.observes(enemy.other(), *at));
    seen.map(|at| strike_value(state, event, at)).fold(0.0, f32::max)
}

fn best_buster(table: &Table, side: Side) -> f32 {
    let prey = table.units.iter().filter(|(_, unit)| table.side(unit.owner) != side && unit.stats().is_armoured());
    prey.map(|(_, unit)| buster(table, unit)).fold(0.0, f32::max)
}

fn buster(table: &Table, unit: &Unit) -> f32 {
    if unit.at.is_reserve() {
        return 0.0;
    }
    let cover = table.row(table.cover(unit.at)).air[1];
    points(unit) * f32::from((5 - cover).clamp(0, 10)) / 10.0
}

/// The next choice for a card of the own play.
pub(super) fn staging(state: &State, staged: &Staged, action: Action) -> f32 {
    let card = staged.card;
    let Some(event) = card.stats().event else { return own_target(state, card, action) };
    match action {
        Action::At(at) if event.is_artillery() || event.is_air() => {
            let value = strike_value(state, event, at);
            if value > 0.0 { 0.05 + value * value } else { 0.02 }
        }
        Action::Use(Mode::Strike) => staged.at.map_or(1.0, |at| 0.1 + strike_value(state, event, at).max(0.0)),
        Action::Use(Mode::Smoke) => 0.3,
        Action::Done => 0.02,
        _ => own_target(state, card, action),
    }
}

fn own_target(state: &State, card: CardId, action: Action) -> f32 {
    let table = &state.table;
    let side = table.side(table.seat);
    match action {
        Action::Pick(id) => table.units.get(id).map_or(0.1, |unit| bearer(table, card, unit)),
        Action::Snipe(id, Quarry::Unit) => table.units.get(id).map_or(0.1, |unit| 0.6 * points(unit)),
        Action::Snipe(..) => 0.8 * 12.0,
        Action::Mend(id, _) => table.units.get(id).map_or(0.1, |unit| points(unit).powi(2) / 100.0),
        Action::At(at) if card.stats().works.is_some() => {
            let front = table.board().depth(table.nation(side), at);
            1.0 + f32::from(front)
        }
        Action::At(at) if card == CardId::SMOKE => smoke_site(table, side, at),
        Action::At(at) => barrier_site(table, side, at),
        Action::Discard(card) => f32::from(card.stats().points).powi(2) / 100.0,
        _ => 1.0,
    }
}

/// Equipment and leaders go to the best, and to the front.
fn bearer(table: &Table, card: CardId, unit: &Unit) -> f32 {
    let side = table.side(table.seat);
    if table.side(unit.owner) != side {
        return match card.stats().event {
            Some(Special::TankBuster) => buster(table, unit).powi(2),
            _ => points(unit).powi(2) / 100.0,
        };
    }
    let depth = f32::from(table.board().depth(table.nation(side), unit.at));
    let empty = if unit.gear.is_empty() { 1.5 } else { 1.0 };
    points(unit) / 10.0 * depth * empty
}

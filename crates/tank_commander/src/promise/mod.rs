//! What looks promising at a glance: weights for bots that look ahead, cheap enough for every playout.

mod answers;
mod field;
mod forces;
mod volleys;

use crate::action::Action;
use crate::data::{DATA, Victory};
use crate::expected;
use crate::map::Space;
use crate::pieces::{Card, CardId, Range, Special};
use crate::state::*;
use crate::units::{Gear, Mark, Unit, UnitId};
use field::Field;
use table::{POINTLESS, Side};

/// A step that gains less than this is a step to and fro: each of two positions may be a little better by turns.
const WORTH_A_STEP: f32 = 0.5;

/// Appends a weight for each of these actions of the deciding seat.
pub fn promise(state: &State, actions: &[Action], weights: &mut Vec<f32>) {
    if let [_] = actions {
        return weights.push(1.0);
    }
    match state.table.step {
        Step::Deck | Step::Reinforcement => forces::building(state, actions, weights),
        Step::Play => play(state, actions, weights),
        Step::Window => weights.extend(actions.iter().map(|action| answers::answer(state, *action))),
        step => weights.extend(actions.iter().map(|action| match step {
            Step::Pool | Step::Ground | Step::Deploy | Step::Arrival => forces::laying(state, *action),
            Step::Volley => volley(state, *action),
            Step::Discard => discard(state, *action),
            Step::Overstack => overstack(&state.table, *action),
            Step::Retreat => retreat(&state.table, *action),
            Step::Withdrawal => {
                if *action == Action::Done {
                    1.0
                } else {
                    1.5
                }
            }
            Step::Melees => match action {
                Action::Drop(_, gear) => dropping(state, *gear),
                _ => 1.0,
            },
            _ => 1.0,
        })),
    }
}

/// Points that are gained or lost as a weight: nothing gained is 1.
fn weight(gain: f32) -> f32 {
    (gain / 6.0).exp().clamp(0.02, 60.0)
}

// --- The play

fn play(state: &State, actions: &[Action], weights: &mut Vec<f32>) {
    let table = &state.table;
    match &state.focus {
        Focus::Aim(id) => {
            let Some(by) = table.units.get(*id) else { return };
            weights.extend(actions.iter().map(|action| shooting(table, by, *action)));
        }
        Focus::Card(staged) => {
            weights.extend(actions.iter().map(|action| answers::staging(state, staged, *action)));
        }
        Focus::Group(group) => {
            let field = Field::of(table, table.side(table.seat));
            weights.extend(actions.iter().map(|action| gathering(state, &field, group, *action)));
        }
        Focus::Nothing => {
            let field = Field::of(table, table.side(table.seat));
            let first = weights.len();
            weights.extend(actions.iter().map(|action| acting(state, &field, *action)));
            stopping(table, actions, &mut weights[first..]);
        }
    }
}

/// The play with nothing begun: what is worth a supply point.
fn acting(state: &State, field: &Field, action: Action) -> f32 {
    let table = &state.table;
    match action {
        Action::Aim(id) => aiming(table, id),
        Action::Move(id) => table.units.get(id).map_or(0.1, |unit| moving(table, field, id, unit)),
        Action::Muster(card) => 0.5 * weight(field.best_entry(table, card.stats())),
        Action::Draw => {
            let hand = table.players[table.seat.index()].hand;
            if hand >= DATA.numbers.hand_limit { 0.1 } else { 1.0 }
        }
        Action::Choose(card) => choosing(state, card),
        Action::Load(_, carrier) if is_truck(table, carrier) => 0.3,
        Action::Load(..) => 0.1,
        Action::Ride(..) => 0.1,
        Action::Unload(id) => unloading(table, field, id),
        Action::HandOver(..) => 0.01,
        Action::Drop(_, gear) => dropping(state, gear),
        Action::Arrive(_) => 12.0,
        Action::Done => 1.0,
        Action::End if table.play.supply == 0 => 3.0,
        Action::End => 0.7,
        _ => 1.0,
    }
}

fn moving(table: &Table, field: &Field, id: UnitId, unit: &Unit) -> f32 {
    let gain = field.best_step(table, unit);
    let idle = if gain < WORTH_A_STEP { 0.05 } else { 1.0 };
    0.4 * weight(gain - 2.0) * idle * company(table, id, unit)
}

/// Whoever could fire for nothing, or fire or draw for a point that lapses otherwise, does not stop there.
fn stopping(table: &Table, actions: &[Action], weights: &mut [f32]) {
    let stops = |action: &Action| matches!(action, Action::End | Action::Done);
    let Some(stop) = actions.iter().position(stops) else { return };
    let aims = actions.iter().zip(&*weights).filter(|(action, _)| matches!(action, Action::Aim(_)));
    let fire: f32 = aims.map(|(_, weight)| weight).sum();
    let forgone = match (&table.play.doing, actions[stop]) {
        (Doing::Firing { .. }, _) if table.play.supply == 0 => 4.0 * fire,
        (Doing::Firing { .. }, _) => fire,
        (_, Action::End) => {
            let room = table.players[table.seat.index()].hand < DATA.numbers.hand_limit;
            6.0 * fire + if room && actions.contains(&Action::Draw) { 3.0 } else { 0.0 }
        }
        _ => 0.0,
    };
    weights[stop] /= 1.0 + forgone;
}

/// A Fire action is worth what it can be expected to destroy.
fn aiming(table: &Table, id: UnitId) -> f32 {
    let Some(unit) = table.units.get(id) else { return 0.1 };
    let side = table.side(unit.owner);
    let prey = table.reach(unit.at) & table.units.held(side.other());
    let own = expected::best_shot(table, unit, prey);
    match table.play.doing {
        // A shot that costs nothing any more.
        Doing::Firing { .. } => 0.2 + 2.0 * own,
        _ if own <= 0.0 => 0.02,
        _ => {
            let all = expected::volley(table, side, unit.at, |unit| !unit.is(Mark::Acted));
            let shooters = table.units.at(side, unit.at).count().clamp(1, 3) as f32;
            (0.12 * all * all + poor_shots(table) * all).clamp(0.05, 40.0) / shooters
        }
    }
}

/// What a point counts that a Fire action can be expected to destroy, however poor its shots are. Where nobody has to
/// attack, supply is better spent on them than on moving about: shot by shot they decide a long match.
fn poor_shots(table: &Table) -> f32 {
    match table.setup.card().victory {
        Victory::RearPositions => 2.0,
        _ => 0.0,
    }
}

fn shooting(table: &Table, by: &Unit, action: Action) -> f32 {
    match action {
        Action::Fire(with, at) => {
            let Some(target) = table.units.get(at) else { return 0.01 };
            let Some(range) = Range::of(crate::map::distance(by.at, target.at)) else { return 0.01 };
            let value = expected::expect(table, by, with, target, range);
            0.05 + value * value
        }
        _ => 0.05,
    }
}

fn volley(state: &State, action: Action) -> f32 {
    let table = &state.table;
    match action {
        Action::Fire(with, at) => {
            let by = table.next_to_declare().and_then(|id| table.units.get(id));
            let (Some(by), Some(target)) = (by, table.units.get(at)) else { return 0.01 };
            0.05 + expected::expect(table, by, with, target, Range::Melee).powi(2)
        }
        Action::Drop(_, gear) => dropping(state, gear),
        _ => 0.01,
    }
}

fn dropping(state: &State, gear: Gear) -> f32 {
    if makes_room(state, gear) { 0.01 } else { POINTLESS }
}

/// Is this a launcher, and has the deciding seat another in hand? Nothing else is worth throwing equipment away.
pub(crate) fn makes_room(state: &State, gear: Gear) -> bool {
    let launcher = |gear: Gear| matches!(gear, Gear::Panzerfaust | Gear::Panzerschreck);
    let mut hand = state.secrets[state.table.seat.index()].hand.kinds();
    launcher(gear) && hand.any(|card| Gear::of(card).is_some_and(launcher))
}

/// Loads get off where the enemy is near.
fn unloading(table: &Table, field: &Field, id: UnitId) -> f32 {
    let Some(unit) = table.units.get(id) else { return 0.1 };
    let carrier = unit.carrier.and_then(|carrier| table.units.get(carrier));
    let moved = carrier.is_some_and(|carrier| carrier.steps > 0);
    if moved && field.is_near(unit.at) { 4.0 } else { 0.05 }
}

// --- Groups

fn is_truck(table: &Table, id: UnitId) -> bool {
    table.units.get(id).is_some_and(|unit| unit.stats().is_truck())
}

/// An empty truck is of little use, and of none where somebody stays behind whom it could carry.
fn company(table: &Table, id: UnitId, unit: &Unit) -> f32 {
    let empty = unit.stats().is_truck() && table.play.doing == Doing::Nothing && table.load_of(id).is_none();
    let mut beside = table.units.at(table.side(unit.owner), unit.at);
    let waits = empty && beside.any(|(other, unit)| !unit.is_spent() && table.may_carry(other, id, None).is_ok());
    if waits { 0.1 } else { 1.0 }
}

fn gathering(state: &State, field: &Field, group: &Group, action: Action) -> f32 {
    let table = &state.table;
    let side = table.side(table.seat);
    let Some(to) = group.to else {
        let Action::At(to) = action else { return 1.0 };
        return leading(table, field, group, to);
    };
    let melee = table.units.holds(side.other(), to);
    let joins = |card: &Card, from: Space| {
        let together = if table.attacker == Some(side) && field.is_near(to) { together(table) } else { 1.0 };
        let gain = if melee { 2.5 } else { weight(field.gain(table, card, from, to)) };
        together * gain
    };
    match action {
        Action::Join(id) => {
            table.units.get(id).map_or(0.1, |unit| joins(unit.stats(), unit.at) * company(table, id, unit))
        }
        Action::Muster(card) => 0.7 * joins(card.stats(), group.from),
        Action::Board(..) => 0.6,
        Action::Go => 1.2,
        _ => 1.0,
    }
}

/// How much more gladly attackers come along: an attack in drops is fired at drop by drop, most of all up a hill.
fn together(table: &Table) -> f32 {
    if table.setup.is_hill() { 6.0 } else { 2.0 }
}

/// Where a group goes.
fn leading(table: &Table, field: &Field, group: &Group, to: Space) -> f32 {
    let side = table.side(table.seat);
    let card = match (group.units.first(), group.cards.first()) {
        (Some(id), _) => table.units.get(*id).map(Unit::stats),
        (None, Some(mustered)) => Some(mustered.card.stats()),
        (None, None) => None,
    };
    let Some(card) = card else { return 1.0 };
    let gain = field.gain(table, card, group.from, to);
    if table.units.holds(side.other(), to) {
        return weight(gain + clash(table, side, group, to));
    }
    let idle = if gain < WORTH_A_STEP { 0.2 } else { 1.0 };
    let mined = if !to.is_reserve() && table.cell(to).minefield.is_some() { 0.2 } else { 1.0 };
    weight(gain) * idle * mined
}

/// What storming a position gains and costs, with all who could come along.
fn clash(table: &Table, side: Side, group: &Group, to: Space) -> f32 {
    let enemy = side.other();
    let mut deals = expected::TopThree::default();
    let mut suffers = expected::TopThree::default();
    let mustered: arrayvec::ArrayVec<Unit, 3> =
        group.cards.iter().map(|card| Unit::new(card.card, table.seat, group.from)).collect();
    let stack = || {
        let ready = |unit: &&Unit| unit.on_foot() && !unit.is(Mark::Acted) && !unit.is_stuck();
        table.units.at(side, group.from).map(|(_, unit)| unit).filter(ready).take(3).chain(&mustered)
    };
    for unit in stack() {
        deals.add(expected::melee_shot(table, unit, enemy, to));
    }
    for (_, foe) in table.units.at(enemy, to) {
        suffers.add(stack().fold(0.0, |most: f32, unit| most.max(expected::best(table, foe, unit, Range::Melee))));
    }
    1.2 * deals.sum() - suffers.sum() - 3.0
}

// --- Cards in the own play

fn choosing(state: &State, card: CardId) -> f32 {
    let stats = card.stats();
    if Gear::of(card).is_some() {
        return 3.0;
    }
    if stats.works.is_some() {
        return 1.5;
    }
    stats.event.map_or(1.0, |event| answers::own(state, event))
}

// --- Losses by choice

/// What is worth least goes first.
fn discard(state: &State, action: Action) -> f32 {
    let Action::Discard(card) = action else { return 1.0 };
    let stats = card.stats();
    let copies = f32::from(state.secrets[state.table.seat.index()].hand.count(card));
    let worth = f32::from(stats.points) * if stats.is_unit() { 1.5 } else { 1.0 };
    let worth = match stats.event {
        Some(Special::Bridge | Special::Ford | Special::MinefieldGap | Special::Path) => 0.4 * worth,
        _ if stats.is_truck() => 0.5 * worth,
        _ => worth,
    };
    copies.sqrt() * 100.0 / (4.0 + worth * worth)
}

fn overstack(table: &Table, action: Action) -> f32 {
    let Action::Pick(id) = action else { return 1.0 };
    let points = table.units.get(id).map_or(10.0, |unit| f32::from(unit.stats().points));
    400.0 / (points * points + 1.0)
}

/// Cover is welcome to whoever retreats.
fn retreat(table: &Table, action: Action) -> f32 {
    let Action::Retreat(_, to) = action else { return 1.0 };
    if to.is_reserve() {
        return 0.5;
    }
    let row = table.row(table.cover(to));
    1.0 + 0.3 * f32::from(row.sa + row.at)
}

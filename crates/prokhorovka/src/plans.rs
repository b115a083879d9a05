//! Simple plans to spar with: one idea each, followed from the first decision to the last.

use crate::action::Action;
use crate::data::DATA;
use crate::map::{Hex, Terrain};
use crate::state::{State, Step, Table};
use crate::{German, Prokhorovka};
use table::Plan;

/// All of them.
pub const PLANS: &[Plan<Prokhorovka>] = &[
    Plan { name: "rush", weigh: rush },
    Plan { name: "start_line", weigh: start_line },
    Plan { name: "north", weigh: north },
    Plan { name: "last_ride", weigh: last_ride },
    Plan { name: "station", weigh: station },
    Plan { name: "hold_fire", weigh: hold_fire },
    Plan { name: "overrun", weigh: overrun },
];

/// Everything straight at the nearest objective of the enemy, through whatever stands there.
fn rush(state: &State, action: Action, promise: f32) -> f32 {
    go_for(&state.table, action, promise, |hex| nearest_objective(&state.table, hex))
}

/// Nobody ever leaves the start line, and no corps is committed; what comes into range is fired at.
fn start_line(_: &State, action: Action, promise: f32) -> f32 {
    match action {
        Action::March(_) | Action::Group(..) | Action::Commit(_) | Action::Call | Action::Ask(_) => 0.0,
        _ => promise.max(0.001),
    }
}

/// Germans drive for the north edge at once; Soviets gather in the north.
fn north(state: &State, action: Action, promise: f32) -> f32 {
    go_for(&state.table, action, promise, |hex| match state.table.deciding_side() {
        German => f32::from(hex.row()),
        _ => f32::from(hex.row().abs_diff(3)) + f32::from(hex.column()) / 4.0,
    })
}

/// Holds the start line until the seventh turn; then the Germans drive for the north edge, the Soviets for the nearest
/// objectives.
fn last_ride(state: &State, action: Action, promise: f32) -> f32 {
    match (state.table.turn < LAST_RIDE, state.table.deciding_side()) {
        (true, _) => start_line(state, action, promise),
        (false, German) => north(state, action, promise),
        (false, _) => rush(state, action, promise),
    }
}

const LAST_RIDE: u8 = 7;

/// Everything at Prokhorovka and back to it.
fn station(state: &State, action: Action, promise: f32) -> f32 {
    go_for(&state.table, action, promise, |hex| {
        let villages = DATA.objectives.iter().filter(|objective| objective.spot().name == crate::legal::STATION);
        villages.map(|village| f32::from(village.distance(hex))).fold(FAR, f32::min)
    })
}

/// Goes for objectives and never fires first.
fn hold_fire(state: &State, action: Action, promise: f32) -> f32 {
    match action {
        Action::Fire { .. } | Action::HalfFire { .. } if state.table.step == Step::Operations => 0.0,
        Action::Air(_) | Action::Rudel(_) | Action::Shell(_) => 0.0,
        _ => promise.max(0.001),
    }
}

/// Overruns whomever it can reach, alone or in a group.
fn overrun(_: &State, action: Action, promise: f32) -> f32 {
    match action {
        Action::Attack(_) => 1000.0 + promise,
        Action::Group(..) => 100.0 + promise,
        Action::Back(_) => 0.0,
        _ => promise,
    }
}

/// Every unit goes where this is least, and commits, asks and attacks on the way.
fn go_for(table: &Table, action: Action, promise: f32, off: impl Fn(Hex) -> f32) -> f32 {
    match action {
        Action::Commit(_) => 50.0,
        Action::March(unit) => match table.at(unit) {
            Some(hex) if off(hex) <= 0.0 => 0.1 * promise,
            _ => 20.0,
        },
        Action::Group(..) => 0.0,
        Action::Step(to) | Action::LastStep(to) => match table.marching_at() {
            Some(at) => (2.0 * (off(at) - off(to))).exp(),
            None => (-off(to)).exp(),
        },
        Action::Stop => 1.5,
        Action::Exit => 1000.0,
        Action::Attack(hex) => {
            let holds = hex.terrain() != Terrain::Clear;
            if holds { 100.0 } else { 0.5 }
        }
        _ => promise,
    }
}

/// How far the nearest objective is that the enemy controls.
fn nearest_objective(table: &Table, hex: Hex) -> f32 {
    let side = table.deciding_side();
    let wanted = DATA.objectives.iter().zip(&table.control).filter(|(_, control)| **control != side);
    wanted.map(|(objective, _)| f32::from(objective.distance(hex))).fold(FAR, f32::min)
}

/// Farther than anything on the map.
const FAR: f32 = 40.0;

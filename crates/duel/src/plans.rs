//! Simple plans to spar with: one idea each, followed from the first decision to the last.

use crate::action::Action;
use crate::course::Meanwhile;
use crate::map::{Dir, Hex};
use crate::pieces::{Card, MarkerKind};
use crate::state::{Focus, State, Step};
use crate::{Duel, pieces::T34};
use table::Plan;

/// All of them.
pub const PLANS: &[Plan<Duel>] = &[
    Plan { name: "rush", weigh: rush },
    Plan { name: "north", weigh: north },
    Plan { name: "south", weigh: south },
    Plan { name: "turtle", weigh: turtle },
    Plan { name: "hold_fire", weigh: hold_fire },
    Plan { name: "hills", weigh: hills },
    Plan { name: "fist", weigh: fist },
];

/// Every tank comes on at once and straight ahead; Tigers drive east, and nobody waits for anybody.
fn rush(state: &State, action: Action, promise: f32) -> f32 {
    match (state.table.step, action) {
        (Step::OpeningMarch | Step::March | Step::Tanks | Step::OpeningActivation, Action::End) => 0.01,
        (_, Action::ActivateTank(_)) => 50.0,
        (_, Action::Card(Card::Forward)) => 10.0,
        (Step::Programming, _) => 0.1 * promise.min(1.0),
        _ => promise,
    }
}

/// Everything along the northern edge.
fn north(state: &State, action: Action, promise: f32) -> f32 {
    flank(state, action, promise, |hex| f32::from(hex.row()))
}

/// Everything along the southern edge.
fn south(state: &State, action: Action, promise: f32) -> f32 {
    flank(state, action, promise, |hex| f32::from(state.table.board().rows.saturating_sub(hex.row() + 1)))
}

/// Everything along one edge: markers and T-34s go there first, then west, and only what is there is activated.
fn flank(state: &State, action: Action, promise: f32, off: impl Fn(Hex) -> f32) -> f32 {
    let table = &state.table;
    let closer = |from: Hex, to: Hex| {
        let (before, after) = (off(from).max(1.0), off(to).max(1.0));
        let west = f32::from(from.column()) - f32::from(to.column());
        (2.0 * (before - after) + west).exp()
    };
    match action {
        Action::StepMarker { marker, to } => table.markers[marker.index()].at.map_or(0.1, |from| closer(from, to)),
        Action::FinishMarker => 0.2,
        Action::ActivateTank(marker) => match table.markers[marker.index()].at {
            Some(hex) if off(hex) <= 2.0 => 40.0,
            _ => 0.05,
        },
        Action::Forward => match table.focus {
            Focus::Drive(drive) => {
                let t34: &T34 = &table.t34s[drive.t34.index()];
                let to = t34.at().and_then(|hex| table.board().neighbour(hex, t34.hull));
                match (t34.at(), to) {
                    (Some(from), Some(to)) => 4.0 * closer(from, to),
                    _ => promise,
                }
            }
            _ => promise,
        },
        Action::Face(dir) if table.facing.is_some() => {
            if dir == Dir::W {
                4.0
            } else {
                0.5
            }
        }
        _ => promise,
    }
}

/// Nobody goes anywhere; whatever comes into the line of fire is fired at.
fn turtle(_: &State, action: Action, promise: f32) -> f32 {
    match action {
        Action::StepMarker { .. } | Action::Drive(_) | Action::Card(_) | Action::LayWheel(_) | Action::StartStuka => {
            0.0
        }
        Action::End | Action::ProgramDone | Action::FinishMarker | Action::Commit => promise.max(1.0),
        _ => promise,
    }
}

/// Goes forward and never fires first.
fn hold_fire(_: &State, action: Action, promise: f32) -> f32 {
    match action {
        Action::Fire { .. } | Action::Attack(_) => 0.0,
        _ => promise.max(0.001),
    }
}

/// Whoever comes to a hill stays there and fires at what comes; the Stuka stays at home.
fn hills(state: &State, action: Action, promise: f32) -> f32 {
    let table = &state.table;
    let hill = |hex: Hex| table.ground.terrain(hex).is_hill();
    match (action, table.focus) {
        (Action::ProgramDone, _) => match state.tiger_to_program() {
            Some(id) => {
                let laid = &state.german.programs[id.index()].cards;
                if hill(table.course(id, laid, Meanwhile::NobodyMoves).end()) { 1000.0 } else { promise }
            }
            None => promise,
        },
        (Action::EndMove(_), Focus::Drive(drive)) => match table.t34s[drive.t34.index()].at() {
            Some(hex) if hill(hex) => 1000.0 * promise,
            _ => promise,
        },
        (Action::StartStuka, _) => 0.0,
        _ => promise,
    }
}

/// T-34s wait out of sight until all that will come are active, and then come together.
fn fist(state: &State, action: Action, promise: f32) -> f32 {
    let waiting = state.soviet.markers.iter().zip(&state.table.markers);
    let hidden = waiting.filter(|(kind, marker)| marker.at.is_some() && **kind == MarkerKind::Tank).count();
    match action {
        Action::ActivateTank(_) if state.table.turn >= 2 => 1.0e6,
        Action::Drive(_) | Action::ActivateTank(_) if hidden > 2 => 0.001,
        _ => promise,
    }
}

//! Simple plans to spar with: one idea each, followed from the first decision to the last.

use crate::TankCommander;
use crate::action::Action;
use crate::state::{State, Step};
use table::Plan;

/// All of them.
pub const PLANS: &[Plan<TankCommander>] = &[
    Plan { name: "turtle", weigh: turtle },
    Plan { name: "stand", weigh: stand },
    Plan { name: "rush", weigh: rush },
    Plan { name: "hold_fire", weigh: hold_fire },
    Plan { name: "play_everything", weigh: play_everything },
];

/// Guns stay in the reserve, nobody ever moves, and whatever comes into range is fired at.
fn turtle(state: &State, action: Action, promise: f32) -> f32 {
    match action {
        Action::Keep(card) if card.stats().is_gun() => 500.0,
        Action::AutoDeploy => 0.01,
        _ => stand(state, action, promise),
    }
}

/// Deploys as the rulebook would, never moves, and fires at whatever comes into range.
fn stand(state: &State, action: Action, promise: f32) -> f32 {
    match (state.table.step, action) {
        (_, Action::Move(_) | Action::Muster(_) | Action::Load(..) | Action::Ride(..) | Action::Unload(_)) => 0.0,
        (Step::Deploy, Action::AutoDeploy) => 100.0,
        (Step::Play, Action::Aim(_)) if promise > 0.05 => 50.0 * promise,
        _ => promise.max(0.001),
    }
}

/// Everything goes forward as fast as it can, whatever waits there.
fn rush(state: &State, action: Action, promise: f32) -> f32 {
    match (state.table.step, action) {
        (Step::Play, Action::End) => 0.01,
        (Step::Play, Action::Move(_) | Action::Muster(_) | Action::Arrive(_)) => 5.0 + promise,
        (Step::Play, Action::Join(_)) => 5.0,
        _ => promise,
    }
}

/// Goes its way and never fires.
fn hold_fire(_: &State, action: Action, promise: f32) -> f32 {
    match action {
        Action::Aim(_) | Action::Fire(..) => 0.0,
        _ => promise.max(0.001),
    }
}

/// Every card is played as soon as it may be.
fn play_everything(state: &State, action: Action, promise: f32) -> f32 {
    match (state.table.step, action) {
        (Step::Window, Action::Pass) => 0.0,
        (Step::Play | Step::Window, Action::Choose(_)) => 100.0 + promise,
        _ => promise.max(0.001),
    }
}

//! Simple plans to spar with: one idea each, followed from the first decision to the last.

use crate::Crusade;
use crate::action::Action;
use crate::map::Zone;
use crate::pieces::{Kind, Trait};
use crate::state::{Focus, Mission, State, Step};
use table::Plan;

/// All of them.
pub const PLANS: &[Plan<Crusade>] = &[
    Plan { name: "grounded", weigh: grounded },
    Plan { name: "storm", weigh: storm },
    Plan { name: "still", weigh: still },
    Plan { name: "siege", weigh: siege },
    Plan { name: "bombers", weigh: bombers },
    Plan { name: "spearhead", weigh: spearhead },
    Plan { name: "glance", weigh: glance },
];

/// Aircraft are neither bought nor flown.
fn grounded(_: &State, action: Action, promise: f32) -> f32 {
    match action {
        Action::Launch { .. } => 0.0,
        Action::Deploy(card) | Action::PlaceOnAirfield(card)
            if matches!(card.card().kind, Kind::Air | Kind::Ordnance) =>
        {
            0.0
        }
        _ => promise,
    }
}

/// Whoever can attack does, with everything beside the zone and to the last round; all others march on the enemy
/// headquarters.
fn storm(state: &State, action: Action, promise: f32) -> f32 {
    match action {
        Action::Assault(zone) if zone.hq_of().is_some() => 90.0,
        Action::Assault(_) => 60.0 + promise.min(20.0),
        Action::Add(_) | Action::Support(_) if matches!(state.focus, Focus::Assault { .. }) => 50.0,
        Action::Continue | Action::Stand | Action::Advance(_) => 40.0,
        Action::Move { unit, path } => forward(state, unit, path.end()),
        Action::End if state.table.step == Step::Maneuver => 1.0,
        _ => promise,
    }
}

/// A way that leads nearer to the enemy headquarters, and none other.
fn forward(state: &State, unit: crate::pieces::PieceId, to: Zone) -> f32 {
    let goal = Zone::hq(state.foe());
    let from = state.mine(unit).ok().and_then(crate::pieces::Piece::zone).unwrap_or(to);
    let nearer = i16::from(from.distance(goal)) - i16::from(to.distance(goal));
    if nearer > 0 { 10.0 + f32::from(nearer) } else { 0.0 }
}

/// Nobody leaves his zone: dig in, fire, shell and bomb what comes; reinforcements go no farther than the home row.
fn still(state: &State, action: Action, promise: f32) -> f32 {
    match action {
        Action::Assault(zone) if !Zone::home_row(state.me()).contains(&zone) => 0.0,
        Action::Move { unit, path } => {
            let from_hq = state.mine(unit).is_ok_and(|piece| piece.zone() == Some(Zone::hq(state.me())));
            let home = Zone::home_row(state.me()).contains(&path.end());
            if from_hq && home { promise } else { 0.0 }
        }
        Action::DigIn(_) => 20.0,
        Action::Stand => 5.0,
        _ => promise,
    }
}

/// Sits still and buys guns before all else.
fn siege(state: &State, action: Action, promise: f32) -> f32 {
    match action {
        Action::Deploy(card) | Action::Place { card, .. } if card.card().range > 0 => 20.0 + promise,
        Action::Bombard { .. } => 10.0 + promise,
        Action::Scout { .. } => 10.0 + promise,
        _ => still(state, action, promise),
    }
}

/// Everything that flies is bought first and flown against the ground every turn; the rest sits still.
fn bombers(state: &State, action: Action, promise: f32) -> f32 {
    match action {
        Action::Deploy(card) | Action::PlaceOnAirfield(card) if card.card().kind == Kind::Air => 20.0 + promise,
        Action::Launch { mission: Mission::Strike, .. } => 20.0 + promise,
        Action::Launch { .. } => 0.0,
        Action::Add(_) if matches!(state.focus, Focus::Launch { .. }) => 20.0 + promise,
        _ => still(state, action, promise),
    }
}

/// Everything goes up the middle, and attacks what stands there.
fn spearhead(state: &State, action: Action, promise: f32) -> f32 {
    let middle = [Zone::B1, Zone::B2, Zone::B3, Zone::Hs, Zone::Hg];
    match action {
        Action::Assault(zone) if !middle.contains(&zone) => 0.05 * promise,
        Action::Assault(_) => 20.0 * promise,
        Action::Add(_) if matches!(state.focus, Focus::Assault { .. }) => 20.0,
        Action::Move { unit, path } => {
            let fights = state.mine(unit).is_ok_and(|piece| !piece.stats().is(Trait::Support));
            let there = middle.contains(&path.end());
            if there && fights { forward(state, unit, path.end()) } else { 0.1 * promise }
        }
        _ => promise,
    }
}

/// Whatever looks most promising, without a thought.
fn glance(_: &State, _: Action, promise: f32) -> f32 {
    promise
}

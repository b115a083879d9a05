//! What a position is worth to a side.

use crate::map::Zone;
use crate::pieces::{Kind, Piece};
use crate::state::{State, Step};
use table::Side;

/// From -1 (lost) to 1 (won).
pub fn appraise(state: &State, side: Side) -> f32 {
    if let Some(ending) = state.table.ending {
        return match ending.winner {
            None => 0.0,
            Some(winner) if winner == side => 1.0,
            Some(_) => -1.0,
        };
    }
    let lead = worth(state, Side::First) - worth(state, Side::Second);
    let value = (lead / 25.0).tanh() * 0.98;
    if side == Side::First { value } else { -value }
}

/// What a side has, in supply points.
fn worth(state: &State, side: Side) -> f32 {
    let force = state.force(side);
    let pieces: f32 = force.iter().map(|(_, piece)| piece_worth(piece)).sum();
    let supply = f32::from(force.supply);
    let hoard = supply.min(10.0) * 0.6 + (supply - 10.0).max(0.0) * 0.3;
    state.table.captured_points(side) as f32 + pieces + hoard + f32::from(force.hand.len()) * 0.3 + ground(state, side)
}

fn piece_worth(piece: &Piece) -> f32 {
    let stats = piece.stats();
    let share = f32::from(piece.damage) / f32::from(stats.hits.max(1));
    let staff = if stats.kind == Kind::Staff { 4.0 } else { 0.0 };
    let hidden = if piece.tag.is_none() { 0.3 } else { 0.0 };
    (f32::from(stats.cost) + staff) * (0.9 - 0.35 * share) + hidden + f32::from(piece.attached.len()) * 0.6
}

fn ground(state: &State, side: Side) -> f32 {
    let held = |zones: [Zone; 3]| zones.into_iter().filter(|zone| state.occupies(side, *zone)).count() as f32;
    let foe = side.other();
    let lost = Zone::home_row(side).into_iter().filter(|zone| state.occupies(foe, *zone)).count() as f32;
    let fighters = |piece: &Piece| piece.is_ground() && !piece.stats().is(crate::pieces::Trait::Support);
    let guards = state.force(side).in_zone(Zone::hq(side)).filter(|(_, piece)| fighters(piece)).count() as f32;
    let danger = if lost > 0.0 { (2.0 - guards).max(0.0) * 3.0 } else { 0.0 };
    held(Zone::home_row(foe)) * 3.0 + held(Zone::CENTRE) * 1.5 - lost * 4.0 - danger
}

/// Between two player turns nothing is about to happen by itself.
pub fn quiet(state: &State) -> bool {
    matches!(state.table.step, Step::Reinforce | Step::Maneuver | Step::Forces | Step::Over)
}

//! What a position is worth: points in hand, and points to be expected.

use crate::map::Hex;
use crate::pieces::*;
use crate::state::{State, Step};
use crate::{German, Soviet};
use table::Side;

/// From -1 (lost) to 1 (won) for the side.
pub fn appraise(state: &State, side: Side) -> f32 {
    let lead = if state.table.step == Step::Over { decided(state) } else { promising(state) };
    match side {
        Soviet => lead,
        German => -lead,
    }
}

fn decided(state: &State) -> f32 {
    match state.table.outcome().side {
        Some(Soviet) => 1.0,
        Some(German) => -1.0,
        None => 0.0,
    }
}

/// The Soviet lead in points, with those that the T-34s can still be expected to win or lose.
fn promising(state: &State) -> f32 {
    let table = &state.table;
    let mut lead = f32::from(table.vp[Soviet.index()] - table.vp[German.index()]);
    let width = f32::from(table.board().columns);
    let chance = |hex: Hex| {
        let left = f32::from(hex.column()) / width;
        0.62 - 0.5 * left
    };
    for hex in table.t34s.iter().filter_map(T34::at) {
        let through = chance(hex);
        lead += 5.0 * through - 2.0 * (1.0 - through) * 0.8;
    }
    for (marker, kind) in table.markers.iter().zip(&state.soviet.markers) {
        if let (Some(hex), MarkerKind::Tank) = (marker.at, kind) {
            lead += 5.0 * chance(hex) - 1.4;
        }
    }
    lead += table.tigers.iter().map(|tiger| 0.5 * f32::from(5 - tiger.track.min(5))).sum::<f32>();
    lead -= table.stukas.iter().filter(|stuka| stuka.flight == Flight::Ready).count() as f32 * 0.8;
    let scale = 8.0 * f32::from(table.setup.sets());
    lead / (scale + lead.abs())
}

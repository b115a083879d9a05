//! What a position is worth: cards alive, ground taken, points scored.

use crate::map::Spaces;
use crate::state::{State, Step};
use crate::units::Mark;
use table::Side;

/// From -1 (lost) to 1 (won) for the side.
pub fn appraise(state: &State, side: Side) -> f32 {
    if state.table.step == Step::Over {
        return match state.table.ending.and_then(|ending| ending.winner) {
            Some(winner) if winner == side => 1.0,
            Some(_) => -1.0,
            None => 0.0,
        };
    }
    let lead = worth(state, side) - worth(state, side.other());
    lead / (120.0 + lead.abs())
}

/// In points: cards on the board and in hand, enemy positions held.
fn worth(state: &State, side: Side) -> f32 {
    let table = &state.table;
    let mut worth = 0.0;
    for (_, unit) in table.units.iter().filter(|(_, unit)| table.side(unit.owner) == side) {
        let points = f32::from(unit.stats().points);
        let stuck = if unit.is(Mark::Immobilised) || unit.breakdown.is_some() { 0.8 } else { 1.0 };
        worth += points * stuck * if unit.malfunction.is_some() { 0.5 } else { 1.0 };
    }
    for seat in table.setup.seats(side) {
        let secrets = &state.secrets[seat.index()];
        for card in secrets.hand.iter() {
            let stats = card.stats();
            worth += f32::from(stats.points) * if stats.is_unit() { 0.9 } else { 0.5 };
        }
        worth += 0.6 * f32::from(secrets.group.points());
    }
    worth + ground(state, side)
}

/// Positions of the enemy that are held, dearer the nearer they are to winning.
fn ground(state: &State, side: Side) -> f32 {
    let table = &state.table;
    let enemy = side.other();
    let rear = table.controlled(side, table.rear(enemy)) as f32;
    let home = table.controlled(side, table.home(enemy)) as f32;
    let needed = table.setup.positions_to_win().max(1) as f32;
    let hill = Spaces(table.board().hill).filter(|at| table.controls(side, *at)).count() as f32;
    let near =
        if table.attacker.is_none() || table.attacker == Some(side) { rear.max(home - rear) / needed } else { 0.0 };
    12.0 * rear + 6.0 * home + 40.0 * near * near + 25.0 * hill
}

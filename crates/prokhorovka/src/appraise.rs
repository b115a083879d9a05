//! What a position is worth.

use crate::data::DATA;
use crate::map::Hex;
use crate::pieces::{Health, Place, UnitId, UnitSet};
use crate::state::{Step, Table};
use crate::{German, Soviet};
use table::Side;

/// What a position is worth to a side, from -1 to 1: the victory points as they stand, and what the units left
/// can still do about them.
pub fn appraise(table: &Table, side: Side) -> f32 {
    let worth = german_worth(table);
    if side == German { worth } else { -worth }
}

/// It is quiet between two phases, before anything is under way.
pub fn quiet(table: &Table) -> bool {
    matches!(table.step, Step::Operations | Step::Commitment | Step::Over)
}

fn german_worth(table: &Table) -> f32 {
    let points = Side::BOTH.map(|side| table.tally(side).total() as f32);
    let lead = points[0] - points[1];
    if table.step == Step::Over {
        return lead.signum() * f32::from(u8::from(lead != 0.0));
    }
    let left = turns_left(table) / f32::from(DATA.numbers.last_turn);
    let units = strength(table, German) - strength(table, Soviet);
    let reach = closeness(table, German) - closeness(table, Soviet);
    let sum = lead + units * (0.25 + 0.75 * left) + reach * left;
    (sum / (4.0 + 8.0 * left)).tanh()
}

fn turns_left(table: &Table) -> f32 {
    f32::from(DATA.numbers.last_turn + 1 - table.turn.max(1))
}

/// What the units of a side are worth in victory points.
fn strength(table: &Table, side: Side) -> f32 {
    UnitSet::of_side(side).iter().map(|unit| value(unit) * fitness(table, unit)).sum()
}

/// What a fresh unit on the map is worth.
pub(crate) fn value(unit: UnitId) -> f32 {
    let card = unit.card();
    let factors = f32::from(card.factors[0]) + f32::from(card.factors[1]);
    match (unit.is_tiger(), unit.is_remnant()) {
        (true, _) => 1.2,
        (_, true) => 0.15 + 0.15 * factors,
        _ => 0.2 * factors + 0.06 * f32::from(card.mp),
    }
}

/// How much of it is left.
fn fitness(table: &Table, id: UnitId) -> f32 {
    let unit = table.unit(id);
    let there = match unit.place {
        Place::At(_) => 1.0,
        Place::Waiting => 0.9,
        Place::Off => 0.0,
        Place::Exited | Place::Fled | Place::Eliminated => return 0.0,
    };
    let can_still_act = table.envelope.has(id.formation());
    there
        * match unit.health {
            Health::Fresh => 1.0,
            Health::Disrupted if can_still_act => 0.72,
            Health::Disrupted => 0.85,
            Health::Reduced => 0.62,
            Health::ReducedDisrupted => 0.4,
        }
}

/// How near the units of a side are to objectives of the enemy.
fn closeness(table: &Table, side: Side) -> f32 {
    let wanted = |objective: &usize| table.control[*objective] != side;
    let goals: arrayvec::ArrayVec<Hex, 26> =
        (0..DATA.objectives.len()).filter(wanted).map(|objective| DATA.objectives[objective]).collect();
    let mut sum = 0.0;
    for unit in UnitSet::of_side(side).iter().filter(|unit| !unit.is_remnant()) {
        let Some(hex) = table.at(unit) else { continue };
        let away = goals.iter().map(|goal| goal.distance(hex)).min().unwrap_or(8);
        sum -= 0.04 * f32::from(away.min(8));
    }
    sum
}

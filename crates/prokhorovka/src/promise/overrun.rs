//! What an overrun promises.

use crate::Soviet;
use crate::data::DATA;
use crate::map::Hex;
use crate::pieces::{Class, UnitId};
use crate::state::Table;
use table::Side;

/// What an overrun of a hex by these promises: the hex and the hits that it may bring, against those that it may cost,
/// since the defenders fire first.
pub(super) fn overrun(table: &Table, movers: &[UnitId], hex: Hex) -> f32 {
    let Some(side) = movers.first().map(|unit| unit.side()) else { return 0.0 };
    let defence = Defence::of(table, movers, hex, side.other());
    if defence.count == 0.0 {
        return 0.0;
    }
    let count = movers.len() as f32;
    let blows = defence.blows.min(count);
    let left = 1.0 - blows / count;
    let hits = left * volley(movers, side, defence.soft / defence.count);
    let cleared = ((hits + 0.8 * defence.shaken) / defence.count).min(1.0);
    let taken = hex.spot().objective.is_some_and(|objective| table.control[usize::from(objective)] != side);
    let prize = if taken { 2.25 } else { 0.75 };
    prize * cleared * cleared * left.max(0.2) + 0.5 * hits.min(defence.count) - 0.8 * blows
}

/// What is added to the factor of a side that fires at armour in its own hex (BS-11.10).
fn close(side: Side) -> f32 {
    if side == Soviet { -f32::from(DATA.modifiers.same_hex) } else { 0.0 }
}

fn is_armour(unit: UnitId) -> bool {
    unit.card().class == Class::Armour
}

/// Those in the hex, summed up.
#[derive(Default)]
struct Defence {
    count: f32,
    /// Who is disrupted.
    shaken: f32,
    /// Who is infantry.
    soft: f32,
    /// The hits of a round to be expected of them.
    blows: f32,
}

impl Defence {
    fn of(table: &Table, movers: &[UnitId], hex: Hex, side: Side) -> Defence {
        let armoured = movers.iter().filter(|unit| is_armour(**unit)).count() as f32 / movers.len() as f32;
        let mut defence = Defence::default();
        for unit in table.side_in(hex, side) {
            let shaken = table.unit(unit).is_disrupted();
            let power = |class: Class| {
                let factor = f32::from(unit.card().factor(class));
                if shaken { factor.min(1.0) } else { factor }
            };
            let at_armour = Some(power(Class::Armour)).filter(|power| *power > 0.0).map_or(0.0, |it| it + close(side));
            let at_both = armoured * at_armour + (1.0 - armoured) * power(Class::Infantry);
            defence.blows += at_both.min(6.0) / 6.0;
            defence.count += 1.0;
            defence.shaken += if shaken { 1.0 } else { 0.0 };
            defence.soft += if is_armour(unit) { 0.0 } else { 1.0 };
        }
        defence
    }
}

/// The hits of a round to be expected of the attackers, at defenders of whom this share is infantry (BS-11.9).
fn volley(movers: &[UnitId], side: Side, soft: f32) -> f32 {
    let combined = movers.iter().any(|unit| !is_armour(*unit));
    let tiger = movers.iter().any(|unit| unit.is_tiger());
    let hits = |unit: &UnitId| {
        let factor = |class: Class| f32::from(unit.card().factor(class));
        let bonus = if tiger && !unit.is_tiger() { f32::from(DATA.numbers.tiger_bonus) } else { 0.0 };
        let at_infantry =
            if combined && is_armour(*unit) { factor(Class::Armour) + bonus } else { factor(Class::Infantry) };
        let at_armour = factor(Class::Armour) + bonus + close(side);
        ((1.0 - soft) * at_armour + soft * at_infantry).min(6.0) / 6.0
    };
    movers.iter().map(hits).sum()
}

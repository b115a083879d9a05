//! What a deck is good for, as charts.

use super::Statistics;
use crate::names;
use crate::pieces::{Class, Kind, Range, Timing};
use table::Message;
use table::decks::{Figure, Scale};

/// The ranges in the order in which one reads them.
const RANGES: [Range; 3] = [Range::Short, Range::Long, Range::Melee];

/// The charts.
pub(super) fn figures(stats: &Statistics) -> Vec<Figure> {
    if stats.all.cards == 0 {
        return Vec::new();
    }
    let armoured = stats.front_armour.iter().any(|count| *count > 0);
    [
        Some(kinds(stats)),
        Some(anti_tank(stats)),
        Some(anti_soft(stats)),
        armoured.then(|| armour(stats)),
        Some(counts(stats)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn kinds(stats: &Statistics) -> Figure {
    let held = Kind::ALL.into_iter().filter(|kind| stats.kind(*kind).cards > 0);
    let bars = held.map(|kind| (names::kind(kind), stats.kind(kind).points.into())).collect();
    Figure::Bars { name: Message::new("points-by-kind"), note: None, scale: Scale::Ones, bars }
}

fn range(range: Range) -> Message {
    Message::new("range-name").with("range", range.word())
}

/// Expected losses of the enemy if every card that can fires once.
fn anti_tank(stats: &Statistics) -> Figure {
    let bars = RANGES.map(|at| (range(at), (u32::from(stats.anti_tank[at.index()]) + 5) / 10));
    Figure::Bars {
        name: Message::new("anti-tank-power"),
        note: Some(Message::new("anti-tank-note")),
        scale: Scale::Tenths,
        bars: bars.to_vec(),
    }
}

fn anti_soft(stats: &Statistics) -> Figure {
    let bars = RANGES.map(|at| (range(at), stats.anti_soft[at.index()].into()));
    Figure::Bars { name: Message::new("anti-soft-power"), note: None, scale: Scale::Tenths, bars: bars.to_vec() }
}

/// How many vehicles have which armour.
fn armour(stats: &Statistics) -> Figure {
    let rows = vec![
        (Message::new("armour-front"), stats.front_armour.to_vec()),
        (Message::new("armour-side"), stats.side_armour.to_vec()),
    ];
    Figure::Columns { name: Message::new("armour-chart"), rows }
}

fn counts(stats: &Statistics) -> Figure {
    let instants = stats.timings[Timing::Instant.index()] + stats.timings[Timing::FreeInstant.index()];
    let rows = [
        ("count-tanks", stats.tanks),
        ("count-squads", stats.class(Class::Squad).cards),
        ("count-guns", stats.class(Class::Gun).cards),
        ("count-carriers", stats.carriers),
        ("count-fast", stats.speed[1]),
        ("count-slow", stats.speed[0]),
        ("count-interrupts", stats.timings[Timing::Interrupt.index()]),
        ("count-shots", stats.timings[Timing::Shot.index()]),
        ("count-instants", instants),
    ];
    Figure::Counts(rows.map(|(key, count)| (Message::new(key), count)).to_vec())
}

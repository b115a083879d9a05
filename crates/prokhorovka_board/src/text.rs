//! The board for a terminal: columns of hexes, every other one a line lower, and a list of who stands where.

use crate::pieces::army;
use crate::scene::Scene;
use crate::svg::english;
use boards::kit::canvas::{Canvas, Ink};
use boards::{Extent, TextStyle};
use prokhorovka::map::{COLUMNS, Hex, ROWS, RailSide, Terrain};
use prokhorovka::pieces::{Health, Place, Stage, UnitId, UnitSet};
use prokhorovka::state::Table;
use prokhorovka::{German, Soviet, View, words};
use table::Side;

/// Characters of a hex.
const WIDE: usize = 4;

/// The whole board.
pub(crate) fn board(view: &View, _: &Scene, style: TextStyle) -> String {
    let (table, mut canvas) = (&view.table, Canvas::default());
    heading(table, &mut canvas);
    let top = canvas.height() + 1;
    for column in 1..=COLUMNS {
        let left = 3 + usize::from(column - 1) * WIDE;
        canvas.put(left, top, &format!("{column:02}"), Ink::PLAIN);
        for hex in (1..=ROWS).filter_map(|row| Hex::new(column, row)) {
            let line = top + 1 + usize::from(hex.row() - 1) * 2 + usize::from(column % 2 == 0);
            draw_hex(table, hex, left, line, &mut canvas);
        }
    }
    for row in 1..=ROWS {
        canvas.put(0, top + 1 + usize::from(row - 1) * 2, &format!("{row:02}"), Ink::PLAIN);
    }
    canvas.line([]);
    for side in [German, Soviet].into_iter().filter(|_| style.extent == Extent::Whole) {
        below(table, side, style.width.into(), &mut canvas);
    }
    canvas.print(style.colour)
}

fn heading(table: &Table, canvas: &mut Canvas) {
    let points = Side::BOTH.map(|side| table.tally(side).total());
    let score = format!("Turn {}   German {} : {} Soviet", table.turn, points[0], points[1]);
    canvas.line([(score.as_str(), Ink::PLAIN.bold())]);
    let drawn: Vec<&str> = table.drawn.iter().map(|formation| formation.word()).collect();
    let left: Vec<&str> = table.envelope.iter().map(|formation| formation.word()).collect();
    let markers = format!("Drawn: {}   In the envelope: {}", drawn.join(" "), left.join(" "));
    canvas.line([(markers.as_str(), Ink::PLAIN)]);
    let [german, soviet] = table.air;
    let [guns, artillery] = table.artillery;
    let support = format!("Aircraft {german} : {soviet}   Artillery {guns} : {artillery}");
    canvas.line([(support.as_str(), Ink::PLAIN)]);
}

/// Two lines: who stands there, or the landscape; below it the flag of an objective.
fn draw_hex(table: &Table, hex: Hex, left: usize, line: usize, canvas: &mut Canvas) {
    let (texture, ink) = landscape(hex);
    let holder = Side::BOTH.into_iter().find(|side| table.holds(hex, *side));
    let token = table.tokens.contains(&hex);
    match holder {
        Some(side) => {
            let count = table.units_in(hex).count();
            let letter = if side == German { 'G' } else { 'S' };
            let hurt = table.units_in(hex).any(|unit| table.unit(unit).health != Health::Fresh);
            let text = format!("{letter}{count}{}", if hurt { '!' } else { ' ' });
            canvas.put(left, line, &text, army(side).ink());
        }
        None if token => canvas.put(left, line, "S? ", army(Soviet).ink()),
        None => canvas.put(left, line, texture, ink),
    }
    if let Some(objective) = hex.spot().objective {
        let side = table.control[usize::from(objective)];
        canvas.put(left, line + 1, if side == German { "+" } else { "*" }, army(side).ink());
    }
}

fn landscape(hex: Hex) -> (&'static str, Ink) {
    match hex.terrain() {
        Terrain::Hill => ("^^^", Ink::new(52, 179)),
        Terrain::Forest => ("♣♣♣", Ink::new(22, 107)),
        Terrain::Village => ("###", Ink::new(52, 223)),
        Terrain::Clear if hex.spot().rail == RailSide::On => ("=-=", Ink::new(236, 187)),
        Terrain::Clear => (" . ", Ink::new(101, 187)),
    }
}

/// The units of a side, stack by stack, then those beside the map.
fn below(table: &Table, side: Side, width: usize, canvas: &mut Canvas) {
    let stacks = Hex::all().filter(|hex| table.holds(*hex, side));
    let phrases: Vec<String> = stacks
        .map(|hex| {
            let units: Vec<String> = table.side_in(hex, side).map(|unit| named(table, unit)).collect();
            format!("{hex} {}", units.join(" + "))
        })
        .collect();
    canvas.phrases(if side == German { "German: " } else { "Soviet: " }, "; ", &phrases, width);
    let waiting = UnitSet::of_side(side).iter().filter(|unit| table.unit(*unit).place == Place::Waiting);
    let waiting: Vec<String> = waiting.map(|unit| named(table, unit)).collect();
    canvas.phrases("  off the map: ", ", ", &waiting, width);
}

/// A unit with its factors, what has happened to it and what it has done.
fn named(table: &Table, unit: UnitId) -> String {
    let (card, state) = (unit.card(), table.unit(unit));
    let health = match state.health {
        Health::Fresh => "",
        Health::Disrupted => " D",
        Health::Reduced => " R",
        Health::ReducedDisrupted => " RD",
    };
    let stage = match state.stage {
        Stage::Ready => "",
        Stage::FiredHalf | Stage::MovedHalf => " ½",
        Stage::Done => " ·",
    };
    let [infantry, armour] = card.factors;
    format!("{} {armour}/{infantry}/{}{health}{stage}", english(&words::unit(unit)), card.mp)
}

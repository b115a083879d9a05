//! The layer of what changes: flags, names, boxes, counters, the arrow of an overrun.

use crate::layout::{BOXED, centre, formation_box, gone_box};
use crate::pieces;
use crate::scene::{Piece, Scene};
use boards::kit::chip::{Tone, chip};
use boards::kit::emblem::flag;
use boards::kit::lines::{Arrow, arrow};
use boards::kit::{Num, Point};
use boards::{DrawnPiece, LiveLayer, Say};
use maud::{Markup, html};
use prokhorovka::data::DATA;
use prokhorovka::map::{Hex, Terrain};
use prokhorovka::pieces::{Formation, Place};
use prokhorovka::state::Table;
use prokhorovka::{View, words};
use table::Side;

/// All that changes with the moves.
pub(crate) fn layer(view: &View, scene: &Scene, say: Say) -> LiveLayer {
    let table = &view.table;
    let under = html! {
        g pointer-events="none" {
            (names(say))
            (flags(table))
            @for formation in BOXED { (box_title(table, formation, say)) }
            @for side in Side::BOTH {
                @let area = gone_box(side);
                text.bs-title x=(Num(area.x + 10.0)) y=(Num(area.y + 18.0)) { (say(&words::gone(side))) }
            }
        }
    };
    let drawn = |piece: &Piece| DrawnPiece {
        name: piece.name.to_string(),
        svg: pieces::draw(view, scene, piece, say).into_string(),
    };
    let pieces = scene.pieces.iter().map(drawn).collect();
    LiveLayer { under: under.into_string(), pieces, over: over(table).into_string() }
}

/// The names of villages and the heights of hills, each place once.
fn names(say: Say) -> Markup {
    let named = |hex: &Hex| {
        let spot = hex.spot();
        let first = Hex::all().find(|other| other.spot().name == spot.name && other.terrain().is_objective());
        spot.terrain.is_objective() && first == Some(*hex)
    };
    html! {
        @for hex in Hex::all().filter(named) {
            @let point = centre(hex);
            text.bs-place x=(Num(point.x)) y=(Num(point.y - 33.0)) {
                @match hex.terrain() {
                    Terrain::Hill => { "▴" (hex.spot().name.trim_start_matches("Hill ")) },
                    _ => (words::place(hex).map_or_else(String::new, |name| say(&name))),
                }
            }
        }
    }
}

/// A flag on every objective: its shape tells whose it is, as its colour does.
fn flags(table: &Table) -> Markup {
    html! {
        @for (hex, side) in DATA.objectives.iter().zip(table.control) {
            (flag(pieces::army(side), centre(*hex).plus(-37.0, 10.0)))
        }
    }
}

/// The name of a formation above its box; what a corps is worth as long as it is kept back, where the others enter.
fn box_title(table: &Table, formation: Formation, say: Say) -> Markup {
    let area = formation_box(formation);
    let corner = Point { x: area.x + area.w - 26.0, y: area.y + 14.0 };
    let kept = formation.corps().is_some() && !table.is_committed(formation);
    let waits = formation.units().find(|unit| table.unit(*unit).place == Place::Waiting);
    let zone = waits.and_then(|unit| table.zone_of(unit));
    html! {
        text.bs-title x=(Num(area.x + 10.0)) y=(Num(area.y + 18.0)) { (say(&words::formation(formation))) }
        @if kept { (chip(corner, &format!("+{}", DATA.numbers.uncommitted_vp), Tone::Gold)) }
        @if let Some(zone) = zone { (chip(corner, &format!("→{}", zone.number()), Tone::Alarm)) }
    }
}

/// Where an overrun came from.
fn over(table: &Table) -> Markup {
    html! {
        g pointer-events="none" {
            @if let Some(overrun) = table.overrun {
                (arrow(Arrow::Act, centre(overrun.from), centre(overrun.from).between(centre(overrun.at), 0.7)))
            }
        }
    }
}

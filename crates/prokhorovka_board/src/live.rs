//! The layer of what changes: flags, names, boxes, counters, the arrow of an overrun.

use crate::layout::{DRAWN, ENVELOPE, Lay, TURNS, formation_box, support_box};
use crate::names::side_word;
use crate::pieces;
use crate::scene::Scene;
use boards::kit::chip::{Tone, chip};
use boards::kit::emblem::flag;
use boards::kit::lines::{Arrow, arrow};
use boards::kit::track::{Step, Track};
use boards::kit::{Area, Num, Point, at};
use boards::{Ink, LiveLayer, Say};
use maud::{Markup, html};
use prokhorovka::View;
use prokhorovka::data::DATA;
use prokhorovka::pieces::{Formation, Place};
use prokhorovka::state::Table;
use prokhorovka::words;
use table::{Message, Side};

/// All that changes with the moves.
pub(crate) fn layer(view: &View, scene: &Scene, ink: Ink) -> LiveLayer {
    let (table, say) = (&view.table, ink.say);
    let under = html! {
        g pointer-events="none" {
            (flags(table, scene.lay))
            @for formation in &scene.boxed { (box_title(table, scene, *formation, say)) }
            (box_name(TURNS, "turn", say)) (box_name(DRAWN, "drawn", say)) (box_name(ENVELOPE, "envelope", say))
            @for side in Side::BOTH { (box_name(support_box(side), side_word(side), say)) }
        }
        (turns(table, say))
    };
    let pieces = scene.pieces.iter().map(|piece| pieces::draw(view, scene, piece, ink)).collect();
    LiveLayer { under: under.into_string(), pieces, over: over(table, scene.lay).into_string() }
}

/// A flag on every objective: its shape tells whose it is, as its colour does.
fn flags(table: &Table, lay: Lay) -> Markup {
    html! {
        @for (hex, side) in DATA.objectives.iter().zip(table.control) {
            (flag(pieces::army(side), lay.centre(*hex).plus(-37.0, 10.0)))
        }
    }
}

fn title(area: Area, words: &str) -> Markup {
    html! { text.bs-title x=(Num(area.x + 10.0)) y=(Num(area.y + 19.0)) { (words) } }
}

fn box_name(area: Area, name: &'static str, say: Say) -> Markup {
    title(area, &say(&Message::new("box-name").with("box", name)))
}

/// The turns with their hours.
fn turns(table: &Table, say: Say) -> Markup {
    let hours: Vec<(String, String)> = (1u8..)
        .zip(&DATA.hours)
        .map(|(turn, (from, to))| {
            let words = Message::new("tip-turn")
                .with("turn", turn)
                .with("from", (*from).to_owned())
                .with("to", (*to).to_owned());
            (turn.to_string(), say(&words))
        })
        .collect();
    let steps: Vec<Step> = hours.iter().map(|(label, title)| Step { label, title }).collect();
    let now = usize::from(table.turn).checked_sub(1);
    let clock = now.and_then(|now| DATA.hours.get(now)).map_or("", |(from, _)| from);
    let track = Track { first: TURNS.corner().plus(23.0, 48.0), size: at(25.0, 32.0), gap: 3.0, steps: &steps, now };
    html! {
        (track.draw())
        text.bs-clock x=(Num(TURNS.x + TURNS.w - 10.0)) y=(Num(TURNS.y + 19.0)) { (clock) }
    }
}

/// The name of a formation above its box; what a corps is worth as long as it is kept back, where the others enter.
fn box_title(table: &Table, scene: &Scene, formation: Formation, say: Say) -> Markup {
    let area = formation_box(formation, &scene.boxed);
    let corner = Point { x: area.x + area.w - 26.0, y: area.y + 15.0 };
    let kept = formation.corps().is_some() && !table.is_committed(formation);
    let waits = formation.units().find(|unit| table.unit(*unit).place == Place::Waiting);
    let zone = waits.and_then(|unit| table.zone_of(unit));
    html! {
        (title(area, &say(&words::formation(formation))))
        @if kept { (chip(corner, &format!("+{}", DATA.numbers.uncommitted_vp), Tone::Gold)) }
        @if let Some(zone) = zone { (chip(corner, &format!("→{}", zone.number()), Tone::Alarm)) }
    }
}

/// Where an overrun came from.
fn over(table: &Table, lay: Lay) -> Markup {
    html! {
        g pointer-events="none" {
            @if let Some(overrun) = table.overrun {
                @let (from, to) = (lay.centre(overrun.from), lay.centre(overrun.at));
                (arrow(Arrow::Act, from, from.between(to, 0.7)))
            }
        }
    }
}

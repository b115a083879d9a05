//! The tray at the right: turn and window, what was declared, the stack of interrupts as it grows.

use super::layout::{CARD, Layout, Point};
use super::live::{arrow, chip, emblem, face};
use super::scene::{act_room, stack};
use crate::Say;
use maud::{Markup, html};
use table::{Message, Seat};
use tank_commander::View;
use tank_commander::state::*;
use tank_commander::units::UnitId;

/// The turn, who decides, and which window is open.
pub(super) fn heading(view: &View, layout: Layout, say: Say) -> Markup {
    let (table, tray) = (&view.table, layout.tray().inside(14));
    let window = table.window.as_ref();
    let kind = window.map(|window| say(&Message::new("window-name").with("window", window.kind.word())));
    html! {
        path .tcb-order transform=(tray.corner().plus(12, 20).translate()) d="M-8-12h16M-8 12h16M-6-12q0 8 6 12q6-4 6-12M-6 12q0-8 6-12q6 4 6 12" {}
        text .tcb-text.tcb-bold.tcb-22 x=(tray.x + 32) y=(tray.y + 28) {
            (table.turn) tspan .tcb-soft.tcb-13 { " / " (table.clock.unwrap_or(table.setup.last_turn())) }
        }
        @if table.step != Step::Over {
            (emblem(table, table.side(table.seat), Point { x: tray.x + tray.w - 18, y: tray.y + 20 }, "1.2"))
            text .tcb-text.tcb-bold.tcb-22.tcb-end x=(tray.x + tray.w - 42) y=(tray.y + 28) { "?" }
        }
        @if let Some(kind) = kind {
            text .tcb-text.tcb-bold.tcb-13 x=(tray.x) y=(tray.y + 58) { (kind) }
            (passes(view, layout))
        }
    }
}

/// Who has passed since the last card.
fn passes(view: &View, layout: Layout) -> Markup {
    let (table, tray) = (&view.table, layout.tray().inside(14));
    let Some(window) = &table.window else { return html! {} };
    html! {
        @for i in 0..i32::from(table.setup.players) {
            circle .(if i < i32::from(window.passes) { "tcb-coin" } else { "tcb-coin-off" }) cx=(tray.x + 8 + i * 18) cy=(tray.y + 76) r="6" {}
        }
    }
}

/// What was declared and waits, at the bottom.
pub(super) fn act(view: &View, layout: Layout, say: Say) -> Markup {
    let Some(window) = &view.table.window else { return html! {} };
    let room = act_room(layout);
    let (left, right) = (room.corner().plus(0, 30), room.corner().plus(room.w - CARD.0, 30));
    let unit = |id: UnitId, at: Point| match view.table.units.get(id) {
        Some(unit) => html! {
            g transform=(at.translate()) { (face(unit.card, say)) (chip(Point { x: 104, y: 78 }, &id.number().to_string())) }
        },
        None => html! {},
    };
    let between = [left.plus(CARD.0 + 2, CARD.1 / 2), right.plus(4, CARD.1 / 2)];
    html! {
        @match &window.act {
            Act::Nothing => {},
            Act::Step { from, to, group, .. } => {
                @for (i, id) in (0..).zip(group.iter().take(4)).collect::<Vec<_>>().into_iter().rev() { (unit(*id, left.plus(i * 26, i * -6))) }
                (label(room.corner().plus(0, 18), &format!("{} → {}", from, to)))
                @if group.len() > 1 { (chip(left.plus(230, CARD.1 / 2), &format!("{}", group.len()))) }
            },
            Act::Shot { by, aim } => {
                (unit(*by, left)) (unit(aim.at, right)) (arrow("tcb-arrow", between[0], between[1]))
                (label(room.corner().plus(0, 18), &say(&Message::new("weapon-name").with("weapon", aim.with.word()))))
            },
            Act::SmokeShot { by, at } => {
                (unit(*by, left)) (arrow("tcb-arrow", between[0], between[1]))
                (label(right.plus(20, CARD.1 / 2 + 5), &at.to_string()))
            },
            Act::Instant(instant) => {
                g transform=(left.translate()) { (face(instant.card.card, say)) }
                @if let Some(at) = instant.card.at { (label(right.plus(0, CARD.1 / 2 + 5), &at.to_string())) }
                @if instant.cancelled { path .tcb-arrow d={ "M" (left.x) " " (left.y) "l" (CARD.0) " " (CARD.1) "m0 -" (CARD.1) "l-" (CARD.0) " " (CARD.1) } {} }
            },
        }
    }
}

fn label(at: Point, text: &str) -> Markup {
    html! { text .tcb-text.tcb-bold.tcb-13 x=(at.x) y=(at.y) { (text) } }
}

/// The order of the stack: what was played on what, the last of it first to take effect.
pub(super) fn order(view: &View, layout: Layout) -> Markup {
    let table = &view.table;
    let Some(window) = &table.window else { return html! {} };
    let places = stack(layout, table);
    let target = |target: &Target| match target {
        Target::Nothing => String::new(),
        Target::Position(at) => at.to_string(),
        Target::Edge(a, b) => format!("{a}–{b}"),
        Target::Unit(id) | Target::Mend(id, _) => format!("({})", id.number()),
        Target::Card(number) => format!("#{number}"),
    };
    let by = |seat: Seat, at: Point| emblem(table, table.side(seat), at, "1");
    html! {
        @for (played, at) in window.stack.iter().zip(&places) {
            (chip(at.plus(0, 8), &format!("#{}", played.number)))
            (by(played.by, at.plus(CARD.0 + 22, 20)))
            text .tcb-text.tcb-bold.tcb-13 x=(at.x + CARD.0 + 12) y=(at.y + 56) { (target(&played.target)) }
            (arrow("tcb-order", at.plus(CARD.0 + 90, 10), at.plus(CARD.0 + 90, CARD.1 + 12)))
        }
    }
}

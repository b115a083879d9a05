//! The tray at the right: turn and window, what was declared, the stack of interrupts as it grows.

use super::layout::{CARD, Layout, PEEK, Point};
use super::live::{arrow, chip, emblem, face, shown};
use super::names::Name;
use super::scene::{act_room, seats, stack, to_place, tray_room};
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

/// While the tray is free: what each side has lost and discarded, open to all.
pub(super) fn gone(view: &View, layout: Layout, say: Say) -> Markup {
    let table = &view.table;
    let is_free = table.window.is_none() && !matches!(view.focus, Focus::Group(_)) && to_place(view).is_empty();
    if !is_free {
        return html! {};
    }
    let room = tray_room(layout);
    let mut seats: Vec<Seat> = seats(table).collect();
    seats.sort_by_key(|seat| layout.seat(table, *seat).y);
    let share = room.h / seats.len().max(1) as i32;
    html! {
        @for (i, seat) in (0..).zip(seats) {
            @let player = &table.players[seat.index()];
            @for (x, cards) in [(0, &player.wrecks), (CARD.0 + 10, &player.discard)] {
                @let step = ((share - CARD.1 - 30) / i32::from(cards.len()).max(1)).min(PEEK + 2);
                @for (y, card) in (0..).zip(cards.iter()) {
                    (shown(card, &room.corner().plus(x, i * share + 8 + y * step).translate(), say))
                }
            }
            @if i > 0 { path .tcb-front d={ "M" (room.x) " " (room.y + i * share - 12) "h" (room.w) } {} }
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
    // Four fifths of their size, so that an arrow fits between two.
    let (w, h) = (CARD.0 * 4 / 5, CARD.1 * 4 / 5);
    let (left, right) = (room.corner().plus(0, 40), room.corner().plus(room.w - w, 40));
    let unit = |id: UnitId, at: Point| match view.table.units.get(id) {
        Some(unit) => html! {
            g transform={ (at.translate()) " scale(.8)" } data-look={ "piece:" (Name::Unit(id)) } {
                (face(unit.card, say)) (chip(Point { x: 105, y: 27 }, &id.number().to_string()))
            }
        },
        None => html! {},
    };
    let between = [left.plus(w + 6, h / 2), right.plus(4, h / 2)];
    html! {
        @match &window.act {
            Act::Nothing => {},
            Act::Step { from, to, group, .. } => {
                @for (i, id) in (0..).zip(group.iter().take(4)).collect::<Vec<_>>().into_iter().rev() { (unit(*id, left.plus(i * 26, i * -6))) }
                (label(room.corner().plus(0, 18), &format!("{} → {}", from, to)))
                @if group.len() > 1 { (chip(left.plus(w + 100, h / 2), &format!("{}", group.len()))) }
            },
            Act::Shot { by, aim } => {
                (unit(*by, left)) (unit(aim.at, right)) (arrow("tcb-arrow", between[0], between[1]))
                (label(room.corner().plus(0, 18), &say(&Message::new("weapon-name").with("weapon", aim.with.word()))))
            },
            Act::SmokeShot { by, at } => {
                (unit(*by, left)) (arrow("tcb-arrow", between[0], between[1]))
                (label(right.plus(12, h / 2 + 5), &at.to_string()))
            },
            Act::Instant(instant) => {
                (shown(instant.card.card, &format!("{} scale(.8)", left.translate()), say))
                @if let Some(at) = instant.card.at { (label(right.plus(12, h / 2 + 5), &at.to_string())) }
                @if instant.cancelled { path .tcb-arrow d={ "M" (left.x) " " (left.y) "l" (w) " " (h) "m0 -" (h) "l-" (w) " " (h) } {} }
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
        Target::Card(number) => format!("#{}", number + 1),
    };
    let by = |seat: Seat, at: Point| emblem(table, table.side(seat), at, "1");
    html! {
        @for (played, at) in window.stack.iter().zip(&places) {
            (chip(at.plus(0, 8), &format!("#{}", played.number + 1)))
            (by(played.by, at.plus(CARD.0 + 22, 20)))
            text .tcb-text.tcb-bold.tcb-13 x=(at.x + CARD.0 + 12) y=(at.y + 56) { (target(&played.target)) }
            (arrow("tcb-order", at.plus(CARD.0 + 90, 10), at.plus(CARD.0 + 90, CARD.1 + 12)))
        }
    }
}

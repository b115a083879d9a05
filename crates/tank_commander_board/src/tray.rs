//! The tray, in the strip of a reserve: who has passed, what was declared, the stack of interrupts as it grows.

use crate::layout::{CARD, Point};
use crate::live::{arrow, chip, emblem, face, shown};
use crate::names::{Name, Place, Spot};
use crate::scene::{SHOWN, Tray};
use boards::Say;
use maud::{Markup, html};
use table::Message;
use tank_commander::View;
use tank_commander::state::*;
use tank_commander::units::UnitId;

/// What the cards of the tray lie on.
pub(crate) fn ground(view: &View, tray: &Tray) -> Markup {
    html! { polygon .tcb-tray points=(tray.area.points()) data-place=(Place::Tray) {} (passes(view, tray.area.corner())) }
}

/// Who has passed since the last card.
fn passes(view: &View, at: Point) -> Markup {
    let table = &view.table;
    let Some(window) = &table.window else { return html! {} };
    html! {
        @for i in 0..i32::from(table.setup.players) {
            circle .(if i < i32::from(window.passes) { "tcb-coin" } else { "tcb-coin-off" }) cx=(at.x + 10) cy=(at.y + 14 + i * 18) r="6" {}
        }
    }
}

/// What was declared and waits.
pub(crate) fn act(view: &View, tray: &Tray, say: Say) -> Markup {
    let (Some(window), Some(room)) = (&view.table.window, tray.act) else { return html! {} };
    // Four fifths of their size, so that an arrow fits between two.
    let (w, h) = (CARD.0 * 4 / 5, CARD.1 * 4 / 5);
    let (left, right) = (room.corner().plus(0, 16), room.corner().plus(room.w - w, 16));
    let unit = |id: UnitId, at: Point| match view.table.units.get(id) {
        Some(unit) => html! {
            g transform={ (at.translate()) " scale(.8)" } data-look=(Spot::Piece(Name::Unit(id))) {
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
                @for (i, id) in (0..).zip(group.iter().take(SHOWN)).collect::<Vec<_>>().into_iter().rev() { (unit(*id, left.plus(i * 26, i * -2))) }
                (label(room.corner().plus(0, 12), &format!("{} → {}", from, to)))
                @if group.len() > 1 { (chip(left.plus(room.w - 12, h / 2), &format!("{}", group.len()))) }
            },
            Act::Shot { by, aim } => {
                (unit(*by, left)) (unit(aim.at, right)) (arrow("tcb-arrow", between[0], between[1]))
                (label(room.corner().plus(0, 12), &say(&Message::new("weapon-name").with("weapon", aim.with.word()))))
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
pub(crate) fn order(view: &View, tray: &Tray) -> Markup {
    let table = &view.table;
    let Some(window) = &table.window else { return html! {} };
    let target = |target: &Target| match target {
        Target::Nothing => String::new(),
        Target::Position(at) => at.to_string(),
        Target::Edge(a, b) => format!("{a}–{b}"),
        Target::Unit(id) | Target::Mend(id, _) => format!("({})", id.number()),
        Target::Card(number) => format!("#{}", number + 1),
    };
    html! {
        @for (played, at) in window.stack.iter().zip(&tray.stack) {
            (chip(at.plus(16, 27), &format!("#{}", played.number + 1)))
            (emblem(table, table.side(played.by), at.plus(103, 31), ".75"))
            @let target = target(&played.target);
            @if !target.is_empty() { (chip(at.plus(CARD.0 / 2, 48), &target)) }
        }
    }
}

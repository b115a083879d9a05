//! The tray, in the strip of a reserve: who has passed, what was declared, the stack of interrupts as it grows.

use crate::army;
use crate::layout::CARD;
use crate::names::{Name, Place, Spot};
use crate::pieces::{NUMBER, face, shown};
use crate::scene::{SHOWN, Tray};
use boards::Say;
use boards::kit::chip::{Tone, chip};
use boards::kit::lines::{Arrow, arrow};
use boards::kit::{Num, Point, emblem, marks};
use maud::{Markup, html};
use table::Message;
use tank_commander::View;
use tank_commander::state::*;
use tank_commander::units::UnitId;

/// What the cards of the tray lie on.
pub(crate) fn ground(view: &View, tray: &Tray, say: Say) -> Markup {
    html! {
        polygon .tcb-tray points=(tray.area.points()) data-place=(Place::Tray) { title { (say(&Message::new("tip-tray"))) } }
        (passes(view, tray.area.corner()))
    }
}

/// Who has passed since the last card.
fn passes(view: &View, at: Point) -> Markup {
    let table = &view.table;
    let Some(window) = &table.window else { return html! {} };
    html! {
        @for i in 0..table.setup.players {
            circle .(if i < window.passes { "k-coin" } else { "k-coin-off" }) cx=(Num(at.x + 10.0)) cy=(Num(at.y + 14.0 + 18.0 * f32::from(i))) r="6" {}
        }
    }
}

/// What was declared and waits.
pub(crate) fn act(view: &View, tray: &Tray, say: Say) -> Markup {
    let (Some(window), Some(room)) = (&view.table.window, tray.act) else { return html! {} };
    // Four fifths of their size, so that an arrow fits between two.
    let (w, h) = (CARD.0 * 0.8, CARD.1 * 0.8);
    let (left, right) = (room.corner().plus(0.0, 16.0), room.corner().plus(room.w - w, 16.0));
    let unit = |id: UnitId, at: Point| match view.table.units.get(id) {
        Some(unit) => html! {
            g transform={ (at.translate()) " scale(.8)" } data-look=(Spot::Piece(Name::Unit(id))) {
                (face(unit.card, say)) (chip(NUMBER, &id.number().to_string(), Tone::Plain))
            }
        },
        None => html! {},
    };
    let between = [left.plus(w + 6.0, h / 2.0), right.plus(4.0, h / 2.0)];
    html! {
        @match &window.act {
            Act::Nothing => {},
            Act::Step { from, to, group, .. } => {
                @for (i, id) in group.iter().take(SHOWN).enumerate().collect::<Vec<_>>().into_iter().rev() { (unit(*id, left.plus(i as f32 * 26.0, i as f32 * -2.0))) }
                (label(room.corner().plus(0.0, 12.0), &format!("{} → {}", from, to)))
                @if group.len() > 1 { (chip(left.plus(room.w - 12.0, h / 2.0), &group.len().to_string(), Tone::Plain)) }
            },
            Act::Shot { by, aim } => {
                (unit(*by, left)) (unit(aim.at, right)) (arrow(Arrow::Act, between[0], between[1]))
                (label(room.corner().plus(0.0, 12.0), &say(&Message::new("weapon-name").with("weapon", aim.with.word()))))
            },
            Act::SmokeShot { by, at } => {
                (unit(*by, left)) (arrow(Arrow::Act, between[0], between[1]))
                (label(right.plus(12.0, h / 2.0 + 5.0), &at.to_string()))
            },
            Act::Instant(instant) => {
                (shown(instant.card.card, left, 0.8, say))
                @if let Some(at) = instant.card.at { (label(right.plus(12.0, h / 2.0 + 5.0), &at.to_string())) }
                @if instant.cancelled { g transform=(left.plus(w / 2.0, h / 2.0).translate()) { (marks::struck(w, h)) } }
            },
        }
    }
}

fn label(at: Point, text: &str) -> Markup {
    html! { text .k-text.k-bold.k-13 x=(Num(at.x)) y=(Num(at.y)) { (text) } }
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
            (chip(at.plus(16.0, 27.0), &format!("#{}", played.number + 1), Tone::Plain))
            (emblem::in_disc(army(table.nation(table.side(played.by))), at.plus(103.0, 31.0), 0.75))
            @let target = target(&played.target);
            @if !target.is_empty() { (chip(at.plus(CARD.0 / 2.0, 48.0), &target, Tone::Plain)) }
        }
    }
}

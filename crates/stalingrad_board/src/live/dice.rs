//! The dice of the Break Test as they are gathered, each with its reason, and what they are worth.

use crate::ground::army;
use crate::icons::Icon;
use crate::layout::{DESK, KERB};
use crate::pieces::{fitted, text};
use boards::Say;
use boards::kit::{Area, Num};
use maud::{Markup, html};
use stalingrad::state::{BreakDice, Table};
use stalingrad::words;
use stalingrad::{German, Soviet};
use table::{Message, Side};

/// Why a side has a die.
#[derive(Clone, Copy)]
struct Reason {
    icon: Icon,
    word: &'static str,
}

const fn reason(icon: Icon, word: &'static str) -> Reason {
    Reason { icon, word }
}

/// The dice of a side in order.
fn dice_of(dice: &BreakDice, side: Side) -> Vec<Reason> {
    let mut list = Vec::new();
    let mut add = |count: u16, what: Reason| list.extend(std::iter::repeat_n(what, count.into()));
    add(dice.formations[side.index()].into(), reason(Icon::Flag, "formation"));
    add(dice.units[side.index()].into(), reason(Icon::StarHelmet, "units"));
    if side == German {
        add(dice.infernos.into(), reason(Icon::Fire, "inferno"));
        add(dice.heroes.into(), reason(Icon::Star, "hero"));
        add(dice.determined.into(), reason(Icon::Shield, "determination"));
        list.truncate(dice.german.into());
    } else {
        add(dice.defence.into(), reason(Icon::Grenade, "defence"));
        add(dice.stolen.into(), reason(Icon::Steal, "stolen"));
    }
    list
}

/// The roadway with the dice of both sides, while a battle is fought.
pub(super) fn draw(table: &Table, say: Say) -> Markup {
    if table.battle.is_none() {
        return fitted(
            "k-text k-italic k-on k-mid",
            DESK / 2.0,
            KERB + 36.0,
            &say(&Message::new("board-no-battle")),
            &[13, 12, 11, 10, 9],
            DESK - 40.0,
        );
    }
    let dice = table.dice();
    html! {
        (row(&dice_of(&dice, German), German, Area::new(12.0, KERB + 7.0, 176.0, 36.0), say))
        (row(&dice_of(&dice, Soviet), Soviet, Area::new(452.0, KERB + 7.0, 230.0, 36.0), say))
        (forecast(table, &dice, say))
    }
}

fn row(dice: &[Reason], side: Side, room: Area, say: Say) -> Markup {
    let size = 34.0;
    let starts: Vec<f32> = room.row(dice.len(), size, 20.0).collect();
    let labels = dice.len() <= 4;
    html! {
        @for (x, what) in starts.into_iter().zip(dice) {
            (die(Area::new(x, room.y, size, size), side, what.icon))
            @if labels {
                (fitted("k-text k-bold hs-outlined k-mid", x + size / 2.0, room.y + size + 13.0, &say(&Message::new("board-die").with("die", what.word)), &[9, 8, 7], 54.0))
            }
        }
    }
}

fn die(area: Area, side: Side, icon: Icon) -> Markup {
    let letter = army(side).letter();
    let middle = area.middle();
    html! {
        (Area { x: area.x + 1.5, y: area.y + 2.5, ..area }.rect("k-shadow", 7.0))
        (area.rect(&format!("hs-counter-{letter}"), 7.0))
        (area.inside(2.0).rect(&format!("hs-rim-{letter}"), 5.0))
        (icon.around(&format!("hs-on-{letter}"), middle.x, middle.y, area.w * 0.62))
    }
}

/// How many dice, and how likely it is that the building falls.
fn forecast(table: &Table, dice: &BreakDice, say: Say) -> Markup {
    let area = Area::new(194.0, KERB + 5.0, 248.0, 52.0);
    let percent = words::german_percent(table);
    let bar = Area::new(area.x + 12.0, area.y + 41.0, area.w - 24.0, 6.0);
    let holds = table.battle.as_ref().and_then(|battle| battle.hold).unwrap_or(0);
    let split = bar.w * f32::from(percent) / 100.0;
    html! {
        (area.rect("hs-forecast", 8.0))
        (fitted("k-text k-quiet", area.x + 12.0, area.y + 14.0, &say(&Message::new("board-break-test").with("holds", holds)), &[10, 9, 8, 7], area.w - 24.0))
        (text("k-serif k-bold k-17", area.x + 12.0, area.y + 34.0, &format!("{} : {}", dice.german, dice.soviet)))
        (fitted("k-serif k-bold k-end", area.x + area.w - 12.0, area.y + 34.0, &say(&Message::new("board-chance").with("percent", percent)), &[15, 13, 12, 11, 10], 160.0))
        (bar.rect("k-side-s", 3.0))
        (Area { w: split.max(3.0), ..bar }.rect("k-side-g", 3.0))
        line.hs-half x1=(Num(bar.x + bar.w / 2.0)) x2=(Num(bar.x + bar.w / 2.0)) y1=(Num(bar.y - 2.0)) y2=(Num(bar.y + 8.0)) {}
    }
}

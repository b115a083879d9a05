//! The desk: what matters now. The campaign of this turn, a card to be intercepted, a Carnage card to choose from, or
//! what is still to be resolved and how the dice of the Break Test are reckoned.

use crate::icons::Icon;
use crate::layout::Layout;
use crate::pieces::{effects, fitted, text};
use boards::Say;
use boards::kit::{Area, Num, lettering};
use maud::{Markup, html};
use stalingrad::data::Effect;
use stalingrad::pieces::District;
use stalingrad::state::{Step, Table, Task};
use stalingrad::{German, Soviet, View, words};
use table::{Message, Side};

/// What lies on the desk below its pieces.
pub(super) fn draw(view: &View, layout: &Layout, say: Say) -> Markup {
    let (table, area) = (&view.table, layout.desk());
    html! {
        path.hs-kerb d={ "M" (Num(area.x)) "," (Num(area.y + area.h)) "V" (Num(area.y)) "H" (Num(area.x + area.w)) } {}
        @match &table.battle {
            None => (campaign(table, area, say)),
            Some(battle) if battle.declared.is_some() => (interception(table, area, say)),
            Some(_) if table.step == Step::Hold => (carnage(table, area, say)),
            Some(_) => (reckoning(table, area, say)),
        }
    }
}

fn heading(area: Area, words: &str) -> Markup {
    fitted("k-serif k-bold", area.x + 16.0, area.y + 24.0, words, &[15, 13, 12, 11, 10], area.w - 32.0)
}

/// Words in lines from here down; returns where the next begins.
fn paragraph(class: &str, x: f32, y: f32, words: &str, room: f32) -> (Markup, f32) {
    let lines = lettering::broken(words, room, 11.0);
    let end = y + 15.0 * lines.len() as f32;
    (
        html! { @for (place, line) in lines.iter().enumerate() { (text(&format!("{class} k-11"), x, y + 15.0 * place as f32, line)) } },
        end,
    )
}

/// The strategy phase: the orders of both sides above, the battles of this turn below.
fn campaign(table: &Table, area: Area, say: Say) -> Markup {
    let attacked: Vec<District> =
        District::ALL.into_iter().filter(|district| table.committed(German, *district) > 0).collect();
    let any = table.orders.iter().any(Option::is_some);
    let title = if any { "board-orders" } else { "board-city" };
    html! {
        (heading(area, &say(&Message::new(title).with("turn", table.turn).with("last", table.setup.last_turn()))))
        @if !attacked.is_empty() {
            (text("k-serif k-bold k-12", area.x + 16.0, area.y + 274.0, &say(&Message::new("board-assaults"))))
            @for (place, district) in attacked.iter().enumerate() { (assault(table, *district, area.x + 16.0, area.y + 284.0 + 18.0 * place as f32, area.w - 32.0, say)) }
        } @else {
            (paragraph("k-text k-quiet", area.x + 16.0, area.y + 284.0, &say(&Message::new("board-aim")), area.w - 32.0).0)
        }
    }
}

/// A building that is attacked: fought for, or still to come.
fn assault(table: &Table, district: District, x: f32, y: f32, wide: f32, say: Say) -> Markup {
    let Some(building) = table.ground(district).building() else { return html! {} };
    let waits = table.assaults.has(district);
    let line = Message::new("board-assault")
        .with("building", words::building(building))
        .with("german", table.committed(German, district))
        .with("soviet", table.committed(Soviet, district))
        .with("waits", if waits { "yes" } else { "no" });
    html! {
        (Icon::Target.show(if waits { "hs-red" } else { "hs-faint" }, x, y, 13.0))
        (fitted("k-text", x + 20.0, y + 11.0, &say(&line), &[11, 10, 9, 8], wide - 22.0))
    }
}

/// A card that was declared, and may be cancelled.
fn interception(table: &Table, area: Area, say: Say) -> Markup {
    let Some(declared) = table.battle.as_ref().and_then(|battle| battle.declared) else { return html! {} };
    let x = area.x + 230.0;
    let on = say(&Message::new("board-declared").with("formation", words::formation(declared.on)));
    let (first, end) = paragraph("k-text k-bold", x, area.y + 34.0, &on, area.w - 244.0);
    html! {
        (first)
        (effect_list(declared.card.card().effects, declared.card.side(), x, end + 8.0, area.w - 244.0, say))
    }
}

/// Effects, one below the other.
fn effect_list(list: &[Effect], side: Side, x: f32, y: f32, wide: f32, say: Say) -> Markup {
    html! {
        @for (place, effect) in list.iter().enumerate() {
            @let top = y + 26.0 * place as f32;
            @let (signs, used) = effects(&[*effect], side, x, top, 18.0);
            (signs)
            (fitted("k-text", x + used.max(24.0) + 6.0, top + 13.0, &say(&words::effect(*effect)), &[11, 10, 9, 8], wide - used - 10.0))
        }
    }
}

/// A Carnage card, of which one effect is to be chosen.
fn carnage(table: &Table, area: Area, say: Say) -> Markup {
    let Some(shown) = table.shown else { return html! {} };
    let words = Message::new("board-carnage").with("card", shown.word().to_owned());
    html! {
        (heading(area, &say(&words)))
        (paragraph("k-text k-quiet", area.x + 16.0, area.y + 48.0, &say(&Message::new("board-choose")), area.w - 32.0).0)
    }
}

/// What is still to be resolved, and where the dice of both sides come from.
fn reckoning(table: &Table, area: Area, say: Say) -> Markup {
    let pending: Vec<&Task> = table.tasks.iter().rev().take(4).collect();
    let top = if pending.is_empty() { area.y + 8.0 } else { area.y + 40.0 + 26.0 * pending.len() as f32 };
    let rows = rows(table);
    html! {
        @if !pending.is_empty() {
            (heading(area, &say(&Message::new("board-pending"))))
            @for (place, task) in pending.iter().enumerate() { (task_line(task, area.x + 16.0, area.y + 34.0 + 26.0 * place as f32, area.w - 32.0, say)) }
        }
        (heading(Area { y: top, ..area }, &say(&Message::new("board-reckoning"))))
        @for (place, row) in rows.iter().enumerate() { (reckoned(row, area.x, top + 40.0 + 30.0 * place as f32, area.w, say)) }
        (last_card(table, area, top + 62.0 + 30.0 * rows.len() as f32, say))
    }
}

/// The card that was played last, with its effects, where there is room.
fn last_card(table: &Table, area: Area, y: f32, say: Say) -> Markup {
    let Some(last) = table.battle.as_ref().and_then(|battle| battle.laid.last()) else { return html! {} };
    let list = last.card.card().effects;
    if y + 30.0 + 26.0 * list.len() as f32 > area.y + area.h {
        return html! {};
    }
    let line =
        Message::new("board-last").with("card", words::card(last.card)).with("formation", words::formation(last.on));
    html! {
        (fitted("k-serif k-bold", area.x + 16.0, y, &say(&line), &[13, 12, 11, 10, 9], area.w - 32.0))
        (effect_list(list, last.card.side(), area.x + 16.0, y + 10.0, area.w - 32.0, say))
    }
}

fn task_line(task: &Task, x: f32, y: f32, wide: f32, say: Say) -> Markup {
    match task {
        Task::Do(effect, player) => html! {
            (effects(&[*effect], player.side(), x, y, 18.0).0)
            (fitted("k-text", x + 50.0, y + 13.0, &say(&Message::new("board-task").with("effect", words::effect(*effect)).with("player", words::player(*player))), &[11, 10, 9, 8], wide - 54.0))
        },
        Task::LowerHold => {
            html! { (Icon::Skull.show("hs-on-paper", x, y, 18.0)) (fitted("k-text", x + 50.0, y + 13.0, &say(&Message::new("board-skull-falls")), &[11, 10, 9, 8], wide - 54.0)) }
        }
        Task::Drop(player, count) => html! {
            (Icon::Discard.show("hs-on-paper", x, y, 18.0))
            (fitted("k-text", x + 50.0, y + 13.0, &say(&Message::new("board-drop").with("player", words::player(*player)).with("count", *count)), &[11, 10, 9, 8], wide - 54.0))
        },
    }
}

/// A reason for dice, with what both sides have of it and the dice that they get by it.
struct Reckoned {
    icon: Icon,
    what: &'static str,
    have: [u16; 2],
    dice: [u16; 2],
}

fn rows(table: &Table) -> Vec<Reckoned> {
    let (dice, Some(ground)) = (table.dice(), table.battlefield()) else { return Vec::new() };
    let full = |side: Side| {
        let whole =
            |id: &stalingrad::pieces::FormationId| table.formation(*id).strength == stalingrad::pieces::Strength::Full;
        table.fighting(side).filter(whole).count() as u16
    };
    let both = |pair: [u8; 2]| pair.map(u16::from);
    let steals = table.battle.as_ref().map_or(0, |battle| u16::from(battle.steals));
    let mut rows = vec![
        Reckoned {
            icon: Icon::Flag,
            what: "formation",
            have: [full(German), full(Soviet)],
            dice: both(dice.formations),
        },
        Reckoned {
            icon: Icon::StarHelmet,
            what: "units",
            have: [ground.strength(German), ground.strength(Soviet)],
            dice: both(dice.units),
        },
        Reckoned {
            icon: Icon::Fire,
            what: "inferno",
            have: [dice.infernos.into(), 0],
            dice: [dice.infernos.into(), 0],
        },
        Reckoned {
            icon: Icon::Grenade,
            what: "defence",
            have: [0, dice.defence.into()],
            dice: [0, dice.defence.into()],
        },
    ];
    if dice.heroes > 0 {
        rows.push(Reckoned {
            icon: Icon::Star,
            what: "hero",
            have: [dice.heroes.into(), 0],
            dice: [dice.heroes.into(), 0],
        });
    }
    if steals > 0 {
        rows.push(Reckoned { icon: Icon::Steal, what: "stolen", have: [0, steals], dice: [0, dice.stolen.into()] });
    }
    if dice.determined {
        rows.push(Reckoned { icon: Icon::Shield, what: "determination", have: [1, 0], dice: [1, 0] });
    }
    rows
}

fn reckoned(row: &Reckoned, left: f32, y: f32, wide: f32, say: Say) -> Markup {
    let share = |side: Side| {
        let x = if side == German { left + 220.0 } else { left + wide - 92.0 };
        let letter = crate::ground::army(side).letter();
        html! {
            (text("k-text k-11", x, y + 13.0, &row.have[side.index()].to_string()))
            @for die in 0..row.dice[side.index()].min(4) { (Icon::Die.show(&format!("hs-die-{letter}"), x + 20.0 + 14.0 * f32::from(die), y + 2.0, 13.0)) }
        }
    };
    html! {
        line.k-hair x1=(Num(left + 14.0)) x2=(Num(left + wide - 14.0)) y1=(Num(y + 23.0)) y2=(Num(y + 23.0)) {}
        (row.icon.show("hs-on-paper", left + 16.0, y, 17.0))
        (fitted("k-text", left + 42.0, y + 13.0, &say(&Message::new("board-reason").with("die", row.what)), &[11, 10, 9, 8], 172.0))
        (share(German))
        (share(Soviet))
    }
}

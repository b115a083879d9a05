//! Actions in words.

use super::events::hits;
use super::{card, seat_in, space, unit, where_is};
use crate::action::Action;
use crate::data::DATA;
use crate::knowledge::View;
use crate::legal::{Modifier, Volley};
use crate::state::*;
use crate::units::{Gear, UnitId, Weapon};
use table::{Arg, Message, Prompt};

pub(super) fn action(view: &View, action: Action) -> Prompt {
    let table = &view.table;
    let of = |id: UnitId| unit(table, id);
    match action {
        Action::Nation(nation) => Prompt::new("TC-18.4", "do-nation").with("nation", nation.word()),
        Action::Take(id) => Prompt::new("TC-20.1", "do-take").with("card", card(id)),
        Action::TakeReady => Prompt::new("TC-20.6", "do-take-ready"),
        Action::Choose(id) => Prompt::new("TC-15.1", "do-choose").with("card", card(id)),
        Action::Keep(id) => Prompt::new("TC-18.12", "do-keep").with("card", card(id)),
        Action::AutoDeploy => Prompt::new("TC-21.1", "do-auto-deploy"),
        Action::At(at) => Prompt::new("TC-2.1", "do-at").with("at", space(at)),
        Action::Edge(a, b) => Prompt::new("TC-11.11", "do-edge").with("a", space(a)).with("b", space(b)),
        Action::Pick(id) => Prompt::new("TC-15.1", "do-pick").with("unit", of(id)).with("at", where_is(table, id)),
        Action::Mend(id, ailment) => {
            let ailment = Message::new("ailment-name").with("ailment", ailment.word());
            Prompt::new("TC-15.11", "do-mend").with("unit", of(id)).with("ailment", ailment)
        }
        Action::Counter(number) => {
            let stack = table.window.iter().flat_map(|window| &window.stack);
            let found = stack.into_iter().find(|played| played.number == number).map(|played| card(played.card));
            Prompt::new("TC-14.4", "do-counter")
                .with("card", found.unwrap_or_else(|| card(crate::pieces::CardId::SMOKE)))
        }
        Action::Snipe(id, quarry) => {
            let quarry = Message::new("quarry-name").with("quarry", quarry.word());
            Prompt::new("TC-15.19", "do-snipe").with("unit", of(id)).with("quarry", quarry)
        }
        Action::Spy(seat) => Prompt::new("TC-15.18", "do-spy").with("side", seat_in(table, seat)),
        Action::Use(mode) => {
            let mode = Message::new("mode-name").with("mode", mode.word());
            Prompt::new("TC-12.3", "do-use").with("mode", mode)
        }
        Action::Discard(id) if matches!(view.focus, Focus::Card(_)) => {
            Prompt::new("TC-15.23", "do-wreck").with("card", card(id))
        }
        Action::Discard(id) => Prompt::new("TC-16.1", "do-discard").with("card", card(id)),
        Action::Move(id) => Prompt::new("TC-6.1", "do-move").with("unit", of(id)).with("at", where_is(table, id)),
        Action::Muster(id) => Prompt::new("TC-6.5", "do-muster").with("card", card(id)),
        Action::Join(id) => Prompt::new("TC-6.3", "do-join").with("unit", of(id)),
        Action::Board(id, place) => {
            let carrier = match &view.focus {
                Focus::Group(group) => group.cards.get(usize::from(place)).map(|mustered| card(mustered.card)),
                _ => None,
            };
            let carrier = carrier.unwrap_or_else(|| card(id));
            Prompt::new("TC-7.4", "do-board").with("card", card(id)).with("carrier", carrier)
        }
        Action::Go => match &view.focus {
            Focus::Group(Group { to: Some(to), .. }) => Prompt::new("TC-6.3", "do-go").with("at", space(*to)),
            _ => Prompt::new("TC-6.3", "do-done"),
        },
        Action::Load(cargo, carrier) => {
            Prompt::new("TC-7.4", "do-load").with("unit", of(cargo)).with("carrier", of(carrier))
        }
        Action::Ride(cargo, first, second) => {
            Prompt::new("TC-7.2", "do-ride").with("unit", of(cargo)).with("first", of(first)).with("second", of(second))
        }
        Action::Unload(cargo) => Prompt::new("TC-7.4", "do-unload").with("unit", of(cargo)),
        Action::HandOver(from, to, piece) => Prompt::new("TC-7.11", "do-hand-over")
            .with("gear", gear(piece))
            .with("unit", of(from))
            .with("taker", of(to)),
        Action::Drop(id, piece) => Prompt::new("TC-5.4", "do-drop").with("gear", gear(piece)).with("unit", of(id)),
        Action::Aim(id) => Prompt::new("TC-8.1", "do-aim").with("unit", of(id)).with("at", where_is(table, id)),
        Action::Fire(with, at) => fire(view, with, at),
        Action::Screen(at) => screen(view, at),
        Action::Hold => Prompt::new("TC-13.5", "do-hold"),
        Action::Draw => Prompt::new("TC-16.2", "do-draw"),
        Action::Arrive(group) => Prompt::new("TC-19.7", "do-arrive").with("group", group),
        Action::Fight(at) => Prompt::new("TC-13.1", "do-fight").with("at", space(at)),
        Action::Retreat(id, to) => Prompt::new("TC-13.11", "do-retreat").with("unit", of(id)).with("at", space(to)),
        Action::Pass => Prompt::new("TC-14.3", "do-pass"),
        Action::Confirm => Prompt::new("TC-14.3", "do-confirm"),
        Action::Done => Prompt::new("TC-5.5", "do-done"),
        Action::End => Prompt::new("TC-5.2", "do-end"),
    }
}

pub(super) fn gear(gear: Gear) -> Message {
    Message::new("gear-name").with("gear", gear.word())
}

pub(super) fn weapon(weapon: Weapon) -> Message {
    Message::new("weapon-name").with("weapon", weapon.word())
}

/// A shot with what it needs.
fn fire(view: &View, with: Weapon, at: UnitId) -> Prompt {
    let table = &view.table;
    let (by, volley) = match view.focus {
        Focus::Aim(id) => (Some(id), Volley::Distance),
        _ => (table.next_to_declare(), Volley::Melee),
    };
    let Some((by, target)) = by.and_then(|id| table.units.get(id)).zip(table.units.get(at)) else {
        return Prompt::new("TC-3.5", "why-no-such-unit");
    };
    let odds = match table.may_shoot(by, with, target, volley) {
        Ok(odds) => odds,
        Err(why) => return Prompt::new(why.rule(), why.key()),
    };
    let prompt = if with.is_at() {
        let (penetration, armour) = (table.penetration(by, with, odds.range), target.stats().armour);
        Prompt::new("TC-8.3", "do-fire-at")
            .with("penetration", penetration)
            .with("front", armour.front)
            .with("side", armour.side)
            .with("kill", DATA.kill_number(penetration, armour.front))
            .with("flank", DATA.kill_number(penetration, armour.side))
    } else {
        Prompt::new("TC-8.3", "do-fire")
    };
    prompt
        .with("weapon", weapon(with))
        .with("unit", unit(table, at))
        .with("at", where_is(table, at))
        .with("hits", hits(odds.number, odds.drm))
        .with("number", odds.number)
        .with("drm", modifiers(odds.drm, table.modifiers(by, with, target, odds.range)))
}

/// The sum of the modifiers, and each with its rule.
fn modifiers(sum: i8, each: [i8; 7]) -> Arg {
    let one = |(modifier, drm): (Modifier, i8)| {
        let name = Message::new("modifier-name").with("what", modifier.word());
        Message::new("modifier")
            .with("name", name)
            .with("drm", signed(drm))
            .with("rule", Arg::Name(modifier.rule().to_owned()))
    };
    let acting = Modifier::ALL.into_iter().zip(each).filter(|(_, drm)| *drm != 0).map(one);
    let parts = acting.reduce(|before, next| Message::new("modifiers").with("before", before).with("next", next));
    match parts {
        Some(parts) => Message::new("modifier-sum").with("sum", signed(sum)).with("parts", parts).into(),
        None => sum.into(),
    }
}

pub(super) fn signed(number: i8) -> Arg {
    Arg::Name(format!("{number:+}"))
}

fn screen(view: &View, at: crate::map::Space) -> Prompt {
    let table = &view.table;
    let (by, volley) = match view.focus {
        Focus::Aim(id) => (Some(id), Volley::Distance),
        _ => (table.next_to_declare(), Volley::Melee),
    };
    match by.and_then(|id| table.units.get(id)).map(|by| table.may_screen(by, at, volley)) {
        Some(Ok(odds)) => Prompt::new("TC-12.5", "do-screen")
            .with("at", space(at))
            .with("hits", hits(odds.number, odds.drm))
            .with("number", odds.number)
            .with("drm", signed(odds.drm)),
        Some(Err(why)) => Prompt::new(why.rule(), why.key()),
        None => Prompt::new("TC-3.5", "why-no-such-unit"),
    }
}

//! Actions in words.

use super::{formation, hex, maybe_hex, unit, units};
use crate::action::Action;
use crate::knowledge::View;
use crate::legal::Pace;
use crate::map::Hex;
use crate::pieces::UnitId;
use crate::state::{Aim, Step, Table};
use crate::why::Why;
use table::{Prompt, RuleId};

pub(super) fn action(view: &View, action: Action) -> Prompt {
    let table = &view.table;
    match action {
        Action::Place(at) => place(table).with("hex", hex(at)),
        Action::Call => Prompt::new("BS-17.2", "do-call"),
        Action::Ask(id) => Prompt::new("BS-17.1", "do-ask").with("unit", unit(id)),
        Action::Commit(corps) => Prompt::new("BS-5.4", "do-commit").with("formation", formation(corps)),
        Action::Enter(zone) => Prompt::new("BS-14.3", "do-enter").with("zone", zone.number()),
        Action::Fire { by, at } => fire(table, by, at, Pace::Full),
        Action::HalfFire { by, at } => fire(table, by, at, Pace::Half),
        Action::March(id) => {
            Prompt::new("BS-8.1", "do-march").with("unit", unit(id)).with("hex", maybe_hex(table.at(id)))
        }
        Action::Group(first, second, third) => {
            let names = units([first, second].into_iter().chain(third));
            Prompt::new("BS-11.1", "do-group").with("units", names).with("hex", maybe_hex(table.at(first)))
        }
        Action::Air(at) => support(table, at, "do-air", "BS-6.6"),
        Action::Rudel(at) => support(table, at, "do-rudel", "BS-17.3"),
        Action::Shell(at) => support(table, at, "do-shell", "BS-6.6"),
        Action::Step(to) => step(table, to, "BS-8.1", "do-step"),
        Action::LastStep(to) => Prompt::new("BS-8.2", "do-last-step").with("hex", hex(to)),
        Action::Stop => Prompt::new("BS-8.6", "do-stop").with("hex", maybe_hex(table.marching_at())),
        Action::Exit => Prompt::new("BS-8.4", "do-exit"),
        Action::Attack(to) => step(table, to, "BS-11.2", "do-attack"),
        Action::Reroll => Prompt::new("BS-17.4", "do-reroll"),
        Action::Keep => Prompt::new("BS-17.4", "do-keep"),
        Action::Retreat { unit: id, to } => {
            Prompt::new("BS-11.13", "do-retreat").with("unit", unit(id)).with("hex", hex(to))
        }
        Action::Flee(id) => Prompt::new("BS-11.13", "do-flee").with("unit", unit(id)),
        Action::Back(id) => {
            let from = table.overrun.map(|overrun| overrun.from);
            Prompt::new("BS-11.12", "do-back").with("unit", unit(id)).with("hex", maybe_hex(from))
        }
        Action::End => end(table),
    }
}

fn place(table: &Table) -> Prompt {
    match table.next_to_place() {
        Some(next) => Prompt::new("BS-4.11", "do-place").with("unit", unit(next)),
        None => Prompt::new("BS-4.4", "do-place-remnant"),
    }
}

/// A shot with its chance.
fn fire(table: &Table, by: UnitId, at: UnitId, pace: Pace) -> Prompt {
    let close = table.overrun.is_some();
    let (aim, rule, key) = match (close, pace) {
        (true, _) => (table.aim_close(by, at), "BS-11.9", "do-fire-close"),
        (false, Pace::Full) => (table.aim(by, at, table.pace_of(by, pace)), "BS-9.1", "do-fire"),
        (false, Pace::Half) => (table.aim(by, at, pace), "BS-7.5", "do-half-fire"),
    };
    shot(table, by, at, aim, rule, key)
}

fn shot(table: &Table, by: UnitId, at: UnitId, aim: Result<Aim, Why>, rule: RuleId, key: &'static str) -> Prompt {
    let prompt = Prompt::new(rule, key).with("by", unit(by)).with("at", unit(at));
    let prompt = if table.overrun.is_some() { prompt } else { prompt.with("hex", maybe_hex(table.at(at))) };
    prompt.with("sixths", aim.map_or(0, |aim| aim.sixths()))
}

fn support(table: &Table, at: UnitId, key: &'static str, rule: RuleId) -> Prompt {
    let modifier = table.support_modifier(at, key == "do-rudel");
    let sixths = (crate::data::DATA.numbers.support_factor as i8 - modifier).clamp(0, 6);
    Prompt::new(rule, key).with("at", unit(at)).with("hex", maybe_hex(table.at(at))).with("sixths", sixths)
}

/// A step with what it costs.
fn step(table: &Table, to: Hex, rule: RuleId, key: &'static str) -> Prompt {
    let entry = || to.terrain().cost();
    let cost = table.marching_at().map_or_else(entry, |at| to.cost_from(at));
    let extra = if key == "do-attack" { crate::data::DATA.overrun_cost } else { 0 };
    Prompt::new(rule, key).with("hex", hex(to)).with("cost", cost + extra)
}

fn end(table: &Table) -> Prompt {
    let (rule, key) = match table.step {
        Step::Call167 => ("BS-17.2", "end-call"),
        Step::AskReserve => ("BS-17.1", "end-reserve"),
        Step::Commitment => ("BS-5.4", "end-commit"),
        Step::DefensiveFire => ("BS-11.6", "end-defend"),
        Step::FreeRetreat => ("BS-11.12", "end-retreat"),
        Step::BreakOff => ("BS-11.15", "end-break-off"),
        _ => ("BS-7.4", "end-phase"),
    };
    Prompt::new(rule, key)
}

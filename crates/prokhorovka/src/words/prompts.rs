//! What the deciding seat is asked, and what the others are told meanwhile.

use super::{formation, hex, side, unit, units};
use crate::data::DATA;
use crate::knowledge::View;
use crate::pieces::UnitId;
use crate::state::{REMNANTS, Step, Table, VILLAGE_REMNANTS};
use table::{Arg, Prompt, RuleId};

pub(super) fn prompt(view: &View) -> Prompt {
    let table = &view.table;
    if table.step == Step::Over {
        return over(table);
    }
    let asked = asked(table);
    let key = if view.seat == Some(table.decider()) { asked.ask } else { asked.told };
    let prompt = Prompt::new(asked.rule, key).with("side", side(table.deciding_side()));
    asked.about.into_iter().fold(prompt, |prompt, (name, arg)| prompt.with(name, arg))
}

/// A question: its rule, the message for whoever is asked and the one for everybody else, and what both speak of.
struct Question {
    rule: RuleId,
    ask: &'static str,
    told: &'static str,
    about: Vec<(&'static str, Arg)>,
}

impl Question {
    fn new(rule: RuleId, ask: &'static str, told: &'static str) -> Question {
        Question { rule, ask, told, about: Vec::new() }
    }

    fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Question {
        self.about.push((name, arg.into()));
        self
    }
}

fn asked(table: &Table) -> Question {
    let drawn = || formation(table.active_formation().unwrap_or(crate::pieces::Formation::Lah));
    match table.step {
        Step::GermanSetup | Step::AirborneSetup => {
            let next = table.next_to_place().unwrap_or(UnitId::LahPg1);
            let rule = if table.step == Step::GermanSetup { "BS-4.2" } else { "BS-4.6" };
            Question::new(rule, "ask-place", "told-place").with("unit", unit(next))
        }
        Step::RemnantSetup if table.tokens.len() < VILLAGE_REMNANTS => {
            Question::new("BS-4.11", "ask-station", "told-remnants")
        }
        Step::RemnantSetup => {
            let left = REMNANTS - table.tokens.len();
            Question::new("BS-4.4", "ask-remnant", "told-remnants").with("left", left)
        }
        Step::Call167 => Question::new("BS-17.2", "ask-call", "told-call").with("turn", table.turn),
        Step::AskReserve => Question::new("BS-17.1", "ask-reserve", "told-reserve").with("turn", table.turn),
        Step::Commitment => {
            Question::new("BS-5.4", "ask-commit", "told-commit").with("points", DATA.numbers.uncommitted_vp)
        }
        Step::EntryZone => {
            let waits = table.lacks_zone().map_or_else(drawn, |unit| match unit.formation() {
                crate::pieces::Formation::Reserve => super::unit(unit),
                corps => formation(corps),
            });
            Question::new("BS-14.3", "ask-zone", "told-zone").with("who", waits)
        }
        Step::Operations | Step::Over => {
            Question::new("BS-7.1", "ask-operations", "told-operations").with("formation", drawn())
        }
        Step::March => march(table),
        Step::Reroll => {
            let by = table.miss.map_or(UnitId::LahTig, |miss| miss.by);
            Question::new("BS-17.4", "ask-reroll", "told-reroll").with("unit", unit(by))
        }
        Step::DefensiveFire => overrun(table, "BS-11.6", "ask-defend", "told-defend"),
        Step::OffensiveFire => overrun(table, "BS-11.9", "ask-offend", "told-offend"),
        Step::ForcedRetreat => overrun(table, "BS-11.12", "ask-forced-retreat", "told-retreat"),
        Step::FreeRetreat => overrun(table, "BS-11.12", "ask-free-retreat", "told-retreat"),
        Step::BreakOff => overrun(table, "BS-11.12", "ask-break-off", "told-break-off"),
    }
}

fn march(table: &Table) -> Question {
    let movers = table.march.iter().flat_map(|march| march.movers.iter().copied());
    let group = table.march.as_ref().is_some_and(|march| march.movers.len() > 1);
    let left = table.march_points_left();
    let key = if group { "ask-group" } else { "ask-march" };
    Question::new("BS-8.6", key, "told-march").with("units", units(movers)).with("left", left)
}

fn overrun(table: &Table, rule: RuleId, ask: &'static str, told: &'static str) -> Question {
    let (at, round) = table.overrun.map_or((None, 1), |overrun| (Some(overrun.at), overrun.round));
    let question = Question::new(rule, ask, told).with("round", round);
    question.with("hex", at.map_or(table::Message::new("off-map"), hex))
}

fn over(table: &Table) -> Prompt {
    let outcome = table.outcome();
    let [german, soviet] = outcome.points;
    let winner = outcome.side.map_or("draw", side);
    Prompt::new("BS-16.5", "over").with("winner", winner).with("german", german).with("soviet", soviet)
}

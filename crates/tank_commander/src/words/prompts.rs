//! What the deciding seat is asked, and what the others are told meanwhile.

use super::{card, seat_in, space, unit};
use crate::data::DATA;
use crate::knowledge::View;
use crate::pieces::{CardId, Nation, Special};
use crate::state::*;
use crate::units::{Gear, UnitId};
use table::{Message, Prompt, RuleId};

/// What is asked of its owner if he decides, and what he is told if somebody else does: in words that give nothing
/// away to whoever does not know it.
pub(super) fn prompt(view: &View) -> Prompt {
    let table = &view.table;
    if table.step == Step::Over {
        return over(table);
    }
    let asked = asked(view);
    if view.owner == Some(table.seat) {
        return asked.prompt(asked.ask);
    }
    asked.prompt(asked.told).with("side", seat_in(table, table.seat))
}

/// A question: its rule, the message for whoever is asked and the one for everybody else, and what both speak of.
struct Question {
    rule: RuleId,
    ask: &'static str,
    told: &'static str,
    about: Vec<(&'static str, table::Arg)>,
}

impl Question {
    fn new(rule: RuleId, ask: &'static str, told: &'static str) -> Question {
        Question { rule, ask, told, about: Vec::new() }
    }

    fn with(mut self, name: &'static str, arg: impl Into<table::Arg>) -> Question {
        self.about.push((name, arg.into()));
        self
    }

    fn prompt(&self, key: &'static str) -> Prompt {
        self.about.iter().fold(Prompt::new(self.rule, key), |prompt, (name, arg)| prompt.with(name, arg.clone()))
    }
}

fn asked(view: &View) -> Question {
    let table = &view.table;
    match &view.focus {
        Focus::Card(staged) => Question::new("TC-15.1", "ask-card", "told-card")
            .with("kind", kind(staged.card))
            .with("card", card(staged.card)),
        Focus::Aim(id) => Question::new("TC-8.1", "ask-aim", "told-aim").with("unit", unit(table, *id)),
        Focus::Group(Group { to: None, .. }) => Question::new("TC-6.2", "ask-way", "told-way"),
        Focus::Group(Group { to: Some(to), .. }) => {
            Question::new("TC-6.3", "ask-group", "told-group").with("at", space(*to))
        }
        Focus::Nothing => step(table),
    }
}

/// What is chosen for a card in hand: a word that messages select on.
fn kind(id: CardId) -> &'static str {
    let card = id.stats();
    match card.event {
        _ if card.is_unit() => "unit",
        _ if card.ground.is_some() || card.works.is_some() => "ground",
        Some(Special::TankAce | Special::SquadLeader | Special::ForwardObserver) => "gear",
        None if Gear::of(id).is_some() => "gear",
        _ => "event",
    }
}

fn step(table: &Table) -> Question {
    match table.step {
        Step::Nation => Question::new("TC-18.4", "ask-nation", "told-nation"),
        Step::Deck => Question::new("TC-20.1", "ask-deck", "told-deck"),
        Step::Reinforcement => Question::new("TC-18.5", "ask-reinforcement", "told-reinforcement"),
        Step::Pool => Question::new("TC-18.15", "ask-pool", "told-pool"),
        Step::Ground => Question::new("TC-18.4", "ask-ground", "told-ground"),
        Step::Deploy => Question::new("TC-18.12", "ask-deploy", "told-deploy"),
        Step::Arrival => Question::new("TC-19.7", "ask-arrival", "told-arrival"),
        Step::Window => {
            let kind = table.window.as_ref().map_or("RESPONSE", |window| window.kind.word());
            let window = Message::new("window-name").with("window", kind);
            Question::new("TC-14.3", "ask-window", "told-window").with("window", window)
        }
        Step::Withdrawal => {
            let leaving = table.units.iter().find(|(_, unit)| unit.is(crate::units::Mark::Leaving)).map(|(id, _)| id);
            let on_the_way = match table.play.doing {
                Doing::Withdrawing { on_the_way } => on_the_way,
                _ => None,
            };
            let id = on_the_way.or(leaving).unwrap_or(UnitId::of(0));
            Question::new("TC-15.21", "ask-withdrawal", "told-withdrawal").with("unit", unit(table, id))
        }
        Step::Melees => Question::new("TC-13.1", "ask-melees", "told-melees"),
        Step::Retreat => Question::new("TC-13.11", "ask-retreat", "told-retreat"),
        Step::Volley => {
            let id = table.next_to_declare().unwrap_or(UnitId::of(0));
            Question::new("TC-13.6", "ask-volley", "told-volley").with("unit", unit(table, id))
        }
        Step::Discard => Question::new("TC-16.1", "ask-discard", "told-discard").with("limit", DATA.numbers.hand_limit),
        Step::Overstack => Question::new("TC-3.4", "ask-overstack", "told-overstack"),
        Step::Play | Step::Over => play(table),
    }
}

fn play(table: &Table) -> Question {
    match &table.play.doing {
        Doing::Moving(moving) => Question::new("TC-6.1", "ask-moving", "told-moving").with("movers", moving.movers),
        Doing::Arriving(moving) => Question::new("TC-19.7", "ask-moving", "told-moving").with("movers", moving.movers),
        Doing::Firing { from, shots } => {
            Question::new("TC-8.1", "ask-firing", "told-firing").with("at", space(*from)).with("shots", *shots)
        }
        _ => Question::new("TC-5.2", "ask-play", "told-play").with("supply", table.play.supply),
    }
}

fn over(table: &Table) -> Prompt {
    let winner = table.outcome().side.map_or("draw", |side| table.nation(side).word());
    let [german, soviet] = Nation::ALL.map(|nation| table.score(table.side_of(nation)));
    let by = table.ending.map_or(Finish::LastTurn, |ending| ending.by);
    Prompt::new("TC-17.2", "over")
        .with("finish", Message::new("finish-name").with("finish", by.word()))
        .with("winner", winner)
        .with("german", german)
        .with("soviet", soviet)
}

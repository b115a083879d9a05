//! What the deciding seat is asked.

use super::{card, side_in, space, unit};
use crate::data::DATA;
use crate::knowledge::View;
use crate::state::*;
use table::{Message, Prompt};

/// What is asked, in words that give nothing away to whoever does not know it.
pub(super) fn prompt(view: &View) -> Prompt {
    let table = &view.table;
    let decider = side_in(table, table.side(table.seat));
    match &view.focus {
        Focus::Card(staged) => {
            return Prompt::new("TC-15.1", "ask-card").with("side", decider).with("card", card(staged.card));
        }
        Focus::Aim(id) => {
            return Prompt::new("TC-8.1", "ask-aim").with("side", decider).with("unit", unit(table, *id));
        }
        Focus::Group(Group { to: None, .. }) => return Prompt::new("TC-6.2", "ask-way").with("side", decider),
        Focus::Group(Group { to: Some(to), .. }) => {
            return Prompt::new("TC-6.3", "ask-group").with("side", decider).with("at", space(*to));
        }
        Focus::Nothing => {}
    }
    if table.step == Step::Over {
        return over(table);
    }
    step(table).with("side", decider)
}

fn step(table: &Table) -> Prompt {
    match table.step {
        Step::Nation => Prompt::new("TC-18.4", "ask-nation"),
        Step::Deck => Prompt::new("TC-20.1", "ask-deck"),
        Step::Reinforcement => Prompt::new("TC-18.5", "ask-reinforcement"),
        Step::Pool => Prompt::new("TC-18.15", "ask-pool"),
        Step::Ground => Prompt::new("TC-18.4", "ask-ground"),
        Step::Deploy => Prompt::new("TC-18.12", "ask-deploy"),
        Step::Arrival => Prompt::new("TC-19.7", "ask-arrival"),
        Step::Window => {
            let kind = table.window.as_ref().map_or("RESPONSE", |window| window.kind.word());
            Prompt::new("TC-14.3", "ask-window").with("window", Message::new("window-name").with("window", kind))
        }
        Step::Play => play(table),
        Step::Withdrawal => {
            let leaving = table.units.iter().find(|(_, unit)| unit.is(crate::units::Mark::Leaving)).map(|(id, _)| id);
            let on_the_way = match table.play.doing {
                Doing::Withdrawing { on_the_way } => on_the_way,
                _ => None,
            };
            let id = on_the_way.or(leaving).unwrap_or(crate::units::UnitId::of(0));
            Prompt::new("TC-15.21", "ask-withdrawal").with("unit", unit(table, id))
        }
        Step::Melees => Prompt::new("TC-13.1", "ask-melees"),
        Step::Retreat => Prompt::new("TC-13.11", "ask-retreat"),
        Step::Volley => {
            let id = table.next_to_declare().unwrap_or(crate::units::UnitId::of(0));
            Prompt::new("TC-13.6", "ask-volley").with("unit", unit(table, id))
        }
        Step::Discard => Prompt::new("TC-16.1", "ask-discard").with("limit", DATA.numbers.hand_limit),
        Step::Overstack => Prompt::new("TC-3.4", "ask-overstack"),
        Step::Over => over(table),
    }
}

fn play(table: &Table) -> Prompt {
    match &table.play.doing {
        Doing::Moving(moving) => Prompt::new("TC-6.1", "ask-moving").with("movers", moving.movers),
        Doing::Arriving(moving) => Prompt::new("TC-19.7", "ask-moving").with("movers", moving.movers),
        Doing::Firing { from, shots } => {
            Prompt::new("TC-8.1", "ask-firing").with("at", space(*from)).with("shots", *shots)
        }
        _ => Prompt::new("TC-5.2", "ask-play").with("supply", table.play.supply),
    }
}

fn over(table: &Table) -> Prompt {
    let outcome = table.outcome();
    let winner =
        outcome.side.map_or_else(|| Message::new("side-name").with("side", "draw"), |side| side_in(table, side));
    let by = table.ending.map_or(Finish::LastTurn, |ending| ending.by);
    Prompt::new("TC-17.2", "over")
        .with("finish", Message::new("finish-name").with("finish", by.word()))
        .with("side", winner)
        .with("first", outcome.points[0])
        .with("second", outcome.points[1])
}

//! What the deciding seat is asked, and what the others are told meanwhile.

use super::{building, card, formation, player, side_word};
use crate::Soviet;
use crate::knowledge::View;
use crate::state::{Step, Table};
use table::{Message, Prompt, RuleId};

pub(super) fn prompt(view: &View) -> Prompt {
    let table = &view.table;
    if table.step == Step::Over {
        return Prompt::new("HS-13.2", "over").with("winner", side_word(table.winner.unwrap_or(Soviet)));
    }
    let rule = rule(table.step);
    let message = if view.seat == Some(table.seat()) {
        Message::new("ask").with("about", about(table)).with("hold", hold(table))
    } else {
        Message::new("told").with("player", player(table.decider))
    };
    Prompt { rule, message: message.with("step", table.step.word()) }
}

/// What the question is about: the building fought for, a card, a formation.
fn about(table: &Table) -> Message {
    let declared = table.battle.as_ref().and_then(|battle| battle.declared);
    match (table.step, declared, table.given_up) {
        (Step::Intercept, Some(declared), _) => card(declared.card),
        (Step::Restore | Step::MoveLeader, _, Some(id)) => formation(id),
        _ => table.battlefield().and_then(|ground| ground.building()).map_or(Message::new("the-city"), building),
    }
}

/// Holds that are left until the Break Test.
fn hold(table: &Table) -> u8 {
    table.battle.as_ref().and_then(|battle| battle.hold).unwrap_or(0)
}

const fn rule(step: Step) -> RuleId {
    match step {
        Step::Draft => "HS-14.5",
        Step::BurnMilitia | Step::Demote => "HS-3.6",
        Step::GiveUp | Step::Restore | Step::MoveLeader => "HS-3.8",
        Step::Manoeuvre => "HS-3.12",
        Step::NextBattle => "HS-4.1",
        Step::Exchange => "HS-14.8",
        Step::Vanguard => "HS-4.3",
        Step::Action => "HS-4.6",
        Step::Intercept => "HS-10.8",
        Step::Refit => "HS-4.8",
        Step::Hold => "HS-4.9",
        Step::LoseUnit => "HS-5.1",
        Step::DestroyUnit => "HS-5.2",
        Step::Spillover => "HS-5.3",
        Step::Sniper => "HS-5.5",
        Step::DropCard => "HS-5.6",
        Step::Overrun => "HS-7.3",
        Step::Supply => "HS-7.4",
        Step::Deplete => "HS-7.5",
        Step::Promote => "HS-10.3",
        Step::LookDiscard | Step::Recover => "HS-10.4",
        Step::LastStand => "HS-10.11",
        Step::Over => "HS-13.2",
    }
}

/// The Break Test dice as they stand: a line for whoever follows a battle (HS-4.12 to HS-4.18).
pub fn forecast(table: &Table) -> Message {
    let dice = table.dice();
    let message = Message::new("forecast").with("german", dice.german).with("soviet", dice.soviet);
    message.with("percent", german_percent(table))
}

/// How likely the building falls with the dice as they stand, in hundredths (HS-4.19).
pub fn german_percent(table: &Table) -> u8 {
    let dice = table.dice();
    (crate::odds::chance(dice.german, dice.soviet, dice.determined) * 100.0).round() as u8
}

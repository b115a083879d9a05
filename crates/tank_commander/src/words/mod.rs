//! What the game says to players: prompts, actions and events as messages of `locales/`.

mod actions;
mod aim;
mod detail;
mod events;
mod forecast;
mod prompts;

pub use detail::{about_card, about_unit, list, stack};
pub use events::{hits, lost_units, roll_needed, shot_result};
pub use forecast::forecast;

use crate::events::{Harm, Named, Who};
use crate::knowledge::View;
use crate::map::{Space, Spaces};
use crate::names;
use crate::pieces::{CardId, Nation, Works};
use crate::state::Table;
use crate::units::UnitId;
use crate::{Action, Event, Setup, TankCommander};
use table::kit;
use table::{Aim, Arg, Message, Prompt, Seat, Side, Spoken};

impl Spoken for TankCommander {
    fn prompt(view: &View) -> Prompt {
        prompts::prompt(view)
    }

    fn action(view: &View, action: Action) -> Prompt {
        actions::action(view, action)
    }

    fn event(event: &Event) -> Prompt {
        events::event(event)
    }

    fn aim(view: &View) -> Aim {
        aim::aim(&view.table)
    }

    fn places(setup: &Setup) -> Vec<(String, String)> {
        let board = setup.board();
        Spaces(board.all).map(|space| (space.to_string(), board.name(space))).collect()
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        kit::locales!("game", "board", "cards", "decks", "encyclopedia", "passport", "lesson")
    }
}

fn card(id: CardId) -> Message {
    names::card(id)
}

fn named(what: Named) -> Message {
    Message::new("unit").with("card", card(what.card)).with("number", what.unit.number())
}

fn unit(table: &Table, id: UnitId) -> Message {
    let card = table.units.get(id).map_or(CardId::SMOKE, |unit| unit.card);
    named(Named { card, unit: id })
}

fn space(at: Space) -> Arg {
    Arg::Name(at.to_string())
}

fn where_is(table: &Table, id: UnitId) -> Arg {
    Arg::Name(table.units.get(id).map_or_else(String::new, |unit| unit.at.to_string()))
}

/// A side by its nation, once that is known.
fn side_in(table: &Table, side: Side) -> Message {
    let word = if table.nations.is_some() { table.nation(side).word() } else { side_word(side) };
    Message::new("side-name").with("side", word)
}

/// A seat by its side, and by the commander's number where there are two.
fn seat_in(table: &Table, seat: Seat) -> Message {
    let (side, commanders) = (side_in(table, table.side(seat)), table.setup.commanders());
    if commanders > 1 { commander(side, seat.0 % commanders + 1) } else { side }
}

fn commander(side: Message, number: u8) -> Message {
    Message::new("commander-name").with("side", side).with("number", number)
}

/// A nation as the subject of a sentence.
fn people(nation: Nation) -> Message {
    Message::new("side-name").with("side", nation.word())
}

/// Whoever did something.
fn who(who: Who) -> Message {
    match who.commander {
        Some(number) => commander(people(who.nation), number),
        None => people(who.nation),
    }
}

const fn side_word(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

fn works(works: Works) -> Message {
    Message::new("works-name").with("works", if works == Works::Foxholes { "foxholes" } else { "bunkers" })
}

const fn harm_word(harm: Harm) -> &'static str {
    match harm {
        Harm::Missed => "missed",
        Harm::Bounced => "bounced",
        Harm::Immobilised => "immobilised",
        Harm::Destroyed => "destroyed",
    }
}

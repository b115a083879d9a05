//! What the game says to players: prompts, actions and events as messages of `locales/`.

mod actions;
mod aim;
mod events;
mod prompts;

pub use events::shot_result;

use crate::knowledge::View;
use crate::map::{Dir, Hex};
use crate::pieces::*;
use crate::state::State;
use crate::{Action, Duel, Event, German};
use table::kit;
use table::{Aim, Arg, Message, Prompt, Side, Spoken};

impl Spoken for Duel {
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

    fn locales() -> &'static [(&'static str, &'static str)] {
        kit::locales!("game", "board", "passport", "lesson")
    }
}

fn tiger(id: TigerId) -> Message {
    Message::new("piece-tiger").with("number", id.number())
}

fn t34(id: T34Id) -> Message {
    Message::new("piece-t34").with("number", id.number())
}

fn pak(id: PakId) -> Message {
    Message::new("piece-pak").with("number", id.number())
}

fn marker(id: MarkerId) -> Message {
    Message::new("piece-marker").with("number", id.number())
}

fn weapon(weapon: Weapon) -> Message {
    match weapon {
        Weapon::Tiger(id) => tiger(id),
        Weapon::Pak(id) => pak(id),
        Weapon::T34(id) => t34(id),
    }
}

/// The word for a number that counts in a shot: `gun`, `distance`, `from`, `into`, `turret`, `power`, or the side struck.
pub fn figure(what: &'static str) -> Message {
    Message::new("figure").with("what", what)
}

/// How many guns of how many are gone.
pub fn lost_guns(lost: usize, of: usize) -> Message {
    Message::new("lost-guns").with("lost", lost).with("of", of)
}

/// How many T-34s of how many are destroyed, and how many nobody has seen yet.
pub fn lost_tanks(lost: usize, of: usize, hidden: usize) -> Message {
    Message::new("lost-tanks").with("lost", lost).with("of", of).with("hidden", hidden)
}

fn side(side: Side) -> &'static str {
    if side == German { "german" } else { "soviet" }
}

fn hex(hex: Hex) -> Arg {
    Arg::Name(hex.to_string())
}

fn maybe_hex(at: Option<Hex>) -> Arg {
    Arg::Name(at.map_or_else(String::new, |hex| hex.to_string()))
}

fn dir(dir: Dir) -> &'static str {
    dir.word()
}

impl View {
    /// The position with empty hands on the side that this view does not know: enough to ask what the
    /// owner of the view is to do.
    pub(crate) fn own_half(&self) -> State {
        State {
            table: self.table.clone(),
            german: self.german.clone().unwrap_or_default(),
            soviet: self.soviet.clone().unwrap_or_default(),
        }
    }
}

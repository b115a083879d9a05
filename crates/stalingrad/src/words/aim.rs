//! What the match is about: four districts at the Volga, or one building that holds (HS-13.1 to HS-13.4).

use crate::state::{Step, Table};
use crate::{German, Soviet};
use table::{Aim, Message, Prompt};

pub(super) fn aim(table: &Table) -> Aim {
    let standing = table.standing().count();
    let last = table.setup.last_turn();
    let near = table.is_last_turn() && table.step != Step::Over;
    Aim {
        won: Prompt::new("HS-13.2", "aim-won").with("last", last),
        counts: vec![
            (German, Message::new("aim-closed").with("closed", 4 - standing)),
            (Soviet, Message::new("aim-standing").with("standing", standing)),
        ],
        also: table.battle.as_ref().map(|_| super::forecast(table)),
        ends: near.then(|| Prompt::new("HS-3.4", "aim-last-turn")),
    }
}

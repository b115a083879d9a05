//! What the match is about: most points when the last T-34 is gone (DG-13.1, DG-13.2).

use crate::data::DATA;
use crate::state::{Step, Table};
use crate::{German, Soviet};
use table::{Aim, Message, Prompt};

/// From so many quiet turns in a row on, it is told how many more end the match (DG-13.3).
const QUIET: u16 = 3;

pub(super) fn aim(table: &Table) -> Aim {
    let worth = |key: &'static str, points: i16| Message::new(key).with("points", points);
    let tally = table.tally();
    let left = table.setup.quiet_limit().saturating_sub(table.quiet);
    let quiet = table.quiet >= QUIET && table.step != Step::Over;
    Aim {
        won: Prompt::new("DG-13.1", "aim-won"),
        counts: vec![
            (Soviet, worth("aim-through", DATA.scoring.t34_breakthrough)),
            (German, worth("aim-destroyed", DATA.scoring.t34_destroyed)),
        ],
        also: Some(Message::new("aim-left").with("active", tally.active).with("hidden", tally.tanks_hidden.0)),
        ends: quiet.then(|| Prompt::new("DG-13.3", "aim-quiet").with("left", left)),
    }
}

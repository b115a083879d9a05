//! What the match is about: most victory points after the last turn (BS-16.5), and what each side has them for.

use super::detail;
use crate::data::DATA;
use crate::state::{Step, Table};
use table::{Aim, Message, Prompt, Side};

pub(super) fn aim(table: &Table) -> Aim {
    let counts = Side::BOTH.into_iter().flat_map(|side| {
        let lines = detail::sources(table, side);
        lines.into_iter().map(move |line| (side, line.message))
    });
    let left = DATA.numbers.last_turn.saturating_sub(table.turn);
    let waits = Message::new("aim-left").with("markers", table.envelope.len()).with("drawn", table.drawn.len());
    let is_last = left == 0 && table.step != Step::Over;
    Aim {
        won: Prompt::new("BS-16.5", "aim-won").with("turn", DATA.numbers.last_turn),
        counts: counts.collect(),
        also: (!table.drawn.is_empty()).then_some(waits),
        ends: is_last.then(|| Prompt::new("BS-5.9", "aim-last")),
    }
}

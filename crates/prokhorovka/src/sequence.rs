//! The sequence of play, for whoever shows a match.

use crate::data::DATA;
use crate::setup::seat_of;
use crate::state::Step;
use crate::{Prokhorovka, View};
use table::{Message, Phase, Seat, SequenceOfPlay, Track};

/// The phases by their words.
const PHASES: [&str; 5] = ["setup", "requests", "commitment", "operations", "overrun"];

impl SequenceOfPlay for Prokhorovka {
    fn track(view: &View) -> Track {
        let table = &view.table;
        let at = match table.step {
            step if step.is_setup() => 0,
            Step::Call167 | Step::AskReserve => 1,
            Step::Commitment => 2,
            step if step.is_overrun() => 4,
            Step::Reroll if table.overrun.is_some() => 4,
            _ => 3,
        };
        let said = |key, word| Message::new(key).with("phase", word);
        let phase = |word| Phase { name: said("phase-name", word), about: said("phase-about", word) };
        let last = Some(DATA.numbers.last_turn.into());
        Track { phases: PHASES.map(phase).to_vec(), at, turn: table.turn.into(), last }
    }

    fn step(view: &View) -> &'static str {
        view.table.step.word()
    }

    fn turn_of(view: &View) -> Option<Seat> {
        view.table.active_formation().map(|formation| seat_of(formation.side()))
    }
}

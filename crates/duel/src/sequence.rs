//! The sequence of play: set-up and opening before the first turn, then phases A to D.

use crate::state::Step;
use crate::{Duel, View};
use table::{Message, Phase, SequenceOfPlay, Track};

impl SequenceOfPlay for Duel {
    fn track(view: &View) -> Track {
        let table = &view.table;
        let (at, before) = match table.step {
            step if step.is_setup() => (0, true),
            Step::OpeningMarch | Step::OpeningRecon | Step::OpeningActivation => (1, true),
            Step::Guns | Step::Recon | Step::Programming => (0, false),
            Step::March | Step::Tanks => (1, false),
            Step::Execution | Step::LateRecon => (2, false),
            _ => (3, false),
        };
        let codes: &[&'static str] = if before { &["S", "O"] } else { &["A", "B", "C", "D"] };
        let phase = |code: &&'static str| Phase {
            name: Message::new("phase-name").with("phase", *code),
            about: Message::new("phase-about").with("phase", *code),
        };
        let phases = codes.iter().map(phase).collect();
        Track { phases, at, turn: table.turn, last: Some(table.setup.last_turn()) }
    }

    fn step(view: &View) -> &'static str {
        view.table.step.code()
    }
}

//! The sequence of play by its letters: S and O before the first turn, then A to D.

use crate::state::Step;
use crate::{Duel, View};
use table::{Phase, SequenceOfPlay, Track};

impl SequenceOfPlay for Duel {
    fn track(view: &View) -> Track {
        let at = match view.table.step {
            step if step.is_setup() => 0,
            Step::OpeningMarch | Step::OpeningRecon | Step::OpeningActivation => 1,
            Step::Guns | Step::Recon | Step::Programming => 2,
            Step::March | Step::Tanks => 3,
            Step::Execution | Step::LateRecon => 4,
            _ => 5,
        };
        let phases = ["S", "O", "A", "B", "C", "D"].map(Phase::Letter).to_vec();
        Track { phases, at, turn: view.table.turn, last: None }
    }

    fn step(view: &View) -> &'static str {
        view.table.step.code()
    }
}

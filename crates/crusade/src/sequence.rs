//! The sequence of play, for whoever shows a match.

use crate::setup::seat_of;
use crate::state::Step;
use crate::{Action, Crusade, View};
use table::{Message, Phase, Seat, SequenceOfPlay, Track};

/// The phases by their words.
const PHASES: [&str; 6] = ["setup", "reinforce", "air", "recon", "bombard", "maneuver"];

impl SequenceOfPlay for Crusade {
    const INTERRUPTS: bool = true;

    fn track(view: &View) -> Track {
        let table = &view.table;
        let at = match table.phase {
            _ if table.turn == 0 => 0,
            Step::Air => 2,
            Step::Recon => 3,
            Step::Bombard => 4,
            Step::Maneuver => 5,
            _ => 1,
        };
        let phase = |word| {
            let said = |key| Message::new(key).with("phase", word);
            Phase { name: said("phase-name"), about: said("phase-about") }
        };
        let last = Some(table.setup.turns().into());
        Track { phases: PHASES.map(phase).to_vec(), at, turn: table.turn.into(), last }
    }

    fn step(view: &View) -> &'static str {
        view.table.step.word()
    }

    fn turn_of(view: &View) -> Option<Seat> {
        (view.table.turn > 0).then(|| seat_of(view.table.active))
    }

    fn pass(view: &View) -> Option<Action> {
        let asked = view.side() == Some(view.table.decider);
        let asks =
            matches!(view.table.step, Step::Flak | Step::CloseFlak | Step::Taran | Step::Miracle | Step::Intercept);
        (asked && asks).then_some(Action::Pass)
    }
}

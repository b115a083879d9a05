//! The sequence of play, for whoever shows or hosts a match.

use crate::state::{Phase, Step};
use crate::{Action, Stalingrad, View};
use table::{Message, Seat, SequenceOfPlay, Track};

/// The phases by their words.
const PHASES: [&str; 6] = ["campaign", "consolidation", "manoeuvre", "vanguard", "rounds", "draft"];

impl SequenceOfPlay for Stalingrad {
    const INTERRUPTS: bool = true;

    fn track(view: &View) -> Track {
        let table = &view.table;
        let now = match table.phase {
            Phase::SovietCampaign | Phase::GermanCampaign => "campaign",
            Phase::Draft => "draft",
            Phase::Consolidation => "consolidation",
            Phase::Manoeuvre => "manoeuvre",
            Phase::Assaults | Phase::Exchange | Phase::SovietVanguard | Phase::GermanVanguard => "vanguard",
            Phase::Initiative | Phase::Rounds => "rounds",
        };
        let shown = PHASES.iter().filter(|phase| **phase != "draft" || table.setup.is_teams());
        let phases: Vec<&str> = shown.copied().collect();
        let at = phases.iter().position(|phase| *phase == now).unwrap_or(0);
        let about = |word: &'static str| table::Phase {
            name: Message::new("phase-name").with("phase", word),
            about: Message::new("phase-about").with("phase", word),
        };
        let phases = phases.into_iter().map(about).collect();
        Track { phases, at, turn: table.turn.into(), last: Some(table.setup.last_turn().into()) }
    }

    fn step(view: &View) -> &'static str {
        view.table.step.word()
    }

    fn turn_of(view: &View) -> Option<Seat> {
        let battle = view.table.battle.as_ref().filter(|_| view.table.phase == Phase::Rounds)?;
        Some(view.table.setup.seat_of(battle.actor))
    }

    fn has_interrupts(view: &View) -> bool {
        view.table.setup.is_expert()
    }

    fn pass(view: &View) -> Option<Action> {
        let asked = view.table.step == Step::Intercept && view.seat == Some(view.table.seat());
        asked.then_some(Action::Decline)
    }
}

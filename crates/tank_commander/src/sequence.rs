//! The sequence of play: its phases, the nations of the sides, and when a seat is asked whether it interrupts.

use crate::data::Scenario;
use crate::names::{self, Phase as Known};
use crate::state::{Focus, Step};
use crate::{Action, TankCommander, View};
use table::{Message, Phase, Rules, Seat, SequenceOfPlay, Side, Track};

impl SequenceOfPlay for TankCommander {
    const INTERRUPTS: bool = true;

    fn track(view: &View) -> Track {
        let table = &view.table;
        let now = match table.step {
            _ if table.turn == 0 => Known::SetUp,
            Step::Melees | Step::Retreat | Step::Volley => Known::Melee,
            Step::Discard => Known::Hand,
            Step::Overstack => Known::End,
            _ if table.melee.is_some() => Known::Melee,
            _ => Known::Play,
        };
        let about = |phase: Known| Message::new("phase-about").with("phase", phase.word());
        let phases = Known::ALL.map(|phase| Phase { name: names::phase(phase), about: about(phase) }).to_vec();
        let at = Known::ALL.iter().position(|phase| *phase == now).unwrap_or(0);
        let last = table.clock.unwrap_or(table.setup.last_turn()).into();
        Track { phases, at, turn: table.turn.into(), last: Some(last) }
    }

    fn step(view: &View) -> &'static str {
        view.table.step.word()
    }

    fn side_word(view: &View, side: Side) -> &'static str {
        match view.table.nations {
            Some(_) => view.table.nation(side).word(),
            None => Self::title().sides[side.index()],
        }
    }

    fn turn_of(view: &View) -> Option<Seat> {
        (view.table.turn > 0).then(|| view.table.active())
    }

    /// Tanks in Action is played without events (TC-18.1).
    fn has_interrupts(view: &View) -> bool {
        view.table.setup.scenario != Scenario::TanksInAction
    }

    fn pass(view: &View) -> Option<Action> {
        let table = &view.table;
        let declaring = table.window.as_ref().is_none_or(|window| window.bundle > 0);
        let asked = table.step == Step::Window && view.focus == Focus::Nothing && !declaring;
        asked.then_some(Action::Pass)
    }
}

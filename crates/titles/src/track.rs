//! The phase track: where in the sequence of play a match is.

use duel::state::Step;
use table::{Message, Rules, Side};

/// The phases of a turn and where we are in them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// The phases.
    pub phases: Vec<Phase>,
    /// The present one.
    pub at: usize,
    /// The turn; 0 before the first.
    pub turn: u16,
    /// The last turn, where it is known.
    pub last: Option<u16>,
}

/// A phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// By its letter in the rulebook.
    Letter(&'static str),
    /// By its name.
    Named(Message),
}

/// A title with a phase track.
pub trait Tracked: Rules {
    /// Where a view is in the sequence of play.
    fn track(view: &Self::View) -> Track;

    /// The word for a side, where it is only known in play who that is.
    fn side(_view: &Self::View, side: Side) -> &'static str {
        Self::title().sides[side.index()]
    }
}

impl Tracked for duel::Duel {
    fn track(view: &duel::View) -> Track {
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
}

impl Tracked for tank_commander::TankCommander {
    fn track(view: &tank_commander::View) -> Track {
        use tank_commander::names::{self, Phase as Known};
        use tank_commander::state::Step;
        let table = &view.table;
        let now = match table.step {
            _ if table.turn == 0 => Known::SetUp,
            Step::Melees | Step::Retreat | Step::Volley => Known::Melee,
            Step::Discard => Known::Hand,
            Step::Overstack => Known::End,
            _ if table.melee.is_some() => Known::Melee,
            _ => Known::Play,
        };
        let phases = Known::ALL.map(|phase| Phase::Named(names::phase(phase))).to_vec();
        let at = Known::ALL.iter().position(|phase| *phase == now).unwrap_or(0);
        let last = table.clock.unwrap_or(table.setup.last_turn()).into();
        Track { phases, at, turn: table.turn.into(), last: Some(last) }
    }

    fn side(view: &tank_commander::View, side: Side) -> &'static str {
        match view.table.nations {
            Some(_) => view.table.nation(side).word(),
            None => Self::title().sides[side.index()],
        }
    }
}

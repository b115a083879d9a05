//! The phase track: where in the sequence of play a match is.

use duel::state::Step;
use table::{Rules, Side};

/// The phases of a turn and where we are in them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// The phases by the letters of the rulebook.
    pub phases: &'static [&'static str],
    /// The present one.
    pub at: usize,
    /// The turn; 0 before the first.
    pub turn: u16,
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
        Track { phases: &["S", "O", "A", "B", "C", "D"], at, turn: view.table.turn }
    }
}

impl Tracked for tank_commander::TankCommander {
    fn track(view: &tank_commander::View) -> Track {
        use tank_commander::state::Step;
        let table = &view.table;
        let at = match table.step {
            _ if table.turn == 0 => 0,
            Step::Melees | Step::Retreat | Step::Volley => 2,
            Step::Discard => 3,
            Step::Overstack => 4,
            _ if table.melee.is_some() => 2,
            _ => 1,
        };
        Track { phases: &["D", "T-3", "T-4", "T-5", "T-6"], at, turn: table.turn.into() }
    }

    fn side(view: &tank_commander::View, side: Side) -> &'static str {
        match view.table.nations {
            Some(_) => view.table.nation(side).word(),
            None => Self::title().sides[side.index()],
        }
    }
}

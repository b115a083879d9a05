//! Windows: decisions in which a seat is merely asked whether it breaks in.
//!
//! The rules ask whoever could answer as far as everybody can see, again and again. What a host may do so that
//! this torments nobody it does by what is said here, and for each seat from that seat's own view.

use table::{Rules, Seat};

/// A title, and how it asks in between.
pub trait Windowed: Rules {
    /// Does it ever open windows?
    const HAS_WINDOWS: bool = false;

    /// Can a window open in this match?
    fn opens(_view: &Self::View) -> bool {
        Self::HAS_WINDOWS
    }

    /// The action that declines, if the owner of this view decides and is only asked whether it breaks in.
    fn pass(_view: &Self::View) -> Option<Self::Action> {
        None
    }

    /// Whose turn it is, where a turn belongs to somebody.
    fn turn(_view: &Self::View) -> Option<Seat> {
        None
    }
}

/// A window, as the seat that is asked sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Window {
    /// Who is asked.
    pub seat: Seat,
    /// The action that declines.
    pub pass: serde_json::Value,
    /// Could the seat do anything else?
    pub is_open: bool,
}

impl Windowed for duel::Duel {}

impl Windowed for tank_commander::TankCommander {
    const HAS_WINDOWS: bool = true;

    /// Tanks in Action is played without events (TC-18.1).
    fn opens(view: &tank_commander::View) -> bool {
        view.table.setup.scenario != tank_commander::data::Scenario::TanksInAction
    }

    fn pass(view: &tank_commander::View) -> Option<tank_commander::Action> {
        use tank_commander::state::{Focus, Step};
        let table = &view.table;
        let declaring = table.window.as_ref().is_none_or(|window| window.bundle > 0);
        let asked = table.step == Step::Window && view.focus == Focus::Nothing && !declaring;
        asked.then_some(tank_commander::Action::Pass)
    }

    fn turn(view: &tank_commander::View) -> Option<Seat> {
        (view.table.turn > 0).then(|| view.table.active())
    }
}

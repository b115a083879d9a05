//! Windows and melees: what was declared, and the cards that answer it.

use super::Staged;
use crate::map::Space;
use crate::pieces::{CardId, Window};
use crate::units::{Aim, Mark, UnitId};
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::kit::worded;
use table::{Seat, Side};

/// An open window (TC-14.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenWindow {
    /// Which.
    pub kind: Window,
    /// What was declared.
    pub act: Act,
    /// The side that has first priority.
    pub first: Side,
    /// The side that has priority since the last card.
    pub turn: Side,
    /// Seats that have passed since.
    pub passes: u8,
    /// Cards of the bundle that is being declared.
    pub bundle: u8,
    /// Cards played so far, for their numbers.
    pub played: u8,
    /// The stack; the last takes effect first.
    pub stack: ArrayVec<PlayedCard, 32>,
}

/// A card on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayedCard {
    /// The card.
    pub card: CardId,
    /// Who played it.
    pub by: Seat,
    /// Its number in this window.
    pub number: u8,
    /// On what.
    pub target: Target,
}

/// What a card is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Nothing in particular, or what was declared.
    Nothing,
    /// A position.
    Position(Space),
    /// An edge between two positions, the lower one first.
    Edge(Space, Space),
    /// A unit card.
    Unit(UnitId),
    /// What is wrong with a unit card.
    Mend(UnitId, Ailment),
    /// A card on the stack.
    Card(u8),
}

worded! {
    /// What Repair can put right (TC-15.11).
    pub enum Ailment {
        /// Immobilisation.
        Immobilised = "immobilised",
        /// A Breakdown.
        Breakdown = "breakdown",
        /// A Weapon Malfunction.
        Malfunction = "malfunction",
    }
}

worded! {
    /// Whom a sniper aims at (TC-15.19).
    pub enum Quarry {
        /// The unit.
        Unit = "unit",
        /// Its Tank Ace.
        Ace = "ace",
        /// Its Heroic Squad Leader.
        Leader = "leader",
        /// Its Forward Observer.
        Observer = "observer",
    }
}

impl Quarry {
    /// The mark of the attached card.
    pub const fn mark(self) -> Option<Mark> {
        match self {
            Quarry::Unit => None,
            Quarry::Ace => Some(Mark::Ace),
            Quarry::Leader => Some(Mark::Leader),
            Quarry::Observer => Some(Mark::Observer),
        }
    }
}

/// What was declared and waits for the window to close.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Nothing: the play begins, a card was played at OWN, or a melee.
    Nothing,
    /// A group step.
    Step {
        /// Whence.
        from: Space,
        /// Where to.
        to: Space,
        /// Who, in the order in which they were put into the group.
        group: ArrayVec<UnitId, 24>,
        /// Has Wire been played on it (TC-15.6)?
        wired: bool,
    },
    /// A shot at a card.
    Shot {
        /// Who fires.
        by: UnitId,
        /// With what and at whom.
        aim: Aim,
    },
    /// A smoke shot.
    SmokeShot {
        /// Who fires.
        by: UnitId,
        /// At which position.
        at: Space,
    },
    /// An Instant.
    Instant(Instant),
}

/// A declared Instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Instant {
    /// The card and its targets.
    pub card: Staged,
    /// Was it cancelled (TC-15.8)?
    pub cancelled: bool,
}

/// The melee that is fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Melee {
    /// Where.
    pub at: Space,
    /// Who has Tactical Advantage (TC-13.9).
    pub advantage: [bool; 2],
    /// Was Panic played?
    pub panic: bool,
    /// Which sides declare and fire now.
    pub firing: Firing,
}

worded! {
    /// Who fires in a melee now (TC-13.9).
    pub enum Firing {
        /// Both together.
        Both = "both",
        /// The first side alone, and then the other.
        First = "first",
        /// The second side alone, and then the other.
        Second = "second",
        /// The first side, after the other has fired.
        FirstAfter = "first_after",
        /// The second side, after the other has fired.
        SecondAfter = "second_after",
    }
}

impl Firing {
    /// Does this side fire now?
    pub const fn includes(self, side: Side) -> bool {
        match self {
            Firing::Both => true,
            Firing::First | Firing::FirstAfter => matches!(side, Side::First),
            Firing::Second | Firing::SecondAfter => matches!(side, Side::Second),
        }
    }
}

//! The play of the active seat: the action that goes on, and what its seat has in mind.

use super::Quarry;
use crate::bag::Bag;
use crate::map::{Space, Spaces, bits};
use crate::pieces::CardId;
use crate::units::UnitId;
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seat;
use table::kit::{schema, worded};

/// The play of the active seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Supply points left.
    pub supply: u8,
    /// Has a point been spent (TC-5.4)?
    pub spent: bool,
    /// Was Confusion played (TC-15.12)?
    pub confused: bool,
    /// Was Coordination played (TC-15.20)?
    pub coordinated: bool,
    /// Is the hand limit off (TC-18.5)?
    pub exempt: bool,
    /// The action that is going on.
    pub doing: Doing,
    /// Where the active side stood when the play began (TC-13.10).
    pub stood: Area,
    /// Where it is overstacked and must come down to the limit (TC-3.4).
    pub crowded: Area,
    /// Melees that have been fought.
    pub fought: Area,
    /// Cards that stepped into the reserve in this play (TC-6.5).
    pub returned: Bag,
}

/// A set of positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Area(pub u64);

impl Serialize for Area {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(Spaces(self.0))
    }
}

impl<'de> Deserialize<'de> for Area {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Area, D::Error> {
        let spaces = Vec::<Space>::deserialize(from)?;
        Ok(Area(bits(spaces)))
    }
}

schema! {
    /// A set of positions.
    Area as Vec<Space>
}

/// The action that the active seat has begun and not finished.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Doing {
    /// None.
    #[default]
    Nothing,
    /// A Move action.
    Moving(Moving),
    /// A Fire action.
    Firing {
        /// The position that fires.
        from: Space,
        /// Shots so far.
        shots: u8,
    },
    /// The steps after an arrival on Hill 621 (TC-19.7).
    Arriving(Moving),
    /// A Withdrawal that is carried out.
    Withdrawing {
        /// The card that is on its way, after its first step.
        on_the_way: Option<UnitId>,
    },
}

/// The most group steps of one Move action.
pub(crate) const MOST_STEPS: usize = 32;

/// A Move action.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Moving {
    /// Movers so far.
    pub movers: u8,
    /// Steps made, each by start and end (TC-6.3).
    pub steps: ArrayVec<(Space, Space), MOST_STEPS>,
    /// A full position that cards are passing through (TC-3.3).
    pub through: Option<Space>,
}

/// What the deciding seat has in mind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Focus {
    /// Nothing.
    #[default]
    Nothing,
    /// A group that is to step.
    Group(Group),
    /// A card that is to fire.
    Aim(UnitId),
    /// A card that is to be played or placed.
    Card(Staged),
}

/// A group in the making (V-2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// Whence.
    pub from: Space,
    /// Where to, once chosen.
    pub to: Option<Space>,
    /// Units on the board.
    pub units: ArrayVec<UnitId, 24>,
    /// Cards from the reserve.
    pub cards: ArrayVec<Mustered, 3>,
}

/// A card that leaves the reserve, and what it carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Mustered {
    /// The card.
    pub card: CardId,
    /// Its load.
    pub cargo: Option<CardId>,
    /// The place in the group of the second tank that carries it.
    pub pair: Option<u8>,
}

/// A card in hand whose target is being chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Staged {
    /// The card.
    pub card: CardId,
    /// The position chosen.
    pub at: Option<Space>,
    /// What it is to do there.
    pub mode: Option<Mode>,
    /// The second position of Rocket Artillery.
    pub second: Option<Space>,
    /// The targets in the order in which they were chosen; of Mine Dogs first the handlers.
    pub picks: [Option<UnitId>; 3],
    /// Whom a sniper aims at.
    pub quarry: Option<Quarry>,
    /// The seat whose hand Recon looks at.
    pub whom: Option<Seat>,
    /// The tank that Tank Repair Shop mends.
    pub wreck: Option<CardId>,
}

impl Staged {
    pub(crate) fn new(card: CardId) -> Staged {
        let (at, mode, second, quarry, whom, wreck) = (None, None, None, None, None, None);
        Staged { card, at, mode, second, picks: [None; 3], quarry, whom, wreck }
    }
}

worded! {
    /// What artillery and aircraft do (TC-12.3).
    pub enum Mode {
        /// They attack.
        Strike = "strike",
        /// They lay smoke.
        Smoke = "smoke",
    }
}

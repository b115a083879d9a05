//! What is under way: a march, an overrun, a shot.

use crate::map::Hex;
use crate::pieces::{Class, UnitId, UnitSet};
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::kit::worded;

/// The most units of a group: two, and the Tiger company of their division (BS-11.1).
pub const MOST_MOVERS: usize = 3;

worded! {
    /// Where a march began.
    pub enum Origin {
        /// On the map.
        Map = "map",
        /// Off the map (BS-14.2).
        Off = "off",
    }
}

/// A march that is under way (BS-8.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct March {
    /// Who marches; more than one is a group.
    pub movers: ArrayVec<UnitId, MOST_MOVERS>,
    /// Where it began.
    pub origin: Origin,
    /// How many hexes were entered.
    pub entered: u8,
    /// Movement points spent by each.
    pub spent: u8,
}

/// An overrun that is being fought (chapter 11). The attackers are the units of the active side in its hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Overrun {
    /// The hex.
    pub at: Hex,
    /// Where the attack came from.
    pub from: Hex,
    /// The round, from 1.
    pub round: u8,
    /// Who has fired in this round.
    pub fired: UnitSet,
}

/// A shot before the die: what there is to hit, and what makes it so (BS-9.4, BS-9.5, BS-11.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// Which of the two factors is used.
    pub factor: Class,
    /// What is printed.
    pub printed: u8,
    /// What a Tiger company adds.
    pub tiger: u8,
    /// The factor that counts in the end, after halving, or that of a disrupted defender.
    pub power: u8,
    /// Added to the die for the range.
    pub range: i8,
    /// Added for forest or village.
    pub cover: i8,
    /// Added for a firer on a hill.
    pub hill: i8,
    /// Added for a Soviet unit that fires at armour in its own hex.
    pub close: i8,
}

impl Aim {
    /// All that is added to the die.
    #[inline]
    pub const fn modifier(&self) -> i8 {
        self.range + self.cover + self.hill + self.close
    }

    /// Does this die hit (BS-9.6)?
    #[inline]
    pub const fn hits(&self, die: u8) -> bool {
        die as i8 + self.modifier() <= self.power as i8
    }

    /// How many of the six faces hit.
    #[inline]
    pub const fn sixths(&self) -> u8 {
        let faces = self.power as i8 - self.modifier();
        if faces < 0 {
            0
        } else if faces > 6 {
            6
        } else {
            faces as u8
        }
    }
}

/// A miss that may be rolled again (BS-17.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Miss {
    /// Who fired.
    pub by: UnitId,
    /// At whom.
    pub at: UnitId,
    /// The shot.
    pub aim: Aim,
}

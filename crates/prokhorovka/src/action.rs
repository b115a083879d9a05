//! What can be chosen.

use crate::map::{Hex, Zone};
use crate::pieces::{Formation, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Set-up: the next unit, or the next remnant, goes here.
    Place(Hex),
    /// Call for the 167th Infantry Division.
    Call,
    /// Ask for this brigade of the reserve.
    Ask(UnitId),
    /// Commit this tank corps.
    Commit(Formation),
    /// The reinforcements come on in this zone.
    Enter(Zone),
    /// Fire.
    Fire {
        /// This unit
        by: UnitId,
        /// at that one.
        at: UnitId,
    },
    /// Fire with half the factor, to move later.
    HalfFire {
        /// This unit
        by: UnitId,
        /// at that one.
        at: UnitId,
    },
    /// Begin the march of a unit.
    March(UnitId),
    /// Begin the march of a group that will overrun; the units in the order of the list.
    Group(UnitId, UnitId, Option<UnitId>),
    /// An aircraft attacks this unit.
    Air(UnitId),
    /// Rudel attacks this unit.
    Rudel(UnitId),
    /// Artillery attacks this unit.
    Shell(UnitId),
    /// March on into this hex.
    Step(Hex),
    /// March into this hex with all movement points and stop.
    LastStep(Hex),
    /// Stop here.
    Stop,
    /// Leave the map by the north edge.
    Exit,
    /// Overrun this hex.
    Attack(Hex),
    /// Roll again.
    Reroll,
    /// Leave the miss as it is.
    Keep,
    /// Retreat this unit
    Retreat {
        /// of the defender
        unit: UnitId,
        /// to this hex.
        to: Hex,
    },
    /// Retreat this unit off the map.
    Flee(UnitId),
    /// Take this attacker back to where it came from.
    Back(UnitId),
    /// Nothing more in this step.
    End,
}

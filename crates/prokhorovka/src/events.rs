//! What happens, as everybody may hear it: nothing in this game is told to one side only.

use crate::map::{Hex, Zone};
use crate::pieces::{Formation, Health, UnitId};
use crate::state::Aim;
use schemars::JsonSchema;
use serde::Serialize;
use table::Side;
use table::kit::worded;

worded! {
    /// What a support attack is made with.
    pub enum Support {
        /// Aircraft.
        Air = "air",
        /// Rudel.
        Rudel = "rudel",
        /// Artillery.
        Artillery = "artillery",
    }
}

worded! {
    /// What comes of a call for the 167th (BS-17.2).
    pub enum Answer {
        /// It arrives.
        Arrives = "arrives",
        /// Not this turn.
        NotYet = "not_yet",
        /// Never.
        Barred = "barred",
    }
}

worded! {
    /// What a shot, a bomb or a barrage did to its target.
    pub enum Effect {
        /// It missed.
        Missed = "missed",
        /// Its target is disrupted.
        Disrupted = "disrupted",
        /// Its target is reduced, and no longer disrupted.
        Reduced = "reduced",
        /// Its target is reduced and disrupted.
        ReducedDisrupted = "reduced_disrupted",
        /// Its target is eliminated.
        Eliminated = "eliminated",
        /// A disrupted Tiger company is hit: a die decides (BS-15.5).
        Hit = "hit",
    }
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A unit was placed.
    Placed { unit: UnitId, hex: Hex },
    /// A hex was chosen for a remnant.
    TokenLaid { hex: Hex },
    /// The remnants were dealt face down.
    Dealt,
    /// A remnant was turned up.
    TurnedUp { unit: UnitId, hex: Hex },
    /// A turn began.
    TurnBegan { turn: u8 },
    /// The air dice.
    AirRolled { german: u8, soviet: u8, winner: Option<Side>, aircraft: u8 },
    /// Rudel flies this turn.
    RudelFlies,
    /// Rudel was shot down.
    RudelShotDown,
    /// An artillery die.
    ArtilleryRolled { side: Side, die: u8, guns: u8 },
    /// A call for the 167th.
    Called { die: u8, answer: Answer },
    /// A brigade of the reserve was granted.
    Granted { unit: UnitId, die: u8 },
    /// A brigade of the reserve was refused.
    Refused { unit: UnitId, die: u8 },
    /// A tank corps was committed.
    Committed { corps: Formation },
    /// A marker was drawn.
    Drawn { formation: Formation },
    /// A die for an entry zone.
    ZoneRolled { formation: Formation, die: u8 },
    /// A die for the entry zone of a brigade.
    BrigadeZoneRolled { unit: UnitId, die: u8 },
    /// An entry zone was chosen.
    ZoneChosen { formation: Formation, zone: Zone },
    /// A shot.
    Fired { by: UnitId, from: Hex, at: UnitId, to: Hex, aim: Aim, die: u8, effect: Effect },
    /// A miss was rolled again.
    Rerolled { by: UnitId, at: UnitId, aim: Aim, die: u8, effect: Effect },
    /// Aircraft or artillery attacked.
    Supported { side: Side, with: Support, at: UnitId, hex: Hex, die: u8, modifier: i8, effect: Effect },
    /// A hit has changed a unit.
    Harmed { unit: UnitId, health: Health },
    /// A disrupted Tiger company has survived.
    TigerSurvived { unit: UnitId, die: u8 },
    /// A disrupted Tiger company has not survived the die.
    TigerLost { unit: UnitId, die: u8 },
    /// A unit is eliminated.
    Eliminated { unit: UnitId },
    /// A unit has marched a hex.
    Marched { unit: UnitId, to: Hex, cost: u8 },
    /// A unit has come onto the map.
    CameOn { unit: UnitId, hex: Hex },
    /// A unit has left by the north edge.
    BrokeOut { unit: UnitId, from: Hex },
    /// An objective has changed hands.
    Taken { hex: Hex, side: Side },
    /// An overrun has begun.
    OverrunBegan { side: Side, from: Hex, at: Hex },
    /// A further round of it.
    RoundBegan { round: u8 },
    /// An attacker was thrown back.
    ThrownBack { unit: UnitId, to: Hex },
    /// A defender has retreated.
    Retreated { unit: UnitId, to: Hex },
    /// A defender has left the map.
    Fled { unit: UnitId },
    /// A defender had nowhere to go.
    Trapped { unit: UnitId },
    /// An attacker has gone back.
    WentBack { unit: UnitId, to: Hex },
    /// An overrun is over.
    OverrunEnded { at: Hex, holder: Option<Side> },
    /// A recovery die.
    RecoveryRolled { unit: UnitId, die: u8, fresh: bool },
    /// Objectives were scored.
    Banked { german: u8, soviet: u8 },
    /// A turn is over.
    TurnEnded { turn: u8, german: i32, soviet: i32 },
    /// The match is over.
    Ended { german: i32, soviet: i32 },
}

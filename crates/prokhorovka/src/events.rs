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
pub enum Event {
    /// A unit was placed.
    Placed {
        /// The unit.
        unit: UnitId,
        /// The hex.
        hex: Hex,
    },
    /// A hex was chosen for a remnant.
    TokenLaid {
        /// The hex.
        hex: Hex,
    },
    /// The remnants were dealt face down.
    Dealt,
    /// A remnant was turned up.
    TurnedUp {
        /// The unit.
        unit: UnitId,
        /// The hex.
        hex: Hex,
    },
    /// A turn began.
    TurnBegan {
        /// The turn.
        turn: u8,
    },
    /// The air dice.
    AirRolled {
        /// The German die.
        german: u8,
        /// The Soviet die.
        soviet: u8,
        /// Who flies; nobody if the dice are equal.
        winner: Option<Side>,
        /// How many aircraft.
        aircraft: u8,
    },
    /// Rudel flies this turn.
    RudelFlies,
    /// Rudel was shot down.
    RudelShotDown,
    /// An artillery die.
    ArtilleryRolled {
        /// Whose artillery it is.
        side: Side,
        /// The die.
        die: u8,
        /// How many artillery attacks.
        guns: u8,
    },
    /// A call for the 167th.
    Called {
        /// The die.
        die: u8,
        /// What came of it.
        answer: Answer,
    },
    /// A brigade of the reserve was granted.
    Granted {
        /// The unit.
        unit: UnitId,
        /// The die.
        die: u8,
    },
    /// A brigade of the reserve was refused.
    Refused {
        /// The unit.
        unit: UnitId,
        /// The die.
        die: u8,
    },
    /// A tank corps was committed.
    Committed {
        /// The corps.
        corps: Formation,
    },
    /// A marker was drawn.
    Drawn {
        /// The formation.
        formation: Formation,
    },
    /// A die for an entry zone.
    ZoneRolled {
        /// The formation.
        formation: Formation,
        /// The die.
        die: u8,
    },
    /// A die for the entry zone of a brigade.
    BrigadeZoneRolled {
        /// The unit.
        unit: UnitId,
        /// The die.
        die: u8,
    },
    /// An entry zone was chosen.
    ZoneChosen {
        /// The formation.
        formation: Formation,
        /// The zone.
        zone: Zone,
    },
    /// A shot.
    Fired {
        /// Who fired.
        by: UnitId,
        /// From which hex.
        from: Hex,
        /// At whom.
        at: UnitId,
        /// Where the target stands.
        to: Hex,
        /// The shot before the die.
        aim: Aim,
        /// The die.
        die: u8,
        /// What it did.
        effect: Effect,
    },
    /// A miss was rolled again.
    Rerolled {
        /// Who fired.
        by: UnitId,
        /// At whom.
        at: UnitId,
        /// The shot before the die.
        aim: Aim,
        /// The die.
        die: u8,
        /// What it did.
        effect: Effect,
    },
    /// Aircraft or artillery attacked.
    Supported {
        /// Whose aircraft or artillery it is.
        side: Side,
        /// What it was made with.
        with: Support,
        /// At whom.
        at: UnitId,
        /// Where the target stands.
        hex: Hex,
        /// The die.
        die: u8,
        /// What was added to the die.
        modifier: i8,
        /// What it did.
        effect: Effect,
    },
    /// A hit has changed a unit.
    Harmed {
        /// The unit.
        unit: UnitId,
        /// What it is now.
        health: Health,
    },
    /// A disrupted Tiger company has survived.
    TigerSurvived {
        /// The unit.
        unit: UnitId,
        /// The die.
        die: u8,
    },
    /// A disrupted Tiger company has not survived the die.
    TigerLost {
        /// The unit.
        unit: UnitId,
        /// The die.
        die: u8,
    },
    /// A unit is eliminated.
    Eliminated {
        /// The unit.
        unit: UnitId,
    },
    /// A unit has marched a hex.
    Marched {
        /// The unit.
        unit: UnitId,
        /// Into which hex.
        to: Hex,
        /// The movement points that it cost.
        cost: u8,
    },
    /// A unit has come onto the map.
    CameOn {
        /// The unit.
        unit: UnitId,
        /// The hex.
        hex: Hex,
    },
    /// A unit has left by the north edge.
    BrokeOut {
        /// The unit.
        unit: UnitId,
        /// From which hex.
        from: Hex,
    },
    /// An objective has changed hands.
    Taken {
        /// The hex.
        hex: Hex,
        /// Who took it.
        side: Side,
    },
    /// An overrun has begun.
    OverrunBegan {
        /// Who overruns.
        side: Side,
        /// From which hex.
        from: Hex,
        /// The hex that is overrun.
        at: Hex,
    },
    /// A further round of it.
    RoundBegan {
        /// The round.
        round: u8,
    },
    /// An attacker was thrown back.
    ThrownBack {
        /// The unit.
        unit: UnitId,
        /// Into which hex.
        to: Hex,
    },
    /// A defender has retreated.
    Retreated {
        /// The unit.
        unit: UnitId,
        /// Into which hex.
        to: Hex,
    },
    /// A defender has left the map.
    Fled {
        /// The unit.
        unit: UnitId,
    },
    /// A defender had nowhere to go.
    Trapped {
        /// The unit.
        unit: UnitId,
    },
    /// An attacker has gone back.
    WentBack {
        /// The unit.
        unit: UnitId,
        /// Into which hex.
        to: Hex,
    },
    /// An overrun is over.
    OverrunEnded {
        /// The hex that was overrun.
        at: Hex,
        /// Who is left in the hex, if anybody.
        holder: Option<Side>,
    },
    /// A recovery die.
    RecoveryRolled {
        /// The unit.
        unit: UnitId,
        /// The die.
        die: u8,
        /// Is the unit fresh again?
        fresh: bool,
    },
    /// Objectives were scored.
    Banked {
        /// What the Germans score.
        german: u8,
        /// What the Soviets score.
        soviet: u8,
    },
    /// A turn is over.
    TurnEnded {
        /// The turn.
        turn: u8,
        /// The German points.
        german: i32,
        /// The Soviet points.
        soviet: i32,
    },
    /// The match is over.
    Ended {
        /// The German points.
        german: i32,
        /// The Soviet points.
        soviet: i32,
    },
}

//! What happens because of it, as it is told to players and programs.

use crate::data::Scenario;
use crate::legal::Modifiers;
use crate::map::Space;
use crate::pieces::{CardId, Nation, Terrain, Works};
use crate::state::{Ailment, Finish, Mode, Quarry, Target, WaterKind};
use crate::units::{Gear, UnitId, Weapon};
use schemars::JsonSchema;
use serde::Serialize;
use table::kit::worded;
use table::{Seat, Side};

/// How a shot or an attack came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Harm {
    /// It missed.
    Missed,
    /// It hit, and did no harm.
    Bounced,
    /// The target is immobilised.
    Immobilised,
    /// The target is destroyed.
    Destroyed,
}

worded! {
    /// Which armour was struck (TC-9.5).
    pub enum Struck {
        /// The front.
        Front = "front",
        /// The side.
        Side = "side",
        /// The side, halved.
        Rear = "rear",
    }
}

/// The kill roll of a shot (TC-9.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Kill {
    /// The penetration of the weapon.
    pub penetration: u8,
    /// Where it struck.
    pub struck: Struck,
    /// The armour there.
    pub armour: u8,
    /// The die must not be above this.
    pub number: u8,
    /// The die as it fell.
    pub roll: u8,
}

worded! {
    /// Why a unit was lost or stopped.
    pub enum Peril {
        /// A Minefield.
        Minefield = "minefield",
        /// An Anti-Tank Mine.
        AntiTankMine = "anti_tank_mine",
        /// Woods.
        Woods = "woods",
        /// Its carrier was destroyed (TC-7.8).
        BailOut = "bail_out",
        /// Artillery.
        Artillery = "artillery",
        /// Aircraft.
        Air = "air",
        /// A sniper.
        Sniper = "sniper",
        /// Mine dogs.
        Dogs = "dogs",
        /// Too many cards in a position.
        Overstack = "overstack",
    }
}

/// A card that is spoken of, with the number of its unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// Which card it is.
    pub card: CardId,
    /// Its number on the board.
    pub unit: UnitId,
}

/// Whoever does something: a nation, and which of its commanders where there are two (TC-21.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
pub struct Who {
    /// The seat.
    pub seat: Seat,
    /// The nation that it commands.
    pub nation: Nation,
    /// The number of the commander, if the side has two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commander: Option<u8>,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Both sides roll for roles, order or initiative; the higher wins, and a tie is rolled again.
    Rolled {
        /// The dice of the first and the second side.
        dice: [u8; 2],
        /// What is added to each.
        bonus: [u8; 2],
    },
    /// The attacker is known.
    Attacker {
        /// The side.
        side: Side,
    },
    /// A side has its nation.
    NationChosen {
        /// The side.
        side: Side,
        /// The nation.
        nation: Nation,
    },
    /// A card was taken into a deck or pool: to the own side only.
    CardTaken {
        /// The card.
        card: CardId,
    },
    /// A deck is complete.
    DeckReady {
        /// Who.
        who: Who,
    },
    /// A pool of terrain is complete.
    PoolReady {
        /// Who.
        who: Who,
    },
    /// The terrain was dealt.
    TerrainDealt {
        /// Which scenario.
        scenario: Scenario,
    },
    /// A terrain card lies.
    TerrainLaid {
        /// Where.
        at: Space,
        /// The terrain.
        terrain: Terrain,
    },
    /// Swamp or Stream lies.
    WaterLaid {
        /// Where.
        at: Space,
        /// Of which kind.
        kind: WaterKind,
    },
    /// Who deploys first is known.
    DeploysFirst {
        /// The nation.
        nation: Nation,
    },
    /// Who plays first is known.
    PlaysFirst {
        /// The nation.
        nation: Nation,
    },
    /// A card was deployed.
    Placed {
        /// Who.
        who: Who,
        /// The unit.
        what: Named,
        /// Where.
        at: Space,
    },
    /// A card was put into the reserve: to the own side only.
    Kept {
        /// The card.
        card: CardId,
    },
    /// The same, to everybody else.
    KeptOne {
        /// Who.
        who: Who,
    },
    /// A seat has finished its deployment.
    Deployed {
        /// Who.
        who: Who,
        /// Cards in its hand.
        hand: u8,
        /// Cards in its draw pile.
        pile: u8,
    },
    /// A game turn begins.
    TurnBegan {
        /// The number of the turn.
        turn: u8,
    },
    /// A seat-turn begins.
    SeatTurn {
        /// Who.
        who: Who,
    },
    /// A card was drawn: to the own side only.
    Drew {
        /// Who.
        who: Who,
        /// The card.
        card: CardId,
    },
    /// The same, to everybody else.
    DrewOne {
        /// Who.
        who: Who,
    },
    /// Works were dug.
    WorksDug {
        /// Who.
        who: Who,
        /// Which works.
        works: Works,
        /// Where.
        at: Space,
    },
    /// Works are gone.
    WorksGone {
        /// Which works.
        works: Works,
        /// Where.
        at: Space,
    },
    /// A card was attached to a unit.
    Attached {
        /// Who.
        who: Who,
        /// The card.
        card: CardId,
        /// The unit.
        to: Named,
    },
    /// Equipment was handed over.
    HandedOver {
        /// The piece of equipment.
        gear: Gear,
        /// Who had it.
        from: Named,
        /// Who has it now.
        to: Named,
    },
    /// Equipment was discarded.
    Dropped {
        /// The piece of equipment.
        gear: Gear,
        /// Who had it.
        from: Named,
    },
    /// A unit was loaded or hooked up.
    Loaded {
        /// The unit.
        what: Named,
        /// Its carrier.
        onto: Named,
    },
    /// A unit got off or was unhooked.
    Unloaded {
        /// The unit.
        what: Named,
        /// Where.
        at: Space,
    },
    /// A group is about to step.
    StepDeclared {
        /// Who.
        who: Who,
        /// How many cards.
        count: u8,
        /// Whence.
        from: Space,
        /// Where to.
        to: Space,
    },
    /// A unit has made a step.
    Stepped {
        /// The unit.
        what: Named,
        /// Whence.
        from: Space,
        /// Where to.
        to: Space,
    },
    /// A step of a unit was stopped.
    StepStopped {
        /// The unit.
        what: Named,
        /// Where.
        at: Space,
    },
    /// A unit went back to the hand.
    Returned {
        /// The unit.
        what: Named,
    },
    /// A roll for mines, Woods, a bail-out, or an attack of an event card.
    Endangered {
        /// The unit.
        what: Named,
        /// What endangers it.
        peril: Peril,
        /// The die must not be above this for harm to come.
        number: u8,
        /// The die as it fell.
        roll: u8,
        /// What came of it.
        result: Harm,
    },
    /// A shot at a card was declared.
    ShotDeclared {
        /// Who fires.
        by: Named,
        /// With what.
        with: Weapon,
        /// The target.
        at: Named,
    },
    /// A smoke shot was declared.
    SmokeDeclared {
        /// Who fires.
        by: Named,
        /// Where.
        at: Space,
    },
    /// A declared shot is not fired.
    ShotLost {
        /// Who fires.
        by: Named,
    },
    /// A shot at a card.
    Shot {
        /// Who fires.
        by: Named,
        /// With what.
        with: Weapon,
        /// The target.
        at: Named,
        /// The die plus its modifiers must not be above this.
        number: i8,
        /// All modifiers of the die together.
        drm: i8,
        /// Each modifier that counted, by name.
        modifiers: Modifiers,
        /// The die as it fell.
        roll: u8,
        /// The kill roll, if the shot hit armour.
        kill: Option<Kill>,
        /// What came of it.
        result: Harm,
    },
    /// A smoke shot: smoke lies if the die plus its modifiers is not above the number.
    SmokeShot {
        /// Who fires.
        by: Named,
        /// Where.
        at: Space,
        /// The die plus its modifiers must not be above this.
        number: i8,
        /// All modifiers of the die together.
        drm: i8,
        /// The die as it fell.
        roll: u8,
    },
    /// A unit holds its fire in a melee.
    Held {
        /// Who fires.
        by: Named,
    },
    /// A card goes on the stack.
    CardPlayed {
        /// Who.
        who: Who,
        /// The card.
        card: CardId,
        /// On what it is played.
        target: Target,
    },
    /// A card was cancelled.
    CardCancelled {
        /// The card.
        card: CardId,
    },
    /// A card has no effect.
    CardIdle {
        /// The card.
        card: CardId,
    },
    /// An Instant was declared.
    InstantDeclared {
        /// Who.
        who: Who,
        /// The card.
        card: CardId,
    },
    /// The target of the Instant.
    InstantAt {
        /// Where.
        at: Space,
        /// What it does there.
        mode: Mode,
    },
    /// Confusion: one supply point less.
    Confused,
    /// Coordination: more supply points.
    Coordinated {
        /// Supply points that there are now.
        supply: u8,
    },
    /// Smoke lies.
    SmokeLaid {
        /// Where.
        at: Space,
    },
    /// Smoke has cleared.
    SmokeCleared {
        /// Where.
        at: Space,
    },
    /// A Minefield lies.
    Mined {
        /// Where.
        at: Space,
    },
    /// A Minefield was cleared.
    MinesCleared {
        /// Where.
        at: Space,
    },
    /// A Path lies.
    PathLaid {
        /// Where.
        at: Space,
    },
    /// A Stream lies on an edge.
    EdgeLaid {
        /// The lower of the two positions.
        a: Space,
        /// The higher one.
        b: Space,
    },
    /// A Stream was bridged.
    WaterBridged {
        /// Where.
        at: Space,
    },
    /// A Stream on an edge was bridged.
    EdgeBridged {
        /// The lower of the two positions.
        a: Space,
        /// The higher one.
        b: Space,
    },
    /// A unit was repaired.
    Mended {
        /// The unit.
        what: Named,
        /// What was mended.
        ailment: Ailment,
    },
    /// A unit has a Breakdown.
    BrokeDown {
        /// The unit.
        what: Named,
    },
    /// A unit has a Weapon Malfunction.
    Malfunctioned {
        /// The unit.
        what: Named,
    },
    /// A sniper has hit whom he aimed at.
    LeaderLost {
        /// The unit.
        what: Named,
        /// At whom the sniper aimed.
        quarry: Quarry,
        /// The die must not be above this.
        number: u8,
        /// The die as it fell.
        roll: u8,
    },
    /// A sniper has missed.
    LeaderMissed {
        /// The unit.
        what: Named,
        /// At whom the sniper aimed.
        quarry: Quarry,
        /// The die must not be above this.
        number: u8,
        /// The die as it fell.
        roll: u8,
    },
    /// A unit has used its canister.
    CanisterUsed {
        /// The unit.
        what: Named,
    },
    /// Recon: this seat's hand is looked at.
    Spied {
        /// Who.
        who: Who,
    },
    /// A card of that hand: to the side that looks.
    HandSeen {
        /// Who.
        who: Who,
        /// The card.
        card: CardId,
    },
    /// The reinforcement group of 17.5 joins.
    GroupJoins {
        /// Who.
        who: Who,
        /// How many cards.
        count: u8,
        /// The turn at whose end the defender now wins.
        clock: Option<u8>,
    },
    /// A wreck was mended and goes to the hand.
    Mending {
        /// Who.
        who: Who,
        /// The card.
        card: CardId,
    },
    /// A melee begins.
    MeleeBegan {
        /// Where.
        at: Space,
    },
    /// A side has Tactical Advantage.
    Advantage {
        /// The nation.
        nation: Nation,
    },
    /// A side panics.
    Panicked {
        /// The nation.
        nation: Nation,
    },
    /// A unit has retreated.
    Retreated {
        /// The unit.
        what: Named,
        /// Where to.
        to: Space,
    },
    /// A card was discarded.
    Discarded {
        /// Who.
        who: Who,
        /// The card.
        card: CardId,
    },
    /// A unit was destroyed.
    Destroyed {
        /// The unit.
        what: Named,
        /// Its points, which the enemy scores.
        points: u8,
    },
    /// 17.1: a side holds more of the front ranks at the end of a game turn (TC-18.1).
    FrontHeld {
        /// The nation.
        nation: Nation,
        /// What it scores.
        points: u8,
    },
    /// A group has arrived on Hill 621.
    Arrived {
        /// The nation.
        nation: Nation,
        /// The number of the group.
        group: u8,
    },
    /// A seat has got cards in hand.
    HandGrows {
        /// Who.
        who: Who,
        /// How many cards.
        count: u8,
    },
    /// The match is over.
    Ended {
        /// In which way.
        by: Finish,
        /// The nation that won; none in a draw.
        winner: Option<Nation>,
        /// The score of the German side.
        german: i32,
        /// The score of the Soviet side.
        soviet: i32,
    },
}

//! What can be chosen, and what happens because of it.

use crate::data::Scenario;
use crate::map::Space;
use crate::pieces::{CardId, Nation, Terrain, Works};
use crate::state::{Ailment, Finish, Mode, Quarry, Target, WaterKind};
use crate::units::{Gear, UnitId, Weapon};
use serde::{Deserialize, Serialize};
use table::kit::worded;
use table::{Seat, Side};

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// D-2: the attacker's nation.
    Nation(Nation),
    /// D-3, D-4: take this card into the deck or the pool.
    Take(CardId),
    /// D-3, D-4: take the ready-made deck or pool.
    TakeReady,
    /// Choose a card: to be placed, attached or played.
    Choose(CardId),
    /// Deployment: put this card into the reserve.
    Keep(CardId),
    /// Deployment: place everything as TC-21.1 does.
    AutoDeploy,
    /// A position, or where a group goes.
    At(Space),
    /// An edge, the lower position first.
    Edge(Space, Space),
    /// A unit card.
    Pick(UnitId),
    /// Repair: what is mended.
    Mend(UnitId, Ailment),
    /// A card on the stack, by its number.
    Counter(u8),
    /// Sniper: whom.
    Snipe(UnitId, Quarry),
    /// Recon: whose hand is looked at.
    Spy(Seat),
    /// Artillery and aircraft: attack or smoke.
    Use(Mode),
    /// A card of a hand or a pile: what Tank Repair Shop mends, what goes over the limit.
    Discard(CardId),
    /// Begin a group with this unit.
    Move(UnitId),
    /// Add a card from the hand to the group, or begin one with it.
    Muster(CardId),
    /// Add this unit to the group.
    Join(UnitId),
    /// Load a hand card onto the card at this place of the group.
    Board(CardId, u8),
    /// The group goes.
    Go,
    /// Load onto a carrier, or hook up to it.
    Load(UnitId, UnitId),
    /// Load onto a pair of tanks.
    Ride(UnitId, UnitId, UnitId),
    /// Get off, or unhook.
    Unload(UnitId),
    /// Hand equipment from one card to another.
    HandOver(UnitId, UnitId, Gear),
    /// Discard equipment.
    Drop(UnitId, Gear),
    /// This unit fires.
    Aim(UnitId),
    /// It fires with this at that card.
    Fire(Weapon, UnitId),
    /// It fires smoke at this position.
    Screen(Space),
    /// It holds its fire.
    Hold,
    /// Draw a card.
    Draw,
    /// Hill 621: the group of this number arrives.
    Arrive(u8),
    /// T-4: fight this melee.
    Fight(Space),
    /// M-2: this unit retreats there.
    Retreat(UnitId, Space),
    /// Nothing is played in this window.
    Pass,
    /// The cards are declared.
    Confirm,
    /// The action, the building or the choosing is finished.
    Done,
    /// The play is over.
    End,
}

/// How a shot or an attack came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Kill {
    pub penetration: u8,
    pub struck: Struck,
    pub armour: u8,
    pub number: u8,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Named {
    pub card: CardId,
    pub unit: UnitId,
}

/// Whoever does something: a nation, and which of its commanders where there are two (TC-21.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// The dice for roles, order or initiative, modifiers included.
    Rolled {
        first: u8,
        second: u8,
    },
    Attacker {
        side: Side,
    },
    NationChosen {
        side: Side,
        nation: Nation,
    },
    /// To the own side only.
    CardTaken {
        card: CardId,
    },
    DeckReady {
        who: Who,
    },
    PoolReady {
        who: Who,
    },
    TerrainDealt {
        scenario: Scenario,
    },
    TerrainLaid {
        at: Space,
        terrain: Terrain,
    },
    WaterLaid {
        at: Space,
        kind: WaterKind,
    },
    DeploysFirst {
        nation: Nation,
    },
    PlaysFirst {
        nation: Nation,
    },
    Placed {
        who: Who,
        what: Named,
        at: Space,
    },
    /// To the own side only.
    Kept {
        card: CardId,
    },
    /// To everybody else.
    KeptOne {
        who: Who,
    },
    Deployed {
        who: Who,
        hand: u8,
        pile: u8,
    },
    TurnBegan {
        turn: u8,
    },
    SeatTurn {
        who: Who,
    },
    /// To the own side only.
    Drew {
        who: Who,
        card: CardId,
    },
    /// To everybody else.
    DrewOne {
        who: Who,
    },
    WorksDug {
        who: Who,
        works: Works,
        at: Space,
    },
    WorksGone {
        works: Works,
        at: Space,
    },
    Attached {
        who: Who,
        card: CardId,
        to: Named,
    },
    HandedOver {
        gear: Gear,
        from: Named,
        to: Named,
    },
    Dropped {
        gear: Gear,
        from: Named,
    },
    Loaded {
        what: Named,
        onto: Named,
    },
    Unloaded {
        what: Named,
        at: Space,
    },
    StepDeclared {
        who: Who,
        count: u8,
        from: Space,
        to: Space,
    },
    Stepped {
        what: Named,
        from: Space,
        to: Space,
    },
    StepStopped {
        what: Named,
        at: Space,
    },
    Returned {
        what: Named,
    },
    /// A roll for mines, Woods, a bail-out, an attack of an event card.
    Endangered {
        what: Named,
        peril: Peril,
        number: u8,
        roll: u8,
        result: Harm,
    },
    ShotDeclared {
        by: Named,
        with: Weapon,
        at: Named,
    },
    SmokeDeclared {
        by: Named,
        at: Space,
    },
    ShotLost {
        by: Named,
    },
    Shot {
        by: Named,
        with: Weapon,
        at: Named,
        number: i8,
        drm: i8,
        roll: u8,
        kill: Option<Kill>,
        result: Harm,
    },
    SmokeShot {
        by: Named,
        at: Space,
        number: i8,
        drm: i8,
        roll: u8,
    },
    Held {
        by: Named,
    },
    /// A card goes on the stack.
    CardPlayed {
        who: Who,
        card: CardId,
        target: Target,
    },
    CardCancelled {
        card: CardId,
    },
    CardIdle {
        card: CardId,
    },
    InstantDeclared {
        who: Who,
        card: CardId,
    },
    InstantAt {
        at: Space,
        mode: Mode,
    },
    Confused,
    Coordinated {
        supply: u8,
    },
    SmokeLaid {
        at: Space,
    },
    SmokeCleared {
        at: Space,
    },
    Mined {
        at: Space,
    },
    MinesCleared {
        at: Space,
    },
    PathLaid {
        at: Space,
    },
    EdgeLaid {
        a: Space,
        b: Space,
    },
    WaterBridged {
        at: Space,
    },
    EdgeBridged {
        a: Space,
        b: Space,
    },
    Mended {
        what: Named,
        ailment: Ailment,
    },
    BrokeDown {
        what: Named,
    },
    Malfunctioned {
        what: Named,
    },
    LeaderLost {
        what: Named,
        quarry: Quarry,
        roll: u8,
    },
    LeaderMissed {
        what: Named,
        quarry: Quarry,
        roll: u8,
    },
    CanisterUsed {
        what: Named,
    },
    /// Recon: this seat's hand is looked at.
    Spied {
        who: Who,
    },
    /// To the side that looks.
    HandSeen {
        who: Who,
        card: CardId,
    },
    GroupJoins {
        who: Who,
        count: u8,
        clock: Option<u8>,
    },
    Mending {
        who: Who,
        card: CardId,
    },
    MeleeBegan {
        at: Space,
    },
    Advantage {
        nation: Nation,
    },
    Panicked {
        nation: Nation,
    },
    Retreated {
        what: Named,
        to: Space,
    },
    Discarded {
        who: Who,
        card: CardId,
    },
    Destroyed {
        what: Named,
        points: u8,
    },
    Arrived {
        nation: Nation,
        group: u8,
    },
    HandGrows {
        who: Who,
        count: u8,
    },
    Ended {
        by: Finish,
        winner: Option<Nation>,
        german: i32,
        soviet: i32,
    },
}

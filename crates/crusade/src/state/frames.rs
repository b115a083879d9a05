//! Where in the sequence of play we are, and what is going on there.

use crate::map::{Lane, Spot, Zone};
use crate::pieces::{CardId, FlightId, PieceId, SpecialSet, Tag, TagSet};
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Side;
use table::kit::worded;

worded! {
    /// What the deciding side is asked.
    pub enum Step {
        /// Set-up: the deck.
        Deck = "deck",
        /// Set-up: terrain of the home row.
        Terrain = "terrain",
        /// Set-up: terrain of the centre row.
        Centre = "centre",
        /// Set-up: forces.
        Forces = "forces",
        /// Does this patrol stay?
        Patrol = "patrol",
        /// Phase 1.
        Reinforce = "reinforce",
        /// The hand limit.
        HandLimit = "hand_limit",
        /// Phase 2.
        Air = "air",
        /// Interception?
        Intercept = "intercept",
        /// Counter-interception?
        Counter = "counter",
        /// Drop ordnance before an air combat?
        Jettison = "jettison",
        /// An escort?
        Escort = "escort",
        /// A ramming?
        Taran = "taran",
        /// Fire at aircraft that pass?
        Flak = "flak",
        /// Fly on or stop?
        FlyOn = "fly_on",
        /// Phase 3.
        Recon = "recon",
        /// Phase 4.
        Bombard = "bombard",
        /// Fire at aircraft that strike?
        CloseFlak = "close_flak",
        /// The attacks of an air strike.
        Bombs = "bombs",
        /// Phase 5.
        Maneuver = "maneuver",
        /// The ambush of an assault.
        Ambush = "ambush",
        /// Defensive fire.
        Defend = "defend",
        /// The attackers' fire.
        Attack = "attack",
        /// Retreat?
        Retreat = "retreat",
        /// Who retreats where?
        Withdraw = "withdraw",
        /// Another round?
        GoOn = "go_on",
        /// Who advances?
        Advance = "advance",
        /// Armorer's Miracle?
        Miracle = "miracle",
        /// The match is over.
        Over = "over",
    }
}

impl Step {
    /// Is it the set-up?
    pub const fn is_setup(self) -> bool {
        matches!(self, Step::Deck | Step::Terrain | Step::Centre | Step::Forces)
    }
}

worded! {
    /// What a flight is about (LC-8.5).
    pub enum Mission {
        /// A strike.
        Strike = "strike",
        /// A combat air patrol, on its way or there.
        Patrol = "patrol",
        /// The way home.
        Home = "home",
    }
}

worded! {
    /// What comes after a return flight.
    pub enum After {
        /// The next patrol of the reinforcement phase.
        Patrols = "patrols",
        /// Fire at the flight that has entered.
        Entry = "entry",
        /// Further counter-interceptions.
        Counter = "counter",
        /// The end of the player turn.
        EndOfTurn = "end_of_turn",
    }
}

worded! {
    /// What ended the match.
    pub enum Reason {
        /// The headquarters fell.
        Headquarters = "headquarters",
        /// The enemy collapsed.
        Collapse = "collapse",
        /// The last turn is over.
        Score = "score",
    }
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: Reason,
}

/// An obstacle as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Obstacle {
    /// Whose it is.
    pub owner: Side,
    /// Its type, once it has acted.
    pub shown: Option<CardId>,
}

/// Aircraft that fly together. Who they are is written with the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Flight {
    /// Its number.
    pub id: FlightId,
    /// Whose it is.
    pub side: Side,
    /// Its corridor.
    pub lane: Lane,
    /// Its position.
    pub spot: Spot,
    /// What it is about.
    pub mission: Mission,
    /// Has it made its strike?
    pub struck: bool,
    /// Enemy units that have fired at it since it was launched (LC-10.6).
    pub fired: TagSet,
}

/// An air combat (LC-8.21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Combat {
    /// The side of the interceptor.
    pub by: Side,
    /// The interceptor.
    pub interceptor: Tag,
    /// The target.
    pub target: Tag,
    /// The escort of the target.
    pub escort: Option<Tag>,
    /// The fighter that tried to ram and does not fire.
    pub spent: Option<(Side, Tag)>,
}

/// An air strike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Strike {
    /// The flight.
    pub flight: FlightId,
    /// The zone.
    pub zone: Zone,
    /// Aircraft that have attacked or will not.
    pub done: TagSet,
}

/// An assault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Assault {
    /// The zone.
    pub zone: Zone,
    /// The attackers that are left.
    pub attackers: TagSet,
    /// Those of them that crossed barbed wire.
    pub wired: TagSet,
    /// Defenders that were hidden when it began.
    pub ambushers: TagSet,
    /// The round, from 1.
    pub round: u8,
    /// Who has fired in this round, by side.
    pub fired: [TagSet; 2],
    /// Who has fired Panzerfausts at armor, by side.
    pub fausts: [TagSet; 2],
    /// The specials of the attacker.
    pub cards: SpecialSet,
    /// Has anybody advanced?
    pub advanced: bool,
}

/// An aircraft with what it takes along.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Loadout {
    /// The aircraft.
    pub aircraft: PieceId,
    /// The weapon it is given.
    pub weapon: Option<CardId>,
    /// The drop tanks it is given.
    pub tanks: Option<CardId>,
}

/// What is being declared, known to its owner alone (LC-6.4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Focus {
    /// Nothing.
    #[default]
    Nothing,
    /// A launch.
    Launch {
        /// The corridor.
        lane: Lane,
        /// The mission.
        mission: Mission,
        /// The aircraft.
        aircraft: ArrayVec<Loadout, 20>,
    },
    /// A barrage.
    Barrage {
        /// Who fires.
        unit: PieceId,
        /// The targets so far.
        targets: ArrayVec<Tag, 3>,
    },
    /// An assault.
    Assault {
        /// The zone.
        zone: Zone,
        /// The attackers in order.
        attackers: ArrayVec<PieceId, 40>,
        /// The specials.
        cards: SpecialSet,
    },
}

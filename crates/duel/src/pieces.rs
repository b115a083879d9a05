//! What lies on the table: terrain, tanks, guns, markers, the Stuka.

use crate::map::{Clock, Dir, Hex};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::kit::{numbered, worded};
use table::{Seat, Seats};

numbered! {
    /// A Tiger by number.
    pub struct TigerId(up to 64);
    /// A T-34 by number, in the order of activation.
    pub struct T34Id(up to 64);
    /// A PAK marker by number, in board order at the start (DG-5.13).
    pub struct PakId(up to 64);
    /// A mine marker by number.
    pub struct MineId(up to 64);
    /// A tank marker by number.
    pub struct MarkerId(up to 64);
    /// A Stuka by number.
    pub struct StukaId(up to 64);
}

worded! {
    /// The season of the battle.
    #[derive(Default)]
    pub enum Season {
        /// Summer '43.
        #[default]
        Summer = "summer",
        /// Winter '44.
        Winter = "winter",
    }
}

worded! {
    /// The landscape of a hex. Steppe is printed on the board, the others are tiles.
    pub enum Terrain {
        /// Steppe, or snow steppe in winter.
        Steppe = "steppe",
        /// Wood.
        Wood = "wood",
        /// Hill.
        Hill = "hill",
        /// Swamp.
        Swamp = "swamp",
        /// Snowy wood.
        SnowyWood = "snowy_wood",
        /// Snowy hill.
        SnowyHill = "snowy_hill",
        /// Snow drift.
        SnowDrift = "snow_drift",
    }
}

impl Terrain {
    /// The three kinds of tiles of a season (DG-5.1, DG-14.2).
    pub const fn tiles(season: Season) -> [Terrain; 3] {
        match season {
            Season::Summer => [Terrain::Wood, Terrain::Hill, Terrain::Swamp],
            Season::Winter => [Terrain::SnowyWood, Terrain::SnowyHill, Terrain::SnowDrift],
        }
    }

    /// Is it a wood of either season?
    #[inline]
    pub const fn is_wood(self) -> bool {
        matches!(self, Terrain::Wood | Terrain::SnowyWood)
    }

    /// Is it a hill of either season?
    #[inline]
    pub const fn is_hill(self) -> bool {
        matches!(self, Terrain::Hill | Terrain::SnowyHill)
    }
}

worded! {
    /// What a tank marker hides (DG-1.3).
    pub enum MarkerKind {
        /// A T-34 not yet activated.
        Tank = "tank",
        /// Nothing.
        Bluff = "bluff",
    }
}

worded! {
    /// What a PAK marker hides (DG-1.3).
    pub enum PakKind {
        /// The 8.8 cm gun.
        Pak88 = "pak88",
        /// The 3.7 cm gun.
        Pak36 = "pak36",
        /// Nothing.
        Bluff = "bluff",
    }
}

worded! {
    /// What a mine marker hides (DG-1.3).
    pub enum MineKind {
        /// A minefield.
        Mine = "mine",
        /// Nothing.
        Bluff = "bluff",
    }
}

/// A tank: the pieces that take up a hex and block sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Tank {
    /// A Tiger.
    Tiger(TigerId),
    /// A T-34.
    T34(T34Id),
}

/// A weapon that fires in phase D (DG-1.2). Tigers come before PAK in number order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Weapon {
    /// A Tiger.
    Tiger(TigerId),
    /// An anti-tank gun.
    Pak(PakId),
    /// A T-34.
    T34(T34Id),
}

/// The drop marker of a tank in a snow drift (DG-14.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Drops {
    /// Not in a drift.
    #[default]
    None,
    /// One drop, laid in this very phase: it does not advance yet.
    JustLaid,
    /// One drop.
    One,
    /// Two drops.
    Two,
}

/// A Tiger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tiger {
    /// Where it stands.
    pub at: Hex,
    /// Hull facing.
    pub hull: Dir,
    /// Turret, relative to the hull.
    pub turret: Clock,
    /// Whose it is.
    pub owner: Seat,
    /// Damage track: the most cards of its next program (DG-11.6).
    pub track: u8,
    /// Drop marker.
    pub drops: Drops,
    /// Has its program been carried out in this turn?
    pub driven: bool,
    /// Has it fired in this phase D?
    pub fired: bool,
    /// The T-34s that fired on it in this phase D, a bit each.
    pub attackers: u32,
    /// The Soviet players decorated for a critical hit on it (DG-15.4).
    pub decorated: Seats,
}

impl Tiger {
    /// Where its gun points (DG-2.5).
    #[inline]
    pub const fn gun(&self) -> Dir {
        self.hull.turned(self.turret as u8)
    }
}

/// Where a T-34 is, or what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It stands on the board.
    On(Hex),
    /// It burns on the board until the end of this phase D (DG-10.10).
    Burning(Hex),
    /// Destroyed and removed.
    Destroyed,
    /// It left over the German edge (DG-7.21).
    Through,
}

/// When a T-34 may move (DG-5.10, DG-7.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Readiness {
    /// Activated in this phase B: it moves from the next one on.
    Waiting,
    /// It may move in this or the next phase B.
    Ready,
    /// It has moved in this phase B.
    Moved,
}

/// An activated T-34.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct T34 {
    /// Where it is.
    pub fate: Fate,
    /// Hull facing.
    pub hull: Dir,
    /// Turret, relative to the hull.
    pub turret: Clock,
    /// Whose it is.
    pub owner: Seat,
    /// When it may move.
    pub readiness: Readiness,
    /// Drop marker.
    pub drops: Drops,
    /// Has it fired in this phase D?
    pub fired: bool,
    /// The weapons that fired on it in this phase D, a bit each (Tigers from bit 0, PAK from bit 8).
    pub attackers: u32,
    /// Damage points scored on it in this phase D (DG-11.2).
    pub damage: u8,
}

impl T34 {
    /// Where it stands ready to fight: not burning, not gone.
    #[inline]
    pub const fn at(&self) -> Option<Hex> {
        match self.fate {
            Fate::On(hex) => Some(hex),
            _ => None,
        }
    }

    /// Where its gun points (DG-2.5).
    #[inline]
    pub const fn gun(&self) -> Dir {
        self.hull.turned(self.turret as u8)
    }
}

/// Is a marker face-down, or what does it show?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Face-down.
    Down,
    /// Face-up: an active gun (DG-1.4).
    Up(PakKind),
}

/// The wheel marker of a PAK (DG-7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Wheel {
    /// No wheel: it can fight.
    None,
    /// Moving side up, laid in this turn.
    Laid,
    /// Moving side up from an earlier turn: it must now move or stay.
    Moving,
    /// Standing side up: it has moved in this turn.
    Standing,
}

/// A PAK marker, gun or bluff.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pak {
    /// Where it lies; nowhere once it is out of play.
    pub at: Option<Hex>,
    /// Where it faces.
    pub facing: Dir,
    /// Whose it is.
    pub owner: Seat,
    /// Face-down or what it shows.
    pub face: Face,
    /// Its wheel marker.
    pub wheel: Wheel,
    /// Was it turned or turned up in this phase A (DG-7.1 b, c)?
    pub handled: bool,
    /// Has it fired in this phase D?
    pub fired: bool,
    /// Destroyed in this phase D, removed at its end.
    pub destroyed: bool,
}

/// A mine marker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Mine {
    /// Where it lies; nowhere once it proved a bluff.
    pub at: Option<Hex>,
    /// Whose it is.
    pub owner: Seat,
    /// Does it lie face-up? Then it is a minefield.
    pub face_up: bool,
}

/// A tank marker, T-34 or bluff.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Marker {
    /// Where it lies; nowhere once it was turned up.
    pub at: Option<Hex>,
    /// Whose it is.
    pub owner: Seat,
    /// Was it moved in this step (DG-6.6)?
    pub moved: bool,
    /// What it proved to be when it was turned up.
    pub shown: Option<MarkerKind>,
}

/// Where a Stuka is in its one flight (DG-12.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Flight {
    /// On the airfield, not yet started.
    Ready,
    /// In the air.
    Flying {
        /// Flight phase 1 to 4.
        phase: u8,
        /// Actions left in it.
        left: u8,
    },
    /// Back on the airfield for good.
    Landed,
    /// Destroyed on the ground, or lost in an emergency landing.
    Lost,
}

/// A Stuka and its airfield.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stuka {
    /// Its airfield.
    pub airfield: Hex,
    /// Where it is.
    pub at: Hex,
    /// Where it faces.
    pub facing: Dir,
    /// Whose it is.
    pub owner: Seat,
    /// Where it is in its flight.
    pub flight: Flight,
    /// Has it made its one attack (DG-12.4)?
    pub attacked: bool,
}

impl Stuka {
    /// Does it stand on its airfield?
    pub const fn grounded(&self) -> bool {
        matches!(self.flight, Flight::Ready | Flight::Landed)
    }

    /// Is it in the air?
    pub const fn flying(&self) -> bool {
        matches!(self.flight, Flight::Flying { .. })
    }
}

worded! {
    /// A movement card of a Tiger's program (DG-7.3).
    pub enum Card {
        /// Enter the hex ahead.
        Forward = "forward",
        /// Enter the hex behind.
        Back = "back",
        /// Turn the hull left.
        Left = "left",
        /// Turn the hull right.
        Right = "right",
    }
}

/// A Tiger's secret program (DG-7.3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Program {
    /// The movement cards in order.
    pub cards: arrayvec::ArrayVec<Card, 5>,
    /// The turret card.
    pub turret: Option<Clock>,
    /// Is it complete?
    pub done: bool,
}

/// Cards of a program that lapsed behind a forced stop (DG-8.4). They come to light when the match is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lapse {
    /// In which turn.
    pub turn: u16,
    /// Of which Tiger.
    pub tiger: TigerId,
    /// The cards, the one that could not be carried out first.
    pub cards: arrayvec::ArrayVec<Card, 5>,
}

impl Program {
    /// How many cards count against the limit.
    pub fn len(&self) -> u8 {
        self.cards.len() as u8 + u8::from(self.turret.is_some())
    }

    /// Does it do nothing?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

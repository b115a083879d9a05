//! What lies on the table: terrain, tanks, guns, markers, the Stuka.

use crate::map::{Clock, Dir, Hex};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::num::NonZeroU8;
use table::Seat;

macro_rules! numbered {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(NonZeroU8);

        impl $name {
            /// The piece at this place of its list.
            #[inline]
            pub const fn of(index: usize) -> $name {
                match NonZeroU8::new(index as u8 + 1) {
                    Some(number) => $name(number),
                    None => $name(NonZeroU8::MAX),
                }
            }

            /// Its place in its list.
            #[inline]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            /// The number that players see, from 1.
            pub const fn number(self) -> u8 {
                self.0.get()
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_u8(self.number())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let number = u8::deserialize(from)?;
                let known = NonZeroU8::new(number).filter(|number| number.get() <= 64);
                known.map($name).ok_or_else(|| D::Error::custom(format!("there is no piece number {number}")))
            }
        }
    )*};
}

numbered! {
    /// A Tiger by number.
    TigerId,
    /// A T-34 by number, in the order of activation.
    T34Id,
    /// A PAK marker by number, in board order at the start (DG-5.13).
    PakId,
    /// A mine marker by number.
    MineId,
    /// A tank marker by number.
    MarkerId,
    /// A Stuka by number.
    StukaId,
}

/// The season of the battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Season {
    /// Summer '43.
    #[default]
    Summer,
    /// Winter '44.
    Winter,
}

/// The landscape of a hex. Steppe is printed on the board, the others are tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Terrain {
    /// Steppe, or snow steppe in winter.
    Steppe,
    /// Wood.
    Wood,
    /// Hill.
    Hill,
    /// Swamp.
    Swamp,
    /// Snowy wood.
    SnowyWood,
    /// Snowy hill.
    SnowyHill,
    /// Snow drift.
    SnowDrift,
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

    /// The word for it in files and messages.
    pub const fn word(self) -> &'static str {
        match self {
            Terrain::Steppe => "steppe",
            Terrain::Wood => "wood",
            Terrain::Hill => "hill",
            Terrain::Swamp => "swamp",
            Terrain::SnowyWood => "snowy_wood",
            Terrain::SnowyHill => "snowy_hill",
            Terrain::SnowDrift => "snow_drift",
        }
    }
}

/// What a tank marker hides (DG-1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MarkerKind {
    /// A T-34 not yet activated.
    Tank,
    /// Nothing.
    Bluff,
}

/// What a PAK marker hides (DG-1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PakKind {
    /// The 8.8 cm gun.
    Pak88,
    /// The 3.7 cm gun.
    Pak36,
    /// Nothing.
    Bluff,
}

impl PakKind {
    /// The word for it in messages.
    pub const fn word(self) -> &'static str {
        match self {
            PakKind::Pak88 => "pak88",
            PakKind::Pak36 => "pak36",
            PakKind::Bluff => "bluff",
        }
    }
}

/// What a mine marker hides (DG-1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MineKind {
    /// A minefield.
    Mine,
    /// Nothing.
    Bluff,
}

/// A tank: the pieces that take up a hex and block sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tank {
    /// A Tiger.
    Tiger(TigerId),
    /// A T-34.
    T34(T34Id),
}

/// A weapon that fires in phase D (DG-1.2). Tigers come before PAK in number order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
}

impl Tiger {
    /// Where its gun points (DG-2.5).
    #[inline]
    pub const fn gun(&self) -> Dir {
        self.hull.turned(self.turret as u8)
    }
}

/// Where a T-34 is, or what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Face-down.
    Down,
    /// Face-up: an active gun (DG-1.4).
    Up(PakKind),
}

/// The wheel marker of a PAK (DG-7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// Was it turned in this phase A (DG-7.1 b)?
    pub turned: bool,
    /// Has it fired in this phase D?
    pub fired: bool,
    /// Destroyed in this phase D, removed at its end.
    pub destroyed: bool,
}

/// A mine marker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// A movement card of a Tiger's program (DG-7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// Enter the hex ahead.
    Forward,
    /// Enter the hex behind.
    Back,
    /// Turn the hull left.
    Left,
    /// Turn the hull right.
    Right,
}

impl Card {
    /// All four.
    pub const ALL: [Card; 4] = [Card::Forward, Card::Back, Card::Left, Card::Right];

    /// The word for it in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Card::Forward => "forward",
            Card::Back => "back",
            Card::Left => "left",
            Card::Right => "right",
        }
    }
}

/// A Tiger's secret program (DG-7.3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Program {
    /// The movement cards in order.
    pub cards: arrayvec::ArrayVec<Card, 5>,
    /// The turret card.
    pub turret: Option<Clock>,
    /// Is it complete?
    pub done: bool,
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

//! The cards: what kinds there are and what is printed on them.

mod card;
mod event;
mod terrain;

pub use card::{AntiTank, Armour, Bearer, Card, Notes};
pub use event::{Column, EventCard, Events, Sighting, Special, Stays, Timing, Turn, Window, Windows};
pub use terrain::{Terrain, TerrainRow, TerrainTable, Works};

use crate::data::DATA;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::num::NonZeroU8;
use table::kit::{BagCard, schema, worded};

/// How many cards there are, the two of the 6-Pack included (TC-1.8).
pub const CARDS: u8 = 166;

/// A kind of card by its number in the card list, 1 to 166.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(NonZeroU8);

macro_rules! named_cards {
    ($($(#[$doc:meta])* $name:ident = $number:literal),* $(,)?) => {
        $($(#[$doc])* pub const $name: CardId = match NonZeroU8::new($number) {
            Some(number) => CardId(number),
            None => panic!("cards are numbered from 1"),
        };)*
    };
}

#[allow(missing_docs)]
impl CardId {
    named_cards! {
        PANZERFAUST = 1, WOODS = 15, HILLS = 16, VILLAGE = 17, FOXHOLES = 18, BUNKERS = 19, STREAM = 21,
        WALLS = 25, WHEATFIELD = 26, BALKA = 27, SWAMP = 28, PANZERSCHRECK = 61, PTRS_41 = 62,
        PZ_III_N = 81, SU_152 = 107, FLAMMENWERFER_41 = 113, SOVIET_FLAMETHROWER = 114,
        REINFORCEMENTS = 116, PANIC = 123, SPECIAL_AMMUNITION = 160, TANK_REPAIR_SHOP = 164,
        SMOKE = 165, HEAVY_MACHINE_GUN = 166,
    }
}

impl CardId {
    /// The card of this number, if there is one.
    pub fn of(number: u8) -> Option<CardId> {
        NonZeroU8::new(number).filter(|number| number.get() <= CARDS).map(CardId)
    }

    /// All cards in the order of the list.
    pub fn all() -> impl DoubleEndedIterator<Item = CardId> + Clone {
        (1..=CARDS).filter_map(CardId::of)
    }

    /// Its number in the card list.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// What is printed on it.
    #[inline]
    pub fn stats(self) -> &'static Card {
        &DATA.cards[usize::from(self.0.get())]
    }

    /// What it does when it is played, if it can be played.
    #[inline]
    pub fn event(self) -> Option<&'static EventCard> {
        self.stats().event.map(Special::card)
    }

    /// What the list says beside the numbers, for the encyclopedia.
    pub fn notes(self) -> &'static Notes {
        &DATA.notes[usize::from(self.0.get()) - 1]
    }
}

impl BagCard for CardId {
    #[inline]
    fn number(self) -> u8 {
        self.number()
    }

    #[inline]
    fn numbered(number: u8) -> Option<CardId> {
        CardId::of(number)
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<CardId, D::Error> {
        let number = u8::deserialize(from)?;
        let refused = || D::Error::custom(format!("there is no card number {number}: cards run from 1 to {CARDS}"));
        CardId::of(number).ok_or_else(refused)
    }
}

schema! {
    /// A kind of card by its number in the card list, 1 to 166; `cards.csv` and the encyclopedia say which.
    CardId { "type": "integer", "minimum": 1, "maximum": CARDS }
}

worded! {
    /// Whose cards a seat commands.
    pub enum Nation {
        /// German.
        German = "german",
        /// Soviet.
        Soviet = "soviet",
    }
}

impl Nation {
    /// The enemy.
    pub const fn other(self) -> Nation {
        match self {
            Nation::German => Nation::Soviet,
            Nation::Soviet => Nation::German,
        }
    }
}

worded! {
    /// Who may have a card in the deck (TC-20.1).
    pub enum Issue {
        /// Germans only.
        German = "german",
        /// Soviets only.
        Soviet = "soviet",
        /// Either.
        Both = "both",
    }
}

impl Issue {
    /// May this nation have it?
    #[inline]
    pub const fn serves(self, nation: Nation) -> bool {
        matches!((self, nation), (Issue::Both, _) | (Issue::German, Nation::German) | (Issue::Soviet, Nation::Soviet))
    }
}

worded! {
    /// How often a card was printed; it has no effect on play (TC-20.4).
    pub enum Rarity {
        /// Common.
        Common = "C",
        /// Uncommon.
        Uncommon = "U",
        /// Rare.
        Rare = "R",
        /// Ultra rare: the prize that was sent by mail.
        UltraRare = "UR",
        /// Added by the 6-Pack, never printed in the boosters.
        SixPack = "-",
    }
}

worded! {
    /// The six kinds of cards of TC-1.1, with cavalry told apart from infantry.
    pub enum Kind {
        /// A tank, gun carriage, armoured car, half-track or truck.
        Vehicle = "vehicle",
        /// An anti-tank gun.
        Gun = "at_gun",
        /// A squad.
        Infantry = "infantry",
        /// Cavalry.
        Cavalry = "cavalry",
        /// Terrain: base terrain, works, Stream and Swamp.
        Terrain = "terrain",
        /// Equipment of squads.
        Equipment = "equipment",
        /// A special event.
        Event = "event",
    }
}

worded! {
    /// What a card is more exactly: which picture and which badge it bears.
    pub enum Class {
        /// A light tank.
        LightTank = "light_tank",
        /// A medium tank.
        MediumTank = "medium_tank",
        /// A heavy tank.
        HeavyTank = "heavy_tank",
        /// A slow tank made to go with infantry.
        InfantryTank = "infantry_tank",
        /// A tank with a flamethrower.
        FlameTank = "flame_tank",
        /// An assault gun.
        AssaultGun = "assault_gun",
        /// A tank destroyer.
        TankDestroyer = "tank_destroyer",
        /// An armoured car.
        ArmouredCar = "armoured_car",
        /// A scout car that carries a squad.
        ScoutCar = "scout_car",
        /// A half-track.
        HalfTrack = "half_track",
        /// A truck.
        Truck = "truck",
        /// An anti-tank gun.
        Gun = "at_gun",
        /// A squad.
        Squad = "squad",
        /// Cavalry.
        Cavalry = "cavalry",
        /// Terrain that lies under a position from the start.
        BaseTerrain = "base",
        /// Foxholes and Bunkers.
        Works = "works",
        /// Stream and Swamp.
        Water = "water",
        /// Panzerfaust and Panzerschreck.
        Launcher = "launcher",
        /// An anti-tank rifle.
        AtRifle = "at_rifle",
        /// A flamethrower carried by a squad.
        Flamethrower = "flamethrower",
        /// A heavy machine gun.
        MachineGun = "machine_gun",
        /// A special event.
        Event = "event",
    }
}

worded! {
    /// What holds for a card beside its numbers.
    pub enum Trait {
        /// It stands on the board (TC-1.2).
        Unit = "unit",
        /// It counts for capacity and control (TC-1.4).
        Combat = "combat",
        /// A vehicle with armour 1 or more (TC-1.2).
        Armoured = "armoured",
        /// It fights as a tank (TC-1.3).
        Tank = "is_tank",
        /// It has tracks: Wire does not keep it out (TC-15.6).
        Tracked = "tracked",
        /// It may carry a squad (TC-7.1).
        CarriesSquad = "carries_squad",
        /// It may tow a gun (TC-7.3).
        TowsGun = "tows_gun",
        /// Infantry, cavalry, gun or truck (TC-1.2).
        Soft = "soft",
        /// A squad (TC-1.2).
        Squad = "squad",
        /// A vehicle.
        Vehicle = "vehicle",
    }
}

/// A set of traits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Traits(u16);

impl Traits {
    /// None of them.
    pub const NONE: Traits = Traits(0);

    /// Does it hold?
    #[inline]
    pub const fn has(self, one: Trait) -> bool {
        self.0 & (1 << one as u16) != 0
    }

    /// The set with one more.
    pub const fn with(self, one: Trait) -> Traits {
        Traits(self.0 | 1 << one as u16)
    }
}

worded! {
    /// How far a card moves (TC-6.2).
    pub enum Speed {
        /// One step.
        Slow = "slow",
        /// Up to two steps.
        Fast = "fast",
    }
}

worded! {
    /// The year of a battle.
    pub enum Year {
        /// 1941.
        Y1941 = "1941",
        /// 1942.
        Y1942 = "1942",
        /// 1943.
        Y1943 = "1943",
        /// 1944.
        Y1944 = "1944",
        /// 1945.
        Y1945 = "1945",
    }
}

impl Year {
    /// As a number.
    pub const fn number(self) -> u16 {
        1941 + self as u16
    }
}

/// The years in which a card was in service (TC-18.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Years {
    /// The first.
    pub from: Year,
    /// The last.
    pub to: Year,
}

impl Years {
    /// Was it in service then?
    #[inline]
    pub fn contain(self, year: Year) -> bool {
        self.from <= year && year <= self.to
    }
}

worded! {
    /// How far a shot goes (TC-2.4). As an index it is the distance.
    pub enum Range {
        /// Within a position.
        Melee = "melee",
        /// To the next position.
        Short = "short",
        /// Two positions away.
        Long = "long",
    }
}

impl Range {
    /// The range of a distance; none beyond two positions.
    #[inline]
    pub const fn of(distance: u8) -> Option<Range> {
        match distance {
            0 => Some(Range::Melee),
            1 => Some(Range::Short),
            2 => Some(Range::Long),
            _ => None,
        }
    }
}

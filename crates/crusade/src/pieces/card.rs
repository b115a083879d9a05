//! Cards: what they are, what they say.

use crate::data::DATA;
use serde::{Deserialize, Serialize};
use table::kit::{BagCard, worded};

worded! {
    /// The nation of a deck.
    pub enum Nation {
        /// The Soviet Union.
        Soviet = "SU",
        /// Germany.
        German = "DE",
    }
}

worded! {
    /// What a card is (LC-3.3).
    pub enum Kind {
        /// A ground unit.
        Unit = "unit",
        /// Headquarters troops.
        HqTroop = "hqtroop",
        /// The headquarters itself.
        Staff = "staff",
        /// An aircraft.
        Air = "air",
        /// Ordnance.
        Ordnance = "ordnance",
        /// A fortification.
        Fort = "fort",
        /// An obstacle.
        Obstacle = "obstacle",
        /// A special card.
        Special = "special",
    }
}

worded! {
    /// What stands below the name of a card (LC-3.1).
    pub enum Subhead {
        /// Headquarters.
        Headquarters = "headquarters",
        /// Infantry (Green).
        InfantryGreen = "infantry_green",
        /// Infantry.
        Infantry = "infantry",
        /// Infantry (Guards).
        InfantryGuards = "infantry_guards",
        /// Infantry (Engineers).
        InfantryEngineers = "infantry_engineers",
        /// Recon.
        Recon = "recon",
        /// Heavy Weapons.
        HeavyWeapons = "heavy_weapons",
        /// Antitank.
        Antitank = "antitank",
        /// Mortar.
        Mortar = "mortar",
        /// Artillery.
        Artillery = "artillery",
        /// Rocket Artillery.
        RocketArtillery = "rocket_artillery",
        /// Antiaircraft.
        Antiaircraft = "antiaircraft",
        /// Antiaircraft/Antitank.
        AntiaircraftAntitank = "antiaircraft_antitank",
        /// Armor.
        Armor = "armor",
        /// Self-propelled Gun.
        SelfPropelledGun = "self_propelled_gun",
        /// Transport.
        Transport = "transport",
        /// Headquarters Troops.
        HeadquartersTroops = "headquarters_troops",
        /// Fighter Bomber.
        FighterBomber = "fighter_bomber",
        /// Dive Bomber.
        DiveBomber = "dive_bomber",
        /// Heavy Bomber.
        HeavyBomber = "heavy_bomber",
        /// Ordnance.
        Ordnance = "ordnance",
        /// Fortification.
        Fortification = "fortification",
        /// Obstacle.
        Obstacle = "obstacle",
        /// Special.
        Special = "special",
        /// Infantry (Veteran).
        InfantryVeteran = "infantry_veteran",
        /// Jet Bomber.
        JetBomber = "jet_bomber",
    }
}

worded! {
    /// What a card is as a target (LC-4.9).
    pub enum Target {
        /// Men and guns.
        Soft = "soft",
        /// Armor and forts.
        Armor = "armor",
        /// Aircraft.
        Air = "air",
        /// Never a target.
        None = "-",
    }
}

worded! {
    /// When a special is played (LC-14.1).
    pub enum Timing {
        /// Put under a unit.
        Attach = "attach",
        /// In the reinforcement phase.
        Reinforcement = "reinforcement",
        /// When an assault is declared.
        Assault = "assault",
        /// In an air combat.
        AirCombat = "aircombat",
        /// After a loss.
        Destroyed = "destroyed",
    }
}

worded! {
    /// What a card can do beside its numbers.
    pub enum Trait {
        /// Infantry soldier unit.
        Soldier = "soldier",
        /// May dig in.
        DigIn = "digin",
        /// May clear obstacles.
        Engineer = "engineer",
        /// Reconnaissance does not commit it.
        Scout = "scout",
        /// Antitank unit.
        At = "at",
        /// Antiaircraft unit.
        Aa = "aa",
        /// Never advances.
        Gun = "gun",
        /// Screened; never attacks.
        Support = "support",
        /// Bound by terrain and tank traps.
        Vehicle = "vehicle",
        /// Carries infantry.
        Carrier = "carrier",
        /// Carries infantry and fights.
        Riders = "riders",
        /// Bombards up to three targets.
        Barrage = "barrage3",
        /// Fighter bomber.
        FighterBomber = "fb",
        /// Dive bomber.
        Dive = "dive",
        /// Heavy bomber.
        Carpet = "carpet3",
        /// Jet.
        Jet = "jet",
        /// Ordnance that makes a bomber.
        Weapon = "weapon",
        /// Drop tanks.
        DropTank = "droptank",
        /// Fortification.
        Fort = "fort",
        /// Fortification for built-up zones.
        Urban = "urban",
        /// Minefield.
        Mine = "mine",
        /// Barbed wire.
        Wire = "wire",
        /// Tank traps.
        Traps = "traps",
    }
}

worded! {
    /// The specials, which have rules of their own (LC-14).
    pub enum Special {
        /// Hero of the Soviet Union.
        Hero = "su_hero",
        /// Molotov Cocktails.
        Molotov = "su_molotov",
        /// Political Commissar.
        Commissar = "su_commissar",
        /// Iron Cross.
        IronCross = "de_ironcross",
        /// Panzerfausts.
        Faust = "de_faust",
        /// MG Crew.
        MgCrew = "de_mgcrew",
        /// Experte.
        Experte = "de_experte",
        /// Urra!
        Urra = "su_urra",
        /// The Soviet Smoke Screen.
        SovietSmoke = "su_smoke",
        /// The German Smoke Screen.
        GermanSmoke = "de_smoke",
        /// Night Attack.
        Night = "de_night",
        /// Maskirovka.
        Maskirovka = "su_maskirovka",
        /// Partisans.
        Partisans = "su_partisans",
        /// Fuel Convoy.
        Fuel = "de_fuel",
        /// Taran.
        Taran = "su_taran",
        /// Armorer's Miracle.
        Miracle = "de_miracle",
    }
}

worded! {
    /// What headquarters troops do for their side (LC-3.6).
    pub enum Service {
        /// More supply, for the Soviets.
        SovietColumn = "su_column",
        /// More supply, for the Germans.
        GermanColumn = "de_column",
        /// Refit of infantry.
        Medics = "su_medics",
        /// Refit of armor.
        Workshop = "de_workshop",
    }
}

impl Special {
    /// Its card.
    #[inline]
    pub fn card(self) -> CardId {
        DATA.specials[self.index()]
    }
}

/// A set of specials: what is attached to a unit, or played in an assault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SpecialSet(u16);

impl SpecialSet {
    /// Is it in the set?
    #[inline]
    pub const fn has(self, special: Special) -> bool {
        self.0 & (1 << special as u16) != 0
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, special: Special) {
        self.0 |= 1 << special as u16;
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, special: Special) {
        self.0 &= !(1 << special as u16);
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// All of them in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Special> {
        super::Bits(self.0.into()).map(|place| Special::ALL[place])
    }
}

impl FromIterator<Special> for SpecialSet {
    fn from_iter<I: IntoIterator<Item = Special>>(specials: I) -> SpecialSet {
        let mut set = SpecialSet::default();
        specials.into_iter().for_each(|special| set.insert(special));
        set
    }
}

impl Serialize for SpecialSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SpecialSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<SpecialSet, D::Error> {
        Ok(Vec::<Special>::deserialize(from)?.into_iter().collect())
    }
}

table::kit::schema! {
    /// A set of specials.
    SpecialSet as Vec<Special>
}

/// A card of the list, by its place in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(std::num::NonZeroU8);

impl CardId {
    /// The card at this place of the list.
    #[inline]
    pub fn of(index: usize) -> CardId {
        CardId(std::num::NonZeroU8::new(index as u8 + 1).unwrap_or(std::num::NonZeroU8::MIN))
    }

    /// Its place in the list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// What it says.
    #[inline]
    pub fn card(self) -> &'static Card {
        &DATA.cards[self.index()]
    }

    /// The card of this name in files.
    pub fn named(id: &str) -> Option<CardId> {
        DATA.cards.iter().position(|card| card.id == id).map(CardId::of)
    }

    /// All cards.
    pub fn all() -> impl Iterator<Item = CardId> {
        (0..DATA.cards.len()).map(CardId::of)
    }

    /// Which special it is.
    #[inline]
    pub fn special(self) -> Option<Special> {
        self.card().special
    }

    /// Its word in messages.
    pub fn word(self) -> &'static str {
        self.card().id
    }
}

impl BagCard for CardId {
    #[inline]
    fn number(self) -> u8 {
        self.0.get()
    }

    #[inline]
    fn numbered(number: u8) -> Option<CardId> {
        std::num::NonZeroU8::new(number).filter(|_| usize::from(number) <= DATA.cards.len()).map(CardId)
    }
}

impl Serialize for CardId {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<CardId, D::Error> {
        let id = std::borrow::Cow::<str>::deserialize(from)?;
        CardId::named(&id).ok_or_else(|| serde::de::Error::custom(format!("there is no card `{id}`")))
    }
}

table::kit::schema! {
    /// A card by its name in the list of cards.
    CardId { "type": "string", "enum": CardId::all().map(CardId::word).collect::<Vec<_>>() }
}

/// What a card says (LC-3.1).
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Card {
    pub id: &'static str,
    pub name: &'static str,
    pub nation: Nation,
    pub kind: Kind,
    pub target: Target,
    pub cost: u8,
    pub moves: u8,
    pub recon: u8,
    /// Firepower against soft, armor and air targets.
    pub fp: [u8; 3],
    /// The firepower against aircraft stands on grey.
    pub is_grey: bool,
    pub range: u8,
    pub defense: u8,
    pub hits: u8,
    pub launch: u8,
    pub traits: u32,
    pub timing: Option<Timing>,
    pub special: Option<Special>,
    pub service: Option<Service>,
    pub subhead: Subhead,
}

impl Card {
    /// Has it this trait?
    #[inline]
    pub const fn is(&self, what: Trait) -> bool {
        self.traits & (1 << what as u32) != 0
    }

    /// Guards and Engineers take no bonus points (LC-7.18).
    pub const fn is_elite(&self) -> bool {
        matches!(self.subhead, Subhead::InfantryGuards | Subhead::InfantryEngineers)
    }

    /// A unit of the ground (LC-1.4).
    #[inline]
    pub const fn is_ground(&self) -> bool {
        matches!(self.kind, Kind::Unit | Kind::HqTroop | Kind::Staff)
    }

    /// May it be inside a fort (LC-13.3)?
    #[inline]
    pub const fn fits_fort(&self) -> bool {
        self.is(Trait::Soldier) || self.is(Trait::At)
    }

    /// Can it carry infantry (LC-13.10)?
    #[inline]
    pub const fn carries(&self) -> bool {
        self.is(Trait::Carrier) || self.is(Trait::Riders)
    }
}

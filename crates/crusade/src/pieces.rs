//! Cards and what lies on the table of them.

use crate::data::DATA;
use crate::map::Zone;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::kit::{BagCard, numbered, worded};

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
    pub fn iter(self) -> impl Iterator<Item = Special> {
        Special::ALL.into_iter().filter(move |special| self.has(*special))
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
    CardId as String
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
    /// Guards and Engineers take no bonus points (LC-7.18).
    pub is_elite: bool,
}

impl Card {
    /// Has it this trait?
    #[inline]
    pub const fn is(&self, what: Trait) -> bool {
        self.traits & (1 << what as u32) != 0
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

numbered! {
    /// A piece of a side by its owner's number.
    pub struct PieceId(up to 64);
    /// A piece that lies face up, by the number that both sides use.
    pub struct Tag(up to 64);
    /// A flight in the air.
    pub struct FlightId(up to 64);
}

/// A set of pieces that lie face up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TagSet(pub u64);

impl TagSet {
    /// Is it in the set?
    #[inline]
    pub const fn has(self, tag: Tag) -> bool {
        self.0 & (1 << tag.index()) != 0
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, tag: Tag) {
        self.0 |= 1 << tag.index();
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, tag: Tag) {
        self.0 &= !(1 << tag.index());
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All of them in order.
    pub fn iter(self) -> impl Iterator<Item = Tag> {
        (0..64).map(Tag::of).filter(move |tag| self.has(*tag))
    }
}

impl Serialize for TagSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TagSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<TagSet, D::Error> {
        let mut set = TagSet::default();
        Vec::<Tag>::deserialize(from)?.into_iter().for_each(|tag| set.insert(tag));
        Ok(set)
    }
}

table::kit::schema! {
    /// A set of pieces that lie face up.
    TagSet as Vec<Tag>
}

/// Where a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// On the ground.
    Zone(Zone),
    /// On its airfield.
    Airfield,
    /// In the air.
    Flight(FlightId),
}

/// A ground unit, a fort or an aircraft in play, as its owner knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// What it is.
    pub card: CardId,
    /// Where it is.
    pub place: Place,
    /// The number by which the enemy knows it, while it is spotted.
    pub tag: Option<Tag>,
    /// Damage points.
    pub damage: u8,
    /// Those of them that it took in the volley that is being fired (LC-11.6).
    pub fresh: u8,
    /// Has it done its main action of this turn (LC-1.5)?
    pub committed: bool,
    /// Is it dug in?
    pub dug_in: bool,
    /// Has it scouted this turn?
    pub scouted: bool,
    /// Has it taken a paid refit point this turn?
    pub refitted: bool,
    /// The fort that it is in.
    pub inside: Option<PieceId>,
    /// The unit that it rides on.
    pub aboard: Option<PieceId>,
    /// The cards attached to it.
    pub attached: SpecialSet,
    /// The weapon that it carries.
    pub weapon: Option<CardId>,
    /// The drop tanks that it carries.
    pub tanks: Option<CardId>,
}

impl Piece {
    /// A card that comes into play, face down.
    pub fn new(card: CardId, place: Place) -> Piece {
        Piece {
            card,
            place,
            tag: None,
            damage: 0,
            fresh: 0,
            committed: false,
            dug_in: false,
            scouted: false,
            refitted: false,
            inside: None,
            aboard: None,
            attached: SpecialSet::default(),
            weapon: None,
            tanks: None,
        }
    }

    /// What its card says.
    #[inline]
    pub fn stats(&self) -> &'static Card {
        self.card.card()
    }

    /// The zone it is in.
    #[inline]
    pub const fn zone(&self) -> Option<Zone> {
        match self.place {
            Place::Zone(zone) => Some(zone),
            _ => None,
        }
    }

    /// The flight it is in.
    #[inline]
    pub const fn flight(&self) -> Option<FlightId> {
        match self.place {
            Place::Flight(flight) => Some(flight),
            _ => None,
        }
    }

    /// Is it a ground unit?
    #[inline]
    pub fn is_ground(&self) -> bool {
        self.stats().is_ground()
    }

    /// Will it be removed (LC-11.6)?
    #[inline]
    pub fn is_doomed(&self) -> bool {
        self.damage >= self.stats().hits
    }

    /// A fighter bomber without a weapon (LC-8.6).
    #[inline]
    pub fn is_fighter(&self) -> bool {
        self.stats().is(Trait::FighterBomber) && self.weapon.is_none()
    }

    /// Firepower as printed and with attached cards; 0 is none (LC-4.3).
    #[inline]
    pub fn base_fp(&self, at: Target) -> i8 {
        let card = self.stats();
        let printed = match at {
            Target::Soft => card.fp[0],
            Target::Armor => card.fp[1],
            Target::Air => card.fp[2],
            Target::None => 0,
        } as i8;
        let has = |special| i8::from(self.attached.has(special));
        let medal = if printed > 0 { has(Special::Hero) + has(Special::IronCross) } else { 0 };
        match at {
            Target::Soft => printed + medal + has(Special::MgCrew),
            Target::Armor => printed + medal,
            Target::Air if printed == 0 => has(Special::MgCrew),
            _ => printed,
        }
    }

    /// What its damage takes from its firepower (LC-4.3, LC-11.6).
    #[inline]
    pub fn wounds(&self) -> i8 {
        let steady = self.attached.has(Special::Hero) || self.attached.has(Special::IronCross);
        if steady { 0 } else { (self.damage - self.fresh) as i8 }
    }

    /// Effective firepower without the situation; none if it cannot make that shot.
    #[inline]
    pub fn fp(&self, at: Target, situation: i8) -> Option<i8> {
        let base = self.base_fp(at);
        let fp = base + situation - self.wounds();
        (base > 0 && fp > 0).then_some(fp)
    }

    /// Does its firepower against aircraft allow opportunity fire (LC-8.16)?
    #[inline]
    pub fn is_flak(&self) -> bool {
        let card = self.stats();
        card.fp[2] > 0 && !card.is_grey && self.fp(Target::Air, 0).is_some()
    }
}

//! Cards and what lies on the table of them.

mod card;

pub use card::{Card, CardId, Kind, Nation, Service, Special, SpecialSet, Subhead, Target, Timing, Trait};

use crate::map::Zone;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::kit::numbered;

numbered! {
    /// A piece of a side by its owner's number.
    pub struct PieceId(up to 64);
    /// A piece that lies face up, by the number that both sides use.
    pub struct Tag(up to 64);
    /// A flight in the air.
    pub struct FlightId(up to 64);
}

/// The places of the bits that are set, lowest first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bits(pub(crate) u64);

impl Iterator for Bits {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(place)
    }
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
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tag> {
        Bits(self.0).map(Tag::of)
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

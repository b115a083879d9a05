//! Cards whose order means nothing: hands, piles, decks, cups.

use crate::Chance;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// A kind of card, told by a number.
pub trait BagCard: Copy {
    /// Its number.
    fn number(self) -> u8;

    /// The card of this number, if there is one.
    fn numbered(number: u8) -> Option<Self>;
}

/// Cards by kind, kept sorted by number, at most `MOST` of them. Equal bags are equal byte by byte, so nothing
/// can be read from the order in which cards came, and a card is drawn at the moment of drawing.
///
/// ```
/// use table::kit::{Bag, BagCard};
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct Chit(u8);
///
/// impl BagCard for Chit {
///     fn number(self) -> u8 {
///         self.0
///     }
///     fn numbered(number: u8) -> Option<Chit> {
///         Some(Chit(number))
///     }
/// }
///
/// let mut cup: Bag<Chit, 12> = [3, 1, 3].into_iter().map(Chit).collect();
/// assert_eq!((cup.len(), cup.count(Chit(3))), (3, 2));
/// let drawn = cup.draw(&mut table::Dice::quick(1)).expect("three chits were in it");
/// assert_eq!(cup.len(), 2);
/// cup.add(drawn);
/// assert_eq!(cup, [1, 3, 3].into_iter().map(Chit).collect());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<C, const MOST: usize> {
    len: u8,
    numbers: [u8; MOST],
    cards: PhantomData<C>,
}

impl<C, const MOST: usize> Default for Bag<C, MOST> {
    fn default() -> Bag<C, MOST> {
        Bag::EMPTY
    }
}

impl<C, const MOST: usize> fmt::Debug for Bag<C, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(self.numbers()).finish()
    }
}

impl<C, const MOST: usize> Bag<C, MOST> {
    /// No cards.
    pub const EMPTY: Bag<C, MOST> = {
        assert!(MOST <= u8::MAX as usize, "a bag counts its cards in a byte");
        Bag { len: 0, numbers: [0; MOST], cards: PhantomData }
    };

    #[inline]
    fn numbers(&self) -> &[u8] {
        &self.numbers[..usize::from(self.len)]
    }

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Is there none?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<C: BagCard, const MOST: usize> Bag<C, MOST> {
    /// All cards, equal ones one after another.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = C> + Clone + '_ {
        self.numbers().iter().filter_map(|number| C::numbered(*number))
    }

    /// Each kind of card once.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = C> + '_ {
        let numbers = self.numbers();
        let first = move |i: &usize| *i == 0 || numbers[*i - 1] != numbers[*i];
        (0..numbers.len()).filter(first).filter_map(move |i| C::numbered(numbers[i]))
    }

    /// How many of this card there are.
    #[inline]
    pub fn count(&self, card: C) -> u8 {
        self.numbers().iter().filter(|number| **number == card.number()).count() as u8
    }

    /// Is this card there?
    #[inline]
    pub fn has(&self, card: C) -> bool {
        self.numbers().contains(&card.number())
    }

    /// Does it hold everything that the other does?
    pub fn covers(&self, other: &Bag<C, MOST>) -> bool {
        other.kinds().all(|card| self.count(card) >= other.count(card))
    }

    /// Puts a card in. A bag that is full stays as it is.
    pub fn add(&mut self, card: C) {
        let len = usize::from(self.len);
        if len == MOST {
            return;
        }
        let place = self.numbers().partition_point(|number| *number <= card.number());
        self.numbers.copy_within(place..len, place + 1);
        self.numbers[place] = card.number();
        self.len += 1;
    }

    /// Takes a card out, if it is there.
    pub fn remove(&mut self, card: C) -> bool {
        let Some(place) = self.numbers().iter().position(|number| *number == card.number()) else { return false };
        self.numbers.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        self.numbers[usize::from(self.len)] = 0;
        true
    }

    /// Takes a card out by chance, if there is one.
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<C> {
        let card = C::numbered(*chance.pick(self.numbers())?)?;
        self.remove(card);
        Some(card)
    }
}

impl<C: BagCard, const MOST: usize> FromIterator<C> for Bag<C, MOST> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Bag<C, MOST> {
        let mut bag = Bag::default();
        bag.extend(cards);
        bag
    }
}

impl<C: BagCard, const MOST: usize> Extend<C> for Bag<C, MOST> {
    fn extend<I: IntoIterator<Item = C>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.add(card));
    }
}

impl<C: BagCard + Serialize, const MOST: usize> Serialize for Bag<C, MOST> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<C: JsonSchema, const MOST: usize> JsonSchema for Bag<C, MOST> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("Bag_of_{}", C::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "items": generator.subschema_for::<C>(), "maxItems": MOST })
    }
}

impl<'de, C: BagCard + Deserialize<'de>, const MOST: usize> Deserialize<'de> for Bag<C, MOST> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Bag<C, MOST>, D::Error> {
        let cards = Vec::<C>::deserialize(from)?;
        if cards.len() > MOST {
            return Err(D::Error::custom(format!("{} cards in one place: at most {MOST} can be", cards.len())));
        }
        Ok(cards.into_iter().collect())
    }
}

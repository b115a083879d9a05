//! Cards whose order means nothing: hands, piles, decks.

use crate::pieces::CardId;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The most cards that a deck has (TC-20.7), and so the most that a bag holds.
pub const MOST_CARDS: usize = 60;

/// Cards by kind, kept sorted by number. Equal bags are equal byte by byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag {
    len: u8,
    cards: [u8; MOST_CARDS],
}

impl Default for Bag {
    fn default() -> Bag {
        Bag::EMPTY
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(self.numbers()).finish()
    }
}

impl Bag {
    /// No cards.
    pub const EMPTY: Bag = Bag { len: 0, cards: [0; MOST_CARDS] };

    #[inline]
    fn numbers(&self) -> &[u8] {
        &self.cards[..usize::from(self.len)]
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

    /// All cards, equal ones one after another.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = CardId> + Clone + '_ {
        self.numbers().iter().filter_map(|number| CardId::of(*number))
    }

    /// Each kind of card once.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = CardId> + '_ {
        let numbers = self.numbers();
        let first = move |i: &usize| *i == 0 || numbers[*i - 1] != numbers[*i];
        (0..numbers.len()).filter(first).filter_map(move |i| CardId::of(numbers[i]))
    }

    /// How many of this card there are.
    #[inline]
    pub fn count(&self, card: CardId) -> u8 {
        self.numbers().iter().filter(|number| **number == card.number()).count() as u8
    }

    /// Is this card there?
    #[inline]
    pub fn has(&self, card: CardId) -> bool {
        self.numbers().contains(&card.number())
    }

    /// Puts a card in. A bag that is full stays as it is.
    pub fn add(&mut self, card: CardId) {
        let len = usize::from(self.len);
        if len == MOST_CARDS {
            return;
        }
        let place = self.numbers().partition_point(|number| *number <= card.number());
        self.cards.copy_within(place..len, place + 1);
        self.cards[place] = card.number();
        self.len += 1;
    }

    /// Takes a card out, if it is there.
    pub fn remove(&mut self, card: CardId) -> bool {
        let Some(place) = self.numbers().iter().position(|number| *number == card.number()) else { return false };
        self.cards.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        self.cards[usize::from(self.len)] = 0;
        true
    }

    /// The card at this place of the sorted list.
    pub fn nth(&self, place: u32) -> Option<CardId> {
        self.numbers().get(place as usize).and_then(|number| CardId::of(*number))
    }

    /// Does it hold everything that the other does?
    pub fn covers(&self, other: &Bag) -> bool {
        other.kinds().all(|card| self.count(card) >= other.count(card))
    }

    /// What all cards cost together.
    pub fn points(&self) -> u16 {
        self.iter().map(|card| u16::from(card.stats().points)).sum()
    }

    /// Is there a combat card in it?
    pub fn has_combat(&self) -> bool {
        self.iter().any(|card| card.stats().is_combat())
    }
}

impl FromIterator<CardId> for Bag {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Bag {
        let mut bag = Bag::default();
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

impl Extend<CardId> for Bag {
    fn extend<I: IntoIterator<Item = CardId>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.add(card));
    }
}

impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Bag, D::Error> {
        let cards = Vec::<CardId>::deserialize(from)?;
        if cards.len() > MOST_CARDS {
            return Err(D::Error::custom(format!("{} cards in one place: at most {MOST_CARDS} can be", cards.len())));
        }
        Ok(cards.into_iter().collect())
    }
}

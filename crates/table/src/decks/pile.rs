//! Cards, each so many times.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The most of one card that a pile holds; far above what any title allows of a card worth playing.
pub const MOST: u8 = 99;

/// Cards, each so many times, in the order of the card list.
///
/// ```
/// use table::decks::Pile;
///
/// let mut pile: Pile<u16> = [56, 10, 56].into_iter().collect();
/// assert_eq!((pile.len(), pile.count(56)), (3, 2));
/// assert!(pile.take(56) && pile.take(10) && !pile.take(10));
/// assert_eq!(pile.entries().collect::<Vec<_>>(), [(56, 1)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<(C, u8)>", into = "Vec<(C, u8)>")]
#[serde(bound(serialize = "C: Ord + Copy + Serialize", deserialize = "C: Ord + Copy + Deserialize<'de>"))]
pub struct Pile<C: Ord + Copy>(BTreeMap<C, u8>);

impl<C: Ord + Copy> Default for Pile<C> {
    fn default() -> Pile<C> {
        Pile(BTreeMap::new())
    }
}

impl<C: Ord + Copy> Pile<C> {
    /// Puts in so many more, as far as they fit.
    pub fn add(&mut self, card: C, count: u8) {
        if count > 0 {
            let held = self.0.entry(card).or_insert(0);
            *held = held.saturating_add(count).min(MOST);
        }
    }

    /// Takes one out; false if there is none.
    pub fn take(&mut self, card: C) -> bool {
        match self.0.get_mut(&card) {
            None => false,
            Some(1) => self.0.remove(&card).is_some(),
            Some(count) => {
                *count -= 1;
                true
            }
        }
    }

    /// How many of this card are in it.
    pub fn count(&self, card: C) -> u8 {
        self.0.get(&card).copied().unwrap_or(0)
    }

    /// The cards and how many there are of each.
    pub fn entries(&self) -> impl Iterator<Item = (C, u8)> + '_ {
        self.0.iter().map(|(card, count)| (*card, *count))
    }

    /// Every single card.
    pub fn cards(&self) -> impl Iterator<Item = C> + '_ {
        self.entries().flat_map(|(card, count)| std::iter::repeat_n(card, count.into()))
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.0.values().map(|count| usize::from(*count)).sum()
    }

    /// Nothing in it?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What all of its cards together come to; no more than can be counted.
    pub fn sum(&self, of: impl Fn(C) -> u16) -> u16 {
        let each = self.entries().map(|(card, count)| of(card).saturating_mul(count.into()));
        each.fold(0, u16::saturating_add)
    }

    /// The same cards by another name, without those that have none.
    pub fn renamed<D: Ord + Copy>(&self, name: impl Fn(C) -> Option<D>) -> Pile<D> {
        Pile(self.entries().filter_map(|(card, count)| Some((name(card)?, count))).collect())
    }
}

impl<C: Ord + Copy> FromIterator<C> for Pile<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Pile<C> {
        let mut pile = Pile::default();
        cards.into_iter().for_each(|card| pile.add(card, 1));
        pile
    }
}

impl<C: Ord + Copy> From<Pile<C>> for Vec<(C, u8)> {
    fn from(pile: Pile<C>) -> Vec<(C, u8)> {
        pile.0.into_iter().collect()
    }
}

impl<C: Ord + Copy> TryFrom<Vec<(C, u8)>> for Pile<C> {
    type Error = String;

    fn try_from(entries: Vec<(C, u8)>) -> Result<Pile<C>, String> {
        let mut pile = Pile::default();
        for (card, count) in entries {
            if !(1..=MOST).contains(&count) {
                return Err(format!("{count} of a card: say 1 to {MOST}"));
            }
            if pile.0.insert(card, count).is_some() {
                return Err("a card stands there twice".to_owned());
            }
        }
        Ok(pile)
    }
}

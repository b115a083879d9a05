//! Decks of one's own: what is in one, whether it may be used, what it is good for, how it is shared.

mod build;
mod check;
mod link;
mod stats;
mod taking;
mod text;

pub use build::{build, complete};
pub use check::{LARGEST, Terms};
pub use stats::{Odds, Statistics, Tally, odds};
pub use taking::DeckDue;
pub use text::{NAME_LENGTH, Problem};

use crate::data::{ForcePart, ReadyDeck};
use crate::pieces::{Card, CardId, Nation, Year};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The most of one card that a pile holds; far above what any budget buys of a card worth playing.
pub const MOST: u8 = 99;

/// Cards, each so many times, in the order of the card list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<(CardId, u8)>", into = "Vec<(CardId, u8)>")]
pub struct Pile(BTreeMap<CardId, u8>);

impl Pile {
    /// Puts in so many more, as far as they fit.
    pub fn add(&mut self, card: CardId, count: u8) {
        if count > 0 {
            let held = self.0.entry(card).or_insert(0);
            *held = held.saturating_add(count).min(MOST);
        }
    }

    /// Takes one out; false if there is none.
    pub fn take(&mut self, card: CardId) -> bool {
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
    pub fn count(&self, card: CardId) -> u8 {
        self.0.get(&card).copied().unwrap_or(0)
    }

    /// The cards and how many there are of each.
    pub fn entries(&self) -> impl Iterator<Item = (CardId, u8)> + '_ {
        self.0.iter().map(|(card, count)| (*card, *count))
    }

    /// Every single card.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + '_ {
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

    /// What they cost together.
    pub fn points(&self) -> u16 {
        self.entries().map(|(card, count)| u16::from(card.stats().points) * u16::from(count)).sum()
    }

    /// How many of them are such.
    pub fn count_of(&self, such: impl Fn(&Card) -> bool) -> usize {
        self.entries().filter(|(card, _)| such(card.stats())).map(|(_, count)| usize::from(count)).sum()
    }
}

impl FromIterator<CardId> for Pile {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Pile {
        let mut pile = Pile::default();
        cards.into_iter().for_each(|card| pile.add(card, 1));
        pile
    }
}

impl From<Pile> for Vec<(CardId, u8)> {
    fn from(pile: Pile) -> Vec<(CardId, u8)> {
        pile.0.into_iter().collect()
    }
}

impl TryFrom<Vec<(CardId, u8)>> for Pile {
    type Error = String;

    fn try_from(entries: Vec<(CardId, u8)>) -> Result<Pile, String> {
        let mut pile = Pile::default();
        for (card, count) in entries {
            if !(1..=MOST).contains(&count) {
                return Err(format!("{count} of card {}: say 1 to {MOST}", card.number()));
            }
            if pile.0.insert(card, count).is_some() {
                return Err(format!("card {} stands there twice", card.number()));
            }
        }
        Ok(pile)
    }
}

/// A deck: what somebody brings to a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// What its maker calls it.
    pub name: String,
    /// Whose it is.
    pub nation: Nation,
    /// The year that its cards shall be from, if any.
    pub year: Option<Year>,
    /// The points that it was made for; 0 where points do not matter.
    pub budget: u16,
    /// Its cards.
    pub cards: Pile,
    /// The group that comes later in 17.5 (TC-18.5); else empty.
    #[serde(default)]
    pub reinforcement: Pile,
}

impl Deck {
    /// An empty deck.
    pub fn new(nation: Nation) -> Deck {
        let (name, cards) = (String::new(), Pile::default());
        Deck { name, nation, year: None, budget: 0, cards, reinforcement: Pile::default() }
    }

    /// A ready-made deck (TC-20.6): what was bought of it, or the pile beside a fixed force.
    pub fn ready(ready: &ReadyDeck) -> Deck {
        Deck {
            name: ready.id.to_owned(),
            nation: ready.nation,
            year: Some(ready.year),
            budget: ready.budget.deck,
            cards: ready.group(ForcePart::Deck).collect(),
            reinforcement: ready.group(ForcePart::Reinforcement).collect(),
        }
    }

    /// All its cards, both groups together.
    pub fn all(&self) -> Pile {
        self.cards.cards().chain(self.reinforcement.cards()).collect()
    }
}

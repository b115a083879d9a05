//! Decks of one's own: what is in one, whether it may be used, what it is good for, how it comes to the table.
//!
//! What every title's decks have in common is in [`table::decks`]; the rest is here.

mod build;
mod check;
mod figures;
mod general;
mod shelf;
mod stats;
mod taking;

pub use build::{build, complete};
pub use check::{LARGEST, Terms};
pub use general::{DECKS, TankCommanderDecks};
pub use stats::{Odds, Statistics, Tally, odds};
pub use table::decks::{DeckDue, MOST};

use crate::data::{ForcePart, ReadyDeck};
use crate::pieces::{Card, CardId, Nation, Year};

/// Cards, each so many times.
pub type Pile = table::decks::Pile<CardId>;

/// What the cards of a pile come to.
pub trait Counted {
    /// What they cost together.
    fn points(&self) -> u16;

    /// How many of them are such.
    fn count_of(&self, such: impl Fn(&Card) -> bool) -> usize;
}

impl Counted for Pile {
    fn points(&self) -> u16 {
        self.sum(|card| card.stats().points.into())
    }

    fn count_of(&self, such: impl Fn(&Card) -> bool) -> usize {
        self.sum(|card| such(card.stats()).into()).into()
    }
}

/// A deck: what somebody brings to a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deck {
    /// Whose it is.
    pub nation: Nation,
    /// The year that its cards shall be from, if any.
    pub year: Option<Year>,
    /// Its cards.
    pub cards: Pile,
    /// The group that comes later in 17.5 (TC-18.5); else empty.
    pub reinforcement: Pile,
}

impl Deck {
    /// An empty deck.
    pub fn new(nation: Nation) -> Deck {
        Deck { nation, year: None, cards: Pile::default(), reinforcement: Pile::default() }
    }

    /// A ready-made deck (TC-20.6): what was bought of it, or the pile beside a fixed force.
    pub fn ready(ready: &ReadyDeck) -> Deck {
        Deck {
            nation: ready.nation,
            year: Some(ready.year),
            cards: ready.group(ForcePart::Deck).collect(),
            reinforcement: ready.group(ForcePart::Reinforcement).collect(),
        }
    }

    /// All its cards, both groups together.
    pub fn all(&self) -> Pile {
        self.cards.cards().chain(self.reinforcement.cards()).collect()
    }
}

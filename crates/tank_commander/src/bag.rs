//! Cards whose order means nothing: hands, piles, decks.

use crate::pieces::CardId;

/// The most cards that a deck has (TC-20.7), and so the most that a bag holds.
pub const MOST_CARDS: usize = 60;

/// Cards by kind.
pub type Bag = table::kit::Bag<CardId, MOST_CARDS>;

/// What cards come to together.
pub trait Worth {
    /// What all of them cost.
    fn points(&self) -> u16;

    /// Is there a combat card among them?
    fn has_combat(&self) -> bool;
}

impl Worth for Bag {
    fn points(&self) -> u16 {
        self.iter().map(|card| u16::from(card.stats().points)).sum()
    }

    fn has_combat(&self) -> bool {
        self.iter().any(|card| card.stats().is_combat())
    }
}

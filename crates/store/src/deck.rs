//! The decks that players keep.

use crate::{AccountId, DeckId, Holder, SessionId};
use serde_json::Value;

/// Who keeps a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Keeper {
    /// A guest.
    Session(SessionId),
    /// Somebody with an account.
    Account(AccountId),
}

impl Keeper {
    /// Whoever holds a seat keeps decks too; bots and empty seats keep none.
    pub fn of(holder: &Holder) -> Option<Keeper> {
        match holder {
            Holder::Session(session) => Some(Keeper::Session(*session)),
            Holder::Account(account) => Some(Keeper::Account(*account)),
            Holder::Open | Holder::Invited | Holder::Bot(_) => None,
        }
    }
}

/// The most decks that somebody keeps.
pub const MOST_DECKS: u32 = 200;

/// The longest deck that is kept, in bytes of its JSON.
pub const LONGEST_DECK: usize = 16 << 10;

/// A deck to be kept.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct NewDeck {
    /// The title that it is for.
    pub title: String,
    /// The edition of the title's rules.
    pub edition: u32,
    /// What its maker calls it.
    pub name: String,
    /// What is in it: the business of those who play with it.
    pub body: Value,
}

/// A deck that somebody keeps.
#[derive(Clone, Debug, PartialEq)]
pub struct DeckRow {
    /// Its name in addresses.
    pub id: DeckId,
    /// What was kept.
    pub deck: NewDeck,
    /// How often it was kept, from 1: who changes it says which one was changed.
    pub revision: u32,
    /// When it was kept last, in milliseconds since 1970.
    pub saved: u64,
}

/// What became of the wish to keep a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "unless it was kept, nothing has changed"]
pub enum Kept {
    /// It is on disk.
    Kept(DeckId),
    /// Somebody keeps [`MOST_DECKS`] already.
    Full,
    /// It is longer than [`LONGEST_DECK`].
    TooLong,
    /// It was changed meanwhile, or is gone, or was never theirs.
    Changed,
}

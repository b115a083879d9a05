//! Decks of one's own, whatever the title: what one is made of, and what a title has to say of its decks.
//!
//! | room | what is in it |
//! |---|---|
//! | [`Pile`] | cards, each so many times |
//! | [`Deck`] | a deck: its name, its terms, its piles |
//! | [`DeckRules`] | what a title says of decks, away from any match: terms, cards, faults, figures |
//! | [`Decks`] | how a deck comes to a match |
//!
//! A card is known by its number here, as in the encyclopedia; a term by a word. What they mean, the title knows: it
//! makes its own types of them before it judges.

mod deck;
mod pile;
mod rules;

pub use deck::Deck;
pub use pile::{MOST, Pile};
pub use rules::{
    Bears, CardChoice, DeckCard, DeckDue, DeckRules, Decks, Facet, Figure, Group, PoolCard, ReadyDeck, Scale, Spent,
    Term, TermChoice,
};

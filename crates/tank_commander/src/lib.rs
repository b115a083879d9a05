//! Tank Commander: the rules.

pub mod data;
pub mod decks;
pub mod names;
pub mod pieces;

//! Visits to the site, a file for each kind.

pub mod accounts;
pub mod cards;
pub mod comforts;
pub mod decks;
pub mod endings;
pub mod secrets;

//! What The Last Crusade is tested by: rules and worked examples by their numbers, what is hidden, laws, minds.

mod coverage;
mod decks;
mod examples_air;
mod examples_ground;
mod field;
mod hidden;
mod laws;
mod minds;
mod rules_air;
mod rules_cards;
mod rules_ground;
mod rules_turn;
mod words;

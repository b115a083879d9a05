//! What Tank Commander is tested by: rules and examples by their numbers, tables, views, words, laws.

mod cards;
mod coverage;
mod decks;
mod examples_cards;
mod examples_fire;
mod examples_movement;
mod field;
mod hidden;
mod laws;
mod loading;
mod names;
mod promise;
mod rules_board;
mod rules_cards;
mod rules_scenarios;
mod tables;
mod words;

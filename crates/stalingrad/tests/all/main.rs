//! What The Hell of Stalingrad is tested by: rules and examples by their numbers, cards, views, words, laws.

mod cards;
mod coverage;
mod examples;
mod examples_effects;
mod hidden;
mod laws;
mod loading;
mod minds;
mod rules_battle;
mod rules_cards;
mod rules_damage;
mod rules_strategy;
mod rules_teams;
mod scene;
mod tables;
mod words;

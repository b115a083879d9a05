//! What The Last Crusade is tested by: rules and examples by their numbers, tables, views, words, laws.

mod coverage;
mod examples_air;
mod examples_ground;
mod field;
mod hidden;
mod laws;
mod loading;
mod minds;
mod rules_air;
mod rules_ground;
mod rules_turn;
mod tables;
mod words;

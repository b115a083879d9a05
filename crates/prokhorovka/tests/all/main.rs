//! What Blood & Steel is tested by: rules and examples by their numbers, tables, views, words, laws.

mod coverage;
mod examples_fire;
mod examples_march;
mod field;
mod hidden;
mod laws;
mod loading;
mod minds;
mod rules_end;
mod rules_fire;
mod rules_map;
mod rules_march;
mod rules_overrun;
mod rules_setup;
mod rules_turn;
mod tables;
mod words;

//! What The Hell of Stalingrad is tested by: rules and examples by their numbers, cards, views, words, laws.

mod coverage;
mod examples;
mod laws;
mod minds;
mod scene;

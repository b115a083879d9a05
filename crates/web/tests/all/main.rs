//! The site asked without a browser.

mod decks;
mod faulty;
mod guard;
#[path = "../prepared/mod.rs"]
#[allow(dead_code, reason = "the tests in a browser use the rest")]
mod prepared;
mod seats;
mod windows;
mod wire;
mod words;

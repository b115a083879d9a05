//! The site asked without a browser.

mod decks;
mod faulty;
mod guard;
mod interrupts;
mod learn;
#[path = "../../../table/tests/all/picket/mod.rs"]
#[allow(dead_code, reason = "the tests of the table use the rest")]
mod picket;
#[path = "../../../titles/tests/all/picket_board.rs"]
mod picket_board;
mod pictures;
#[path = "../prepared/mod.rs"]
#[allow(dead_code, reason = "the tests in a browser use the rest")]
mod prepared;
mod privacy;
mod seats;
mod story;
mod strangers;
mod titles;
mod views;
mod wire;
mod words;

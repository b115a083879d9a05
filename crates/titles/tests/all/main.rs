//! What titles are tested by: matches of any title, with one small game.

mod hosted;
#[path = "../../../table/tests/all/picket/mod.rs"]
#[allow(dead_code, reason = "the tests of the table use the rest")]
mod picket;
mod picket_board;

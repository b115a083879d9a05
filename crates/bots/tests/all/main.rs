//! The bots on a small game and on a title.

mod duel;
mod hope;
#[path = "../../../table/tests/all/picket/mod.rs"]
#[allow(dead_code, reason = "the game's own tests use the rest")]
mod picket;
mod small;
mod stalingrad;

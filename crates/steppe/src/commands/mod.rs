//! The commands, one a file.

pub mod arena;
pub mod attack;
pub mod backup;
pub mod bench;
pub mod crash;
pub mod engine;
pub mod fuzz;
pub mod games;
pub mod laws;
pub mod load;
pub mod perft;
pub mod play;
pub mod playthrough;
pub mod replay;
pub mod rules;
pub mod schema;
pub mod serve;
pub mod verify;

//! Tank Commander: the rules.

pub mod data;
pub mod pieces;

//! What the board of The Hell of Stalingrad is tested by.

mod board;
mod cards;

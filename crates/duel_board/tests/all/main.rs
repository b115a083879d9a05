//! The board of Duel of the Giants.

mod board;
mod clicks;
mod drawings;

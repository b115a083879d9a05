//! The board of Tank Commander and its cards.

mod board;
mod cards;

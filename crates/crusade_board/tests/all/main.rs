//! What the board of The Last Crusade is tested by.

mod board;

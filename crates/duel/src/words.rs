//! What the game says to players.

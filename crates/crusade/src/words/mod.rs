//! What it says to players.

//! Duel of the Giants.

//! The store, tried on files of its own.

mod crash;
mod decks;
mod files;
mod matches;
mod people;
mod races;
mod room;

//! The store, tried on files of its own.

mod backup;
mod crash;
mod decks;
mod files;
mod matches;
mod people;
mod races;
mod room;

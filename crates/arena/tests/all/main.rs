//! Plans of an arena, and how they are played.

mod run;
mod schedule;
mod study;

//! Plans of an arena, and how they are played.

mod plan;
mod run;

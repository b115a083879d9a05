//! The command line of Steppe.
//!
//! Each command is a file in `commands`: it reads from any reader and writes to any writer, so that a test
//! can sit at the terminal. [`run`] picks the command; `main` only gives it the real terminal.

pub mod cli;
mod clients;
pub mod commands;
mod failure;
mod files;
mod lines;
mod markdown;
mod screen;
mod setups;
mod signals;

pub use cli::run;
pub use failure::{Answer, Failure};
pub use screen::Screen;
pub use titles::{Entry, Playable, Titles};

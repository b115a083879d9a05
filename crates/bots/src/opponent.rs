//! Whom one plays against.

use crate::{Limit, Persona};
use std::fmt;
use std::str::FromStr;

/// Whom one plays against. Written `plan:turtle`, `cmd:python3 bot.py`, `veteran` or `veteran:bold`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opponent {
    /// Follows the title's plan of this name.
    Plan(String),
    /// A program of somebody else, started by this command.
    Command(String),
    /// Plays as well as its level, in its own way.
    Level(Persona),
}

impl Opponent {
    /// How many threads it thinks on.
    pub fn threads(&self, limit: Option<Limit>) -> usize {
        match self {
            Opponent::Plan(_) | Opponent::Command(_) => 1,
            Opponent::Level(who) => who.level().threads(limit),
        }
    }

    /// Does it do the same again from the same seed? Not if it looks at a clock, as levels that search do
    /// when they are left to their own limits; and nobody knows of a program of somebody else.
    pub fn repeats_itself(&self, limit: Option<Limit>) -> bool {
        match (self, limit) {
            (Opponent::Command(_), _) => false,
            (Opponent::Plan(_), _) | (Opponent::Level(_), Some(Limit::Iterations(_))) => true,
            (Opponent::Level(who), Some(Limit::Clock(_)) | None) => !who.level().looks_ahead(),
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Opponent::Plan(name) => write!(f, "plan:{name}"),
            Opponent::Command(line) => write!(f, "cmd:{line}"),
            Opponent::Level(who) => who.fmt(f),
        }
    }
}

impl FromStr for Opponent {
    type Err = String;

    fn from_str(word: &str) -> Result<Opponent, String> {
        match word.split_once(':') {
            Some(("plan", name)) => Ok(Opponent::Plan(name.to_owned())),
            Some(("cmd", line)) => Ok(Opponent::Command(line.trim_matches('"').to_owned())),
            _ => word.parse().map(Opponent::Level),
        }
    }
}

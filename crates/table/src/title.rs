//! A game's passport: what it is called, who can play it, what can be chosen.

use crate::Rulebook;
use crate::kit::worded;
use serde::Serialize;
use std::sync::LazyLock;

/// What a title is, for lists, forms and help texts.
pub struct Title {
    /// The word for it in commands, addresses and files.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Two sentences for somebody who has never heard of it.
    pub pitch: &'static str,
    /// The two sides by the word for each in files and messages.
    pub sides: [&'static str; 2],
    /// How many can play.
    pub players: std::ops::RangeInclusive<u8>,
    /// Does chance play a part after the set-up?
    pub chance: ChanceIn,
    /// What can be chosen before the match.
    pub options: &'static LazyLock<Vec<OptionSpec>>,
    /// The rulebook.
    pub rulebook: &'static LazyLock<Rulebook>,
    /// Counts up when a change of the rules could change a recorded match.
    pub edition: u32,
}

worded! {
    /// Between whom a scenario was measured: two bots of the same level.
    pub enum Equals {
        /// Two regulars.
        Regular = "regular",
        /// Two veterans.
        Veteran = "veteran",
        /// Two aces.
        Ace = "ace",
    }
}

/// How a scenario comes out between equals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Balance {
    /// The title's message that tells it, with `between`, `percent` and `matches`: it says whose share it is.
    pub key: &'static str,
    /// Who played.
    pub between: Equals,
    /// The share of the wins, draws counting half.
    pub percent: u8,
    /// How many matches were played to measure it.
    pub matches: u32,
}

/// Where a game uses chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ChanceIn {
    /// Only to set up, if at all.
    Setup,
    /// All along.
    Play,
}

worded! {
    /// Where a value of the game comes from.
    pub enum Origin {
        /// The original rule text.
        Seed = "seed",
        /// Another published description of the game.
        Public = "public",
        /// Ours, where the original is lost or silent.
        Reconstructed = "reconstructed",
    }
}

/// One thing that can be chosen before a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// Its name in the setup.
    pub id: String,
    /// What it is if nobody says otherwise.
    pub default: String,
    /// What it can be.
    pub values: Values,
    /// Where it comes from.
    pub origin: Origin,
    /// What it does.
    pub note: String,
}

/// What an option can be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Values {
    /// One of these words or numbers.
    OneOf(Vec<String>),
    /// A whole number in this range.
    Range(i64, i64),
}

//! How strong an opponent is.

use crate::Limit;
use std::fmt;
use std::str::FromStr;
use std::thread::available_parallelism;
use std::time::Duration;

/// How strong an opponent is, the weakest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Does anything legal.
    Random,
    /// Takes what looks best right after the action.
    Recruit,
    /// Looks ahead a little: whom a newcomer meets first.
    #[default]
    Regular,
    /// Looks ahead.
    Veteran,
    /// Looks ahead as well as it can.
    Ace,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Recruit, Level::Regular, Level::Veteran, Level::Ace];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Recruit => "recruit",
            Level::Regular => "regular",
            Level::Veteran => "veteran",
            Level::Ace => "ace",
        }
    }

    /// What to expect of it, in one sentence.
    pub const fn description(self) -> &'static str {
        match self {
            Level::Random => "Does anything that the rules allow, without thinking.",
            Level::Recruit => "Looks one action ahead and takes what seems best at once.",
            Level::Regular => "Plays a few dozen continuations through in its mind; at most 0.3 seconds a decision.",
            Level::Veteran => "Plays hundreds of continuations through in its mind; at most 1 second a decision.",
            Level::Ace => "Plays thousands of continuations through on all cores; at most 3 seconds a decision.",
        }
    }

    /// Does it play continuations through in its mind?
    pub const fn looks_ahead(self) -> bool {
        self.enough() > 0
    }

    /// The longest that it thinks about one decision; nothing to speak of for those that do not look ahead.
    pub const fn longest(self) -> Duration {
        match self {
            Level::Random | Level::Recruit => Duration::ZERO,
            Level::Regular => Duration::from_millis(300),
            Level::Veteran => Duration::from_millis(1000),
            Level::Ace => Duration::from_millis(3000),
        }
    }

    /// How many threads it thinks on: the ace takes all cores, but one alone under a limit of iterations, so that
    /// what it decides depends on the seed and on nothing else.
    pub fn threads(self, limit: Option<Limit>) -> usize {
        match (self, limit) {
            (Level::Ace, None | Some(Limit::Clock(_))) => available_parallelism().map_or(1, usize::from),
            _ => 1,
        }
    }

    /// How many iterations of each thread are enough for it, so that a level is about as strong on a fast machine
    /// as on a slow one.
    pub const fn enough(self) -> u32 {
        match self {
            Level::Random | Level::Recruit => 0,
            Level::Regular => 60,
            Level::Veteran => 500,
            Level::Ace => 8000,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(word: &str) -> Result<Level, String> {
        let found = Level::ALL.into_iter().find(|level| level.name() == word);
        found.ok_or_else(|| {
            let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
            format!("there is no level {word:?}: choose one of {}", names.join(", "))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_that_looks_ahead_says_for_how_long() {
        for level in Level::ALL.into_iter().filter(|level| level.enough() > 0) {
            let seconds = level.longest().as_secs_f64();
            let said = format!("at most {seconds} second");
            assert!(level.description().contains(&said), "{level}: {said}");
        }
    }

    #[test]
    fn every_level_is_found_by_its_name() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        assert!("general".parse::<Level>().unwrap_err().contains("random, recruit"));
    }
}

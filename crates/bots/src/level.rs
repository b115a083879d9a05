//! How strong an opponent is.

use std::fmt;
use std::str::FromStr;

/// How strong an opponent is, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Does anything legal.
    Random,
    /// Takes what looks best right after the action.
    Recruit,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Recruit];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Recruit => "recruit",
        }
    }

    /// What to expect of it, in one sentence.
    pub const fn description(self) -> &'static str {
        match self {
            Level::Random => "Does anything that the rules allow, without thinking.",
            Level::Recruit => "Looks one action ahead and takes what seems best at once.",
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
    fn every_level_is_found_by_its_name() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        assert!("general".parse::<Level>().unwrap_err().contains("random, recruit"));
    }
}

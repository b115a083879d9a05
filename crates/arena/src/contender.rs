//! Who takes part: a level, with its own limit or another.

use bots::{Level, Limit};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A level with its own limit or another. Written `veteran`, `veteran@1000` or `veteran@500ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contender {
    /// How strong.
    pub level: Level,
    /// When to stop thinking, if not at the level's own limit.
    pub limit: Option<Limit>,
}

impl Contender {
    /// Does it do the same again from the same seed? Not if it looks at a clock, as levels that search do
    /// when they are left to their own limits.
    pub fn repeats_itself(&self) -> bool {
        match self.limit {
            Some(Limit::Iterations(_)) => true,
            Some(Limit::Clock(_)) | None => self.level <= Level::Recruit,
        }
    }

    /// Its place among contenders, the weakest first: by level, then by how long it may think.
    pub fn rank(&self) -> (Level, u8, u128) {
        match self.limit {
            Some(Limit::Iterations(count)) => (self.level, 0, count.into()),
            Some(Limit::Clock(time)) => (self.level, 1, time.as_millis()),
            None => (self.level, 2, 0),
        }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.limit {
            None => self.level.fmt(f),
            limit => write!(f, "{}@{}", self.level, in_word(limit)),
        }
    }
}

impl FromStr for Contender {
    type Err = String;

    fn from_str(word: &str) -> Result<Contender, String> {
        let (level, limit) = match word.split_once('@') {
            Some((level, limit)) => (level, limit_of(limit)?),
            None => (word, None),
        };
        Ok(Contender { level: level.parse()?, limit })
    }
}

/// A limit as files have it: `1000` iterations, `500ms` of time, or the level's `own`.
pub(crate) fn in_word(limit: Option<Limit>) -> String {
    match limit {
        None => "own".to_owned(),
        Some(Limit::Iterations(count)) => count.to_string(),
        Some(Limit::Clock(time)) => format!("{}ms", time.as_millis()),
    }
}

/// The limit that a word stands for.
pub(crate) fn limit_of(word: &str) -> Result<Option<Limit>, String> {
    let wrong = || format!("{word:?} is not a limit: write iterations (1000), a time (500ms) or own");
    let limit = match (word, word.strip_suffix("ms")) {
        ("own", _) => return Ok(None),
        (_, Some(time)) => Limit::Clock(Duration::from_millis(time.parse().map_err(|_| wrong())?)),
        (count, None) => Limit::Iterations(count.parse().map_err(|_| wrong())?),
    };
    match limit {
        Limit::Iterations(0) | Limit::Clock(Duration::ZERO) => Err(wrong()),
        limit => Ok(Some(limit)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contenders_are_read_as_they_are_written() {
        for word in ["random", "recruit@1000", "recruit@500ms"] {
            assert_eq!(word.parse::<Contender>().unwrap().to_string(), word);
        }
        assert_eq!("recruit@own".parse::<Contender>().unwrap().to_string(), "recruit");
        for wrong in ["recruit@", "recruit@0", "recruit@0ms", "recruit@-1", "recruit@1s"] {
            assert!(wrong.parse::<Contender>().unwrap_err().contains("is not a limit"), "{wrong}");
        }
        assert!("general@5".parse::<Contender>().unwrap_err().contains("no level \"general\""));
    }
}

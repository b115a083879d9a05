//! Who takes part: a level, with its own limit or another, or a plan.

use bots::{Limit, Opponent};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// An opponent with its own limit or another. Written `veteran`, `veteran@1000`, `veteran@500ms`,
/// `veteran:bold@1000` or `plan:turtle`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    /// Who it is.
    pub who: Opponent,
    /// When to stop thinking, if not at its own limit.
    pub limit: Option<Limit>,
}

impl Contender {
    /// Its place among contenders, the weakest first: by level, then by how long it may think.
    pub fn rank(&self) -> (Opponent, u8, u128) {
        let (kind, size) = match self.limit {
            Some(Limit::Iterations(count)) => (0, count.into()),
            Some(Limit::Clock(time)) => (1, time.as_millis()),
            None => (2, 0),
        };
        (self.who.clone(), kind, size)
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.limit {
            None => self.who.fmt(f),
            limit => write!(f, "{}@{}", self.who, in_word(limit)),
        }
    }
}

impl FromStr for Contender {
    type Err = String;

    fn from_str(word: &str) -> Result<Contender, String> {
        let (who, limit) = match word.split_once('@') {
            Some((who, limit)) if !who.starts_with("cmd:") => (who, limit_of(limit)?),
            _ => (word, None),
        };
        Ok(Contender { who: who.parse()?, limit })
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
        for word in
            ["random", "recruit@1000", "recruit@500ms", "veteran:bold@500", "ace:sly", "plan:turtle", "cmd:bot a@b:1"]
        {
            assert_eq!(word.parse::<Contender>().unwrap().to_string(), word);
        }
        assert_eq!("recruit@own".parse::<Contender>().unwrap().to_string(), "recruit");
        for wrong in ["recruit@", "recruit@0", "recruit@0ms", "recruit@-1", "recruit@1s"] {
            assert!(wrong.parse::<Contender>().unwrap_err().contains("is not a limit"), "{wrong}");
        }
        assert!("recruit:bold@5".parse::<Contender>().unwrap_err().contains("no character"));
        assert!("general@5".parse::<Contender>().unwrap_err().contains("no level \"general\""));
    }
}

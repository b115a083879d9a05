//! What was tried, and what held.

use crate::Failure;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What was tried of one kind.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Line {
    pub tried: u64,
    pub held: u64,
    /// The first few that did not.
    pub broke: Vec<String>,
}

/// So many that did not hold are told.
const TOLD: usize = 5;

/// All of it, by kind.
#[derive(Debug, Default)]
pub struct Tally(Mutex<BTreeMap<&'static str, Line>>);

impl Tally {
    fn lines(&self) -> MutexGuard<'_, BTreeMap<&'static str, Line>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something was tried: it held, or why not.
    pub fn judge(&self, kind: &'static str, held: Result<(), String>) {
        let mut lines = self.lines();
        let line = lines.entry(kind).or_default();
        line.tried += 1;
        match held {
            Ok(()) => line.held += 1,
            Err(why) if line.broke.len() < TOLD => line.broke.push(why),
            Err(_) => {}
        }
    }

    /// What was tried so far.
    pub fn all(&self) -> BTreeMap<&'static str, Line> {
        self.lines().clone()
    }
}

/// Did all of it hold?
pub fn all_held(lines: &BTreeMap<&'static str, Line>) -> bool {
    lines.values().all(|line| line.tried == line.held)
}

/// Prints a line for each kind.
pub fn print(lines: &BTreeMap<&'static str, Line>, out: &mut impl Write) -> Result<(), Failure> {
    for (kind, Line { tried, held, broke }) in lines {
        writeln!(out, "{kind:<34} {held:>7} of {tried:>7} held")?;
        for why in broke {
            writeln!(out, "    broke: {why}")?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_that_broke_is_enough() {
        let tally = Tally::default();
        tally.judge("a", Ok(()));
        assert!(all_held(&tally.all()));
        (0..9).for_each(|n| tally.judge("b", Err(n.to_string())));
        let lines = tally.all();
        assert!(!all_held(&lines));
        assert_eq!((lines["b"].tried, lines["b"].held, lines["b"].broke.len()), (9, 0, TOLD));
    }
}

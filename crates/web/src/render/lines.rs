//! The newest lines of a story, bound in leaves: one drawing shares all but the last of them with the next.

use boards::Drawn;
use std::collections::VecDeque;
use std::sync::Arc;

/// How many lines of a story are shown.
pub const LOG_LINES: usize = 160;

/// How many lines a leaf has.
const LEAF: usize = 16;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The step that it tells of.
    pub(super) step: usize,
    /// What it says, ready for the page.
    pub(super) html: Drawn,
}

impl Line {
    /// What it says, ready for the page.
    pub fn html(&self) -> &str {
        &self.html
    }
}

/// The newest lines, the oldest of them first: at least as many as are shown, and less than a leaf more.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    leaves: VecDeque<Arc<[Line]>>,
    loose: Vec<Line>,
}

impl Lines {
    /// Adds a line at the end.
    pub fn push(&mut self, line: Line) {
        if self.loose.len() == LEAF {
            self.leaves.push_back(self.loose.drain(..).collect());
        }
        self.loose.push(line);
        if self.len() >= LOG_LINES + LEAF {
            self.leaves.pop_front();
        }
    }

    /// Takes the last line away if it fits.
    pub fn pop_if(&mut self, fits: impl FnOnce(&Line) -> bool) -> Option<Line> {
        if self.loose.is_empty() {
            self.loose = self.leaves.pop_back()?.to_vec();
        }
        self.loose.pop_if(|line| fits(line))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.leaves.len() * LEAF + self.loose.len()
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All lines, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &Line> {
        self.leaves.iter().flat_map(|leaf| leaf.iter()).chain(&self.loose)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(step: usize) -> Line {
        Line { step, html: step.to_string().into() }
    }

    #[test]
    fn the_newest_lines_stay_and_can_be_taken_back() {
        let (mut lines, mut told) = (Lines::default(), Vec::new());
        for step in 0..500 {
            lines.push(line(step));
            told.push(line(step));
            let shown = told.len().min(LOG_LINES);
            assert!((shown..shown + LEAF).contains(&lines.len()));
            assert!(lines.iter().eq(&told[told.len() - lines.len()..]));
        }
        assert_eq!(lines.pop_if(|line| line.step > 499), None);
        for step in (400..500).rev() {
            let before = lines.clone();
            assert_eq!(lines.pop_if(|line| line.step == step), Some(line(step)));
            assert_eq!(before.len(), lines.len() + 1);
        }
        lines.push(line(400));
        assert!(lines.iter().eq(&told[401 - lines.len()..401]));
        while lines.pop_if(|_| true).is_some() {}
        assert!(lines.is_empty());
    }
}

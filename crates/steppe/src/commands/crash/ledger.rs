//! What the players remember: every position they were shown, every action they sent, and what was
//! acknowledged. The server is held to it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// An action that was sent.
#[derive(Clone, Debug)]
pub(super) struct Attempt {
    /// The position that it was about.
    pub token: String,
    /// Who sent it.
    pub seat: String,
    /// What was sent.
    pub action: String,
    /// Did the server say that it is done?
    pub acknowledged: bool,
}

/// The memory of one match.
#[derive(Debug)]
pub(super) struct Story {
    /// The id of the match.
    pub id: String,
    inside: Mutex<Inside>,
}

#[derive(Debug, Default)]
struct Inside {
    shown: Vec<String>,
    attempts: Vec<Attempt>,
    over: bool,
    life_shown: Option<u32>,
    life_acted: Option<u32>,
}

/// All stories, and what was wrong.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    made: Mutex<Vec<String>>,
    stories: Mutex<Vec<Arc<Story>>>,
    faults: Mutex<Vec<String>>,
}

/// The most faults that are told.
const KEPT: usize = 50;

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Ledger {
    /// The server says that this match is made.
    pub fn make(&self, id: &str) {
        lock(&self.made).push(id.to_owned());
    }

    /// All matches that were made.
    pub fn made(&self) -> Vec<String> {
        lock(&self.made).clone()
    }

    /// A new match, with every seat taken.
    pub fn begin(&self, id: &str) -> Arc<Story> {
        let story = Arc::new(Story { id: id.to_owned(), inside: Mutex::default() });
        lock(&self.stories).push(story.clone());
        story
    }

    /// All matches.
    pub fn stories(&self) -> Vec<Arc<Story>> {
        lock(&self.stories).clone()
    }

    /// Something is wrong.
    pub fn fault(&self, what: String) {
        let mut faults = lock(&self.faults);
        if faults.len() < KEPT {
            faults.push(what);
        }
    }

    /// What was wrong.
    pub fn faults(&self) -> Vec<String> {
        lock(&self.faults).clone()
    }

    /// How many actions were acknowledged.
    pub fn acknowledged(&self) -> usize {
        let count = |story: &Arc<Story>| story.attempts().iter().filter(|attempt| attempt.acknowledged).count();
        self.stories().iter().map(count).sum()
    }

    /// Are there so many matches, and was each that goes on shown in this life of the server?
    pub fn all_shown(&self, life: u32, tables: usize) -> bool {
        let stories = self.stories();
        stories.len() >= tables && stories.iter().all(|story| story.is_over() || story.is_shown(life))
    }

    /// Has each match ended, or gone on in this life of the server?
    pub fn all_go_on(&self, life: u32) -> bool {
        self.stories().iter().all(|story| story.is_over() || lock(&story.inside).life_acted == Some(life))
    }

    /// The matches that have done neither.
    pub fn stuck(&self, life: u32) -> String {
        let stories = self.stories();
        let stuck = stories.iter().filter(|story| !story.is_over() && lock(&story.inside).life_acted != Some(life));
        stuck.map(|story| story.id.as_str()).collect::<Vec<_>>().join(", ")
    }
}

impl Story {
    /// A seat is asked to decide in this position. What is wrong with that?
    pub fn show(&self, token: &str, life: u32) -> Result<(), String> {
        let mut inside = lock(&self.inside);
        inside.life_shown = Some(life);
        if inside.over {
            return Err(format!("match {} had ended and goes on again", self.id));
        }
        if inside.shown.last().is_some_and(|last| last == token) {
            let done = inside.attempts.last().is_some_and(|last| last.token == token && last.acknowledged);
            let lost = || format!("match {}: the last acknowledged action is lost", self.id);
            return if done { Err(lost()) } else { Ok(()) };
        }
        if let Some(at) = inside.shown.iter().position(|shown| shown == token) {
            let back = inside.shown.len() - at;
            return Err(format!("match {} fell back by {back} positions that had been shown", self.id));
        }
        inside.shown.push(token.to_owned());
        Ok(())
    }

    /// A seat that waits was shown the match.
    pub fn wait(&self, life: u32) {
        lock(&self.inside).life_shown = Some(life);
    }

    /// A seat was shown that it is over.
    pub fn end(&self) {
        lock(&self.inside).over = true;
    }

    /// An action is sent; answers its number.
    pub fn send(&self, token: &str, seat: &str, action: &str) -> usize {
        let mut inside = lock(&self.inside);
        let (token, seat, action) = (token.to_owned(), seat.to_owned(), action.to_owned());
        inside.attempts.push(Attempt { token, seat, action, acknowledged: false });
        inside.attempts.len() - 1
    }

    /// The server says that it is done.
    pub fn acknowledge(&self, number: usize, life: u32) {
        let mut inside = lock(&self.inside);
        inside.life_acted = Some(life);
        if let Some(attempt) = inside.attempts.get_mut(number) {
            attempt.acknowledged = true;
        }
    }

    /// Has it ended?
    pub fn is_over(&self) -> bool {
        lock(&self.inside).over
    }

    fn is_shown(&self, life: u32) -> bool {
        lock(&self.inside).life_shown == Some(life)
    }

    /// All that was sent, in order.
    pub fn attempts(&self) -> Vec<Attempt> {
        lock(&self.inside).attempts.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn story() -> Arc<Story> {
        Ledger::default().begin("m")
    }

    #[test]
    fn an_acknowledged_position_must_not_come_again() {
        let story = story();
        assert!(story.show("a", 0).is_ok());
        let number = story.send("a", "0", "1");
        assert!(story.show("a", 1).is_ok(), "in doubt: it may come again");
        story.acknowledge(number, 1);
        assert!(story.show("a", 2).unwrap_err().contains("lost"));
    }

    #[test]
    fn what_was_shown_is_never_taken_back() {
        let story = story();
        assert!(story.show("a", 0).is_ok() && story.show("b", 0).is_ok() && story.show("b", 1).is_ok());
        assert!(story.show("a", 1).unwrap_err().contains("fell back"));
        story.end();
        assert!(story.show("c", 1).is_err());
    }
}

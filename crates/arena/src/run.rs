//! Plays the matches of a schedule side by side.

use crate::{DecisionRow, Fixture, Row};
use bots::Progress;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use titles::{Detail, Titles};

/// A match that has been played.
#[derive(Clone, Debug)]
pub struct PlayedMatch {
    /// Its row.
    pub row: Row,
    /// Its record.
    pub record: String,
    /// Its decisions, if they were asked for.
    pub decisions: Vec<DecisionRow>,
}

/// Plays these matches, a number of threads at once, until all are played or it is asked to stop; matches
/// that have not ended by then are given up. Each match is reported as it ends, and every moment nothing is,
/// so that somebody can show that time passes. A complaint of the listener ends it too.
pub fn run(
    fixtures: &[&Fixture],
    titles: &Titles,
    threads: usize,
    detail: Detail,
    stop: &AtomicBool,
    mut report: impl FnMut(Option<PlayedMatch>) -> Result<(), String>,
) -> Result<(), String> {
    let hall = Hall {
        titles,
        threads: threads.max(1),
        detail,
        queue: Mutex::new(fixtures.iter()),
        free: Mutex::new(threads.max(1)),
        freed: Condvar::new(),
        watches: (0..threads.max(1)).map(|_| Progress::default()).collect(),
    };
    let (sender, news) = mpsc::channel();
    std::thread::scope(|scope| {
        for progress in &hall.watches {
            let (hall, sender) = (&hall, sender.clone());
            scope.spawn(move || hall.work(progress, &sender));
        }
        drop(sender);
        loop {
            let told = match news.recv_timeout(Duration::from_millis(100)) {
                Ok(played) => played.and_then(|played| report(Some(played))),
                Err(RecvTimeoutError::Timeout) => report(None),
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            };
            if told.is_err() || stop.load(Relaxed) {
                hall.close();
            }
            told?;
        }
    })
}

/// Where the matches are played: a queue of them, and so many threads.
struct Hall<'a> {
    titles: &'a Titles,
    threads: usize,
    detail: Detail,
    queue: Mutex<std::slice::Iter<'a, &'a Fixture<'a>>>,
    free: Mutex<usize>,
    freed: Condvar,
    watches: Vec<Progress>,
}

impl Hall<'_> {
    /// Plays one match after the other.
    fn work(&self, progress: &Progress, sender: &Sender<Result<PlayedMatch, String>>) {
        while let Some((fixture, threads)) = self.take() {
            let played = self.play(fixture, progress);
            *lock(&self.free) += threads;
            self.freed.notify_all();
            let Some(played) = played.transpose() else { return };
            if sender.send(played).is_err() {
                return;
            }
        }
    }

    /// The next match, as soon as there are threads enough for it, and how many it takes. Whoever waits
    /// keeps the queue, so that a match which takes many is not overtaken for ever.
    fn take(&self) -> Option<(&Fixture<'_>, usize)> {
        let mut queue = lock(&self.queue);
        let fixture = queue.next()?;
        let wanted =
            fixture.contenders().iter().map(|contender| contender.who.threads(contender.limit)).max().unwrap_or(1);
        let threads = wanted.min(self.threads);
        let free = self.freed.wait_while(lock(&self.free), |free| *free < threads);
        *free.unwrap_or_else(PoisonError::into_inner) -= threads;
        Some((fixture, threads))
    }

    fn play(&self, fixture: &Fixture, progress: &Progress) -> Result<Option<PlayedMatch>, String> {
        if progress.stopped() {
            return Ok(None);
        }
        let entry = self.titles.find(&fixture.ground.title)?;
        let went = entry.game.contest(&fixture.ground.setup, fixture.dice, &fixture.players, self.detail, progress);
        let went = went.map_err(|error| format!("match {}: {}", fixture.number, entry.explain(&error)))?;
        Ok(went.map(|went| {
            let row = Row::new(entry, fixture, &went);
            let decisions = went.thoughts.iter().map(|thought| DecisionRow::new(&row, thought)).collect();
            PlayedMatch { row, record: went.record, decisions }
        }))
    }

    /// Nothing more is played.
    fn close(&self) {
        self.watches.iter().for_each(Progress::stop);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

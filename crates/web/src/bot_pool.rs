//! Where bots think: away from the requests, no more of them at a time than the machine has cores.

use crate::App;
use crate::app::lock;
use bots::{Level, Limit, Progress};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::available_parallelism;
use titles::{AnyView, Entry, Hosted, Judged, Opinion, Thinker};
use tokio::sync::Semaphore;

/// As many bots as may think at a time, and the latest analyses that they made.
pub struct BotPool {
    free: Arc<Semaphore>,
    analyses: Mutex<VecDeque<(String, Arc<Analysis>)>>,
}

/// A finished match, decision by decision; it grows while it is made.
#[derive(Default)]
pub struct Analysis {
    decisions: usize,
    judged: Mutex<Vec<Judged>>,
    gone: Progress,
    done: AtomicBool,
}

/// Analyses that are kept.
const KEPT: usize = 64;

/// How often a hint and an analysis look ahead. Counted, not timed: the same position is always judged alike.
const HINT: Limit = Limit::Iterations(2000);
const JUDGEMENT: u32 = 150;

/// The level that gives hints and judges matches.
const TEACHER: Level = Level::Veteran;

impl Default for BotPool {
    fn default() -> BotPool {
        let cores = available_parallelism().map_or(2, usize::from);
        BotPool { free: Arc::new(Semaphore::new(cores)), analyses: Mutex::default() }
    }
}

impl BotPool {
    /// Does heavy work as soon as a core is free.
    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let place = self.free.clone().acquire_owned().await.ok()?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(place);
            done
        });
        done.await.ok()
    }

    /// Lets a bot think; it comes back with what it remembers.
    pub async fn think(
        &self,
        mut bot: Box<dyn Thinker>,
        view: AnyView,
        progress: Arc<Progress>,
    ) -> Option<(Box<dyn Thinker>, Option<Opinion>)> {
        let thought = self.work(move || {
            let opinion = bot.think(&view, &progress);
            (bot, opinion)
        });
        thought.await
    }

    /// What a bot would do where this is seen.
    pub async fn hint(&self, entry: &Entry, view: AnyView) -> Option<Opinion> {
        self.think(entry.game.thinker(TEACHER, 1, Some(HINT)), view, Arc::default()).await?.1
    }

    /// The analysis of this name, if it was begun.
    pub fn analysis(&self, name: &str) -> Option<Arc<Analysis>> {
        lock(&self.analyses).iter().find(|(known, _)| known == name).map(|(_, analysis)| analysis.clone())
    }

    /// Begins the analysis of a finished match, unless it was begun before.
    pub fn analyse(&self, app: &Arc<App>, name: &str, game: Box<dyn Hosted>) {
        let mut analyses = lock(&self.analyses);
        if analyses.iter().any(|(known, _)| known == name) {
            return;
        }
        if analyses.len() >= KEPT
            && let Some((_, oldest)) = analyses.pop_front()
        {
            oldest.gone.stop();
        }
        let analysis = Arc::new(Analysis { decisions: game.len(), ..Analysis::default() });
        analyses.push_back((name.to_owned(), analysis.clone()));
        let app = app.clone();
        tokio::spawn(async move {
            app.bots.work(move || analysis.make(&*game)).await;
        });
    }
}

impl Analysis {
    fn make(&self, game: &dyn Hosted) {
        let mut tell = |judged| lock(&self.judged).push(judged);
        game.judge(TEACHER, JUDGEMENT, &self.gone, &mut tell);
        self.done.store(true, Ordering::Release);
    }

    /// What is known so far.
    pub fn judged(&self) -> Vec<Judged> {
        lock(&self.judged).clone()
    }

    /// How many decisions the match has.
    pub fn decisions(&self) -> usize {
        self.decisions
    }

    /// Is it complete?
    pub fn done(&self) -> bool {
        self.done.load(Ordering::Acquire)
    }
}

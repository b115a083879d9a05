//! Where bots think: away from the requests, no more of them at a time than the machine has cores. Analyses have a
//! queue of their own and let the bots of live matches go first, so that nobody can make a player wait by asking for
//! them.

use crate::App;
use crate::app::lock;
use bots::{Level, Limit, Progress};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::Duration;
use titles::{AnyView, Entry, Hosted, Judged, Opinion, Thinker};
use tokio::sync::Semaphore;

/// As many bots as may think at a time, and the latest analyses that they made.
pub struct BotPool {
    cores: usize,
    live: Arc<Semaphore>,
    studies: Arc<Semaphore>,
    at_work: Arc<AtWork>,
    analyses: Mutex<VecDeque<(String, Arc<Analysis>)>>,
}

/// How many bots of live matches think or wait to.
#[derive(Default)]
struct AtWork {
    bots: Mutex<usize>,
    fewer: Condvar,
}

/// One of them, until it is dropped.
struct Worker(Arc<AtWork>);

impl AtWork {
    fn begin(self: &Arc<AtWork>) -> Worker {
        *lock(&self.bots) += 1;
        Worker(self.clone())
    }

    /// Waits until fewer than this are at work; not for ever, so that what waits comes to an end too.
    fn wait_for_fewer_than(&self, cores: usize) {
        let busy = |bots: &mut usize| *bots >= cores;
        let waited = self.fewer.wait_timeout_while(lock(&self.bots), PATIENCE, busy);
        drop(waited.unwrap_or_else(PoisonError::into_inner));
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        *lock(&self.0.bots) -= 1;
        self.0.fewer.notify_all();
    }
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

/// Analyses that are made at a time.
const STUDIES: usize = 1;

/// How long an analysis waits before each decision for the bots of live matches.
const PATIENCE: Duration = Duration::from_secs(2);

/// How often a hint and an analysis look ahead. Counted, not timed: the same position is always judged alike.
const HINT: Limit = Limit::Iterations(2000);
const JUDGEMENT: u32 = 150;

/// The level that gives hints and judges matches.
const TEACHER: Level = Level::Veteran;

impl Default for BotPool {
    fn default() -> BotPool {
        BotPool::with(available_parallelism().map_or(2, usize::from))
    }
}

/// Does heavy work as soon as there is a place for it.
async fn work<T: Send + 'static>(places: &Arc<Semaphore>, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let place = places.clone().acquire_owned().await.ok()?;
    let done = tokio::task::spawn_blocking(move || {
        let _place = place;
        work()
    });
    done.await.ok()
}

impl BotPool {
    fn with(cores: usize) -> BotPool {
        let [live, studies] = [cores, STUDIES].map(|places| Arc::new(Semaphore::new(places)));
        BotPool { cores, live, studies, at_work: Arc::default(), analyses: Mutex::default() }
    }

    /// Lets a bot think; it comes back with what it remembers.
    pub async fn think(
        &self,
        mut bot: Box<dyn Thinker>,
        view: AnyView,
        progress: Arc<Progress>,
    ) -> Option<(Box<dyn Thinker>, Option<Opinion>)> {
        let _worker = self.at_work.begin();
        let thought = move || {
            let opinion = bot.think(&view, &progress);
            (bot, opinion)
        };
        work(&self.live, thought).await
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
            let (studies, bots) = (app.bots.studies.clone(), app.clone());
            work(&studies, move || analysis.make(&bots.bots, &*game)).await;
        });
    }
}

impl Analysis {
    fn make(&self, bots: &BotPool, game: &dyn Hosted) {
        let mut tell = |judged| {
            lock(&self.judged).push(judged);
            bots.at_work.wait_for_fewer_than(bots.cores);
        };
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Language};
    use store::Store;
    use table::{Next, Pledge};

    #[tokio::test]
    async fn analyses_keep_no_bot_from_thinking() {
        let app = App::new(Store::in_temporary().unwrap(), Config::default(), registry::titles);
        let entry = app.titles(Language::En).find_or_first(None).unwrap();
        let game = entry.game.start(&entry.scenario(None).unwrap(), Pledge::of_number(1)).unwrap();
        let never = Arc::new(Semaphore::new(0));
        for _ in 0..8 {
            let (studies, never) = (app.bots.studies.clone(), never.clone());
            let endless = move || tokio::runtime::Handle::current().block_on(never.acquire_owned()).is_ok();
            tokio::spawn(async move { work(&studies, endless).await });
        }
        tokio::task::yield_now().await;
        let Next::Decide(seat) = game.next() else { panic!("it begins with a decision") };
        let opinion = app.bots.hint(entry, game.seen_by(Some(seat)).view()).await;
        assert!(opinion.is_some());
        never.close();
    }
}

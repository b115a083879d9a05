//! Where bots think: away from the requests, no more of them at a time than the machine has cores. Hints and analyses
//! have queues of their own, with few places for one visitor, and analyses let the bots of live matches go first: so
//! nobody can make a player wait by asking for them. An analysis that nobody looks at any more is given up.

use crate::App;
use crate::app::lock;
use crate::limits::{Client, Crowded, Heavy, Places};
use bots::{Level, Limit, Progress};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};
use titles::{AnyView, Entry, Hosted, Judged, Opinion, Thinker};
use tokio::sync::Semaphore;

/// As many bots as may think at a time, and the latest analyses that they made.
pub struct BotPool {
    cores: usize,
    live: Arc<Semaphore>,
    hints: Heavy,
    studies: Arc<Semaphore>,
    students: Places,
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
pub struct Analysis {
    decisions: usize,
    judged: Mutex<Vec<Judged>>,
    looked_at: Mutex<Instant>,
    gone: Progress,
    done: AtomicBool,
}

/// Analyses that are kept.
const KEPT: usize = 64;

/// Analyses that are made at a time.
const STUDIES: usize = 1;

/// Analyses that are made or wait to be: in all, and of one visitor.
const STUDENTS: usize = 16;
const STUDENTS_OF_ONE: usize = 2;

/// Hints that are thought about at a time, that wait in all, and of one visitor.
const HINTS: (usize, usize, usize) = (1, 16, 2);

/// How long an analysis goes on that nobody looks at.
const FORGOTTEN: Duration = Duration::from_secs(60);

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
        let (hints, students) = (Heavy::of(HINTS.0, HINTS.1, HINTS.2), Places::of(STUDENTS, STUDENTS_OF_ONE));
        BotPool { cores, live, hints, studies, students, at_work: Arc::default(), analyses: Mutex::default() }
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

    /// How many bots of live matches think or wait to.
    pub fn at_work(&self) -> usize {
        *lock(&self.at_work.bots)
    }

    /// What a bot would do where this is seen.
    pub async fn hint(&self, client: Client, entry: &Entry, view: AnyView) -> Result<Option<Opinion>, Crowded> {
        let mut teacher = entry.game.thinker(TEACHER.into(), 1, Some(HINT));
        self.hints.run(client, move || teacher.think(&view, &Progress::default())).await
    }

    /// The analysis of this name, if it was begun; somebody looks at it.
    pub fn analysis(&self, name: &str) -> Option<Arc<Analysis>> {
        let analysis = lock(&self.analyses).iter().find(|(known, _)| known == name).map(|(_, known)| known.clone())?;
        *lock(&analysis.looked_at) = Instant::now();
        Some(analysis)
    }

    /// Begins the analysis of a finished match, unless it was begun before.
    pub fn analyse(&self, app: &Arc<App>, client: Client, name: &str, game: Box<dyn Hosted>) -> Result<(), Crowded> {
        let place = self.students.take(Some(client))?;
        let mut analyses = lock(&self.analyses);
        if analyses.iter().any(|(known, _)| known == name) {
            return Ok(());
        }
        if analyses.len() >= KEPT
            && let Some((_, oldest)) = analyses.pop_front()
        {
            oldest.gone.stop();
        }
        let analysis = Arc::new(Analysis::of(game.len()));
        analyses.push_back((name.to_owned(), analysis.clone()));
        let app = app.clone();
        tokio::spawn(async move {
            let (studies, site, made) = (app.bots.studies.clone(), app.clone(), analysis.clone());
            work(&studies, move || made.make(&site.bots, &*game)).await;
            drop(place);
            if !analysis.done() {
                app.bots.give_up(&analysis);
            }
        });
        Ok(())
    }

    /// Forgets an analysis that did not come to its end: whoever wants it asks anew.
    fn give_up(&self, analysis: &Arc<Analysis>) {
        lock(&self.analyses).retain(|(_, known)| !Arc::ptr_eq(known, analysis));
    }
}

impl Analysis {
    fn of(decisions: usize) -> Analysis {
        Analysis {
            decisions,
            judged: Mutex::default(),
            looked_at: Mutex::new(Instant::now()),
            gone: Progress::default(),
            done: AtomicBool::new(false),
        }
    }

    fn make(&self, bots: &BotPool, game: &dyn Hosted) {
        self.stop_if_forgotten(Instant::now());
        let mut tell = |judged| {
            lock(&self.judged).push(judged);
            bots.at_work.wait_for_fewer_than(bots.cores);
            self.stop_if_forgotten(Instant::now());
        };
        game.judge(TEACHER, JUDGEMENT, &self.gone, &mut tell);
        self.done.store(!self.gone.stopped(), Ordering::Release);
    }

    /// Pages that show an analysis ask again and again while it grows; when none does, it stops.
    fn stop_if_forgotten(&self, now: Instant) {
        if now.duration_since(*lock(&self.looked_at)) > FORGOTTEN {
            self.gone.stop();
        }
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
        let view = || game.seen_by(Some(seat)).view();
        let opinion = app.bots.hint(Client::NOBODY, entry, view()).await;
        assert!(opinion.is_ok_and(|opinion| opinion.is_some()));
        let bot = entry.game.thinker(Level::Recruit.into(), 1, None);
        assert!(app.bots.think(bot, view(), Arc::default()).await.is_some());
        never.close();
    }

    #[tokio::test]
    async fn few_analyses_of_one_visitor_and_none_that_nobody_looks_at() {
        let app = App::new(Store::in_temporary().unwrap(), Config::default(), registry::titles);
        let entry = app.titles(Language::En).find_or_first(None).unwrap();
        let game = entry.game.start(&entry.scenario(None).unwrap(), Pledge::of_number(1)).unwrap();
        let busy = app.bots.studies.clone().acquire_owned().await.unwrap();
        let begin = |client, name: &str| app.bots.analyse(&app, client, name, game.copy());
        let others = Client::of(std::net::IpAddr::from([198, 51, 100, 1]));
        assert_eq!([begin(Client::NOBODY, "a"), begin(Client::NOBODY, "b")], [Ok(()), Ok(())]);
        assert_eq!((begin(Client::NOBODY, "c"), begin(others, "c")), (Err(Crowded::ByOne), Ok(())));
        let forgotten = app.bots.analysis("a").unwrap();
        forgotten.stop_if_forgotten(Instant::now());
        assert!(!forgotten.gone.stopped());
        forgotten.stop_if_forgotten(Instant::now() + FORGOTTEN * 2);
        assert!(forgotten.gone.stopped());
        forgotten.make(&app.bots, &*game);
        assert!(!forgotten.done(), "what was given up is not complete");
        app.bots.give_up(&forgotten);
        assert!(app.bots.analysis("a").is_none() && app.bots.analysis("b").is_some());
        drop(busy);
    }
}

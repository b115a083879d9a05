//! Where bots think: away from the requests, no more of them at a time than the machine has cores.

use crate::App;
use crate::app::lock;
use crate::live::{Inside, Live};
use bots::{Level, Limit, Watch};
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::available_parallelism;
use store::MatchId;
use table::Seat;
use titles::{Judged, Opinion, Sight, Thinker};
use tokio::sync::Semaphore;

/// The desks at which bots think, and the analyses that were made there.
pub struct Study {
    desks: Arc<Semaphore>,
    analyses: Mutex<Analyses>,
}

/// A finished match, decision by decision; it grows while it is made.
#[derive(Default)]
pub struct Analysis {
    /// Progress, and a way to stop it.
    pub watch: Watch,
    judged: Mutex<Vec<Judged>>,
    done: AtomicBool,
}

/// The latest analyses, the oldest first.
#[derive(Default)]
struct Analyses {
    made: HashMap<MatchId, Arc<Analysis>>,
    order: VecDeque<MatchId>,
}

/// Analyses that are kept.
const KEPT: usize = 64;

/// How often a hint and an analysis look ahead. Counted, not timed: the same match is always judged alike.
const HINT: Limit = Limit::Iterations(3000);
const JUDGEMENT: u32 = 200;

impl Default for Study {
    fn default() -> Study {
        let cores = available_parallelism().map_or(2, usize::from);
        Study { desks: Arc::new(Semaphore::new(cores)), analyses: Mutex::default() }
    }
}

impl Study {
    /// Does heavy work as soon as a desk is free.
    pub async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let desk = self.desks.clone().acquire_owned().await.ok()?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(desk);
            done
        });
        done.await.ok()
    }

    /// Lets a bot think; it comes back with what it remembers.
    pub async fn think(
        &self,
        mut bot: Box<dyn Thinker>,
        sight: Sight,
        watch: Arc<Watch>,
    ) -> Option<(Box<dyn Thinker>, Option<Opinion>)> {
        self.work(move || {
            let opinion = bot.think(&sight, &watch);
            (bot, opinion)
        })
        .await
    }

    /// What a bot would do in a seat's place, as far as that seat can see.
    pub async fn hint(&self, app: &App, inside: &Inside, seat: Seat) -> Option<Opinion> {
        let entry = app.titles(crate::Language::En).find(&inside.row.title).ok()?;
        let sight = entry.game.sight(inside.game.as_deref()?, seat)?;
        let mut thinker: Box<dyn Thinker> = entry.game.thinker(Level::Veteran, 1, Some(HINT));
        self.work(move || thinker.think(&sight, &Watch::default())).await?
    }

    /// The analysis of a finished match: begun if it is not there yet.
    pub async fn analysis(&self, app: &Arc<App>, live: &Arc<Live>) -> Arc<Analysis> {
        let analysis = {
            let mut analyses = lock(&self.analyses);
            if let Some(made) = analyses.made.get(&live.id) {
                return made.clone();
            }
            analyses.begin(live.id)
        };
        let (app, live, growing) = (app.clone(), live.clone(), analysis.clone());
        tokio::spawn(async move {
            let copy = live.inside.read().await.copy(&app);
            if let Some((title, game)) = copy {
                let (at_desk, growing) = (app.clone(), growing.clone());
                let judged = app.study.work(move || {
                    let entry = at_desk.titles(crate::Language::En).find(&title).ok()?;
                    let mut tell = |judged| lock(&growing.judged).push(judged);
                    entry.game.judge(&*game, Level::Veteran, JUDGEMENT, &growing.watch, &mut tell)
                });
                judged.await;
            }
            growing.done.store(true, Ordering::Release);
        });
        analysis
    }
}

impl Analyses {
    fn begin(&mut self, id: MatchId) -> Arc<Analysis> {
        if self.order.len() >= KEPT
            && let Some(oldest) = self.order.pop_front()
            && let Some(gone) = self.made.remove(&oldest)
        {
            gone.watch.stop();
        }
        let analysis = Arc::<Analysis>::default();
        self.order.push_back(id);
        self.made.insert(id, analysis.clone());
        analysis
    }
}

impl Analysis {
    /// What is known so far.
    pub fn judged(&self) -> Vec<Judged> {
        lock(&self.judged).clone()
    }

    /// Is it complete?
    pub fn done(&self) -> bool {
        self.done.load(Ordering::Acquire)
    }
}

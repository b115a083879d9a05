//! A player of one seat.

use crate::mind::Mind;
use crate::{Level, Persona, plan, recruit};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};
use table::{Chance, Deed, Next, Plan, Rng, Studied};

/// A player of one seat. It remembers from one of its decisions to the next.
pub struct Bot<R: Studied> {
    way: Way<R>,
    limit: Option<Limit>,
    threads: Option<usize>,
    rng: Rng,
    mind: Option<Mind<R>>,
}

/// How it comes to a decision.
enum Way<R: Studied> {
    Persona(Persona),
    Plan(&'static Plan<R>),
}

/// When to stop thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// After this time.
    Clock(Duration),
    /// After so many iterations: the same seed then gives the same decision.
    Iterations(u32),
}

/// Looks over the shoulder of a thinking bot, from any thread.
#[derive(Debug, Default)]
pub struct Progress {
    stopped: AtomicBool,
    per_mille: AtomicU32,
}

/// What a bot wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision<A> {
    /// This action.
    Act(A),
    /// Give up: the match is lost.
    Resign,
}

impl<A> From<Decision<A>> for Deed<A> {
    fn from(decision: Decision<A>) -> Deed<A> {
        match decision {
            Decision::Act(action) => Deed::Act(action),
            Decision::Resign => Deed::Resign,
        }
    }
}

/// What a bot came to think of a position.
#[derive(Clone, Debug)]
pub struct Thought<A> {
    /// What it wants to do.
    pub decision: Decision<A>,
    /// The result that it expects for its own side, from -1 to 1; none where it did not look ahead.
    pub worth: Option<f32>,
    /// How often it looked ahead.
    pub iterations: u64,
    /// What it weighed, the best first.
    pub candidates: Vec<Candidate<A>>,
}

/// An action that a bot weighed.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// How often it was tried, in a tree that was kept too.
    pub visits: u32,
    /// The share of its attention that it got, from 0 to 1.
    pub share: f32,
    /// The result that it expects of it for its own side, from -1 to 1.
    pub worth: f32,
}

impl Progress {
    /// Asks the bot to answer at once with the best that it has.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Was it asked to stop?
    pub fn stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Notes how much is used up.
    pub(crate) fn report(&self, progress: f32) {
        self.per_mille.store((progress * 1000.0) as u32, Ordering::Relaxed);
    }

    /// How much of its time or iterations is used up, from 0 to 1.
    pub fn share(&self) -> f32 {
        self.per_mille.load(Ordering::Relaxed) as f32 / 1000.0
    }
}

impl<A> Thought<A> {
    /// A decision without thinking ahead.
    pub(crate) fn at_once(action: A) -> Thought<A> {
        Thought { decision: Decision::Act(action), worth: None, iterations: 0, candidates: Vec::new() }
    }
}

impl<R: Studied> Bot<R> {
    /// A player of this level, even or of another character; all that it leaves to chance comes from the seed.
    pub fn new(who: impl Into<Persona>, seed: u64) -> Bot<R> {
        Bot { way: Way::Persona(who.into()), limit: None, threads: None, rng: Rng::seeded(seed), mind: None }
    }

    /// A player who follows a simple plan; of equals he chooses by the seed.
    pub fn following(plan: &'static Plan<R>, seed: u64) -> Bot<R> {
        Bot { way: Way::Plan(plan), limit: None, threads: None, rng: Rng::seeded(seed), mind: None }
    }

    /// The same player with another limit than its level's own.
    pub fn limited(mut self, limit: Limit) -> Bot<R> {
        self.limit = Some(limit);
        self
    }

    /// The same player on so many threads instead of its level's own number.
    pub fn threads(mut self, threads: usize) -> Bot<R> {
        self.threads = Some(threads.max(1));
        self
    }

    /// What it does as the owner of the view, who must be the one to decide; nothing when the match is over.
    pub fn think(&mut self, view: &R::View, progress: &Progress) -> Option<Thought<R::Action>> {
        let begun = Instant::now();
        let world = R::imagine(view, &mut self.rng);
        let Next::Decide(seat) = R::next(&world) else { return None };
        let mut legal = Vec::new();
        R::legal(&world, &mut legal);
        self.mind = self.mind.take().filter(|mind| mind.seat() == seat);
        if let Some(mind) = &mut self.mind {
            mind.recall(view, &mut self.rng);
        }
        let thought = match (&self.way, &legal[..]) {
            (_, []) => return None,
            (_, [only]) => Thought::at_once(*only),
            (Way::Plan(plan), _) => Thought::at_once(plan::choose(plan, &world, &legal, &mut self.rng)?),
            (Way::Persona(who), _) => match who.level() {
                Level::Random => Thought::at_once(*self.rng.pick(&legal)?),
                Level::Recruit => Thought::at_once(recruit::choose::<R>(view, seat, legal, &mut self.rng)?),
                level @ (Level::Regular | Level::Veteran | Level::Ace) => {
                    let (threads, budget) = (self.thread_count(level), self.budget(level, begun));
                    let (setup, rng) = (R::setup(&world), &mut self.rng);
                    let mind = self.mind.get_or_insert_with(|| Mind::new(setup, seat, *who, threads, rng.seed()));
                    mind.think(view, &legal, budget, progress)?
                }
            },
        };
        if let (Some(mind), Decision::Act(action)) = (&mut self.mind, thought.decision) {
            mind.remember(view, action);
        }
        progress.report(1.0);
        Some(thought)
    }

    fn thread_count(&self, level: Level) -> usize {
        self.threads.unwrap_or_else(|| level.threads(self.limit))
    }

    fn budget(&self, level: Level, begun: Instant) -> Budget {
        match self.limit {
            None => {
                let threads = u32::try_from(self.thread_count(level)).unwrap_or(u32::MAX);
                let iterations = level.enough().saturating_mul(R::effort()).saturating_mul(threads);
                Budget { until: begun.checked_add(level.longest() - LAST_WORDS), iterations, begun }
            }
            Some(Limit::Clock(time)) => Budget { until: begun.checked_add(time), iterations: u32::MAX, begun },
            Some(Limit::Iterations(iterations)) => Budget { until: None, iterations, begun },
        }
    }
}

/// What is kept of a level's time for the iteration under way and for making up its mind.
const LAST_WORDS: Duration = Duration::from_millis(20);

/// When to stop, by whichever comes first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    pub(crate) begun: Instant,
    pub(crate) until: Option<Instant>,
    pub(crate) iterations: u32,
}

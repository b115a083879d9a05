//! What a bot that looks ahead keeps from one decision to the next: its trees, and where they stand.

use crate::bot::{Budget, Candidate, Decision, Progress, Thought};
use crate::search::{Ears, Search, Style, Taste, Tried};
use crate::{Level, Persona};
use std::time::Instant;
use table::{Dice, Manner, Next, Rng, Seat, Studied};

/// The trees of one bot, one for each thread, and its last decision.
#[derive(Clone, Debug)]
pub(crate) struct Mind<R: Studied> {
    searches: Vec<Search<R>>,
    last: Option<(R::View, R::Action)>,
    hopeless: u32,
}

/// How often it tries to see its last action lead straight to the present view.
const RECALLS: usize = 4;

/// A match is lost when no continuation came out better than this…
const HOPELESS: f32 = -0.95;
/// … of at least so many…
const ENOUGH: u64 = 50;
/// … at so many decisions in a row.
const PATIENCE: u32 = 5;

impl<R: Studied> Mind<R> {
    pub(crate) fn new(setup: &R::Setup, seat: Seat, who: Persona, threads: usize, seed: u64) -> Mind<R> {
        let mut rng = Rng::seeded(seed);
        let searches = (0..threads.max(1)).map(|_| Search::new(setup, seat, style::<R>(who), rng.seed()));
        Mind { searches: searches.collect(), last: None, hopeless: 0 }
    }

    /// Whose mind it is.
    pub(crate) fn seat(&self) -> Seat {
        self.searches[0].seat()
    }

    /// Notes what was decided, for the next time.
    pub(crate) fn remember(&mut self, view: &R::View, action: R::Action) {
        self.last = Some((view.clone(), action));
    }

    /// Keeps the trees if the own last action alone has led to this view, otherwise forgets them.
    pub(crate) fn recall(&mut self, view: &R::View, rng: &mut Rng) {
        let seat = self.seat();
        let root = self.searches[0].root();
        let seats = self.searches[0].seats();
        let led_here = self.last.take().and_then(|(before, action)| {
            (0..RECALLS).find_map(|_| {
                let mut world = R::imagine(&before, rng);
                let mut ears = Ears::listening(true);
                R::apply(&mut world, action, &mut Dice::quick(rng.seed()), &mut ears);
                let mut histories = root;
                histories.note(seats, seat, &action, ears);
                (R::next(&world) == Next::Decide(seat) && R::view(&world, Some(seat)) == *view).then_some(histories)
            })
        });
        match led_here {
            Some(root) => self.searches.iter_mut().for_each(|search| search.follow(root)),
            None => self.searches.iter_mut().for_each(Search::forget),
        }
    }

    /// Looks ahead until the budget is used up or the progress says stop.
    pub(crate) fn think(
        &mut self,
        view: &R::View,
        legal: &[R::Action],
        budget: Budget,
        progress: &Progress,
    ) -> Option<Thought<R::Action>> {
        let threads = self.searches.len() as u32;
        let share = |i: u32| budget.iterations / threads + u32::from(i < budget.iterations % threads);
        let iterations: u64 = match &mut self.searches[..] {
            [alone] => grow(alone, view, Budget { iterations: share(0), ..budget }, progress, true).into(),
            several => std::thread::scope(|scope| {
                let workers: Vec<_> = several
                    .iter_mut()
                    .zip(0..)
                    .map(|(search, i)| {
                        let budget = Budget { iterations: share(i), ..budget };
                        scope.spawn(move || grow(search, view, budget, progress, i == 0))
                    })
                    .collect();
                workers.into_iter().map(|worker| u64::from(worker.join().unwrap_or(0))).sum()
            }),
        };
        self.conclude(legal, iterations)
    }

    /// Puts together what the trees say of the root.
    fn conclude(&mut self, legal: &[R::Action], iterations: u64) -> Option<Thought<R::Action>> {
        let mut all: Vec<Tried<R::Action>> = Vec::new();
        for tried in self.searches.iter().flat_map(Search::tried) {
            match all.iter_mut().find(|known| known.action == tried.action) {
                Some(known) => {
                    known.visits += tried.visits;
                    known.total += tried.total;
                }
                None => all.push(tried),
            }
        }
        // A tree that was kept may know actions of worlds that have proved wrong.
        all.retain(|tried| tried.visits > 0 && legal.contains(&tried.action));
        all.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.total.total_cmp(&a.total)));
        let visits: u32 = all.iter().map(|tried| tried.visits).sum();
        let candidates: Vec<_> = all.iter().map(|tried| candidate(tried, visits)).collect();
        let first = candidates.first()?;
        let best = self.searches.iter().map(Search::best).fold(f32::NEG_INFINITY, f32::max);
        self.hopeless = if iterations >= ENOUGH && best < HOPELESS { self.hopeless + 1 } else { 0 };
        let worth = Some(first.worth);
        let tried: Vec<u32> = all.iter().map(|tried| tried.visits).collect();
        let done = all[self.searches[0].settle(&tried)].action;
        let decision = if self.hopeless >= PATIENCE { Decision::Resign } else { Decision::Act(done) };
        Some(Thought { decision, worth, iterations, candidates })
    }
}

/// An ace may do in secret what was tried at least half as often as the favourite, so that nobody can reckon with it.
const MIXING: f32 = 0.5;

/// How this player looks ahead in this title.
fn style<R: Studied>(who: Persona) -> Style {
    let (reach, mixing) = if who.level() == Level::Ace { (R::far_sight(), MIXING) } else { (1, 1.0) };
    Style { taste: Taste::of(who.character(), R::caution()), reach, mixing, ..Style::default() }
}

fn candidate<A: Copy>(tried: &Tried<A>, visits: u32) -> Candidate<A> {
    let worth = (tried.total / tried.visits as f32).clamp(-1.0, 1.0);
    Candidate { action: tried.action, visits: tried.visits, share: tried.visits as f32 / visits as f32, worth }
}

/// Iterates until the budget is used up; what the tree has kept from before counts for up to three quarters
/// of it. Returns how many iterations there were.
fn grow<R: Studied>(search: &mut Search<R>, view: &R::View, budget: Budget, progress: &Progress, reports: bool) -> u32 {
    if R::manner() == Manner::Pairs {
        return search.compare(view, budget, progress, reports);
    }
    let total = budget.iterations.max(1);
    let kept = if total == u32::MAX { 0 } else { search.visits().min(total - total.div_ceil(4)) };
    let most = total - kept;
    let mut done = 0;
    // One at least, so that there is an answer.
    while done < most && (done == 0 || !progress.stopped()) {
        search.iterate(view);
        done += 1;
        let now = budget.until.map(|until| (until, Instant::now()));
        if now.is_some_and(|(until, now)| now >= until) {
            break;
        }
        if done % 32 == 0 {
            if most != u32::MAX && search.decided(most - done) {
                break;
            }
            if reports {
                progress.report(share_done(budget, done as f32 / most as f32, now.map(|(_, now)| now)));
            }
        }
    }
    done
}

fn share_done(budget: Budget, of_iterations: f32, now: Option<Instant>) -> f32 {
    let of_time = budget.until.zip(now).map_or(0.0, |(until, now)| {
        let whole = until.duration_since(budget.begun).as_secs_f32();
        now.duration_since(budget.begun).as_secs_f32() / whole.max(1e-6)
    });
    of_time.max(of_iterations).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_ace_looks_farther_and_only_where_it_pays() {
        let reach = |level: Level| style::<tank_commander::TankCommander>(level.into()).reach;
        assert_eq!([Level::Regular, Level::Veteran, Level::Ace].map(reach), [1, 1, 4]);
        assert_eq!(style::<duel::Duel>(Level::Ace.into()).reach, 1);
    }
}

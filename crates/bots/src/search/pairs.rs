//! Comparing in pairs: where chance blurs what an action is worth, the actions are tried in the same worlds with the
//! same dice, and round by round the worse half of them is dropped.

use super::taste::Flavour;
use super::{Ears, FARTHEST, Search, Tried, appraised, decided, worth_to};
use crate::Progress;
use crate::bot::Budget;
use std::time::Instant;
use table::{Dice, Horizon, MAX_SEATS, Next, Rng, Seat, Studied};

/// The most actions that are compared, the most promising ones.
const WIDEST: usize = 16;

/// What the promise says counts as much as so many tries…
const FAITH: f32 = 60.0;

/// … that came out so much better for an action that looks e times as promising.
const TASTE: f32 = 0.02;

/// An action under comparison.
#[derive(Clone, Copy, Debug)]
struct Rival<A> {
    tried: Tried<A>,
    /// How much the searcher liked what came of it beside the result, summed up.
    liking: f32,
    /// What it is taken to be worth before it is tried, compared with the others.
    promise: f32,
}

impl<A> Rival<A> {
    /// What it is taken to be worth after the tries so far.
    fn worth(&self) -> f32 {
        (self.tried.total + self.liking + FAITH * self.promise) / (self.tried.visits as f32 + FAITH)
    }
}

impl<R: Studied> Search<R> {
    /// Compares the actions until the budget is used up, and returns how many continuations were tried.
    pub(crate) fn compare(&mut self, view: &R::View, budget: Budget, progress: &Progress, reports: bool) -> u32 {
        self.best = f32::NEG_INFINITY;
        let mut rivals = self.rivals(view, budget.iterations);
        let mut dropped = Vec::new();
        let rounds = rivals.len().next_power_of_two().ilog2().max(1);
        let mut done = 0;
        for round in 1..=rounds {
            let share = |whole: u32| (u64::from(whole) * u64::from(round) / u64::from(rounds)) as u32;
            let most = share(budget.iterations).saturating_sub(1);
            let until = budget.until.map(|until| budget.begun + (until - budget.begun) * round / rounds);
            let enough = |done: u32| done >= most || until.is_some_and(|until| Instant::now() >= until);
            while done == 0 || !(enough(done) || progress.stopped()) {
                self.try_all(view, &mut rivals);
                done += rivals.len() as u32;
            }
            rivals.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
            dropped.extend(rivals.drain(rivals.len().div_ceil(2)..));
            if reports {
                progress.report(round as f32 / rounds as f32);
            }
        }
        // The winner is tried once more, so that it is what was tried most.
        rivals.truncate(1);
        self.try_all(view, &mut rivals);
        self.compared.clear();
        self.compared.extend(rivals.iter().chain(&dropped).map(|rival| rival.tried));
        done + 1
    }

    /// The most promising actions: the fewer, the less there is to compare them with.
    fn rivals(&mut self, view: &R::View, iterations: u32) -> Vec<Rival<R::Action>> {
        let world = R::imagine(view, &mut self.rng);
        self.legal.clear();
        R::legal(&world, &mut self.legal);
        self.weigh(&world);
        let rival = |(action, weight): (&R::Action, &f32)| Rival {
            tried: Tried { action: *action, visits: 0, total: 0.0 },
            liking: 0.0,
            promise: TASTE * R::promise_exponent() * weight.max(f32::MIN_POSITIVE).ln(),
        };
        let mut rivals: Vec<Rival<R::Action>> = self.legal.iter().zip(&self.weights).map(rival).collect();
        rivals.sort_by(|a, b| b.promise.total_cmp(&a.promise));
        rivals.truncate(WIDEST.min(4 + iterations.isqrt() as usize / 3));
        let most = rivals.first().map_or(0.0, |rival| rival.promise);
        rivals.iter_mut().for_each(|rival| rival.promise -= most);
        rivals
    }

    /// Tries each of them in one world.
    fn try_all(&mut self, view: &R::View, rivals: &mut [Rival<R::Action>]) {
        let world = R::imagine(view, &mut self.rng);
        let (fate, habits) = (self.rng.seed(), self.rng.seed());
        let side = self.sides[self.seat.index() % MAX_SEATS];
        let own = std::mem::replace(&mut self.rng, Rng::seeded(0));
        for rival in rivals {
            self.rng = Rng::seeded(habits);
            let mut flavour = self.flavour(&world);
            let first = self.play_on(world.clone(), rival.tried.action, Dice::quick(fate), &mut flavour);
            let worth = worth_to(side, first);
            rival.liking += self.style.taste.liking(&flavour, R::stakes());
            rival.tried.visits += 1;
            rival.tried.total += worth;
            self.best = self.best.max(worth);
        }
        self.rng = own;
    }

    /// What comes of an action for the first side if both sides then do what looks promising.
    fn play_on(&mut self, mut world: R::State, first: R::Action, mut dice: Dice, flavour: &mut Flavour) -> f32 {
        self.step(&mut world, self.seat, first, &mut dice, flavour);
        for decisions in 1.. {
            let seat = match R::next(&world) {
                Next::Decide(seat) => seat,
                Next::Over(outcome) => return decided(&outcome),
            };
            let far = match R::horizon() {
                Horizon::Decisions(most) => decisions >= most * self.style.reach,
                Horizon::Known => true,
            };
            if far && (R::quiet(&world) || decisions >= FARTHEST) {
                break;
            }
            self.legal.clear();
            R::legal(&world, &mut self.legal);
            let action = match self.legal.len() {
                0 => break,
                1 => self.legal[0],
                _ => self.guess(&world),
            };
            self.step(&mut world, seat, action, &mut dice, flavour);
        }
        appraised::<R>(&world)
    }

    fn step(&self, world: &mut R::State, seat: Seat, action: R::Action, dice: &mut Dice, flavour: &mut Flavour) {
        let mut ears = Ears::listening(false);
        R::apply(world, action, dice, &mut ears);
        self.savour(flavour, world, seat, &ears);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Style;
    use stalingrad::Stalingrad;
    use table::{Rules, Silent};

    /// What is to be decided first in a base game, compared with so many continuations.
    fn compared(iterations: u32) -> (Vec<Tried<stalingrad::Action>>, u32) {
        let (_, setup) = Stalingrad::scenarios().swap_remove(0);
        let state = Stalingrad::begin(&setup, &mut Dice::quick(1), &mut Silent).expect("a sound setup");
        let Next::Decide(seat) = Stalingrad::next(&state) else { panic!("a match begins with a decision") };
        let mut search: Search<Stalingrad> = Search::new(&setup, seat, Style::default(), 1);
        let budget = Budget { begun: Instant::now(), until: None, iterations };
        let done = search.compare(&Stalingrad::view(&state, Some(seat)), budget, &Progress::default(), false);
        (search.tried().collect(), done)
    }

    #[test]
    fn the_winner_is_tried_most_and_the_budget_is_kept() {
        for iterations in [1, 60, 500] {
            let (tried, done) = compared(iterations);
            let visits: u32 = tried.iter().map(|tried| tried.visits).sum();
            assert_eq!(visits, done);
            assert!(done < iterations + 2 * WIDEST as u32, "{done} of {iterations}");
            assert!(tried[1..].iter().all(|other| other.visits < tried[0].visits), "{tried:?}");
        }
    }

    #[test]
    fn the_same_seed_compares_alike() {
        let seen = || compared(200).0.iter().map(|tried| (tried.action, tried.visits, tried.total)).collect::<Vec<_>>();
        assert_eq!(seen(), seen());
    }
}

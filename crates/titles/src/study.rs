//! A title as a subject of study: how fast it is played, and how many ways there are to play it.

use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};
use table::{Chance, Dice, EventList, Next, Pledge, Refusal, Rng, Silent, Studied, play_out};

/// What was measured of one setup.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Measured {
    /// Decisions a second when nobody listens.
    pub silent_per_second: f64,
    /// Decisions a second when everything is written down.
    pub recorded_per_second: f64,
    /// Decisions in a match, on average.
    pub mean_length: f64,
    /// Nanoseconds to clone a position.
    pub clone_ns: f64,
    /// Bytes of a position, without what it may keep on the heap.
    pub state_bytes: usize,
}

/// How fast a setup is searched.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Searched {
    /// Iterations a second on one thread.
    pub one_thread: f64,
    /// Iterations a second on two.
    pub two_threads: f64,
}

/// How matches ended that were played at random.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct PlayOuts {
    /// How often the first and the second side won.
    pub won: [u32; 2],
    /// How often nobody did.
    pub drawn: u32,
    /// The points of both sides, on average.
    pub points: [f64; 2],
    /// How many decisions it took, on average.
    pub decisions: f64,
}

/// Plays so many worlds that fit a view to their end, everybody at random.
pub fn play_outs<R: Studied>(view: &R::View, count: u32, seed: u64) -> PlayOuts {
    let (mut rng, mut legal, mut all) = (Rng::seeded(seed), Vec::new(), PlayOuts::default());
    let share = 1.0 / f64::from(count.max(1));
    for _ in 0..count {
        let mut world = R::imagine(view, &mut rng);
        let mut dice = Dice::quick(rng.seed());
        let (decisions, outcome) = play_out::<R>(&mut world, &mut rng, &mut dice, &mut Silent, &mut legal);
        all.decisions += share * f64::from(decisions);
        match outcome.and_then(|outcome| outcome.side) {
            Some(side) => all.won[side.index()] += 1,
            None => all.drawn += 1,
        }
        let points = outcome.map_or([0; 2], |outcome| outcome.points);
        all.points.iter_mut().zip(points).for_each(|(mean, points)| *mean += share * f64::from(points));
    }
    all
}

/// Searches positions of this setup for about this long, half of it on one thread and half on two, by turns so
/// that a busy machine slows down both.
pub fn search<R: Studied>(setup: &R::Setup, time: Duration) -> Result<Searched, Vec<Refusal>> {
    const ROUNDS: u32 = 4;
    let (mut one_thread, mut two_threads) = (0.0, 0.0);
    for _ in 0..ROUNDS {
        one_thread += bots::speed::<R>(setup, 1, time / (2 * ROUNDS))? / f64::from(ROUNDS);
        two_threads += bots::speed::<R>(setup, 2, time / (2 * ROUNDS))? / f64::from(ROUNDS);
    }
    Ok(Searched { one_thread, two_threads })
}

/// Plays matches at random for about this long and measures them.
pub fn measure<R: Studied>(setup: &R::Setup, time: Duration) -> Result<Measured, Vec<Refusal>> {
    let mut rng = Rng::seeded(1);
    let mut legal = Vec::new();
    let (mut silent, mut recorded) = (Pace::default(), Pace::default());
    let started = Instant::now();
    while started.elapsed() < time {
        let seed = rng.seed();
        let before = Instant::now();
        let mut dice = Dice::quick(seed);
        let mut state = R::begin(setup, &mut dice, &mut Silent)?;
        silent.decisions += u64::from(play_out::<R>(&mut state, &mut rng, &mut dice, &mut Silent, &mut legal).0);
        silent.time += before.elapsed();
        silent.matches += 1;

        let before = Instant::now();
        let mut dice = Dice::quick(seed);
        let mut events = EventList::default();
        let mut state = R::begin(setup, &mut dice, &mut events)?;
        recorded.decisions += u64::from(play_out::<R>(&mut state, &mut rng, &mut dice, &mut events, &mut legal).0);
        black_box(&events);
        recorded.time += before.elapsed();
        recorded.matches += 1;
    }
    Ok(Measured {
        silent_per_second: silent.per_second(),
        recorded_per_second: recorded.per_second(),
        mean_length: (silent.decisions + recorded.decisions) as f64 / (silent.matches + recorded.matches) as f64,
        clone_ns: clone_time::<R>(setup, &mut rng)?,
        state_bytes: size_of::<R::State>(),
    })
}

#[derive(Default)]
struct Pace {
    matches: u64,
    decisions: u64,
    time: Duration,
}

impl Pace {
    fn per_second(&self) -> f64 {
        self.decisions as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

/// The mean time to clone a position of a random match, in nanoseconds.
fn clone_time<R: Studied>(setup: &R::Setup, rng: &mut Rng) -> Result<f64, Vec<Refusal>> {
    const ROUNDS: u32 = 200;
    let positions = positions::<R>(setup, rng)?;
    let before = Instant::now();
    for _ in 0..ROUNDS {
        for position in &positions {
            black_box(black_box(position).clone());
        }
    }
    let clones = f64::from(ROUNDS) * positions.len() as f64;
    Ok(before.elapsed().as_nanos() as f64 / clones)
}

/// The first positions of a random match, a hundred at most.
fn positions<R: Studied>(setup: &R::Setup, rng: &mut Rng) -> Result<Vec<R::State>, Vec<Refusal>> {
    let mut dice = Dice::quick(rng.seed());
    let mut positions = vec![R::begin(setup, &mut dice, &mut Silent)?];
    let mut legal = Vec::new();
    while let Some(mut state) = positions.last().cloned().filter(|_| positions.len() < 100) {
        legal.clear();
        R::legal(&state, &mut legal);
        let Some(&action) = rng.pick(&legal) else { break };
        R::apply(&mut state, action, &mut dice, &mut Silent);
        positions.push(state);
    }
    Ok(positions)
}

/// The number of sequences of 1, 2, … `depth` actions, each played with the same dice.
pub fn count<R: Studied>(setup: &R::Setup, seed: u64, depth: u32) -> Result<Vec<u64>, Vec<Refusal>> {
    let mut dice = Pledge::of_number(seed).dice();
    let state = R::begin(setup, &mut dice, &mut Silent)?;
    let mut counts = vec![0; depth as usize];
    descend::<R>(&state, &dice, &mut counts);
    Ok(counts)
}

fn descend<R: Studied>(state: &R::State, dice: &Dice, counts: &mut [u64]) {
    let Some((here, deeper)) = counts.split_first_mut() else { return };
    if let Next::Over(_) = R::next(state) {
        return;
    }
    let mut legal = Vec::new();
    R::legal(state, &mut legal);
    *here += legal.len() as u64;
    if deeper.is_empty() {
        return;
    }
    for action in legal {
        let (mut state, mut dice) = (state.clone(), dice.clone());
        R::apply(&mut state, action, &mut dice, &mut Silent);
        descend::<R>(&state, &dice, deeper);
    }
}

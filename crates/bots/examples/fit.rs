//! Fits the weights of Tank Commander's appraisal to matches of bots: `cargo run --release -p bots --example fit
//! [MATCHES] [SCENARIO…]`. Prints the table of `crates/tank_commander/src/appraise/weights.rs`, and how well the
//! odds that it gives agree with what came of them.

use bots::{Bot, Decision, Level, Limit, Progress};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use table::{Chance, Dice, Next, Rng, Rules, Seat, Side, Silent};
use tank_commander::action::Action;
use tank_commander::appraise::features::{FEATURES, Features, NAMES, viewpoint};
use tank_commander::data::Victory;
use tank_commander::pieces::Year;
use tank_commander::setup::YearChoice;
use tank_commander::state::State;
use tank_commander::{Setup, TankCommander};

/// How many iterations a side may look ahead: unequal players reach unequal positions.
const LIMITS: [u32; 4] = [15, 30, 60, 60];

/// Which power of the promise both sides follow where looking ahead is to be taught from nothing: mostly a sharp one.
const POWERS: [f32; 8] = [1.0, 2.0, 4.0, 4.0, 4.0, 64.0, 64.0, 64.0];

/// What is expected before anything was played, and how far the truth may be from it: weights that matches say
/// little about stay there.
type Expected = [(f64, f64); FEATURES];

const USUAL: Expected = [
    (0.0, 2.0),
    (9.0, 4.0),
    (7.5, 2.0),
    (5.5, 2.0),
    (3.5, 2.0),
    (7.0, 3.0),
    (6.0, 3.0),
    (8.0, 5.0),
    (0.8, 1.0),
    (2.0, 1.0),
    (0.5, 0.5),
    (1.0, 0.5),
    (-0.8, 0.8),
    (0.0, 2.0),
    (-0.7, 0.7),
    (0.6, 0.6),
    (0.8, 0.8),
    (0.0, 3.0),
];

/// Of Hill 621 nothing is expected beforehand but that it is good to climb and to hold the top: those who follow the
/// promise lose what they took too soon, and would teach otherwise.
const HILL_621: Expected = {
    let mut expected = [(0.0, 9.0); FEATURES];
    expected[HELD] = (0.5, 0.005);
    expected[WAY] = (2.0, 0.005);
    expected
};
const HELD: usize = 8;
const WAY: usize = 11;

fn expected(victory: Victory) -> &'static Expected {
    if victory == Victory::Hill621 { &HILL_621 } else { &USUAL }
}

/// Positions of one match say much the same: each counts for this much of an independent one.
const INDEPENDENCE: f64 = 0.2;

/// What was seen, and what came of it: from 0 (lost) to 1 (won).
struct Sample {
    features: [f32; FEATURES],
    result: f32,
}

type Matrix = [[f64; FEATURES + 1]; FEATURES];

fn main() {
    let mut words = std::env::args().skip(1);
    let matches: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(100);
    let wanted: Vec<String> = words.collect();
    let mut samples: BTreeMap<Victory, Vec<Sample>> = BTreeMap::new();
    for (name, setup) in TankCommander::scenarios() {
        if !wanted.is_empty() && !wanted.iter().any(|word| word == name) {
            continue;
        }
        let (seen, score) = play_all(&setup, matches);
        println!("// {name}: {matches} matches, score from the viewpoint {:.1} %", 100.0 * score);
        samples.entry(setup.card().victory).or_default().extend(seen);
    }
    for (victory, samples) in &samples {
        let weights = fit(samples, expected(*victory));
        println!("// {victory:?}: {} positions", samples.len());
        println!("[");
        for (weight, name) in weights.iter().zip(NAMES) {
            println!("    {weight:.2}, // {name}");
        }
        println!("]");
        agreement(samples, &weights);
    }
}

/// Plays matches of all years on two threads.
fn play_all(setup: &Setup, matches: u64) -> (Vec<Sample>, f32) {
    let seen = Mutex::new((Vec::new(), 0.0));
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Relaxed);
                    if seed >= matches {
                        return;
                    }
                    let (features, result) = play(setup, seed);
                    let mut seen = seen.lock().expect("no thread panicked");
                    seen.1 += result / matches as f32;
                    seen.0.extend(features.into_iter().map(|features| Sample { features, result }));
                }
            });
        }
    });
    seen.into_inner().expect("no thread panicked")
}

/// One match: what was to be seen before each turn, and how it ended from the same viewpoint.
fn play(setup: &Setup, seed: u64) -> (Vec<[f32; FEATURES]>, f32) {
    let mut rng = Rng::seeded(seed);
    let mut setup = *setup;
    if rng.below(2) == 0 {
        let other = Setup { year: YearChoice::Of(*rng.pick(&Year::ALL).expect("there are years")), ..setup };
        setup = if other.refusals().is_empty() { other } else { setup };
    }
    let mut dice = Dice::quick(rng.seed());
    let mut state = TankCommander::begin(&setup, &mut dice, &mut Silent).expect("a sound setup");
    let mut teachers = Teacher::all(&setup, &mut rng);
    let (mut seen, mut turn) = (Vec::new(), 0);
    loop {
        let seat = match TankCommander::next(&state) {
            Next::Decide(seat) => seat,
            Next::Over(outcome) => {
                let result = outcome.side.map_or(0.5, |side| if side == viewpoint(&state.table) { 1.0 } else { 0.0 });
                return (seen, result);
            }
        };
        if state.table.turn > turn && TankCommander::quiet(&state) {
            turn = state.table.turn;
            seen.push(Features::of(&state).0);
        }
        let action = teachers[seat.index()].choose(&state, seat);
        TankCommander::apply(&mut state, action, &mut dice, &mut Silent);
    }
}

/// Who plays the matches.
enum Teacher {
    Bot(Box<Bot<TankCommander>>),
    /// Does at random what looks promising, by this power of the promise.
    Follower(f32, Rng),
}

impl Teacher {
    /// Those of one match. On Hill 621 both follow the promise alike: bots that look ahead with an appraisal which
    /// does not know how to climb would teach that climbing is bad.
    fn all(setup: &Setup, rng: &mut Rng) -> Vec<Teacher> {
        let seating = TankCommander::seating(setup);
        let limits = [0; 2].map(|_| LIMITS[rng.below(LIMITS.len() as u32) as usize]);
        let power = POWERS[rng.below(POWERS.len() as u32) as usize];
        let teacher = |seat| {
            if setup.is_hill() {
                return Teacher::Follower(power, Rng::seeded(rng.seed()));
            }
            let side = seating.side(seat).unwrap_or(Side::First);
            let limit = Limit::Iterations(limits[side.index()]);
            Teacher::Bot(Box::new(Bot::new(Level::Regular, rng.seed()).limited(limit)))
        };
        seating.seats().map(teacher).collect()
    }

    fn choose(&mut self, state: &State, seat: Seat) -> Action {
        match self {
            Teacher::Bot(bot) => {
                let view = TankCommander::view(state, Some(seat));
                let thought = bot.think(&view, &Progress::default()).expect("somebody decides");
                match thought.decision {
                    Decision::Act(action) => action,
                    Decision::Resign => thought.candidates[0].action,
                }
            }
            Teacher::Follower(power, rng) => follow(state, *power, rng),
        }
    }
}

/// One of the legal actions, at random by this power of their promise.
fn follow(state: &State, power: f32, rng: &mut Rng) -> Action {
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    TankCommander::legal(state, &mut legal);
    TankCommander::promise(state, &legal, &mut weights);
    let most = weights.iter().fold(f32::MIN_POSITIVE, |most, weight| weight.max(most));
    weights.iter_mut().for_each(|weight| *weight = (*weight / most).powf(power));
    let mut point = rng.below(1 << 24) as f32 / (1 << 24) as f32 * weights.iter().sum::<f32>();
    let chosen = weights.iter().position(|weight| {
        point -= weight;
        point < 0.0
    });
    legal[chosen.unwrap_or(legal.len() - 1)]
}

fn odds(features: &[f32; FEATURES], weights: &[f64; FEATURES]) -> f64 {
    let sum: f64 = features.iter().zip(weights).map(|(sight, weight)| f64::from(*sight) * weight).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// Logistic regression. What would weigh against good sense, because bots that are losing do more of it, weighs
/// nothing.
fn fit(samples: &[Sample], expected: &Expected) -> [f64; FEATURES] {
    let mut free = [true; FEATURES];
    loop {
        let weights = newton(samples, expected, &free);
        let wrong = |i: &usize| free[*i] && expected[*i].0 * weights[*i] < 0.0;
        match (0..FEATURES).find(wrong) {
            Some(i) => free[i] = false,
            None => return weights,
        }
    }
}

/// Newton's method, each step shortened until it leads downhill.
fn newton(samples: &[Sample], expected: &Expected, free: &[bool; FEATURES]) -> [f64; FEATURES] {
    let mut weights: [f64; FEATURES] = std::array::from_fn(|i| if free[i] { expected[i].0 } else { 0.0 });
    for _ in 0..25 {
        let mut system = slope(samples, expected, &weights);
        for i in (0..FEATURES).filter(|i| !free[*i]) {
            system.iter_mut().for_each(|row| row[i] = 0.0);
            system[i] = [0.0; FEATURES + 1];
            system[i][i] = 1.0;
        }
        let step = solve(system);
        let along = |share: f64| std::array::from_fn(|i| weights[i] + share * step[i]);
        let before = surprise(samples, expected, &weights);
        let share = (0..12)
            .map(|halvings| 0.5f64.powi(halvings))
            .find(|share| surprise(samples, expected, &along(*share)) < before);
        let Some(share) = share else { break };
        weights = along(share);
    }
    weights
}

/// How the surprise curves and, in the last column, falls at these weights.
fn slope(samples: &[Sample], expected: &Expected, weights: &[f64; FEATURES]) -> Matrix {
    let mut system: Matrix = [[0.0; FEATURES + 1]; FEATURES];
    for (i, (row, (likely, spread))) in system.iter_mut().zip(expected).enumerate() {
        row[i] = spread.powi(-2);
        row[FEATURES] = (likely - weights[i]) * spread.powi(-2);
    }
    for sample in samples {
        let odds = odds(&sample.features, weights);
        let steepness = INDEPENDENCE * odds * (1.0 - odds);
        let error = INDEPENDENCE * (f64::from(sample.result) - odds);
        let features = sample.features.map(f64::from);
        for (row, sight) in system.iter_mut().zip(features) {
            row.iter_mut().zip(features).for_each(|(cell, other)| *cell += steepness * sight * other);
            row[FEATURES] += sight * error;
        }
    }
    system
}

/// How surprising the results are with these weights, and the weights themselves.
fn surprise(samples: &[Sample], expected: &Expected, weights: &[f64; FEATURES]) -> f64 {
    let far = |(weight, (likely, spread)): (&f64, &(f64, f64))| ((weight - likely) / spread).powi(2) / 2.0;
    let prior = weights.iter().zip(expected).map(far);
    prior.sum::<f64>() + INDEPENDENCE * samples.iter().map(|sample| sample.surprise(weights)).sum::<f64>()
}

impl Sample {
    fn surprise(&self, weights: &[f64; FEATURES]) -> f64 {
        let (odds, result) = (odds(&self.features, weights), f64::from(self.result));
        -(result * odds.max(1e-9).ln() + (1.0 - result) * (1.0 - odds).max(1e-9).ln())
    }
}

/// Gauss; the matrix is positive definite.
fn solve(mut system: Matrix) -> [f64; FEATURES] {
    for pivot in 0..FEATURES {
        let row = system[pivot];
        for below in &mut system[pivot + 1..] {
            let share = below[pivot] / row[pivot];
            below.iter_mut().zip(row).for_each(|(value, above)| *value -= share * above);
        }
    }
    let mut solution = [0.0; FEATURES];
    for i in (0..FEATURES).rev() {
        let known: f64 = (i + 1..FEATURES).map(|j| system[i][j] * solution[j]).sum();
        solution[i] = (system[i][FEATURES] - known) / system[i][i];
    }
    solution
}

/// Prints how often was won what the weights gave a tenth, two tenths … of a chance.
fn agreement(samples: &[Sample], weights: &[f64; FEATURES]) {
    let mut bins = [(0u32, 0.0f64); 10];
    for sample in samples {
        let bin = &mut bins[((odds(&sample.features, weights) * 10.0) as usize).min(9)];
        *bin = (bin.0 + 1, bin.1 + f64::from(sample.result));
    }
    let loss: f64 = samples.iter().map(|sample| sample.surprise(weights)).sum();
    let shown = bins.iter().map(|(count, won)| format!("{:.0}%/{count}", 100.0 * won / f64::from(*count).max(1.0)));
    println!(
        "// loss {:.3}; won by tenths of odds: {}",
        loss / samples.len() as f64,
        shown.collect::<Vec<_>>().join(" ")
    );
}

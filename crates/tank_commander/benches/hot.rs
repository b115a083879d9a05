//! The hot paths: legal actions, a clone, a view, an imagined world, whole random matches.

use divan::{Bencher, counter::ItemsCount};
use table::{Chance, Dice, Rng, Rules, Seat, Silent, play_out};
use tank_commander::{State, TankCommander};

fn main() {
    divan::main();
}

const SCENARIOS: [&str; 5] = ["tanks-in-action", "own-force", "kursk", "hill-621", "four-commanders"];

fn start(scenario: &str, seed: u64) -> State {
    let setup = TankCommander::scenarios().into_iter().find(|(name, _)| *name == scenario).expect("a scenario").1;
    TankCommander::begin(&setup, &mut Dice::quick(seed), &mut Silent).expect("a valid setup")
}

/// A position after so many random decisions.
fn midgame(scenario: &str) -> State {
    let (mut rng, mut dice) = (Rng::seeded(5), Dice::quick(5));
    let mut state = start(scenario, 5);
    let mut legal = Vec::new();
    for _ in 0..200 {
        legal.clear();
        TankCommander::legal(&state, &mut legal);
        if let Some(&action) = rng.pick(&legal) {
            TankCommander::apply(&mut state, action, &mut dice, &mut Silent);
        }
    }
    state
}

#[divan::bench(args = SCENARIOS)]
fn random_match(bencher: Bencher, scenario: &str) {
    let mut legal = Vec::with_capacity(256);
    let mut play = |seed: u64| {
        let (mut rng, mut dice) = (Rng::seeded(seed), Dice::quick(seed));
        play_out::<TankCommander>(&mut start(scenario, seed), &mut rng, &mut dice, &mut Silent, &mut legal).0
    };
    let decisions = play(1);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| play(1));
}

#[divan::bench(args = SCENARIOS)]
fn clone(bencher: Bencher, scenario: &str) {
    let state = midgame(scenario);
    bencher.bench_local(|| state.clone());
}

#[divan::bench(args = SCENARIOS)]
fn legal(bencher: Bencher, scenario: &str) {
    let state = midgame(scenario);
    let mut legal = Vec::with_capacity(256);
    bencher.bench_local(|| {
        legal.clear();
        TankCommander::legal(&state, &mut legal);
        legal.len()
    });
}

#[divan::bench(args = SCENARIOS)]
fn imagine(bencher: Bencher, scenario: &str) {
    let view = TankCommander::view(&midgame(scenario), Some(Seat(0)));
    let mut rng = Rng::seeded(1);
    bencher.bench_local(|| TankCommander::imagine(&view, &mut rng));
}

//! The hot paths: legal actions, a clone, a view, an imagined world, whole random matches.

use divan::{Bencher, counter::ItemsCount};
use duel::{Duel, State};
use table::{Chance, Dice, Rng, Rules, Seat, Silent, play_out};

fn main() {
    divan::main();
}

const SCENARIOS: [&str; 4] = ["summer-s1", "winter-w1", "summer-free", "four-boards-summer"];

fn start(scenario: &str, seed: u64) -> State {
    let setup = Duel::scenarios().into_iter().find(|(name, _)| *name == scenario).expect("a scenario").1;
    Duel::begin(&setup, &mut Dice::quick(seed), &mut Silent).expect("a valid setup")
}

/// A position after so many random decisions.
fn midgame(scenario: &str) -> State {
    let (mut rng, mut dice) = (Rng::seeded(5), Dice::quick(5));
    let mut state = start(scenario, 5);
    let mut legal = Vec::new();
    for _ in 0..150 {
        legal.clear();
        Duel::legal(&state, &mut legal);
        if let Some(&action) = rng.pick(&legal) {
            Duel::apply(&mut state, action, &mut dice, &mut Silent);
        }
    }
    state
}

#[divan::bench(args = SCENARIOS)]
fn random_match(bencher: Bencher, scenario: &str) {
    let mut legal = Vec::with_capacity(256);
    let decisions =
        play_out::<Duel>(&mut start(scenario, 1), &mut Rng::seeded(1), &mut Dice::quick(1), &mut Silent, &mut legal).0;
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| {
        play_out::<Duel>(&mut start(scenario, 1), &mut Rng::seeded(1), &mut Dice::quick(1), &mut Silent, &mut legal)
    });
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
        Duel::legal(&state, &mut legal);
        legal.len()
    });
}

#[divan::bench(args = SCENARIOS)]
fn imagine(bencher: Bencher, scenario: &str) {
    let view = Duel::view(&midgame(scenario), Some(Seat(0)));
    let mut rng = Rng::seeded(1);
    bencher.bench_local(|| Duel::imagine(&view, &mut rng));
}

//! Nobody gives a match up before it has begun.

use table::{Dice, Next, Silent, Studied};

/// What the first quiet position is worth to which everybody comes who does what looks most promising.
fn first_worth<R: Studied>(setup: &R::Setup, seed: u64) -> f32 {
    let mut dice = Dice::quick(seed);
    let mut state = R::begin(setup, &mut dice, &mut Silent).expect("a sound setup");
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    while let Next::Decide(_) = R::next(&state) {
        legal.clear();
        weights.clear();
        R::legal(&state, &mut legal);
        R::promise(&state, &legal, &mut weights);
        let best = (0..legal.len()).max_by(|a, b| weights[*a].total_cmp(&weights[*b])).expect("something is legal");
        R::apply(&mut state, legal[best], &mut dice, &mut Silent);
        if R::quiet(&state) {
            break;
        }
    }
    R::appraise(&state, table::Side::First)
}

/// Levels that look ahead resign when nothing is better than -0.95.
fn everything_is_open<R: Studied>() {
    for (name, setup) in R::scenarios() {
        for seed in 1..=2 {
            let worth = first_worth::<R>(&setup, seed);
            assert!(worth.abs() < 0.93, "{} {name}, seed {seed}: {worth}", R::title().id);
        }
    }
}

#[test]
fn no_scenario_is_decided_when_it_begins() {
    everything_is_open::<duel::Duel>();
    everything_is_open::<tank_commander::TankCommander>();
    everything_is_open::<prokhorovka::Prokhorovka>();
    everything_is_open::<stalingrad::Stalingrad>();
    everything_is_open::<crusade::Crusade>();
}

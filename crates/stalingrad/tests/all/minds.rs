//! What positions are worth and what looks promising in them.

use stalingrad::Stalingrad;
use stalingrad::setup::{Mode, Setup};
use table::{Dice, Next, Rng, Rules, Side, Silent};

#[test]
fn weights_and_worths_can_be_compared() {
    table::testing::weighs_and_appraises::<Stalingrad>(12);
}

/// Plays a match in which one side takes the most promising action and the other any; says who won.
fn promising_against_random(promising: Side, seed: u64) -> Option<Side> {
    let mut state = table::testing::begin::<Stalingrad>(&Setup::of(Mode::Base), seed);
    let (mut rng, mut dice) = (Rng::seeded(seed), Dice::quick(seed));
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    loop {
        let seat = match Stalingrad::next(&state) {
            Next::Over(outcome) => return outcome.side,
            Next::Decide(seat) => seat,
        };
        legal.clear();
        weights.clear();
        Stalingrad::legal(&state, &mut legal);
        Stalingrad::promise(&state, &legal, &mut weights);
        let best = (0..legal.len()).max_by(|a, b| weights[*a].total_cmp(&weights[*b])).expect("something is legal");
        let picks_best = seat.index() == promising.index();
        let action = if picks_best { legal[best] } else { table::testing::any(&legal, &mut rng) };
        Stalingrad::apply(&mut state, action, &mut dice, &mut Silent);
    }
}

#[test]
fn what_looks_promising_beats_random_play() {
    for side in Side::BOTH {
        let wins =
            |promising: Side| (0..40).filter(|seed| promising_against_random(promising, *seed) == Some(side)).count();
        let (with, without) = (wins(side), wins(side.other()));
        assert!(with >= without + 10, "{side:?} wins {with} of 40 with a plan and {without} without");
    }
}

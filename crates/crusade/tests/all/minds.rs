//! What positions are worth and what looks promising in them.

use crusade::data::Scenario;
use crusade::{Crusade, Setup};
use table::{Dice, Next, Rng, Rules, Side, Silent};

#[test]
fn weights_and_worths_can_be_compared() {
    table::testing::weighs_and_appraises::<Crusade>(6);
}

/// Plays a match in which one side takes the most promising action and the other any; says who won.
fn promising_against_random(promising: Side, seed: u64) -> Option<Side> {
    let mut state = table::testing::begin::<Crusade>(&Setup::of(Scenario::Meeting), seed);
    let (mut rng, mut dice) = (Rng::seeded(seed), Dice::quick(seed));
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    loop {
        let seat = match Crusade::next(&state) {
            Next::Over(outcome) => return outcome.side,
            Next::Decide(seat) => seat,
        };
        legal.clear();
        weights.clear();
        Crusade::legal(&state, &mut legal);
        Crusade::promise(&state, &legal, &mut weights);
        let best = (0..legal.len()).max_by(|a, b| weights[*a].total_cmp(&weights[*b])).expect("something is legal");
        let picks_best = seat.index() == promising.index();
        let action = if picks_best { legal[best] } else { table::testing::any(&legal, &mut rng) };
        Crusade::apply(&mut state, action, &mut dice, &mut Silent);
    }
}

#[test]
fn what_looks_promising_beats_random_play() {
    for side in Side::BOTH {
        let won = (0..8).filter(|seed| promising_against_random(side, *seed) == Some(side)).count();
        assert!(won >= 6, "{side:?} won {won} of 8");
    }
}

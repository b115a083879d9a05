//! Weights and worths that can be compared.

use crate::{Chance, Dice, Next, Rng, Side, Silent, Studied};

/// Every action has a weight above 0, and every appraisal is one side's gain and the other's loss, over so many
/// matches of all kinds of setups: half of the actions at random, half by promise. Somewhere it is quiet.
pub fn weighs_and_appraises<R: Studied>(matches: u64) {
    let mut rng = Rng::seeded(3);
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    let mut quiets = 0;
    for seed in 0..matches {
        let setup = R::any_setup(&mut rng);
        let (mut state, mut dice) = (super::begin::<R>(&setup, seed), Dice::quick(seed));
        while let Next::Decide(_) = R::next(&state) {
            legal.clear();
            weights.clear();
            R::legal(&state, &mut legal);
            R::promise(&state, &legal, &mut weights);
            assert_eq!(weights.len(), legal.len());
            assert!(weights.iter().all(|weight| weight.is_finite() && *weight > 0.0), "{legal:?} {weights:?}");
            let [first, second] = Side::BOTH.map(|side| R::appraise(&state, side));
            assert!((-1.0..=1.0).contains(&first) && first == -second, "{first} and {second}");
            quiets += u32::from(R::quiet(&state));
            let best = (0..legal.len()).max_by(|a, b| weights[*a].total_cmp(&weights[*b]));
            let action = if rng.below(2) == 0 { best.map(|i| legal[i]) } else { rng.pick(&legal).copied() };
            R::apply(&mut state, action.expect("there is something to do"), &mut dice, &mut Silent);
        }
    }
    assert!(quiets > 100, "it was quiet only {quiets} times");
}

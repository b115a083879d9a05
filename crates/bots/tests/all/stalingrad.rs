//! Simple plans against who looks ahead, in The Hell of Stalingrad.

use bots::{Bot, Decision, Level, Limit, Progress};
use stalingrad::Stalingrad;
use table::{Dice, Next, Plan, Rules, Side, Silent, Studied};

/// How often each plan plays each side.
const SEEDS: u64 = 4;

/// Who wins a base game between a plan on this side and a regular who thinks little.
fn winner(plan: &'static Plan<Stalingrad>, side: Side, seed: u64) -> Option<Side> {
    let (_, setup) = Stalingrad::scenarios().swap_remove(0);
    let mut dice = Dice::quick(seed);
    let mut state = Stalingrad::begin(&setup, &mut dice, &mut Silent).expect("a sound setup");
    let thinker = Bot::new(Level::Regular, seed).limited(Limit::Iterations(30));
    let mut bots = [Bot::following(plan, seed), thinker];
    loop {
        let seat = match Stalingrad::next(&state) {
            Next::Over(outcome) => return outcome.side,
            Next::Decide(seat) => seat,
        };
        let bot = &mut bots[usize::from(seat.index() != side.index())];
        let thought = bot.think(&Stalingrad::view(&state, Some(seat)), &Progress::default()).expect("somebody decides");
        let Decision::Act(action) = thought.decision else { return Some(side) };
        Stalingrad::apply(&mut state, action, &mut dice, &mut Silent);
    }
}

#[test]
fn simple_plans_lose_to_who_looks_ahead() {
    let plans = Stalingrad::plans();
    assert!(plans.len() >= 4);
    let won = |plan: &'static Plan<Stalingrad>| {
        let matches = (0..SEEDS).flat_map(|seed| Side::BOTH.map(|side| (side, seed)));
        matches.filter(|(side, seed)| winner(plan, *side, *seed) == Some(*side)).count()
    };
    let wins: usize = plans.iter().map(won).sum();
    let matches = plans.len() * 2 * SEEDS as usize;
    assert!(wins * 3 < matches, "the plans win {wins} of {matches}");
}

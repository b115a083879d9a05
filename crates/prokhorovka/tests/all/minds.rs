//! What positions are worth and what looks promising in them.

use bots::{Bot, Decision, Level, Limit, Progress};
use prokhorovka::Prokhorovka;
use prokhorovka::setup::{Deployment, Setup};
use table::{Dice, Next, Rng, Rules, Side, Silent, Studied};

#[test]
fn weights_and_worths_can_be_compared() {
    table::testing::weighs_and_appraises::<Prokhorovka>(12);
}

/// Plays a match in which one side takes the most promising action and the other any; says who won.
fn promising_against_random(promising: Side, seed: u64) -> Option<Side> {
    let setup = Setup::of(Deployment::Quick);
    let mut state = table::testing::begin::<Prokhorovka>(&setup, seed);
    let (mut rng, mut dice) = (Rng::seeded(seed), Dice::quick(seed));
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    loop {
        let seat = match Prokhorovka::next(&state) {
            Next::Over(outcome) => return outcome.side,
            Next::Decide(seat) => seat,
        };
        legal.clear();
        weights.clear();
        Prokhorovka::legal(&state, &mut legal);
        Prokhorovka::promise(&state, &legal, &mut weights);
        let best = (0..legal.len()).max_by(|a, b| weights[*a].total_cmp(&weights[*b])).expect("something is legal");
        let picks_best = seat.index() == promising.index();
        let action = if picks_best { legal[best] } else { table::testing::any(&legal, &mut rng) };
        Prokhorovka::apply(&mut state, action, &mut dice, &mut Silent);
    }
}

#[test]
fn what_looks_promising_beats_random_play() {
    for side in Side::BOTH {
        let won = (0..12).filter(|seed| promising_against_random(side, *seed) == Some(side)).count();
        assert!(won >= 9, "{side:?} won {won} of 12");
    }
}

/// A simple plan against a bot that looks ahead a little, on either side; what the plan scores of two.
fn score_of_plan(plan: &'static table::Plan<Prokhorovka>, seed: u64) -> f32 {
    let score = |side: Side| {
        let mut bots = [Bot::new(Level::Regular, seed).limited(Limit::Iterations(LITTLE)), Bot::following(plan, seed)];
        if side == Side::First {
            bots.reverse();
        }
        match contest(bots, seed) {
            Some(winner) if winner == side => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        }
    };
    Side::BOTH.map(score).iter().sum()
}

/// Iterations of a bot that looks ahead a little.
const LITTLE: u32 = 20;

/// Plays a match of the ready-made set-up; says who won.
fn contest(mut bots: [Bot<Prokhorovka>; 2], seed: u64) -> Option<Side> {
    let mut state = table::testing::begin::<Prokhorovka>(&Setup::of(Deployment::Quick), seed);
    let mut dice = Dice::quick(seed);
    loop {
        let seat = match Prokhorovka::next(&state) {
            Next::Over(outcome) => return outcome.side,
            Next::Decide(seat) => seat,
        };
        let view = Prokhorovka::view(&state, Some(seat));
        let thought = bots[seat.index()].think(&view, &Progress::default()).expect("somebody decides");
        match thought.decision {
            Decision::Act(action) => Prokhorovka::apply(&mut state, action, &mut dice, &mut Silent),
            Decision::Resign => return Side::BOTH.into_iter().find(|side| side.index() != seat.index()),
        }
    }
}

#[test]
fn no_simple_plan_fools_who_looks_ahead() {
    let plans = Prokhorovka::plans();
    let scores: Vec<f32> = plans.iter().zip(1..).map(|(plan, seed)| score_of_plan(plan, seed)).collect();
    let (all, most) = (2.0 * plans.len() as f32, scores.iter().sum::<f32>());
    assert!(most < 0.25 * all, "the plans score {most} of {all}: {scores:?}");
    // Straight at the objectives, and never off the start line.
    for naive in ["rush", "start_line"] {
        let plan = plans.iter().find(|plan| plan.name == naive).expect("a plan of this name");
        let score: f32 = (20..23).map(|seed| score_of_plan(plan, seed)).sum();
        assert!(score < 0.25 * 6.0, "{naive} scores {score} of 6");
    }
}

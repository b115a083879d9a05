//! What positions are worth and what looks promising in them.

use bots::{Bot, Decision, Level, Limit, Progress};
use crusade::data::Scenario;
use crusade::{Crusade, Setup};
use table::{Dice, Next, Plan, Rng, Rules, Side, Silent, Studied};

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

/// Plays a match of a plan against a bot that looks ahead a little; says what the plan scores.
fn plan_against_bot(plan: &'static Plan<Crusade>, scenario: Scenario, side: Side, seed: u64) -> f32 {
    let mut state = table::testing::begin::<Crusade>(&Setup::of(scenario), seed);
    let mut dice = Dice::quick(seed);
    let bot = Bot::new(Level::Regular, seed).limited(Limit::Iterations(200));
    let mut players = [bot, Bot::following(plan, seed)];
    loop {
        let seat = match Crusade::next(&state) {
            Next::Over(outcome) => return outcome.side.map_or(0.5, |won| f32::from(u8::from(won == side))),
            Next::Decide(seat) => seat,
        };
        let player = &mut players[usize::from(seat.index() == side.index())];
        let view = Crusade::view(&state, Some(seat));
        match player.think(&view, &Progress::default()).expect("somebody decides").decision {
            Decision::Act(action) => Crusade::apply(&mut state, action, &mut dice, &mut Silent),
            Decision::Resign => return 1.0,
        }
    }
}

#[test]
fn who_looks_ahead_a_little_beats_simple_plans() {
    let plans = Crusade::plans();
    for scenario in [Scenario::Meeting, Scenario::Lunch] {
        let pairings = plans.iter().flat_map(|plan| Side::BOTH.map(|side| (plan, side)));
        let score: f32 = pairings.map(|(plan, side)| plan_against_bot(plan, scenario, side, 1)).sum();
        let matches = 2 * plans.len();
        assert!(score < 0.3 * matches as f32, "plans score {score} of {matches} at {scenario:?}");
    }
}

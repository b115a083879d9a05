//! The bots on Duel: legal to the end in every setup, blind to what they may not know, the same with the same seed.

use bots::{Bot, Decision, Level, Limit, Progress};
use duel::{Action, Duel, State, View};
use table::{Chance, Dice, Next, Rng, Rules, Seat, Silent, Studied};

fn scenario(name: &str) -> duel::Setup {
    let found = Duel::scenarios().into_iter().find(|(known, _)| *known == name);
    found.expect("there is such a scenario").1
}

fn begin(setup: &duel::Setup, seed: u64) -> State {
    Duel::begin(setup, &mut Dice::quick(seed), &mut Silent).expect("a sound setup")
}

fn decider(state: &State) -> Option<Seat> {
    match Duel::next(state) {
        Next::Decide(seat) => Some(seat),
        Next::Over(_) => None,
    }
}

fn legal(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    Duel::legal(state, &mut legal);
    legal
}

/// A position of random play in which there is a choice.
fn position(setup: &duel::Setup, seed: u64) -> (State, Seat) {
    let mut rng = Rng::seeded(seed);
    let mut state = begin(setup, seed);
    let mut left = rng.below(150);
    while let Some(seat) = decider(&state) {
        let legal = legal(&state);
        if left == 0 && legal.len() > 1 {
            return (state, seat);
        }
        let action = *rng.pick(&legal).expect("there is something to do");
        Duel::apply(&mut state, action, &mut Dice::quick(seed), &mut Silent);
        left = left.saturating_sub(1);
    }
    position(setup, seed + 1000)
}

fn bot(level: Level, seed: u64, iterations: u32, threads: usize) -> Bot<Duel> {
    Bot::new(level, seed).limited(Limit::Iterations(iterations)).threads(threads)
}

fn decision(bot: &mut Bot<Duel>, view: &View) -> Decision<Action> {
    bot.think(view, &Progress::default()).expect("the match goes on").decision
}

/// Plays so many decisions with these bots, checking each; a bot that resigns ends it.
fn play(state: &mut State, bots: &mut [Bot<Duel>], decisions: u32) -> Vec<Action> {
    let mut done = Vec::new();
    while let Some(seat) = decider(state).filter(|_| done.len() < decisions as usize) {
        let view = Duel::view(state, Some(seat));
        let Decision::Act(action) = decision(&mut bots[seat.index()], &view) else { break };
        assert_eq!(Duel::check(state, action), Ok(()), "{action:?} in {:?}", state.table.step);
        Duel::apply(state, action, &mut Dice::quick(1), &mut Silent);
        done.push(action);
    }
    done
}

#[test]
fn no_bot_ever_breaks_a_rule() {
    let mut rng = Rng::seeded(5);
    let eight = scenario("four-boards-teams");
    let setups = (0..6).map(|_| Duel::any_setup(&mut rng)).chain([eight, scenario("summer-free")]);
    for (seed, setup) in setups.enumerate() {
        let mut state = begin(&setup, seed as u64);
        let levels = Level::ALL.into_iter().cycle().skip(seed % 5);
        let mut bots: Vec<Bot<Duel>> = levels.zip(0..).take(8).map(|(level, seat)| bot(level, seat, 8, 1)).collect();
        assert!(!play(&mut state, &mut bots, 300).is_empty());
    }
}

#[test]
fn bots_play_a_match_to_its_end() {
    let mut state = begin(&scenario("summer-s1"), 3);
    let mut bots = [bot(Level::Veteran, 1, 20, 1), bot(Level::Recruit, 2, 0, 1)];
    play(&mut state, &mut bots, u32::MAX);
    let resigned = decider(&state).map(|seat| seat == Seat(0));
    assert!(resigned.unwrap_or(true), "the recruit never resigns");
}

#[test]
fn the_same_seed_and_iterations_give_the_same_decisions() {
    let setup = scenario("summer-s1");
    for threads in [1, 2] {
        let match_of = |seed| {
            let mut bots = [bot(Level::Ace, seed, 40, threads), bot(Level::Regular, seed, 20, threads)];
            play(&mut begin(&setup, 1), &mut bots, 40)
        };
        assert_eq!(match_of(7), match_of(7), "{threads} threads");
        assert_ne!(match_of(7), match_of(8), "the seed matters");
    }
}

/// What is hidden from the seat is dealt anew; what it sees and what it does then stay the same.
#[test]
fn a_bot_does_the_same_whatever_it_may_not_know() {
    let mut rng = Rng::seeded(11);
    let mut differing = 0;
    for seed in 0..12 {
        let setup = if seed % 3 == 0 { Duel::any_setup(&mut rng) } else { scenario("summer-s1") };
        let (state, seat) = position(&setup, seed);
        let other = Duel::imagine(&Duel::view(&state, Some(seat)), &mut rng);
        differing += u32::from(other != state);
        for level in Level::ALL {
            let decide = |world: &State| decision(&mut bot(level, seed, 30, 1), &Duel::view(world, Some(seat)));
            assert_eq!(decide(&state), decide(&other), "{level} of {seat} in {:?}", state.table.step);
        }
    }
    assert!(differing >= 6, "only {differing} worlds differed");
}

/// The same over a stretch of play: the bot plays on in both worlds until a secret comes to light.
#[test]
fn a_bot_that_remembers_does_the_same_whatever_it_may_not_know() {
    let mut rng = Rng::seeded(12);
    let mut compared = 0;
    for seed in 0..8 {
        let (mut state, seat) = position(&scenario("summer-s1"), seed);
        let mut other = Duel::imagine(&Duel::view(&state, Some(seat)), &mut rng);
        let mut players = [bot(Level::Veteran, seed, 30, 1), bot(Level::Veteran, seed, 30, 1)];
        while decider(&state) == Some(seat) && Duel::view(&state, Some(seat)) == Duel::view(&other, Some(seat)) {
            let view = Duel::view(&state, Some(seat));
            let [first, second] = players.each_mut().map(|player| decision(player, &view));
            assert_eq!(first, second);
            let Decision::Act(action) = first else { break };
            compared += 1;
            for world in [&mut state, &mut other] {
                Duel::apply(world, action, &mut Dice::quick(1), &mut Silent);
            }
        }
    }
    assert!(compared > 10, "only {compared} decisions were compared");
}

#[test]
fn a_single_legal_action_needs_no_thought() {
    let mut rng = Rng::seeded(1);
    let mut state = begin(&scenario("summer-s1"), 1);
    let mut met = 0;
    while let Some(seat) = decider(&state) {
        let legal = legal(&state);
        if let [only] = legal[..] {
            let view = Duel::view(&state, Some(seat));
            let thought = Bot::<Duel>::new(Level::Ace, 1).think(&view, &Progress::default()).expect("one action");
            assert_eq!((thought.decision, thought.iterations), (Decision::Act(only), 0));
            met += 1;
        }
        let action = *rng.pick(&legal).expect("there is something to do");
        Duel::apply(&mut state, action, &mut Dice::quick(1), &mut Silent);
    }
    assert!(met > 0);
}

#[test]
fn a_bot_told_to_stop_answers_with_what_it_has() {
    let (state, seat) = position(&scenario("summer-s1"), 2);
    let view = Duel::view(&state, Some(seat));
    let progress = Progress::default();
    progress.stop();
    let thought = bot(Level::Ace, 1, u32::MAX - 1, 2).think(&view, &progress).expect("a decision");
    assert!(matches!(thought.decision, Decision::Act(action) if Duel::check(&state, action).is_ok()));
    assert_eq!(thought.iterations, 2, "one for each thread");
    assert_eq!(progress.share(), 1.0);
}

#[test]
fn a_bot_is_stopped_from_another_thread() {
    let (state, seat) = position(&scenario("summer-s1"), 2);
    let view = Duel::view(&state, Some(seat));
    let progress = Progress::default();
    let thought = std::thread::scope(|scope| {
        let thinker = scope.spawn(|| {
            Bot::<Duel>::new(Level::Ace, 1).limited(Limit::Clock(std::time::Duration::MAX)).think(&view, &progress)
        });
        progress.stop();
        thinker.join().expect("no panic")
    });
    assert!(thought.is_some());
}

#[test]
fn what_a_bot_weighed_adds_up() {
    let (state, seat) = position(&scenario("summer-s1"), 4);
    let view = Duel::view(&state, Some(seat));
    let thought = bot(Level::Veteran, 1, 100, 1).think(&view, &Progress::default()).expect("a decision");
    let share: f32 = thought.candidates.iter().map(|candidate| candidate.share).sum();
    assert!((share - 1.0).abs() < 1e-3, "{share}");
    assert!(thought.candidates.windows(2).all(|pair| pair[0].share >= pair[1].share));
    assert!(thought.candidates.iter().all(|candidate| (-1.0..=1.0).contains(&candidate.worth)));
    assert_eq!(thought.decision, Decision::Act(thought.candidates[0].action));
    assert_eq!(thought.worth, Some(thought.candidates[0].worth));
}

/// Forty points down, all eight T-34s together cannot make up for it; with none, nothing is lost.
#[test]
fn a_lost_match_is_resigned_in_time_and_an_open_one_is_not() {
    let (lost, open) = (lost_match(40), lost_match(0));
    for (mut state, resigns) in [(lost, true), (open, false)] {
        let mut soviet = bot(Level::Veteran, 1, 200, 1);
        let mut resigned = false;
        for _ in 0..60 {
            let Some(seat) = decider(&state) else { break };
            let action = if seat == Seat(1) {
                match decision(&mut soviet, &Duel::view(&state, Some(seat))) {
                    Decision::Act(action) => action,
                    Decision::Resign => {
                        resigned = true;
                        break;
                    }
                }
            } else {
                *legal(&state).last().expect("there is something to do")
            };
            Duel::apply(&mut state, action, &mut Dice::quick(1), &mut Silent);
        }
        assert_eq!(resigned, resigns);
    }
}

/// The first position of the default scenario with so many German points.
fn lost_match(points: i16) -> State {
    let mut state = begin(&scenario("summer-s1"), 1);
    state.table.vp[0] = points;
    state
}

#[test]
fn advice_is_given_even_in_a_lost_match() {
    let state = lost_match(60);
    let seat = decider(&state).expect("a decision");
    let advice = bots::choose::<Duel>(Level::Regular, &Duel::view(&state, Some(seat)), &mut Rng::seeded(1));
    assert!(advice.is_some_and(|action| Duel::check(&state, action).is_ok()));
}

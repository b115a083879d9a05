//! The bots on a small game.

use crate::picket::{Action, Picket, Setup, State, Step};
use bots::{Bot, Character, Decision, Level, Limit, Persona, Progress, choose};
use table::{Dice, Next, Outcome, Pledge, Rng, Rules, Seat, Side, Silent};

fn begin(seed: u64) -> (State, Dice) {
    let mut dice = Pledge::of_number(seed).dice();
    let state = Picket::begin(&Setup::default(), &mut dice, &mut Silent).expect("a sound setup");
    (state, dice)
}

fn match_of(levels: [Level; 2], seed: u64) -> Outcome {
    let mut rng = Rng::seeded(seed);
    let (mut state, mut dice) = begin(seed);
    loop {
        let seat = match Picket::next(&state) {
            Next::Decide(seat) => seat,
            Next::Over(outcome) => return outcome,
        };
        let view = Picket::view(&state, Some(seat));
        let action = choose::<Picket>(levels[seat.index()], &view, &mut rng).expect("there is something to do");
        assert!(Picket::check(&state, action).is_ok(), "{action:?}");
        Picket::apply(&mut state, action, &mut dice, &mut Silent);
    }
}

/// The leader has posted these cards against those of the other.
fn facing(own: [u8; 2], others: [u8; 2]) -> State {
    let (mut state, _) = begin(1);
    let mut rest: Vec<u8> = (1..=16).filter(|card| !own.contains(card) && !others.contains(card)).collect();
    state.posted = [own.to_vec(), others.to_vec()];
    state.hands = [rest.split_off(11), rest.split_off(10)];
    state.deck = rest;
    state.step = Step::LeaderActs;
    assert_eq!(Picket::faults(&state), Vec::<String>::new());
    state
}

#[test]
fn the_recruit_takes_what_surely_wins() {
    let view = Picket::view(&facing([16, 15], [3, 4]), Some(Seat(0)));
    for seed in 0..50 {
        assert_eq!(choose::<Picket>(Level::Recruit, &view, &mut Rng::seeded(seed)), Some(Action::Hold));
    }
}

#[test]
fn the_recruit_does_not_run_into_what_surely_loses() {
    let mut state = facing([1, 2], [15, 16]);
    state.scouted = true;
    state.setup.rounds = 1;
    let view = Picket::view(&state, Some(Seat(0)));
    for seed in 0..50 {
        assert_eq!(choose::<Picket>(Level::Recruit, &view, &mut Rng::seeded(seed)), Some(Action::Charge));
    }
}

#[test]
fn the_recruit_beats_the_random_mover_from_either_seat() {
    let points = |levels, seed| match_of(levels, seed).points;
    let mut ahead = 0;
    for seed in 0..1000 {
        let [recruit, random] = points([Level::Recruit, Level::Random], seed);
        ahead += recruit - random;
        let [random, recruit] = points([Level::Random, Level::Recruit], seed);
        ahead += recruit - random;
    }
    assert!(ahead > 300, "the recruit is {ahead} points ahead");
}

/// With one round and one card to post the sixteen wins against everything: whoever posts it and holds has won.
/// Right after the action nothing is to be seen of that, so the recruit posts any card.
#[test]
fn looking_ahead_finds_what_pays_only_later() {
    let best_posts = |level: Level| -> usize {
        (0..30)
            .filter(|seed| posted_first(Bot::<Picket>::new(level, *seed).limited(Limit::Iterations(300))) == 16)
            .count()
    };
    assert_eq!(best_posts(Level::Veteran), 30);
    assert!(best_posts(Level::Recruit) < 20);
}

/// The card that a leader with 2, 9 and 16 in hand posts.
fn posted_first(mut bot: Bot<Picket>) -> u8 {
    let (mut state, mut dice) = begin(1);
    state.setup = Setup { rounds: 1, watch: 1 };
    let mut rest: Vec<u8> = (1..=16).filter(|card| ![2, 9, 16].contains(card)).collect();
    state.hands = [vec![2, 9, 16], rest.split_off(10)];
    state.deck = rest;
    assert_eq!(Picket::faults(&state), Vec::<String>::new());
    loop {
        let view = Picket::view(&state, Some(Seat(0)));
        let thought = bot.think(&view, &Progress::default()).expect("the leader decides");
        let Decision::Act(action) = thought.decision else { panic!("nothing is lost") };
        if let Action::Post(card) = action {
            return card;
        }
        Picket::apply(&mut state, action, &mut dice, &mut Silent);
    }
}

/// What a veteran of this character weighs in a few positions, and how much of its attention each action gets.
fn weighed(character: Character) -> Vec<(Action, f32)> {
    let who = Persona::new(Level::Veteran, character).expect("a veteran looks ahead");
    let positions = [[5, 9], [6, 10], [7, 8], [8, 9], [9, 11]].map(|own| facing(own, [3, 12]));
    let think = |state: &State| {
        let mut bot = Bot::<Picket>::new(who, 1).limited(Limit::Iterations(200));
        bot.think(&Picket::view(state, Some(Seat(0))), &Progress::default()).expect("the leader decides")
    };
    positions
        .iter()
        .flat_map(|state| think(state).candidates)
        .map(|candidate| (candidate.action, candidate.share))
        .collect()
}

#[test]
fn every_character_weighs_otherwise_than_the_even_one_and_always_the_same() {
    let even = weighed(Character::Even);
    for character in [Character::Careful, Character::Bold, Character::Sly] {
        assert_ne!(weighed(character), even, "{character}");
        assert_eq!(weighed(character), weighed(character), "{character}");
    }
}

#[test]
fn looking_ahead_beats_the_recruit_from_either_seat() {
    let mut ahead = 0;
    for seed in 0..150 {
        let [regular, recruit] = match_of([Level::Regular, Level::Recruit], seed).points;
        ahead += regular - recruit;
        let [recruit, regular] = match_of([Level::Recruit, Level::Regular], seed).points;
        ahead += regular - recruit;
    }
    assert!(ahead > 30, "looking ahead is {ahead} points ahead");
}

#[test]
fn the_same_seed_gives_the_same_match() {
    assert_eq!(match_of([Level::Recruit; 2], 7), match_of([Level::Recruit; 2], 7));
    assert_eq!(match_of([Level::Random; 2], 7), match_of([Level::Random; 2], 7));
}

#[test]
fn when_all_is_over_there_is_nothing_to_do() {
    let (mut state, mut dice) = begin(1);
    state.setup.rounds = 1;
    state.step = Step::LeaderActs;
    Picket::apply(&mut state, Action::Withdraw, &mut dice, &mut Silent);
    let view = Picket::view(&state, Some(Seat(0)));
    for level in Level::ALL {
        assert_eq!(choose::<Picket>(level, &view, &mut Rng::seeded(1)), None);
    }
    assert!(Picket::appraise(&state, Side::First) < 0.0);
}

//! Long matches: looking back is never a long way, and positions are written down only where it is asked for.

use serde::{Deserialize, Serialize, Serializer};
use std::cell::Cell;
use std::sync::LazyLock;
use table::{
    ChanceIn, Deed, Dice, EventSink, Match, Next, OptionSpec, Outcome, Pledge, Refusal, Rng, Rulebook, Rules, Seat,
    Seating, Seats, Side, Title,
};

/// A march of many steps: whoever is to walk walks, or throws a die for how far.
#[derive(Clone, Debug)]
struct March;

static RULEBOOK: LazyLock<Rulebook> =
    LazyLock::new(|| Rulebook::read("## 1. March\n\n**MA-1.1** Walk, or throw. [ruling]", "MA"));
static OPTIONS: LazyLock<Vec<OptionSpec>> = LazyLock::new(Vec::new);
static TITLE: Title = Title {
    id: "march",
    name: "March",
    pitch: "One foot before the other.",
    sides: ["left", "right"],
    players: 2..=2,
    chance: ChanceIn::Play,
    options: &OPTIONS,
    rulebook: &RULEBOOK,
    edition: 1,
};

const STEPS: u32 = 300;

thread_local! {
    static WRITTEN: Cell<usize> = const { Cell::new(0) };
    static APPLIED: Cell<usize> = const { Cell::new(0) };
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Setup {}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct State {
    setup: Setup,
    steps: u32,
    way: u32,
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        WRITTEN.set(WRITTEN.get() + 1);
        (self.steps, self.way).serialize(to)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum Action {
    Walk,
    Throw,
}

impl Rules for March {
    type Setup = Setup;
    type State = State;
    type View = State;
    type Action = Action;
    type Event = ();

    fn title() -> &'static Title {
        &TITLE
    }

    fn scenarios() -> Vec<(&'static str, Setup)> {
        vec![("march", Setup {})]
    }

    fn setup(state: &State) -> &Setup {
        &state.setup
    }

    fn seating(_: &Setup) -> Seating {
        Seating::of(1, 1)
    }

    fn bound(_: &Setup) -> u32 {
        STEPS
    }

    fn begin(_: &Setup, _: &mut Dice, _: &mut impl EventSink<()>) -> Result<State, Vec<Refusal>> {
        Ok(State { setup: Setup {}, steps: 0, way: 0 })
    }

    fn next(state: &State) -> Next {
        match state.steps {
            STEPS.. => Next::Over(Outcome { winners: Seats::NONE, side: None, points: [0, 0] }),
            steps => Next::Decide(Seat(steps as u8 / 5 % 2)),
        }
    }

    fn points(_: &State) -> [i32; 2] {
        [0, 0]
    }

    fn legal(_: &State, into: &mut Vec<Action>) {
        into.extend([Action::Walk, Action::Throw]);
    }

    fn check(_: &State, _: Action) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(state: &mut State, action: Action, dice: &mut Dice, _: &mut impl EventSink<()>) {
        APPLIED.set(APPLIED.get() + 1);
        state.steps += 1;
        state.way = state.way * 7 % 1009 + if action == Action::Walk { 1 } else { u32::from(dice.d6()) };
    }

    fn view(state: &State, _: Option<Seat>) -> State {
        state.clone()
    }

    fn imagine(view: &State, _: &mut Rng) -> State {
        view.clone()
    }

    fn appraise(_: &State, _: Side) -> f32 {
        0.0
    }

    fn faults(_: &State) -> Vec<String> {
        Vec::new()
    }
}

/// The whole march, some of it taken back on the way, and all positions that it passed.
fn march() -> (Match<March>, Vec<State>) {
    let mut game: Match<March> = Match::start(Setup {}, Pledge::of_number(7)).expect("there is nothing to refuse");
    let mut passed = vec![game.state().clone()];
    while let Next::Decide(seat) = game.next() {
        let action = if passed.len() % 7 == 3 { Action::Throw } else { Action::Walk };
        game.act(seat, action).expect("it is legal");
        if game.can_undo(seat) && passed.len() % 4 == 0 {
            game.enter(seat, Deed::Undo).expect("it can be undone");
            game.act(seat, action).expect("it is legal");
        }
        passed.push(game.state().clone());
    }
    (game, passed)
}

#[test]
fn a_match_is_rewound_to_any_of_its_positions_and_goes_on_alike() {
    let (game, passed) = march();
    assert!(game.log().len() > game.played().len(), "something was taken back");
    for (steps, position) in passed.iter().enumerate() {
        let mut again = game.rewound(steps);
        assert_eq!((again.state(), again.played().len()), (position, steps));
        for done in game.played()[steps..].iter().take(9) {
            again.act(done.seat, done.action).expect("it was legal");
        }
        assert_eq!(again.state(), &passed[(steps + 9).min(passed.len() - 1)], "the dice lie as they lay");
    }
    assert_eq!(game.rewound(usize::MAX).state(), game.state());
}

#[test]
fn looking_back_is_never_a_long_way() {
    let (game, passed) = march();
    for steps in 0..passed.len() {
        APPLIED.set(0);
        game.rewound(steps);
        assert!(APPLIED.get() < 64, "{} actions to come to {steps}", APPLIED.get());
    }
}

#[test]
fn nobody_writes_positions_down_while_a_match_is_played() {
    WRITTEN.set(0);
    let (game, _) = march();
    assert_eq!(WRITTEN.get(), 0);
    table::record::export(&game);
    assert_eq!(WRITTEN.get(), game.log().len(), "the record is where they are written");
}

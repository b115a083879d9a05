//! Blood & Steel: Prokhorovka, 12 July 1943. Three SS panzer divisions against the remnants of fifteen rifle
//! divisions and four tank corps; markers drawn from an envelope say which formation acts next.
//!
//! The rules follow `RULES.md`, chapter by chapter; a comment `BS-7.3` names the rule that is enforced.
//!
//! | room | what is in it |
//! |---|---|
//! | [`setup`] | how the sides set up, optional rules |
//! | [`pieces`], [`map`] | units and formations, hexes and terrain |
//! | [`data`] | the components of `data/*.csv` |
//! | [`state`] | the position and the step it is in |
//! | `legal`, [`why`] | what may be done, and why not |
//! | `play`, `sequence` | what happens, and where in the sequence of play it does |
//! | [`knowledge`] | who knows what |
//! | [`census`] | what a valid position is |
//! | [`appraise`], [`promise`], `plans` | what a position is worth, what looks promising in it, simple plans to spar with |
//! | [`words`] | what it says to players |
//! | [`field`], [`examples`], `lessons` | positions in few words; those of the rulebook's examples; the guided first match |

pub mod action;
pub mod appraise;
pub mod census;
pub mod data;
pub mod events;
pub mod examples;
pub mod field;
pub mod knowledge;
mod legal;
mod lessons;
pub mod map;
pub mod pieces;
mod plans;
mod play;
pub mod promise;
mod sequence;
pub mod setup;
pub mod state;
pub mod why;
pub mod words;

pub use action::Action;
pub use events::Event;
pub use knowledge::View;
pub use legal::{Goal, Pace, Way};
pub use setup::Setup;
pub use state::State;
/// The two sides by their names here.
pub use table::Side::{First as German, Second as Soviet};

use play::Umpire;
use std::sync::LazyLock;
use table::{
    Balance, ChanceIn, Dice, EventSink, Horizon, Next, Plan, Refusal, Rng, Rulebook, Rules, Seat, Seating, Side,
    Studied, Title,
};

/// The rules of Blood & Steel.
#[derive(Clone, Copy, Debug)]
pub struct Prokhorovka;

static RULEBOOK: LazyLock<Rulebook> = LazyLock::new(|| table::kit::read_rulebook!("BS"));

static TITLE: Title = Title {
    id: "prokhorovka",
    name: "Blood & Steel",
    pitch: "Prokhorovka, 12 July 1943: three SS panzer divisions against four Soviet tank corps on 416 hexes. \
            Markers drawn blindly from an envelope decide who moves, fires and overruns next.",
    sides: ["german", "soviet"],
    players: 2..=2,
    chance: ChanceIn::Play,
    options: &data::OPTIONS,
    rulebook: &RULEBOOK,
    edition: 1,
};

impl Rules for Prokhorovka {
    type Setup = Setup;
    type State = State;
    type View = View;
    type Action = Action;
    type Event = Event;

    fn title() -> &'static Title {
        &TITLE
    }

    fn scenarios() -> Vec<(&'static str, Setup)> {
        setup::scenarios()
    }

    fn setup(state: &State) -> &Setup {
        &state.table.setup
    }

    fn seating(setup: &Setup) -> Seating {
        setup.seating()
    }

    fn bound(setup: &Setup) -> u32 {
        setup.most_decisions()
    }

    fn begin(setup: &Setup, dice: &mut Dice, sink: &mut impl EventSink<Event>) -> Result<State, Vec<Refusal>> {
        play::begin(setup, dice, sink)
    }

    #[inline]
    fn next(state: &State) -> Next {
        state.table.next()
    }

    fn points(state: &State) -> [i32; 2] {
        Side::BOTH.map(|side| state.table.tally(side).total())
    }

    fn legal(state: &State, into: &mut Vec<Action>) {
        state.table.legal(into);
    }

    fn check(state: &State, action: Action) -> Result<(), Refusal> {
        state.table.may(action).map_err(Refusal::from)
    }

    fn apply(state: &mut State, action: Action, dice: &mut Dice, sink: &mut impl EventSink<Event>) {
        Umpire { state, dice, sink }.carry_out(action);
    }

    fn view(state: &State, seat: Option<Seat>) -> View {
        state.view(seat)
    }

    fn imagine(view: &View, rng: &mut Rng) -> State {
        view.imagine(rng)
    }

    fn appraise(state: &State, side: Side) -> f32 {
        appraise::appraise(&state.table, side)
    }

    fn promise(state: &State, actions: &[Action], weights: &mut Vec<f32>) {
        promise::promise(&state.table, actions, weights);
    }

    fn quiet(state: &State) -> bool {
        appraise::quiet(&state.table)
    }

    fn faults(state: &State) -> Vec<String> {
        state.faults()
    }
}

impl Studied for Prokhorovka {
    const DIE: Option<u8> = Some(6);

    fn any_setup(rng: &mut Rng) -> Setup {
        Setup::any(rng)
    }

    fn balance(scenario: &str) -> Option<Balance> {
        data::DATA.balance(scenario)
    }

    fn promise_exponent() -> f32 {
        0.5
    }

    fn horizon() -> Horizon {
        Horizon::Known
    }

    fn plans() -> &'static [Plan<Prokhorovka>] {
        plans::PLANS
    }
}

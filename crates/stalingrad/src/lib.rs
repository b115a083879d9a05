//! The Hell of Stalingrad: the German 6th Army storms four districts, building by building, with formations,
//! combat cards and fire; a roll of dice breaks the defenders or the attackers.
//!
//! The rules follow `RULES.md`, chapter by chapter; a comment `HS-7.3` names the rule that is enforced.
//!
//! | room | what is in it |
//! |---|---|
//! | [`setup`] | base or expert game, two or four players, options |
//! | [`pieces`] | cards, formations, units, leaders |
//! | [`data`] | the components of `data/*.csv` |
//! | [`state`] | the position and the step it is in |
//! | `legal`, [`why`] | what may be done, and why not |
//! | `play`, `sequence` | what happens, and where in the sequence of play it does |
//! | [`knowledge`] | who knows what |
//! | `census` | what a valid position is |
//! | [`appraise`], [`promise`], [`odds`] | what a position is worth, what looks promising in it, chances of dice |
//! | [`plans`] | simple plans to spar with |
//! | [`words`] | what it says to players |
//! | [`field`], [`examples`], `lessons` | positions in few words; those of the rulebook's examples; the guided first match |

pub mod action;
pub mod appraise;
mod census;
pub mod data;
pub mod events;
pub mod examples;
pub mod field;
pub mod knowledge;
mod legal;
mod lessons;
pub mod odds;
pub mod pieces;
pub mod plans;
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
pub use setup::Setup;
pub use state::State;
/// The two sides by their names here.
pub use table::Side::{First as German, Second as Soviet};

use play::{Flow, Umpire};
use std::sync::LazyLock;
use table::{
    Balance, ChanceIn, Dice, EventSink, Horizon, Next, Plan, Refusal, Rng, Rulebook, Rules, Seat, Seating, Side,
    Studied, Title,
};

/// The rules of The Hell of Stalingrad.
#[derive(Clone, Copy, Debug)]
pub struct Stalingrad;

static RULEBOOK: LazyLock<Rulebook> = LazyLock::new(|| table::kit::read_rulebook!("HS"));

static TITLE: Title = Title {
    id: "stalingrad",
    name: "The Hell of Stalingrad",
    pitch: "Autumn 1942, building by building: divisions, combat cards and fire fight for four districts of the \
            city. For two players, or for two teams of two with heroes.",
    sides: ["german", "soviet"],
    players: 2..=4,
    chance: ChanceIn::Play,
    options: &data::OPTIONS,
    rulebook: &RULEBOOK,
    edition: 2,
};

impl Rules for Stalingrad {
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

    fn in_force(setup: &Setup) -> Setup {
        setup.in_force()
    }

    fn seating(setup: &Setup) -> Seating {
        setup.seating()
    }

    fn bound(setup: &Setup) -> u32 {
        setup.bound()
    }

    fn begin(setup: &Setup, dice: &mut Dice, sink: &mut impl EventSink<Event>) -> Result<State, Vec<Refusal>> {
        let refusals = setup.refusals();
        if !refusals.is_empty() {
            return Err(refusals);
        }
        let mut state = State::before(setup);
        Umpire { state: &mut state, dice, sink, asked: Flow::On }.begin();
        Ok(state)
    }

    #[inline]
    fn next(state: &State) -> Next {
        match state.table.step {
            state::Step::Over => Next::Over(state.table.outcome()),
            _ => Next::Decide(state.table.seat()),
        }
    }

    fn points(state: &State) -> [i32; 2] {
        state.table.points()
    }

    fn legal(state: &State, into: &mut Vec<Action>) {
        state.legal(into);
    }

    fn check(state: &State, action: Action) -> Result<(), Refusal> {
        state.may(action).map_err(Refusal::from)
    }

    fn apply(state: &mut State, action: Action, dice: &mut Dice, sink: &mut impl EventSink<Event>) {
        Umpire { state, dice, sink, asked: Flow::On }.carry_out(action);
    }

    fn view(state: &State, seat: Option<Seat>) -> View {
        state.view(seat)
    }

    fn imagine(view: &View, rng: &mut Rng) -> State {
        view.imagine(rng)
    }

    fn appraise(state: &State, side: Side) -> f32 {
        appraise::appraise(state, side)
    }

    fn promise(state: &State, actions: &[Action], weights: &mut Vec<f32>) {
        promise::promise(state, actions, weights);
    }

    fn quiet(state: &State) -> bool {
        appraise::quiet(&state.table)
    }

    fn faults(state: &State) -> Vec<String> {
        state.faults()
    }
}

impl Studied for Stalingrad {
    const DIE: Option<u8> = Some(6);

    fn any_setup(rng: &mut Rng) -> Setup {
        Setup::any(rng)
    }

    fn balance(scenario: &str) -> Option<Balance> {
        data::DATA.balance(scenario)
    }

    fn horizon() -> Horizon {
        Horizon::Decisions(2)
    }

    fn plans() -> &'static [Plan<Stalingrad>] {
        &plans::PLANS
    }
}

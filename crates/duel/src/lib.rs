//! Duel of the Giants: two Tigers, guns and a Stuka against eight T-34s among sixteen markers.
//!
//! No dice: what is uncertain is what lies under the markers and what the Tigers are programmed to do.
//! The rules follow `RULES.md`, chapter by chapter; a comment `DG-7.3` names the rule that is enforced.
//!
//! | room | what is in it |
//! |---|---|
//! | [`setup`] | season, boards, seats, options, who owns what |
//! | [`pieces`], [`map`], [`ground`] | what lies on the table, and where |
//! | [`data`] | the components of `data/*.csv` |
//! | [`state`], [`tally`] | the position and the step it is in; what is left and what is gone |
//! | [`sight`] | lines, reconnaissance, the power of a shot |
//! | [`course`] | where a Tiger's program leads |
//! | `legal`, [`why`] | what may be done, how far a piece could go, and why not |
//! | `play`, `sequence` | what happens, and where in the sequence of play it does |
//! | [`knowledge`] | who knows what |
//! | [`census`] | what a valid position is |
//! | [`appraise`], [`promise`], `plans` | what a position is worth, what looks promising in it, simple plans to spar with |
//! | [`words`] | what it says to players |
//! | [`field`], [`examples`], `lessons` | positions in few words; the rulebook's examples; the guided first match |

pub mod action;
pub mod appraise;
pub mod census;
pub mod course;
pub mod data;
pub mod events;
pub mod examples;
pub mod field;
pub mod ground;
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
pub mod sight;
pub mod state;
pub mod tally;
pub mod why;
pub mod words;

pub use action::Action;
pub use events::Event;
pub use knowledge::View;
pub use legal::{Way, Ways};
pub use setup::Setup;
pub use state::State;
/// The two sides by their names here.
pub use table::Side::{First as German, Second as Soviet};

use play::Umpire;
use setup::*;
use std::sync::LazyLock;
use table::{
    Balance, ChanceIn, Dice, EventSink, Next, Plan, Refusal, Rng, Rulebook, Rules, Seat, Seating, Side, Studied, Title,
};

/// The rules of Duel of the Giants.
#[derive(Clone, Copy, Debug)]
pub struct Duel;

static RULEBOOK: LazyLock<Rulebook> = LazyLock::new(|| table::kit::read_rulebook!("DG"));

static TITLE: Title = Title {
    id: "duel",
    name: "Duel of the Giants",
    pitch: "Two Tigers, a handful of guns and one Stuka hold a line on the steppe against eight T-34s hidden among \
            sixteen markers. No dice: bluff, secret programs and lines of fire decide.",
    sides: ["german", "soviet"],
    players: 2..=8,
    chance: ChanceIn::Setup,
    options: &data::OPTIONS,
    rulebook: &RULEBOOK,
    edition: 3,
};

impl Rules for Duel {
    type Setup = Setup;
    type State = State;
    type View = View;
    type Action = Action;
    type Event = Event;

    fn title() -> &'static Title {
        &TITLE
    }

    fn scenarios() -> Vec<(&'static str, Setup)> {
        scenarios()
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
        state.table.vp.map(i32::from)
    }

    fn legal(state: &State, into: &mut Vec<Action>) {
        state.legal(into);
    }

    fn check(state: &State, action: Action) -> Result<(), Refusal> {
        state.may(action).map_err(Refusal::from)
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
        appraise::appraise(state, side)
    }

    fn promise(state: &State, actions: &[Action], weights: &mut Vec<f32>) {
        promise::promise(state, actions, weights);
    }

    fn quiet(state: &State) -> bool {
        appraise::quiet(state)
    }

    fn faults(state: &State) -> Vec<String> {
        state.faults()
    }
}

impl Studied for Duel {
    fn any_setup(rng: &mut Rng) -> Setup {
        Setup::any(rng)
    }

    fn balance(scenario: &str) -> Option<Balance> {
        data::DATA.balance(scenario)
    }

    fn plans() -> &'static [Plan<Duel>] {
        plans::PLANS
    }
}

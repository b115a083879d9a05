//! The Last Crusade: Eastern Front. Cards for platoons, batteries and flights of aircraft on nine zones of ground,
//! with an air war in two corridors between them.
//!
//! The rules follow `RULES.md`, chapter by chapter; a comment `LC-7.3` names the rule that is enforced.
//!
//! | room | what is in it |
//! |---|---|
//! | [`setup`] | scenario and options |
//! | [`pieces`], [`map`] | cards and pieces, zones, edges and corridors |
//! | [`data`] | the components of `data/*.csv` |
//! | [`decks`] | decks of one's own |
//! | [`state`] | the position and the step it is in |
//! | `legal`, [`why`] | what may be done, and why not |
//! | `play`, `sequence` | what happens, and where in the sequence of play it does |
//! | [`knowledge`], `imagine` | who knows what, and the worlds that fit it |
//! | `census` | what a valid position is |
//! | [`appraise`], [`promise`] | what a position is worth, and what looks promising in it |
//! | [`words`] | what it says to players |
//! | [`field`], [`examples`], `lessons` | positions in few words; those of the rulebook's examples; the guided first match |

pub mod action;
pub mod appraise;
mod census;
pub mod data;
pub mod decks;
pub mod events;
pub mod examples;
mod expected;
pub mod field;
mod imagine;
pub mod knowledge;
mod legal;
mod lessons;
pub mod map;
pub mod pieces;
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
pub use table::Side::{First as Soviet, Second as German};

use play::Umpire;
use std::sync::LazyLock;
use table::{
    Balance, ChanceIn, Dice, EventSink, Next, Refusal, Rng, Rulebook, Rules, Seat, Seating, Side, Studied, Title,
};

/// The rules of The Last Crusade.
#[derive(Clone, Copy, Debug)]
pub struct Crusade;

static RULEBOOK: LazyLock<Rulebook> = LazyLock::new(|| table::kit::read_rulebook!("LC"));

static TITLE: Title = Title {
    id: "crusade",
    name: "The Last Crusade",
    pitch: "Platoons, batteries and flights of aircraft as cards on nine zones of ground, most of them face down. \
            Scout before you assault, and keep fighters for what comes down the two air corridors.",
    sides: ["soviet", "german"],
    players: 2..=2,
    chance: ChanceIn::Play,
    options: &data::OPTIONS,
    rulebook: &RULEBOOK,
    edition: 1,
};

impl Rules for Crusade {
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
        setup.bound()
    }

    fn begin(setup: &Setup, dice: &mut Dice, sink: &mut impl EventSink<Event>) -> Result<State, Vec<Refusal>> {
        let refusals = setup.refusals();
        if !refusals.is_empty() {
            return Err(refusals);
        }
        let mut state =
            State { table: state::Table::empty(setup), forces: Default::default(), focus: Default::default() };
        Umpire { state: &mut state, dice, sink }.begin();
        Ok(state)
    }

    #[inline]
    fn next(state: &State) -> Next {
        match state.table.step {
            state::Step::Over => Next::Over(state.outcome()),
            _ => Next::Decide(setup::seat_of(state.table.decider)),
        }
    }

    fn points(state: &State) -> [i32; 2] {
        Side::BOTH.map(|side| state.score(side))
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

impl Studied for Crusade {
    const DIE: Option<u8> = Some(6);

    fn any_setup(rng: &mut Rng) -> Setup {
        Setup::any(rng)
    }

    fn balance(scenario: &str) -> Option<Balance> {
        data::DATA.balance(scenario)
    }
}

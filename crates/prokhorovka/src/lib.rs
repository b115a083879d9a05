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
//! | `blunders` | plain blunders, to be counted in finished matches |
//! | [`words`] | what it says to players |
//! | [`field`], [`examples`], `lessons` | positions in few words; those of the rulebook's examples; the guided first match |

pub mod action;
pub mod appraise;
mod blunders;
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

use std::sync::LazyLock;
use table::{ChanceIn, Rulebook, Title};

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
    edition: 5,
};

table::kit::rooms!(
    Prokhorovka, die: Some(6), promise_exponent: 0.5, stakes: 0.2, horizon: table::Horizon::Known,
    toll: crate::state::State::toll
);

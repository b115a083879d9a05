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
//! | [`appraise`], [`promise`], `expected` | what a position is worth, what looks promising in it, what fire does on average |
//! | [`plans`] | simple plans to spar with |
//! | `blunders` | plain blunders, to be counted in finished matches |
//! | [`words`] | what it says to players |
//! | [`field`], [`examples`], `lessons` | positions in few words; those of the rulebook's examples; the guided first match |

pub mod action;
pub mod appraise;
mod blunders;
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
pub use table::Side::{First as Soviet, Second as German};

use std::sync::LazyLock;
use table::{ChanceIn, Rulebook, Title};

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
    edition: 5,
};

table::kit::rooms!(Crusade, die: Some(6), promise_exponent: 0.5);

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
//! | `blunders` | plain blunders, to be counted in finished matches |
//! | [`words`] | what it says to players |
//! | [`field`], [`examples`], `lessons` | positions in few words; those of the rulebook's examples; the guided first match |

pub mod action;
pub mod appraise;
mod blunders;
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

use std::sync::LazyLock;
use table::{ChanceIn, Horizon, Manner, Rulebook, Title};

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
    edition: 4,
};

// An action in a battle changes little of the whole match, and chance blurs what comes of it: all choices are looked at
// in the same worlds, often, as far as the dice of this battle.
table::kit::rooms!(
    Stalingrad,
    die: Some(6),
    promise_exponent: 1.0 / promise::SHARPNESS as f32,
    stakes: 0.4,
    horizon: Horizon::Decisions(1),
    manner: Manner::Pairs,
    effort: 4,
    toll: state::State::toll
);

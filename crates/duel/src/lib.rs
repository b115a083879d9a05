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
//! | [`appraise`], [`outlook`] | what a position is worth; what becomes of each T-34 |
//! | [`promise`], `plans` | what looks promising, simple plans to spar with |
//! | `blunders` | plain blunders, to be counted in finished matches |
//! | [`words`] | what it says to players |
//! | [`field`], [`examples`], `lessons` | positions in few words; the rulebook's examples; the guided first match |

pub mod action;
pub mod appraise;
mod blunders;
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
pub mod outlook;
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

use std::sync::LazyLock;
use table::{ChanceIn, Rulebook, Title};

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
    edition: 8,
};

table::kit::rooms!(Duel, die: None, promise_exponent: 0.25);

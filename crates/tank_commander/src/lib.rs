//! Tank Commander: The Eastern Front. Single tanks, guns and squads as cards on a small grid, two supply
//! points a turn, and interrupts from a hidden hand.
//!
//! The rules follow `RULES.md`, chapter by chapter; a comment `TC-7.3` names the rule that is enforced.
//!
//! | room | what is in it |
//! |---|---|
//! | [`setup`] | scenario, options, who sits where |
//! | [`pieces`], [`data`] | the cards, and the components of `data/*.csv` |
//! | [`decks`] | decks of one's own |
//! | [`map`] | spaces and boards |
//! | [`bag`], [`units`], [`state`] | cards without order, cards on the board, the position |
//! | `legal`, [`why`] | what may be done, and why not |
//! | `play`, `sequence` | what happens, and where in the sequence of play it does |
//! | [`knowledge`] | who knows what |
//! | [`census`] | what a valid position is |
//! | [`appraise`], [`promise`], `plans` | what a position is worth, what looks promising, simple plans to spar with |
//! | `blunders` | plain blunders, to be counted in finished matches |
//! | [`words`], [`names`] | what it says to players |
//! | [`field`], [`examples`], `lessons` | positions in few words; the rulebook's examples; the guided first match |

pub mod action;
pub mod appraise;
pub mod bag;
mod blunders;
pub mod census;
pub mod data;
pub mod decks;
pub mod events;
pub mod examples;
mod expected;
pub mod field;
pub mod knowledge;
mod legal;
mod lessons;
pub mod map;
pub mod names;
pub mod pieces;
mod plans;
mod play;
pub mod promise;
mod sequence;
pub mod setup;
pub mod state;
pub mod units;
pub mod why;
pub mod words;

pub use action::Action;
pub use events::Event;
pub use knowledge::View;
pub use legal::{Modifier, Modifiers, Odds};
pub use setup::Setup;
pub use state::State;

use std::sync::LazyLock;
use table::{ChanceIn, Rulebook, Title};

/// The rules of Tank Commander.
#[derive(Clone, Copy, Debug)]
pub struct TankCommander;

static RULEBOOK: LazyLock<Rulebook> = LazyLock::new(|| table::kit::read_rulebook!("TC"));

static TITLE: Title = Title {
    id: "tank_commander",
    name: "Tank Commander",
    pitch: "Single tanks, guns and squads as cards on a small grid, and two supply points a turn to move and fire \
            them. The hidden hand breaks in with mines, smoke, breakdowns and panic.",
    sides: ["first", "second"],
    players: 2..=4,
    chance: ChanceIn::Play,
    options: &data::OPTIONS,
    rulebook: &RULEBOOK,
    edition: 9,
};

table::kit::rooms!(TankCommander, die: Some(10), promise_exponent: 0.5, caution: 0.1, far_sight: 4);

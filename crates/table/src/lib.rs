//! The vocabulary of every Steppe game, and the laws that check it.
//!
//! A game implements [`Rules`]; that is all it takes to be played, stored, replayed, verified and
//! searched. This crate knows nothing of any one game, of screens, files or clocks.
//!
//! A whole game, played, and tried by the ten [laws]:
//!
#![doc = concat!("```\n", include_str!("../doc/ambush.rs"), "```")]

mod blunders;
pub mod decks;
mod dice;
mod documents;
mod events;
mod fair;
pub mod kit;
pub mod laws;
mod lessons;
mod matches;
mod message;
pub mod record;
mod refusal;
mod rulebook;
mod rules;
mod seat;
mod sequence;
#[cfg(feature = "testing")]
pub mod testing;
mod title;

pub use blunders::{Blunder, Blundered, Case, Earlier, Judgement, count_blunders};
pub use dice::{Chance, Dice, Rng};
pub use documents::{Document, from_json, schema_of};
pub use events::{Audience, EventList, EventSink, Silent, Told, UndoBarrier};
pub use fair::{DrawnBy, Pledge, Share, from_hex, promise, to_hex};
pub use lessons::{Attempt, Example, Idea, IdeaWords, Mark, Taught, Tint, Verdict};
pub use matches::{Deed, LogEntry, Match, MatchError, Played, Stroke, digest};
pub use message::{Arg, Message};
pub use refusal::{Refusal, RuleId};
pub use rulebook::{Chapter, Gap, Lack, Rule, Rulebook};
pub use rules::{Aim, Horizon, Manner, Next, Outcome, POINTLESS, Plan, Prompt, Rules, Spoken, Studied, act, play_out};
pub use seat::{MAX_SEATS, Seat, Seating, Seats, Side};
pub use sequence::{Phase, SequenceOfPlay, Track};
pub use title::{Balance, ChanceIn, Equals, OptionSpec, Origin, Title, Values};

//! The vocabulary of every Steppe game, and the laws that check it.
//!
//! A game implements [`Rules`]; that is all it takes to be played, stored, replayed, verified and
//! searched. This crate knows nothing of any one game, of screens, files or clocks.

mod dice;
mod documents;
mod events;
mod fair;
mod hosted;
pub mod kit;
pub mod laws;
mod matches;
mod message;
pub mod record;
mod refusal;
mod rulebook;
mod rules;
mod seat;
#[cfg(feature = "testing")]
pub mod testing;
mod title;

pub use dice::{Chance, Dice, Rng};
pub use documents::{Document, schema_of};
pub use events::{Audience, EventList, EventSink, Silent, Told, UndoBarrier};
pub use fair::{Pledge, from_hex, to_hex};
pub use hosted::{Game, Hosted, HostedError, Offer, TitleOf};
pub use matches::{Deed, LogEntry, Match, MatchError, Played, digest};
pub use message::{Arg, Message};
pub use refusal::{Refusal, RuleId};
pub use rulebook::{Chapter, Rule, Rulebook};
pub use rules::{Next, Outcome, Prompt, Rules, Spoken, Studied, act, play_out};
pub use seat::{MAX_SEATS, Seat, Seating, Seats, Side};
pub use title::{Balance, ChanceIn, OptionSpec, Origin, Title, Values};

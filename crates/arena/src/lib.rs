//! Bots against bots. A [`Schedule`] lists matches; [`run`](run::run) plays them side by side; a
//! [`Folder`](folder::Folder) keeps a row and a record of each; a [`Tally`] counts them.

mod again;
mod blunders;
#[cfg(feature = "parquet")]
mod columns;
mod contender;
mod decisions;
mod elo;
pub mod folder;
pub mod html;
mod interval;
pub mod markdown;
mod plot;
mod row;
pub mod run;
pub mod schedule;
mod tally;
pub mod text;

pub use again::{Again, again};
pub use blunders::{BlunderRow, Habit};
pub use contender::Contender;
pub use decisions::{CandidateRow, DecisionRow};
pub use elo::{Rating, Ratings};
pub use interval::Score;
pub use row::{End, Row, Winner};
pub use schedule::{Fixture, Ground, Pairing, Schedule};
pub use tally::{Effort, Lengths, Meeting, SideScore, Tally};

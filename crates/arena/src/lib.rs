//! Bots against bots. A [`Plan`] lists matches; [`run`](run::run) plays them side by side; a
//! [`Folder`](folder::Folder) keeps a row and a record of each; a [`Tally`] counts them.

mod again;
#[cfg(feature = "parquet")]
mod columns;
mod contender;
mod elo;
pub mod folder;
pub mod html;
mod interval;
pub mod plan;
mod plot;
mod row;
pub mod run;
mod tally;
pub mod text;

pub use again::{Again, again};
pub use contender::Contender;
pub use elo::{Rating, Ratings};
pub use interval::Score;
pub use plan::{Fixture, Ground, Pairing, Plan};
pub use row::{End, Row, Winner};
pub use tally::{Effort, Lengths, Meeting, SideScore, Tally};

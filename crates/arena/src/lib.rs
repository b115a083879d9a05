//! Bots against bots. A [`Plan`] lists matches; [`run`](run::run) plays them side by side; a
//! [`Folder`](folder::Folder) keeps a row and a record of each; a [`Tally`] counts them.

mod contender;
pub mod folder;
mod interval;
pub mod plan;
mod row;
pub mod run;
mod tally;
pub mod text;

pub use contender::Contender;
pub use interval::Score;
pub use plan::{Fixture, Ground, Pairing, Plan};
pub use row::{End, Row, Winner};
pub use tally::{Effort, Meeting, SideScore, Tally};

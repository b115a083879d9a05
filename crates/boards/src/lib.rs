//! Boards drawn from views: as text for a terminal, as SVG for a page. Here is what every title's board can
//! do, and the [`kit`] it is drawn with; each title is drawn in a crate of its own.
//!
//! What a seat may not know is not in its view, so it cannot be drawn.

mod board;
mod cue;
mod ink;
pub mod kit;
mod layers;
mod legend;
mod outlook;
mod pointing;
mod rooms;
mod spot;
#[cfg(feature = "testing")]
pub mod testing;

pub use board::{ActionOf, Board, CardPage, Cards, EventOf, Extent, ListedCard, Poster, Say, TextStyle, ViewOf, told};
pub use cue::{Cue, Exit, Figure, Hit, Loss, Shown, Told};
pub use ink::{Drawn, Ink, KeptPieces};
pub use layers::{Frame, Layers, LiveLayer};
pub use legend::{Sign, SignKind};
pub use outlook::Outlook;
pub use pointing::{Meaning, Reached, Then};
pub use spot::Spot;

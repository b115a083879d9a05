//! The titles that this program knows, any of them behind one type: to be played, drawn, advised on,
//! measured and put on trial, by whoever does not care which one it is.

mod contest;
mod playable;
mod registry;
mod sitting;
mod study;
mod thinker;
mod track;
mod window;

pub use contest::{Contested, Ended, Player, Work};
pub use playable::{Drawn, Move, Playable};
pub use registry::{Entry, Titles};
pub use sitting::{Choice, News, Sitting, outcome_as_json, outcome_in_words};
pub use study::{Measured, Searched, count, measure};
pub use thinker::{Judged, Opinion, Sight, Thinker, Weighed};
pub use track::{Phase, Track, Tracked};
pub use window::{Window, Windowed};

//! Any title behind one type: to be played, looked at, advised on, measured and put on trial, by whoever does not
//! care which one it is.
//!
//! | room | what is in it |
//! |---|---|
//! | `catalogue` | several titles, each with its words in one language |
//! | `playable` | a title: what is the same for all of its matches |
//! | `decks` | decks of one's own, where a title has some |
//! | `hosted` | a match of any title: who decides, what is done, the record |
//! | `lessons` | what a title teaches: the ideas of its first match, the examples of its rulebook |
//! | `places` | places by the names that players use |
//! | `seat_view`, `seen` | the match as one seat sees it: all that ever leaves it for a screen or a bot |
//! | `thinker` | a bot on a seat; a finished match in the eyes of a bot |
//! | `match_in_words` | a match and its title together, for who writes to a terminal |
//! | `test_bench`, `contest`, `study` | what the arena, the laws and benchmarks ask of a title |

mod catalogue;
mod contest;
mod decks;
mod guest;
mod hosted;
mod lessons;
mod match_in_words;
mod places;
mod playable;
mod seat_view;
mod seen;
mod study;
mod test_bench;
mod thinker;

pub use catalogue::{Entry, Titles};
pub use contest::{Considered, Contested, Detail, Ended, Player, Work};
pub use decks::TitleDecks;
pub use hosted::{Hosted, HostedError, Moment};
pub use lessons::TaughtIdea;
pub use match_in_words::{ChoiceInWords, LineInWords, MatchInWords, capital, outcome_as_json, outcome_in_words};
pub use playable::{Playable, WholeGame, title};
pub use seat_view::{
    AnyView, BoardChoice, Choice, DoneBy, Heard, InterruptChance, LogLine, Lost, Medium, Picture, SeatView, Standing,
    Tray, Vantage,
};
pub use study::{Measured, PlayOuts, Searched};
pub use test_bench::TestBench;
pub use thinker::{Judged, Opinion, Thinker, Weighed};

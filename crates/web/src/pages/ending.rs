//! How a match ended, as the lists of finished matches tell it.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{Listed, Status};
use table::Outcome;
use titles::Hosted;

/// The words for sides that the site knows.
const SIDES: [&str; 6] = ["german", "soviet", "attacker", "defender", "first", "second"];

/// How a match ended.
#[derive(Clone, Copy, Debug)]
pub struct Ending {
    /// Who won, and the points.
    pub outcome: Outcome,
    /// Who the sides were: in some titles that is only known in play.
    pub sides: [&'static str; 2],
    /// Was it given up or agreed on, and not played to the end?
    pub settled: bool,
}

/// The same as it is written down.
#[derive(Serialize, Deserialize)]
struct Noted {
    #[serde(flatten)]
    outcome: Outcome,
    sides: [String; 2],
    settled: bool,
}

impl Ending {
    /// The end of a listed match, if it has one that can be read.
    pub fn of(listed: &Listed) -> Option<Ending> {
        let Status::Finished { how } = &listed.status else { return None };
        let Noted { outcome, sides, settled } = Noted::deserialize(how).ok()?;
        let word = |side: String| SIDES.into_iter().find(|known| *known == side).unwrap_or("other");
        Some(Ending { outcome, sides: sides.map(word), settled })
    }

    /// What is noted of a match that has just ended.
    pub fn noted(game: &dyn Hosted, outcome: Outcome) -> Value {
        let sides = game.seen_by(None).standing().sides.map(str::to_owned);
        json!(Noted { outcome, sides, settled: game.settled() })
    }
}

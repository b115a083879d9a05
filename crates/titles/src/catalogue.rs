//! Titles, and each with its words in one language.

use crate::{HostedError, Playable};
use boards::KeptPieces;
use serde_json::Value;
use table::{MatchError, Prompt, Refusal, Side, Title};
use words::{Lexicon, Passport};

/// Titles in a language, in the order in which they are listed.
pub struct Titles(Vec<Entry>);

/// One title and its words.
pub struct Entry {
    /// The game.
    pub game: Box<dyn Playable>,
    /// Its messages.
    pub lexicon: Lexicon,
    /// Its pieces, with their words.
    pub pieces: KeptPieces,
}

impl Titles {
    /// These titles in this language.
    pub fn of(language: &str, games: Vec<Box<dyn Playable>>) -> Titles {
        let entry = |game: Box<dyn Playable>| {
            let (lexicon, pieces) = (Lexicon::new(language, game.locales()), KeptPieces::default());
            Entry { game, lexicon, pieces }
        };
        Titles(games.into_iter().map(entry).collect())
    }

    /// The titles in order.
    pub fn iter(&self) -> impl Iterator<Item = &Entry> {
        self.0.iter()
    }

    /// The title of this id.
    pub fn find(&self, id: &str) -> Result<&Entry, String> {
        self.iter().find(|entry| entry.title().id == id).ok_or_else(|| {
            let known: Vec<&str> = self.iter().map(|entry| entry.title().id).collect();
            format!("there is no title {id:?}; choose one of: {}", known.join(", "))
        })
    }

    /// The title of this id; the first one if none is named.
    pub fn find_or_first(&self, id: Option<&str>) -> Result<&Entry, String> {
        match id {
            Some(id) => self.find(id),
            None => self.iter().next().ok_or_else(|| "there are no titles".to_owned()),
        }
    }

    /// The title that a recorded match is of.
    pub fn of_record(&self, text: &str) -> Result<&Entry, String> {
        let id = table::record::title_of(text);
        self.find(&id.ok_or("this is not the record of a match: its first line names no title")?)
    }
}

impl Entry {
    /// The passport.
    pub fn title(&self) -> &'static Title {
        self.game.title()
    }

    /// The words for what the passport names.
    pub fn passport(&self) -> Passport<'_> {
        Passport { title: self.title(), lexicon: &self.lexicon }
    }

    /// The setup of a scenario; of the first one if none is named.
    pub fn scenario(&self, name: Option<&str>) -> Result<Value, String> {
        let scenarios = self.game.scenarios();
        let found = match name {
            None => scenarios.first(),
            Some(name) => scenarios.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)),
        };
        found.map(|(_, setup)| setup.clone()).ok_or_else(|| {
            let known: Vec<&str> = scenarios.iter().map(|(known, _)| *known).collect();
            let (id, name) = (self.title().id, name.unwrap_or_default());
            format!("{id} has no scenario {name:?}; choose one of: {}", known.join(", "))
        })
    }

    /// The word for a side.
    pub fn side(&self, side: Side) -> &'static str {
        self.title().sides[side.index()]
    }

    /// The side of this word: `first`, `second`, or what the title calls it.
    pub fn side_called(&self, word: &str) -> Result<Side, String> {
        let called = |side: &Side| self.side(*side).eq_ignore_ascii_case(word);
        match word {
            "first" => Ok(Side::First),
            "second" => Ok(Side::Second),
            _ => Side::BOTH.into_iter().find(called).ok_or_else(|| {
                let [first, second] = self.title().sides;
                format!("{} has no side {word:?}; choose {first} or {second}", self.title().id)
            }),
        }
    }

    /// A prompt in words.
    pub fn say(&self, prompt: &Prompt) -> String {
        self.lexicon.say(&prompt.message)
    }

    /// Why something was not done, in words and with its rule.
    pub fn explain(&self, error: &HostedError) -> String {
        let refusal = |refusal: &Refusal| format!("{} ({})", self.lexicon.say(&refusal.why), refusal.rule);
        match error {
            HostedError::Malformed(what) => what.clone(),
            HostedError::Setup(refusals) => {
                let all: Vec<String> = refusals.iter().map(refusal).collect();
                format!("the rules do not allow this setup: {}", all.join("; "))
            }
            HostedError::Denied(denial) => match denial {
                MatchError::Refused(why) => refusal(why),
                MatchError::NotYourTurn(seat) => format!("it is for {seat} to decide"),
                MatchError::NoSuchSeat(seat) => format!("there is no {seat} in this match"),
                MatchError::Over => "the match is over".to_owned(),
                MatchError::NoDrawOffered => "the other side offers no draw".to_owned(),
                MatchError::NothingToUndo => {
                    "nothing can be taken back: not across a die, a secret that came to light, \
                    a choice declared final or another seat's decision"
                        .to_owned()
                }
            },
        }
    }
}

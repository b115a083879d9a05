//! The methods of the protocol by name, and the matches that they act on.

use super::requests::{Nothing, read};
use super::rpc::Fault;
use super::{library, matches, seats};
use crate::Failure;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use table::{MatchError, Refusal};
use titles::{Entry, HostedError, MatchInWords, Titles};

/// All methods by name.
const METHODS: [&str; 22] = [
    "games",
    "rules",
    "schema",
    "new",
    "load",
    "import",
    "export",
    "state",
    "view",
    "render",
    "legal",
    "apply",
    "undo",
    "resign",
    "offer_draw",
    "agree_draw",
    "events",
    "outcome",
    "bot",
    "sample",
    "playout",
    "close",
];

/// The most matches that are held at once.
const MOST_MATCHES: usize = 1024;

/// The engine: its matches by number, and the methods that act on one of them.
pub struct Engine<'a> {
    pub(super) titles: &'a Titles,
    matches: BTreeMap<u32, MatchInWords<'a>>,
    /// The match that is meant now.
    at: u32,
}

/// What can stand beside the parameters of every method.
#[derive(Deserialize)]
struct Beside {
    #[serde(rename = "match", default)]
    at: u32,
    #[serde(default)]
    texts: Texts,
}

/// Is an answer for people, too?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "bool")]
pub(super) enum Texts {
    /// With words and rules.
    #[default]
    Told,
    /// For programs alone.
    LeftOut,
}

impl From<bool> for Texts {
    fn from(told: bool) -> Texts {
        if told { Texts::Told } else { Texts::LeftOut }
    }
}

impl<'a> Engine<'a> {
    /// An engine without a match.
    pub fn new(titles: &'a Titles) -> Engine<'a> {
        Engine { titles, matches: BTreeMap::new(), at: 0 }
    }

    /// The match that was meant last, if it is there.
    pub(crate) fn hosted(&self) -> Option<&MatchInWords<'a>> {
        self.matches.get(&self.at)
    }

    /// Puts a match where it was asked for.
    pub(super) fn host(&mut self, hosted: MatchInWords<'a>) -> Result<&MatchInWords<'a>, Fault> {
        if self.matches.len() >= MOST_MATCHES && !self.matches.contains_key(&self.at) {
            return Err(Fault::not_now(format!("{MOST_MATCHES} matches are held: close one first")));
        }
        Ok(self.matches.entry(self.at).insert_entry(hosted).into_mut())
    }

    pub(crate) fn call(&mut self, method: &str, mut params: Value) -> Result<Value, Fault> {
        let Beside { at, texts } = beside(method, &mut params)?;
        self.at = at;
        match method {
            "games" => library::games(self.titles, read(method, params)?),
            "rules" => library::rules(self.titles, read(method, params)?),
            "schema" => library::schema(self.titles, read(method, params)?),
            "new" => matches::new(self, read(method, params)?),
            "load" => matches::load(self, read(method, params)?),
            "import" => matches::import(self, read(method, params)?),
            "export" => matches::export(self.table()?, read(method, params)?),
            "state" => matches::state(self.table()?, read(method, params)?),
            "outcome" => matches::outcome(self.table()?, read(method, params)?),
            "view" => seats::view(self.table()?, read(method, params)?),
            "render" => seats::render(self.table()?, read(method, params)?),
            "legal" => seats::legal(self.table()?, read(method, params)?, texts),
            "events" => seats::events(self.table()?, read(method, params)?, texts),
            "bot" => seats::bot(self.table()?, read(method, params)?, texts),
            "apply" => seats::apply(self.table_mut()?, read(method, params)?, texts),
            "undo" => seats::undo(self.table_mut()?, read(method, params)?),
            "resign" => seats::resign(self.table_mut()?, read(method, params)?),
            "offer_draw" => seats::offer_draw(self.table_mut()?, read(method, params)?),
            "agree_draw" => seats::agree_draw(self.table_mut()?, read(method, params)?),
            "sample" => seats::sample(self.table()?, read(method, params)?),
            "playout" => seats::playout(self.table()?, read(method, params)?),
            "close" => self.close(read(method, params)?),
            _ => Err(Fault::method(method, &METHODS)),
        }
    }

    fn table(&self) -> Result<&MatchInWords<'a>, Fault> {
        self.matches.get(&self.at).ok_or_else(no_match)
    }

    fn table_mut(&mut self) -> Result<&mut MatchInWords<'a>, Fault> {
        self.matches.get_mut(&self.at).ok_or_else(no_match)
    }

    fn close(&mut self, _: Nothing) -> Result<Value, Fault> {
        self.matches.remove(&self.at).ok_or_else(no_match)?;
        Ok(serde_json::json!({ "matches": self.matches.keys().collect::<Vec<&u32>>() }))
    }
}

/// Takes what can stand beside the parameters of every method out of them.
fn beside(method: &str, params: &mut Value) -> Result<Beside, Fault> {
    let mut taken = Map::new();
    for name in ["match", "texts"] {
        let value = params.as_object_mut().and_then(|params| params.remove(name));
        taken.extend(value.map(|value| (name.to_owned(), value)));
    }
    read(method, Value::Object(taken))
}

fn no_match() -> Fault {
    Fault::not_now("there is no match yet: call new, load or import first")
}

/// The match is over.
pub(super) fn over() -> Fault {
    Fault::not_now("the match is over: ask for its outcome, or call new")
}

/// What was asked makes no sense.
pub(super) fn wrong_params(failure: impl Into<Failure>) -> Fault {
    match failure.into() {
        Failure::Input(complaint) => Fault::params(complaint),
        Failure::Io(error) => Fault::not_now(error.to_string()),
    }
}

/// The title did not allow it.
pub(super) fn denied(entry: &Entry, error: &HostedError) -> Fault {
    let told =
        |refusal: &Refusal| serde_json::json!({ "rule": refusal.rule, "message": entry.lexicon.say(&refusal.why) });
    match error {
        HostedError::Malformed(what) => Fault::params(what.clone()),
        HostedError::Setup(refusals) => {
            let mut data = refusals.first().map(told).unwrap_or_else(|| serde_json::json!({}));
            data["all"] = refusals.iter().map(told).collect();
            Fault::refused(entry.explain(error), data)
        }
        HostedError::Denied(MatchError::Refused(refusal)) => Fault::refused(entry.explain(error), told(refusal)),
        HostedError::Denied(MatchError::Over) => over(),
        HostedError::Denied(_) => Fault::not_now(entry.explain(error)),
    }
}

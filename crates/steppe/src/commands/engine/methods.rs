//! The methods of the protocol by name, and the one match that they act on.

use super::requests::read;
use super::rpc::Fault;
use super::{library, matches, seats};
use crate::Failure;
use serde_json::Value;
use table::{MatchError, Refusal};
use titles::{Entry, HostedError, MatchInWords, Titles};

/// All methods by name.
const METHODS: [&str; 19] = [
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
];

/// The engine: at most one match, and the methods that act on it.
pub struct Engine<'a> {
    pub(super) titles: &'a Titles,
    pub(super) hosted: Option<MatchInWords<'a>>,
}

impl<'a> Engine<'a> {
    /// An engine without a match.
    pub fn new(titles: &'a Titles) -> Engine<'a> {
        Engine { titles, hosted: None }
    }

    /// The match, if there is one.
    pub(crate) fn hosted(&self) -> Option<&MatchInWords<'a>> {
        self.hosted.as_ref()
    }

    pub(crate) fn call(&mut self, method: &str, params: Value) -> Result<Value, Fault> {
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
            "legal" => seats::legal(self.table()?, read(method, params)?),
            "events" => seats::events(self.table()?, read(method, params)?),
            "bot" => seats::bot(self.table()?, read(method, params)?),
            "apply" => seats::apply(self.table_mut()?, read(method, params)?),
            "undo" => seats::undo(self.table_mut()?, read(method, params)?),
            "resign" => seats::resign(self.table_mut()?, read(method, params)?),
            "offer_draw" => seats::offer_draw(self.table_mut()?, read(method, params)?),
            "agree_draw" => seats::agree_draw(self.table_mut()?, read(method, params)?),
            _ => Err(Fault::method(method, &METHODS)),
        }
    }

    fn table(&self) -> Result<&MatchInWords<'a>, Fault> {
        self.hosted.as_ref().ok_or_else(no_match)
    }

    fn table_mut(&mut self) -> Result<&mut MatchInWords<'a>, Fault> {
        self.hosted.as_mut().ok_or_else(no_match)
    }
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

//! The parameters of each method.

use super::rpc::Fault;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::Document;

/// Reads the parameters of a method, which must all be known.
pub(super) fn read<T: DeserializeOwned>(method: &str, params: Value) -> Result<T, Fault> {
    serde_json::from_value(params).map_err(|error| Fault::params(format!("the parameters of {method}: {error}")))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}

/// A seat by its number, or the word for a side that one seat plays.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a seat is a number from 0, or the word for a side")]
pub(super) enum SeatAsked {
    Number(u8),
    Side(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    pub title: String,
    pub setup: Option<Value>,
    pub scenario: Option<String>,
    pub seed: Option<u64>,
    #[serde(default)]
    pub rolls: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load {
    pub title: String,
    pub state: Value,
    pub seed: Option<u64>,
    #[serde(default)]
    pub rolls: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Look {
    pub seat: Option<SeatAsked>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Apply {
    #[serde(default)]
    pub legal: bool,
    pub action: Option<Value>,
    pub actions: Option<Vec<Value>>,
    pub seat: Option<SeatAsked>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bot {
    pub level: Option<String>,
    pub character: Option<String>,
    pub ms: Option<u64>,
    pub iterations: Option<u32>,
    pub seed: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sample {
    pub seat: Option<SeatAsked>,
    #[serde(default)]
    pub seed: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Playout {
    pub seat: Option<SeatAsked>,
    #[serde(default)]
    pub seed: u64,
    pub count: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rules {
    pub title: String,
    pub id: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Schema {
    pub title: String,
    pub of: Option<Document>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Import {
    pub text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Events {
    pub seat: Option<SeatAsked>,
    #[serde(default)]
    pub since: usize,
}

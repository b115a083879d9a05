//! The parameters of each method.

use super::rpc::Fault;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads the parameters of a method, which must all be known.
pub(super) fn read<T: DeserializeOwned>(method: &str, params: Value) -> Result<T, Fault> {
    serde_json::from_value(params).map_err(|error| Fault::params(format!("the parameters of {method}: {error}")))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    pub title: String,
    pub setup: Option<Value>,
    pub scenario: Option<String>,
    pub seed: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load {
    pub title: String,
    pub state: Value,
    pub seed: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Look {
    pub seat: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Apply {
    pub action: Option<Value>,
    pub actions: Option<Vec<Value>>,
    pub seat: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bot {
    pub level: Option<String>,
    pub ms: Option<u64>,
    pub iterations: Option<u32>,
    pub seed: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rules {
    pub title: String,
    pub id: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Import {
    pub text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Events {
    pub seat: Option<u8>,
    #[serde(default)]
    pub since: usize,
}

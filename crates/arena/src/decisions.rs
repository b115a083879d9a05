//! One row a decision: what was done, and what was weighed before.

use crate::Row;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use titles::Considered;

/// A decision of a match. The columns are explained in docs/arena.md.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct DecisionRow {
    #[serde(rename = "match")]
    pub number: u32,
    pub step: u32,
    pub title: String,
    pub scenario: String,
    pub seat: u8,
    pub side: String,
    pub level: String,
    pub limit: String,
    pub action: Option<String>,
    pub legal: u32,
    pub iterations: u64,
    pub worth: Option<f64>,
    pub visits: Option<u32>,
    pub share: Option<f64>,
    #[serde(with = "in_json")]
    pub candidates: Vec<CandidateRow>,
}

/// An action that was weighed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CandidateRow {
    pub action: Value,
    pub visits: u32,
    pub share: f64,
    pub worth: f64,
}

/// The most candidates of a row: those that were tried most.
const MOST_CANDIDATES: usize = 16;

impl DecisionRow {
    /// A decision of the match of this row.
    pub fn new(row: &Row, thought: &Considered) -> DecisionRow {
        let (side, level, limit) = row.sides()[thought.side.index()];
        let candidates: Vec<CandidateRow> = thought.candidates.iter().map(CandidateRow::new).collect();
        let done = candidates.iter().find(|candidate| Some(&candidate.action) == thought.action.as_ref());
        DecisionRow {
            number: row.number,
            step: thought.step,
            title: row.title.clone(),
            scenario: row.scenario.clone(),
            seat: thought.seat.0,
            side: side.to_owned(),
            level: level.to_owned(),
            limit: limit.to_owned(),
            action: thought.action.as_ref().map(Value::to_string),
            legal: thought.legal,
            iterations: thought.iterations,
            worth: thought.worth.map(rounded),
            visits: done.map(|done| done.visits),
            share: done.map(|done| done.share),
            candidates: candidates.into_iter().take(MOST_CANDIDATES).collect(),
        }
    }
}

impl CandidateRow {
    fn new(candidate: &bots::Candidate<Value>) -> CandidateRow {
        CandidateRow {
            action: candidate.action.clone(),
            visits: candidate.visits,
            share: rounded(candidate.share),
            worth: rounded(candidate.worth),
        }
    }
}

/// Four digits are more than a search knows.
fn rounded(value: f32) -> f64 {
    (f64::from(value) * 1e4).round() / 1e4
}

/// A list in one cell of a table.
mod in_json {
    use super::CandidateRow;
    use serde::de::Error as _;
    use serde::ser::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(list: &[CandidateRow], to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&serde_json::to_string(list).map_err(S::Error::custom)?)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<CandidateRow>, D::Error> {
        serde_json::from_str(&String::deserialize(from)?).map_err(D::Error::custom)
    }
}

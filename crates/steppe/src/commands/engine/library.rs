//! Methods that need no match: titles, rulebooks, schemas.

use super::methods::wrong_params;
use super::requests;
use super::rpc::Fault;
use crate::commands::{games, rules as rulebook, schema as schemas};
use serde_json::{Value, json};
use titles::Titles;

pub(super) fn games(titles: &Titles, _: requests::Nothing) -> Result<Value, Fault> {
    Ok(games::passports(titles))
}

pub(super) fn rules(titles: &Titles, asked: requests::Rules) -> Result<Value, Fault> {
    let entry = titles.find(&asked.title).map_err(wrong_params)?;
    let book = entry.title().rulebook;
    match asked.id {
        None => Ok(json!({ "rules": book.rules().map(rulebook::rule_as_json).collect::<Vec<Value>>() })),
        Some(id) => match book.rule(&id) {
            Some(rule) => Ok(rulebook::rule_as_json(rule)),
            None => Err(wrong_params(rulebook::no_such_rule(entry, &id))),
        },
    }
}

pub(super) fn schema(titles: &Titles, asked: requests::Schema) -> Result<Value, Fault> {
    let entry = titles.find(&asked.title).map_err(wrong_params)?;
    Ok(schemas::of(entry, asked.of))
}

//! As much of JSON Schema (2020-12) as the titles' schemas use. A keyword that it does not know is a fault: nothing
//! is passed over in silence.

use regex_lite::Regex;
use serde_json::{Map, Value};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// A schema, ready to judge values.
pub struct Validator<'a> {
    root: &'a Value,
    patterns: RefCell<BTreeMap<String, Regex>>,
}

/// Keywords that say nothing about which values are valid.
const REMARKS: [&str; 6] = ["$schema", "$defs", "title", "description", "format", "default"];

impl<'a> Validator<'a> {
    pub fn new(root: &'a Value) -> Validator<'a> {
        Validator { root, patterns: RefCell::default() }
    }

    /// Is the value valid? If not: where and why.
    pub fn judge(&self, value: &Value) -> Result<(), String> {
        self.fits(self.root, value, "")
    }

    fn fits(&self, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
        let keywords = match schema {
            Value::Object(keywords) => keywords,
            Value::Bool(true) => return Ok(()),
            _ => return Err(format!("{at}: nothing may be here, but it is {value}")),
        };
        for (keyword, wanted) in keywords {
            self.keyword(keywords, keyword, wanted, value, at)?;
        }
        Ok(())
    }

    fn keyword(
        &self,
        schema: &Map<String, Value>,
        keyword: &str,
        wanted: &Value,
        value: &Value,
        at: &str,
    ) -> Result<(), String> {
        let demand = |holds: bool| if holds { Ok(()) } else { Err(format!("{at}: {value} breaks {keyword} {wanted}")) };
        let length = |count: Option<usize>| count.map(|count| count as u64);
        match keyword {
            _ if REMARKS.contains(&keyword) => Ok(()),
            "$ref" => self.fits(self.definition(wanted)?, value, at),
            "type" => demand(match wanted {
                Value::Array(kinds) => kinds.iter().any(|kind| is_a(value, kind)),
                kind => is_a(value, kind),
            }),
            "const" => demand(value == wanted),
            "enum" => demand(wanted.as_array().is_some_and(|known| known.contains(value))),
            "minimum" => demand(value.as_i64().zip(wanted.as_i64()).is_none_or(|(value, least)| value >= least)),
            "maximum" => demand(value.as_i64().zip(wanted.as_i64()).is_none_or(|(value, most)| value <= most)),
            "minItems" => demand(length(value.as_array().map(Vec::len)).is_none_or(|len| Some(len) >= wanted.as_u64())),
            "maxItems" => demand(length(value.as_array().map(Vec::len)).is_none_or(|len| Some(len) <= wanted.as_u64())),
            "pattern" => demand(value.as_str().is_none_or(|text| self.matches(wanted.as_str().unwrap_or("?"), text))),
            "oneOf" => demand(self.fitting(wanted, value, at) == 1),
            "anyOf" => demand(self.fitting(wanted, value, at) >= 1),
            "required" => demand(value.as_object().is_none_or(|fields| {
                wanted.as_array().into_iter().flatten().filter_map(Value::as_str).all(|name| fields.contains_key(name))
            })),
            "properties" | "patternProperties" | "additionalProperties" => self.fields(schema, keyword, value, at),
            "items" | "prefixItems" => self.items(schema, keyword, value, at),
            _ => Err(format!("{at}: the validator does not know {keyword}")),
        }
    }

    fn definition(&self, name: &Value) -> Result<&'a Value, String> {
        let path = name.as_str().and_then(|name| name.strip_prefix('#')).unwrap_or("?");
        self.root.pointer(path).ok_or_else(|| format!("nothing is defined as {name}"))
    }

    fn fitting(&self, schemas: &Value, value: &Value, at: &str) -> usize {
        schemas.as_array().into_iter().flatten().filter(|schema| self.fits(schema, value, at).is_ok()).count()
    }

    fn fields(&self, schema: &Map<String, Value>, keyword: &str, value: &Value, at: &str) -> Result<(), String> {
        let named = |name: &str| schema.get("properties").and_then(|named| named.get(name));
        let patterned = |name: &str| {
            let patterns = schema.get("patternProperties").and_then(Value::as_object).into_iter().flatten();
            patterns.filter(|(pattern, _)| self.matches(pattern, name)).map(|(_, schema)| schema).next()
        };
        for (name, field) in value.as_object().into_iter().flatten() {
            let found = match keyword {
                "properties" => named(name),
                "patternProperties" => patterned(name),
                _ if named(name).is_none() && patterned(name).is_none() => schema.get("additionalProperties"),
                _ => None,
            };
            found.map_or(Ok(()), |schema| self.fits(schema, field, &format!("{at}/{name}")))?;
        }
        Ok(())
    }

    fn items(&self, schema: &Map<String, Value>, keyword: &str, value: &Value, at: &str) -> Result<(), String> {
        let first: &[Value] = schema.get("prefixItems").and_then(Value::as_array).map_or(&[], Vec::as_slice);
        for (i, item) in value.as_array().into_iter().flatten().enumerate() {
            let found = match keyword {
                "prefixItems" => first.get(i),
                _ => schema.get("items").filter(|_| i >= first.len()),
            };
            found.map_or(Ok(()), |schema| self.fits(schema, item, &format!("{at}/{i}")))?;
        }
        Ok(())
    }

    fn matches(&self, pattern: &str, text: &str) -> bool {
        let mut patterns = self.patterns.borrow_mut();
        let known = patterns.entry(pattern.to_owned());
        known.or_insert_with(|| Regex::new(pattern).expect("a pattern that can be read")).is_match(text)
    }
}

fn is_a(value: &Value, kind: &Value) -> bool {
    match kind.as_str() {
        Some("null") => value.is_null(),
        Some("boolean") => value.is_boolean(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("string") => value.is_string(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        _ => false,
    }
}

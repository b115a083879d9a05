//! Places by the names that players use for them.

use serde_json::Value;

/// The document with every place under its name in files. Each place is given by that name, then by the players'.
pub(crate) fn as_in_files(document: Value, places: &[(String, String)]) -> Value {
    let written = |name: String| {
        let place = places.iter().find(|(_, called)| *called == name);
        place.map_or(name, |(written, _)| written.clone())
    };
    match document {
        Value::String(name) => Value::String(written(name)),
        Value::Array(items) => items.into_iter().map(|item| as_in_files(item, places)).collect(),
        Value::Object(fields) => {
            fields.into_iter().map(|(name, field)| (written(name), as_in_files(field, places))).collect()
        }
        other => other,
    }
}

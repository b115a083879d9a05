//! What a title reads and writes, as JSON Schemas for programs that never saw its source.

use crate::Rules;
use crate::kit::worded;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::de::DeserializeOwned;
use serde_json::Value;

worded! {
    /// A document that a title reads or writes.
    pub enum Document {
        /// What is agreed before the match.
        Setup = "setup",
        /// The whole position.
        State = "state",
        /// The position as one seat may know it.
        View = "view",
        /// One choice.
        Action = "action",
        /// One thing that happened.
        Event = "event",
    }
}

/// Reads what JSON text says. It becomes a tree first, so that the types of a title are read from trees alone: each
/// further kind of source would cost every title seconds of building.
pub fn from_json<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    serde_json::from_value(serde_json::from_str(text)?)
}

/// The JSON Schema (2020-12) of a document of these rules. In a setup everything may be left out.
pub fn schema_of<R: Rules>(of: Document) -> Value {
    let mut schema = match of {
        Document::Setup => written::<R::Setup>(SchemaSettings::draft2020_12()),
        Document::State => written::<R::State>(SchemaSettings::draft2020_12().for_serialize()),
        Document::View => written::<R::View>(SchemaSettings::draft2020_12().for_serialize()),
        Document::Action => written::<R::Action>(SchemaSettings::draft2020_12().for_serialize()),
        Document::Event => written::<R::Event>(SchemaSettings::draft2020_12().for_serialize()),
    };
    schema["title"] = format!("{}: {}", R::title().name, of.word()).into();
    schema
}

fn written<T: JsonSchema>(settings: SchemaSettings) -> Value {
    settings.into_generator().into_root_schema_for::<T>().to_value()
}

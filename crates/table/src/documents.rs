//! What a title reads and writes, as JSON Schemas for programs that never saw its source.

use crate::Rules;
use crate::kit::worded;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
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

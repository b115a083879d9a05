//! `steppe schema`: JSON Schemas of what a title reads and writes.

use crate::{Answer, Failure};
use clap::Args;
use clap::builder::PossibleValuesParser;
use serde_json::{Map, Value};
use std::io::Write;
use table::Document;
use titles::{Entry, Titles};

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe schema duel            all of them, by name
  steppe schema duel action     what can be sent to `apply`
  steppe schema duel event      what `events` tells";

/// Print the JSON Schemas of a title: for programs that play it
#[derive(Args, Debug)]
pub struct Schema {
    /// The title (see `steppe games`)
    pub title: String,
    /// Of what; of everything if nothing is named
    #[arg(value_parser = PossibleValuesParser::new(Document::ALL.map(Document::word)))]
    pub of: Option<String>,
}

/// Prints the schemas.
pub fn run(args: &Schema, titles: &Titles, out: &mut impl Write) -> Result<Answer, Failure> {
    let of = args.of.as_deref().map(str::parse).transpose()?;
    serde_json::to_writer_pretty(&mut *out, &self::of(titles.find(&args.title)?, of))?;
    writeln!(out)?;
    Ok(Answer::Yes)
}

/// The schema of a document, or those of all by name.
pub fn of(entry: &Entry, document: Option<Document>) -> Value {
    match document {
        Some(document) => entry.game.schema(document),
        None => {
            let all = Document::ALL.map(|document| (document.word().to_owned(), entry.game.schema(document)));
            Value::Object(Map::from_iter(all))
        }
    }
}

//! `steppe verify`: was a finished match played by the rules and with honest dice?

use crate::failure::read_file;
use crate::{Answer, Failure};
use clap::Args;
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use table::Outcome;
use table::record::{RecordFault, WrongLine};
use titles::{Entry, Titles};
use titles::{outcome_as_json, outcome_in_words};

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe verify match.jsonl
  steppe verify saves/*.jsonl --json";

/// Check finished matches: every line, every move, the dice
#[derive(Args, Debug)]
pub struct Verify {
    /// Recorded matches
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
}

/// Checks each file; the answer is no if one of them is wrong.
pub fn run(args: &Verify, titles: &Titles, out: &mut impl Write) -> Result<Answer, Failure> {
    let mut answer = Answer::Yes;
    let mut report = Vec::new();
    for file in &args.files {
        let verdict = check(titles, &read_file(file)?);
        let name = file.display();
        match verdict {
            Ok((entry, outcome)) if args.json => {
                report.push(json!({ "file": name.to_string(), "ok": true, "title": entry.title().id,
                    "outcome": outcome_as_json(entry, &outcome) }));
            }
            Ok((entry, outcome)) => {
                writeln!(out, "{name}: right in every line; {}", outcome_in_words(entry, &outcome))?;
            }
            Err(wrong) => {
                answer = Answer::No;
                if args.json {
                    report.push(json!({ "file": name.to_string(), "ok": false, "line": wrong.line,
                        "wrong": wrong.to_string() }));
                } else {
                    writeln!(out, "{name}: {wrong}")?;
                }
            }
        }
    }
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &Value::from(report))?;
        writeln!(out)?;
    }
    Ok(answer)
}

fn check<'a>(titles: &'a Titles, text: &str) -> Result<(&'a Entry, Outcome), WrongLine> {
    let unreadable = |why| WrongLine { line: 1, fault: RecordFault::Unreadable(why) };
    let entry = titles.of_record(text).map_err(unreadable)?;
    entry.game.verify(text).map(|outcome| (entry, outcome))
}

//! `steppe verify`: was a finished match played by the rules and with honest dice?

use crate::failure::read_file;
use crate::{Answer, Failure};
use clap::Args;
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use table::record::{RecordFault, WrongLine, dice_of};
use table::{DrawnBy, Outcome, Pledge, Share, to_hex};
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
            Ok((entry, outcome, dice)) if args.json => {
                report.push(json!({ "file": name.to_string(), "ok": true, "title": entry.title().id,
                    "outcome": outcome_as_json(entry, &outcome), "dice": dice_as_json(&dice) }));
            }
            Ok((entry, outcome, dice)) => {
                writeln!(out, "{name}: right in every line; {}", outcome_in_words(entry, &outcome))?;
                writeln!(out, "  {}", dice_in_words(&dice))?;
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

fn check<'a>(titles: &'a Titles, text: &str) -> Result<(&'a Entry, Outcome, Pledge), WrongLine> {
    let unreadable = |why| WrongLine { line: 1, fault: RecordFault::Unreadable(why) };
    let entry = titles.of_record(text).map_err(unreadable)?;
    let outcome = entry.game.verify(text)?;
    let dice = dice_of(text).ok_or_else(|| unreadable("it holds no dice".to_owned()))?;
    Ok((entry, outcome, dice))
}

/// What the dice followed from, and whom one has to trust that they were honest.
fn dice_in_words(dice: &Pledge) -> String {
    let share = |share: &Share| {
        let by = match share.drawn_by {
            DrawnBy::Player => "by the player's browser",
            DrawnBy::Host => "by the host",
        };
        format!("seat {}'s share (drawn {by})", share.seat.0)
    };
    let shares: Vec<String> = dice.shares().iter().map(share).collect();
    let from = if shares.is_empty() { "nothing else".to_owned() } else { shares.join(" and ") };
    format!("dice from the host's secret, fixed beforehand as {}, and {from}", dice.commitment())
}

fn dice_as_json(dice: &Pledge) -> Value {
    json!({ "commitment": dice.commitment(), "secret": to_hex(dice.secret()), "shares": dice.shares(),
        "seed": to_hex(&dice.seed()) })
}

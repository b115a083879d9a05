//! `steppe games`: titles, scenarios, options.

use crate::setups::{describe, typed};
use crate::{Answer, Failure};
use clap::Args;
use serde_json::{Value, json};
use std::io::Write;
use table::{OptionSpec, Values};
use titles::{Entry, Titles};

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe games
  steppe games --json | jq '.[].scenarios[].name'";

/// List the titles, their scenarios and options
#[derive(Args, Debug)]
pub struct Games {
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
}

/// Lists the titles.
pub fn run(args: &Games, titles: &Titles, out: &mut impl Write) -> Result<Answer, Failure> {
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &passports(titles))?;
        writeln!(out)?;
        return Ok(Answer::Yes);
    }
    for (i, entry) in titles.iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        list(entry, out)?;
    }
    Ok(Answer::Yes)
}

fn list(entry: &Entry, out: &mut impl Write) -> Result<(), Failure> {
    let title = entry.title();
    let [first, second] = title.sides;
    writeln!(out, "{}: {}", title.id, title.name)?;
    writeln!(out, "  {}", title.pitch)?;
    writeln!(out, "  {} to {} players, {first} against {second}", title.players.start(), title.players.end())?;
    writeln!(out, "\n  Scenarios (--scenario NAME), the one to start with first:")?;
    for (name, setup) in entry.game.scenarios() {
        writeln!(out, "    {name:<20} {}", differences(entry, &setup))?;
        for balance in entry.game.balance(name) {
            writeln!(out, "    {:<20} {}", "", entry.passport().balance(&balance))?;
        }
    }
    writeln!(out, "\n  Options (--option NAME=VALUE):")?;
    for option in title.options.iter() {
        writeln!(out, "    {:<20} {} (usually {})", option.id, describe(&option.values), option.default)?;
        writeln!(out, "    {:<20} {}", "", option.note)?;
    }
    Ok(())
}

/// What a scenario's setup says beyond the defaults.
fn differences(entry: &Entry, setup: &Value) -> String {
    let usual = |name: &str, value: &Value| {
        let default =
            entry.title().options.iter().find(|option| option.id == name).map(|option| option.default.clone());
        value.is_null() || default == Some(plain(value))
    };
    let said = setup.as_object().into_iter().flatten().filter(|(name, value)| !usual(name, value));
    said.map(|(name, value)| format!("{name}={}", plain(value))).collect::<Vec<String>>().join(" ")
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// The passports of all titles.
pub fn passports(titles: &Titles) -> Value {
    titles.iter().map(passport).collect()
}

fn passport(entry: &Entry) -> Value {
    let title = entry.title();
    let scenarios = entry.game.scenarios();
    json!({
        "id": title.id,
        "name": title.name,
        "pitch": title.pitch,
        "sides": title.sides,
        "players": [title.players.start(), title.players.end()],
        "chance": title.chance,
        "edition": title.edition,
        "scenarios": scenarios.iter().map(|(name, setup)| json!({ "name": name, "setup": setup })).collect::<Vec<_>>(),
        "die": entry.game.die(),
        "options": title.options.iter().map(option).collect::<Vec<Value>>(),
    })
}

/// An option with its values as a setup writes them.
fn option(spec: &OptionSpec) -> Value {
    let values: Vec<Value> = match &spec.values {
        Values::Range(from, to) => vec![(*from).into(), (*to).into()],
        Values::OneOf(words) => words.iter().filter_map(|word| typed(spec, word)).collect(),
    };
    let kind = match &values[..] {
        values if values.iter().all(Value::is_number) => "integer",
        values if values.iter().all(Value::is_string) => "string",
        _ => "integer or string",
    };
    let values = match &spec.values {
        Values::Range(..) => json!({ "range": values }),
        Values::OneOf(_) => json!({ "one_of": values }),
    };
    json!({
        "id": spec.id,
        "type": kind,
        "default": typed(spec, &spec.default),
        "values": values,
        "origin": spec.origin,
        "note": spec.note,
    })
}

//! `steppe bench`: how fast matches are played at random, on one core.

use crate::{Answer, Failure};
use clap::Args;
use serde_json::json;
use std::io::Write;
use std::time::Duration;
use titles::Measured;
use titles::{Entry, Titles};

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe bench
  steppe bench duel --scenario summer-s1 --seconds 10
  steppe bench duel --json

Whole matches are played on one core, their beginning included, by turns with a silent journal and with one that
writes everything down. The bytes are those of the position itself, without what it may keep on the heap.";

/// Measure how fast matches are played at random
#[derive(Args, Debug)]
pub struct Bench {
    /// The title; all if none is named
    pub title: Option<String>,
    /// Only this scenario
    #[arg(long, value_name = "NAME")]
    pub scenario: Option<String>,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
    /// How long to measure each scenario
    #[arg(long, default_value_t = 2.0, value_name = "SECONDS")]
    pub seconds: f64,
}

/// Measures and prints.
pub fn run(args: &Bench, titles: &Titles, out: &mut impl Write) -> Result<Answer, Failure> {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(Failure::input("--seconds must be more than 0 and at most 3600"));
    }
    let entries: Vec<&Entry> = match &args.title {
        Some(id) => vec![titles.find(id)?],
        None => titles.iter().collect(),
    };
    if !args.json {
        let head = ["title", "scenario", "silent/s", "recorded/s", "length", "clone ns", "bytes"];
        let [title, scenario, silent, recorded, length, clone, bytes] = head;
        writeln!(out, "{title:<15} {scenario:<20} {silent:>11} {recorded:>11} {length:>8} {clone:>9} {bytes:>7}")?;
    }
    let mut rows = Vec::new();
    for entry in entries {
        for (name, setup) in chosen(entry, args.scenario.as_deref())? {
            let measured = entry
                .game
                .measure(&setup, Duration::from_secs_f64(args.seconds))
                .map_err(|error| Failure::of(entry, &error))?;
            if args.json {
                rows.push(json!({ "title": entry.title().id, "scenario": name, "measured": measured }));
            } else {
                print_row(entry.title().id, name, &measured, out)?;
            }
        }
    }
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &rows)?;
        writeln!(out)?;
    }
    Ok(Answer::Yes)
}

fn chosen(entry: &Entry, name: Option<&str>) -> Result<Vec<(&'static str, serde_json::Value)>, Failure> {
    let mut scenarios = entry.game.scenarios();
    if let Some(name) = name {
        entry.scenario(Some(name))?;
        scenarios.retain(|(known, _)| known.eq_ignore_ascii_case(name));
    }
    Ok(scenarios)
}

fn print_row(title: &str, name: &str, measured: &Measured, out: &mut impl Write) -> Result<(), Failure> {
    let Measured { silent_per_second, recorded_per_second, mean_length, clone_ns, state_bytes } = measured;
    writeln!(
        out,
        "{title:<15} {name:<20} {silent_per_second:>11.0} {recorded_per_second:>11.0} {mean_length:>8.1} \
         {clone_ns:>9.1} {state_bytes:>7}"
    )?;
    out.flush()?;
    Ok(())
}

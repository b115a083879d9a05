//! `steppe bench`: how fast matches are played at random, on one core, and how fast bots look ahead.

use crate::{Answer, Failure};
use clap::Args;
use serde_json::json;
use std::io::Write;
use std::time::Duration;
use titles::{Entry, Measured, Searched, Titles};

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe bench
  steppe bench duel --scenario summer-s1 --seconds 10
  steppe bench duel --json
  steppe bench duel --search

Whole matches are played on one core, their beginning included, by turns with a silent sink and with one that
writes everything down. The bytes are those of the position itself, without what it may keep on the heap.

With --search positions of random play are searched as an ace does, by turns on one thread and on two; the figures
are iterations a second: worlds imagined, played on and learnt from.";

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
    /// Measure how fast bots look ahead instead
    #[arg(long)]
    pub search: bool,
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
        print_head(args, out)?;
    }
    let mut rows = Vec::new();
    for entry in entries {
        let title = entry.title().id;
        for (name, setup) in chosen(entry, args.scenario.as_deref())? {
            let time = Duration::from_secs_f64(args.seconds);
            let row = if args.search {
                let searched = entry.game.search(&setup, time).map_err(|error| Failure::of(entry, &error))?;
                if !args.json {
                    print_search(title, name, &searched, out)?;
                }
                json!({ "title": title, "scenario": name, "searched": searched })
            } else {
                let measured = entry.game.measure(&setup, time).map_err(|error| Failure::of(entry, &error))?;
                if !args.json {
                    print_row(title, name, &measured, out)?;
                }
                json!({ "title": title, "scenario": name, "measured": measured })
            };
            rows.push(row);
        }
    }
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &rows)?;
        writeln!(out)?;
    }
    Ok(Answer::Yes)
}

fn print_head(args: &Bench, out: &mut impl Write) -> Result<(), Failure> {
    if args.search {
        let [title, scenario, one, two, times] = ["title", "scenario", "1 thread/s", "2 threads/s", "times"];
        writeln!(out, "{title:<15} {scenario:<20} {one:>11} {two:>11} {times:>6}")?;
    } else {
        let head = ["title", "scenario", "silent/s", "recorded/s", "length", "clone ns", "bytes"];
        let [title, scenario, silent, recorded, length, clone, bytes] = head;
        writeln!(out, "{title:<15} {scenario:<20} {silent:>11} {recorded:>11} {length:>8} {clone:>9} {bytes:>7}")?;
    }
    Ok(())
}

fn print_search(title: &str, name: &str, searched: &Searched, out: &mut impl Write) -> Result<(), Failure> {
    let Searched { one_thread, two_threads } = searched;
    let times = two_threads / one_thread;
    writeln!(out, "{title:<15} {name:<20} {one_thread:>11.0} {two_threads:>11.0} {times:>6.2}")?;
    out.flush()?;
    Ok(())
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

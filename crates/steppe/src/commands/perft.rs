//! `steppe perft`: how many sequences of actions there are of each length.
//!
//! The name is the chess programmers' ("performance test"). The numbers change when a rule changes,
//! and only then: that is what they are kept for.

use crate::setups::SetupArgs;
use crate::{Answer, Failure};
use clap::Args;
use serde_json::json;
use std::io::Write;
use titles::Titles;

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe perft duel --depth 4
  steppe perft duel --scenario summer-s1 --depth 3 --json";

/// Count the sequences of actions from the start of a match
#[derive(Args, Debug)]
pub struct Perft {
    /// The title (see `steppe games`)
    pub title: String,
    #[command(flatten)]
    /// The setup.
    pub setup: SetupArgs,
    /// The longest sequences to count
    #[arg(long, value_name = "N")]
    pub depth: u32,
    /// The seed of the dice
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
}

/// Prints the counts.
pub fn run(args: &Perft, titles: &Titles, out: &mut impl Write) -> Result<Answer, Failure> {
    let entry = titles.find(&args.title)?;
    let setup = args.setup.setup(entry)?;
    let counts = entry.game.perft(&setup, args.seed, args.depth).map_err(|error| Failure::of(entry, &error))?;
    if args.json {
        writeln!(out, "{}", json!({ "title": args.title, "setup": setup, "seed": args.seed, "counts": counts }))?;
        return Ok(Answer::Yes);
    }
    for (i, count) in counts.iter().enumerate() {
        writeln!(out, "{:>3} {count}", i + 1)?;
    }
    Ok(Answer::Yes)
}

//! `steppe arena`: bots against bots.

mod progress;
mod wishes;

use crate::{Answer, Failure};
use arena::folder::{self, Folder};
use arena::{Fixture, Row, Tally, run};
use clap::Args;
use progress::{Interrupt, Progress};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use titles::Titles;

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe arena duel --levels random,recruit --matches 200
  steppe arena duel --levels recruit --mirror --scenario all --matches 400 --out balance
  steppe arena duel --levels recruit@500ms,recruit --scenario winter-w1,winter-w2 --option max_turns=20

Levels are written from the weakest to the strongest. A level keeps its own limit unless it is given another:
all by --iterations or --milliseconds, one by veteran@1000 (iterations) or veteran@500ms.

Each pairing plays each scenario, half of the matches with sides swapped and the same dice. With --out every
match leaves a row and a record. Ctrl-C stops; the same command with the same folder goes on. What the columns
mean, and how a match is played again, is in docs/arena.md.";

/// Let bots play against bots, and count
#[derive(Args, Debug)]
pub struct Arena {
    /// The titles (see `steppe games`)
    #[arg(value_name = "TITLE", required = true)]
    pub titles: Vec<String>,
    /// The levels, from the weakest to the strongest; all if none is named
    #[arg(long, value_delimiter = ',', value_name = "LEVEL,LEVEL")]
    pub levels: Vec<String>,
    /// Who meets whom
    #[arg(long, value_enum, default_value_t = Pairs::Neighbours)]
    pub pairs: Pairs,
    /// Each level against itself, to see whether the sides are equal
    #[arg(long)]
    pub mirror: bool,
    /// The scenarios, or `all`; the first of each title if none is named
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME")]
    pub scenario: Vec<String>,
    /// An option of the setup, e.g. --option max_turns=20 (see `steppe games`)
    #[arg(long = "option", alias = "set", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// How many matches each pairing plays in each scenario
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub matches: u32,
    /// The seed of all dice and bots
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads; all cores if not said
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
    /// All levels think for so many iterations
    #[arg(long, value_name = "N", conflicts_with = "milliseconds", value_parser = clap::value_parser!(u32).range(1..))]
    pub iterations: Option<u32>,
    /// All levels think for so long
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub milliseconds: Option<u64>,
    /// Write rows, records and reports to this folder, or go on with what is there
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Pairs {
    /// Each level meets the next
    Neighbours,
    /// Each level meets each other
    All,
}

/// Plays, keeps and prints.
pub fn run(args: &Arena, titles: &Titles, out: &mut impl Write) -> Result<Answer, Failure> {
    let plan = wishes::plan(args, titles)?;
    let fixtures = plan.fixtures();
    let (mut folder, rows) = match &args.out {
        Some(path) => Folder::open(path).map(|(folder, rows)| (Some(folder), rows))?,
        None => (None, Vec::new()),
    };
    fit(&rows, &fixtures, titles)?;
    let mut rows: BTreeMap<u32, Row> = rows.into_iter().map(|row| (row.number, row)).collect();
    let todo: Vec<&Fixture> = fixtures.iter().filter(|fixture| !rows.contains_key(&fixture.number)).collect();

    let interrupt = Interrupt::listen()?;
    let mut progress = Progress::new(rows.len(), fixtures.len());
    run::run(&todo, titles, threads(args), interrupt.asked(), |played| {
        if let Some(played) = played {
            if let Some(folder) = &mut folder {
                folder.keep(&played.row, &played.record)?;
            }
            rows.insert(played.row.number, played.row);
        }
        progress.show(rows.len());
        Ok(())
    })?;
    progress.clear();

    let rows = folder::sorted(rows.into_values());
    for tally in Tally::by_title(&rows)? {
        writeln!(out, "{}", arena::text::report(&tally))?;
    }
    if let Some(folder) = &folder {
        folder.sort(&rows)?;
    }
    if rows.len() < fixtures.len() {
        let (done, all) = (rows.len(), fixtures.len());
        let advice = args.out.as_ref().map_or("give --out FOLDER to keep what is done", |_| "the same command goes on");
        out.flush()?;
        return Err(Failure::input(format!("stopped after {done} of {all} matches: {advice}")));
    }
    Ok(Answer::Yes)
}

fn threads(args: &Arena) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get());
    args.threads.unwrap_or_else(cores).max(1)
}

/// Are the rows that are there of this plan? If not, says in what they differ.
fn fit(rows: &[Row], fixtures: &[Fixture], titles: &Titles) -> Result<(), Failure> {
    let mut unlike: BTreeMap<String, usize> = BTreeMap::new();
    for row in rows {
        let Some(fixture) = fixtures.get((row.number as usize).wrapping_sub(1)) else {
            *unlike.entry(format!("there are matches beyond the {} planned", fixtures.len())).or_default() += 1;
            continue;
        };
        let planned = Row::planned(titles.find(&fixture.ground.title)?, fixture);
        for (column, there, here) in row.unlike(&planned) {
            let what = match column.ends_with("seed") {
                true => format!("{column} is another"),
                false => format!("{column} is {there} there and {here} here"),
            };
            *unlike.entry(what).or_default() += 1;
        }
    }
    if unlike.is_empty() {
        return Ok(());
    }
    let lines: Vec<String> = unlike.iter().map(|(what, rows)| format!("{what} (in {rows} rows)")).collect();
    Err(Failure::input(format!(
        "the folder holds the matches of another arena; choose another folder, or ask for the same as then:\n  {}",
        lines.join("\n  ")
    )))
}

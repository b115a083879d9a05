//! `steppe arena`: bots against bots.

mod progress;
mod wishes;

use crate::failure::{read_file, write_file};

use crate::{Answer, Failure};
use arena::folder::{self, Folder};
use arena::{Again, BlunderRow, Fixture, Habit, Row, Tally, run};
use clap::Args;
use progress::{Interrupt, Progress};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use titles::{Detail, Titles};

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe arena duel --levels random,recruit --matches 200
  steppe arena duel --levels recruit --mirror --scenario all --matches 400 --out balance
  steppe arena duel --levels recruit@500ms,recruit --scenario winter-w1,winter-w2 --option max_turns=20
  steppe arena tank_commander --levels plan:turtle,veteran@500
  steppe arena duel --levels veteran@500,veteran:bold@500    a character against the even one
  steppe arena --replay balance --match 17
  steppe arena --report balance
  steppe arena duel --levels regular,veteran --matches 40 --blunders
  steppe arena duel crusade --levels plan:all,regular@60,veteran@500 --matches 40 --out plans --markdown

Levels are written from the weakest to the strongest. A level keeps its own limit unless it is given another:
all by --iterations or --milliseconds, one by veteran@1000 (iterations) or veteran@500ms. A simple plan of the
title to spar with is plan:NAME; plan:all stands for all of them. A level that looks ahead may have a character:
veteran:careful, veteran:bold, veteran:sly.

Each pairing plays each scenario, half of the matches with sides swapped and the same dice. With --out every
match leaves a row and a record. Ctrl-C stops; the same command with the same folder goes on. What the columns
mean, and how a match is played again, is in docs/arena.md.";

/// Let bots play against bots, and count
#[derive(Args, Debug)]
pub struct Arena {
    /// The titles (see `steppe games`)
    #[arg(value_name = "TITLE", required_unless_present_any = ["replay", "report"])]
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
    /// Count the plain blunders that the titles know of (see docs/arena.md); with --report in the records of its folder
    #[arg(long)]
    pub blunders: bool,
    /// Keep every decision with what was weighed before, as a table (see docs/arena.md)
    #[arg(long, requires = "out")]
    pub decisions: bool,
    /// Print the figures as tables of Markdown
    #[arg(long)]
    pub markdown: bool,
    /// Write rows, records and reports to this folder, or go on with what is there
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
    /// Check a match of this folder, and play it again from its seeds if its bots looked at no clock
    #[arg(long, value_name = "FOLDER", requires = "number", conflicts_with_all = ["titles", "out", "report"])]
    pub replay: Option<PathBuf>,
    /// The number of that match
    #[arg(long = "match", id = "number", value_name = "N", requires = "replay")]
    pub number: Option<u32>,
    /// Print the figures of this folder and write its files anew
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["titles", "out"])]
    pub report: Option<PathBuf>,
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Pairs {
    /// Each level meets the next
    Neighbours,
    /// Each level meets each other
    All,
}

/// Plays, keeps and prints; or looks at what was kept.
pub fn run(args: &Arena, titles: &Titles, out: &mut impl Write) -> Result<Answer, Failure> {
    match (&args.replay, args.number, &args.report) {
        (Some(folder), Some(number), _) => replay(folder, number, titles, out),
        (_, _, Some(folder)) => {
            folder::read(folder)?; // a folder is not made just to be looked at
            let (folder, rows) = Folder::open(folder)?;
            let mut blunders = Blunders::wanted(args, Some(&folder));
            for row in &rows {
                blunders.count(row, || folder.record(row.number), titles)?;
            }
            folder.report(&rows, &blunders.rows)?;
            print(args, &rows, &blunders, titles, out)
        }
        _ => play(args, titles, out),
    }
}

/// The blunders of the matches so far, if they are wanted.
struct Blunders {
    wanted: bool,
    rows: Vec<BlunderRow>,
}

impl Blunders {
    /// They are wanted where they are asked for, and where they were counted before.
    fn wanted(args: &Arena, folder: Option<&Folder>) -> Blunders {
        Blunders { wanted: args.blunders || folder.is_some_and(Folder::has_blunders), rows: Vec::new() }
    }

    /// Counts those of one more match.
    fn count(
        &mut self,
        row: &Row,
        record: impl FnOnce() -> Result<String, String>,
        titles: &Titles,
    ) -> Result<(), String> {
        if self.wanted {
            self.rows.extend(BlunderRow::of_match(row, &record()?, titles)?);
        }
        Ok(())
    }
}

fn print(
    args: &Arena,
    rows: &[Row],
    blunders: &Blunders,
    titles: &Titles,
    out: &mut impl Write,
) -> Result<Answer, Failure> {
    let tallies = Tally::by_title(rows)?;
    let habits = Habit::of(&blunders.rows)?;
    if args.markdown {
        write!(out, "{}", arena::markdown::report(&tallies))?;
    } else {
        tallies.iter().try_for_each(|tally| writeln!(out, "{}", arena::text::report(tally)))?;
    }
    match (blunders.wanted, args.markdown) {
        (false, _) => return Ok(Answer::Yes),
        (true, true) => write!(out, "{}", arena::markdown::blunders(&habits))?,
        (true, false) => write!(out, "{}", arena::text::blunders(&habits))?,
    }
    for tally in &tallies {
        for (name, about) in titles.find(&tally.title)?.game.blunders() {
            writeln!(out, "{}{name}: {about}", if args.markdown { "- " } else { "" })?;
        }
    }
    Ok(Answer::Yes)
}

fn play(args: &Arena, titles: &Titles, out: &mut impl Write) -> Result<Answer, Failure> {
    let schedule = wishes::schedule(args, titles)?;
    let fixtures = schedule.fixtures();
    let (mut folder, rows) = match &args.out {
        Some(path) => Folder::open(path).map(|(folder, rows)| (Some(folder), rows))?,
        None => (None, Vec::new()),
    };
    fit(&rows, &fixtures, titles)?;
    let mut blunders = Blunders::wanted(args, folder.as_ref());
    if let Some(folder) = &folder {
        rows.iter().try_for_each(|row| blunders.count(row, || folder.record(row.number), titles))?;
    }
    let mut rows: BTreeMap<u32, Row> = rows.into_iter().map(|row| (row.number, row)).collect();
    let todo: Vec<&Fixture> = fixtures.iter().filter(|fixture| !rows.contains_key(&fixture.number)).collect();

    let interrupt = Interrupt::listen()?;
    let mut progress = Progress::new(rows.len(), fixtures.len());
    let detail = if args.decisions { Detail::Thoughts } else { Detail::Record };
    run::run(&todo, titles, threads(args), detail, interrupt.asked(), |played| {
        if let Some(played) = played {
            if let Some(folder) = &mut folder {
                folder.keep(&played)?;
            }
            blunders.count(&played.row, || Ok(played.record), titles)?;
            rows.insert(played.row.number, played.row);
        }
        progress.show(rows.len());
        Ok(())
    })?;
    progress.clear();

    let rows: Vec<Row> = rows.into_values().collect();
    blunders.rows.sort_by_key(|row| row.number);
    print(args, &rows, &blunders, titles, out)?;
    if let Some(folder) = &folder {
        folder.report(&rows, &blunders.rows)?;
    }
    if rows.len() < fixtures.len() {
        let (done, all) = (rows.len(), fixtures.len());
        let advice = args.out.as_ref().map_or("give --out FOLDER to keep what is done", |_| "the same command goes on");
        out.flush()?;
        return Err(Failure::input(format!("stopped after {done} of {all} matches: {advice}")));
    }
    Ok(Answer::Yes)
}

/// Checks the record of a match against its row, and where its seeds tell everything, plays it again. A record
/// that is missing is then written anew.
fn replay(path: &Path, number: u32, titles: &Titles, out: &mut impl Write) -> Result<Answer, Failure> {
    let rows = folder::read(path)?;
    let missing = || format!("{} has no match {number}; it has {} matches", path.display(), rows.len());
    let row = rows.iter().find(|row| row.number == number).ok_or_else(missing)?;
    let [first, second] = row.contenders()?;
    let Row { title, scenario, dice_seed, first_side, second_side, .. } = row;
    writeln!(
        out,
        "Match {number}: {title}, {scenario}, {first_side} {first}, {second_side} {second}, dice {dice_seed}"
    )?;
    let file = folder::record_path(path, number);
    let record = file.exists().then(|| read_file(&file)).transpose()?;
    let again = arena::again(row, record.as_deref(), titles)?;
    let (what, answer) = match &again {
        Again::Recorded => ("Its record is right in every line and leads to the position of its row.", Answer::Yes),
        Again::Played(_) if record.is_some() => {
            ("Played again from its seeds it is the same in every line, and its record is right.", Answer::Yes)
        }
        Again::Played(record) => {
            write_file(&file, record)?;
            ("Played again from its seeds it is the same; its record was missing and is written anew.", Answer::Yes)
        }
        Again::Otherwise(why) => (why.as_str(), Answer::No),
    };
    writeln!(out, "{what}")?;
    if answer == Answer::Yes {
        writeln!(out, "Step through it: steppe replay {}", file.display())?;
    }
    Ok(answer)
}

fn threads(args: &Arena) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get());
    args.threads.unwrap_or_else(cores).max(1)
}

/// Are the rows that are there of this schedule? If not, says in what they differ.
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

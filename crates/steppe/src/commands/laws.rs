//! `steppe laws`: random matches through the ten laws, on all cores.

use crate::{Answer, Failure};
use clap::Args;
use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use table::laws::{Breach, Tally, Trial};
use titles::{Entry, Titles};

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe laws duel --matches 100000
  steppe laws duel --matches 1 --seed 4711 --closely 1     one match, every decision examined";

/// Play random matches through the ten laws that every title must keep
#[derive(Args, Debug)]
pub struct Laws {
    /// The title (see `steppe games`)
    pub title: String,
    /// How many matches
    #[arg(long, default_value_t = 1000)]
    pub matches: u64,
    /// The seed of the first match; the others count up from it
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads; all cores if not said
    #[arg(long)]
    pub threads: Option<usize>,
    /// Examine one decision in so many closely
    #[arg(long, default_value_t = 24, value_parser = clap::value_parser!(u32).range(1..))]
    pub closely: u32,
}

/// How many matches a thread takes at a time. They share a stock of foreign actions,
/// so a breach is seen again by trying the same batch.
const BATCH: u64 = 64;

/// Runs the trial; the answer is no if a law is broken.
pub fn run(args: &Laws, titles: &Titles, out: &mut impl Write) -> Result<Answer, Failure> {
    let entry = titles.find(&args.title)?;
    if args.seed.checked_add(args.matches).is_none() {
        return Err(Failure::input("the seeds count up from --seed: choose a smaller one"));
    }
    let started = Instant::now();
    match try_all(args, entry) {
        Ok(tally) => {
            let Tally { matches, decisions, examined, other_worlds, reveals } = tally;
            writeln!(out, "All ten laws hold in {matches} matches of {decisions} decisions.")?;
            writeln!(out, "Looked at closely: {examined}. Imagined worlds unlike the true one: {other_worlds}.")?;
            writeln!(out, "Secrets that came to light: {reveals}. Time: {:.1} s.", started.elapsed().as_secs_f64())?;
            Ok(Answer::Yes)
        }
        Err((batch, breach)) => {
            let (title, closely, matches) = (&args.title, args.closely, breach.seed - batch + 1);
            writeln!(out, "{breach}")?;
            writeln!(out, "See it again: steppe laws {title} --seed {batch} --matches {matches} --closely {closely}")?;
            Ok(Answer::No)
        }
    }
}

struct Court<'a> {
    args: &'a Laws,
    entry: &'a Entry,
    taken: AtomicU64,
    done: AtomicU64,
    stop: AtomicBool,
    tally: Mutex<Tally>,
    breach: Mutex<Option<(u64, Box<Breach>)>>,
}

/// The tally of all matches, or the breach of the lowest seed with the first seed of its batch.
fn try_all(args: &Laws, entry: &Entry) -> Result<Tally, (u64, Box<Breach>)> {
    let court = Court {
        args,
        entry,
        taken: AtomicU64::new(0),
        done: AtomicU64::new(0),
        stop: AtomicBool::new(false),
        tally: Mutex::default(),
        breach: Mutex::default(),
    };
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    std::thread::scope(|scope| {
        let workers: Vec<_> =
            (0..args.threads.unwrap_or(cores).max(1)).map(|_| scope.spawn(|| court.try_batches())).collect();
        if std::io::stderr().is_terminal() {
            court.show_progress(|| workers.iter().all(|worker| worker.is_finished()));
        }
    });
    let Court { tally, breach, .. } = court;
    match breach.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()) {
        Some(breach) => Err(breach),
        None => Ok(tally.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner())),
    }
}

impl Court<'_> {
    fn try_batches(&self) {
        while !self.stop.load(Relaxed) {
            let from = self.taken.fetch_add(BATCH, Relaxed);
            if from >= self.args.matches {
                return;
            }
            let matches = BATCH.min(self.args.matches - from);
            let seed = self.args.seed + from;
            match self.entry.game.on_trial(Trial { matches, seed, closely: self.args.closely }) {
                Ok(tally) => {
                    let mut all = self.tally.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                    *all = all.plus(tally);
                    self.done.fetch_add(matches, Relaxed);
                }
                Err(breach) => {
                    self.stop.store(true, Relaxed);
                    let mut first = self.breach.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                    if first.as_ref().is_none_or(|(_, earlier)| breach.seed < earlier.seed) {
                        *first = Some((seed, breach));
                    }
                }
            }
        }
    }

    fn show_progress(&self, finished: impl Fn() -> bool) {
        let started = Instant::now();
        while !finished() {
            std::thread::sleep(Duration::from_millis(100));
            let done = self.done.load(Relaxed);
            let speed = done as f64 / started.elapsed().as_secs_f64();
            eprint!("\r{done} of {} matches, {speed:.0} a second ", self.args.matches);
        }
        eprint!("\r\x1b[K");
    }
}

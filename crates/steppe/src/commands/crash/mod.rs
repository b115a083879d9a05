//! `steppe crash`: the server is killed again and again while matches are played through it, and nothing
//! that it acknowledged or showed may be lost.

mod check;
mod ledger;
mod play;

use crate::clients::{Opening, Server, Terms};
use crate::signals::StopSignals;
use crate::{Answer, Failure};
use check::check;
use clap::Args;
use ledger::Ledger;
use play::{Hall, Life};
use serde::Serialize;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Chance, Rng};
use titles::Titles;

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe crash                                      20 matches, 50 kills
  steppe crash --matches 100 --kills 500 --seed 7
  steppe crash --directory /mnt/disk                on the disk that the real database will be on

The server is this program in a child process, ended with SIGKILL at random moments and started again on the same
port and database. Whoever sits at a table comes back and plays on. No seat may be shown a position from before one
that was shown or acknowledged; in the end the database is opened, and each log must hold what was acknowledged, in
order and without a hole, replay by the rules, and go on. The answer is no (exit code 1) if anything was lost.";

/// Kill the server again and again while matches are played: nothing may be lost
#[derive(Args, Debug)]
pub struct Crash {
    /// How many matches at once
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub matches: u32,
    /// How often the server is killed
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub kills: u32,
    /// The seed of the players' choices and of the moments of the kills
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// What is played; the first title if not said
    #[arg(long)]
    pub title: Option<String>,
    /// Its scenario; the first if not said
    #[arg(long, value_name = "NAME")]
    pub scenario: Option<String>,
    /// Where the server keeps its database
    #[arg(long, value_name = "DIR")]
    pub directory: Option<PathBuf>,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
}

/// What came of it.
#[derive(Clone, Debug, Default, Serialize)]
struct Report {
    kills: u32,
    matches: usize,
    finished: usize,
    acknowledged: usize,
    /// Sent, but killed before the answer: found on disk or not.
    in_doubt_stored: usize,
    in_doubt_lost: usize,
    replayed: usize,
    slowest_return_ms: u128,
    seconds: f64,
    faults: Vec<String>,
}

/// How long matches may take to come back after a restart.
const PATIENCE: Duration = Duration::from_secs(60);
/// One kill in so many does not wait until every match has come back.
const HASTY: u32 = 4;

/// Plays, kills, checks and prints; the answer is no if anything was lost.
pub fn run(args: &Crash, titles: &Titles, out: &mut impl Write) -> Result<Answer, Failure> {
    let entry = titles.find_or_first(args.title.as_deref())?;
    entry.scenario(args.scenario.as_deref())?;
    let opening = Opening { title: entry.title().id.to_owned(), scenario: args.scenario.clone() };
    let start = Instant::now();
    let mut server = Server::start(&args.directory.clone().unwrap_or_else(std::env::temp_dir), Terms::Generous)?;
    let runtime = tokio::runtime::Runtime::new()?;
    let mut report = runtime.block_on(async {
        let mut stop = StopSignals::listen()?;
        tokio::select! {
            report = torment(args, opening, titles, &mut server) => report,
            () = stop.next() => Err(Failure::input("stopped before the last kill")),
        }
    })?;
    report.seconds = start.elapsed().as_secs_f64();
    report.faults.extend(server.complaints().into_iter().map(|line| format!("the server complained: {line}")));
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        report.print(out)?;
    }
    Ok(if report.faults.is_empty() { Answer::Yes } else { Answer::No })
}

async fn torment(args: &Crash, opening: Opening, titles: &Titles, server: &mut Server) -> Result<Report, Failure> {
    let mut rng = Rng::seeded(args.seed);
    let ledger = Arc::new(Ledger::default());
    let hall = Arc::new(Hall::new(server.address.clone(), opening, ledger.clone()));
    let tables: Vec<_> = (0..args.matches).map(|_| tokio::spawn(hall.clone().keep_playing(rng.seed()))).collect();
    let mut report = Report::default();
    come_back(&ledger, 0, args.matches as usize, &mut report).await;
    for kill in 1..=args.kills {
        let hasty = rng.below(HASTY) == 0;
        if !hasty {
            come_back(&ledger, kill - 1, args.matches as usize, &mut report).await;
        }
        tokio::time::sleep(Duration::from_millis(rng.below(if hasty { 150 } else { 500 }).into())).await;
        hall.tell(Life::Down);
        server.kill()?;
        server.start_again()?;
        hall.tell(Life::Up(kill));
        report.kills = kill;
        if std::io::stderr().is_terminal() {
            eprint!("\r{kill} of {} kills, {} actions acknowledged ", args.kills, ledger.acknowledged());
        }
    }
    if std::io::stderr().is_terminal() {
        eprint!("\r\x1b[K");
    }
    come_back(&ledger, args.kills, args.matches as usize, &mut report).await;
    if !waited(|| ledger.all_go_on(args.kills)).await {
        ledger.fault(format!("after the last restart not every match went on: {}", ledger.stuck(args.kills)));
    }
    hall.tell(Life::Closed);
    server.kill()?;
    for table in tables {
        if let Err(error) = table.await {
            ledger.fault(format!("a player fell over: {error}"));
        }
    }
    check(&ledger, &server.database(), titles, &mut report).await?;
    report.faults = ledger.faults();
    Ok(report)
}

/// Waits until every match has been shown in this life of the server.
async fn come_back(ledger: &Ledger, life: u32, tables: usize, report: &mut Report) {
    let start = Instant::now();
    if waited(|| ledger.all_shown(life, tables)).await {
        report.slowest_return_ms = report.slowest_return_ms.max(start.elapsed().as_millis());
    } else {
        ledger.fault(format!("after restart {life} not every match came back: {}", ledger.stuck(life)));
    }
}

async fn waited(done: impl Fn() -> bool) -> bool {
    let start = Instant::now();
    while !done() {
        if start.elapsed() > PATIENCE {
            return false;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    true
}

impl Report {
    fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        let Report { kills, matches, finished, acknowledged, in_doubt_stored, in_doubt_lost, .. } = self;
        let (replayed, slowest) = (self.replayed, self.slowest_return_ms);
        writeln!(out, "{kills} kills in {:.1} s; {matches} matches, {finished} of them to the end", self.seconds)?;
        writeln!(out, "acknowledged  {acknowledged} actions")?;
        writeln!(
            out,
            "in doubt      {} actions sent when the server was killed: {in_doubt_stored} on disk, {in_doubt_lost} not",
            in_doubt_stored + in_doubt_lost
        )?;
        writeln!(out, "came back     {slowest} ms after a restart at the latest")?;
        writeln!(out, "replayed      {replayed} of {matches} logs, complete, by the rules and without a hole")?;
        if self.faults.is_empty() {
            writeln!(out, "Nothing was lost.")?;
        } else {
            writeln!(out, "{} faults:", self.faults.len())?;
            for fault in &self.faults {
                writeln!(out, "  {fault}")?;
            }
        }
        Ok(())
    }
}

//! `steppe attack`: what a stranger could do to a server, tried on one of this machine; what was tried and what held.
//!
//! | room | what is in it |
//! |---|---|
//! | here | the order of it, and the report |
//! | `ground` | what all attempts share |
//! | `bystander` | those who only want to play |
//! | `wear` | attempts to wear the server out |
//! | `seats` | attempts to act for others, twice, or in others' browsers |
//! | `clock` | what the clock tells of secrets |
//! | `tally` | what was tried, what held |

mod bystander;
mod clock;
mod ground;
mod seats;
mod tally;
mod wear;

use crate::clients::{Address, Server, Terms, Visitor, resident_bytes};
use crate::commands::crash::{self, Crash};
use crate::files::raise_limit;
use crate::signals::StopSignals;
use crate::{Answer, Failure};
use bystander::Seen;
use clap::Args;
use clock::Guessed;
use futures_util::future::join_all;
use ground::Ground;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::Store;
use table::laws::Trial;
use table::{Chance, Deed, Next, Pledge, Rng};
use tally::{Line, Tally};
use titles::Titles;
use tokio::time::Instant;

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe attack --seconds 300                       all of it, on a server of its own
  steppe attack --seconds 10 --json
  steppe attack --server http://127.0.0.1:1943      a server that runs already: no kills, no look at its memory

First, in quiet, bots are played against to see whether the clock tells what they choose in secret. Then all attempts
at once: floods of log-ins, requests, matches and accounts, late moments of long records, analyses, half-sent requests,
idle connections, endless frames, deeds for seats of others, the same deed many times, injected texts; meanwhile
somebody plays a bot, somebody looks at pages, and the database is copied. Then the server is killed again and again,
and the titles are tried by their laws: positions with other secrets behind the same view must look the same. The
answer is no (exit code 1) if anything broke. Times and memory are judged in runs of a minute and more.";

/// Try everything that a stranger could do to a server on this machine, and say what held
#[derive(Args, Debug)]
pub struct Attack {
    /// How long
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(2..=86_400))]
    pub seconds: u64,
    /// What is played; the first title if not said
    #[arg(long)]
    pub title: Option<String>,
    /// The seed of what is left to chance
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// A server on this machine; its own if not said
    #[arg(long, value_name = "URL")]
    pub server: Option<String>,
    /// Where its own server keeps its database
    #[arg(long, value_name = "DIR", conflicts_with = "server")]
    pub directory: Option<PathBuf>,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
}

/// What came of it.
#[derive(Debug, Serialize)]
struct Report {
    seconds: u64,
    attempts: BTreeMap<&'static str, Line>,
    /// Of the bystander's answers, in milliseconds.
    waited_ms: [f64; 3],
    bot_answers: u64,
    /// The server's memory in MiB: at the start, and at most.
    memory_mib: Option<[f64; 2]>,
    clock: Vec<Guessed>,
}

/// From so many seconds on times and memory are judged.
const LONG: u64 = 60;
/// How much of everything is tried at once in shorter runs.
const SHORT_FORCE: f64 = 0.15;
/// What a bystander may wait in 99 of 100 cases, in milliseconds, and the memory that the server may take, in MiB.
const MOST_WAITED: f64 = 100.0;
const MOST_MEMORY: f64 = 300.0;
/// The least actions of the record that is looked at again and again.
const LONG_RECORD: usize = 1500;

/// Attacks and prints; the answer is no if anything broke.
pub fn run(args: &Attack, titles: &Titles, out: &mut impl Write) -> Result<Answer, Failure> {
    raise_limit();
    let title = titles.find_or_first(args.title.as_deref())?.title().id.to_owned();
    let (own, address) = match &args.server {
        Some(url) => (None, Address::parse(url)?),
        None => {
            let server = Server::start(&args.directory.clone().unwrap_or_else(std::env::temp_dir), Terms::Usual)?;
            let address = server.address.clone();
            (Some(server), address)
        }
    };
    let record = long_record(titles, args.seed)?;
    let until = Instant::now() + Duration::from_secs(args.seconds);
    let force = if args.seconds >= LONG { 1.0 } else { SHORT_FORCE };
    let ground = Ground { address, title, record, force, tally: Tally::default(), until };
    let runtime = tokio::runtime::Runtime::new()?;
    let mut report = runtime.block_on(async {
        let mut stop = StopSignals::listen()?;
        tokio::select! {
            report = attack(args, titles, &ground, own.as_ref()) => report,
            () = stop.next() => Err(Failure::input("stopped before the time was over")),
        }
    })?;
    drop(runtime);
    if let Some(server) = own {
        let complaints = server.complaints();
        let fault = complaints.into_iter().find(|line| line.contains("ERROR") || line.contains("panicked"));
        ground.tally.judge("the server has nothing to complain of", fault.map_or(Ok(()), Err));
        drop(server);
        kill_again_and_again(args, titles, &ground.tally)?;
    }
    try_other_secrets(args, titles, &ground.tally);
    judge(args, &report, &ground.tally);
    report.attempts = ground.tally.all();
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        report.print(out)?;
    }
    Ok(if tally::all_held(&report.attempts) { Answer::Yes } else { Answer::No })
}

async fn attack(args: &Attack, titles: &Titles, ground: &Ground, own: Option<&Server>) -> Result<Report, Failure> {
    let mut owner = Visitor::new(&ground.address);
    let password = ("password", "an honest horse");
    let _ = owner.post("/account/join", &[("name", "Victim"), password]).await; // it may be there from another time
    let mut played = Vec::new();
    let quiet = Instant::now() + Duration::from_secs(args.seconds) / 3;
    for known in join_all((0..6).map(|n| clock::play(ground, 10 + n, quiet, args.seed + u64::from(n)))).await {
        ground.tally.judge("bots are played against in quiet", known.as_ref().map(|_| ()).map_err(ToString::to_string));
        played.extend(known.unwrap_or_default());
    }
    let clock = match own {
        Some(server) => clock::read(&server.database(), titles, &played).await?,
        None => Vec::new(),
    };
    let (seen, memory) = (Seen::default(), Mutex::new(Vec::new()));
    tokio::join!(
        bystander::look(ground, &seen),
        bystander::play(ground, &seen, args.seed),
        wear::log_ins(ground),
        wear::replays(ground),
        wear::half_sent(ground),
        wear::frames(ground),
        wear::floods(ground),
        seats::foreign(ground, args.seed),
        copies(ground, own),
        watch_memory(ground, own, &memory),
    );
    let honest = owner.post("/account/enter", &[("name", "Victim"), password]).await;
    ground.expect("an honest log-in after it all", &honest, &[303, 429]);
    let mut waited = std::mem::take(&mut *seen.waited.lock().unwrap_or_else(|poisoned| poisoned.into_inner()));
    waited.sort_unstable();
    let at = |percent: usize| waited.get((waited.len() * percent / 100).min(waited.len().saturating_sub(1)));
    let ms = |percent: usize| at(percent).map_or(0.0, |time| time.as_secs_f64() * 1000.0);
    let memory = memory.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    let most = memory.iter().copied().max();
    let mib = |bytes: u64| bytes as f64 / f64::from(1 << 20);
    Ok(Report {
        seconds: args.seconds,
        attempts: BTreeMap::new(),
        waited_ms: [ms(50), ms(99), ms(100)],
        bot_answers: seen.bot_answers.load(Ordering::Relaxed),
        memory_mib: memory.first().zip(most).map(|(first, most)| [mib(*first), mib(most)]),
        clock,
    })
}

/// A match played at random that has many actions: of any title, the longest of a few.
fn long_record(titles: &Titles, seed: u64) -> Result<(String, usize), Failure> {
    let mut longest: Option<(String, usize)> = None;
    for (number, entry) in titles.iter().enumerate() {
        let setup = entry.scenario(None)?;
        let pledge = Pledge::of_number(seed + number as u64);
        let mut game = entry.game.start(&setup, pledge).map_err(|error| Failure::of(entry, &error))?;
        let mut rng = Rng::seeded(seed);
        while let Next::Decide(seat) = game.next() {
            let choices = game.seen_by(Some(seat)).choices();
            let Some(choice) = rng.pick(&choices) else { break };
            game.enter(seat, Deed::Act(choice.action.clone())).map_err(|error| Failure::of(entry, &error))?;
        }
        if longest.as_ref().is_none_or(|(_, known)| game.len() > *known) {
            longest = Some((game.export(), game.len()));
        }
        if game.len() >= LONG_RECORD {
            break;
        }
    }
    longest.ok_or_else(|| Failure::input("there is no title to attack"))
}

/// Copies the database again and again while it is written to; every copy must be whole.
async fn copies(ground: &Ground, own: Option<&Server>) {
    let Some(server) = own else { return };
    let database = server.database();
    loop {
        let (from, to) = (database.clone(), database.with_file_name("copy.db"));
        let copied = tokio::task::spawn_blocking(move || {
            store::backup(&from, &to)?;
            Store::open(&to)
        });
        let whole = match copied.await {
            Ok(Ok(copy)) => match copy.check().await {
                Ok(wrong) => wrong.first().map_or(Ok(()), |wrong| Err(wrong.clone())),
                Err(error) => Err(error.to_string()),
            },
            Ok(Err(error)) => Err(error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        for ending in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(database.with_file_name(format!("copy.db{ending}"))); // there may be none
        }
        ground.tally.judge("copies of the database under load", whole);
        tokio::time::sleep(Duration::from_secs(2)).await;
        if !ground.goes_on() {
            return;
        }
    }
}

async fn watch_memory(ground: &Ground, own: Option<&Server>, memory: &Mutex<Vec<u64>>) {
    let Some(pid) = own.map(Server::pid) else { return };
    while ground.goes_on() {
        if let Some(bytes) = resident_bytes(pid) {
            memory.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(bytes);
        }
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
}

/// Nothing that was acknowledged is lost when the server is killed.
fn kill_again_and_again(args: &Attack, titles: &Titles, tally: &Tally) -> Result<(), Failure> {
    let kills = (args.seconds / 15).clamp(1, 20) as u32;
    let crash = Crash {
        matches: 3,
        kills,
        seed: args.seed,
        title: args.title.clone(),
        scenario: None,
        directory: args.directory.clone(),
        json: true,
    };
    let mut told = Vec::new();
    let answer = crash::run(&crash, titles, &mut told)?;
    let why = || String::from_utf8_lossy(&told).into_owned();
    for _ in 0..kills {
        tally.judge("kills that lose nothing", if answer == Answer::Yes { Ok(()) } else { Err(why()) });
    }
    Ok(())
}

/// Positions with other secrets behind the same view look and answer the same: the laws of every title.
fn try_other_secrets(args: &Attack, titles: &Titles, tally: &Tally) {
    for entry in titles.iter() {
        let matches = (args.seconds / 60).clamp(1, 5);
        let tried = entry.game.on_trial(Trial { matches, seed: args.seed, closely: 8 });
        match tried {
            Ok(examined) => {
                (0..examined.other_worlds.max(1)).for_each(|_| tally.judge("positions with other secrets", Ok(())))
            }
            Err(breach) => tally.judge("positions with other secrets", Err(breach.to_string())),
        }
    }
}

/// Judges what was measured.
fn judge(args: &Attack, report: &Report, tally: &Tally) {
    if args.seconds < LONG {
        return;
    }
    let at_most = |what: &str, value: f64, most: f64| match value <= most {
        true => Ok(()),
        false => Err(format!("{what}: {value:.0}, at most {most:.0} was promised")),
    };
    tally.judge("a bystander is answered soon", at_most("milliseconds", report.waited_ms[1], MOST_WAITED));
    if let Some([_, most]) = report.memory_mib {
        tally.judge("the server stays small", at_most("MiB", most, MOST_MEMORY));
    }
    for guessed in &report.clock {
        tally.judge("the clock tells nothing", if guessed.tells() { Err(format!("{guessed:?}")) } else { Ok(()) });
    }
}

impl Report {
    fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        tally::print(&self.attempts, out)?;
        let [p50, p99, max] = self.waited_ms;
        writeln!(out, "a bystander waited                 p50 {p50:.1} ms, p99 {p99:.1} ms, max {max:.1} ms")?;
        writeln!(out, "bots answered                      {} times", self.bot_answers)?;
        if let Some([first, most]) = self.memory_mib {
            writeln!(out, "the server's memory                {first:.0} MiB at first, {most:.0} MiB at most")?;
        }
        for Guessed { phase, silences, secrets: [fewest, most], correlation, right, chance } in &self.clock {
            writeln!(
                out,
                "the clock in {phase:<22} {silences} silences with {fewest} to {most} secret choices: correlation \
                 {correlation:.2}, guessed {:.0} %, by chance {:.0} %",
                right * 100.0,
                chance * 100.0
            )?;
        }
        writeln!(out, "{}", if tally::all_held(&self.attempts) { "Everything held." } else { "Something broke." })?;
        Ok(())
    }
}

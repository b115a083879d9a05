//! `steppe load`: many matches at once over HTTP and the live channel, and what they cost the server.

mod play;
mod report;

use crate::clients::{Address, Opening, Server, Terms, cpu_seconds, resident_bytes};
use crate::files::raise_limit;
use crate::signals::StopSignals;
use crate::{Answer, Failure};
use clap::Args;
use play::Hall;
use report::{Cost, Report};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use titles::Titles;
use tokio::time::Instant;

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe load                                       500 matches for 30 seconds, as fast as the server allows
  steppe load --pause 2000                          the same with players who think for two seconds or so
  steppe load --matches 50 --json
  steppe load --server http://127.0.0.1:1943        a server that runs already, started with a high --rate

Each seat is a visitor with its own cookies, its own connection and its own live channel; it presses a random
button as soon as it is asked. Its own server keeps its database on the disk of --directory: actions are
acknowledged when they are on that disk. Memory and processor time are told by Linux, of its own server only.
The answer is no (exit code 1) if anything was refused, broken or complained of.";

/// Play many matches at once over HTTP and the live channel, and measure
#[derive(Args, Debug)]
pub struct Load {
    /// How many matches at once
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub matches: u32,
    /// How long to measure
    #[arg(long, default_value_t = 30.0)]
    pub seconds: f64,
    /// How long a player thinks before each action, on average
    #[arg(long, default_value_t = 0, value_name = "MILLISECONDS", value_parser = clap::value_parser!(u32).range(..=600_000))]
    pub pause: u32,
    /// What is played; the first title if not said
    #[arg(long)]
    pub title: Option<String>,
    /// Its scenario; the first if not said
    #[arg(long, value_name = "NAME")]
    pub scenario: Option<String>,
    /// The seed of the players' choices
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

/// Measures and prints; the answer is no if anything went wrong.
pub fn run(args: &Load, titles: &Titles, out: &mut impl Write) -> Result<Answer, Failure> {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(Failure::input("--seconds must be more than 0 and at most 3600"));
    }
    let entry = titles.find_or_first(args.title.as_deref())?;
    entry.scenario(args.scenario.as_deref())?;
    let opening = Opening { title: entry.title().id.to_owned(), scenario: args.scenario.clone() };
    enough_files(args.matches)?;
    let (own, address) = match &args.server {
        Some(url) => (None, Address::parse(url)?),
        None => {
            let server = Server::start(&args.directory.clone().unwrap_or_else(std::env::temp_dir), Terms::Generous)?;
            let address = server.address.clone();
            (Some(server), address)
        }
    };
    let runtime = tokio::runtime::Runtime::new()?;
    let report = runtime.block_on(async {
        let mut stop = StopSignals::listen()?;
        tokio::select! {
            report = measure(args, opening, address, own.as_ref()) => Ok(report),
            () = stop.next() => Err(Failure::input("stopped before the time was over")),
        }
    })?;
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        report.print(out)?;
    }
    Ok(if report.is_clean() { Answer::Yes } else { Answer::No })
}

/// Every seat has a connection and a channel; a server that we start has as many as we.
fn enough_files(matches: u32) -> Result<(), Failure> {
    let needed = u64::from(matches) * 4 + 100;
    match raise_limit() {
        Some(allowed) if allowed < needed => Err(Failure::input(format!(
            "{matches} matches need {needed} open files, the system allows {allowed}: raise its limit, or choose \
             fewer --matches"
        ))),
        _ => Ok(()),
    }
}

async fn measure(args: &Load, opening: Opening, address: Address, own: Option<&Server>) -> Report {
    let pid = own.map(Server::pid);
    let memory = || pid.and_then(resident_bytes);
    let empty = memory();
    let hall = Arc::new(Hall::new(address, opening, Duration::from_millis(args.pause.into()), args.matches as usize));
    let tables: Vec<_> = (0..u64::from(args.matches))
        .map(|number| tokio::spawn(hall.clone().keep_playing(args.seed.wrapping_add(number))))
        .collect();
    hall.all_seated().await;
    let opened = memory();
    let spent = || (pid.and_then(cpu_seconds), cpu_seconds(std::process::id()));
    let (server_before, players_before) = spent();
    let start = Instant::now();
    hall.begin(start + Duration::from_secs_f64(args.seconds));
    for table in tables {
        let _ = table.await;
    }
    let seconds = start.elapsed().as_secs_f64();
    let (server_after, players_after) = spent();
    let used = |before: Option<f64>, after: Option<f64>| Some(after? - before?);
    let cost = empty.zip(opened).zip(memory()).zip(used(server_before, server_after));
    let cost = cost.map(|(((empty, opened), end), cpu_seconds)| Cost { empty, opened, end, cpu_seconds });
    let complaints = own.map(Server::complaints).unwrap_or_default();
    let mut report = Report::new(args.matches, seconds, hall.tally(), cost, complaints);
    report.players_cpu_seconds = used(players_before, players_after);
    report
}

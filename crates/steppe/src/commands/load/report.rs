//! What the load measured, for people and for programs.

use super::play::Tally;
use crate::Failure;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Report {
    matches: u32,
    seconds: f64,
    cores: usize,
    actions: usize,
    actions_per_second: f64,
    /// From sending an action to its acknowledgement.
    acknowledged_ms: Spread,
    /// From sending an action to the moment in which the other seat was asked because of it.
    other_seat_asked_ms: Spread,
    made: u64,
    finished: u64,
    pushes: usize,
    bytes_pushed: u64,
    /// Of one push.
    bytes_median: u64,
    server: Option<Server>,
    pub players_cpu_seconds: Option<f64>,
    faults: BTreeMap<String, u64>,
    complaints: Vec<String>,
}

/// How long something took, in milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
struct Spread {
    count: usize,
    p50: f64,
    p99: f64,
    max: f64,
}

/// What the server needed: memory before, with all tables open, and at the end, in bytes; processor time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cost {
    pub empty: u64,
    pub opened: u64,
    pub end: u64,
    pub cpu_seconds: f64,
}

#[derive(Clone, Debug, Serialize)]
struct Server {
    bytes_empty: u64,
    bytes_opened: u64,
    bytes_per_open_match: u64,
    bytes_end: u64,
    /// By all matches that were made: those that ended are still in memory.
    bytes_per_match_end: u64,
    cpu_seconds: f64,
    actions_per_core_second: f64,
}

impl Spread {
    fn of(mut times: Vec<Duration>) -> Spread {
        times.sort_unstable();
        let at = |percent: usize| times.get((times.len() * percent / 100).min(times.len().saturating_sub(1)));
        let ms = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1000.0);
        Spread { count: times.len(), p50: ms(at(50)), p99: ms(at(99)), max: ms(times.last()) }
    }
}

impl Report {
    pub fn new(matches: u32, seconds: f64, tally: Tally, cost: Option<Cost>, complaints: Vec<String>) -> Report {
        let Tally { posts, handed, mut pushed, finished, made, faults } = tally;
        pushed.sort_unstable();
        let actions = posts.len();
        Report {
            matches,
            seconds,
            cores: std::thread::available_parallelism().map_or(1, |cores| cores.get()),
            actions,
            actions_per_second: actions as f64 / seconds,
            acknowledged_ms: Spread::of(posts),
            other_seat_asked_ms: Spread::of(handed),
            made,
            finished,
            pushes: pushed.len(),
            bytes_pushed: pushed.iter().sum(),
            bytes_median: pushed.get(pushed.len() / 2).copied().unwrap_or_default(),
            server: cost.map(|cost| Server::new(cost, matches, made, actions)),
            players_cpu_seconds: None,
            faults,
            complaints,
        }
    }

    /// Was nothing refused, broken or complained of, and was anything done at all?
    pub fn is_clean(&self) -> bool {
        self.faults.is_empty() && self.complaints.is_empty() && self.actions > 0
    }

    pub fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        let Report { matches, seconds, cores, actions, made, finished, .. } = self;
        writeln!(out, "{matches} matches at once for {seconds:.1} s on {cores} cores; {finished} of {made} ended")?;
        writeln!(out, "actions acknowledged   {actions}, {:.0} a second", self.actions_per_second)?;
        print_spread("until acknowledged", &self.acknowledged_ms, out)?;
        print_spread("until the other asked", &self.other_seat_asked_ms, out)?;
        let (pushes, median) = (self.pushes, self.bytes_median);
        let mean = self.bytes_pushed / (pushes as u64).max(1);
        writeln!(out, "pushed                 {pushes} times, {median} bytes in the median, {mean} on average")?;
        match &self.server {
            Some(server) => server.print(self.seconds, out)?,
            None => writeln!(out, "server                 not ours: its memory and processor time are not known")?,
        }
        if let Some(cpu) = self.players_cpu_seconds {
            writeln!(out, "players' processor     {cpu:.1} s, {:.2} cores", cpu / seconds)?;
        }
        for (kind, count) in &self.faults {
            writeln!(out, "fault                  {kind}: {count} times")?;
        }
        for complaint in &self.complaints {
            writeln!(out, "the server complained  {complaint}")?;
        }
        Ok(())
    }
}

fn print_spread(what: &str, spread: &Spread, out: &mut impl Write) -> Result<(), Failure> {
    let Spread { count, p50, p99, max } = spread;
    writeln!(out, "{what:<22} p50 {p50:.1} ms, p99 {p99:.1} ms, max {max:.1} ms ({count})")?;
    Ok(())
}

impl Server {
    fn new(cost: Cost, matches: u32, made: u64, actions: usize) -> Server {
        let Cost { empty, opened, end, cpu_seconds } = cost;
        Server {
            bytes_empty: empty,
            bytes_opened: opened,
            bytes_per_open_match: opened.saturating_sub(empty) / u64::from(matches),
            bytes_end: end,
            bytes_per_match_end: end.saturating_sub(empty) / made.max(1),
            cpu_seconds,
            actions_per_core_second: actions as f64 / cpu_seconds.max(0.01),
        }
    }

    fn print(&self, seconds: f64, out: &mut impl Write) -> Result<(), Failure> {
        let mib = |bytes: u64| bytes as f64 / f64::from(1 << 20);
        let Server { bytes_empty, bytes_opened, bytes_end, cpu_seconds, .. } = self;
        let (open, end) = (self.bytes_per_open_match / 1024, self.bytes_per_match_end / 1024);
        writeln!(
            out,
            "server's memory        {:.1} MiB empty, {:.1} MiB with all tables open ({open} KiB a match), {:.1} MiB at \
             the end ({end} KiB for each match made)",
            mib(*bytes_empty),
            mib(*bytes_opened),
            mib(*bytes_end)
        )?;
        writeln!(
            out,
            "server's processor     {cpu_seconds:.1} s, {:.2} cores; {:.0} durable actions a core-second",
            cpu_seconds / seconds,
            self.actions_per_core_second
        )?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_are_faster_than_the_median() {
        let spread = Spread::of((1..=200).rev().map(Duration::from_millis).collect());
        assert_eq!((spread.p50, spread.p99, spread.max), (101.0, 199.0, 200.0));
        assert_eq!(Spread::of(Vec::new()).max, 0.0);
    }
}

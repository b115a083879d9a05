//! Golden numbers: a playthrough of every scenario, and how many ways its first decisions can go. They change
//! when a rule changes, and only then. `UPDATE_GOLDEN=1 cargo test -p steppe golden` writes them anew.
//!
//! A line of a playthrough tells of twenty-five decisions: the number and the action of the first, then for each
//! decision among how many actions was chosen, with the seat where it changes, and the digest of the position after
//! the last. `steppe playthrough` tells the same match in full, with every action, digest and sentence.

use std::fs;
use std::path::{Path, PathBuf};
use steppe::Entry;
use steppe::commands::playthrough;

/// Sequences counted up to this many.
const MOST: u64 = 200_000;
/// So many decisions are told in a line.
const DECISIONS: usize = 25;

fn folder(title: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(title)
}

fn compare(file: PathBuf, text: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(file.parent().expect("a folder")).expect("the folder can be made");
        return fs::write(&file, text).expect("the file can be written");
    }
    let golden = fs::read_to_string(&file).unwrap_or_default();
    if golden != text {
        let same = golden.lines().zip(text.lines()).take_while(|(before, now)| before == now).count();
        let line = |text: &str| text.lines().nth(same).unwrap_or("(nothing)").to_owned();
        panic!(
            "a rule has changed (see the top of this test): {}, line {}\nbefore {}\nnow    {}",
            file.display(),
            same + 1,
            line(&golden),
            line(text)
        );
    }
}

/// A decision as `steppe playthrough` prints it: `7. seat 0 of 2: {"activate_pak":1} -> 96815e0e47db8ea2`.
struct Decision<'a> {
    number: &'a str,
    seat: &'a str,
    among: &'a str,
    action: &'a str,
    digest: &'a str,
}

impl Decision<'_> {
    /// The decision that a line tells of; other lines are news.
    fn of(line: &str) -> Option<Decision<'_>> {
        let (number, rest) = line.split_once(". seat ")?;
        let (seat, rest) = rest.split_once(" of ")?;
        let (among, rest) = rest.split_once(": ")?;
        let (action, digest) = rest.rsplit_once(" -> ")?;
        number.parse::<usize>().ok()?;
        Some(Decision { number, seat, among, action, digest })
    }
}

/// The head of a playthrough and its decisions, without what was told of them.
fn abridged(text: &str) -> String {
    let head = text.lines().take(3).map(str::to_owned);
    let decisions: Vec<Decision> = text.lines().filter_map(Decision::of).collect();
    head.chain(decisions.chunks(DECISIONS).map(told_in_a_line)).map(|line| line + "\n").collect()
}

fn told_in_a_line(decisions: &[Decision]) -> String {
    let (first, last) = (&decisions[0], &decisions[decisions.len() - 1]);
    let seats = decisions.chunk_by(|one, next| one.seat == next.seat).map(|same| {
        let counts: Vec<&str> = same.iter().map(|decision| decision.among).collect();
        format!("{}: {}", same[0].seat, counts.join(" "))
    });
    let seats: Vec<String> = seats.collect();
    format!("{}. {}, {} -> {}", first.number, first.action, seats.join(", "), last.digest)
}

#[test]
fn every_scenario_plays_through_as_it_did() {
    for entry in registry::titles("en").iter() {
        for (scenario, setup) in entry.game.scenarios() {
            let mut text = Vec::new();
            playthrough::print(entry, &setup, 1, &mut text).expect("a playthrough");
            let text = String::from_utf8(text).expect("text");
            compare(folder(entry.title().id).join(format!("{scenario}.txt")), &abridged(&text));
        }
    }
}

#[test]
fn as_many_positions_are_reached_as_before() {
    for entry in registry::titles("en").iter() {
        let lines: Vec<String> =
            entry.game.scenarios().iter().map(|(name, setup)| counts(entry, name, setup)).collect();
        compare(folder(entry.title().id).join("counts.txt"), &format!("{}\n", lines.join("\n")));
    }
}

/// The counts of a scenario to the depth at which they pass the limit.
fn counts(entry: &Entry, name: &str, setup: &serde_json::Value) -> String {
    let mut depth = 1;
    loop {
        let counts = entry.game.perft(setup, 1, depth).expect("counts");
        if counts.last().is_some_and(|last| last * 20 > MOST) || depth == 6 {
            let counts: Vec<String> = counts.iter().map(u64::to_string).collect();
            return format!("{name}: {}", counts.join(" "));
        }
        depth += 1;
    }
}

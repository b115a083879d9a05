//! Golden numbers: a playthrough of every scenario, and how many ways its first decisions can go. They change
//! when a rule changes, and only then. `UPDATE_GOLDEN=1 cargo test -p steppe golden` writes them anew.

use std::fs;
use std::path::{Path, PathBuf};
use steppe::commands::playthrough;
use steppe::{Entry, Titles};

/// Sequences counted up to this many.
const MOST: u64 = 200_000;
/// A playthrough file keeps so many lines: the rest of a long match is told by its last digest.
const LINES: usize = 1500;

fn folder(title: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(title)
}

fn compare(file: PathBuf, text: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(file.parent().expect("a folder")).expect("the folder can be made");
        return fs::write(&file, text).expect("the file can be written");
    }
    let golden = fs::read_to_string(&file).unwrap_or_default();
    let differs = golden.lines().zip(text.lines()).position(|(golden, now)| golden != now);
    let (line, name) = (differs.map_or(golden.lines().count().min(text.lines().count()), |i| i) + 1, file.display());
    assert!(golden == text, "{name} differs from line {line} on: a rule has changed (see the top of this test)");
}

/// The first lines of a playthrough, and its last: that holds the final position's digest or the outcome.
fn abridged(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let Some(left_out) = lines.len().checked_sub(LINES).filter(|n| *n > 3) else { return text.to_owned() };
    let decision = |line: &&&str| line.starts_with(|c: char| c.is_ascii_digit());
    let last = lines.iter().rev().find(decision).copied().unwrap_or_default();
    format!("{}\n… {left_out} lines …\n{last}\n{}\n", lines[..LINES].join("\n"), lines[lines.len() - 1])
}

#[test]
fn every_scenario_plays_through_as_it_did() {
    for entry in Titles::all().iter() {
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
    for entry in Titles::all().iter() {
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

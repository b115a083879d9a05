//! Bots against bots, on a small game and in a folder of their own.

use crate::common::{of_words, picket, printed, steppe};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::{Field, RowAccessor};
use std::fs;
use std::path::PathBuf;
use steppe::{Answer, Screen};

/// A folder that is gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn named(name: &str) -> Folder {
        Folder(std::env::temp_dir().join(format!("steppe-arena-{}-{name}", std::process::id())))
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).unwrap();
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const RIVALS: &str = "arena picket --levels random,recruit --scenario all --seed 5 --threads 2";

/// The rows without the columns of time, which differ from run to run.
fn timeless(folder: &Folder) -> Vec<Vec<String>> {
    let text = folder.read("matches.csv");
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let header: Vec<String> = reader.headers().unwrap().iter().map(str::to_owned).collect();
    let keep = |record: csv::StringRecord| -> Vec<String> {
        let cells = record.iter().zip(&header).filter(|(_, name)| !name.ends_with("_ms"));
        cells.map(|(cell, _)| cell.to_owned()).collect()
    };
    reader.records().map(|record| keep(record.unwrap())).collect()
}

#[test]
fn rivals_are_counted_by_pairing_side_and_scenario() {
    let out = printed(&picket(), &format!("{RIVALS} --matches 40"), "");
    assert!(out.starts_with("picket: 80 matches. Draws count half; 95 % intervals by Wilson."), "{out}");
    for words in
        ["recruit : random", "night", "skirmish", "west", "east", "Elo", "balance: score of the west", "thinking"]
    {
        assert!(out.contains(words), "{words} is missing in\n{out}");
    }
    let total = out.lines().find(|line| line.starts_with("recruit : random") && line.contains(" all ")).unwrap();
    let count = |n: usize| total.split_whitespace().nth(n).unwrap().parse::<u32>().unwrap();
    assert_eq!((count(5), count(6) + count(7) + count(8)), (80, 80), "{total}");
}

#[test]
fn a_mirror_shows_the_balance_alone() {
    let out = printed(&picket(), "arena picket --levels recruit --mirror --matches 21", "");
    assert!(out.contains("recruit : recruit") && !out.contains("Elo") && !out.contains("who against whom"), "{out}");
}

#[test]
fn plans_meet_every_level() {
    let out = printed(&picket(), "arena picket --levels plan:all,random,recruit --matches 20", "");
    for words in ["recruit : random", "random : plan:charge", "recruit : plan:charge"] {
        assert!(out.contains(words), "{words} is missing in\n{out}");
    }
    let complaint = steppe(&picket(), "arena picket --levels plan:sleep,recruit", "").0.unwrap_err();
    assert!(complaint.contains("there is no plan:sleep; choose one of: plan:charge"), "{complaint}");
}

/// The program of the docs plays in the arena; one that answers nonsense is named.
#[test]
fn programs_of_others_meet_the_levels() {
    if std::process::Command::new("python3").arg("--version").output().is_err() {
        return eprintln!("ignored: python3 is not installed");
    }
    let guest = concat!("cmd:python3 ", env!("CARGO_MANIFEST_DIR"), "/../../docs/guest.py");
    assert!(include_str!("../../../../docs/guest.py").lines().count() <= 30, "it claims thirty lines");
    let arena = |guest: &str| {
        let levels = format!("{guest},recruit");
        of_words(&picket(), &["arena", "picket", "--matches", "4", "--levels", &levels], "", Screen::PLAIN)
    };
    let (answer, out) = arena(guest);
    assert!(answer.is_ok() && out.contains("recruit : cmd:python3"), "{out}");
    for (nonsense, why) in [
        ("cmd:echo nothing", "cannot be read"),
        ("cmd:true", "it ended without an answer"),
        (r#"cmd:echo '{"result":{"action":"fly"}}'"#, "is not one of the actions"),
    ] {
        let complaint = arena(nonsense).0.unwrap_err();
        assert!(complaint.contains(why), "{nonsense}: {complaint}");
    }
}

#[test]
fn what_cannot_be_played_is_refused_with_every_reason() {
    let complaint = |line: &str| steppe(&picket(), line, "").0.unwrap_err();
    let all = complaint(
        "arena picket chess --levels general,recruit@0 --scenario dawn --matches 3 --set moon=full --set rounds",
    );
    let reasons = [
        "no title \"chess\"",
        "no level \"general\"",
        "\"0\" is not a limit",
        "no scenario \"dawn\"",
        "must be even",
        "no option \"moon\"",
        "NAME=VALUE",
    ];
    for reason in reasons {
        assert!(all.contains(reason), "{reason} is missing in {all}");
    }
    assert!(complaint("arena picket --levels recruit").contains("nobody to play against"));
    assert!(complaint("arena picket --levels recruit,recruit").contains("named twice"));
    assert!(complaint("arena").contains("TITLE"));
    assert!(complaint("arena --replay somewhere").contains("--match"));
    assert!(complaint("arena --replay no-such-folder --match 1").contains("cannot read"));
    assert!(complaint("arena --report no-such-folder").contains("cannot read"));
}

#[test]
fn an_arena_that_goes_on_is_the_same_as_one_that_was_never_stopped() {
    let (whole, parts) = (Folder::named("whole"), Folder::named("parts"));
    printed(&picket(), &format!("{RIVALS} --matches 12 --out {}", whole.path()), "");
    printed(&picket(), &format!("{RIVALS} --matches 4 --out {}", parts.path()), "");

    // Stopped in the middle of a row, which had come in out of order.
    let text = parts.read("matches.csv");
    let mut lines: Vec<&str> = text.lines().collect();
    let last = lines.pop().unwrap();
    lines.swap(1, 3);
    let torn = format!("{}\n{}", lines.join("\n"), &last[..last.len() / 2]);
    parts.write("matches.csv", &torn);
    let kept = torn.lines().nth(1).unwrap().to_owned();

    printed(&picket(), &format!("{RIVALS} --matches 12 --out {}", parts.path()), "");
    assert_eq!(timeless(&whole), timeless(&parts));
    assert!(parts.read("matches.csv").lines().any(|line| line == kept), "a row that is there is not played again");
    for number in 1..=24 {
        let name = format!("records/{number}.jsonl");
        assert_eq!(whole.read(&name), parts.read(&name));
    }
}

#[test]
fn rows_that_are_not_of_this_arena_are_refused_and_left_alone() {
    let folder = Folder::named("strange");
    printed(&picket(), &format!("{RIVALS} --matches 4 --out {}", folder.path()), "");
    let before = folder.read("matches.csv");
    let complaint = |line: &str| steppe(&picket(), &format!("{line} --out {}", folder.path()), "").0.unwrap_err();
    let other = complaint("arena picket --levels random,recruit@9 --scenario night --seed 6 --matches 4");
    for reason in
        ["_limit is own there and 9 here", "scenario is skirmish there and night here", "dice_seed", "beyond the 4"]
    {
        assert!(other.contains(reason), "{reason} is missing in {other}");
    }
    let broken = before.replacen("recruit", "marshal", 1).replacen(",played,", ",eaten,", 1);
    let twice = format!("{broken}{}\n", before.lines().last().unwrap());
    folder.write("matches.csv", &twice);
    let unreadable = complaint(&format!("{RIVALS} --matches 4"));
    for reason in ["line 2: ", "line 10: the match 8 is there twice"] {
        assert!(unreadable.contains(reason), "{reason} is missing in {unreadable}");
    }
    assert_eq!(folder.read("matches.csv"), twice);
}

#[test]
fn the_rows_are_written_as_csv_as_parquet_and_as_a_page() {
    let folder = Folder::named("files");
    printed(&picket(), &format!("{RIVALS} --matches 10 --out {}", folder.path()), "");
    let text = folder.read("matches.csv");
    let mut table = csv::Reader::from_reader(text.as_bytes());
    let header = table.headers().unwrap().clone();
    let rows: Vec<csv::StringRecord> = table.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), 20);

    let file = fs::File::open(folder.0.join("matches.parquet")).unwrap();
    let columns = SerializedFileReader::new(file).unwrap();
    let mut seen = 0;
    for (row, line) in columns.get_row_iter(None).unwrap().zip(&rows) {
        let row = row.unwrap();
        let names: Vec<&str> = row.get_column_iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, header.iter().collect::<Vec<&str>>());
        for ((name, field), cell) in row.get_column_iter().zip(line) {
            match field {
                Field::Str(text) => assert_eq!(text, cell, "{name}"),
                Field::Long(number) => assert_eq!(Ok(*number), cell.parse(), "{name}"),
                Field::Double(number) => assert_eq!(Ok(*number), cell.parse(), "{name}"),
                other => panic!("{name} is {other:?}"),
            }
        }
        seen += 1;
    }
    assert_eq!(seen, 20);

    let page = folder.read("report.html");
    for words in ["<!DOCTYPE html>", "Elo by level", "recruit : random", "skirmish", "prefers-color-scheme: dark"] {
        assert!(page.contains(words), "{words} is missing");
    }
    assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
    assert!(page.matches("<svg").count() >= 5, "ratings, pairings, balance, two lengths");
    for foreign in ["<script", "http", "src=", "<link", "url("] {
        assert!(!page.contains(foreign), "the page needs nothing else, yet has {foreign}");
    }
}

/// The rows of a table in the folder.
fn table(folder: &Folder, name: &str) -> Vec<csv::StringRecord> {
    let text = folder.read(name);
    csv::Reader::from_reader(text.as_bytes()).records().map(Result::unwrap).collect()
}

#[test]
fn blunders_are_counted_while_playing_and_afterwards() {
    let folder = Folder::named("blunders");
    let plain = printed(&picket(), &format!("{RIVALS} --matches 6 --out {}", folder.path()), "");
    assert!(!plain.contains("blind_charge") && !folder.0.join("blunders.csv").exists(), "{plain}");

    let counted = printed(&picket(), &format!("arena --report {} --blunders", folder.path()), "");
    let rows = table(&folder, "blunders.csv");
    assert_eq!(rows.len(), 12 * 2, "a row for each side of each match");
    for row in &rows {
        let [occasions, made] = [7, 8].map(|i| row[i].parse::<usize>().unwrap());
        assert_eq!((&row[6], row[9].split_whitespace().count()), ("blind_charge", made));
        assert!(made <= occasions);
    }
    let total: u32 = rows.iter().map(|row| row[8].parse::<u32>().unwrap()).sum();
    let printed_total = |out: &str| -> u32 {
        let lines = out.lines().filter(|line| line.starts_with("blind_charge "));
        lines.map(|line| line.split_whitespace().nth(5).unwrap().parse::<u32>().unwrap()).sum()
    };
    assert_eq!(printed_total(&counted), total);
    assert!(total > 0 && counted.contains("blind_charge: a charge without a look at the watch"), "{counted}");
    assert!(folder.read("report.html").contains("<h2>Blunders</h2>"));

    // A folder where blunders were counted keeps its count up to date.
    let more = printed(&picket(), &format!("{RIVALS} --matches 8 --out {}", folder.path()), "");
    assert_eq!(table(&folder, "blunders.csv").len(), 16 * 2);
    assert!(printed_total(&more) >= total);
    let at_once = printed(&picket(), &format!("{RIVALS} --matches 8 --blunders"), "");
    assert_eq!(printed_total(&at_once), printed_total(&more));
}

#[test]
fn decisions_are_a_data_set_that_fits_the_records() {
    let folder = Folder::named("decisions");
    let line = "arena picket --levels recruit,regular@20 --seed 5 --matches 4 --decisions";
    assert!(steppe(&picket(), line, "").0.unwrap_err().contains("--out"));
    printed(&picket(), &format!("{line} --out {}", folder.path()), "");
    let rows = table(&folder, "decisions.csv");
    let of_match = |number: u32| rows.iter().filter(move |row| row[0] == number.to_string());
    for number in 1..=4 {
        let record = folder.read(&format!("records/{number}.jsonl"));
        let deeds = record.lines().filter_map(|line| {
            let line: serde_json::Value = serde_json::from_str(line).unwrap();
            line.get("deed").map(|deed| (line["seat"].clone(), deed["act"].clone()))
        });
        let deeds: Vec<(serde_json::Value, serde_json::Value)> = deeds.collect();
        assert_eq!(of_match(number).count(), deeds.len());
        for (i, (row, (seat, action))) in of_match(number).zip(&deeds).enumerate() {
            assert_eq!((&row[1], &row[4]), ((i + 1).to_string().as_str(), seat.to_string().as_str()));
            assert_eq!(serde_json::from_str::<serde_json::Value>(&row[8]).unwrap(), *action);
            check_candidates(row, action);
        }
    }
    check_columns(&folder, &rows);
    printed(&picket(), &format!("arena --report {}", folder.path()), "");
    assert_eq!(table(&folder, "decisions.csv"), rows);
}

/// Whoever looked ahead did what was tried most; the others weighed nothing.
fn check_candidates(row: &csv::StringRecord, action: &serde_json::Value) {
    let candidates: Vec<serde_json::Value> = serde_json::from_str(&row[14]).unwrap();
    let Some(first) = candidates.first() else {
        return assert_eq!((&row[10], &row[11], &row[12], &row[13]), ("0", "", "", ""));
    };
    assert_eq!((&row[6], &first["action"]), ("regular", action));
    assert!(candidates.len() <= row[9].parse().unwrap());
    let visits: Vec<u64> = candidates.iter().map(|one| one["visits"].as_u64().unwrap()).collect();
    assert!(visits.is_sorted_by(|a, b| a >= b) && row[12] == visits[0].to_string(), "{visits:?}");
    assert!(row[11].parse::<f64>().unwrap() == first["worth"].as_f64().unwrap());
}

/// The same rows as Parquet, the candidates as a list.
fn check_columns(folder: &Folder, rows: &[csv::StringRecord]) {
    let file = fs::File::open(folder.0.join("decisions.parquet")).unwrap();
    let reader = SerializedFileReader::new(file).unwrap();
    let columns: Vec<_> = reader.get_row_iter(None).unwrap().map(Result::unwrap).collect();
    assert_eq!(columns.len(), rows.len());
    for (row, line) in columns.iter().zip(rows) {
        for ((name, field), cell) in row.get_column_iter().zip(line) {
            match field {
                Field::Str(text) => assert_eq!(text, cell, "{name}"),
                Field::Long(number) => assert_eq!(Ok(*number), cell.parse(), "{name}"),
                Field::Double(number) => assert_eq!(Ok(*number), cell.parse(), "{name}"),
                Field::Null => assert_eq!(cell, "", "{name}"),
                Field::ListInternal(list) => {
                    let candidates: Vec<serde_json::Value> = serde_json::from_str(cell).unwrap();
                    assert_eq!(list.len(), candidates.len());
                    for (one, other) in list.elements().iter().zip(&candidates) {
                        let Field::Group(one) = one else { panic!("{one:?} is no candidate") };
                        assert_eq!(one.get_string(0).unwrap(), &other["action"].to_string());
                        assert_eq!(Some(one.get_long(1).unwrap()), other["visits"].as_i64());
                        assert_eq!(Some(one.get_double(3).unwrap()), other["worth"].as_f64());
                    }
                }
                other => panic!("{name} is {other:?}"),
            }
        }
    }
}

#[test]
fn figures_come_as_markdown_for_documents() {
    let folder = Folder::named("markdown");
    let line = "arena picket --levels plan:all,random,recruit --scenario all --matches 4 --markdown --blunders";
    let out = printed(&picket(), &format!("{line} --out {}", folder.path()), "");
    let row = out.lines().find(|line| line.starts_with("| picket | skirmish | charge | ")).expect(&out);
    assert!(out.starts_with("| title | scenario | plan | random | recruit |\n|---|---|---|---|---|\n"), "{out}");
    assert!(row.matches(" of 4 |").count() == 2 && row.contains(" % ["), "{row}");
    for words in
        ["| recruit against random | night |", "| picket | skirmish | blind_charge | west |", "- blind_charge: "]
    {
        assert!(out.contains(words), "{words} is missing in\n{out}");
    }
    assert_eq!(printed(&picket(), &format!("arena --report {} --markdown", folder.path()), ""), out);
}

#[test]
fn every_match_can_be_played_again_from_its_row() {
    let folder = Folder::named("again");
    printed(&picket(), &format!("{RIVALS} --matches 2 --out {}", folder.path()), "");
    let again = |number: u32| steppe(&picket(), &format!("arena --replay {} --match {number}", folder.path()), "");
    for number in 1..=4 {
        let (answer, out) = again(number);
        assert_eq!(answer, Ok(Answer::Yes), "{out}");
        assert!(out.contains("from its seeds it is the same in every line"), "{out}");
        let record = format!("{}/records/{number}.jsonl", folder.path());
        printed(&picket(), &format!("verify {record}"), "");
    }
    assert!(again(5).0.unwrap_err().contains("has no match 5"));

    let record = folder.read("records/1.jsonl");
    fs::remove_file(folder.0.join("records/1.jsonl")).unwrap();
    assert!(again(1).1.contains("was missing and is written anew"));
    assert_eq!(folder.read("records/1.jsonl"), record);

    folder.write("records/1.jsonl", &folder.read("records/2.jsonl"));
    let (answer, out) = again(1);
    assert_eq!(answer, Ok(Answer::No));
    assert!(out.contains("not the match of the row"), "{out}");
    folder.write("records/1.jsonl", &record.replacen("seat", "seal", 1));
    assert_eq!(again(1).0, Ok(Answer::No));
}

#[test]
fn a_character_is_named_in_rows_and_reports_and_plays_again() {
    let folder = Folder::named("character");
    let wish = "arena picket --levels veteran@20,veteran:bold@20 --matches 2";
    let out = printed(&picket(), &format!("{wish} --out {}", folder.path()), "");
    assert!(out.contains("veteran:bold@20 : veteran@20"), "{out}");
    assert!(folder.read("report.html").contains("veteran:bold@20"));
    for number in 1..=2 {
        let out = printed(&picket(), &format!("arena --replay {} --match {number}", folder.path()), "");
        assert!(out.contains("from its seeds it is the same in every line"), "{out}");
    }
    let (refused, _) = steppe(&picket(), "arena picket --levels recruit:bold,veteran", "");
    assert!(refused.unwrap_err().contains("no character"));
}

#[test]
fn matches_by_the_clock_are_played_again_from_their_records() {
    let folder = Folder::named("clock");
    let strongest = bots::Level::ALL.last().unwrap();
    printed(
        &picket(),
        &format!("arena picket --levels random,{strongest}@2ms --matches 2 --out {}", folder.path()),
        "",
    );
    for number in 1..=2 {
        let out = printed(&picket(), &format!("arena --replay {} --match {number}", folder.path()), "");
        assert!(out.contains("is right") && out.contains("Step through it"), "{out}");
    }
}

#[test]
fn the_seed_of_a_row_tells_how_it_goes() {
    let folder = Folder::named("seed");
    printed(&picket(), &format!("{RIVALS} --matches 2 --out {}", folder.path()), "");
    let text = folder.read("matches.csv");
    let mut table = csv::Reader::from_reader(text.as_bytes());
    let column = table.headers().unwrap().iter().position(|name| name == "dice_seed").unwrap();
    let seed: u64 = table.records().next().unwrap().unwrap()[column].parse().unwrap();
    folder.write("matches.csv", &text.replacen(&seed.to_string(), &(seed + 1).to_string(), 1));
    let (answer, out) = steppe(&picket(), &format!("arena --replay {} --match 1", folder.path()), "");
    assert_eq!(answer, Ok(Answer::No));
    assert!(out.contains("goes another way"), "{out}");
}

#[test]
fn figures_are_printed_again_from_the_rows() {
    let folder = Folder::named("report");
    let line = format!("{RIVALS} --matches 6 --out {}", folder.path());
    let first = printed(&picket(), &line, "");
    fs::remove_file(folder.0.join("report.html")).unwrap();
    assert_eq!(printed(&picket(), &format!("arena --report {}", folder.path()), ""), first);
    assert_eq!(printed(&picket(), &line, ""), first, "nothing is left to be played");
    assert!(folder.read("report.html").contains("Elo"));
}

#[test]
fn duel_is_played_by_teams_of_bots_too() {
    let out = printed(
        &registry::titles("en"),
        "arena duel --levels random --mirror --scenario teams-s1,summer-s1 --matches 2",
        "",
    );
    assert!(out.starts_with("duel: 4 matches") && out.contains("teams-s1"), "{out}");
}

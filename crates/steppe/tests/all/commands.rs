//! The commands that print something and are done.

use crate::common::{TempFile, on_screen, picket, printed, steppe};
use serde_json::Value;
use steppe::Answer;

#[test]
fn the_titles_are_listed_for_people_and_for_programs() {
    let out = printed(&picket(), "games", "");
    assert!(out.contains("night") && out.contains("rounds") && out.contains("west against east"), "{out}");
    let json: Value = serde_json::from_str(&printed(&picket(), "games --json", "")).unwrap();
    assert_eq!(json[0]["id"], "picket");
    assert_eq!(json[0]["scenarios"][1]["setup"]["rounds"], 1);
}

#[test]
fn a_rule_is_found_by_its_number() {
    let out = printed(&picket(), "rules picket 2.1", "");
    assert!(out.starts_with("PK-2.1"), "{out}");
    let json: Value = serde_json::from_str(&printed(&picket(), "rules picket PK-2.1 --json", "")).unwrap();
    assert_eq!(json["id"], "PK-2.1");
    assert!(printed(&picket(), "rules picket", "").contains("PK-3.5"));
    let (answer, _) = steppe(&picket(), "rules picket 99.9", "");
    assert!(answer.unwrap_err().contains("has no rule \"99.9\""));
}

#[test]
fn what_does_not_exist_is_answered_with_what_does() {
    let complaint = |line| steppe(&picket(), line, "").0.unwrap_err();
    assert!(complaint("rules chess").contains("choose one of: picket"));
    assert!(complaint("play picket --scenario dawn").contains("choose one of: night, skirmish"));
    assert!(complaint("play picket --option moon=full").contains("its options are: rounds, watch"));
    assert!(complaint("play picket --option rounds=9").contains("1 to 3"));
    assert!(complaint("play picket --option rounds").contains("NAME=VALUE"));
    assert!(complaint("play picket --side north").contains("choose west or east"));
    assert!(complaint("play picket --against marshal").contains("random, recruit, regular, veteran, ace, none"));
    assert!(complaint("play").contains("required"));
    assert!(complaint("replay no-such-file").contains("cannot read"));
    assert!(complaint("verify no-such-file").contains("cannot read"));
    assert!(complaint("bench --seconds nan").contains("--seconds"));
}

#[test]
fn the_laws_are_tried_and_counted() {
    let out = printed(&picket(), "laws picket --matches 200 --threads 2 --closely 4", "");
    assert!(out.contains("All ten laws hold in 200 matches"), "{out}");
}

#[test]
fn sequences_are_counted_the_same_every_time() {
    let counts = printed(&picket(), "perft picket --scenario skirmish --depth 4", "");
    assert_eq!(counts.lines().count(), 4);
    assert_eq!(counts.lines().next(), Some("  1 4"), "three cards to post, or dig");
    assert_eq!(counts, printed(&picket(), "perft picket --scenario skirmish --depth 4", ""));
    let json: Value = serde_json::from_str(&printed(&picket(), "perft picket --depth 1 --json", "")).unwrap();
    assert_eq!(json["counts"][0], 4);
}

#[test]
fn a_playthrough_is_the_same_for_the_same_seed() {
    let of_seed = |seed| printed(&picket(), &format!("playthrough picket --seed {seed}"), "");
    assert!(of_seed(1).starts_with("picket, edition 1, seed 1\nsetup {"), "{}", of_seed(1));
    assert!(of_seed(1).contains("\n1. seat 0 of 4: "), "{}", of_seed(1));
    assert!(of_seed(1).lines().last().unwrap().starts_with("end: "));
    assert_eq!(of_seed(1), of_seed(1));
    assert_ne!(of_seed(1), of_seed(2));
}

#[test]
fn a_bench_measures_every_scenario() {
    let out = printed(&picket(), "bench --seconds 0.05", "");
    assert_eq!(out.lines().count(), 3, "{out}");
    let json: Value =
        serde_json::from_str(&printed(&picket(), "bench picket --scenario night --seconds 0.05 --json", "")).unwrap();
    assert_eq!(json.as_array().unwrap().len(), 1);
    assert!(json[0]["measured"]["silent_per_second"].as_f64().unwrap() > 0.0);
    assert!(json[0]["measured"]["state_bytes"].as_u64().unwrap() > 0);
}

/// Plays a match of a bot against a player who always takes the first action.
fn recorded(name: &str) -> TempFile {
    let file = TempFile::named(name);
    let input = "1\n".repeat(100);
    printed(&picket(), &format!("play picket --against random --seed 7 --save {}", file.path()), &input);
    file
}

#[test]
fn a_finished_match_verifies_and_a_changed_byte_is_found_in_its_line() {
    let file = recorded("verify");
    let out = printed(&picket(), &format!("verify {}", file.path()), "");
    assert!(out.contains("right in every line"), "{out}");
    let sound = std::fs::read(&file.0).unwrap();
    for at in (0..sound.len()).step_by(7) {
        let mut bytes = sound.clone();
        bytes[at] ^= 0x81;
        let line = sound[..at].iter().filter(|byte| **byte == b'\n').count() + 1;
        std::fs::write(&file.0, &bytes).unwrap();
        let (answer, out) = steppe(&picket(), &format!("verify {}", file.path()), "");
        assert_eq!(answer, Ok(Answer::No), "byte {at}");
        assert!(out.contains(&format!(": line {line}: ")), "byte {at} in line {line}: {out}");
    }
    let (_, out) = steppe(&picket(), &format!("verify --json {}", file.path()), "");
    let json: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json[0]["ok"], false);
}

#[test]
fn a_match_is_replayed_step_by_step() {
    let file = recorded("replay");
    let all = printed(&picket(), &format!("replay {}", file.path()), "");
    assert!(all.starts_with("The beginning\n") && all.contains("\n1. West\n") && all.contains("The end: "), "{all}");
    let json = printed(&picket(), &format!("replay --json {}", file.path()), "");
    let second: Value = serde_json::from_str(json.lines().nth(1).unwrap()).unwrap();
    assert_eq!(second["seat"], 0);
    assert!(second["action"]["post"].is_number(), "{second}");

    let person = steppe::Screen { person: true, ..steppe::Screen::PLAIN };
    let line = format!("replay {} --seat 0", file.path());
    let (answer, out) = on_screen(&picket(), &line, "\n\nb\nx\n9999\n", person);
    assert_eq!(answer, Ok(Answer::Yes));
    let seen: Vec<&str> = out.split("> ").map(|part| part.lines().next().unwrap_or("")).collect();
    assert_eq!(&seen[..4], ["The beginning", "1. West", "2. West", "1. West"]);
    assert!(seen[4].starts_with("Press Enter"), "{seen:?}");
    assert!(out.contains("The end: "));
    let (answer, _) = steppe(&picket(), &format!("replay {} --seat 5", file.path()), "");
    assert!(answer.unwrap_err().contains("from 0 to 1"));
}

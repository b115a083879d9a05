//! Every rule is tested, and every rule and number says where it comes from.

use duel::Duel;
use table::Rules;

/// The files whose tests are named after rules.
const TESTS: &[&str] = &[
    include_str!("examples_fire.rs"),
    include_str!("examples_movement.rs"),
    include_str!("examples_recon.rs"),
    include_str!("hidden.rs"),
    include_str!("loading.rs"),
    include_str!("rules_combat.rs"),
    include_str!("rules_landscape.rs"),
    include_str!("rules_phase_a.rs"),
    include_str!("rules_phase_b.rs"),
    include_str!("rules_points.rs"),
    include_str!("rules_recon.rs"),
    include_str!("rules_setup.rs"),
    include_str!("rules_sight.rs"),
    include_str!("rules_stuka.rs"),
    include_str!("rules_table.rs"),
    include_str!("rules_teams.rs"),
    include_str!("rules_tigers.rs"),
    include_str!("rules_winter.rs"),
    include_str!("tables.rs"),
];

macro_rules! sheets {
    ($($file:literal),* $(,)?) => {
        [$(($file, include_str!(concat!("../../data/", $file)))),*]
    };
}

#[test]
fn every_rule_is_named_by_a_test() {
    let book = Duel::title().rulebook;
    assert!(book.rules().count() >= 140);
    let untested = book.untested(TESTS);
    assert!(untested.is_empty(), "no test is named after {untested:?}");
}

#[test]
fn every_worked_example_is_a_test() {
    let text = Duel::title().rulebook.text();
    let table = text.split("## Examples").nth(1).expect("the examples");
    let is_row =
        |line: &&str| line.strip_prefix("| ").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    let examples = table.lines().filter(is_row).count();
    assert_eq!(examples, 40);
    for number in 1..=examples {
        let name = format!("_example_{number}_");
        assert!(TESTS.iter().any(|source| source.contains(&name)), "example {number} is not tested");
    }
}

#[test]
fn every_row_of_the_data_names_its_source() {
    let sheets = sheets![
        "balance.csv",
        "components.csv",
        "constants.csv",
        "directions.csv",
        "head_start.csv",
        "landscape_sets.csv",
        "medals.csv",
        "multiboard.csv",
        "options.csv",
        "phases.csv",
        "presets.csv",
        "program_cards.csv",
        "scoring.csv",
        "terrain.csv",
        "tiger_track.csv",
        "weapons.csv",
    ];
    for (file, text) in sheets {
        let mut reader = csv::Reader::from_reader(text.as_bytes());
        let columns = reader.headers().expect("a header").clone();
        let source =
            columns.iter().position(|column| column == "source").unwrap_or_else(|| panic!("{file}: no source"));
        for (line, row) in (2..).zip(reader.records()) {
            let row = row.expect("a row");
            assert!(["seed", "public", "reconstructed"].contains(&&row[source]), "{file}:{line}: {:?}", &row[source]);
        }
    }
}

#[test]
fn every_rule_names_its_origin() {
    for rule in Duel::title().rulebook.rules() {
        let origin =
            rule.text.trim_end().strip_suffix(']').and_then(|text| text.rsplit_once('[')).map(|(_, mark)| mark);
        let marks = ["seed", "public", "reconstructed", "ruling"];
        assert!(
            origin.is_some_and(|origin| marks.iter().any(|mark| origin.starts_with(mark))),
            "{}: {origin:?}",
            rule.id
        );
    }
}

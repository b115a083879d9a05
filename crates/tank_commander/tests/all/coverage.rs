//! Every rule is tested, and every rule and number says where it comes from.

use std::path::Path;
use table::Rulebook;

macro_rules! sheets {
    ($($file:literal),* $(,)?) => {
        [$(($file, include_str!(concat!("../../data/", $file)))),*]
    };
}

fn book() -> Rulebook {
    Rulebook::read(include_str!("../../RULES.md"), "TC")
}

/// The sources of all tests of this crate but this one.
fn sources() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/all");
    let files = std::fs::read_dir(folder).expect("the tests").map(|file| file.expect("a file").path());
    let files =
        files.filter(|file| file.extension().is_some_and(|ending| ending == "rs") && !file.ends_with("coverage.rs"));
    files.map(|file| std::fs::read_to_string(file).expect("a source")).collect()
}

#[test]
fn every_rule_is_named_by_a_test() {
    let (book, sources) = (book(), sources());
    assert!(book.rules().count() >= 190);
    let untested = book.untested(&sources.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(untested.is_empty(), "no test is named after {untested:?}");
}

#[test]
fn every_worked_example_is_a_test() {
    let (book, sources) = (book(), sources());
    let list = book.text().split("## Examples").nth(1).expect("the examples");
    let examples = list.lines().filter(|line| line.starts_with("- **Example ")).count();
    assert_eq!(examples, 36);
    let untested: Vec<usize> = (1..=examples)
        .filter(|number| !sources.iter().any(|source| source.contains(&format!("_example_{number}_"))))
        .collect();
    assert!(untested.is_empty(), "no test is named after the examples {untested:?}");
}

#[test]
fn every_rule_names_its_origin() {
    for rule in book().rules() {
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

#[test]
fn rules_come_in_order_and_only_once() {
    for chapter in book().chapters().iter().filter(|chapter| !chapter.rules.is_empty()) {
        let number = chapter.heading.split('.').next().expect("a number");
        for (at, rule) in (1..).zip(&chapter.rules) {
            assert_eq!(rule.id, format!("TC-{number}.{at}"));
        }
    }
}

#[test]
fn rules_that_are_referred_to_exist() {
    let book = book();
    let texts = sheets!["constants.csv", "events.csv", "options.csv", "scenarios.csv", "terrain.csv"];
    let texts = texts.into_iter().map(|(file, text)| (file, text.to_owned()));
    let all: Vec<(&str, String)> = texts.chain([("RULES.md", book.text().to_owned())]).collect();
    for (file, text) in all {
        for rest in text.split("TC-").skip(1) {
            let number = rest.split(|c: char| !c.is_ascii_digit() && c != '.').next().unwrap_or("").trim_matches('.');
            let chapter = !number.contains('.');
            assert!(chapter || book.rule(number).is_some(), "{file} refers to TC-{number}, which there is not");
        }
    }
}

#[test]
fn every_row_of_the_data_names_its_source() {
    let sheets = sheets![
        "board_hill621.csv",
        "balance.csv",
        "board_standard.csv",
        "cards.csv",
        "constants.csv",
        "deck_index.csv",
        "decks.csv",
        "events.csv",
        "hill621_arrivals.csv",
        "hill621_default_setup.csv",
        "kill_table.csv",
        "options.csv",
        "scenarios.csv",
        "terrain.csv",
        "terrain_pools.csv",
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

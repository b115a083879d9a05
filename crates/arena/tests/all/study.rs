//! What researchers ask for: blunders, decisions, tables for documents.

use arena::folder::Folder;
use arena::run::{PlayedMatch, run};
use arena::{BlunderRow, Fixture, Ground, Habit, Row, Schedule, Tally, markdown, schedule};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use titles::{Detail, Titles};

/// A folder that is gone when the test is over.
struct Scratch(PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Matches of Duel between these.
fn matches(titles: &Titles, levels: &[&str], matches: u32) -> Vec<PlayedMatch> {
    let entry = titles.find("duel").unwrap();
    let (scenario, setup) = entry.game.scenarios().swap_remove(0);
    let ground = Ground { title: "duel".to_owned(), scenario: scenario.to_owned(), setup, plans: entry.game.plans() };
    let contenders: Vec<_> = levels.iter().map(|level| level.parse().unwrap()).collect();
    let schedule = Schedule { grounds: vec![ground], pairings: schedule::neighbours(&contenders), matches, seed: 7 };
    let fixtures = schedule.fixtures();
    let all: Vec<&Fixture> = fixtures.iter().collect();
    let mut played = Vec::new();
    run(&all, titles, 2, Detail::Thoughts, &AtomicBool::new(false), |one| {
        played.extend(one);
        Ok(())
    })
    .unwrap();
    played.sort_by_key(|one| one.row.number);
    played
}

#[test]
fn blunders_of_a_match_are_rows_by_side_and_habits_by_level() {
    let titles = registry::titles("en");
    let played = matches(&titles, &["random", "recruit"], 4);
    let known = titles.find("duel").unwrap().game.blunders();
    let mut rows: Vec<BlunderRow> = Vec::new();
    for PlayedMatch { row, record, .. } in &played {
        let counted = BlunderRow::of_match(row, record, &titles).unwrap();
        assert_eq!(counted.len(), 2 * known.len());
        for blunder in &counted {
            let player = if blunder.side == row.first_side { &row.first_level } else { &row.second_level };
            assert_eq!((&blunder.level, blunder.number), (player, row.number));
            assert_eq!(blunder.steps.split_whitespace().count() as u32, blunder.made);
            assert!(blunder.made <= blunder.occasions);
        }
        rows.extend(counted);
    }
    let habits = Habit::of(&rows).unwrap();
    let made: u32 = habits.iter().map(|habit| habit.made).sum();
    assert_eq!(made, rows.iter().map(|row| row.made).sum::<u32>());
    assert!(made > 0, "random play blunders");
    assert!(habits.iter().all(|habit| habit.matches == 2 && known.iter().any(|(name, _)| *name == habit.blunder)));
    let table = markdown::blunders(&habits);
    assert!(table.starts_with("| title | scenario | blunder | side | random | recruit |\n"), "{table}");
    assert_eq!(table.lines().count(), 2 + habits.len().div_ceil(2), "{table}");
}

#[test]
fn decisions_are_kept_match_by_match_and_put_together() {
    let titles = registry::titles("en");
    let played = matches(&titles, &["random", "regular@8"], 2);
    let scratch = Scratch(std::env::temp_dir().join(format!("steppe-study-{}", std::process::id())));
    let (mut folder, _) = Folder::open(&scratch.0).unwrap();
    for one in played.iter().rev() {
        folder.keep(one).unwrap();
    }
    let rows: Vec<Row> = played.iter().map(|one| one.row.clone()).collect();
    folder.report(&rows, &[]).unwrap();
    let read: Vec<arena::DecisionRow> =
        csv::Reader::from_path(scratch.0.join("decisions.csv")).unwrap().deserialize().map(Result::unwrap).collect();
    let kept: Vec<arena::DecisionRow> = played.iter().flat_map(|one| one.decisions.clone()).collect();
    assert_eq!(read, kept);
    for row in &read {
        assert_eq!(row.candidates.is_empty(), row.worth.is_none());
        assert!(row.candidates.is_empty() || row.level == "regular");
        assert!(row.candidates.len() <= row.legal as usize && row.candidates.len() <= 16);
    }
    assert!(read.iter().any(|row| row.candidates.len() > 1));
    #[cfg(feature = "parquet")]
    check_columns(&scratch.0.join("decisions.parquet"), &kept);
}

/// The same decisions in columns, with the candidates as a list.
#[cfg(feature = "parquet")]
fn check_columns(file: &std::path::Path, kept: &[arena::DecisionRow]) {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::{Field, RowAccessor};
    let reader = SerializedFileReader::new(std::fs::File::open(file).unwrap()).unwrap();
    let rows: Vec<_> = reader.get_row_iter(None).unwrap().map(Result::unwrap).collect();
    assert_eq!(rows.len(), kept.len());
    for (row, kept) in rows.iter().zip(kept) {
        assert_eq!((row.get_long(0).unwrap(), row.get_long(1).unwrap()), (kept.number.into(), kept.step.into()));
        assert_eq!(row.get_string(8).ok(), kept.action.as_ref());
        assert_eq!(row.get_double(11).ok(), kept.worth);
        let list = row.get_list(14).unwrap();
        assert_eq!(list.len(), kept.candidates.len());
        for (one, candidate) in list.elements().iter().zip(&kept.candidates) {
            let Field::Group(one) = one else { panic!("{one:?} is no candidate") };
            assert_eq!(one.get_string(0).unwrap(), &candidate.action.to_string());
            assert_eq!(one.get_long(1).unwrap(), i64::from(candidate.visits));
            assert_eq!(one.get_double(3).unwrap(), candidate.worth);
        }
    }
}

#[test]
fn the_score_of_a_plan_stands_in_a_table_beside_each_level() {
    let titles = registry::titles("en");
    let rows: Vec<Row> =
        matches(&titles, &["plan:rush", "random", "recruit"], 2).into_iter().map(|one| one.row).collect();
    let table = markdown::report(&Tally::by_title(&rows).unwrap());
    assert!(table.starts_with("| title | scenario | plan | random | recruit |\n|---|---|---|---|---|\n"), "{table}");
    let row = table.lines().nth(2).unwrap();
    assert!(row.starts_with("| duel | ") && row.contains(" | rush | ") && row.matches(" of 2 |").count() == 2, "{row}");
    assert!(table.contains("| recruit against random | "), "{table}");
}

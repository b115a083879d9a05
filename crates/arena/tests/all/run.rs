//! Matches side by side: all of them, or until somebody says stop.

use arena::run::run;
use arena::{Fixture, Ground, Pairing, Row, Schedule};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use titles::{Detail, Titles};

fn schedule(titles: &Titles, matches: u32) -> Schedule {
    let entry = titles.find("duel").unwrap();
    let (scenario, setup) = entry.game.scenarios().swap_remove(0);
    let ground = Ground { title: "duel".to_owned(), scenario: scenario.to_owned(), setup, plans: Vec::new() };
    Schedule { grounds: vec![ground], pairings: vec![Pairing::Mirror("random".parse().unwrap())], matches, seed: 3 }
}

#[test]
fn every_match_is_played_once_whatever_the_threads() {
    let titles = registry::titles("en");
    let schedule = schedule(&titles, 12);
    let fixtures = schedule.fixtures();
    let all: Vec<&Fixture> = fixtures.iter().collect();
    let rows = |threads| {
        let mut rows: Vec<Row> = Vec::new();
        run(&all, &titles, threads, Detail::Record, &AtomicBool::new(false), |played| {
            rows.extend(played.map(|played| played.row));
            Ok(())
        })
        .unwrap();
        rows.sort_by_key(|row| row.number);
        rows.into_iter().map(|row| (row.number, row.digest, row.decisions)).collect::<Vec<_>>()
    };
    let alone = rows(1);
    assert_eq!(alone.len(), 12);
    assert_eq!(alone, rows(3));
}

#[test]
fn it_stops_when_asked_and_keeps_what_is_done() {
    let titles = registry::titles("en");
    let schedule = schedule(&titles, 5_000);
    let fixtures = schedule.fixtures();
    let all: Vec<&Fixture> = fixtures.iter().collect();
    let stop = AtomicBool::new(false);
    let mut done = 0;
    let stopped = run(&all, &titles, 2, Detail::Record, &stop, |played| {
        done += usize::from(played.is_some());
        stop.store(done >= 5, Relaxed);
        Ok(())
    });
    assert_eq!(stopped, Ok(()));
    assert!((5..5_000).contains(&done), "{done}");
}

#[test]
fn a_listener_that_complains_ends_it() {
    let titles = registry::titles("en");
    let schedule = schedule(&titles, 5_000);
    let fixtures = schedule.fixtures();
    let all: Vec<&Fixture> = fixtures.iter().collect();
    let full = run(&all, &titles, 2, Detail::Record, &AtomicBool::new(false), |played| match played {
        Some(_) => Err("the disk is full".to_owned()),
        None => Ok(()),
    });
    assert_eq!(full, Err("the disk is full".to_owned()));
}

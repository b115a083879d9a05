//! DEV version.
#![allow(missing_docs)]
use super::PROSPECTS;
use super::features::{FEATURES, Stage};
use std::cell::Cell;
use std::sync::LazyLock;

#[derive(Clone, Debug)]
pub struct Set {
    pub stages: [[f32; FEATURES]; 5],
    pub later: [f32; 5],
    pub whole: [f32; PROSPECTS],
    pub p: [f32; 40],
}

pub const DEFAULT: Set = Set {
    stages: [
    [0.0, 1.0, 0.5, -0.5, 0.2, 0.3, 0.3, 0.2, 0.2, -0.2, 0.2, -0.2, 0.0, 0.0, 0.0, 0.0],
    [0.0, 0.9, 0.6, -0.4, 0.0, 0.3, 0.2, 0.0, 0.2, -0.2, 0.0, 0.0, 0.0, 0.0, 0.1, 0.0],
    [0.0, 0.8, 0.7, -0.4, 0.1, 0.3, 0.2, 0.0, 0.2, -0.2, 0.1, -0.1, 0.0, 0.0, 0.1, 0.0],
    [0.0, 0.7, 0.8, -0.4, 0.1, 0.3, 0.2, 0.0, 0.2, -0.2, 0.1, -0.1, 0.0, 0.0, 0.1, 0.0],
    [0.0, 0.6, 0.8, -0.4, 0.1, 0.3, 0.2, 0.0, 0.2, -0.2, 0.1, -0.1, 0.0, 0.0, 0.1, 0.0],
    ],
    later: [-0.2, 0.06, 0.45, 0.4, -0.35],
    whole: [0.0, 1.0, 0.3, 0.15],
    //  keen steep last centre base share unit cards second refit notbest, done(open fresh), done(open), done(fresh), sovdone
    p: [3.0, 4.0, 6.0, 0.45, 0.2, 0.9, 0.06, 0.12, 0.5, -0.05, 0.25, 0.05, 0.5, 0.3, 0.3, 0.1,
        1.1, 0.9, 1.4, 0.2, 0.2, 0.04, 0.3, 0.9, 0.4, 1.0, 0.45, 0.12, 2.0, 1.0, 1.0, 1.0,
        1.5, 0.2, 0.5, 0.8, 1.0, 0.0, 0.0, 0.0],
};

/// lines: "stage I ..." / "later ..." / "whole ..." / "p I value"
pub static READ: LazyLock<Vec<Set>> = LazyLock::new(|| {
    ["SET_A", "SET_B"].iter().map(|name| {
        let mut set = DEFAULT;
        for file in std::env::var(name).unwrap_or_default().split(',').filter(|f| !f.is_empty()) {
            for line in std::fs::read_to_string(file).unwrap().lines() {
                let words: Vec<&str> = line.split_whitespace().collect();
                let numbers: Vec<f32> = words.iter().skip(1).filter_map(|w| w.trim_end_matches(',').parse().ok()).collect();
                match words.first() {
                    Some(&"stage") => set.stages[numbers[0] as usize].copy_from_slice(&numbers[1..]),
                    Some(&"later") => set.later.copy_from_slice(&numbers),
                    Some(&"whole") => set.whole.copy_from_slice(&numbers),
                    Some(&"p") => set.p[numbers[0] as usize] = numbers[1],
                    _ => {}
                }
            }
        }
        set
    }).collect()
});

thread_local! {
    pub static CURRENT: Cell<usize> = const { Cell::new(0) };
    pub static SETS: Cell<[&'static Set; 2]> = Cell::new([&READ[0], &READ[1]]);
}
pub fn set() -> &'static Set { SETS.get()[CURRENT.get()] }
pub fn put(i: usize, set: Set) { let mut sets = SETS.get(); sets[i] = Box::leak(Box::new(set)); SETS.set(sets); }
pub fn p(i: usize) -> f32 { set().p[i] }

pub(super) fn of(stage: Stage) -> &'static [f32; FEATURES] {
    &set().stages[(stage as usize).min(4)]
}

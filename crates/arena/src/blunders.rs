//! Blunders: how often the plain blunders that titles know of were made, by level and side.

use crate::contender::limit_of;
use crate::tally::find_or;
use crate::{Contender, Row};
use serde::Serialize;
use titles::{MatchInWords, Titles};

/// How often a side of a match had the occasion for a blunder and made it. The columns are explained in docs/arena.md.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct BlunderRow {
    #[serde(rename = "match")]
    pub number: u32,
    pub title: String,
    pub scenario: String,
    pub side: String,
    pub level: String,
    pub limit: String,
    pub blunder: String,
    pub occasions: u32,
    pub made: u32,
    pub steps: String,
}

/// How often somebody makes a blunder on a side.
#[derive(Clone, Debug)]
pub struct Habit {
    /// The title's id.
    pub title: String,
    /// The scenario.
    pub scenario: String,
    /// The blunder.
    pub blunder: String,
    /// The side.
    pub side: String,
    /// Who.
    pub who: Contender,
    /// In how many matches.
    pub matches: u32,
    /// How many decisions were an occasion for it.
    pub occasions: u32,
    /// How often it was made.
    pub made: u32,
}

impl BlunderRow {
    /// The blunders of the match of this row, one row for each side and each blunder that it had an occasion for.
    pub fn of_match(row: &Row, record: &str, titles: &Titles) -> Result<Vec<BlunderRow>, String> {
        let fault = |why: String| format!("the blunders of match {} cannot be counted: {why}", row.number);
        let played = MatchInWords::of_record(titles, record).map_err(fault)?;
        let counts = played.entry.game.count_blunders(played.game.as_ref());
        let rows = counts.into_iter().map(|count| {
            let (side, level, limit) = row.sides()[count.side.index()];
            BlunderRow {
                number: row.number,
                title: row.title.clone(),
                scenario: row.scenario.clone(),
                side: side.to_owned(),
                level: level.to_owned(),
                limit: limit.to_owned(),
                blunder: count.name.to_owned(),
                occasions: count.occasions,
                made: count.steps.len() as u32,
                steps: count.steps.iter().map(u32::to_string).collect::<Vec<String>>().join(" "),
            }
        });
        Ok(rows.collect())
    }
}

impl Habit {
    /// The habits that show in these rows, in the order of titles, scenarios, blunders, sides and strength. A blunder
    /// that a side never had the occasion for is none of its habits.
    pub fn of(rows: &[BlunderRow]) -> Result<Vec<Habit>, String> {
        let mut habits: Vec<Habit> = Vec::new();
        for row in rows {
            let who = Contender { who: row.level.parse()?, limit: limit_of(&row.limit)? };
            let new = || Habit {
                title: row.title.clone(),
                scenario: row.scenario.clone(),
                blunder: row.blunder.clone(),
                side: row.side.clone(),
                who: who.clone(),
                matches: 0,
                occasions: 0,
                made: 0,
            };
            let same = |habit: &Habit| {
                habit.who == who
                    && habit.blunder == row.blunder
                    && habit.side == row.side
                    && habit.scenario == row.scenario
                    && habit.title == row.title
            };
            let habit = find_or(&mut habits, same, new);
            habit.matches += 1;
            habit.occasions += row.occasions;
            habit.made += row.made;
        }
        Ok(in_order(habits))
    }

    /// How often in a match.
    pub fn each(&self) -> f64 {
        f64::from(self.made) / f64::from(self.matches.max(1))
    }

    /// How often of a hundred occasions.
    pub fn percent(&self) -> f64 {
        100.0 * f64::from(self.made) / f64::from(self.occasions.max(1))
    }
}

/// Grounds, blunders and sides in the order in which they came, on each the weakest first.
fn in_order(habits: Vec<Habit>) -> Vec<Habit> {
    let mut groups: Vec<Vec<Habit>> = Vec::new();
    for habit in habits {
        let same = |group: &Vec<Habit>| group.first().is_some_and(|other| other.row() == habit.row());
        find_or(&mut groups, same, Vec::new).push(habit.clone());
    }
    groups.retain(|group| group.iter().any(|habit| habit.occasions > 0));
    groups.sort_by_key(|group| group.first().map(|habit| (habit.title.clone(), habit.scenario.clone())));
    groups.iter_mut().for_each(|group| group.sort_by_key(|habit| habit.who.rank()));
    groups.into_iter().flatten().collect()
}

impl Habit {
    /// What it is about, whoever has it.
    pub fn row(&self) -> [&str; 4] {
        [&self.title, &self.scenario, &self.blunder, &self.side]
    }
}

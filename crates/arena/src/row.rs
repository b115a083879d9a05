//! One row a match: what it takes to play it again, and how it went.

use crate::Fixture;
use crate::contender::{Contender, in_word, limit_of};
use serde::{Deserialize, Serialize};
use table::Side;
use titles::{Contested, Ended, Entry, Player};

/// A match that was played. The columns are explained in docs/arena.md.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Row {
    #[serde(rename = "match")]
    pub number: u32,
    pub title: String,
    pub edition: u32,
    pub scenario: String,
    pub setup: String,
    pub dice_seed: u64,
    pub first_side: String,
    pub first_level: String,
    pub first_limit: String,
    pub first_seed: u64,
    pub second_side: String,
    pub second_level: String,
    pub second_limit: String,
    pub second_seed: u64,
    pub winner: Winner,
    pub first_points: i32,
    pub second_points: i32,
    pub ended: End,
    pub decisions: u32,
    pub first_decisions: u32,
    pub first_iterations: u64,
    pub first_thinking_ms: f64,
    pub first_longest_ms: f64,
    pub second_decisions: u32,
    pub second_iterations: u64,
    pub second_thinking_ms: f64,
    pub second_longest_ms: f64,
    pub digest: String,
}

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Winner {
    /// The first side.
    First,
    /// The second side.
    Second,
    /// Nobody.
    Draw,
}

/// Why it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// By the rules.
    Played,
    /// A bot gave up.
    Resigned,
    /// It went on beyond the rulebook's bound.
    Bound,
}

impl Row {
    /// The row of a match that was played.
    pub fn new(entry: &Entry, fixture: &Fixture, went: &Contested) -> Row {
        let ms = |time: std::time::Duration| (time.as_secs_f64() * 1e6).round() / 1000.0;
        let [first, second] = went.work;
        Row {
            winner: went.winner.into(),
            first_points: went.points[0],
            second_points: went.points[1],
            ended: went.ended.into(),
            decisions: first.decisions + second.decisions,
            first_decisions: first.decisions,
            first_iterations: first.iterations,
            first_thinking_ms: ms(first.thinking),
            first_longest_ms: ms(first.longest),
            second_decisions: second.decisions,
            second_iterations: second.iterations,
            second_thinking_ms: ms(second.thinking),
            second_longest_ms: ms(second.longest),
            digest: went.digest.clone(),
            ..Row::planned(entry, fixture)
        }
    }

    /// The row of a match before it is played: all that it takes to play it.
    pub fn planned(entry: &Entry, fixture: &Fixture) -> Row {
        let [first, second] = &fixture.players;
        Row {
            number: fixture.number,
            title: fixture.ground.title.clone(),
            edition: entry.title().edition,
            scenario: fixture.ground.scenario.clone(),
            setup: fixture.ground.setup.to_string(),
            dice_seed: fixture.dice,
            first_side: entry.side(Side::First).to_owned(),
            first_level: first.who.to_string(),
            first_limit: in_word(first.limit),
            first_seed: first.seed,
            second_side: entry.side(Side::Second).to_owned(),
            second_level: second.who.to_string(),
            second_limit: in_word(second.limit),
            second_seed: second.seed,
            winner: Winner::Draw,
            first_points: 0,
            second_points: 0,
            ended: End::Played,
            decisions: 0,
            first_decisions: 0,
            first_iterations: 0,
            first_thinking_ms: 0.0,
            first_longest_ms: 0.0,
            second_decisions: 0,
            second_iterations: 0,
            second_thinking_ms: 0.0,
            second_longest_ms: 0.0,
            digest: String::new(),
        }
    }

    /// The columns in which it was to be played otherwise: name, what it is in this row, what in the other.
    pub fn unlike(&self, other: &Row) -> Vec<(&'static str, String, String)> {
        let [mine, others] = [self.schedule(), other.schedule()];
        let pairs = mine.into_iter().zip(others).filter(|((_, mine), (_, other))| mine != other);
        pairs.map(|((name, mine), (_, other))| (name, mine, other)).collect()
    }

    fn schedule(&self) -> [(&'static str, String); 14] {
        [
            ("match", self.number.to_string()),
            ("title", self.title.clone()),
            ("edition", self.edition.to_string()),
            ("scenario", self.scenario.clone()),
            ("setup", self.setup.clone()),
            ("dice_seed", self.dice_seed.to_string()),
            ("first_side", self.first_side.clone()),
            ("first_level", self.first_level.clone()),
            ("first_limit", self.first_limit.clone()),
            ("first_seed", self.first_seed.to_string()),
            ("second_side", self.second_side.clone()),
            ("second_level", self.second_level.clone()),
            ("second_limit", self.second_limit.clone()),
            ("second_seed", self.second_seed.to_string()),
        ]
    }

    /// Both sides: what each is called, who played it, under which limit.
    pub fn sides(&self) -> [(&str, &str, &str); 2] {
        [
            (&self.first_side, &self.first_level, &self.first_limit),
            (&self.second_side, &self.second_level, &self.second_limit),
        ]
    }

    /// Who played the first and who the second side.
    pub fn contenders(&self) -> Result<[Contender; 2], String> {
        let of = |level: &str, limit: &str| -> Result<Contender, String> {
            Ok(Contender { who: level.parse()?, limit: limit_of(limit)? })
        };
        Ok([of(&self.first_level, &self.first_limit)?, of(&self.second_level, &self.second_limit)?])
    }

    /// The players of both sides with their seeds.
    pub fn players(&self) -> Result<[Player; 2], String> {
        let [first, second] = self.contenders()?;
        let player = |Contender { who, limit }, seed| Player { who, limit, seed };
        Ok([player(first, self.first_seed), player(second, self.second_seed)])
    }

    /// What a side got of the match: 1, a half in a draw, or 0.
    pub fn score(&self, side: Side) -> f64 {
        match (self.winner, side) {
            (Winner::Draw, _) => 0.5,
            (Winner::First, Side::First) | (Winner::Second, Side::Second) => 1.0,
            _ => 0.0,
        }
    }
}

impl From<Option<Side>> for Winner {
    fn from(side: Option<Side>) -> Winner {
        match side {
            Some(Side::First) => Winner::First,
            Some(Side::Second) => Winner::Second,
            None => Winner::Draw,
        }
    }
}

impl From<Ended> for End {
    fn from(ended: Ended) -> End {
        match ended {
            Ended::Played => End::Played,
            Ended::Resigned => End::Resigned,
            Ended::Bound => End::Bound,
        }
    }
}

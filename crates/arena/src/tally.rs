//! What the matches of one title come to.

use crate::{Contender, End, Row, Score};
use table::Side;

/// What the matches of one title come to.
#[derive(Clone, Debug)]
pub struct Tally {
    /// The title's id.
    pub title: String,
    /// What its sides are called.
    pub sides: [String; 2],
    /// Who met whom, the stronger level first: over all scenarios, then in each.
    pub meetings: Vec<Meeting>,
    /// How the sides fared in each scenario.
    pub balance: Vec<SideScore>,
    /// How much thinking it took.
    pub efforts: Vec<Effort>,
    /// How long the matches were in each scenario.
    pub lengths: Vec<Lengths>,
}

/// How one contender fared against another.
#[derive(Clone, Debug)]
pub struct Meeting {
    /// Who.
    pub one: Contender,
    /// Against whom.
    pub other: Contender,
    /// In which scenario; in all if none is named.
    pub scenario: Option<String>,
    /// The score of `one` on the first and on the second side.
    pub by_side: [Score; 2],
}

/// How the first side fared in a scenario.
#[derive(Clone, Debug)]
pub struct SideScore {
    /// The scenario.
    pub scenario: String,
    /// Who played both sides; nobody where rivals played each side as often as the other.
    pub mirror: Option<Contender>,
    /// The score of the first side.
    pub first: Score,
}

/// How much thinking a contender did.
#[derive(Clone, Debug)]
pub struct Effort {
    /// Who.
    pub who: Contender,
    /// In how many seats of a side; twice in a match against itself.
    pub sides: u32,
    /// How many decisions it took.
    pub decisions: u64,
    /// How often it looked ahead.
    pub iterations: u64,
    /// How long it thought in all, in milliseconds.
    pub thinking_ms: f64,
    /// How long it thought about one decision at most, in milliseconds.
    pub longest_ms: f64,
}

/// How long the matches of a scenario were.
#[derive(Clone, Debug)]
pub struct Lengths {
    /// The scenario.
    pub scenario: String,
    /// The decisions of each match, the shortest first.
    pub decisions: Vec<u32>,
    /// How many ended by resignation.
    pub resigned: u32,
    /// How many went on beyond the rulebook's bound.
    pub beyond_bound: u32,
}

impl Tally {
    /// The tallies of all titles in these rows, in the order in which they come.
    pub fn by_title(rows: &[Row]) -> Result<Vec<Tally>, String> {
        let mut tallies: Vec<Tally> = Vec::new();
        for row in rows {
            let sides = [row.first_side.clone(), row.second_side.clone()];
            let new = || Tally {
                title: row.title.clone(),
                sides,
                meetings: Vec::new(),
                balance: Vec::new(),
                efforts: Vec::new(),
                lengths: Vec::new(),
            };
            find_or(&mut tallies, |tally| tally.title == row.title, new).add(row)?;
        }
        tallies.iter_mut().for_each(Tally::sort);
        Ok(tallies)
    }

    fn add(&mut self, row: &Row) -> Result<(), String> {
        let players = row.contenders()?;
        self.add_length(row);
        self.add_efforts(row, &players);
        let [first, second] = &players;
        let mirror = (first == second).then_some(first);
        let of_sides = |score: &SideScore| score.scenario == row.scenario && score.mirror.as_ref() == mirror;
        let new = || SideScore { scenario: row.scenario.clone(), mirror: mirror.cloned(), first: Score::default() };
        find_or(&mut self.balance, of_sides, new).first.add(row.score(Side::First));
        if mirror.is_some() {
            return Ok(());
        }
        let stronger = if first.rank() >= second.rank() { Side::First } else { Side::Second };
        let (one, other) = (&players[stronger.index()], &players[stronger.other().index()]);
        for scenario in [None, Some(&row.scenario)] {
            let met = |meeting: &Meeting| {
                meeting.one == *one && meeting.other == *other && meeting.scenario.as_ref() == scenario
            };
            let (one, other) = (one.clone(), other.clone());
            let new = || Meeting { one, other, scenario: scenario.cloned(), by_side: Default::default() };
            find_or(&mut self.meetings, met, new).by_side[stronger.index()].add(row.score(stronger));
        }
        Ok(())
    }

    fn add_length(&mut self, row: &Row) {
        let new = || Lengths { scenario: row.scenario.clone(), decisions: Vec::new(), resigned: 0, beyond_bound: 0 };
        let lengths = find_or(&mut self.lengths, |lengths| lengths.scenario == row.scenario, new);
        lengths.decisions.push(row.decisions);
        match row.ended {
            End::Played => {}
            End::Resigned => lengths.resigned += 1,
            End::Bound => lengths.beyond_bound += 1,
        }
    }

    fn add_efforts(&mut self, row: &Row, players: &[Contender; 2]) {
        let work = [
            (row.first_decisions, row.first_iterations, row.first_thinking_ms, row.first_longest_ms),
            (row.second_decisions, row.second_iterations, row.second_thinking_ms, row.second_longest_ms),
        ];
        for (who, (decisions, iterations, thinking_ms, longest_ms)) in players.iter().zip(work) {
            let new = || Effort {
                who: who.clone(),
                sides: 0,
                decisions: 0,
                iterations: 0,
                thinking_ms: 0.0,
                longest_ms: 0.0,
            };
            let effort = find_or(&mut self.efforts, |effort| effort.who == *who, new);
            effort.sides += 1;
            effort.decisions += u64::from(decisions);
            effort.iterations += iterations;
            effort.thinking_ms += thinking_ms;
            effort.longest_ms = effort.longest_ms.max(longest_ms);
        }
    }

    /// The weakest first; scenarios stay in the order of the schedule.
    fn sort(&mut self) {
        self.efforts.sort_by_key(|effort| effort.who.rank());
        self.meetings.sort_by_key(|meeting| (meeting.other.rank(), meeting.one.rank(), meeting.scenario.is_some()));
        self.lengths.iter_mut().for_each(|lengths| lengths.decisions.sort_unstable());
    }

    /// How many matches.
    pub fn matches(&self) -> usize {
        self.lengths.iter().map(|lengths| lengths.decisions.len()).sum()
    }

    /// How one contender fared against another over all scenarios.
    pub fn overall(&self) -> impl Iterator<Item = &Meeting> {
        self.meetings.iter().filter(|meeting| meeting.scenario.is_none())
    }
}

impl Meeting {
    /// The score of `one` on both sides together.
    pub fn total(&self) -> Score {
        let [first, second] = self.by_side;
        Score { won: first.won + second.won, drawn: first.drawn + second.drawn, lost: first.lost + second.lost }
    }
}

impl Lengths {
    /// The decisions of a match on average.
    pub fn mean(&self) -> f64 {
        self.decisions.iter().map(|decisions| f64::from(*decisions)).sum::<f64>() / self.decisions.len().max(1) as f64
    }
}

pub(crate) fn find_or<T>(items: &mut Vec<T>, wanted: impl Fn(&T) -> bool, new: impl FnOnce() -> T) -> &mut T {
    let at = items.iter().position(wanted).unwrap_or_else(|| {
        items.push(new());
        items.len() - 1
    });
    &mut items[at]
}

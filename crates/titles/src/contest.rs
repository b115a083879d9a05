//! A match between bots, from the first decision to the last.

use crate::HostedError;
use crate::guest::GuestBot;
use crate::hosted::json;
use bots::{Bot, Candidate, Decision, Limit, Opponent, Progress, Thought};
use serde_json::Value;
use std::time::{Duration, Instant};
use table::{Match, MatchError, Next, Plan, Pledge, Rng, Seat, Seating, Side, Studied};

/// Who plays a side in a contest: one bot on each of its seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Who it is.
    pub who: Opponent,
    /// When to stop thinking, if not at its own limit.
    pub limit: Option<Limit>,
    /// What the bots of the side leave to chance comes from this.
    pub seed: u64,
}

/// How a contest went.
#[derive(Clone, Debug)]
pub struct Contested {
    /// The side that won; none in a draw.
    pub winner: Option<Side>,
    /// Points of the first and the second side.
    pub points: [i32; 2],
    /// Why it ended.
    pub ended: Ended,
    /// What each side had to think about.
    pub work: [Work; 2],
    /// The digest of the last position.
    pub digest: String,
    /// The record of the match.
    pub record: String,
    /// What was thought about each decision, if that was asked for.
    pub thoughts: Vec<Considered>,
}

/// What is kept of a contest beside its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Nothing.
    Record,
    /// What was thought about each decision.
    Thoughts,
}

/// What was thought about a decision of a contest.
#[derive(Clone, Debug)]
pub struct Considered {
    /// The step that it led to: the first action of a match is step 1.
    pub step: u32,
    /// Who decided.
    pub seat: Seat,
    /// For which side.
    pub side: Side,
    /// What was done; nothing if the seat gave up.
    pub action: Option<Value>,
    /// How many actions were legal.
    pub legal: u32,
    /// How often it was looked ahead.
    pub iterations: u64,
    /// The result that was expected for the own side, from -1 to 1; none where nobody looked ahead.
    pub worth: Option<f32>,
    /// What was weighed, the best first.
    pub candidates: Vec<Candidate<Value>>,
}

/// Why a contest ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// By the rules.
    Played,
    /// A bot gave up.
    Resigned,
    /// It went on beyond the most decisions that the rulebook promises: nobody has won.
    Bound,
}

/// What a side had to think about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// How many decisions it took.
    pub decisions: u32,
    /// How often it looked ahead.
    pub iterations: u64,
    /// How long it thought in all.
    pub thinking: Duration,
    /// How long it thought about one decision at most.
    pub longest: Duration,
}

/// Plays a match of these dice between the first and the second side; nothing if it was stopped.
pub(crate) fn contest<R: Studied>(
    setup: R::Setup,
    dice: u64,
    players: &[Player; 2],
    detail: Detail,
    progress: &Progress,
) -> Result<Option<Contested>, HostedError> {
    let bound = R::bound(&setup);
    let mut game = Match::<R>::start(setup, Pledge::of_number(dice)).map_err(HostedError::Setup)?;
    let mut sitting = seated::<R>(game.seating(), players)?;
    let mut work = [Work::default(); 2];
    let mut thoughts = Vec::new();
    let (winner, points, ended) = loop {
        let seat = match game.next() {
            Next::Decide(seat) => seat,
            Next::Over(outcome) if game.settled() => break (outcome.side, outcome.points, Ended::Resigned),
            Next::Over(outcome) => break (outcome.side, outcome.points, Ended::Played),
        };
        if game.played().len() as u64 >= u64::from(bound) {
            break (None, R::points(game.state()), Ended::Bound);
        }
        let nobody = || HostedError::Denied(MatchError::NoSuchSeat(seat));
        let player = sitting.get_mut(seat.index()).ok_or_else(nobody)?;
        let side = game.seating().side(seat).ok_or_else(nobody)?;
        let before = Instant::now();
        let decided = player.decide(&game, seat, progress);
        let time = before.elapsed();
        if progress.stopped() {
            return Ok(None);
        }
        let thought = decided?;
        work[side.index()].add(time, thought.iterations);
        if detail == Detail::Thoughts {
            thoughts.push(considered(&game, seat, side, &thought));
        }
        game.enter(seat, thought.decision.into()).map_err(HostedError::Denied)?;
    };
    let (digest, record) = (table::digest(game.state()), table::record::export(&game));
    Ok(Some(Contested { winner, points, ended, work, digest, record, thoughts }))
}

fn considered<R: Studied>(game: &Match<R>, seat: Seat, side: Side, thought: &Thought<R::Action>) -> Considered {
    let Thought { decision, worth, iterations, candidates } = thought;
    let in_json = |candidate: &Candidate<R::Action>| Candidate {
        action: json(&candidate.action),
        visits: candidate.visits,
        share: candidate.share,
        worth: candidate.worth,
    };
    Considered {
        step: game.played().len() as u32 + 1,
        seat,
        side,
        action: match decision {
            Decision::Act(action) => Some(json(action)),
            Decision::Resign => None,
        },
        legal: game.legal().len() as u32,
        iterations: *iterations,
        worth: *worth,
        candidates: candidates.iter().map(in_json).collect(),
    }
}

/// Who sits on a seat.
enum Seated<R: Studied> {
    Bot(Bot<R>),
    Guest(GuestBot),
}

impl<R: Studied> Seated<R> {
    /// What the seat does, and what it thought of; of a program of somebody else only the former is known.
    fn decide(&mut self, game: &Match<R>, seat: Seat, progress: &Progress) -> Result<Thought<R::Action>, HostedError> {
        match self {
            Seated::Guest(guest) => {
                let decision = guest.decide(game, seat, progress)?;
                Ok(Thought { decision, worth: None, iterations: 0, candidates: Vec::new() })
            }
            Seated::Bot(bot) => {
                let nothing = || HostedError::Malformed(format!("the bot of {seat} has no answer"));
                bot.think(&R::view(game.state(), Some(seat)), progress).ok_or_else(nothing)
            }
        }
    }
}

/// Somebody for each seat: those of one side differ in their seeds alone.
fn seated<R: Studied>(seating: &Seating, players: &[Player; 2]) -> Result<Vec<Seated<R>>, HostedError> {
    let mut seeds = [0, 1].map(|side: usize| Rng::seeded(players[side].seed));
    let sits = |seat: Seat| {
        let side = seating.side(seat).unwrap_or(Side::First).index();
        let Player { who, limit, .. } = &players[side];
        let seed = seeds[side].seed();
        let bot = match who {
            Opponent::Level(who) => Bot::new(*who, seed),
            Opponent::Plan(name) => Bot::following(plan_called(name)?, seed),
            Opponent::Command(line) => return Ok(Seated::Guest(GuestBot::start(line, seed)?)),
        };
        Ok(Seated::Bot(limit.iter().copied().fold(bot, Bot::limited)))
    };
    seating.seats().map(sits).collect()
}

/// The title's plan of this name.
fn plan_called<R: Studied>(name: &str) -> Result<&'static Plan<R>, HostedError> {
    let plans = R::plans();
    plans.iter().find(|plan| plan.name == name).ok_or_else(|| {
        let known: Vec<&str> = plans.iter().map(|plan| plan.name).collect();
        HostedError::Malformed(format!("there is no plan {name:?}; choose one of: {}", known.join(", ")))
    })
}

impl Work {
    fn add(&mut self, time: Duration, iterations: u64) {
        self.decisions += 1;
        self.iterations += iterations;
        self.thinking += time;
        self.longest = self.longest.max(time);
    }
}

//! A match between bots, from the first decision to the last.

use crate::HostedError;
use bots::{Bot, Level, Limit, Progress};
use std::time::{Duration, Instant};
use table::{Match, MatchError, Next, Pledge, Rng, Seat, Seating, Side, Studied};

/// Who plays a side in a contest: one bot on each of its seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// How strong.
    pub level: Level,
    /// When to stop thinking, if not at the level's own limit.
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
    progress: &Progress,
) -> Result<Option<Contested>, HostedError> {
    let bound = R::bound(&setup);
    let mut game = Match::<R>::start(setup, Pledge::of_number(dice)).map_err(HostedError::Setup)?;
    let mut bots = bots::<R>(game.seating(), players);
    let mut work = [Work::default(); 2];
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
        let bot = bots.get_mut(seat.index()).ok_or_else(nobody)?;
        let side = game.seating().side(seat).ok_or_else(nobody)?;
        let view = R::view(game.state(), Some(seat));
        let before = Instant::now();
        let thought = bot.think(&view, progress);
        let time = before.elapsed();
        if progress.stopped() {
            return Ok(None);
        }
        let thought = thought.ok_or_else(|| HostedError::Malformed(format!("the bot of {seat} has no answer")))?;
        work[side.index()].add(time, thought.iterations);
        game.enter(seat, thought.decision.into()).map_err(HostedError::Denied)?;
    };
    let (digest, record) = (table::digest(game.state()), table::record::export(&game));
    Ok(Some(Contested { winner, points, ended, work, digest, record }))
}

/// A bot for each seat: those of one side differ in their seeds alone.
fn bots<R: Studied>(seating: &Seating, players: &[Player; 2]) -> Vec<Bot<R>> {
    let mut seeds = players.map(|player| Rng::seeded(player.seed));
    let sits = |seat: Seat| {
        let side = seating.side(seat).unwrap_or(Side::First).index();
        let Player { level, limit, .. } = players[side];
        let bot = Bot::new(level, seeds[side].seed());
        limit.into_iter().fold(bot, Bot::limited)
    };
    seating.seats().map(sits).collect()
}

impl Work {
    fn add(&mut self, time: Duration, iterations: u64) {
        self.decisions += 1;
        self.iterations += iterations;
        self.thinking += time;
        self.longest = self.longest.max(time);
    }
}

//! What those ask of a title who examine it: the arena, the laws, benchmarks and counts of positions.

use crate::playable::{TitleOf, WholeGame, read_setup};
use crate::{Contested, Detail, Hosted, HostedError, Measured, Player, Searched, contest, study};
use boards::Board;
use bots::Progress;
use serde_json::Value;
use std::time::Duration;
use table::laws::{self, Breach, Tally, Trial};
use table::{Blundered, Match, count_blunders};

/// A title that can be measured and put on trial.
pub trait TestBench {
    /// Plays a match of these dice between bots of the first and the second side; nothing if it was stopped.
    fn contest(
        &self,
        setup: &Value,
        dice: u64,
        players: &[Player; 2],
        detail: Detail,
        progress: &Progress,
    ) -> Result<Option<Contested>, HostedError>;

    /// The names of its plans to spar with.
    fn plans(&self) -> Vec<&'static str>;

    /// The plain blunders that it knows of: the name of each, and what it is.
    fn blunders(&self) -> Vec<(&'static str, &'static str)>;

    /// How often they were made in a match of this title; nothing is known of one of another.
    fn count_blunders(&self, game: &dyn Hosted) -> Vec<Blundered>;

    /// Measures random play of this setup for about this long.
    fn measure(&self, setup: &Value, time: Duration) -> Result<Measured, HostedError>;

    /// Measures for about this long how fast positions of this setup are searched.
    fn search(&self, setup: &Value, time: Duration) -> Result<Searched, HostedError>;

    /// Plays random matches through the laws.
    fn on_trial(&self, trial: Trial) -> Result<Tally, Box<Breach>>;

    /// How many sequences of actions there are of each length up to the depth.
    fn perft(&self, setup: &Value, seed: u64, depth: u32) -> Result<Vec<u64>, HostedError>;
}

impl<R: WholeGame, B: Board<Rules = R>> TestBench for TitleOf<R, B> {
    fn contest(
        &self,
        setup: &Value,
        dice: u64,
        players: &[Player; 2],
        detail: Detail,
        progress: &Progress,
    ) -> Result<Option<Contested>, HostedError> {
        contest::contest::<R>(read_setup::<R>(setup)?, dice, players, detail, progress)
    }

    fn plans(&self) -> Vec<&'static str> {
        R::plans().iter().map(|plan| plan.name).collect()
    }

    fn blunders(&self) -> Vec<(&'static str, &'static str)> {
        R::blunders().iter().map(|blunder| (blunder.name, blunder.about)).collect()
    }

    fn count_blunders(&self, game: &dyn Hosted) -> Vec<Blundered> {
        game.as_any().downcast_ref::<Match<R>>().map_or_else(Vec::new, count_blunders)
    }

    fn measure(&self, setup: &Value, time: Duration) -> Result<Measured, HostedError> {
        study::measure::<R>(&read_setup::<R>(setup)?, time).map_err(HostedError::Setup)
    }

    fn search(&self, setup: &Value, time: Duration) -> Result<Searched, HostedError> {
        study::search::<R>(&read_setup::<R>(setup)?, time).map_err(HostedError::Setup)
    }

    fn on_trial(&self, trial: Trial) -> Result<Tally, Box<Breach>> {
        laws::try_out::<R>(trial)
    }

    fn perft(&self, setup: &Value, seed: u64, depth: u32) -> Result<Vec<u64>, HostedError> {
        study::count::<R>(&read_setup::<R>(setup)?, seed, depth).map_err(HostedError::Setup)
    }
}

//! What those ask of a title who examine it: the arena, the laws, benchmarks and counts of positions.

use crate::playable::{TitleOf, WholeGame, read_setup};
use crate::{Contested, HostedError, Measured, Player, Searched, contest, study};
use boards::Board;
use bots::Progress;
use serde_json::Value;
use std::time::Duration;
use table::laws::{self, Breach, Tally, Trial};

/// A title that can be measured and put on trial.
pub trait TestBench {
    /// Plays a match of these dice between bots of the first and the second side; nothing if it was stopped.
    fn contest(
        &self,
        setup: &Value,
        dice: u64,
        players: &[Player; 2],
        progress: &Progress,
    ) -> Result<Option<Contested>, HostedError>;

    /// The names of its plans to spar with.
    fn plans(&self) -> Vec<&'static str>;

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
        progress: &Progress,
    ) -> Result<Option<Contested>, HostedError> {
        contest::contest::<R>(read_setup::<R>(setup)?, dice, players, progress)
    }

    fn plans(&self) -> Vec<&'static str> {
        R::plans().iter().map(|plan| plan.name).collect()
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

//! How fast a title is searched.

use crate::{Bot, Level, Limit, Progress};
use std::time::{Duration, Instant};
use table::{Chance, Dice, Next, Refusal, Rng, Silent, Studied};

/// Positions of random play that are searched in turn.
const POSITIONS: u32 = 8;
/// Decisions of random play before each of them, at most.
const OPENING: u32 = 60;

/// Iterations a second on so many threads, measured for about this long on positions of random play of a setup.
pub fn speed<R: Studied>(setup: &R::Setup, threads: usize, time: Duration) -> Result<f64, Vec<Refusal>> {
    let mut rng = Rng::seeded(1);
    let (mut iterations, mut taken) = (0, Duration::ZERO);
    for _ in 0..POSITIONS {
        let Some(view) = position::<R>(setup, &mut rng)? else { continue };
        let limit = Limit::Clock(time / POSITIONS);
        let mut bot = Bot::<R>::new(Level::Ace, rng.seed()).limited(limit).threads(threads);
        let begun = Instant::now();
        iterations += bot.think(&view, &Progress::default()).map_or(0, |thought| thought.iterations);
        taken += begun.elapsed();
    }
    Ok(iterations as f64 / taken.as_secs_f64().max(1e-9))
}

/// The view of a seat that has a choice, after some random play; none if the match has ended before.
fn position<R: Studied>(setup: &R::Setup, rng: &mut Rng) -> Result<Option<R::View>, Vec<Refusal>> {
    let mut dice = Dice::quick(rng.seed());
    let mut state = R::begin(setup, &mut dice, &mut Silent)?;
    let mut left = rng.below(OPENING);
    let mut legal = Vec::new();
    loop {
        let Next::Decide(seat) = R::next(&state) else { return Ok(None) };
        legal.clear();
        R::legal(&state, &mut legal);
        if left == 0 && legal.len() > 1 {
            return Ok(Some(R::view(&state, Some(seat))));
        }
        let Some(&action) = rng.pick(&legal) else { return Ok(None) };
        R::apply(&mut state, action, &mut dice, &mut Silent);
        left = left.saturating_sub(1);
    }
}

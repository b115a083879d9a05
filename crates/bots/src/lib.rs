//! Opponents. A bot is given a view and never a state: it cannot know what its seat may not know.

mod bot;
mod level;
mod recruit;

pub use bot::{Bot, Candidate, Decision, Limit, Thought, Watch};
pub use level::Level;

use table::{Rng, Rules};

/// What a bot of this level does, as the owner of the view, if it is asked this once;
/// nothing when the match is over.
pub fn choose<R: Rules>(level: Level, view: &R::View, rng: &mut Rng) -> Option<R::Action> {
    match Bot::<R>::new(level, rng.seed()).think(view, &Watch::default())?.decision {
        Decision::Act(action) => Some(action),
        Decision::Resign => None,
    }
}

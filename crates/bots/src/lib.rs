//! Opponents. A bot is given a view and never a state: it cannot know what its seat may not know.

mod bot;
mod character;
mod level;
mod mind;
mod opponent;
mod plan;
mod recruit;
mod search;
mod speed;

pub use bot::{Bot, Candidate, Decision, Limit, Progress, Thought};
pub use character::{Character, Persona};
pub use level::Level;
pub use opponent::Opponent;
pub use speed::speed;

use table::{Rng, Studied};

/// What a bot of this level does, as the owner of the view, if it is asked this once;
/// nothing when the match is over.
pub fn choose<R: Studied>(level: Level, view: &R::View, rng: &mut Rng) -> Option<R::Action> {
    let thought = Bot::<R>::new(level, rng.seed()).think(view, &Progress::default())?;
    match thought.decision {
        Decision::Act(action) => Some(action),
        Decision::Resign => thought.candidates.first().map(|candidate| candidate.action),
    }
}

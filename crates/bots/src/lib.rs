//! Opponents. A bot is given a view and never a state: it cannot know what its seat may not know.

mod level;
mod recruit;

pub use level::Level;

use table::{Chance, Next, Rng, Rules};

/// What a bot of this level does, as the owner of the view; nothing when the match is over.
///
/// The view must be the deciding seat's own.
pub fn choose<R: Rules>(level: Level, view: &R::View, rng: &mut Rng) -> Option<R::Action> {
    let world = R::imagine(view, rng);
    let Next::Decide(seat) = R::next(&world) else { return None };
    let mut legal = Vec::new();
    R::legal(&world, &mut legal);
    match legal.len() {
        0 | 1 => legal.pop(),
        _ => match level {
            Level::Random => rng.pick(&legal).copied(),
            Level::Recruit => recruit::choose::<R>(view, seat, legal, rng),
        },
    }
}

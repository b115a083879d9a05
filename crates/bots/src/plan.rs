//! Follows a simple plan of the title: one idea, and no look ahead.

use table::{Chance, Plan, Rng, Rules};

/// What the plan says is best in this world; of equals one by chance.
pub(crate) fn choose<R: Rules>(
    plan: &Plan<R>,
    world: &R::State,
    legal: &[R::Action],
    rng: &mut Rng,
) -> Option<R::Action> {
    let mut promise = Vec::with_capacity(legal.len());
    R::promise(world, legal, &mut promise);
    promise.resize(legal.len(), 1.0);
    let weighed: Vec<(R::Action, f32)> =
        legal.iter().zip(promise).map(|(action, promise)| (*action, (plan.weigh)(world, *action, promise))).collect();
    let best = weighed.iter().map(|(_, weight)| *weight).fold(f32::NEG_INFINITY, f32::max);
    let equals: Vec<R::Action> =
        weighed.into_iter().filter(|(_, weight)| *weight >= best).map(|(action, _)| action).collect();
    rng.pick(&equals).or(legal.first()).copied()
}

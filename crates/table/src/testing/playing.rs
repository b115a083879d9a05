//! Random matches, looked at from outside.

use crate::{Chance, Dice, EventList, Next, Rng, Rules, Silent};

/// The position before the first decision.
pub fn begin<R: Rules>(setup: &R::Setup, seed: u64) -> R::State {
    let state = R::begin(setup, &mut Dice::quick(seed), &mut Silent);
    state.unwrap_or_else(|refusals| panic!("{setup:?} is refused: {refusals:?}"))
}

/// A position of a scenario after so many random decisions.
pub fn midgame<R: Rules>(scenario: &str, decisions: u32) -> R::State {
    let (_, setup) = R::scenarios().into_iter().find(|(name, _)| *name == scenario).expect("a scenario");
    let (mut state, mut rng, mut dice) = (begin::<R>(&setup, 5), Rng::seeded(5), Dice::quick(5));
    let mut legal = Vec::new();
    for _ in 0..decisions {
        legal.clear();
        R::legal(&state, &mut legal);
        if let Some(&action) = rng.pick(&legal) {
            R::apply(&mut state, action, &mut dice, &mut Silent);
        }
    }
    state
}

/// Any of the legal actions.
pub fn any<A: Copy>(legal: &[A], rng: &mut Rng) -> A {
    *rng.pick(legal).expect("something is legal")
}

/// Plays a match and looks at every decision: at the position before it, at what was done, at the position
/// after it, and at what was told. `choose` is [`any`], or something keener.
pub fn watch<R: Rules>(
    setup: &R::Setup,
    rng: &mut Rng,
    mut choose: impl FnMut(&[R::Action], &mut Rng) -> R::Action,
    mut look: impl FnMut(&R::State, R::Action, &R::State, &EventList<R::Event>),
) {
    let mut dice = Dice::quick(rng.seed());
    let mut state = R::begin(setup, &mut dice, &mut Silent).expect("a valid setup");
    let mut legal = Vec::new();
    while let Next::Decide(_) = R::next(&state) {
        legal.clear();
        R::legal(&state, &mut legal);
        let action = choose(&legal, rng);
        let before = state.clone();
        let mut events = EventList::default();
        R::apply(&mut state, action, &mut dice, &mut events);
        look(&before, action, &state, &events);
    }
}

/// Positions from all over random matches of these setups, the first and the last ones included, in random
/// order, at most so many.
pub fn positions<R: Rules>(setups: impl IntoIterator<Item = R::Setup>, rng: &mut Rng, most: usize) -> Vec<R::State> {
    let mut found = Vec::new();
    for setup in setups {
        let (every, mut decision) = (20 + rng.below(60), 0);
        watch::<R>(&setup, rng, any, |before, _, after, _| {
            if decision % every == 0 {
                found.push(before.clone());
            }
            decision += 1;
            if let Next::Over(_) = R::next(after) {
                found.push(after.clone());
            }
        });
    }
    rng.shuffle(&mut found);
    found.truncate(most);
    found
}

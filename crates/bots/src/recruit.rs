//! The recruit: tries each action in a few imagined worlds and takes what looks best right after it.

use table::{Chance, Dice, Rng, Seat, Silent, Studied};

/// How many actions are tried at most, drawn at random.
const TRIED: usize = 64;

/// How many worlds each of them is tried in.
const WORLDS: usize = 4;

/// How much the title's promise counts against the position right after the action.
const TASTE: f32 = 0.02;

/// The best of several legal actions for the seat whose view this is.
pub(crate) fn choose<R: Studied>(
    view: &R::View,
    seat: Seat,
    mut legal: Vec<R::Action>,
    rng: &mut Rng,
) -> Option<R::Action> {
    if legal.len() > TRIED {
        rng.shuffle(&mut legal);
        legal.truncate(TRIED);
    }
    let worlds: Vec<(R::State, u64)> = (0..WORLDS).map(|_| (R::imagine(view, rng), rng.seed())).collect();
    let side = R::seating(R::setup(&worlds.first()?.0)).side(seat)?;
    let worth = |action: R::Action| -> f32 {
        let after = worlds.iter().map(|(world, seed)| {
            let mut world = world.clone();
            R::apply(&mut world, action, &mut Dice::quick(*seed), &mut Silent);
            R::appraise(&world, side)
        });
        after.sum()
    };
    let mut promise = Vec::new();
    R::promise(&worlds.first()?.0, &legal, &mut promise);
    let taste = |i: usize, luck: f32| promise.get(i).map_or(0.0, |weight: &f32| TASTE * (weight.ln() + luck));
    let mut best = f32::NEG_INFINITY;
    let mut equals = Vec::new();
    for (i, &action) in legal.iter().enumerate() {
        let worth = worth(action) / WORLDS as f32 + taste(i, gumbel(rng));
        if worth > best {
            best = worth;
            equals.clear();
        }
        if worth >= best {
            equals.push(action);
        }
    }
    rng.pick(&equals).or(legal.first()).copied()
}

/// Luck to be added to the logarithm of weights: the highest sum is then each with the chance of its weight.
fn gumbel(rng: &mut Rng) -> f32 {
    let uniform = (rng.below(1 << 24) as f32 + 0.5) / (1 << 24) as f32;
    -(-uniform.ln()).ln()
}

//! What guns can reach, and how far forward those stand who fight.

use crate::expected::gain;
use crate::legal::Sight;
use crate::map::Zone;
use crate::pieces::{Kind, Piece, Trait};
use crate::state::State;
use table::Side;

/// What all guns of a side may be expected to take in a bombardment, each of the target that suits it best.
pub(super) fn shelling(state: &State, side: Side) -> f32 {
    let own = &state.force(side).pieces;
    let guns = own.of(own.ground()).filter(|(_, gun)| gun.stats().range > 0);
    let sum: f32 = guns.map(|(_, gun)| best_target(state, gun, side.other())).sum();
    sum.min(6.0) / 3.0
}

/// What a gun takes from the best of the targets in its range that lie face up.
fn best_target(state: &State, gun: &Piece, foe: Side) -> f32 {
    let Some(from) = gun.zone() else { return 0.0 };
    let pieces = &state.force(foe).pieces;
    let mut best = 0.0f32;
    for (_, at) in pieces.of(pieces.shown().without(pieces.aboard())) {
        let Some(to) = at.zone() else { continue };
        if (1..=gun.stats().range).contains(&from.distance(to)) {
            best = best.max(gain(gun.fp(at.stats().target, 0), state.defense(at, Sight::Plain), at));
        }
    }
    best
}

/// How far from their headquarters those stand who fight, weighed by cost.
pub(super) fn front(state: &State, side: Side) -> f32 {
    let home = Zone::hq(side);
    let fights = |piece: &Piece| piece.stats().kind == Kind::Unit && !piece.stats().is(Trait::Support);
    let pieces = &state.force(side).pieces;
    let ground = pieces.of(pieces.ground()).filter(|(_, piece)| fights(piece));
    let far = |piece: &Piece| piece.zone().map_or(0.0, |zone| f32::from(zone.distance(home)));
    ground.map(|(_, piece)| far(piece) * f32::from(piece.stats().cost)).sum::<f32>() / 40.0
}

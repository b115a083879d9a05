//! Which actions look good at a glance.

mod air;
mod ground;
mod reinforce;

use crate::Action;
use crate::expected::gain;
use crate::legal::Sight;
use crate::map::Zone;
use crate::pieces::{Piece, PieceId, Tag, Target};
use crate::state::{State, Step};
use table::{POINTLESS, Side};

/// A weight above 0 for each action.
pub fn promise(state: &State, actions: &[Action], weights: &mut Vec<f32>) {
    let glance = Glance { state, me: state.me(), foe: state.foe() };
    let mut all = |weigh: &dyn Fn(Action) -> f32| {
        weights.extend(actions.iter().map(|action| weigh(*action).max(0.01)));
    };
    match state.table.step {
        Step::Deck | Step::Terrain | Step::Centre | Step::Forces => all(&|action| glance.set_up(action)),
        Step::Reinforce | Step::HandLimit => all(&|action| glance.reinforce(action)),
        Step::Patrol | Step::Air | Step::Intercept | Step::Counter | Step::Jettison | Step::Escort => {
            all(&|action| glance.fly(action));
        }
        Step::Taran | Step::Flak | Step::CloseFlak | Step::Miracle => all(&|action| glance.react(action)),
        Step::FlyOn => all(&|action| glance.fly_on(action)),
        Step::Recon | Step::Bombard | Step::Bombs => all(&|action| glance.bombard(action)),
        Step::Maneuver => glance.maneuver(actions, weights),
        _ => all(&|action| glance.fight(action)),
    }
    // A turn has dozens of idle actions beside the few that matter, and many small weights make a large one.
    weights.iter_mut().for_each(|weight| *weight *= *weight);
    let force = state.force(state.me());
    if actions.iter().any(|action| action.is_gift() || force.pays_easily(action)) {
        let ends = actions.iter().zip(weights).filter(|(action, _)| **action == Action::End);
        ends.for_each(|(_, weight)| *weight = POINTLESS);
    }
}

/// Somebody looks at a position.
struct Glance<'a> {
    state: &'a State,
    me: Side,
    foe: Side,
}

impl Glance<'_> {
    fn mine(&self, id: PieceId) -> Option<&Piece> {
        self.state.force(self.me).get(id)
    }

    fn seen(&self, tag: Tag) -> Option<&Piece> {
        self.state.tagged(self.foe, tag).map(|(_, piece)| piece)
    }

    fn supply(&self) -> f32 {
        f32::from(self.state.force(self.me).supply)
    }

    /// What a shot from afar takes, in supply points.
    fn shelling(&self, by: &Piece, at: &Piece, sight: Sight) -> f32 {
        gain(by.fp(at.stats().target, 0), self.state.defense(at, sight), at)
    }

    /// Is a zone next to one that the enemy holds?
    fn is_front(&self, zone: Zone) -> bool {
        self.state.is_near_enemy(self.me, zone)
    }

    /// Reactions in the other's turn.
    fn react(&self, action: Action) -> f32 {
        match action {
            Action::Flak { unit, target } => match (self.mine(unit), self.seen(target)) {
                (Some(by), Some(at)) => {
                    let shot = gain(by.fp(Target::Air, 0), at.stats().defense as i8, at);
                    let shown = if by.tag.is_none() { 0.3 } else { 0.0 };
                    (0.4 + 6.0 * shot - shown).max(0.1)
                }
                _ => 0.1,
            },
            Action::Ram(_) => 0.8,
            Action::Miracle(card) => f32::from(card.card().cost),
            _ => 1.0,
        }
    }

    /// Shots and choices of an assault.
    fn fight(&self, action: Action) -> f32 {
        match action {
            Action::Fire { unit, target } => match (self.mine(unit), self.seen(target)) {
                (Some(by), Some(at)) => {
                    let (fp, defense) =
                        (self.state.assault_fp(self.me, by, at), self.state.assault_defense(self.foe, by, at));
                    let shot = gain(fp, defense, at);
                    0.05 + 8.0 * shot * shot
                }
                _ => 0.05,
            },
            Action::Stand | Action::Retreat | Action::Continue | Action::BreakOff => self.resolve(action),
            Action::Withdraw { to, .. } => 1.0 + 0.3 * f32::from(to.distance(Zone::hq(self.foe))),
            Action::Advance(id) => self.mine(id).map_or(1.0, |piece| 3.0 + f32::from(piece.stats().defense) * 0.3),
            Action::Pass if self.state.table.step == Step::Advance => 0.7,
            _ => 0.02,
        }
    }
}

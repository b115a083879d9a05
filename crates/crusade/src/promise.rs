//! Which actions look good at a glance.

use crate::action::With;
use crate::legal::Sight;
use crate::pieces::{Kind, Piece, Target};
use crate::state::{Mission, State, Step};
use crate::{Action, map::Zone};

/// A weight above 0 for each action.
pub fn promise(state: &State, actions: &[Action], weights: &mut Vec<f32>) {
    weights.extend(actions.iter().map(|action| weigh(state, *action).max(0.01)));
}

/// The share of rolls of two dice that reach this.
fn chance(needed: i8) -> f32 {
    const WAYS: [u8; 14] = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0];
    f32::from(WAYS[needed.clamp(0, 13) as usize]) / 36.0
}

/// What a shot may be expected to take from a target, in supply points.
fn gain(fp: Option<i8>, defense: i8, target: &Piece) -> f32 {
    let Some(fp) = fp else { return 0.0 };
    let stats = target.stats();
    let points: f32 = [7, 10, 13].into_iter().map(|score: i8| chance(score - fp + defense)).sum();
    let left = f32::from(stats.hits - target.damage.min(stats.hits - 1));
    points / left * (f32::from(stats.cost) + if stats.kind == Kind::Staff { 8.0 } else { 0.5 })
}

fn weigh(state: &State, action: Action) -> f32 {
    let me = state.me();
    let foe = me.other();
    let seen = |tag| state.tagged(foe, tag).map(|(_, piece)| piece);
    match action {
        Action::Fire { unit, target } => match (state.mine(unit), seen(target)) {
            (Ok(by), Some(at)) => {
                1.0 + 3.0 * gain(state.assault_fp(me, by, at), state.assault_defense(foe, by, at), at)
            }
            _ => 0.1,
        },
        Action::Bombard { unit, target } => match (state.mine(unit), seen(target)) {
            (Ok(by), Some(at)) => 0.2 + 4.0 * gain(by.fp(at.stats().target, 0), state.defense(at, Sight::Plain), at),
            _ => 0.1,
        },
        Action::Aim(_) | Action::Go => 4.0,
        Action::Bomb { aircraft, with, target } => match (state.mine(aircraft), seen(target)) {
            (Ok(by), Some(at)) => {
                let fp = State::bomb_fp(by, with, at.stats().target);
                let dear = if with == With::Weapon { 0.9 } else { 1.0 };
                1.0 + 4.0 * dear * gain(fp, state.defense(at, Sight::Plain), at)
            }
            _ => 0.1,
        },
        Action::Carpet(_) => 5.0,
        Action::Strike { .. } => 6.0,
        Action::Flak { unit, target } => match (state.mine(unit), seen(target)) {
            (Ok(by), Some(at)) => 0.8 + 3.0 * gain(by.fp(Target::Air, 0), at.stats().defense as i8, at),
            _ => 0.1,
        },
        Action::Intercept { fighter, target } => match (state.mine(fighter), seen(target)) {
            (Ok(by), Some(at)) => {
                let risk = gain(at.fp(Target::Air, 0), by.stats().defense as i8, by);
                (0.6 + 3.0 * gain(by.fp(Target::Air, 0), at.stats().defense as i8, at) - 1.5 * risk).max(0.05)
            }
            _ => 0.1,
        },
        Action::Deploy(card) => 2.0 + 0.4 * f32::from(card.card().cost),
        Action::RussianDeploy(_) => 6.0,
        Action::RussianRefit => 1.0,
        Action::BonusRefit(_) | Action::FreeRefit(_) | Action::MedicRefit(_) | Action::WorkshopRefit(_) => 8.0,
        Action::Refit(_) => 1.5,
        Action::Fortify { occupant, .. } => {
            if occupant.is_some() {
                1.2
            } else {
                0.3
            }
        }
        Action::Obstruct { .. } => 0.15,
        Action::Attach { .. } => 0.4,
        Action::Play(_) => 5.0,
        Action::Mask(_) => 0.2,
        Action::Buy => 0.2,
        Action::Launch { mission, .. } => match mission {
            Mission::Patrol => 0.8,
            _ => 2.0,
        },
        Action::Load { .. } => 2.0,
        Action::Add(_) => 2.5,
        Action::Fly => 0.8,
        Action::Stop => 1.5,
        Action::Scout { zone, .. } => 2.0 + f32::from(state.hidden_in(foe, zone)),
        Action::Jettison { .. } => 0.1,
        Action::Ram(_) => 0.6,
        Action::Escort(_) => 3.0,
        Action::Assault(zone) => assault(state, zone),
        Action::Support(_) => 1.0,
        Action::Move { path, .. } => walk(state, path.end()),
        Action::DigIn(_) => 0.6,
        Action::Clear { .. } => 1.0,
        Action::EnterFort { .. } => 1.0,
        Action::Retreat | Action::BreakOff => 0.7,
        Action::Continue | Action::Stand => 1.5,
        Action::Advance(_) => 4.0,
        Action::Miracle(_) => 6.0,
        Action::Place { zone, .. } => {
            if Zone::home_row(me).contains(&zone) {
                1.5
            } else {
                0.7
            }
        }
        Action::TakeStandard => 20.0,
        Action::End if state.table.step == Step::Reinforce => 0.5,
        Action::Pass | Action::End => 0.5,
        _ => 1.0,
    }
}

/// An assault at good odds looks good.
fn assault(state: &State, zone: Zone) -> f32 {
    let (me, foe) = (state.me(), state.foe());
    let strength = |piece: &Piece| f32::from(piece.stats().fp[0].max(piece.stats().fp[1])) - f32::from(piece.damage);
    let attackers = state.force(me).iter().filter(|(id, _)| state.may_join(*id, zone).is_ok());
    let force: f32 = attackers.map(|(_, piece)| strength(piece)).sum();
    let defenders = state.force(foe).tags().iter().filter_map(|tag| state.tagged(foe, tag));
    let there = defenders.filter(|(_, piece)| piece.zone() == Some(zone) && piece.is_ground());
    let known: f32 = there.map(|(_, piece)| strength(piece)).sum();
    let hidden = f32::from(state.hidden_in(foe, zone)) * 7.0;
    let odds = force / (known + hidden).max(1.0);
    let prize = if zone.hq_of().is_some() { 2.0 } else { 1.0 };
    if odds > 1.3 { 5.0 * odds.min(3.0) * prize } else { 0.05 }
}

/// Ground towards the enemy is worth a walk.
fn walk(state: &State, to: Zone) -> f32 {
    let me = state.me();
    let goal = Zone::hq(me.other());
    let near = 4.0 - f32::from(to.distance(goal).min(4));
    let empty = if state.occupies(me, to) { 0.0 } else { 0.8 };
    if to == goal { 100.0 } else { 0.4 + 0.3 * near + empty }
}

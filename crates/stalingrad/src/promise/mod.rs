//! Which actions look good at a glance.

pub(crate) mod gain;
mod manoeuvre;

use crate::action::Action;
use crate::data::{Doctrine, Kind};
use crate::pieces::*;
use crate::state::{State, Step, Table};
use crate::{German, Soviet};
use gain::Sight;

/// One weight above 0 for each of these legal actions.
pub fn promise(state: &State, actions: &[Action], weights: &mut Vec<f32>) {
    let table = &state.table;
    let from = weights.len();
    match table.step {
        Step::Manoeuvre => manoeuvre::weigh(table, actions, weights),
        _ => {
            let sight = Sight::of(table);
            let mut last = None;
            weights.extend(actions.iter().map(|action| weight(state, &sight, *action, &mut last)));
        }
    }
    weights[from..].iter_mut().for_each(|weight| *weight = weight.powi(SHARPNESS));
}

/// Who does what looks best wins against who does it as often as it looks good: weights are drawn apart by this power.
pub(crate) const SHARPNESS: i32 = 3;

/// How a gain in dice becomes a weight.
fn keen(dice: f32) -> f32 {
    0.3 * (3.0 * dice).exp()
}

/// How gladly a card is played, on whichever formation: those who could take it stand in a row, and the last card that
/// was looked at is remembered.
fn gladly(table: &Table, sight: &Sight, card: CardId, last: &mut Option<(CardId, f32)>) -> f32 {
    match *last {
        Some((known, keenness)) if known == card => keenness,
        _ => {
            let keenness = keen(sight.gain(table, card.card().effects, table.decider.side()));
            *last = Some((card, keenness));
            keenness
        }
    }
}

fn weight(state: &State, sight: &Sight, action: Action, last: &mut Option<(CardId, f32)>) -> f32 {
    use Action::*;
    let table = &state.table;
    let side = table.decider.side();
    match action {
        Draft(id) | Restore(id) | Overrun(id) | Supply(id) | Promote(id) => 1.0 + worth(table, id),
        Burn(id) | Demote(id) | GiveUp(id) => 1.5 / (0.3 + worth(table, id)),
        BurnFromDeck => 2.0,
        MoveLeader => 4.0,
        LoseLeader => 0.5,
        Send { .. } => 1.0,
        Assault(district) => 1.0 + f32::from(table.ground(district).infernos),
        Pass(_) => 0.15,
        Lead(_) => 1.0,
        Play { card, on } => fit(table, card, on) * gladly(table, sight, card, last),
        Hero(card) => keen(sight.gain(table, card.card().effects, side)),
        Refit => refit(table, sight),
        Hold => hold(table, sight),
        HandOver => 0.3,
        Intercept(card) => intercept(table, sight, card),
        Discard(card) => discard(table, sight, card),
        Recover(card) => keen(sight.gain(table, card.card().effects, side)),
        Choose(effect) => {
            let card = table.shown.unwrap_or(CarnageId::K01).card();
            keen(3.0 * sight.gain(table, &card.hold[effect.index()..=effect.index()], side))
        }
        Lose(kind) => lose(table, kind),
        Destroy(kind) => {
            if kind.card().armoured {
                3.0
            } else {
                lose(table, kind).recip() + 1.0
            }
        }
        Spill => spill(table),
        ShootUnit(kind) => 2.0 + 0.5 / lose(table, kind),
        ShootLeader(id) if side == Soviet => 1.6 + f32::from(table.formation(id).level()),
        ShootLeader(_) => 1.0,
        ShootHero(_) => 1.2,
        Deplete(id) if table.step == Step::LastStand => 1.5 / (0.3 + worth(table, id)),
        Deplete(id) => 1.0 + worth(table, id),
        Decline if table.step == Step::Intercept => 1.0,
        Decline => 0.1,
        // Two worn divisions are worth less than a whole one: nothing else decides as many matches.
        Done if table.step == Step::GiveUp => 0.02,
        Done => 2.0,
    }
}

/// What a formation is worth.
fn worth(table: &Table, id: FormationId) -> f32 {
    let formation = table.formation(id);
    let whole = if formation.strength == Strength::Full { 1.0 } else { 0.4 };
    whole
        + 0.3 * f32::from(id.card().limit)
        + 0.4 * formation.leader.map_or(0.0, |_| 1.0 + f32::from(formation.level()))
}

/// How well a card goes on this formation of those that can take it: divisions that can take anything are kept for
/// what others cannot take, and little patriotism is left over.
fn fit(table: &Table, card: CardId, on: FormationId) -> f32 {
    match card.card().doctrine {
        Some(Doctrine::General) => 0.6 + 0.2 * f32::from(table.formation(on).level()),
        Some(_) if on.card().kind == Kind::MechInfantry => 0.5,
        Some(_) => 1.0,
        None => match table.spare_patriotism(card, on) {
            Some(-1) => 0.4,
            over => 1.0 / (1.0 + 0.4 * f32::from(over.unwrap_or_else(|| table.patriotism_left(on)).max(0))),
        },
    }
}

/// A side that is ahead holds: the enemy cannot stop the clock.
fn hold(table: &Table, sight: &Sight) -> f32 {
    let last = table.battle.as_ref().is_some_and(|battle| battle.hold == Some(1));
    let steep = if last { 6.0 } else { 4.0 };
    keen(0.2) * (steep * (sight.chance(table.decider.side()) - 0.45)).exp()
}

fn refit(table: &Table, sight: &Sight) -> f32 {
    let commander = table.commanders[table.decider.index()].card();
    let drawn = f32::from(commander.hand_size.saturating_sub(table.held[table.decider.index()]));
    keen(0.12 * drawn + sight.gain(table, &[commander.refit], table.decider.side()) - 0.05)
}

fn intercept(table: &Table, sight: &Sight, hero: CardId) -> f32 {
    let Some(declared) = table.battle.as_ref().and_then(|battle| battle.declared) else { return 1.0 };
    let side = hero.side();
    let stopped = sight.gain(table, declared.card.card().effects, side.other());
    keen(stopped + sight.gain(table, hero.card().effects, side) - 0.3)
}

fn discard(table: &Table, sight: &Sight, card: CardId) -> f32 {
    let value = keen(sight.gain(table, card.card().effects, card.side()));
    match table.step {
        Step::LookDiscard => value,
        Step::Refit => 0.15 / value,
        _ => 1.0 / value,
    }
}

/// How gladly a unit of this kind is lost: line units go first, but two Riflemen are kept (HS-9.6).
fn lose(table: &Table, kind: UnitKind) -> f32 {
    let there = table.battlefield().map_or(0, |ground| ground.count(kind));
    match kind {
        UnitKind::Rifle if there <= 2 => 0.6,
        UnitKind::Rifle | UnitKind::Grenadier => 2.0,
        UnitKind::Nkvd => 0.4,
        UnitKind::ReconG | UnitKind::ReconS => 1.5,
        _ => 1.0,
    }
}

/// Fire is always welcome; the fifth bucket is not where nothing burns.
fn spill(table: &Table) -> f32 {
    let Some(ground) = table.battlefield() else { return 1.0 };
    let wasted = table.decider.side() != German && ground.infernos == 0 && ground.fire == 0 && ground.bucket == 4;
    if wasted { 0.05 } else { 3.0 }
}

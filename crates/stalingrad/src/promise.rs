//! Which actions look good at a glance.

use crate::action::Action;
use crate::appraise::odds;
use crate::data::{Effect, Token};
use crate::pieces::*;
use crate::state::{State, Step, Table};
use crate::{German, Soviet};
use table::Side;

/// One weight above 0 for each of these legal actions.
pub fn promise(state: &State, actions: &[Action], weights: &mut Vec<f32>) {
    weights.extend(actions.iter().map(|action| weight(state, *action)));
}

fn weight(state: &State, action: Action) -> f32 {
    use Action::*;
    let table = &state.table;
    let side = table.decider.side();
    match action {
        Draft(id) | Restore(id) | Overrun(id) | Supply(id) | Promote(id) => 1.0 + worth(table, id),
        Burn(id) | Demote(id) | GiveUp(id) => 1.5 / (0.3 + worth(table, id)),
        BurnFromDeck => 2.0,
        MoveLeader => 4.0,
        LoseLeader => 0.5,
        Send { formation, to } => send(table, formation, to),
        Assault(district) => 1.0 + f32::from(table.ground(district).infernos),
        Pass(_) => 0.15,
        Lead(_) => 1.0,
        Play { card, .. } => 0.5 + gain(table, card.card().effects, side),
        Hero(card) => 0.8 + gain(table, card.card().effects, side),
        Refit => refit(state),
        Hold => hold(table, side),
        HandOver => 0.3,
        Intercept(card) => intercept(table, card),
        Discard(card) => discard(state, card),
        Recover(card) => gain(table, card.card().effects, side),
        Choose(effect) => {
            let card = table.shown.unwrap_or(CarnageId::K01).card();
            0.3 + gain(table, &card.hold[effect.index()..=effect.index()], side)
        }
        Lose(kind) => lose(table, kind),
        Destroy(kind) => {
            if kind.card().armoured {
                3.0
            } else {
                lose(table, kind).recip() + 1.0
            }
        }
        Spill => spill(table, side),
        ShootUnit(kind) => 2.0 + 0.5 / lose(table, kind),
        ShootLeader(id) => {
            if side == Soviet {
                1.6 + f32::from(table.formation(id).level())
            } else {
                1.0
            }
        }
        ShootHero(_) => 1.2,
        Deplete(id) => 1.0 + worth(table, id),
        Decline => {
            if table.step == Step::Intercept {
                1.0
            } else {
                0.1
            }
        }
        Done => done(state),
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

fn send(table: &Table, id: FormationId, to: District) -> f32 {
    let side = id.side();
    let worn = if table.is_last_turn() { 0.8 } else { 0.2 };
    let full = if table.formation(id).strength == Strength::Full { 1.0 } else { worn };
    let (own, enemy) = (table.committed(side, to) as f32, table.committed(side.other(), to) as f32);
    let defence = table.ground(to).building().map_or(1.0, |building| f32::from(building.card().defence));
    if side == German {
        let fresh = if own == 0.0 { 2.0 } else { 1.0 };
        full * fresh * (1.0 + f32::from(table.ground(to).infernos)) * 3.0 / (1.0 + defence)
    } else {
        full * (1.0 + enemy) * (0.6 + 0.2 * defence) / (1.0 + own)
    }
}

/// What effects are worth to a side in this battle.
fn gain(table: &Table, effects: &[Effect], side: Side) -> f32 {
    effects.iter().map(|effect| single(table, effect, side) * f32::from(effect.times)).sum()
}

fn single(table: &Table, effect: &Effect, side: Side) -> f32 {
    let Some(ground) = table.battlefield() else { return 1.0 };
    let lead = f32::from(ground.strength(side)) - f32::from(ground.strength(side.other()));
    let close = 0.4 + 1.0 / (1.0 + lead.abs());
    match effect.token {
        Token::Add => close + effect.unit.and_then(|unit| unit.card().terror).map_or(0.0, |_| 0.4),
        Token::AddLine | Token::Kill | Token::PrecisionKill | Token::DestroyRifles => close,
        Token::Sniper => 0.8,
        Token::Fire | Token::FireBucket if side == German => 0.6,
        Token::Bucket | Token::FireBucket => {
            if ground.infernos > 0 || ground.fire > 0 {
                0.6
            } else {
                0.2
            }
        }
        Token::Overrun | Token::NewFormation | Token::InfernoAdd => 2.0,
        Token::Supply | Token::Deplete | Token::LastStand => 1.6,
        Token::InfernoRemove if ground.infernos > 0 => 2.5,
        Token::DicePlus | Token::StealDie => 2.0,
        Token::Draw | Token::Discard | Token::Promote | Token::Recover | Token::LookDiscard => 0.6,
        Token::DiscardHand => 0.4 * f32::from(table.held[Player::first(side.other()).index()]),
        Token::Sacrifice => -0.6,
        Token::Fort => -close,
        Token::SecondAction | Token::NextCostZero | Token::Refit => 1.0,
        Token::FireReset => 0.25 * f32::from(ground.fire),
        _ => 0.0,
    }
    .max(-0.4)
}

/// How likely the side wins the Break Test as things stand.
fn chance(table: &Table, side: Side) -> f32 {
    let dice = table.dice();
    let german = odds(f32::from(dice.german), f32::from(dice.soviet));
    if side == German { german } else { 1.0 - german }
}

fn hold(table: &Table, side: Side) -> f32 {
    let chance = chance(table, side);
    if chance >= 0.55 { 4.0 } else { 0.3 + chance }
}

fn refit(state: &State) -> f32 {
    let table = &state.table;
    let size = table.commanders[table.decider.index()].card().hand_size;
    let held = table.held[table.decider.index()];
    0.2 + 0.35 * f32::from(size.saturating_sub(held))
}

fn intercept(table: &Table, hero: CardId) -> f32 {
    let Some(declared) = table.battle.as_ref().and_then(|battle| battle.declared) else { return 1.0 };
    let side = hero.side();
    gain(table, declared.card.card().effects, side.other()) * 0.5
}

fn discard(state: &State, card: CardId) -> f32 {
    let table = &state.table;
    let value = 0.3 + gain(table, card.card().effects, card.side()).max(0.1);
    match table.step {
        Step::LookDiscard => value,
        Step::Refit => 0.3 / value,
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

fn spill(table: &Table, side: Side) -> f32 {
    let Some(ground) = table.battlefield() else { return 1.0 };
    let wasted = side == Soviet && ground.infernos == 0 && ground.fire == 0 && ground.bucket == 4;
    if wasted { 0.05 } else { 3.0 }
}

fn done(state: &State) -> f32 {
    let table = &state.table;
    match table.step {
        Step::Manoeuvre if table.decider.side() == German => {
            let open = table.standing().filter(|district| !table.assaults.has(*district)).count();
            if open > 0 { 0.1 } else { 0.4 }
        }
        Step::Manoeuvre => 0.35,
        Step::GiveUp => 1.0,
        _ => 2.0,
    }
}

//! What a position is worth: how likely it is that every district falls in time.

use crate::pieces::*;
use crate::state::{Ground, Phase, Place, Site, State, Table};
use crate::{German, Soviet};
use table::Side;

/// The chance that a captured district reaches the Volga when it is renewed.
const VOLGA: f32 = 0.55;

/// What a position is worth to a side, from -1 to 1.
pub fn appraise(state: &State, side: Side) -> f32 {
    let worth = match state.table.winner {
        Some(German) => 1.0,
        Some(_) => -1.0,
        None => 2.0 * german_chance(state) - 1.0,
    };
    if side == German { worth } else { -worth }
}

/// Is nothing about to happen by itself? Between battles.
pub fn quiet(table: &Table) -> bool {
    table.battle.is_none() && matches!(table.phase, Phase::Manoeuvre | Phase::Assaults | Phase::Consolidation)
}

fn german_chance(state: &State) -> f32 {
    let table = &state.table;
    let left = table.setup.last_turn().saturating_sub(table.turn);
    let all: f32 = District::ALL.into_iter().map(|district| closes(table, district, left)).product();
    let reserves = strength(table, German) - strength(table, Soviet);
    let cards = |players: [Player; 2]| players.iter().map(|player| f32::from(table.held[player.index()])).sum::<f32>();
    let hands = cards([Player::G1, Player::G2]) - cards([Player::S1, Player::S2]);
    let shift = 0.04 * reserves + 0.03 * hands;
    let odds = (all / (1.0 - all).max(0.001)) * shift.exp();
    (odds / (1.0 + odds)).clamp(0.002, 0.998)
}

/// What the formations of a side are worth, wherever on the table they are.
fn strength(table: &Table, side: Side) -> f32 {
    let worth = |id: FormationId| {
        let formation = table.formation(id);
        let whole = if formation.strength == Strength::Full { 1.0 } else { 0.45 };
        whole + 0.2 * formation.leader.map_or(0.0, |leader| 1.0 + f32::from(leader.level as u8))
    };
    table.on_table(side).map(worth).sum()
}

/// The chance that a district is closed at the end, with so many turns after this one.
fn closes(table: &Table, district: District, left: u8) -> f32 {
    let ground = table.ground(district);
    match ground.site {
        Site::Volga => 1.0,
        Site::Captured(_) if left == 0 => 1.0,
        Site::Captured(building) if building.card().river_bank => 1.0,
        Site::Captured(_) => VOLGA + (1.0 - VOLGA) * later(0.42, left - 1),
        Site::Stands(building) => {
            let now = falls(table, district, ground, building);
            if left == 0 {
                return now;
            }
            let next = later(0.42, left - 1);
            let captured = if building.card().river_bank { 1.0 } else { VOLGA + (1.0 - VOLGA) * next };
            now * captured + (1.0 - now) * next
        }
    }
}

/// The same for a building of which nothing is known but how often one falls.
fn later(falls: f32, left: u8) -> f32 {
    (0..left).fold(falls, |next, _| falls * (VOLGA + (1.0 - VOLGA) * next) + (1.0 - falls) * next)
}

/// The chance that a building falls in this turn.
fn falls(table: &Table, district: District, ground: &Ground, building: BuildingId) -> f32 {
    let full = |side: Side| {
        let there = table.at(side, Place::At(district));
        there.filter(|id| table.formation(*id).strength == Strength::Full).count() as f32
    };
    let lead = |difference: f32| 0.5 + 0.5 * (difference * 0.6).tanh();
    let units = f32::from(ground.strength(German)) - f32::from(ground.strength(Soviet));
    let defence = f32::from(building.card().defence);
    let fire = f32::from(ground.infernos) + 0.2 * (f32::from(ground.fire) - f32::from(ground.bucket));
    let here = table.battle.as_ref().filter(|battle| battle.district == district);
    let committed = table.committed(German, district) > 0;
    let fought = table.phase == Phase::Assaults && !table.assaults.has(district) || table.battle.is_some();
    if here.is_none() && !committed && fought {
        return 0.0; // not attacked this turn
    }
    let soon = if here.is_some_and(|battle| battle.hold.is_some()) { 0.0 } else { 0.6 };
    let formations = lead(full(German) - full(Soviet));
    let heroes = here.map_or(0.0, |battle| f32::from(battle.dice_plus));
    let stolen = here.map_or(0.0, |battle| f32::from(battle.steals));
    let german = formations + lead(units) + (fire + soon).max(0.0) + heroes;
    let stolen = stolen.min((german - 1.0).max(0.0));
    let soviet = (1.0 - formations) + (1.0 - lead(units)) + defence + stolen;
    odds((german - stolen).max(0.7), soviet.max(0.7))
}

/// The chance that so many German dice beat so many Soviet ones (HS-4.19), also between whole numbers.
pub fn odds(german: f32, soviet: f32) -> f32 {
    let ratio = (german / soviet).powf(1.5);
    ratio / (1.0 + ratio)
}

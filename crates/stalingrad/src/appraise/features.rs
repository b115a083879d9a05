//! What is to be seen of the fight for a building.

use super::ahead::Ahead;
use super::muster::{Camp, Muster};
use super::{chance, logit};
use crate::pieces::*;
use crate::promise::gain::Sight;
use crate::state::{Ground, State, Step, Table, Task};
use crate::{German, Soviet};
use table::Side;

/// How far a battle has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The rounds have not begun.
    Before,
    /// So many Holds are left: one, two, three, more.
    One,
    /// Two.
    Two,
    /// Three.
    Three,
    /// Four or five.
    More,
    /// The Break Test comes at once.
    Over,
}

impl Stage {
    /// How far the battle for this district has come.
    pub(super) fn of(table: &Table, district: District) -> Stage {
        let Some(battle) = table.battle.as_ref().filter(|battle| battle.district == district) else {
            return Stage::Before;
        };
        let lowered = table.step == Step::Hold || table.tasks.contains(&Task::LowerHold);
        match battle.hold.map(|hold| hold.saturating_sub(u8::from(lowered))) {
            None => Stage::Before,
            Some(0) => Stage::Over,
            Some(1) => Stage::One,
            Some(2) => Stage::Two,
            Some(3) => Stage::Three,
            Some(_) => Stage::More,
        }
    }
}

/// How many things are looked at.
pub(super) const FEATURES: usize = 26;

/// What is to be seen of the fight for a building, from the German side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Features(pub(super) [f32; FEATURES]);

impl Features {
    /// Looks at a district with a building.
    pub(super) fn of(state: &State, muster: &Muster, district: District) -> Features {
        let table = &state.table;
        let fought = table.battle.as_ref().is_some_and(|battle| battle.district == district);
        let camps = [German, Soviet].map(|side| muster.camp(side, district));
        let full = camps.map(|camp| camp.full);
        let Ahead { ground, heroes, held } = held_best(table, Ahead::of(table, district), fought, full);
        let units = [German, Soviet].map(|side| f32::from(ground.strength(side)));
        let dice = if fought {
            counted(&ground, heroes, full)
        } else {
            let defence = ground.building().map_or(0.0, |building| f32::from(building.card().defence));
            let formations = share(full);
            let men = share([units[0] + 2.0 * camps[0].count(), units[1] + 2.0 * camps[1].count()]);
            [formations + men + f32::from(ground.infernos) + 0.6, 2.0 - formations - men + defence]
        };
        let burns = ground.infernos > 0 || ground.fire > 0;
        let soft = |side: Side| ground.soft(side).map(|kind| f32::from(ground.count(kind))).sum::<f32>().min(6.0) / 6.0;
        let best = match fought {
            true => {
                let sight = Sight::of(table);
                [best(state, &sight, German, camps[0]), best(state, &sight, Soviet, camps[1])]
            }
            false => [[0.0; 2]; 2],
        };
        let armour = f32::from(ground.count(UnitKind::Panzer) + ground.count(UnitKind::Stug));
        let others = table.assaults.len() as f32 - f32::from(u8::from(table.assaults.has(district)));
        Features([
            1.0,                                                                       // one
            logit(chance(dice[0], dice[1])),                                           // odds of the dice as they stand
            f32::from(ground.fire) / 5.0,                                              // fire
            if burns { f32::from(ground.bucket) / 5.0 } else { 0.0 },                  // buckets
            f32::from(ground.infernos).min(4.0) / 2.0,                                 // infernos
            bounded((units[0] - units[1]) / 2.0),                                      // lead in units
            (full[0] - full[1]).clamp(-2.0, 2.0) / 2.0, // lead in full-strength formations
            (camps[0].count() - camps[1].count()).clamp(-3.0, 3.0) / 2.0, // lead in formations
            playable(state, German, camps[0]),          // German cards to play
            playable(state, Soviet, camps[1]),          // Soviet cards to play
            f32::from(held[0].min(12)) / 6.0,           // German hand
            f32::from(held[1].min(12)) / 6.0,           // Soviet hand
            soft(German),                               // German units that a Kill can hit
            soft(Soviet),                               // Soviet units that a Kill can hit
            if fought { next(table) } else { 0.0 },     // who acts next
            others / 2.0,                               // other battles to come
            flag(ground.fire == 4),                     // one step to an Inferno
            flag(ground.bucket == 4 && ground.infernos > 0), // one bucket to put one out
            if (units[0] - units[1]).abs() < 1.5 { units[0] - units[1] } else { 0.0 }, // a narrow lead in units
            camps[0].capacity.min(6.0) / 3.0,           // what can be played on German formations
            camps[1].capacity.min(6.0) / 3.0,           // what can be played on Soviet formations
            best[0][0],                                 // the best German card
            best[0][1],                                 // the second best
            best[1][0],                                 // the best Soviet card
            best[1][1],                                 // the second best
            armour.min(4.0) / 2.0,                      // German armour
        ])
    }

    /// The chance of the dice as they stand.
    pub(super) fn now(&self) -> f32 {
        super::logistic(self.0[1])
    }
}

/// What comes of a Hold: the effect of the Carnage card that gives its user the better dice (HS-4.9).
fn held_best(table: &Table, ahead: Ahead, fought: bool, full: [f32; 2]) -> Ahead {
    let Some(shown) = table.shown.filter(|_| fought && table.step == Step::Hold) else { return ahead };
    let [one, other] = shown.card().hold.map(|effect| ahead.with(table, effect, table.decider));
    let odds = |ahead: &Ahead| {
        let [german, soviet] = counted(&ahead.ground, ahead.heroes, full);
        chance(german, soviet)
    };
    let german = table.decider.side() == German;
    if (odds(&other) > odds(&one)) == german { other } else { one }
}

/// Break Test dice of both sides (HS-4.12 to HS-4.18); no German die is that of Determination.
fn counted(ground: &Ground, heroes: [u8; 2], full: [f32; 2]) -> [f32; 2] {
    let units = [German, Soviet].map(|side| f32::from(ground.strength(side)));
    let defence = ground.building().map_or(0.0, |building| f32::from(building.card().defence));
    let more = |[german, soviet]: [f32; 2]| {
        let die = |own: f32, other: f32| if own > 0.0 && own >= other { 1.0 } else { 0.0 };
        [die(german, soviet), die(soviet, german)]
    };
    let (formations, men) = (more(full), more(units));
    let plain = formations[0] + men[0] + f32::from(ground.infernos) + f32::from(heroes[0]);
    let stolen = f32::from(heroes[1]).min((plain - 1.0).max(0.0));
    [plain - stolen, formations[1] + men[1] + defence + stolen]
}

/// The share of the first in both, as far as a lead can be trusted.
fn share([own, other]: [f32; 2]) -> f32 {
    0.5 + 0.5 * bounded(own - other)
}

/// A number drawn together between -1 and 1.
pub(super) fn bounded(number: f32) -> f32 {
    number / (1.0 + number.abs())
}

/// Who acts next: 1 the Germans, -1 the Soviets.
fn next(table: &Table) -> f32 {
    let Some(battle) = &table.battle else { return 0.0 };
    let side = match table.step {
        Step::Action => table.decider.side(),
        _ if battle.second > 0 => battle.actor.side(),
        _ => battle.due,
    };
    if side == German { 1.0 } else { -1.0 }
}

fn flag(set: bool) -> f32 {
    f32::from(u8::from(set))
}

/// What the two best cards that a side can play there gain, in dice.
fn best(state: &State, sight: &Sight, side: Side, camp: &Camp) -> [f32; 2] {
    let table = &state.table;
    let first = Player::first(side);
    let mut two = [0.0f32; 2];
    let mut look = |player: Player| {
        for card in state.hands[player.index()].cards.iter() {
            if camp.takes(table, card) {
                let gain = sight.gain(table, card.card().effects, side).min(3.0);
                if gain > two[0] {
                    two = [gain, two[0]];
                } else if gain > two[1] {
                    two[1] = gain;
                }
            }
        }
    };
    look(first);
    if table.setup.is_teams() {
        look(first.mate());
    }
    two
}

/// How many cards a side can play there, in thirds.
fn playable(state: &State, side: Side, camp: &Camp) -> f32 {
    let first = Player::first(side);
    let count = |player: Player| -> f32 {
        let hand = &state.hands[player.index()].cards;
        hand.iter().filter(|card| camp.takes(&state.table, *card)).count() as f32
    };
    let cards = if state.table.setup.is_teams() { count(first) + count(first.mate()) } else { count(first) };
    cards.min(camp.capacity + 1.0) / 3.0
}

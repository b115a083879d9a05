//! What effects are worth to a side in the battle, in dice of the Break Test.

use crate::data::{Effect, Token};
use crate::odds;
use crate::pieces::*;
use crate::state::{Place, Table};
use crate::{German, Soviet};
use table::Side;

/// The battle at a glance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    fights: bool,
    /// How likely the Germans win the Break Test as it stands.
    german: f32,
    /// German lead in units and in full-strength formations.
    units: f32,
    full: f32,
    /// Units by side: all, and those that a Kill can hit.
    all: [f32; 2],
    soft: [f32; 2],
    fire: f32,
    bucket: f32,
    infernos: f32,
    /// More than one German die: one can be stolen.
    stealable: bool,
}

/// What effects do, added up.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    units: f32,
    kills: f32,
    precise: f32,
    formations: f32,
    /// Steps of fire or buckets.
    steps: f32,
    dice: f32,
    cards: f32,
}

impl Sight {
    /// Looks at the battle, if there is one.
    pub(crate) fn of(table: &Table) -> Sight {
        let dice = table.dice();
        let Some(ground) = table.battlefield() else {
            return Sight {
                fights: false,
                german: 0.5,
                units: 0.0,
                full: 0.0,
                all: [3.0; 2],
                soft: [2.0; 2],
                fire: 2.0,
                bucket: 0.0,
                infernos: 0.5,
                stealable: true,
            };
        };
        let all = [German, Soviet].map(|side| f32::from(ground.strength(side)));
        let soft =
            [German, Soviet].map(|side| ground.soft(side).map(|kind| f32::from(ground.count(kind))).sum::<f32>());
        let full = |side: Side| {
            table.fighting(side).filter(|id| table.formation(*id).strength == Strength::Full).count() as f32
        };
        Sight {
            fights: true,
            german: odds::chance(dice.german, dice.soviet, dice.determined),
            units: all[0] - all[1],
            full: full(German) - full(Soviet),
            all,
            soft,
            fire: ground.fire.into(),
            bucket: ground.bucket.into(),
            infernos: ground.infernos.into(),
            stealable: dice.german > 1,
        }
    }

    /// How likely a side wins the Break Test as it stands.
    pub(super) fn chance(&self, side: Side) -> f32 {
        if side == German { self.german } else { 1.0 - self.german }
    }

    /// What effects gain for a side, in dice.
    pub(crate) fn gain(&self, table: &Table, effects: &[Effect], side: Side) -> f32 {
        let mut sum = Sum::default();
        for effect in effects {
            self.add(table, effect, side, &mut sum);
        }
        self.reckon(sum, side)
    }

    fn add(&self, table: &Table, effect: &Effect, side: Side, sum: &mut Sum) {
        let times = f32::from(effect.times);
        match effect.token {
            Token::Add => {
                sum.units += times;
                if let Some(terror) = effect.unit.and_then(|unit| unit.card().terror) {
                    self.add(table, &Effect { times: effect.times, ..terror }, side, sum);
                }
            }
            Token::AddLine => sum.units += times,
            Token::Kill => sum.kills += times,
            Token::PrecisionKill => sum.precise += times,
            Token::DestroyRifles => {
                let there = table.battlefield().map_or(0, |ground| ground.count(UnitKind::Rifle));
                sum.units += times.min(there.into());
            }
            Token::Sniper if self.soft[side.other().index()] > 0.0 => sum.kills += 0.9 * times,
            Token::Sniper => sum.cards += times,
            Token::Fire | Token::Bucket | Token::FireBucket => sum.steps += times,
            Token::Overrun => {
                let staged =
                    |strength| table.at(side, Place::Staging).any(|id| table.formation(id).strength == strength);
                if staged(Strength::Full) {
                    sum.formations += 1.0;
                    sum.units += 2.0;
                } else if staged(Strength::Depleted) {
                    sum.units += 1.5;
                }
            }
            Token::NewFormation => {
                sum.formations += 1.0;
                sum.units += 2.0;
            }
            Token::Supply => {
                let worn = |id: FormationId| table.formation(id).strength == Strength::Depleted;
                if table.fighting(side).any(worn) {
                    sum.formations += 1.0;
                } else if table.at(side, Place::Staging).any(worn) {
                    sum.cards += 1.5;
                }
            }
            Token::Deplete => {
                let whole = |id: FormationId| table.formation(id).strength == Strength::Full;
                sum.formations += if table.fighting(side.other()).any(whole) { 1.0 } else { 0.4 };
            }
            Token::LastStand => sum.cards += 1.0,
            Token::InfernoAdd => sum.dice += times,
            Token::InfernoRemove => sum.dice += times.min(self.infernos),
            Token::DicePlus => sum.dice += times,
            Token::StealDie if self.stealable => sum.dice += 1.7,
            Token::Draw => sum.cards += times,
            Token::Discard => sum.cards += times.min(held(table, side.other())),
            Token::Promote => sum.cards += 0.4 * times,
            Token::Recover | Token::LookDiscard => sum.cards += 1.3,
            Token::DiscardHand => sum.cards += held(table, side.other()),
            Token::Refit => sum.cards += 2.0,
            Token::SecondAction => sum.dice += 0.5,
            Token::NextCostZero => sum.dice += 0.2,
            Token::FireReset => sum.dice += 0.2 * self.fire,
            Token::Sacrifice | Token::Fort => sum.units -= times,
            _ => {}
        }
    }

    fn reckon(&self, mut sum: Sum, side: Side) -> f32 {
        let enemy = side.other().index();
        if self.all[enemy] == 0.0 {
            sum.steps += sum.kills + sum.precise;
        } else {
            let killed = sum.kills.min(self.soft[enemy]);
            sum.units += killed + sum.precise.min(self.all[enemy] - killed);
        }
        let sign = if side == German { 1.0 } else { -1.0 };
        let share = |lead: f32| 0.9 * lead / (1.1 + lead.abs());
        let part = |lead: f32| 0.9 * lead / (0.7 + lead.abs());
        let units = share(sign * self.units + sum.units) - share(sign * self.units) + 0.06 * sum.units;
        let full = part(sign * self.full + sum.formations) - part(sign * self.full);
        units + full + self.steps(sum.steps, side) + sum.dice + 0.12 * sum.cards
    }

    /// What steps on a track are worth: a fifth of a die each, and the rest when they reach its end.
    fn steps(&self, steps: f32, side: Side) -> f32 {
        let (at, worth, end) = match side {
            German => (self.fire, 0.2, 0.3),
            _ if self.infernos > 0.0 => (self.bucket, 0.2, 0.3),
            _ => (self.bucket, 0.04 * self.fire, 0.0),
        };
        let ends = self.fights && steps > 0.0 && at + steps >= 5.0;
        worth * steps + if ends { end } else { 0.0 }
    }
}

fn held(table: &Table, side: Side) -> f32 {
    f32::from(table.held[Player::first(side).index()])
}

//! The battle as it will be once all that waits to be resolved has happened, as far as that can be foreseen.

use crate::data::{DATA, Effect, Token};
use crate::pieces::*;
use crate::state::{Ground, Table, Task};
use crate::{German, Soviet};
use table::Side;

/// What is foreseen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ahead {
    /// The building.
    pub(super) ground: Ground,
    /// German dice of heroes, and dice that Soviet heroes steal.
    pub(super) heroes: [u8; 2],
    /// What both sides hold.
    pub(super) held: [u8; 2],
}

impl Ahead {
    /// Looks at a district, and at what waits if it is fought for.
    pub(super) fn of(table: &Table, district: District) -> Ahead {
        let held = [German, Soviet].map(|side| {
            let first = Player::first(side);
            table.held[first.index()] + table.held[first.mate().index()]
        });
        let mut ahead = Ahead { ground: *table.ground(district), heroes: [0; 2], held };
        let Some(battle) = table.battle.as_ref().filter(|battle| battle.district == district) else { return ahead };
        ahead.heroes = [battle.dice_plus, battle.steals];
        if table.tasks.is_empty() && battle.declared.is_none() {
            return ahead;
        }
        for task in table.tasks.iter().rev() {
            if let Task::Do(effect, user) = task {
                ahead.happen(table, *effect, *user);
            }
        }
        if let Some(declared) = battle.declared {
            let user = battle.lead(declared.card.side());
            declared.card.card().effects.iter().for_each(|effect| ahead.happen(table, *effect, user));
        }
        ahead
    }

    /// The same with one effect more.
    pub(super) fn with(mut self, table: &Table, effect: Effect, user: Player) -> Ahead {
        self.happen(table, effect, user);
        self
    }

    fn happen(&mut self, table: &Table, effect: Effect, user: Player) {
        let side = user.side();
        let fire = side == German;
        for _ in 0..effect.times {
            match effect.token {
                Token::Add => {
                    let Some(unit) = effect.unit else { continue };
                    self.ground.units[unit.index()] += 1;
                    if let Some(terror) = unit.card().terror {
                        self.happen(table, terror, user);
                    }
                }
                Token::AddLine => self.ground.units[UnitKind::line(side).index()] += 1,
                Token::Fort => self.ground.units[UnitKind::Fort.index()] += 1,
                Token::Kill | Token::Sniper => self.lose(side, true),
                Token::PrecisionKill => self.lose(side, false),
                Token::Fire => self.burn(),
                Token::Bucket => self.quench(),
                Token::FireBucket if fire => self.burn(),
                Token::FireBucket => self.quench(),
                Token::InfernoAdd => self.ground.infernos = self.ground.infernos.saturating_add(1),
                Token::InfernoRemove => self.ground.infernos = self.ground.infernos.saturating_sub(1),
                Token::FireReset => self.ground.fire = 0,
                Token::DicePlus => self.heroes[0] += 1,
                Token::StealDie => self.heroes[1] += 1,
                Token::Draw => self.held[side.index()] += 1,
                Token::Discard => self.held[side.other().index()] = self.held[side.other().index()].saturating_sub(1),
                Token::Refit => {
                    let commander = table.commanders[user.index()].card();
                    let held = &mut self.held[side.index()];
                    *held = (*held).max(commander.hand_size);
                    self.happen(table, commander.refit, user);
                }
                _ => {}
            }
        }
    }

    /// The enemy of a side loses a unit; if he has none, the fire spreads or a bucket is passed (HS-5.3).
    fn lose(&mut self, user: Side, kill: bool) {
        let victim = user.other();
        let found = self.ground.kinds(victim).find(|kind| !(kill && kind.card().armoured));
        match found {
            Some(kind) => self.ground.units[kind.index()] -= 1,
            None if self.ground.strength(victim) > 0 => {}
            None if user == German => self.burn(),
            None => self.quench(),
        }
    }

    fn burn(&mut self) {
        let ground = &mut self.ground;
        ground.fire += 1;
        if ground.fire >= DATA.numbers.fire_steps {
            ground.fire = 0;
            ground.infernos = ground.infernos.saturating_add(1);
        }
    }

    fn quench(&mut self) {
        let ground = &mut self.ground;
        ground.bucket += 1;
        if ground.bucket >= DATA.numbers.bucket_steps {
            ground.bucket = 0;
            match ground.infernos {
                0 => ground.fire = 0,
                _ => ground.infernos -= 1,
            }
        }
    }
}

//! Effects one after another (HS-1.3): what each does, and whom it asks.

use super::{Choice, Flow, Umpire};
use crate::data::{DATA, Effect, Token};
use crate::events::Event;
use crate::pieces::*;
use crate::setup::Spillover;
use crate::state::{Step, Task};
use crate::{German, Soviet};
use table::{EventSink, Side};

impl<S: EventSink<Event>> Umpire<'_, S> {
    /// Resolves what waits on top, once.
    pub(super) fn resolve(&mut self, task: Task) -> Flow {
        match task {
            Task::Do(effect, user) => self.resolve_effect(effect, user),
            Task::Drop(player, count) => self.ask_drop(player, count),
            Task::LowerHold => {
                self.spend();
                self.lower_hold();
                Flow::On
            }
        }
    }

    fn resolve_effect(&mut self, effect: Effect, user: Player) -> Flow {
        let enemy = user.side().other();
        match effect.token {
            Token::Kill => return self.ask_kill(user),
            Token::PrecisionKill => return self.ask_precision_kill(user),
            Token::Sniper => return self.ask_sniper(user),
            Token::Overrun => return self.ask_overrun(user),
            Token::Supply => return self.ask_supply(user),
            Token::Deplete => return self.ask_deplete(user),
            Token::LastStand => return self.ask_stand(user),
            Token::Promote => return self.ask_promote(user),
            Token::Refit => return self.ask(Step::Refit, user),
            Token::LookDiscard => return self.ask_look(user),
            Token::Recover => return self.ask_recover(user),
            Token::Demote => return self.ask_demote(user),
            Token::BurnMilitia => return self.ask_burn(user),
            Token::Add => {
                self.spend();
                self.enter_unit(effect.unit.unwrap_or(UnitKind::line(user.side())), user);
                return Flow::On;
            }
            Token::NewFormation => {
                self.new_formation(user);
                return Flow::On;
            }
            _ => {}
        }
        self.spend_all();
        match effect.token {
            Token::AddLine => self.add_units(UnitKind::line(user.side()), effect.times),
            Token::Fort => self.add_units(UnitKind::Fort, effect.times),
            Token::Draw => self.draw(user, effect.times),
            Token::Discard => self.discard_randomly(self.lead_of(enemy), effect.times),
            Token::DiscardHand => self.discard_hand(self.lead_of(enemy)),
            Token::DiscardHandSelf => self.discard_hand(user),
            Token::Fire => self.fire_here(effect.times),
            Token::Bucket => self.bucket(effect.times),
            Token::FireBucket => self.douse_or_burn(user.side(), effect.times),
            Token::FireAll => self.fire_everywhere(effect.times),
            Token::Sacrifice | Token::DestroyRifles => self.destroy_rifles(effect.times),
            Token::InfernoAdd => self.change_infernos(i16::from(effect.times)),
            Token::InfernoRemove => self.change_infernos(-i16::from(effect.times)),
            Token::ExecuteCommissars => self.execute_commissars(),
            Token::FireReset => self.reset_fire(),
            _ => self.mark_battle(effect),
        }
        Flow::On
    }

    /// Effects that are only remembered for the rest of the battle.
    fn mark_battle(&mut self, effect: Effect) {
        let Some(battle) = self.battle() else { return };
        match effect.token {
            Token::DicePlus => battle.dice_plus = battle.dice_plus.saturating_add(effect.times),
            Token::StealDie => battle.steals = battle.steals.saturating_add(effect.times),
            Token::SecondAction => battle.second = battle.second.saturating_add(effect.times),
            Token::NextCostZero => {
                battle.ghost = true;
                self.tell(|| Event::GhostCalled);
            }
            _ => {}
        }
    }

    /// HS-6.1: a unit enters, and its terror tactic works at once.
    fn enter_unit(&mut self, unit: UnitKind, user: Player) {
        self.add_units(unit, 1);
        if let Some(terror) = unit.card().terror {
            self.push(&[terror], user);
        }
    }

    fn add_units(&mut self, unit: UnitKind, count: u8) {
        for _ in 0..count {
            if let Some(ground) = self.field() {
                let there = &mut ground.units[unit.index()];
                *there = there.saturating_add(1);
                self.tell_here(|district| Event::Entered { district, unit });
            }
        }
    }

    /// HS-5.9.
    pub(super) fn remove_unit(&mut self, unit: UnitKind) {
        if let Some(ground) = self.field() {
            let there = &mut ground.units[unit.index()];
            *there = there.saturating_sub(1);
            self.tell_here(|district| Event::UnitLost { district, unit });
        }
    }

    fn destroy_rifles(&mut self, count: u8) {
        let there = self.table().battlefield().map_or(0, |ground| ground.count(UnitKind::Rifle));
        (0..count.min(there)).for_each(|_| self.remove_unit(UnitKind::Rifle));
    }

    /// HS-5.1.
    fn ask_kill(&mut self, user: Player) -> Flow {
        let victim = user.side().other();
        let Some(ground) = self.table().battlefield() else { return self.lost() };
        match Choice::among(ground.soft(victim)) {
            Choice::One(kind) => self.strike_unit(kind),
            Choice::Many => return self.ask(Step::LoseUnit, self.lead_of(victim)),
            Choice::None if ground.strength(victim) > 0 => self.spend_all(),
            Choice::None => return self.ask_spillover(user),
        }
        Flow::On
    }

    /// HS-5.2.
    fn ask_precision_kill(&mut self, user: Player) -> Flow {
        let Some(ground) = self.table().battlefield() else { return self.lost() };
        match Choice::among(ground.kinds(user.side().other())) {
            Choice::One(kind) => self.strike_unit(kind),
            Choice::Many => return self.ask(Step::DestroyUnit, user),
            Choice::None => return self.ask_spillover(user),
        }
        Flow::On
    }

    fn lost(&mut self) -> Flow {
        self.spend_all();
        Flow::On
    }

    /// A Kill, Precision Kill or Sniper Shot takes a unit.
    pub(super) fn strike_unit(&mut self, kind: UnitKind) {
        self.spend();
        self.remove_unit(kind);
    }

    /// HS-5.3.
    fn ask_spillover(&mut self, user: Player) -> Flow {
        if self.table().setup.spillover == Spillover::Ask {
            return self.ask(Step::Spillover, user);
        }
        self.spill(user.side());
        Flow::On
    }

    pub(super) fn spill(&mut self, side: Side) {
        self.spend();
        self.tell(|| Event::Spilled { side });
        self.douse_or_burn(side, 1);
    }

    fn douse_or_burn(&mut self, side: Side, steps: u8) {
        if side == German { self.fire_here(steps) } else { self.bucket(steps) }
    }

    pub(super) fn fire_here(&mut self, steps: u8) {
        if let Some(district) = self.district() {
            self.fire(district, steps);
        }
    }

    /// HS-11.2.
    fn fire(&mut self, district: District, steps: u8) {
        let ground = self.table_mut().ground_mut(district);
        for _ in 0..steps {
            ground.fire += 1;
            if ground.fire == DATA.numbers.fire_steps {
                ground.fire = 0;
                ground.infernos = ground.infernos.saturating_add(1);
            }
        }
        let (fire, infernos) = (ground.fire, ground.infernos);
        self.tell(|| Event::FireMoved { district, fire, infernos });
    }

    fn fire_everywhere(&mut self, steps: u8) {
        for district in District::ALL {
            if self.table().ground(district).building().is_some() {
                self.fire(district, steps);
            }
        }
    }

    /// HS-11.3.
    fn bucket(&mut self, steps: u8) {
        let Some(ground) = self.field() else { return };
        for _ in 0..steps {
            ground.bucket += 1;
            if ground.bucket < DATA.numbers.bucket_steps {
                continue;
            }
            ground.bucket = 0;
            if ground.infernos > 0 {
                ground.infernos -= 1;
            } else {
                ground.fire = 0;
            }
        }
        let (bucket, fire, infernos) = (ground.bucket, ground.fire, ground.infernos);
        self.tell_here(|district| Event::BucketMoved { district, bucket, fire, infernos });
    }

    fn change_infernos(&mut self, by: i16) {
        let Some(ground) = self.field() else { return };
        let before = ground.infernos;
        ground.infernos = (i16::from(before) + by).clamp(0, 255) as u8;
        let infernos = ground.infernos;
        if infernos > before {
            self.tell_here(|district| Event::InfernoAdded { district, infernos });
        } else if infernos < before {
            self.tell_here(|district| Event::InfernoRemoved { district, infernos });
        }
    }

    fn reset_fire(&mut self) {
        if let Some(ground) = self.field() {
            ground.fire = 0;
            self.tell_here(|district| Event::FireReset { district });
        }
    }

    fn execute_commissars(&mut self) {
        FormationId::of(Soviet).for_each(|id| self.lose_leader(id));
    }
}

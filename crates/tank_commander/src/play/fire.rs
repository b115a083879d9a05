//! Fire: the declared shot, its rolls, its result (chapters 8 to 10).

use super::Umpire;
use crate::action::Action;
use crate::data::DATA;
use crate::events::{Event, Harm, Kill, Struck};
use crate::legal::{Odds, Volley};
use crate::map::Space;
use crate::pieces::{CardId, Range, Special, Window};
use crate::setup::Switch;
use crate::state::*;
use crate::units::*;
use arrayvec::ArrayVec;
use table::EventSink;

/// Results of one shot: its target, and those that a machine gun sprays.
pub(super) type Results = ArrayVec<(UnitId, Harm), 64>;

impl<J: EventSink<Event>> Umpire<'_, J> {
    /// F-2: the shot is declared.
    pub(super) fn declare_shot(&mut self, action: Action) {
        let Focus::Aim(by) = std::mem::take(&mut self.state.focus) else { return };
        let Some(from) = self.state.table.units.get(by).map(|unit| unit.at) else { return };
        if self.state.table.play.doing == Doing::Nothing {
            self.spend();
            self.state.table.play.doing = Doing::Firing { from, shots: 0 };
        }
        let shooter = self.named(by);
        let act = match action {
            Action::Fire(with, at) => {
                let target = self.named(at);
                self.sink.tell_all(|| Event::ShotDeclared { by: shooter, with, at: target });
                Act::Shot { by, aim: Aim { with, at } }
            }
            Action::Screen(at) => {
                self.sink.tell_all(|| Event::SmokeDeclared { by: shooter, at });
                Act::SmokeShot { by, at }
            }
            _ => return,
        };
        let passive = self.state.table.active_side().other();
        self.open_window(Window::Shot, act, passive);
    }

    /// F-4: the declared shot is fired, if it still can be (TC-12.6, TC-14.6).
    pub(super) fn fire_shot(&mut self, by: UnitId, aim: Aim) {
        let table = &self.state.table;
        let shot = match (table.units.get(by), table.units.get(aim.at)) {
            (Some(unit), Some(target)) if !unit.is(Mark::ShotLost) => {
                table.may_shoot(unit, aim.with, target, Volley::Distance).ok()
            }
            _ => None,
        };
        match shot {
            Some(odds) => {
                let results = self.shoot(by, aim, odds);
                self.after_shot(by, aim.with);
                self.suffer_all(&results);
            }
            None => self.lose_shot(by),
        }
        self.has_fired(by);
    }

    /// TC-12.5.
    pub(super) fn fire_smoke(&mut self, by: UnitId, at: Space) {
        let table = &self.state.table;
        let unit = table.units.get(by).filter(|unit| !unit.is(Mark::ShotLost));
        match unit.and_then(|unit| table.may_screen(unit, at, Volley::Distance).ok()) {
            Some(odds) => {
                if self.roll_smoke(by, at, odds) {
                    self.lay_smoke(self.state.table.active_side(), at);
                }
            }
            None => self.lose_shot(by),
        }
        self.has_fired(by);
    }

    /// The roll of a smoke shot: does it lay smoke?
    pub(super) fn roll_smoke(&mut self, by: UnitId, at: Space, odds: Odds) -> bool {
        let Odds { number, drm, .. } = odds;
        let (roll, shooter) = (self.d10(), self.named(by));
        self.sink.tell_all(|| Event::SmokeShot { by: shooter, at, number, drm, roll });
        roll as i8 + drm <= number
    }

    pub(super) fn lose_shot(&mut self, by: UnitId) {
        let by = self.named(by);
        self.sink.tell_all(|| Event::ShotLost { by });
    }

    fn has_fired(&mut self, by: UnitId) {
        if let Some(unit) = self.state.table.units.get_mut(by) {
            unit.marks.set(Mark::Acted);
            unit.marks.set(Mark::Fired);
            unit.marks.clear_all(&[Mark::Flanking, Mark::SpecialShot, Mark::ShotLost]);
        }
        if let Doing::Firing { shots, .. } = &mut self.state.table.play.doing {
            *shots += 1;
            if *shots >= DATA.numbers.firers_per_fire {
                self.finish_firing();
            }
        }
        self.check_victory();
    }

    /// The Fire action is over. By the option whoever fired may do so again in the next (TC-5.3).
    pub(super) fn finish_firing(&mut self) {
        self.state.table.play.doing = Doing::Nothing;
        if self.state.table.setup.fire_twice == Switch::Off {
            return;
        }
        for unit in self.state.table.units.iter_mut().filter(|unit| unit.is(Mark::Fired)) {
            unit.marks.clear(Mark::Acted);
        }
    }

    /// Rolls a shot and says what it does; nothing is applied yet (TC-13.7).
    pub(super) fn shoot(&mut self, by: UnitId, aim: Aim, odds: Odds) -> Results {
        let Aim { with, at } = aim;
        let mut results = Results::new();
        let roll = self.d10();
        let hit = roll as i8 + odds.drm <= odds.number;
        let (result, kill) = match (hit, with.is_at()) {
            (false, _) => (Harm::Missed, None),
            (true, true) => self.pierce(by, aim, odds.range, roll),
            (true, false) => (Harm::Destroyed, None),
        };
        let (shooter, target) = (self.named(by), self.named(at));
        let Odds { number, drm, range } = odds;
        let modifiers = self.state.table.modifiers_of(by, aim, range);
        self.sink.tell_all(|| Event::Shot {
            by: shooter,
            with,
            at: target,
            number,
            drm,
            modifiers,
            roll,
            kill,
            result,
        });
        let _ = results.try_push((at, result));
        if with == Weapon::MachineGun {
            self.spray(by, at, range, &mut results);
        }
        if with == Weapon::Sa && range == Range::Melee {
            self.use_canister(by, roll);
        }
        results
    }

    /// A hit on armour: which, and does it kill (TC-9.3 to TC-9.5)?
    fn pierce(&mut self, by: UnitId, aim: Aim, range: Range, natural: u8) -> (Harm, Option<Kill>) {
        let table = &self.state.table;
        let (Some(unit), Some(target)) = (table.units.get(by), table.units.get(aim.at)) else {
            return (Harm::Missed, None);
        };
        let n = &DATA.numbers;
        let card = target.stats();
        // TC-18.11: a gun has no wheels to lose.
        if natural == n.natural_immobilise && !card.is_gun() {
            return (Harm::Immobilised, None);
        }
        let (melee, flank) = (range == Range::Melee, unit.is(Mark::Flanking));
        let struck = match natural {
            _ if natural == n.natural_flank && (flank || melee) => Struck::Rear,
            _ if natural == n.natural_flank || flank => Struck::Side,
            _ if melee && natural == n.natural_flank_melee => Struck::Side,
            _ => Struck::Front,
        };
        let armour = match struck {
            Struck::Front => card.armour.front,
            Struck::Side => card.armour.side,
            Struck::Rear if card.is_gun() => 0,
            Struck::Rear => (card.armour.side / 2).max(1),
        };
        let special = if unit.is(Mark::SpecialShot) { n.special_ammunition_pen } else { 0 };
        let penetration = table.penetration(unit, aim.with, range) + special;
        let number = DATA.kill_number(penetration, armour);
        let roll = self.d10();
        let result = if roll <= number { Harm::Destroyed } else { Harm::Bounced };
        (result, Some(Kill { penetration, struck, armour, number, roll }))
    }

    /// TC-10.3: every other soft card in the target's position.
    fn spray(&mut self, by: UnitId, at: UnitId, range: Range, results: &mut Results) {
        let table = &self.state.table;
        let (Some(unit), Some(target)) = (table.units.get(by), table.units.get(at)) else { return };
        let number = DATA.numbers.hmg_long_and_spray as i8;
        let (unit, side, place) = (*unit, self.side(target.owner), target.at);
        let others: ArrayVec<UnitId, 32> = table
            .units
            .at(side, place)
            .filter(|(id, other)| *id != at && other.is_targetable() && other.stats().is_soft())
            .map(|(id, _)| id)
            .take(32)
            .collect();
        for other in others {
            let Some(target) = self.state.table.units.get(other) else { continue };
            let drm = self.state.table.drm(&unit, Weapon::MachineGun, target, range);
            let roll = self.d10();
            let result = if roll as i8 + drm <= number { Harm::Destroyed } else { Harm::Missed };
            let modifiers = self.state.table.modifiers_of(by, Aim { with: Weapon::MachineGun, at: other }, range);
            let (shooter, target) = (self.named(by), self.named(other));
            self.sink.tell_all(|| Event::Shot {
                by: shooter,
                with: Weapon::MachineGun,
                at: target,
                number,
                drm,
                modifiers,
                roll,
                kill: None,
                result,
            });
            let _ = results.try_push((other, result));
        }
    }

    /// TC-19.8: canister is spent by a natural 1 to 5.
    fn use_canister(&mut self, by: UnitId, natural: u8) {
        let Some(unit) = self.state.table.units.get_mut(by).filter(|unit| unit.is(Mark::Canister)) else { return };
        if natural <= DATA.numbers.c7_sa_bonus {
            unit.marks.clear(Mark::Canister);
            let owner = unit.owner;
            self.discard(owner, Special::SpecialAmmunition.card().id);
            let what = self.named(by);
            self.sink.tell_all(|| Event::CanisterUsed { what });
        }
    }

    /// Equipment that is used up; the first AT shot of an SU-152 (TC-10.2, TC-19.9).
    pub(super) fn after_shot(&mut self, by: UnitId, with: Weapon) {
        let hill = self.state.table.setup.is_hill();
        let Some(unit) = self.state.table.units.get_mut(by) else { return };
        let used = match with {
            Weapon::LauncherAt | Weapon::LauncherHe => unit.gear.launcher().filter(|gear| *gear == Gear::Panzerfaust),
            Weapon::Flamethrower => Some(Gear::Flamethrower),
            _ => None,
        };
        if hill && with == Weapon::At && unit.card == CardId::SU_152 {
            unit.marks.set(Mark::ApUsed);
        }
        if let Some(gear) = used {
            self.spend_gear(by, gear);
        }
    }
}

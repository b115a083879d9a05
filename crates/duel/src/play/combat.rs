//! Phase D: fire, damage, wrecks (chapters 10 and 11).

use super::Umpire;
use crate::action::Action;
use crate::data::DATA;
use crate::events::{Effect, Event, Shot};
use crate::legal::attacker_bit;
use crate::pieces::*;
use crate::setup::DamageVp;
use crate::state::{Order, Step};
use crate::{German, Soviet};
use arrayvec::ArrayVec;
use table::{EventSink, Seat};

impl<J: EventSink<Event>> Umpire<'_, J> {
    /// Everything is unfired and unhit.
    pub(super) fn begin_combat(&mut self) {
        let table = &mut self.state.table;
        for tiger in &mut table.tigers {
            (tiger.fired, tiger.attackers) = (false, 0);
        }
        for t34 in &mut table.t34s {
            (t34.fired, t34.attackers, t34.damage) = (false, 0, 0);
        }
        table.paks.iter_mut().for_each(|pak| pak.fired = false);
    }

    /// DW, DA, DB1, DB2: a target or hold for the weapon that is asked (DG-10.6).
    pub(super) fn commit_fire(&mut self, action: Action) {
        let order = match action {
            Action::Fire { by, at } => Order { by, at: Some(at) },
            Action::Hold(by) => Order { by, at: None },
            _ => return,
        };
        match self.state.table.setup.side(self.state.table.seat) {
            German => self.state.german.orders.push(order),
            Soviet => self.state.soviet.orders.push(order),
        }
        if self.state.weapon_to_commit().is_none() {
            self.commit();
        }
    }

    /// All commitments are shown and resolved on the position before the step.
    pub(super) fn resolve_volley(&mut self) {
        let german = std::mem::take(&mut self.state.german.orders);
        let soviet = std::mem::take(&mut self.state.soviet.orders);
        if !german.is_empty() || !soviet.is_empty() {
            self.sink.reveal();
        }
        let (table, step) = (&self.state.table, self.state.table.step);
        let forced = (step == Step::MutualFire).then(|| table.forced_shots());
        let mut shots: ArrayVec<(Weapon, Weapon, Shot), 64> = ArrayVec::new();
        for Order { by, at } in german.into_iter().chain(soviet).chain(forced.into_iter().flatten()) {
            if let Some(at) = at
                && let Ok(shot) = table.shot_in(step, by, at)
            {
                shots.push((by, at, shot));
            }
        }
        shots.into_iter().for_each(|(by, at, shot)| self.fire(by, at, shot));
    }

    /// DT, DS: one shot after the other (DG-10.11).
    pub(super) fn turn_and_fire(&mut self, action: Action) {
        match action {
            Action::Fire { by, at } => {
                if let Ok(shot) = self.state.table.shot_in(self.state.table.step, by, at) {
                    self.fire(by, at, shot);
                }
            }
            _ => self.next_seat(),
        }
    }

    fn fire(&mut self, by: Weapon, at: Weapon, shot: Shot) {
        self.tell_shot(by, at, shot);
        let table = &mut self.state.table;
        match by {
            Weapon::Tiger(id) => {
                table.tigers[id.index()].fired = true;
                table.aim(Tank::Tiger(id), shot.dir); // DG-10.8
            }
            Weapon::T34(id) => {
                table.t34s[id.index()].fired = true;
                table.aim(Tank::T34(id), shot.dir);
            }
            Weapon::Pak(id) => table.paks[id.index()].fired = true,
        }
        match at {
            Weapon::Tiger(id) => self.hit_tiger(id, by, shot.effect),
            Weapon::T34(id) => self.hit_t34(id, by, shot.effect),
            Weapon::Pak(id) => self.hit_pak(id, shot.effect),
        }
    }

    fn tell_shot(&mut self, by: Weapon, at: Weapon, shot: Shot) {
        let hex = |weapon: Weapon| match weapon {
            Weapon::Tiger(id) => Some(self.state.table.tigers[id.index()].at),
            Weapon::Pak(id) => self.state.table.paks[id.index()].at,
            Weapon::T34(id) => match self.state.table.t34s[id.index()].fate {
                Fate::On(hex) | Fate::Burning(hex) => Some(hex),
                _ => None,
            },
        };
        if let (Some(from), Some(to)) = (hex(by), hex(at)) {
            self.sink.tell_all(|| Event::Fired { by, from, at, to, shot });
        }
    }

    /// DG-11.5 to DG-11.7.
    fn hit_tiger(&mut self, id: TigerId, by: Weapon, effect: Effect) {
        let tiger = &mut self.state.table.tigers[id.index()];
        let Weapon::T34(by) = by else { return };
        tiger.attackers |= 1 << by.index();
        let Some(on_track) = DATA.track_position(tiger.track) else { return };
        match effect {
            Effect::Critical => {
                tiger.track = on_track.after_critical;
                self.score(Soviet, DATA.scoring.tiger_critically_damaged);
                self.award_for_tiger(id, self.state.table.t34s[by.index()].owner);
            }
            Effect::Damaged => {
                tiger.track = on_track.after_damage;
                self.score(Soviet, DATA.scoring.tiger_damaged);
            }
            Effect::Destroyed | Effect::Nothing => {}
        }
    }

    /// DG-15.4: one order for each Tiger that a player has hit critically.
    fn award_for_tiger(&mut self, id: TigerId, seat: Seat) {
        let decorated = &mut self.state.table.tigers[id.index()].decorated;
        if !decorated.contains(seat) {
            decorated.insert(seat);
            self.award(seat);
        }
    }

    /// DG-11.1 to DG-11.3, DG-10.13.
    fn hit_t34(&mut self, id: T34Id, by: Weapon, effect: Effect) {
        let per_tank = self.state.table.setup.t34_damage_vp == DamageVp::PerTank;
        let t34 = &mut self.state.table.t34s[id.index()];
        t34.attackers |= attacker_bit(by);
        match (effect, t34.fate) {
            (Effect::Destroyed, Fate::On(hex)) => {
                t34.fate = Fate::Burning(hex);
                self.score_destroyed(id);
            }
            (Effect::Damaged, Fate::On(_)) if t34.damage == 0 || !per_tank => {
                t34.damage += 1;
                self.score(German, DATA.scoring.t34_damaged);
            }
            _ => {}
        }
        // Two Tigers that destroy the same T-34 in one step both get the badge.
        if let (Effect::Destroyed, Weapon::Tiger(tiger)) = (effect, by) {
            self.award(self.state.table.tigers[tiger.index()].owner);
        }
    }

    /// DG-11.4.
    fn hit_pak(&mut self, id: PakId, effect: Effect) {
        let pak = &mut self.state.table.paks[id.index()];
        if effect == Effect::Destroyed && !std::mem::replace(&mut pak.destroyed, true) {
            self.score(Soviet, DATA.scoring.pak_destroyed_by_fire);
        }
    }

    /// DX (DG-10.10).
    pub(super) fn clear_wrecks(&mut self) {
        for i in 0..self.state.table.t34s.len() {
            let t34 = &mut self.state.table.t34s[i];
            if let Fate::Burning(hex) = t34.fate {
                t34.fate = Fate::Destroyed;
                t34.drops = Drops::None;
                self.state.table.index.tank[hex.index()] = None;
            }
        }
        for i in 0..self.state.table.paks.len() {
            if self.state.table.paks[i].destroyed {
                self.remove_pak(PakId::of(i));
            }
        }
    }
}

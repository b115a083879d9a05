//! Phase D: who may fire at whom in which step (chapter 10).

use super::May;
use crate::action::{Action, Shot};
use crate::pieces::*;
use crate::state::{Order, State, Step, Table};
use crate::why::Why;
use crate::{German, Soviet};
use table::{Seat, Side};

impl Table {
    /// The weapons of a side in number order: Tigers, then PAK; or T-34s.
    pub fn weapons(&self, side: Side) -> impl Iterator<Item = Weapon> + use<> {
        let (tigers, paks, t34s) = match side {
            German => (self.tigers.len(), self.paks.len(), 0),
            Soviet => (0, 0, self.t34s.len()),
        };
        let tigers = (0..tigers).map(|i| Weapon::Tiger(TigerId::of(i)));
        let paks = (0..paks).map(|i| Weapon::Pak(PakId::of(i)));
        tigers.chain(paks).chain((0..t34s).map(|i| Weapon::T34(T34Id::of(i))))
    }

    /// Could it fire at all in this phase?
    #[inline]
    fn can_still_fire(&self, weapon: Weapon) -> bool {
        match weapon {
            Weapon::Tiger(id) => !self.tigers[id.index()].fired,
            Weapon::T34(id) => !self.t34s[id.index()].fired && self.t34s[id.index()].at().is_some(),
            Weapon::Pak(id) => {
                let pak = &self.paks[id.index()];
                pak.face != Face::Down && pak.at.is_some() && !pak.fired && !pak.destroyed && pak.wheel == Wheel::None
            }
        }
    }

    fn fired_on(&self, tank: Weapon, by: Weapon) -> bool {
        match (tank, by) {
            (Weapon::Tiger(id), Weapon::T34(by)) => self.tigers[id.index()].attackers & (1 << by.index()) != 0,
            (Weapon::T34(id), by) => self.t34s[id.index()].attackers & attacker_bit(by) != 0,
            _ => false,
        }
    }

    /// May a weapon fire at another in this step, and with what result (the table before DG-10.5)?
    pub fn shot_in(&self, step: Step, by: Weapon, at: Weapon) -> Result<Shot, Why> {
        match step {
            Step::WoodFire => {
                let hex = self.weapon_hex(by)?;
                if self.ground.terrain(hex) == Terrain::Wood { self.shot(by, at, 3) } else { Err(Why::NotInWood) }
            }
            Step::MutualFire => {
                let shot = self.shot(by, at, 0)?;
                self.shot(at, by, 0).map_err(|_| Why::NotMutual)?;
                Ok(shot)
            }
            Step::AimedFire => self.shot(by, at, 0),
            Step::ReturnFire => {
                let shot = self.shot(by, at, 3);
                match by {
                    Weapon::Pak(_) => Err(Why::OnlyTanksReturnFire),
                    _ if shot.is_ok() && !self.fired_on(by, at) => Err(Why::NotFiredOn),
                    _ => shot,
                }
            }
            Step::GermanFire(steps) | Step::SovietFire(steps) => self.shot(by, at, steps),
            _ => Err(Why::NotNow),
        }
    }

    /// The targets of a weapon in this step.
    pub(crate) fn targets(&self, step: Step, by: Weapon) -> impl Iterator<Item = Weapon> + '_ {
        let enemies = if let Weapon::T34(_) = by { German } else { Soviet };
        let armed = self.can_still_fire(by);
        self.weapons(enemies).filter(move |at| armed && self.shot_in(step, by, *at).is_ok())
    }

    /// The weapons of a seat that have a target in this step.
    pub(crate) fn shooters(&self, step: Step, seat: Seat) -> impl Iterator<Item = Weapon> + '_ {
        let weapons = self.weapons(self.setup.side(seat));
        weapons.filter(move |by| self.weapon_owner(*by) == Some(seat) && self.targets(step, *by).next().is_some())
    }
}

/// The bit of a German weapon among the attackers of a T-34.
pub(crate) fn attacker_bit(weapon: Weapon) -> u32 {
    match weapon {
        Weapon::Tiger(id) => 1 << id.index(),
        Weapon::Pak(id) => 1 << (8 + id.index()),
        Weapon::T34(_) => 0,
    }
}

impl State {
    /// What a side has committed in the present step.
    pub(crate) fn orders(&self, side: Side) -> &[Order] {
        match side {
            German => &self.german.orders,
            Soviet => &self.soviet.orders,
        }
    }

    /// The next weapon of the deciding seat that must choose a target or hold (DG-10.6).
    pub(crate) fn weapon_to_commit(&self) -> Option<Weapon> {
        let seat = self.table.seat;
        let orders = self.orders(self.table.setup.side(seat));
        self.table.shooters(self.table.step, seat).find(|by| orders.iter().all(|order| order.by != *by))
    }

    pub(super) fn may_commit_fire(&self, action: Action) -> May {
        let asked = self.weapon_to_commit().ok_or(Why::NotNow)?;
        match action {
            Action::Fire { by, .. } | Action::Hold(by) if self.table.weapon_owner(by).is_none() => {
                Err(Why::NoSuchPiece)
            }
            Action::Fire { by, .. } | Action::Hold(by) if by != asked => Err(Why::AnotherWeaponFirst),
            Action::Fire { by, at } => self.table.shot_in(self.table.step, by, at).map(|_| ()),
            Action::Hold(_) => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_commit_fire(&self, into: &mut Vec<Action>) {
        let Some(by) = self.weapon_to_commit() else { return };
        into.extend(self.table.targets(self.table.step, by).map(|at| Action::Fire { by, at }));
        into.push(Action::Hold(by));
    }

    pub(super) fn may_turn_and_fire(&self, action: Action) -> May {
        match action {
            Action::Fire { by, at } => {
                let owner = self.table.weapon_owner(by).ok_or(Why::NoSuchPiece)?;
                if owner != self.table.seat {
                    return Err(Why::NotYours);
                }
                self.table.shot_in(self.table.step, by, at).map(|_| ())
            }
            Action::End => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    pub(crate) fn can_turn_and_fire(&self) -> bool {
        self.table.shooters(self.table.step, self.table.seat).next().is_some()
    }

    pub(super) fn list_turn_and_fire(&self, into: &mut Vec<Action>) {
        for by in self.table.weapons(self.table.setup.side(self.table.seat)) {
            if self.table.weapon_owner(by) == Some(self.table.seat) {
                into.extend(self.table.targets(self.table.step, by).map(|at| Action::Fire { by, at }));
            }
        }
        into.push(Action::End);
    }
}

//! Phase D: who may fire at whom in which step (chapter 10).

use super::May;
use crate::action::Action;
use crate::data::DATA;
use crate::events::{Effect, Shot};
use crate::map::{Dir, Hex};
use crate::pieces::*;
use crate::state::{Order, State, Step, Table};
use crate::why::Why;
use crate::{German, Soviet};
use arrayvec::ArrayVec;
use table::{Seat, Side};

/// The farthest that any weapon reaches: firepower 5, from a hill.
const LONGEST_REACH: u8 = 6;
/// Six lines, each at most six hexes long, a tank and a gun in each.
const MOST_TARGETS: usize = 72;

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
                if DATA.on(self.ground.terrain(hex)).fires_first { self.shot(by, at, 3) } else { Err(Why::NotInWood) }
            }
            Step::MutualFire => self.shot_in_pair(by, at),
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

    /// Case A: barrels on each other, even if one of the two shots can do nothing (DG-10.4, R51).
    fn shot_in_pair(&self, by: Weapon, at: Weapon) -> Result<Shot, Why> {
        let shot = self.line_up(by, at, 0)?;
        let back = self.line_up(at, by, 0).map_err(|_| Why::NotMutual)?;
        if shot.effect == Effect::Nothing && back.effect == Effect::Nothing { Err(Why::TooWeak) } else { Ok(shot) }
    }

    /// Does a weapon with targets choose to hold or fire here? In case A it fires (DG-10.7).
    pub(crate) const fn may_hold(step: Step) -> bool {
        !matches!(step, Step::MutualFire)
    }

    /// The targets of a weapon in this step, line by line on which it may fire, the nearest first.
    pub(crate) fn targets(&self, step: Step, by: Weapon) -> ArrayVec<Weapon, MOST_TARGETS> {
        let mut targets = ArrayVec::<(Dir, u8, Weapon), MOST_TARGETS>::new();
        let Some((from, gun, reach)) = self.firing_post(step, by) else { return ArrayVec::new() };
        let turning = turning(step, by);
        let enemy = if matches!(by, Weapon::T34(_)) { German } else { Soviet };
        for at in self.weapons(enemy) {
            let line = self.weapon_hex(at).ok().and_then(|to| from.line_to(to));
            if let Some((dir, distance)) = line
                && distance <= reach
                && gun.steps_to(dir) <= turning
                && self.shot_in(step, by, at).is_ok()
            {
                targets.push((dir, distance, at));
            }
        }
        targets.sort_unstable_by_key(|(dir, distance, at)| (*dir as u8, *distance, matches!(at, Weapon::Pak(_))));
        targets.into_iter().map(|(.., at)| at).collect()
    }

    /// Where a weapon that could fire in this step stands, where its gun points, and how far it reaches.
    #[inline]
    fn firing_post(&self, step: Step, by: Weapon) -> Option<(Hex, Dir, u8)> {
        if !self.can_still_fire(by) {
            return None;
        }
        let (from, gun, attackers) = match by {
            Weapon::Tiger(id) => {
                let tiger = &self.tigers[id.index()];
                (tiger.at, tiger.gun(), tiger.attackers)
            }
            Weapon::T34(id) => {
                let t34 = &self.t34s[id.index()];
                (t34.at()?, t34.gun(), t34.attackers)
            }
            Weapon::Pak(id) => (self.paks[id.index()].at?, self.paks[id.index()].facing, 0),
        };
        match step {
            Step::WoodFire if !DATA.on(self.ground.terrain(from)).fires_first => None,
            Step::ReturnFire if attackers == 0 => None,
            Step::MutualFire => Some((from, gun, LONGEST_REACH)),
            _ => Some((from, gun, self.reach(by, from))),
        }
    }

    /// The weapons of a seat that have something to choose in this step: a target, or to hold.
    pub(crate) fn shooters(&self, step: Step, seat: Seat) -> impl Iterator<Item = Weapon> + '_ {
        let weapons = self.weapons(self.setup.side(seat));
        let without_choice = if Table::may_hold(step) { 0 } else { 1 };
        weapons.filter(move |by| self.weapon_owner(*by) == Some(seat) && self.targets(step, *by).len() > without_choice)
    }

    /// Case A: the shots of weapons that have no choice (DG-10.7).
    pub(crate) fn forced_shots(&self) -> impl Iterator<Item = Order> + '_ {
        let weapons = self.weapons(German).chain(self.weapons(Soviet));
        weapons.filter_map(|by| match self.targets(Step::MutualFire, by)[..] {
            [at] => Some(Order { by, at: Some(at) }),
            _ => None,
        })
    }
}

/// How far a turret may turn in a step; PAK never turn.
fn turning(step: Step, by: Weapon) -> u8 {
    match (step, by) {
        (_, Weapon::Pak(_)) | (Step::MutualFire | Step::AimedFire, _) => 0,
        (Step::GermanFire(steps) | Step::SovietFire(steps), _) => steps,
        _ => 3,
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
            Action::Hold(_) if Table::may_hold(self.table.step) => Ok(()),
            Action::Hold(_) => Err(Why::PairsFire),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_commit_fire(&self, into: &mut Vec<Action>) {
        let Some(by) = self.weapon_to_commit() else { return };
        into.extend(self.table.targets(self.table.step, by).into_iter().map(|at| Action::Fire { by, at }));
        if Table::may_hold(self.table.step) {
            into.push(Action::Hold(by));
        }
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
                into.extend(self.table.targets(self.table.step, by).into_iter().map(|at| Action::Fire { by, at }));
            }
        }
        into.push(Action::End);
    }
}

//! Fire: who may fire at whom with what, and what a hit takes (chapters 8 to 10).

use super::{May, demand};
use crate::action::Action;
use crate::data::{DATA, Scenario};
use crate::map::{Space, Spaces, distance};
use crate::pieces::{Range, Works};
use crate::state::*;
use crate::units::*;
use crate::why::Why;
use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use table::Side;
use table::kit::{schema, worded};

/// What a shot needs: it hits if the roll and the modifiers come to the number or less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The range.
    pub range: Range,
    /// The number.
    pub number: i8,
    /// All modifiers together.
    pub drm: i8,
}

worded! {
    /// What makes a shot harder or easier (TC-8.9).
    pub enum Modifier {
        /// The terrain of the target.
        Terrain = "terrain",
        /// The works of the target.
        Works = "works",
        /// Smoke.
        Smoke = "smoke",
        /// A Tank Ace or Heroic Squad Leader.
        Leader = "leader",
        /// Tanks without infantry beside them.
        Unsupported = "unsupported",
        /// High explosive at long range.
        LongHe = "long_he",
        /// A launcher at soft cards.
        Launcher = "launcher",
    }
}

impl Modifier {
    /// The rule that gives it.
    pub const fn rule(self) -> &'static str {
        match self {
            Modifier::Terrain => "TC-11.2",
            Modifier::Works => "TC-11.5",
            Modifier::Smoke | Modifier::LongHe | Modifier::Launcher => "TC-8.9",
            Modifier::Leader => "TC-15.16",
            Modifier::Unsupported => "TC-13.8",
        }
    }
}

/// The modifiers of a shot, in the order of [`Modifier`]. Written as those that count, by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Modifiers(pub [i8; Modifier::ALL.len()]);

impl Serialize for Modifiers {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(Modifier::ALL.into_iter().zip(self.0).filter(|(_, drm)| *drm != 0))
    }
}

impl<'de> Deserialize<'de> for Modifiers {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Modifiers, D::Error> {
        let mut modifiers = Modifiers::default();
        for (modifier, drm) in BTreeMap::<Modifier, i8>::deserialize(from)? {
            modifiers.0[modifier.index()] = drm;
        }
        Ok(modifiers)
    }
}

schema! {
    /// The modifiers that count, by name.
    Modifiers as BTreeMap<Modifier, i8>
}

/// Melee fire or fire at a distance?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Volley {
    Melee,
    Distance,
}

impl Weapon {
    /// How far it goes (TC-8.3).
    const fn longest(self) -> Range {
        match self {
            Weapon::At | Weapon::He | Weapon::Rifle | Weapon::MachineGun | Weapon::Smoke => Range::Long,
            Weapon::Sa => Range::Short,
            _ => Range::Melee,
        }
    }
}

impl Table {
    /// The number that this unit hits on with this weapon, before modifiers; 0 if it has none.
    fn number(&self, unit: &Unit, with: Weapon, range: Range) -> u8 {
        let (card, r) = (unit.stats(), range.index());
        if unit.malfunction.is_some() && with.can_fail() {
            return 0;
        }
        let gear = |gear: Gear| unit.gear.has(gear).then(|| gear.card(self.nation(self.side(unit.owner))).stats());
        let launcher = || unit.gear.launcher().map(|gear| gear.card(crate::pieces::Nation::German).stats());
        match with {
            Weapon::At => card.at.hit[r],
            Weapon::He | Weapon::Smoke => card.he,
            Weapon::Sa => {
                let canister = unit.is(Mark::Canister) && range == Range::Melee;
                card.sa + if canister { DATA.numbers.c7_sa_bonus } else { 0 }
            }
            Weapon::Ft => card.ft,
            Weapon::TankMelee => card.tank_melee,
            Weapon::LauncherAt | Weapon::LauncherHe => launcher().map_or(0, |gear| gear.at.hit[1]),
            Weapon::Rifle => gear(Gear::Rifle).map_or(0, |gear| gear.at.hit[r]),
            Weapon::Flamethrower => gear(Gear::Flamethrower).map_or(0, |gear| gear.ft),
            Weapon::MachineGun if !unit.gear.has(Gear::MachineGun) => 0,
            Weapon::MachineGun if range == Range::Long => DATA.numbers.hmg_long_and_spray,
            Weapon::MachineGun => card.sa + DATA.numbers.hmg_sa_bonus,
        }
    }

    /// Has the unit this weapon, whatever the range?
    fn has_weapon(&self, unit: &Unit, with: Weapon) -> bool {
        let only_at = self.setup.scenario == Scenario::TanksInAction;
        if only_at && with != Weapon::At {
            return false;
        }
        if with == Weapon::Smoke && !unit.stats().is_heavy() {
            return false;
        }
        self.number(unit, with, Range::Short) > 0
    }

    /// Is the card a target for the weapon (TC-8.3)?
    #[inline]
    fn is_target(&self, with: Weapon, target: &Unit) -> bool {
        let card = target.stats();
        match with {
            Weapon::At if card.is_gun() => self.setup.scenario == Scenario::TanksInAction,
            Weapon::At | Weapon::Rifle | Weapon::LauncherAt | Weapon::TankMelee => card.is_armoured(),
            Weapon::He | Weapon::Sa | Weapon::LauncherHe | Weapon::MachineGun => card.is_soft(),
            Weapon::Ft | Weapon::Flamethrower => true,
            Weapon::Smoke => false,
        }
    }

    /// May this unit shoot that one with this, and what does it need?
    pub(crate) fn may_shoot(&self, by: &Unit, with: Weapon, at: &Unit, volley: Volley) -> Result<Odds, Why> {
        let range = Range::of(distance(by.at, at.at)).ok_or(Why::OutOfRange)?;
        demand((range == Range::Melee) == (volley == Volley::Melee), Why::OutOfRange)?;
        demand(by.on_foot(), Why::IsLoaded)?;
        demand(self.side(by.owner) != self.side(at.owner), Why::WrongTarget)?;
        self.may_wield(by, with, range)?;
        self.may_be_hit(with, at)?;
        demand(volley == Volley::Melee || self.reach(by.at) & at.at.bit() != 0, Why::NoSight)?;
        Ok(self.odds(by, with, at, range))
    }

    /// Can the unit use this weapon at this range (TC-8.3)?
    fn may_wield(&self, by: &Unit, with: Weapon, range: Range) -> May {
        demand(range <= with.longest() && with != Weapon::Smoke, Why::OutOfRange)?;
        demand(!(with.can_fail() && by.malfunction.is_some()), Why::WeaponOut)?;
        demand(self.has_weapon(by, with) && self.number(by, with, range) > 0, Why::NoSuchWeapon)?;
        let starts = by.is(Mark::Entered) && by.entry_from.is_some();
        demand(!(starts && range == Range::Melee && with == Weapon::MachineGun), Why::JustEntered)
    }

    /// Can the unit be fired at with this weapon?
    fn may_be_hit(&self, with: Weapon, at: &Unit) -> May {
        demand(self.is_target(with, at), Why::WrongTarget)?;
        demand(at.is_targetable(), Why::NotTargetable)
    }

    /// The weapons that the unit can use at this range.
    fn weapons(&self, unit: &Unit, range: Range) -> Weapons {
        let weapons = if range == Range::Melee { &IN_MELEE[..] } else { &AT_A_DISTANCE };
        weapons.iter().copied().filter(|with| self.may_wield(unit, *with, range).is_ok()).collect()
    }

    /// The number and the modifiers of a shot (TC-8.9).
    pub(crate) fn odds(&self, by: &Unit, with: Weapon, at: &Unit, range: Range) -> Odds {
        let number = self.number(by, with, range) as i8;
        Odds { range, number, drm: self.drm(by, with, at, range) }
    }

    /// The modifiers of a shot together (TC-8.9).
    pub(crate) fn drm(&self, by: &Unit, with: Weapon, at: &Unit, range: Range) -> i8 {
        self.modifiers(by, with, at, range).iter().sum()
    }

    /// Each modifier of a shot between two cards of the board.
    pub(crate) fn modifiers_of(&self, by: UnitId, aim: Aim, range: Range) -> Modifiers {
        let cards = self.units.get(by).zip(self.units.get(aim.at));
        cards.map_or_else(Modifiers::default, |(by, at)| Modifiers(self.modifiers(by, aim.with, at, range)))
    }

    /// Each modifier of a shot, in the order of [`Modifier`].
    pub fn modifiers(&self, by: &Unit, with: Weapon, at: &Unit, range: Range) -> [i8; 7] {
        let n = &DATA.numbers;
        let row = self.row(self.cover(at.at));
        let dug = self.shelter(at).map(|works: Works| DATA.works(self.setup.terrain_table, works));
        let (terrain, works) = match with {
            Weapon::At | Weapon::Rifle | Weapon::LauncherAt => (row.at, 0),
            Weapon::He | Weapon::LauncherHe => (row.he, dug.map_or(0, |row| row.he)),
            Weapon::Sa | Weapon::MachineGun => (row.sa, dug.map_or(0, |row| row.sa)),
            Weapon::TankMelee | Weapon::Ft | Weapon::Flamethrower | Weapon::Smoke => (0, 0),
        };
        let when = |holds: bool, drm: i8| if holds { drm } else { 0 };
        [
            when(range != Range::Melee, terrain),
            works,
            self.smoke_drm(by.at, at.at, range),
            leader_drm(by),
            if with == Weapon::TankMelee { self.unsupported(by, at) } else { 0 },
            when(with == Weapon::He && range == Range::Long, n.he_long_drm),
            when(with == Weapon::LauncherHe, n.launcher_he_drm),
        ]
    }

    fn smoke_drm(&self, from: Space, to: Space, range: Range) -> i8 {
        let smoke = |at: Space| i8::from(self.cell(at).smoke > 0);
        match range {
            Range::Melee => smoke(from) * DATA.numbers.smoke_melee_drm,
            _ => (smoke(from) + smoke(to)) * DATA.numbers.smoke_fire_drm,
        }
    }

    /// TC-13.8: tanks without infantry beside them.
    fn unsupported(&self, by: &Unit, at: &Unit) -> i8 {
        let n = &DATA.numbers;
        match by.stats().points {
            _ if self.has_support(self.side(at.owner), at.at) => 0,
            ..10 => n.unsupported_drm_8_points,
            10..12 => n.unsupported_drm_10_points,
            12..14 => n.unsupported_drm_12_points,
            _ => n.unsupported_drm_14_points,
        }
    }

    /// The penetration of an AT shot at this range (TC-9.4, TC-19.9).
    pub(crate) fn penetration(&self, by: &Unit, with: Weapon, range: Range) -> u8 {
        let r = range.index();
        let nation = self.nation(self.side(by.owner));
        match with {
            Weapon::LauncherAt => by.gear.launcher().map_or(0, |gear| gear.card(nation).stats().at.penetration[1]),
            Weapon::Rifle => Gear::Rifle.card(nation).stats().at.penetration[r],
            _ if by.is(Mark::ApUsed) && range == Range::Long => DATA.numbers.su152_later_pen_long,
            _ if by.is(Mark::ApUsed) => DATA.numbers.su152_later_pen_short,
            _ => by.stats().at.penetration[r],
        }
    }

    /// May this unit fire smoke at this position (TC-12.5), and what does it need? In a melee it is its own.
    pub(crate) fn may_screen(&self, by: &Unit, at: Space, volley: Volley) -> Result<Odds, Why> {
        demand(self.board().contains(at) && !at.is_reserve(), Why::OffTheBoard)?;
        demand(by.on_foot() && !by.at.is_reserve(), Why::IsLoaded)?;
        demand(by.malfunction.is_none(), Why::WeaponOut)?;
        demand(self.has_weapon(by, Weapon::Smoke), Why::NoSuchWeapon)?;
        let range = Range::of(distance(by.at, at)).ok_or(Why::OutOfRange)?;
        demand((range == Range::Melee) == (volley == Volley::Melee), Why::OutOfRange)?;
        demand(volley == Volley::Melee || self.reach(by.at) & at.bit() != 0, Why::NoSight)?;
        demand(self.cell(at).smoke == 0, Why::SmokeThere)?;
        let far = if range == Range::Long { DATA.numbers.he_long_drm } else { 0 };
        let own = if self.cell(by.at).smoke > 0 { DATA.numbers.smoke_fire_drm } else { 0 };
        Ok(Odds { range, number: self.number(by, Weapon::Smoke, range) as i8, drm: far + own })
    }

    /// May this unit fire in a Fire action at all (TC-5.3, TC-8.1)?
    fn may_fire(&self, unit: &Unit) -> May {
        demand(!unit.is(Mark::Acted), Why::Acted)?;
        demand(unit.on_foot(), Why::IsLoaded)
    }

    /// Every shot that the unit has at a distance, until somebody has seen enough.
    fn shots(&self, unit: &Unit, mut see: impl FnMut(Action) -> bool) -> bool {
        let (enemy, beside) = (self.side(unit.owner).other(), self.board().beside(unit.at));
        let targets = self.reach(unit.at) & self.units.held(enemy);
        let weapons =
            |within: u64, range: Range| if targets & within == 0 { Weapons::new() } else { self.weapons(unit, range) };
        let (near, far) = (weapons(beside, Range::Short), weapons(!beside, Range::Long));
        for at in Spaces(targets) {
            let weapons = if beside & at.bit() != 0 { &near } else { &far };
            for (id, target) in self.units.at(enemy, at) {
                for with in weapons {
                    if self.may_be_hit(*with, target).is_ok() && see(Action::Fire(*with, id)) {
                        return true;
                    }
                }
            }
        }
        Spaces(self.screens(unit)).any(|at| see(Action::Screen(at)))
    }

    /// Has the unit anything to fire at? Smoke is asked first: there is room for it almost everywhere.
    fn has_shot(&self, unit: &Unit) -> bool {
        self.screens(unit) != 0 || self.shots(unit, |_| true)
    }

    /// Where the unit can fire smoke (TC-12.5).
    fn screens(&self, unit: &Unit) -> u64 {
        let able = unit.malfunction.is_none() && self.has_weapon(unit, Weapon::Smoke);
        if able { self.reach(unit.at) & !self.lay.smoke } else { 0 }
    }

    // --- Melee fire

    /// TC-13.6: must a card with these weapons fire at that one rather than at others?
    fn owes_fire(&self, by: &Unit, weapons: &[Weapon], at: &Unit) -> bool {
        let card = by.stats();
        let gun = || card.is_tank() && by.malfunction.is_none() && (card.at.exists() || card.ft > 0);
        let match_for = if self.is_infantry(by) { self.is_infantry(at) } else { at.stats().is_tank() && gun() };
        match_for && weapons.iter().any(|with| self.may_be_hit(*with, at).is_ok())
    }

    /// May it fire so in a melee?
    pub(crate) fn may_fire_in_melee(&self, by: &Unit, with: Weapon, at: &Unit) -> Result<Odds, Why> {
        let odds = self.may_shoot(by, with, at, Volley::Melee)?;
        let weapons = self.weapons(by, Range::Melee);
        let mut enemies = self.units.at(self.side(by.owner).other(), by.at);
        let owed = enemies.any(|(_, other)| self.owes_fire(by, &weapons, other));
        demand(!owed || self.owes_fire(by, &weapons, at), Why::TargetFirst)?;
        Ok(odds)
    }

    /// Every shot that the unit has in its melee.
    pub(crate) fn melee_shots(&self, unit: &Unit, mut see: impl FnMut(Action) -> bool) -> bool {
        if !unit.on_foot() {
            return false;
        }
        if self.may_screen(unit, unit.at, Volley::Melee).is_ok() && see(Action::Screen(unit.at)) {
            return true;
        }
        let (weapons, enemies) =
            (self.weapons(unit, Range::Melee), self.units.at(self.side(unit.owner).other(), unit.at));
        let owed = enemies.clone().any(|(_, other)| self.owes_fire(unit, &weapons, other));
        for (id, target) in enemies {
            if owed && !self.owes_fire(unit, &weapons, target) {
                continue;
            }
            for with in &weapons {
                if self.may_be_hit(*with, target).is_ok() && see(Action::Fire(*with, id)) {
                    return true;
                }
            }
        }
        false
    }

    /// The next card that declares its melee fire: the active side's first, in order of arrival.
    pub fn next_to_declare(&self) -> Option<UnitId> {
        let melee = self.melee?;
        let active = self.active_side();
        let sides = [active, active.other()].into_iter().filter(|side| melee.firing.includes(*side));
        sides.flat_map(|side: Side| self.units.at(side, melee.at)).find_map(|(id, unit)| {
            let silent = unit.is(Mark::Declared) || !self.melee_shots(unit, |_| true);
            (!silent).then_some(id)
        })
    }
}

type Weapons = ArrayVec<Weapon, 10>;

const AT_A_DISTANCE: [Weapon; 5] = [Weapon::At, Weapon::He, Weapon::Sa, Weapon::Rifle, Weapon::MachineGun];

const IN_MELEE: [Weapon; 10] = [
    Weapon::At,
    Weapon::He,
    Weapon::Sa,
    Weapon::Ft,
    Weapon::TankMelee,
    Weapon::LauncherAt,
    Weapon::LauncherHe,
    Weapon::Rifle,
    Weapon::Flamethrower,
    Weapon::MachineGun,
];

/// TC-15.16: a Tank Ace or Heroic Squad Leader on the firing card.
fn leader_drm(by: &Unit) -> i8 {
    let led = by.is(Mark::Ace) || by.is(Mark::Leader);
    if led { DATA.numbers.leader_drm } else { 0 }
}

impl State {
    /// F-1, F-2: may this unit be the next to fire?
    pub(super) fn may_aim(&self, unit: &Unit) -> May {
        demand(unit.owner == self.table.seat, Why::NotYours)?;
        match self.table.play.doing {
            Doing::Nothing => demand(self.table.play.supply > 0, Why::NoSupply)?,
            Doing::Firing { from, .. } => demand(unit.at == from, Why::OneFiringPosition)?,
            _ => return Err(Why::FinishFirst),
        }
        self.table.may_fire(unit)?;
        demand(!unit.at.is_reserve() && self.table.has_shot(unit), Why::NoShot)
    }

    pub(super) fn list_aims(&self, units: &[(UnitId, &Unit)], into: &mut Vec<Action>) {
        let ready = match self.table.play.doing {
            Doing::Nothing => self.table.play.supply > 0,
            Doing::Firing { .. } => true,
            _ => false,
        };
        if ready {
            let ready = units.iter().filter(|(_, unit)| self.may_aim(unit).is_ok());
            into.extend(ready.map(|(id, _)| Action::Aim(*id)));
        }
    }

    /// F-2: may the unit that aims do this?
    pub(super) fn may_fire(&self, id: UnitId, action: Action) -> May {
        let unit = self.table.units.get(id).ok_or(Why::NoSuchUnit)?;
        match action {
            Action::Fire(with, at) => {
                let target = self.table.units.get(at).ok_or(Why::NoSuchUnit)?;
                self.table.may_shoot(unit, with, target, Volley::Distance).map(|_| ())
            }
            Action::Screen(at) => self.table.may_screen(unit, at, Volley::Distance).map(|_| ()),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_fire(&self, id: UnitId, into: &mut Vec<Action>) {
        let Some(unit) = self.table.units.get(id) else { return };
        self.table.shots(unit, |action| {
            into.push(action);
            false
        });
    }
}

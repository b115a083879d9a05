//! The unit cards on the board: their states, and who stands where.

mod stacks;

pub(crate) use stacks::STACK;
pub use stacks::{Stack, Units};

use crate::map::Space;
use crate::pieces::{Card, CardId, Nation};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seat;
use table::kit::{numbered, schema, worded};

/// The most unit cards that can be on the board: four decks.
pub const MOST_UNITS: usize = 240;

numbered! {
    /// A unit card on the board by its place in the list. It keeps it while it is on the board.
    pub struct UnitId(up to MOST_UNITS);
}

worded! {
    /// What holds for a unit card for a while, or until it is gone (TC-3.5).
    pub enum Mark {
        /// Has acted in this play.
        Acted = "acted",
        /// Came into its position in this play.
        Entered = "entered",
        /// Has fired in this play, and may not move (TC-5.3).
        Fired = "fired",
        /// Cannot move (TC-6.12).
        Immobilised = "immobilised",
        /// Has a Tank Ace.
        Ace = "ace",
        /// Has a Heroic Squad Leader.
        Leader = "leader",
        /// Has a Forward Observer.
        Observer = "observer",
        /// Has C7 canister (TC-19.8).
        Canister = "canister",
        /// An SU-152 that has fired its first AT shot (TC-19.9).
        ApUsed = "ap_used",
        /// One of the movers of this Move action.
        Mover = "mover",
        /// Its move is over.
        Stopped = "stopped",
        /// Was loaded in this Move action (TC-7.5).
        Boarded = "boarded",
        /// Was unloaded in this Move action (TC-7.5).
        Alighted = "alighted",
        /// Has declared its melee fire, or has held it, in this melee.
        Declared = "declared",
        /// A Flank Shot was played on its shot.
        Flanking = "flanking",
        /// Special Ammunition was played on its shot.
        SpecialShot = "special_shot",
        /// Its shot is lost (TC-15.9).
        ShotLost = "shot_lost",
        /// A step that it was to make was stopped by an interrupt.
        Held = "held",
        /// Has still to retreat or withdraw.
        Leaving = "leaving",
    }
}

/// A set of marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks(u32);

impl Marks {
    /// Is it set?
    #[inline]
    pub const fn has(self, mark: Mark) -> bool {
        self.0 & (1 << mark as u32) != 0
    }

    /// Sets it.
    #[inline]
    pub fn set(&mut self, mark: Mark) {
        self.0 |= 1 << mark as u32;
    }

    /// Clears it.
    #[inline]
    pub fn clear(&mut self, mark: Mark) {
        self.0 &= !(1 << mark as u32);
    }

    /// Clears several.
    #[inline]
    pub fn clear_all(&mut self, marks: &[Mark]) {
        marks.iter().for_each(|mark| self.clear(*mark));
    }

    /// The marks that are set.
    pub fn iter(self) -> impl Iterator<Item = Mark> {
        Mark::ALL.into_iter().filter(move |mark| self.has(*mark))
    }
}

worded! {
    /// A piece of equipment; a card has at most one launcher and one of each other (TC-7.10).
    pub enum Gear {
        /// Panzerfaust.
        Panzerfaust = "panzerfaust",
        /// Panzerschreck.
        Panzerschreck = "panzerschreck",
        /// Anti-tank rifle.
        Rifle = "at_rifle",
        /// The flamethrower of either nation.
        Flamethrower = "flamethrower",
        /// Heavy machine gun.
        MachineGun = "machine_gun",
    }
}

impl Gear {
    /// The piece that a card is.
    pub fn of(card: CardId) -> Option<Gear> {
        match card {
            CardId::PANZERFAUST => Some(Gear::Panzerfaust),
            CardId::PANZERSCHRECK => Some(Gear::Panzerschreck),
            CardId::PTRS_41 => Some(Gear::Rifle),
            CardId::FLAMMENWERFER_41 | CardId::SOVIET_FLAMETHROWER => Some(Gear::Flamethrower),
            CardId::HEAVY_MACHINE_GUN => Some(Gear::MachineGun),
            _ => None,
        }
    }

    /// The card that it is in the hands of this nation.
    pub const fn card(self, nation: Nation) -> CardId {
        match (self, nation) {
            (Gear::Panzerfaust, _) => CardId::PANZERFAUST,
            (Gear::Panzerschreck, _) => CardId::PANZERSCHRECK,
            (Gear::Rifle, _) => CardId::PTRS_41,
            (Gear::Flamethrower, Nation::German) => CardId::FLAMMENWERFER_41,
            (Gear::Flamethrower, Nation::Soviet) => CardId::SOVIET_FLAMETHROWER,
            (Gear::MachineGun, _) => CardId::HEAVY_MACHINE_GUN,
        }
    }
}

/// A set of equipment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Gears(u8);

impl Gears {
    /// Is it there?
    #[inline]
    pub const fn has(self, gear: Gear) -> bool {
        self.0 & (1 << gear as u8) != 0
    }

    /// Nothing?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts it in.
    pub fn set(&mut self, gear: Gear) {
        self.0 |= 1 << gear as u8;
    }

    /// Takes it out.
    pub fn clear(&mut self, gear: Gear) {
        self.0 &= !(1 << gear as u8);
    }

    /// The pieces.
    pub fn iter(self) -> impl Iterator<Item = Gear> {
        Gear::ALL.into_iter().filter(move |gear| self.has(*gear))
    }

    /// The launcher among them.
    pub fn launcher(self) -> Option<Gear> {
        [Gear::Panzerfaust, Gear::Panzerschreck].into_iter().find(|gear| self.has(*gear))
    }
}

macro_rules! written_as_list {
    ($($set:ty),*) => {$(
        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$set, D::Error> {
                let mut set = <$set>::default();
                Vec::deserialize(from)?.into_iter().for_each(|one| set.set(one));
                Ok(set)
            }
        }
    )*};
}
written_as_list!(Marks, Gears);

schema! {
    /// What holds for a unit card.
    Marks as Vec<Mark>
}

schema! {
    /// Pieces of equipment.
    Gears as Vec<Gear>
}

worded! {
    /// With what a card fires (TC-8.3).
    pub enum Weapon {
        /// Its gun, at armour.
        At = "at",
        /// High explosive.
        He = "he",
        /// Small arms.
        Sa = "sa",
        /// Its flamethrower.
        Ft = "ft",
        /// Bare hands and grenades against a tank.
        TankMelee = "tank_melee",
        /// Panzerfaust or Panzerschreck at armour.
        LauncherAt = "launcher_at",
        /// Panzerfaust or Panzerschreck at soft cards.
        LauncherHe = "launcher_he",
        /// Anti-tank rifle.
        Rifle = "at_rifle",
        /// Flamethrower carried by a squad.
        Flamethrower = "flamethrower",
        /// Heavy machine gun.
        MachineGun = "machine_gun",
        /// A smoke shot.
        Smoke = "smoke",
    }
}

impl Weapon {
    /// Is the shot resolved with a kill roll (TC-9.8)?
    #[inline]
    pub const fn is_at(self) -> bool {
        matches!(self, Weapon::At | Weapon::LauncherAt | Weapon::Rifle)
    }

    /// Does a Weapon Malfunction stop it (TC-15.9)?
    #[inline]
    pub const fn can_fail(self) -> bool {
        matches!(self, Weapon::At | Weapon::He | Weapon::Ft | Weapon::Smoke)
    }
}

/// A shot at a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// With what.
    pub with: Weapon,
    /// At whom.
    pub at: UnitId,
}

/// What a card has declared in a melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MeleeFire {
    /// A shot at a card.
    Shot(Aim),
    /// A smoke shot at the own position (TC-12.5).
    Smoke,
}

impl MeleeFire {
    /// With what.
    pub const fn with(self) -> Weapon {
        match self {
            MeleeFire::Shot(aim) => aim.with,
            MeleeFire::Smoke => Weapon::Smoke,
        }
    }

    /// At which card, if at one.
    pub const fn target(self) -> Option<UnitId> {
        match self {
            MeleeFire::Shot(aim) => Some(aim.at),
            MeleeFire::Smoke => None,
        }
    }
}

/// A unit card on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// Which card.
    pub card: CardId,
    /// Whose.
    pub owner: Seat,
    /// Where.
    pub at: Space,
    /// Greater than that of those who came before: the order of arrival in a position.
    pub arrived: u16,
    /// Whence it came into an enemy-occupied position (TC-13.3).
    pub entry_from: Option<Space>,
    /// The carrier, or the first tank of the pair, that it rides on or is towed by.
    pub carrier: Option<UnitId>,
    /// The second tank of the pair.
    pub second: Option<UnitId>,
    /// What holds for it.
    pub marks: Marks,
    /// Equipment.
    pub gear: Gears,
    /// Equipment that was handed over in this Move action.
    pub handed: Gears,
    /// Steps made in this Move action.
    pub steps: u8,
    /// Anti-Tank Mines that wait where it steps.
    pub mines: u8,
    /// Who has attached a Breakdown.
    pub breakdown: Option<Seat>,
    /// Who has attached a Weapon Malfunction.
    pub malfunction: Option<Seat>,
    /// Its declared melee fire.
    pub melee_fire: Option<MeleeFire>,
    /// The next one in its position: follows from the order of arrival.
    #[serde(skip)]
    next: Option<UnitId>,
    /// What rides on it or is towed by it: follows from the others' carriers.
    #[serde(skip)]
    load: Option<UnitId>,
}

impl Unit {
    /// A fresh card.
    pub fn new(card: CardId, owner: Seat, at: Space) -> Unit {
        Unit {
            card,
            owner,
            at,
            arrived: 0,
            entry_from: None,
            carrier: None,
            second: None,
            marks: Marks::default(),
            gear: Gears::default(),
            handed: Gears::default(),
            steps: 0,
            mines: 0,
            breakdown: None,
            malfunction: None,
            melee_fire: None,
            next: None,
            load: None,
        }
    }

    /// What is printed on its card.
    #[inline]
    pub fn stats(&self) -> &'static Card {
        self.card.stats()
    }

    /// Is a mark set?
    #[inline]
    pub const fn is(&self, mark: Mark) -> bool {
        self.marks.has(mark)
    }

    /// On its own feet, wheels or tracks?
    #[inline]
    pub const fn on_foot(&self) -> bool {
        self.carrier.is_none()
    }

    /// A squad that rides on a pair of tanks (TC-7.2)?
    #[inline]
    pub const fn rides_tanks(&self) -> bool {
        self.second.is_some()
    }

    /// Can it be fired at (TC-7.7)?
    #[inline]
    pub const fn is_targetable(&self) -> bool {
        self.on_foot() || self.rides_tanks()
    }

    /// A squad on foot?
    #[inline]
    pub fn is_squad_on_foot(&self) -> bool {
        self.on_foot() && self.stats().is_squad()
    }

    /// Has it moved or fired in this play, so that it may not move (TC-5.3)?
    #[inline]
    pub const fn is_spent(&self) -> bool {
        self.is(Mark::Acted) || self.is(Mark::Fired)
    }

    /// Unable to move until repaired (TC-6.12)?
    #[inline]
    pub const fn is_stuck(&self) -> bool {
        self.is(Mark::Immobilised) || self.breakdown.is_some()
    }
}

//! What is printed on a card.

use super::{CardId, Class, Issue, Kind, Rarity, Special, Speed, Terrain, Trait, Traits, Works, Years};
use table::Origin;
use table::kit::worded;

/// What a weapon does against armour, by [`Range`]: melee uses the short values. 0 is "has none".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AntiTank {
    /// Hits on this or less.
    pub hit: [u8; 3],
    /// Penetration.
    pub penetration: [u8; 3],
}

impl AntiTank {
    /// Can it fire at armour at all?
    #[inline]
    pub const fn exists(self) -> bool {
        self.hit[1] > 0
    }
}

/// Armour by the side that is struck (TC-9.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Armour {
    /// Front.
    pub front: u8,
    /// Side.
    pub side: u8,
}

worded! {
    /// Who may carry a piece of equipment (TC-7.10).
    pub enum Bearer {
        /// A squad.
        Infantry = "infantry",
        /// A squad or cavalry.
        InfantryOrCavalry = "infantry|cavalry",
    }
}

/// What is printed on a card, after the errata (TC-1.7). Blank and 0 are the same (TC-1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its number.
    pub id: CardId,
    /// Its name as listed; what players read comes from the locale files.
    pub name: &'static str,
    /// Who may have it.
    pub issue: Issue,
    /// Which of the six kinds it is.
    pub kind: Kind,
    /// What it is more exactly.
    pub class: Class,
    /// What holds for it beside its numbers.
    pub traits: Traits,
    /// What it costs in a deck and is worth destroyed.
    pub points: u8,
    /// Steps in one move: 1 slow, 2 fast, 0 for what never moves (TC-6.2).
    pub steps: u8,
    /// Anti-tank fire.
    pub at: AntiTank,
    /// Armour.
    pub armour: Armour,
    /// High explosive, for guns already raised to 4 (TC-1.6).
    pub he: u8,
    /// Small arms; of the heavy machine gun the bonus (TC-10.3).
    pub sa: u8,
    /// Flamethrower.
    pub ft: u8,
    /// Tank melee (TC-13.8).
    pub tank_melee: u8,
    /// In service.
    pub years: Years,
    /// Who may carry it, if it is equipment.
    pub bearer: Option<Bearer>,
    /// What it does when played, if it is played.
    pub event: Option<Special>,
    /// What terrain it puts on a position, if it does.
    pub ground: Option<Terrain>,
    /// What works it puts under squads, if it does.
    pub works: Option<Works>,
    /// Where its numbers come from.
    pub origin: Origin,
}

impl Card {
    /// Does it stand on the board?
    #[inline]
    pub const fn is_unit(&self) -> bool {
        self.traits.has(Trait::Unit)
    }

    /// Does it count for capacity and control?
    #[inline]
    pub const fn is_combat(&self) -> bool {
        self.traits.has(Trait::Combat)
    }

    /// A vehicle with armour.
    #[inline]
    pub const fn is_armoured(&self) -> bool {
        self.traits.has(Trait::Armoured)
    }

    /// A tank, assault gun or tank destroyer (TC-1.3).
    #[inline]
    pub const fn is_tank(&self) -> bool {
        self.traits.has(Trait::Tank)
    }

    /// Infantry, cavalry, gun or truck.
    #[inline]
    pub const fn is_soft(&self) -> bool {
        self.traits.has(Trait::Soft)
    }

    /// A squad.
    #[inline]
    pub const fn is_squad(&self) -> bool {
        self.traits.has(Trait::Squad)
    }

    /// A vehicle of any kind.
    #[inline]
    pub const fn is_vehicle(&self) -> bool {
        self.traits.has(Trait::Vehicle)
    }

    /// A truck: a vehicle without armour.
    #[inline]
    pub const fn is_truck(&self) -> bool {
        self.is_vehicle() && !self.is_armoured()
    }

    /// An anti-tank gun.
    #[inline]
    pub const fn is_gun(&self) -> bool {
        matches!(self.kind, Kind::Gun)
    }

    /// A vehicle or gun: water stops it (TC-6.10).
    #[inline]
    pub const fn is_heavy(&self) -> bool {
        self.is_vehicle() || self.is_gun()
    }

    /// Is it used up by one use (TC-10.2)?
    #[inline]
    pub fn is_used_up(&self) -> bool {
        self.id == CardId::PANZERFAUST || self.class == Class::Flamethrower
    }

    /// How it moves, if it moves.
    pub const fn speed(&self) -> Option<Speed> {
        match self.steps {
            0 => None,
            1 => Some(Speed::Slow),
            _ => Some(Speed::Fast),
        }
    }

    /// May at most two of it be in a deck (TC-20.2)?
    pub const fn is_limited(&self) -> bool {
        self.event.is_some()
    }

    /// May it be in the draw pile beside a fixed force: special events and playable terrain (TC-18.10)?
    pub const fn is_playable(&self) -> bool {
        self.event.is_some() || self.works.is_some()
    }
}

/// What the list says of a card beside its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notes {
    /// How often it was printed.
    pub rarity: Rarity,
    /// Its name in the original list.
    pub listed_name: &'static str,
    /// Its type in the original list.
    pub listed_type: &'static str,
    /// The values before the errata, if any were changed.
    pub before_errata: &'static str,
    /// HE as printed, where the rules raise it (TC-1.6).
    pub he_listed: Option<u8>,
    /// Why a value is what it is.
    pub note: &'static str,
}

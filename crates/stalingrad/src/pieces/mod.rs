//! What is moved and played: cards, formations, units, leaders, and who they belong to.

mod box_ids;
mod card_id;
mod formation_id;
mod set;

pub use box_ids::{BuildingId, CampaignId, CarnageId, CommanderId, UnitKind};
pub use card_id::CardId;
pub use formation_id::FormationId;
pub use set::{Listed, Set};

use crate::data::{Building, Campaign, Carnage, CombatCard, Commander, DATA, Division, UnitCard};
use crate::{German, Soviet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Side;
use table::kit::{Bag, BagCard, numbered, worded};

worded! {
    /// A district of the city.
    pub enum District {
        /// The first.
        A = "A",
        /// The second.
        B = "B",
        /// The third.
        C = "C",
        /// The fourth.
        D = "D",
    }
}

worded! {
    /// A player by post: the army commanders, and their team mates in a game of four (HS-1.1).
    pub enum Player {
        /// The German army commander.
        G1 = "g1",
        /// His team mate.
        G2 = "g2",
        /// The Soviet army commander.
        S1 = "s1",
        /// His team mate.
        S2 = "s2",
    }
}

worded! {
    /// How a formation is (HS-1.5).
    pub enum Strength {
        /// Upright.
        Full = "full",
        /// Sideways.
        Depleted = "depleted",
    }
}

worded! {
    /// The experience of a leader (HS-1.7).
    pub enum Level {
        /// General or commissar.
        Green = "0",
        /// Veteran general or brutal commissar.
        Veteran = "1",
    }
}

worded! {
    /// One of the two Hold effects of a Carnage card (HS-4.9).
    pub enum HoldEffect {
        /// The first.
        A = "a",
        /// The second.
        B = "b",
    }
}

worded! {
    /// What a Sniper Shot at a leader or hero does (HS-5.5).
    pub enum SniperResult {
        /// Nobody is hurt.
        CloseEscape = "close_escape",
        /// A hit.
        Hit = "hit",
        /// Dead, and everybody has seen it.
        HideousDeath = "hideous_death",
    }
}

worded! {
    /// What decides the initiative (HS-4.5).
    pub enum InitiativeIcon {
        /// The Germans have it.
        Stuka = "stuka",
        /// The Soviets have it.
        Rat = "rat",
        /// More reconnaissance has it.
        Binoculars = "binoculars",
    }
}

numbered! {
    /// A leader of a side by his place in the list of names.
    pub struct LeaderId(up to 13);
}

/// A leader on a formation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Leader {
    /// Who he is.
    pub name: LeaderId,
    /// His experience.
    pub level: Level,
}

/// Cards of a side whose order means nothing.
pub type Pile = Bag<CardId, 45>;

macro_rules! listed {
    ($($name:ident),*) => {$(
        impl Listed for $name {
            const EACH: &'static [$name] = &$name::ALL;

            #[inline]
            fn place(self) -> usize {
                self.index()
            }
        }
    )*};
}
listed!(FormationId, BuildingId, CampaignId, CarnageId, District);

impl BagCard for CardId {
    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    #[inline]
    fn numbered(number: u8) -> Option<CardId> {
        CardId::ALL.get(usize::from(number)).copied()
    }
}

impl Player {
    /// The side that he is on.
    #[inline]
    pub const fn side(self) -> Side {
        match self {
            Player::G1 | Player::G2 => German,
            Player::S1 | Player::S2 => Soviet,
        }
    }

    /// The army commander of a side.
    #[inline]
    pub const fn first(side: Side) -> Player {
        match side {
            Side::First => Player::G1,
            Side::Second => Player::S1,
        }
    }

    /// His team mate.
    #[inline]
    pub const fn mate(self) -> Player {
        match self {
            Player::G1 => Player::G2,
            Player::G2 => Player::G1,
            Player::S1 => Player::S2,
            Player::S2 => Player::S1,
        }
    }
}

/// Formations of each side.
pub const FORMATIONS: usize = 18;

impl FormationId {
    /// Whose it is.
    #[inline]
    pub const fn side(self) -> Side {
        if self.index() < FORMATIONS { German } else { Soviet }
    }

    /// What is printed on it.
    #[inline]
    pub fn card(self) -> &'static Division {
        &DATA.divisions[self.index()]
    }

    /// The formations of a side.
    #[inline]
    pub fn of(side: Side) -> impl Iterator<Item = FormationId> {
        FormationId::ALL.into_iter().skip(side.index() * FORMATIONS).take(FORMATIONS)
    }

    /// Is it a Militia Brigade?
    pub const fn is_militia(self) -> bool {
        matches!(
            self,
            FormationId::MilitiaTractorFactory | FormationId::MilitiaBarrikady | FormationId::MilitiaRedOktober
        )
    }
}

impl CardId {
    /// What is printed on it.
    #[inline]
    pub fn card(self) -> &'static CombatCard {
        &DATA.cards[self.index()]
    }

    /// Whose it is.
    #[inline]
    pub fn side(self) -> Side {
        self.card().side
    }
}

/// German kinds of units.
const GERMAN_KINDS: usize = 7;

/// Kinds of units.
pub const UNIT_KINDS: usize = UnitKind::ALL.len();

impl UnitKind {
    /// Whose it is.
    #[inline]
    pub const fn side(self) -> Side {
        if self.index() < GERMAN_KINDS { German } else { Soviet }
    }

    /// What is printed on it.
    #[inline]
    pub fn card(self) -> &'static UnitCard {
        &DATA.units[self.index()]
    }

    /// The kinds of a side.
    #[inline]
    pub fn of(side: Side) -> impl Iterator<Item = UnitKind> + Clone {
        let (skip, take) = match side {
            Side::First => (0, GERMAN_KINDS),
            Side::Second => (GERMAN_KINDS, UNIT_KINDS - GERMAN_KINDS),
        };
        UnitKind::ALL.into_iter().skip(skip).take(take)
    }

    /// The unit that a side adds as a line unit.
    pub const fn line(side: Side) -> UnitKind {
        match side {
            Side::First => UnitKind::Grenadier,
            Side::Second => UnitKind::Rifle,
        }
    }
}

impl BuildingId {
    /// What is printed on it.
    #[inline]
    pub fn card(self) -> &'static Building {
        &DATA.buildings[self.index()]
    }
}

impl CampaignId {
    /// Whose it is.
    pub const fn side(self) -> Side {
        if self.index() < 12 { German } else { Soviet }
    }

    /// What is printed on it.
    pub fn card(self) -> &'static Campaign {
        &DATA.campaign[self.index()]
    }
}

impl CarnageId {
    /// What is printed on it.
    #[inline]
    pub fn card(self) -> &'static Carnage {
        &DATA.carnage[self.index()]
    }
}

impl CommanderId {
    /// What is printed on this face.
    #[inline]
    pub fn card(self) -> &'static Commander {
        &DATA.commanders[self.index()]
    }

    /// The front of a player's card.
    pub const fn front(player: Player) -> CommanderId {
        match player {
            Player::G1 => CommanderId::Paulus,
            Player::G2 => CommanderId::Wietersheim,
            Player::S1 => CommanderId::Lopatin,
            Player::S2 => CommanderId::Saraev,
        }
    }

    /// The back of a player's card.
    pub const fn back(player: Player) -> CommanderId {
        match player {
            Player::G1 => CommanderId::Seydlitz,
            Player::G2 => CommanderId::Hube,
            Player::S1 => CommanderId::Chuikov,
            Player::S2 => CommanderId::Rodimtsev,
        }
    }
}

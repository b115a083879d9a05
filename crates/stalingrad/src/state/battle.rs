//! A battle for a building.

use crate::pieces::{CardId, District, FormationId, Player, Set};
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Side;

/// A combat card on a formation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// The card.
    pub card: CardId,
    /// The formation.
    pub on: FormationId,
    /// What it has cost: nothing under Stalin's Ghost (HS-10.10).
    pub cost: u8,
}

/// A hero in the battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hero {
    /// His card.
    pub card: CardId,
    /// Who has played him.
    pub owner: Player,
    /// Has he been hit (HS-10.6)?
    pub wounded: bool,
}

/// A combat card that is declared and may be intercepted (HS-9.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Declared {
    /// The card.
    pub card: CardId,
    /// The formation.
    pub on: FormationId,
}

/// The battle that is being fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// Where.
    pub district: District,
    /// Who decides for each side (HS-14.7).
    pub leads: [Player; 2],
    /// Formations whose vanguard is still to come.
    pub waiting: Set<FormationId>,
    /// The Hold marker; none while it lies on Smoldering Ruins.
    pub hold: Option<u8>,
    /// Whose round comes next.
    pub due: Side,
    /// Who acts in this round.
    pub actor: Player,
    /// May the action still be handed over to the team mate?
    pub may_hand_over: bool,
    /// Second actions that are owed.
    pub second: u8,
    /// Actions taken.
    pub actions: u8,
    /// Refits taken one after another.
    pub refits: u8,
    /// Formations that were depleted in this round (HS-7.6).
    pub hit: Set<FormationId>,
    /// Combat cards on formations.
    #[schemars(with = "Vec<Laid>")]
    pub laid: ArrayVec<Laid, 90>,
    /// Heroes.
    #[schemars(with = "Vec<Hero>")]
    pub heroes: ArrayVec<Hero, 11>,
    /// German dice of heroes.
    pub dice_plus: u8,
    /// Dice that Soviet heroes steal.
    pub steals: u8,
    /// Does the next Soviet card cost nothing (HS-10.10)?
    pub ghost: bool,
    /// The card that may be intercepted.
    pub declared: Option<Declared>,
}

impl Battle {
    /// A battle that is about to begin.
    pub const fn of(district: District, leads: [Player; 2], waiting: Set<FormationId>) -> Battle {
        Battle {
            district,
            leads,
            waiting,
            hold: None,
            due: Side::Second,
            actor: leads[1],
            may_hand_over: false,
            second: 0,
            actions: 0,
            refits: 0,
            hit: Set::NONE,
            laid: ArrayVec::new_const(),
            heroes: ArrayVec::new_const(),
            dice_plus: 0,
            steals: 0,
            ghost: false,
            declared: None,
        }
    }

    /// Who decides for a side.
    #[inline]
    pub const fn lead(&self, side: Side) -> Player {
        self.leads[side.index()]
    }

    /// The cards on a formation.
    #[inline]
    pub fn cards_on(&self, id: FormationId) -> impl Iterator<Item = &Laid> {
        self.laid.iter().filter(move |laid| laid.on == id)
    }
}

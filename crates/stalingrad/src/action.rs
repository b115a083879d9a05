//! What can be chosen.

use crate::pieces::{CardId, District, FormationId, HoldEffect, UnitKind};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Four players: take this new formation.
    Draft(FormationId),
    /// Campaign: this Militia Brigade burns.
    Burn(FormationId),
    /// Campaign: a Militia Brigade of the deck burns.
    BurnFromDeck,
    /// Campaign: the leader of this formation is demoted.
    Demote(FormationId),
    /// Consolidation: give up this formation.
    GiveUp(FormationId),
    /// Consolidation: this one becomes full-strength.
    Restore(FormationId),
    /// Consolidation: the leader moves over.
    MoveLeader,
    /// Consolidation: he does not.
    LoseLeader,
    /// Manoeuvre: commit
    Send {
        /// this formation
        formation: FormationId,
        /// to the building in this district.
        to: District,
    },
    /// The next battle is fought here.
    Assault(District),
    /// Four players: give this card to the team mate.
    Pass(CardId),
    /// This formation's vanguard goes in next.
    Lead(FormationId),
    /// Play a combat card
    Play {
        /// from the hand
        card: CardId,
        /// on this formation.
        on: FormationId,
    },
    /// Play this hero.
    Hero(CardId),
    /// Refit.
    Refit,
    /// Hold.
    Hold,
    /// Four players: the team mate acts.
    HandOver,
    /// Cancel the card just declared with this hero.
    Intercept(CardId),
    /// Discard this card.
    Discard(CardId),
    /// Take this card back from the discard pile.
    Recover(CardId),
    /// Take this effect of the Carnage card.
    Choose(HoldEffect),
    /// Lose a unit of this kind.
    Lose(UnitKind),
    /// Destroy an enemy unit of this kind.
    Destroy(UnitKind),
    /// Take the Spillover.
    Spill,
    /// Shoot at a unit of this kind.
    ShootUnit(UnitKind),
    /// Shoot at the leader of this formation.
    ShootLeader(FormationId),
    /// Shoot at this hero.
    ShootHero(CardId),
    /// Bring this formation into the battle.
    Overrun(FormationId),
    /// This formation becomes full-strength.
    Supply(FormationId),
    /// This formation suffers a depletion.
    Deplete(FormationId),
    /// The leader of this formation is promoted, or it gets one.
    Promote(FormationId),
    /// No.
    Decline,
    /// Nothing more in this step.
    Done,
}

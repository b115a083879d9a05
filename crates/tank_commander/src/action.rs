//! What can be chosen.

use crate::map::Space;
use crate::pieces::{CardId, Nation};
use crate::state::{Ailment, Mode, Quarry};
use crate::units::{Gear, UnitId, Weapon};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// D-2: the attacker's nation.
    Nation(Nation),
    /// D-3, D-4: take this card into the deck or the pool.
    Take(CardId),
    /// D-3, D-4: take the ready-made deck or pool.
    TakeReady,
    /// Choose a card: to be placed, attached or played.
    Choose(CardId),
    /// Deployment: put this card into the reserve.
    Keep(CardId),
    /// Deployment: place everything as TC-21.1 does.
    AutoDeploy,
    /// A position, or where a group goes.
    At(Space),
    /// An edge, the lower position first.
    Edge(Space, Space),
    /// A unit card.
    Pick(UnitId),
    /// Repair: what is mended.
    Mend(UnitId, Ailment),
    /// A card on the stack, by its number.
    Counter(u8),
    /// Sniper: whom.
    Snipe(UnitId, Quarry),
    /// Recon: whose hand is looked at.
    Spy(Seat),
    /// Artillery and aircraft: attack or smoke.
    Use(Mode),
    /// A card of a hand or a pile: what Tank Repair Shop mends, what goes over the limit.
    Discard(CardId),
    /// Begin a group with this unit.
    Move(UnitId),
    /// Add a card from the hand to the group, or begin one with it.
    Muster(CardId),
    /// Add this unit to the group.
    Join(UnitId),
    /// Load a hand card onto the card at this place of the group.
    Board(CardId, u8),
    /// The group goes.
    Go,
    /// Load onto a carrier, or hook up to it.
    Load(UnitId, UnitId),
    /// Load onto a pair of tanks.
    Ride(UnitId, UnitId, UnitId),
    /// Get off, or unhook.
    Unload(UnitId),
    /// Hand equipment from one card to another.
    HandOver(UnitId, UnitId, Gear),
    /// Discard equipment.
    Drop(UnitId, Gear),
    /// This unit fires.
    Aim(UnitId),
    /// It fires with this at that card.
    Fire(Weapon, UnitId),
    /// It fires smoke at this position.
    Screen(Space),
    /// It holds its fire.
    Hold,
    /// Draw a card.
    Draw,
    /// Hill 621: the group of this number arrives.
    Arrive(u8),
    /// T-4: fight this melee.
    Fight(Space),
    /// M-2: this unit retreats there.
    Retreat(UnitId, Space),
    /// Nothing is played in this window.
    Pass,
    /// The cards are declared.
    Confirm,
    /// The action, the building or the choosing is finished.
    Done,
    /// The play is over.
    End,
}

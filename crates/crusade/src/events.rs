//! What happens, as it is told.

use crate::map::{Edge, Lane, Spot, Terrain, Zone};
use crate::pieces::CardId;
use crate::state::{Mission, Reason};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Side;

/// One thing that happened. A card that somebody may not know is left out for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A deck of one's own is complete.
    DeckReady { side: Side },
    /// The terrain of a zone is shown.
    TerrainLaid { zone: Zone, terrain: Terrain },
    /// The die that says who lays the centre row.
    TerrainDie { die: u8, side: Side },
    /// A side has set up.
    ForcesReady { side: Side },
    /// The dice for the first turn.
    FirstTurn { side: Side, dice: Option<(u8, u8)> },
    /// A player turn begins.
    TurnBegan { turn: u8, side: Side },
    /// Supply comes in.
    Supplied { side: Side, roll: u8, bonus: u8 },
    /// A card is drawn.
    Drew { side: Side, card: Option<CardId> },
    /// A damage point is removed.
    Refitted { side: Side, card: Option<CardId>, paid: u8 },
    /// Bonus refit points.
    BonusPoints { side: Side, die: u8 },
    /// A card comes into play; without a zone on the airfield.
    Deployed { side: Side, card: Option<CardId>, zone: Option<Zone>, cost: u8 },
    /// An obstacle comes into play.
    Obstructed { side: Side, card: Option<CardId>, edge: Edge },
    /// A special is attached; without a zone to an aircraft.
    Attached { side: Side, card: Option<CardId>, zone: Option<Zone>, cost: u8 },
    /// A special is played.
    Played { side: Side, card: CardId },
    /// Partisans or a fuel convoy: the die.
    SupplyChanged { side: Side, die: u8 },
    /// Cards are turned face down.
    Masked { side: Side, zone: Zone },
    /// A card is bought.
    Bought { side: Side },
    /// A card is discarded.
    Discarded { side: Side, card: CardId },
    /// An aircraft spends its drop tanks and stays.
    Stayed { side: Side, card: CardId },
    /// Aircraft take off.
    Launched { side: Side, cards: Vec<CardId>, lane: Lane, mission: Mission, cost: u8 },
    /// Ordnance is dropped.
    Jettisoned { side: Side, card: CardId },
    /// An interception.
    Intercepted { side: Side, card: CardId, target: CardId },
    /// An escort is named.
    Escorted { side: Side, card: CardId },
    /// A fighter rams.
    Rammed { side: Side, card: CardId, die: u8 },
    /// A flight has come to a position.
    Flew { side: Side, lane: Lane, spot: Spot },
    /// A flight stops, or its patrol begins.
    Stopped { side: Side, lane: Lane, spot: Spot, mission: Mission },
    /// An aircraft has landed.
    Landed { side: Side, card: CardId },
    /// A shot; the side is the shooter's.
    Shot { side: Side, by: CardId, at: Option<CardId>, dice: (u8, u8), fp: i8, defense: i8, damage: u8 },
    /// A shot without effect at something face down.
    Missed { side: Side, by: CardId, dice: (u8, u8) },
    /// A passenger suffers with its carrier.
    Shaken { side: Side, card: CardId },
    /// Something is destroyed.
    Destroyed { side: Side, card: CardId },
    /// A zone is scouted.
    Scouted { side: Side, card: Option<CardId>, zone: Zone, die: u8, found: u8 },
    /// A card is turned face up.
    Spotted { side: Side, card: CardId, zone: Zone },
    /// An air strike.
    Struck { side: Side, zone: Zone },
    /// A unit moves.
    Moved { side: Side, card: Option<CardId>, from: Zone, to: Zone },
    /// An obstacle acts.
    ObstacleShown { card: CardId, edge: Edge },
    /// An obstacle is cleared.
    Cleared { side: Side, card: CardId, edge: Edge },
    /// A unit digs in.
    DugIn { side: Side, card: CardId },
    /// A unit mounts, dismounts, enters or leaves a fort.
    Regrouped { side: Side, card: Option<CardId>, zone: Zone },
    /// An assault is declared.
    Assaulted { side: Side, zone: Zone, cards: Vec<CardId> },
    /// A round of an assault.
    Round { round: u8 },
    /// A unit retreats.
    Retreated { side: Side, card: CardId, to: Zone },
    /// The attacker breaks off, or the assault ends.
    AssaultEnded { side: Side, zone: Zone },
    /// A unit advances.
    Advanced { side: Side, card: CardId, zone: Zone },
    /// A tank is repaired.
    Repaired { side: Side, card: CardId },
    /// The match is over.
    Ended { winner: Option<Side>, reason: Reason },
}

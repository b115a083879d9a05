//! What happens, as it is told.

use crate::map::{Edge, Lane, Site, Terrain, Zone};
use crate::pieces::{CardId, Piece, PieceId, Tag};
use crate::state::{Mission, Reason};
use schemars::JsonSchema;
use serde::Serialize;
use table::Side;

/// A piece as whoever hears of it may know it: by the number that both sides use while it lies face up, else by its
/// owner's, which only the owner hears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Named {
    /// What it is.
    pub card: CardId,
    /// Its public number, while it lies face up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tag: Option<Tag>,
    /// Its owner's number, which only the owner hears.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piece: Option<PieceId>,
}

impl Named {
    /// A piece by the number under which it lies on the table.
    pub fn of(id: PieceId, piece: &Piece) -> Named {
        let own = if piece.tag.is_none() { Some(id) } else { None };
        Named { card: piece.card, tag: piece.tag, piece: own }
    }

    /// Something that is no piece, or one that everybody hears of and only its owner could point at.
    pub const fn card(card: CardId) -> Named {
        Named { card, tag: None, piece: None }
    }

    /// A piece for everybody.
    pub const fn open(piece: &Piece) -> Named {
        Named { card: piece.card, tag: piece.tag, piece: None }
    }
}

/// One thing that happened. What somebody may not know is left out for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A deck of one's own is complete.
    DeckReady { side: Side },
    /// The terrain of a zone is shown.
    TerrainLaid { zone: Zone, terrain: Terrain },
    /// The die that says who lays the centre row.
    TerrainDie {
        /// The die.
        die: u8,
        side: Side,
    },
    /// A side has set up.
    ForcesReady { side: Side },
    /// The dice for the first turn.
    FirstTurn {
        side: Side,
        /// The dice.
        dice: Option<(u8, u8)>,
    },
    /// A player turn begins.
    TurnBegan {
        /// Which game turn.
        turn: u8,
        side: Side,
    },
    /// Supply comes in.
    Supplied {
        side: Side,
        /// Points by the dice.
        roll: u8,
        /// Points besides.
        bonus: u8,
    },
    /// A card is drawn.
    Drew {
        side: Side,
        /// Which; not told to whoever may not know.
        card: Option<CardId>,
    },
    /// A damage point is removed.
    Refitted {
        side: Side,
        /// Which; not told to whoever may not know.
        what: Option<Named>,
        /// Supply points paid.
        paid: u8,
    },
    /// Bonus refit points.
    BonusPoints {
        side: Side,
        /// The die.
        die: u8,
    },
    /// A card comes into play.
    Deployed {
        side: Side,
        /// Which; not told to whoever may not know.
        what: Option<Named>,
        at: Site,
        /// Supply points paid.
        cost: u8,
    },
    /// An obstacle comes into play.
    Obstructed {
        side: Side,
        /// Which; not told to whoever may not know.
        card: Option<CardId>,
        edge: Edge,
    },
    /// A special is attached.
    Attached {
        side: Side,
        /// Which; not told to whoever may not know.
        card: Option<CardId>,
        /// Which; not told to whoever may not know.
        to: Option<Named>,
        at: Site,
        /// Supply points paid.
        cost: u8,
    },
    /// A special is played.
    Played { side: Side, card: CardId },
    /// Partisans or a fuel convoy: the die.
    SupplyChanged {
        side: Side,
        /// The die.
        die: u8,
    },
    /// Cards are turned face down.
    Masked { side: Side, zone: Zone },
    /// A card is bought.
    Bought { side: Side },
    /// A card is discarded.
    Discarded { side: Side, card: CardId },
    /// An aircraft spends its drop tanks and stays.
    Stayed { side: Side, what: Named },
    /// Aircraft take off.
    Launched {
        side: Side,
        /// Which aircraft.
        aircraft: Vec<Named>,
        /// What they carry.
        loads: Vec<CardId>,
        lane: Lane,
        mission: Mission,
        /// Supply points paid.
        cost: u8,
    },
    /// Ordnance is dropped, in flight by whom.
    Jettisoned {
        side: Side,
        /// Who; not told to whoever may not know.
        by: Option<Named>,
        card: CardId,
    },
    /// An interception.
    Intercepted { side: Side, by: Named, target: Named },
    /// An escort is named.
    Escorted { side: Side, what: Named },
    /// A fighter rams.
    Rammed {
        side: Side,
        what: Named,
        /// The die.
        die: u8,
    },
    /// A flight has come to a position.
    Flew {
        side: Side,
        /// Which aircraft.
        aircraft: Vec<Named>,
        to: Site,
    },
    /// A flight stops, or its patrol begins.
    Stopped {
        side: Side,
        /// Which aircraft.
        aircraft: Vec<Named>,
        at: Site,
        mission: Mission,
    },
    /// An aircraft has landed.
    Landed { side: Side, what: Named },
    /// A shot; the side is the shooter's.
    Shot {
        side: Side,
        by: Named,
        at: Named,
        /// The dice.
        dice: (u8, u8),
        /// Firepower with everything that counts.
        fp: i8,
        /// Defense with everything that counts.
        defense: i8,
        /// Damage points.
        damage: u8,
    },
    /// A shot without effect at something face down.
    Missed {
        side: Side,
        by: Named,
        /// The dice.
        dice: (u8, u8),
    },
    /// A passenger suffers with its carrier.
    Shaken { side: Side, what: Named },
    /// Something is destroyed.
    Destroyed { side: Side, what: Named, at: Site },
    /// A zone is scouted.
    Scouted {
        side: Side,
        /// Who; not told to whoever may not know.
        by: Option<Named>,
        zone: Zone,
        /// The die.
        die: u8,
        /// How many cards it may turn up.
        found: u8,
    },
    /// A card is turned face up.
    Spotted { side: Side, what: Named, zone: Zone },
    /// An air strike.
    Struck {
        side: Side,
        /// Which aircraft.
        aircraft: Vec<Named>,
        zone: Zone,
    },
    /// A unit moves.
    Moved {
        side: Side,
        /// Which; not told to whoever may not know.
        what: Option<Named>,
        from: Zone,
        to: Zone,
    },
    /// An obstacle acts.
    ObstacleShown { card: CardId, edge: Edge },
    /// An obstacle is cleared.
    Cleared { side: Side, card: CardId, edge: Edge },
    /// A unit digs in.
    DugIn { side: Side, what: Named },
    /// A unit mounts, dismounts, enters or leaves a fort.
    Regrouped { side: Side, what: Named, zone: Zone },
    /// An assault is declared.
    Assaulted {
        side: Side,
        zone: Zone,
        /// Who attacks.
        attackers: Vec<Named>,
    },
    /// A round of an assault.
    Round {
        /// Which round.
        round: u8,
    },
    /// A unit retreats.
    Retreated { side: Side, what: Named, to: Zone },
    /// The attacker breaks off, or the assault ends.
    AssaultEnded { side: Side, zone: Zone },
    /// A unit advances.
    Advanced { side: Side, what: Named, zone: Zone },
    /// A tank is repaired.
    Repaired { side: Side, card: CardId },
    /// The match is over.
    Ended {
        /// Who has won; nobody in a draw.
        winner: Option<Side>,
        reason: Reason,
    },
}

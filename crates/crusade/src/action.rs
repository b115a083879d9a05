//! What can be chosen.

use crate::map::{Edge, Lane, Terrain, Zone};
use crate::pieces::{CardId, FlightId, PieceId, Tag};
use crate::state::Mission;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::kit::worded;

worded! {
    /// What is dropped (LC-8.7).
    pub enum Drop {
        /// The weapon.
        Weapon = "weapon",
        /// The weapon and the drop tanks.
        All = "all",
    }
}

worded! {
    /// What an aircraft attacks with (LC-10.7).
    pub enum With {
        /// Its own firepower.
        Guns = "guns",
        /// The weapon that it carries.
        Weapon = "weapon",
    }
}

/// The way of a move, at most three zones (LC-11.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Path(pub Zone, pub Option<Zone>, pub Option<Zone>);

impl Path {
    /// The zones in order.
    pub fn zones(self) -> impl Iterator<Item = Zone> {
        [Some(self.0), self.1, self.2.filter(|_| self.1.is_some())].into_iter().flatten()
    }

    /// Where it ends.
    pub fn end(self) -> Zone {
        self.zones().last().unwrap_or(self.0)
    }
}

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Action {
    /// Deck building: put this card into the deck.
    Take(CardId),
    /// Deck building: take the standard deck.
    TakeStandard,
    /// Set-up: this terrain goes into the next zone.
    Lay(Terrain),
    /// Set-up with random terrain: swap the card of this zone.
    Swap(Zone),
    /// Set-up with random terrain: keep all.
    Keep,
    /// Set-up: this card starts in this zone.
    Place { card: CardId, zone: Zone },
    /// Set-up: this card starts inside that fort.
    PlaceInside { card: CardId, fort: PieceId },
    /// Set-up: this aircraft or ordnance starts on the airfield.
    PlaceOnAirfield(CardId),
    /// Set-up: this obstacle starts on an edge.
    PlaceObstacle { card: CardId, edge: Edge },
    /// Set-up: this special starts attached to a unit.
    PlaceAttached { card: CardId, unit: PieceId },
    /// A paid refit point.
    Refit(PieceId),
    /// The free refit point.
    FreeRefit(PieceId),
    /// A point of the Medical Battalion.
    MedicRefit(PieceId),
    /// A point of the Workshop Company.
    WorkshopRefit(PieceId),
    /// A bonus refit point.
    BonusRefit(PieceId),
    /// Deploy a unit or ordnance.
    Deploy(CardId),
    /// Deploy a fort.
    Fortify {
        /// The fort.
        card: CardId,
        /// Where.
        zone: Zone,
        /// Who goes into it at once, if anybody.
        occupant: Option<PieceId>,
    },
    /// Deploy an obstacle.
    Obstruct { card: CardId, edge: Edge },
    /// Attach a special.
    Attach { card: CardId, unit: PieceId },
    /// Play a special of the reinforcement phase.
    Play(CardId),
    /// Play Maskirovka on this zone.
    Mask(Zone),
    /// Buy a card.
    Buy,
    /// Russian infantry: roll for bonus refit points.
    RussianRefit,
    /// Russian infantry: deploy this unit free of charge.
    RussianDeploy(CardId),
    /// Discard down to the limit.
    Discard(CardId),
    /// Keep an aircraft on patrol by its drop tanks.
    Stay(PieceId),
    /// Let it come home.
    ComeHome(PieceId),
    /// Begin a launch.
    Launch { lane: Lane, mission: Mission },
    /// Add an aircraft or an attacker to what is being declared.
    Add(PieceId),
    /// Load an aircraft of the launch.
    Load { aircraft: PieceId, card: CardId },
    /// The declaration is complete.
    Go,
    /// Drop ordnance.
    Jettison { aircraft: PieceId, what: Drop },
    /// Intercept, or counter-intercept.
    Intercept { fighter: PieceId, target: Tag },
    /// Fire at an aircraft.
    Flak { unit: PieceId, target: Tag },
    /// Fly on.
    Fly,
    /// Stop here.
    Stop,
    /// Name the escort.
    Escort(PieceId),
    /// Ram with this fighter.
    Ram(PieceId),
    /// Scout a zone.
    Scout { unit: PieceId, zone: Zone },
    /// Bombard, or begin a barrage.
    Bombard { unit: PieceId, target: Tag },
    /// One more target of the barrage.
    Aim(Tag),
    /// Strike a zone.
    Strike { flight: FlightId, zone: Zone },
    /// An aircraft attacks.
    Bomb { aircraft: PieceId, with: With, target: Tag },
    /// A heavy bomber drops its carpet.
    Carpet(PieceId),
    /// An aircraft does not attack.
    Skip(PieceId),
    /// Move a unit.
    Move { unit: PieceId, path: Path },
    /// Begin an assault.
    Assault(Zone),
    /// Add a special to the assault.
    Support(CardId),
    /// Dig in.
    DigIn(PieceId),
    /// Mount.
    Mount { unit: PieceId, carrier: PieceId },
    /// Dismount.
    Dismount(PieceId),
    /// Enter a fort.
    EnterFort { unit: PieceId, fort: PieceId },
    /// Leave a fort.
    LeaveFort(PieceId),
    /// Clear an obstacle.
    Clear { unit: PieceId, edge: Edge },
    /// Fire in an assault.
    Fire { unit: PieceId, target: Tag },
    /// Stand.
    Stand,
    /// Retreat.
    Retreat,
    /// This unit retreats to that zone.
    Withdraw { unit: PieceId, to: Zone },
    /// Another round.
    Continue,
    /// No further round.
    BreakOff,
    /// Advance into the zone.
    Advance(PieceId),
    /// Armorer's Miracle for this unit.
    Miracle(CardId),
    /// No, thank you.
    Pass,
    /// Nothing more in this phase.
    End,
}

impl Action {
    /// Is it to be had without paying for it: a free refit point, or a free unit of Russian infantry?
    pub(crate) fn is_gift(&self) -> bool {
        matches!(
            self,
            Action::FreeRefit(_)
                | Action::MedicRefit(_)
                | Action::WorkshopRefit(_)
                | Action::BonusRefit(_)
                | Action::RussianDeploy(_)
        )
    }
}

//! The position: what everybody sees, what each side knows, and what is being declared.

mod force;
mod frames;
mod roster;

pub use force::{Force, Rights};
pub use frames::{After, Assault, Combat, Ending, Flight, Focus, Loadout, Mission, Obstacle, Reason, Step, Strike};
pub use roster::{PieceSet, Roster};

use crate::map::{EDGES, Site, Terrain, Zone, ZoneSet};
use crate::pieces::{CardId, FlightId, Nation, Piece, PieceId, Place, Tag, TagSet};
use crate::setup::{Piles, Setup, seat_of};
use crate::why::Why;
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::kit::{Bag, drafted};
use table::{Next, Outcome, Seats, Side};

/// A pile that everybody may look through.
pub type Pile = Bag<CardId, 80>;

/// What everybody sees beside the cards that lie face up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// What was agreed.
    pub setup: Setup,
    /// Where in the sequence of play we are.
    pub step: Step,
    /// The phase to go back to when what is going on is over.
    pub phase: Step,
    /// Who decides.
    pub decider: Side,
    /// The game turn; 0 in the set-up.
    pub turn: u8,
    /// Who moves first in a game turn.
    pub first: Side,
    /// Whose player turn it is.
    pub active: Side,
    /// Terrain of the nine zones, as far as it is laid.
    pub terrain: [Option<Terrain>; 9],
    /// Obstacles on the edges.
    pub obstacles: [Option<Obstacle>; EDGES],
    /// What is in the air, in order of launch.
    pub flights: ArrayVec<Flight, 32>,
    /// Used and discarded cards.
    pub discard: [Pile; 2],
    /// Destroyed enemy cards: the victory pile of a side.
    pub captured: [Pile; 2],
    /// Patrols that have yet to come home this turn.
    pub patrols: ArrayVec<FlightId, 32>,
    /// Aircraft of the first of them that were asked about.
    pub asked: TagSet,
    /// Aircraft of the first of them that stay.
    pub staying: TagSet,
    /// The flight that has taken off and flies out.
    pub entering: Option<FlightId>,
    /// Its fighters that have counter-intercepted.
    pub countered: TagSet,
    /// Flights that return now, one after another.
    pub homeward: ArrayVec<FlightId, 32>,
    /// What comes after their landing.
    pub after: After,
    /// Units that have fired in this window at aircraft.
    pub flak_used: TagSet,
    /// The air combat.
    pub combat: Option<Combat>,
    /// The air strike.
    pub strike: Option<Strike>,
    /// The assault.
    pub assault: Option<Assault>,
    /// Armored units of each side destroyed in this action (LC-14.10).
    pub lost: [ArrayVec<CardId, 16>; 2],
    /// Who has been asked for a reaction at this moment.
    pub reacted: [bool; 2],
    /// How it ended.
    pub ending: Option<Ending>,
}

drafted! {
    /// The whole position.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct State {
        /// What everybody sees.
        pub table: Table,
        /// What each side knows of itself.
        pub forces: [Force; 2],
        /// What the deciding side is declaring.
        pub focus: Focus,
    }
}

impl Table {
    pub(crate) fn empty(setup: &Setup) -> Table {
        Table {
            setup: *setup,
            step: Step::Forces,
            phase: Step::Forces,
            decider: Side::First,
            turn: 0,
            first: Side::First,
            active: Side::First,
            terrain: [None; 9],
            obstacles: [None; EDGES],
            flights: ArrayVec::new(),
            discard: [Pile::EMPTY; 2],
            captured: [Pile::EMPTY; 2],
            patrols: ArrayVec::new(),
            asked: TagSet::default(),
            staying: TagSet::default(),
            entering: None,
            countered: TagSet::default(),
            homeward: ArrayVec::new(),
            after: After::Entry,
            flak_used: TagSet::default(),
            combat: None,
            strike: None,
            assault: None,
            lost: [ArrayVec::new(), ArrayVec::new()],
            reacted: [false; 2],
            ending: None,
        }
    }

    /// Terrain of a zone.
    #[inline]
    pub fn ground(&self, zone: Zone) -> Terrain {
        match zone {
            Zone::Hs | Zone::Hg => Terrain::Headquarters,
            _ => self.terrain[zone.index()].unwrap_or(Terrain::Clear),
        }
    }

    /// A flight by its number.
    pub fn flight(&self, id: FlightId) -> Option<&Flight> {
        self.flights.iter().find(|flight| flight.id == id)
    }

    pub(crate) fn flight_mut(&mut self, id: FlightId) -> Option<&mut Flight> {
        self.flights.iter_mut().find(|flight| flight.id == id)
    }

    /// The flight that is in flight right now: one that returns, else the one that has taken off.
    pub fn in_flight(&self) -> Option<&Flight> {
        self.homeward.first().copied().or(self.entering).and_then(|id| self.flight(id))
    }

    /// Where a side's piece is that lies there.
    pub fn site(&self, side: Side, place: Place) -> Site {
        let airfield = Site::Airfield(side);
        match place {
            Place::Zone(zone) => Site::Zone(zone),
            Place::Airfield => airfield,
            Place::Flight(id) => self.flight(id).map_or(airfield, |flight| Site::in_air(flight.lane, flight.spot)),
        }
    }

    /// The nation of a side's deck.
    #[inline]
    pub const fn nation(&self, side: Side) -> Nation {
        self.setup.nation(side)
    }

    /// Are supply piles seen by all?
    pub fn shows_supply(&self) -> bool {
        self.setup.supply_piles == Piles::Visible
    }

    /// The worth of a victory pile (LC-12.3).
    pub fn captured_points(&self, side: Side) -> i32 {
        self.captured[side.index()].iter().map(|card| i32::from(card.card().cost)).sum()
    }
}

impl State {
    /// The position before anything is laid.
    pub(crate) fn before(setup: &Setup) -> State {
        State { table: Table::empty(setup), forces: Default::default(), focus: Default::default() }
    }

    /// Who decides, or how it ended.
    #[inline]
    pub fn next(&self) -> Next {
        match self.table.step {
            Step::Over => Next::Over(self.outcome()),
            _ => Next::Decide(seat_of(self.table.decider)),
        }
    }

    /// The points of both sides.
    pub fn points(&self) -> [i32; 2] {
        Side::BOTH.map(|side| self.score(side))
    }

    /// A side's cards.
    #[inline]
    pub fn force(&self, side: Side) -> &Force {
        &self.forces[side.index()]
    }

    #[inline]
    pub(crate) fn force_mut(&mut self, side: Side) -> &mut Force {
        &mut self.forces[side.index()]
    }

    /// A side's piece.
    #[inline]
    pub fn piece(&self, side: Side, id: PieceId) -> Result<&Piece, Why> {
        self.force(side).get(id).ok_or(Why::NoSuchPiece)
    }

    /// A side's piece that lies face up.
    #[inline]
    pub fn tagged(&self, side: Side, tag: Tag) -> Option<(PieceId, &Piece)> {
        self.force(side).pieces.tagged(tag)
    }

    /// Does a side occupy a zone (LC-1.7)?
    #[inline]
    pub fn occupies(&self, side: Side, zone: Zone) -> bool {
        let pieces = &self.force(side).pieces;
        !pieces.in_zone(zone).and(pieces.ground()).is_empty()
    }

    /// The zones that a side occupies.
    #[inline]
    pub fn held(&self, side: Side) -> ZoneSet {
        Zone::ALL.into_iter().filter(|zone| self.occupies(side, *zone)).collect()
    }

    /// Does an enemy of this side stand in a zone next to this one?
    pub fn is_near_enemy(&self, side: Side, zone: Zone) -> bool {
        zone.adjacent().iter().any(|next| self.occupies(side.other(), *next))
    }

    /// Has a side's zone room for so many more (LC-2.8)?
    pub fn has_room(&self, side: Side, zone: Zone, more: u8) -> bool {
        self.force(side).stack(zone) + more <= self.table.ground(zone).row().stack
    }

    /// Face-down cards of a side in a zone.
    pub fn hidden_in(&self, side: Side, zone: Zone) -> u8 {
        let pieces = &self.force(side).pieces;
        pieces.in_zone(zone).without(pieces.shown()).len()
    }

    /// A side's points: its victory pile and the ground it holds (LC-12.4).
    pub fn score(&self, side: Side) -> i32 {
        let numbers = &crate::data::DATA.numbers;
        let held = |zones: [Zone; 3]| zones.iter().filter(|zone| self.occupies(side, **zone)).count() as i32;
        let home = held(Zone::home_row(side.other())) * i32::from(numbers.score_home_row);
        self.table.captured_points(side) + home + held(Zone::CENTRE) * i32::from(numbers.score_centre)
    }

    pub(crate) fn outcome(&self) -> Outcome {
        let side = self.table.ending.and_then(|ending| ending.winner);
        let winners = side.map_or(Seats::NONE, |side| Seats::one(seat_of(side)));
        Outcome { winners, side, points: Side::BOTH.map(|side| self.score(side)) }
    }

    /// The members of a flight, by tag.
    pub fn members(&self, flight: &Flight) -> impl Iterator<Item = (PieceId, &Piece)> {
        let id = flight.id;
        self.force(flight.side).in_the_air().filter(move |(_, piece)| piece.flight() == Some(id))
    }
}

//! Positions in few words: those of the lesson, of the rulebook's worked examples and of the tests.
//!
//! A field is Clear and empty but for the Staff Companies and what is put there; all other cards are in the decks.

use crate::data::Scenario;
use crate::map::{Lane, Spot, Terrain, Zone};
use crate::pieces::{CardId, FlightId, Piece, PieceId, Place, Special, Tag, TagSet};
use crate::state::{Flight, Mission, Obstacle, State, Step};
use crate::{Crusade, Setup, Soviet};
use table::{Dice, Rules, Side, Silent};

/// A card by its name in the list.
pub fn card(id: &str) -> CardId {
    CardId::named(id).unwrap_or_else(|| panic!("there is no {id}"))
}

/// A position in the making.
pub struct Field {
    /// As far as it is laid out.
    pub state: State,
}

impl Field {
    /// An empty field in this phase of a side's turn.
    pub fn at(step: Step, side: Side) -> Field {
        Field::of(&Setup::of(Scenario::Meeting), step, side)
    }

    /// The same of another agreement.
    pub fn of(setup: &Setup, step: Step, side: Side) -> Field {
        let mut state = Crusade::begin(setup, &mut Dice::quick(1), &mut Silent).expect("a valid agreement");
        for force in &mut state.forces {
            let laid: Vec<PieceId> = force.iter().map(|(id, _)| id).skip(1).collect();
            for id in laid {
                force.pieces.remove(id).into_iter().for_each(|piece| force.deck.add(piece.card));
            }
            let hand: Vec<CardId> = force.hand.iter().collect();
            for card in hand {
                force.hand.remove(card);
                force.deck.add(card);
            }
            force.supply = 10;
        }
        let table = &mut state.table;
        table.terrain = [Some(Terrain::Clear); 9];
        (table.step, table.phase, table.active, table.decider, table.turn) = (step, step, side, side, 2);
        table.first = Soviet;
        Field { state }
    }

    /// The terrain of a zone.
    pub fn terrain(&mut self, zone: Zone, terrain: Terrain) -> &mut Field {
        self.state.table.terrain[zone.index()] = Some(terrain);
        self
    }

    fn put(&mut self, side: Side, piece: Piece) -> PieceId {
        let force = &mut self.state.forces[side.index()];
        force.deck.remove(piece.card);
        force.pieces.put(piece).expect("room for a piece")
    }

    /// A card face down in a zone.
    pub fn hide(&mut self, side: Side, id: &str, zone: Zone) -> PieceId {
        self.put(side, Piece::new(card(id), Place::Zone(zone)))
    }

    /// A card face up in a zone.
    pub fn show(&mut self, side: Side, id: &str, zone: Zone) -> PieceId {
        let id = self.hide(side, id, zone);
        let tag = Tag::of(id.index());
        self.edit(side, id, |piece| piece.tag = Some(tag));
        id
    }

    /// An aircraft on its airfield.
    pub fn park(&mut self, side: Side, id: &str) -> PieceId {
        self.put(side, Piece::new(card(id), Place::Airfield))
    }

    /// An aircraft in the air, in a flight of its own.
    pub fn fly(&mut self, side: Side, id: &str, (lane, spot): (Lane, Spot), mission: Mission) -> PieceId {
        let aircraft = self.park(side, id);
        let flights = &mut self.state.table.flights;
        let id = FlightId::of(flights.len());
        flights.push(Flight { id, side, lane, spot, mission, struck: false, fired: TagSet::default() });
        let tag = Tag::of(aircraft.index());
        self.edit(side, aircraft, |piece| (piece.place, piece.tag) = (Place::Flight(id), Some(tag)));
        aircraft
    }

    /// The last flight has just come where it is, and the other side is asked this.
    pub fn enters(&mut self, asked: Step) -> &mut Field {
        let table = &mut self.state.table;
        if let Some(flight) = table.flights.last() {
            (table.entering, table.decider) = (Some(flight.id), flight.side.other());
        }
        table.step = asked;
        self
    }

    /// A piece, changed.
    pub fn edit(&mut self, side: Side, id: PieceId, change: impl FnOnce(&mut Piece)) -> &mut Field {
        self.state.forces[side.index()].pieces.edit(id, change);
        self
    }

    /// Damage points of a piece.
    pub fn hurt(&mut self, side: Side, id: PieceId, damage: u8) -> &mut Field {
        self.edit(side, id, |piece| piece.damage = damage)
    }

    /// A special under a unit.
    pub fn bear(&mut self, side: Side, id: PieceId, special: Special) -> &mut Field {
        self.edit(side, id, |piece| piece.attached.insert(special))
    }

    /// A card in hand.
    pub fn hold(&mut self, side: Side, id: &str) -> CardId {
        let force = &mut self.state.forces[side.index()];
        force.deck.remove(card(id));
        force.hand.add(card(id));
        card(id)
    }

    /// Ordnance on the airfield.
    pub fn store(&mut self, side: Side, id: &str) -> CardId {
        let force = &mut self.state.forces[side.index()];
        force.deck.remove(card(id));
        force.loose.add(card(id));
        card(id)
    }

    /// An obstacle between two zones, face down.
    pub fn obstruct(&mut self, side: Side, id: &str, a: Zone, b: Zone) -> &mut Field {
        let edge = a.edge(b).expect("an edge");
        let force = &mut self.state.forces[side.index()];
        force.deck.remove(card(id));
        force.obstacles[edge.index()] = Some(card(id));
        self.state.table.obstacles[edge.index()] = Some(Obstacle { owner: side, shown: None });
        self
    }

    /// The supply of a side.
    pub fn supply(&mut self, side: Side, supply: u16) -> &mut Field {
        self.state.forces[side.index()].supply = supply;
        self
    }

    /// How much supply a side has.
    pub fn has_supply(&self, side: Side) -> u16 {
        self.state.forces[side.index()].supply
    }
}

//! Positions in few words: those of the lesson, of the rulebook's worked examples and of the tests.
//!
//! A field is set up in 17.2 with the ready-made decks put aside: each names the cards that matter,
//! on the board and in hand. Every other card is out of play, so that nobody is asked without need.

use crate::bag::{Bag, Worth};
use crate::data::Scenario;
use crate::map::Space;
use crate::pieces::{CardId, Nation, Terrain, Works};
use crate::setup::{Decks, Setup};
use crate::state::*;
use crate::units::{Gear, Mark, Unit, UnitId};
use table::{Seat, Side};

/// The German seat.
pub const GERMAN: Seat = Seat(0);
/// The Soviet seat.
pub const SOVIET: Seat = Seat(1);

/// A card by its number.
pub fn card(number: u8) -> CardId {
    CardId::of(number).expect("a card")
}

/// A unit by its number, counted from 1 in the order in which the field names them.
pub fn unit(number: usize) -> UnitId {
    UnitId::of(number - 1)
}

/// A position in the making. The first side is German.
pub struct Field {
    /// As far as it is laid out.
    pub state: State,
}

impl Default for Field {
    fn default() -> Field {
        Field::new()
    }
}

impl Field {
    /// The German play of turn 2 in a scenario with decks of one's own.
    pub fn new() -> Field {
        Field::of(Setup { deck: Decks::Custom, ..Setup::of(Scenario::MeetingEngagement) })
    }

    /// The German play of turn 2 of this agreement.
    pub fn of(setup: Setup) -> Field {
        let mut table = Table::empty(&setup);
        table.nations = Some([Nation::German, Nation::Soviet]);
        (table.turn, table.step, table.seat) = (2, Step::Play, GERMAN);
        (table.first_to_deploy, table.first_player) = (Some(Side::First), Some(Side::First));
        table.play.supply = 2;
        let mut field = Field { state: State { table, focus: Focus::Nothing, secrets: Default::default() } };
        for player in &mut field.state.table.players[..usize::from(setup.players)] {
            player.deployed = true;
        }
        field
    }

    /// The space that players call by this name.
    pub fn at(&self, name: &str) -> Space {
        self.state.table.board().find(name).unwrap_or_else(|| panic!("no {name}"))
    }

    /// Anything else.
    pub fn with(mut self, change: impl FnOnce(&mut State)) -> Field {
        change(&mut self.state);
        self
    }

    /// The Soviet side is active instead.
    pub fn soviet_play(self) -> Field {
        self.with(|state| (state.table.seat_turn, state.table.seat) = (1, SOVIET))
    }

    /// In this turn.
    pub fn turn(self, turn: u8) -> Field {
        self.with(|state| state.table.turn = turn)
    }

    /// A unit card of a seat.
    pub fn put(self, seat: Seat, number: u8, at: &str) -> Field {
        let space = self.at(at);
        self.with(|state| {
            let mut unit = Unit::new(card(number), seat, space);
            unit.arrived = state.table.units.iter().count() as u16;
            state.table.units.put(unit).expect("too many units");
        })
    }

    /// A German unit card.
    pub fn german(self, number: u8, at: &str) -> Field {
        self.put(GERMAN, number, at)
    }

    /// A Soviet unit card.
    pub fn soviet(self, number: u8, at: &str) -> Field {
        self.put(SOVIET, number, at)
    }

    /// Changes the unit named last.
    pub fn but(self, change: impl FnOnce(&mut Unit)) -> Field {
        self.with(|state| change(state.table.units.iter_mut().last().expect("no unit yet")))
    }

    /// Marks the unit named last.
    pub fn marked(self, mark: Mark) -> Field {
        self.but(|unit| unit.marks.set(mark))
    }

    /// Gives equipment to the unit named last.
    pub fn with_gear(self, gear: Gear) -> Field {
        self.but(|unit| unit.gear.set(gear))
    }

    /// Loads the unit named last on a carrier.
    pub fn on(self, carrier: usize) -> Field {
        self.but(|this| this.carrier = Some(unit(carrier)))
    }

    /// Loads the unit named last on a pair of tanks.
    pub fn on_pair(self, first: usize, second: usize) -> Field {
        self.but(|this| (this.carrier, this.second) = (Some(unit(first)), Some(unit(second))))
    }

    /// The unit named last has come into its melee from here.
    pub fn from(self, name: &str) -> Field {
        let space = self.at(name);
        self.but(|unit| unit.entry_from = Some(space))
    }

    fn cell(self, at: &str, change: impl FnOnce(&mut Cell)) -> Field {
        let space = self.at(at);
        self.with(|state| state.table.alter(space, change))
    }

    /// The terrain of a position; Swamp and Stream lie on what is there.
    pub fn terrain(self, at: &str, terrain: Terrain) -> Field {
        let water = |kind| Some(Water { kind, by: None });
        self.cell(at, |cell| match terrain {
            Terrain::Swamp => cell.water = water(WaterKind::Swamp),
            Terrain::Stream => cell.water = water(WaterKind::Stream),
            terrain => cell.terrain = terrain,
        })
    }

    /// Smoke that clears after so many seat-turns.
    pub fn smoke(self, at: &str, seat_turns: u8) -> Field {
        self.cell(at, |cell| cell.smoke = seat_turns)
    }

    /// Foxholes or Bunkers of a side.
    pub fn works(self, at: &str, side: Side, works: Works) -> Field {
        self.cell(at, |cell| cell.works = Some(Dug { works, side, by: None }))
    }

    /// A Minefield of the Soviet side.
    pub fn mined(self, at: &str) -> Field {
        self.cell(at, |cell| cell.minefield = Some(SOVIET))
    }

    /// A Path of the German side.
    pub fn path(self, at: &str) -> Field {
        self.cell(at, |cell| cell.path = Some(GERMAN))
    }

    /// A Stream on an edge.
    pub fn stream_between(self, a: &str, b: &str) -> Field {
        let (a, b) = (self.at(a), self.at(b));
        self.with(|state| {
            let edge = EdgeMark { a: a.min(b), b: a.max(b), by: SOVIET };
            state.table.edges.push(edge);
        })
    }

    /// The cards in the hand of a seat.
    pub fn hand(self, seat: Seat, cards: &[u8]) -> Field {
        self.with(|state| {
            let hand: Bag = cards.iter().map(|number| card(*number)).collect();
            state.secrets[seat.index()].hand = hand;
            state.table.players[seat.index()].hand = hand.len();
        })
    }

    /// The cards in the pile of a seat.
    pub fn pile(self, seat: Seat, cards: &[u8]) -> Field {
        self.with(|state| {
            let pile: Bag = cards.iter().map(|number| card(*number)).collect();
            state.secrets[seat.index()].pile = pile;
            state.table.players[seat.index()].pile = pile.len();
        })
    }

    /// The position. A seat that has nothing to fight with gets a card in its pile that keeps it alive.
    ///
    /// # Panics
    /// Where the rules know no such position: a field is laid out by the title itself and its tests, never from outside.
    pub fn position(self) -> State {
        let mut state = self.state;
        for seat in (0..state.table.setup.players).map(Seat) {
            let alive = state.table.units.iter().any(|(_, unit)| unit.owner == seat && unit.stats().is_combat());
            let first = state.table.side(seat) == Side::First;
            let secrets = &state.secrets[seat.index()];
            let waits = secrets.hand.has_combat() || secrets.pile.has_combat();
            if !alive && !waits && state.table.setup.has_pile() {
                state.secrets[seat.index()].pile.add(card(if first { 49 } else { 59 }));
                state.table.players[seat.index()].pile += 1;
            }
        }
        state.checked().unwrap_or_else(|fault| panic!("no such position: {fault}"))
    }
}

//! Positions in the words of the tests, and a game that goes on from them.
//!
//! A field is Clear and empty but for the Staff Companies and what a test puts there; all other cards are in the
//! decks. Dice fall as told.

use crusade::data::Scenario;
use crusade::map::{Terrain, Zone};
use crusade::pieces::{CardId, Piece, PieceId, Place, Special, Tag};
use crusade::state::Step;
use crusade::{Action, Crusade, Event, Setup, Soviet, State};
use table::testing::begin;
use table::{Dice, EventList, Refusal, Rules, Side};

pub struct Game {
    pub state: State,
    pub dice: Dice,
    pub events: Vec<Event>,
}

pub fn card(id: &str) -> CardId {
    CardId::named(id).unwrap_or_else(|| panic!("there is no {id}"))
}

impl Game {
    /// An empty field in this phase of a side's turn.
    pub fn at(step: Step, side: Side) -> Game {
        Game::of(&Setup::of(Scenario::Meeting), step, side)
    }

    pub fn of(setup: &Setup, step: Step, side: Side) -> Game {
        let mut state = begin::<Crusade>(setup, 1);
        for force in &mut state.forces {
            for piece in force.pieces.drain(1..).flatten() {
                force.deck.add(piece.card);
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
        Game { state, dice: Dice::given([]), events: Vec::new() }
    }

    pub fn meeting() -> Game {
        Game::at(Step::Maneuver, Soviet)
    }

    pub fn rolls(&mut self, faces: &[u8]) -> &mut Game {
        self.dice = Dice::given(faces.iter().copied());
        self
    }

    pub fn terrain(&mut self, zone: Zone, terrain: Terrain) -> &mut Game {
        self.state.table.terrain[zone.index()] = Some(terrain);
        self
    }

    fn put(&mut self, side: Side, piece: Piece) -> PieceId {
        let force = &mut self.state.forces[side.index()];
        force.deck.remove(piece.card);
        force.pieces.push(Some(piece));
        PieceId::of(force.pieces.len() - 1)
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

    pub fn edit(&mut self, side: Side, id: PieceId, change: impl FnOnce(&mut Piece)) -> &mut Game {
        let piece = self.state.forces[side.index()].pieces[id.index()].as_mut();
        change(piece.expect("a piece"));
        self
    }

    pub fn hurt(&mut self, side: Side, id: PieceId, damage: u8) -> &mut Game {
        self.edit(side, id, |piece| piece.damage = damage)
    }

    pub fn bear(&mut self, side: Side, id: PieceId, special: Special) -> &mut Game {
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
    pub fn obstruct(&mut self, side: Side, id: &str, a: Zone, b: Zone) -> &mut Game {
        let edge = a.edge(b).expect("an edge");
        let force = &mut self.state.forces[side.index()];
        force.deck.remove(card(id));
        force.obstacles[edge.index()] = Some(card(id));
        self.state.table.obstacles[edge.index()] = Some(crusade::state::Obstacle { owner: side, shown: None });
        self
    }

    pub fn supply(&mut self, side: Side, supply: u16) -> &mut Game {
        self.state.forces[side.index()].supply = supply;
        self
    }

    pub fn has_supply(&self, side: Side) -> u16 {
        self.state.forces[side.index()].supply
    }

    pub fn may(&self, action: Action) -> Result<(), Refusal> {
        Crusade::check(&self.state, action)
    }

    /// Does this, and tells what happened.
    #[track_caller]
    pub fn act(&mut self, action: Action) -> &mut Game {
        if let Err(refusal) = self.may(action) {
            panic!("{action:?} at {:?}: {refusal:?}", self.state.table.step);
        }
        let mut list = EventList::default();
        Crusade::apply(&mut self.state, action, &mut self.dice, &mut list);
        self.events.extend(list.told.into_iter().map(|told| told.event));
        self
    }

    #[track_caller]
    pub fn refuses(&self, action: Action, rule: &str) {
        let refusal = self.may(action).expect_err(&format!("{action:?} is allowed"));
        assert_eq!(refusal.rule, rule, "{refusal:?}");
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        Crusade::legal(&self.state, &mut legal);
        legal
    }

    pub fn piece(&self, side: Side, id: PieceId) -> &Piece {
        self.state.forces[side.index()].get(id).expect("a piece")
    }

    pub fn is_gone(&self, side: Side, id: PieceId) -> bool {
        self.state.forces[side.index()].get(id).is_none()
    }

    pub fn damage(&self, side: Side, id: PieceId) -> u8 {
        self.piece(side, id).damage
    }

    pub fn tag(&self, side: Side, id: PieceId) -> Tag {
        self.piece(side, id).tag.expect("a face-up piece")
    }

    pub fn points(&self, side: Side) -> i32 {
        self.state.table.captured_points(side)
    }

    pub fn step(&self) -> Step {
        self.state.table.step
    }

    /// The damage of each shot so far.
    pub fn shots(&self) -> Vec<(i8, i8, u8)> {
        let shot = |event: &Event| match event {
            Event::Shot { fp, defense, damage, .. } => Some((*fp, *defense, *damage)),
            _ => None,
        };
        self.events.iter().filter_map(shot).collect()
    }
}

//! Positions in the words of the tests, and a game that goes on from them.
//!
//! A field is set up in 17.2 with the ready-made decks put aside: each test names the cards that matter,
//! on the board and in hand. Every other card is out of play, so that nobody is asked without need.

use table::{Dice, EventList, Next, RuleId, Rules, Seat, Side};
use tank_commander::bag::{Bag, Worth};
use tank_commander::data::Scenario;
use tank_commander::map::Space;
use tank_commander::pieces::{CardId, Nation, Terrain, Works};
use tank_commander::setup::{Decks, Setup};
use tank_commander::state::*;
use tank_commander::units::{Gear, Mark, Unit, UnitId, Weapon};
use tank_commander::{Action, Event, State, TankCommander};

pub const GERMAN: Seat = Seat(0);
pub const SOVIET: Seat = Seat(1);

pub fn card(number: u8) -> CardId {
    CardId::of(number).expect("a card")
}

/// A unit by its number, counted from 1 in the order in which the field names them.
pub fn unit(number: usize) -> UnitId {
    UnitId::of(number - 1)
}

/// A position in the making. The first side is German.
pub struct Field {
    pub state: State,
}

impl Field {
    /// The German play of turn 2 in a scenario with decks of one's own.
    pub fn new() -> Field {
        Field::of(Setup { deck: Decks::Custom, ..Setup::of(Scenario::MeetingEngagement) })
    }

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

    pub fn at(&self, name: &str) -> Space {
        self.state.table.board().find(name).unwrap_or_else(|| panic!("no {name}"))
    }

    fn with(mut self, change: impl FnOnce(&mut State)) -> Field {
        change(&mut self.state);
        self
    }

    /// The Soviet side is active instead.
    pub fn soviet_play(self) -> Field {
        self.with(|state| (state.table.seat_turn, state.table.seat) = (1, SOVIET))
    }

    pub fn turn(self, turn: u8) -> Field {
        self.with(|state| state.table.turn = turn)
    }

    pub fn put(self, seat: Seat, number: u8, at: &str) -> Field {
        let space = self.at(at);
        self.with(|state| {
            let mut doc = serde_json::to_value(&state.table.units).expect("units");
            let list = doc.as_array_mut().expect("a list");
            let mut unit = Unit::new(card(number), seat, space);
            unit.arrived = list.len() as u16;
            list.push(serde_json::to_value(unit).expect("a unit"));
            state.table.units = serde_json::from_value(doc).expect("units");
        })
    }

    pub fn german(self, number: u8, at: &str) -> Field {
        self.put(GERMAN, number, at)
    }

    pub fn soviet(self, number: u8, at: &str) -> Field {
        self.put(SOVIET, number, at)
    }

    /// Changes the unit named last.
    pub fn but(self, change: impl FnOnce(&mut Unit)) -> Field {
        self.with(|state| {
            let mut doc = serde_json::to_value(&state.table.units).expect("units");
            let last = doc.as_array_mut().and_then(|list| list.last_mut()).expect("no unit yet");
            let mut unit: Unit = serde_json::from_value(last.clone()).expect("a unit");
            change(&mut unit);
            *last = serde_json::to_value(unit).expect("a unit");
            state.table.units = serde_json::from_value(doc).expect("units");
        })
    }

    pub fn marked(self, mark: Mark) -> Field {
        self.but(|unit| unit.marks.set(mark))
    }

    pub fn with_gear(self, gear: Gear) -> Field {
        self.but(|unit| unit.gear.set(gear))
    }

    pub fn on(self, carrier: usize) -> Field {
        self.but(|this| this.carrier = Some(unit(carrier)))
    }

    pub fn on_pair(self, first: usize, second: usize) -> Field {
        self.but(|this| (this.carrier, this.second) = (Some(unit(first)), Some(unit(second))))
    }

    pub fn from(self, name: &str) -> Field {
        let space = self.at(name);
        self.but(|unit| unit.entry_from = Some(space))
    }

    /// Changes a position, in its written form.
    fn cell(self, at: &str, change: impl FnOnce(&mut serde_json::Value)) -> Field {
        let space = self.at(at).to_string();
        self.with(|state| {
            let mut doc = serde_json::to_value(&state.table.ground).expect("ground");
            let bare = serde_json::json!({
                "terrain": "Clear", "water": null, "works": null, "minefield": null, "path": null, "smoke": 0
            });
            let cell = doc.as_object_mut().expect("a map").entry(space).or_insert(bare);
            change(cell);
            state.table.ground = serde_json::from_value(doc).expect("ground");
        })
    }

    pub fn terrain(self, at: &str, terrain: Terrain) -> Field {
        self.cell(at, |cell| match terrain {
            Terrain::Swamp | Terrain::Stream => {
                cell["water"] = serde_json::json!({ "kind": terrain.word().to_lowercase(), "by": null });
            }
            terrain => cell["terrain"] = serde_json::to_value(terrain).expect("a word"),
        })
    }

    pub fn smoke(self, at: &str, seat_turns: u8) -> Field {
        self.cell(at, |cell| cell["smoke"] = seat_turns.into())
    }

    pub fn works(self, at: &str, side: Side, works: Works) -> Field {
        self.cell(at, |cell| cell["works"] = serde_json::json!({ "works": works, "side": side, "by": null }))
    }

    pub fn mined(self, at: &str) -> Field {
        self.cell(at, |cell| cell["minefield"] = serde_json::json!(1))
    }

    pub fn path(self, at: &str) -> Field {
        self.cell(at, |cell| cell["path"] = serde_json::json!(0))
    }

    pub fn stream_between(self, a: &str, b: &str) -> Field {
        let (a, b) = (self.at(a), self.at(b));
        self.with(|state| {
            let edge = EdgeMark { a: a.min(b), b: a.max(b), by: SOVIET };
            state.table.edges.push(edge);
        })
    }

    pub fn hand(self, seat: Seat, cards: &[u8]) -> Field {
        self.with(|state| {
            let hand: Bag = cards.iter().map(|number| card(*number)).collect();
            state.secrets[seat.index()].hand = hand;
            state.table.players[seat.index()].hand = hand.len();
        })
    }

    pub fn pile(self, seat: Seat, cards: &[u8]) -> Field {
        self.with(|state| {
            let pile: Bag = cards.iter().map(|number| card(*number)).collect();
            state.secrets[seat.index()].pile = pile;
            state.table.players[seat.index()].pile = pile.len();
        })
    }

    /// The game from here, with these rolls to come.
    pub fn rolls(self, rolls: &[u8]) -> Game {
        // Writing and reading works out what follows from the rest; each seat gets a card that keeps it alive.
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
        let text = serde_json::to_string(&state).expect("a position can be written");
        let state = serde_json::from_str(&text).unwrap_or_else(|fault| panic!("{fault}"));
        Game { state, dice: Dice::given(rolls.iter().copied()), events: EventList::default() }
    }

    pub fn game(self) -> Game {
        self.rolls(&[])
    }
}

/// A game that goes on from a field.
pub struct Game {
    pub state: State,
    pub dice: Dice,
    pub events: EventList<Event>,
}

impl Game {
    pub fn at(&self, name: &str) -> Space {
        self.state.table.board().find(name).unwrap_or_else(|| panic!("no {name}"))
    }

    pub fn seat(&self) -> Option<Seat> {
        match TankCommander::next(&self.state) {
            Next::Decide(seat) => Some(seat),
            Next::Over(_) => None,
        }
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        TankCommander::legal(&self.state, &mut legal);
        legal
    }

    pub fn may(&self, action: Action) -> bool {
        TankCommander::check(&self.state, action).is_ok()
    }

    /// The rule that forbids it.
    pub fn barred(&self, action: Action) -> RuleId {
        match TankCommander::check(&self.state, action) {
            Ok(()) => panic!("{action:?} is allowed"),
            Err(refusal) => refusal.rule,
        }
    }

    pub fn act(&mut self, action: Action) -> &mut Game {
        let offered = self.legal().contains(&action);
        assert_eq!(offered, self.may(action), "{action:?} is offered and not accepted, or the other way round");
        if let Err(refusal) = table::act::<TankCommander>(&mut self.state, action, &mut self.dice, &mut self.events) {
            panic!("{action:?} is refused: {refusal:?}; legal: {:?}", self.legal());
        }
        let faults = TankCommander::faults(&self.state);
        assert!(faults.is_empty(), "after {action:?}: {faults:?}");
        self
    }

    pub fn acts(&mut self, actions: impl IntoIterator<Item = Action>) -> &mut Game {
        for action in actions {
            self.act(action);
        }
        self
    }

    /// Everybody passes as long as a window is open.
    pub fn pass(&mut self) -> &mut Game {
        while self.state.table.step == Step::Window && self.may(Action::Pass) {
            self.act(Action::Pass);
        }
        self
    }

    /// One unit steps, and nobody interferes.
    pub fn step(&mut self, number: usize, to: &str) -> &mut Game {
        let to = self.at(to);
        self.acts([Action::Move(unit(number)), Action::At(to), Action::Go]).pass()
    }

    pub fn fire(&mut self, by: usize, with: Weapon, at: usize) -> &mut Game {
        self.acts([Action::Aim(unit(by)), Action::Fire(with, unit(at))]).pass()
    }

    /// Plays a card on a position.
    pub fn play_at(&mut self, number: u8, at: &str) -> &mut Game {
        let at = self.at(at);
        self.acts([Action::Choose(card(number)), Action::At(at)])
    }

    pub fn play_on(&mut self, number: u8, on: usize) -> &mut Game {
        self.acts([Action::Choose(card(number)), Action::Pick(unit(on))])
    }

    pub fn play(&mut self, number: u8) -> &mut Game {
        self.act(Action::Choose(card(number)))
    }

    pub fn get(&self, number: usize) -> Option<&Unit> {
        self.state.table.units.get(unit(number))
    }

    pub fn is_there(&self, number: usize) -> bool {
        self.get(number).is_some()
    }

    /// The name of the space where a unit stands.
    pub fn place(&self, number: usize) -> String {
        self.get(number).map_or_else(String::new, |unit| self.state.table.board().name(unit.at))
    }

    pub fn is(&self, number: usize, mark: Mark) -> bool {
        self.get(number).is_some_and(|unit| unit.is(mark))
    }

    pub fn supply(&self) -> u8 {
        self.state.table.play.supply
    }

    pub fn discarded(&self, seat: Seat, number: u8) -> u8 {
        self.state.table.players[seat.index()].discard.count(card(number))
    }

    pub fn in_hand(&self, seat: Seat, number: u8) -> u8 {
        self.state.secrets[seat.index()].hand.count(card(number))
    }

    /// Which natural rolls of this shot hit, and what it needs.
    pub fn hits(&self, by: usize, with: Weapon, at: usize) -> Option<u8> {
        let mut state = self.state.clone();
        let mut events = EventList::default();
        for action in [Action::Aim(unit(by)), Action::Fire(with, unit(at))] {
            table::act::<TankCommander>(&mut state, action, &mut Dice::quick(1), &mut events).ok()?;
        }
        while state.table.step == Step::Window {
            TankCommander::apply(&mut state, Action::Pass, &mut Dice::quick(1), &mut events);
        }
        events.told.iter().find_map(|told| match told.event {
            Event::Shot { number, drm, .. } => Some((number - drm).clamp(0, 10) as u8),
            _ => None,
        })
    }
}

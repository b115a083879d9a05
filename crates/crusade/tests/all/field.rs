//! A game that goes on from a position, with dice that fall as told.

use crusade::data::Scenario;
pub use crusade::field::{Field, card};
use crusade::map::Lane;
use crusade::pieces::{Piece, PieceId, Tag};
use crusade::state::{Mission, Step};
use crusade::{Action, Crusade, Event, Setup, Soviet, State};
use std::ops::{Deref, DerefMut};
use table::{Dice, EventList, Refusal, Rules, Side};

/// The first pieces that an example puts down for a side, after its Staff Company.
pub const FIRST: PieceId = PieceId::of(1);
pub const SECOND: PieceId = PieceId::of(2);

/// A worked example of the rulebook, as it is shown there.
pub fn example(number: u16) -> Game {
    let example = crusade::examples::all().into_iter().find(|example| example.number == number);
    Game::on((example.unwrap_or_else(|| panic!("no example {number}")).position)())
}

pub struct Game {
    field: Field,
    pub dice: Dice,
    pub events: Vec<Event>,
}

impl Deref for Game {
    type Target = Field;

    fn deref(&self) -> &Field {
        &self.field
    }
}

impl DerefMut for Game {
    fn deref_mut(&mut self) -> &mut Field {
        &mut self.field
    }
}

impl Game {
    pub fn at(step: Step, side: Side) -> Game {
        Game::of(&Setup::of(Scenario::Meeting), step, side)
    }

    pub fn of(setup: &Setup, step: Step, side: Side) -> Game {
        Game::on(Field::of(setup, step, side).state)
    }

    /// A game that goes on from here.
    pub fn on(state: State) -> Game {
        Game { field: Field { state }, dice: Dice::given([]), events: Vec::new() }
    }

    pub fn meeting() -> Game {
        Game::at(Step::Maneuver, Soviet)
    }

    pub fn rolls(&mut self, faces: &[u8]) -> &mut Game {
        self.dice = Dice::given(faces.iter().copied());
        self
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
        Crusade::apply(&mut self.field.state, action, &mut self.dice, &mut list);
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

/// Launches these aircraft by corridor W.
pub fn launch(game: &mut Game, mission: Mission, aircraft: &[PieceId]) {
    game.act(Action::Launch { lane: Lane::West, mission });
    aircraft.iter().for_each(|id| {
        game.act(Action::Add(*id));
    });
    game.act(Action::Go);
}

/// A fighter on patrol in the centre row of corridor E.
pub fn patrol(game: &mut Game, side: Side, id: &str) -> PieceId {
    let aircraft = game.park(side, id);
    let (step, active, decider) = (game.state.table.step, game.state.table.active, game.state.table.decider);
    (game.state.table.step, game.state.table.active, game.state.table.decider) = (Step::Air, side, side);
    game.act(Action::Launch { lane: Lane::East, mission: Mission::Patrol }).act(Action::Add(aircraft)).act(Action::Go);
    assert!(game.state.table.entering.is_none(), "nobody was there to meet it");
    (game.state.table.step, game.state.table.phase) = (step, step);
    (game.state.table.active, game.state.table.decider) = (active, decider);
    aircraft
}

//! A game that goes on from a field.

pub use prokhorovka::field::*;
use prokhorovka::map::Hex;
use prokhorovka::pieces::*;
use prokhorovka::setup::Setup;
use prokhorovka::state::*;
use prokhorovka::why::Why;
use prokhorovka::{Action, Event, Prokhorovka, State};
use table::{Dice, EventList, Refusal, Rules, Side};

/// A field is played on.
pub trait Playing {
    /// The game; the next dice fall as told.
    fn rolls(self, dice: &[u8]) -> Game;

    /// The game.
    fn game(self) -> Game;
}

impl Playing for Field {
    fn rolls(self, dice: &[u8]) -> Game {
        Game::of(self.position(), dice)
    }

    fn game(self) -> Game {
        self.rolls(&[])
    }
}

impl Playing for State {
    fn rolls(self, dice: &[u8]) -> Game {
        Game::of(self, dice)
    }

    fn game(self) -> Game {
        self.rolls(&[])
    }
}

/// The position of a worked example, as the rulebook shows it.
pub fn example(number: u16) -> State {
    let example = prokhorovka::examples::all().into_iter().find(|example| example.number == number);
    (example.unwrap_or_else(|| panic!("no example {number}")).position)()
}

/// A game that goes on from a position.
pub struct Game {
    pub state: State,
    pub dice: Dice,
    pub events: EventList<Event>,
}

impl Game {
    pub fn of(state: State, dice: &[u8]) -> Game {
        let dice = Dice::quick(7).after(dice.iter().copied());
        Game { state, dice, events: EventList::default() }
    }

    /// A match of this setup from its first decision.
    pub fn begin(setup: Setup, dice: &[u8]) -> Game {
        let mut events = EventList::default();
        let mut dice = Dice::quick(7).after(dice.iter().copied());
        let state = Prokhorovka::begin(&setup, &mut dice, &mut events).expect("a valid setup");
        Game { state, dice, events }
    }

    pub fn table(&self) -> &Table {
        &self.state.table
    }

    pub fn act(&mut self, action: Action) -> &mut Game {
        let offered = self.legal();
        assert!(offered.contains(&action), "{action:?} is not among {offered:?}");
        if let Err(refusal) = Prokhorovka::check(&self.state, action) {
            panic!("{action:?} is refused: {refusal:?}");
        }
        Prokhorovka::apply(&mut self.state, action, &mut self.dice, &mut self.events);
        assert_eq!(self.state.faults(), Vec::<String>::new(), "after {action:?}");
        self
    }

    pub fn acts(&mut self, actions: impl IntoIterator<Item = Action>) -> &mut Game {
        actions.into_iter().for_each(|action| {
            self.act(action);
        });
        self
    }

    /// A whole march of one unit, up to but without its end.
    pub fn march(&mut self, unit: UnitId, way: &[&str]) -> &mut Game {
        self.act(Action::March(unit));
        self.acts(way.iter().map(|name| Action::Step(hex(name))))
    }

    /// It is refused for this reason, and not offered.
    pub fn refuses(&self, action: Action, why: Why) {
        assert_eq!(Prokhorovka::check(&self.state, action), Err(Refusal::from(why)), "{action:?}");
        assert!(!self.legal().contains(&action));
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        Prokhorovka::legal(&self.state, &mut legal);
        legal
    }

    pub fn offers(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    pub fn at(&self, unit: UnitId) -> Option<Hex> {
        self.table().at(unit)
    }

    pub fn place(&self, unit: UnitId) -> Place {
        self.table().unit(unit).place
    }

    pub fn health(&self, unit: UnitId) -> Health {
        self.table().unit(unit).health
    }

    pub fn stage(&self, unit: UnitId) -> Stage {
        self.table().unit(unit).stage
    }

    pub fn step(&self) -> Step {
        self.table().step
    }

    /// Who controls an objective.
    pub fn controls(&self, at: &str) -> Side {
        let objective = hex(at).spot().objective.expect("an objective");
        self.table().control[usize::from(objective)]
    }

    pub fn points(&self) -> [i32; 2] {
        Prokhorovka::points(&self.state)
    }

    /// Everybody ends what can be ended, until this turn begins or the match is over.
    pub fn until_turn(&mut self, turn: u8) -> &mut Game {
        while self.table().turn < turn && self.step() != Step::Over {
            let legal = self.legal();
            let end = legal.iter().copied().find(|action| *action == Action::End);
            self.act(end.or(legal.first().copied()).expect("something is legal"));
        }
        self
    }

    /// Did this happen?
    pub fn told(&self, event: &Event) -> bool {
        self.events.told.iter().any(|told| told.event == *event)
    }
}

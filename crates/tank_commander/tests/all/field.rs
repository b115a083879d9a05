//! A game that goes on from a field.

use table::{Dice, EventList, Next, RuleId, Rules, Seat};
pub use tank_commander::field::*;
use tank_commander::map::Space;
use tank_commander::state::*;
use tank_commander::units::{Mark, Unit, Weapon};
use tank_commander::{Action, Event, State, TankCommander};

/// A field is played on.
pub trait Playing {
    /// The game from here, with these rolls to come.
    fn rolls(self, rolls: &[u8]) -> Game;

    /// The game from here, without a roll.
    fn game(self) -> Game;
}

impl Playing for Field {
    fn rolls(self, rolls: &[u8]) -> Game {
        Game::of(self.position(), rolls)
    }

    fn game(self) -> Game {
        self.rolls(&[])
    }
}

/// The position of a worked example, as the rulebook shows it, with the rolls that it names.
pub fn example(number: u16) -> Game {
    let examples = tank_commander::examples::all();
    let example = examples.into_iter().find(|example| example.number == number);
    let example = example.unwrap_or_else(|| panic!("no example {number}"));
    Game::of((example.position)(), example.rolls)
}

/// A game that goes on from a field.
pub struct Game {
    pub state: State,
    pub dice: Dice,
    pub events: EventList<Event>,
}

impl Game {
    /// The game from this position, with these rolls to come.
    pub fn of(state: State, rolls: &[u8]) -> Game {
        Game { state, dice: Dice::given(rolls.iter().copied()), events: EventList::default() }
    }

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

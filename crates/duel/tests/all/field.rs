//! A game that goes on from a field.

use duel::events::Shot;
pub use duel::field::*;
use duel::map::{Clock, Dir};
use duel::pieces::*;
use duel::setup::Setup;
use duel::state::*;
use duel::{Action, Duel, Event, State};
use table::{Dice, EventList, RuleId, Rules};

/// A field is played on.
pub trait Playing {
    /// The game at this step.
    fn at(self, step: Step) -> Game;

    /// The game in phase D: phase B ends, the Tigers stay, nobody looks.
    fn combat(self) -> Game;
}

impl Playing for Field {
    fn at(self, step: Step) -> Game {
        Game::of(self.position(step))
    }

    fn combat(self) -> Game {
        let mut game = self.at(Step::Tanks);
        while game.step() == Step::Tanks {
            game.act(Action::End);
        }
        game
    }
}

/// The position of a worked example, as the rulebook shows it.
pub fn example(number: u16) -> Game {
    let examples = duel::examples::all();
    let example = examples.into_iter().find(|example| example.number == number);
    Game::of((example.unwrap_or_else(|| panic!("no example {number}")).position)())
}

/// A match in play, and what was told of it.
#[derive(Clone)]
pub struct Game {
    pub state: State,
    pub told: Vec<Event>,
}

impl Game {
    /// The game from this position.
    pub fn of(state: State) -> Game {
        Game { state, told: Vec::new() }
    }

    /// A match from the beginning.
    pub fn start(setup: Setup, seed: u64) -> Game {
        let mut events = EventList::default();
        let state = Duel::begin(&setup, &mut Dice::quick(seed), &mut events);
        let state = state.unwrap_or_else(|refusals| panic!("{refusals:?}"));
        Game { state, told: events.told.into_iter().map(|told| told.event).collect() }
    }

    /// Does something that must be legal.
    pub fn act(&mut self, action: Action) -> &mut Game {
        let mut events = EventList::default();
        let step = self.state.table.step;
        if let Err(refusal) = table::act::<Duel>(&mut self.state, action, &mut Dice::quick(0), &mut events) {
            panic!("{action:?} in {step:?} is refused by {}: {}", refusal.rule, refusal.why.key);
        }
        assert_eq!(Duel::faults(&self.state), Vec::<String>::new(), "after {action:?} in {step:?}");
        self.told.extend(events.told.into_iter().map(|told| told.event));
        self
    }

    pub fn acts(&mut self, actions: impl IntoIterator<Item = Action>) -> &mut Game {
        actions.into_iter().for_each(|action| {
            self.act(action);
        });
        self
    }

    /// Ends the present step until this one is reached.
    pub fn pass_until(&mut self, step: Step) -> &mut Game {
        for _ in 0..60 {
            if self.state.table.step == step {
                return self;
            }
            self.pass();
        }
        panic!("{step:?} does not come, it is {:?}", self.state.table.step);
    }

    /// Does nothing more in this turn, and goes on to this step of the next.
    pub fn next_turn(&mut self, step: Step) -> &mut Game {
        let turn = self.state.table.turn;
        while self.state.table.turn == turn {
            self.pass();
        }
        self.pass_until(step)
    }

    /// Does nothing, in whatever words the step has for it.
    pub fn pass(&mut self) -> &mut Game {
        let legal = self.legal();
        let idle =
            |action: &&Action| matches!(action, Action::End | Action::Hold(_) | Action::Commit | Action::ProgramDone);
        let action = *legal.iter().find(idle).unwrap_or_else(|| panic!("no way to pass: {legal:?}"));
        self.act(action)
    }

    /// Programs the first Tiger and lets nobody do anything else, so that the program is carried out.
    pub fn run(&mut self, cards: impl IntoIterator<Item = Card>, turret: Option<Clock>) -> &mut Game {
        let turn = self.state.table.turn;
        self.program(cards, turret);
        while self.state.table.turn == turn
            && matches!(self.step(), Step::Guns | Step::Recon | Step::March | Step::Tanks)
        {
            self.pass();
        }
        self
    }

    /// Programs the first Tiger; the second stays.
    pub fn program(&mut self, cards: impl IntoIterator<Item = Card>, turret: Option<Clock>) -> &mut Game {
        cards.into_iter().for_each(|card| {
            self.act(Action::Card(card));
        });
        if let Some(turret) = turret {
            self.act(Action::TurretCard(turret));
        } else if !self.state.german.programs[0].done {
            self.act(Action::ProgramDone);
        }
        self.acts([Action::ProgramDone, Action::Commit])
    }

    /// The rule that forbids it.
    pub fn refusal(&self, action: Action) -> RuleId {
        match Duel::check(&self.state, action) {
            Ok(()) => panic!("{action:?} is legal"),
            Err(refusal) => refusal.rule,
        }
    }

    pub fn may(&self, action: Action) -> bool {
        Duel::check(&self.state, action).is_ok()
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        Duel::legal(&self.state, &mut legal);
        legal
    }

    pub fn heard(&self, event: Event) -> bool {
        self.told.contains(&event)
    }

    /// The shots so far.
    pub fn shots(&self) -> Vec<(Weapon, Weapon, Shot)> {
        let shot = |event: &Event| match *event {
            Event::Fired { by, at, shot, .. } => Some((by, at, shot)),
            _ => None,
        };
        self.told.iter().filter_map(shot).collect()
    }

    /// The last shot.
    pub fn shot(&self) -> Shot {
        self.shots().last().expect("nobody has fired").2
    }

    pub fn vp(&self) -> [i16; 2] {
        self.state.table.vp
    }

    pub fn step(&self) -> Step {
        self.state.table.step
    }

    pub fn tiger(&self, number: usize) -> &Tiger {
        &self.state.table.tigers[number - 1]
    }

    pub fn t34(&self, number: usize) -> &duel::pieces::T34 {
        &self.state.table.t34s[number - 1]
    }

    /// The T-34 activated last.
    pub fn newest(&self) -> &duel::pieces::T34 {
        self.state.table.t34s.last().expect("no T-34 was activated")
    }

    /// Its number.
    pub fn newest_id(&self) -> T34Id {
        t34(self.state.table.t34s.len())
    }

    /// Gives the T-34 just activated its hull and its gun.
    pub fn face(&mut self, hull: Dir, gun: Dir) -> &mut Game {
        self.acts([Action::Face(hull), Action::Turret(hull.clockwise_to(gun))])
    }

    pub fn marker(&self, number: usize) -> &Marker {
        &self.state.table.markers[number - 1]
    }

    pub fn mine(&self, number: usize) -> &Mine {
        &self.state.table.mines[number - 1]
    }

    pub fn pak(&self, number: usize) -> &Pak {
        &self.state.table.paks[number - 1]
    }

    pub fn stuka(&self) -> &Stuka {
        &self.state.table.stukas[0]
    }

    /// Has the T-34 been destroyed, burning or already removed?
    pub fn destroyed(&self, number: usize) -> bool {
        matches!(self.t34(number).fate, Fate::Burning(_) | Fate::Destroyed)
    }

    pub fn at(&self, name: &str) -> Terrain {
        self.state.table.ground.terrain(hex(name))
    }

    pub fn front(&self, name: &str) -> bool {
        self.state.table.ground.front(hex(name))
    }

    /// Actions used by the T-34 on the move.
    pub fn used(&self) -> u8 {
        match self.state.table.focus {
            Focus::Drive(drive) => drive.used,
            other => panic!("nobody drives: {other:?}"),
        }
    }
}

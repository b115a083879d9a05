//! A match that goes on from a field.

use stalingrad::field::Field;
use stalingrad::pieces::*;
use stalingrad::setup::Setup;
use stalingrad::state::{Battle, Formation, State, Step};
use stalingrad::{Action, Event, Stalingrad};
use table::{Dice, EventList, Next, Refusal, Rules, Seat, Side};

/// Begins as a field does.
macro_rules! begun {
    ($($name:ident($($arg:ident: $kind:ty),*),)*) => {$(
        pub fn $name($($arg: $kind),*) -> Scene {
            Scene::of(Field::$name($($arg),*))
        }
    )*};
}

/// Lays out what a field does.
macro_rules! laid_out {
    ($($name:ident($($arg:ident: $kind:ty),*),)*) => {$(
        pub fn $name(self, $($arg: $kind),*) -> Scene {
            self.lay(|field| field.$name($($arg),*))
        }
    )*};
}

/// The position of a worked example, as the rulebook shows it.
pub fn example(number: u16) -> Scene {
    let examples = stalingrad::examples::all();
    let example = examples.into_iter().find(|example| example.number == number);
    let example = example.unwrap_or_else(|| panic!("no example {number}"));
    Scene::of(Field { state: (example.position)() })
}

/// A match in the middle of something.
pub struct Scene {
    pub state: State,
    pub dice: Dice,
    /// What the last action has brought.
    pub events: EventList<Event>,
    /// What all actions have brought.
    pub log: Vec<Event>,
}

pub use stalingrad::pieces::Player::{G1, G2, S1, S2};

impl Scene {
    /// The match of this setup after its beginning.
    pub fn start(setup: Setup, seed: u64) -> Scene {
        let mut events = EventList::default();
        let mut dice = Dice::quick(seed);
        let state = Stalingrad::begin(&setup, &mut dice, &mut events).expect("a valid setup");
        Scene { state, dice, events, log: Vec::new() }
    }

    /// The match of this field.
    pub fn of(field: Field) -> Scene {
        Scene { state: field.state, dice: Dice::quick(1), events: EventList::default(), log: Vec::new() }
    }

    fn lay(self, laid: impl FnOnce(Field) -> Field) -> Scene {
        Scene { state: laid(Field { state: self.state }).state, ..self }
    }

    /// Changes a formation.
    pub fn with(self, id: FormationId, change: impl FnOnce(&mut Formation)) -> Scene {
        self.lay(|field| field.with(id, change))
    }

    begun! {
        empty(setup: Setup),
        battle_of(setup: Setup, building: BuildingId),
        manoeuvre(setup: Setup, ids: &[FormationId]),
        battle(building: BuildingId),
        expert(building: BuildingId),
    }

    laid_out! {
        site(building: BuildingId),
        turn_of(side: Side),
        fighting(ids: &[FormationId]),
        staged(ids: &[FormationId]),
        depleted(id: FormationId),
        veteran(id: FormationId),
        unled(id: FormationId),
        units(units: &[(UnitKind, u8)]),
        track(fire: u8, bucket: u8, infernos: u8),
        hold(hold: u8),
        hand(player: Player, cards: &[CardId]),
        discarded(cards: &[CardId]),
        laid(card: CardId, on: FormationId),
        carnage(card: CarnageId),
    }

    /// Sends formations of the deciding player.
    pub fn send(&mut self, ids: &[FormationId], to: District) -> &mut Scene {
        for id in ids {
            self.act(Action::Send { formation: *id, to });
        }
        self
    }

    /// Ends the manoeuvre, if it has not ended by itself.
    pub fn done(&mut self, player: Player) -> &mut Scene {
        if self.step() == Step::Manoeuvre && self.decider() == player {
            self.act(Action::Done);
        }
        self
    }

    pub fn next_carnage(&mut self, card: CarnageId) {
        self.state.table.carnage = [card].into_iter().collect();
    }

    /// The dice fall like this.
    pub fn rolls(mut self, faces: &[u8]) -> Scene {
        self.dice = Dice::given(faces.iter().copied());
        self
    }

    pub fn battle_mut(&mut self) -> &mut Battle {
        self.state.table.battle.as_mut().expect("a battle")
    }

    pub fn now(&self) -> &Battle {
        self.state.table.battle.as_ref().expect("a battle")
    }

    /// Is the position sound?
    pub fn sound(self) -> Scene {
        assert_eq!(self.state.faults(), Vec::<String>::new());
        self
    }

    /// Does something legal.
    pub fn act(&mut self, action: Action) -> &mut Scene {
        assert_eq!(Stalingrad::check(&self.state, action), Ok(()), "{action:?} in {:?}", self.state.table.step);
        self.events = EventList::default();
        Stalingrad::apply(&mut self.state, action, &mut self.dice, &mut self.events);
        self.log.extend(self.events.told.iter().map(|told| told.event.clone()));
        assert_eq!(self.state.faults(), Vec::<String>::new(), "after {action:?}");
        self
    }

    pub fn play(&mut self, card: CardId, on: FormationId) -> &mut Scene {
        self.act(Action::Play { card, on })
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        Stalingrad::legal(&self.state, &mut legal);
        legal
    }

    pub fn refusal(&self, action: Action) -> Refusal {
        Stalingrad::check(&self.state, action).expect_err("it is legal")
    }

    /// The rule that forbids it.
    pub fn forbids(&self, action: Action) -> &'static str {
        self.refusal(action).rule
    }

    pub fn step(&self) -> Step {
        self.state.table.step
    }

    pub fn decider(&self) -> Player {
        self.state.table.decider
    }

    pub fn seat(&self) -> Option<Seat> {
        match Stalingrad::next(&self.state) {
            Next::Decide(seat) => Some(seat),
            Next::Over(_) => None,
        }
    }

    pub fn formation(&self, id: FormationId) -> &Formation {
        self.state.table.formation(id)
    }

    pub fn strength(&self, id: FormationId) -> Strength {
        self.formation(id).strength
    }

    /// Units of a kind in the building that is fought for.
    pub fn count(&self, kind: UnitKind) -> u8 {
        self.state.table.battlefield().expect("a battle").count(kind)
    }

    /// Fire, Bucket and Infernos of the building that is fought for.
    pub fn tracks(&self) -> (u8, u8, u8) {
        let ground = self.state.table.battlefield().expect("a battle");
        (ground.fire, ground.bucket, ground.infernos)
    }

    pub fn held(&self, player: Player) -> u8 {
        self.state.table.held[player.index()]
    }

    pub fn told(&self, fits: impl Fn(&Event) -> bool) -> usize {
        self.events.told.iter().filter(|told| fits(&told.event)).count()
    }

    /// Takes the first legal action until this step comes, or the match is over.
    pub fn until(&mut self, step: Step) -> &mut Scene {
        for _ in 0..5_000 {
            if self.step() == step || self.step() == Step::Over {
                return self;
            }
            let first = self.legal()[0];
            self.act(first);
        }
        panic!("it never comes to {step:?}");
    }
}

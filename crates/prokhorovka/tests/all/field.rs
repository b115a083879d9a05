//! Positions in the words of the tests, and a game that goes on from them.
//!
//! A field is empty but for the units that a test names: all others are eliminated or beside the map. One aircraft
//! of the active side is left over, so that no phase ends by itself.

use prokhorovka::map::Hex;
use prokhorovka::pieces::*;
use prokhorovka::setup::{Deployment, Setup};
use prokhorovka::state::*;
use prokhorovka::why::Why;
use prokhorovka::{Action, Event, Prokhorovka, State};
use table::testing::{read, write};
use table::{Dice, EventList, Refusal, Rules, Side};

/// A hex by its number.
pub fn hex(name: &str) -> Hex {
    name.parse().unwrap_or_else(|why| panic!("{why}"))
}

/// A unit fires at another one.
pub fn fire(by: UnitId, at: UnitId) -> Action {
    Action::Fire { by, at }
}

/// A position in the making.
pub struct Field {
    pub state: State,
}

impl Field {
    /// The phase of this formation in turn 2, without optional rules.
    pub fn of(formation: Formation) -> Field {
        Field::with(Setup::of(Deployment::Quick), formation)
    }

    /// The phase of this formation in turn 2.
    pub fn with(setup: Setup, formation: Formation) -> Field {
        let mut table = Table::empty(&setup);
        (table.turn, table.step) = (2, Step::Operations);
        let drawn = formation.units().filter(|_| formation.corps().is_some());
        for unit in starters().chain(drawn) {
            table.units[unit.index()].place = Place::Eliminated;
        }
        table.drawn.push(formation);
        table.air[formation.side().index()] = 1;
        Field { state: State { table, deal: Default::default() } }
    }

    fn change(mut self, change: impl FnOnce(&mut Table)) -> Field {
        change(&mut self.state.table);
        self
    }

    /// Changes anything.
    pub fn but(self, change: impl FnOnce(&mut Table)) -> Field {
        self.change(change)
    }

    /// Units in a hex; the rest of a corps that they belong to is eliminated.
    pub fn put(self, units: &[UnitId], at: &str) -> Field {
        self.change(|table| {
            for unit in units {
                for mate in unit.formation().units() {
                    let place = &mut table.units[mate.index()].place;
                    if *place == Place::Off && unit.formation() != Formation::Reserve {
                        *place = Place::Eliminated;
                    }
                }
                table.units[unit.index()].place = Place::At(hex(at));
            }
            if units.iter().any(|unit| unit.formation() == Formation::I167) {
                (table.division_167, table.calls) = (Relief::Arrived, 1);
            }
        })
    }

    /// The formation waits off the map.
    pub fn waiting(self, formation: Formation) -> Field {
        self.change(|table| {
            formation.units().for_each(|unit| table.units[unit.index()].place = Place::Waiting);
        })
    }

    /// What hits have done to a unit.
    pub fn health(self, unit: UnitId, health: Health) -> Field {
        self.change(|table| table.units[unit.index()].health = health)
    }

    /// Disrupted units.
    pub fn disrupted(self, unit: UnitId) -> Field {
        self.health(unit, Health::Disrupted)
    }

    /// How far a unit has come with its action.
    pub fn stage(self, unit: UnitId, stage: Stage) -> Field {
        self.change(|table| table.units[unit.index()].stage = stage)
    }

    pub fn air(self, side: Side, count: u8) -> Field {
        self.change(|table| table.air[side.index()] = count)
    }

    pub fn artillery(self, side: Side, count: u8) -> Field {
        self.change(|table| table.artillery[side.index()] = count)
    }

    /// The position as it stands: markers of all that take part, objectives with those who stand there.
    pub fn done(mut self) -> State {
        let table = &mut self.state.table;
        for (index, hex) in prokhorovka::data::DATA.objectives.iter().enumerate() {
            let holder = UnitId::ALL.into_iter().find(|unit| table.at(*unit) == Some(*hex));
            table.control[index] = holder.map_or(table.control[index], UnitId::side);
        }
        let takes_part = |unit: UnitId| matches!(table.unit(unit).place, Place::At(_) | Place::Waiting);
        let formations = Formation::ALL.into_iter().filter(|formation| formation.has_marker());
        let others = formations.filter(|formation| !table.drawn.contains(formation));
        table.envelope = others.filter(|formation| formation.units().any(takes_part)).collect();
        read::<Prokhorovka>(&write::<Prokhorovka>(&self.state)).unwrap_or_else(|fault| panic!("{fault}"))
    }

    /// A game that goes on from here; the next dice fall as told.
    pub fn rolls(self, dice: &[u8]) -> Game {
        Game::of(self.done(), dice)
    }

    /// A game that goes on from here.
    pub fn game(self) -> Game {
        self.rolls(&[])
    }
}

/// The units that are on the map from the start.
fn starters() -> impl Iterator<Item = UnitId> {
    let formations = [Formation::Lah, Formation::Dr, Formation::Tk, Formation::Airborne, Formation::Remnants];
    formations.into_iter().flat_map(Formation::units)
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

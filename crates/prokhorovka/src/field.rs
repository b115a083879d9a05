//! Positions in few words: those of the lesson, of the rulebook's worked examples and of the tests.
//!
//! A field is empty but for the units that are named: all others are eliminated or beside the map. One aircraft of the
//! active side is left over, so that no phase ends by itself.

use crate::Action;
use crate::data::DATA;
use crate::map::Hex;
use crate::pieces::*;
use crate::setup::{Deployment, Setup};
use crate::state::*;
use table::Side;

/// A hex by its number.
pub fn hex(name: &str) -> Hex {
    name.parse().unwrap_or_else(|fault| panic!("{fault}"))
}

/// A unit fires at another one.
pub const fn fire(by: UnitId, at: UnitId) -> Action {
    Action::Fire { by, at }
}

/// A march into this hex.
pub fn step(to: &str) -> Action {
    Action::Step(hex(to))
}

/// A position in the making.
pub struct Field {
    /// The position so far.
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

    /// The same on the whole battlefield: everybody stands where the ready-made set-up has them, the remnants in the
    /// order of the list.
    pub fn battle(formation: Formation) -> Field {
        let quick = DATA.quick.units.iter().copied();
        let remnants = Formation::Remnants.units().zip(DATA.quick.remnants.iter().copied());
        Field::of(formation).but(|table| {
            quick.chain(remnants).for_each(|(unit, hex)| table.units[unit.index()].place = Place::At(hex));
        })
    }

    /// Changes anything.
    pub fn but(mut self, change: impl FnOnce(&mut Table)) -> Field {
        change(&mut self.state.table);
        self
    }

    /// Units in a hex; the rest of a corps that they belong to is eliminated.
    pub fn put(self, units: &[UnitId], at: &str) -> Field {
        self.but(|table| {
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
        self.but(|table| formation.units().for_each(|unit| table.units[unit.index()].place = Place::Waiting))
    }

    /// What hits have done to a unit.
    pub fn health(self, unit: UnitId, health: Health) -> Field {
        self.but(|table| table.units[unit.index()].health = health)
    }

    /// A disrupted unit.
    pub fn disrupted(self, unit: UnitId) -> Field {
        self.health(unit, Health::Disrupted)
    }

    /// How far a unit has come with its action.
    pub fn stage(self, unit: UnitId, stage: Stage) -> Field {
        self.but(|table| table.units[unit.index()].stage = stage)
    }

    /// Aircraft of a side.
    pub fn air(self, side: Side, count: u8) -> Field {
        self.but(|table| table.air[side.index()] = count)
    }

    /// Artillery of a side.
    pub fn artillery(self, side: Side, count: u8) -> Field {
        self.but(|table| table.artillery[side.index()] = count)
    }

    /// In this turn.
    pub fn turn(self, turn: u8) -> Field {
        self.but(|table| table.turn = turn)
    }

    /// An objective that nobody stands on is held by this side.
    pub fn held(self, side: Side, at: &str) -> Field {
        let objective = hex(at).spot().objective.unwrap_or_else(|| panic!("{at} is no objective"));
        self.but(|table| table.control[usize::from(objective)] = side)
    }

    /// The position in the phase: markers of all that take part, objectives with those who stand there.
    ///
    /// # Panics
    /// Where the rules know no such position: a field is laid out by the title itself and its tests, never from outside.
    pub fn position(self) -> State {
        let field = self.but(|table| {
            let takes_part = |unit: UnitId| matches!(table.unit(unit).place, Place::At(_) | Place::Waiting);
            let formations = Formation::ALL.into_iter().filter(|formation| formation.has_marker());
            let others = formations.filter(|formation| !table.drawn.contains(formation));
            table.envelope = others.filter(|formation| formation.units().any(takes_part)).collect();
        });
        field.settled().unwrap_or_else(|fault| panic!("no such position: {fault}"))
    }

    /// The position before any marker is drawn, at this step.
    ///
    /// # Errors
    /// Why the rules know no such position.
    pub fn before_markers(self, step: Step) -> Result<State, String> {
        let field = self.but(|table| {
            table.step = step;
            table.drawn.clear();
        });
        field.settled()
    }

    /// Whoever stands on an objective controls it.
    fn settled(self) -> Result<State, String> {
        let field = self.but(|table| {
            for (index, hex) in DATA.objectives.iter().enumerate() {
                let holder = UnitId::ALL.into_iter().find(|unit| table.at(*unit) == Some(*hex));
                table.control[index] = holder.map_or(table.control[index], UnitId::side);
            }
        });
        field.state.checked()
    }
}

/// The units that are on the map from the start.
fn starters() -> impl Iterator<Item = UnitId> {
    let formations = [Formation::Lah, Formation::Dr, Formation::Tk, Formation::Airborne, Formation::Remnants];
    formations.into_iter().flat_map(Formation::units)
}

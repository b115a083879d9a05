//! What happens: an action is carried out, and play goes on by itself until somebody must decide.

mod fire;
mod laying;
mod march;
mod overrun;
mod requests;
mod sequence;
mod support;

use crate::action::Action;
use crate::events::{Effect, Event};
use crate::map::Hex;
use crate::pieces::{Health, Place, UnitId};
use crate::state::{State, Step};
use table::{Dice, EventSink, Side};

/// The umpire carries out the rules on a position and tells what happened.
pub(crate) struct Umpire<'a, J> {
    pub(crate) state: &'a mut State,
    pub(crate) dice: &'a mut Dice,
    pub(crate) sink: &'a mut J,
}

/// Who has hit a unit, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Blow {
    /// Aircraft or artillery.
    Support,
    /// A unit in another hex.
    Shot,
    /// A unit in the same hex.
    Overrun,
}

impl<'a, J: EventSink<Event>> Umpire<'a, J> {
    /// The umpire of this position, with these dice, telling this sink.
    pub(crate) fn new(state: &'a mut State, dice: &'a mut Dice, sink: &'a mut J) -> Umpire<'a, J> {
        Umpire { state, dice, sink }
    }

    /// Carries out a legal action and all that follows from it.
    pub(crate) fn carry_out(&mut self, action: Action) {
        match self.state.table.step {
            Step::GermanSetup | Step::RemnantSetup | Step::AirborneSetup => self.lay(action),
            Step::Call167 | Step::AskReserve | Step::Commitment | Step::EntryZone => self.request(action),
            Step::Operations => self.operate(action),
            Step::March => self.march_on(action),
            Step::Reroll => self.reroll(action),
            Step::DefensiveFire | Step::OffensiveFire => self.fight(action),
            Step::ForcedRetreat | Step::FreeRetreat | Step::BreakOff => self.fall_back(action),
            Step::Over => {}
        }
    }

    fn operate(&mut self, action: Action) {
        match action {
            Action::Fire { by, at } | Action::HalfFire { by, at } => self.fire(by, at, action),
            Action::March(unit) => self.begin_march(&[unit]),
            Action::Group(first, second, None) => self.begin_march(&[first, second]),
            Action::Group(first, second, Some(third)) => self.begin_march(&[first, second, third]),
            Action::Air(at) | Action::Rudel(at) | Action::Shell(at) => self.support(at, action),
            _ => self.end_phase(),
        }
        if self.state.table.step == Step::Operations {
            self.go_on_operating();
        }
    }

    /// Puts a unit into a hex, wherever it was.
    fn put(&mut self, unit: UnitId, hex: Hex) {
        let table = &mut self.state.table;
        if let Some(old) = table.at(unit) {
            table.stacks.remove(unit, old);
        }
        table.units[unit.index()].place = Place::At(hex);
        table.stacks.add(unit, hex);
    }

    /// A unit enters a hex in play: it has moved, and takes an objective in which no enemy is (BS-3.3).
    fn enter(&mut self, unit: UnitId, hex: Hex) {
        self.put(unit, hex);
        self.state.table.units[unit.index()].moved = true;
        if !self.state.table.holds(hex, unit.side().other()) {
            self.take(hex, unit.side());
        }
    }

    /// A side takes an objective, if it is one and not its own already.
    fn take(&mut self, hex: Hex, side: Side) {
        let Some(objective) = hex.spot().objective else { return };
        let control = &mut self.state.table.control[usize::from(objective)];
        if *control != side {
            *control = side;
            self.sink.tell_all(|| Event::Taken { hex, side });
        }
    }

    /// A unit leaves the map for this place.
    fn remove(&mut self, unit: UnitId, place: Place) {
        let table = &mut self.state.table;
        if let Some(old) = table.at(unit) {
            table.stacks.remove(unit, old);
        }
        table.units[unit.index()].place = place;
    }

    /// What a hit is about to do.
    fn effect_of_hit(&self, id: UnitId, blow: Blow) -> Effect {
        let unit = self.state.table.unit(id);
        let shaken_tiger = id.is_tiger() && unit.is_disrupted();
        match unit.health.hit() {
            _ if shaken_tiger && blow == Blow::Shot => Effect::Hit,
            _ if shaken_tiger => Effect::Eliminated,
            Some(Health::Disrupted) => Effect::Disrupted,
            Some(Health::Reduced) => Effect::Reduced,
            Some(_) => Effect::ReducedDisrupted,
            None => Effect::Eliminated,
        }
    }

    /// A hit (BS-10.1, BS-15.4, BS-15.5, BS-6.8).
    fn harm(&mut self, id: UnitId, blow: Blow) {
        let unit = &mut self.state.table.units[id.index()];
        unit.struck |= blow != Blow::Support;
        if id.is_tiger() && unit.is_disrupted() {
            return self.harm_tiger(id, blow);
        }
        match unit.health.hit() {
            Some(health) => {
                unit.health = health;
                self.sink.tell_all(|| Event::Harmed { unit: id, health });
            }
            None => self.eliminate(id),
        }
    }

    fn harm_tiger(&mut self, unit: UnitId, blow: Blow) {
        match blow {
            Blow::Support => {}
            Blow::Overrun => self.eliminate(unit),
            Blow::Shot => {
                let die = self.dice.d6();
                if die.is_multiple_of(2) {
                    self.sink.tell_all(|| Event::TigerLost { unit, die });
                    self.eliminate(unit);
                } else {
                    self.sink.tell_all(|| Event::TigerSurvived { unit, die });
                }
            }
        }
    }

    fn eliminate(&mut self, unit: UnitId) {
        self.remove(unit, Place::Eliminated);
        self.state.table.units[unit.index()].health = Health::Fresh;
        self.sink.tell_all(|| Event::Eliminated { unit });
    }
}

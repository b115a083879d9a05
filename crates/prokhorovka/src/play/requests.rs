//! Requests, commitment and entry zones (chapters 14 and 17).

use super::Umpire;
use crate::action::Action;
use crate::data::DATA;
use crate::events::{Answer, Event};
use crate::map::Zone;
use crate::pieces::{Formation, Place, UnitId, UnitSet};
use crate::state::{Relief, Step};
use table::EventSink;

impl<J: EventSink<Event>> Umpire<'_, J> {
    pub(super) fn request(&mut self, action: Action) {
        match (self.state.table.step, action) {
            (Step::Call167, Action::Call) => {
                self.call_167();
                self.ask_about_reserve();
            }
            (Step::Call167, _) => self.ask_about_reserve(),
            (Step::AskReserve, Action::Ask(unit)) => self.state.table.asked.insert(unit),
            (Step::AskReserve, _) => {
                self.roll_for_brigades();
                self.ask_about_corps();
            }
            (Step::Commitment, Action::Commit(corps)) => self.commit(corps),
            (Step::Commitment, _) => self.fill_envelope(),
            (Step::EntryZone, Action::Enter(zone)) => {
                self.choose_zone(zone);
                self.settle_zones();
            }
            _ => {}
        }
    }

    /// BS-17.2.
    fn call_167(&mut self) {
        let die = self.dice.d6();
        let table = &mut self.state.table;
        table.calls += 1;
        let answer = match die {
            die if die == DATA.numbers.barring_die => Answer::Barred,
            die if die < table.turn => Answer::Arrives,
            _ => Answer::NotYet,
        };
        match answer {
            Answer::Barred => table.division_167 = Relief::Barred,
            Answer::NotYet => {}
            Answer::Arrives => {
                table.division_167 = Relief::Arrived;
                self.let_wait(Formation::I167);
            }
        }
        self.sink.tell_all(|| Event::Called { die, answer });
    }

    /// BS-17.1.
    fn roll_for_brigades(&mut self) {
        let asked = std::mem::replace(&mut self.state.table.asked, UnitSet::NONE);
        for unit in asked.iter() {
            let die = self.dice.d6();
            if die < self.state.table.turn && die != DATA.numbers.barring_die {
                self.state.table.units[unit.index()].place = Place::Waiting;
                self.sink.tell_all(|| Event::Granted { unit, die });
            } else {
                self.state.table.refusals += 1;
                self.sink.tell_all(|| Event::Refused { unit, die });
            }
        }
    }

    fn commit(&mut self, corps: Formation) {
        self.let_wait(corps);
        self.sink.tell_all(|| Event::Committed { corps });
        if !self.state.table.can_commit() {
            self.fill_envelope();
        }
    }

    fn let_wait(&mut self, formation: Formation) {
        formation.units().for_each(|unit| self.state.table.units[unit.index()].place = Place::Waiting);
    }

    pub(super) fn ask_about_reserve(&mut self) {
        if self.state.table.can_ask_reserve() {
            self.state.table.step = Step::AskReserve;
        } else {
            self.ask_about_corps();
        }
    }

    fn ask_about_corps(&mut self) {
        if self.state.table.can_commit() {
            self.state.table.step = Step::Commitment;
        } else {
            self.fill_envelope();
        }
    }

    /// BS-14.3: rolls for the zones that the formation just drawn still needs.
    pub(super) fn settle_zones(&mut self) {
        while let Some(unit) = self.state.table.lacks_zone() {
            let (die, formation) = (self.dice.d6(), unit.formation());
            match formation {
                Formation::Reserve => self.sink.tell_all(|| Event::BrigadeZoneRolled { unit, die }),
                _ => self.sink.tell_all(|| Event::ZoneRolled { formation, die }),
            }
            match Zone::of_die(die) {
                Some(zone) => self.set_zone(unit, zone),
                None => {
                    self.state.table.step = Step::EntryZone;
                    return;
                }
            }
        }
        self.state.table.step = Step::Operations;
        self.go_on_operating();
    }

    fn choose_zone(&mut self, zone: Zone) {
        if let Some(unit) = self.state.table.lacks_zone() {
            self.set_zone(unit, zone);
            let formation = unit.formation();
            self.sink.tell_all(|| Event::ZoneChosen { formation, zone });
        }
    }

    fn set_zone(&mut self, unit: UnitId, zone: Zone) {
        let table = &mut self.state.table;
        match unit.formation().corps() {
            Some(corps) => table.corps_zones[corps] = Some(zone),
            None => table.brigade_zones[unit.index() - UnitId::Reserve10.index()] = Some(zone),
        }
    }
}

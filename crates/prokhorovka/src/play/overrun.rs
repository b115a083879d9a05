//! Overruns, round by round (chapter 11).

use super::{Blow, Umpire};
use crate::action::Action;
use crate::data::DATA;
use crate::events::Event;
use crate::map::Hex;
use crate::pieces::{Place, UnitId, UnitSet};
use crate::state::Step;
use table::EventSink;

impl<J: EventSink<Event>> Umpire<'_, J> {
    pub(super) fn fight(&mut self, action: Action) {
        match action {
            Action::Fire { by, at } => self.fire_close(by, at),
            _ => self.state.table.step = Step::OffensiveFire,
        }
        if self.state.table.step != Step::Reroll {
            self.go_on_fighting();
        }
    }

    fn fire_close(&mut self, by: UnitId, at: UnitId) {
        let Ok(aim) = self.state.table.aim_close(by, at) else { return };
        if let Some(overrun) = self.state.table.overrun.as_mut() {
            overrun.fired.insert(by);
        }
        let health = self.state.table.unit(at).health;
        self.shoot(by, at, aim, Blow::Overrun);
        let hit = self.state.table.unit(at).health != health;
        if hit && at.side() == self.state.table.active() {
            self.throw_back(at);
        }
    }

    /// BS-11.6: an attacker that is hit and survives.
    fn throw_back(&mut self, unit: UnitId) {
        let Some(to) = self.state.table.overrun.map(|overrun| overrun.from) else { return };
        if self.state.table.at(unit).is_some() {
            self.sink.tell_all(|| Event::ThrownBack { unit, to });
            self.enter(unit, to);
        }
    }

    pub(super) fn fall_back(&mut self, action: Action) {
        match (action, self.state.table.step) {
            (Action::Retreat { unit, to }, _) => {
                self.sink.tell_all(|| Event::Retreated { unit, to });
                self.enter(unit, to);
            }
            (Action::Flee(unit), _) => {
                self.sink.tell_all(|| Event::Fled { unit });
                self.remove(unit, Place::Fled);
            }
            (Action::Back(unit), _) => self.go_back(unit),
            (_, Step::FreeRetreat) => self.state.table.step = Step::BreakOff,
            _ => return self.begin_round(),
        }
        self.go_on_fighting();
    }

    fn go_back(&mut self, unit: UnitId) {
        if let Some(to) = self.state.table.overrun.map(|overrun| overrun.from) {
            self.sink.tell_all(|| Event::WentBack { unit, to });
            self.enter(unit, to);
        }
    }

    /// BS-11.15.
    fn begin_round(&mut self) {
        let Some(overrun) = self.state.table.overrun.as_mut() else { return };
        if overrun.round < DATA.numbers.last_round {
            overrun.round += 1;
            overrun.fired = UnitSet::NONE;
            let round = overrun.round;
            self.sink.tell_all(|| Event::RoundBegan { round });
            self.state.table.step = Step::DefensiveFire;
        } else {
            let left: UnitSet = self.state.table.attackers().collect();
            left.iter().for_each(|unit| self.go_back(unit));
        }
        self.go_on_fighting();
    }

    /// From step to step until somebody has something to decide (BS-5.11), or the overrun is over.
    pub(super) fn go_on_fighting(&mut self) {
        loop {
            let table = &self.state.table;
            let Some(at) = table.overrun.map(|overrun| overrun.at) else { return };
            if table.attackers().next().is_none() || table.defenders().next().is_none() {
                return self.end_overrun(at);
            }
            let next = match table.step {
                Step::DefensiveFire if !table.can_fire_close() => Step::OffensiveFire,
                Step::OffensiveFire if !table.can_fire_close() => Step::ForcedRetreat,
                Step::ForcedRetreat => match table.trapped() {
                    Some(unit) => {
                        self.sink.tell_all(|| Event::Trapped { unit });
                        self.eliminate(unit);
                        continue;
                    }
                    None if !table.can_retreat() => Step::FreeRetreat,
                    None => return,
                },
                Step::FreeRetreat if !table.can_retreat() => Step::BreakOff,
                _ => return,
            };
            self.state.table.step = next;
        }
    }

    /// BS-3.3.
    fn end_overrun(&mut self, at: Hex) {
        let table = &mut self.state.table;
        let side = table.active();
        let holder = [side, side.other()].into_iter().find(|side| table.holds(at, *side));
        table.overrun = None;
        table.step = Step::Operations;
        self.sink.tell_all(|| Event::OverrunEnded { at, holder });
        if let Some(side) = holder {
            self.take(at, side);
        }
        self.go_on_operating();
    }
}

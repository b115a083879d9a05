//! Marches (chapter 8).

use super::Umpire;
use crate::action::Action;
use crate::events::Event;
use crate::map::Hex;
use crate::pieces::{Place, Stage, UnitId};
use crate::state::{March, Origin, Overrun, Step};
use arrayvec::ArrayVec;
use table::EventSink;

impl<J: EventSink<Event>> Umpire<'_, J> {
    pub(super) fn begin_march(&mut self, movers: &[UnitId]) {
        let table = &mut self.state.table;
        let waits = movers.first().is_some_and(|unit| table.unit(*unit).place == Place::Waiting);
        let origin = if waits { Origin::Off } else { Origin::Map };
        table.march = Some(March { movers: movers.iter().copied().collect(), origin, entered: 0, spent: 0 });
        table.step = Step::March;
    }

    pub(super) fn march_on(&mut self, action: Action) {
        match action {
            Action::Step(to) => return self.step_to(to),
            Action::LastStep(to) => {
                self.step_to(to);
                self.finish_march(Stage::Done);
            }
            Action::Exit => self.exit(),
            Action::Attack(hex) => return self.attack(hex),
            _ => self.stop(),
        }
        self.state.table.step = Step::Operations;
        self.go_on_operating();
    }

    fn step_to(&mut self, to: Hex) {
        let from = self.state.table.marching_at();
        let cost = from.map_or_else(|| to.terrain().cost(), |from| to.cost_from(from));
        let Some(march) = self.state.table.march.as_mut() else { return };
        march.entered += 1;
        march.spent += cost;
        let movers = march.movers.clone();
        for unit in movers {
            match from {
                Some(_) => self.sink.tell_all(|| Event::Marched { unit, to, cost }),
                None => self.sink.tell_all(|| Event::CameOn { unit, hex: to }),
            }
            self.enter(unit, to);
        }
    }

    /// BS-7.5: within half the points there may be fire to follow.
    fn stop(&mut self) {
        let table = &self.state.table;
        let Some(march) = table.march.as_ref() else { return };
        let half = march
            .movers
            .first()
            .is_some_and(|unit| table.unit(*unit).stage == Stage::Ready && march.spent <= unit.card().mp / 2);
        self.finish_march(if half { Stage::MovedHalf } else { Stage::Done });
    }

    fn exit(&mut self) {
        let from = self.state.table.marching_at();
        let movers = self.finish_march(Stage::Done);
        for unit in movers {
            if let Some(from) = from {
                self.sink.tell_all(|| Event::BrokeOut { unit, from });
            }
            self.remove(unit, Place::Exited);
        }
    }

    /// Chapter 11: the attackers enter the hex.
    fn attack(&mut self, at: Hex) {
        let Some(from) = self.state.table.marching_at() else { return };
        let movers = self.finish_march(Stage::Done);
        let side = self.state.table.active();
        self.sink.tell_all(|| Event::OverrunBegan { side, from, at });
        for unit in movers {
            self.enter(unit, at);
        }
        self.state.table.overrun = Some(Overrun { at, from, round: 1, fired: Default::default() });
        self.state.table.step = Step::DefensiveFire;
        self.go_on_fighting();
    }

    fn finish_march(&mut self, stage: Stage) -> ArrayVec<UnitId, 3> {
        let movers = self.state.table.march.take().map(|march| march.movers).unwrap_or_default();
        movers.iter().for_each(|unit| self.state.table.units[unit.index()].stage = stage);
        movers
    }
}

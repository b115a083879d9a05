//! The Stuka's flight (chapter 12).

use super::Umpire;
use crate::Soviet;
use crate::action::Action;
use crate::data::DATA;
use crate::events::{Cause, Event};
use crate::pieces::*;
use crate::state::Focus;
use table::EventSink;

impl<J: EventSink<Event>> Umpire<'_, J> {
    /// DF.
    pub(super) fn fly(&mut self, action: Action) {
        let Focus::Stuka(id) = self.state.table.focus else { return };
        match action {
            Action::StartStuka => {
                self.state.table.stukas[id.index()].flight = flying(1);
                self.state.table.eventful = true;
                self.sink.tell_all(|| Event::StukaStarted { stuka: id });
            }
            Action::Forward | Action::Left | Action::Right => self.fly_on(id, action),
            Action::Reveal(marker) => self.turn_up_marker(marker, Cause::SeenFromTheAir),
            Action::Attack(t34) => self.attack(id, t34),
            Action::Land => {
                self.land(id);
                self.next_stuka(id.index() + 1);
            }
            _ => self.end_flight_phase(id),
        }
    }

    fn fly_on(&mut self, id: StukaId, action: Action) {
        let board = self.state.table.board();
        let stuka = &mut self.state.table.stukas[id.index()];
        if let Flight::Flying { left, .. } = &mut stuka.flight {
            *left = left.saturating_sub(1);
        }
        match action {
            Action::Left => stuka.facing = stuka.facing.left(),
            Action::Right => stuka.facing = stuka.facing.right(),
            _ => stuka.at = board.neighbour(stuka.at, stuka.facing).unwrap_or(stuka.at),
        }
        let (to, facing) = (stuka.at, stuka.facing);
        self.sink.tell_all(|| match action {
            Action::Forward => Event::StukaFlew { stuka: id, to },
            _ => Event::StukaTurned { stuka: id, facing },
        });
    }

    /// DG-12.4: the T-34 is removed at once.
    fn attack(&mut self, id: StukaId, victim: T34Id) {
        let table = &mut self.state.table;
        table.stukas[id.index()].attacked = true;
        let t34 = &mut table.t34s[victim.index()];
        let Some(hex) = t34.at() else { return };
        t34.fate = Fate::Destroyed;
        t34.drops = Drops::None;
        table.index.tank[hex.index()] = None;
        self.sink.tell_all(|| Event::StukaAttacked { stuka: id, t34: victim, hex });
        self.score_destroyed(victim);
        self.check_weapons();
    }

    fn land(&mut self, id: StukaId) {
        self.state.table.stukas[id.index()].flight = Flight::Landed;
        self.sink.tell_all(|| Event::StukaLanded { stuka: id });
    }

    /// DG-12.6, DG-12.7: after the last flight phase it lands, or is lost.
    pub(super) fn end_flight_phase(&mut self, id: StukaId) {
        let table = &self.state.table;
        let stuka = &table.stukas[id.index()];
        match table.last_phase(stuka) {
            Some(true) if table.may_land(stuka).is_ok() => self.land(id),
            Some(true) => {
                self.state.table.stukas[id.index()].flight = Flight::Lost;
                self.sink.tell_all(|| Event::StukaLost { stuka: id });
                self.score(Soviet, DATA.scoring.stuka_emergency_landing);
            }
            _ => {}
        }
        self.next_stuka(id.index() + 1);
    }

    /// Takes up the next Stuka of the deciding seat, from this one on (R39).
    pub(super) fn next_stuka(&mut self, from: usize) {
        let table = &mut self.state.table;
        let mine =
            |stuka: &Stuka| stuka.owner == table.seat && matches!(stuka.flight, Flight::Ready | Flight::Flying { .. });
        let Some(next) = (from..table.stukas.len()).find(|i| mine(&table.stukas[*i])) else {
            table.focus = Focus::Nothing;
            return;
        };
        table.focus = Focus::Stuka(StukaId::of(next));
        if let Flight::Flying { phase, .. } = table.stukas[next].flight {
            table.stukas[next].flight = flying(phase + 1);
            table.eventful = true;
        }
    }
}

fn flying(phase: u8) -> Flight {
    Flight::Flying { phase, left: DATA.numbers.stuka_actions_per_phase }
}

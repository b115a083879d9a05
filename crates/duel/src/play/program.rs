//! Tigers: programmed in A1, driven in C1 (DG-7.3, chapter 8).

use super::Umpire;
use crate::action::Action;
use crate::course::{CardEffect, Course, Meanwhile};
use crate::events::{Block, Cause, Event};
use crate::map::{Dir, Hex};
use crate::pieces::*;
use crate::state::Focus;
use table::EventSink;

impl<J: EventSink<Event>> Umpire<'_, J> {
    /// A1.
    pub(super) fn program(&mut self, action: Action) {
        let germans = self.germans();
        let Some(tiger) = self.state.tiger_to_program() else {
            let seat = self.state.table.seat;
            let place = self.state.table.setup.place(seat);
            self.sink.tell_all(|| Event::Programmed { seat, place });
            self.commit();
            return self.next_seat();
        };
        let limit = self.state.table.tigers[tiger.index()].track;
        let program = &mut self.state.german.programs[tiger.index()];
        match action {
            Action::Card(card) => {
                program.cards.push(card);
                program.done = program.len() >= limit;
                self.sink.tell(germans, || Event::CardLaid { tiger, card });
            }
            Action::TurretCard(turret) => {
                program.turret = Some(turret);
                program.done = true;
                self.sink.tell(germans, || Event::TurretCardLaid { tiger, turret });
            }
            _ => program.done = true,
        }
    }

    /// C1: the German has said which Tiger drives next.
    pub(super) fn execute(&mut self, action: Action) {
        if let Action::Execute(tiger) = action {
            self.drive_tiger(tiger);
        }
    }

    /// DG-8.1 to DG-8.5: the program is turned up and carried out card by card.
    pub(super) fn drive_tiger(&mut self, id: TigerId) {
        self.state.table.tigers[id.index()].driven = true;
        let cards = std::mem::take(&mut self.state.german.programs[id.index()].cards);
        self.sink.reveal();
        if cards.is_empty() && self.state.german.programs[id.index()].turret.is_none() {
            self.sink.tell_all(|| Event::TigerStays { tiger: id });
        }
        let mut i = 0;
        while i < cards.len() {
            match self.play_card(id, &cards[i..]) {
                Some(used) => i += used,
                None => {
                    self.lapse(id, &cards[i..]);
                    break;
                }
            }
        }
        if self.state.table.facing.is_some() {
            self.state.table.focus = Focus::Tiger(id); // the turret card waits until the T-34 is faced
        } else {
            self.aim_by_card(id);
        }
    }

    /// DG-8.4: the cards lapse, and nobody but the Germans sees them before the match is over.
    fn lapse(&mut self, tiger: TigerId, left: &[Card]) {
        let cards = left.iter().copied().collect();
        self.state.german.lapses.push(Lapse { turn: self.state.table.turn, tiger, cards });
        let germans = self.germans();
        self.sink.tell(germans, || Event::CardsLapsed { tiger, cards: left.len() as u8 });
    }

    /// Plays the first of these cards; returns how many were used, or none if the Tiger is stopped.
    fn play_card(&mut self, id: TigerId, cards: &[Card]) -> Option<usize> {
        let (card, course) = (cards[0], Course::begin(&self.state.table, id, Meanwhile::NobodyMoves));
        let (to, used) = match course.next(cards) {
            CardEffect::Turned(hull) => {
                self.turn_tiger(id, hull);
                return Some(1);
            }
            CardEffect::Wasted => {
                self.sink.tell_all(|| Event::CardWasted { tiger: id, card });
                return Some(1);
            }
            CardEffect::Stopped(by, hex) => {
                self.sink.tell_all(|| Event::TigerBlocked { tiger: id, by, hex });
                return None;
            }
            CardEffect::Entered(to, used) => (to, used),
        };
        if let Some(marker) = self.state.table.marker_at(to) {
            self.turn_up_marker(marker, Cause::Contact); // DG-6.10
            if self.state.table.facing.is_some() {
                self.sink.tell_all(|| Event::TigerBlocked { tiger: id, by: Block::T34, hex: Some(to) });
                return None;
            }
        }
        self.move_tiger(id, to);
        Some(used)
    }

    fn turn_tiger(&mut self, id: TigerId, hull: Dir) {
        let tiger = &mut self.state.table.tigers[id.index()];
        (tiger.hull, tiger.drops) = (hull, Drops::None);
        let at = tiger.at;
        self.sink.tell_all(|| Event::TigerTurned { tiger: id, hull });
        self.clear_drift(at); // DG-14.8
    }

    fn move_tiger(&mut self, id: TigerId, to: Hex) {
        let table = &mut self.state.table;
        let from = std::mem::replace(&mut table.tigers[id.index()].at, to);
        table.index.tank[from.index()] = None;
        table.index.tank[to.index()] = Some(Tank::Tiger(id));
        let drift = table.ground.terrain(to) == Terrain::SnowDrift;
        table.tigers[id.index()].drops = if drift { Drops::JustLaid } else { Drops::None };
        self.sink.tell_all(|| Event::TigerMoved { tiger: id, to });
        self.clear_drift(from);
        self.clear_front(to);
    }

    /// DG-8.5: the turret card comes last, even after a forced stop.
    pub(super) fn aim_by_card(&mut self, id: TigerId) {
        self.state.table.focus = Focus::Nothing;
        if let Some(turret) = self.state.german.programs[id.index()].turret.take() {
            let tiger = &mut self.state.table.tigers[id.index()];
            tiger.turret = turret;
            let gun = tiger.gun();
            self.sink.tell_all(|| Event::TigerAimed { tiger: id, gun });
            self.sink.reveal();
        }
    }
}

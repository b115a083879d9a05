//! Turns and phases, the end of the match (LC-6, LC-12).

use super::Umpire;
use crate::Event;
use crate::data::{DATA, Victory};
use crate::map::Zone;
use crate::pieces::Service;
use crate::state::{After, Ending, Focus, Mission, Reason, Rights, Step};
use table::{EventSink, Side};

impl<S: EventSink<Event>> Umpire<'_, S> {
    /// A player turn begins: recovery, then the patrols come home (LC-7.1, LC-7.2).
    pub(super) fn begin_turn(&mut self, side: Side) {
        let table = &mut self.state.table;
        table.active = side;
        table.phase = Step::Reinforce;
        let turn = table.turn;
        let patrols = table.flights.iter().filter(|flight| flight.side == side && flight.mission == Mission::Patrol);
        table.patrols = patrols.map(|flight| flight.id).collect();
        self.sink.tell_all(|| Event::TurnBegan { turn, side });
        let force = self.state.force_mut(side);
        force.rights = Rights::default();
        force.pieces.edit_all(|piece| {
            piece.committed = false;
            piece.scouted = false;
            piece.refitted = false;
        });
        self.next_patrol();
    }

    /// Supply and cards (LC-7.3, LC-7.4).
    pub(super) fn supply(&mut self) {
        let side = self.state.table.active;
        let roll: u8 = (0..self.state.table.setup.dice()).map(|_| self.dice.d6()).sum();
        let force = self.state.force(side);
        let bonus = force.hq_troops(Service::SovietColumn) + force.hq_troops(Service::GermanColumn);
        self.state.force_mut(side).supply += u16::from(roll + bonus);
        // A bonus tells of a supply column at the headquarters, and none tells that nothing hidden there is one.
        self.reveal(side);
        self.sink.tell_all(|| Event::Supplied { side, roll, bonus });
        for _ in 0..DATA.scenario(self.state.table.setup.scenario).draw {
            self.draw(side);
        }
        self.ask(Step::Reinforce, side);
    }

    /// Draws a card, if the deck has one.
    pub(super) fn draw(&mut self, side: Side) {
        let force = &mut self.state.forces[side.index()];
        let Some(card) = force.deck.draw(self.dice) else { return };
        force.hand.add(card);
        self.tell_both(side, |known| Event::Drew { side, card: known.then_some(card) });
    }

    /// Phase 2, unless everybody sees that there is nothing on the airfield (LC-6.3).
    pub(super) fn enter_air(&mut self) {
        let side = self.state.table.active;
        self.state.table.phase = Step::Air;
        if self.state.force(side).airfield_cards() == 0 {
            return self.enter_recon();
        }
        self.ask(Step::Air, side);
    }

    /// Phase 3, unless the enemy has nothing face down on the ground.
    pub(super) fn enter_recon(&mut self) {
        let side = self.state.table.active;
        self.state.table.phase = Step::Recon;
        if !self.state.force(side.other()).hides_on_ground() {
            return self.enter_phase(Step::Bombard);
        }
        self.ask(Step::Recon, side);
    }

    /// Phase 4 or 5.
    pub(super) fn enter_phase(&mut self, phase: Step) {
        self.state.table.phase = phase;
        self.ask(phase, self.state.table.active);
    }

    /// The end step: strike flights return (LC-12.2).
    pub(super) fn end_turn(&mut self) {
        let table = &mut self.state.table;
        for flight in table.flights.iter_mut() {
            if flight.side == table.active && flight.mission == Mission::Strike {
                flight.mission = Mission::Home;
                let _ = table.homeward.try_push(flight.id);
            }
        }
        table.after = After::EndOfTurn;
        self.fly_home();
    }

    /// Collapse, then the next player turn or the final score (LC-12.3, LC-12.4).
    pub(super) fn finish_turn(&mut self) {
        let table = &self.state.table;
        if let Some(points) = table.setup.collapse_points() {
            let [south, north] = Side::BOTH.map(|side| table.captured_points(side));
            if south.max(north) >= points && south != north {
                let winner = if south > north { Side::First } else { Side::Second };
                return self.finish(Some(winner), Reason::Collapse);
            }
        }
        let (active, first) = (table.active, table.first);
        if active == first {
            return self.begin_turn(active.other());
        }
        if table.turn >= table.setup.turns() {
            return self.final_score();
        }
        self.state.table.turn += 1;
        self.begin_turn(first);
    }

    fn final_score(&mut self) {
        let winner = match DATA.scenario(self.state.table.setup.scenario).victory {
            Victory::Kharkov => Some(self.kharkov_winner()),
            Victory::Standard => {
                let [south, north] = Side::BOTH.map(|side| self.state.score(side));
                match south.cmp(&north) {
                    std::cmp::Ordering::Greater => Some(Side::First),
                    std::cmp::Ordering::Less => Some(Side::Second),
                    std::cmp::Ordering::Equal => None,
                }
            }
        };
        self.finish(winner, Reason::Score);
    }

    /// LC-12.6
    fn kharkov_winner(&self) -> Side {
        let holds = |zone: Zone| self.state.occupies(Side::First, zone);
        let others = [Zone::A2, Zone::C2, Zone::A3, Zone::B3, Zone::C3];
        let won = holds(Zone::B2) || others.into_iter().filter(|zone| holds(*zone)).count() >= 2;
        if won { Side::First } else { Side::Second }
    }

    /// The match is over.
    pub(super) fn finish(&mut self, winner: Option<Side>, reason: Reason) {
        self.state.table.ending = Some(Ending { winner, reason });
        self.state.focus = Focus::Nothing;
        self.ask(Step::Over, self.state.table.active);
        self.sink.reveal();
        self.sink.tell_all(|| Event::Ended { winner, reason });
    }
}

//! The sequence of play: from turn to turn and from marker to marker (chapter 5).

use super::Umpire;
use crate::data::DATA;
use crate::events::Event;
use crate::pieces::{Formation, Health, Place, Stage, UnitId};
use crate::setup::{Scoring, Switch};
use crate::state::{Rudel, Step, Wittmann};
use crate::{German, Soviet};
use table::EventSink;
use table::kit::Bag;

impl<J: EventSink<Event>> Umpire<'_, J> {
    pub(super) fn begin_turn(&mut self) {
        let table = &mut self.state.table;
        table.turn += 1;
        let turn = table.turn;
        for unit in &mut table.units {
            unit.stage = Stage::Ready;
            (unit.moved, unit.fired, unit.struck) = (false, false, false);
        }
        self.sink.tell_all(|| Event::TurnBegan { turn });
        self.roll_support();
        if self.state.table.can_call_167() {
            self.state.table.step = Step::Call167;
        } else {
            self.ask_about_reserve();
        }
    }

    /// BS-6.1, BS-6.2, BS-6.4.
    fn roll_support(&mut self) {
        let (german, soviet) = (self.dice.d6(), self.dice.d6());
        let aircraft = german.abs_diff(soviet);
        let winner = match german.cmp(&soviet) {
            std::cmp::Ordering::Greater => Some(German),
            std::cmp::Ordering::Less => Some(Soviet),
            std::cmp::Ordering::Equal => None,
        };
        self.state.table.air = [0; 2];
        if let Some(side) = winner {
            self.state.table.air[side.index()] = aircraft;
        }
        self.sink.tell_all(|| Event::AirRolled { german, soviet, winner, aircraft });
        self.see_to_rudel(german, soviet);
        let die = self.dice.d6();
        let guns = DATA.artillery_of(Soviet, die);
        self.state.table.artillery = [0, guns];
        self.sink.tell_all(|| Event::ArtilleryRolled { side: Soviet, die, guns });
    }

    /// BS-17.3.
    fn see_to_rudel(&mut self, german: u8, soviet: u8) {
        let table = &mut self.state.table;
        table.wittmann = Wittmann::Ready;
        if table.setup.rudel == Switch::Off || table.rudel == Rudel::ShotDown {
            return;
        }
        table.rudel = match (german, soviet) {
            (6, 6) => Rudel::ShotDown,
            (6, _) => Rudel::Flies,
            _ => Rudel::Waits,
        };
        match table.rudel {
            Rudel::ShotDown => self.sink.tell_all(|| Event::RudelShotDown),
            Rudel::Flies => self.sink.tell_all(|| Event::RudelFlies),
            _ => {}
        }
    }

    /// BS-5.5.
    pub(super) fn fill_envelope(&mut self) {
        let table = &mut self.state.table;
        let takes_part = |unit: UnitId| matches!(table.unit(unit).place, Place::At(_) | Place::Waiting);
        let in_play = |formation: &Formation| formation.has_marker() && formation.units().any(takes_part);
        table.envelope = Formation::ALL.into_iter().filter(in_play).collect();
        table.drawn.clear();
        self.draw();
    }

    /// BS-5.6.
    fn draw(&mut self) {
        let Some(formation) = self.state.table.envelope.draw(self.dice) else { return self.end_turn() };
        let table = &mut self.state.table;
        table.drawn.push(formation);
        self.sink.tell_all(|| Event::Drawn { formation });
        if formation.side() == German {
            let die = self.dice.d6();
            let guns = DATA.artillery_of(German, die);
            let own = if formation == Formation::I167 { DATA.numbers.artillery_167 } else { 0 };
            self.state.table.artillery[German.index()] = guns + own;
            self.sink.tell_all(|| Event::ArtilleryRolled { side: German, die, guns: guns + own });
        }
        self.settle_zones();
    }

    /// BS-5.11: the phase ends by itself when there is nothing left to do.
    pub(super) fn go_on_operating(&mut self) {
        if !self.state.table.can_operate() {
            self.end_phase();
        }
    }

    pub(super) fn end_phase(&mut self) {
        let table = &mut self.state.table;
        for unit in table.active_formation().into_iter().flat_map(Formation::units) {
            let stage = &mut table.units[unit.index()].stage;
            if *stage != Stage::Ready {
                *stage = Stage::Done;
            }
        }
        table.artillery[German.index()] = 0;
        self.draw();
    }

    /// BS-5.8.
    fn end_turn(&mut self) {
        let table = &mut self.state.table;
        (table.air, table.artillery) = ([0; 2], [0; 2]);
        table.drawn.clear();
        table.envelope = Bag::EMPTY;
        self.recover();
        self.bank();
        let table = &mut self.state.table;
        let (turn, german, soviet) = (table.turn, table.tally(German).total(), table.tally(Soviet).total());
        self.sink.tell_all(|| Event::TurnEnded { turn, german, soviet });
        if turn >= DATA.numbers.last_turn {
            self.state.table.step = Step::Over;
            self.sink.tell_all(|| Event::Ended { german, soviet });
        } else {
            self.begin_turn();
        }
    }

    /// Chapter 13.
    fn recover(&mut self) {
        for id in UnitId::ALL {
            let unit = &mut self.state.table.units[id.index()];
            unit.health = unit.health.rallied();
            let rests = !unit.moved && !unit.fired && !unit.struck;
            if unit.at().is_none() || unit.health != Health::Reduced || !rests {
                continue;
            }
            let die = self.dice.d6();
            let fresh = die <= DATA.numbers.recovery_die;
            if fresh {
                unit.health = Health::Fresh;
            }
            self.sink.tell_all(|| Event::RecoveryRolled { unit: id, die, fresh });
        }
    }

    /// BS-16.6.
    fn bank(&mut self) {
        let table = &mut self.state.table;
        if table.setup.vp_scoring == Scoring::End {
            return;
        }
        let [german, soviet] = [German, Soviet].map(|side| table.objectives(side) * DATA.numbers.objective_vp);
        table.banked[0] += u16::from(german);
        table.banked[1] += u16::from(soviet);
        self.sink.tell_all(|| Event::Banked { german, soviet });
    }
}

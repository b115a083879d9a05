//! Melees (chapter 13).

use super::Umpire;
use crate::action::Action;
use crate::events::Event;
use crate::legal::{Odds, Volley};
use crate::pieces::Window;
use crate::state::*;
use crate::units::{Aim, Mark, MeleeFire, UnitId};
use arrayvec::ArrayVec;
use table::{EventSink, Side};

impl<J: EventSink<Event>> Umpire<'_, J> {
    /// T-4: the next melee, or the rest of the seat-turn.
    pub(super) fn next_melee(&mut self) {
        let left = self.state.melees_left();
        self.state.table.seat = self.state.table.active();
        match left.count_ones() {
            0 => {
                for unit in self.state.table.units.iter_mut() {
                    unit.marks.clear(Mark::Entered);
                }
                self.begin_discards();
            }
            1 => self.begin_melee(crate::map::Space::of(left.trailing_zeros() as usize)),
            _ => self.state.table.step = Step::Melees,
        }
    }

    pub(super) fn fight(&mut self, action: Action) {
        match action {
            Action::Fight(at) => self.begin_melee(at),
            Action::Drop(id, gear) => self.throw_away(id, gear),
            _ => {}
        }
    }

    /// M-1.
    fn begin_melee(&mut self, at: crate::map::Space) {
        let table = &mut self.state.table;
        table.play.fought.0 |= at.bit();
        let (advantage, panic, firing) = ([false; 2], false, Firing::Both);
        table.melee = Some(Melee { at, advantage, panic, firing });
        let active = table.active_side();
        self.sink.tell_all(|| Event::MeleeBegan { at });
        self.open_window(Window::Melee, Act::Nothing, active);
    }

    /// M-2: Panic, if it was played.
    pub(super) fn after_melee_window(&mut self) {
        let Some(melee) = self.state.table.melee else { return };
        if melee.panic {
            let passive = self.state.table.active_side().other();
            let stack = self.state.table.units.at(passive, melee.at).map(|(id, _)| id);
            let stack: ArrayVec<UnitId, 64> = stack.take(64).collect();
            for id in stack {
                if let Some(unit) = self.state.table.units.get_mut(id)
                    && unit.on_foot()
                    && !unit.is_stuck()
                {
                    unit.marks.set(Mark::Leaving);
                }
            }
        }
        self.next_retreat();
    }

    fn next_retreat(&mut self) {
        if let Some(seat) = self.state.table.next_to_retreat() {
            self.state.table.step = Step::Retreat;
            self.state.table.seat = seat;
            return;
        }
        for unit in self.state.table.units.iter_mut() {
            unit.marks.clear(Mark::Leaving);
        }
        self.choose_who_fires();
    }

    pub(super) fn retreat(&mut self, action: Action) {
        let Action::Retreat(id, to) = action else { return };
        for member in self.state.table.company(id) {
            if let Some(unit) = self.state.table.units.get_mut(member) {
                unit.marks.clear(Mark::Leaving);
            }
        }
        self.relocate(id, to);
        if !self.check_victory() {
            self.next_retreat();
        }
    }

    /// TC-13.9: with one Tactical Advantage that side fires first.
    fn choose_who_fires(&mut self) {
        let Some(melee) = &mut self.state.table.melee else { return };
        melee.firing = match melee.advantage {
            [true, false] => Firing::First,
            [false, true] => Firing::Second,
            _ => Firing::Both,
        };
        self.next_declaration();
    }

    /// M-3: asks the next card, then opens VOLLEY.
    fn next_declaration(&mut self) {
        let Some(melee) = self.state.table.melee else { return };
        if self.state.table.melees() & melee.at.bit() == 0 {
            return self.end_melee();
        }
        if let Some(id) = self.state.table.next_to_declare()
            && let Some(unit) = self.state.table.units.get(id)
        {
            self.state.table.seat = unit.owner;
            self.state.table.step = Step::Volley;
            return;
        }
        let declared = Side::BOTH
            .into_iter()
            .any(|side| self.state.table.units.at(side, melee.at).any(|(_, unit)| unit.melee_fire.is_some()));
        if declared {
            let active = self.state.table.active_side();
            self.open_window(Window::Volley, Act::Nothing, active);
        } else {
            self.fire_volley();
        }
    }

    pub(super) fn declare_fire(&mut self, action: Action) {
        if let Action::Drop(id, gear) = action {
            self.throw_away(id, gear);
            return self.next_declaration();
        }
        let Some(id) = self.state.table.next_to_declare() else { return };
        let by = self.named(id);
        let Some(unit) = self.state.table.units.get_mut(id) else { return };
        unit.marks.set(Mark::Declared);
        match action {
            Action::Fire(with, at) => {
                unit.melee_fire = Some(MeleeFire::Shot(Aim { with, at }));
                let at = self.named(at);
                self.sink.tell_all(|| Event::ShotDeclared { by, with, at });
            }
            Action::Screen(at) => {
                unit.melee_fire = Some(MeleeFire::Smoke);
                self.sink.tell_all(|| Event::SmokeDeclared { by, at });
            }
            _ => self.sink.tell_all(|| Event::Held { by }),
        }
        self.next_declaration();
    }

    /// M-5: all rolls, then all results together; smoke among them.
    pub(super) fn fire_volley(&mut self) {
        let Some(melee) = self.state.table.melee else { return };
        let active = self.state.table.active_side();
        let shooters = [active, active.other()].into_iter().flat_map(|side| self.state.table.units.at(side, melee.at));
        let shooters: ArrayVec<(UnitId, MeleeFire), 64> =
            shooters.filter_map(|(id, unit)| Some((id, unit.melee_fire?))).take(64).collect();
        let mut results = ArrayVec::<_, 256>::new();
        let mut lost = ArrayVec::<UnitId, 64>::new();
        let mut screen = None;
        for (id, fire) in &shooters {
            match (self.melee_odds(*id, *fire), fire) {
                (None, _) => lost.push(*id),
                (Some(odds), MeleeFire::Shot(aim)) => results.extend(self.shoot(*id, *aim, odds).into_iter().take(8)),
                (Some(odds), MeleeFire::Smoke) => {
                    let side = self.state.table.units.get(*id).map(|unit| self.side(unit.owner));
                    screen = screen.or(side.filter(|_| self.roll_smoke(*id, melee.at, odds)));
                }
            }
        }
        for (id, fire) in &shooters {
            if lost.contains(id) {
                self.lose_shot(*id);
            } else {
                self.after_shot(*id, fire.with());
            }
        }
        for unit in self.state.table.units.iter_mut() {
            unit.melee_fire = None;
            unit.marks.clear_all(&[Mark::Flanking, Mark::SpecialShot, Mark::ShotLost]);
        }
        self.suffer_all(&results);
        if let Some(side) = screen {
            self.lay_smoke(side, melee.at);
        }
        self.after_volley(melee.firing);
    }

    /// What declared melee fire needs, if it can still be fired (TC-14.6).
    fn melee_odds(&self, id: UnitId, fire: MeleeFire) -> Option<Odds> {
        let table = &self.state.table;
        let unit = table.units.get(id).filter(|unit| !unit.is(Mark::ShotLost))?;
        match fire {
            MeleeFire::Shot(Aim { with, at }) => table.may_shoot(unit, with, table.units.get(at)?, Volley::Melee).ok(),
            MeleeFire::Smoke => table.may_screen(unit, unit.at, Volley::Melee).ok(),
        }
    }

    /// M-6: after one Tactical Advantage the others fire.
    fn after_volley(&mut self, fired: Firing) {
        let next = match fired {
            Firing::First => Firing::SecondAfter,
            Firing::Second => Firing::FirstAfter,
            _ => return self.end_melee(),
        };
        if let Some(melee) = &mut self.state.table.melee {
            melee.firing = next;
        }
        self.next_declaration();
    }

    /// M-7.
    fn end_melee(&mut self) {
        self.state.table.melee = None;
        for unit in self.state.table.units.iter_mut() {
            unit.marks.clear(Mark::Declared);
        }
        if !self.check_victory() {
            self.next_melee();
        }
    }
}

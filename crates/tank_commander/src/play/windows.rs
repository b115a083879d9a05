//! Windows: passes, bundles, the stack (TC-14.3).

use super::Umpire;
use crate::action::{Action, Event};
use crate::pieces::{CardId, Special, Window};
use crate::state::*;
use crate::units::Mark;
use arrayvec::ArrayVec;
use table::{EventSink, Seat, Side};

impl<J: EventSink<Event>> Umpire<'_, J> {
    /// Opens a window on what was declared; this side has first priority.
    pub(super) fn open_window(&mut self, kind: Window, act: Act, first: Side) {
        let stack = ArrayVec::new();
        let window = OpenWindow { kind, act, first, turn: first, passes: 0, bundle: 0, played: 0, stack };
        self.state.table.window = Some(window);
        self.state.table.step = Step::Window;
        self.go_on_with_window();
    }

    /// Asks the next seat that could answer, lets cards take effect, and closes the window at last.
    fn go_on_with_window(&mut self) {
        while let Some(passes) = self.state.table.window.as_ref().map(|window| window.passes) {
            match self.state.table.in_turn(passes) {
                Some(seat) if self.state.table.could_answer(seat) => {
                    self.state.table.seat = seat;
                    return;
                }
                Some(_) => {
                    if let Some(window) = &mut self.state.table.window {
                        window.passes += 1;
                    }
                }
                None => self.all_have_passed(),
            }
            if self.is_over() {
                return;
            }
        }
    }

    /// The top card takes effect, or the window closes.
    fn all_have_passed(&mut self) {
        let Some(window) = &mut self.state.table.window else { return };
        let Some(played) = window.stack.pop() else { return self.close_window() };
        (window.turn, window.passes) = (window.first, 0);
        let own = window.kind == Window::Own;
        self.take_effect(played);
        if self.check_victory() {
            return;
        }
        let empty = self.state.table.window.as_ref().is_some_and(|window| window.stack.is_empty());
        if own && empty {
            self.close_window();
        }
    }

    fn close_window(&mut self) {
        let Some(window) = self.state.table.window.take() else { return };
        self.state.table.seat = self.state.table.active();
        self.state.table.step = Step::Play;
        match (window.kind, window.act) {
            (_, Act::Step { from, to, group, wired }) => self.make_step(from, to, &group, wired),
            (_, Act::Shot { by, aim }) => self.fire_shot(by, aim),
            (_, Act::SmokeShot { by, at }) => self.fire_smoke(by, at),
            (_, Act::Instant(instant)) => self.carry_out_instant(instant),
            (Window::Melee, Act::Nothing) => self.after_melee_window(),
            (Window::Volley, Act::Nothing) => self.fire_volley(),
            (_, Act::Nothing) => {}
        }
    }

    pub(super) fn answer(&mut self, action: Action) {
        let seat = self.state.table.seat;
        match (&self.state.focus, action) {
            (Focus::Card(staged), _) => {
                let card = staged.card;
                self.state.focus = Focus::Nothing;
                if let Some(target) = crate::legal::named(action) {
                    self.put_on_stack(seat, card, target);
                }
            }
            (_, Action::Choose(card)) => self.choose_interrupt(seat, card),
            (_, Action::Confirm) => {
                let enemy = self.side(seat).other();
                if let Some(window) = &mut self.state.table.window {
                    (window.turn, window.passes, window.bundle) = (enemy, 0, 0);
                }
                self.go_on_with_window();
            }
            _ => {
                if let Some(window) = &mut self.state.table.window {
                    window.passes += 1;
                }
                self.go_on_with_window();
            }
        }
    }

    /// A card that has only one thing to be played on is declared at once.
    fn choose_interrupt(&mut self, seat: Seat, card: CardId) {
        match self.only_target(seat, card) {
            Some(target) => self.put_on_stack(seat, card, target),
            None => self.state.focus = Focus::Card(Staged::new(card)),
        }
    }

    /// What was declared, where the card needs no target of its own.
    pub(super) fn only_target(&self, seat: Seat, card: CardId) -> Option<Target> {
        let event = card.stats().event?;
        let alone = self.state.table.is_target_of(seat, event, Target::Nothing);
        alone.then_some(Target::Nothing)
    }

    /// The first card of a bundle takes effect first: later ones go below it.
    fn put_on_stack(&mut self, seat: Seat, card: CardId, target: Target) {
        self.leaves_hand(seat, card);
        if card.stats().event.is_some_and(|event| self.state.table.price(event) > 0) {
            self.spend();
        }
        let Some(window) = &mut self.state.table.window else { return };
        let place = window.stack.len() - usize::from(window.bundle).min(window.stack.len());
        let played = PlayedCard { card, by: seat, number: window.played, target };
        if window.stack.try_insert(place, played).is_ok() {
            window.played += 1;
            window.bundle += 1;
        }
        let who = self.who(seat);
        self.sink.tell_all(|| Event::CardPlayed { who, card, target });
    }

    /// An interrupt of the own play: RESPONSE is open while it is on the stack (TC-14.2).
    pub(super) fn interrupt_own(&mut self, seat: Seat, card: CardId, target: Target) {
        self.leaves_hand(seat, card);
        let who = self.who(seat);
        self.sink.tell_all(|| Event::CardPlayed { who, card, target });
        let enemy = self.side(seat).other();
        let mut stack = ArrayVec::new();
        stack.push(PlayedCard { card, by: seat, number: 0, target });
        let window = OpenWindow {
            kind: Window::Own,
            act: Act::Nothing,
            first: enemy,
            turn: enemy,
            passes: 0,
            bundle: 0,
            played: 1,
            stack,
        };
        self.state.table.window = Some(window);
        self.state.table.step = Step::Window;
        self.go_on_with_window();
    }

    // --- Effects

    /// A card on the stack takes effect, if it still can (TC-14.5).
    fn take_effect(&mut self, played: PlayedCard) {
        let Some(event) = played.card.stats().event else { return };
        if let Target::Card(number) = played.target {
            return self.cancel(played, number);
        }
        let possible = self.is_still_possible(played, event);
        let stays = possible && self.affect(played, event);
        if !possible {
            let card = played.card;
            self.sink.tell_all(|| Event::CardIdle { card });
        }
        if !stays {
            self.discard(played.by, played.card);
        }
    }

    fn is_still_possible(&self, played: PlayedCard, event: Special) -> bool {
        let table = &self.state.table;
        let seat = played.by;
        match event {
            // Their own limit counts cards on the stack, which this one has just left.
            Special::Confusion => !table.play.confused,
            _ if table.window.as_ref().is_some_and(|window| window.kind == Window::Own) => {
                table.is_own_target(self.side(seat), event, played.target)
            }
            _ => table.is_target_of(seat, event, played.target),
        }
    }

    /// TC-14.4: the card on the stack is removed, and both are discarded.
    fn cancel(&mut self, played: PlayedCard, number: u8) {
        let Some(window) = &mut self.state.table.window else { return };
        let place = window.stack.iter().position(|other| other.number == number);
        let cancelled = place.map(|place| window.stack.remove(place));
        self.discard(played.by, played.card);
        match cancelled {
            Some(other) => {
                self.discard(other.by, other.card);
                let card = other.card;
                self.sink.tell_all(|| Event::CardCancelled { card });
            }
            None => {
                let card = played.card;
                self.sink.tell_all(|| Event::CardIdle { card });
            }
        }
    }

    /// Does what the card does. Does the card stay on the board?
    fn affect(&mut self, played: PlayedCard, event: Special) -> bool {
        let (seat, side) = (played.by, self.side(played.by));
        match (event, played.target) {
            (Special::Smoke, Target::Position(at)) => {
                self.lay_smoke(side, at);
                false
            }
            (Special::Confusion, _) => {
                let play = &mut self.state.table.play;
                (play.confused, play.supply) = (true, play.supply.saturating_sub(1));
                self.sink.tell_all(|| Event::Confused);
                false
            }
            (Special::Wire, _) => {
                if let Some(OpenWindow { act: Act::Step { wired, .. }, .. }) = &mut self.state.table.window {
                    *wired = true;
                }
                false
            }
            (Special::Counterbattery | Special::Interception, _) => {
                if let Some(OpenWindow { act: Act::Instant(instant), .. }) = &mut self.state.table.window {
                    instant.cancelled = true;
                    let card = instant.card.card;
                    self.sink.tell_all(|| Event::CardCancelled { card });
                }
                false
            }
            (Special::TacticalAdvantage, _) => {
                if let Some(melee) = &mut self.state.table.melee {
                    melee.advantage[side.index()] = true;
                }
                let nation = self.state.table.nation(side);
                self.sink.tell_all(|| Event::Advantage { nation });
                false
            }
            (Special::Panic, _) => {
                if let Some(melee) = &mut self.state.table.melee {
                    melee.panic = true;
                }
                let nation = self.state.table.nation(side.other());
                self.sink.tell_all(|| Event::Panicked { nation });
                false
            }
            (_, Target::Unit(_) | Target::Mend(..)) => self.affect_unit(played, event),
            _ => self.affect_ground(seat, event, played.target),
        }
    }

    fn affect_unit(&mut self, played: PlayedCard, event: Special) -> bool {
        let (Target::Unit(id) | Target::Mend(id, _)) = played.target else { return false };
        let what = self.named(id);
        if let Target::Mend(_, ailment) = played.target {
            self.mend(id, ailment);
            return false;
        }
        let Some(unit) = self.state.table.units.get_mut(id) else { return false };
        match event {
            Special::AntiTankMine => unit.mines = unit.mines.saturating_add(1),
            Special::Breakdown => {
                unit.breakdown = Some(played.by);
                unit.marks.set(Mark::Held);
                self.sink.tell_all(|| Event::BrokeDown { what });
                return true;
            }
            Special::WeaponMalfunction => {
                unit.malfunction = Some(played.by);
                unit.marks.set(Mark::ShotLost);
                self.sink.tell_all(|| Event::Malfunctioned { what });
                return true;
            }
            Special::FlankShot => unit.marks.set(Mark::Flanking),
            Special::SpecialAmmunition => unit.marks.set(Mark::SpecialShot),
            _ => {}
        }
        false
    }

    /// TC-15.11.
    fn mend(&mut self, id: crate::units::UnitId, ailment: Ailment) {
        let Some(unit) = self.state.table.units.get_mut(id) else { return };
        let freed = match ailment {
            Ailment::Immobilised => {
                unit.marks.clear(Mark::Immobilised);
                None
            }
            Ailment::Breakdown => unit.breakdown.take().map(|seat| (seat, Special::Breakdown)),
            Ailment::Malfunction => unit.malfunction.take().map(|seat| (seat, Special::WeaponMalfunction)),
        };
        if let Some((seat, event)) = freed {
            self.discard(seat, event.card().id);
        }
        let what = self.named(id);
        self.sink.tell_all(|| Event::Mended { what, ailment });
    }

    fn affect_ground(&mut self, seat: Seat, event: Special, target: Target) -> bool {
        match (event, target) {
            (Special::Minefield, Target::Position(at)) => {
                self.state.table.alter(at, |cell| cell.minefield = Some(seat));
                self.sink.tell_all(|| Event::Mined { at });
                true
            }
            (Special::MinefieldGap, Target::Position(at)) => {
                if let Some(owner) = self.state.table.alter(at, |cell| cell.minefield.take()) {
                    self.discard(owner, Special::Minefield.card().id);
                    self.sink.tell_all(|| Event::MinesCleared { at });
                }
                false
            }
            (Special::Path, Target::Position(at)) => {
                self.state.table.alter(at, |cell| cell.path = Some(seat));
                self.sink.tell_all(|| Event::PathLaid { at });
                true
            }
            (Special::Stream | Special::Swamp, Target::Position(at)) => {
                let kind = if event == Special::Stream { WaterKind::Stream } else { WaterKind::Swamp };
                self.state.table.alter(at, |cell| cell.water = Some(Water { kind, by: Some(seat) }));
                self.sink.tell_all(|| Event::WaterLaid { at, kind });
                true
            }
            (Special::Stream, Target::Edge(a, b)) => {
                let laid = self.state.table.edges.try_push(EdgeMark { a, b, by: seat }).is_ok();
                self.sink.tell_all(|| Event::EdgeLaid { a, b });
                laid
            }
            (Special::Bridge | Special::Ford, _) => {
                self.bridge(target);
                false
            }
            _ => false,
        }
    }

    /// A Stream is gone (TC-15.5).
    fn bridge(&mut self, target: Target) {
        let table = &mut self.state.table;
        let owner = match target {
            Target::Position(at) => {
                let stream = table.alter(at, |cell| cell.water.take());
                self.sink.tell_all(|| Event::WaterBridged { at });
                stream.and_then(|water| water.by)
            }
            Target::Edge(a, b) => {
                let place = table.edges.iter().position(|edge| (edge.a, edge.b) == (a, b));
                let stream = place.map(|place| table.edges.remove(place));
                self.sink.tell_all(|| Event::EdgeBridged { a, b });
                stream.map(|edge| edge.by)
            }
            _ => return,
        };
        if let Some(owner) = owner {
            self.discard(owner, CardId::STREAM);
        }
    }
}

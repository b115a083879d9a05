//! Moving: loads, steps, mines, Woods (chapters 6 and 7).

use super::Umpire;
use crate::action::{Action, Event, Harm, Peril};
use crate::data::DATA;
use crate::map::Space;
use crate::pieces::{Card, Terrain, Trait, Window};
use crate::state::*;
use crate::units::{Gear, Gears, Mark, Unit, UnitId};
use arrayvec::ArrayVec;
use table::EventSink;

/// What a Move action leaves on a card until it is over.
const OF_THE_ACTION: [Mark; 5] = [Mark::Mover, Mark::Stopped, Mark::Boarded, Mark::Alighted, Mark::Held];

/// A Minefield strikes on this or less; vehicles are destroyed on 1 only (TC-15.3).
const MINEFIELD: u8 = 3;
/// An Anti-Tank Mine destroys on 1 and immobilises on 2 (TC-15.2).
const ANTI_TANK_MINE: u8 = 2;

/// How a group comes into a position.
#[derive(Clone, Copy)]
struct Entry {
    from: Space,
    to: Space,
    /// Through Wire (TC-15.6).
    wired: bool,
    /// The enemy is there and no card of the own side (TC-13.3).
    starts_melee: bool,
}

impl<J: EventSink<Event>> Umpire<'_, J> {
    /// The first load change, hand-over or step pays for the action (TC-5.5).
    fn begin_moving(&mut self) {
        if self.state.table.play.doing == Doing::Nothing {
            self.spend();
            self.state.table.play.doing = Doing::Moving(Moving::default());
        }
    }

    fn moving(&mut self) -> Option<&mut Moving> {
        match &mut self.state.table.play.doing {
            Doing::Moving(moving) | Doing::Arriving(moving) => Some(moving),
            _ => None,
        }
    }

    pub(super) fn manoeuvre(&mut self, action: Action) {
        match action {
            Action::Load(cargo, carrier) => self.load_up(cargo, carrier, None),
            Action::Ride(cargo, first, second) => self.load_up(cargo, first, Some(second)),
            Action::Unload(cargo) => self.unload(cargo),
            Action::HandOver(from, to, gear) => self.hand_over(from, to, gear),
            Action::Done => self.finish_moving(),
            _ => self.grow(action),
        }
    }

    /// The group grows, for all to see: cards of the hidden hand come to light.
    fn grow(&mut self, action: Action) {
        let Ok(group) = self.state.grow(action) else { return };
        let cards = group.cards.iter().flat_map(|mustered| [Some(mustered.card), mustered.cargo]);
        let cards: crate::bag::Bag = cards.flatten().collect();
        let seat = self.state.table.seat.index();
        for card in cards.kinds() {
            let needed = cards.count(card) + self.state.table.play.returned.count(card);
            while self.state.table.players[seat].open.count(card) < needed {
                self.state.table.players[seat].open.add(card);
                self.state.secrets[seat].seen.remove(card);
                self.sink.reveal();
            }
        }
        self.state.focus = Focus::Group(group);
    }

    pub(super) fn gather(&mut self, action: Action) {
        if action != Action::Go {
            return self.grow(action);
        }
        let Focus::Group(group) = std::mem::take(&mut self.state.focus) else { return };
        let Some(to) = group.to else { return };
        self.begin_moving();
        let mut units = group.units.clone();
        let from_reserve = self.muster(&group);
        for id in from_reserve {
            let _ = units.try_push(id);
        }
        let fresh = units.iter().filter(|id| !self.has_mark(**id, Mark::Mover)).count() as u8;
        if let Some(moving) = self.moving() {
            moving.movers += fresh;
            let _ = moving.steps.try_push((group.from, to));
        }
        units.iter().for_each(|id| self.set_mark(*id, Mark::Mover));
        let (seat, from, count) = (self.state.table.seat, group.from, units.len() as u8);
        let who = self.who(seat);
        self.sink.tell_all(|| Event::StepDeclared { who, count, from, to });
        let act = Act::Step { from, to, group: units, wired: false };
        let passive = self.side(seat).other();
        self.open_window(Window::Step, act, passive);
    }

    /// Cards of the reserve come out, with what they carry.
    fn muster(&mut self, group: &Group) -> ArrayVec<UnitId, 3> {
        let (seat, from) = (self.state.table.seat, group.from);
        let mut out = ArrayVec::<UnitId, 3>::new();
        for mustered in &group.cards {
            self.leaves_hand(seat, mustered.card);
            if let Some(id) = self.state.table.units.put(Unit::new(mustered.card, seat, from)) {
                out.push(id);
            }
        }
        for (i, mustered) in group.cards.iter().enumerate() {
            let Some(cargo) = mustered.cargo else { continue };
            self.leaves_hand(seat, cargo);
            let second = mustered.pair.and_then(|place| out.get(usize::from(place)).copied());
            let units = &mut self.state.table.units;
            if let (Some(cargo), Some(carrier)) = (units.put(Unit::new(cargo, seat, from)), out.get(i)) {
                units.load(cargo, *carrier, second);
            }
        }
        out
    }

    pub(super) fn has_mark(&self, id: UnitId, mark: Mark) -> bool {
        self.state.table.units.get(id).is_some_and(|unit| unit.is(mark))
    }

    pub(super) fn set_mark(&mut self, id: UnitId, mark: Mark) {
        if let Some(unit) = self.state.table.units.get_mut(id) {
            unit.marks.set(mark);
        }
    }

    // --- Loads (TC-7.4)

    /// Loads without asking what it costs: at set-up.
    pub(super) fn load(&mut self, cargo: UnitId, carrier: UnitId, second: Option<UnitId>) {
        self.state.table.units.load(cargo, carrier, second);
        let (what, onto) = (self.named(cargo), self.named(carrier));
        self.sink.tell_all(|| Event::Loaded { what, onto });
    }

    fn load_up(&mut self, cargo: UnitId, carrier: UnitId, second: Option<UnitId>) {
        self.begin_moving();
        self.load(cargo, carrier, second);
        self.set_mark(cargo, Mark::Boarded);
    }

    fn unload(&mut self, cargo: UnitId) {
        self.begin_moving();
        let Some(unit) = self.state.table.units.get(cargo) else { return };
        let (carriers, at) = ([unit.carrier, unit.second], unit.at);
        // After a step, made or stopped, the moves of both are over (TC-7.4, TC-7.5).
        let rode = carriers[0].is_some_and(|id| self.has_mark(id, Mark::Mover));
        self.state.table.units.set_down(cargo);
        self.set_mark(cargo, Mark::Alighted);
        if rode {
            carriers.into_iter().flatten().chain([cargo]).for_each(|id| self.set_mark(id, Mark::Stopped));
        }
        let what = self.named(cargo);
        self.sink.tell_all(|| Event::Unloaded { what, at });
    }

    fn hand_over(&mut self, from: UnitId, to: UnitId, gear: Gear) {
        self.begin_moving();
        if let Some(giver) = self.state.table.units.get_mut(from) {
            giver.gear.clear(gear);
        }
        if let Some(taker) = self.state.table.units.get_mut(to) {
            taker.gear.set(gear);
            taker.handed.set(gear);
        }
        let (from, to) = (self.named(from), self.named(to));
        self.sink.tell_all(|| Event::HandedOver { gear, from, to });
    }

    /// V-5: all who moved, rode, got on or off have acted.
    fn finish_moving(&mut self) {
        let arriving = matches!(self.state.table.play.doing, Doing::Arriving(_));
        let mut riders = ArrayVec::<UnitId, 64>::new();
        for (id, unit) in self.state.table.units.iter() {
            // Stopped on its first step, a carrier has moved all the same, and its load with it (TC-7.9).
            if unit.carrier.is_some_and(|carrier| self.has_mark(carrier, Mark::Mover)) {
                let _ = riders.try_push(id);
            }
        }
        riders.into_iter().for_each(|id| self.set_mark(id, Mark::Acted));
        for unit in self.state.table.units.iter_mut() {
            if unit.is(Mark::Mover) || unit.is(Mark::Boarded) || unit.is(Mark::Alighted) {
                unit.marks.set(Mark::Acted);
            }
        }
        self.clear_action_marks();
        self.state.table.play.doing = Doing::Nothing;
        if arriving {
            self.crowd_of_arrivals();
        }
    }

    /// Hill 621: overstacking by an arrival is checked at the end of this seat-turn (TC-3.4).
    fn crowd_of_arrivals(&mut self) {
        let side = self.side(self.state.table.seat);
        let table = &self.state.table;
        self.state.table.play.crowded.0 |= table.overstacked(side);
    }

    pub(super) fn clear_action_marks(&mut self) {
        for unit in self.state.table.units.iter_mut() {
            unit.marks.clear_all(&OF_THE_ACTION);
            unit.handed = Gears::default();
            unit.steps = 0;
            unit.mines = 0;
        }
    }

    // --- V-4

    /// Makes the declared step for all who still may (TC-14.6, TC-6.11).
    pub(super) fn make_step(&mut self, from: Space, to: Space, group: &[UnitId], wired: bool) {
        let going = self.who_goes(from, to, group, wired);
        for id in group.iter().filter(|id| !going.contains(id)) {
            self.stay(*id, from);
        }
        let side = self.state.table.active_side();
        let held = self.state.table.units.holds(side, to);
        let entry = Entry { from, to, wired, starts_melee: !held && self.state.table.units.holds(side.other(), to) };
        for id in &going {
            self.step(*id, entry);
        }
        if !to.is_reserve() {
            self.brave_mines(&going, to);
            self.brave_woods(&going, to);
        }
        for unit in self.state.table.units.iter_mut() {
            unit.mines = 0;
            unit.marks.clear(Mark::Held);
        }
        self.return_stragglers(from);
        self.find_passage(to);
        self.check_victory();
    }

    fn who_goes(&self, from: Space, to: Space, group: &[UnitId], wired: bool) -> ArrayVec<UnitId, 24> {
        let table = &self.state.table;
        let able = |id: &&UnitId| {
            let Some(unit) = table.units.get(**id) else { return false };
            let card: &Card = unit.stats();
            let stopped = unit.is(Mark::Held) || unit.is_stuck() || unit.at != from;
            let wire = wired && !card.traits.has(Trait::Tracked);
            !stopped && !wire && !table.is_closed(card, from, to)
        };
        let mut going: ArrayVec<UnitId, 24> = group.iter().filter(able).copied().collect();
        // TC-6.7: without the tank that was to come along the others stay.
        let Some(side) = group.first().and_then(|id| table.units.get(*id)).map(|unit| self.side(unit.owner)) else {
            return going;
        };
        let stats = |id: &UnitId| table.units.get(*id).map(Unit::stats);
        let tank = going.iter().filter_map(stats).any(Card::is_tank);
        if !tank && table.wanting_tank(side) & to.bit() != 0 {
            going.retain(|id| {
                let load = table.load_of(*id).and_then(|load| stats(&load));
                !stats(id).is_some_and(Card::is_soft) && !load.is_some_and(Card::is_soft)
            });
        }
        going
    }

    /// A mover that was stopped: its move is over.
    fn stay(&mut self, id: UnitId, at: Space) {
        self.set_mark(id, Mark::Stopped);
        // TC-7.8: the squad of a pair of which only one tank goes stays behind.
        self.split_pair(id);
        if self.state.table.units.get(id).is_some() {
            let what = self.named(id);
            self.sink.tell_all(|| Event::StepStopped { what, at });
        }
    }

    fn step(&mut self, id: UnitId, entry: Entry) {
        let Entry { from, to, wired, starts_melee } = entry;
        let Some(unit) = self.state.table.units.get(id) else { return };
        let side = self.side(unit.owner);
        let (what, load) = (self.named(id), self.state.table.load_of(id));
        self.sink.tell_all(|| Event::Stepped { what, from, to });
        if to.is_reserve() {
            return self.go_home(id);
        }
        let enemy = self.state.table.units.holds(side.other(), to);
        let ends = enemy || wired || self.state.table.slows(to);
        // The second tank of a pair finds the squad already gone with the first.
        let load = load.filter(|load| self.state.table.units.get(*load).is_some_and(|load| load.at == from));
        for mover in [Some(id), load].into_iter().flatten() {
            self.state.table.units.shift(mover, to);
            if let Some(unit) = self.state.table.units.get_mut(mover) {
                unit.entry_from = starts_melee.then_some(from);
                unit.marks.set(Mark::Entered);
            }
        }
        if let Some(unit) = self.state.table.units.get_mut(id) {
            unit.steps += 1;
            if ends {
                unit.marks.set(Mark::Stopped);
            }
        }
        self.after_leaving(from);
    }

    /// Units that could not leave the reserve go back into the hand.
    fn return_stragglers(&mut self, from: Space) {
        if !from.is_reserve() {
            return;
        }
        let side = self.state.table.active_side();
        while let Some((id, _)) = self.state.table.units.at(side, from).next() {
            self.unhitch(id);
            self.go_home(id);
        }
    }

    /// TC-3.3: does somebody stand in a full position that he must leave?
    fn find_passage(&mut self, to: Space) {
        let side = self.state.table.active_side();
        if matches!(self.state.table.play.doing, Doing::Arriving(_)) {
            return; // TC-19.7: capacity is enforced at the end of the seat-turn
        }
        let crowded = self.state.table.overstacked(side);
        let through = Some(to).filter(|to| crowded & to.bit() != 0);
        let able = through.is_some_and(|at| {
            let table = &self.state.table;
            table.units.at(side, at).any(|(_, unit)| {
                unit.is(Mark::Mover) && !unit.is(Mark::Stopped) && !unit.is_stuck() && unit.steps < unit.stats().steps
            })
        });
        if let Some(moving) = self.moving() {
            let still = moving.through.filter(|_| !able);
            moving.through = through.filter(|_| able).or(still);
        }
        let still = self.moving().and_then(|moving| moving.through);
        if still.is_some_and(|at| at != to && crowded & at.bit() == 0)
            && let Some(moving) = self.moving()
        {
            moving.through = None;
        }
    }

    // --- Mines and Woods (TC-6.11)

    /// Minefield first, then Anti-Tank Mines, card by card.
    pub(super) fn brave_mines(&mut self, group: &[UnitId], at: Space) {
        if self.state.table.cell(at).minefield.is_some() {
            for id in group {
                let Some(unit) = self.state.table.units.get(*id).filter(|unit| unit.at == at) else { continue };
                let vehicle = unit.stats().is_vehicle();
                let roll = self.d10();
                let result = match roll {
                    1 => Harm::Destroyed,
                    2..=MINEFIELD if vehicle => Harm::Immobilised,
                    2..=MINEFIELD => Harm::Destroyed,
                    _ => Harm::Missed,
                };
                self.endanger(*id, Peril::Minefield, MINEFIELD, roll, result);
            }
        }
        for id in group {
            while self.state.table.units.get(*id).is_some_and(|unit| unit.at == at && unit.mines > 0) {
                if let Some(unit) = self.state.table.units.get_mut(*id) {
                    unit.mines -= 1;
                }
                let roll = self.d10();
                let result = match roll {
                    1 => Harm::Destroyed,
                    ANTI_TANK_MINE => Harm::Immobilised,
                    _ => Harm::Missed,
                };
                self.endanger(*id, Peril::AntiTankMine, ANTI_TANK_MINE, roll, result);
            }
        }
    }

    /// TC-6.9: vehicles that enter Woods without a Path.
    pub(super) fn brave_woods(&mut self, group: &[UnitId], at: Space) {
        let cell = self.state.table.cell(at);
        if cell.terrain != Terrain::Woods || cell.path.is_some() {
            return;
        }
        for id in group {
            let Some(unit) = self.state.table.units.get(*id).filter(|unit| unit.at == at) else { continue };
            if !unit.stats().is_vehicle() {
                continue;
            }
            let (roll, number) = (self.d10(), DATA.numbers.woods_immobilised_max);
            let result = if roll <= number { Harm::Immobilised } else { Harm::Missed };
            self.endanger(*id, Peril::Woods, number, roll, result);
        }
    }

    /// Tells of a roll and applies it.
    pub(super) fn endanger(&mut self, id: UnitId, peril: Peril, number: u8, roll: u8, result: Harm) {
        let what = self.named(id);
        self.sink.tell_all(|| Event::Endangered { what, peril, number, roll, result });
        self.suffer(id, result);
    }

    // --- Withdrawal (TC-15.21)

    pub(super) fn begin_withdrawal(&mut self, at: Space) {
        let seat = self.state.table.seat;
        let side = self.side(seat);
        let stack: ArrayVec<UnitId, 64> = self.state.table.units.at(side, at).map(|(id, _)| id).take(64).collect();
        for id in stack {
            if let Some(unit) = self.state.table.units.get_mut(id)
                && unit.owner == seat
                && unit.on_foot()
                && !unit.is_stuck()
            {
                unit.marks.set(Mark::Leaving);
            }
        }
        self.state.table.play.doing = Doing::Withdrawing { on_the_way: None };
        self.next_withdrawal();
    }

    /// Asks for the next card that can go anywhere; the others have stayed.
    fn next_withdrawal(&mut self) {
        while let Some(id) = self.state.withdrawing() {
            let second = self.state.table.play.doing == Doing::Withdrawing { on_the_way: Some(id) };
            if self.state.withdrawals(id, second) != 0 {
                self.state.table.step = Step::Withdrawal;
                return;
            }
            self.has_withdrawn(id);
        }
        self.state.table.play.doing = Doing::Nothing;
        self.state.table.step = Step::Play;
        self.check_victory();
    }

    fn has_withdrawn(&mut self, id: UnitId) {
        for member in self.state.table.company(id) {
            if let Some(unit) = self.state.table.units.get_mut(member) {
                unit.marks.clear(Mark::Leaving);
                unit.marks.set(Mark::Acted);
            }
        }
        self.state.table.play.doing = Doing::Withdrawing { on_the_way: None };
    }

    pub(super) fn withdraw(&mut self, action: Action) {
        let Some(id) = self.state.withdrawing() else { return };
        let second = self.state.table.play.doing == Doing::Withdrawing { on_the_way: Some(id) };
        let Action::At(to) = action else {
            self.has_withdrawn(id);
            return self.next_withdrawal();
        };
        let gone = self.relocate(id, to);
        let done = second || gone || self.state.table.units.get(id).is_none_or(Unit::is_stuck);
        if done {
            self.has_withdrawn(id);
        } else {
            self.state.table.play.doing = Doing::Withdrawing { on_the_way: Some(id) };
        }
        if !self.is_over() {
            self.next_withdrawal();
        }
    }

    /// A card leaves with its company, without a window; mines and Woods where it ends. Is it gone?
    pub(super) fn relocate(&mut self, id: UnitId, to: Space) -> bool {
        let company = self.state.table.company(id);
        let Some(from) = self.state.table.units.get(id).map(|unit| unit.at) else { return true };
        if to.is_reserve() {
            for member in company {
                if self.state.table.units.get(member).is_some() {
                    self.go_home(member);
                }
            }
            return true;
        }
        for member in &company {
            let what = self.named(*member);
            self.state.table.units.shift(*member, to);
            if let Some(unit) = self.state.table.units.get_mut(*member) {
                unit.entry_from = None;
                unit.marks.set(Mark::Entered);
            }
            self.sink.tell_all(|| Event::Retreated { what, to });
        }
        self.after_leaving(from);
        let drivers: ArrayVec<UnitId, 3> =
            company.into_iter().filter(|id| self.state.table.units.get(*id).is_some_and(Unit::on_foot)).collect();
        self.brave_mines(&drivers, to);
        self.brave_woods(&drivers, to);
        self.state.table.units.get(id).is_none()
    }
}

//! Phase 2: patrols, launches, flights, fire at aircraft, return flights (LC-7.2, LC-8).

use super::damage::{Effect, Shot};
use super::{Umpire, flown};
use crate::events::Named;
use crate::map::{Site, Spot};
use crate::pieces::{CardId, FlightId, PieceId, Place, Tag, TagSet, Target};
use crate::state::{After, Flight, Focus, Loadout, Mission, State, Step};
use crate::{Action, Event};
use arrayvec::ArrayVec;
use table::{EventSink, Side};

impl<S: EventSink<Event>> Umpire<'_, S> {
    pub(super) fn fly(&mut self, me: Side, action: Action) {
        match action {
            Action::Stay(id) | Action::ComeHome(id) => self.answer_patrol(me, id, matches!(action, Action::Stay(_))),
            Action::Launch { lane, mission } => {
                self.state.focus = Focus::Launch { lane, mission, aircraft: ArrayVec::new() };
            }
            Action::Add(aircraft) => {
                if let Focus::Launch { aircraft: list, .. } = &mut self.state.focus {
                    let _ = list.try_push(Loadout { aircraft, weapon: None, tanks: None });
                }
            }
            Action::Load { aircraft, card } => self.load(aircraft, card),
            Action::Go => self.launch(me),
            Action::Jettison { aircraft, what } => {
                self.jettison(me, aircraft, what);
                self.reveal(me);
                self.begin_air();
            }
            Action::Fly => self.fly_on(),
            Action::Stop => self.stop(),
            Action::Flak { unit, target } => self.flak(me, unit, target),
            Action::Pass if self.state.table.step == Step::CloseFlak => self.bombs(),
            Action::Pass => self.flown(),
            Action::End => self.begin_recon(),
            _ => {}
        }
    }

    fn answer_patrol(&mut self, me: Side, id: PieceId, stays: bool) {
        let Some(piece) = self.state.force(me).get(id).copied() else { return };
        let Some(tag) = piece.tag else { return };
        self.state.table.asked.insert(tag);
        if let (true, Some(tanks)) = (stays, piece.tanks) {
            self.state.table.staying.insert(tag);
            self.edit(me, id, |piece| piece.tanks = None);
            self.discard(me, tanks);
            self.sink.tell_all(|| Event::Stayed { side: me, what: Named::open(&piece) });
        }
        self.next_patrol();
    }

    /// The next patrol is asked or comes home; after the last one supply comes (LC-7.2).
    pub(super) fn next_patrol(&mut self) {
        let side = self.state.table.active;
        loop {
            if self.state.patrol_asked().is_some() {
                return self.ask(Step::Patrol, side);
            }
            let Some(id) = self.state.table.patrols.pop_at(0) else { return self.supply() };
            let staying = std::mem::take(&mut self.state.table.staying);
            self.state.table.asked = TagSet::default();
            let members = self.state.force(side).iter().filter(|(_, piece)| piece.flight() == Some(id));
            let going: ArrayVec<PieceId, 64> =
                members.filter(|(_, piece)| !piece.tag.is_some_and(|tag| staying.has(tag))).map(|(id, _)| id).collect();
            if !going.is_empty() {
                self.send_home(side, &going);
                self.state.table.after = After::Patrols;
                return self.fly_home();
            }
        }
    }

    /// These aircraft leave their flight and return together.
    pub(super) fn send_home(&mut self, side: Side, aircraft: &[PieceId]) {
        let from = aircraft.first().and_then(|id| self.state.force(side).get(*id)).and_then(|piece| piece.flight());
        let Some(flight) = from.and_then(|id| self.state.table.flight(id)).copied() else { return };
        let home = self.new_flight(Flight { mission: Mission::Home, ..flight });
        aircraft.iter().for_each(|id| self.edit(side, *id, |piece| piece.place = Place::Flight(home)));
        let _ = self.state.table.homeward.try_push(home);
        self.drop_empty(flight.id);
    }

    fn new_flight(&mut self, flight: Flight) -> FlightId {
        let table = &mut self.state.table;
        let id = (0..64).map(FlightId::of).find(|id| table.flight(*id).is_none()).unwrap_or(FlightId::of(63));
        let _ = table.flights.try_push(Flight { id, ..flight });
        id
    }

    /// Forgets a flight without aircraft. Was it empty?
    pub(super) fn drop_empty(&mut self, id: FlightId) -> bool {
        let Some(side) = self.state.table.flight(id).map(|flight| flight.side) else { return true };
        let empty = self.state.force(side).iter().all(|(_, piece)| piece.flight() != Some(id));
        if empty {
            self.state.table.flights.retain(|flight| flight.id != id);
        }
        empty
    }

    fn load(&mut self, aircraft: PieceId, card: CardId) {
        let Focus::Launch { aircraft: list, .. } = &mut self.state.focus else { return };
        let Some(loadout) = list.iter_mut().find(|loadout| loadout.aircraft == aircraft) else { return };
        match card.card().is(crate::pieces::Trait::Weapon) {
            true => loadout.weapon = Some(card),
            false => loadout.tanks = Some(card),
        }
    }

    fn launch(&mut self, me: Side) {
        let Focus::Launch { lane, mission, aircraft } = std::mem::take(&mut self.state.focus) else { return };
        let flight = Flight {
            id: FlightId::of(0),
            side: me,
            lane,
            spot: Spot::home(me),
            mission,
            struck: false,
            fired: TagSet::default(),
        };
        let id = self.new_flight(flight);
        let mut cost = 0;
        for loadout in &aircraft {
            let force = self.state.force_mut(me);
            [loadout.weapon, loadout.tanks].into_iter().flatten().for_each(|card| {
                force.loose.remove(card);
            });
            self.edit(me, loadout.aircraft, |piece| {
                piece.place = Place::Flight(id);
                piece.weapon = piece.weapon.or(loadout.weapon);
                piece.tanks = piece.tanks.or(loadout.tanks);
                cost += piece.stats().launch;
            });
            self.spot(me, loadout.aircraft);
        }
        self.pay(me, cost);
        self.reveal(me);
        let state = &*self.state;
        self.sink.tell_all(|| {
            let (loads, aircraft) = (loads_of(state, me, &aircraft), flown(state, me, id));
            Event::Launched { side: me, aircraft, loads, lane, mission, cost }
        });
        self.state.table.entering = Some(id);
        self.state.table.countered = TagSet::default();
        match self.state.has_patrol(me.other()) {
            true => self.ask(Step::Intercept, me.other()),
            false => self.entry_flak(),
        }
    }

    /// The flight that has taken off is in a new position: fire at it, if anybody could (LC-8.10).
    pub(super) fn entry_flak(&mut self) {
        let Some(id) = self.state.table.entering else { return self.begin_air() };
        if self.drop_empty(id) {
            self.state.table.entering = None;
            return self.begin_air();
        }
        match self.open_flak() {
            true => {}
            false => self.flown(),
        }
    }

    /// Asks whether anybody fires, if it is conceivable.
    fn open_flak(&mut self) -> bool {
        self.state.table.flak_used = TagSet::default();
        let Some(flight) = self.state.table.in_flight().copied() else { return false };
        let foe = flight.side.other();
        let asked = self.state.flak_conceivable(foe, &flight);
        if asked {
            self.ask(Step::Flak, foe);
        }
        asked
    }

    fn flak(&mut self, me: Side, unit: PieceId, target: Tag) {
        let strike = self.state.table.strike;
        let flight = strike.map_or(self.state.table.in_flight().map(|flight| flight.id), |strike| Some(strike.flight));
        let (Some(by), Some((aircraft, at)), Some(flight)) =
            (self.state.force(me).get(unit).copied(), self.state.tagged(me.other(), target), flight)
        else {
            return;
        };
        let (fp, defense) = (by.fp(Target::Air, 0).unwrap_or(0), at.stats().defense as i8);
        self.spot(me, unit);
        if let Some(tag) = self.state.force(me).get(unit).and_then(|piece| piece.tag) {
            self.state.table.flak_used.insert(tag);
            if let Some(flight) = self.state.table.flight_mut(flight) {
                flight.fired.insert(tag);
            }
        }
        let by = Named::open(self.state.force(me).get(unit).unwrap_or(&by));
        self.shoot(&Shot { side: me, by, fp, defense, target: aircraft }, Effect::AtOnce);
        let empty = self.drop_empty(flight);
        match strike {
            Some(strike) => {
                let there = self.state.table.flight(flight).copied();
                if there.is_none_or(|flight| !self.state.close_flak_conceivable(me, strike.zone, &flight)) {
                    self.bombs();
                }
            }
            None => {
                let there = self.state.table.flight(flight).copied();
                if empty || there.is_none_or(|flight| !self.state.flak_conceivable(me, &flight)) {
                    self.flown();
                }
            }
        }
    }

    /// Nobody fires any more at the flight in its position: it goes on.
    fn flown(&mut self) {
        if !self.state.table.homeward.is_empty() {
            return self.fly_home();
        }
        let side = self.state.table.active;
        let Some(id) = self.state.table.entering else { return self.begin_air() };
        if self.drop_empty(id) {
            self.state.table.entering = None;
            return self.begin_air();
        }
        let Some(flight) = self.state.table.flight(id).copied() else { return };
        match flight.mission {
            Mission::Patrol if flight.spot == Spot::Row2 => self.stop(),
            Mission::Patrol => self.fly_on(),
            _ if flight.spot.onward(side).is_none() => self.stop(),
            _ => self.ask(Step::FlyOn, side),
        }
    }

    fn fly_on(&mut self) {
        let Some(flight) = self.state.table.entering.and_then(|id| self.state.table.flight_mut(id)) else { return };
        let Some(next) = flight.spot.onward(flight.side) else { return };
        flight.spot = next;
        let (side, id, to) = (flight.side, flight.id, Site::in_air(flight.lane, next));
        let state = &*self.state;
        self.sink.tell_all(|| Event::Flew { side, aircraft: flown(state, side, id), to });
        self.entry_flak();
    }

    fn stop(&mut self) {
        let flight = self.state.table.entering.and_then(|id| self.state.table.flight(id)).copied();
        self.state.table.entering = None;
        if let Some(Flight { id, side, lane, spot, mission, .. }) = flight {
            let (state, at) = (&*self.state, Site::in_air(lane, spot));
            self.sink.tell_all(|| Event::Stopped { side, aircraft: flown(state, side, id), at, mission });
        }
        self.begin_air();
    }

    /// Flights that return go on, one after another (LC-8.25); then what they interrupted.
    pub(super) fn fly_home(&mut self) {
        while let Some(id) = self.state.table.homeward.first().copied() {
            if self.drop_empty(id) {
                self.state.table.homeward.remove(0);
                continue;
            }
            let Some(flight) = self.state.table.flight_mut(id) else { continue };
            let (side, lane) = (flight.side, flight.lane);
            match flight.spot.back(side) {
                Some(next) => {
                    flight.spot = next;
                    let (state, to) = (&*self.state, Site::in_air(lane, next));
                    self.sink.tell_all(|| Event::Flew { side, aircraft: flown(state, side, id), to });
                    if self.open_flak() {
                        return;
                    }
                }
                None => self.land(side, id),
            }
        }
        match self.state.table.after {
            After::Patrols => self.next_patrol(),
            After::Entry => self.entry_flak(),
            After::Counter => self.ask_counter(),
            After::EndOfTurn => self.finish_turn(),
        }
    }

    fn land(&mut self, side: Side, id: FlightId) {
        let committed = self.state.table.after != After::Patrols;
        let landing = self.by_tag(side, |piece| piece.flight() == Some(id));
        for aircraft in landing {
            let Some(what) = self.state.force(side).get(aircraft).map(Named::open) else { continue };
            self.edit(side, aircraft, |piece| {
                piece.place = Place::Airfield;
                piece.tag = None;
                piece.committed = committed;
            });
            self.sink.tell_all(|| Event::Landed { side, what });
        }
        self.drop_empty(id);
    }
}

/// What the aircraft of a launch carry.
fn loads_of(state: &State, side: Side, aircraft: &[Loadout]) -> Vec<CardId> {
    let pieces = aircraft.iter().filter_map(|loadout| state.force(side).get(loadout.aircraft));
    pieces.flat_map(|piece| [piece.weapon, piece.tanks]).flatten().collect()
}

//! Cards leave the board: destroyed, or back into the reserve (TC-3.6, TC-6.5, TC-7.8).

use super::{Known, Umpire};
use crate::data::DATA;
use crate::events::{Event, Harm, Peril};
use crate::map::Space;
use crate::pieces::{CardId, Special};
use crate::units::{Mark, Unit, UnitId};
use table::{EventSink, Side};

impl<J: EventSink<Event>> Umpire<'_, J> {
    /// Somebody has left a position: ways back are free, empty works go (TC-11.7, TC-13.3).
    pub(super) fn after_leaving(&mut self, at: Space) {
        if at.is_reserve() {
            return;
        }
        for side in Side::BOTH {
            if !self.state.table.units.holds(side.other(), at) && self.state.table.units.holds(side, at) {
                let mut next = self.state.table.units.at(side, at).next().map(|(id, _)| id);
                while let Some(id) = next {
                    next = self.state.table.units.after(id);
                    if let Some(unit) = self.state.table.units.get_mut(id) {
                        unit.entry_from = None;
                    }
                }
            }
        }
        self.check_works(at);
    }

    /// The cards attached to a unit go to their owners' discard piles (TC-3.6).
    fn shed_events(&mut self, unit: &Unit) {
        let own = [
            (Mark::Ace, Special::TankAce),
            (Mark::Leader, Special::SquadLeader),
            (Mark::Observer, Special::ForwardObserver),
            (Mark::Canister, Special::SpecialAmmunition),
        ];
        for (mark, event) in own {
            if unit.is(mark) {
                self.discard(unit.owner, event.card().id);
            }
        }
        if let Some(seat) = unit.breakdown {
            self.discard(seat, Special::Breakdown.card().id);
        }
        if let Some(seat) = unit.malfunction {
            self.discard(seat, Special::WeaponMalfunction.card().id);
        }
    }

    /// Cuts a unit loose from what it carries or rides on.
    pub(super) fn unhitch(&mut self, id: UnitId) {
        let units = &mut self.state.table.units;
        if let Some(load) = units.load_of(id) {
            units.set_down(load);
        }
        units.set_down(id);
    }

    /// Destroys units together; the loads of carriers among them roll last (TC-7.8, TC-13.12).
    pub(super) fn destroy(&mut self, doomed: &[UnitId]) {
        let mut lost: arrayvec::ArrayVec<UnitId, 64> = arrayvec::ArrayVec::new();
        for id in doomed {
            if !lost.contains(id) && self.state.table.units.get(*id).is_some() {
                let _ = lost.try_push(*id);
            }
        }
        let carriers = lost.clone();
        for id in carriers {
            let Some(load) = self.state.table.load_of(id) else { continue };
            self.get_off(load);
            if !lost.contains(&load) && !self.bails_out(load) {
                let _ = lost.try_push(load);
            }
        }
        lost.into_iter().for_each(|id| self.lose(id));
    }

    fn bails_out(&mut self, load: UnitId) -> bool {
        let (roll, number, what) = (self.d10(), DATA.numbers.bail_out_lost_max, self.named(load));
        let lost = roll <= number;
        let result = if lost { Harm::Destroyed } else { Harm::Missed };
        self.sink.tell_all(|| Event::Endangered { what, peril: Peril::BailOut, number, roll, result });
        !lost
    }

    /// One unit is destroyed: it and its equipment are out of the game.
    fn lose(&mut self, id: UnitId) {
        let what = self.named(id);
        self.unhitch(id);
        let Some(unit) = self.state.table.units.take(id) else { return };
        let side = self.side(unit.owner);
        let nation = self.state.table.nation(side);
        unit.gear.iter().for_each(|gear| self.discard(unit.owner, gear.card(nation)));
        self.shed_events(&unit);
        self.state.table.players[unit.owner.index()].wrecks.add(unit.card);
        let points = unit.stats().points;
        self.state.table.kills[side.other().index()] += u16::from(points);
        self.sink.tell_all(|| Event::Destroyed { what, points });
        self.after_leaving(unit.at);
    }

    /// A unit steps into the reserve and becomes a hand card (TC-6.5).
    pub(super) fn go_home(&mut self, id: UnitId) {
        let what = self.named(id);
        let load = self.state.table.load_of(id).filter(|load| {
            // The squad of a pair goes when both tanks have gone; the first takes it along.
            self.state.table.units.get(*load).is_some_and(|load| load.carrier == Some(id))
        });
        if let Some(load) = load {
            self.state.table.units.set_down(load);
            self.go_home(load);
        }
        self.unhitch(id);
        let Some(unit) = self.state.table.units.take(id) else { return };
        let nation = self.state.table.nation(self.side(unit.owner));
        unit.gear.iter().for_each(|gear| self.joins_hand(unit.owner, gear.card(nation), Known::ToAll));
        self.shed_events(&unit);
        self.joins_hand(unit.owner, unit.card, Known::ToAll);
        if unit.owner == self.state.table.active() {
            self.state.table.play.returned.add(unit.card);
        }
        self.sink.tell_all(|| Event::Returned { what });
        self.after_leaving(unit.at);
    }

    /// A vehicle cannot move any more; a squad on its pair gets off (TC-6.12, TC-7.8).
    pub(super) fn immobilise(&mut self, id: UnitId) {
        let Some(unit) = self.state.table.units.get_mut(id) else { return };
        unit.marks.set(Mark::Immobilised);
        self.split_pair(id);
    }

    /// A load is on its own feet again; if its carrier was on the move, so was it, and that is over (TC-7.5).
    fn get_off(&mut self, load: UnitId) {
        let carrier = self.state.table.units.get(load).and_then(|load| load.carrier);
        let rode = carrier.is_some_and(|id| self.has_mark(id, Mark::Mover));
        self.state.table.units.set_down(load);
        if rode {
            self.set_mark(load, Mark::Alighted);
            self.set_mark(load, Mark::Stopped);
        }
    }

    /// A pair of which one tank is stuck carries nobody.
    pub(super) fn split_pair(&mut self, id: UnitId) {
        if self.state.table.pair_of(id).is_some()
            && let Some(squad) = self.state.table.load_of(id)
        {
            self.get_off(squad);
            let (what, at) = (self.named(squad), self.state.table.units.get(squad).map(|unit| unit.at));
            if let Some(at) = at {
                self.sink.tell_all(|| Event::Unloaded { what, at });
            }
        }
    }

    /// One result, by itself.
    pub(super) fn suffer(&mut self, id: UnitId, result: Harm) {
        match result {
            Harm::Immobilised => self.immobilise(id),
            Harm::Destroyed => self.destroy(&[id]),
            Harm::Missed | Harm::Bounced => {}
        }
    }

    /// Results that are applied together.
    pub(super) fn suffer_all(&mut self, results: &[(UnitId, Harm)]) {
        for (id, _) in results.iter().filter(|(_, result)| *result == Harm::Immobilised) {
            self.immobilise(*id);
        }
        let doomed = results.iter().filter(|(_, result)| *result == Harm::Destroyed);
        let doomed: arrayvec::ArrayVec<UnitId, 64> = doomed.map(|(id, _)| *id).take(64).collect();
        self.destroy(&doomed);
    }

    /// Equipment is discarded by choice (TC-5.4).
    pub(super) fn throw_away(&mut self, id: UnitId, gear: crate::units::Gear) {
        let from = self.named(id);
        self.spend_gear(id, gear);
        self.sink.tell_all(|| Event::Dropped { gear, from });
    }

    /// Equipment is used up or thrown away.
    pub(super) fn spend_gear(&mut self, id: UnitId, gear: crate::units::Gear) {
        let Some(unit) = self.state.table.units.get_mut(id) else { return };
        unit.gear.clear(gear);
        let owner = unit.owner;
        let card: CardId = gear.card(self.state.table.nation(self.side(owner)));
        self.discard(owner, card);
    }
}

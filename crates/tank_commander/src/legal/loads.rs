//! Who carries whom: loading, unloading, handing over (chapter 7).

use super::{May, demand};
use crate::action::Action;
use crate::pieces::{Card, Trait};
use crate::state::{State, Table};
use crate::units::{Gear, Mark, Unit, UnitId};
use crate::why::Why;
use arrayvec::ArrayVec;
use table::Seat;

/// One load for one carrier (TC-7.1, TC-7.3).
pub(crate) fn fits(cargo: &Card, carrier: &Card) -> bool {
    (cargo.is_squad() && carrier.traits.has(Trait::CarriesSquad))
        || (cargo.is_gun() && carrier.traits.has(Trait::TowsGun))
}

impl Table {
    /// Does the squad or gun fit onto this carrier, or onto these two tanks (TC-7.1 to TC-7.4)?
    pub(crate) fn may_carry(&self, cargo: UnitId, carrier: UnitId, second: Option<UnitId>) -> May {
        let get = |id: UnitId| self.units.get(id).ok_or(Why::NoSuchUnit);
        let (load, first) = (get(cargo)?, get(carrier)?);
        let beside = |unit: &Unit| unit.at == load.at && self.side(unit.owner) == self.side(load.owner);
        demand(load.on_foot(), Why::IsLoaded)?;
        demand(cargo != carrier && beside(first), Why::NotTogether)?;
        demand(self.load_of(carrier).is_none(), Why::HasLoad)?;
        let squad = load.stats().is_squad();
        let Some(second_id) = second else {
            return demand(fits(load.stats(), first.stats()), Why::CannotCarry);
        };
        let other = get(second_id)?;
        demand(second_id > carrier && beside(other) && other.owner == first.owner, Why::NotTogether)?;
        demand(self.load_of(second_id).is_none(), Why::HasLoad)?;
        let tanks = first.stats().is_tank() && other.stats().is_tank();
        demand(squad && tanks && !first.is_stuck() && !other.is_stuck(), Why::CannotCarry)
    }

    /// The other tank of a pair that carries a squad.
    pub(crate) fn pair_of(&self, id: UnitId) -> Option<UnitId> {
        let load = self.units.get(self.load_of(id)?)?;
        let (first, second) = (load.carrier?, load.second?);
        Some(if first == id { second } else { first })
    }

    /// The card, what it carries, the other tank of a pair: they leave together (TC-13.11).
    pub(crate) fn company(&self, id: UnitId) -> ArrayVec<UnitId, 3> {
        let mut company = ArrayVec::new();
        company.push(id);
        company.extend(self.pair_of(id));
        company.extend(self.load_of(id));
        company
    }

    pub(crate) fn company_crowd(&self, id: UnitId) -> [u8; 2] {
        let mut crowd = [0; 2];
        for unit in self.company(id).iter().filter_map(|id| self.units.get(*id)) {
            crowd[usize::from(!unit.stats().is_combat())] += 1;
        }
        crowd
    }
}

impl State {
    /// Before the first step of a Move action (TC-7.4)?
    pub(super) fn may_load_yet(&self) -> May {
        self.may_be_moving()?;
        demand(!self.is_arriving() && self.moving().is_none_or(|moving| moving.steps.is_empty()), Why::StepsBegun)
    }

    pub(super) fn may_load(&self, cargo: UnitId, carrier: UnitId, second: Option<UnitId>) -> May {
        self.may_load_yet()?;
        let unit = self.table.units.get(cargo).ok_or(Why::NoSuchUnit)?;
        demand(unit.owner == self.table.seat, Why::NotYours)?;
        demand(!unit.is_spent(), Why::Acted)?;
        demand(!unit.is(Mark::Boarded), Why::OnceOnly)?;
        self.table.may_carry(cargo, carrier, second)
    }

    pub(super) fn may_unload(&self, cargo: UnitId) -> May {
        self.may_be_moving()?;
        let unit = self.table.units.get(cargo).ok_or(Why::NoSuchUnit)?;
        let carrier = unit.carrier.ok_or(Why::NotLoaded)?;
        let carrier = self.table.units.get(carrier).ok_or(Why::NoSuchUnit)?;
        demand(!unit.is(Mark::Alighted), Why::OnceOnly)?;
        demand(!unit.at.is_reserve(), Why::NotNow)?;
        let seat = self.table.seat;
        if carrier.owner == seat && carrier.is(Mark::Mover) {
            return demand(self.moving().is_none_or(|moving| moving.through.is_none()), Why::LeaveFullFirst);
        }
        self.may_load_yet()?;
        demand(unit.owner == seat || carrier.owner == seat, Why::NotYours)
    }

    pub(super) fn may_hand_over(&self, from: UnitId, to: UnitId, gear: Gear) -> May {
        self.may_load_yet()?;
        let get = |id: UnitId| self.table.units.get(id).ok_or(Why::NoSuchUnit);
        let (giver, taker) = (get(from)?, get(to)?);
        let seat = self.table.seat;
        demand(giver.owner == seat && taker.owner == seat, Why::NotYours)?;
        demand(giver.at == taker.at && from != to, Why::NotTogether)?;
        demand(giver.gear.has(gear), Why::NoSuchGear)?;
        demand(!giver.handed.has(gear), Why::HandedAlready)?;
        self.table.may_bear(taker, gear.card(self.table.nation(self.table.side(seat))))
    }

    /// All ways to load the units of a seat that pass the test.
    pub(super) fn list_loads(&self, seat: Seat, into: &mut Vec<Action>, may: impl Fn(&State, Action) -> bool) {
        let (table, side) = (&self.table, self.table.side(seat));
        for (cargo, unit) in table.units.iter() {
            let able = unit.owner == seat && unit.on_foot() && (unit.stats().is_squad() || unit.stats().is_gun());
            if !able || unit.at.is_reserve() || table.units.heavy(side) & unit.at.bit() == 0 {
                continue;
            }
            for (carrier, other) in table.units.at(side, unit.at) {
                if fits(unit.stats(), other.stats()) {
                    let load = Action::Load(cargo, carrier);
                    into.extend(Some(load).filter(|action| may(self, *action)));
                }
                if unit.stats().is_squad() && other.stats().is_tank() {
                    let tanks = table.units.at(side, unit.at).filter(|(_, unit)| unit.stats().is_tank());
                    let rides = tanks.map(|(second, _)| Action::Ride(cargo, carrier, second));
                    into.extend(rides.filter(|action| may(self, *action)));
                }
            }
        }
    }
}

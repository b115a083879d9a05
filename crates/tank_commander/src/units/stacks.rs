//! All unit cards on the board, and who stands where.

use super::{MOST_UNITS, Unit, UnitId};
use crate::map::{SPACES, Space};
use arrayvec::ArrayVec;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::kit::schema;
use table::{Seat, Side};

/// Stacks are told apart by size up to this: one more than TC-3.1 allows.
pub(crate) const STACK: usize = 4;

/// Who stands where: kept in step with the units, so that nobody has to search. Sets of spaces by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Standing {
    /// The first to have come to each space.
    first: [[Option<UnitId>; SPACES]; 2],
    /// Spaces with a unit.
    held: [u64; 2],
    /// Spaces with a tank.
    tanks: [u64; 2],
    /// Spaces with a vehicle or gun.
    heavy: [u64; 2],
    /// Spaces with more than so many combat cards, and with more than so many trucks.
    above: [[[u64; STACK]; 2]; 2],
}

impl Default for Standing {
    fn default() -> Standing {
        Standing { first: [[None; SPACES]; 2], held: [0; 2], tanks: [0; 2], heavy: [0; 2], above: Default::default() }
    }
}

/// All unit cards on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Units {
    list: Vec<Option<Unit>>,
    standing: Standing,
    commanders: u8,
}

impl Units {
    /// None yet, with so many commanders on each side.
    pub fn new(commanders: u8) -> Units {
        Units { commanders, ..Units::default() }
    }

    /// The side of a seat.
    #[inline]
    pub fn side(&self, seat: Seat) -> Side {
        if seat.0 < self.commanders { Side::First } else { Side::Second }
    }

    /// A unit that is on the board.
    #[inline]
    pub fn get(&self, id: UnitId) -> Option<&Unit> {
        self.list.get(id.index())?.as_ref()
    }

    #[inline]
    pub(crate) fn get_mut(&mut self, id: UnitId) -> Option<&mut Unit> {
        self.list.get_mut(id.index())?.as_mut()
    }

    /// All units with their ids.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.list.iter().enumerate().filter_map(|(i, unit)| Some((UnitId::of(i), unit.as_ref()?)))
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Unit> {
        self.list.iter_mut().filter_map(Option::as_mut)
    }

    /// The units of a side in a space, in order of arrival.
    #[inline]
    pub fn at(&self, side: Side, space: Space) -> Stack<'_> {
        Stack { units: self, next: self.standing.first[side.index()][space.index()] }
    }

    /// What rides on this unit or is towed by it.
    #[inline]
    pub(crate) fn load_of(&self, id: UnitId) -> Option<UnitId> {
        self.get(id)?.load
    }

    /// Loads a unit onto a carrier, or onto a pair of tanks.
    pub(crate) fn load(&mut self, cargo: UnitId, carrier: UnitId, second: Option<UnitId>) {
        if let Some(unit) = self.get_mut(cargo) {
            (unit.carrier, unit.second) = (Some(carrier), second);
        }
        self.set_load([Some(carrier), second], Some(cargo));
    }

    /// A loaded unit stands on its own again.
    pub(crate) fn set_down(&mut self, cargo: UnitId) {
        let Some(unit) = self.get_mut(cargo) else { return };
        let carriers = [unit.carrier.take(), unit.second.take()];
        self.set_load(carriers, None);
    }

    fn set_load(&mut self, carriers: [Option<UnitId>; 2], load: Option<UnitId>) {
        for carrier in carriers.into_iter().flatten() {
            if let Some(unit) = self.get_mut(carrier) {
                unit.load = load;
            }
        }
    }

    /// The unit that came next into the same space.
    pub(crate) fn after(&self, id: UnitId) -> Option<UnitId> {
        self.get(id)?.next
    }

    // --- Who stands where

    /// Are units of a side there?
    #[inline]
    pub fn holds(&self, side: Side, space: Space) -> bool {
        self.held(side) & space.bit() != 0
    }

    /// The spaces where a side has units.
    #[inline]
    pub fn held(&self, side: Side) -> u64 {
        self.standing.held[side.index()]
    }

    /// The spaces where a side has tanks.
    #[inline]
    pub(crate) fn tanks(&self, side: Side) -> u64 {
        self.standing.tanks[side.index()]
    }

    /// The spaces where a side has vehicles or guns.
    #[inline]
    pub(crate) fn heavy(&self, side: Side) -> u64 {
        self.standing.heavy[side.index()]
    }

    /// The spaces where a side has combat cards.
    #[inline]
    pub(crate) fn fighting(&self, side: Side) -> u64 {
        self.standing.above[side.index()][0][0]
    }

    /// The spaces where a side has more than 0, 1, 2 and 3 combat cards, and more than so many trucks.
    #[inline]
    pub(crate) fn above(&self, side: Side) -> &[[u64; STACK]; 2] {
        &self.standing.above[side.index()]
    }

    // --- Coming and going

    /// Puts a new unit on the board, last in its space. None if the board is full.
    pub(crate) fn put(&mut self, unit: Unit) -> Option<UnitId> {
        let free = self.list.iter().position(Option::is_none);
        let index = free.unwrap_or(self.list.len());
        if index >= MOST_UNITS {
            return None;
        }
        if free.is_none() {
            self.list.push(None);
        }
        let id = UnitId::of(index);
        self.list[index] = Some(unit);
        self.arrive(id);
        Some(id)
    }

    /// Takes a unit off the board.
    pub fn take(&mut self, id: UnitId) -> Option<Unit> {
        self.set_down(id);
        self.unlink(id);
        let unit = self.list.get_mut(id.index())?.take();
        while let Some(None) = self.list.last() {
            self.list.pop();
        }
        unit
    }

    /// Moves a unit to another space, last there.
    pub fn shift(&mut self, id: UnitId, to: Space) {
        self.unlink(id);
        if let Some(unit) = self.get_mut(id) {
            unit.at = to;
        }
        self.arrive(id);
    }

    fn arrive(&mut self, id: UnitId) {
        let Some(unit) = self.get(id) else { return };
        let last = self.at(self.side(unit.owner), unit.at).last();
        let arrived = last.map_or(0, |(_, last)| last.arrived.saturating_add(1));
        if let Some(unit) = self.get_mut(id) {
            unit.arrived = arrived;
        }
        self.link(id);
    }

    fn link(&mut self, id: UnitId) {
        let Some(unit) = self.get_mut(id) else { return };
        unit.next = None;
        let (owner, at) = (unit.owner, unit.at);
        let side = self.side(owner);
        let last = self.at(side, at).last().map(|(last, _)| last);
        match last.and_then(|last| self.get_mut(last)) {
            Some(last) => last.next = Some(id),
            None => self.standing.first[side.index()][at.index()] = Some(id),
        }
        self.recount(side, at);
    }

    fn unlink(&mut self, id: UnitId) {
        let Some(unit) = self.get(id) else { return };
        let (side, at, after) = (self.side(unit.owner), unit.at, unit.next);
        let before = self.at(side, at).find(|(_, unit)| unit.next == Some(id)).map(|(before, _)| before);
        match before.and_then(|before| self.get_mut(before)) {
            Some(before) => before.next = after,
            None => self.standing.first[side.index()][at.index()] = after,
        }
        self.recount(side, at);
    }

    /// Counts the units of a side in a space anew.
    fn recount(&mut self, side: Side, at: Space) {
        let (mut count, mut tank, mut heavy) = ([0; 2], false, false);
        for (_, unit) in self.at(side, at) {
            let stats = unit.stats();
            count[usize::from(!stats.is_combat())] += 1;
            tank |= stats.is_tank();
            heavy |= stats.is_heavy();
        }
        let standing = &mut self.standing;
        let mark = |set: &mut u64, holds: bool| *set = *set & !at.bit() | u64::from(holds) << at.index();
        mark(&mut standing.held[side.index()], count != [0, 0]);
        mark(&mut standing.tanks[side.index()], tank);
        mark(&mut standing.heavy[side.index()], heavy);
        for (sets, count) in standing.above[side.index()].iter_mut().zip(count) {
            sets.iter_mut().enumerate().for_each(|(most, set)| mark(set, count > most));
        }
    }

    /// Works out who stands where.
    pub(crate) fn reindex(&mut self, commanders: u8) {
        self.commanders = commanders;
        self.standing = Standing::default();
        let mut order: ArrayVec<(u16, UnitId), MOST_UNITS> = self.iter().map(|(id, unit)| (unit.arrived, id)).collect();
        order.sort_unstable();
        self.iter_mut().for_each(|unit| unit.load = None);
        for (_, id) in order {
            self.link(id);
            let carriers = self.get(id).map_or([None; 2], |unit| [unit.carrier, unit.second]);
            self.set_load(carriers, Some(id));
        }
    }
}

/// The units of a side in a space, in order of arrival.
#[derive(Clone)]
pub struct Stack<'a> {
    units: &'a Units,
    next: Option<UnitId>,
}

impl<'a> Iterator for Stack<'a> {
    type Item = (UnitId, &'a Unit);

    #[inline]
    fn next(&mut self) -> Option<(UnitId, &'a Unit)> {
        let id = self.next?;
        let unit = self.units.get(id)?;
        self.next = unit.next;
        Some((id, unit))
    }
}

impl Serialize for Units {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.list.serialize(to)
    }
}

schema! {
    /// The unit cards on the board by number; `null` where the unit of that number is gone.
    Units as Vec<Option<Unit>>
}

impl<'de> Deserialize<'de> for Units {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Units, D::Error> {
        let mut list = Vec::<Option<Unit>>::deserialize(from)?;
        if list.len() > MOST_UNITS {
            return Err(D::Error::custom(format!("{} units on the board: at most {MOST_UNITS} can be", list.len())));
        }
        while let Some(None) = list.last() {
            list.pop();
        }
        Ok(Units { list, ..Units::default() })
    }
}

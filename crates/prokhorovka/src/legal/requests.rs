//! Before the markers are drawn: requests and commitment; and entry zones.

use super::{May, Table, Why};
use crate::action::Action;
use crate::data::DATA;
use crate::map::{COLUMNS, Hex, ROWS, Zone};
use crate::pieces::{Formation, Place, UnitId};
use crate::state::{Relief, Step};
use arrayvec::ArrayVec;

impl Table {
    pub(super) fn may_request_now(&self, action: Action) -> May {
        match (self.step, action) {
            (Step::Call167 | Step::AskReserve | Step::Commitment, Action::End) => Ok(()),
            (Step::Call167, Action::Call) => Ok(()),
            (Step::AskReserve, Action::Ask(unit)) => self.may_ask(unit),
            (Step::Commitment, Action::Commit(corps)) => self.may_commit(corps),
            (Step::EntryZone, Action::Enter(_)) => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_requests(&self, into: &mut Vec<Action>) {
        match self.step {
            Step::Call167 => into.extend([Action::Call, Action::End]),
            Step::AskReserve => self.list(Formation::Reserve.units().map(Action::Ask).chain([Action::End]), into),
            Step::Commitment => self.list(Formation::CORPS.map(Action::Commit).into_iter().chain([Action::End]), into),
            _ => into.extend(Zone::ALL.map(Action::Enter)),
        }
    }

    fn may_ask(&self, unit: UnitId) -> May {
        if unit.formation() != Formation::Reserve {
            return Err(Why::NoReserveBrigade);
        }
        if self.unit(unit).place != Place::Off {
            return Err(Why::AlreadyGranted);
        }
        if self.asked.has(unit) { Err(Why::AlreadyAsked) } else { Ok(()) }
    }

    fn may_commit(&self, corps: Formation) -> May {
        corps.corps().ok_or(Why::NoCorps)?;
        if self.is_committed(corps) { Err(Why::AlreadyCommitted) } else { Ok(()) }
    }

    /// Is G asked about the 167th (BS-17.2)?
    pub(crate) fn can_call_167(&self) -> bool {
        self.may_request(self.setup.division_167) && self.division_167 == Relief::Awaited
    }

    /// Is S asked about the reserve (BS-17.1)?
    pub(crate) fn can_ask_reserve(&self) -> bool {
        let came_on = |unit: UnitId| !matches!(self.unit(unit).place, Place::Off | Place::Waiting);
        self.may_request(self.setup.reserve)
            && Formation::CORPS.into_iter().flat_map(Formation::units).all(came_on)
            && Formation::Reserve.units().any(|unit| self.unit(unit).place == Place::Off)
    }

    /// Is S asked about his corps (BS-5.4)?
    pub(crate) fn can_commit(&self) -> bool {
        Formation::CORPS.into_iter().any(|corps| !self.is_committed(corps))
    }

    /// The entry zone of a unit, once known (BS-14.3).
    pub fn zone_of(&self, unit: UnitId) -> Option<Zone> {
        match unit.formation() {
            Formation::Reserve => self.brigade_zones[unit.index() - UnitId::Reserve10.index()],
            corps => self.corps_zones[corps.corps()?],
        }
    }

    /// The first unit of the drawn formation that waits and has no entry zone yet.
    pub(crate) fn lacks_zone(&self) -> Option<UnitId> {
        let formation = self.active_formation()?;
        let enters_east = formation == Formation::Reserve || formation.corps().is_some();
        let lacks = |unit: &UnitId| self.unit(*unit).place == Place::Waiting && self.zone_of(*unit).is_none();
        formation.units().find(|unit| enters_east && lacks(unit))
    }

    /// Where a waiting unit may come onto the map (BS-14.4, BS-14.5, BS-17.2).
    pub fn entries(&self, unit: UnitId) -> ArrayVec<Hex, { ROWS as usize }> {
        let (zone, column): (&[Hex], u8) = match (unit.formation(), self.zone_of(unit)) {
            (Formation::I167, _) => (&DATA.west, 1),
            (_, Some(zone)) => (&DATA.zones[zone.index()], COLUMNS),
            (_, None) => return ArrayVec::new(),
        };
        let enemy = unit.side().other();
        let free = |hex: &Hex| !self.holds(*hex, enemy);
        let in_zone: ArrayVec<Hex, { ROWS as usize }> = zone.iter().copied().filter(free).collect();
        if !in_zone.is_empty() {
            return in_zone;
        }
        let away = |hex: &Hex| zone.iter().map(|other| hex.row().abs_diff(other.row())).min();
        let edge = (1..=ROWS).filter_map(|row| Hex::new(column, row)).filter(free);
        let nearest = edge.clone().filter_map(|hex| away(&hex)).min();
        edge.filter(|hex| away(hex) == nearest).collect()
    }
}

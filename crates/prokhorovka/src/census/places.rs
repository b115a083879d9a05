//! Where units can be, and with whom.

use crate::data::DATA;
use crate::legal::pairs;
use crate::map::Hex;
use crate::pieces::*;
use crate::setup::Switch;
use crate::state::{Origin, Relief, Step, Table};
use crate::{German, Soviet};
use table::Side;
use table::kit::Faults;

impl Table {
    pub(super) fn check_places(&self, faults: &mut Faults) {
        for id in UnitId::ALL {
            let (unit, name) = (self.unit(id), id.word());
            faults.demand(self.can_be(id, unit.place), || format!("{name} is where it cannot be"));
            let tiger = !id.is_tiger() || matches!(unit.health, Health::Fresh | Health::Disrupted);
            faults.demand(tiger, || format!("{name} is a Tiger company and cannot be reduced"));
            let untouched = *unit == Unit { place: unit.place, ..Unit::OFF };
            let beside = matches!(unit.place, Place::Off | Place::Waiting);
            faults.demand(!beside || untouched, || format!("{name} has acted off the map"));
            let halfway = matches!(unit.stage, Stage::FiredHalf | Stage::MovedHalf);
            let acts = Some(id.formation()) == self.active_formation() && id.card().mp / 2 >= 1;
            faults.demand(!halfway || acts, || format!("{name} is halfway through an action out of turn"));
            let flags = self.step != Step::Over || unit.health == unit.health.rallied();
            faults.demand(flags, || format!("{name} is disrupted after the last turn"));
        }
        self.check_formations(faults);
    }

    fn can_be(&self, id: UnitId, place: Place) -> bool {
        let starts = matches!(id.formation(), Formation::Lah | Formation::Dr | Formation::Tk)
            || matches!(id.formation(), Formation::Airborne | Formation::Remnants);
        match place {
            Place::Off => !starts,
            Place::Waiting => !starts,
            Place::Exited => id.side() == German,
            Place::At(_) | Place::Fled | Place::Eliminated => true,
        }
    }

    fn check_formations(&self, faults: &mut Faults) {
        let off = |formation: Formation| formation.units().filter(|unit| self.unit(*unit).place == Place::Off).count();
        for corps in Formation::CORPS {
            let whole = [0, corps.units().len()].contains(&off(corps));
            faults.demand(whole, || format!("{} is committed in part", corps.word()));
        }
        let arrived = if self.division_167 == Relief::Arrived { 0 } else { Formation::I167.units().len() };
        faults.demand(off(Formation::I167) == arrived, || "the 167th is where it cannot be".into());
        let reserve = self.setup.reserve == Switch::On || off(Formation::Reserve) == Formation::Reserve.units().len();
        faults.demand(reserve, || "the reserve is in play without its rule".into());
        for (corps, zone) in Formation::CORPS.into_iter().zip(self.corps_zones) {
            let fits = zone.is_none() || self.is_committed(corps);
            faults.demand(fits, || format!("{} has an entry zone and is not committed", corps.word()));
        }
        for (unit, zone) in Formation::Reserve.units().zip(self.brigade_zones) {
            let fits = zone.is_none() || self.unit(unit).place != Place::Off;
            faults.demand(fits, || format!("{} has an entry zone and is not granted", unit.word()));
        }
    }

    /// Chapter 12; who marches may pass through full hexes, and an overrun is fought in one hex.
    pub(super) fn check_stacks(&self, faults: &mut Faults) {
        let movers: UnitSet = self.march.iter().flat_map(|march| march.movers.iter().copied()).collect();
        let fought = self.overrun.map(|overrun| overrun.at);
        for hex in Hex::all().filter(|hex| self.units_in(*hex).next().is_some()) {
            let mixed = self.holds(hex, German) && self.holds(hex, Soviet);
            faults.demand(!mixed || fought == Some(hex), || format!("both sides stand at {hex}"));
            for side in Side::BOTH {
                let counted = self.side_in(hex, side).filter(|unit| !unit.is_tiger() && !movers.has(*unit));
                let few = counted.clone().count() <= usize::from(DATA.numbers.stack_limit);
                let friends = counted.clone().all(|a| counted.clone().all(|b| a == b || pairs(a, b)));
                faults.demand(few && friends, || format!("the units at {hex} cannot stack"));
            }
        }
    }

    /// BS-3.3: whoever stands on an objective controls it.
    pub(super) fn check_control(&self, faults: &mut Faults) {
        let fought = self.overrun.map(|overrun| overrun.at);
        for (hex, control) in DATA.objectives.iter().zip(self.control).filter(|(hex, _)| Some(**hex) != fought) {
            let held = !self.holds(*hex, control.other());
            faults.demand(held, || format!("{hex} is controlled by the side that is not there"));
        }
    }

    /// BS-5.5: each formation that takes part has its marker in the envelope or on the table.
    pub(super) fn check_markers(&self, faults: &mut Faults) {
        let in_phase = !matches!(self.step, Step::Call167 | Step::AskReserve | Step::Commitment | Step::Over);
        let shown = !self.drawn.is_empty();
        faults.demand(shown == in_phase, || "a marker is drawn out of turn".into());
        for formation in Formation::ALL {
            let drawn = self.drawn.iter().filter(|drawn| **drawn == formation).count();
            let count = drawn + usize::from(self.envelope.count(formation));
            let name = formation.word();
            let place = |unit: UnitId| self.unit(unit).place;
            let takes_part = formation.units().any(|unit| matches!(place(unit), Place::At(_) | Place::Waiting));
            let exists = formation.units().any(|unit| place(unit) != Place::Off);
            let may = in_phase && formation.has_marker() && exists;
            faults.demand(count <= usize::from(may), || format!("the marker of {name} is where it cannot be"));
            let must = in_phase && formation.has_marker() && takes_part;
            faults.demand(count >= usize::from(must), || format!("the marker of {name} is missing"));
        }
        let zones = self.step == Step::EntryZone || self.lacks_zone().is_none();
        faults.demand(zones, || "an entry zone is not settled".into());
        let off_map = |unit: &UnitId| self.unit(*unit).place == Place::Waiting;
        let enters = self.march.as_ref().is_some_and(|march| march.origin == Origin::Off && march.entered == 0);
        let marches_on = self.march.iter().flat_map(|march| &march.movers).any(off_map);
        faults.demand(enters == marches_on, || "a march begins where nobody is".into());
    }
}

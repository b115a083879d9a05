//! Who knows what: everything is open but the remnants as they lie face down (BS-4.5), which nobody knows.

use crate::pieces::{Formation, UnitId};
use crate::setup::seat_of;
use crate::state::{REMNANTS, State, Step, Table};
use arrayvec::ArrayVec;
use table::kit::{Faults, drafted};
use table::{Chance, Rng, Seat};

drafted! {
    /// The position as one seat may know it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct View {
        /// Whose view it is; nobody's is a spectator's.
        pub seat: Option<Seat>,
        /// What everybody sees.
        pub table: Table,
    }
}

impl View {
    fn checked(mut self) -> Result<View, String> {
        self.table.reindex();
        let mut faults = Faults::default();
        self.table.check(&mut faults);
        let known = self.seat.is_none_or(|seat| table::Side::BOTH.map(seat_of).contains(&seat));
        faults.demand(known, || "the view belongs to a seat that does not exist".into());
        faults.judge(self)
    }

    /// One complete position that fits the view.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> State {
        let mut deal: ArrayVec<UnitId, REMNANTS> = ArrayVec::new();
        if self.table.step == Step::AirborneSetup {
            deal.extend(Formation::Remnants.units());
            rng.shuffle(&mut deal);
        }
        State { table: self.table.clone(), deal }
    }
}

impl State {
    /// What a seat may know.
    pub(crate) fn view(&self, seat: Option<Seat>) -> View {
        View { seat, table: self.table.clone() }
    }
}

//! Who may stand with whom (chapter 12).

use crate::data::DATA;
use crate::map::Hex;
use crate::pieces::UnitId;
use crate::state::Table;

/// May these two stand in one hex (BS-12.2, BS-12.3)? Tiger companies always may.
pub(crate) fn pairs(a: UnitId, b: UnitId) -> bool {
    match (a.is_remnant(), b.is_remnant()) {
        (false, false) => a.formation() == b.formation(),
        (true, true) => false,
        _ => true,
    }
}

impl Table {
    /// Is there room in a hex for these units of one side beside those that are there (BS-12.1)?
    pub(crate) fn has_room(&self, hex: Hex, comers: &[UnitId]) -> bool {
        let Some(side) = comers.first().map(|unit| unit.side()) else { return true };
        let counted = comers.iter().filter(|unit| !unit.is_tiger());
        let others = self.side_in(hex, side).filter(|other| !other.is_tiger() && !comers.contains(other));
        let mut count = 0;
        for other in others {
            count += 1;
            if counted.clone().any(|unit| !pairs(*unit, other)) {
                return false;
            }
        }
        let coming = counted.count();
        coming == 0 || count + coming <= usize::from(DATA.numbers.stack_limit)
    }
}

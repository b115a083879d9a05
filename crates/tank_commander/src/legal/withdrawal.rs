//! Withdrawal: who leaves, and whereto (TC-15.21).

use super::{May, demand};
use crate::action::Action;
use crate::map::{Space, Spaces, bits};
use crate::state::*;
use crate::units::{Mark, UnitId};
use crate::why::Why;

impl State {
    /// The card that withdraws next, with those that go with it.
    pub(crate) fn withdrawing(&self) -> Option<UnitId> {
        let Doing::Withdrawing { on_the_way } = self.table.play.doing else { return None };
        on_the_way.or_else(|| self.table.units.iter().find(|(_, unit)| unit.is(Mark::Leaving)).map(|(id, _)| id))
    }

    /// Where a withdrawing card may step; a full position only if it can go on from there.
    pub(crate) fn withdrawals(&self, id: UnitId, second: bool) -> u64 {
        let table = &self.table;
        let Some(unit) = table.units.get(id) else { return 0 };
        let side = table.side(unit.owner);
        let (enemies, full) = (table.units.held(side.other()), table.full(side, table.company_crowd(id)));
        let back = |from: Space| {
            let ways = table.exits(side, from) & table.board().back(table.nation(side), from);
            ways & !enemies & !table.closed_to(unit.stats(), from)
        };
        let goes_on = |at: &Space| !second && back(*at) & !unit.at.bit() & !full != 0;
        let ways = back(unit.at);
        ways & !full | bits(Spaces(ways & full).filter(goes_on))
    }

    pub(super) fn may_withdraw(&self, action: Action) -> May {
        let id = self.withdrawing().ok_or(Why::NotNow)?;
        let second = self.table.play.doing == Doing::Withdrawing { on_the_way: Some(id) };
        match action {
            Action::At(to) => demand(self.withdrawals(id, second) & to.bit() != 0, Why::NoRetreatThere),
            Action::Done if second => {
                let unit = self.table.units.get(id).ok_or(Why::NoSuchUnit)?;
                let full = self.table.overstacked(self.table.side(unit.owner)) & unit.at.bit();
                demand(full == 0 || self.withdrawals(id, true) == 0, Why::MustGoOn)
            }
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_withdraw(&self, into: &mut Vec<Action>) {
        let Some(id) = self.withdrawing() else { return };
        let second = self.table.play.doing == Doing::Withdrawing { on_the_way: Some(id) };
        into.extend(Spaces(self.withdrawals(id, second)).map(Action::At));
        if self.may_withdraw(Action::Done).is_ok() {
            into.push(Action::Done);
        }
    }
}

//! Melees: which, who retreats whereto, who fires at whom (chapter 13).

use super::{May, Volley, demand};
use crate::action::Action;
use crate::map::{Space, Spaces};
use crate::pieces::Special;
use crate::state::*;
use crate::units::{Mark, Unit, UnitId};
use crate::why::Why;
use table::Side;

/// TC-13.10: so many cards must have come.
const STORMERS: usize = 3;

impl State {
    /// Melees that have not been fought in this seat-turn.
    pub(crate) fn melees_left(&self) -> u64 {
        self.table.melees() & !self.table.play.fought.0 & self.table.board().all
    }

    pub(super) fn may_fight(&self, action: Action) -> May {
        match action {
            Action::Fight(at) => demand(self.melees_left() & at.bit() != 0, Why::NoSuchMelee),
            Action::Drop(id, gear) => self.may_drop(id, gear),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_fights(&self, into: &mut Vec<Action>) {
        into.extend(Spaces(self.melees_left()).map(Action::Fight));
        self.list_drops(&self.side_units(), into);
    }

    pub(super) fn may_volley(&self, action: Action) -> May {
        let id = self.table.next_to_declare().ok_or(Why::NotNow)?;
        let unit = self.table.units.get(id).ok_or(Why::NoSuchUnit)?;
        match action {
            Action::Fire(with, at) => {
                let target = self.table.units.get(at).ok_or(Why::NoSuchUnit)?;
                self.table.may_fire_in_melee(unit, with, target).map(|_| ())
            }
            Action::Screen(at) => self.table.may_screen(unit, at, Volley::Melee).map(|_| ()),
            Action::Drop(id, gear) => self.may_drop(id, gear),
            Action::Hold => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_volley(&self, into: &mut Vec<Action>) {
        let Some(unit) = self.table.next_to_declare().and_then(|id| self.table.units.get(id)) else { return };
        self.table.melee_shots(unit, |action| {
            into.push(action);
            false
        });
        into.push(Action::Hold);
        self.list_drops(&self.side_units(), into);
    }

    pub(super) fn may_retreat(&self, action: Action) -> May {
        let Action::Retreat(id, to) = action else { return Err(Why::NotNow) };
        let unit = self.table.units.get(id).ok_or(Why::NoSuchUnit)?;
        demand(unit.owner == self.table.seat, Why::NotYours)?;
        demand(self.table.retreats(id) & to.bit() != 0, Why::NoRetreatThere)
    }

    pub(super) fn list_retreat(&self, into: &mut Vec<Action>) {
        for (id, unit) in self.table.units.iter().filter(|(_, unit)| unit.is(Mark::Leaving)) {
            if unit.owner == self.table.seat {
                into.extend(Spaces(self.table.retreats(id)).map(|to| Action::Retreat(id, to)));
            }
        }
    }

    /// T-6: which card of an overstacked position is given up (TC-3.4).
    pub(super) fn may_unstack(&self, action: Action) -> May {
        let Action::Pick(id) = action else { return Err(Why::NotNow) };
        let unit = self.table.units.get(id).ok_or(Why::NoSuchUnit)?;
        demand(unit.owner == self.table.seat, Why::NotYours)?;
        demand(self.table.is_surplus(unit), Why::NoRoom)
    }

    pub(super) fn list_unstack(&self, into: &mut Vec<Action>) {
        let units = self.table.units.iter().filter(|(id, _)| self.may_unstack(Action::Pick(*id)).is_ok());
        into.extend(units.map(|(id, _)| Action::Pick(id)));
    }
}

impl Table {
    /// Is it one of too many cards, in a position that must come down to the limit now?
    pub(crate) fn is_surplus(&self, unit: &Unit) -> bool {
        let [combat, trucks] = self.surplus(self.side(unit.owner));
        let surplus = if unit.stats().is_combat() { combat } else { trucks };
        self.play.crowded.0 & surplus & unit.at.bit() != 0
    }

    /// TC-13.10: has the active side stormed this position in this play?
    pub(crate) fn is_stormed(&self, at: Space) -> bool {
        if self.play.stood.0 & at.bit() != 0 {
            return false;
        }
        let fresh =
            || self.units.at(self.active_side(), at).map(|(_, unit)| unit).filter(|unit| unit.is(Mark::Entered));
        fresh().filter(|unit| unit.stats().is_combat()).count() >= STORMERS
            && fresh().any(|unit| unit.stats().is_tank())
            && fresh().any(Unit::is_squad_on_foot)
    }

    /// Where a card may retreat to: the nearest spaces with room, no farther from its reserve (TC-13.11).
    pub(crate) fn retreats(&self, id: UnitId) -> u64 {
        let Some(unit) = self.units.get(id).filter(|unit| unit.is(Mark::Leaving)) else { return 0 };
        if unit.is_stuck() || !unit.on_foot() {
            return 0;
        }
        let side = self.side(unit.owner);
        let (nation, card, crowd) = (self.nation(side), unit.stats(), self.company_crowd(id));
        let fits = self.board().back(nation, unit.at) & !self.full(side, crowd);
        let (mut reached, mut edge) = (unit.at.bit(), unit.at.bit());
        while edge != 0 {
            let from = Spaces(edge & self.board().all);
            let next = from.fold(0, |next, from| next | self.exits(side, from) & !self.closed_to(card, from));
            edge = next & !reached & !self.units.held(side.other());
            reached |= edge;
            if edge & fits != 0 {
                return edge & fits;
            }
        }
        0
    }

    /// The seat whose card retreats next, if one can.
    pub(crate) fn next_to_retreat(&self) -> Option<table::Seat> {
        let mut leaving = self.units.iter().filter(|(_, unit)| unit.is(Mark::Leaving));
        leaving.find(|(id, _)| self.retreats(*id) != 0).map(|(_, unit)| unit.owner)
    }

    /// Has a side a squad on foot or cavalry there (TC-13.8)?
    pub(crate) fn has_support(&self, side: Side, at: Space) -> bool {
        self.units.at(side, at).any(|(_, unit)| unit.on_foot() && self.is_infantry(unit))
    }

    /// May this event be played in the melee that begins (TC-13.9, TC-13.10)?
    pub(crate) fn may_play_in_melee(&self, side: Side, event: Special) -> May {
        let melee = self.melee.ok_or(Why::NotInThisWindow)?;
        let stack = self.window.iter().flat_map(|window| &window.stack);
        let waits = stack.filter(|played| self.side(played.by) == side).any(|played| played.card == event.card().id);
        demand(!waits, Why::OncePerPlay)?;
        match event {
            Special::TacticalAdvantage => demand(!melee.advantage[side.index()], Why::OncePerPlay),
            Special::Panic => {
                demand(!self.setup.is_hill() || self.turn < 11, Why::NotNow)?;
                demand(!melee.panic && self.is_stormed(melee.at), Why::NoTarget)
            }
            _ => Err(Why::NotInThisWindow),
        }
    }
}

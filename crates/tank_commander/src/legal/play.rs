//! The play of the active seat (chapter 5).

use super::{May, demand};
use crate::action::Action;
use crate::pieces::{CardId, Special};
use crate::state::*;
use crate::units::{Gear, MOST_UNITS, Unit, UnitId};
use crate::why::Why;
use arrayvec::ArrayVec;

/// The units of one side.
pub(super) type SideUnits<'a> = ArrayVec<(UnitId, &'a Unit), MOST_UNITS>;

impl State {
    pub(super) fn may_play(&self, action: Action) -> May {
        match &self.focus {
            Focus::Group(group) => return self.may_gather(group, action),
            Focus::Aim(id) => return self.may_fire(*id, action),
            Focus::Card(staged) => return self.may_stage(staged, action),
            Focus::Nothing => {}
        }
        match action {
            Action::Choose(card) => self.may_choose(card),
            Action::Drop(id, gear) => self.may_drop(id, gear),
            Action::Aim(id) => self.may_aim(self.table.units.get(id).ok_or(Why::NoSuchUnit)?),
            Action::Draw => self.may_draw(),
            Action::Arrive(group) => self.may_arrive(group),
            Action::Done if matches!(self.table.play.doing, Doing::Firing { .. }) => Ok(()),
            Action::End => demand(self.table.play.doing == Doing::Nothing, Why::FinishFirst),
            _ => self.may_manoeuvre(action),
        }
    }

    /// Everything in the play; free acts are open at each of its decisions (TC-5.4).
    pub(super) fn list_play(&self, into: &mut Vec<Action>) {
        match &self.focus {
            Focus::Group(group) => return self.list_gather(group, into),
            Focus::Aim(id) => return self.list_fire(*id, into),
            Focus::Card(staged) => return self.list_stage(staged, into),
            Focus::Nothing => {}
        }
        let seat = self.table.seat;
        let hand = self.secrets[seat.index()].hand.kinds();
        into.extend(hand.filter(|card| self.may_begin_card(*card).is_ok()).map(Action::Choose));
        let units = self.side_units();
        self.list_drops(&units, into);
        self.list_aims(&units, into);
        self.list_manoeuvres(&units, into);
        if self.may_draw().is_ok() {
            into.push(Action::Draw);
        }
        if self.table.setup.is_hill() {
            into.extend((1..=2).filter(|group| self.may_arrive(*group).is_ok()).map(Action::Arrive));
        }
        match self.table.play.doing {
            Doing::Nothing => into.push(Action::End),
            Doing::Firing { .. } => into.push(Action::Done),
            _ => {}
        }
    }

    /// The units of the deciding side, found once for all that can be done with them.
    pub(super) fn side_units(&self) -> SideUnits<'_> {
        let (_, side) = self.decider();
        self.table.units.iter().filter(|(_, unit)| self.table.side(unit.owner) == side).collect()
    }

    /// Equipment that can be discarded: in the own play and in every melee (TC-5.4).
    pub(super) fn list_drops(&self, units: &[(UnitId, &Unit)], into: &mut Vec<Action>) {
        let seat = self.table.seat;
        for (id, unit) in units.iter().filter(|(_, unit)| unit.owner == seat && !unit.gear.is_empty()) {
            into.extend(unit.gear.iter().map(|gear| Action::Drop(*id, gear)));
        }
    }

    pub(super) fn may_drop(&self, id: UnitId, gear: Gear) -> May {
        let unit = self.table.units.get(id).ok_or(Why::NoSuchUnit)?;
        demand(unit.owner == self.table.seat, Why::NotYours)?;
        demand(unit.gear.has(gear), Why::NoSuchGear)
    }

    /// TC-16.2.
    fn may_draw(&self) -> May {
        demand(self.table.play.doing == Doing::Nothing, Why::FinishFirst)?;
        demand(self.table.play.supply > 0, Why::NoSupply)?;
        let player = &self.table.players[self.table.seat.index()];
        demand(self.table.setup.has_pile() && player.pile > 0, Why::PileEmpty)
    }

    /// TC-19.7.
    fn may_arrive(&self, group: u8) -> May {
        demand(self.table.play.doing == Doing::Nothing, Why::FinishFirst)?;
        demand(self.table.play.supply > 0, Why::NoSupply)?;
        let (_, side) = self.decider();
        let groups = self.table.arrived[self.table.nation(side).index()];
        let due = group.checked_sub(1).and_then(|i| groups.get(usize::from(i)));
        demand(self.table.setup.is_hill() && due == Some(&Arrived::Due), Why::NotDue)?;
        demand(self.table.entries(side) != 0, Why::EntryBlocked)
    }

    /// A card from the hand that is attached, dug in or played; units are mustered instead.
    fn may_choose(&self, card: CardId) -> May {
        demand(self.in_hand(self.table.seat, card), Why::NotInHand)?;
        self.may_begin_card(card)
    }

    fn may_begin_card(&self, card: CardId) -> May {
        let (seat, side) = self.decider();
        let stats = card.stats();
        if stats.works.is_some() {
            let early = !self.table.play.spent && self.table.play.doing == Doing::Nothing;
            demand(early, Why::WorksTooLate)?;
            return demand(self.table.dig_sites(side, card).next().is_some(), Why::NoSquadThere);
        }
        if Gear::of(card).is_some() {
            return demand(self.bearers(card).next().is_some(), Why::NotABearer);
        }
        let event = stats.event.ok_or(Why::NotNow)?;
        if self.is_instant(event) {
            return self.may_begin_instant(card, event);
        }
        demand(self.table.has_target(seat, event), Why::NoTarget)
    }

    /// Own units that can take this equipment.
    fn bearers(&self, card: CardId) -> impl Iterator<Item = UnitId> {
        let seat = self.table.seat;
        let own = self.table.units.iter().filter(move |(_, unit)| unit.owner == seat && !unit.at.is_reserve());
        own.filter(move |(_, unit)| self.table.may_bear(unit, card).is_ok()).map(|(id, _)| id)
    }

    /// The next choice for a card in hand.
    fn may_stage(&self, staged: &Staged, action: Action) -> May {
        let (_, side) = self.decider();
        let card = staged.card;
        match (card.stats().event, action) {
            (Some(event), _) if self.is_instant(event) => {
                demand(self.stage(staged, event, &mut |other| other == action), Why::NoTarget)
            }
            (Some(_), _) => self.may_aim_card(card, action),
            (None, Action::At(at)) if card.stats().works.is_some() => self.table.may_dig(side, card, at),
            (None, Action::Pick(id)) if Gear::of(card).is_some() => {
                let unit = self.table.units.get(id).ok_or(Why::NoSuchUnit)?;
                demand(unit.owner == self.table.seat, Why::NotYours)?;
                self.table.may_bear(unit, card)
            }
            _ => Err(Why::NotNow),
        }
    }

    fn list_stage(&self, staged: &Staged, into: &mut Vec<Action>) {
        let (_, side) = self.decider();
        let card = staged.card;
        match card.stats().event {
            Some(event) if self.is_instant(event) => {
                self.stage(staged, event, &mut |action| {
                    into.push(action);
                    false
                });
            }
            Some(_) => self.list_card_targets(card, into),
            None if card.stats().works.is_some() => into.extend(self.table.dig_sites(side, card).map(Action::At)),
            None => into.extend(self.bearers(card).map(Action::Pick)),
        }
    }

    /// Is the Instant complete, so that it can be declared?
    pub(crate) fn is_complete(&self, staged: &Staged, event: Special) -> bool {
        !self.stage(staged, event, &mut |_| true)
    }
}

//! Retreat, further rounds and the advance (LC-11.11 to LC-11.13).

use super::{May, need};
use crate::Action;
use crate::map::Zone;
use crate::pieces::{Kind, Piece, PieceId, Special, Trait};
use crate::state::{State, Step};
use crate::why::Why;

impl State {
    /// May this defender retreat to that zone, room aside?
    pub(crate) fn could_retreat_to(&self, piece: &Piece, to: Zone) -> May {
        let side = self.table.active.other();
        let zone = self.table.assault.as_ref().map(|assault| assault.zone).ok_or(Why::NotNow)?;
        need(piece.is_ground() && piece.zone() == Some(zone) && piece.stats().moves > 0, Why::NoRetreat)?;
        need(!piece.attached.has(Special::Commissar), Why::NoRetreat)?;
        need(zone.adjacent().contains(&to) && !self.occupies(side.other(), to), Why::NoRetreat)?;
        need(to.hq_of() != Some(side.other()), Why::NoRetreat)?;
        let forbidden = piece.stats().is(Trait::Vehicle) && self.table.ground(to).row().forbids_vehicles;
        need(!forbidden, Why::NoVehicles)?;
        self.may_cross(side, piece, zone, to)
    }

    fn may_withdraw(&self, id: PieceId, to: Zone) -> May {
        self.could_retreat_to(self.mine(id)?, to)?;
        need(self.has_room(self.me(), to, 1), Why::NoRoom)
    }

    /// Could anybody retreat, as far as everybody can see?
    pub(crate) fn retreat_conceivable(&self) -> bool {
        let Some(assault) = self.table.assault.as_ref() else { return false };
        let side = self.table.active.other();
        let could = |piece: &Piece| assault.zone.adjacent().iter().any(|to| self.could_retreat_to(piece, *to).is_ok());
        assault.zone.hq_of().is_none() && self.force(side).in_zone(assault.zone).any(|(_, piece)| could(piece))
    }

    fn can_withdraw(&self) -> bool {
        let Some(assault) = self.table.assault.as_ref() else { return false };
        let mut there = self.force(self.me()).pieces.in_zone(assault.zone).iter();
        there.any(|id| assault.zone.adjacent().iter().any(|to| self.may_withdraw(id, *to).is_ok()))
    }

    pub(crate) fn may_advance(&self, id: PieceId) -> May {
        let assault = self.table.assault.as_ref().ok_or(Why::NotNow)?;
        let piece = self.mine(id)?;
        let attacks = piece.tag.is_some_and(|tag| assault.attackers.has(tag)) && piece.zone() != Some(assault.zone);
        need(attacks && piece.stats().kind == Kind::Unit && !piece.stats().is(Trait::Gun), Why::CannotAdvance)?;
        let forbidden = piece.stats().is(Trait::Vehicle) && self.table.ground(assault.zone).row().forbids_vehicles;
        need(!forbidden, Why::NoVehicles)?;
        let party = 1 + u8::from(self.force(self.me()).passenger(id).is_some());
        need(self.has_room(self.me(), assault.zone, party), Why::NoRoom)
    }

    /// Can anybody advance? Everything that decides it is face up.
    pub(crate) fn can_advance(&self) -> bool {
        self.my_shown().any(|id| self.may_advance(id).is_ok())
    }

    pub(super) fn may_decide_assault(&self, action: Action) -> May {
        match (self.table.step, action) {
            (Step::Retreat, Action::Stand) => Ok(()),
            (Step::Retreat, Action::Retreat) => need(self.can_withdraw(), Why::NoRetreat),
            (Step::Withdraw, Action::Withdraw { unit, to }) => self.may_withdraw(unit, to),
            (Step::Withdraw, Action::Pass) => need(!self.can_withdraw(), Why::NotNow),
            (Step::GoOn, Action::Continue) => Ok(()),
            (Step::GoOn, Action::BreakOff) => {
                let assault = self.table.assault.as_ref().ok_or(Why::NotNow)?;
                need(assault.round > 1 || !assault.cards.has(Special::Urra), Why::NoBreakOff)
            }
            (Step::Advance, Action::Advance(id)) => self.may_advance(id),
            (Step::Advance, Action::Pass) => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_assault(&self, into: &mut Vec<Action>) {
        match self.table.step {
            Step::Retreat => {
                into.push(Action::Stand);
                self.offer(Action::Retreat, into);
            }
            Step::Withdraw => {
                let Some(assault) = self.table.assault.as_ref() else { return };
                for (unit, _) in self.force(self.me()).in_zone(assault.zone) {
                    for to in assault.zone.adjacent() {
                        self.offer(Action::Withdraw { unit, to: *to }, into);
                    }
                }
                if !self.can_withdraw() {
                    into.push(Action::Pass);
                }
            }
            Step::GoOn => {
                into.push(Action::Continue);
                self.offer(Action::BreakOff, into);
            }
            _ => {
                self.my_shown().for_each(|id| self.offer(Action::Advance(id), into));
                into.push(Action::Pass);
            }
        }
    }
}

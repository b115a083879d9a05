//! The Stuka (chapter 12).

use super::May;
use crate::action::Action;
use crate::data::DATA;
use crate::pieces::*;
use crate::state::{Focus, State, Table};
use crate::why::Why;

impl State {
    fn stuka_in_hand(&self) -> Option<&Stuka> {
        match self.table.focus {
            Focus::Stuka(id) => self.table.stukas.get(id.index()),
            _ => None,
        }
    }

    pub(super) fn may_fly(&self, action: Action) -> May {
        let stuka = self.stuka_in_hand().ok_or(Why::NotNow)?;
        let Flight::Flying { left, .. } = stuka.flight else {
            return match action {
                Action::StartStuka | Action::End => Ok(()),
                Action::Forward
                | Action::Left
                | Action::Right
                | Action::Attack(_)
                | Action::Reveal(_)
                | Action::Land => Err(Why::StukaOnGround),
                _ => Err(Why::NotNow),
            };
        };
        match action {
            Action::Forward | Action::Left | Action::Right if left == 0 => Err(Why::StukaNoActions),
            Action::Forward => match self.table.board().neighbour(stuka.at, stuka.facing) {
                Some(_) => Ok(()),
                None => Err(Why::StukaEdge),
            },
            Action::Left | Action::Right => Ok(()),
            Action::Reveal(marker) => self.table.may_spot(stuka, marker),
            Action::Attack(t34) => self.table.may_attack(stuka, t34),
            Action::Land => self.table.may_land(stuka),
            Action::End => Ok(()),
            Action::StartStuka => Err(Why::StukaFlies),
            _ => Err(Why::NotNow),
        }
    }

    /// Has the Stuka in hand anything to do but end its flight phase?
    pub(crate) fn can_fly(&self) -> bool {
        match self.stuka_in_hand() {
            None => false,
            Some(Stuka { flight: Flight::Ready | Flight::Flying { left: 1.., .. }, .. }) => true,
            Some(stuka) => {
                self.table.last_phase(stuka).is_some_and(|last| !last && self.table.may_land(stuka).is_ok())
                    || self.marker_ids().any(|marker| self.table.may_spot(stuka, marker).is_ok())
                    || (0..self.table.t34s.len()).any(|i| self.table.may_attack(stuka, T34Id::of(i)).is_ok())
            }
        }
    }

    pub(super) fn list_fly(&self, into: &mut Vec<Action>) {
        let mut offer = |action: Action| {
            if self.may_fly(action).is_ok() {
                into.push(action);
            }
        };
        [Action::StartStuka, Action::Forward, Action::Left, Action::Right].into_iter().for_each(&mut offer);
        self.marker_ids().map(Action::Reveal).for_each(&mut offer);
        (0..self.table.t34s.len()).map(|i| Action::Attack(T34Id::of(i))).for_each(&mut offer);
        [Action::Land, Action::End].into_iter().for_each(&mut offer);
    }
}

impl Table {
    /// Is this its last flight phase?
    pub(crate) fn last_phase(&self, stuka: &Stuka) -> Option<bool> {
        match stuka.flight {
            Flight::Flying { phase, .. } => Some(phase >= DATA.numbers.stuka_flight_phases),
            _ => None,
        }
    }

    /// DG-12.8: it sees markers in its own and the adjacent hexes, but not in a summer wood.
    fn may_spot(&self, stuka: &Stuka, marker: MarkerId) -> May {
        let hex = self.marker_hex(marker)?;
        if stuka.at != hex && !matches!(stuka.at.line_to(hex), Some((_, 1))) {
            return Err(Why::NotUnderStuka);
        }
        if self.ground.terrain(hex) == Terrain::Wood {
            return Err(Why::MarkerInWood);
        }
        self.uncovered(hex)
    }

    /// DG-12.4, DG-12.5.
    fn may_attack(&self, stuka: &Stuka, id: T34Id) -> May {
        let t34 = self.t34s.get(id.index()).ok_or(Why::NoSuchPiece)?;
        let hex = t34.at().ok_or(Why::TankGone)?;
        if stuka.attacked {
            return Err(Why::AttackUsed);
        }
        if self.board().neighbour(hex, t34.hull.opposite()) != Some(stuka.at) {
            return Err(Why::NotBehind);
        }
        if self.ground.terrain(hex) == Terrain::Wood { Err(Why::HiddenFromStuka) } else { Ok(()) }
    }

    /// DG-12.6.
    pub(crate) fn may_land(&self, stuka: &Stuka) -> May {
        if stuka.at == stuka.airfield && self.tank_at(stuka.airfield).is_none() {
            Ok(())
        } else {
            Err(Why::NotOnAirfield)
        }
    }
}

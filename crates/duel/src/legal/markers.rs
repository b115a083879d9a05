//! Tank markers: their movement, reconnaissance, activation (chapter 6, DG-5.6 to DG-5.9).

use super::May;
use crate::action::Action;
use crate::data::DATA;
use crate::map::{Dir, Hex};
use crate::pieces::*;
use crate::state::{Focus, State, Step, Table};
use crate::why::Why;

impl State {
    pub(crate) fn marker_ids(&self) -> impl Iterator<Item = MarkerId> + use<> {
        (0..self.table.markers.len()).map(MarkerId::of)
    }

    /// An own marker that lies face-down on the board.
    fn own_marker(&self, marker: MarkerId) -> Result<Hex, Why> {
        let hex = self.table.marker_hex(marker)?;
        if self.table.markers[marker.index()].owner == self.table.seat { Ok(hex) } else { Err(Why::NotYours) }
    }

    // --- O0, B1 (DG-6.6)

    fn marker_moves_left(&self) -> bool {
        let seat = self.table.seat;
        let moved = self.table.markers.iter().filter(|marker| marker.owner == seat && marker.moved).count();
        moved < usize::from(self.table.setup.holdings(seat).marker_moves)
    }

    pub(super) fn may_march(&self, action: Action) -> May {
        match (self.table.focus, action) {
            (Focus::Marker(moving), Action::StepMarker { marker, to }) => {
                if marker != moving {
                    return Err(Why::FinishMarkerFirst);
                }
                self.may_second_step(self.table.marker_hex(marker)?, to, marker)
            }
            (Focus::Marker(moving), Action::FinishMarker) => self.may_finish(moving),
            (Focus::Marker(moving), Action::End) => self.may_finish(moving),
            (_, Action::StepMarker { marker, to }) => self.may_first_step(marker, to),
            (_, Action::FinishMarker) => Err(Why::NoMarkerInHand),
            (_, Action::End) => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    fn may_finish(&self, moving: MarkerId) -> May {
        let hex = self.table.marker_hex(moving)?;
        if self.table.marker_at(hex) == Some(moving) { Ok(()) } else { Err(Why::MarkerMustMoveOn) }
    }

    fn may_first_step(&self, marker: MarkerId, to: Hex) -> May {
        let from = self.own_marker(marker)?;
        if self.table.markers[marker.index()].moved {
            return Err(Why::MarkerMoved);
        }
        if !self.marker_moves_left() {
            return Err(Why::NoMarkerMovesLeft);
        }
        self.table.marker_may_enter(from, to)?;
        let on_another = self.table.marker_at(to).is_some();
        let goes_on = || self.table.board().neighbours(to).any(|next| self.may_second_step(to, next, marker).is_ok());
        if on_another && !goes_on() { Err(Why::MarkerOnMarker) } else { Ok(()) }
    }

    fn may_second_step(&self, from: Hex, to: Hex, moving: MarkerId) -> May {
        self.table.marker_may_enter(from, to)?;
        match self.table.marker_at(to) {
            Some(other) if other != moving => Err(Why::MarkerOnMarker),
            _ => Ok(()),
        }
    }

    /// Can the deciding seat move a marker, or move one on?
    pub(crate) fn can_march(&self) -> bool {
        let steps = |marker: MarkerId, from: Hex| {
            let to = self.table.board().neighbours(from);
            to.into_iter().any(|to| self.may_march(Action::StepMarker { marker, to }).is_ok())
        };
        match self.table.focus {
            Focus::Marker(moving) => self.table.marker_hex(moving).is_ok_and(|from| steps(moving, from)),
            _ => {
                self.marker_moves_left()
                    && self.marker_ids().any(|marker| self.own_marker(marker).is_ok_and(|from| steps(marker, from)))
            }
        }
    }

    pub(super) fn list_march(&self, into: &mut Vec<Action>) {
        let mut steps = |marker: MarkerId, from: Hex| {
            let to = self.table.board().neighbours(from).map(|to| Action::StepMarker { marker, to });
            into.extend(to.filter(|step| self.may_march(*step).is_ok()));
        };
        match self.table.focus {
            Focus::Marker(moving) => {
                if let Ok(from) = self.table.marker_hex(moving) {
                    steps(moving, from);
                }
                if self.may_finish(moving).is_ok() {
                    into.extend([Action::FinishMarker, Action::End]);
                }
            }
            _ => {
                if self.marker_moves_left() {
                    for marker in self.marker_ids() {
                        if let Ok(from) = self.own_marker(marker) {
                            steps(marker, from);
                        }
                    }
                }
                into.push(Action::End);
            }
        }
    }

    // --- O1, A2, C2 (DG-6.1 to DG-6.5)

    pub(super) fn may_recon(&self, action: Action) -> May {
        match action {
            Action::Reveal(marker) => self.table.may_reveal(marker, self.table.seat).map(|_| ()),
            Action::ActivatePak(pak) if self.table.step == Step::OpeningRecon => self.may_activate_pak(pak),
            Action::End => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    pub(crate) fn can_recon(&self) -> bool {
        let seat = self.table.seat;
        (self.table.step == Step::OpeningRecon && self.has_gun_down())
            || self.marker_ids().any(|marker| self.table.may_reveal(marker, seat).is_ok())
    }

    pub(super) fn list_recon(&self, into: &mut Vec<Action>) {
        if self.table.step == Step::OpeningRecon {
            self.list_activate_pak(into);
        }
        let reveals = self.marker_ids().map(Action::Reveal);
        into.extend(reveals.filter(|reveal| self.may_recon(*reveal).is_ok()));
        into.push(Action::End);
    }

    // --- O2 and the activations of B2 (DG-5.8, DG-5.9)

    pub(super) fn may_activate_tank(&self, marker: MarkerId) -> May {
        let hex = self.own_marker(marker)?;
        if self.soviet.markers[marker.index()] != MarkerKind::Tank {
            return Err(Why::MarkerIsBluff);
        }
        self.table.uncovered(hex)
    }

    pub(super) fn list_activate_tank(&self, into: &mut Vec<Action>) {
        let markers = self.marker_ids().filter(|marker| self.may_activate_tank(*marker).is_ok());
        into.extend(markers.map(Action::ActivateTank));
    }

    pub(super) fn may_open(&self, action: Action) -> May {
        match action {
            Action::ActivateTank(marker) => self.may_activate_tank(marker),
            Action::End => self.may_end_opening(),
            _ => Err(Why::NotNow),
        }
    }

    /// DG-5.8, DG-15.3: the side must have activated a T-34; the last of its players sees to it.
    fn may_end_opening(&self) -> May {
        let last = self.table.order(Step::OpeningActivation).last();
        let done = !self.table.t34s.is_empty() || last != Some(self.table.seat);
        if done { Ok(()) } else { Err(Why::NoTankYet) }
    }

    pub(super) fn list_open(&self, into: &mut Vec<Action>) {
        self.list_activate_tank(into);
        if self.may_end_opening().is_ok() {
            into.push(Action::End);
        }
    }

    /// Does the deciding seat still have a face-down tank marker?
    pub(crate) fn has_marker_down(&self) -> bool {
        self.table.markers.iter().any(|marker| marker.owner == self.table.seat && marker.at.is_some())
    }
}

impl Table {
    /// The terrain and obstacles of DG-6.6.
    fn marker_may_enter(&self, from: Hex, to: Hex) -> May {
        let adjacent = |dir: &Dir| self.board().neighbour(from, *dir) == Some(to);
        if !Dir::ALL.iter().any(adjacent) {
            return Err(Why::NotAdjacent);
        }
        if !DATA.on(self.ground.terrain(to)).marker_may_enter {
            return Err(Why::MarkerTerrain);
        }
        let free = !self.ground.front(to)
            && self.mine_at(to).is_none()
            && self.pak_at(to).is_none()
            && self.tank_at(to).is_none()
            && self.airfield_at(to).is_none();
        if free { Ok(()) } else { Err(Why::MarkerObstacle) }
    }
}

//! Tank markers: their movement, reconnaissance, activation (chapter 6, DG-5.6 to DG-5.9).

use super::May;
use crate::action::Action;
use crate::data::DATA;
use crate::map::Hex;
use crate::pieces::*;
use crate::state::{Focus, State, Step, Table};
use crate::why::Why;
use table::Seat;

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
            (Focus::Marker(moving), Action::StepMarker { marker, .. }) if marker != moving => {
                Err(Why::FinishMarkerFirst)
            }
            (Focus::Marker(_), Action::StepMarker { marker, to }) => {
                self.adjacent(self.table.marker_hex(marker)?, to)?;
                self.may_second_step(to, marker)
            }
            (Focus::Marker(moving), Action::FinishMarker | Action::End) => self.may_finish(moving),
            (_, Action::StepMarker { marker, to }) => {
                let from = self.own_marker(marker)?;
                if self.table.markers[marker.index()].moved {
                    return Err(Why::MarkerMoved);
                }
                if !self.marker_moves_left() {
                    return Err(Why::NoMarkerMovesLeft);
                }
                self.adjacent(from, to)?;
                self.may_first_step(to, marker)
            }
            (_, Action::FinishMarker) => Err(Why::NoMarkerInHand),
            (_, Action::End) => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    fn adjacent(&self, from: Hex, to: Hex) -> May {
        if self.table.board().neighbours(from).any(|hex| hex == to) { Ok(()) } else { Err(Why::NotAdjacent) }
    }

    fn may_finish(&self, moving: MarkerId) -> May {
        let hex = self.table.marker_hex(moving)?;
        if self.table.marker_at(hex) == Some(moving) { Ok(()) } else { Err(Why::MarkerMustMoveOn) }
    }

    /// A first step may lead onto another marker if a second one leads on from there.
    fn may_first_step(&self, to: Hex, marker: MarkerId) -> May {
        self.table.marker_may_enter(to)?;
        let goes_on = || self.table.board().neighbours(to).any(|next| self.may_second_step(next, marker).is_ok());
        if self.table.marker_at(to).is_some() && !goes_on() { Err(Why::MarkerOnMarker) } else { Ok(()) }
    }

    fn may_second_step(&self, to: Hex, moving: MarkerId) -> May {
        self.table.marker_may_enter(to)?;
        match self.table.marker_at(to) {
            Some(other) if other != moving => Err(Why::MarkerOnMarker),
            _ => Ok(()),
        }
    }

    /// The steps that the deciding seat may make now.
    fn marches(&self) -> impl Iterator<Item = Action> + '_ {
        let moving = match self.table.focus {
            Focus::Marker(moving) => Some(moving),
            _ => None,
        };
        let can_start = moving.is_none() && self.marker_moves_left();
        let markers = self.table.markers.iter().enumerate().filter_map(move |(i, marker)| {
            let free = can_start && marker.owner == self.table.seat && !marker.moved;
            let id = MarkerId::of(i);
            marker.at.filter(|_| free || moving == Some(id)).map(|from| (id, from))
        });
        markers.flat_map(move |(marker, from)| {
            let may = move |to: &Hex| match moving {
                Some(_) => self.may_second_step(*to, marker).is_ok(),
                None => self.may_first_step(*to, marker).is_ok(),
            };
            self.table.board().neighbours(from).filter(may).map(move |to| Action::StepMarker { marker, to })
        })
    }

    /// Can the deciding seat move a marker, or move one on?
    pub(crate) fn can_march(&self) -> bool {
        self.marches().next().is_some()
    }

    pub(super) fn list_march(&self, into: &mut Vec<Action>) {
        into.extend(self.marches());
        match self.table.focus {
            Focus::Marker(moving) if self.may_finish(moving).is_err() => {}
            Focus::Marker(_) => into.extend([Action::FinishMarker, Action::End]),
            _ => into.push(Action::End),
        }
    }

    // --- O1, A3, C2 (DG-6.1 to DG-6.5)

    pub(super) fn may_recon(&self, action: Action) -> May {
        match action {
            Action::Reveal(marker) => self.table.may_reveal(marker, self.table.seat).map(|_| ()),
            Action::ActivatePak(pak) if self.table.step == Step::OpeningRecon => self.may_activate_pak(pak),
            Action::End => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    pub(crate) fn can_recon(&self) -> bool {
        (self.table.step == Step::OpeningRecon && self.has_gun_down())
            || self.table.revealable(self.table.seat).next().is_some()
    }

    pub(super) fn list_recon(&self, into: &mut Vec<Action>) {
        if self.table.step == Step::OpeningRecon {
            self.list_activate_pak(into);
        }
        into.extend(self.table.revealable(self.table.seat).map(Action::Reveal));
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
    #[inline]
    fn marker_may_enter(&self, to: Hex) -> May {
        if !DATA.on(self.ground.terrain(to)).marker_may_enter {
            return Err(Why::MarkerTerrain);
        }
        let free = self.mine_at(to).is_none()
            && self.pak_at(to).is_none()
            && self.tank_at(to).is_none()
            && self.airfield_at(to).is_none();
        if free { Ok(()) } else { Err(Why::MarkerObstacle) }
    }

    /// The face-down markers in reach of a seat's guns, a bit each: found along the guns' lines.
    fn markers_in_reach(&self, seat: Seat) -> u64 {
        let tigers = self.tigers.iter().filter(|tiger| tiger.owner == seat).map(|tiger| (tiger.at, tiger.gun()));
        let active = |pak: &&Pak| pak.owner == seat && pak.face != Face::Down && pak.wheel == Wheel::None;
        let guns = self.paks.iter().filter(active).filter_map(|pak| Some((pak.at?, pak.facing)));
        let mut found = 0;
        for (from, gun) in tigers.chain(guns) {
            let lies = self.board().ray(from, gun).take(3).filter_map(|hex| self.marker_at(hex));
            lies.for_each(|marker| found |= 1u64 << marker.index());
        }
        found
    }

    /// The markers that a seat may turn up, in order (DG-6.2).
    fn revealable(&self, seat: Seat) -> impl Iterator<Item = MarkerId> + '_ {
        let found = self.markers_in_reach(seat);
        let ids = (0..self.markers.len()).filter(move |i| found & (1 << i) != 0).map(MarkerId::of);
        ids.filter(move |marker| self.may_reveal(*marker, seat).is_ok())
    }
}

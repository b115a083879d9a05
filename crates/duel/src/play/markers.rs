//! Tank markers move, are seen, are turned up (chapter 6, DG-5.6 to DG-5.10).

use super::Umpire;
use crate::action::Action;
use crate::events::{Cause, Event};
use crate::map::Hex;
use crate::pieces::*;
use crate::state::{Facing, FacingChoice, Focus};
use table::EventSink;

impl<J: EventSink<Event>> Umpire<'_, J> {
    /// O0, B1.
    pub(super) fn march(&mut self, action: Action) {
        match action {
            Action::StepMarker { marker, to } => self.step_marker(marker, to),
            Action::FinishMarker => self.state.table.focus = Focus::Nothing,
            _ => self.next_seat(),
        }
    }

    fn step_marker(&mut self, marker: MarkerId, to: Hex) {
        let table = &mut self.state.table;
        let first = table.focus == Focus::Nothing;
        if let Some(from) = table.markers[marker.index()].at
            && table.index.marker[from.index()] == Some(marker)
        {
            table.index.marker[from.index()] = None;
        }
        table.index.marker[to.index()].get_or_insert(marker);
        table.markers[marker.index()].at = Some(to);
        table.markers[marker.index()].moved = true;
        table.focus = if first { Focus::Marker(marker) } else { Focus::Nothing };
        self.sink.tell_all(|| Event::MarkerMoved { marker, to });
        // DG-6.9: even in a wood.
        if self.state.table.looked_at(to, None).is_some() || self.state.table.under_stuka(to) {
            self.state.table.focus = Focus::Nothing;
            self.turn_up_marker(marker, Cause::SeenMoving);
        }
    }

    /// O1, A3, C2.
    pub(super) fn recon(&mut self, action: Action) {
        match action {
            Action::Reveal(marker) => {
                if let Ok(by) = self.state.table.may_reveal(marker, self.state.table.seat) {
                    self.turn_up_marker(marker, Cause::SeenBy(by));
                }
            }
            Action::ActivatePak(pak) => self.activate_pak(pak),
            _ => self.next_seat(),
        }
    }

    /// O2.
    pub(super) fn open(&mut self, action: Action) {
        match action {
            Action::ActivateTank(marker) => self.turn_up_marker(marker, Cause::Activated),
            _ => self.next_seat(),
        }
    }

    /// DG-6.4: a bluff leaves play, a tank is activated.
    pub(super) fn turn_up_marker(&mut self, marker: MarkerId, cause: Cause) {
        let kind = self.state.soviet.markers[marker.index()];
        let table = &mut self.state.table;
        let Some(hex) = table.markers[marker.index()].at.take() else { return };
        table.markers[marker.index()].shown = Some(kind);
        if table.index.marker[hex.index()] == Some(marker) {
            table.index.marker[hex.index()] = None;
        }
        table.eventful = true;
        self.sink.tell_all(|| Event::MarkerRevealed { marker, hex, kind, cause });
        self.sink.reveal();
        if kind == MarkerKind::Tank {
            self.put_t34(hex, marker);
        }
    }

    /// DG-5.9, DG-5.10: the model takes the marker's place; its owner faces it.
    fn put_t34(&mut self, hex: Hex, marker: MarkerId) {
        let table = &mut self.state.table;
        let in_phase_b = table.step.is_phase_b();
        let readiness = if in_phase_b { Readiness::Waiting } else { Readiness::Ready };
        let drops = match table.ground.terrain(hex) {
            Terrain::SnowDrift if in_phase_b => Drops::JustLaid,
            Terrain::SnowDrift => Drops::One,
            _ => Drops::None,
        };
        let t34 = T34Id::of(table.t34s.len());
        table.t34s.push(T34::activated(hex, table.markers[marker.index()].owner, readiness, drops));
        table.index.tank[hex.index()] = Some(Tank::T34(t34));
        table.facing = Some(Facing { t34, choose: FacingChoice::Hull });
        self.sink.tell_all(|| Event::T34Activated { t34, hex });
    }
}

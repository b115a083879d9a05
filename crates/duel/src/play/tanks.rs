//! Phase B: T-34s drive (DG-7.7 to DG-7.23).

use super::Umpire;
use crate::action::Action;
use crate::data::DATA;
use crate::events::{Cause, Event};
use crate::legal::Advance;
use crate::map::{Clock, Dir, Hex};
use crate::pieces::*;
use crate::state::{Drive, Focus};
use crate::{German, Soviet};
use table::EventSink;

impl<J: EventSink<Event>> Umpire<'_, J> {
    /// B2 and B2m.
    pub(super) fn move_tanks(&mut self, action: Action) {
        match (action, self.state.table.focus) {
            (Action::ActivateTank(marker), _) => self.turn_up_marker(marker, Cause::Activated),
            (Action::Drive(t34), _) => {
                self.state.table.focus = Focus::Drive(Drive { t34, used: 0, dashing: true, stopped: false });
            }
            (_, Focus::Drive(drive)) => self.drive_on(drive, action),
            _ => self.next_seat(),
        }
    }

    fn drive_on(&mut self, drive: Drive, action: Action) {
        let hull = self.state.table.t34s[drive.t34.index()].hull;
        match action {
            Action::Forward => self.advance(drive, hull, true),
            Action::Back => self.advance(drive, hull.opposite(), false),
            Action::Left => self.turn_t34(drive, hull.left()),
            Action::Right => self.turn_t34(drive, hull.right()),
            Action::Look(pak) => self.look_around(drive, pak),
            Action::EndMove(turret) => self.end_move(drive.t34, turret),
            _ => {}
        }
    }

    fn turn_t34(&mut self, drive: Drive, hull: Dir) {
        let t34 = &mut self.state.table.t34s[drive.t34.index()];
        t34.hull = hull;
        t34.drops = Drops::None;
        let at = t34.at();
        self.state.table.focus = Focus::Drive(Drive { used: drive.used + 1, dashing: false, ..drive });
        self.sink.tell_all(|| Event::T34Turned { t34: drive.t34, hull });
        if let Some(hex) = at {
            self.clear_drift(hex); // DG-14.8
        }
    }

    fn look_around(&mut self, drive: Drive, pak: PakId) {
        let at = self.state.table.t34s[drive.t34.index()].at();
        if let Some(Ok(dir)) = at.map(|hex| self.state.table.may_look(hex, None, pak)) {
            self.state.table.aim(Tank::T34(drive.t34), dir); // the turret turns freely (DG-6.7)
            self.look(drive.t34, pak);
        }
    }

    fn end_move(&mut self, id: T34Id, turret: Clock) {
        let t34 = &mut self.state.table.t34s[id.index()];
        t34.turret = turret;
        t34.readiness = Readiness::Moved;
        let gun = t34.gun();
        self.state.table.focus = Focus::Nothing;
        self.sink.tell_all(|| Event::T34Stopped { t34: id, gun });
    }

    /// One step; the effects of entering come in the order of DG-7.13.
    fn advance(&mut self, drive: Drive, dir: Dir, forward: bool) {
        let Ok(Advance { to, cost, dashing }) = self.state.table.may_advance(drive, dir, forward) else { return };
        let Some(from) = self.state.table.t34s[drive.t34.index()].at() else { return };
        self.state.table.index.tank[from.index()] = None;
        self.state.table.t34s[drive.t34.index()].drops = Drops::None;
        match to {
            None => self.break_through(drive.t34, from),
            Some(to) => {
                let drive = Drive { used: drive.used + cost, dashing, ..drive };
                self.state.table.focus = Focus::Drive(drive);
                self.sink.tell_all(|| Event::T34Moved { t34: drive.t34, from, to, cost });
                self.clear_drift(from);
                self.enter_hex(drive, to, dir);
            }
        }
    }

    /// DG-7.21.
    fn break_through(&mut self, id: T34Id, from: Hex) {
        let t34 = &mut self.state.table.t34s[id.index()];
        t34.fate = Fate::Through;
        let owner = t34.owner;
        self.state.table.focus = Focus::Nothing;
        self.sink.tell_all(|| Event::T34Through { t34: id, from });
        self.clear_drift(from);
        self.score(Soviet, DATA.scoring.t34_breakthrough);
        self.award(owner);
        self.check_weapons();
    }

    fn enter_hex(&mut self, drive: Drive, to: Hex, dir: Dir) {
        let id = drive.t34;
        self.state.table.t34s[id.index()].fate = Fate::On(to);
        self.state.table.index.tank[to.index()] = Some(Tank::T34(id));
        self.clear_front(to);
        if let Some(stuka) = self.state.table.grounded_stuka_at(to) {
            self.state.table.stukas[stuka.index()].flight = Flight::Lost; // DG-12.10
            self.sink.tell_all(|| Event::StukaDestroyed { t34: id, stuka, hex: to });
            self.score(Soviet, DATA.scoring.stuka_destroyed_on_ground);
        }
        if let Some(pak) = self.state.table.pak_at(to) {
            self.overrun(id, pak, to, dir);
        }
        if let Some(mine) = self.state.table.mine_at(to) {
            self.drive_onto_mine(drive, mine, to);
        }
        if self.state.table.ground.terrain(to) == Terrain::SnowDrift {
            self.state.table.t34s[id.index()].drops = Drops::JustLaid; // DG-14.5
        }
    }

    /// DG-7.17 to DG-7.19.
    fn overrun(&mut self, t34: T34Id, pak: PakId, hex: Hex, dir: Dir) {
        let kind = self.state.german.paks[pak.index()];
        let faces = self.state.table.paks[pak.index()].facing == dir.opposite();
        if faces {
            self.sink.tell_all(|| Event::PakFaced { t34, pak, hex, kind });
            return self.turn_up_pak(pak);
        }
        self.sink.tell_all(|| Event::PakOverrun { t34, pak, hex, kind });
        if self.state.table.paks[pak.index()].face == Face::Down {
            self.sink.reveal();
        }
        self.state.table.eventful = true;
        self.remove_pak(pak);
        if kind != PakKind::Bluff {
            self.score(Soviet, DATA.scoring.pak_destroyed_by_overrun);
        }
    }

    /// DG-7.14, DG-7.15.
    fn drive_onto_mine(&mut self, drive: Drive, mine: MineId, hex: Hex) {
        let t34 = drive.t34;
        let kind = self.state.german.mines[mine.index()];
        let marker = &mut self.state.table.mines[mine.index()];
        if !marker.face_up {
            marker.face_up = true;
            self.state.table.eventful = true;
            self.sink.tell_all(|| Event::MineTurnedUp { t34, hex, kind });
            self.sink.reveal();
        }
        match kind {
            MineKind::Bluff => {
                self.state.table.mines[mine.index()].at = None;
                self.state.table.index.mine[hex.index()] = None;
            }
            MineKind::Mine => {
                self.state.table.focus = Focus::Drive(Drive { stopped: true, ..drive });
                self.sink.tell_all(|| Event::MineStops { t34, hex });
            }
        }
    }

    /// The German points of a T-34 destroyed: its damage points of this phase are taken back (DG-11.2).
    pub(super) fn score_destroyed(&mut self, id: T34Id) {
        let taken_back = std::mem::take(&mut self.state.table.t34s[id.index()].damage);
        self.score(German, DATA.scoring.t34_destroyed - i16::from(taken_back) * DATA.scoring.t34_damaged);
    }
}

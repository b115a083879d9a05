//! Phase B: T-34s move, dash, look and leave (DG-7.7 to DG-7.12, DG-2.9).

use super::May;
use crate::action::Action;
use crate::data::DATA;
use crate::map::{Beyond, Clock, Dir, Hex};
use crate::pieces::*;
use crate::state::{Drive, Focus, State, Table};
use crate::why::Why;

/// A step that a T-34 may make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Advance {
    /// The hex it enters; none = it leaves over the German edge.
    pub(crate) to: Option<Hex>,
    /// Actions it costs.
    pub(crate) cost: u8,
    /// Is it part of a dash?
    pub(crate) dashing: bool,
}

impl State {
    pub(super) fn may_tanks(&self, action: Action) -> May {
        match (self.table.focus, action) {
            (Focus::Drive(drive), _) => self.may_drive_on(drive, action),
            (_, Action::ActivateTank(marker)) => self.may_activate_tank(marker),
            (_, Action::Drive(t34)) => self.may_drive(t34),
            (_, Action::End) => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    fn may_drive(&self, id: T34Id) -> May {
        let t34 = self.table.t34s.get(id.index()).ok_or(Why::NoSuchPiece)?;
        t34.at().ok_or(Why::TankGone)?;
        if t34.owner != self.table.seat {
            return Err(Why::NotYours);
        }
        match t34.readiness {
            Readiness::Ready => Ok(()),
            Readiness::Moved => Err(Why::TankMoved),
            Readiness::Waiting => Err(Why::TankWaits),
        }
    }

    fn t34_ids(&self) -> impl Iterator<Item = T34Id> + use<> {
        (0..self.table.t34s.len()).map(T34Id::of)
    }

    pub(crate) fn has_tank_to_drive(&self) -> bool {
        self.t34_ids().any(|t34| self.may_drive(t34).is_ok())
    }

    fn may_drive_on(&self, drive: Drive, action: Action) -> May {
        let t34 = &self.table.t34s[drive.t34.index()];
        match action {
            Action::Forward => self.table.may_advance(drive, t34.hull, true).map(|_| ()),
            Action::Back => self.table.may_advance(drive, t34.hull.opposite(), false).map(|_| ()),
            Action::Left | Action::Right => self.table.may_spend(drive, 1),
            Action::Look(pak) => self.table.may_look(t34.at().ok_or(Why::TankGone)?, None, pak).map(|_| ()),
            Action::EndMove(_) => Ok(()),
            Action::Drive(_) | Action::ActivateTank(_) | Action::End => Err(Why::TankInHand),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_tanks(&self, into: &mut Vec<Action>) {
        if let Focus::Drive(drive) = self.table.focus {
            let moves = [Action::Forward, Action::Back, Action::Left, Action::Right];
            into.extend(moves.into_iter().filter(|action| self.may_drive_on(drive, *action).is_ok()));
            let looks = (0..self.table.paks.len()).map(|i| Action::Look(PakId::of(i)));
            into.extend(looks.filter(|look| self.may_drive_on(drive, *look).is_ok()));
            return into.extend(Clock::ALL.map(Action::EndMove));
        }
        self.list_activate_tank(into);
        into.extend(self.t34_ids().filter(|t34| self.may_drive(*t34).is_ok()).map(Action::Drive));
        into.push(Action::End);
    }
}

impl Table {
    fn budget(&self) -> u8 {
        DATA.t34_actions[self.setup.season as usize]
    }

    /// How many ordinary actions a T-34 has left when it has used so many.
    pub(super) fn actions_left(&self, used: u8) -> u8 {
        self.budget().saturating_sub(used)
    }

    /// May a moving T-34 spend so many ordinary actions (DG-7.8, DG-7.9)?
    pub(super) fn may_spend(&self, drive: Drive, cost: u8) -> May {
        match self.budget().checked_sub(drive.used) {
            _ if drive.stopped => Err(Why::StoppedByMine),
            Some(left) if left >= cost => Ok(()),
            Some(0) | None if drive.dashing && drive.used < DATA.dash_hexes => Err(Why::OnlyDashLeft),
            Some(0) | None => Err(Why::NoActionsLeft),
            Some(_) => Err(Why::TooExpensive),
        }
    }

    /// May a moving T-34 go one step this way, and what does it cost?
    pub(crate) fn may_advance(&self, drive: Drive, dir: Dir, forward: bool) -> Result<Advance, Why> {
        let from = self.t34s[drive.t34.index()].at().ok_or(Why::TankGone)?;
        let to = match self.board().beyond(from, dir) {
            Beyond::OffBoard => return Err(Why::EdgeOfBoard),
            Beyond::GermanEdge => None,
            Beyond::Hex(hex) if self.tank_at(hex).is_some() => return Err(Why::TankInTheWay),
            Beyond::Hex(hex) => Some(hex),
        };
        // DG-7.11: as long as all actions were forward into free steppe, up to five of them.
        let pure = drive.dashing && forward && to.is_none_or(|hex| self.free_steppe(hex));
        let cost = to.map_or(1, |hex| self.entry_cost_t34(hex));
        if !(pure && !drive.stopped && drive.used < DATA.dash_hexes) {
            self.may_spend(drive, cost)?;
        }
        Ok(Advance { to, cost, dashing: pure })
    }

    /// What a T-34 pays to enter a hex (DG-4.1, DG-4.5).
    pub fn entry_cost_t34(&self, hex: Hex) -> u8 {
        DATA.on(self.ground.terrain(hex)).cost_t34 + u8::from(self.ground.front(hex))
    }

    /// DG-7.12. Tanks are not asked after: they cannot be entered anyway.
    pub fn free_steppe(&self, hex: Hex) -> bool {
        self.ground.terrain(hex) == Terrain::Steppe
            && !self.ground.front(hex)
            && self.mine_at(hex).is_none()
            && self.pak_at(hex).is_none()
            && self.airfield_at(hex).is_none()
    }
}

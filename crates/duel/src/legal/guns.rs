//! PAK and programs: steps A1, A2, C1 and D0 (chapters 7 and 8).

use super::May;
use crate::action::Action;
use crate::map::{Clock, Dir, Hex};
use crate::pieces::*;
use crate::setup::Boards;
use crate::state::{Focus, State};
use crate::why::Why;
use table::Seat;

impl State {
    fn pak_ids(&self) -> impl Iterator<Item = PakId> + use<> {
        (0..self.table.paks.len()).map(PakId::of)
    }

    fn own_pak(&self, pak: PakId) -> Result<&Pak, Why> {
        let marker = self.table.paks.get(pak.index()).ok_or(Why::NoSuchPiece)?;
        match marker.at {
            None => Err(Why::PakGone),
            Some(_) if marker.owner != self.table.seat => Err(Why::NotYours),
            Some(_) => Ok(marker),
        }
    }

    fn own_pak_without_wheel(&self, pak: PakId) -> Result<&Pak, Why> {
        self.own_pak(pak).and_then(|marker| if marker.wheel == Wheel::None { Ok(marker) } else { Err(Why::PakOnWheel) })
    }

    // --- Activation, in O1, A2 and D0 (DG-7.1 c)

    pub(super) fn may_activate_pak(&self, pak: PakId) -> May {
        let marker = self.own_pak_without_wheel(pak)?;
        if marker.face != Face::Down {
            return Err(Why::PakFaceUp);
        }
        if self.german.paks[pak.index()] == PakKind::Bluff { Err(Why::PakIsBluff) } else { Ok(()) }
    }

    pub(super) fn list_activate_pak(&self, into: &mut Vec<Action>) {
        into.extend(self.pak_ids().filter(|pak| self.may_activate_pak(*pak).is_ok()).map(Action::ActivatePak));
    }

    /// Does a face-down PAK marker without wheel of this seat lie on the board, gun or bluff?
    pub(crate) fn has_gun_down(&self) -> bool {
        let down = |pak: PakId| self.own_pak_without_wheel(pak).is_ok_and(|marker| marker.face == Face::Down);
        self.pak_ids().any(down)
    }

    // --- A2 (DG-7.1, DG-7.5)

    fn wheels_left(&self) -> bool {
        let seat = self.table.seat;
        let used =
            self.table.paks.iter().filter(|pak| pak.owner == seat && pak.at.is_some() && pak.wheel != Wheel::None);
        used.count() < usize::from(self.table.setup.holdings(seat).wheels)
    }

    fn has_moving_wheel(&self) -> bool {
        let seat = self.table.seat;
        self.table.paks.iter().any(|pak| pak.owner == seat && pak.at.is_some() && pak.wheel == Wheel::Moving)
    }

    pub(super) fn may_guns(&self, action: Action) -> May {
        if let Focus::Gun { pak, steps } = self.table.focus {
            return match action {
                Action::StepPak(hex) => self.may_step_pak(pak, steps, hex),
                Action::Face(_) => Ok(()),
                _ => Err(Why::NotNow),
            };
        }
        match action {
            Action::TurnPak { pak, facing } => {
                let marker = self.own_pak_without_wheel(pak)?;
                match marker {
                    Pak { handled: true, .. } => Err(Why::PakHandled),
                    Pak { facing: now, .. } if *now == facing => Err(Why::PakFacesThere),
                    _ => Ok(()),
                }
            }
            Action::LayWheel(pak) => {
                self.own_pak_without_wheel(pak)?;
                if self.wheels_left() { Ok(()) } else { Err(Why::NoWheelLeft) }
            }
            Action::MovePak(pak) => match self.own_pak(pak)?.wheel {
                Wheel::Moving => Ok(()),
                _ => Err(Why::WheelNotMoving),
            },
            Action::ActivatePak(pak) => self.may_turn_up(pak),
            Action::End if self.has_moving_wheel() => Err(Why::WheelsMustTurn),
            Action::End => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    /// DG-7.1: a marker is turned or turned up in a phase A, not both.
    fn may_turn_up(&self, pak: PakId) -> May {
        self.may_activate_pak(pak)?;
        if self.table.paks[pak.index()].handled { Err(Why::PakHandled) } else { Ok(()) }
    }

    fn may_step_pak(&self, pak: PakId, steps: u8, to: Hex) -> May {
        let table = &self.table;
        if steps == 0 {
            return Err(Why::PakStepsUsed);
        }
        let from = self.own_pak(pak)?.at.ok_or(Why::PakGone)?;
        if !table.board().neighbours(from).any(|hex| hex == to) {
            return Err(Why::NotAdjacent);
        }
        let free = table.tank_at(to).is_none()
            && table.marker_at(to).is_none()
            && table.pak_at(to).is_none()
            && table.airfield_at(to).is_none();
        if free { Ok(()) } else { Err(Why::PakObstacle) }
    }

    /// Is there anything to do in A2, or would silence tell that there is not?
    pub(crate) fn has_gun_work(&self) -> bool {
        let open = |pak: PakId| match self.own_pak(pak) {
            Ok(Pak { wheel: Wheel::Moving, .. }) => true,
            Ok(Pak { wheel: Wheel::None, handled, .. }) => !handled || self.wheels_left(),
            _ => false,
        };
        self.table.focus != Focus::Nothing || self.pak_ids().any(open)
    }

    pub(super) fn list_guns(&self, into: &mut Vec<Action>) {
        if let Focus::Gun { pak, steps } = self.table.focus {
            if let Some(from) = self.table.paks[pak.index()].at {
                let to = self.table.board().neighbours(from).filter(|hex| self.may_step_pak(pak, steps, *hex).is_ok());
                into.extend(to.map(Action::StepPak));
            }
            return into.extend(Dir::ALL.map(Action::Face));
        }
        for pak in self.pak_ids() {
            match self.own_pak(pak) {
                Ok(Pak { wheel: Wheel::Moving, .. }) => into.push(Action::MovePak(pak)),
                Ok(Pak { wheel: Wheel::None, handled, facing: now, .. }) => {
                    if !handled {
                        let facings = Dir::ALL.into_iter().filter(|facing| facing != now);
                        into.extend(facings.map(|facing| Action::TurnPak { pak, facing }));
                    }
                    if self.wheels_left() {
                        into.push(Action::LayWheel(pak));
                    }
                    if self.may_turn_up(pak).is_ok() {
                        into.push(Action::ActivatePak(pak));
                    }
                }
                _ => {}
            }
        }
        if !self.has_moving_wheel() {
            into.push(Action::End);
        }
    }

    // --- D0

    pub(super) fn may_reveal_gun(&self, action: Action) -> May {
        match action {
            Action::ActivatePak(pak) => self.may_activate_pak(pak),
            Action::End => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_reveal_gun(&self, into: &mut Vec<Action>) {
        self.list_activate_pak(into);
        into.push(Action::End);
    }

    // --- A1 (DG-7.3, DG-11.6)

    /// The Tiger of the deciding seat whose program is not complete.
    pub(crate) fn tiger_to_program(&self) -> Option<TigerId> {
        self.table.tiger_to_program(&self.german.programs)
    }

    pub(super) fn may_program(&self, action: Action) -> May {
        let Some(tiger) = self.tiger_to_program() else {
            return match action {
                Action::Commit => Ok(()),
                Action::Card(_) | Action::TurretCard(_) | Action::ProgramDone => Err(Why::ProgramsDone),
                _ => Err(Why::NotNow),
            };
        };
        let room = self.german.programs[tiger.index()].len() < self.table.tigers[tiger.index()].track;
        match action {
            Action::Card(_) | Action::TurretCard(_) if room => Ok(()),
            Action::Card(_) | Action::TurretCard(_) => Err(Why::ProgramFull),
            Action::ProgramDone => Ok(()),
            Action::Commit => Err(Why::ProgramsOpen),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_program(&self, into: &mut Vec<Action>) {
        if self.tiger_to_program().is_none() {
            return into.push(Action::Commit);
        }
        into.extend(Card::ALL.map(Action::Card));
        into.extend(Clock::ALL.map(Action::TurretCard));
        into.push(Action::ProgramDone);
    }

    // --- C1 (DG-8.1, R39)

    /// May the seat say when this Tiger drives? On one board the first German does for both.
    fn commands(&self, seat: Seat, tiger: &Tiger) -> bool {
        self.table.setup.boards == Boards::One || tiger.owner == seat
    }

    fn to_execute(&self) -> impl Iterator<Item = TigerId> + '_ {
        let waiting = |i: &usize| {
            let tiger = &self.table.tigers[*i];
            self.commands(self.table.seat, tiger) && !tiger.driven && !self.german.programs[*i].is_empty()
        };
        (0..self.table.tigers.len()).filter(waiting).map(TigerId::of)
    }

    /// How many programs of the deciding seat are not carried out.
    pub(crate) fn programs_to_execute(&self) -> usize {
        self.to_execute().count()
    }

    /// The next Tiger of the deciding seat to drive when there is no choice: its program, or an empty one.
    pub(crate) fn next_tiger_to_execute(&self) -> Option<TigerId> {
        let idle = |i: &usize| self.commands(self.table.seat, &self.table.tigers[*i]) && !self.table.tigers[*i].driven;
        self.to_execute().next().or_else(|| (0..self.table.tigers.len()).find(idle).map(TigerId::of))
    }

    pub(super) fn may_execute(&self, action: Action) -> May {
        let Action::Execute(id) = action else { return Err(Why::NotNow) };
        let tiger = self.table.tigers.get(id.index()).ok_or(Why::NoSuchPiece)?;
        if !self.commands(self.table.seat, tiger) {
            return Err(Why::NotYours);
        }
        if tiger.driven {
            return Err(Why::TigerDriven);
        }
        if self.german.programs[id.index()].is_empty() { Err(Why::TigerIdle) } else { Ok(()) }
    }

    pub(super) fn list_execute(&self, into: &mut Vec<Action>) {
        into.extend(self.to_execute().map(Action::Execute));
    }
}

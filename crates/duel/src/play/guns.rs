//! PAK: steps A2 and D0 (DG-7.1, DG-7.5, DG-7.6).

use super::Umpire;
use crate::action::Action;
use crate::data::DATA;
use crate::events::Event;
use crate::map::{Dir, Hex};
use crate::pieces::*;
use crate::state::Focus;
use table::EventSink;

impl<J: EventSink<Event>> Umpire<'_, J> {
    /// A2.
    pub(super) fn work_guns(&mut self, action: Action) {
        match (action, self.state.table.focus) {
            (Action::StepPak(to), Focus::Gun { pak, steps }) => self.step_pak(pak, steps, to),
            (Action::Face(facing), Focus::Gun { pak, .. }) => self.stand_pak(pak, facing),
            (Action::TurnPak { pak, facing }, _) => self.turn_pak(pak, facing),
            (Action::LayWheel(pak), _) => {
                self.state.table.paks[pak.index()].wheel = Wheel::Laid;
                self.tell_pak(pak, |pak, hex, _| Event::WheelLaid { pak, hex });
            }
            (Action::MovePak(pak), _) => {
                self.state.table.focus = Focus::Gun { pak, steps: DATA.numbers.pak_move_max };
            }
            (Action::ActivatePak(pak), _) => {
                self.state.table.paks[pak.index()].handled = true;
                self.activate_pak(pak);
            }
            _ => self.next_seat(),
        }
    }

    /// D0.
    pub(super) fn reveal_guns(&mut self, action: Action) {
        match action {
            Action::ActivatePak(pak) => self.activate_pak(pak),
            _ => self.next_seat(),
        }
    }

    pub(super) fn activate_pak(&mut self, pak: PakId) {
        let kind = self.state.german.paks[pak.index()];
        self.tell_pak(pak, |pak, hex, _| Event::PakActivated { pak, hex, kind });
        self.turn_up_pak(pak);
    }

    fn turn_pak(&mut self, pak: PakId, facing: Dir) {
        let marker = &mut self.state.table.paks[pak.index()];
        marker.facing = facing;
        marker.handled = true;
        self.tell_pak(pak, |pak, hex, facing| Event::PakTurned { pak, hex, facing });
    }

    fn step_pak(&mut self, pak: PakId, steps: u8, to: Hex) {
        let table = &mut self.state.table;
        if let Some(from) = table.paks[pak.index()].at.replace(to) {
            table.index.pak[from.index()] = None;
        }
        table.index.pak[to.index()] = Some(pak);
        table.focus = Focus::Gun { pak, steps: steps - 1 };
        self.sink.tell_all(|| Event::PakMoved { pak, to });
    }

    fn stand_pak(&mut self, pak: PakId, facing: Dir) {
        let marker = &mut self.state.table.paks[pak.index()];
        marker.facing = facing;
        marker.wheel = Wheel::Standing;
        self.state.table.focus = Focus::Nothing;
        self.tell_pak(pak, |pak, hex, facing| Event::PakStands { pak, hex, facing });
    }

    fn tell_pak(&mut self, pak: PakId, event: impl FnOnce(PakId, Hex, Dir) -> Event) {
        let marker = &self.state.table.paks[pak.index()];
        if let Some(hex) = marker.at {
            let facing = marker.facing;
            self.sink.tell_all(|| event(pak, hex, facing));
        }
    }
}

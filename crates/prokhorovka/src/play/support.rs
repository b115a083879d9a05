//! Attacks of aircraft and artillery (chapter 6).

use super::{Blow, Umpire};
use crate::action::Action;
use crate::data::DATA;
use crate::events::{Effect, Event, Support};
use crate::pieces::UnitId;
use crate::state::Rudel;
use table::EventSink;

impl<J: EventSink<Event>> Umpire<'_, J> {
    pub(super) fn support(&mut self, at: UnitId, action: Action) {
        let table = &mut self.state.table;
        let side = table.active();
        let with = match action {
            Action::Shell(_) => Support::Artillery,
            Action::Rudel(_) => Support::Rudel,
            _ => Support::Air,
        };
        let modifier = table.support_modifier(at, with == Support::Rudel);
        let left = match with {
            Support::Artillery => &mut table.artillery[side.index()],
            Support::Air | Support::Rudel => &mut table.air[side.index()],
        };
        *left = left.saturating_sub(1);
        if with == Support::Rudel {
            table.rudel = Rudel::Flown;
        }
        let Some(hex) = table.at(at) else { return };
        let die = self.dice.d6();
        let hit = die as i8 + modifier <= DATA.numbers.support_factor as i8;
        let effect = if hit { self.effect_of_hit(at, Blow::Support) } else { Effect::Missed };
        self.sink.tell_all(|| Event::Supported { side, with, at, hex, die, modifier, effect });
        if hit {
            self.harm(at, Blow::Support);
        }
    }
}

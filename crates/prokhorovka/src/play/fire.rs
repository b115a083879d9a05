//! Shots from hex to hex, and Wittmann's second die (chapters 9 and 17).

use super::{Blow, Umpire};
use crate::action::Action;
use crate::events::{Effect, Event};
use crate::legal::Pace;
use crate::pieces::{Stage, UnitId};
use crate::state::{Aim, Miss, Step, Wittmann};
use table::EventSink;

impl<J: EventSink<Event>> Umpire<'_, J> {
    pub(super) fn fire(&mut self, by: UnitId, at: UnitId, action: Action) {
        let pace = if matches!(action, Action::HalfFire { .. }) { Pace::Half } else { Pace::Full };
        let Ok(aim) = self.state.table.aim(by, at, self.state.table.pace_of(by, pace)) else { return };
        let unit = &mut self.state.table.units[by.index()];
        unit.stage = if pace == Pace::Half { Stage::FiredHalf } else { Stage::Done };
        self.shoot(by, at, aim, Blow::Shot);
    }

    /// A die for a shot, and what it does. A miss that Wittmann may roll again is a decision of its own.
    pub(super) fn shoot(&mut self, by: UnitId, at: UnitId, aim: Aim, blow: Blow) {
        let die = self.dice.d6();
        let hit = aim.hits(die);
        let effect = if hit { self.effect_of_hit(at, blow) } else { Effect::Missed };
        self.state.table.units[by.index()].fired = true;
        let (from, to) = (self.state.table.at(by), self.state.table.at(at));
        if let (Some(from), Some(to)) = (from, to) {
            self.sink.tell_all(|| Event::Fired { by, from, at, to, aim, die, effect });
        }
        if hit {
            self.harm(at, blow);
        } else if self.state.table.can_reroll(by, &aim) {
            self.state.table.miss = Some(Miss { by, at, aim });
            self.state.table.step = Step::Reroll;
        }
    }

    pub(super) fn reroll(&mut self, action: Action) {
        let Some(Miss { by, at, aim }) = self.state.table.miss.take() else { return };
        let in_overrun = self.state.table.overrun.is_some();
        self.state.table.step = if in_overrun { Step::OffensiveFire } else { Step::Operations };
        if action == Action::Reroll {
            self.state.table.wittmann = Wittmann::Used;
            let die = self.dice.d6();
            let (hit, blow) = (aim.hits(die), if in_overrun { Blow::Overrun } else { Blow::Shot });
            let effect = if hit { self.effect_of_hit(at, blow) } else { Effect::Missed };
            self.sink.tell_all(|| Event::Rerolled { by, at, aim, die, effect });
            if hit {
                self.harm(at, blow);
            }
        }
        if in_overrun {
            self.go_on_fighting();
        } else {
            self.go_on_operating();
        }
    }
}

//! What may be done now. Each question is answered once: the list of legal actions, the refusal and the
//! prompt all come from these functions.

mod fire;
mod laying;
mod march;
mod operations;
mod overrun;
mod requests;
mod stacking;
mod support;
mod ways;

use crate::action::Action;
use crate::state::{State, Step, Table};
use crate::why::Why;

pub use fire::Pace;
pub(crate) use laying::{STATION, may_choose_station};
use march::adjacent;
pub(crate) use stacking::pairs;
pub use ways::{Goal, Way};

pub type May = Result<(), Why>;

impl State {
    /// May the deciding seat do this now, and if not, why? All that it takes lies open.
    pub fn may(&self, action: Action) -> May {
        self.table.may(action)
    }

    /// All that the deciding seat may do now.
    pub fn legal(&self, into: &mut Vec<Action>) {
        self.table.legal(into);
    }
}

impl Table {
    /// May the deciding seat do this now, and if not, why?
    pub fn may(&self, action: Action) -> May {
        match self.step {
            Step::GermanSetup | Step::RemnantSetup | Step::AirborneSetup => self.may_lay(action),
            Step::Call167 | Step::AskReserve | Step::Commitment | Step::EntryZone => self.may_request_now(action),
            Step::Operations => self.may_operate(action),
            Step::March => self.may_march_on(action),
            Step::Reroll => match action {
                Action::Reroll | Action::Keep => Ok(()),
                _ => Err(Why::NotNow),
            },
            Step::DefensiveFire | Step::OffensiveFire => self.may_fight(action),
            Step::ForcedRetreat | Step::FreeRetreat | Step::BreakOff => self.may_fall_back(action),
            Step::Over => Err(Why::MatchIsOver),
        }
    }

    /// All that the deciding seat may do now.
    pub fn legal(&self, into: &mut Vec<Action>) {
        match self.step {
            Step::GermanSetup | Step::RemnantSetup | Step::AirborneSetup => self.list_laying(into),
            Step::Call167 | Step::AskReserve | Step::Commitment | Step::EntryZone => self.list_requests(into),
            Step::Operations => self.list_operations(into),
            Step::March => self.list_march(into),
            Step::Reroll => into.extend([Action::Reroll, Action::Keep]),
            Step::DefensiveFire | Step::OffensiveFire => self.list_fight(into),
            Step::ForcedRetreat | Step::FreeRetreat | Step::BreakOff => self.list_fall_back(into),
            Step::Over => {}
        }
    }

    /// These of the actions, as far as they are legal.
    fn list(&self, actions: impl IntoIterator<Item = Action>, into: &mut Vec<Action>) {
        into.extend(actions.into_iter().filter(|action| self.may(*action).is_ok()));
    }
}

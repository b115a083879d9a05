//! What may be done now. Each question is answered once: the list of legal actions, the refusal and the
//! prompt all come from these functions.

mod building;
mod cards;
mod fire;
mod laying;
mod loads;
mod melee;
mod movement;
mod play;
mod windows;
mod withdrawal;

use crate::action::Action;
use crate::pieces::{CardId, Nation};
use crate::state::{State, Step};
use crate::why::Why;
use table::{Seat, Side};

pub(crate) use building::{Limits, POOL};
pub(crate) use cards::named;
pub(crate) use fire::Volley;
pub use fire::{Modifier, Modifiers, Odds};
pub(crate) use loads::fits;

pub(crate) type May = Result<(), Why>;

/// Holds it, or why not?
#[inline]
pub(crate) fn demand(holds: bool, why: Why) -> May {
    if holds { Ok(()) } else { Err(why) }
}

impl State {
    /// May the deciding seat do this now, and if not, why?
    pub fn may(&self, action: Action) -> May {
        match self.table.step {
            Step::Nation => demand(matches!(action, Action::Nation(_)), Why::NotNow),
            Step::Deck | Step::Reinforcement => self.may_build(action),
            Step::Pool => self.may_pool(action),
            Step::Ground => self.may_lay_ground(action),
            Step::Deploy | Step::Arrival => self.may_deploy(action),
            Step::Window => self.may_answer(action),
            Step::Play => self.may_play(action),
            Step::Withdrawal => self.may_withdraw(action),
            Step::Melees => self.may_fight(action),
            Step::Retreat => self.may_retreat(action),
            Step::Volley => self.may_volley(action),
            Step::Discard => self.may_discard(action),
            Step::Overstack => self.may_unstack(action),
            Step::Over => Err(Why::MatchIsOver),
        }
    }

    /// All that the deciding seat may do now.
    pub fn legal(&self, into: &mut Vec<Action>) {
        match self.table.step {
            Step::Nation => into.extend(Nation::ALL.map(Action::Nation)),
            Step::Deck | Step::Reinforcement => self.list_build(into),
            Step::Pool => self.list_pool(into),
            Step::Ground => self.list_lay_ground(into),
            Step::Deploy | Step::Arrival => self.list_deploy(into),
            Step::Window => self.list_answer(into),
            Step::Play => self.list_play(into),
            Step::Withdrawal => self.list_withdraw(into),
            Step::Melees => self.list_fights(into),
            Step::Retreat => self.list_retreat(into),
            Step::Volley => self.list_volley(into),
            Step::Discard => self.list_discard(into),
            Step::Overstack => self.list_unstack(into),
            Step::Over => {}
        }
    }

    /// The deciding seat's side.
    #[inline]
    pub(crate) fn decider(&self) -> (Seat, Side) {
        (self.table.seat, self.table.side(self.table.seat))
    }

    /// Has this seat the card in hand?
    #[inline]
    pub(crate) fn in_hand(&self, seat: Seat, card: CardId) -> bool {
        self.secrets[seat.index()].hand.has(card)
    }

    /// TC-16.1: only what is in hand can be discarded.
    fn may_discard(&self, action: Action) -> May {
        match action {
            Action::Discard(card) => demand(self.in_hand(self.table.seat, card), Why::NotInHand),
            _ => Err(Why::NotNow),
        }
    }

    fn list_discard(&self, into: &mut Vec<Action>) {
        into.extend(self.secrets[self.table.seat.index()].hand.kinds().map(Action::Discard));
    }
}

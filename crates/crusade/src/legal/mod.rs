//! What may be done, and why not: `may` judges one action, `legal` lists all that it accepts.

mod air;
mod assault;
mod bombard;
mod fire;
mod maneuver;
mod reinforce;
mod setup;
mod ways;

pub(crate) use air::{air_defense, air_fp};
pub(crate) use fire::Sight;
pub(crate) use setup::most_copies;

use crate::Action;
use crate::pieces::{Piece, PieceId, Tag};
use crate::state::{State, Step};
use crate::why::Why;
use table::Side;

/// The answer to an action.
pub(crate) type May = Result<(), Why>;

/// It is refused for this reason unless this holds.
#[inline]
pub(crate) fn need(holds: bool, why: Why) -> May {
    if holds { Ok(()) } else { Err(why) }
}

impl State {
    /// Who decides.
    #[inline]
    pub(crate) fn me(&self) -> Side {
        self.table.decider
    }

    /// The other side.
    #[inline]
    pub(crate) fn foe(&self) -> Side {
        self.table.decider.other()
    }

    /// The decider's piece.
    #[inline]
    pub(crate) fn mine(&self, id: PieceId) -> Result<&Piece, Why> {
        self.piece(self.me(), id)
    }

    /// The enemy's face-up pieces by tag, so that lists say nothing about the enemy's own numbers.
    pub(crate) fn targets(&self) -> impl Iterator<Item = (Tag, &Piece)> {
        let foe = self.foe();
        self.force(foe).tags().iter().filter_map(move |tag| self.tagged(foe, tag).map(|(_, piece)| (tag, piece)))
    }

    /// Can the decider pay so much?
    #[inline]
    pub(crate) fn pays(&self, cost: impl Into<u16>) -> May {
        need(self.force(self.me()).supply >= cost.into(), Why::TooDear)
    }

    /// May the deciding side do this now, and if not, why?
    pub(crate) fn may(&self, action: Action) -> May {
        match self.table.step {
            Step::Deck | Step::Terrain | Step::Centre | Step::Forces => self.may_set_up(action),
            Step::Reinforce | Step::HandLimit => self.may_reinforce(action),
            Step::Patrol | Step::Air | Step::Intercept | Step::Counter | Step::Jettison | Step::Escort => {
                self.may_fly(action)
            }
            Step::Taran | Step::Flak | Step::FlyOn | Step::CloseFlak | Step::Miracle => self.may_react(action),
            Step::Recon | Step::Bombard | Step::Bombs => self.may_bombard(action),
            Step::Maneuver => self.may_maneuver(action),
            Step::Ambush | Step::Defend | Step::Attack => self.may_shoot(action),
            Step::Retreat | Step::Withdraw | Step::GoOn | Step::Advance => self.may_decide_assault(action),
            Step::Over => Err(Why::NotNow),
        }
    }

    /// Appends all that the deciding side may do now.
    pub(crate) fn legal(&self, into: &mut Vec<Action>) {
        match self.table.step {
            Step::Deck | Step::Terrain | Step::Centre | Step::Forces => self.list_set_up(into),
            Step::Reinforce | Step::HandLimit => self.list_reinforce(into),
            Step::Patrol | Step::Air | Step::Intercept | Step::Counter | Step::Jettison | Step::Escort => {
                self.list_fly(into);
            }
            Step::Taran | Step::Flak | Step::FlyOn | Step::CloseFlak | Step::Miracle => self.list_react(into),
            Step::Recon | Step::Bombard | Step::Bombs => self.list_bombard(into),
            Step::Maneuver => self.list_maneuver(into),
            Step::Ambush | Step::Defend | Step::Attack => self.list_shots(into),
            Step::Retreat | Step::Withdraw | Step::GoOn | Step::Advance => self.list_assault(into),
            Step::Over => {}
        }
    }

    /// Appends an action if it is legal.
    #[inline]
    pub(crate) fn offer(&self, action: Action, into: &mut Vec<Action>) {
        if self.may(action).is_ok() {
            into.push(action);
        }
    }

    /// Those of the decider's pieces that lie face up.
    pub(crate) fn my_shown(&self) -> impl Iterator<Item = PieceId> + '_ {
        self.force(self.me()).pieces.shown().iter()
    }

    /// The numbers of the decider's pieces.
    pub(crate) fn my_ids(&self) -> impl Iterator<Item = PieceId> + '_ {
        self.force(self.me()).iter().map(|(id, _)| id)
    }
}

//! Windows: who may answer with what (TC-14.3).

use super::{May, demand};
use crate::action::Action;
use crate::data::Scenario;
use crate::pieces::{CardId, Special};
use crate::state::{Focus, State, Table};
use crate::why::Why;
use table::Seat;

/// Everything that can be played in a window, the commonest first.
const INTERRUPTS: [Special; 20] = [
    Special::Smoke,
    Special::TacticalAdvantage,
    Special::Minefield,
    Special::Confusion,
    Special::FlankShot,
    Special::WeaponMalfunction,
    Special::Breakdown,
    Special::Wire,
    Special::Stream,
    Special::Swamp,
    Special::Repair,
    Special::Counterbattery,
    Special::Interception,
    Special::MinefieldGap,
    Special::Bridge,
    Special::Ford,
    Special::Path,
    Special::AntiTankMine,
    Special::Panic,
    Special::SpecialAmmunition,
];

impl Table {
    /// Can everybody see that this seat could answer? Only then is it asked, whatever it holds (TC-14.7).
    pub(crate) fn could_answer(&self, seat: Seat) -> bool {
        let player = &self.players[seat.index()];
        let hidden = player.hidden() > 0 && self.setup.scenario != Scenario::TanksInAction;
        if hidden {
            return INTERRUPTS.into_iter().any(|event| self.has_target(seat, event));
        }
        player.open.kinds().filter_map(|card| card.stats().event).any(|event| self.has_target(seat, event))
    }

    /// The seat that has priority after so many have passed.
    pub(crate) fn in_turn(&self, passes: u8) -> Option<Seat> {
        let window = self.window.as_ref()?;
        let commanders = self.setup.commanders();
        let (side, place) = (passes / commanders, passes % commanders);
        let side = match side {
            0 => window.turn,
            1 => window.turn.other(),
            _ => return None,
        };
        let active = self.active();
        let mut seats = self.setup.seats(side);
        // TC-21.4: the commander whose turn it is comes first, else the lower number.
        if self.side(active) != side {
            return seats.nth(place.into());
        }
        if place == 0 { Some(active) } else { seats.filter(|seat| *seat != active).nth(usize::from(place) - 1) }
    }
}

impl State {
    /// May the deciding seat play this card of its hand in the open window?
    fn may_interrupt(&self, card: CardId) -> May {
        let event = card.stats().event.ok_or(Why::NotInThisWindow)?;
        let full = self.table.window.as_ref().is_some_and(|window| window.stack.is_full());
        demand(!full, Why::StackFull)?;
        demand(self.table.has_target(self.table.seat, event), Why::NotInThisWindow)
    }

    fn declaring(&self) -> bool {
        self.table.window.as_ref().is_some_and(|window| window.bundle > 0)
    }

    pub(super) fn may_answer(&self, action: Action) -> May {
        match (&self.focus, action) {
            (Focus::Card(staged), _) => self.may_aim_card(staged.card, action),
            (Focus::Nothing, Action::Choose(card)) => {
                demand(self.in_hand(self.table.seat, card), Why::NotInHand)?;
                self.may_interrupt(card)
            }
            (Focus::Nothing, Action::Pass) => demand(!self.declaring(), Why::NotNow),
            (Focus::Nothing, Action::Confirm) => demand(self.declaring(), Why::NotNow),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_answer(&self, into: &mut Vec<Action>) {
        if let Focus::Card(staged) = &self.focus {
            return self.list_card_targets(staged.card, into);
        }
        let hand = &self.secrets[self.table.seat.index()].hand;
        into.extend(hand.kinds().filter(|card| self.may_interrupt(*card).is_ok()).map(Action::Choose));
        into.push(if self.declaring() { Action::Confirm } else { Action::Pass });
    }
}

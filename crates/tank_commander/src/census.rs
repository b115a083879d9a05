//! What a valid position is: every card in exactly one place, every number in its range.

use crate::knowledge::{View, ViewDraft, without};
use crate::state::*;
use table::Seat;

/// A list of what is wrong.
#[derive(Default)]
struct Faults(Vec<String>);

impl Faults {
    fn demand(&mut self, holds: bool, fault: impl FnOnce() -> String) {
        if !holds {
            self.0.push(fault());
        }
    }
}

impl TryFrom<Draft> for State {
    type Error = String;

    fn try_from(draft: Draft) -> Result<State, String> {
        let mut state = State { table: draft.table, focus: draft.focus, secrets: draft.secrets };
        state.table.reindex();
        let faults = state.faults();
        if faults.is_empty() { Ok(state) } else { Err(faults.join("; ")) }
    }
}

impl TryFrom<ViewDraft> for View {
    type Error = String;

    fn try_from(draft: ViewDraft) -> Result<View, String> {
        let mut view = View { table: draft.table, focus: draft.focus, secrets: draft.secrets, seen: draft.seen };
        view.table.reindex();
        Ok(view)
    }
}

impl State {
    /// Everything about the position that cannot be.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Faults::default();
        for i in 0..usize::from(self.table.setup.players) {
            let (seat, player, secrets) = (Seat(i as u8), &self.table.players[i], &self.secrets[i]);
            if self.table.step > Step::Pool || self.table.setup.deck == crate::setup::Decks::Ready {
                let known = self.table.known_part(seat);
                let mut all = self.table.visible(seat);
                all.extend(without(secrets.hand, &player.open).iter());
                all.extend(secrets.pile.iter().chain(secrets.group.iter()));
                let ready = self.table.setup.deck == crate::setup::Decks::Ready && self.table.nations.is_some();
                faults.demand(!ready || all == known, || format!("{seat}: {all:?} is not {known:?}"));
                faults.demand(player.hand == secrets.hand.len(), || {
                    format!("{seat}: hand {} {:?}", player.hand, secrets.hand)
                });
                faults.demand(player.pile == secrets.pile.len(), || {
                    format!("{seat}: pile {} {:?}", player.pile, secrets.pile)
                });
                faults.demand(player.group == secrets.group.len(), || {
                    format!("{seat}: group {} {:?}", player.group, secrets.group)
                });
            }
        }
        faults.0
    }
}

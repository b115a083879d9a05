//! Cards are conserved: each deck is in its places, whole, and is one that could be built.

use crate::bag::{Bag, MOST_CARDS, Worth};
use crate::data::{Build, ForcePart};
use crate::knowledge::without;
use crate::pieces::{CardId, Class};
use crate::setup::Decks;
use crate::state::*;
use table::Seat;
use table::kit::Faults;

impl Secrets {
    pub(super) fn check(&self, table: &Table, seat: Seat, faults: &mut Faults) {
        let player = &table.players[seat.index()];
        faults.demand(self.hand.covers(&player.open), || format!("{seat} does not hold what it shows"));
        let hidden = without(self.hand, &player.open);
        // TC-18.12: before the deal only units are in the reserve.
        let kept = table.turn > 0 || hidden.kinds().all(|card| card.stats().is_unit());
        faults.demand(kept, || format!("{seat} has more than units in reserve before the deal"));
        faults.demand(hidden.covers(&self.seen), || format!("{seat} does not hold what was seen"));
        if !self.is_built(table, seat) {
            return self.check_building(table, seat, faults);
        }
        let counts = [(self.hand.len(), player.hand), (self.pile.len(), player.pile), (self.group.len(), player.group)];
        faults.demand(counts.iter().all(|(have, shown)| have == shown), || format!("{seat}: cards are miscounted"));
        let picks = table.step == Step::Pool && seat <= table.seat;
        faults.demand(picks || self.pool.is_empty(), || format!("{seat} has terrain cards left over"));
        self.check_pool(seat, table.step == Step::Pool && seat < table.seat, faults);
        let base = |card: CardId| card.stats().class == Class::BaseTerrain;
        let laid = table.step < Step::Deploy || !self.pile.kinds().chain(self.hand.kinds()).any(base);
        faults.demand(laid, || format!("{seat} still has base terrain"));
        let visible = table.visible(seat);
        let parts = [hidden, self.pile, self.group];
        let size = visible.len() as usize + parts.iter().map(|bag| usize::from(bag.len())).sum::<usize>();
        faults.demand(size <= MOST_CARDS, || format!("{seat} has {size} cards: at most {MOST_CARDS}"));
        let mut all = visible;
        parts.iter().for_each(|bag| all.extend(bag.iter()));
        let known = table.known_part(seat);
        faults.demand(all.covers(&known), || format!("{seat} lacks cards that the scenario gives"));
        if table.setup.deck == Decks::Ready {
            faults.demand(all == known, || format!("{seat} does not have the cards of its deck"));
        } else {
            self.check_bought(table, seat, &without(all, &known), faults);
        }
    }

    /// Is the deck finished?
    fn is_built(&self, table: &Table, seat: Seat) -> bool {
        match table.step {
            Step::Nation => false,
            Step::Deck | Step::Reinforcement => seat < table.seat,
            _ => true,
        }
    }

    fn check_building(&self, table: &Table, seat: Seat, faults: &mut Faults) {
        let mine = seat == table.seat && table.step != Step::Nation;
        let bare =
            self.hand.is_empty() && self.pool.is_empty() && (mine || (self.pile.is_empty() && self.group.is_empty()));
        faults.demand(bare, || format!("{seat} has cards before its turn to choose"));
        if !mine {
            return;
        }
        let later = table.step == Step::Reinforcement;
        faults.demand(later || self.group.is_empty(), || format!("{seat} builds its second group first"));
        let limits = table.limits(seat, false);
        faults.demand(!later || limits.may_finish(&self.pile).is_ok(), || {
            format!("{seat}: the first group is not complete")
        });
        let mut all = self.pile;
        all.extend(self.group.iter());
        self.check_limits(table, seat, &all, faults);
        let spent = [(self.pile, limits.budget), (self.group, table.limits(seat, true).budget)];
        let within = spent.iter().all(|(bag, budget)| budget.is_none_or(|budget| bag.points() <= budget));
        faults.demand(within, || format!("{seat} has spent too much"));
        faults.demand(all.len() <= limits.most, || format!("{seat} has too many cards"));
    }

    fn check_limits(&self, table: &Table, seat: Seat, cards: &Bag, faults: &mut Faults) {
        let limits = table.limits(seat, false);
        for card in cards.kinds() {
            let name = card.stats().name;
            faults.demand(limits.admit(card).is_ok(), || format!("{seat} may not have {name}"));
            faults.demand(cards.count(card) <= limits.copies(card), || format!("{seat} has too many of {name}"));
        }
    }

    /// What was bought beside what the scenario gives.
    fn check_bought(&self, table: &Table, seat: Seat, bought: &Bag, faults: &mut Faults) {
        self.check_limits(table, seat, bought, faults);
        let (first, later) = (table.limits(seat, false), table.limits(seat, true));
        let budget = first.budget.map(|budget| budget + later.budget.unwrap_or(0));
        faults.demand(budget.is_none_or(|budget| bought.points() <= budget), || format!("{seat} has spent too much"));
        let build = table.setup.card().build;
        let most = match build {
            Build::Fixed => first.most,
            Build::TenCards => 10,
            _ => MOST_CARDS as u8,
        };
        faults.demand(bought.len() <= most, || format!("{seat} has too many cards"));
        faults.demand(build != Build::TenCards || bought.len() == most, || format!("{seat} does not have ten cards"));
        let herald = !first.herald || bought.has(CardId::REINFORCEMENTS);
        faults.demand(herald, || format!("{seat} has no Reinforcements"));
        let waits = first.herald && table.turn > 0 && table.players[seat.index()].group > 0;
        faults.demand(!waits || self.group.points() <= later.budget.unwrap_or(0), || {
            format!("{seat}: its group is too dear")
        });
        let given = table.known_of(seat, &[ForcePart::Force]);
        let fights = build == Build::Fixed || bought.has_combat() || given.has_combat();
        faults.demand(fights, || format!("{seat} has no combat card"));
    }

    fn check_pool(&self, seat: Seat, done: bool, faults: &mut Faults) {
        let fits = |card: CardId| crate::legal::POOL.contains(&card) && self.pool.count(card) <= 2;
        faults.demand(self.pool.kinds().all(fits), || format!("{seat}: such a pool cannot be"));
        let size = if done { self.pool.len() == 10 } else { self.pool.len() <= 10 };
        faults.demand(size, || format!("{seat}: a pool has ten cards"));
    }
}

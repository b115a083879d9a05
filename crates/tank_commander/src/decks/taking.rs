//! Bringing a deck to the table: the actions by which a seat builds it.

use super::{Deck, DeckDue, Pile, Terms};
use crate::action::Action;
use crate::knowledge::View;
use crate::pieces::{CardId, Nation};
use crate::setup::{Decks, Switch};
use crate::state::{Step, Table};
use table::{Refusal, Seat};

impl Terms {
    /// When a seat of this table is asked for a deck, of which nation and on what terms; nothing if it has
    /// one, if there is none to build, or while nations are not chosen.
    pub fn at(table: &Table, seat: Seat) -> Option<(DeckDue, Nation, Terms)> {
        let asked = match table.step {
            Step::Deck | Step::Reinforcement if table.seat == seat => DeckDue::Now,
            Step::Deck | Step::Reinforcement if table.seat < seat && seat.0 < table.setup.players => DeckDue::Later,
            _ => return None,
        };
        if table.setup.deck != Decks::Custom {
            return None;
        }
        let side = table.side(seat);
        let terms = Terms {
            repair_shop: table.setup.allow_164 == Switch::On,
            ..Terms::of(table.setup.scenario, table.role(side), table.setup.year())
        };
        Some((asked, table.nation(side), terms))
    }
}

impl Deck {
    /// The actions by which the seat that is asked now takes this deck, after the cards that it has taken
    /// already.
    ///
    /// # Errors
    /// Every reason why it cannot.
    pub fn taking_actions(&self, view: &View, seat: Seat) -> Result<Vec<Action>, Vec<Refusal>> {
        let (Some((DeckDue::Now, nation, terms)), Some(secrets)) =
            (Terms::at(&view.table, seat), &view.secrets[seat.index()])
        else {
            return Err(vec![Refusal::new("TC-20.1", "deck-not-asked")]);
        };
        let deck = Deck { nation, ..self.clone() };
        let mut refusals = deck.check(&terms);
        let taken = [(&secrets.pile, &deck.cards), (&secrets.group, &deck.reinforcement)];
        let beside =
            taken.iter().flat_map(|(bag, pile)| bag.kinds().filter(|card| bag.count(*card) > pile.count(*card)));
        refusals.extend(
            beside.map(|card| Refusal::new("TC-20.1", "deck-taken-already").with("card", crate::names::card(card))),
        );
        if !refusals.is_empty() {
            return Err(refusals);
        }
        let mut actions = Vec::new();
        if view.table.step == Step::Deck {
            actions.extend(takes(&deck.cards, |card| secrets.pile.count(card)));
            actions.push(Action::Done);
        }
        if terms.budget().is_some_and(|budget| budget.reinforcement > 0) {
            actions.extend(takes(&deck.reinforcement, |card| secrets.group.count(card)));
            actions.push(Action::Done);
        }
        Ok(actions)
    }
}

/// What must be in a deck comes first, so that there is always room for it (TC-18.5, TC-20.5).
fn takes(pile: &Pile, taken: impl Fn(CardId) -> u8) -> impl Iterator<Item = Action> {
    let mut cards: Vec<CardId> = pile
        .entries()
        .flat_map(|(card, count)| std::iter::repeat_n(card, count.saturating_sub(taken(card)).into()))
        .collect();
    cards.sort_by_key(|card| (*card != CardId::REINFORCEMENTS, !card.stats().is_combat()));
    cards.into_iter().map(Action::Take)
}

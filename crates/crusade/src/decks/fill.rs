//! Decks that are put together by chance and some sense, for whoever wants to be surprised.

use super::bars;
use super::shelf::Arm;
use crate::data::DATA;
use crate::legal::most_copies;
use crate::pieces::{CardId, Nation};
use table::decks::Pile;
use table::{Chance, Rng};

/// The cards filled up to a whole deck: what is in it stays. The standard deck of the nation says how much of everything
/// an army needs; each of its places that is still free is taken by a card of the same kind.
pub(super) fn filled(nation: Nation, mut cards: Pile<CardId>, rng: &mut Rng) -> Pile<CardId> {
    let mut places: Vec<CardId> = DATA.standard(nation).to_vec();
    for held in cards.cards() {
        let same = |place: &CardId| place.card().subhead == held.card().subhead;
        let near = |place: &CardId| Arm::of(place.card().subhead) == Arm::of(held.card().subhead);
        if let Some(taken) = places.iter().position(same).or_else(|| places.iter().position(near)) {
            places.swap_remove(taken);
        }
    }
    rng.shuffle(&mut places);
    let pool: Vec<CardId> = CardId::all().filter(|card| bars(nation, *card).is_none()).collect();
    let size = usize::from(DATA.numbers.deck_size);
    // A deck of other kinds than the standard one leaves too few places: then any card will do.
    let any = std::iter::repeat_n(None, size);
    for place in places.into_iter().map(Some).chain(any) {
        if cards.len() >= size {
            break;
        }
        let fits = |card: &&CardId| cards.count(**card) < most_copies(**card);
        let like = |card: &&CardId| place.is_none_or(|place| card.card().subhead == place.card().subhead);
        let choice: Vec<CardId> = pool.iter().filter(fits).filter(like).copied().collect();
        // The card of the standard deck itself is the likelier one.
        let own = place.filter(|place| choice.contains(place) && rng.below(2) == 0);
        if let Some(card) = own.or_else(|| rng.pick(&choice).copied()) {
            cards.add(card, 1);
        }
    }
    cards
}

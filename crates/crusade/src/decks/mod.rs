//! Decks of one's own (LC-16.5): whether one may be used, what it is good for, how it comes to the table.
//!
//! What every title's decks have in common is in [`table::decks`]; the rest is here.

mod figures;
mod fill;
mod shelf;

use crate::data::DATA;
use crate::knowledge::View;
use crate::legal::most_copies;
use crate::map::nation_of;
use crate::pieces::{CardId, Kind, Nation};
use crate::setup::{Decks as DecksFrom, Setup, seat_of};
use crate::state::{State, Step};
use crate::{Action, Crusade, words};
use table::decks::{
    Bears, Deck, DeckCard, DeckDue, DeckRules, Decks, Facet, Figure, Group, Pile, PoolCard, ReadyDeck, Spent, Term,
    TermChoice,
};
use table::{Message, Refusal, Rng, Seat, Side};

/// Decks of The Last Crusade, for whoever builds them.
pub struct CrusadeDecks;

/// Decks of The Last Crusade, for whoever builds them.
pub static DECKS: CrusadeDecks = CrusadeDecks;

const NATIONS: [(Nation, &str); 2] = [(Nation::Soviet, "soviet"), (Nation::German, "german")];

/// The word for a nation in the terms of a deck.
fn nation_word(nation: Nation) -> &'static str {
    NATIONS[nation.index()].1
}

/// Whose deck it is.
fn nation(deck: &Deck) -> Nation {
    NATIONS.iter().find(|(_, word)| *word == deck.term("nation")).map_or(Nation::Soviet, |(nation, _)| *nation)
}

/// The number under which everybody knows a card.
fn number(card: CardId) -> u16 {
    card.index() as u16 + 1
}

/// The card of a number.
fn of_number(wanted: u16) -> Option<CardId> {
    CardId::all().find(|card| number(*card) == wanted)
}

/// Its cards.
fn cards(deck: &Deck) -> Pile<CardId> {
    deck.pile(0).map(|pile| pile.renamed(of_number)).unwrap_or_default()
}

/// A deck of a nation without cards.
fn of_nation(nation: Nation) -> Deck {
    Deck::on([("nation", nation_word(nation))]).with_piles([Pile::default()])
}

/// Why a card may not be in the deck of a nation at all.
fn bars(nation: Nation, card: CardId) -> Option<Refusal> {
    let refusal = |key| Some(Refusal::new("LC-16.5", key).with("card", words::card(card)));
    match card.card() {
        stats if stats.nation != nation => refusal("deck-wrong-nation"),
        stats if stats.kind == Kind::Staff => refusal("deck-no-staff"),
        _ => None,
    }
}

/// Everything that keeps these cards from being a deck of this nation.
fn faults(nation: Nation, cards: &Pile<CardId>) -> Vec<Refusal> {
    let mut faults: Vec<Refusal> = cards.entries().filter_map(|(card, _)| bars(nation, card)).collect();
    let too_many = |(card, count): (CardId, u8)| {
        let most = most_copies(card);
        let fault = Refusal::new("LC-16.5", "deck-too-many").with("card", words::card(card));
        (count > most && most > 0).then(|| fault.with("count", count).with("most", most))
    };
    faults.extend(cards.entries().filter_map(too_many));
    let size = usize::from(DATA.numbers.deck_size);
    if cards.len() != size {
        faults.push(Refusal::new("LC-16.5", "deck-size").with("count", cards.len()).with("size", size));
    }
    faults
}

impl DeckRules for CrusadeDecks {
    fn introduction(&self) -> Message {
        Message::new("decks-introduction")
    }

    fn beginnings(&self) -> Vec<(Deck, Message)> {
        let new = |(nation, word)| (of_nation(nation), Message::new("deck-new").with("nation", word));
        NATIONS.map(new).to_vec()
    }

    fn unnamed(&self, deck: &Deck) -> Message {
        Message::new("deck-unnamed").with("nation", nation_word(nation(deck)))
    }

    fn terms(&self, _: &Deck) -> Vec<Term> {
        let choices = NATIONS.map(|(_, word)| TermChoice { word, name: shelf::nation(word) }).to_vec();
        vec![Term { id: "nation", name: Message::new("deck-nation"), choices, bears: Bears::OnPool }]
    }

    fn groups(&self, deck: &Deck) -> Vec<Group> {
        let (now, most) = (cards(deck).len() as u16, u16::from(DATA.numbers.deck_size));
        let said = Message::new("deck-cards-of").with("count", now).with("size", most);
        vec![Group { name: Message::new("deck-whole"), spent: Spent { now, most, said } }]
    }

    fn cards(&self) -> &[DeckCard] {
        &shelf::CARDS
    }

    fn kinds(&self) -> Vec<(&'static str, Message)> {
        shelf::kinds()
    }

    fn facets(&self) -> Vec<Facet> {
        shelf::facets()
    }

    fn orders(&self) -> Vec<(&'static str, Message)> {
        shelf::orders()
    }

    fn cost_name(&self) -> Message {
        Message::new("deck-cost")
    }

    fn pool(&self, deck: &Deck) -> Vec<PoolCard> {
        let nation = nation(deck);
        let pooled = |card| PoolCard { number: number(card), most: most_copies(card), barred: bars(nation, card) };
        CardId::all().filter(|card| card.card().nation == nation).map(pooled).collect()
    }

    fn check(&self, deck: &Deck) -> Vec<Refusal> {
        faults(nation(deck), &cards(deck))
    }

    fn praise(&self, _: &Deck) -> Message {
        Message::new("deck-fits")
    }

    fn fill(&self, deck: &Deck, rng: &mut Rng) -> Deck {
        let filled = fill::filled(nation(deck), cards(deck), rng);
        deck.clone().with_piles([filled.renamed(|card| Some(number(card)))])
    }

    fn figures(&self, deck: &Deck) -> Vec<Figure> {
        figures::figures(&cards(deck))
    }

    fn ready_made(&self) -> Vec<ReadyDeck> {
        shelf::ready_made()
    }

    fn home(&self, deck: &Deck) -> (&'static str, Side) {
        let side = if nation_of(Side::First) == nation(deck) { Side::First } else { Side::Second };
        (crate::data::Scenario::Open.word(), side)
    }
}

impl Decks<Crusade> for CrusadeDecks {
    fn agreed(&self, setup: &Setup, _: &[&Deck]) -> Setup {
        Setup { decks: DecksFrom::Constructed, ..*setup }
    }

    fn unfit(&self, setup: &Setup, side: Side, deck: &Deck) -> Vec<Refusal> {
        let own = nation(deck);
        if setup.nation(side) != own {
            return vec![Refusal::new("LC-16.5", "deck-other-side").with("nation", nation_word(own))];
        }
        faults(own, &cards(deck))
    }

    fn due(&self, state: &State, seat: Seat) -> Option<(DeckDue, Deck)> {
        let table = &state.table;
        let side = Side::BOTH.into_iter().find(|side| seat_of(*side) == seat)?;
        let due = match table.step {
            Step::Deck if table.decider == side => DeckDue::Now,
            Step::Deck if table.decider == Side::First => DeckDue::Later,
            _ => return None,
        };
        Some((due, of_nation(table.nation(side))))
    }

    fn taking(&self, view: &View, seat: Seat, deck: &Deck) -> Result<Vec<Action>, Vec<Refusal>> {
        let side = view.side().filter(|side| seat_of(*side) == seat && *side == view.table.decider);
        let force = side.and_then(|side| Some((side, view.forces[side.index()].as_ref()?)));
        let Some((side, force)) = force.filter(|_| view.table.step == Step::Deck) else {
            return Err(vec![Refusal::new("LC-16.5", "deck-not-asked")]);
        };
        let cards = cards(deck);
        let mut wrong = faults(view.table.nation(side), &cards);
        let beside = force.deck.kinds().filter(|card| force.deck.count(*card) > cards.count(*card));
        wrong.extend(beside.map(|card| Refusal::new("LC-16.5", "deck-taken-already").with("card", words::card(card))));
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let missing = |(card, count): (CardId, u8)| std::iter::repeat_n(card, (count - force.deck.count(card)).into());
        Ok(cards.entries().flat_map(missing).map(Action::Take).collect())
    }
}

//! What a title has to say of its decks.

use super::{Deck, Pile};
use crate::{Message, Refusal, Rng, Rules, Seat, Side};

/// What a title says of decks, away from any match. Everything that people read is a message of the title.
///
/// A deck that is handed in is [settled](Deck::settle), unless something else is said.
pub trait DeckRules: Send + Sync {
    /// The decks that somebody may begin with, each without cards, and the words for it: "New German deck".
    fn beginnings(&self) -> Vec<(Deck, Message)>;

    /// What such a deck is called as long as it has no name.
    fn unnamed(&self, deck: &Deck) -> Message;

    /// What can be chosen for this deck beside its cards, in order. The deck need not be settled.
    fn terms(&self, deck: &Deck) -> Vec<Term>;

    /// The groups of its cards, the deck itself first: there is always one.
    fn groups(&self, deck: &Deck) -> Vec<Group>;

    /// What stands above the cards of each further group in a text.
    fn headings(&self) -> &'static [&'static str] {
        &[]
    }

    /// All cards that a deck could have, in order.
    fn cards(&self) -> &[DeckCard];

    /// The kinds under which the cards of a deck are listed, each by its word and its name.
    fn kinds(&self) -> Vec<(&'static str, Message)>;

    /// What cards are sought by, beside words and cost.
    fn facets(&self) -> Vec<Facet>;

    /// The orders in which cards are listed, the usual one first: each by its word and its name.
    fn orders(&self) -> Vec<(&'static str, Message)>;

    /// What the cost of a card is called.
    fn cost_name(&self) -> Message;

    /// The cards that may be thought of for such a deck, and why some of them may not be in it after all.
    fn pool(&self, deck: &Deck) -> Vec<PoolCard>;

    /// Everything that keeps it from being used. Nothing: it may be used.
    fn check(&self, deck: &Deck) -> Vec<Refusal>;

    /// What a deck without faults is good for, in a line: "May be used: Meeting Engagement".
    fn praise(&self, deck: &Deck) -> Message;

    /// The deck filled up as far as it goes: what is in it stays.
    fn fill(&self, deck: &Deck, rng: &mut Rng) -> Deck;

    /// What it is good for, in numbers.
    fn figures(&self, deck: &Deck) -> Vec<Figure>;

    /// The ready-made decks of the title.
    fn ready_made(&self) -> Vec<ReadyDeck>;

    /// The ready-made scenario and the side that it would be brought to first.
    fn home(&self, deck: &Deck) -> (&'static str, Side);

    /// What decks of this title are, for whoever has never made one.
    fn introduction(&self) -> Message;

    /// The card of a number.
    fn card(&self, number: u16) -> Option<&DeckCard> {
        self.cards().iter().find(|card| card.number == number)
    }
}

/// How a deck comes to a match of a title.
pub trait Decks<R: Rules>: DeckRules {
    /// The same agreement, by which these decks are brought: as far as one of them settles what was left open.
    fn agreed(&self, setup: &R::Setup, decks: &[&Deck]) -> R::Setup;

    /// Everything that keeps a side from bringing a deck to such a match, as far as it is known before it begins.
    fn unfit(&self, setup: &R::Setup, side: Side, deck: &Deck) -> Vec<Refusal>;

    /// When a seat is asked for a deck, and on which terms: a deck without cards. Nothing if it has one, if none is
    /// built, or while that is not known. On grounds that everybody can see.
    fn due(&self, state: &R::State, seat: Seat) -> Option<(DeckDue, Deck)>;

    /// The actions by which the seat that is asked now takes this deck, after what it has taken already.
    ///
    /// # Errors
    /// Every reason why it cannot.
    fn taking(&self, view: &R::View, seat: Seat, deck: &Deck) -> Result<Vec<R::Action>, Vec<Refusal>>;
}

/// When a seat is asked for its deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckDue {
    /// Now.
    Now,
    /// When those before it have built theirs.
    Later,
}

/// Something that can be chosen for a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// Its word in forms, texts and links.
    pub id: &'static str,
    /// What it is called.
    pub name: Message,
    /// What can be chosen, the usual choice first.
    pub choices: Vec<TermChoice>,
    /// What hangs on it.
    pub bears: Bears,
}

impl Term {
    /// The choice of this word.
    pub fn choice(&self, word: &str) -> Option<&TermChoice> {
        self.choices.iter().find(|choice| choice.word == word)
    }
}

/// A choice of a term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TermChoice {
    /// Its word in forms, texts and links; empty for "nothing in particular".
    pub word: &'static str,
    /// What it is called.
    pub name: Message,
}

/// What hangs on a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bears {
    /// Which cards can be thought of at all: a text that does not say it is read by its cards.
    OnPool,
    /// Which other terms and groups there are.
    OnTerms,
    /// Which faults it has.
    OnFaults,
}

/// A group of the cards of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// What it is called.
    pub name: Message,
    /// How full it is.
    pub spent: Spent,
}

/// How full a group is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spent {
    /// So much.
    pub now: u16,
    /// Of so much; 0 where there is no measure.
    pub most: u16,
    /// In words.
    pub said: Message,
}

/// A card, for whoever builds a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckCard {
    /// Its number.
    pub number: u16,
    /// Its name on the list, by which a text in any language may call it.
    pub listed: &'static str,
    /// Its name.
    pub name: Message,
    /// The kind under which it is listed.
    pub kind: &'static str,
    /// What it costs.
    pub cost: u16,
    /// What it is sought by: facets and the words of their choices.
    pub marks: Vec<(&'static str, &'static str)>,
    /// Its place by each of the orders.
    pub ranks: Vec<i32>,
}

/// What cards are sought by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facet {
    /// Its word in forms. One that is called like a term is not offered where that term is chosen.
    pub id: &'static str,
    /// What it is called.
    pub name: Message,
    /// What can be sought.
    pub choices: Vec<CardChoice>,
}

/// A choice of a facet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardChoice {
    /// Its word in forms.
    pub word: &'static str,
    /// What it is called.
    pub name: Message,
    /// How far it is set in below a wider choice.
    pub depth: u8,
}

/// A card that may be thought of for a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PoolCard {
    /// Its number.
    pub number: u16,
    /// How many of it may be in the deck.
    pub most: u8,
    /// Why it may not be in it at all, whatever else is.
    pub barred: Option<Refusal>,
}

/// A deck that comes with the title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadyDeck {
    /// Its word in addresses.
    pub id: &'static str,
    /// What it is called.
    pub name: Message,
    /// Its parts, as the scenario has them.
    pub parts: Vec<(Message, Pile<u16>)>,
    /// As a deck to be changed and brought to a match, without a name. Where its terms cannot be chosen it can only be
    /// looked at.
    pub deck: Deck,
}

/// What a deck is good for, as a small chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Bars side by side, each with its name and its length.
    Bars {
        /// What is counted.
        name: Message,
        /// How it is counted, where one must know.
        note: Option<Message>,
        /// What the numbers are.
        scale: Scale,
        /// The bars.
        bars: Vec<(Message, u32)>,
    },
    /// How many there are of 0, 1, 2 and so on, in rows of columns.
    Columns {
        /// What is counted.
        name: Message,
        /// Each row by its name.
        rows: Vec<(Message, Vec<u16>)>,
    },
    /// Numbers by name.
    Counts(Vec<(Message, u16)>),
}

/// What the numbers of a chart are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Wholes.
    Ones,
    /// Tenths.
    Tenths,
}

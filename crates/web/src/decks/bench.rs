//! What the builder holds between two requests: all of it stands in the form.

use super::{Desk, form};
use crate::App;
use crate::pages::finding::{Catalogue, Sought};
use crate::pages::{Fields, Trouble, find};
use crate::posts::own_seat;
use std::sync::Arc;
use store::{DeckId, MatchId};
use table::decks::{Deck, DeckRules};
use table::{Rng, Seat};

/// The builder.
#[derive(Clone, Debug)]
pub struct Bench {
    /// The deck.
    pub deck: Deck,
    /// Which kept deck it is, and which revision of it.
    pub place: Option<(DeckId, u32)>,
    /// The seat that it is built for, if the match asks for it.
    pub seat: Option<(MatchId, Seat)>,
    /// The group that cards are put into.
    pub into: usize,
    /// Which cards are looked at.
    pub sought: Sought,
    /// Also those that may not be in the deck?
    pub shows_all: bool,
    /// The cards before the last change.
    pub before: Option<String>,
}

/// What a button of the builder asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Nothing but to be checked.
    Check,
    /// One more of a card, in this group or where cards go.
    Add(u16, Option<usize>),
    /// One less.
    Remove(u16, Option<usize>),
    /// Everything out.
    Clear,
    /// A deck out of nothing.
    Fill,
    /// The last change back.
    Back,
    /// Save it.
    Save,
    /// Save it as another one.
    Copy,
}

impl Wish {
    /// What a button says: `add:56`, or `add:56:1` for the second group.
    pub fn read(rules: &dyn DeckRules, word: &str) -> Option<Wish> {
        let group = |word: &str| word.parse().ok().filter(|group| *group <= rules.headings().len());
        let card = |text: &str| {
            let (number, into) = match text.split_once(':') {
                Some((number, into)) => (number, Some(group(into)?)),
                None => (text, None),
            };
            Some((rules.card(number.parse().ok()?)?.number, into))
        };
        Some(match word.split_once(':') {
            Some(("add", text)) => card(text).map(|(card, into)| Wish::Add(card, into))?,
            Some(("remove", text)) => card(text).map(|(card, into)| Wish::Remove(card, into))?,
            Some(_) => return None,
            None => match word {
                "" | "check" => Wish::Check,
                "clear" => Wish::Clear,
                "fill" => Wish::Fill,
                "back" => Wish::Back,
                "save" => Wish::Save,
                "copy" => Wish::Copy,
                _ => return None,
            },
        })
    }
}

impl Bench {
    /// A deck on the bench.
    pub fn with(deck: Deck) -> Bench {
        let sought = Sought::default();
        Bench { deck, place: None, seat: None, into: 0, sought, shows_all: false, before: None }
    }

    /// What a form holds; nothing if it makes no sense.
    pub fn read(desk: &Desk, form: &Fields) -> Option<Bench> {
        let text = |key: &str| form.get(key).map_or("", String::as_str);
        let deck = form::from_form(desk.rules, form)?;
        Some(Bench {
            place: DeckId::parse(text("id")).zip(text("revision").parse().ok()),
            seat: MatchId::parse(text("match")).zip(text("seat").parse().ok().map(Seat)),
            into: text("into").parse().ok().filter(|into| *into < deck.piles.len()).unwrap_or(0),
            sought: Catalogue::of(desk.app, desk.visitor.language, desk.entry).sought(form, desk.owner_term(&deck)),
            shows_all: text("show") == "all",
            before: Some(text("before")).filter(|text| !text.is_empty()).map(str::to_owned),
            deck,
        })
    }

    /// A deck that is built for a seat is checked on the terms of its match.
    pub async fn bind(&mut self, app: &Arc<App>, desk: &Desk<'_>) -> Result<(), Trouble> {
        let Some((id, seat)) = self.seat else { return Ok(()) };
        let live = find(app, &id.to_string()).await?;
        let seat = own_seat(desk.visitor, &live, seat.0).await?;
        let inside = live.inside.read().await;
        let game = inside.game.as_deref().filter(|_| inside.row.title == desk.title().id);
        match game.and_then(|game| game.deck_due(seat)) {
            Some((_, terms)) => {
                self.deck = self.deck.on_terms_of(&terms);
                self.deck.settle(desk.rules);
            }
            None => self.seat = None, // the seat has its deck by now: what was built here can still be saved
        }
        Ok(())
    }

    /// Does what a button asks for, as far as it concerns the cards.
    pub fn act(&mut self, rules: &dyn DeckRules, wish: Wish) {
        let held = form::field(&self.deck);
        match wish {
            Wish::Add(card, into) => self.deck.pile_mut(into.unwrap_or(self.into)).add(card, 1),
            Wish::Remove(card, into) => drop(self.deck.pile_mut(into.unwrap_or(self.into)).take(card)),
            Wish::Clear => self.deck.piles.clear(),
            Wish::Fill => self.fill(rules),
            Wish::Back => return self.back(rules, held),
            Wish::Check | Wish::Save | Wish::Copy => return,
        }
        self.deck.settle(rules);
        if form::field(&self.deck) != held {
            self.remember(held);
        }
    }

    fn fill(&mut self, rules: &dyn DeckRules) {
        let Ok(seed) = crate::app::random::<8>() else { return };
        self.deck = rules.fill(&self.deck, &mut Rng::seeded(u64::from_le_bytes(seed)));
    }

    fn back(&mut self, rules: &dyn DeckRules, held: String) {
        if let Some(piles) = self.before.as_deref().and_then(|before| form::piles(rules, before)) {
            self.deck.piles = piles;
            self.deck.settle(rules);
            self.remember(held);
        }
    }

    /// Keeps what was there before a change, an empty deck as well.
    fn remember(&mut self, held: String) {
        self.before = Some(if held.is_empty() { "/".to_owned() } else { held });
    }
}

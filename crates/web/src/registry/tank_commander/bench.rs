//! What the builder holds between two requests: all of it stands in the form.

use super::draft::{Draft, field, pile};
use super::filter::Filter;
use super::{Desk, Fields};
use crate::App;
use crate::live::Inside;
use crate::pages::{Trouble, find};
use crate::posts::own_seat;
use std::sync::Arc;
use store::{DeckId, MatchId};
use table::{Match, Message, Rng, Seat};
use tank_commander::TankCommander;
use tank_commander::decks::{Deck, Pile, complete};
use tank_commander::pieces::CardId;

/// The group that cards are put into.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Into {
    /// The deck.
    #[default]
    Deck,
    /// The group that comes later (TC-18.5).
    Later,
}

/// The builder.
#[derive(Clone, Debug)]
pub struct Bench {
    /// The deck and what it is for.
    pub draft: Draft,
    /// Which kept deck it is, and which revision of it.
    pub place: Option<(DeckId, u32)>,
    /// The seat that it is built for, if the match asks for it.
    pub seat: Option<(MatchId, Seat)>,
    /// Where cards go.
    pub into: Into,
    /// Which cards are looked at.
    pub filter: Filter,
    /// The cards before the last change.
    pub before: Option<String>,
}

/// What a button of the builder asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Nothing but to be checked.
    Check,
    /// One more of a card.
    Add(Into, CardId),
    /// One less.
    Remove(Into, CardId),
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
    /// What a button says.
    pub fn read(word: &str) -> Option<Wish> {
        let card = |word: &str| CardId::of(word.parse().ok()?);
        Some(match word.split_once(':') {
            Some(("add", number)) => Wish::Add(Into::Deck, card(number)?),
            Some(("add-later", number)) => Wish::Add(Into::Later, card(number)?),
            Some(("remove", number)) => Wish::Remove(Into::Deck, card(number)?),
            Some(("remove-later", number)) => Wish::Remove(Into::Later, card(number)?),
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
    pub fn with(draft: Draft) -> Bench {
        Bench { draft, place: None, seat: None, into: Into::Deck, filter: Filter::default(), before: None }
    }

    /// What a form holds; nothing if it makes no sense.
    pub fn read(form: &Fields) -> Option<Bench> {
        let text = |key: &str| form.get(key).map_or("", String::as_str);
        let into = if text("into") == "later" { Into::Later } else { Into::Deck };
        let before = Some(text("before")).filter(|text| !text.is_empty()).map(str::to_owned);
        let place = DeckId::parse(text("id")).zip(text("revision").parse().ok());
        let seat = MatchId::parse(text("match")).zip(text("seat").parse().ok().map(Seat));
        Some(Bench { draft: Draft::from_form(form)?, place, seat, into, filter: Filter::read(form), before })
    }

    /// A deck that is built for a seat is checked on the terms of its match.
    pub async fn bind(&mut self, app: &Arc<App>, desk: &Desk<'_>) -> Result<(), Trouble> {
        let Some((id, seat)) = self.seat else { return Ok(()) };
        let live = find(app, &id.to_string()).await?;
        let seat = own_seat(desk.visitor, &live, seat.0).await?;
        let inside = live.inside.read().await;
        if !game(&inside).is_some_and(|game| self.draft.bind(&game.state().table, seat)) {
            self.seat = None; // the seat has its deck by now: what was built here can still be saved
        }
        Ok(())
    }

    /// Does what a button asks for, as far as it concerns the cards.
    pub fn act(&mut self, wish: Wish) {
        let held = self.held();
        let deck = &mut self.draft.deck;
        match wish {
            Wish::Add(into, card) => of(deck, into).add(card, 1),
            Wish::Remove(into, card) => drop(of(deck, into).take(card)),
            Wish::Clear => (deck.cards, deck.reinforcement) = (Pile::default(), Pile::default()),
            Wish::Fill => self.fill(),
            Wish::Back => return self.back(),
            Wish::Check | Wish::Save | Wish::Copy => return,
        }
        if self.held() != held {
            self.before = Some(held);
        }
    }

    fn fill(&mut self) {
        let Ok(seed) = crate::app::random::<8>() else { return };
        let (draft, mut rng) = (&mut self.draft, Rng::seeded(u64::from_le_bytes(seed)));
        let built = complete(&draft.deck, &draft.terms(), &mut rng);
        (draft.deck.cards, draft.deck.reinforcement) = (built.cards, built.reinforcement);
    }

    fn back(&mut self) {
        let held = self.held();
        let piles = self.before.as_deref().and_then(|before| {
            let (cards, later) = before.split_once('/')?;
            pile(cards).zip(pile(later))
        });
        if let Some(piles) = piles {
            (self.draft.deck.cards, self.draft.deck.reinforcement) = piles;
            self.before = Some(held);
        }
    }

    /// The cards in one field.
    fn held(&self) -> String {
        let deck = &self.draft.deck;
        format!("{}/{}", field(&deck.cards), field(&deck.reinforcement))
    }

    /// What it is called, for headings.
    pub fn title(&self, desk: &Desk) -> String {
        match self.draft.deck.name.as_str() {
            "" => desk.put(Message::new("deck-unnamed").with("nation", self.draft.deck.nation.word())),
            name => name.to_owned(),
        }
    }
}

fn of(deck: &mut Deck, into: Into) -> &mut Pile {
    match into {
        Into::Deck => &mut deck.cards,
        Into::Later => &mut deck.reinforcement,
    }
}

/// The match, if it is one of the title that has decks.
pub fn game(inside: &Inside) -> Option<&Match<TankCommander>> {
    inside.game.as_deref()?.as_any().downcast_ref()
}

//! The desk of a visitor to the pages of decks and cards: the site, its words, and the decks that they keep.

use super::TITLE;
use super::draft::{Draft, plain_name};
use crate::App;
use crate::pages::{Head, Trouble, page_with, rule_link, say, say_with};
use crate::visitor::Visitor;
use axum::http::{HeaderMap, HeaderValue};
use maud::{Markup, PreEscaped, html};
use std::collections::BTreeMap;
use std::sync::OnceLock;
use store::{DeckRow, Holder, Keeper, StoreError};
use table::{Message, Refusal};
use tank_commander::data::ReadyDeck;
use tank_commander::names;
use tank_commander::pieces::{CardId, Nation, Year};
use tank_commander_board::cards as faces;
use titles::Entry;

/// What a form or an address holds.
pub type Fields = BTreeMap<String, String>;

/// What every page of decks needs: the site, who looks, and the title in their language.
#[derive(Clone, Copy)]
pub struct Desk<'a> {
    /// The site.
    pub app: &'a App,
    /// Who looks.
    pub visitor: &'a Visitor,
    /// The title in their language.
    pub entry: &'a Entry,
}

/// The faces of all cards, drawn once for each language.
static FACES: [OnceLock<Vec<String>>; 4] = [const { OnceLock::new() }; 4];

impl<'a> Desk<'a> {
    /// The desk of a visitor.
    pub fn of(app: &'a App, visitor: &'a Visitor) -> Result<Desk<'a>, Trouble> {
        let entry = app.titles(visitor.language).find(TITLE).map_err(|_| Trouble::Lost)?;
        Ok(Desk { app, visitor, entry })
    }

    /// A ready-made deck under the name that people give it.
    pub fn ready(&self, ready: &ReadyDeck) -> Draft {
        let mut draft = Draft::ready(ready);
        draft.deck.name = plain_name(&self.tell(&names::ready_deck(ready)));
        draft
    }

    /// A message of the site without arguments.
    pub fn say(&self, key: &'static str) -> String {
        say(self.app, self.visitor.language, key)
    }

    /// A message of the site.
    pub fn put(&self, message: Message) -> String {
        say_with(self.app, self.visitor.language, message)
    }

    /// A message of the title.
    pub fn tell(&self, message: &Message) -> String {
        self.entry.lexicon.say(message)
    }

    /// A card by its name.
    pub fn name(&self, card: CardId) -> String {
        self.tell(&names::card(card))
    }

    /// A nation by its name.
    pub fn nation(&self, nation: Nation) -> String {
        self.put(Message::new("nation-called").with("nation", nation.word()))
    }

    /// The face of a card in the visitor's language.
    pub fn face(&self, card: CardId) -> PreEscaped<&'static str> {
        let draw = |card| faces::face(card, &|message| self.tell(message)).into_string();
        let all = FACES[self.visitor.language as usize].get_or_init(|| CardId::all().map(draw).collect());
        PreEscaped(all.get(usize::from(card.number()) - 1).map_or("", String::as_str))
    }

    /// The way to a rule.
    pub fn rule(&self, rule: &str) -> Markup {
        rule_link(self.entry, rule)
    }

    /// Why something may not be, each reason with its rule.
    pub fn reasons(&self, refusals: &[Refusal]) -> Markup {
        html! { @for refusal in refusals { li { (self.tell(&refusal.why)) " " (self.rule(refusal.rule)) } } }
    }

    /// A page of decks or cards.
    pub fn page(&self, title: &str, class: &str, body: Markup) -> Markup {
        let head = Head::plain(title, class).shows(TITLE).loads(&["deck_choice.css", "decks.css", "decks.js"]);
        page_with(self.app, self.visitor, head, body)
    }

    /// The decks that the visitor keeps.
    pub async fn kept(&self) -> Result<Kept, StoreError> {
        let Some(keeper) = keeper(self.visitor) else { return Ok(Kept::default()) };
        let mut kept = Kept::default();
        for row in self.app.store.decks(keeper).await? {
            match Draft::read(&row) {
                Some(draft) => kept.decks.push((row, draft)),
                None => kept.unreadable.push(row),
            }
        }
        Ok(kept)
    }
}

/// The decks that somebody keeps.
#[derive(Default)]
pub struct Kept {
    /// Those that can be read.
    pub decks: Vec<(DeckRow, Draft)>,
    /// Those that another edition of the game has written.
    pub unreadable: Vec<DeckRow>,
}

/// Whose decks a visitor sees; none for somebody new.
pub fn keeper(visitor: &Visitor) -> Option<Keeper> {
    match (visitor.account, visitor.session) {
        (Some(account), _) => Some(Keeper::Account(account)),
        (None, Some(session)) => Some(Keeper::Session(session)),
        (None, None) => None,
    }
}

/// Who keeps what a visitor saves now; somebody new gets a session and its cookie.
pub async fn new_keeper(app: &App, visitor: &Visitor) -> Result<(Keeper, Option<HeaderValue>), Trouble> {
    let (holder, cookie): (Holder, _) = visitor.sit(app).await?;
    Ok((Keeper::of(&holder).ok_or(Trouble::Lost)?, cookie))
}

/// Does a script ask, which wants a part of a page?
pub fn by_script(headers: &HeaderMap) -> bool {
    headers.contains_key("x-steppe")
}

/// Choices of a list, the chosen one marked.
pub fn options<T: PartialEq>(choices: impl IntoIterator<Item = (T, &'static str, String)>, chosen: &T) -> Markup {
    html! { @for (value, word, name) in choices { option value=(word) selected[value == *chosen] { (name) } } }
}

/// The years, and any.
pub fn years(any: String) -> impl Iterator<Item = (Option<Year>, &'static str, String)> {
    let named = Year::ALL.map(|year| (Some(year), year.word(), year.word().to_owned()));
    [(None, "", any)].into_iter().chain(named)
}

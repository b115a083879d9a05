//! The desk of a visitor to the pages of decks: the site, the title and its words, and the decks that they keep.

use super::form;
use crate::App;
use crate::pages::cards::{drawings, face};
use crate::pages::{Head, Trouble, page_with, rule_link, say, say_with};
use crate::visitor::Visitor;
use axum::http::{HeaderMap, HeaderValue};
use maud::{Markup, PreEscaped, html};
use store::{DeckRow, Holder, Keeper, StoreError};
use table::decks::{Bears, Deck, DeckRules, ReadyDeck};
use table::{Message, Refusal, Title};
use titles::{Entry, TitleDecks};

/// What every page of decks needs: the site, who looks, and the title in their language.
pub struct Desk<'a> {
    /// The site.
    pub app: &'a App,
    /// Who looks.
    pub visitor: &'a Visitor,
    /// The title in their language.
    pub entry: &'a Entry,
    /// Its decks.
    pub decks: Box<dyn TitleDecks>,
    /// What they are made of.
    pub rules: &'static dyn DeckRules,
}

impl<'a> Desk<'a> {
    /// The desk of a visitor; `Lost` if there is no such title or it has no decks.
    pub fn of(app: &'a App, visitor: &'a Visitor, title: &str) -> Result<Desk<'a>, Trouble> {
        let entry = app.titles(visitor.language).find(title).map_err(|_| Trouble::Lost)?;
        let decks = entry.game.decks().ok_or(Trouble::Lost)?;
        Ok(Desk { app, visitor, entry, rules: decks.rules(), decks })
    }

    /// The title's passport.
    pub fn title(&self) -> &'static Title {
        self.entry.title()
    }

    /// The address of a page of this title's decks.
    pub fn at(&self, page: &str) -> String {
        format!("/decks/{}{page}", self.title().id)
    }

    /// The address of a card's page.
    pub fn card_at(&self, number: u16) -> String {
        format!("/cards/{}/{number}", self.title().id)
    }

    /// The address at which a deck is shown to whoever knows it.
    pub fn shared_at(&self, deck: &Deck) -> String {
        self.at(&format!("/s/{}", self.word(deck)))
    }

    /// The deck in a word.
    pub fn word(&self, deck: &Deck) -> String {
        super::link::write(self.title().id, deck)
    }

    /// The page of a new match in which it is chosen.
    pub fn play_at(&self, deck: &Deck) -> String {
        form::play_address(self.title(), self.rules, deck)
    }

    /// A ready-made deck under the name that people give it.
    pub fn ready(&self, ready: &ReadyDeck) -> Deck {
        Deck { name: form::plain_name(&self.tell(&ready.name)), ..ready.deck.clone() }
    }

    /// What a deck is called, for headings.
    pub fn called(&self, deck: &Deck) -> String {
        if deck.name.is_empty() { self.tell(&self.rules.unnamed(deck)) } else { deck.name.clone() }
    }

    /// The term that says whose cards these are, if there is one.
    pub fn owner_term(&self, deck: &Deck) -> Option<&'static str> {
        self.rules.terms(deck).iter().find(|term| term.bears == Bears::OnPool).map(|term| term.id)
    }

    /// Whose deck it is, in the word of that term.
    pub fn owner<'d>(&self, deck: &'d Deck) -> &'d str {
        self.owner_term(deck).map_or("", |term| deck.term(term))
    }

    /// What a deck is for and how full it is, in a line.
    pub fn purpose(&self, deck: &Deck) -> String {
        let terms = self.rules.terms(deck).into_iter().filter(|term| !deck.term(term.id).is_empty());
        let chosen = terms.filter_map(|term| Some(self.tell(&term.choice(deck.term(term.id))?.name)));
        let spent = self.rules.groups(deck).into_iter().next().map(|group| self.tell(&group.spent.said));
        chosen.chain(spent).collect::<Vec<String>>().join(" · ")
    }

    /// The way to all decks of the title, in words.
    pub fn heading(&self) -> String {
        self.put(Message::new("decks-of").with("title", self.entry.passport().name()))
    }

    /// The way back to all decks of the title.
    pub fn way_back(&self) -> Markup {
        html! { p.where { a href=(self.at("")) { (self.heading()) } } }
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
    pub fn name(&self, number: u16) -> String {
        self.rules.card(number).map_or_else(String::new, |card| self.tell(&card.name))
    }

    /// The face of a card in the visitor's language.
    pub fn face(&self, number: u16) -> PreEscaped<String> {
        face(self.entry, self.visitor.language, number)
    }

    /// Why something may not be, each reason with its rule.
    pub fn reasons(&self, refusals: &[Refusal]) -> Markup {
        html! { @for refusal in refusals { li { (self.tell(&refusal.why)) " " (rule_link(self.entry, refusal.rule)) } } }
    }

    /// A page of decks.
    pub fn page(&self, heading: &str, class: &str, body: Markup) -> Markup {
        let files = ["cards.css", "deck_choice.css", "decks.css", "decks.js"];
        let head = Head::plain(heading, class).shows(self.title().id).loads(&files);
        page_with(self.app, self.visitor, head, html! { (drawings(self.entry)) (body) })
    }

    /// The decks of this title that the visitor keeps.
    pub async fn kept(&self) -> Result<Kept, StoreError> {
        let Some(keeper) = keeper(self.visitor) else { return Ok(Kept::default()) };
        let mut kept = Kept::default();
        for row in self.app.store.decks(keeper).await? {
            match form::read(self.title(), self.rules, &row) {
                Some(deck) => kept.decks.push((row, deck)),
                None if row.deck.title == self.title().id => kept.unreadable.push(row),
                None => {}
            }
        }
        Ok(kept)
    }
}

/// The decks that somebody keeps.
#[derive(Default)]
pub struct Kept {
    /// Those that can be read.
    pub decks: Vec<(DeckRow, Deck)>,
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

//! The encyclopedia: the titles that have cards, all cards of a title to be searched, and each by itself. A title may
//! say more of its cards than their faces do.

use super::finding::Catalogue;
use super::{Fields, Head, Trouble, page_with, rule_link, say, say_with};
use crate::visitor::Visitor;
use crate::{App, Language, decks};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use boards::{CardPage, ListedCard};
use maud::{Markup, PreEscaped, html};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use table::Message;
use titles::Entry;

/// The faces of a title's cards in a language, by their numbers.
type Faces = BTreeMap<u16, String>;

/// The faces that were drawn, by language and title.
static FACES: Mutex<BTreeMap<(&'static str, &'static str), Arc<Faces>>> = Mutex::new(BTreeMap::new());

/// The faces of all cards of a title in a language, drawn once.
fn faces(entry: &Entry, language: Language) -> Arc<Faces> {
    let mut drawn = FACES.lock().unwrap_or_else(PoisonError::into_inner);
    let draw = || {
        let tell = |message: &Message| entry.lexicon.say(message);
        let numbers = entry.game.cards().into_iter().map(|card| card.number);
        Arc::new(numbers.filter_map(|number| Some((number, entry.game.card_face(number, &tell)?))).collect())
    };
    drawn.entry((language.code(), entry.title().id)).or_insert_with(draw).clone()
}

/// The face of a card in a language.
pub fn face(entry: &Entry, language: Language, number: u16) -> PreEscaped<String> {
    PreEscaped(faces(entry, language).get(&number).cloned().unwrap_or_default())
}

/// The drawings that faces of a title's cards refer to.
pub fn drawings(entry: &Entry) -> Markup {
    let definitions = entry.game.card_definitions();
    html! {
        @if !definitions.is_empty() { svg.drawings width="0" height="0" aria-hidden="true" { (PreEscaped(definitions)) } }
    }
}

/// What every page of cards needs: the site, who looks, the title in their language.
struct Shelf<'a> {
    app: &'a App,
    visitor: &'a Visitor,
    entry: &'a Entry,
    cards: Vec<ListedCard>,
}

impl<'a> Shelf<'a> {
    fn of(app: &'a App, visitor: &'a Visitor, title: &str) -> Result<Shelf<'a>, Trouble> {
        let entry = app.titles(visitor.language).find(title).map_err(|_| Trouble::Lost)?;
        let cards = entry.game.cards();
        if cards.is_empty() { Err(Trouble::Lost) } else { Ok(Shelf { app, visitor, entry, cards }) }
    }

    fn say(&self, key: &'static str) -> String {
        say(self.app, self.visitor.language, key)
    }

    fn tell(&self, message: &Message) -> String {
        self.entry.lexicon.say(message)
    }

    fn address(&self) -> String {
        format!("/cards/{}", self.entry.title().id)
    }

    fn page(&self, heading: &str, class: &str, body: Markup) -> Markup {
        let title = self.entry.title().id;
        let head = Head::plain(heading, class).shows(title).loads(&["cards.css", "cards.js"]);
        page_with(self.app, self.visitor, head, html! { (drawings(self.entry)) (body) })
    }
}

/// The titles that have cards.
pub async fn titles(State(app): State<Arc<App>>, visitor: Visitor) -> Markup {
    let entries: Vec<(&Entry, usize)> =
        app.titles(visitor.language).iter().map(|entry| (entry, entry.game.cards().len())).collect();
    let words = |key| say(&app, visitor.language, key);
    let body = html! {
        h1 { (words("cards")) }
        p.lead { (words("cards-lead")) }
        ul.shelf {
            @for (entry, count) in entries.into_iter().filter(|(_, count)| *count > 0) {
                li { a.button href={ "/cards/" (entry.title().id) } { (entry.passport().name()) " (" (count) ")" } }
            }
        }
    };
    page_with(&app, &visitor, Head::plain(&words("cards"), "cards-page").loads(&["cards.css"]), body)
}

/// Shows the cards of a title that are sought; a script gets their numbers.
pub async fn list(
    State(app): State<Arc<App>>,
    Path(title): Path<String>,
    Query(asked): Query<Fields>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let shelf = Shelf::of(&app, &visitor, &title)?;
    let catalogue = Catalogue::of(&app, visitor.language, shelf.entry);
    let sought = catalogue.sought(&asked, None);
    let found = catalogue.choose(&sought, |_| true);
    if headers.contains_key("x-steppe") {
        let numbers: Vec<String> = found.iter().map(u16::to_string).collect();
        return Ok(numbers.join(" ").into_response());
    }
    let drawn = faces(shelf.entry, visitor.language);
    let others = shelf.cards.iter().map(|card| card.number).filter(|number| !found.contains(number));
    let all = found.iter().map(|number| (*number, true)).chain(others.map(|number| (number, false)));
    let name = shelf.entry.passport().name();
    let note = Message::new("cards-note").with("count", shelf.cards.len()).with("title", name.clone());
    let body = html! {
        h1 { (name) ": " (shelf.say("cards")) }
        p.lead { (say_with(&app, visitor.language, note)) }
        form.filters method="get" action=(shelf.address()) data-find {
            (catalogue.fields(&app, visitor.language, &sought, None))
            button data-scriptless { (shelf.say("show")) }
            @if let Some(way) = decks::way(shelf.entry) { a.button href=(way) { (shelf.say("decks")) } }
        }
        p.none hidden[!found.is_empty()] { (shelf.say("no-cards")) }
        div.cards {
            @for (number, shown) in all {
                article data-card=(number) hidden[!shown] {
                    a href={ (shelf.address()) "/" (number) } { (PreEscaped(drawn.get(&number).map_or("", String::as_str))) }
                }
            }
        }
    };
    Ok(shelf.page(&shelf.say("cards"), "cards-page", body).into_response())
}

/// Shows a card by itself.
pub async fn card(
    State(app): State<Arc<App>>,
    Path((title, number)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Markup, Trouble> {
    let shelf = Shelf::of(&app, &visitor, &title)?;
    let number: u16 = number.parse().map_err(|_| Trouble::Lost)?;
    let place = shelf.cards.iter().position(|card| card.number == number).ok_or(Trouble::Lost)?;
    let name = shelf.tell(&shelf.cards[place].name);
    let own = shelf.entry.game.card_page(number, &|message| shelf.tell(message));
    let CardPage { beside, below } = own.unwrap_or_else(|| plain(&shelf, place));
    let way = |to: &ListedCard| format!("{}/{}", shelf.address(), to.number);
    let before = place.checked_sub(1).and_then(|place| shelf.cards.get(place));
    let body = html! {
        nav.turn {
            @if let Some(before) = before { a href=(way(before)) rel="prev" { "← " (shelf.tell(&before.name)) } } @else { span {} }
            a href=(shelf.address()) { (shelf.say("cards")) }
            @if let Some(next) = shelf.cards.get(place + 1) { a href=(way(next)) rel="next" { (shelf.tell(&next.name)) " →" } } @else { span {} }
        }
        div.leaf {
            div.face { (face(shelf.entry, visitor.language, number)) }
            div { h1 { (name) } (PreEscaped(beside)) }
        }
        (PreEscaped(below))
        @if decks::way(shelf.entry).is_some() { (decks::occurs(&app, &visitor, shelf.entry, number)) }
        p {
            a.button href={ "/rules/" (shelf.entry.title().id) } { (shelf.say("rules")) } " "
            @if let Some(way) = decks::way(shelf.entry) { a.button href=(way) { (shelf.say("decks")) } }
        }
    };
    Ok(shelf.page(&name, "cards-page card-page", body))
}

/// What is told of a card whose title adds nothing: its kind, and what is printed on it.
fn plain(shelf: &Shelf, place: usize) -> CardPage {
    let card = &shelf.cards[place];
    let beside = html! {
        p.lead { (shelf.tell(&card.kind)) }
        ul.lines {
            @for line in shelf.entry.game.card_lines(card.number) {
                li { (shelf.tell(&line.message)) " " (rule_link(shelf.entry, line.rule)) }
            }
        }
    };
    CardPage { beside: beside.into_string(), below: String::new() }
}

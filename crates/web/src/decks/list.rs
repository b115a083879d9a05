//! The titles that have decks; my decks of one, its ready-made ones, and the ways to a new one.

use super::{Desk, Kept, import, link};
use crate::App;
use crate::live;
use crate::pages::cards::drawings;
use crate::pages::{Fields, Head, Trouble, ago, page_with, say};
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use std::collections::BTreeSet;
use std::sync::Arc;
use store::DeckRow;
use table::Message;
use table::decks::{Deck, ReadyDeck};

/// So many ready-made decks are searched; fewer are seen at a glance.
const MANY: usize = 12;

/// The titles that have decks, each with the visitor's own.
pub async fn titles(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Markup, Trouble> {
    let words = |key| say(&app, visitor.language, key);
    let mut titles = Vec::new();
    for entry in app.titles(visitor.language).iter() {
        if let Ok(desk) = Desk::of(&app, &visitor, entry.title().id) {
            let kept = desk.kept().await?;
            titles.push((desk, kept));
        }
    }
    let body = html! {
        h1 { (words("decks")) }
        p.lead { (words("decks-note")) }
        @for (desk, kept) in &titles {
            section.of-title {
                (drawings(desk.entry))
                div.first {
                    div {
                        h2 { a href=(desk.at("")) { (desk.entry.passport().name()) } }
                        p { (desk.tell(&desk.rules.introduction())) }
                        (ways(desk))
                    }
                    (fan(desk))
                }
                @if !kept.decks.is_empty() { ul.decklist { @for (row, deck) in &kept.decks { (mine(desk, row, deck)) } } }
            }
        }
    };
    let heading = words("decks");
    let mut head = Head::plain(&heading, "decks").loads(&["cards.css", "decks.css", "decks.js"]);
    for (desk, _) in &titles {
        head = head.shows(desk.title().id);
    }
    Ok(page_with(&app, &visitor, head, body))
}

/// So many cards are fanned out.
const FANNED: usize = 5;

/// The strongest card of each kind, fanned out, of one owner and of the other in turn: what one builds with.
fn fan(desk: &Desk) -> Markup {
    let pools: Vec<BTreeSet<u16>> = desk
        .rules
        .beginnings()
        .iter()
        .map(|(deck, _)| desk.rules.pool(deck).iter().map(|card| card.number).collect())
        .collect();
    let strongest = |(place, (kind, _)): (usize, (&'static str, Message))| {
        let of_kind = desk.rules.cards().iter().filter(|card| card.kind == kind);
        let owned = of_kind.filter(|card| pools[place % pools.len()].contains(&card.number));
        owned.max_by_key(|card| card.cost).map(|card| card.number)
    };
    let kinds = desk.rules.kinds().into_iter().enumerate();
    let numbers: Vec<u16> = kinds.filter_map(strongest).take(FANNED).collect();
    html! {
        div.fan aria-hidden="true" { @for number in numbers { (desk.face(number)) } }
    }
}

/// Shows the decks of a title.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(title): Path<String>,
    Query(asked): Query<Fields>,
    visitor: Visitor,
) -> Result<Markup, Trouble> {
    let desk = Desk::of(&app, &visitor, &title)?;
    let gone = asked.get("gone").and_then(|word| link::read(desk.title().id, desk.rules, word).ok());
    let kept = desk.kept().await?;
    Ok(page(&desk, &kept, &asked, gone, None))
}

/// The page, with the deck that was just thrown away and what was wrong with a text.
pub fn page(desk: &Desk, kept: &Kept, asked: &Fields, gone: Option<Deck>, wrong: Option<import::Wrong>) -> Markup {
    let heading = desk.heading();
    let body = html! {
        h1 { (heading) }
        @if let Some(gone) = gone { (undo(desk, &gone)) }
        p.lead { (desk.tell(&desk.rules.introduction())) " " (desk.say("decks-note")) }
        (ways(desk))
        @if wrong.is_some() { (import(desk, wrong)) (my_decks(desk, kept)) } @else { (my_decks(desk, kept)) (import(desk, None)) }
        (ready_made(desk, asked))
    };
    desk.page(&heading, "decks", body)
}

/// The ways to a new deck, and to the cards.
fn ways(desk: &Desk) -> Markup {
    html! {
        nav.go aria-label=(desk.heading()) {
            @for (deck, name) in desk.rules.beginnings() {
                @let owner = desk.owner_term(&deck).map_or_else(String::new, |term| format!("?{term}={}", deck.term(term)));
                a.button.main href=(desk.at(&format!("/build{owner}"))) { (desk.tell(&name)) }
            }
            a.button href={ "/cards/" (desk.title().id) } { (desk.say("cards")) }
            a.button href={ "/rules/" (desk.title().id) } { (desk.say("rules")) }
        }
    }
}

fn my_decks(desk: &Desk, kept: &Kept) -> Markup {
    html! {
        section {
            h2 { (desk.say("my-decks")) }
            @if kept.decks.is_empty() { p { (desk.say("my-decks-none")) } }
            ul.decklist {
                @for (row, deck) in &kept.decks { (mine(desk, row, deck)) }
                @for row in &kept.unreadable {
                    li { div.about { b { (row.deck.name) } small.error { (desk.say("deck-unreadable")) } } div.deeds { (throw(desk, row)) } }
                }
            }
        }
    }
}

/// What was typed comes first if something is wrong with it.
fn import(desk: &Desk, wrong: Option<import::Wrong>) -> Markup {
    html! { details.import #import open[wrong.is_some()] { summary { (desk.say("deck-import")) } (import::form(desk, wrong)) } }
}

fn throw(desk: &Desk, row: &DeckRow) -> Markup {
    html! { form method="post" action=(desk.at("/drop")) { button name="id" value=(row.id) { (desk.say("deck-drop")) } } }
}

fn undo(desk: &Desk, gone: &Deck) -> Markup {
    html! {
        form.note method="post" action=(desk.at("/keep")) {
            (desk.put(Message::new("deck-gone").with("name", desk.called(gone)))) " "
            (held(desk, gone))
            button { (desk.say("undo")) }
        }
    }
}

/// A deck in the hidden field of a form.
pub fn held(desk: &Desk, deck: &Deck) -> Markup {
    html! { input type="hidden" name="deck" value=(desk.word(deck)); }
}

fn mine(desk: &Desk, row: &DeckRow, deck: &Deck) -> Markup {
    let problems = desk.rules.check(deck).len();
    let open = desk.at(&format!("/build?id={}", row.id));
    html! {
        li class=(desk.owner(deck)) data-deck=(row.id) {
            div.about {
                a.called href=(open) { (deck.name) }
                small { (desk.purpose(deck)) }
                small {
                    @if problems == 0 { span.good { (desk.say("deck-ok")) } }
                    @else { span.error { (desk.put(Message::new("deck-problems").with("count", problems))) } }
                    " · " (ago(desk.app, desk.visitor.language, live::now(), row.saved))
                }
            }
            div.deeds {
                a.button href=(open) { (desk.say("deck-open")) }
                @if problems == 0 { a.button href=(desk.play_at(deck)) { (desk.say("deck-play")) } }
                a.button href=(desk.shared_at(deck)) { (desk.say("deck-share")) }
                form method="post" action=(desk.at("/keep")) { (held(desk, deck)) button name="copy" value="on" { (desk.say("copy")) } }
                (throw(desk, row))
            }
        }
    }
}

/// The ready-made decks, those that are asked for.
fn ready_made(desk: &Desk, asked: &Fields) -> Markup {
    let all = desk.rules.ready_made();
    let many = all.len() > MANY;
    let wanted = |ready: &ReadyDeck| {
        let differs = |(term, word): (&String, &String)| asked.get(term).is_some_and(|it| !it.is_empty() && it != word);
        !many || !ready.deck.terms.iter().any(differs)
    };
    let found: Vec<&ReadyDeck> = all.iter().filter(|ready| wanted(ready)).collect();
    html! {
        section #ready {
            h2 { (desk.say("ready-decks")) }
            p { (desk.say("ready-decks-note")) }
            @if many {
                form.filters method="get" action=(desk.at("#ready")) {
                    (filters(desk, &all, asked))
                    button { (desk.say("show")) }
                    span { (desk.put(Message::new("decks-found").with("count", found.len()))) }
                }
            }
            ul.decklist.ready { @for deck in found { (ready(desk, deck)) } }
        }
    }
}

/// The terms in which the ready-made decks differ.
fn filters(desk: &Desk, all: &[ReadyDeck], asked: &Fields) -> Markup {
    let words = |id: &str| all.iter().map(|ready| ready.deck.term(id)).collect::<BTreeSet<&str>>();
    let blank = super::form::blank(desk.rules);
    let terms = desk.rules.terms(&blank).into_iter().filter(|term| words(term.id).len() > 1);
    html! {
        @for term in terms {
            label { (desk.tell(&term.name))
                select name=(term.id) {
                    option value="" { (desk.say("any")) }
                    @for choice in term.choices.iter().filter(|choice| !choice.word.is_empty()) {
                        option value=(choice.word) selected[asked.get(term.id).is_some_and(|word| word == choice.word)] { (desk.tell(&choice.name)) }
                    }
                }
            }
        }
    }
}

fn ready(desk: &Desk, ready: &ReadyDeck) -> Markup {
    let deck = desk.ready(ready);
    let look = desk.at(&format!("/ready/{}", ready.id));
    let cards: usize = ready.parts.iter().map(|(_, pile)| pile.len()).sum();
    let settled = deck.is_settled(desk.rules);
    html! {
        li class=(desk.owner(&deck)) {
            div.about {
                a.called href=(look) { (deck.name) }
                small { (desk.put(Message::new("cards-in-deck").with("count", cards))) }
            }
            div.deeds {
                a.button href=(look) { (desk.say("deck-look")) }
                @if settled { a.button href=(desk.at(&format!("/build?ready={}", ready.id))) { (desk.say("deck-change")) } }
                @if settled && desk.rules.check(&deck).is_empty() { a.button href=(desk.play_at(&deck)) { (desk.say("deck-play")) } }
            }
        }
    }
}

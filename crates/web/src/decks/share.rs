//! A deck to look at: one that was shared by a link, or a ready-made one. Printed, it is a sheet of cards.

use super::{Desk, builder, figures, link, list};
use crate::App;
use crate::pages::Trouble;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;
use table::decks::{Deck, Pile};

/// Shows the deck that a link stands for.
pub async fn show(
    State(app): State<Arc<App>>,
    Path((title, word)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let desk = Desk::of(&app, &visitor, &title)?;
    let deck = match link::read(desk.title().id, desk.rules, &word) {
        Ok(deck) => deck,
        Err(why) => return Ok(builder::damaged(&desk, &why)),
    };
    let problems = desk.rules.check(&deck);
    let groups = desk.rules.groups(&deck);
    let name = desk.called(&deck);
    let body = html! {
        (desk.way_back())
        h1 { (name) }
        p.lead { (desk.purpose(&deck)) }
        @if !problems.is_empty() { ul.problems { (desk.reasons(&problems)) } }
        (deeds(&desk, &deck))
        div.copy {
            input readonly value=(desk.shared_at(&deck)) data-address aria-label=(desk.say("deck-share"));
            button type="button" data-copy=(desk.say("copied")) hidden { (desk.say("copy")) }
        }
        @for (group, pile) in groups.iter().zip(&deck.piles) {
            @if groups.len() > 1 { h2 { (desk.tell(&group.name)) } }
            (sheet(&desk, pile))
        }
        (figures::show(&desk, &deck))
    };
    Ok(desk.page(&name, "decks shown", body).into_response())
}

/// What one can do with somebody's deck.
fn deeds(desk: &Desk, deck: &Deck) -> Markup {
    let address = desk.shared_at(deck);
    html! {
        div.deeds {
            form method="post" action=(desk.at("/keep")) { (list::held(desk, deck)) button.main { (desk.say("deck-take-over")) } }
            a.button href=(desk.at(&format!("/build?deck={}", desk.word(deck)))) { (desk.say("deck-change")) }
            @if desk.rules.check(deck).is_empty() { a.button href=(desk.play_at(deck)) { (desk.say("deck-play")) } }
            a.button href={ (address) "/deck.txt" } download { (desk.say("deck-download")) }
            button type="button" data-print hidden { (desk.say("print")) }
        }
    }
}

/// The cards face up, each with how many there are, in the order of the list.
fn sheet(desk: &Desk, pile: &Pile<u16>) -> Markup {
    let mut entries: Vec<(u16, u8)> = pile.entries().collect();
    entries.sort_by_key(|(card, _)| desk.rules.card(*card).and_then(|card| card.ranks.first().copied()));
    html! {
        div.cards.sheet {
            @for (card, count) in entries { article { a href=(desk.card_at(card)) { (desk.face(card)) } div.many { b { "× " (count) } } } }
        }
    }
}

/// The deck that a link stands for, as a text file.
pub async fn text(
    State(app): State<Arc<App>>,
    Path((title, word)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let desk = Desk::of(&app, &visitor, &title)?;
    let deck = match link::read(desk.title().id, desk.rules, &word) {
        Ok(deck) => deck,
        Err(why) => return Ok(builder::damaged(&desk, &why)),
    };
    let plain: String =
        deck.name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '.' { c } else { '-' }).collect();
    let plain = plain.trim_matches(['-', '.']);
    let name = format!("attachment; filename=\"{}.txt\"", if plain.is_empty() { "deck" } else { plain });
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, name)], super::text::write(desk.rules, &deck)).into_response())
}

/// Shows a ready-made deck, part by part.
pub async fn ready(
    State(app): State<Arc<App>>,
    Path((title, id)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Markup, Trouble> {
    let desk = Desk::of(&app, &visitor, &title)?;
    let ready = desk.rules.ready_made().into_iter().find(|ready| ready.id == id).ok_or(Trouble::Lost)?;
    let deck = desk.ready(&ready);
    let whole = deck.clone().with_piles([ready.parts.iter().flat_map(|(_, pile)| pile.cards()).collect()]);
    let body = html! {
        (desk.way_back())
        h1 { (deck.name) }
        p.lead { (desk.purpose(&deck)) }
        @if deck.is_settled(desk.rules) { (deeds(&desk, &deck)) }
        @for (name, pile) in &ready.parts {
            @if ready.parts.len() > 1 { h2 { (desk.tell(name)) } }
            (sheet(&desk, pile))
        }
        (figures::show(&desk, &whole))
    };
    Ok(desk.page(&deck.name, "decks shown", body))
}

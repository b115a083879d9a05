//! The encyclopedia: all cards, to be searched.

use super::filter::Filter;
use super::{Desk, Fields, by_script};
use crate::App;
use crate::pages::Trouble;
use crate::visitor::Visitor;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use maud::html;
use std::sync::Arc;
use table::Message;
use tank_commander::pieces::{CARDS, CardId};

/// Shows the cards that are sought; a script gets their numbers.
pub async fn show(
    State(app): State<Arc<App>>,
    Query(asked): Query<Fields>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let desk = Desk::of(&app, &visitor)?;
    let filter = Filter::read(&asked);
    let found = filter.choose(&desk, CardId::all());
    if by_script(&headers) {
        let numbers: Vec<String> = found.iter().map(|card| card.number().to_string()).collect();
        return Ok(numbers.join(" ").into_response());
    }
    let others = CardId::all().filter(|card| !found.contains(card));
    let faces = found.iter().copied().map(|card| (card, true)).chain(others.map(|card| (card, false)));
    let body = html! {
        h1 { (desk.say("cards")) }
        p.lead { (desk.put(Message::new("cards-note").with("count", CARDS))) }
        form.filters method="get" action="/cards" data-find {
            (filter.fields(&desk, true))
            button data-scriptless { (desk.say("show")) }
            a.button href="/decks" { (desk.say("decks")) }
        }
        p.none hidden[!found.is_empty()] { (desk.say("no-cards")) }
        div.cards {
            @for (card, shown) in faces {
                article data-card=(card.number()) hidden[!shown] { a href={ "/cards/" (card.number()) } { (desk.face(card)) } }
            }
        }
    };
    Ok(desk.page(&desk.say("cards"), "decks cards-page", body).into_response())
}

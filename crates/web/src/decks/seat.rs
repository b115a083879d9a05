//! A deck in a match: prepared until the seat is asked, or taken at the table. Nobody but the seat ever hears which
//! one.

use super::{Desk, builder, by_script, form};
use crate::App;
use crate::live::{ActedBy, Inside, Refused};
use crate::pages::{Fields, Trouble, find, refused};
use crate::posts::{go, own_seat};
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde_json::{Value, json};
use std::sync::Arc;
use store::MatchId;
use table::decks::{Bears, Deck, DeckDue, Term};
use table::{Deed, Message, Refusal, Seat};
use titles::Hosted;

/// The actions by which the seat that decides takes the deck that it has prepared; nothing if that does not fit:
/// then the player decides.
pub fn prepared_actions(game: &dyn Hosted, seat: Seat, deck: &Value) -> Option<Vec<Value>> {
    game.deck_actions(seat, &serde_json::from_value(deck.clone()).ok()?).ok()
}

// --- At the table

/// The way to one's decks, for a seat that has to build one.
pub fn offer(app: &App, language: crate::Language, inside: &Inside, seat: Seat) -> Markup {
    let asked = inside.game.as_deref().and_then(|game| game.deck_due(seat));
    html! {
        @if asked.is_some() && inside.ready().is_none() {
            p.decks { a.button href={ "/m/" (inside.row.id) "/decks?as=" (seat.0) } data-decks { (crate::pages::say(app, language, "deck-choose")) } }
        }
    }
}

/// Which seat.
#[derive(Debug, serde::Deserialize)]
pub struct SeatQuery {
    #[serde(rename = "as")]
    seat: u8,
}

/// The decks that a seat may take, and why not the others.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(wanted): Query<SeatQuery>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Markup, Trouble> {
    let live = find(&app, &id).await?;
    let seat = own_seat(&visitor, &live, wanted.seat).await?;
    let title = live.inside.read().await.row.title.clone();
    let desk = Desk::of(&app, &visitor, &title)?;
    let kept = desk.kept().await?.decks;
    let inside = live.inside.read().await;
    let asked = inside.game.as_deref().and_then(|game| game.deck_due(seat));
    let Some((due, terms)) = asked else {
        return Err(refused(StatusCode::CONFLICT, "deck-late"));
    };
    let waits = inside.prepared.iter().find(|(of, _)| *of == seat).and_then(|(_, deck)| deck["name"].as_str());
    let offered = Offered::of(&desk, &terms, kept.into_iter().map(|(_, deck)| deck));
    let take = |deck: &Deck| take(&desk, live.id, seat, deck);
    let body = html! {
        section.table-decks {
            h2 { (desk.say("deck-choose")) }
            @if due == DeckDue::Later { p { (desk.say("deck-later")) } }
            @if let Some(name) = waits { p.good { (desk.put(Message::new("deck-laid-up").with("name", name.to_owned()))) } }
            @if offered.fitting.is_empty() { p { (desk.say("no-deck-fits")) } }
            ul { @for deck in &offered.fitting { li { (take(deck)) } } }
            @if !offered.ready.is_empty() {
                details { summary { (desk.say("ready-decks")) } ul { @for deck in &offered.ready { li { (take(deck)) } } } }
            }
            @if !offered.others.is_empty() {
                details {
                    summary { (desk.put(Message::new("decks-unfit").with("count", offered.others.len()))) }
                    ul { @for (deck, problems) in &offered.others { li { b { (deck.name) } ul.problems { (desk.reasons(problems)) } } } }
                }
            }
            p { a.button href=(desk.at(&format!("/build?match={}&as={}", live.id, seat.0))) { (desk.say("deck-build-here")) } }
        }
    };
    if by_script(&headers) {
        return Ok(body);
    }
    let heading = desk.say("deck-choose");
    let body = html! {
        h1 { (desk.purpose(&terms)) }
        (body)
        p { a.button href={ "/m/" (live.id) "?as=" (seat.0) } { (desk.say("back")) } }
    };
    Ok(desk.page(&heading, "plain decks", body))
}

/// The decks for a seat, on the terms of its match.
struct Offered {
    fitting: Vec<Deck>,
    ready: Vec<Deck>,
    others: Vec<(Deck, Vec<Refusal>)>,
}

impl Offered {
    fn of(desk: &Desk, terms: &Deck, kept: impl Iterator<Item = Deck>) -> Offered {
        let bind = |deck: &Deck| {
            let mut bound = deck.on_terms_of(terms);
            bound.settle(desk.rules);
            let problems = desk.rules.check(&bound);
            (bound, problems)
        };
        let same_owner = kept.filter(|deck| desk.owner(deck) == desk.owner(terms)).map(|deck| bind(&deck));
        let (fitting, others): (Vec<_>, Vec<_>) = same_owner.partition(|(_, problems)| problems.is_empty());
        let asked: Vec<Term> =
            desk.rules.terms(terms).into_iter().filter(|term| term.bears != Bears::OnFaults).collect();
        let made_for = |deck: &Deck| asked.iter().all(|term| deck.term(term.id) == terms.term(term.id));
        let ready = desk.rules.ready_made().into_iter().filter(|ready| made_for(&ready.deck));
        let ready = ready.map(|ready| bind(&desk.ready(&ready))).filter(|(_, problems)| problems.is_empty());
        let decks = |of: Vec<(Deck, Vec<Refusal>)>| of.into_iter().map(|(deck, _)| deck).collect();
        Offered { fitting: decks(fitting), ready: decks(ready.collect()), others }
    }
}

fn take(desk: &Desk, id: MatchId, seat: Seat, deck: &Deck) -> Markup {
    let spent = desk.rules.groups(deck).into_iter().next().map(|group| desk.tell(&group.spent.said));
    html! {
        form method="post" action={ "/m/" (id) "/deck" } {
            input type="hidden" name="seat" value=(seat.0);
            input type="hidden" name="deck" value=(desk.word(deck));
            button { b { (deck.name) } " " small { (spent.unwrap_or_default()) } }
        }
    }
}

/// A seat takes a deck: now, or as soon as it is asked.
pub async fn post(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Result<Response, Trouble> {
    let live = find(&app, &id).await?;
    let bad_form = || refused(StatusCode::BAD_REQUEST, "bad-form");
    let seat = fields.get("seat").and_then(|seat| seat.parse().ok()).ok_or_else(bad_form)?;
    let seat = own_seat(&visitor, &live, seat).await?;
    let title = live.inside.read().await.row.title.clone();
    let desk = Desk::of(&app, &visitor, &title)?;
    let deck = match form::from_word(desk.title(), desk.rules, &fields) {
        Some(Ok(deck)) => deck,
        Some(Err(why)) => return Ok(builder::damaged(&desk, &why)),
        None => form::from_form(desk.rules, &fields).ok_or_else(bad_form)?,
    };
    let late = || refused(StatusCode::CONFLICT, "deck-late");
    let (token, actions) = {
        let inside = live.inside.read().await;
        let game = inside.game.as_deref().ok_or_else(|| refused(StatusCode::CONFLICT, "not-playing"))?;
        let (due, terms) = game.deck_due(seat).ok_or_else(late)?;
        let bound = deck.on_terms_of(&terms);
        let actions = match due {
            DeckDue::Now => game.deck_actions(seat, &bound).map(Some),
            DeckDue::Later => match desk.rules.check(&bound) {
                none if none.is_empty() => Ok(None),
                refusals => Err(refusals),
            },
        };
        match actions {
            Ok(actions) => (inside.token(), actions),
            Err(refusals) if refusals.is_empty() => return Err(late()),
            Err(refusals) => return Ok(unfit(&desk, &live.id, seat, &refusals, by_script(&headers))),
        }
    };
    let script = by_script(&headers);
    let Some(actions) = actions else {
        live.prepare(&app, seat, Some(json!(deck))).await?;
        let ready = desk.put(Message::new("deck-laid-up").with("name", desk.called(&deck)));
        return Ok(if script { ready.into_response() } else { back(live.id, seat) });
    };
    let deeds = actions.into_iter().map(Deed::Act).collect();
    match live.enter(&app, ActedBy::Person, seat, Some(&token), deeds).await {
        Ok(()) if script => Ok(StatusCode::NO_CONTENT.into_response()),
        Ok(()) => Ok(back(live.id, seat)),
        Err(Refused::Store(error)) => Err(error.into()),
        Err(_) => Err(refused(StatusCode::CONFLICT, "stale")),
    }
}

/// Back to the table.
fn back(id: MatchId, seat: Seat) -> Response {
    go(&format!("/m/{id}?as={}", seat.0), None)
}

/// Why a deck cannot be taken: every reason.
fn unfit(desk: &Desk, id: &MatchId, seat: Seat, refusals: &[Refusal], script: bool) -> Response {
    if script {
        let all: Vec<String> = refusals.iter().map(|refusal| desk.tell(&refusal.why)).collect();
        let rule = refusals.first().map_or("", |refusal| refusal.rule);
        return (StatusCode::UNPROCESSABLE_ENTITY, format!("{rule}\n{}", all.join(" "))).into_response();
    }
    let body = html! {
        h1 { (desk.say("deck-unfit")) }
        ul.problems { (desk.reasons(refusals)) }
        p { a.button href={ "/m/" (id) "/decks?as=" (seat.0) } { (desk.say("deck-choose")) } }
    };
    (StatusCode::UNPROCESSABLE_ENTITY, desk.page(&desk.say("deck-unfit"), "plain decks", body)).into_response()
}

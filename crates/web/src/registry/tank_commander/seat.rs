//! A deck in a match: prepared until the seat is asked, or taken at the table. Nobody but the seat ever hears which
//! one.

use super::bench::game;
use super::draft::Draft;
use super::{Desk, Fields, builder, by_script};
use crate::App;
use crate::live::{ActedBy, Inside, Refused};
use crate::pages::{Trouble, find, refused};
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
use table::{Deed, Match, Message, Refusal, Rules, Seat};
use tank_commander::data::DATA;
use tank_commander::decks::{Deck, DeckDue, Terms};
use tank_commander::{TankCommander, names};
use titles::Hosted;

/// The actions by which the seat that decides takes the deck that it has prepared; nothing if that does not fit:
/// then the player decides.
pub fn prepared_actions(game: &dyn Hosted, seat: Seat, deck: &Value) -> Option<Vec<Value>> {
    let draft: Draft = serde_json::from_value(deck.clone()).ok()?;
    let game: &Match<TankCommander> = game.as_any().downcast_ref()?;
    brought(game, seat, &draft.deck).ok()
}

/// The actions of a deck, tried out on a copy of the match.
fn brought(game: &Match<TankCommander>, seat: Seat, deck: &Deck) -> Result<Vec<Value>, Vec<Refusal>> {
    let actions = deck.taking_actions(&TankCommander::view(game.state(), Some(seat)), seat)?;
    let mut copy = game.clone();
    for action in &actions {
        copy.act(seat, *action).map_err(|error| match error {
            table::MatchError::Refused(refusal) => vec![refusal],
            _ => vec![Refusal::new("TC-20.1", NOT_ASKED)],
        })?;
    }
    Ok(actions.into_iter().map(|action| json!(action)).collect())
}

/// A message of the title.
const NOT_ASKED: &str = "deck-not-asked";

// --- At the table

/// The way to one's decks, for a seat that has to build one.
pub fn offer(app: &App, language: crate::Language, inside: &Inside, seat: Seat) -> Markup {
    let asked = game(inside).and_then(|game| Terms::at(&game.state().table, seat));
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
    let desk = Desk::of(&app, &visitor)?;
    let live = find(&app, &id).await?;
    let seat = own_seat(&visitor, &live, wanted.seat).await?;
    let kept = desk.kept().await?.decks;
    let inside = live.inside.read().await;
    let table = game(&inside).map(|game| &game.state().table);
    let asked = table.and_then(|table| Some((table, Terms::at(table, seat)?)));
    let Some((table, (when, nation, terms))) = asked else {
        return Err(refused(StatusCode::CONFLICT, "deck-late"));
    };
    let bind = |draft: &Draft| {
        let mut draft = draft.clone();
        draft.bind(table, seat);
        let problems = draft.problems();
        (draft, problems)
    };
    let of_nation = kept.iter().filter(|(_, draft)| draft.deck.nation == nation).map(|(_, draft)| bind(draft));
    let (fitting, others): (Vec<_>, Vec<_>) = of_nation.partition(|(_, problems)| problems.is_empty());
    let ready = DATA
        .decks
        .iter()
        .filter(|ready| (ready.scenario, ready.nation) == (terms.scenario, nation) && (ready.role == terms.role));
    let ready: Vec<(Draft, Vec<Refusal>)> =
        ready.map(|ready| bind(&desk.ready(ready))).filter(|(_, problems)| problems.is_empty()).collect();
    let waits = inside.prepared.iter().find(|(of, _)| *of == seat).and_then(|(_, deck)| deck["deck"]["name"].as_str());
    let take = |draft: &Draft| take(&desk, live.id, seat, draft);
    let body = html! {
        section.table-decks {
            h2 { (desk.say("deck-choose")) }
            @if when == DeckDue::Later { p { (desk.say("deck-later")) } }
            @if let Some(name) = waits { p.good { (desk.put(Message::new("deck-laid-up").with("name", name.to_owned()))) } }
            @if fitting.is_empty() { p { (desk.say("no-deck-fits")) } }
            ul { @for (draft, _) in &fitting { li { (take(draft)) } } }
            @if !ready.is_empty() {
                details { summary { (desk.say("ready-decks")) } ul { @for (draft, _) in &ready { li { (take(draft)) } } } }
            }
            @if !others.is_empty() {
                details {
                    summary { (desk.put(Message::new("decks-unfit").with("count", others.len()))) }
                    ul { @for (draft, problems) in &others { li { b { (draft.deck.name) } ul.problems { (desk.reasons(problems)) } } } }
                }
            }
            p { a.button href={ "/decks/build?match=" (live.id) "&as=" (seat.0) } { (desk.say("deck-build-here")) } }
        }
    };
    if by_script(&headers) {
        return Ok(body);
    }
    let title = desk.say("deck-choose");
    let body = html! {
        h1 { (desk.nation(nation)) " · " (desk.tell(&names::scenario(terms.scenario))) }
        (body)
        p { a.button href={ "/m/" (live.id) "?as=" (seat.0) } { (desk.say("back")) } }
    };
    Ok(desk.page(&title, "plain decks", body))
}

fn take(desk: &Desk, id: MatchId, seat: Seat, draft: &Draft) -> Markup {
    html! {
        form method="post" action={ "/m/" (id) "/deck" } {
            input type="hidden" name="seat" value=(seat.0);
            input type="hidden" name="deck" value=(draft.deck.to_link());
            button { b { (draft.deck.name) } " " small { (super::pane::spent(desk, draft.deck.cards.points(), draft.deck.budget)) } }
        }
    }
}

/// A seat takes a deck: now, or as soon as it is asked.
pub async fn post(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Result<Response, Trouble> {
    let desk = Desk::of(&app, &visitor)?;
    let live = find(&app, &id).await?;
    let seat = form.get("seat").and_then(|seat| seat.parse().ok());
    let seat = own_seat(&visitor, &live, seat.ok_or(refused(StatusCode::BAD_REQUEST, "bad-form"))?).await?;
    let draft = match Draft::from_address(&form) {
        Some(Ok(draft)) => draft,
        Some(Err(why)) => return Ok(builder::damaged(&desk, &why)),
        None => Draft::from_form(&form).ok_or(refused(StatusCode::BAD_REQUEST, "bad-form"))?,
    };
    let (token, actions) = {
        let inside = live.inside.read().await;
        let game = game(&inside).ok_or(refused(StatusCode::CONFLICT, "not-playing"))?;
        let Some((when, nation, terms)) = Terms::at(&game.state().table, seat) else {
            return Err(refused(StatusCode::CONFLICT, "deck-late"));
        };
        let actions = match when {
            DeckDue::Now => brought(game, seat, &draft.deck).map(Some),
            DeckDue::Later => match (Deck { nation, ..draft.deck.clone() }).check(&terms) {
                none if none.is_empty() => Ok(None),
                refusals => Err(refusals),
            },
        };
        match actions {
            Ok(actions) => (inside.token(), actions),
            Err(refusals) => return Ok(unfit(&desk, &live.id, seat, &refusals, by_script(&headers))),
        }
    };
    let script = by_script(&headers);
    let Some(actions) = actions else {
        live.prepare(&app, seat, Some(json!(draft))).await?;
        let ready = desk.put(Message::new("deck-laid-up").with("name", draft.deck.name));
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

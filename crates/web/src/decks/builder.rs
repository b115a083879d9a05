//! The builder: cards on the one side, the deck on the other, every violation named as it arises.

use super::bench::{Bench, Wish};
use super::form::{self, NAME_LENGTH};
use super::pool::{self, Pool};
use super::{Desk, by_script, keep, keeper, pane};
use crate::App;
use crate::pages::{Fields, Trouble, refused};
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;
use store::{DeckId, MatchId};
use table::decks::{Bears, Deck};
use table::{Message, Seat};

/// Opens the builder: on a kept deck (`id`), a deck in the address (`deck`), a ready-made one (`ready`), for a
/// seat of a match (`match`, `as`), or on no cards and the terms that are named.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(title): Path<String>,
    Query(asked): Query<Fields>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let desk = Desk::of(&app, &visitor, &title)?;
    let text = |key: &str| asked.get(key).map_or("", String::as_str);
    let mut bench = match kept(&desk, text("id")).await? {
        Some(bench) => bench,
        None => match form::from_word(desk.title(), desk.rules, &asked) {
            Some(Err(why)) => return Ok(damaged(&desk, &why)),
            Some(Ok(deck)) => Bench::with(deck),
            None => Bench::with(begun(&desk, &asked)),
        },
    };
    bench.seat = MatchId::parse(text("match")).zip(text("as").parse().ok().map(Seat));
    bench.bind(&app, &desk).await?;
    let news = match text("done") {
        "saved" => Some(desk.say("deck-saved")),
        "copied" => Some(desk.say("deck-copied")),
        "read" => Some(desk.say("deck-read")),
        _ => None,
    };
    Ok(page(&desk, &bench, news, None).into_response())
}

/// A deck that is kept; `Lost` if there is none of this name that is theirs.
async fn kept(desk: &Desk<'_>, id: &str) -> Result<Option<Bench>, Trouble> {
    if id.is_empty() {
        return Ok(None);
    }
    let (id, keeper) = DeckId::parse(id).zip(keeper(desk.visitor)).ok_or(Trouble::Lost)?;
    let row = desk.app.store.deck(keeper, id).await?.ok_or(Trouble::Lost)?;
    let deck = form::read(desk.title(), desk.rules, &row).ok_or(refused(StatusCode::CONFLICT, "deck-unreadable"))?;
    Ok(Some(Bench { place: Some((id, row.revision)), ..Bench::with(deck) }))
}

/// A ready-made deck, or one without cards on the terms that are wished.
fn begun(desk: &Desk, asked: &Fields) -> Deck {
    let wanted = asked.get("ready");
    let ready = desk.rules.ready_made().into_iter().find(|ready| wanted.is_some_and(|id| ready.id == id));
    match ready.filter(|ready| ready.deck.is_settled(desk.rules)) {
        Some(ready) => desk.ready(&ready),
        None => form::on_terms(desk.rules, asked).unwrap_or_else(|| form::blank(desk.rules)),
    }
}

/// The page for a link that holds no deck.
pub fn damaged(desk: &Desk, why: &Message) -> Response {
    let body = html! { h1 { (desk.put(why.clone())) } p { a.button href=(desk.at("")) { (desk.say("decks")) } } };
    (StatusCode::UNPROCESSABLE_ENTITY, desk.page(&desk.say("decks"), "plain", body)).into_response()
}

/// Works on the deck. A script gets the deck's side of the page, a form the whole page.
pub async fn work(
    State(app): State<Arc<App>>,
    Path(title): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Result<Response, Trouble> {
    let desk = Desk::of(&app, &visitor, &title)?;
    let wish = Wish::read(desk.rules, form.get("do").map_or("", String::as_str));
    let (Some(mut bench), Some(wish)) = (Bench::read(&desk, &form), wish) else {
        return Err(refused(StatusCode::BAD_REQUEST, "bad-form"));
    };
    bench.bind(&app, &desk).await?;
    match wish {
        Wish::Save | Wish::Copy => return keep::save(&desk, bench, wish).await,
        wish => bench.act(desk.rules, wish),
    }
    Ok(if by_script(&headers) {
        pane::show(&desk, &bench, &Pool::of(&desk, &bench)).into_response()
    } else {
        page(&desk, &bench, None, None).into_response()
    })
}

/// The page, with news of what was done and of what was wrong.
pub fn page(desk: &Desk, bench: &Bench, done: Option<String>, wrong: Option<String>) -> Markup {
    let cards = Pool::of(desk, bench);
    let body = html! {
        form.workshop method="post" action=(desk.at("/build")) data-workshop data-changed[bench.before.is_some()] {
            button.quiet name="do" value="check" { (desk.say("deck-check")) }
            header {
                (desk.way_back())
                h1 { (desk.say("deck-builder")) }
                @if let Some(done) = done { p.good role="status" { (done) } }
                @if let Some(wrong) = wrong { p.error role="alert" { (wrong) } }
                (terms(desk, bench))
            }
            div.panes {
                section.pool #pool aria-label=(desk.say("cards")) { (pool::show(desk, bench, &cards)) }
                aside.deck #deck aria-label=(desk.say("deck")) { (pane::show(desk, bench, &cards)) }
            }
            a.jump href="#deck" { (desk.say("deck")) " " b #brief {} }
        }
    };
    desk.page(&desk.called(&bench.deck), "decks builder", body)
}

/// Its name, and what it is checked for.
fn terms(desk: &Desk, bench: &Bench) -> Markup {
    let deck = &bench.deck;
    let bound = bench.seat.is_some();
    let groups = desk.rules.groups(deck);
    html! {
        @if let Some((id, revision)) = bench.place {
            input type="hidden" name="id" value=(id);
            input type="hidden" name="revision" value=(revision);
        }
        @if let Some((id, seat)) = bench.seat {
            input type="hidden" name="match" value=(id);
            input type="hidden" name="seat" value=(seat.0);
            p.note { (desk.say("deck-for-match")) }
            // The terms of a match cannot be chosen: they go along unseen.
            @for (term, word) in &deck.terms { input type="hidden" name=(term) value=(word); }
        }
        div.terms {
            label.name { (desk.say("name"))
                input name="name" value=(deck.name) maxlength=(NAME_LENGTH) placeholder=(desk.called(deck)) autocomplete="off";
            }
            @for term in desk.rules.terms(deck) {
                label { (desk.tell(&term.name))
                    select name=(term.id) data-whole[term.bears != Bears::OnFaults] disabled[bound] {
                        @for choice in &term.choices { option value=(choice.word) selected[choice.word == deck.term(term.id)] { (desk.tell(&choice.name)) } }
                    }
                }
            }
            @if groups.len() > 1 {
                label { (desk.say("put-into"))
                    select name="into" { @for (place, group) in groups.iter().enumerate() { option value=(place) selected[place == bench.into] { (desk.tell(&group.name)) } } }
                }
            }
        }
    }
}

//! Saving, copying and throwing away decks.

use super::bench::{Bench, Wish};
use super::{Desk, builder, form, keeper, new_keeper};
use crate::App;
use crate::pages::{Fields, Trouble, refused};
use crate::posts::go;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use store::{DeckId, Kept, MOST_DECKS};
use table::Message;

/// Saves what is on the bench, as a new deck if it is one or is to be a copy.
pub async fn save(desk: &Desk<'_>, mut bench: Bench, wish: Wish) -> Result<Response, Trouble> {
    bench.deck.name = desk.called(&bench.deck);
    let place = bench.place.filter(|_| wish == Wish::Save);
    if wish == Wish::Copy {
        bench.deck.name = copy_name(desk, &bench.deck.name);
    }
    let (keeper, cookie) = new_keeper(desk.app, desk.visitor).await?;
    let stored = form::stored(desk.title(), &bench.deck);
    let seat = bench.seat.map(|(id, seat)| format!("&match={id}&as={}", seat.0)).unwrap_or_default();
    let done = if wish == Wish::Copy { "copied" } else { "saved" };
    match desk.app.store.keep_deck(keeper, place, stored).await? {
        Kept::Kept(id) => Ok(go(&desk.at(&format!("/build?id={id}&done={done}{seat}")), cookie)),
        other => {
            let page = builder::page(desk, &bench, None, Some(unkept(desk, other)));
            Ok((StatusCode::CONFLICT, page).into_response())
        }
    }
}

/// Why a deck was not kept.
fn unkept(desk: &Desk, why: Kept) -> String {
    match why {
        Kept::Full => desk.put(Message::new("decks-full").with("most", MOST_DECKS)),
        Kept::TooLong => desk.say("deck-too-long"),
        Kept::Changed | Kept::Kept(_) => desk.say("deck-changed"),
    }
}

fn copy_name(desk: &Desk, name: &str) -> String {
    form::plain_name(&desk.put(Message::new("deck-copy-of").with("name", name.to_owned())))
}

/// Keeps a deck that stands in the form as in an address: somebody else's, a ready-made one, or one that was
/// just thrown away.
pub async fn keep(
    State(app): State<Arc<App>>,
    Path(title): Path<String>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Result<Response, Trouble> {
    let desk = Desk::of(&app, &visitor, &title)?;
    let mut deck = match form::from_word(desk.title(), desk.rules, &fields) {
        Some(Ok(deck)) => deck,
        Some(Err(why)) => return Ok(builder::damaged(&desk, &why)),
        None => return Err(refused(StatusCode::BAD_REQUEST, "bad-form")),
    };
    if fields.contains_key("copy") {
        deck.name = copy_name(&desk, &deck.name);
    }
    let (keeper, cookie) = new_keeper(&app, &visitor).await?;
    match app.store.keep_deck(keeper, None, form::stored(desk.title(), &deck)).await? {
        Kept::Kept(id) => Ok(go(&desk.at(&format!("/build?id={id}&done=saved")), cookie)),
        other => {
            let page = builder::page(&desk, &Bench::with(deck), None, Some(unkept(&desk, other)));
            Ok((StatusCode::CONFLICT, page).into_response())
        }
    }
}

/// Throws a deck away; the next page offers to take that back.
pub async fn throw(
    State(app): State<Arc<App>>,
    Path(title): Path<String>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Result<Response, Trouble> {
    let desk = Desk::of(&app, &visitor, &title)?;
    let (id, keeper) = fields.get("id").and_then(|id| DeckId::parse(id)).zip(keeper(&visitor)).ok_or(Trouble::Lost)?;
    let row = app.store.drop_deck(keeper, id).await?.ok_or(Trouble::Lost)?;
    Ok(match form::read(desk.title(), desk.rules, &row) {
        Some(deck) => go(&desk.at(&format!("?gone={}", desk.word(&deck))), None),
        None => go(&desk.at(""), None),
    })
}

//! Who sits where: taking a seat, a rematch, and who may look at what was played.

use crate::App;
use crate::app::{hash, random};
use crate::dice::{self, PromiseForm};
use crate::limits::Wish;
use crate::live::{Inside, Live};
use crate::pages::{Trouble, find, refused};
use crate::posts::go;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use std::sync::Arc;
use store::{Holder, MatchRow, NewMatch, SeatRow, ShareRow, StoreError, Visibility};
use table::{Pledge, Seat};

type Answer = Result<Response, Trouble>;

/// A seat to be taken, and what its holder adds to the dice.
#[derive(Debug, Deserialize)]
pub struct SeatForm {
    seat: u8,
    #[serde(default)]
    promise: String,
}

/// Sits down on an open seat.
pub async fn sit(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<SeatForm>,
) -> Answer {
    let live = find(&app, &id).await?;
    take(&app, &live, &visitor, form.seat, Holder::Open, &form.promise).await
}

/// Can this be the secret of a link? Nothing else gets into a page.
pub(crate) fn is_invitation(token: &str) -> bool {
    token.len() == 32 && token.bytes().all(|digit| digit.is_ascii_hexdigit())
}

/// Sits down on the seat that a secret link is for.
pub async fn join(
    State(app): State<Arc<App>>,
    Path((id, token)): Path<(String, String)>,
    visitor: Visitor,
    Form(form): Form<PromiseForm>,
) -> Answer {
    if !is_invitation(&token) {
        return Err(Trouble::Lost);
    }
    let live = find(&app, &id).await?;
    let wanted = table::to_hex(&hash(&token));
    let seat = {
        let inside = live.inside.read().await;
        let free = |row: &&SeatRow| row.holder == Holder::Invited && row.invite.as_deref() == Some(wanted.as_str());
        inside.seats.iter().find(free).map(|row| row.seat)
    };
    match seat {
        Some(seat) => take(&app, &live, &visitor, seat, Holder::Invited, &form.promise).await,
        None => Err(refused(StatusCode::CONFLICT, "seat-taken")),
    }
}

/// Does something to its end even if whoever asked for it has gone meanwhile: what is on disk must be known in memory.
pub(crate) async fn see_through<T: Send + 'static>(
    work: impl Future<Output = Result<T, StoreError>> + Send + 'static,
) -> Result<T, StoreError> {
    let gone = |end: tokio::task::JoinError| StoreError::Database { why: end.to_string(), advice: "try it again" };
    tokio::spawn(work).await.map_err(gone)?
}

async fn take(app: &Arc<App>, live: &Arc<Live>, visitor: &Visitor, seat: u8, expect: Holder, promise: &str) -> Answer {
    let share = dice::share_of(promise)?;
    let (holder, cookie) = visitor.sit(app).await?;
    let (site, table, who) = (app.clone(), live.clone(), visitor.clone());
    let taken = see_through(async move {
        let _one_after_the_other = table.sitting.lock().await;
        if sits_opposite(&site, &*table.inside.read().await, &who, Seat(seat)) {
            return Ok(None);
        }
        let taken = site.store.take_seat(table.id, seat, expect, holder, Some(share)).await?;
        table.look_who_sits(&site).await?;
        Ok(Some(taken))
    });
    match taken.await? {
        None => return Err(refused(StatusCode::CONFLICT, "sits-opposite")),
        Some(false) => return Err(refused(StatusCode::CONFLICT, "seat-taken")),
        Some(true) => {}
    }
    Ok(go(&format!("/m/{}?as={seat}", live.id), cookie))
}

/// Does this visitor sit on the other side already? Partners may hold several seats of one side.
fn sits_opposite(app: &App, inside: &Inside, visitor: &Visitor, wanted: Seat) -> bool {
    let held = inside.seats_of(visitor);
    if held.is_empty() {
        return false;
    }
    let entry = app.titles(visitor.language).find(&inside.row.title).ok();
    let trial = entry.and_then(|entry| entry.game.start(&inside.row.setup, Pledge::of_number(0)).ok());
    let side = |seat: Seat| trial.as_ref().and_then(|trial| trial.seating().side(seat));
    held.into_iter().any(|seat| side(seat).is_none() || side(seat) != side(wanted))
}

/// The same again with the sides changed. Whoever asks a second time is led to the match that is there already.
pub async fn rematch(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<PromiseForm>,
) -> Answer {
    let live = find(&app, &id).await?;
    let _one_after_the_other = live.sitting.lock().await;
    let (MatchRow { title, setup, name, visibility, .. }, seats, over) = {
        let inside = live.inside.read().await;
        (inside.row.clone(), inside.seats.clone(), inside.outcome().is_some())
    };
    if !over || !seats.iter().any(|row| visitor.holds(&row.holder)) {
        return Err(refused(StatusCode::FORBIDDEN, "not-your-seat"));
    }
    if let Some(again) = app.store.rematch_of(live.id).await? {
        return Ok(go(&format!("/m/{again}"), None));
    }
    let Ok(entry) = app.titles(visitor.language).find(&title) else { return Err(Trouble::Lost) };
    app.budgets.charge(visitor.client, Wish::NewMatch)?;
    // Whoever sat on the last seat now sits on the first: the sides change, and partners stay together.
    let holders: Vec<Holder> = seats.iter().rev().map(|row| row.holder.clone()).collect();
    let seats: Vec<SeatRow> =
        holders.into_iter().enumerate().map(|(i, holder)| SeatRow { seat: i as u8, holder, invite: None }).collect();
    let mine = seats.iter().find(|row| visitor.holds(&row.holder)).map_or(0, |row| row.seat);
    let shares = vec![ShareRow { seat: mine, share: dice::share_of(&form.promise)? }];
    let status = dice::first_status(&shares, &seats);
    let secret = random::<32>()?;
    let row = NewMatch {
        title,
        edition: entry.title().edition,
        setup,
        position: None,
        commitment: Pledge::new(secret).commitment(),
        secret,
        shares,
        name,
        rematch_of: Some(live.id),
        status,
        visibility,
    };
    let id = app.store.create_match(row, seats).await?;
    Ok(go(&format!("/m/{id}?as={mine}"), None))
}

/// Somebody who has played a private match wants everybody to see it, now that it is over.
pub async fn publish(State(app): State<Arc<App>>, Path(id): Path<String>, visitor: Visitor) -> Answer {
    let live = find(&app, &id).await?;
    let seats: Vec<u8> = {
        let inside = live.inside.read().await;
        if inside.outcome().is_none() {
            return Err(refused(StatusCode::CONFLICT, "story-when-over"));
        }
        inside.seats_of(&visitor).into_iter().map(|seat| seat.0).collect()
    };
    if seats.is_empty() {
        return Err(refused(StatusCode::FORBIDDEN, "not-your-seat"));
    }
    let (site, table) = (app.clone(), live.clone());
    see_through(async move {
        if site.store.publish(table.id, seats).await? {
            table.inside.write().await.row.visibility = Visibility::Public;
        }
        Ok(())
    })
    .await?;
    Ok(go(&format!("/m/{}/story", live.id), None))
}

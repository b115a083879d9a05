//! What a click on the board does beyond a single choice: a whole way at once, or the reason why nothing can be done.

use crate::App;
use crate::live::{ActedBy, Inside};
use crate::pages::{Trouble, find, refused, say};
use crate::posts::{not_done, own_seat, told};
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use boards::Spot;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use table::{Deed, Seat};
use titles::Hosted;

type Answer = Result<Response, Trouble>;

/// Where a seat has clicked, with which piece in hand.
#[derive(Debug, Deserialize)]
pub struct ClickForm {
    seat: u8,
    /// The position that the page shows.
    #[serde(default)]
    token: String,
    /// Where.
    #[serde(default)]
    spot: String,
    /// The piece in hand.
    #[serde(default)]
    held: String,
}

impl ClickForm {
    fn spots(&self) -> Result<(Spot, Option<Spot>), Trouble> {
        let read = |text: &str| text.parse::<Spot>().map_err(|_| refused(StatusCode::BAD_REQUEST, "bad-form"));
        let held = if self.held.is_empty() { None } else { Some(read(&self.held)?) };
        Ok((read(&self.spot)?, held))
    }
}

/// Brings the piece in hand to where its seat has clicked, by the best way: each action is done and told by itself, and
/// all are taken back at once. The way ends early where something comes between.
pub async fn go(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<ClickForm>,
) -> Answer {
    let live = find(&app, &id).await?;
    let seat = own_seat(&visitor, &live, form.seat).await?;
    let (to, held) = form.spots()?;
    let held = held.ok_or(refused(StatusCode::BAD_REQUEST, "bad-form"))?;
    let deeds = way(&*live.inside.read().await, seat, &held, &to);
    if deeds.is_empty() {
        return Err(refused(StatusCode::CONFLICT, "stale"));
    }
    match live.enter(&app, ActedBy::Person, seat, Some(&form.token), deeds).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT.into_response()),
        Err(why) => not_done(&app, &visitor, &live, why, true).await,
    }
}

/// Why a click leads nowhere.
pub async fn why(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<ClickForm>,
) -> Answer {
    let live = find(&app, &id).await?;
    let seat = own_seat(&visitor, &live, form.seat).await?;
    let inside = live.inside.read().await;
    let Ok(entry) = app.titles(visitor.language).find(&inside.row.title) else { return Err(Trouble::Lost) };
    if inside.decider() != Some(seat) {
        let key = if inside.outcome().is_some() { "over" } else { "their-turn" };
        return Ok(told(None, &say(&app, visitor.language, key)).into_response());
    }
    let (spot, held) = form.spots()?;
    let refusal = inside.game.as_deref().and_then(|game| game.seen_by(Some(seat)).why_not(&spot, held.as_ref()));
    Ok(match refusal {
        Some(refusal) => told(Some(refusal.rule), &entry.lexicon.say(&refusal.why)).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// What brings a piece there, as its seat can know it.
fn way(inside: &Inside, seat: Seat, held: &Spot, to: &Spot) -> Vec<Deed<Value>> {
    let Some(game) = inside.game.as_deref() else { return Vec::new() };
    let reached = game.seen_by(Some(seat)).reach(held).into_iter().find(|reached| reached.to == *to);
    reached.map_or_else(Vec::new, |reached| stroke(game, seat, reached.by))
}

/// The actions as one stroke, as far as they go: while the seat decides and the rules allow the next one.
fn stroke(game: &dyn Hosted, seat: Seat, actions: Vec<Value>) -> Vec<Deed<Value>> {
    let mut ahead = game.copy();
    let mut deeds = Deed::stroke(actions);
    let done = deeds.iter().take_while(|deed| ahead.enter(seat, (*deed).clone()).is_ok()).count();
    deeds.truncate(done);
    deeds
}

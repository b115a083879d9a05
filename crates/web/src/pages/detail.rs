//! In detail: what lies on a spot, a card by its number, or what an action needs. Asked by the page while it is
//! pointed at, answered from the seat's own view alone.

use super::{Trouble, find_shown, rule_link, table::eyes};
use crate::App;
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use table::Message;
use titles::{BoardChoice, Entry, SeatView};

/// Of what, from which seat.
#[derive(Debug, Deserialize)]
pub struct DetailQuery {
    #[serde(rename = "as")]
    seat: Option<u8>,
    of: Option<String>,
    action: Option<String>,
}

/// Shows it: a card, or the forecast of an action. Nothing of what was there when the page began to ask, and is gone.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(asked): Query<DetailQuery>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let live = find_shown(&app, &visitor, &id).await?;
    let inside = live.inside.read().await;
    let entry = app.titles(visitor.language).find(&inside.row.title).map_err(|_| Trouble::Lost)?;
    let eyes = eyes(&inside, &visitor, asked.seat);
    let game = inside.game.as_deref().ok_or(Trouble::Lost)?;
    let found = match (&asked.of, &asked.action) {
        (Some(of), None) => of_spot_or_card(entry, &*game.seen_by(eyes.seat), of),
        (None, Some(action)) => {
            let action = serde_json::from_str(action).map_err(|_| Trouble::Lost)?;
            forecast(entry, &*game.seen_by(eyes.seat), &action)
        }
        _ => None,
    };
    Ok(shown(found))
}

/// What was found, or that there is nothing.
pub(super) fn shown(found: Option<Markup>) -> Response {
    found.map_or_else(|| StatusCode::NO_CONTENT.into_response(), IntoResponse::into_response)
}

/// A card by its number, like `card:12`: everybody may read what is printed on it. Or what lies on a spot, as a seat
/// sees it.
pub(super) fn of_spot_or_card(entry: &Entry, seen: &dyn SeatView, of: &str) -> Option<Markup> {
    let say = |message: &Message| entry.lexicon.say(message);
    let shown = match of.strip_prefix("card:") {
        Some(number) => entry.game.card_detail(number.parse().ok()?, &say),
        None => seen.detail(&of.parse().ok()?, &say),
    };
    shown.map(PreEscaped)
}

/// The choice of a seat that is this action: nobody has one but the seat that decides.
pub(super) fn chosen(seen: &dyn SeatView, action: &Value) -> Option<BoardChoice> {
    seen.choices_on_board(0).into_iter().find(|choice| choice.is(action))
}

/// What an action of a seat needs and can do.
pub(super) fn forecast(entry: &Entry, seen: &dyn SeatView, action: &Value) -> Option<Markup> {
    let lines = chosen(seen, action)?.forecast;
    Some(html! { ul.forecast { @for line in &lines { li { (entry.say(line)) " " (rule_link(entry, line.rule)) } } } })
}

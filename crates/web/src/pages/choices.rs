//! The words of a list of choices that is closed: asked by the page when it is opened, or a choice pointed at.

use super::{Trouble, find_shown, table::eyes};
use crate::App;
use crate::render::{choices_in_words, draw};
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;

/// Seen from which seat.
#[derive(Debug, Deserialize)]
pub struct ChoicesQuery {
    #[serde(rename = "as")]
    seat: Option<u8>,
}

/// The words in the order of the list, and the position that they are about.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(asked): Query<ChoicesQuery>,
    visitor: Visitor,
) -> Result<impl IntoResponse, Trouble> {
    let live = find_shown(&app, &visitor, &id).await?;
    let inside = live.inside.read().await;
    let eyes = eyes(&inside, &visitor, asked.seat);
    let token = &draw(&app, &inside, eyes).token;
    let words = choices_in_words(&app, &inside, eyes);
    Ok(([(CONTENT_TYPE, "application/json")], json!({ "token": token, "words": words }).to_string()))
}

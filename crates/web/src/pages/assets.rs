//! The few files that pages refer to, all inside the program.

use super::Trouble;
use crate::{App, Language};
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// Serves one of them.
pub async fn show(State(app): State<Arc<App>>, Path(name): Path<String>) -> Response {
    let (kind, text) = match name.as_str() {
        "site.css" => (
            "text/css",
            concat!(include_str!("../../assets/site.css"), include_str!("../../assets/decks.css")).to_owned(),
        ),
        "site.js" => ("text/javascript", include_str!("../../assets/site.js").to_owned()),
        "decks.js" => ("text/javascript", include_str!("../../assets/decks.js").to_owned()),
        "icon.svg" => ("image/svg+xml", include_str!("../../assets/icon.svg").to_owned()),
        "boards.css" => ("text/css", app.titles(Language::En).iter().map(|entry| entry.game.stylesheet()).collect()),
        _ => return Trouble::Lost.into_response(),
    };
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=300")], text).into_response()
}

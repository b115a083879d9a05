//! The few files that pages refer to, all inside the program.

use super::Trouble;
use crate::{App, title_pages};
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// Serves one of them.
pub async fn show(State(app): State<Arc<App>>, Path(name): Path<String>) -> Response {
    let (kind, text): (&str, Bytes) = match name.as_str() {
        "site.css" => ("text/css", include_str!("../../assets/site.css").into()),
        "site.js" => ("text/javascript", include_str!("../../assets/site.js").into()),
        "dice.js" => ("text/javascript", include_str!("../../assets/dice.js").into()),
        "icon.svg" => ("image/svg+xml", include_str!("../../assets/icon.svg").into()),
        "boards.css" => ("text/css", app.boards_css.clone()),
        name => match of_title(name) {
            Some((kind, text)) => (kind, text.into()),
            None => return Trouble::Lost.into_response(),
        },
    };
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=300")], text).into_response()
}

/// The stylesheet or the script that a title adds, by its name like `my_title.css`.
fn of_title(name: &str) -> Option<(&'static str, &'static str)> {
    let (title, kind) = name.rsplit_once('.')?;
    let pages = title_pages::of_title(title)?;
    match kind {
        "css" => Some(("text/css", pages.stylesheet())),
        "js" => Some(("text/javascript", pages.script())),
        _ => None,
    }
}

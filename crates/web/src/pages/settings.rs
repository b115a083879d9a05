//! Language and light, kept in cookies.

use super::Trouble;
use crate::visitor::cookie;
use crate::{App, Language};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{HOST, REFERER, SET_COOKIE};
use axum::response::{IntoResponse, Redirect, Response};
use std::sync::Arc;

/// Sets one of them and goes back to where the visitor was.
pub async fn set(
    State(app): State<Arc<App>>,
    Path((what, value)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let known = match what.as_str() {
        "language" => Language::of(&value).is_some(),
        "theme" => matches!(value.as_str(), "light" | "dark" | "system"),
        _ => false,
    };
    let Some(cookie) = cookie(&app, &what, &value).filter(|_| known) else {
        return Err(Trouble::Lost);
    };
    Ok(([(SET_COOKIE, cookie)], Redirect::to(&back(&headers))).into_response())
}

/// The page of this site that the visitor came from.
fn back(headers: &HeaderMap) -> String {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let path = text(REFERER).zip(text(HOST)).and_then(|(from, host)| {
        let rest = from.split_once("://")?.1.strip_prefix(host)?;
        (rest.starts_with('/') && !rest.starts_with("//")).then(|| rest.to_owned()) // `//host` is another site
    });
    path.unwrap_or_else(|| "/".to_owned())
}

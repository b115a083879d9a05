//! Language and light, kept in cookies.

use crate::visitor::cookie;
use crate::{App, Language};
use axum::extract::{Path, State};
use axum::http::header::{HOST, REFERER, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use std::sync::Arc;

/// Sets one of them and goes back to where the visitor was.
pub async fn set(
    State(app): State<Arc<App>>,
    Path((what, value)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let known = match what.as_str() {
        "language" => Language::of(&value).is_some(),
        "theme" => matches!(value.as_str(), "light" | "dark" | "system"),
        _ => false,
    };
    let Some(cookie) = cookie(&app, &what, &value).filter(|_| known) else {
        return (StatusCode::NOT_FOUND, "There is no such setting.").into_response();
    };
    ([(SET_COOKIE, cookie)], Redirect::to(&back(&headers))).into_response()
}

/// The page of this site that the visitor came from.
fn back(headers: &HeaderMap) -> String {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let path = text(REFERER).zip(text(HOST)).and_then(|(from, host)| {
        let rest = from.split_once("://")?.1.strip_prefix(host)?;
        rest.starts_with('/').then(|| rest.to_owned())
    });
    path.unwrap_or_else(|| "/".to_owned())
}

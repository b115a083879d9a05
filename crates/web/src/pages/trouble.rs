//! What a visitor reads when something could not be done. A handler says which message; the words are
//! put in last, in the visitor's language, and so are the words for what the libraries turn away.

use super::{page, say};
use crate::App;
use crate::visitor::Visitor;
use axum::body::Body;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::html;
use store::StoreError;

/// Why a page or a post could not be answered.
pub enum Trouble {
    /// There is no such thing.
    Lost,
    /// The visitor may not do that, or not now: the message that says why.
    Refused(StatusCode, &'static str),
    /// The store failed.
    Store(StoreError),
}

/// The visitor may not do that, or not now.
pub fn refused(status: StatusCode, key: &'static str) -> Trouble {
    Trouble::Refused(status, key)
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::Store(error)
    }
}

/// The message of an answer that still lacks its words.
#[derive(Clone, Copy)]
struct Wordless(&'static str);

/// Marks an answer that says what is wrong in words of its own, for programs.
#[derive(Clone, Copy)]
pub struct ForPrograms;

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let (status, key) = match self {
            Trouble::Lost => (StatusCode::NOT_FOUND, "lost"),
            Trouble::Refused(status, key) => (status, key),
            Trouble::Store(error @ StoreError::Damaged { .. }) => {
                tracing::error!(%error, "a match cannot be read");
                (StatusCode::INTERNAL_SERVER_ERROR, "match-damaged")
            }
            Trouble::Store(error) => {
                tracing::error!(%error, "a request failed");
                (StatusCode::SERVICE_UNAVAILABLE, "store-silent")
            }
        };
        let mut response = status.into_response();
        response.extensions_mut().insert(Wordless(key));
        response
    }
}

/// The message for an answer that lacks its words or has those of a library; none if it is as it should be.
pub fn missing_words(response: &Response) -> Option<&'static str> {
    if let Some(Wordless(key)) = response.extensions().get() {
        return Some(key);
    }
    if response.extensions().get::<ForPrograms>().is_some() {
        return None;
    }
    let status = response.status();
    let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("");
    if !(status.is_client_error() || status.is_server_error()) || kind.starts_with("text/html") {
        return None;
    }
    Some(match status {
        StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED => "lost",
        StatusCode::PAYLOAD_TOO_LARGE => "too-large",
        _ if status.is_server_error() => "store-silent",
        _ => "bad-form",
    })
}

/// Puts the words into an answer: a page, or a line for a script.
pub fn put_words(app: &App, visitor: &Visitor, asked: &HeaderMap, response: Response, key: &'static str) -> Response {
    let words = say(app, visitor.language, key);
    let (kind, body) = if asked.contains_key("x-steppe") {
        ("text/plain; charset=utf-8", words)
    } else {
        let body = html! { h1 { (words) } p { a.button href="/" { (say(app, visitor.language, "to-the-front")) } } };
        ("text/html; charset=utf-8", page(app, visitor, &words, "plain trouble", body).into_string())
    };
    let (mut parts, _) = response.into_parts();
    parts.headers.remove(CONTENT_LENGTH);
    parts.headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    Response::from_parts(parts, Body::from(body))
}

//! What every request must pass: a budget, and for posts proof that our own page sent them. What every
//! answer carries: headers that leave a page nothing but what we serve.

use crate::App;
use crate::pages::refused;
use crate::pages::trouble::{missing_words, put_words};
use crate::visitor::Visitor;
use axum::body::Body;
use axum::extract::{ConnectInfo, State};
use axum::http::header::{HOST, ORIGIN, RETRY_AFTER, UPGRADE};
use axum::http::{HeaderValue, Method, Request, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::sync::Arc;

const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
         form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// Lets a request through or turns it away; what is turned away gets its words here.
pub(crate) async fn guard(State(app): State<Arc<App>>, request: Request<Body>, next: Next) -> Response {
    let asked = request.headers().clone();
    let turned_away = if !app.allows(&visitor(&request)) {
        Some(refused(StatusCode::TOO_MANY_REQUESTS, "too-many"))
    } else if changes_or_listens(&request) && !from_our_page(&request) {
        Some(refused(StatusCode::FORBIDDEN, "other-site"))
    } else {
        None
    };
    let mut response = match turned_away {
        Some(trouble) => {
            let stranger = Visitor::stranger(&asked);
            let response = trouble.into_response();
            match missing_words(&response) {
                Some(key) => put_words(&app, &stranger, &asked, response, key),
                None => response,
            }
        }
        None => {
            let response = next.run(request).await;
            match missing_words(&response) {
                Some(key) => put_words(&app, &Visitor::of(&app, &asked).await, &asked, response, key),
                None => response,
            }
        }
    };
    if response.status() == StatusCode::TOO_MANY_REQUESTS {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("1"));
    }
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Whom a request is charged to: the address, since a cookie can be invented.
fn visitor(request: &Request<Body>) -> String {
    request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_string()).unwrap_or_default()
}

/// Posts change something, and a live channel is not covered by the browser's rules for reading.
fn changes_or_listens(request: &Request<Body>) -> bool {
    request.method() == Method::POST || request.headers().contains_key(UPGRADE)
}

/// Browsers say where a request comes from; other programs have no cookies to abuse.
fn from_our_page(request: &Request<Body>) -> bool {
    let header = |name: &str| request.headers().get(name).and_then(|value| value.to_str().ok());
    match (header("sec-fetch-site"), header(ORIGIN.as_str()), header(HOST.as_str())) {
        (Some(site), ..) => matches!(site, "same-origin" | "none"),
        (None, Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, from)| from == host),
        (None, Some(_), None) => false,
        (None, None, _) => true,
    }
}

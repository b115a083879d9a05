//! What every request must pass: a budget, and for posts proof that our own page sent them. What every
//! answer carries: headers that leave a page nothing but what we serve.

use crate::App;
use crate::limits::{Client, Place, Wish};
use crate::pages::trouble::{missing_words, put_words};
use crate::pages::{Trouble, refused};
use crate::visitor::Visitor;
use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE, HOST, ORIGIN, RETRY_AFTER, STRICT_TRANSPORT_SECURITY, UPGRADE,
};
use axum::http::{HeaderName, HeaderValue, Method, Request, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::LengthLimitError;
use std::net::SocketAddr;
use std::sync::Arc;

const HEADERS: [(HeaderName, HeaderValue); 6] = [
    header(
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
         form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    header("x-content-type-options", "nosniff"),
    header("referrer-policy", "same-origin"),
    header("cross-origin-opener-policy", "same-origin"),
    header("cross-origin-resource-policy", "same-origin"),
    header("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

const fn header(name: &'static str, value: &'static str) -> (HeaderName, HeaderValue) {
    (HeaderName::from_static(name), HeaderValue::from_static(value))
}

/// The kind of forms that carry a file.
const WITH_FILE: &str = "multipart/form-data";
/// The largest file that is read: a recorded match, with room to spare; and the largest of all other forms.
const LARGEST_FILE: usize = 4 << 20;
const LARGEST_FORM: usize = 512 << 10;

/// Lets a request through or turns it away; what is turned away gets its words here.
pub(crate) async fn guard(State(app): State<Arc<App>>, mut request: Request<Body>, next: Next) -> Response {
    let (client, asked) = (client(&app, &request), request.headers().clone());
    request.extensions_mut().insert(client);
    let response = match admit(&app, client, request).await {
        Ok((request, _places)) => {
            let _turn = app.turns.take(client).await;
            next.run(request).await
        }
        Err(trouble) => trouble.into_response(),
    };
    let mut response = match missing_words(&response) {
        // Whoever asks too much is not looked up on disk.
        Some(key) if is_busy(&response) => put_words(&app, &Visitor::stranger(client, &asked), &asked, response, key),
        Some(key) => put_words(&app, &Visitor::of(&app, client, &asked).await, &asked, response, key),
        None => response,
    };
    if is_busy(&response) {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("1"));
    }
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(value);
    }
    // What is made for one visitor stays in no cache, the browser's own included.
    response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if app.config.secure_cookies {
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    app.figures.count(response.status());
    response
}

fn is_busy(response: &Response) -> bool {
    matches!(response.status(), StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE)
}

/// Whom a request is charged to.
fn client(app: &App, request: &Request<Body>) -> Client {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    peer.map_or(Client::NOBODY, |peer| Client::behind(peer.0.ip(), request.headers(), &app.config.trusted_proxies))
}

/// A request that may be answered, with all that belongs to it, and the places that it has meanwhile.
async fn admit(
    app: &App,
    client: Client,
    request: Request<Body>,
) -> Result<(Request<Body>, [Option<Place>; 2]), Trouble> {
    app.budgets.charge(client, Wish::Request)?;
    let place = app.requests.take(Some(client))?;
    if changes_or_listens(&request) && !from_our_page(&request) {
        return Err(refused(StatusCode::FORBIDDEN, "other-site"));
    }
    if request.method() != Method::POST {
        return Ok((request, [Some(place), None]));
    }
    let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let has_file = kind.starts_with(WITH_FILE);
    let parcel = has_file.then(|| app.parcels.take(Some(client))).transpose()?;
    let most = if has_file { LARGEST_FILE } else { LARGEST_FORM };
    let too_large = || refused(StatusCode::PAYLOAD_TOO_LARGE, "too-large");
    let length = request.headers().get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if length.is_some_and(|length| length > most) {
        return Err(too_large());
    }
    let (parts, body) = request.into_parts();
    let body = match tokio::time::timeout(app.config.patience, to_bytes(body, most)).await {
        Ok(Ok(body)) => body,
        Ok(Err(error)) if is_limit(&error) => return Err(too_large()),
        Ok(Err(_)) => return Err(refused(StatusCode::BAD_REQUEST, "bad-form")),
        Err(_) => return Err(refused(StatusCode::REQUEST_TIMEOUT, "too-slow")),
    };
    Ok((Request::from_parts(parts, Body::from(body)), [Some(place), parcel]))
}

fn is_limit(error: &axum::Error) -> bool {
    std::error::Error::source(error).is_some_and(|source| source.is::<LengthLimitError>())
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

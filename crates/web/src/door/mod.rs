//! The door: who is let in, how long a request may take to arrive, and how the house is closed.

mod line;

use crate::limits::{Client, Crowded, Place};
use crate::{App, house, site};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use line::Line;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tower::ServiceExt;

/// The longest head of a request that is read.
const LONGEST_HEAD: usize = 16 << 10;
/// The most headers of a request.
const MOST_HEADERS: usize = 64;
/// How long those who are being served when the house closes have time to leave.
const GRACE: Duration = Duration::from_millis(500);
/// How long it rests when the system gives no connection.
const REST: Duration = Duration::from_millis(50);
/// What is said to whom there is no room for.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\n\
    content-type: text/plain\r\ncontent-length: 39\r\n\r\nToo many connections. Try again later.\n";

/// Serves the site until the program is told to stop.
pub async fn serve(app: Arc<App>, listener: TcpListener) -> std::io::Result<()> {
    tokio::spawn(app.clone().resume());
    tokio::spawn(house::keep(app.clone()));
    let site = site(app.clone());
    let mut open = JoinSet::new();
    let mut stopped = pin!(app.stopped());
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => match place(&app, peer) {
                    Ok(place) => drop(open.spawn(attend(app.clone(), site.clone(), stream, peer, place))),
                    Err(_) => turn_away(&app, &stream),
                },
                Err(error) => rest_after(&error).await,
            },
            Some(_) = open.join_next() => {}
            () = &mut stopped => break,
        }
    }
    drop(listener);
    let left = tokio::time::timeout(GRACE, async { while open.join_next().await.is_some() {} }).await;
    if left.is_err() {
        tracing::info!(connections = open.len(), "not everybody had left");
    }
    Ok(())
}

/// A place for a connection. Our own proxies may have as many as there are; they speak for everybody.
fn place(app: &App, peer: SocketAddr) -> Result<Place, Crowded> {
    let is_proxy = app.config.trusted_proxies.contains(&peer.ip().to_canonical());
    app.connections.take((!is_proxy).then(|| Client::of(peer.ip())))
}

/// Says that there is no room, if that can be said without waiting.
fn turn_away(app: &App, stream: &TcpStream) {
    app.figures.turn_away();
    let _ = stream.try_write(FULL);
}

/// A connection that broke before it began is nothing; without further files it makes no sense to ask again at once.
async fn rest_after(error: &std::io::Error) {
    use ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::error!(%error, "no connection can be taken");
        tokio::time::sleep(REST).await;
    }
}

/// Answers the requests of one connection, one after the other.
async fn attend(app: Arc<App>, site: Router, stream: TcpStream, peer: SocketAddr, place: Place) {
    let _ = stream.set_nodelay(true); // small pushes are not to wait for one another
    let line = TokioIo::new(Line::new(stream, place, app.config.patience));
    let site = site.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.map(Body::new)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.patience)
        .max_buf_size(LONGEST_HEAD)
        .max_headers(MOST_HEADERS)
        .serve_connection(line, TowerToHyperService::new(site))
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return, // broken or done: either way the visitor has gone
        () = app.stopped() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

//! The live channel: when what a seat sees changes, its new drawing is pushed. A change that it cannot see
//! sends nothing: not even the number of secret choices is told.

use crate::App;
use crate::live::Live;
use crate::pages::table::{TableQuery, eyes};
use crate::pages::{Trouble, find};
use crate::render::{Drawing, card_pictures, draw};
use crate::visitor::Visitor;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;

/// How often a silent listener is asked whether it is still there.
const HEARTBEAT: Duration = Duration::from_secs(25);

/// How often a listener hears how far a bot has come with thinking.
const GLANCE: Duration = Duration::from_millis(400);

/// How often somebody who is not asked anything is told what the others do: nobody reads faster, and a program that
/// acts faster than this is drawn once a pulse instead of at every action.
const PULSE: Duration = Duration::from_millis(40);

/// What is written of a drawing that has not changed.
const NOTHING: &str = "{}";

/// Opens the channel. It shows what the visitor may see at each moment: when their seat changes hands it
/// shows the public view, and when they log out it closes.
pub async fn listen(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Trouble> {
    let live = find(&app, &id).await?;
    Ok(upgrade.max_message_size(1024).read_buffer_size(1024).on_upgrade(async move |socket| {
        push(app, live.clone(), visitor, asked, socket).await;
        live.left();
    }))
}

async fn push(app: Arc<App>, live: Arc<Live>, visitor: Visitor, asked: TableQuery, mut socket: WebSocket) {
    let mut changed = live.listen();
    let mut left = app.leaving();
    let mut sent: Option<Arc<Drawing>> = None;
    let name = live.inside.read().await.row.title.clone();
    let title = app.titles(visitor.language).find(&name);
    let title = title.as_ref();
    loop {
        let (drawing, waits_for_bot) = {
            let inside = live.inside.read().await;
            let eyes = eyes(&inside, &visitor, asked.seat);
            let drawing = draw(&app, &inside, eyes);
            let shown = sent.is_none() && asked.shows.as_ref().is_some_and(|tag| *tag == drawing.tag());
            if shown {
                sent = Some(drawing.clone());
            }
            (drawing, inside.waits_for_bot())
        };
        let pictures = |cards| title.map_or_else(|_| String::new(), |entry| card_pictures(entry, cards));
        let changes = drawing.changes_since(sent.as_deref(), pictures);
        let Ok(text) = serde_json::to_string(&changes) else { return };
        if text != NOTHING && socket.send(Message::text(text)).await.is_err() {
            return;
        }
        sent = Some(drawing);
        let pulse = Instant::now() + PULSE;
        let patience = if waits_for_bot { GLANCE } else { HEARTBEAT };
        loop {
            tokio::select! {
                change = changed.changed() => {
                    if change.is_err() { return }
                    break;
                }
                heard = socket.recv() => match heard {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) => {}
                },
                gone = left.recv() => match gone {
                    Ok(session) if visitor.session != Some(session) => {}
                    // The page comes back by itself, as whoever it is then.
                    Ok(_) | Err(_) => return,
                },
                () = tokio::time::sleep(patience) => {
                    let word = match live.progress() {
                        Some(progress) => Message::text(json!({ "thinking": progress }).to_string()),
                        None => Message::Ping(Vec::new().into()),
                    };
                    if socket.send(word).await.is_err() { return }
                }
                () = app.stopped() => return,
            }
        }
        await_pulse(&live, &visitor, asked.seat, &mut changed, pulse).await;
    }
}

/// Waits for the next pulse, unless it is for this viewer to act or the match is over.
async fn await_pulse(
    live: &Live,
    visitor: &Visitor,
    seat: Option<u8>,
    changed: &mut watch::Receiver<u64>,
    pulse: Instant,
) {
    let concerned = async || {
        let inside = live.inside.read().await;
        let mine = |decider| eyes(&inside, visitor, seat).seat == Some(decider);
        inside.decider().is_none_or(mine)
    };
    while !concerned().await {
        tokio::select! {
            change = changed.changed() => if change.is_err() { return },
            () = tokio::time::sleep_until(pulse) => return,
        }
    }
}

//! The live channel: when what a seat sees changes, its new drawing is pushed. A change that it cannot see
//! sends nothing: not even the number of secret choices is told.

use crate::App;
use crate::live::Live;
use crate::pages::table::{TableQuery, eyes};
use crate::pages::{Trouble, find_shown};
use crate::render::{Drawing, card_pictures, draw};
use crate::visitor::Visitor;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
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

/// The longest message that a listener may send: a browser sends none but answers to pings.
const LONGEST: usize = 1024;

/// The largest push that waits to be taken.
const LARGEST_PUSH: usize = 4 << 20;

/// Most pushes are not longer than this.
const USUAL_PUSH: usize = 4 << 10;

/// So many messages of a listener are heard between two heartbeats; one who says more is hung up on.
const TALKATIVE: u32 = 20;

/// So many heartbeats in a row may stay without an answer.
const PATIENCE: u32 = 3;

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
    let place = app.channels.take(Some(visitor.client))?;
    let live = find_shown(&app, &visitor, &id).await?;
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST).read_buffer_size(LONGEST);
    let upgrade = upgrade.write_buffer_size(0).max_write_buffer_size(LARGEST_PUSH);
    Ok(upgrade.on_upgrade(async move |socket| {
        push(app, live.clone(), visitor, asked, socket).await;
        live.left();
        drop(place);
    }))
}

async fn push(app: Arc<App>, live: Arc<Live>, visitor: Visitor, asked: TableQuery, mut socket: WebSocket) {
    let mut changed = live.listen();
    let mut left = app.leaving();
    let mut sent: Option<Arc<Drawing>> = None;
    let mut manners = Manners { asked: Instant::now(), heard: 0, silent: 0 };
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
        let mut text = Vec::with_capacity(USUAL_PUSH);
        let written = serde_json::to_writer(&mut text, &changes).ok().and_then(|()| Utf8Bytes::try_from(text).ok());
        let Some(text) = written else { return };
        if text.as_str() != NOTHING && socket.send(Message::Text(text)).await.is_err() {
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
                    Some(Ok(_)) if manners.may_speak() => {}
                    Some(Ok(_)) => return,
                },
                gone = left.recv() => match gone {
                    Ok(session) if visitor.session != Some(session) => {}
                    // The page comes back by itself, as whoever it is then.
                    Ok(_) | Err(_) => return,
                },
                () = tokio::time::sleep(patience) => {
                    let ping = Message::Ping(Vec::new().into());
                    let lost = manners.is_to_be_asked() && (!manners.is_there() || socket.send(ping).await.is_err());
                    if lost { return }
                    if let Some(progress) = live.progress() {
                        let word = Message::text(json!({ "thinking": progress }).to_string());
                        if socket.send(word).await.is_err() { return }
                    }
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

/// How a listener behaves.
struct Manners {
    /// When it was last asked whether it is still there.
    asked: Instant,
    /// How many messages it has sent since.
    heard: u32,
    /// How often it was asked in vain.
    silent: u32,
}

impl Manners {
    fn may_speak(&mut self) -> bool {
        self.heard += 1;
        self.heard <= TALKATIVE
    }

    /// Is it time to ask whether it is still there?
    fn is_to_be_asked(&self) -> bool {
        self.asked.elapsed() >= HEARTBEAT
    }

    /// Has it answered lately? What is heard from now on counts for the next time.
    fn is_there(&mut self) -> bool {
        self.silent = if self.heard > 0 { 0 } else { self.silent + 1 };
        (self.asked, self.heard) = (Instant::now(), 0);
        self.silent <= PATIENCE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_never_answers_or_never_stops_is_hung_up_on() {
        let mut manners = Manners { asked: Instant::now(), heard: 0, silent: 0 };
        assert!((0..PATIENCE).all(|_| manners.is_there()) && !manners.is_there());
        let mut manners = Manners { asked: Instant::now(), heard: 0, silent: 0 };
        for _ in 0..100 {
            assert!(manners.may_speak() && manners.is_there());
        }
        assert_eq!((0..100).filter(|_| manners.may_speak()).count(), TALKATIVE as usize);
    }
}

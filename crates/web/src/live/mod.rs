//! A match that somebody looks at: kept in memory, every change on disk before anybody hears of it.
//!
//! | room | what is in it |
//! |---|---|
//! | here | who listens, what seats do and say |
//! | `inside` | the match and all that belongs to it |
//! | `loading` | a match from disk, and back to what is on disk |
//! | `bots` | the bots at work |
//! | `passing` | the host passes for a seat |
//! | `silence` | how long bots are silent, whatever they think of |

mod bots;
mod inside;
mod loading;
mod passing;
mod silence;

pub use inside::Inside;
pub use silence::SecretPhases;

use crate::app::App;
use bots::Thinking;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{Append, LogRow, MatchId, Remark, StoreError};
use table::{Deed, Seat};
use titles::HostedError;
use tokio::sync::{RwLock, Semaphore, watch};

/// A match in memory.
pub struct Live {
    /// Its id.
    pub id: MatchId,
    /// What everybody sees of it and what is secret, as far as it stands.
    pub inside: RwLock<Inside>,
    changed: watch::Sender<u64>,
    bots_at_work: AtomicBool,
    has_interrupts: bool,
    thinking: Mutex<Option<Thinking>>,
    hints: Semaphore,
    /// Held by whoever sits down, so that it is known who sits where.
    pub(crate) sitting: tokio::sync::Mutex<()>,
    asked_for: AtomicU64,
}

/// How long a match that nobody looks at stays in memory.
const IDLE: Duration = Duration::from_secs(60);

/// Who acts for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActedBy {
    /// Its holder. What must not be told yet is kept until its time has come.
    Person,
    /// A bot, or the host: they choose their time.
    Host,
}

/// Why a deed was not done. Nothing has changed.
#[derive(Debug)]
pub enum Refused {
    /// The page was out of date: somebody (perhaps oneself, twice) was faster.
    Stale,
    /// The match has not begun, or cannot be read.
    NotPlaying,
    /// The title says no.
    Title(HostedError),
    /// The store failed; the match goes on from what is on disk.
    Store(StoreError),
}

impl Live {
    /// Hears of changes.
    pub fn listen(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// A listener has gone; with the last one go the drawings.
    pub fn left(&self) {
        if self.changed.receiver_count() == 0
            && let Ok(inside) = self.inside.try_read()
        {
            inside.cache.forget();
        }
    }

    /// Has nobody asked for it for a while, and does nobody but the list of matches hold it?
    pub(crate) fn is_idle(&self, holders: usize) -> bool {
        holders <= 1 && now().saturating_sub(self.asked_for.load(Ordering::Relaxed)) > IDLE.as_millis() as u64
    }

    /// Somebody asks for it.
    pub(crate) fn touch(&self) {
        self.asked_for.store(now(), Ordering::Relaxed);
    }

    fn tell(self: &Arc<Live>, app: &Arc<App>) {
        self.changed.send_modify(|count| *count += 1);
        self.wake(app);
    }

    /// Lets those act who do not wait for a request: the bots, and the host in the name of a seat.
    pub fn wake(self: &Arc<Live>, app: &Arc<App>) {
        self.wake_bots(app);
        self.wake_auto_pass(app);
    }

    /// Does what a seat wants, one thing or several: in memory and on disk, or not at all. `token` names the position
    /// that it is about; giving up and draws are not about any.
    pub async fn enter(
        self: &Arc<Live>,
        app: &Arc<App>,
        by: ActedBy,
        seat: Seat,
        token: Option<&str>,
        mut deeds: Vec<Deed<Value>>,
    ) -> Result<(), Refused> {
        let mut inside = self.inside.write().await;
        if token.is_some_and(|token| inside.token() != token) {
            return Err(Refused::Stale);
        }
        if by == ActedBy::Person && inside.holds_back(seat, &deeds) {
            drop(inside);
            self.tell(app);
            return Ok(());
        }
        for (place, deed) in deeds.iter().enumerate() {
            match inside.try_out(seat, deed.clone()) {
                Ok(()) => {}
                Err(refused) if place == 0 => return Err(refused),
                Err(refused) => return Err(self.step_back(app, &mut inside, refused).await),
            }
        }
        if by == ActedBy::Person {
            deeds.extend(inside.go_on_alone(seat, deeds.last()));
        }
        let Some(last) = deeds.last() else { return Ok(()) };
        let row = |(seq, deed): (u32, &Deed<Value>)| LogRow { seq, seat: seat.0, body: json!(deed), at: now() };
        let rows = (inside.entries + 1..).zip(&deeds).map(row).collect();
        match app.store.append(self.id, rows).await {
            Ok(Append::Stored) => {
                inside.entries += deeds.len() as u32;
                inside.bot_is_stuck = false;
            }
            Ok(Append::Conflict) => return Err(self.step_back(app, &mut inside, Refused::Stale).await),
            Err(error) => return Err(self.step_back(app, &mut inside, Refused::Store(error)).await),
        }
        if let Some(outcome) = inside.outcome() {
            inside.finish(app, outcome).await;
        }
        if self.has_interrupts {
            inside.look_who_is_asked(app, seat, last).await;
        }
        drop(inside);
        self.tell(app);
        Ok(())
    }

    /// Keeps what a seat has prepared until it is asked for it; none takes it back.
    pub async fn prepare(
        self: &Arc<Live>,
        app: &Arc<App>,
        seat: Seat,
        prepared: Option<Value>,
    ) -> Result<(), StoreError> {
        let mut inside = self.inside.write().await;
        app.store.prepare(self.id, seat.0, prepared.clone()).await?;
        inside.prepared.retain(|(of, _)| *of != seat);
        inside.prepared.extend(prepared.map(|prepared| (seat, prepared)));
        drop(inside);
        self.tell(app);
        Ok(())
    }

    /// Enters what the seat that is asked has prepared.
    pub(crate) async fn enter_prepared(self: &Arc<Live>, app: &Arc<App>) -> bool {
        let Some((seat, token, deeds)) = self.inside.read().await.ready() else { return false };
        let entered = self.enter(app, ActedBy::Host, seat, Some(&token), deeds).await;
        if let Err(Refused::Stale) = entered {
            return true; // somebody was faster: look again
        }
        if let Err(Refused::Store(error)) = &entered {
            tracing::error!("match" = %self.id, %error, "what a seat has prepared could not be entered");
        }
        if let Err(error) = self.prepare(app, seat, None).await {
            tracing::error!("match" = %self.id, %error, "what was tried is still kept");
            self.inside.write().await.prepared.retain(|(of, _)| *of != seat);
        }
        true
    }

    /// Somebody says something.
    pub async fn say(self: &Arc<Live>, app: &Arc<App>, remark: Remark) -> Result<(), StoreError> {
        let mut inside = self.inside.write().await;
        let line = app.store.say(self.id, remark).await?;
        inside.chat.push(line);
        drop(inside);
        self.changed.send_modify(|count| *count += 1);
        Ok(())
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

//! A match from disk, and back to what is on disk. Logs are played through away from the requests: it takes long.

use super::{Inside, Live, Refused, now};
use crate::app::App;
use crate::auto_pass::AutoPass;
use crate::people::Names;
use crate::render::Cache;
use crate::{Language, dice};
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64};
use store::{LogRow, MatchId, MatchRow, Status, StoreError};
use table::Seat;
use titles::Hosted;
use tokio::sync::{RwLock, Semaphore, watch};

impl Live {
    /// Reads a match from the store and plays its log through.
    pub async fn load(app: &Arc<App>, id: MatchId) -> Result<Option<Live>, StoreError> {
        let Some(inside) = Inside::load(app, id, None).await? else { return Ok(None) };
        Ok(Some(Live {
            id,
            has_interrupts: has_interrupts(app, &inside.row.title),
            inside: RwLock::new(inside),
            changed: watch::Sender::new(0),
            bots_at_work: AtomicBool::new(false),
            thinking: Mutex::default(),
            hints: Semaphore::new(1),
            sitting: tokio::sync::Mutex::default(),
            asked_for: AtomicU64::new(now()),
        }))
    }

    /// Reads it again: somebody has sat down, or the store knows better.
    pub async fn reload(self: &Arc<Live>, app: &Arc<App>) -> Result<(), StoreError> {
        let mut inside = self.inside.write().await;
        if let Some(fresh) = Inside::load(app, self.id, Some(&mut inside)).await? {
            *inside = fresh;
        }
        drop(inside);
        self.tell(app);
        Ok(())
    }

    /// Somebody has sat down or added to the dice: looks again, and begins once everybody has.
    pub async fn look_who_sits(self: &Arc<Live>, app: &Arc<App>) -> Result<(), StoreError> {
        self.reload(app).await?;
        self.begin_if_ready(app).await
    }

    /// Notes that the match is being played once everybody sits and the dice are cast.
    async fn begin_if_ready(&self, app: &App) -> Result<(), StoreError> {
        let mut inside = self.inside.write().await;
        if inside.row.status == Status::Waiting && inside.game.is_some() {
            app.store.set_status(self.id, Status::Playing).await?;
            inside.row.status = Status::Playing;
        }
        Ok(())
    }

    /// What is on disk is the truth.
    pub(super) async fn step_back(&self, app: &Arc<App>, inside: &mut Inside, refused: Refused) -> Refused {
        match Inside::load(app, self.id, None).await {
            Ok(Some(fresh)) => *inside = fresh,
            Ok(None) => inside.game = None,
            Err(error) => {
                inside.game = None;
                inside.damage = Some(error.to_string());
            }
        }
        refused
    }
}

impl Inside {
    /// Reads a match. What is known of it is not played through again if its log is still the same.
    async fn load(app: &Arc<App>, id: MatchId, known: Option<&mut Inside>) -> Result<Option<Inside>, StoreError> {
        let Some((row, seats, log)) = app.store.load_match(id).await? else { return Ok(None) };
        let chat = app.store.chat(id, 0).await?;
        let auto_pass = AutoPass::load(app, id, &seats).await?;
        let mut inside = Inside {
            row,
            names: Names::of(app, &seats.iter().collect::<Vec<_>>()).await?,
            seats,
            game: None,
            damage: None,
            chat,
            auto_pass,
            prepared: app.store.prepared(id).await?.into_iter().map(|(seat, body)| (Seat(seat), body)).collect(),
            bot_is_stuck: false,
            cache: Cache::default(),
            entries: log.len() as u32,
        };
        if inside.row.status != Status::Waiting || dice::are_cast(&inside.row.shares, &inside.seats) {
            let known = known.filter(|known| known.entries == inside.entries).and_then(|known| known.game.take());
            inside.begin(app, known, log).await;
        }
        Ok(Some(inside))
    }

    /// Plays the log through, unless the match is known already.
    async fn begin(&mut self, app: &Arc<App>, known: Option<Box<dyn Hosted>>, log: Vec<LogRow>) {
        let played = match known {
            Some(game) => Ok(game),
            None => {
                let (titles, row) = (app.clone(), self.row.clone());
                let _one_of_few = app.loading.acquire().await;
                let played = tokio::task::spawn_blocking(move || play_through(&titles, &row, &log));
                played.await.unwrap_or_else(|end| Err(format!("its log could not be played through: {end}")))
            }
        };
        match played {
            Ok(game) => self.game = Some(game),
            Err(why) => {
                tracing::error!("match" = %self.row.id, %why, "it cannot be played through");
                self.damage = Some(why);
            }
        }
        if let (Some(outcome), false) = (self.outcome(), matches!(self.row.status, Status::Finished { .. })) {
            self.finish(app, outcome).await;
        }
        if has_interrupts(app, &self.row.title) {
            let decider = self.decider();
            let chance = self.game.as_deref().and_then(|game| game.seen_by(decider).interrupt_chance());
            self.auto_pass.open(app, chance, true);
        }
    }
}

fn play_through(app: &App, row: &MatchRow, log: &[LogRow]) -> Result<Box<dyn Hosted>, String> {
    let entry = app.titles(Language::En).find(&row.title)?;
    if entry.title().edition != row.edition {
        return Err(format!("it was played by edition {} of the rules", row.edition));
    }
    let started = match &row.position {
        Some(position) => entry.game.load(position, row.pledge()),
        None => entry.game.start(&row.setup, row.pledge()),
    };
    let mut game = started.map_err(|error| entry.explain(&error))?;
    for line in log {
        let wrong = |why: String| format!("entry {}: {why}", line.seq);
        let deed = serde_json::from_value(line.body.clone()).map_err(|fault| wrong(fault.to_string()))?;
        game.enter(Seat(line.seat), deed).map_err(|error| wrong(format!("{error:?}")))?;
    }
    Ok(game)
}

/// Does this title ever ask a seat in between whether it interrupts?
fn has_interrupts(app: &App, title: &str) -> bool {
    app.titles(Language::En).find(title).is_ok_and(|entry| entry.game.has_interrupts())
}

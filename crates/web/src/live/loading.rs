//! A match from disk, and back to what is on disk.

use super::{Inside, Live, Refused, now};
use crate::Language;
use crate::app::App;
use crate::auto_pass::AutoPass;
use crate::render::Cache;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64};
use store::{Holder, LogRow, MatchId, Status, StoreError};
use table::{Pledge, Seat};
use titles::Hosted;
use tokio::sync::{RwLock, Semaphore, watch};

impl Live {
    /// Reads a match from the store and plays its log through.
    pub async fn load(app: &App, id: MatchId) -> Result<Option<Live>, StoreError> {
        let Some(inside) = Inside::load(app, id).await? else { return Ok(None) };
        Ok(Some(Live {
            id,
            has_interrupts: has_interrupts(app, &inside.row.title),
            inside: RwLock::new(inside),
            changed: watch::Sender::new(0),
            bots_at_work: AtomicBool::new(false),
            thinking: Mutex::default(),
            hints: Semaphore::new(1),
            asked_for: AtomicU64::new(now()),
        }))
    }

    /// Reads it again: somebody has sat down, or the store knows better.
    pub async fn reload(self: &Arc<Live>, app: &Arc<App>) -> Result<(), StoreError> {
        let mut inside = self.inside.write().await;
        if let Some(fresh) = Inside::load(app, self.id).await? {
            *inside = fresh;
        }
        drop(inside);
        self.tell(app);
        Ok(())
    }

    /// What is on disk is the truth.
    pub(super) async fn step_back(&self, app: &App, inside: &mut Inside, refused: Refused) -> Refused {
        match Inside::load(app, self.id).await {
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
    async fn load(app: &App, id: MatchId) -> Result<Option<Inside>, StoreError> {
        let Some((row, seats, entries)) = app.store.load_match(id).await? else { return Ok(None) };
        let chat = app.store.chat(id, 0).await?;
        let auto_pass = AutoPass::load(app, id, &seats).await?;
        let mut inside = Inside {
            row,
            seats,
            game: None,
            damage: None,
            chat,
            auto_pass,
            prepared: app.store.prepared(id).await?.into_iter().map(|(seat, body)| (Seat(seat), body)).collect(),
            cache: Cache::default(),
            entries: entries.len() as u32,
        };
        if inside.seats.iter().all(|row| !matches!(row.holder, Holder::Open | Holder::Invited)) {
            match inside.play_through(app, &entries) {
                Ok(game) => inside.game = Some(game),
                Err(why) => inside.damage = Some(why),
            }
            if let (Some(outcome), false) = (inside.outcome(), matches!(inside.row.status, Status::Finished { .. })) {
                inside.finish(app, outcome).await;
            }
            if has_interrupts(app, &inside.row.title) {
                let decider = inside.decider();
                let chance = inside.game.as_deref().and_then(|game| game.seen_by(decider).interrupt_chance());
                inside.auto_pass.open(app, chance, true);
            }
        }
        Ok(Some(inside))
    }

    fn play_through(&self, app: &App, entries: &[LogRow]) -> Result<Box<dyn Hosted>, String> {
        let entry = app.titles(Language::En).find(&self.row.title)?;
        if entry.title().edition != self.row.edition {
            return Err(format!("it was played by edition {} of the rules", self.row.edition));
        }
        let mut pledge = Pledge::new(self.row.secret);
        self.row.shares.iter().for_each(|share| pledge.add(share.clone()));
        let started = match &self.row.position {
            Some(position) => entry.game.load(position, pledge),
            None => entry.game.start(&self.row.setup, pledge),
        };
        let mut game = started.map_err(|error| entry.explain(&error))?;
        for line in entries {
            let wrong = |why: String| format!("entry {}: {why}", line.seq);
            let deed = serde_json::from_value(line.body.clone()).map_err(|fault| wrong(fault.to_string()))?;
            game.enter(Seat(line.seat), deed).map_err(|error| wrong(format!("{error:?}")))?;
        }
        Ok(game)
    }
}

/// Does this title ever ask a seat in between whether it interrupts?
fn has_interrupts(app: &App, title: &str) -> bool {
    app.titles(Language::En).find(title).is_ok_and(|entry| entry.game.has_interrupts())
}

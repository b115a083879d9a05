//! The bots at work: they act while it is their turn, away from the requests.

use super::silence::Silence;
use super::{ActedBy, Live, Refused};
use crate::Language;
use crate::app::{App, lock};
use ::bots::Progress;
use serde_json::Value;
use std::collections::HashMap;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;
use table::{Deed, Seat};
use titles::Thinker;
use tokio::sync::SemaphorePermit;

/// The bots of a match while they are at work.
#[derive(Default)]
struct Bots {
    /// By seat: what they remember is theirs alone.
    by_seat: HashMap<Seat, Box<dyn Thinker>>,
    /// The silence that others notice, until something is seen.
    silence: Option<Silence>,
}

/// How often in a row a bot may fail before it is stuck.
const ATTEMPTS: u32 = 5;

/// What came of a bot's turn.
enum Turn {
    /// It was no bot's.
    Nobodys,
    /// It has acted, or somebody was faster.
    Taken,
    /// It thought of nothing (it may have panicked), or what it wanted was refused or could not be stored.
    Failed,
}

/// What is shown of a bot at work.
pub(super) enum Thinking {
    /// How far it has come.
    Seen(Arc<Progress>),
    /// How much of a pause is over that depends on nothing of what it thinks of.
    Hidden(Instant, Instant),
}

impl Live {
    /// Lets the bots act while it is their turn, away from the requests.
    pub fn wake_bots(self: &Arc<Live>, app: &Arc<App>) {
        // Whoever changes something now wakes them again.
        let is_idle = self.inside.try_read().is_ok_and(|inside| !inside.is_for_host());
        if is_idle || self.bots_at_work.swap(true, Ordering::AcqRel) {
            return;
        }
        let (live, app) = (self.clone(), app.clone());
        tokio::spawn(async move {
            let (mut bots, mut failures) = (Bots::default(), 0);
            loop {
                while live.enter_prepared(&app).await {}
                match live.let_bot_act(&app, &mut bots).await {
                    Turn::Nobodys => break,
                    Turn::Taken => failures = 0,
                    Turn::Failed => {
                        failures += 1;
                        live.after_failure(&app, failures).await;
                    }
                }
            }
            live.bots_at_work.store(false, Ordering::Release);
            if live.inside.read().await.is_for_host() {
                live.wake_bots(&app); // somebody acted between the last thought and the end of the work
            }
        });
    }

    /// The bot whose turn it is thinks and acts.
    async fn let_bot_act(self: &Arc<Live>, app: &Arc<App>, bots: &mut Bots) -> Turn {
        if !self.inside.read().await.waits_for_bot() {
            return Turn::Nobodys;
        }
        let thought = self.think(app, bots).await;
        if let (Some((seat, _, deed)), Some(silence)) = (&thought, bots.silence.take()) {
            bots.silence = self.keep_silence(app, silence, *seat, deed).await;
        }
        *lock(&self.thinking) = None;
        let Some((seat, token, deed)) = thought else {
            tracing::error!("match" = %self.id, "the bot has nothing to say");
            return Turn::Failed;
        };
        match self.enter(app, ActedBy::Host, seat, Some(&token), vec![deed]).await {
            Ok(()) | Err(Refused::Stale) => Turn::Taken,
            Err(Refused::NotPlaying) => Turn::Nobodys,
            Err(refused) => {
                tracing::error!("match" = %self.id, ?refused, "the bot could not act");
                Turn::Failed
            }
        }
    }

    /// Waits longer after each failure; after the last one the table says that the bot is stuck.
    async fn after_failure(&self, app: &App, failures: u32) {
        if failures < ATTEMPTS {
            tokio::time::sleep(app.config.bot_pause * 2u32.pow(failures)).await;
            return;
        }
        let mut inside = self.inside.write().await;
        inside.bot_is_stuck = true;
        inside.redraw();
        drop(inside);
        self.changed.send_modify(|count| *count += 1);
    }

    /// What the bot whose turn it is wants to do; it sees only its own view.
    async fn think(&self, app: &Arc<App>, bots: &mut Bots) -> Option<(Seat, String, Deed<Value>)> {
        let (seat, token, view, bot, span) = {
            let inside = self.inside.read().await;
            let (seat, persona) = inside.bot()?;
            let entry = app.titles(Language::En).find(&inside.row.title).ok()?;
            let view = inside.game.as_deref()?.seen_by(Some(seat)).view();
            let bot = match bots.by_seat.remove(&seat) {
                Some(bot) => bot,
                None => entry.game.thinker(persona, u64::from_le_bytes(crate::app::random::<8>().ok()?), None),
            };
            let span = inside.span_to_hide();
            bots.silence = match span {
                Some(_) => None,
                None => bots.silence.or_else(|| inside.silence(app, persona.level())),
            };
            (seat, inside.token(), view, bot, span)
        };
        let progress = Arc::<Progress>::default();
        *lock(&self.thinking) = Some(match (span, bots.silence) {
            (Some((since, due)), _) => Thinking::Hidden(since, due),
            (None, Some(silence)) => Thinking::Hidden(silence.since, silence.due),
            (None, None) => Thinking::Seen(progress.clone()),
        });
        let thought = app.bots.think(bot, view, progress.clone());
        let thought = match (span, bots.silence) {
            (Some((_, due)), _) => in_time(thought, &progress, due).await,
            (None, Some(silence)) => by_then(thought, &progress, silence.share()).await,
            (None, None) => thought.await,
        };
        let (bot, opinion) = thought?;
        bots.by_seat.insert(seat, bot);
        Some((seat, token, opinion?.decision.into()))
    }

    /// One hint at a time: held while it is thought about.
    pub fn ask_for_hint(&self) -> Option<SemaphorePermit<'_>> {
        self.hints.try_acquire().ok()
    }

    /// How far the bot whose turn it is has come with thinking, from 0 to 1.
    pub fn progress(&self) -> Option<f32> {
        lock(&self.thinking).as_ref().map(|thinking| match thinking {
            Thinking::Seen(progress) => progress.share(),
            Thinking::Hidden(since, due) => {
                let whole = due.duration_since(*since).as_secs_f32().max(f32::EPSILON);
                (since.elapsed().as_secs_f32() / whole).min(1.0)
            }
        })
    }
}

/// A thought that is ready by this moment: it is cut short if it must be.
async fn by_then<T>(thought: impl Future<Output = T>, progress: &Progress, then: Instant) -> T {
    let mut thought = pin!(thought);
    tokio::select! {
        thought = thought.as_mut() => return thought,
        () = tokio::time::sleep_until(then.into()) => progress.stop(),
    }
    thought.await
}

/// A thought that is ready at this moment, neither sooner nor later: it is cut short if it must be.
async fn in_time<T>(thought: impl Future<Output = T>, progress: &Progress, due: Instant) -> T {
    let clock = async {
        tokio::time::sleep_until(due.into()).await;
        progress.stop();
    };
    tokio::join!(thought, clock).0
}

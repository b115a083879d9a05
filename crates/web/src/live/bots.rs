//! The bots at work: they act while it is their turn, away from the requests.

use super::{ActedBy, Live, Refused};
use crate::Language;
use crate::app::{App, lock};
use ::bots::Progress;
use serde_json::Value;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;
use table::{Deed, Seat};
use titles::Thinker;
use tokio::sync::SemaphorePermit;

/// The bots of a match while they are at work, by seat: what they remember is theirs alone.
type Bots = HashMap<Seat, Box<dyn Thinker>>;

/// What is shown of a bot at work.
pub(super) enum Thinking {
    /// How far it has come.
    Seen(Arc<Progress>),
    /// How much of a pause is over that is the same whatever it thinks of.
    Hidden(Instant, Instant),
}

impl Live {
    /// Lets the bots act while it is their turn, away from the requests.
    pub fn wake_bots(self: &Arc<Live>, app: &Arc<App>) {
        if self.bots_at_work.swap(true, Ordering::AcqRel) {
            return;
        }
        let (live, app) = (self.clone(), app.clone());
        tokio::spawn(async move {
            let mut bots = Bots::new();
            loop {
                while live.enter_prepared(&app).await {}
                let Some((seat, token, deed)) = live.think(&app, &mut bots).await else { break };
                if let Err(Refused::Store(error)) =
                    live.enter(&app, ActedBy::Host, seat, Some(&token), vec![deed]).await
                {
                    tracing::error!("match" = %live.id, %error, "the bot could not act");
                    break;
                }
            }
            live.bots_at_work.store(false, Ordering::Release);
            if live.is_to_act().await {
                live.wake_bots(&app); // somebody acted between the last thought and the end of the work
            }
        });
    }

    async fn is_to_act(&self) -> bool {
        let inside = self.inside.read().await;
        inside.waits_for_bot() || inside.ready().is_some()
    }

    /// What the bot whose turn it is wants to do; it sees only its own view.
    async fn think(&self, app: &Arc<App>, bots: &mut Bots) -> Option<(Seat, String, Deed<Value>)> {
        let (seat, token, view, bot, span) = {
            let inside = self.inside.read().await;
            let (seat, level) = inside.bot()?;
            let entry = app.titles(Language::En).find(&inside.row.title).ok()?;
            let view = inside.game.as_deref()?.seen_by(Some(seat)).view();
            let bot = match bots.remove(&seat) {
                Some(bot) => bot,
                None => entry.game.thinker(level, u64::from_le_bytes(crate::app::random::<8>().ok()?), None),
            };
            (seat, inside.token(), view, bot, inside.span_to_hide())
        };
        let progress = Arc::<Progress>::default();
        *lock(&self.thinking) = Some(match span {
            Some((since, due)) => Thinking::Hidden(since, due),
            None => Thinking::Seen(progress.clone()),
        });
        let thought = app.bots.think(bot, view, progress.clone());
        let thought = match span {
            Some((_, due)) => in_time(thought, &progress, due).await,
            None => {
                let thought = thought.await;
                tokio::time::sleep(app.config.bot_pause).await;
                thought
            }
        };
        *lock(&self.thinking) = None;
        let (bot, opinion) = thought?;
        bots.insert(seat, bot);
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

/// A thought that is ready at this moment, neither sooner nor later: it is cut short if it must be.
async fn in_time<T>(thought: impl Future<Output = T>, progress: &Progress, due: Instant) -> T {
    let clock = async {
        tokio::time::sleep_until(due.into()).await;
        progress.stop();
    };
    tokio::join!(thought, clock).0
}

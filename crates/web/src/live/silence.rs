//! How long bots are silent: whatever a bot thinks of, and however many choices it makes in secret, others see something
//! happen when a time is over that was drawn before it began to think.

use super::{Inside, Live};
use crate::app::{App, lock, random};
use crate::auto_pass::{is_person, within};
use ::bots::Level;
use serde_json::Value;
use std::collections::HashSet;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use table::{Deed, Next, Seat};
use titles::Hosted;

/// A silence: since when, and when it ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Silence {
    pub since: Instant,
    pub due: Instant,
    level: Level,
    is_long: bool,
}

/// So many thoughts of full length fit into a silence in which choices are made in secret.
const THOUGHTS: u32 = 6;

/// A thought takes at most this part of what is left of a silence, so that others fit in after it.
const SHARE: u32 = 4;

impl Silence {
    /// A silence that begins now, as long as so many thoughts and a pause as chance wants it.
    fn begin(level: Level, thoughts: u32, pause: Duration) -> Silence {
        let since = Instant::now();
        let due = since + level.longest() * thoughts + within(&(pause..=pause * 2), random().unwrap_or_default());
        Silence { since, due, level, is_long: thoughts == THOUGHTS }
    }

    /// When a thought must be at its end.
    pub fn share(&self) -> Instant {
        let now = Instant::now();
        let part = if self.is_long { SHARE } else { 1 };
        now + self.due.saturating_duration_since(now) / part
    }
}

/// Where bots were seen to choose in secret: titles, and what everybody is told is being decided. Public things only,
/// learnt once for all matches, so that it depends on nothing that is secret in one of them.
#[derive(Default)]
pub struct SecretPhases(Mutex<HashSet<(String, &'static str)>>);

impl SecretPhases {
    fn has(&self, phase: &(String, &'static str)) -> bool {
        lock(&self.0).contains(phase)
    }

    fn note(&self, phase: (String, &'static str)) {
        lock(&self.0).insert(phase);
    }
}

impl Inside {
    /// The silence of a bot that begins to think; none where nobody could look at a clock, or where it does not matter.
    pub(super) fn silence(&self, app: &App, level: Level) -> Option<Silence> {
        let pause = app.config.bot_pause;
        let watched = !pause.is_zero() && self.seats.iter().any(|row| is_person(&row.holder));
        let phase = self.phase().filter(|_| watched)?;
        let thoughts = match self.game.as_deref()?.only_choice() {
            Some(_) => 0, // everybody can see that there is nothing to think about
            None if app.secret_phases.has(&phase) => THOUGHTS,
            None => 1,
        };
        Some(Silence::begin(level, thoughts, pause))
    }

    /// What everybody is told is being decided.
    fn phase(&self) -> Option<(String, &'static str)> {
        let game = self.game.as_deref()?;
        Some((self.row.title.clone(), game.seen_by(None).prompt().message.key))
    }

    /// Would anybody but this seat notice that it does this?
    fn shows(&self, seat: Seat, deed: &Deed<Value>) -> bool {
        let Some(before) = self.game.as_deref() else { return true };
        let mut after = before.copy();
        if after.enter(seat, deed.clone()).is_err() {
            return true;
        }
        let others = before.seating().seats().filter(|other| *other != seat).map(Some).chain([None]);
        others.into_iter().any(|other| seen(before, other) != seen(&*after, other))
            || decides(before) != decides(&*after)
    }
}

/// All that somebody sees and has heard.
fn seen(game: &dyn Hosted, seat: Option<Seat>) -> (Value, usize) {
    let seen = game.seen_by(seat);
    (seen.view().to_json(), seen.heard_so_far())
}

fn decides(game: &dyn Hosted) -> Option<Seat> {
    match game.next() {
        Next::Decide(seat) => Some(seat),
        Next::Over(_) => None,
    }
}

impl Live {
    /// A bot is about to do this. What others would notice waits until the silence is over; what is done in secret does
    /// not end it.
    pub(super) async fn keep_silence(
        &self,
        app: &App,
        silence: Silence,
        seat: Seat,
        deed: &Deed<Value>,
    ) -> Option<Silence> {
        let (shows, phase) = {
            let inside = self.inside.read().await;
            (inside.shows(seat, deed), inside.phase())
        };
        if shows {
            tokio::time::sleep_until(silence.due.into()).await;
            return None;
        }
        if silence.is_long {
            return Some(silence);
        }
        // The first time that anybody chooses in secret here.
        phase.into_iter().for_each(|phase| app.secret_phases.note(phase));
        let long = Silence::begin(silence.level, THOUGHTS, app.config.bot_pause);
        Some(Silence { since: silence.since, ..long })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_silence_is_long_enough_for_a_thought_and_no_thought_uses_it_up() {
        let pause = Duration::from_millis(250);
        for level in Level::ALL {
            for _ in 0..100 {
                let short = Silence::begin(level, 1, pause);
                let length = short.due - short.since;
                assert!(
                    (level.longest() + pause..=level.longest() + pause * 2).contains(&length),
                    "{level}: {length:?}"
                );
                let long = Silence::begin(level, THOUGHTS, pause);
                assert!(long.due - long.since >= level.longest() * THOUGHTS + pause);
                assert!(long.share() < long.due, "{level}");
            }
        }
    }
}

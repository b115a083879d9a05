//! Those who only want to play: they must not notice anything.

use super::ground::Ground;
use crate::clients::{Ask, Trouble};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::Rng;
use tokio::time::Instant;

/// Between two requests of the bystander: within what one address may ask for.
const PAUSE: Duration = Duration::from_millis(45);
/// One request in so many is for the front page, the others for an icon.
const FRONT: u32 = 12;
/// How long a player thinks.
const THOUGHT: Duration = Duration::from_millis(150);
/// How long a bot may take to answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// What they saw.
#[derive(Default)]
pub struct Seen {
    /// How long each answer took.
    pub waited: Mutex<Vec<Duration>>,
    /// How often a bot answered the player.
    pub bot_answers: AtomicU64,
}

/// Looks at pages all the time.
pub async fn look(ground: &Ground, seen: &Seen) {
    let mut visitor = ground.visitor(1);
    for number in 0u32.. {
        if !ground.goes_on() {
            return;
        }
        let path = if number.is_multiple_of(FRONT) { "/" } else { "/assets/0/icon.svg" };
        let start = Instant::now();
        let reply = visitor.get(path).await;
        let waited = start.elapsed();
        ground.tally.judge(
            "a bystander is answered",
            match reply {
                Ok(reply) if reply.status == 200 => Ok(()),
                Ok(reply) => Err(format!("{path}: {}", reply.status)),
                Err(trouble) => {
                    visitor.hang_up();
                    Err(format!("{path}: {trouble}"))
                }
            },
        );
        seen.waited.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(waited);
        tokio::time::sleep(PAUSE).await;
    }
}

/// Plays against bots all the time, and until one has answered.
pub async fn play(ground: &Ground, seen: &Seen, seed: u64) {
    let mut rng = Rng::seeded(seed);
    while ground.goes_on() || seen.bot_answers.load(Ordering::Relaxed) == 0 {
        if let Err(trouble) = play_one(ground, seen, &mut rng).await {
            ground.tally.judge("a bot answers", Err(trouble.to_string()));
            return;
        }
    }
}

async fn play_one(ground: &Ground, seen: &Seen, rng: &mut Rng) -> Result<(), Trouble> {
    let mut visitor = ground.visitor(3);
    let (place, mut channel) = ground.against_bot(&mut visitor, "first").await?;
    let mut decided = String::new();
    let mut waits = false;
    while ground.goes_on() || seen.bot_answers.load(Ordering::Relaxed) == 0 {
        let asked = tokio::time::timeout(PATIENCE, channel.next()).await;
        match asked.map_err(|_| Trouble::Broken("the bot did not answer".to_owned()))?? {
            Ask::Over => return Ok(()),
            Ask::Decide(choices) if choices.token != decided => {
                if std::mem::take(&mut waits) {
                    seen.bot_answers.fetch_add(1, Ordering::Relaxed);
                    ground.tally.judge("a bot answers", Ok(()));
                }
                tokio::time::sleep(THOUGHT).await;
                let action = choices.pick(rng).to_owned();
                place.act(&mut visitor, &choices.token, &action).await?;
                decided = choices.token;
            }
            Ask::Decide(_) => {}
            Ask::Wait => waits = true,
        }
    }
    Ok(())
}

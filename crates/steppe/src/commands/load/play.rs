//! The players of the load: they sit down, wait for the beginning, and act as soon as they are asked.

use crate::clients::{Address, Ask, Channel, Opening, Place, Trouble, Visitor};
use futures_util::future::try_join_all;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use table::{Chance, Rng};
use tokio::sync::{Barrier, Semaphore, watch};
use tokio::time::Instant;

/// How many tables are opened at the same time.
const OPENED_AT_ONCE: usize = 16;
/// How long a table rests after trouble.
const REST: Duration = Duration::from_millis(200);

/// What was counted.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    /// From sending an action to its acknowledgement.
    pub posts: Vec<Duration>,
    /// From sending an action to the moment in which another seat was asked because of it.
    pub handed: Vec<Duration>,
    /// The bytes of each push while it was measured.
    pub pushed: Vec<u64>,
    /// Matches that came to their end.
    pub finished: u64,
    /// Matches that were made.
    pub made: u64,
    /// What went wrong, by kind.
    pub faults: BTreeMap<String, u64>,
}

/// Where all tables stand.
pub(super) struct Hall {
    address: Address,
    opening: Opening,
    pause: Duration,
    door: Semaphore,
    seated: Barrier,
    until: watch::Sender<Option<Instant>>,
    tally: Mutex<Tally>,
}

/// A player at a table.
struct Chair {
    visitor: Visitor,
    place: Place,
    channel: Channel,
    asked: Ask,
    rng: Rng,
}

/// The last action at a table: by which chair, and when it was sent.
type LastSent = Mutex<Option<(usize, Instant)>>;

impl Hall {
    pub fn new(address: Address, opening: Opening, pause: Duration, tables: usize) -> Hall {
        Hall {
            address,
            opening,
            pause,
            door: Semaphore::new(OPENED_AT_ONCE),
            seated: Barrier::new(tables + 1),
            until: watch::Sender::new(None),
            tally: Mutex::default(),
        }
    }

    /// Waits until everybody sits.
    pub async fn all_seated(&self) {
        self.seated.wait().await;
    }

    /// Lets them play.
    pub fn begin(&self, until: Instant) {
        self.until.send_replace(Some(until));
    }

    /// What was counted.
    pub fn tally(&self) -> Tally {
        self.count().clone()
    }

    fn count(&self) -> MutexGuard<'_, Tally> {
        self.tally.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Thinks for as long as was said on average, from not at all to twice that.
    async fn think(&self, rng: &mut Rng) {
        let most = self.pause.as_millis() as u32 * 2;
        if most > 0 {
            tokio::time::sleep(Duration::from_millis(rng.below(most + 1).into())).await;
        }
    }

    /// One match after the other at one table, until the time is over.
    pub async fn keep_playing(self: Arc<Hall>, seed: u64) {
        let mut rng = Rng::seeded(seed);
        let mut visitors = vec![Visitor::new(&self.address)];
        let mut seated = self.seat(&mut visitors, &mut rng).await;
        self.seated.wait().await;
        let mut begun = self.until.subscribe();
        let Ok(until) = begun.wait_for(Option::is_some).await.map(|until| until.unwrap_or_else(Instant::now)) else {
            return;
        };
        let playing = async {
            loop {
                let played = match seated {
                    Ok(chairs) => self.play(chairs).await,
                    Err(trouble) => Err(trouble),
                };
                visitors = match played {
                    Ok(visitors) => visitors,
                    Err(trouble) => {
                        *self.count().faults.entry(trouble.kind()).or_default() += 1;
                        tokio::time::sleep(REST).await;
                        vec![Visitor::new(&self.address)]
                    }
                };
                seated = self.seat(&mut visitors, &mut rng).await;
            }
        };
        let _ = tokio::time::timeout_at(until, playing).await;
    }

    /// Opens a table with its channels.
    async fn seat(&self, visitors: &mut Vec<Visitor>, rng: &mut Rng) -> Result<Vec<Chair>, Trouble> {
        let _one_of_few = self.door.acquire().await;
        let made = self.opening.make(&mut visitors[0]).await?;
        let places = self.opening.fill(made, visitors).await?;
        self.count().made += 1;
        let mut chairs = Vec::new();
        for (mut visitor, place) in visitors.drain(..).zip(places) {
            let (channel, asked) = Channel::look(&mut visitor, &place).await?;
            chairs.push(Chair { visitor, place, channel, asked, rng: Rng::seeded(rng.seed()) });
        }
        Ok(chairs)
    }

    /// Plays a match to its end.
    async fn play(&self, mut chairs: Vec<Chair>) -> Result<Vec<Visitor>, Trouble> {
        let last = LastSent::default();
        try_join_all(chairs.iter_mut().enumerate().map(|(number, chair)| chair.play(self, number, &last))).await?;
        self.count().finished += 1;
        Ok(chairs.into_iter().map(|chair| chair.visitor).collect())
    }
}

impl Chair {
    async fn play(&mut self, hall: &Hall, number: usize, last: &LastSent) -> Result<(), Trouble> {
        let mut decided = String::new();
        loop {
            match &self.asked {
                Ask::Over => return Ok(()),
                Ask::Decide(choices) if choices.token != decided => {
                    let sent = last.lock().unwrap_or_else(PoisonError::into_inner).take();
                    if let Some((other, at)) = sent
                        && other != number
                    {
                        hall.count().handed.push(at.elapsed());
                    }
                    hall.think(&mut self.rng).await;
                    let action = choices.pick(&mut self.rng);
                    let start = Instant::now();
                    *last.lock().unwrap_or_else(PoisonError::into_inner) = Some((number, start));
                    self.place.act(&mut self.visitor, &choices.token, action).await?;
                    hall.count().posts.push(start.elapsed());
                    decided.clone_from(&choices.token);
                }
                Ask::Decide(_) | Ask::Wait => {}
            }
            let before = self.channel.bytes;
            self.asked = self.channel.next().await?;
            hall.count().pushed.push(self.channel.bytes - before);
        }
    }
}

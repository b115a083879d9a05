//! The players of the crash test: whenever the server is there, they are at their tables and act.

use super::ledger::{Ledger, Story};
use crate::clients::{Address, Ask, Channel, Opening, Place, Trouble, Visitor};
use futures_util::future::join_all;
use std::sync::Arc;
use std::time::Duration;
use table::Rng;
use tokio::sync::watch;

/// How the server is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Life {
    /// It runs for so many-th time, counted from 0.
    Up(u32),
    /// It is being killed.
    Down,
    /// It will not come back.
    Closed,
}

/// Where all tables stand.
pub(super) struct Hall {
    address: Address,
    opening: Opening,
    ledger: Arc<Ledger>,
    life: watch::Sender<Life>,
}

/// A player at a table.
struct Chair {
    visitor: Visitor,
    place: Place,
    rng: Rng,
}

impl Hall {
    pub fn new(address: Address, opening: Opening, ledger: Arc<Ledger>) -> Hall {
        Hall { address, opening, ledger, life: watch::Sender::new(Life::Up(0)) }
    }

    /// Tells everybody how the server is.
    pub fn tell(&self, life: Life) {
        self.life.send_replace(life);
    }

    /// Waits until the server is there: in which life; none if it will not come back.
    async fn up(&self) -> Option<u32> {
        let mut life = self.life.subscribe();
        let found = life.wait_for(|life| *life != Life::Down).await;
        match found.map(|life| *life) {
            Ok(Life::Up(life)) => Some(life),
            _ => None,
        }
    }

    /// A broken connection is a fault if nobody has killed the server; any other trouble always is.
    async fn judge(&self, trouble: Trouble, life: u32, whose: &str) {
        let killed = *self.life.borrow() != Life::Up(life);
        if !(killed && matches!(trouble, Trouble::Broken(_))) {
            self.ledger.fault(format!("{whose}, life {life}: {trouble}"));
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// One match after the other at one table, until the server does not come back.
    pub async fn keep_playing(self: Arc<Hall>, seed: u64) {
        let mut rng = Rng::seeded(seed);
        let mut visitors = vec![Visitor::new(&self.address)];
        while let Some(life) = self.up().await {
            visitors.iter_mut().for_each(Visitor::hang_up);
            let places = match self.open(&mut visitors).await {
                Ok(places) => places,
                Err(trouble) => {
                    self.judge(trouble, life, "a new match").await;
                    continue;
                }
            };
            let Some(table) = places.first().map(|place| place.table.clone()) else { return };
            let story = self.ledger.begin(&table);
            let chairs = visitors.drain(..).zip(places);
            let mut chairs: Vec<Chair> =
                chairs.map(|(visitor, place)| Chair { visitor, place, rng: Rng::seeded(rng.seed()) }).collect();
            join_all(chairs.iter_mut().map(|chair| chair.keep_sitting(&self, &story))).await;
            visitors = chairs.into_iter().map(|chair| chair.visitor).collect();
        }
    }

    /// A match that is made but not filled when the server is killed is left alone: nobody plays it.
    async fn open(&self, visitors: &mut Vec<Visitor>) -> Result<Vec<Place>, Trouble> {
        let made = self.opening.make(&mut visitors[0]).await?;
        self.ledger.make(&made.table);
        self.opening.fill(made, visitors).await
    }
}

impl Chair {
    /// Comes back to the table after every kill, until the match is over.
    async fn keep_sitting(&mut self, hall: &Hall, story: &Story) {
        while let Some(life) = hall.up().await {
            match self.sit(hall, story, life).await {
                Ok(()) => return,
                Err(trouble) => hall.judge(trouble, life, &format!("match {}", story.id)).await,
            }
        }
    }

    /// Plays in one life of the server; fine when the match is over.
    async fn sit(&mut self, hall: &Hall, story: &Story, life: u32) -> Result<(), Trouble> {
        self.visitor.hang_up();
        let mut channel = Channel::open(&self.visitor, &self.place).await?;
        let mut decided = String::new();
        loop {
            match channel.next().await? {
                Ask::Over => {
                    story.end();
                    return Ok(());
                }
                Ask::Wait => story.wait(life),
                Ask::Decide(choices) if choices.token == decided => {}
                Ask::Decide(choices) => {
                    if let Err(fault) = story.show(&choices.token, life) {
                        hall.ledger.fault(format!("life {life}: {fault}"));
                    }
                    let action = choices.pick(&mut self.rng);
                    let number = story.send(&choices.token, &self.place.seat, action);
                    self.place.act(&mut self.visitor, &choices.token, action).await?;
                    story.acknowledge(number, life);
                    decided = choices.token;
                }
            }
        }
    }
}

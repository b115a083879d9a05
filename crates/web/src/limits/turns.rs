//! Turns: what one visitor asks for is answered a few at a time, so that others never wait behind all of it.

use super::Client;
use crate::app::lock;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The turns of everybody who has asked for something; nobody else is in the table.
#[derive(Clone)]
pub struct Turns(Arc<Inside>);

struct Inside {
    at_once: usize,
    queues: Mutex<HashMap<Client, (Arc<Semaphore>, usize)>>,
}

/// A turn, until it is dropped.
pub struct Turn {
    _permit: Option<OwnedSemaphorePermit>,
    _place: InQueue,
}

struct InQueue {
    turns: Turns,
    client: Client,
}

impl Turns {
    /// So many of one visitor at a time.
    pub fn of(at_once: usize) -> Turns {
        Turns(Arc::new(Inside { at_once, queues: Mutex::default() }))
    }

    /// Waits for this visitor's turn.
    pub async fn take(&self, client: Client) -> Turn {
        let queue = {
            let mut queues = lock(&self.0.queues);
            let (queue, waiting) =
                queues.entry(client).or_insert_with(|| (Arc::new(Semaphore::new(self.0.at_once)), 0));
            *waiting += 1;
            queue.clone()
        };
        let place = InQueue { turns: self.clone(), client };
        Turn { _permit: queue.acquire_owned().await.ok(), _place: place }
    }
}

impl Drop for InQueue {
    fn drop(&mut self) {
        let mut queues = lock(&self.turns.0.queues);
        if let Some((_, waiting)) = queues.get_mut(&self.client) {
            *waiting -= 1;
            if *waiting == 0 {
                queues.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::Future;
    use std::net::IpAddr;
    use std::task::{Context, Waker};

    #[test]
    fn one_waits_for_oneself_and_for_nobody_else() {
        let turns = Turns::of(2);
        let [anna, boris] = [1, 2].map(|last| Client::of(IpAddr::from([198, 51, 100, last])));
        let mut context = Context::from_waker(Waker::noop());
        let mut asked: Vec<_> = (0..3).map(|_| Box::pin(turns.take(anna))).collect();
        let ready: Vec<bool> = asked.iter_mut().map(|asked| asked.as_mut().poll(&mut context).is_ready()).collect();
        assert_eq!(ready, [true, true, false]);
        assert!(Box::pin(turns.take(boris)).as_mut().poll(&mut context).is_ready());
        drop(asked);
        assert!(lock(&turns.0.queues).is_empty(), "who waits for nothing is forgotten");
    }
}

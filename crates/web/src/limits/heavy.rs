//! Work that takes long: away from the requests, few at a time, and few of one visitor.

use super::{Client, Crowded, Places};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// Where such work is done.
pub struct Heavy {
    at_work: Arc<Semaphore>,
    waiting: Places,
}

impl Heavy {
    /// So many at a time; of those who wait so many in all, and so many of one visitor.
    pub fn of(at_work: usize, waiting: usize, of_one: usize) -> Heavy {
        Heavy { at_work: Arc::new(Semaphore::new(at_work)), waiting: Places::of(waiting, of_one) }
    }

    /// Does it as soon as there is room for it; crowded if too many wait already, or if it fell over.
    pub async fn run<T: Send + 'static>(
        &self,
        client: Client,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Crowded> {
        let place = self.waiting.take(Some(client))?;
        let at_work = self.at_work.clone().acquire_owned().await.map_err(|_| Crowded::ByAll)?;
        // Both go along: who leaves does not make room before the work is done.
        let done = tokio::task::spawn_blocking(move || {
            let _both = (place, at_work);
            work()
        });
        done.await.map_err(|_| Crowded::ByAll)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;
    use std::sync::mpsc::channel;

    #[tokio::test]
    async fn one_visitor_cannot_fill_the_queue_and_who_gives_up_keeps_the_place_until_it_is_done() {
        let heavy = Arc::new(Heavy::of(1, 4, 2));
        let [anna, boris] = [1, 2].map(|last| Client::of(IpAddr::from([198, 51, 100, last])));
        let (go_on, wait) = channel::<()>();
        let (tell_begun, begun) = tokio::sync::oneshot::channel();
        let (busy, waits) = (heavy.clone(), heavy.clone());
        let long = tokio::spawn(async move {
            let work = move || {
                let _ = tell_begun.send(());
                wait.recv()
            };
            busy.run(anna, work).await.is_ok()
        });
        begun.await.unwrap();
        let next = tokio::spawn(async move { waits.run(anna, || 1).await });
        while heavy.waiting.taken() < 2 {
            tokio::task::yield_now().await;
        }
        assert_eq!(heavy.run(anna, || 2).await, Err(Crowded::ByOne));
        long.abort();
        assert!(long.await.is_err());
        assert_eq!(heavy.waiting.taken(), 2, "the work goes on");
        go_on.send(()).unwrap();
        assert_eq!(next.await.unwrap(), Ok(1));
        assert_eq!(heavy.run(boris, || 3).await, Ok(3));
    }
}

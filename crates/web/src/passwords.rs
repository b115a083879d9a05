//! Where passwords are hashed: on a few threads of their own, since it takes long and takes memory on purpose. Neither
//! bots nor the store ever wait for it, and of those who wait there is an end.

use crate::app::lock;
use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, LazyLock, Mutex};
use tokio::sync::oneshot;

/// How many are hashed at a time.
const THREADS: usize = 2;
/// How many may wait for it.
const WAITING: usize = 32;

/// Too many wait already.
#[derive(Debug, PartialEq, Eq)]
pub struct Busy;

type Job = Box<dyn FnOnce() + Send>;

/// The threads, and the queue before them.
pub struct Passwords {
    queue: SyncSender<Job>,
}

/// What is compared with when nobody has the name: as slow as anybody's.
static NOBODY: LazyLock<Option<String>> = LazyLock::new(|| hash("nobody's"));

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords::with(THREADS, WAITING)
    }
}

impl Passwords {
    fn with(threads: usize, waiting: usize) -> Passwords {
        let (queue, jobs) = sync_channel(waiting);
        let jobs: Arc<Mutex<Receiver<Job>>> = Arc::new(Mutex::new(jobs));
        for _ in 0..threads {
            let jobs = jobs.clone();
            let work = move || {
                loop {
                    let next = lock(&jobs).recv();
                    let Ok(job) = next else { break };
                    let _ = catch_unwind(AssertUnwindSafe(job)); // whoever waits hears that nothing came
                }
            };
            if let Err(error) = std::thread::Builder::new().name("passwords".into()).spawn(work) {
                tracing::error!(%error, "the system allows no further thread: log-ins will be slow or fail");
            }
        }
        Passwords { queue }
    }

    async fn away<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Busy> {
        let (tell, told) = oneshot::channel();
        let job = Box::new(move || {
            let _ = tell.send(work()); // whoever left does not want to know
        });
        self.queue.try_send(job).map_err(|_| Busy)?;
        told.await.map_err(|_| Busy)
    }

    /// The hash of a new password, to be kept; none if it cannot be hashed.
    pub async fn hash(&self, password: String) -> Result<Option<String>, Busy> {
        self.away(move || hash(&password)).await
    }

    /// Is this the password whose hash was kept? Where nothing was kept it takes as long to say no.
    pub async fn fits(&self, password: String, kept: Option<String>) -> Result<bool, Busy> {
        let is_known = kept.is_some();
        let fits = self.away(move || {
            let kept = kept.as_deref().or(NOBODY.as_deref())?;
            let hash = PasswordHash::new(kept).ok()?;
            Argon2::default().verify_password(password.as_bytes(), &hash).ok()
        });
        Ok(fits.await?.is_some() && is_known)
    }
}

fn hash(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::task::{Context, Poll, Waker};

    #[tokio::test]
    async fn a_password_fits_its_own_hash_and_nobodys_never() {
        let passwords = Passwords::default();
        let kept = passwords.hash("winter 1942".to_owned()).await.unwrap();
        assert!(kept.is_some());
        assert_eq!(passwords.fits("winter 1942".to_owned(), kept.clone()).await, Ok(true));
        assert_eq!(passwords.fits("winter 1943".to_owned(), kept).await, Ok(false));
        assert_eq!(passwords.fits("nobody's".to_owned(), None).await, Ok(false));
        assert_eq!(passwords.fits("winter 1942".to_owned(), Some("no hash".to_owned())).await, Ok(false));
    }

    #[test]
    fn an_unknown_name_waits_like_a_known_one_and_there_is_an_end_to_waiting() {
        for kept in [None, Some("$argon2id$".to_owned())] {
            let (queue, _nobody_works_on) = sync_channel(1);
            let idle = Passwords { queue };
            let mut context = Context::from_waker(Waker::noop());
            let mut first = Box::pin(idle.fits("x".to_owned(), kept.clone()));
            assert!(first.as_mut().poll(&mut context).is_pending(), "it takes a hash to say no");
            let mut second = Box::pin(idle.fits("x".to_owned(), kept));
            assert_eq!(second.as_mut().poll(&mut context), Poll::Ready(Err(Busy)));
        }
    }
}

//! Where passwords are hashed: on a few threads of their own, since it takes long and takes memory on purpose. Neither
//! bots nor the store ever wait for it, of those who wait there is an end, and each thread keeps its memory: to ask the
//! system for it again and again would leave it in pieces.

use crate::app::{lock, random};
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{ARGON2ID_IDENT, Algorithm, Argon2, Block, Params, Version};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, LazyLock, Mutex};
use std::thread::available_parallelism;
use tokio::sync::oneshot;

/// How many may wait for it.
const WAITING: usize = 24;

/// Too many wait already.
#[derive(Debug, PartialEq, Eq)]
pub struct Busy;

type Job = Box<dyn FnOnce(&mut Memory) + Send>;

/// The threads, and the queue before them.
pub struct Passwords {
    queue: SyncSender<Job>,
}

/// What a thread hashes in.
#[derive(Default)]
struct Memory(Vec<Block>);

/// What is compared with when nobody has the name: as slow as anybody's.
static NOBODY: LazyLock<Option<String>> = LazyLock::new(|| hash(&mut Memory::default(), "nobody's"));

impl Default for Passwords {
    fn default() -> Passwords {
        let half = available_parallelism().map_or(1, |cores| cores.get() / 2);
        Passwords::with(half.clamp(1, 4), WAITING)
    }
}

impl Passwords {
    fn with(threads: usize, waiting: usize) -> Passwords {
        let (queue, jobs) = sync_channel(waiting);
        let jobs: Arc<Mutex<Receiver<Job>>> = Arc::new(Mutex::new(jobs));
        for _ in 0..threads {
            let jobs = jobs.clone();
            let work = move || {
                let mut memory = Memory::default();
                loop {
                    let next = lock(&jobs).recv();
                    let Ok(job) = next else { break };
                    let _ = catch_unwind(AssertUnwindSafe(|| job(&mut memory))); // whoever waits hears that nothing came
                }
            };
            if let Err(error) = std::thread::Builder::new().name("passwords".into()).spawn(work) {
                tracing::error!(%error, "the system allows no further thread: log-ins will be slow or fail");
            }
        }
        Passwords { queue }
    }

    async fn away<T: Send + 'static>(&self, work: impl FnOnce(&mut Memory) -> T + Send + 'static) -> Result<T, Busy> {
        let (tell, told) = oneshot::channel();
        let job = Box::new(move |memory: &mut Memory| {
            if !tell.is_closed() {
                let _ = tell.send(work(memory)); // whoever left meanwhile does not want to know
            }
        });
        self.queue.try_send(job).map_err(|_| Busy)?;
        told.await.map_err(|_| Busy)
    }

    /// The hash of a new password, to be kept; none if it cannot be hashed.
    pub async fn hash(&self, password: String) -> Result<Option<String>, Busy> {
        self.away(move |memory| hash(memory, &password)).await
    }

    /// Is this the password whose hash was kept? Where nothing was kept it takes as long to say no.
    pub async fn fits(&self, password: String, kept: Option<String>) -> Result<bool, Busy> {
        let is_known = kept.is_some();
        let fits = self.away(move |memory| {
            let kept = kept.as_deref().or(NOBODY.as_deref())?;
            verify(memory, &password, &PasswordHash::new(kept).ok()?)
        });
        Ok(fits.await? == Some(true) && is_known)
    }
}

impl Memory {
    /// The hash of a password, so many bytes.
    fn digest(&mut self, argon: &Argon2, password: &str, salt: &[u8], length: usize) -> Option<Output> {
        let blocks = argon.params().block_count();
        if self.0.len() < blocks {
            self.0.resize(blocks, Block::new());
        }
        let mut bytes = vec![0; length];
        argon.hash_password_into_with_memory(password.as_bytes(), salt, &mut bytes, &mut self.0[..blocks]).ok()?;
        Output::new(&bytes).ok()
    }
}

fn hash(memory: &mut Memory, password: &str) -> Option<String> {
    let (argon, salt) = (Argon2::default(), random::<16>().ok()?);
    let output = memory.digest(&argon, password, &salt, Params::DEFAULT_OUTPUT_LEN)?;
    let hash = PasswordHash {
        algorithm: ARGON2ID_IDENT,
        version: Some(Version::default().into()),
        params: ParamsString::try_from(argon.params()).ok()?,
        salt: Some(Salt::new(&salt).ok()?),
        hash: Some(output),
    };
    Some(hash.to_string())
}

fn verify(memory: &mut Memory, password: &str, kept: &PasswordHash) -> Option<bool> {
    let algorithm = Algorithm::try_from(kept.algorithm.as_str()).ok()?;
    let version = kept.version.map_or(Some(Version::default()), |number| Version::try_from(number).ok())?;
    let argon = Argon2::new(algorithm, version, Params::try_from(kept).ok()?);
    let expected = kept.hash?;
    Some(memory.digest(&argon, password, kept.salt.as_ref()?, expected.len())? == expected) // in constant time
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
    fn a_thread_hashes_in_the_same_memory_again_and_again() {
        let mut memory = Memory::default();
        let first = hash(&mut memory, "winter 1942").unwrap();
        let place = memory.0.as_ptr();
        assert_eq!(verify(&mut memory, "winter 1942", &PasswordHash::new(&first).unwrap()), Some(true));
        assert_eq!(verify(&mut memory, "winter 1943", &PasswordHash::new(&first).unwrap()), Some(false));
        let second = hash(&mut memory, "winter 1942").unwrap();
        assert_ne!(first, second, "each has its own salt");
        assert_eq!((memory.0.as_ptr(), memory.0.len()), (place, Params::default().block_count()));
    }

    #[test]
    fn what_others_have_hashed_is_still_read() {
        let kept = argon2::password_hash::PasswordHasher::hash_password(&Argon2::default(), b"winter 1942").unwrap();
        assert_eq!(verify(&mut Memory::default(), "winter 1942", &kept), Some(true));
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

//! The one thread that writes. What waits when it comes round is committed together, so that many
//! callers share one wait for the disk; each change has its own savepoint, so that none fails for another.

use super::changes::execute;
use crate::{Answer, StoreError};
use rusqlite::Connection;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use tokio::sync::oneshot;

/// How many changes one transaction takes at most: nobody waits for an endless batch.
const BATCH: usize = 256;

/// The thread that writes, and the way to it.
pub struct Writer {
    jobs: Option<Arc<Sender<Box<dyn Job>>>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread on its connection.
    pub fn start(db: Connection) -> Result<Writer, StoreError> {
        let (jobs, waiting) = channel();
        let thread = std::thread::Builder::new().name("store-writer".into()).spawn(move || write(&db, &waiting));
        let thread = thread.map_err(|fault| StoreError::Database {
            why: fault.to_string(),
            advice: "The system allows no further thread: raise its limits",
        })?;
        Ok(Writer { jobs: Some(Arc::new(jobs)), thread: Some(thread) })
    }

    /// Makes a change; the answer comes when it is on disk.
    pub fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        // Weak: an answer that is kept but not awaited must not keep the thread from ending.
        let jobs = self.jobs.as_ref().map(Arc::downgrade);
        Box::pin(async move {
            let (tell, told) = oneshot::channel();
            let job = Box::new(Change { work: Some(work), outcome: None, tell });
            let jobs = jobs.and_then(|jobs| jobs.upgrade()).ok_or(StoreError::Closed)?;
            let sent = jobs.send(job);
            drop(jobs);
            sent.map_err(|_| StoreError::Closed)?;
            told.await.map_err(|_| StoreError::Closed)?
        })
    }
}

/// A change that nobody waits for.
pub type Later = Box<dyn FnOnce(&Connection) -> Result<(), StoreError> + Send>;

impl Writer {
    /// The way to make a change that nobody waits for.
    pub fn later(&self) -> impl FnOnce(Later) + Send + 'static {
        let jobs = self.jobs.as_ref().map(Arc::downgrade);
        move |work| {
            let (tell, _nobody_waits) = oneshot::channel();
            if let Some(jobs) = jobs.and_then(|jobs| jobs.upgrade()) {
                let _ = jobs.send(Box::new(Change { work: Some(work), outcome: None, tell }));
            }
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None; // ends the thread once it has done what waits
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

trait Job: Send {
    /// Makes the change within the open transaction; says whether it stands.
    fn run(&mut self, db: &Connection) -> bool;
    /// Tells the caller, once it is known what became of the transaction.
    fn answer(self: Box<Self>, committed: &Result<(), StoreError>);
}

struct Change<T, F> {
    work: Option<F>,
    outcome: Option<Result<T, StoreError>>,
    tell: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, F: FnOnce(&Connection) -> Result<T, StoreError> + Send> Job for Change<T, F> {
    fn run(&mut self, db: &Connection) -> bool {
        // A panic is this change's alone: its savepoint is taken back, and the thread goes on for the others.
        let attempt = |work: F| catch_unwind(AssertUnwindSafe(|| work(db))).unwrap_or(Err(StoreError::Panicked));
        self.outcome = self.work.take().map(attempt);
        matches!(self.outcome, Some(Ok(_)))
    }

    fn answer(self: Box<Self>, committed: &Result<(), StoreError>) {
        let answer = match (self.outcome, committed) {
            (Some(Err(fault)), _) => Err(fault),
            (_, Err(fault)) => Err(fault.clone()),
            (Some(Ok(value)), Ok(())) => Ok(value),
            (None, Ok(())) => Err(StoreError::Closed),
        };
        let _ = self.tell.send(answer); // a caller who left does not want to know
    }
}

fn write(db: &Connection, waiting: &Receiver<Box<dyn Job>>) {
    while let Ok(first) = waiting.recv() {
        let mut batch = vec![first];
        batch.extend(waiting.try_iter().take(BATCH - 1));
        let committed = commit(db, &mut batch);
        for job in batch {
            job.answer(&committed);
        }
    }
}

/// Makes the changes in one transaction; those that fail are left out of it.
fn commit(db: &Connection, batch: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
    let done = execute(db, "BEGIN IMMEDIATE", ()).and_then(|_| {
        batch.iter_mut().try_for_each(|job| step(db, job.as_mut()))?;
        execute(db, "COMMIT", ()).map(drop)
    });
    if done.is_err() && !db.is_autocommit() {
        let _ = execute(db, "ROLLBACK", ()); // fails only if SQLite has rolled back already
    }
    done
}

fn step(db: &Connection, job: &mut dyn Job) -> Result<(), StoreError> {
    execute(db, "SAVEPOINT change", ())?;
    let stands = job.run(db);
    if db.is_autocommit() {
        // After some failures (a full disk) SQLite rolls all of it back by itself.
        return Err(StoreError::Database {
            why: "the transaction was broken off".into(),
            advice: "The disk is probably full or failing: see what else is reported",
        });
    }
    if !stands {
        execute(db, "ROLLBACK TO change", ())?;
    }
    execute(db, "RELEASE change", ()).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    type Told = oneshot::Receiver<Result<i64, StoreError>>;

    fn job(work: impl FnOnce(&Connection) -> Result<i64, StoreError> + Send + 'static) -> (Box<dyn Job>, Told) {
        let (tell, told) = oneshot::channel();
        (Box::new(Change { work: Some(work), outcome: None, tell }), told)
    }

    fn insert(n: i64) -> impl FnOnce(&Connection) -> Result<i64, StoreError> + Send {
        move |db| db.execute("INSERT INTO t VALUES (?1)", [n]).map(|_| n).map_err(StoreError::database)
    }

    fn table() -> Connection {
        let db = Connection::open_in_memory().unwrap();
        db.execute_batch("CREATE TABLE t (n INTEGER PRIMARY KEY)").unwrap();
        db
    }

    fn rows(db: &Connection) -> Vec<i64> {
        let mut all = db.prepare("SELECT n FROM t ORDER BY n").unwrap();
        all.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    }

    #[test]
    fn a_failing_change_takes_back_its_own_work_and_no_other() {
        let db = table();
        let half = |db: &Connection| {
            insert(2)(db)?;
            insert(1)(db) // is there already
        };
        let (mut batch, mut told): (Vec<_>, Vec<_>) = [job(insert(1)), job(half), job(insert(3))].into_iter().unzip();
        let committed = commit(&db, &mut batch);
        batch.into_iter().for_each(|job| job.answer(&committed));
        assert_eq!(rows(&db), [1, 3]);
        assert_eq!(told[0].try_recv().unwrap(), Ok(1));
        assert!(matches!(told[1].try_recv().unwrap(), Err(StoreError::Inconsistent(_))));
        assert_eq!(told[2].try_recv().unwrap(), Ok(3));
    }

    #[tokio::test]
    async fn a_panic_fails_its_own_change_and_the_writer_goes_on() {
        let writer = Writer::start(table()).unwrap();
        let dies = |db: &Connection| -> Result<i64, StoreError> {
            insert(1)(db)?;
            panic!("as a test")
        };
        let (died, other) = tokio::join!(writer.run(dies), writer.run(insert(2)));
        assert_eq!(died, Err(StoreError::Panicked));
        assert_eq!(other, Ok(2));
        assert_eq!(writer.run(insert(3)).await, Ok(3));
        assert_eq!(writer.run(|db| Ok(rows(db).len() as i64)).await, Ok(2), "what the dying change wrote is gone");
    }

    #[test]
    fn when_the_transaction_breaks_off_nobody_is_told_of_success() {
        let db = table();
        let breaks = |db: &Connection| db.execute_batch("ROLLBACK").map(|()| 0).map_err(StoreError::database);
        let (mut batch, told): (Vec<_>, Vec<_>) = [job(insert(1)), job(breaks), job(insert(2))].into_iter().unzip();
        let committed = commit(&db, &mut batch);
        batch.into_iter().for_each(|job| job.answer(&committed));
        assert!(told.into_iter().all(|mut told| told.try_recv().unwrap().is_err()));
        assert!(rows(&db).is_empty());
        let (mut next, mut told): (Vec<_>, Vec<_>) = [job(insert(4))].into_iter().unzip();
        let committed = commit(&db, &mut next);
        next.into_iter().for_each(|job| job.answer(&committed));
        assert_eq!(told[0].try_recv().unwrap(), Ok(4));
    }
}

//! The connections that read: beside the writer, and beside each other.

use super::changes::execute;
use super::schema;
use crate::{Answer, StoreError};
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// How many read at once at most.
const READERS: usize = 4;

/// Connections that read, opened as they are needed.
pub struct Readers(Arc<Pool>);

struct Pool {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
    places: Arc<Semaphore>,
}

impl Readers {
    /// Readers of this file.
    pub fn new(path: &Path) -> Readers {
        let places = Arc::new(Semaphore::new(READERS));
        Readers(Arc::new(Pool { path: path.to_owned(), idle: Mutex::default(), places }))
    }

    /// Reads, all of one moment, on a thread that may block.
    pub fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        let pool = self.0.clone();
        Box::pin(async move {
            // Goes along into the thread: a caller who leaves does not free the place before the work is done.
            let place = pool.places.clone().acquire_owned().await.map_err(|_| StoreError::Closed)?;
            let read = tokio::task::spawn_blocking(move || {
                let _place = place;
                pool.read(work)
            });
            read.await.map_err(|end| if end.is_panic() { StoreError::Panicked } else { StoreError::Closed })?
        })
    }
}

impl Pool {
    /// A connection goes back to the others only when all went well: one that is in trouble is closed.
    fn read<T>(&self, work: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let idle = || self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let waiting = idle().pop();
        let db = match waiting {
            Some(db) => db,
            None => self.open().map_err(StoreError::database)?,
        };
        execute(&db, "BEGIN", ())?;
        let outcome = work(&db);
        execute(&db, "COMMIT", ())?;
        idle().push(db);
        outcome
    }

    fn open(&self) -> rusqlite::Result<Connection> {
        let db = schema::connect(&self.path)?;
        db.pragma_update(None, "query_only", true)?;
        Ok(db)
    }
}

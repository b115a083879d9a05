//! Where matches live: their logs, seats, chat and players; and the decks that players keep.
//!
//! The log is the truth. What [`Storage::append`] has acknowledged is on disk and survives the loss of the
//! process and of power; two appends of the same entry cannot both win; a damaged match is refused by
//! itself and leaves the others alone.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), store::StoreError> {
//! use serde_json::json;
//! use store::*;
//!
//! let store = Store::in_temporary()?;
//! let seats = vec![SeatRow { seat: 0, holder: Holder::Open, invite: None }];
//! let agreed = NewMatch { title: "skirmish".into(), edition: 1, setup: json!({}), ..NewMatch::default() };
//! let id = store.create_match(agreed, seats).await?;
//! let entry = LogRow { seq: 1, seat: 0, body: json!({"act": "pass"}), at: 1_700_000_000_000 };
//! assert_eq!(store.append(id, vec![entry.clone()]).await?, Append::Stored);
//! assert_eq!(store.append(id, vec![entry]).await?, Append::Conflict);
//! # Ok(()) }
//! ```

mod deck;
mod error;
mod ids;
mod sqlite;
mod storage;
mod types;

pub use deck::*;
pub use error::StoreError;
pub use ids::{AccountId, DeckId, MatchId, SessionId};
pub use storage::{Answer, Storage};
pub use types::*;

pub use sqlite::{Claim, backup, restore};

use sqlite::Sqlite;
use std::path::Path;
use std::sync::Arc;

/// A handle on the storage: cheap to clone, safe to share. What it can do is listed at [`Storage`].
#[derive(Clone)]
pub struct Store(Arc<dyn Storage>);

impl Store {
    /// The matches in this SQLite file, which is made if it is not there. Blocks: meant for the start.
    pub fn open(path: impl AsRef<Path>) -> Result<Store, StoreError> {
        Ok(Store::on(Sqlite::open(path.as_ref())?))
    }

    /// A store for tests, in a file that goes when its last handle goes.
    pub fn in_temporary() -> Result<Store, StoreError> {
        Ok(Store::on(Sqlite::in_temporary()?))
    }

    /// A store on any storage.
    pub fn on(storage: impl Storage) -> Store {
        Store(Arc::new(storage))
    }
}

impl std::ops::Deref for Store {
    type Target = dyn Storage;

    fn deref(&self) -> &(dyn Storage + 'static) {
        &*self.0
    }
}

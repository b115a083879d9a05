//! Matches in one SQLite file: a thread that writes, a few connections that read.

mod backup;
mod changes;
mod columns;
mod decks;
mod queries;
mod reader;
mod schema;
mod sessions;
mod writer;

pub use backup::{Claim, backup, restore};

use crate::*;
use reader::Readers;
use serde_json::Value;
use sessions::Sessions;
use std::path::{Path, PathBuf};
use writer::Writer;

/// A day, in milliseconds: how exactly it is noted when a session was last used.
const DAY: u64 = 24 * 3600 * 1000;

/// Matches in one SQLite file.
pub struct Sqlite {
    // In this order: the file goes when nobody uses it any more.
    writer: Writer,
    readers: Readers,
    sessions: Sessions,
    _temporary: Option<Temporary>,
}

impl Sqlite {
    /// Opens the file, makes it if it is not there, and brings its tables up to date.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let writer = Writer::start(schema::open(path)?)?;
        Ok(Sqlite { writer, readers: Readers::new(path), sessions: Sessions::default(), _temporary: None })
    }

    /// A file that goes with this value.
    pub fn in_temporary() -> Result<Sqlite, StoreError> {
        let directory = std::env::temp_dir().join(format!("steppe-{}", MatchId::random()?));
        std::fs::create_dir(&directory)
            .map_err(|fault| StoreError::Open { path: directory.clone(), why: fault.to_string() })?;
        let temporary = Temporary(directory);
        let store = Sqlite::open(&temporary.0.join("steppe.db"))?;
        Ok(Sqlite { _temporary: Some(temporary), ..store })
    }
}

impl Sqlite {
    /// Changes sessions. Goes on by itself once begun: what is remembered of them must not outlive the change.
    fn change_sessions<T: Send + 'static>(
        &self,
        change: impl FnOnce(&rusqlite::Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        let sessions = self.sessions.clone();
        let written = self.writer.run(change);
        Box::pin(async move {
            sessions.forget();
            let changed = tokio::spawn(async move {
                let changed = written.await;
                sessions.forget();
                changed
            });
            changed.await.map_err(|_| StoreError::Closed)?
        })
    }
}

struct Temporary(PathBuf);

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0); // a left-over in the temporary directory harms nobody
    }
}

impl Storage for Sqlite {
    fn create_match(&self, row: NewMatch, seats: Vec<SeatRow>) -> Answer<MatchId> {
        self.writer.run(move |db| changes::create_match(db, &row, &seats))
    }

    fn load_match(&self, id: MatchId) -> Answer<Option<Loaded>> {
        self.readers.run(move |db| queries::load_match(db, id))
    }

    fn append(&self, id: MatchId, entries: Vec<LogRow>) -> Answer<Append> {
        self.writer.run(move |db| changes::append(db, id, &entries))
    }

    fn take_seat(
        &self,
        id: MatchId,
        seat: u8,
        expect: Holder,
        holder: Holder,
        share: Option<DiceShare>,
    ) -> Answer<bool> {
        self.writer.run(move |db| changes::take_seat(db, id, seat, &expect, &holder, share.as_ref()))
    }

    fn add_share(&self, id: MatchId, seat: u8, expect: Option<DiceShare>, share: DiceShare) -> Answer<bool> {
        self.writer.run(move |db| changes::add_share(db, id, seat, expect.as_ref(), &share))
    }

    fn publish(&self, id: MatchId, seats: Vec<u8>) -> Answer<bool> {
        self.writer.run(move |db| changes::publish(db, id, &seats))
    }

    fn rematch_of(&self, id: MatchId) -> Answer<Option<MatchId>> {
        self.readers.run(move |db| queries::rematch_of(db, id))
    }

    fn expire(&self, waiting_since: u64, playing_since: u64, most: u32) -> Answer<Vec<MatchId>> {
        self.writer.run(move |db| changes::expire(db, waiting_since, playing_since, most))
    }

    fn set_status(&self, id: MatchId, status: Status) -> Answer<()> {
        self.writer.run(move |db| changes::set_status(db, id, &status))
    }

    fn list_for(&self, session: SessionId, account: Option<AccountId>, limit: u32) -> Answer<Vec<Listed>> {
        self.readers.run(move |db| queries::list_for(db, session, account, limit))
    }

    fn list_open(&self, limit: u32) -> Answer<Vec<Listed>> {
        self.readers.run(move |db| queries::list_open(db, limit))
    }

    fn list_playing(&self, limit: u32) -> Answer<Vec<Listed>> {
        self.readers.run(move |db| queries::list_by_status(db, "playing", limit))
    }

    fn list_finished(&self, limit: u32) -> Answer<Vec<Listed>> {
        self.readers.run(move |db| queries::list_by_status(db, "finished", limit))
    }

    fn unfinished(&self) -> Answer<Vec<MatchId>> {
        self.readers.run(queries::unfinished)
    }

    fn unfinished_bot_matches(&self) -> Answer<Vec<MatchId>> {
        self.readers.run(queries::unfinished_bot_matches)
    }

    fn say(&self, id: MatchId, remark: Remark) -> Answer<ChatLine> {
        self.writer.run(move |db| changes::say(db, id, remark))
    }

    fn chat(&self, id: MatchId, since: u32) -> Answer<Vec<ChatLine>> {
        self.readers.run(move |db| queries::chat(db, id, since))
    }

    fn new_session(&self, token_hash: [u8; 32]) -> Answer<SessionId> {
        self.writer.run(move |db| changes::new_session(db, &token_hash))
    }

    fn session(&self, token_hash: [u8; 32]) -> Answer<Option<SessionRow>> {
        let asked = match self.sessions.find(&token_hash) {
            Ok(row) => return Box::pin(std::future::ready(Ok(Some(row)))),
            Err(asked) => asked,
        };
        let (sessions, read) = (self.sessions.clone(), self.readers.run(move |db| queries::session(db, &token_hash)));
        let note = self.writer.later();
        Box::pin(async move {
            let Some((row, seen)) = read.await? else { return Ok(None) };
            sessions.keep(token_hash, &row, asked);
            if columns::Time::now().0.saturating_sub(seen) > DAY {
                let session = row.id;
                note(Box::new(move |db| changes::note_seen(db, session)));
            }
            Ok(Some(row))
        })
    }

    fn bind_session(&self, session: SessionId, account: AccountId) -> Answer<()> {
        self.change_sessions(move |db| changes::bind_session(db, session, account))
    }

    fn end_session(&self, session: SessionId) -> Answer<()> {
        self.change_sessions(move |db| changes::end_session(db, session))
    }

    fn sessions_of(&self, account: AccountId) -> Answer<Vec<OpenSession>> {
        self.readers.run(move |db| queries::sessions_of(db, account))
    }

    fn end_other_sessions(&self, account: AccountId, but: SessionId) -> Answer<Vec<SessionId>> {
        self.change_sessions(move |db| changes::end_other_sessions(db, account, but))
    }

    fn set_password(&self, account: AccountId, password_phc: String) -> Answer<()> {
        self.writer.run(move |db| changes::set_password(db, account, &password_phc))
    }

    fn create_account(&self, name: String, password_phc: String) -> Answer<Registration> {
        self.writer.run(move |db| changes::create_account(db, &name, &password_phc))
    }

    fn account(&self, account: AccountId) -> Answer<Option<AccountRow>> {
        self.readers.run(move |db| queries::account(db, account))
    }

    fn account_by_name(&self, name: String) -> Answer<Option<AccountRow>> {
        self.readers.run(move |db| queries::account_by_name(db, &name))
    }

    fn preferences(&self, who: Holder) -> Answer<Option<Value>> {
        self.readers.run(move |db| queries::preferences(db, &who))
    }

    fn set_preferences(&self, who: Holder, body: Value) -> Answer<()> {
        self.writer.run(move |db| changes::set_preferences(db, &who, &body))
    }

    fn seat_preferences(&self, id: MatchId) -> Answer<Vec<(u8, Value)>> {
        self.readers.run(move |db| queries::seat_preferences(db, id))
    }

    fn set_seat_preferences(&self, id: MatchId, seat: u8, body: Value) -> Answer<()> {
        self.writer.run(move |db| changes::set_seat_preferences(db, id, seat, &body))
    }

    fn claim_seats(&self, session: SessionId, account: AccountId) -> Answer<u32> {
        self.writer.run(move |db| changes::claim_seats(db, session, account))
    }

    fn keep_deck(&self, keeper: Keeper, place: Option<(DeckId, u32)>, deck: NewDeck) -> Answer<Kept> {
        self.writer.run(move |db| decks::keep(db, keeper, place, &deck))
    }

    fn decks(&self, keeper: Keeper) -> Answer<Vec<DeckRow>> {
        self.readers.run(move |db| decks::all(db, keeper))
    }

    fn deck(&self, keeper: Keeper, id: DeckId) -> Answer<Option<DeckRow>> {
        self.readers.run(move |db| decks::one(db, keeper, id))
    }

    fn drop_deck(&self, keeper: Keeper, id: DeckId) -> Answer<Option<DeckRow>> {
        self.writer.run(move |db| decks::drop_deck(db, keeper, id))
    }

    fn prepare(&self, id: MatchId, seat: u8, prepared: Option<Value>) -> Answer<()> {
        self.writer.run(move |db| changes::prepare(db, id, seat, prepared.as_ref()))
    }

    fn prepared(&self, id: MatchId) -> Answer<Vec<(u8, Value)>> {
        self.readers.run(move |db| queries::prepared(db, id))
    }

    fn ping(&self) -> Answer<()> {
        self.readers.run(queries::ping)
    }

    fn check(&self) -> Answer<Vec<String>> {
        self.readers.run(queries::check)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_temporary_file_goes_with_its_store() {
        let store = Sqlite::in_temporary().unwrap();
        let directory = store._temporary.as_ref().unwrap().0.clone();
        store.create_match(NewMatch::default(), Vec::new()).await.unwrap();
        assert!(store.unfinished().await.unwrap().len() == 1 && directory.join("steppe.db").exists());
        drop(store);
        assert!(!directory.exists());
    }

    #[tokio::test]
    async fn what_is_committed_is_forced_to_the_disk() {
        let store = Sqlite::in_temporary().unwrap();
        let number = |name: &'static str| {
            let read = move |db: &rusqlite::Connection| db.pragma_query_value(None, name, |row| row.get(0));
            store.writer.run(move |db| read(db).map_err(StoreError::database))
        };
        const FULL: i64 = 2;
        assert_eq!(number("synchronous").await, Ok(FULL));
        assert_eq!(number("foreign_keys").await, Ok(1));
    }

    #[tokio::test]
    async fn a_reader_cannot_write() {
        let store = Sqlite::in_temporary().unwrap();
        let written = store.readers.run(|db| changes::new_session(db, &[1; 32])).await;
        assert!(matches!(written, Err(StoreError::Database { .. })));
        assert_eq!(store.session([1; 32]).await, Ok(None));
    }
}

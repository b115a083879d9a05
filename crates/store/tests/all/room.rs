//! What the tests share: a file of their own, and matches to fill it with.

use serde_json::json;
use std::path::PathBuf;
use store::*;

/// A file in the temporary directory that goes when the test ends.
pub struct Room(PathBuf);

impl Room {
    pub fn new(name: &str) -> Room {
        let directory = std::env::temp_dir().join(format!("steppe-test-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&directory).unwrap();
        Room(directory)
    }

    pub fn file(&self) -> PathBuf {
        self.0.join("steppe.db")
    }

    pub fn open(&self) -> Store {
        Store::open(self.file()).unwrap()
    }

    /// Changes the file behind the store's back.
    pub fn tamper(&self, sql: &str) {
        let db = rusqlite::Connection::open(self.file()).unwrap();
        db.execute_batch(&format!("PRAGMA foreign_keys = OFF; {sql}")).unwrap();
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Brings the tables back to the fourth version, in which the shares of the dice were numbered as people sat down.
pub const OLD_SHARES: &str = "ALTER TABLE chat DROP COLUMN side; DROP TABLE published; DROP INDEX agreement_by_rematch; DROP INDEX session_by_account;
    DROP INDEX account_by_skeleton; ALTER TABLE account DROP COLUMN skeleton; ALTER TABLE session DROP COLUMN seen;
    ALTER TABLE agreement DROP COLUMN visibility; ALTER TABLE share RENAME COLUMN seat TO n; ALTER TABLE share DROP COLUMN kind;
    UPDATE share SET n = -n; UPDATE share SET n = 1 - n";

pub fn agreed() -> NewMatch {
    NewMatch {
        title: "duel".into(),
        edition: 3,
        setup: json!({"scenario": "first"}),
        commitment: "c0ffee".into(),
        secret: [7; 32],
        shares: vec![given(0, b"host")],
        name: "Évening".into(),
        ..NewMatch::default()
    }
}

/// A share that the host has drawn for a seat.
pub fn given(seat: u8, bytes: &[u8]) -> ShareRow {
    ShareRow { seat, share: DiceShare::Given(table::DrawnBy::Host, bytes.to_vec()) }
}

pub fn seat(seat: u8, holder: Holder) -> SeatRow {
    SeatRow { seat, holder, invite: None }
}

pub fn open_seats() -> Vec<SeatRow> {
    vec![seat(0, Holder::Open), seat(1, Holder::Open)]
}

pub fn entry(seq: u32) -> LogRow {
    LogRow { seq, seat: (seq % 2) as u8, body: json!({"act": {"n": seq}}), at: 1_000 + u64::from(seq) }
}

pub async fn log(store: &Store, id: MatchId) -> Vec<LogRow> {
    store.load_match(id).await.unwrap().unwrap().2
}

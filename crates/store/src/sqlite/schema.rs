//! The tables, how they came to be, and how a connection is set up.

use super::columns;
use crate::StoreError;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::time::Duration;

/// Marks the file as ours: "STEP".
const APPLICATION: i64 = 0x5354_4550;

/// Each brings the tables from the version of its index to the next. Only ever added to.
const MIGRATIONS: &[&str] = &[
    "
CREATE TABLE account (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password_phc TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE session (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    token_hash BLOB NOT NULL UNIQUE,
    account INTEGER REFERENCES account,
    created INTEGER NOT NULL
) STRICT;

-- What changes while a match is played, in a short row: it is written again with every append.
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL,
    detail TEXT,
    active INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX matches_by_status ON matches (status, active);

-- What was agreed, and never changes.
CREATE TABLE agreement (
    match TEXT PRIMARY KEY REFERENCES matches,
    title TEXT NOT NULL,
    edition INTEGER NOT NULL,
    setup TEXT NOT NULL,
    position TEXT,
    commitment TEXT NOT NULL,
    secret BLOB NOT NULL,
    created INTEGER NOT NULL,
    name TEXT NOT NULL,
    rematch_of TEXT REFERENCES matches
) STRICT;

CREATE TABLE share (
    match TEXT NOT NULL REFERENCES matches,
    n INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE seat (
    match TEXT NOT NULL REFERENCES matches,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    session INTEGER REFERENCES session,
    account INTEGER REFERENCES account,
    bot TEXT,
    invite TEXT,
    PRIMARY KEY (match, seat),
    CHECK ((kind = 'session') = (session IS NOT NULL)),
    CHECK ((kind = 'account') = (account IS NOT NULL)),
    CHECK ((kind = 'bot') = (bot IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_by_session ON seat (session) WHERE session IS NOT NULL;
CREATE INDEX seat_by_account ON seat (account) WHERE account IS NOT NULL;

-- The log. Its key decides who was first.
CREATE TABLE entry (
    match TEXT NOT NULL REFERENCES matches,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    match TEXT NOT NULL REFERENCES matches,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    author TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;
",
    "
-- What somebody has set for all their matches.
CREATE TABLE preference (
    session INTEGER UNIQUE REFERENCES session,
    account INTEGER UNIQUE REFERENCES account,
    body TEXT NOT NULL,
    CHECK ((session IS NULL) <> (account IS NULL))
) STRICT;

-- What was set for one seat of one match.
CREATE TABLE seat_preference (
    match TEXT NOT NULL,
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match, seat),
    FOREIGN KEY (match, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;

-- The decks that players keep.
CREATE TABLE deck (
    id TEXT PRIMARY KEY,
    session INTEGER REFERENCES session,
    account INTEGER REFERENCES account,
    title TEXT NOT NULL,
    edition INTEGER NOT NULL,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    revision INTEGER NOT NULL,
    saved INTEGER NOT NULL,
    CHECK ((session IS NULL) <> (account IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX deck_by_session ON deck (session) WHERE session IS NOT NULL;
CREATE INDEX deck_by_account ON deck (account) WHERE account IS NOT NULL;

-- Decks chosen before the seat is asked for one.
CREATE TABLE laid_up (
    match TEXT NOT NULL REFERENCES matches,
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
",
    "
-- What a seat has prepared before it is asked for it: a deck, or what another title may need.
ALTER TABLE laid_up RENAME TO prepared;
",
    r#"
-- A deed that is no action is written as one word.
UPDATE entry SET body = '"undo"' WHERE body = '{"undo":true}';
UPDATE entry SET body = '"resign"' WHERE body = '{"resign":true}';
UPDATE entry SET body = '"offer_draw"' WHERE body = '{"draw":"offered"}';
UPDATE entry SET body = '"agree_draw"' WHERE body = '{"draw":"agreed"}';
"#,
    "
-- A share is a seat's, and it is known who drew it: its player or the host. Before that it is promised by its hash.
-- Until now the host drew them all, in the order in which people sat down; where somebody is awaited they draw anew.
DELETE FROM share WHERE match IN (SELECT id FROM matches WHERE status = 'waiting');
ALTER TABLE share RENAME COLUMN n TO seat;
ALTER TABLE share ADD COLUMN kind TEXT NOT NULL DEFAULT 'host';
UPDATE share SET seat = -seat;
UPDATE share SET seat = -seat - 1;
",
    "
-- Who may look at a match: everybody, or those who sit there. Those with an invitation were meant for friends.
ALTER TABLE agreement ADD COLUMN visibility TEXT NOT NULL DEFAULT 'public';
UPDATE agreement SET visibility = 'private' WHERE match IN (SELECT match FROM seat WHERE invite IS NOT NULL);
CREATE INDEX agreement_by_rematch ON agreement (rematch_of) WHERE rematch_of IS NOT NULL;

-- The seats that want a private match to be seen by everybody.
CREATE TABLE published (
    match TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (match, seat),
    FOREIGN KEY (match, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;

-- When a session was last used, to the day.
ALTER TABLE session ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE session SET seen = created;
CREATE INDEX session_by_account ON session (account) WHERE account IS NOT NULL;

-- What a name looks like: two that look alike cannot both be had. Filled in by the program.
ALTER TABLE account ADD COLUMN skeleton TEXT;
CREATE UNIQUE INDEX account_by_skeleton ON account (skeleton) WHERE skeleton IS NOT NULL;
",
    "
-- What is said to one's own side alone.
ALTER TABLE chat ADD COLUMN side INTEGER;
",
];

/// Opens the connection that writes; the file is made or its tables are brought up to date.
pub fn open(path: &Path) -> Result<Connection, StoreError> {
    let cannot = |why: String| StoreError::Open { path: path.to_owned(), why };
    keep_private(path).map_err(|fault| cannot(fault.to_string()))?;
    let fault = |fault: rusqlite::Error| cannot(fault.to_string());
    let mut db = connect(path).map_err(fault)?;
    let tables = "SELECT count(*) FROM sqlite_master";
    let number = |db: &Connection, sql: &str| db.query_row(sql, [], |row| row.get::<_, i64>(0)).map_err(fault);

    let known = MIGRATIONS.len() as i64;
    let ours = number(&db, "PRAGMA application_id")? == APPLICATION;
    if !ours && number(&db, tables)? > 0 {
        return Err(StoreError::Foreign(path.to_owned()));
    }
    let found = number(&db, "PRAGMA user_version")?;
    if found > known {
        return Err(StoreError::FutureVersion { path: path.to_owned(), found, known });
    }

    let mode: String = db.query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0)).map_err(fault)?;
    if mode != "wal" {
        return Err(cannot("its file system cannot hold a write-ahead log".into()));
    }
    let migration = db.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate).map_err(fault)?;
    let found = number(&migration, "PRAGMA user_version")?; // again: another process may have been faster
    for sql in MIGRATIONS.iter().skip(usize::try_from(found).unwrap_or(0)) {
        migration.execute_batch(sql).map_err(fault)?;
    }
    if found < known {
        migration.pragma_update(None, "application_id", APPLICATION).map_err(fault)?;
        migration.pragma_update(None, "user_version", known).map_err(fault)?;
    }
    note_skeletons(&migration).map_err(fault)?;
    migration.commit().map_err(fault)?;
    Ok(db)
}

/// Notes what the names of accounts from before look like; of two that look alike only the first.
fn note_skeletons(db: &Connection) -> rusqlite::Result<()> {
    let mut bare = db.prepare("SELECT id, name FROM account WHERE skeleton IS NULL ORDER BY id")?;
    let bare: Vec<(i64, String)> =
        bare.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?;
    for (id, name) in bare {
        let values = rusqlite::params![id, columns::skeleton(&name)];
        db.execute("UPDATE OR IGNORE account SET skeleton = ?2 WHERE id = ?1", values)?;
    }
    Ok(())
}

/// A connection to the file, which must be there.
pub fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let db = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    db.busy_timeout(Duration::from_secs(10))?;
    // FULL: an acknowledged entry outlives a loss of power, not only of the process.
    db.execute_batch("PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA foreign_keys = ON;")?;
    db.set_prepared_statement_cache_capacity(64);
    // Plans follow from the statements alone: otherwise some are prepared anew whenever a value is bound.
    db.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(db)
}

/// Is this a database of ours, and of a version that we know?
pub fn recognise(db: &Connection, path: &Path) -> Result<(), StoreError> {
    let number = |sql: &str| db.query_row(sql, [], |row| row.get::<_, i64>(0)).map_err(StoreError::database);
    let known = MIGRATIONS.len() as i64;
    if number("PRAGMA application_id")? != APPLICATION {
        return Err(StoreError::Foreign(path.to_owned()));
    }
    match number("PRAGMA user_version")? {
        found if found > known => Err(StoreError::FutureVersion { path: path.to_owned(), found, known }),
        _ => Ok(()),
    }
}

/// Makes the file if it is not there, readable by the server's user alone: it holds the secrets of the dice.
pub fn keep_private(path: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

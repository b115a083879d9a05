//! Everything that is ever asked, each on one moment of the database.

use super::columns::{self, Json, Time};
use crate::*;
use rusqlite::{Connection, OptionalExtension, Params, Row, params};
use serde_json::Value;

type Found<T> = Result<T, StoreError>;

fn all<T>(
    db: &Connection,
    sql: &str,
    values: impl Params,
    read: impl FnMut(&Row) -> rusqlite::Result<T>,
) -> rusqlite::Result<Vec<T>> {
    db.prepare_cached(sql)?.query_map(values, read)?.collect()
}

fn one<T>(
    db: &Connection,
    sql: &str,
    values: impl Params,
    read: impl FnOnce(&Row) -> rusqlite::Result<T>,
) -> rusqlite::Result<Option<T>> {
    db.prepare_cached(sql)?.query_row(values, read).optional()
}

pub fn load_match(db: &Connection, id: MatchId) -> Found<Option<Loaded>> {
    let damaged = |why: &str| StoreError::Damaged { id, why: why.to_owned() };
    let sql = "SELECT * FROM matches LEFT JOIN agreement ON match = id WHERE id = ?1";
    let row = one(db, sql, [id], |row| {
        Ok(MatchRow {
            id,
            title: row.get("title")?,
            edition: row.get("edition")?,
            setup: row.get::<_, Json<_>>("setup")?.0,
            position: row.get::<_, Option<Json<_>>>("position")?.map(|position| position.0),
            commitment: row.get("commitment")?,
            secret: row.get("secret")?,
            shares: Vec::new(),
            created: row.get::<_, Time>("created")?.0,
            name: row.get("name")?,
            rematch_of: row.get("rematch_of")?,
            status: columns::read_status(row)?,
            visibility: columns::read_visibility(row)?,
        })
    });
    let Some(mut row) = row.map_err(StoreError::reading(id))? else { return Ok(None) };
    let sql = "SELECT seat, kind, bytes FROM share WHERE match = ?1 ORDER BY seat";
    row.shares = all(db, sql, [id], columns::read_share).map_err(StoreError::reading(id))?;
    let seats = seats(db, id).map_err(StoreError::reading(id))?;
    let sql = "SELECT seq, seat, body, at FROM entry WHERE match = ?1 ORDER BY seq";
    let entries = all(db, sql, [id], |row| {
        let (body, at) = (row.get::<_, Json<_>>(2)?.0, row.get::<_, Time>(3)?.0);
        Ok(LogRow { seq: row.get(0)?, seat: row.get(1)?, body, at })
    });
    let entries = entries.map_err(StoreError::reading(id))?;
    match (1..).zip(&entries).find(|(expected, entry)| entry.seq != *expected) {
        Some((expected, _)) => Err(damaged(&format!("entry {expected} of its log is missing"))),
        None => Ok(Some((row, seats, entries))),
    }
}

fn seats(db: &Connection, id: MatchId) -> rusqlite::Result<Vec<SeatRow>> {
    all(db, "SELECT * FROM seat WHERE match = ?1 ORDER BY seat", [id], columns::seat)
}

pub fn list_for(db: &Connection, session: SessionId, account: Option<AccountId>, limit: u32) -> Found<Vec<Listed>> {
    let sql = "SELECT id FROM matches WHERE id IN
                   (SELECT match FROM seat WHERE session = ?1 UNION SELECT match FROM seat WHERE account = ?2)
               ORDER BY active DESC, id LIMIT ?3";
    listed(db, names(db, sql, params![session, account, limit])?)
}

pub fn list_open(db: &Connection, limit: u32) -> Found<Vec<Listed>> {
    let sql = "SELECT id FROM matches WHERE status = 'waiting'
                   AND EXISTS (SELECT 1 FROM seat WHERE match = id AND kind = 'open')
               ORDER BY active DESC, id LIMIT ?1";
    listed(db, names(db, sql, [limit])?)
}

pub fn list_by_status(db: &Connection, status: &str, limit: u32) -> Found<Vec<Listed>> {
    let sql = "SELECT id FROM matches LEFT JOIN agreement ON match = id
               WHERE status = ?1 AND visibility IS NOT 'private' ORDER BY active DESC, id LIMIT ?2";
    listed(db, names(db, sql, params![status, limit])?)
}

const UNFINISHED: &str = "SELECT id FROM matches WHERE (status = 'playing' OR status = 'waiting'
    AND NOT EXISTS (SELECT 1 FROM seat WHERE match = id AND kind IN ('open', 'invited')))";

pub fn unfinished(db: &Connection) -> Found<Vec<MatchId>> {
    names(db, UNFINISHED, [])
}

pub fn unfinished_bot_matches(db: &Connection) -> Found<Vec<MatchId>> {
    let sql = format!("{UNFINISHED} AND EXISTS (SELECT 1 FROM seat WHERE match = id AND kind = 'bot')");
    names(db, &sql, [])
}

pub fn rematch_of(db: &Connection, id: MatchId) -> Found<Option<MatchId>> {
    let sql = "SELECT id FROM matches JOIN agreement ON match = id
               WHERE rematch_of = ?1 AND status IN ('waiting', 'playing') LIMIT 1";
    one(db, sql, [id], |row| row.get(0)).map_err(StoreError::database)
}

pub fn ping(db: &Connection) -> Found<()> {
    one(db, "SELECT 1 FROM matches LIMIT 1", [], |_| Ok(())).map(drop).map_err(StoreError::database)
}

pub fn check(db: &Connection) -> Found<Vec<String>> {
    let mut found =
        all(db, "PRAGMA integrity_check(20)", [], |row| row.get::<_, String>(0)).map_err(StoreError::database)?;
    found.retain(|line| line != "ok");
    Ok(found)
}

/// The names of matches; what is no name cannot be asked for and is left out.
fn names(db: &Connection, sql: &str, values: impl Params) -> Found<Vec<MatchId>> {
    let names = all(db, sql, values, |row| Ok(row.get::<_, MatchId>(0).ok()));
    Ok(names.map_err(StoreError::database)?.into_iter().flatten().collect())
}

fn listed(db: &Connection, ids: Vec<MatchId>) -> Found<Vec<Listed>> {
    let of_match = |id| match listing(db, id).map_err(StoreError::reading(id)) {
        Err(StoreError::Damaged { id, why }) => Ok(Some(unlistable(id, why))),
        other => other,
    };
    ids.into_iter().filter_map(|id| of_match(id).transpose()).collect()
}

fn listing(db: &Connection, id: MatchId) -> rusqlite::Result<Option<Listed>> {
    let sql = "SELECT *, (SELECT coalesce(max(seq), 0) FROM entry WHERE entry.match = id) AS entries
               FROM matches LEFT JOIN agreement ON match = id WHERE id = ?1";
    let seats = seats(db, id)?;
    one(db, sql, [id], |row| {
        Ok(Listed {
            id,
            title: row.get("title")?,
            edition: row.get("edition")?,
            setup: row.get::<_, Json<_>>("setup")?.0,
            name: row.get("name")?,
            status: columns::read_status(row)?,
            created: row.get::<_, Time>("created")?.0,
            active: row.get::<_, Time>("active")?.0,
            entries: row.get("entries")?,
            seats,
        })
    })
}

fn unlistable(id: MatchId, why: String) -> Listed {
    let (title, name) = (String::new(), String::new());
    let status = Status::Damaged { why };
    Listed { id, title, edition: 0, setup: Value::Null, name, status, created: 0, active: 0, entries: 0, seats: vec![] }
}

pub fn chat(db: &Connection, id: MatchId, since: u32) -> Found<Vec<ChatLine>> {
    let sql = "SELECT n, at, author, seat, text, side FROM chat WHERE match = ?1 AND n > ?2 ORDER BY n DESC LIMIT 1000";
    let lines = all(db, sql, params![id, since], |row| {
        let (n, at) = (row.get(0)?, row.get::<_, Time>(1)?.0);
        Ok(ChatLine { n, at, author: row.get(2)?, seat: row.get(3)?, side: row.get(5)?, text: row.get(4)? })
    });
    let mut lines = lines.map_err(StoreError::reading(id))?;
    lines.reverse();
    Ok(lines)
}

/// A session, and when it was last seen.
pub fn session(db: &Connection, token_hash: &[u8; 32]) -> Found<Option<(SessionRow, u64)>> {
    let sql = "SELECT session.id, account.id, account.name, seen
               FROM session LEFT JOIN account ON account.id = session.account WHERE token_hash = ?1";
    let read = |row: &Row| {
        let seen = row.get::<_, Time>(3)?.0;
        Ok((SessionRow { id: row.get(0)?, account: row.get(1)?, name: row.get(2)? }, seen))
    };
    one(db, sql, [token_hash], read).map_err(StoreError::database)
}

pub fn sessions_of(db: &Connection, account: AccountId) -> Found<Vec<OpenSession>> {
    let sql = "SELECT id, created, seen FROM session WHERE account = ?1 ORDER BY seen DESC, id DESC LIMIT 100";
    let read = |row: &Row| {
        let (created, seen) = (row.get::<_, Time>(1)?.0, row.get::<_, Time>(2)?.0);
        Ok(OpenSession { id: row.get(0)?, created, seen })
    };
    all(db, sql, [account], read).map_err(StoreError::database)
}

fn read_account(row: &Row) -> rusqlite::Result<AccountRow> {
    Ok(AccountRow { id: row.get(0)?, name: row.get(1)?, password_phc: row.get(2)? })
}

pub fn account(db: &Connection, account: AccountId) -> Found<Option<AccountRow>> {
    let sql = "SELECT id, name, password_phc FROM account WHERE id = ?1";
    one(db, sql, [account], read_account).map_err(StoreError::database)
}

pub fn account_by_name(db: &Connection, name: &str) -> Found<Option<AccountRow>> {
    let sql = "SELECT id, name, password_phc FROM account WHERE folded = ?1";
    one(db, sql, [columns::folded(name)], read_account).map_err(StoreError::database)
}

pub fn preferences(db: &Connection, who: &Holder) -> Found<Option<Value>> {
    let (_, session, account, _) = columns::holder(who);
    let sql = "SELECT body FROM preference WHERE session = ?1 OR account = ?2";
    one(db, sql, params![session, account], |row| Ok(row.get::<_, Json<_>>(0)?.0)).map_err(StoreError::database)
}

pub fn seat_preferences(db: &Connection, id: MatchId) -> Found<Vec<(u8, Value)>> {
    by_seat(db, id, "SELECT seat, body FROM seat_preference WHERE match = ?1 ORDER BY seat")
}

pub fn prepared(db: &Connection, id: MatchId) -> Found<Vec<(u8, Value)>> {
    by_seat(db, id, "SELECT seat, body FROM prepared WHERE match = ?1 ORDER BY seat")
}

fn by_seat(db: &Connection, id: MatchId, sql: &str) -> Found<Vec<(u8, Value)>> {
    all(db, sql, [id], |row| Ok((row.get(0)?, row.get::<_, Json<_>>(1)?.0))).map_err(StoreError::reading(id))
}

//! Everything that is ever written, each within the writer's transaction.

use super::columns::{self, Json, Time};
use crate::*;
use rusqlite::{Connection, OptionalExtension, Params, params};
use serde_json::Value;

pub(super) type Done<T> = Result<T, StoreError>;

pub(super) fn execute(db: &Connection, sql: &str, values: impl Params) -> Done<usize> {
    db.prepare_cached(sql).and_then(|mut sql| sql.execute(values)).map_err(StoreError::database)
}

/// Refuses if a change of this match has found no row.
fn of_match(id: MatchId, changed: usize) -> Done<()> {
    if changed == 0 { Err(StoreError::NoSuchMatch(id)) } else { Ok(()) }
}

pub fn create_match(db: &Connection, new: &NewMatch, seats: &[SeatRow]) -> Done<MatchId> {
    let id = MatchId::random()?;
    let (status, detail) = columns::status(&new.status);
    execute(
        db,
        "INSERT INTO matches (id, status, detail, active) VALUES (?1, ?2, ?3, ?4)",
        params![id, status, detail, Time::now()],
    )?;
    execute(
        db,
        "INSERT INTO agreement (match, title, edition, setup, position, commitment, secret, created, name, rematch_of, visibility)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
        params![
            id,
            new.title,
            new.edition,
            Json(&new.setup),
            new.position.as_ref().map(Json),
            new.commitment,
            new.secret,
            Time::now(),
            new.name,
            new.rematch_of,
            columns::visibility(new.visibility)
        ],
    )?;
    for ShareRow { seat, share } in &new.shares {
        put_share(db, id, *seat, share)?;
    }
    for SeatRow { seat, holder, invite } in seats {
        let (kind, session, account, bot) = columns::holder(holder);
        execute(
            db,
            "INSERT INTO seat (match, seat, kind, session, account, bot, invite) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            params![id, seat, kind, session, account, bot, invite],
        )?;
    }
    Ok(id)
}

fn put_share(db: &Connection, id: MatchId, seat: u8, share: &DiceShare) -> Done<()> {
    let (kind, bytes) = columns::share(share);
    let sql = "INSERT INTO share (match, seat, kind, bytes) VALUES (?1, ?2, ?3, ?4)
               ON CONFLICT (match, seat) DO UPDATE SET kind = ?3, bytes = ?4";
    execute(db, sql, params![id, seat, kind, bytes]).map(drop)
}

pub fn add_share(db: &Connection, id: MatchId, seat: u8, expect: Option<&DiceShare>, share: &DiceShare) -> Done<bool> {
    let found = db
        .prepare_cached("SELECT seat, kind, bytes FROM share WHERE match = ?1 AND seat = ?2")
        .and_then(|mut sql| sql.query_row(params![id, seat], columns::read_share).optional())
        .map_err(StoreError::reading(id))?;
    let free = is_waiting(db, id)? && found.map(|row| row.share).as_ref() == expect;
    if free {
        put_share(db, id, seat, share)?;
    }
    Ok(free)
}

fn is_waiting(db: &Connection, id: MatchId) -> Done<bool> {
    let status: Option<String> = db
        .prepare_cached("SELECT status FROM matches WHERE id = ?1")
        .and_then(|mut sql| sql.query_row([id], |row| row.get(0)).optional())
        .map_err(StoreError::reading(id))?;
    Ok(status.ok_or(StoreError::NoSuchMatch(id))? == "waiting")
}

/// Activity is noted to the second: it costs a third of an append, and lists are read by people.
const ACTIVITY: u64 = 1000;

pub fn append(db: &Connection, id: MatchId, entries: &[LogRow]) -> Done<Append> {
    let (Some(first), Some(last)) = (entries.first(), entries.last()) else { return Ok(Append::Stored) };
    // The transaction holds the write lock, so this cannot age; the key of the table would catch it if it did.
    let sql = "SELECT active, (SELECT coalesce(max(seq), 0) FROM entry WHERE match = ?1) FROM matches WHERE id = ?1";
    let found: Option<(Time, u32)> = db
        .prepare_cached(sql)
        .and_then(|mut sql| sql.query_row([id], |row| Ok((row.get(0)?, row.get(1)?))).optional())
        .map_err(StoreError::reading(id))?;
    let (active, length) = found.ok_or(StoreError::NoSuchMatch(id))?;
    if first.seq <= length && first.seq > 0 {
        return Ok(Append::Conflict);
    }
    if last.at >= active.0.saturating_add(ACTIVITY) {
        execute(db, "UPDATE matches SET active = ?2 WHERE id = ?1", params![id, Time(last.at)])?;
    }
    let mut expected = length;
    for entry in entries {
        expected = expected.saturating_add(1);
        if entry.seq != expected {
            return Err(StoreError::Gap { id, expected, got: entry.seq });
        }
        execute(
            db,
            "INSERT INTO entry (match, seq, seat, body, at) VALUES (?1, ?2, ?3, ?4, ?5)",
            params![id, entry.seq, entry.seat, Json(&entry.body), Time(entry.at)],
        )?;
    }
    Ok(Append::Stored)
}

pub fn take_seat(
    db: &Connection,
    id: MatchId,
    seat: u8,
    expect: &Holder,
    holder: &Holder,
    share: Option<&DiceShare>,
) -> Done<bool> {
    if !is_waiting(db, id)? && share.is_some() {
        return Ok(false);
    }
    let (kind, session, account, bot) = columns::holder(holder);
    let (old_kind, old_session, old_account, old_bot) = columns::holder(expect);
    let taken = execute(
        db,
        "UPDATE seat SET kind = ?3, session = ?4, account = ?5, bot = ?6
         WHERE match = ?1 AND seat = ?2 AND kind = ?7 AND session IS ?8 AND account IS ?9 AND bot IS ?10",
        params![id, seat, kind, session, account, bot, old_kind, old_session, old_account, old_bot],
    )? > 0;
    if taken {
        execute(db, "UPDATE matches SET active = max(active, ?2) WHERE id = ?1", params![id, Time::now()])?;
        share.map_or(Ok(()), |share| put_share(db, id, seat, share))?;
    }
    Ok(taken)
}

pub fn publish(db: &Connection, id: MatchId, seats: &[u8]) -> Done<bool> {
    for seat in seats {
        let sql = "INSERT INTO published (match, seat) SELECT match, seat FROM seat WHERE match = ?1 AND seat = ?2
                   ON CONFLICT DO NOTHING";
        execute(db, sql, params![id, seat])?;
    }
    let sql = "UPDATE agreement SET visibility = 'public' WHERE match = ?1 AND NOT EXISTS
                   (SELECT 1 FROM seat WHERE seat.match = ?1 AND kind IN ('session', 'account') AND NOT EXISTS
                       (SELECT 1 FROM published WHERE published.match = ?1 AND published.seat = seat.seat))";
    Ok(execute(db, sql, [id])? > 0)
}

/// What belongs to a match, in an order in which it can be thrown away.
const PARTS: [&str; 8] = ["published", "seat_preference", "prepared", "chat", "entry", "share", "seat", "agreement"];

pub fn expire(db: &Connection, waiting_since: u64, playing_since: u64, most: u32) -> Done<Vec<MatchId>> {
    let sql = "SELECT id FROM matches WHERE (status = 'waiting' AND active < ?1 OR status = 'playing' AND active < ?2)
                   AND NOT EXISTS (SELECT 1 FROM agreement WHERE rematch_of = id) LIMIT ?3";
    let old: Vec<MatchId> = db
        .prepare_cached(sql)
        .and_then(|mut sql| {
            sql.query_map(params![Time(waiting_since), Time(playing_since), most], |row| row.get(0))?.collect()
        })
        .map_err(StoreError::database)?;
    for id in &old {
        for part in PARTS {
            execute(db, &format!("DELETE FROM {part} WHERE match = ?1"), [id])?;
        }
        execute(db, "DELETE FROM matches WHERE id = ?1", [id])?;
    }
    Ok(old)
}

pub fn set_status(db: &Connection, id: MatchId, status: &Status) -> Done<()> {
    let (status, detail) = columns::status(status);
    let sql = "UPDATE matches SET status = ?2, detail = ?3 WHERE id = ?1";
    of_match(id, execute(db, sql, params![id, status, detail])?)
}

pub fn say(db: &Connection, id: MatchId, remark: Remark) -> Done<ChatLine> {
    let Remark { author, seat, side, text } = remark;
    let at = Time::now();
    // Of no match there is no row to number, so nothing is inserted.
    let sql = "INSERT INTO chat (match, n, at, author, seat, text, side)
               SELECT id, (SELECT coalesce(max(n), 0) + 1 FROM chat WHERE match = ?1), ?2, ?3, ?4, ?5, ?6
               FROM matches WHERE id = ?1 RETURNING n";
    let n = db
        .prepare_cached(sql)
        .and_then(|mut sql| sql.query_row(params![id, at, author, seat, text, side], |row| row.get(0)).optional())
        .map_err(StoreError::reading(id))?;
    Ok(ChatLine { n: n.ok_or(StoreError::NoSuchMatch(id))?, at: at.0, author, seat, side, text })
}

pub fn new_session(db: &Connection, token_hash: &[u8; 32]) -> Done<SessionId> {
    let sql = "INSERT INTO session (token_hash, created, seen) VALUES (?1, ?2, ?2)";
    execute(db, sql, params![token_hash, Time::now()])?;
    Ok(SessionId(db.last_insert_rowid()))
}

pub fn bind_session(db: &Connection, session: SessionId, account: AccountId) -> Done<()> {
    of_session(session, execute(db, "UPDATE session SET account = ?2 WHERE id = ?1", params![session, account])?)
}

/// Refuses if a change of this session has found no row.
fn of_session(session: SessionId, changed: usize) -> Done<()> {
    match changed {
        0 => Err(StoreError::Inconsistent(format!("there is no session {session}"))),
        _ => Ok(()),
    }
}

/// What a token is exchanged for that is to open nothing any more.
const NO_TOKEN: &str = "UPDATE session SET account = NULL, token_hash = randomblob(32)";

pub fn end_session(db: &Connection, session: SessionId) -> Done<()> {
    of_session(session, execute(db, &format!("{NO_TOKEN} WHERE id = ?1"), [session])?)
}

pub fn end_other_sessions(db: &Connection, account: AccountId, but: SessionId) -> Done<Vec<SessionId>> {
    let sql = format!("{NO_TOKEN} WHERE account = ?1 AND id <> ?2 RETURNING id");
    db.prepare_cached(&sql)
        .and_then(|mut sql| sql.query_map(params![account, but], |row| row.get(0))?.collect())
        .map_err(StoreError::database)
}

pub fn note_seen(db: &Connection, session: SessionId) -> Done<()> {
    execute(db, "UPDATE session SET seen = ?2 WHERE id = ?1", params![session, Time::now()]).map(drop)
}

pub fn set_password(db: &Connection, account: AccountId, password_phc: &str) -> Done<()> {
    match execute(db, "UPDATE account SET password_phc = ?2 WHERE id = ?1", params![account, password_phc])? {
        0 => Err(StoreError::Inconsistent(format!("there is no account {account}"))),
        _ => Ok(()),
    }
}

pub fn create_account(db: &Connection, name: &str, password_phc: &str) -> Done<Registration> {
    let sql = "INSERT INTO account (name, folded, skeleton, password_phc, created) VALUES (?1, ?2, ?3, ?4, ?5)
               ON CONFLICT DO NOTHING";
    let (folded, skeleton) = (columns::folded(name), columns::skeleton(name));
    Ok(match execute(db, sql, params![name.trim(), folded, skeleton, password_phc, Time::now()])? {
        0 => Registration::NameTaken,
        _ => Registration::Created(AccountId(db.last_insert_rowid())),
    })
}

pub fn set_preferences(db: &Connection, who: &Holder, body: &Value) -> Done<()> {
    let (_, session, account, _) = columns::holder(who);
    let sql = match who {
        Holder::Session(_) => {
            "INSERT INTO preference (session, account, body) VALUES (?1, ?2, ?3)
             ON CONFLICT (session) DO UPDATE SET body = excluded.body"
        }
        Holder::Account(_) => {
            "INSERT INTO preference (session, account, body) VALUES (?1, ?2, ?3)
             ON CONFLICT (account) DO UPDATE SET body = excluded.body"
        }
        _ => return Err(StoreError::Inconsistent(format!("{who:?} has no preferences"))),
    };
    execute(db, sql, params![session, account, Json(body)]).map(drop)
}

pub fn set_seat_preferences(db: &Connection, id: MatchId, seat: u8, body: &Value) -> Done<()> {
    let sql = "INSERT INTO seat_preference (match, seat, body) SELECT match, seat, ?3 FROM seat
               WHERE match = ?1 AND seat = ?2 ON CONFLICT (match, seat) DO UPDATE SET body = excluded.body";
    of_match(id, execute(db, sql, params![id, seat, Json(body)])?)
}

pub fn claim_seats(db: &Connection, session: SessionId, account: AccountId) -> Done<u32> {
    let sql = "UPDATE OR IGNORE preference SET session = NULL, account = ?2 WHERE session = ?1";
    execute(db, sql, params![session, account])?;
    execute(db, "UPDATE deck SET session = NULL, account = ?2 WHERE session = ?1", params![session, account])?;
    // Nobody comes to sit on both sides by logging in: where the account sits already, the guest's seat stays the guest's.
    let sql = "UPDATE seat SET kind = 'account', session = NULL, account = ?2 WHERE session = ?1
               AND match NOT IN (SELECT match FROM seat WHERE account = ?2)";
    execute(db, sql, params![session, account]).map(|seats| seats as u32)
}

pub fn prepare(db: &Connection, id: MatchId, seat: u8, prepared: Option<&Value>) -> Done<()> {
    match prepared {
        None => execute(db, "DELETE FROM prepared WHERE match = ?1 AND seat = ?2", params![id, seat]).map(drop),
        Some(body) => {
            let sql = "INSERT INTO prepared (match, seat, body) SELECT id, ?2, ?3 FROM matches WHERE id = ?1
                       ON CONFLICT (match, seat) DO UPDATE SET body = ?3";
            of_match(id, execute(db, sql, params![id, seat, Json(body)])?)
        }
    }
}

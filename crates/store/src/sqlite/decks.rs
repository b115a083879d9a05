//! Decks: written within the writer's transaction, read on one moment of the database.

use super::changes::{Done, execute};
use super::columns::{self, Json, Time};
use crate::*;
use rusqlite::{Connection, OptionalExtension, params};

/// The rows of one keeper: a missing session or account equals nothing.
const THEIRS: &str = "(session = ?1 OR account = ?2)";

pub fn keep(db: &Connection, keeper: Keeper, place: Option<(DeckId, u32)>, deck: &NewDeck) -> Done<Kept> {
    if deck.body.to_string().len() + deck.name.len() > LONGEST_DECK {
        return Ok(Kept::TooLong);
    }
    match place {
        Some((id, revision)) => replace(db, keeper, id, revision, deck),
        None => insert(db, keeper, deck),
    }
}

fn insert(db: &Connection, keeper: Keeper, deck: &NewDeck) -> Done<Kept> {
    let (session, account) = columns::keeper(keeper);
    let count: u32 = db
        .prepare_cached(&format!("SELECT count(*) FROM deck WHERE {THEIRS}"))
        .and_then(|mut sql| sql.query_row(params![session, account], |row| row.get(0)))
        .map_err(StoreError::database)?;
    if count >= MOST_DECKS {
        return Ok(Kept::Full);
    }
    let id = DeckId::random()?;
    let NewDeck { title, edition, name, body } = deck;
    let sql = "INSERT INTO deck (id, session, account, title, edition, name, body, revision, saved)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 1, ?8)";
    execute(db, sql, params![id, session, account, title, edition, name, Json(body), Time::now()])?;
    Ok(Kept::Kept(id))
}

fn replace(db: &Connection, keeper: Keeper, id: DeckId, revision: u32, deck: &NewDeck) -> Done<Kept> {
    let (session, account) = columns::keeper(keeper);
    let NewDeck { title, edition, name, body } = deck;
    let sql = format!(
        "UPDATE deck SET title = ?5, edition = ?6, name = ?7, body = ?8, revision = revision + 1, saved = ?9
         WHERE id = ?3 AND revision = ?4 AND {THEIRS}"
    );
    let values = params![session, account, id, revision, title, edition, name, Json(body), Time::now()];
    Ok(if execute(db, &sql, values)? > 0 { Kept::Kept(id) } else { Kept::Changed })
}

pub fn drop_deck(db: &Connection, keeper: Keeper, id: DeckId) -> Done<Option<DeckRow>> {
    let dropped = one(db, keeper, id)?;
    let (session, account) = columns::keeper(keeper);
    execute(db, &format!("DELETE FROM deck WHERE id = ?3 AND {THEIRS}"), params![session, account, id])?;
    Ok(dropped)
}

pub fn one(db: &Connection, keeper: Keeper, id: DeckId) -> Done<Option<DeckRow>> {
    let (session, account) = columns::keeper(keeper);
    db.prepare_cached(&format!("SELECT * FROM deck WHERE id = ?3 AND {THEIRS}"))
        .and_then(|mut sql| sql.query_row(params![session, account, id], |row| Ok(columns::deck(row).ok())).optional())
        .map(Option::flatten)
        .map_err(StoreError::database)
}

/// All of one keeper; what cannot be read is left out, and leaves the others alone.
pub fn all(db: &Connection, keeper: Keeper) -> Done<Vec<DeckRow>> {
    let (session, account) = columns::keeper(keeper);
    let read = |sql: &str| -> rusqlite::Result<Vec<Option<DeckRow>>> {
        db.prepare_cached(sql)?.query_map(params![session, account], |row| Ok(columns::deck(row).ok()))?.collect()
    };
    let rows = read(&format!("SELECT * FROM deck WHERE {THEIRS} ORDER BY saved DESC, id"));
    Ok(rows.map_err(StoreError::database)?.into_iter().flatten().collect())
}

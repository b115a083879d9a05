//! How the words of the table are written in columns, and read from them.

use crate::*;
use rusqlite::Row;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde_json::Value;
use table::DrawnBy;
use unicode_normalization::UnicodeNormalization;

/// JSON in a column of text.
pub struct Json<T>(pub T);

impl FromSql for Json<Value> {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        serde_json::from_str(value.as_str()?).map(Json).map_err(FromSqlError::other)
    }
}

impl ToSql for Json<&Value> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.0.to_string().into())
    }
}

/// A moment, in milliseconds since 1970.
pub struct Time(pub u64);

impl Time {
    /// This moment.
    pub fn now() -> Time {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        Time(since.map_or(0, |since| since.as_millis() as u64))
    }
}

impl FromSql for Time {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let at = value.as_i64()?;
        u64::try_from(at).map(Time).map_err(|_| FromSqlError::OutOfRange(at))
    }
}

impl ToSql for Time {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(i64::try_from(self.0).unwrap_or(i64::MAX).into())
    }
}

macro_rules! by_name {
    ($($id:ident),*) => {$(
        impl FromSql for $id {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                $id::try_from(value.as_str()?.to_owned()).map_err(|wrong| FromSqlError::Other(wrong.into()))
            }
        }

        impl ToSql for $id {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.to_string().into())
            }
        }
    )*};
}
by_name!(MatchId, DeckId);

macro_rules! by_number {
    ($($id:ident),*) => {$(
        impl FromSql for $id {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                value.as_i64().map($id)
            }
        }

        impl ToSql for $id {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.0.into())
            }
        }
    )*};
}
by_number!(SessionId, AccountId);

/// Who holds a seat, as its four columns: kind, session, account, bot.
pub fn holder(holder: &Holder) -> (&'static str, Option<SessionId>, Option<AccountId>, Option<&str>) {
    match holder {
        Holder::Open => ("open", None, None, None),
        Holder::Invited => ("invited", None, None, None),
        Holder::Session(session) => ("session", Some(*session), None, None),
        Holder::Account(account) => ("account", None, Some(*account), None),
        Holder::Bot(level) => ("bot", None, None, Some(level)),
    }
}

/// Reads a seat.
pub fn seat(row: &Row) -> rusqlite::Result<SeatRow> {
    let kind: String = row.get("kind")?;
    let holder = match &*kind {
        "open" => Holder::Open,
        "invited" => Holder::Invited,
        "session" => Holder::Session(row.get("session")?),
        "account" => Holder::Account(row.get("account")?),
        "bot" => Holder::Bot(row.get("bot")?),
        _ => return Err(unknown(row, "kind", "nobody of this kind can hold a seat")),
    };
    Ok(SeatRow { seat: row.get("seat")?, holder, invite: row.get("invite")? })
}

/// A share of the dice, as its two columns: kind, bytes.
pub fn share(share: &DiceShare) -> (&'static str, &[u8]) {
    match share {
        DiceShare::Promised(hash) => ("promised", hash),
        DiceShare::Given(DrawnBy::Player, bytes) => ("player", bytes),
        DiceShare::Given(DrawnBy::Host, bytes) => ("host", bytes),
    }
}

/// Reads a share of the dice.
pub fn read_share(row: &Row) -> rusqlite::Result<ShareRow> {
    let kind: String = row.get("kind")?;
    let share = match &*kind {
        "promised" => DiceShare::Promised(row.get("bytes")?),
        "player" => DiceShare::Given(DrawnBy::Player, row.get("bytes")?),
        "host" => DiceShare::Given(DrawnBy::Host, row.get("bytes")?),
        _ => return Err(unknown(row, "kind", "nobody can have drawn a share so")),
    };
    Ok(ShareRow { seat: row.get("seat")?, share })
}

/// Who keeps a deck, as its two columns: session, account.
pub fn keeper(keeper: Keeper) -> (Option<SessionId>, Option<AccountId>) {
    match keeper {
        Keeper::Session(session) => (Some(session), None),
        Keeper::Account(account) => (None, Some(account)),
    }
}

/// Reads a deck.
pub fn deck(row: &Row) -> rusqlite::Result<DeckRow> {
    let deck = NewDeck {
        title: row.get("title")?,
        edition: row.get("edition")?,
        name: row.get("name")?,
        body: row.get::<_, Json<_>>("body")?.0,
    };
    Ok(DeckRow { id: row.get("id")?, deck, revision: row.get("revision")?, saved: row.get::<_, Time>("saved")?.0 })
}

/// Where a match stands, as its two columns: status, detail.
pub fn status(status: &Status) -> (&'static str, Option<String>) {
    match status {
        Status::Waiting => ("waiting", None),
        Status::Playing => ("playing", None),
        Status::Finished { how } => ("finished", Some(how.to_string())),
        Status::Damaged { why } => ("damaged", Some(why.clone())),
    }
}

/// Reads where a match stands.
pub fn read_status(row: &Row) -> rusqlite::Result<Status> {
    let status: String = row.get("status")?;
    Ok(match &*status {
        "waiting" => Status::Waiting,
        "playing" => Status::Playing,
        "finished" => Status::Finished { how: row.get::<_, Json<Value>>("detail")?.0 },
        "damaged" => Status::Damaged { why: row.get("detail")? },
        _ => return Err(unknown(row, "status", "no match can stand so")),
    })
}

fn unknown(row: &Row, column: &str, why: &'static str) -> rusqlite::Error {
    let index = row.as_ref().column_index(column).unwrap_or_default();
    rusqlite::Error::FromSqlConversionFailure(index, rusqlite::types::Type::Text, why.into())
}

/// Who may look, as its column.
pub fn visibility(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Public => "public",
        Visibility::Private => "private",
    }
}

/// Reads who may look; in doubt not everybody.
pub fn read_visibility(row: &Row) -> rusqlite::Result<Visibility> {
    let word: String = row.get("visibility")?;
    Ok(if word == "public" { Visibility::Public } else { Visibility::Private })
}

/// The form in which names of accounts are compared.
pub fn folded(name: &str) -> String {
    name.trim().nfkc().collect::<String>().to_lowercase()
}

/// What a name looks like: the same for names that people cannot tell apart.
pub fn skeleton(name: &str) -> String {
    // Once more after folding: a capital may look like another small letter.
    let seen: String = unicode_security::skeleton(&folded(name)).collect();
    seen.to_lowercase()
}

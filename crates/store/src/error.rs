//! What can go wrong, in words that tell the operator what to do.

use crate::MatchId;
use std::fmt;
use std::path::PathBuf;

/// Why the store did not do what was asked. Nothing has changed, unless it says otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StoreError {
    /// The file cannot be opened or made.
    Open {
        /// The file.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
    /// The file was written by a newer program.
    FutureVersion {
        /// The file.
        path: PathBuf,
        /// The version of its tables.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// The file is a database, but not of matches.
    Foreign(PathBuf),
    /// A server uses the file already.
    InUse(PathBuf),
    /// A copy could not be made or read.
    Copy {
        /// Which file.
        path: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// This match cannot be read; the others can.
    Damaged {
        /// The match.
        id: MatchId,
        /// What is wrong with it.
        why: String,
    },
    /// There is no match of this name.
    NoSuchMatch(MatchId),
    /// The entries to append do not follow on the log.
    Gap {
        /// The match.
        id: MatchId,
        /// What the next entry would have to be.
        expected: u32,
        /// What was given.
        got: u32,
    },
    /// The request names something that is not there, or twice what may be there once.
    Inconsistent(String),
    /// The database failed.
    Database {
        /// What it says.
        why: String,
        /// What to do about it.
        advice: &'static str,
    },
    /// The operating system gives no random bytes.
    NoRandomness(String),
    /// This change met a fault of the program and was taken back; the store goes on.
    Panicked,
    /// The store is being shut down.
    Closed,
}

impl StoreError {
    /// The database failed, with the advice for this kind of failure.
    pub(crate) fn database(fault: rusqlite::Error) -> StoreError {
        use rusqlite::ErrorCode::*;
        let advice = match fault.sqlite_error_code() {
            Some(ConstraintViolation) => return StoreError::Inconsistent(fault.to_string()),
            Some(DiskFull) => "The disk is full: free some space, the server then goes on by itself",
            Some(ReadOnly | PermissionDenied) => "Let the server's user write to the database file and its directory",
            Some(DatabaseBusy | DatabaseLocked) => "Another program keeps the database locked: end it",
            Some(SystemIoFailure) => "The disk failed: check it, and restore the database from a backup if need be",
            Some(DatabaseCorrupt | NotADatabase) => {
                "The database file is damaged: stop the server and restore it from a backup"
            }
            _ => "If it comes again, stop the server, keep a copy of the database file and report this",
        };
        StoreError::Database { why: fault.to_string(), advice }
    }

    /// A row of this match cannot be read; or it is the database that failed.
    pub(crate) fn reading(id: MatchId) -> impl Fn(rusqlite::Error) -> StoreError {
        use rusqlite::Error::*;
        move |fault| match fault {
            FromSqlConversionFailure(..) | IntegralValueOutOfRange(..) | InvalidColumnType(..) | Utf8Error(..) => {
                StoreError::Damaged { id, why: fault.to_string() }
            }
            _ => StoreError::database(fault),
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            StoreError::Open { path, why } => {
                let path = path.display();
                write!(f, "the database {path} cannot be opened ({why}). ")?;
                write!(
                    f,
                    "Its directory must exist, be on a local disk, and the server's user must be able to write there"
                )
            }
            StoreError::FutureVersion { path, found, known } => {
                let path = path.display();
                write!(f, "the database {path} was written by a newer version of this program ")?;
                write!(f, "(its tables are of version {found}, this program knows those up to {known}). ")?;
                write!(f, "Start the newer program, or name another file; nothing was changed in this one")
            }
            StoreError::Foreign(path) => {
                let path = path.display();
                write!(
                    f,
                    "{path} is the database of another program. Name another file; nothing was changed in this one"
                )
            }
            StoreError::InUse(path) => {
                write!(f, "a server uses the database {} already. End it first, or name another file", path.display())
            }
            StoreError::Copy { path, why } => write!(f, "{}: {why}", path.display()),
            StoreError::Damaged { id, why } => {
                write!(f, "match {id} cannot be read ({why}). ")?;
                write!(f, "Other matches are not affected; this one can only come back from a backup of the database")
            }
            StoreError::NoSuchMatch(id) => write!(f, "there is no match {id}"),
            StoreError::Gap { id, expected, got } => {
                write!(f, "entry {got} does not follow on the log of match {id}, whose next entry is {expected}. ")?;
                write!(f, "Load the match again")
            }
            StoreError::Inconsistent(why) => write!(f, "what was to be stored does not fit what is there ({why})"),
            StoreError::Database { why, advice } => write!(f, "the database failed ({why}). {advice}"),
            StoreError::NoRandomness(why) => {
                write!(f, "the operating system gives no random bytes ({why}). Without them no match can be made")
            }
            StoreError::Panicked => {
                write!(f, "a fault of the program kept this from being stored. ")?;
                write!(f, "Nothing was changed and the server goes on: please report it with what the log says")
            }
            StoreError::Closed => write!(f, "the store is shut down: start the server again"),
        }
    }
}

impl std::error::Error for StoreError {}

//! Copies of a database that is in use, the way back, and the sign that it is in use.

use super::{queries, schema};
use crate::StoreError;
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The sign that a server uses a database; it goes with the process, however that ends.
pub struct Claim(File);

impl Drop for Claim {
    fn drop(&mut self) {
        // To close the file is not enough: a program that is being started at that moment has it open for an instant, too.
        let _ = self.0.unlock();
    }
}

impl Claim {
    /// Claims a database for this server; or says that another has it.
    pub fn on(database: &Path) -> Result<Claim, StoreError> {
        let cannot = |why: std::io::Error| StoreError::Open { path: database.to_owned(), why: why.to_string() };
        let sign = beside(database, ".lock");
        let file = File::options().create(true).append(true).open(&sign).map_err(cannot)?;
        match file.try_lock() {
            Ok(()) => Ok(Claim(file)),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(database.to_owned())),
            Err(TryLockError::Error(fault)) => Err(cannot(fault)),
        }
    }
}

/// The file beside a database whose name goes on like this.
fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// How long it rests where the database is locked for a moment.
const REST: Duration = Duration::from_millis(20);

/// Copies a database, also one that a server writes to: all of one moment, checked, in one file. Answers its bytes.
pub fn backup(database: &Path, to: &Path) -> Result<u64, StoreError> {
    if to.exists() {
        let why = "is there already: name a file that is not".to_owned();
        return Err(StoreError::Copy { path: to.to_owned(), why });
    }
    let draft = beside(to, ".new");
    let bytes = copy(database, &draft)?;
    put_in_place(&draft, to)?;
    Ok(bytes)
}

/// Puts a copy in the place of a database that no server uses. What was there before is kept beside it; answers where.
pub fn restore(from: &Path, database: &Path) -> Result<Option<PathBuf>, StoreError> {
    let _claim = Claim::on(database)?;
    let draft = beside(database, ".new");
    copy(from, &draft)?;
    let before = beside(database, ".before-restore");
    let kept = database.exists().then(|| set_aside(database, &before)).transpose()?;
    put_in_place(&draft, database)?;
    Ok(kept.map(|()| before))
}

/// A second name for what is there now. Its log goes into it first, or beside it: it must not be taken for the log of
/// what comes in its place.
fn set_aside(database: &Path, before: &Path) -> Result<(), StoreError> {
    for ending in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(beside(before, ending)); // of an earlier time, or not there
    }
    let closed = schema::connect(database).and_then(|db| db.pragma_update(None, "journal_mode", "DELETE"));
    if closed.is_err() {
        for ending in ["-wal", "-shm"] {
            let _ = std::fs::rename(beside(database, ending), beside(before, ending)); // it may not be there
        }
    }
    std::fs::hard_link(database, before).or_else(|_| std::fs::copy(database, before).map(drop)).map_err(wrong(before))
}

/// A checked copy of a database, in one file and on disk.
fn copy(from: &Path, to: &Path) -> Result<u64, StoreError> {
    if !from.is_file() {
        return Err(StoreError::Copy { path: from.to_owned(), why: "there is no such file".to_owned() });
    }
    let _ = std::fs::remove_file(to); // half a copy of an earlier time
    schema::keep_private(to).map_err(wrong(to))?;
    let fault = |path: &Path| {
        let path = path.to_owned();
        move |fault: rusqlite::Error| StoreError::Copy { path, why: fault.to_string() }
    };
    let source = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(fault(from))?;
    source.busy_timeout(Duration::from_secs(10)).map_err(fault(from))?;
    schema::recognise(&source, from)?;
    let mut target = Connection::open(to).map_err(fault(to))?;
    {
        // In one step: it reads one moment while the server goes on writing, and never begins anew.
        let copying = Backup::new(&source, &mut target).map_err(fault(from))?;
        while copying.step(-1).map_err(fault(from))? != StepResult::Done {
            std::thread::sleep(REST);
        }
    }
    target.pragma_update(None, "journal_mode", "DELETE").map_err(fault(to))?;
    let damage = queries::check(&target)?;
    drop(target);
    if let Some(first) = damage.first() {
        let _ = std::fs::remove_file(to);
        let why = format!("it is damaged ({first}): take an older copy");
        return Err(StoreError::Copy { path: from.to_owned(), why });
    }
    let file = File::options().write(true).open(to).map_err(wrong(to))?;
    file.sync_all().and_then(|()| Ok(file.metadata()?.len())).map_err(wrong(to))
}

/// At once or not at all, and on disk.
fn put_in_place(draft: &Path, to: &Path) -> Result<(), StoreError> {
    std::fs::rename(draft, to).map_err(wrong(to))?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    #[cfg(unix)]
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(wrong(folder))?;
    Ok(())
}

fn wrong(path: &Path) -> impl Fn(std::io::Error) -> StoreError {
    let path = path.to_owned();
    move |fault| StoreError::Copy { path: path.clone(), why: fault.to_string() }
}

//! `steppe backup` and `steppe restore`: a copy of the database, and the way back.

use crate::{Answer, Failure};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;

/// Examples for the help text of a backup.
pub const EXAMPLES: &str = "\
Examples:
  steppe backup steppe-monday.db                    a copy of ./steppe.db, while the server runs
  steppe backup /backups/$(date +%F).db --database /var/lib/steppe/steppe.db

The copy is of one moment, complete and checked, in one file. Do not copy the file of a running server with cp: most
of it may still be in the log beside it.";

/// Examples for the help text of a restoration.
pub const RESTORE_EXAMPLES: &str = "\
Examples:
  steppe restore steppe-monday.db                   in the place of ./steppe.db, which is kept beside it

Stop the server first: a file in use is not replaced.";

/// Copy the database while the server runs
#[derive(Args, Debug)]
pub struct Backup {
    /// Where the copy goes: a file that is not there yet
    pub file: PathBuf,
    /// The database file
    #[arg(long, default_value = "steppe.db", value_name = "FILE")]
    pub database: PathBuf,
}

/// Put a copy in the place of the database
#[derive(Args, Debug)]
pub struct Restore {
    /// The copy
    pub file: PathBuf,
    /// The database file
    #[arg(long, default_value = "steppe.db", value_name = "FILE")]
    pub database: PathBuf,
}

/// Makes a copy.
pub fn backup(args: &Backup, out: &mut impl Write) -> Result<Answer, Failure> {
    let bytes = store::backup(&args.database, &args.file).map_err(|error| Failure::input(error.to_string()))?;
    writeln!(out, "{}: {:.1} MiB, checked.", args.file.display(), bytes as f64 / f64::from(1 << 20))?;
    Ok(Answer::Yes)
}

/// Brings a copy back.
pub fn restore(args: &Restore, out: &mut impl Write) -> Result<Answer, Failure> {
    let kept = store::restore(&args.file, &args.database).map_err(|error| Failure::input(error.to_string()))?;
    writeln!(out, "{} is back from {}.", args.database.display(), args.file.display())?;
    if let Some(kept) = kept {
        writeln!(out, "What was there before is {}.", kept.display())?;
    }
    Ok(Answer::Yes)
}

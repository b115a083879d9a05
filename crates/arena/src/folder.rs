//! The folder of an arena: rows as they come in, a record for each match, and the reports at the end.

use crate::run::PlayedMatch;
use crate::{BlunderRow, DecisionRow, Habit, Row};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// The folder of an arena that is being played. Nobody else can write to it meanwhile.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    table: Locked,
}

/// A file that is ours as long as this lives. To close it is not enough: a program that is being started at that moment
/// has our open files for an instant, and with them the lock.
#[derive(Debug)]
struct Locked(File);

impl Drop for Locked {
    fn drop(&mut self) {
        // Whoever cannot unlock closes the file next, which does it too, if perhaps later.
        let _ = self.0.unlock();
    }
}

/// The file of the rows.
pub const TABLE: &str = "matches.csv";

/// The same rows in columns, written by programs with the feature `parquet`.
pub const COLUMNS: &str = "matches.parquet";

/// How often each side of each match made a blunder.
pub const BLUNDERS: &str = "blunders.csv";

/// The decisions of all matches.
pub const DECISIONS: &str = "decisions.csv";

/// The same decisions in columns, written by programs with the feature `parquet`.
pub const DECISION_COLUMNS: &str = "decisions.parquet";

/// The decisions of each match by itself, from which those of all are put together.
const DECISION_PARTS: &str = "decisions";

/// The page about them.
pub const PAGE: &str = "report.html";

impl Folder {
    /// Opens the folder, made if there is none, and reads the rows that are there. A last row that was cut
    /// off is forgotten. What cannot be read is refused, every line of it, and nothing is changed.
    pub fn open(path: &Path) -> Result<(Folder, Vec<Row>), String> {
        let stale = |name: &&&str| !cfg!(feature = "parquet") && path.join(name).exists();
        if let Some(name) = [COLUMNS, DECISION_COLUMNS].iter().find(stale) {
            return Err(stale_columns(&path.join(name)));
        }
        let cannot = |error: io::Error| format!("cannot use the folder {}: {error}", path.display());
        fs::create_dir_all(path.join("records")).map_err(cannot)?;
        let table = OpenOptions::new().read(true).append(true).create(true).open(path.join(TABLE)).map_err(cannot)?;
        table.try_lock().map_err(|_| format!("another arena is writing to {}: wait for its end", path.display()))?;
        let table = Locked(table);
        let text = read_table(path)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let rows = rows(&text[..whole]).map_err(|problems| all(path, &problems))?;
        table.0.set_len(whole as u64).map_err(cannot)?;
        Ok((Folder { path: path.to_owned(), table }, rows))
    }

    /// Keeps a match: its record, its decisions if they were asked for, then its row. A row that is there has its
    /// record.
    pub fn keep(&mut self, PlayedMatch { row, record, decisions }: &PlayedMatch) -> Result<(), String> {
        let file = record_path(&self.path, row.number);
        write_whole(&file, record.as_bytes())?;
        if !decisions.is_empty() {
            let parts = self.path.join(DECISION_PARTS);
            fs::create_dir_all(&parts)
                .map_err(|error| format!("cannot use the folder {}: {error}", parts.display()))?;
            write_whole(&self.decisions_of(row.number), &in_csv(decisions, true)?)?;
        }
        let header = self.table.0.metadata().is_ok_and(|metadata| metadata.len() == 0);
        let line = in_csv([row], header)?;
        let written = self.table.0.write_all(&line);
        written.map_err(|error| format!("cannot write {}: {error}", self.path.join(TABLE).display()))
    }

    /// Writes all rows anew in the order of the schedule, as CSV and in columns, and the page about them; blunders and
    /// decisions where there are some.
    pub fn report(&self, rows: &[Row], blunders: &[BlunderRow]) -> Result<(), String> {
        let rows = sorted(rows);
        write_whole(&self.path.join(TABLE), &in_csv(&rows, true)?)?;
        #[cfg(feature = "parquet")]
        write_whole(&self.path.join(COLUMNS), &crate::columns::matches(&rows)?)?;
        if !blunders.is_empty() {
            write_whole(&self.path.join(BLUNDERS), &in_csv(blunders, true)?)?;
        }
        if self.path.join(DECISION_PARTS).exists() {
            self.report_decisions(&rows)?;
        }
        write_whole(&self.path.join(PAGE), crate::html::page(&rows, &Habit::of(blunders)?)?.as_bytes())
    }

    /// Puts the decisions of all matches together, one match after the other: there may be many.
    fn report_decisions(&self, rows: &[Row]) -> Result<(), String> {
        let file = self.path.join(DECISIONS);
        let cannot = |error: io::Error| format!("cannot write {}: {error}", file.display());
        let mut table = BufWriter::new(File::create(&file).map_err(cannot)?);
        #[cfg(feature = "parquet")]
        let mut columns = {
            let file = self.path.join(DECISION_COLUMNS);
            let cannot = |error: io::Error| format!("cannot write {}: {error}", file.display());
            crate::columns::DecisionFile::begin(BufWriter::new(File::create(&file).map_err(cannot)?))?
        };
        let parts = rows.iter().map(|row| self.decisions_of(row.number)).filter(|part| part.exists());
        for (i, part) in parts.enumerate() {
            let decisions = read_decisions(&part)?;
            table.write_all(&in_csv(&decisions, i == 0)?).map_err(cannot)?;
            #[cfg(feature = "parquet")]
            columns.add(&decisions)?;
        }
        #[cfg(feature = "parquet")]
        columns.end()?;
        table.flush().map_err(cannot)
    }

    fn decisions_of(&self, number: u32) -> PathBuf {
        self.path.join(DECISION_PARTS).join(format!("{number}.csv"))
    }

    /// Were blunders counted here before?
    pub fn has_blunders(&self) -> bool {
        self.path.join(BLUNDERS).exists()
    }

    /// The record of a match that is there.
    pub fn record(&self, number: u32) -> Result<String, String> {
        let file = record_path(&self.path, number);
        fs::read_to_string(&file).map_err(|error| format!("cannot read {}: {error}", file.display()))
    }
}

/// The rows of an arena's folder, to look at. A last row that was cut off is left out.
pub fn read(path: &Path) -> Result<Vec<Row>, String> {
    let text = read_table(path)?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    rows(&text[..whole]).map_err(|problems| all(path, &problems))
}

/// The file of a match's record.
pub fn record_path(folder: &Path, number: u32) -> PathBuf {
    folder.join("records").join(format!("{number}.jsonl"))
}

fn sorted(rows: &[Row]) -> Vec<Row> {
    let mut rows = rows.to_vec();
    rows.sort_by_key(|row| row.number);
    rows
}

fn read_table(path: &Path) -> Result<String, String> {
    let file = path.join(TABLE);
    let bytes = fs::read(&file).map_err(|error| format!("cannot read {}: {error}", file.display()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Columns that nobody writes anew would no longer be the rows of the table.
fn stale_columns(file: &Path) -> String {
    format!(
        "{} cannot be written anew by this program: remove it, or use one that is built for it, by \
         `cargo run --release --features parquet -- arena …`",
        file.display()
    )
}

fn all(path: &Path, problems: &[String]) -> String {
    format!("{} cannot be read as the rows of an arena:\n  {}", path.join(TABLE).display(), problems.join("\n  "))
}

/// The rows of a table, or all that is wrong with it.
fn rows(text: &str) -> Result<Vec<Row>, Vec<String>> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let mut rows: BTreeMap<u32, Row> = BTreeMap::new();
    let mut problems = Vec::new();
    for (i, read) in reader.deserialize::<Row>().enumerate() {
        let line = i + 2;
        match read.map_err(|fault| fault.to_string()).and_then(|row| row.players().map(|_| row)) {
            Err(fault) => problems.push(format!("line {line}: {fault}")),
            Ok(row) => {
                let number = row.number;
                if rows.insert(number, row).is_some() {
                    problems.push(format!("line {line}: the match {number} is there twice"));
                }
            }
        }
    }
    if problems.is_empty() { Ok(rows.into_values().collect()) } else { Err(problems) }
}

fn read_decisions(file: &Path) -> Result<Vec<DecisionRow>, String> {
    let cannot = |fault: csv::Error| format!("cannot read {} as decisions: {fault}", file.display());
    let mut reader = csv::Reader::from_path(file).map_err(cannot)?;
    reader.deserialize().collect::<Result<_, _>>().map_err(cannot)
}

fn in_csv<'a, T: Serialize + 'a>(rows: impl IntoIterator<Item = &'a T>, header: bool) -> Result<Vec<u8>, String> {
    let mut writer = csv::WriterBuilder::new().has_headers(header).from_writer(Vec::new());
    rows.into_iter().try_for_each(|row| writer.serialize(row)).map_err(|fault| fault.to_string())?;
    writer.into_inner().map_err(|fault| fault.to_string())
}

/// Writes a file at once or not at all.
fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let written = fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| format!("cannot write {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_free_once_its_arena_has_ended_though_another_program_has_just_been_started() {
        let place = std::env::temp_dir().join(format!("steppe-arena-lock-{}", std::process::id()));
        let (folder, _) = Folder::open(&place).unwrap();
        let inherited = folder.table.0.try_clone().unwrap();
        assert!(Folder::open(&place).unwrap_err().contains("another arena is writing"));
        drop(folder);
        Folder::open(&place).unwrap();
        drop(inherited);
        fs::remove_dir_all(&place).unwrap();
    }
}

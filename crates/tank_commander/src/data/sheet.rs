//! A CSV file with its columns by name; whatever is wrong in it is named by line and column.

use csv::StringRecord;
use std::fmt::{self, Display};
use std::str::FromStr;
use table::Origin;

/// What is wrong in a file of the box, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file.
    pub file: &'static str,
    /// The line, the header being line 1.
    pub line: u64,
    /// The column, if one is at fault.
    pub column: &'static str,
    /// What is wrong.
    pub why: String,
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Fault { file, line, column, why } = self;
        match *column {
            "" => write!(f, "data/{file}, line {line}: {why}"),
            column => write!(f, "data/{file}, line {line}, column `{column}`: {why}"),
        }
    }
}

impl std::error::Error for Fault {}

/// A file of the box.
pub(super) struct Sheet {
    pub(super) file: &'static str,
    columns: StringRecord,
    rows: Vec<StringRecord>,
}

/// One row of a sheet.
#[derive(Clone, Copy)]
pub(super) struct Row<'a> {
    sheet: &'a Sheet,
    record: &'a StringRecord,
}

impl Sheet {
    pub(super) fn read(file: &'static str, text: &str) -> Result<Sheet, Fault> {
        let mut reader = csv::Reader::from_reader(text.as_bytes());
        let fault = |fault: csv::Error| {
            let line = fault.position().map_or(1, |position| position.line());
            Fault { file, line, column: "", why: fault.to_string() }
        };
        let columns = reader.headers().map_err(fault)?.clone();
        let rows = reader.records().collect::<Result<_, _>>().map_err(fault)?;
        Ok(Sheet { file, columns, rows })
    }

    pub(super) fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        self.rows.iter().map(|record| Row { sheet: self, record })
    }

    /// The row in which a column says this.
    pub(super) fn find(&self, column: &'static str, text: &str) -> Result<Row<'_>, Fault> {
        for row in self.rows() {
            if row.text(column)? == text {
                return Ok(row);
            }
        }
        Err(Fault { file: self.file, line: self.rows.len() as u64 + 2, column, why: format!("no row says `{text}`") })
    }
}

impl<'a> Row<'a> {
    pub(super) fn fault(&self, column: &'static str, why: impl Into<String>) -> Fault {
        let line = self.record.position().map_or(0, |position| position.line());
        Fault { file: self.sheet.file, line, column, why: why.into() }
    }

    pub(super) fn text(&self, column: &'static str) -> Result<&'a str, Fault> {
        let at = self.sheet.columns.iter().position(|name| name == column);
        at.and_then(|at| self.record.get(at)).ok_or_else(|| self.fault(column, "there is no such column"))
    }

    /// The text, kept as long as the program runs: the box is read once.
    pub(super) fn kept(&self, column: &'static str) -> Result<&'static str, Fault> {
        Ok(String::leak(self.text(column)?.to_owned()))
    }

    pub(super) fn value<T: FromStr<Err: Display>>(&self, column: &'static str) -> Result<T, Fault> {
        let text = self.text(column)?;
        text.parse().map_err(|why: T::Err| self.fault(column, format!("`{text}`: {why}")))
    }

    /// The value, or none if the cell is empty.
    pub(super) fn maybe<T: FromStr<Err: Display>>(&self, column: &'static str) -> Result<Option<T>, Fault> {
        if self.text(column)?.is_empty() { Ok(None) } else { self.value(column).map(Some) }
    }

    /// A number; an empty cell is 0 (TC-1.6).
    pub(super) fn number(&self, column: &'static str) -> Result<u8, Fault> {
        Ok(self.maybe(column)?.unwrap_or(0))
    }

    /// 1 or 0.
    pub(super) fn flag(&self, column: &'static str) -> Result<bool, Fault> {
        match self.text(column)? {
            "1" => Ok(true),
            "0" => Ok(false),
            other => Err(self.fault(column, format!("`{other}` is neither 0 nor 1"))),
        }
    }

    pub(super) fn origin(&self) -> Result<Origin, Fault> {
        match self.text("source")? {
            "seed" => Ok(Origin::Seed),
            "public" => Ok(Origin::Public),
            "reconstructed" => Ok(Origin::Reconstructed),
            other => Err(self.fault("source", format!("`{other}` is none of seed, public, reconstructed"))),
        }
    }
}

//! A CSV file with its columns by name; whatever is wrong in it is named by line and column.

use crate::Origin;
use csv::StringRecord;
use std::fmt::{self, Display};
use std::str::FromStr;

/// What is wrong in a file of the box, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetError {
    /// The file.
    pub file: &'static str,
    /// The line, the header being line 1.
    pub line: u64,
    /// The column, if one is at fault.
    pub column: Option<&'static str>,
    /// What is wrong.
    pub why: String,
}

impl Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let SheetError { file, line, column, why } = self;
        match column {
            None => write!(f, "data/{file}, line {line}: {why}"),
            Some(column) => write!(f, "data/{file}, line {line}, column `{column}`: {why}"),
        }
    }
}

impl std::error::Error for SheetError {}

/// A CSV file of the box.
///
/// ```
/// use table::kit::Sheet;
///
/// let sheet = Sheet::read("guns.csv", "gun,range\npak36,2\npak88,far\n")?;
/// assert_eq!(sheet.find(&[("gun", "pak36")])?.value::<u8>("range")?, 2);
/// let wrong = sheet.find(&[("gun", "pak88")])?.value::<u8>("range").unwrap_err();
/// assert_eq!(wrong.to_string(), "data/guns.csv, line 3, column `range`: `far`: invalid digit found in string");
/// # Ok::<(), table::kit::SheetError>(())
/// ```
#[derive(Debug)]
pub struct Sheet {
    file: &'static str,
    columns: StringRecord,
    rows: Vec<StringRecord>,
}

/// One row of a [`Sheet`].
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    sheet: &'a Sheet,
    record: &'a StringRecord,
}

impl Sheet {
    /// Reads the text of a file.
    pub fn read(file: &'static str, text: &str) -> Result<Sheet, SheetError> {
        let mut reader = csv::Reader::from_reader(text.as_bytes());
        let error = |error: csv::Error| {
            let line = error.position().map_or(1, |position| position.line());
            SheetError { file, line, column: None, why: error.to_string() }
        };
        let columns = reader.headers().map_err(error)?.clone();
        let rows = reader.records().collect::<Result<_, _>>().map_err(error)?;
        Ok(Sheet { file, columns, rows })
    }

    /// The rows in order.
    pub fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        self.rows.iter().map(|record| Row { sheet: self, record })
    }

    /// What every row makes, or the first thing that is wrong.
    pub fn each<T>(&self, make: impl FnMut(Row<'_>) -> Result<T, SheetError>) -> Result<Vec<T>, SheetError> {
        self.rows().map(make).collect()
    }

    /// The first row in which these columns say this.
    pub fn find(&self, wanted: &[(&'static str, &str)]) -> Result<Row<'_>, SheetError> {
        for row in self.rows() {
            if row.says(wanted)? {
                return Ok(row);
            }
        }
        let texts: Vec<String> = wanted.iter().map(|(_, text)| format!("`{text}`")).collect();
        Err(self.lacks(wanted.last().map(|(column, _)| *column), format!("no row says {}", texts.join(", "))))
    }

    /// Something is missing after the last line.
    pub fn lacks(&self, column: Option<&'static str>, why: impl Into<String>) -> SheetError {
        SheetError { file: self.file, line: self.rows.len() as u64 + 2, column, why: why.into() }
    }
}

impl<'a> Row<'a> {
    /// Something is wrong in this column.
    pub fn wrong(&self, column: &'static str, why: impl Into<String>) -> SheetError {
        let line = self.record.position().map_or(0, |position| position.line());
        SheetError { file: self.sheet.file, line, column: Some(column), why: why.into() }
    }

    /// The text as it stands.
    pub fn text(&self, column: &'static str) -> Result<&'a str, SheetError> {
        let at = self.sheet.columns.iter().position(|name| name == column);
        at.and_then(|at| self.record.get(at)).ok_or_else(|| self.wrong(column, "there is no such column"))
    }

    /// Do these columns say this?
    pub fn says(&self, wanted: &[(&'static str, &str)]) -> Result<bool, SheetError> {
        for (column, text) in wanted {
            if self.text(column)? != *text {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The text, kept as long as the program runs: the box is read once.
    pub fn kept(&self, column: &'static str) -> Result<&'static str, SheetError> {
        Ok(String::leak(self.text(column)?.to_owned()))
    }

    /// A number, a word, whatever can be read.
    pub fn value<T: FromStr<Err: Display>>(&self, column: &'static str) -> Result<T, SheetError> {
        let text = self.text(column)?;
        text.parse().map_err(|why: T::Err| self.wrong(column, format!("`{text}`: {why}")))
    }

    /// The value, or none if the cell is empty.
    pub fn maybe<T: FromStr<Err: Display>>(&self, column: &'static str) -> Result<Option<T>, SheetError> {
        if self.text(column)?.is_empty() { Ok(None) } else { self.value(column).map(Some) }
    }

    /// Yes or no.
    pub fn flag(&self, column: &'static str) -> Result<bool, SheetError> {
        match self.text(column)? {
            "yes" => Ok(true),
            "no" => Ok(false),
            other => Err(self.wrong(column, format!("`{other}` is neither yes nor no"))),
        }
    }

    /// Where the row comes from: its column `source`.
    pub fn origin(&self) -> Result<Origin, SheetError> {
        self.text("source")?.parse().map_err(|why: String| self.wrong("source", why))
    }
}

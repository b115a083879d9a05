//! The rows as a Parquet file: columns, for the programs of statisticians.

use crate::{CandidateRow, DecisionRow, End, Row, Winner};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType, Int64Type};
use parquet::errors::{ParquetError, Result};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use std::borrow::Cow;
use std::io::Write;
use std::sync::Arc;

/// How a column is read from a row, by its type.
enum Column<T> {
    Text(fn(&T) -> Cow<'_, str>),
    Whole(fn(&T) -> i64),
    Real(fn(&T) -> f64),
    MaybeText(fn(&T) -> Option<Cow<'_, str>>),
    MaybeWhole(fn(&T) -> Option<i64>),
    MaybeReal(fn(&T) -> Option<f64>),
}

/// The columns, as in the table of CSV.
const MATCHES: [(&str, Column<Row>); 28] = [
    ("match", Column::Whole(|row| row.number.into())),
    ("title", Column::Text(|row| row.title.as_str().into())),
    ("edition", Column::Whole(|row| row.edition.into())),
    ("scenario", Column::Text(|row| row.scenario.as_str().into())),
    ("setup", Column::Text(|row| row.setup.as_str().into())),
    ("dice_seed", Column::Whole(|row| row.dice_seed as i64)),
    ("first_side", Column::Text(|row| row.first_side.as_str().into())),
    ("first_level", Column::Text(|row| row.first_level.as_str().into())),
    ("first_limit", Column::Text(|row| row.first_limit.as_str().into())),
    ("first_seed", Column::Whole(|row| row.first_seed as i64)),
    ("second_side", Column::Text(|row| row.second_side.as_str().into())),
    ("second_level", Column::Text(|row| row.second_level.as_str().into())),
    ("second_limit", Column::Text(|row| row.second_limit.as_str().into())),
    ("second_seed", Column::Whole(|row| row.second_seed as i64)),
    ("winner", Column::Text(|row| row.winner.word().into())),
    ("first_points", Column::Whole(|row| row.first_points.into())),
    ("second_points", Column::Whole(|row| row.second_points.into())),
    ("ended", Column::Text(|row| row.ended.word().into())),
    ("decisions", Column::Whole(|row| row.decisions.into())),
    ("first_decisions", Column::Whole(|row| row.first_decisions.into())),
    ("first_iterations", Column::Whole(|row| row.first_iterations as i64)),
    ("first_thinking_ms", Column::Real(|row| row.first_thinking_ms)),
    ("first_longest_ms", Column::Real(|row| row.first_longest_ms)),
    ("second_decisions", Column::Whole(|row| row.second_decisions.into())),
    ("second_iterations", Column::Whole(|row| row.second_iterations as i64)),
    ("second_thinking_ms", Column::Real(|row| row.second_thinking_ms)),
    ("second_longest_ms", Column::Real(|row| row.second_longest_ms)),
    ("digest", Column::Text(|row| row.digest.as_str().into())),
];

const DECISIONS: [(&str, Column<DecisionRow>); 14] = [
    ("match", Column::Whole(|row| row.number.into())),
    ("step", Column::Whole(|row| row.step.into())),
    ("title", Column::Text(|row| row.title.as_str().into())),
    ("scenario", Column::Text(|row| row.scenario.as_str().into())),
    ("seat", Column::Whole(|row| row.seat.into())),
    ("side", Column::Text(|row| row.side.as_str().into())),
    ("level", Column::Text(|row| row.level.as_str().into())),
    ("limit", Column::Text(|row| row.limit.as_str().into())),
    ("action", Column::MaybeText(|row| row.action.as_deref().map(Cow::from))),
    ("legal", Column::Whole(|row| row.legal.into())),
    ("iterations", Column::Whole(|row| row.iterations as i64)),
    ("worth", Column::MaybeReal(|row| row.worth)),
    ("visits", Column::MaybeWhole(|row| row.visits.map(i64::from))),
    ("share", Column::MaybeReal(|row| row.share)),
];

/// The fields of each candidate of a decision.
const CANDIDATES: [(&str, Column<CandidateRow>); 4] = [
    ("action", Column::Text(|candidate| candidate.action.to_string().into())),
    ("visits", Column::Whole(|candidate| candidate.visits.into())),
    ("share", Column::Real(|candidate| candidate.share)),
    ("worth", Column::Real(|candidate| candidate.worth)),
];

/// The rows of matches as the bytes of a Parquet file.
pub fn matches(rows: &[Row]) -> std::result::Result<Vec<u8>, String> {
    let write = || -> Result<Vec<u8>> {
        let mut file = open(&format!("message matches {{ {} }}", fields(&MATCHES)), Vec::new())?;
        let mut group = file.next_row_group()?;
        MATCHES.iter().try_for_each(|(_, column)| column.write(rows, None, &mut group))?;
        group.close()?;
        file.into_inner()
    };
    write().map_err(|fault| format!("cannot write the rows as Parquet: {fault}"))
}

/// Decisions as a Parquet file, a group of rows at a time.
pub struct DecisionFile<W: Write + Send>(SerializedFileWriter<W>);

impl<W: Write + Send> DecisionFile<W> {
    /// An empty file.
    pub fn begin(to: W) -> std::result::Result<DecisionFile<W>, String> {
        let list = format!("REPEATED group list {{ REQUIRED group element {{ {} }} }}", fields(&CANDIDATES));
        let candidates = format!("REQUIRED group candidates (LIST) {{ {list} }}");
        let file = open(&format!("message decisions {{ {} {candidates} }}", fields(&DECISIONS)), to);
        file.map(DecisionFile).map_err(cannot)
    }

    /// Writes one more group of rows.
    pub fn add(&mut self, rows: &[DecisionRow]) -> std::result::Result<(), String> {
        let mut write = || -> Result<()> {
            let mut group = self.0.next_row_group()?;
            DECISIONS.iter().try_for_each(|(_, column)| column.write(rows, None, &mut group))?;
            let candidates: Vec<CandidateRow> = rows.iter().flat_map(|row| row.candidates.clone()).collect();
            let levels = Levels::of_lists(rows.iter().map(|row| row.candidates.len()));
            CANDIDATES.iter().try_for_each(|(_, column)| column.write(&candidates, Some(&levels), &mut group))?;
            group.close().map(|_| ())
        };
        write().map_err(cannot)
    }

    /// Writes the end of the file.
    pub fn end(self) -> std::result::Result<(), String> {
        self.0.close().map(|_| ()).map_err(cannot)
    }
}

fn cannot(fault: ParquetError) -> String {
    format!("cannot write the decisions as Parquet: {fault}")
}

fn open<W: Write + Send>(schema: &str, to: W) -> Result<SerializedFileWriter<W>> {
    SerializedFileWriter::new(to, Arc::new(parse_message_type(schema)?), Arc::default())
}

fn fields<T>(columns: &[(&str, Column<T>)]) -> String {
    columns.iter().map(|(name, column)| format!("{};", column.field(name))).collect()
}

/// Where the values of a column belong, as Parquet counts: how much of the way to each is there, and where a new
/// row begins.
struct Levels {
    defined: Vec<i16>,
    repeated: Vec<i16>,
}

impl Levels {
    /// Of the fields of lists of these lengths.
    fn of_lists(lengths: impl Iterator<Item = usize>) -> Levels {
        let mut levels = Levels { defined: Vec::new(), repeated: Vec::new() };
        for length in lengths {
            levels.defined.extend(std::iter::repeat_n(i16::from(length > 0), length.max(1)));
            levels.repeated.push(0);
            levels.repeated.extend(std::iter::repeat_n(1, length.saturating_sub(1)));
        }
        levels
    }

    /// Of values that may be missing.
    fn of_present<V>(values: &[Option<V>]) -> Levels {
        let defined = values.iter().map(|value| i16::from(value.is_some())).collect();
        Levels { defined, repeated: Vec::new() }
    }
}

type Group<'a, W> = SerializedRowGroupWriter<'a, W>;

impl<T> Column<T> {
    fn field(&self, name: &str) -> String {
        match self {
            Column::Text(_) => format!("REQUIRED BYTE_ARRAY {name} (STRING)"),
            Column::Whole(_) => format!("REQUIRED INT64 {name}"),
            Column::Real(_) => format!("REQUIRED DOUBLE {name}"),
            Column::MaybeText(_) => format!("OPTIONAL BYTE_ARRAY {name} (STRING)"),
            Column::MaybeWhole(_) => format!("OPTIONAL INT64 {name}"),
            Column::MaybeReal(_) => format!("OPTIONAL DOUBLE {name}"),
        }
    }

    /// Writes the next column of the group.
    fn write<W: Write + Send>(&self, rows: &[T], levels: Option<&Levels>, group: &mut Group<W>) -> Result<()> {
        let text = |text: Cow<str>| ByteArray::from(&*text);
        match self {
            Column::Text(of) => put::<_, ByteArrayType>(rows.iter().map(|row| text(of(row))).collect(), levels, group),
            Column::Whole(of) => put::<_, Int64Type>(rows.iter().map(of).collect(), levels, group),
            Column::Real(of) => put::<_, DoubleType>(rows.iter().map(of).collect(), levels, group),
            Column::MaybeText(of) => {
                put_present::<_, ByteArrayType>(rows.iter().map(|row| of(row).map(text)).collect(), group)
            }
            Column::MaybeWhole(of) => put_present::<_, Int64Type>(rows.iter().map(of).collect(), group),
            Column::MaybeReal(of) => put_present::<_, DoubleType>(rows.iter().map(of).collect(), group),
        }
    }
}

fn put<W: Write + Send, D: DataType>(values: Vec<D::T>, levels: Option<&Levels>, group: &mut Group<W>) -> Result<()> {
    let missing = || ParquetError::General("a column too many".to_owned());
    let mut writer = group.next_column()?.ok_or_else(missing)?;
    let defined = levels.map(|levels| levels.defined.as_slice());
    let repeated = levels.map(|levels| levels.repeated.as_slice()).filter(|repeated| !repeated.is_empty());
    writer.typed::<D>().write_batch(&values, defined, repeated)?;
    writer.close()
}

fn put_present<W: Write + Send, D: DataType>(values: Vec<Option<D::T>>, group: &mut Group<W>) -> Result<()> {
    let levels = Levels::of_present(&values);
    put::<W, D>(values.into_iter().flatten().collect(), Some(&levels), group)
}

impl Winner {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Winner::First => "first",
            Winner::Second => "second",
            Winner::Draw => "draw",
        }
    }
}

impl End {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            End::Played => "played",
            End::Resigned => "resigned",
            End::Bound => "bound",
        }
    }
}

//! The rows as a Parquet file: columns, for the programs of statisticians.

use crate::{End, Row, Winner};
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::{ParquetError, Result};
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::parser::parse_message_type;
use std::sync::Arc;

/// How a column is read from a row, by its type.
enum Column {
    Text(fn(&Row) -> &str),
    Whole(fn(&Row) -> i64),
    Real(fn(&Row) -> f64),
}

/// The columns, as in the table of CSV.
const COLUMNS: [(&str, Column); 28] = [
    ("match", Column::Whole(|row| row.number.into())),
    ("title", Column::Text(|row| &row.title)),
    ("edition", Column::Whole(|row| row.edition.into())),
    ("scenario", Column::Text(|row| &row.scenario)),
    ("setup", Column::Text(|row| &row.setup)),
    ("dice_seed", Column::Whole(|row| row.dice_seed as i64)),
    ("first_side", Column::Text(|row| &row.first_side)),
    ("first_level", Column::Text(|row| &row.first_level)),
    ("first_limit", Column::Text(|row| &row.first_limit)),
    ("first_seed", Column::Whole(|row| row.first_seed as i64)),
    ("second_side", Column::Text(|row| &row.second_side)),
    ("second_level", Column::Text(|row| &row.second_level)),
    ("second_limit", Column::Text(|row| &row.second_limit)),
    ("second_seed", Column::Whole(|row| row.second_seed as i64)),
    ("winner", Column::Text(|row| row.winner.word())),
    ("first_points", Column::Whole(|row| row.first_points.into())),
    ("second_points", Column::Whole(|row| row.second_points.into())),
    ("ended", Column::Text(|row| row.ended.word())),
    ("decisions", Column::Whole(|row| row.decisions.into())),
    ("first_decisions", Column::Whole(|row| row.first_decisions.into())),
    ("first_iterations", Column::Whole(|row| row.first_iterations as i64)),
    ("first_thinking_ms", Column::Real(|row| row.first_thinking_ms)),
    ("first_longest_ms", Column::Real(|row| row.first_longest_ms)),
    ("second_decisions", Column::Whole(|row| row.second_decisions.into())),
    ("second_iterations", Column::Whole(|row| row.second_iterations as i64)),
    ("second_thinking_ms", Column::Real(|row| row.second_thinking_ms)),
    ("second_longest_ms", Column::Real(|row| row.second_longest_ms)),
    ("digest", Column::Text(|row| &row.digest)),
];

/// The rows as the bytes of a Parquet file.
pub fn parquet(rows: &[Row]) -> std::result::Result<Vec<u8>, String> {
    write(rows).map_err(|fault| format!("cannot write the rows as Parquet: {fault}"))
}

fn write(rows: &[Row]) -> Result<Vec<u8>> {
    let fields: String = COLUMNS.iter().map(|(name, column)| format!("REQUIRED {};", column.field(name))).collect();
    let schema = Arc::new(parse_message_type(&format!("message matches {{ {fields} }}"))?);
    let mut file = SerializedFileWriter::new(Vec::new(), schema, Arc::default())?;
    let mut group = file.next_row_group()?;
    for (name, column) in &COLUMNS {
        let missing = || ParquetError::General(format!("no column {name}"));
        let mut writer = group.next_column()?.ok_or_else(missing)?;
        column.write(rows, &mut writer)?;
        writer.close()?;
    }
    group.close()?;
    file.into_inner()
}

impl Column {
    fn field(&self, name: &str) -> String {
        match self {
            Column::Text(_) => format!("BYTE_ARRAY {name} (STRING)"),
            Column::Whole(_) => format!("INT64 {name}"),
            Column::Real(_) => format!("DOUBLE {name}"),
        }
    }

    fn write(&self, rows: &[Row], to: &mut SerializedColumnWriter) -> Result<usize> {
        match self {
            Column::Text(of) => {
                let values: Vec<ByteArray> = rows.iter().map(|row| ByteArray::from(of(row))).collect();
                to.typed::<ByteArrayType>().write_batch(&values, None, None)
            }
            Column::Whole(of) => {
                let values: Vec<i64> = rows.iter().map(of).collect();
                to.typed::<Int64Type>().write_batch(&values, None, None)
            }
            Column::Real(of) => {
                let values: Vec<f64> = rows.iter().map(of).collect();
                to.typed::<DoubleType>().write_batch(&values, None, None)
            }
        }
    }
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

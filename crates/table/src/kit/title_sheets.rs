//! The sheets that every title has in the same columns: `options.csv` and `balance.csv`.

use super::{Row, Sheet, SheetError};
use crate::{Balance, OptionSpec, Values};

/// Reads `options.csv`: `key,default,values,source,note`, where the values are `a|b|c` or `3..20`.
///
/// ```
/// let text = "key,default,values,source,note\nturns,20,10..40,seed,the last turn\n";
/// let options = table::kit::options(text)?;
/// assert_eq!(options[0].values, table::Values::Range(10, 40));
/// # Ok::<(), table::kit::SheetError>(())
/// ```
pub fn options(text: &str) -> Result<Vec<OptionSpec>, SheetError> {
    Sheet::read("options.csv", text)?.each(|row| {
        Ok(OptionSpec {
            id: row.text("key")?.to_owned(),
            default: row.text("default")?.to_owned(),
            values: values(&row)?,
            origin: row.origin()?,
            note: row.text("note")?.to_owned(),
        })
    })
}

fn values(row: &Row) -> Result<Values, SheetError> {
    let text = row.text("values")?;
    let Some((least, most)) = text.split_once("..") else {
        return Ok(Values::OneOf(text.split('|').map(str::to_owned).collect()));
    };
    match (least.parse(), most.parse()) {
        (Ok(least), Ok(most)) if least <= most => Ok(Values::Range(least, most)),
        _ => Err(row.wrong("values", format!("`{text}` is no range of numbers"))),
    }
}

/// What the arena has measured of the scenarios.
#[derive(Debug)]
pub struct Measured(Vec<(String, Balance)>);

impl Measured {
    /// What is known of one scenario, a figure for each level.
    pub fn of(&self, scenario: &str) -> Vec<Balance> {
        self.0.iter().filter(|(name, _)| name == scenario).map(|(_, balance)| *balance).collect()
    }
}

/// Reads `balance.csv`, what the arena has measured of each scenario: `scenario,level,whose,percent,exact,low,high,
/// matches,source`. The message that tells it is the one of these whose key ends with `whose`.
///
/// ```
/// let text = "scenario,level,whose,percent,exact,low,high,matches,source\n\
///             kursk,veteran,german,51,50.8,42.1,59.5,122,reconstructed\n";
/// let measured = table::kit::measured(text, &["balance-german", "balance-attacker"])?;
/// assert_eq!(measured.of("kursk")[0].key, "balance-german");
/// assert_eq!(measured.of("kursk")[0].between, table::Equals::Veteran);
/// assert!(measured.of("hill-621").is_empty());
/// # Ok::<(), table::kit::SheetError>(())
/// ```
pub fn measured(text: &str, keys: &[&'static str]) -> Result<Measured, SheetError> {
    let rows = Sheet::read("balance.csv", text)?.each(|row| {
        row.origin()?;
        let whose = row.text("whose")?;
        let key = keys.iter().find(|key| key.strip_prefix("balance-") == Some(whose));
        let key = key.ok_or_else(|| row.wrong("whose", format!("no message is called `balance-{whose}`")))?;
        let (percent, matches) = (row.value("percent")?, row.value("matches")?);
        let balance = Balance { key, between: row.value("level")?, percent, matches };
        let (low, exact, high): (f32, f32, f32) = (row.value("low")?, row.value("exact")?, row.value("high")?);
        if !(low <= exact && exact <= high && exact.round() == f32::from(balance.percent)) {
            return Err(row.wrong("exact", format!("{low}, {exact} and {high} do not belong to {} %", balance.percent)));
        }
        Ok((row.text("scenario")?.to_owned(), balance))
    });
    Ok(Measured(rows?))
}

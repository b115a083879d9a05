//! Positions from files: a draft is read, looked through, and becomes a position or a list of its faults.

use crate::Refusal;
use std::fmt::Display;
use std::ops::RangeInclusive;

/// A list of what is wrong with a position.
///
/// ```
/// let mut faults = table::kit::Faults::default();
/// faults.range("turn", 99, 1..=20);
/// faults.demand(2 + 2 == 4, || "sums do not add up".into());
/// assert_eq!(faults.judge("the position"), Err("turn is 99, not 1 to 20".to_owned()));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faults(Vec<String>);

impl Faults {
    /// It is a fault unless this holds.
    pub fn demand(&mut self, holds: bool, fault: impl FnOnce() -> String) {
        if !holds {
            self.0.push(fault());
        }
    }

    /// It is a fault unless the value lies in this range.
    pub fn range<T: PartialOrd + Display>(&mut self, what: &str, value: T, range: RangeInclusive<T>) {
        let (least, most) = (range.start(), range.end());
        self.demand(range.contains(&value), || format!("{what} is {value}, not {least} to {most}"));
    }

    /// A setup that cannot be played is a fault for each rule that it breaks.
    pub fn setup(&mut self, refusals: Vec<Refusal>) {
        self.0.extend(refusals.iter().map(|refusal| format!("the setup breaks {}", refusal.rule)));
    }

    /// Is nothing wrong so far?
    pub fn none(&self) -> bool {
        self.0.is_empty()
    }

    /// The faults as [`Rules::faults`](crate::Rules::faults) answers them.
    pub fn list(self) -> Vec<String> {
        self.0
    }

    /// What was looked through, or all that is wrong with it in one text.
    pub fn judge<T>(self, looked_through: T) -> Result<T, String> {
        if self.0.is_empty() { Ok(looked_through) } else { Err(self.0.join("; ")) }
    }
}

/// A struct that is read from files as a draft: every field must be there and none unknown, then its method
/// `checked(self) -> Result<Self, String>` works out what follows from the rest and says what is wrong.
///
/// ```
/// table::kit::drafted! {
///     /// A lone tank.
///     #[derive(Debug)]
///     pub struct Position {
///         /// Its column.
///         pub column: u8,
///     }
/// }
///
/// impl Position {
///     fn checked(self) -> Result<Position, String> {
///         let mut faults = table::kit::Faults::default();
///         faults.range("column", self.column, 1..=11);
///         faults.judge(self)
///     }
/// }
///
/// let fault = serde_json::from_str::<Position>(r#"{"column":12}"#).unwrap_err();
/// assert_eq!(fault.to_string(), "column is 12, not 1 to 11");
/// ```
#[macro_export]
macro_rules! drafted {
    ($(#[$meta:meta])* pub struct $name:ident {
        $($(#[$doc:meta])* pub $field:ident: $type:ty),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(serde::Serialize, schemars::JsonSchema)]
        #[schemars(deny_unknown_fields)]
        pub struct $name { $($(#[$doc])* pub $field: $type),* }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                #[derive(serde::Deserialize)]
                #[serde(deny_unknown_fields)]
                struct Draft { $($field: $type),* }

                let Draft { $($field),* } = serde::Deserialize::deserialize(from)?;
                $name { $($field),* }.checked().map_err(serde::de::Error::custom)
            }
        }
    };
}
pub use crate::drafted;

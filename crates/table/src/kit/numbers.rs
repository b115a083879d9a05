//! The plain numbers of the rules: `constants.csv`.

/// A struct of the plain numbers of a title, a field for each row of `constants.csv` (`key,value,source,note`)
/// that the rules use. Rows that a rule only speaks of are named after `unread`.
///
/// ```
/// table::kit::numbers! {
///     hand_limit: u8,
///     leader_drm: i8;
///     unread board_rows
/// }
///
/// let text = "key,value,source,note\nhand_limit,12,seed,\nleader_drm,-2,reconstructed,\nboard_rows,9,public,\n";
/// let numbers = Numbers::read(text)?;
/// assert_eq!((numbers.hand_limit, numbers.get("leader_drm")), (12, Some(-2)));
/// assert!(Numbers::read(&text.replace("hand_limit", "hand_size")).is_err());
/// # Ok::<(), table::kit::SheetError>(())
/// ```
#[macro_export]
macro_rules! numbers {
    ($($name:ident: $type:ty),+ $(,)? $(; unread $($unread:ident),+ $(,)?)?) => {
        /// The plain numbers of the rules, by their keys in `constants.csv`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub struct Numbers { $(pub $name: $type),+ }

        impl Numbers {
            /// Their keys.
            pub const KEYS: &'static [&'static str] = &[$(stringify!($name)),*];

            /// Reads `constants.csv`: each number once, and nothing else.
            pub fn read(text: &str) -> Result<Numbers, $crate::kit::SheetError> {
                let sheet = $crate::kit::Sheet::read("constants.csv", text)?;
                for row in sheet.rows() {
                    row.origin()?;
                    let key = row.text("key")?;
                    if !Numbers::KEYS.contains(&key) && ![$($(stringify!($unread)),+)?].contains(&key) {
                        return Err(row.wrong("key", format!("nothing is called `{key}`")));
                    }
                }
                Ok(Numbers { $($name: sheet.find(&[("key", stringify!($name))])?.value("value")?),* })
            }

            /// The number of this key.
            pub fn get(&self, key: &str) -> Option<i32> {
                match key {
                    $(stringify!($name) => Some(self.$name.into()),)*
                    _ => None,
                }
            }
        }
    };
}
pub use crate::numbers;

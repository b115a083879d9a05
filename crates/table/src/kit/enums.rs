//! Enums whose variants have a word each, and pieces that have a number each.

/// An enum whose variants have a word each, in files and messages.
///
/// It gets `ALL`, `word`, `index`, and reads and writes itself as its word.
///
/// ```
/// table::kit::worded! {
///     /// How far a card moves.
///     pub enum Speed {
///         /// One step.
///         Slow = "slow",
///         /// Two steps.
///         Fast = "fast",
///     }
/// }
///
/// assert_eq!("fast".parse(), Ok(Speed::Fast));
/// assert_eq!(Speed::ALL.map(Speed::word), ["slow", "fast"]);
/// assert_eq!("slowly".parse::<Speed>(), Err("`slowly` is none of slow, fast".to_owned()));
/// ```
#[macro_export]
macro_rules! worded {
    ($(#[$meta:meta])* pub enum $name:ident {
        $($(#[$doc:meta])* $variant:ident = $word:literal),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* #[serde(rename = $word)] $variant),* }

        impl $name {
            /// All of them in order.
            pub const ALL: [$name; [$($word),*].len()] = [$($name::$variant),*];

            /// The word for it in files and messages.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }

            /// Its place in the list of all: for arrays kept by it.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> std::result::Result<$name, String> {
                let known = $name::ALL.into_iter().find(|known| known.word() == text);
                known.ok_or_else(|| format!("`{text}` is none of {}", [$($word),*].join(", ")))
            }
        }
    };
}
pub use crate::worded;

/// Pieces by number: a place in a list, which players see and files write from 1 on. An `Option` of it takes
/// one byte.
///
/// ```
/// table::kit::numbered! {
///     /// A tank by number.
///     pub struct TankId(up to 64);
/// }
///
/// let first = TankId::of(0);
/// assert_eq!((first.index(), first.number()), (0, 1));
/// assert_eq!(serde_json::to_string(&first).ok().as_deref(), Some("1"));
/// assert!(serde_json::from_str::<TankId>("65").is_err());
/// ```
#[macro_export]
macro_rules! numbered {
    ($($(#[doc = $doc:literal])* pub struct $name:ident(up to $most:expr);)*) => {$(
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(std::num::NonZeroU8);

        impl $name {
            /// The one at this place of its list.
            #[inline]
            pub const fn of(index: usize) -> $name {
                match std::num::NonZeroU8::new(index as u8 + 1) {
                    Some(number) => $name(number),
                    None => $name(std::num::NonZeroU8::MAX),
                }
            }

            /// Its place in its list.
            #[inline]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            /// The number that players see, from 1.
            pub const fn number(self) -> u8 {
                self.0.get()
            }
        }

        $crate::schema! {
            $(#[doc = $doc])*
            $name { "type": "integer", "minimum": 1, "maximum": $most }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_u8(self.number())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let number: u8 = serde::Deserialize::deserialize(from)?;
                let known = std::num::NonZeroU8::new(number).filter(|_| usize::from(number) <= $most);
                known.map($name).ok_or_else(|| {
                    serde::de::Error::custom(format!("there is no piece number {number}: they run from 1 to {}", $most))
                })
            }
        }
    )*};
}
pub use crate::numbered;

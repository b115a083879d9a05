//! What matches, decks, sessions and accounts are called.

use crate::StoreError;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Crockford's digits: none looks like another, and an address survives being read out.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

macro_rules! named {
    ($($(#[$meta:meta])* $id:ident, $wrong:literal;)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        pub struct $id([u8; 12]);

        impl $id {
            /// A name that nothing has yet.
            pub(crate) fn random() -> Result<$id, StoreError> {
                let mut digits = [0; 12];
                getrandom::fill(&mut digits).map_err(|fault| StoreError::NoRandomness(fault.to_string()))?;
                Ok($id(digits.map(|byte| DIGITS[usize::from(byte % 32)])))
            }

            /// Reads a name; whether it is anything's, the store knows.
            pub fn parse(text: &str) -> Option<$id> {
                let digits: [u8; 12] = text.as_bytes().try_into().ok()?;
                digits.iter().all(|digit| DIGITS.contains(digit)).then_some($id(digits))
            }
        }

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.pad(str::from_utf8(&self.0).unwrap_or_default())
            }
        }

        impl fmt::Debug for $id {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                write!(f, concat!(stringify!($id), "({})"), self)
            }
        }

        impl From<$id> for String {
            fn from(id: $id) -> String {
                id.to_string()
            }
        }

        impl TryFrom<String> for $id {
            type Error = &'static str;

            fn try_from(text: String) -> Result<$id, Self::Error> {
                $id::parse(&text).ok_or($wrong)
            }
        }
    )*};
}

named! {
    /// The public name of a match, as it stands in its address: twelve random digits.
    MatchId, "not the name of a match";
    /// The name of somebody's saved deck: twelve random digits.
    DeckId, "not the name of a deck";
}

/// A browser that came by, known by the hash of the token in its cookie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SessionId(pub(crate) i64);

/// Somebody with a name and a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AccountId(pub(crate) i64);

impl fmt::Display for SessionId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for AccountId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_random_name_is_read_back() {
        let id = MatchId::random().unwrap();
        assert_eq!(MatchId::parse(&id.to_string()), Some(id));
        assert_ne!(MatchId::random().unwrap(), id);
        let json = serde_json::to_string(&id).unwrap();
        assert_eq!(serde_json::from_str::<MatchId>(&json).unwrap(), id);
    }

    #[test]
    fn nonsense_is_no_name() {
        for text in ["", "0123456789a", "0123456789abc", "0123456789aB", "0123456789a/", "éééééé", "0123456789ai"]
        {
            assert_eq!(MatchId::parse(text), None, "{text}");
        }
        assert!(serde_json::from_str::<MatchId>("\"../../../etc\"").is_err());
    }
}

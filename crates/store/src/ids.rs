//! What matches, sessions and accounts are called.

use crate::StoreError;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Crockford's digits: none looks like another, and an address survives being read out.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The public name of a match, as it stands in its address: twelve random digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct MatchId([u8; 12]);

impl MatchId {
    /// A name that no match has yet.
    pub(crate) fn random() -> Result<MatchId, StoreError> {
        let mut digits = [0; 12];
        getrandom::fill(&mut digits).map_err(|fault| StoreError::NoRandomness(fault.to_string()))?;
        Ok(MatchId(digits.map(|byte| DIGITS[usize::from(byte % 32)])))
    }

    /// Reads a name; whether there is such a match, the store knows.
    pub fn parse(text: &str) -> Option<MatchId> {
        let digits: [u8; 12] = text.as_bytes().try_into().ok()?;
        digits.iter().all(|digit| DIGITS.contains(digit)).then_some(MatchId(digits))
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(str::from_utf8(&self.0).unwrap_or_default())
    }
}

impl fmt::Debug for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "MatchId({self})")
    }
}

impl From<MatchId> for String {
    fn from(id: MatchId) -> String {
        id.to_string()
    }
}

impl TryFrom<String> for MatchId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<MatchId, Self::Error> {
        MatchId::parse(&text).ok_or("not the name of a match")
    }
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

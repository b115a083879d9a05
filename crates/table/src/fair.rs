//! Dice that nobody can have chosen.
//!
//! The host thinks of a secret and publishes its hash when the match is made; everybody who sits down draws a share
//! of their own and says its hash first, then, once everybody has, the share itself; the dice are seeded from all of
//! them; the secret is shown at the end. Nobody can have tried shares until the dice pleased them: when the last
//! share was promised, none of the others was known, and the secret was fixed.

use crate::{Dice, Seat};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The host's secret and what the players added: together they are the seed of the dice.
///
/// ```
/// use table::{DrawnBy, Pledge, Seat, Share};
///
/// let mut pledge = Pledge::new([42; 32]);
/// let published = pledge.commitment(); // before anybody sits down
/// pledge.add(Share { seat: Seat(0), drawn_by: DrawnBy::Player, bytes: vec![7; 32] });
/// assert_eq!(pledge.commitment(), published); // the host keeps its word
/// assert_ne!(pledge.seed(), Pledge::new([42; 32]).seed()); // the player has changed the dice
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Pledge {
    secret: [u8; 32],
    shares: Vec<Share>,
    rolls: Vec<u8>,
}

/// What a player adds to the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// The player's seat.
    pub seat: Seat,
    /// Who drew it.
    pub drawn_by: DrawnBy,
    /// The bytes.
    #[serde(with = "hex")]
    pub bytes: Vec<u8>,
}

/// Who drew a share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawnBy {
    /// The player's own browser, which nobody else can look into.
    Player,
    /// The host, in the place of a player who could not. Whoever distrusts the host need not believe this share.
    Host,
}

/// The hash by which a share is promised before it is shown.
pub fn promise(share: &[u8]) -> [u8; 32] {
    Sha256::digest(share).into()
}

impl Pledge {
    /// A pledge on this secret, to which nobody has added yet.
    pub fn new(secret: [u8; 32]) -> Pledge {
        Pledge { secret, shares: Vec::new(), rolls: Vec::new() }
    }

    /// The pledge of a plain number, for reproducible matches where nobody has to trust anybody.
    pub fn of_number(number: u64) -> Pledge {
        Pledge::new(Sha256::new().chain_update(b"steppe number").chain_update(number.to_le_bytes()).finalize().into())
    }

    /// A player adds a share.
    pub fn add(&mut self, share: Share) {
        self.shares.push(share);
    }

    /// The same pledge, but the first rolls are given, for tests: nobody has to believe such dice.
    pub fn with_rolls(self, rolls: Vec<u8>) -> Pledge {
        Pledge { rolls, ..self }
    }

    /// The rolls that are given.
    pub fn rolls(&self) -> &[u8] {
        &self.rolls
    }

    /// What the players added.
    pub fn shares(&self) -> &[Share] {
        &self.shares
    }

    /// The secret: shown only when the match has ended.
    pub fn secret(&self) -> &[u8; 32] {
        &self.secret
    }

    /// The published hash of the secret.
    pub fn commitment(&self) -> String {
        to_hex(&Sha256::digest(self.secret))
    }

    /// The seed that follows from all of it: a secret like the host's own until the match has ended.
    pub fn seed(&self) -> [u8; 32] {
        let mut hash = Sha256::new().chain_update(b"steppe dice 1").chain_update(self.secret);
        for Share { seat, drawn_by, bytes } in &self.shares {
            let by_player = u8::from(*drawn_by == DrawnBy::Player);
            hash = hash.chain_update([seat.0, by_player]);
            hash = hash.chain_update((bytes.len() as u64).to_le_bytes()).chain_update(bytes);
        }
        hash.finalize().into()
    }

    /// The dice of that seed.
    pub fn dice(&self) -> Dice {
        let dice = Dice::seeded(self.seed());
        if self.rolls.is_empty() { dice } else { dice.after(self.rolls.iter().copied()) }
    }
}

impl std::fmt::Debug for Pledge {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Pledge({})", self.commitment()) // never the secret: it must not reach a log
    }
}

/// Bytes as hexadecimal digits.
pub fn to_hex(bytes: &[u8]) -> String {
    let digits = |byte: &u8| [byte >> 4, byte & 15].map(|digit| char::from(b"0123456789abcdef"[usize::from(digit)]));
    bytes.iter().flat_map(digits).collect()
}

/// Hexadecimal digits as bytes.
pub fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digit = |c: u8| (c as char).to_digit(16).map(|d| d as u8);
    let bytes = text.as_bytes();
    let pairs = bytes.chunks_exact(2);
    let whole = pairs.remainder().is_empty();
    let read: Option<Vec<u8>> = pairs.map(|pair| Some(digit(pair[0])? << 4 | digit(pair[1])?)).collect();
    read.filter(|_| whole)
}

/// Bytes as hexadecimal digits in JSON.
mod hex {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(bytes: &[u8], to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&super::to_hex(bytes))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
        super::from_hex(&String::deserialize(from)?).ok_or(D::Error::custom("a share is not hexadecimal"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(seat: u8, drawn_by: DrawnBy, bytes: &[u8]) -> Share {
        Share { seat: Seat(seat), drawn_by, bytes: bytes.to_vec() }
    }

    fn rolls(pledge: &Pledge) -> Vec<u8> {
        let mut dice = pledge.dice();
        (0..20).map(|_| dice.d6()).collect()
    }

    #[test]
    fn every_share_changes_the_dice_and_none_the_commitment() {
        let alone = Pledge::new([1; 32]);
        let with = |shares: &[Share]| {
            let mut pledge = alone.clone();
            shares.iter().for_each(|share| pledge.add(share.clone()));
            pledge
        };
        let joined = with(&[share(0, DrawnBy::Player, b"mine")]);
        assert_ne!(rolls(&alone), rolls(&joined));
        assert_eq!(alone.commitment(), joined.commitment());
        let split = with(&[share(0, DrawnBy::Player, b"mi"), share(0, DrawnBy::Player, b"ne")]);
        assert_ne!(rolls(&joined), rolls(&split), "where one share ends matters too");
        assert_ne!(rolls(&joined), rolls(&with(&[share(1, DrawnBy::Player, b"mine")])), "and whose it is");
        assert_ne!(rolls(&joined), rolls(&with(&[share(0, DrawnBy::Host, b"mine")])), "and who drew it");
    }

    #[test]
    fn a_log_never_shows_the_secret() {
        let pledge = Pledge::new([0xab; 32]);
        assert!(!format!("{pledge:?}").contains("abab"));
    }

    #[test]
    fn hex_is_read_back_and_nonsense_is_not() {
        assert_eq!(from_hex(&to_hex(&[0, 255, 16])), Some(vec![0, 255, 16]));
        assert_eq!(from_hex("0"), None);
        assert_eq!(from_hex("zz"), None);
        assert_eq!(from_hex("é0"), None);
    }
}

//! Dice that nobody can have chosen.
//!
//! The host thinks of a secret and publishes its hash when the match is made; everybody who sits down
//! adds bytes of their own; the dice are seeded from all of them; the secret is shown at the end.
//! The host could not know the others' bytes when it bound itself, and they could not know its secret.

use crate::Dice;
use sha2::{Digest, Sha256};

/// The host's secret and what the players added: together they are the seed of the dice.
///
/// ```
/// use table::Pledge;
///
/// let mut pledge = Pledge::new([42; 32]);
/// let published = pledge.commitment(); // before anybody sits down
/// pledge.add(b"what the first player typed".to_vec());
/// assert_eq!(pledge.commitment(), published); // the host keeps its word
/// assert_ne!(pledge.dice().d6(), Pledge::new([42; 32]).dice().d6()); // the player has changed the dice
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Pledge {
    secret: [u8; 32],
    shares: Vec<Vec<u8>>,
    rolls: Vec<u8>,
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

    /// A player adds bytes.
    pub fn add(&mut self, share: Vec<u8>) {
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
    pub fn shares(&self) -> &[Vec<u8>] {
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

    /// The dice that follow from all of it.
    pub fn dice(&self) -> Dice {
        let mut hash = Sha256::new().chain_update(b"steppe dice 1").chain_update(self.secret);
        for share in &self.shares {
            hash = hash.chain_update((share.len() as u64).to_le_bytes()).chain_update(share);
        }
        let dice = Dice::seeded(hash.finalize().into());
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
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn rolls(pledge: &Pledge) -> Vec<u8> {
        let mut dice = pledge.dice();
        (0..20).map(|_| dice.d6()).collect()
    }

    #[test]
    fn every_share_changes_the_dice_and_none_the_commitment() {
        let alone = Pledge::new([1; 32]);
        let mut joined = alone.clone();
        joined.add(b"mine".to_vec());
        assert_ne!(rolls(&alone), rolls(&joined));
        assert_eq!(alone.commitment(), joined.commitment());
        let mut split = alone.clone();
        split.add(b"mi".to_vec());
        split.add(b"ne".to_vec());
        assert_ne!(rolls(&joined), rolls(&split), "where one share ends matters too");
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

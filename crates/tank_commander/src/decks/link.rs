//! A deck as a short word for links: bytes in base64 for addresses, with an edition and a check.

use super::text::NAME_LENGTH;
use super::{Deck, MOST, Pile};
use crate::pieces::{CardId, Nation, Year};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use table::Message;

/// Counts up when the form changes.
const EDITION: u8 = 1;

/// The longest word that is looked at.
const LONGEST: usize = 2048;

impl Deck {
    /// The word that stands for this deck in a link. [`Deck::from_link`] reads it.
    pub fn to_link(&self) -> String {
        let year = self.year.map_or(0, |year| year.index() as u8 + 1);
        let mut bytes = vec![EDITION, self.nation.index() as u8 | year << 1];
        bytes.extend(self.budget.to_be_bytes());
        for pile in [&self.cards, &self.reinforcement] {
            bytes.push(pile.entries().count() as u8);
            pile.entries().for_each(|(card, count)| bytes.extend([card.number(), count]));
        }
        let name: String = self.name.chars().take(NAME_LENGTH).collect();
        bytes.extend(name.as_bytes());
        bytes.extend(sum(&bytes).to_be_bytes());
        URL_SAFE_NO_PAD.encode(bytes)
    }

    /// The deck that a word of a link stands for.
    ///
    /// # Errors
    /// Why it stands for none: damaged, or made by a later edition.
    pub fn from_link(word: &str) -> Result<Deck, Message> {
        let damaged = || Message::new("deck-link-damaged");
        let bytes = (word.len() <= LONGEST).then(|| URL_SAFE_NO_PAD.decode(word.trim()).ok()).flatten();
        let bytes = bytes.ok_or_else(damaged)?;
        let (content, check) = bytes.split_last_chunk::<2>().ok_or_else(damaged)?;
        if sum(content).to_be_bytes() != *check {
            return Err(damaged());
        }
        if content.first() != Some(&EDITION) {
            return Err(Message::new("deck-link-edition"));
        }
        Bytes(&content[1..]).deck().ok_or_else(damaged)
    }
}

/// What has not been read yet.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn deck(mut self) -> Option<Deck> {
        let who = self.byte()?;
        let year = match who >> 1 {
            0 => None,
            year => Some(*Year::ALL.get(usize::from(year) - 1)?),
        };
        let budget = u16::from_be_bytes([self.byte()?, self.byte()?]);
        let (cards, reinforcement) = (self.pile()?, self.pile()?);
        let name = std::str::from_utf8(self.0).ok().filter(|name| name.chars().count() <= NAME_LENGTH)?.to_owned();
        Some(Deck { name, nation: Nation::ALL[usize::from(who & 1)], year, budget, cards, reinforcement })
    }

    fn pile(&mut self) -> Option<Pile> {
        let mut pile = Pile::default();
        for _ in 0..self.byte()? {
            let (card, count) = (CardId::of(self.byte()?)?, self.byte()?);
            if !(1..=MOST).contains(&count) || pile.count(card) > 0 {
                return None;
            }
            pile.add(card, count);
        }
        Some(pile)
    }

    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }
}

/// A sum that notices changed and exchanged bytes (Fletcher, 16 bits).
fn sum(bytes: &[u8]) -> u16 {
    let (low, high) = bytes.iter().fold((1u16, 0u16), |(low, high), byte| {
        let low = (low + u16::from(*byte)) % 251;
        (low, (high + low) % 251)
    });
    high << 8 | low
}

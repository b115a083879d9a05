//! A deck as a short word for links: bytes in base64 for addresses, with an edition and a check.

use super::form::NAME_LENGTH;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use table::Message;
use table::decks::{Deck, DeckRules, MOST, Pile};

/// Counts up when the form changes.
const EDITION: u8 = 2;

/// The longest word that is looked at.
const LONGEST: usize = 4096;

/// The word that stands for a deck of this title in a link. [`read`] reads it.
pub fn write(title: &str, deck: &Deck) -> String {
    let mut bytes = vec![EDITION, deck.terms.len() as u8];
    for text in deck.terms.iter().flat_map(|(term, word)| [term, word]) {
        bytes.push(text.len() as u8);
        bytes.extend(text.as_bytes());
    }
    bytes.push(deck.piles.len() as u8);
    for pile in &deck.piles {
        bytes.extend((pile.entries().count() as u16).to_be_bytes());
        for (card, count) in pile.entries() {
            bytes.extend(card.to_be_bytes());
            bytes.push(count);
        }
    }
    let name: String = deck.name.chars().take(NAME_LENGTH).collect();
    bytes.extend(name.as_bytes());
    bytes.extend(sum(title, &bytes).to_be_bytes());
    URL_SAFE_NO_PAD.encode(bytes)
}

/// The deck of this title that a word of a link stands for.
///
/// # Errors
/// Why it stands for none: damaged, of another title, or made by a later edition.
pub fn read(title: &str, rules: &dyn DeckRules, word: &str) -> Result<Deck, Message> {
    let damaged = || Message::new("deck-link-damaged");
    let bytes = (word.len() <= LONGEST).then(|| URL_SAFE_NO_PAD.decode(word.trim()).ok()).flatten();
    let bytes = bytes.ok_or_else(damaged)?;
    let (content, check) = bytes.split_last_chunk::<2>().ok_or_else(damaged)?;
    if sum(title, content).to_be_bytes() != *check {
        return Err(damaged());
    }
    if content.first() != Some(&EDITION) {
        return Err(Message::new("deck-link-edition"));
    }
    let mut deck = Bytes(&content[1..]).deck(rules).ok_or_else(damaged)?;
    deck.settle(rules);
    Ok(deck)
}

/// What has not been read yet.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn deck(mut self, rules: &dyn DeckRules) -> Option<Deck> {
        let mut deck = Deck::default();
        for _ in 0..self.byte()? {
            let (term, word) = (self.text()?, self.text()?);
            deck.terms.insert(term, word);
        }
        for _ in 0..self.byte()? {
            let pile = self.pile(rules)?;
            deck.piles.push(pile);
        }
        let name = std::str::from_utf8(self.0).ok().filter(|name| name.chars().count() <= NAME_LENGTH)?;
        let fits = deck.piles.len() <= rules.headings().len() + 1;
        fits.then(|| Deck { name: name.to_owned(), ..deck })
    }

    fn pile(&mut self, rules: &dyn DeckRules) -> Option<Pile<u16>> {
        let mut pile = Pile::default();
        for _ in 0..self.number()? {
            let (card, count) = (self.number()?, self.byte()?);
            if !(1..=MOST).contains(&count) || pile.count(card) > 0 || rules.card(card).is_none() {
                return None;
            }
            pile.add(card, count);
        }
        Some(pile)
    }

    fn text(&mut self) -> Option<String> {
        let long = self.byte()?.into();
        let (text, rest) = self.0.split_at_checked(long)?;
        self.0 = rest;
        std::str::from_utf8(text).ok().map(str::to_owned)
    }

    fn number(&mut self) -> Option<u16> {
        Some(u16::from_be_bytes([self.byte()?, self.byte()?]))
    }

    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }
}

/// A sum that notices changed and exchanged bytes, and another title (Fletcher, 16 bits).
fn sum(title: &str, bytes: &[u8]) -> u16 {
    let (low, high) = title.as_bytes().iter().chain(bytes).fold((1u16, 0u16), |(low, high), byte| {
        let low = (low + u16::from(*byte)) % 251;
        (low, (high + low) % 251)
    });
    high << 8 | low
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decks::testing::with_decks;

    #[test]
    fn a_link_stands_for_its_deck_or_is_refused() {
        for (title, rules) in with_decks() {
            for ready in rules.ready_made() {
                let mut deck = Deck { name: "Стальной кулак & co".to_owned(), ..ready.deck };
                deck.settle(rules);
                assert_eq!(read(title.id, rules, &write(title.id, &deck)), Ok(deck), "{}", ready.id);
            }
            let mut deck = rules.ready_made().swap_remove(0).deck;
            deck.settle(rules);
            let link = write(title.id, &deck);
            assert!(link.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_'), "{link}");
            assert!(read("chess", rules, &link).is_err(), "of another title");
            for at in 0..link.len() {
                let mut damaged = link.clone().into_bytes();
                damaged[at] = if damaged[at] == b'A' { b'B' } else { b'A' };
                let damaged = String::from_utf8(damaged).expect("text");
                assert!(read(title.id, rules, &damaged).is_err() || damaged == link, "{damaged}");
            }
            for word in ["", "A", "AAAA", "not a link", &"A".repeat(5000)] {
                assert_eq!(read(title.id, rules, word).map_err(|message| message.key), Err("deck-link-damaged"));
            }
        }
    }

    #[test]
    fn the_largest_deck_there_is_has_a_link() {
        for (title, rules) in with_decks() {
            let mut deck = Deck { name: "Ж".repeat(NAME_LENGTH), ..super::super::form::blank(rules) };
            for group in 0..=rules.headings().len() {
                rules.cards().iter().for_each(|card| deck.pile_mut(group).add(card.number, MOST));
            }
            deck.settle(rules);
            assert_eq!(read(title.id, rules, &write(title.id, &deck)), Ok(deck));
        }
    }

    #[test]
    fn a_link_of_a_later_edition_says_so() {
        for (title, rules) in with_decks() {
            let mut bytes = URL_SAFE_NO_PAD.decode(write(title.id, &super::super::form::blank(rules))).expect("a link");
            bytes.truncate(bytes.len() - 2);
            bytes[0] += 1;
            bytes.extend(sum(title.id, &bytes).to_be_bytes());
            let later = read(title.id, rules, &URL_SAFE_NO_PAD.encode(bytes));
            assert_eq!(later.map_err(|message| message.key), Err("deck-link-edition"));
        }
    }
}

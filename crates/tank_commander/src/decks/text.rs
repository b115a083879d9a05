//! A deck as text: a few lines of heading, then one line a card. What anybody can write, read and mend.

use super::{Deck, MOST, Pile};
use crate::pieces::{CardId, Nation};
use std::collections::HashMap;
use std::fmt::{self, Display};
use table::Message;

/// Something in a text that cannot be read as part of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub message: Message,
}

impl Display for Deck {
    /// The text of the deck; [`Deck::parse`] reads it.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "Name: {}", self.name)?;
        writeln!(f, "Nation: {}", self.nation.word())?;
        if self.budget > 0 {
            writeln!(f, "Budget: {}", self.budget)?;
        }
        if let Some(year) = self.year {
            writeln!(f, "Year: {}", year.word())?;
        }
        writeln!(f)?;
        lines(&self.cards, f)?;
        if !self.reinforcement.is_empty() {
            writeln!(f, "\nReinforcement:")?;
            lines(&self.reinforcement, f)?;
        }
        Ok(())
    }
}

fn lines(pile: &Pile, f: &mut fmt::Formatter) -> fmt::Result {
    pile.entries().try_for_each(|(card, count)| writeln!(f, "{count}x {}", card.stats().name))
}

impl Deck {
    /// Reads a deck from its text. Lines that are empty or begin with `#` are passed over; a card is
    /// named in English as on the list, in any case and with any dots and hyphens, or as `no. 56`.
    ///
    /// # Errors
    /// Everything that cannot be read, line by line.
    pub fn parse(text: &str) -> Result<Deck, Vec<Problem>> {
        Deck::parse_in(text, &|card| card.stats().name.to_owned())
    }

    /// Reads a deck whose cards may also be called by these names, those of another language.
    ///
    /// # Errors
    /// Everything that cannot be read, line by line.
    pub fn parse_in(text: &str, called: &dyn Fn(CardId) -> String) -> Result<Deck, Vec<Problem>> {
        let names =
            CardId::all().flat_map(|card| [plain(card.stats().name), plain(&called(card))].map(|name| (name, card)));
        let mut reader = Reader {
            deck: Deck::new(Nation::German),
            nation: None,
            later: false,
            names: names.collect(),
            problems: Vec::new(),
        };
        for (line, text) in (1..).zip(text.lines()) {
            reader.read(line, text.trim());
        }
        if reader.nation.is_none() {
            reader.guess_nation();
        }
        if reader.problems.is_empty() { Ok(reader.deck) } else { Err(reader.problems) }
    }
}

/// The cards by their plain names.
type Names = HashMap<String, CardId>;

struct Reader {
    deck: Deck,
    nation: Option<Nation>,
    later: bool,
    names: Names,
    problems: Vec<Problem>,
}

impl Reader {
    fn read(&mut self, line: usize, text: &str) {
        if text.is_empty() || text.starts_with('#') {
            return;
        }
        let result = match text.split_once(':') {
            Some((head, value)) => self.heading(head.trim(), value.trim()),
            None => self.card(text),
        };
        if let Err(message) = result {
            self.problems.push(Problem { line, message: message.with("line", line) });
        }
    }

    fn heading(&mut self, head: &str, value: &str) -> Result<(), Message> {
        let wrong = |key| move || Message::new(key).with("text", value.to_owned());
        match head.to_ascii_lowercase().as_str() {
            "name" => self.deck.name = value.chars().take(NAME_LENGTH).collect(),
            "nation" => {
                let nation = value.to_ascii_lowercase().parse().map_err(|_| wrong("deck-line-nation")())?;
                (self.nation, self.deck.nation) = (Some(nation), nation);
            }
            "budget" => self.deck.budget = value.parse().map_err(|_| wrong("deck-line-budget")())?,
            "year" => self.deck.year = Some(value.parse().map_err(|_| wrong("deck-line-year")())?),
            "reinforcement" if value.is_empty() => self.later = true,
            _ => return Err(Message::new("deck-line-heading").with("text", head.to_owned())),
        }
        Ok(())
    }

    /// `3x T-34 M43`, `3 T-34 M43` or just the name.
    fn card(&mut self, text: &str) -> Result<(), Message> {
        let (count, name) = counted(text, &self.names);
        if !(1..=u32::from(MOST)).contains(&count) {
            return Err(Message::new("deck-line-count").with("most", MOST));
        }
        let Some(card) = card_named(name, &self.names) else {
            let unknown = Message::new("deck-line-unknown").with("text", name.to_owned());
            return Err(unknown.with("nearest", nearest(name).stats().name.to_owned()));
        };
        let pile = if self.later { &mut self.deck.reinforcement } else { &mut self.deck.cards };
        if u32::from(pile.count(card)) + count > u32::from(MOST) {
            return Err(Message::new("deck-line-count").with("most", MOST));
        }
        pile.add(card, count as u8);
        Ok(())
    }

    /// A list without a heading belongs to whoever may have all its cards, or most of them.
    fn guess_nation(&mut self) {
        let all = self.deck.all();
        let serve = |nation: Nation| all.count_of(|card| card.issue.serves(nation));
        if serve(Nation::Soviet) > serve(Nation::German) {
            self.deck.nation = Nation::Soviet;
        }
    }
}

/// The longest name of a deck, in letters.
pub const NAME_LENGTH: usize = 60;

/// The number in front, and what follows. `3.7 cm PaK` begins with a name, not with a number.
fn counted<'a>(text: &'a str, names: &Names) -> (u32, &'a str) {
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, rest) = text.split_at(digits);
    let Ok(count) = number.parse::<u32>() else { return (if number.is_empty() { 1 } else { u32::MAX }, text) };
    if let Some(name) = rest.trim_start().strip_prefix(['x', 'X', '×', '*']) {
        return (count, name.trim());
    }
    if rest.starts_with(' ') && card_named(text, names).is_none() { (count, rest.trim()) } else { (1, text) }
}

/// The card of this name.
fn card_named(name: &str, names: &Names) -> Option<CardId> {
    let plain = plain(name);
    if let Some(number) = plain.strip_prefix("no").and_then(|number| number.parse().ok()) {
        return CardId::of(number);
    }
    names.get(&plain).copied()
}

/// Letters and digits only, in lower case.
fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The card whose name needs the fewest changes to be this.
fn nearest(name: &str) -> CardId {
    let wanted: Vec<char> = plain(name).chars().take(NAME_LENGTH).collect();
    let far = |card: &CardId| distance(&wanted, &plain(card.stats().name).chars().collect::<Vec<_>>());
    CardId::all().min_by_key(far).unwrap_or(CardId::SMOKE)
}

/// How many letters must be put in, left out or changed (Levenshtein).
fn distance(a: &[char], b: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, left) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, right) in b.iter().enumerate() {
            let changed = diagonal + usize::from(left != right);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

//! A deck as text: a few lines of heading, then one line a card. What anybody can write, read and mend.

use super::form::{NAME_LENGTH, blank, plain_name};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write;
use table::Message;
use table::decks::{Bears, Deck, DeckRules, MOST, Pile};

/// The text of a deck; [`read`] reads it.
pub fn write(rules: &dyn DeckRules, deck: &Deck) -> String {
    let mut text = format!("Name: {}\n", deck.name);
    for term in rules.terms(deck).iter().filter(|term| !deck.term(term.id).is_empty()) {
        let _ = writeln!(text, "{}: {}", heading(term.id), deck.term(term.id)); // a String takes everything
    }
    for (group, pile) in deck.piles.iter().enumerate().filter(|(group, pile)| *group == 0 || !pile.is_empty()) {
        text.push('\n');
        if let Some(named) = group.checked_sub(1).and_then(|further| rules.headings().get(further)) {
            let _ = writeln!(text, "{named}:");
        }
        lines(rules, pile, &mut text);
    }
    text
}

fn lines(rules: &dyn DeckRules, pile: &Pile<u16>, text: &mut String) {
    for (card, count) in pile.entries() {
        let _ = writeln!(text, "{count}x {}", rules.card(card).map_or("", |card| card.listed));
    }
}

/// A term as a heading has it: `nation` is `Nation`.
fn heading(id: &str) -> String {
    let mut letters = id.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

/// Reads a deck from its text. Lines that are empty or begin with `#` are passed over; a card is named in English as on
/// the list, or as `called` says, in any case and with any dots and hyphens, or as `no. 56`.
///
/// # Errors
/// Everything that cannot be read, line by line.
pub fn read(rules: &dyn DeckRules, called: &dyn Fn(u16) -> String, text: &str) -> Result<Deck, Vec<Message>> {
    let mut names = Names::default();
    for card in rules.cards() {
        for name in [plain(card.listed), plain(&called(card.number))] {
            let known: &mut Vec<u16> = names.entry(name).or_default();
            if !known.contains(&card.number) {
                known.push(card.number);
            }
        }
    }
    let mut reader = Reader {
        rules,
        names,
        deck: blank(rules),
        given: Vec::new(),
        cards: Vec::new(),
        group: 0,
        wrong: BTreeMap::new(),
    };
    for (line, text) in (1..).zip(text.lines()) {
        reader.read(line, text.trim());
    }
    reader.finish()
}

/// The cards of each plain name: those of several nations may share one.
type Names = HashMap<String, Vec<u16>>;

/// A line that names a card: its number, the group, how many, and what it is called.
type CardLine<'a> = (usize, usize, u32, &'a str);

struct Reader<'a> {
    rules: &'a dyn DeckRules,
    names: Names,
    deck: Deck,
    /// The terms that were given, with their lines.
    given: Vec<(usize, String)>,
    cards: Vec<CardLine<'a>>,
    group: usize,
    wrong: BTreeMap<usize, Message>,
}

impl<'a> Reader<'a> {
    fn read(&mut self, line: usize, text: &'a str) {
        if text.is_empty() || text.starts_with('#') {
            return;
        }
        match text.split_once(':') {
            Some((head, value)) => self.heading(line, head.trim(), value.trim()),
            None => {
                let (count, name) = counted(text, &self.names);
                self.cards.push((line, self.group, count, name));
            }
        }
    }

    fn heading(&mut self, line: usize, head: &str, value: &str) {
        let group = self.rules.headings().iter().position(|known| known.eq_ignore_ascii_case(head));
        match (head.to_ascii_lowercase(), group) {
            (head, _) if head == "name" => self.deck.name = plain_name(value),
            (_, Some(further)) if value.is_empty() => self.group = further + 1,
            (head, _) => {
                self.deck.terms.insert(head.clone(), value.to_ascii_lowercase());
                self.given.push((line, head));
            }
        }
    }

    fn finish(mut self) -> Result<Deck, Vec<Message>> {
        self.check_terms();
        self.deck.settle(self.rules);
        self.guess_owner();
        let pool = self.pool(&self.deck);
        for (line, group, count, name) in std::mem::take(&mut self.cards) {
            if let Err(why) = self.put(&pool, group, count, name) {
                self.wrong.insert(line, why.with("line", line));
            }
        }
        self.deck.settle(self.rules);
        if self.wrong.is_empty() { Ok(self.deck) } else { Err(self.wrong.into_values().collect()) }
    }

    /// Every term that was given is one, and can be so.
    fn check_terms(&mut self) {
        let terms = self.rules.terms(&self.deck);
        for (line, id) in &self.given {
            let text = self.deck.term(id).to_owned();
            let why = match terms.iter().find(|term| term.id == id) {
                Some(term) if term.choice(&text).is_some() => continue,
                Some(term) => {
                    let known: Vec<&str> =
                        term.choices.iter().map(|choice| choice.word).filter(|word| !word.is_empty()).collect();
                    Message::new("deck-line-term")
                        .with("term", heading(id))
                        .with("text", text)
                        .with("known", known.join(", "))
                }
                None => {
                    let terms = terms.iter().map(|term| heading(term.id));
                    let further = self.rules.headings().iter().map(|known| (*known).to_owned());
                    let known: Vec<String> = ["Name".to_owned()].into_iter().chain(terms).chain(further).collect();
                    Message::new("deck-line-heading").with("text", heading(id)).with("known", known.join(", "))
                }
            };
            self.wrong.insert(*line, why.with("line", *line));
        }
    }

    /// A list that does not say whose it is belongs to whoever may have all its cards, or most of them.
    fn guess_owner(&mut self) {
        let terms = self.rules.terms(&self.deck);
        let owner = terms.iter().find(|term| term.bears == Bears::OnPool);
        let Some(term) = owner.filter(|term| !self.given.iter().any(|(_, id)| id == term.id)) else { return };
        let mut best = None;
        for choice in &term.choices {
            let mut deck = self.deck.clone();
            deck.terms.insert(term.id.to_owned(), choice.word.to_owned());
            deck.settle(self.rules);
            let pool = self.pool(&deck);
            let serves = |line: &&CardLine| self.named(line.3).iter().any(|card| pool.contains(card));
            let many = self.cards.iter().filter(serves).count();
            if best.as_ref().is_none_or(|(most, _)| many > *most) {
                best = Some((many, deck));
            }
        }
        if let Some((_, deck)) = best {
            self.deck = deck;
        }
    }

    fn pool(&self, deck: &Deck) -> HashSet<u16> {
        self.rules.pool(deck).iter().map(|card| card.number).collect()
    }

    /// `3x T-34 M43`, `3 T-34 M43` or just the name.
    fn put(&mut self, pool: &HashSet<u16>, group: usize, count: u32, name: &str) -> Result<(), Message> {
        let most = u32::from(MOST);
        if !(1..=most).contains(&count) {
            return Err(Message::new("deck-line-count").with("most", MOST));
        }
        let named = self.named(name);
        let Some(card) = named.iter().find(|card| pool.contains(card)).or(named.first()).copied() else {
            let unknown = Message::new("deck-line-unknown").with("text", name.to_owned());
            return Err(unknown.with("nearest", nearest(self.rules, name).to_owned()));
        };
        let pile = self.deck.pile_mut(group);
        if u32::from(pile.count(card)) + count > most {
            return Err(Message::new("deck-line-count").with("most", MOST));
        }
        pile.add(card, count as u8);
        Ok(())
    }

    /// The cards of this name.
    fn named(&self, name: &str) -> Vec<u16> {
        let plain = plain(name);
        if let Some(number) = plain.strip_prefix("no").and_then(|number| number.parse().ok()) {
            return self.rules.card(number).map(|card| card.number).into_iter().collect();
        }
        self.names.get(&plain).cloned().unwrap_or_default()
    }
}

/// The number in front, and what follows. `3.7 cm PaK` begins with a name, not with a number.
fn counted<'a>(text: &'a str, names: &Names) -> (u32, &'a str) {
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, rest) = text.split_at(digits);
    let Ok(count) = number.parse::<u32>() else { return (if number.is_empty() { 1 } else { u32::MAX }, text) };
    if let Some(name) = rest.trim_start().strip_prefix(['x', 'X', '×', '*']) {
        return (count, name.trim());
    }
    if rest.starts_with(' ') && !names.contains_key(&plain(text)) { (count, rest.trim()) } else { (1, text) }
}

/// Letters and digits only, in lower case.
fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The card whose name needs the fewest changes to be this.
fn nearest<'a>(rules: &'a dyn DeckRules, name: &str) -> &'a str {
    let wanted: Vec<char> = plain(name).chars().take(NAME_LENGTH).collect();
    let far = |listed: &&str| distance(&wanted, &plain(listed).chars().collect::<Vec<_>>());
    rules.cards().iter().map(|card| card.listed).min_by_key(far).unwrap_or_default()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decks::testing::with_decks;

    #[test]
    fn a_deck_is_written_and_read_again() {
        for (title, rules) in with_decks() {
            for ready in rules.ready_made() {
                let mut deck = Deck { name: "Стальной кулак & co".to_owned(), ..ready.deck };
                deck.settle(rules);
                let text = write(rules, &deck);
                assert_eq!(read(rules, &|_| String::new(), &text), Ok(deck), "{} {}: {text}", title.id, ready.id);
            }
        }
    }

    #[test]
    fn a_list_without_headings_belongs_to_somebody_who_may_have_its_cards() {
        for (title, rules) in with_decks() {
            for ready in rules.ready_made().into_iter().filter(|ready| !ready.deck.is_empty()) {
                let mut deck = ready.deck;
                deck.settle(rules);
                let mut text = String::new();
                lines(rules, &deck.piles[0], &mut text);
                let again = read(rules, &|_| String::new(), &text).expect("a deck");
                assert_eq!(again.piles[0], deck.piles[0], "{} {}", title.id, ready.id);
                let pool: HashSet<u16> = rules.pool(&again).iter().map(|card| card.number).collect();
                assert!(again.all().cards().all(|card| pool.contains(&card)), "{} {}", title.id, ready.id);
            }
        }
    }

    #[test]
    fn a_number_in_front_is_told_from_a_name_that_begins_with_one() {
        let names = Names::from([(plain("3.7 cm PaK"), vec![1]), (plain("45 mm PTP"), vec![2])]);
        assert_eq!(counted("3.7 cm PaK", &names), (1, "3.7 cm PaK"));
        assert_eq!(counted("45 mm PTP", &names), (1, "45 mm PTP"));
        assert_eq!(counted("2 45 mm PTP", &names), (2, "45 mm PTP"));
        assert_eq!(counted("2x 3.7 cm PaK", &names), (2, "3.7 cm PaK"));
        assert_eq!(counted("99999999999 tanks", &names).0, u32::MAX);
    }
}

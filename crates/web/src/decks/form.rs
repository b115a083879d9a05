//! A deck as forms, addresses and the store hold it.

use super::link;
use crate::pages::Fields;
use std::fmt::Write;
use store::{DeckRow, NewDeck};
use table::decks::{Deck, DeckRules, MOST, Pile};
use table::{Message, Side, Title};

/// The longest name of a deck, in letters.
pub const NAME_LENGTH: usize = 60;

/// A deck without cards, as one begins.
pub fn blank(rules: &dyn DeckRules) -> Deck {
    rules.beginnings().into_iter().next().map(|(deck, _)| deck).unwrap_or_default()
}

/// A name on one line, not too long.
pub fn plain_name(name: &str) -> String {
    let words = name.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty());
    words.collect::<Vec<&str>>().join(" ").chars().take(NAME_LENGTH).collect()
}

// --- In forms

/// What a form holds of a deck; nothing if that makes none.
pub fn from_form(rules: &dyn DeckRules, form: &Fields) -> Option<Deck> {
    let text = |key: &str| form.get(key).map_or("", String::as_str);
    let mut deck = on_terms(rules, form)?;
    deck.name = plain_name(text("name"));
    deck.piles = piles(rules, text("cards"))?;
    deck.settle(rules);
    Some(deck)
}

/// A deck without cards on the terms that a form or an address names; nothing if one of them cannot be chosen.
pub fn on_terms(rules: &dyn DeckRules, fields: &Fields) -> Option<Deck> {
    let mut deck = blank(rules);
    deck.terms.extend(fields.iter().map(|(key, value)| (key.clone(), value.clone())));
    let terms = rules.terms(&deck);
    deck.terms.retain(|id, _| terms.iter().any(|term| term.id == id));
    let named = terms.iter().filter(|term| fields.contains_key(term.id));
    let all_known = named.into_iter().all(|term| term.choice(deck.term(term.id)).is_some());
    deck.settle(rules);
    all_known.then_some(deck)
}

/// The cards of a field: `56-3 57-1`, a group after a slash.
pub fn piles(rules: &dyn DeckRules, text: &str) -> Option<Vec<Pile<u16>>> {
    let groups = text.split('/');
    groups.take(rules.headings().len() + 1).map(|group| pile(rules, group)).collect()
}

fn pile(rules: &dyn DeckRules, text: &str) -> Option<Pile<u16>> {
    let mut pile = Pile::default();
    for entry in text.split_ascii_whitespace() {
        let (card, count) = entry.split_once('-')?;
        let (card, count): (u16, u8) = (card.parse().ok()?, count.parse().ok()?);
        if !(1..=MOST).contains(&count) || pile.count(card) > 0 || rules.card(card).is_none() {
            return None;
        }
        pile.add(card, count);
    }
    Some(pile)
}

/// A field that holds the cards of a deck.
pub fn field(deck: &Deck) -> String {
    let mut text = String::new();
    for (group, pile) in deck.piles.iter().enumerate() {
        text.push_str(if group > 0 { "/" } else { "" });
        for (place, (card, count)) in pile.entries().enumerate() {
            let space = if place > 0 { " " } else { "" };
            let _ = write!(text, "{space}{card}-{count}"); // a String takes everything
        }
    }
    text
}

// --- In addresses

/// The deck that an address or a form holds as one word.
pub fn from_word(title: &Title, rules: &dyn DeckRules, fields: &Fields) -> Option<Result<Deck, Message>> {
    Some(link::read(title.id, rules, fields.get("deck")?))
}

/// The page of a new match in which it is chosen.
pub fn play_address(title: &Title, rules: &dyn DeckRules, deck: &Deck) -> String {
    let (scenario, side) = rules.home(deck);
    let side = if side == Side::First { "first" } else { "second" };
    format!("/new/{}?scenario={scenario}&side={side}&deck={}", title.id, link::write(title.id, deck))
}

// --- In the store

/// Reads what was stored; nothing if another edition of the title has written it.
pub fn read(title: &Title, rules: &dyn DeckRules, row: &DeckRow) -> Option<Deck> {
    let mut deck: Deck = (row.deck.title == title.id).then(|| serde_json::from_value(row.deck.body.clone()).ok())??;
    if deck.all().entries().any(|(card, _)| rules.card(card).is_none()) {
        return None;
    }
    deck.name.clone_from(&row.deck.name);
    deck.settle(rules);
    Some(deck)
}

/// What is stored of it.
pub fn stored(title: &Title, deck: &Deck) -> NewDeck {
    let body = serde_json::to_value(deck).unwrap_or_default();
    NewDeck { title: title.id.to_owned(), edition: title.edition, name: deck.name.clone(), body }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decks::testing::with_decks;

    #[test]
    fn a_field_holds_the_cards_or_is_refused() {
        for (_, rules) in with_decks() {
            let read = |text: &str| piles(rules, text).map(|piles| Deck { piles, ..Deck::default() });
            let deck = read("56-3 57-1").expect("a deck");
            assert_eq!((deck.all().len(), field(&deck)), (4, "56-3 57-1".to_owned()));
            assert_eq!(read(" "), Some(Deck::default().with_piles([Pile::default()])));
            for wrong in ["56", "0-1", "167-1", "56-0", "56-100", "56-1 56-1", "x-y", "56--1", "999-1"] {
                assert_eq!(read(wrong), None, "{wrong}");
            }
        }
    }

    #[test]
    fn a_ready_made_deck_stays_what_it_is_in_forms_and_in_the_store() {
        for (title, rules) in with_decks() {
            let ready = rules.ready_made();
            let decks = ready.into_iter().map(|ready| ready.deck).filter(|deck| deck.is_settled(rules));
            for deck in decks {
                let mut form: Fields = deck.terms.clone();
                form.insert("cards".to_owned(), field(&deck));
                assert_eq!(from_form(rules, &form), Some(deck.clone()));
                let row = |body| DeckRow {
                    id: store::DeckId::parse("000000000000").expect("a name"),
                    deck: NewDeck { body, ..stored(title, &deck) },
                    revision: 1,
                    saved: 0,
                };
                let good = stored(title, &deck).body;
                assert_eq!(read(title, rules, &row(good.clone())), Some(deck.clone()));
                let mut later = good;
                later["piles"] = serde_json::json!([[[200, 1]]]);
                assert_eq!(read(title, rules, &row(later)), None);
                assert_eq!(read(title, rules, &row(serde_json::json!({"colour": "red"}))), None);
            }
        }
    }

    #[test]
    fn a_term_that_cannot_be_chosen_makes_no_deck() {
        for (_, rules) in with_decks() {
            let form = |nation: &str| Fields::from([("nation".to_owned(), nation.to_owned())]);
            assert_eq!(
                on_terms(rules, &form("german")).map(|deck| deck.term("nation").to_owned()),
                Some("german".into())
            );
            assert_eq!(on_terms(rules, &form("french")), None);
        }
    }

    #[test]
    fn names_stay_on_one_line() {
        assert_eq!(plain_name("  Steel\n\tfist \u{7} "), "Steel fist");
        assert_eq!(plain_name(&"x".repeat(500)).len(), NAME_LENGTH);
    }
}

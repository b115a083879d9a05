//! A deck of any title, as pages, files and links hold it.

use super::{DeckRules, Pile};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A deck: what somebody brings to a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// What its maker calls it.
    pub name: String,
    /// What it is made for: the word chosen of each term.
    pub terms: BTreeMap<String, String>,
    /// Its cards by group, the deck itself first.
    pub piles: Vec<Pile<u16>>,
}

impl Deck {
    /// No cards, on these terms.
    pub fn on(terms: impl IntoIterator<Item = (&'static str, &'static str)>) -> Deck {
        let terms = terms.into_iter().map(|(term, word)| (term.to_owned(), word.to_owned())).collect();
        Deck { terms, ..Deck::default() }
    }

    /// The same deck with these piles.
    pub fn with_piles(self, piles: impl IntoIterator<Item = Pile<u16>>) -> Deck {
        Deck { piles: piles.into_iter().collect(), ..self }
    }

    /// The word chosen of a term; empty if none is.
    pub fn term(&self, id: &str) -> &str {
        self.terms.get(id).map_or("", String::as_str)
    }

    /// The pile of a group, empty if it has none yet.
    pub fn pile_mut(&mut self, group: usize) -> &mut Pile<u16> {
        if self.piles.len() <= group {
            self.piles.resize_with(group + 1, Pile::default);
        }
        &mut self.piles[group]
    }

    /// The pile of a group, if it has one.
    pub fn pile(&self, group: usize) -> Option<&Pile<u16>> {
        self.piles.get(group)
    }

    /// All its cards, every group together.
    pub fn all(&self) -> Pile<u16> {
        self.piles.iter().flat_map(Pile::cards).collect()
    }

    /// Is no card in it?
    pub fn is_empty(&self) -> bool {
        self.piles.iter().all(Pile::is_empty)
    }

    /// Every term has one of the words that can be chosen, the first where none was; terms that are not asked for are
    /// gone, and so are groups that hold nothing and are not there on these terms.
    pub fn settle(&mut self, rules: &dyn DeckRules) {
        // What one term offers may hang on another: the second round sees what the first has settled.
        for _ in 0..2 {
            let terms = rules.terms(self);
            for term in &terms {
                if !term.choices.iter().any(|choice| choice.word == self.term(term.id)) {
                    let first = term.choices.first().map_or("", |choice| choice.word);
                    self.terms.insert(term.id.to_owned(), first.to_owned());
                }
            }
            self.terms.retain(|id, _| terms.iter().any(|term| term.id == id));
        }
        let groups = rules.groups(self).len();
        self.piles.resize_with(groups.max(self.piles.len()), Pile::default);
        while self.piles.len() > groups && self.piles.last().is_some_and(Pile::is_empty) {
            self.piles.pop();
        }
    }

    /// Are all its terms among those that can be chosen?
    pub fn is_settled(&self, rules: &dyn DeckRules) -> bool {
        let mut settled = self.clone();
        settled.settle(rules);
        settled.terms == self.terms
    }

    /// The same cards under the same name, on the terms of another.
    pub fn on_terms_of(&self, other: &Deck) -> Deck {
        Deck { terms: other.terms.clone(), ..self.clone() }
    }
}

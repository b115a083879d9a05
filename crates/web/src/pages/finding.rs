//! Finding cards of a title: by words, by what they are, by cost, and in an order.

use super::{Fields, say, say_with};
use crate::{App, Language};
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use table::Message;
use table::decks::{DeckCard, DeckRules};
use titles::Entry;

/// The most letters that are looked for.
const LONGEST: usize = 100;

/// The cards of a title in a language, ready to be searched.
pub struct Catalogue {
    cards: Vec<Searched>,
    facets: Vec<Field>,
    orders: Vec<Choice>,
    cost: Option<String>,
}

/// A card: all that is said of it, in small letters.
struct Searched {
    number: u16,
    name: String,
    said: String,
    cost: u16,
    marks: Vec<(&'static str, String)>,
    ranks: Vec<i32>,
}

/// What can be chosen, by its word and its name.
struct Choice {
    word: String,
    name: String,
}

/// A list of the form.
struct Field {
    id: &'static str,
    name: String,
    choices: Vec<Choice>,
}

/// What is sought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sought {
    words: String,
    marks: Vec<(&'static str, String)>,
    least: Option<u16>,
    most: Option<u16>,
    order: usize,
}

/// The catalogues that were made, by language and title.
static MADE: Mutex<BTreeMap<(&'static str, &'static str), Arc<Catalogue>>> = Mutex::new(BTreeMap::new());

impl Catalogue {
    /// The catalogue of a title, made once.
    pub fn of(app: &App, language: Language, entry: &Entry) -> Arc<Catalogue> {
        let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        let make = || Arc::new(Catalogue::make(app, language, entry));
        made.entry((language.code(), entry.title().id)).or_insert_with(make).clone()
    }

    fn make(app: &App, language: Language, entry: &Entry) -> Catalogue {
        let tell = |message: &Message| entry.lexicon.say(message);
        let decks = entry.game.decks().map(|decks| decks.rules());
        let mut cards: Vec<Searched> = Vec::new();
        for card in entry.game.cards() {
            let (name, kind) = (tell(&card.name), tell(&card.kind));
            let known = decks.and_then(|rules| rules.card(card.number));
            let lines: Vec<String> =
                entry.game.card_lines(card.number).iter().map(|line| tell(&line.message)).collect();
            let listed = known.map_or("", |known| known.listed);
            let said = format!("{name} {listed} {kind} {} #{}", lines.join(" "), card.number).to_lowercase();
            let (cost, marks, ranks) = match (known, decks) {
                (Some(DeckCard { cost, marks, ranks, .. }), _) => {
                    (*cost, marks.iter().map(|(facet, word)| (*facet, (*word).to_owned())).collect(), ranks.clone())
                }
                (None, Some(_)) => (0, Vec::new(), Vec::new()),
                (None, None) => (0, vec![("kind", kind)], Vec::new()),
            };
            cards.push(Searched { number: card.number, name: name.to_lowercase(), said, cost, marks, ranks });
        }
        match decks {
            Some(rules) => Catalogue::by_facets(app, language, rules, cards, &tell),
            None => {
                let mut kinds: Vec<String> =
                    cards.iter().flat_map(|card| &card.marks).map(|(_, kind)| kind.clone()).collect();
                kinds.sort();
                kinds.dedup();
                let choices = kinds.into_iter().map(|kind| Choice { word: kind.clone(), name: kind }).collect();
                let kind = Field { id: "kind", name: say(app, language, "kind"), choices };
                Catalogue { cards, facets: vec![kind], orders: Vec::new(), cost: None }
            }
        }
    }

    fn by_facets(
        app: &App,
        language: Language,
        rules: &dyn DeckRules,
        cards: Vec<Searched>,
        tell: &dyn Fn(&Message) -> String,
    ) -> Catalogue {
        let facets = rules.facets().into_iter().map(|facet| {
            let choices = facet.choices.iter().map(|choice| Choice {
                word: choice.word.to_owned(),
                name: "– ".repeat(choice.depth.into()) + &tell(&choice.name),
            });
            Field { id: facet.id, name: tell(&facet.name), choices: choices.collect() }
        });
        let orders = rules.orders().into_iter().map(|(word, name)| Choice { word: word.to_owned(), name: tell(&name) });
        let by_name = Choice { word: "name".to_owned(), name: say(app, language, "sort-name") };
        Catalogue {
            cards,
            facets: facets.collect(),
            orders: orders.chain([by_name]).collect(),
            cost: Some(tell(&rules.cost_name())),
        }
    }

    /// What a form or an address asks for, but for what is settled already; what makes no sense asks for nothing.
    pub fn sought(&self, fields: &Fields, settled: Option<&str>) -> Sought {
        let text = |key: &str| fields.get(key).map_or("", |text| text.trim());
        let open = self.facets.iter().filter(|facet| settled != Some(facet.id));
        let marks = open.filter_map(|facet| {
            let choice = facet.choices.iter().find(|choice| choice.word == text(facet.id))?;
            Some((facet.id, choice.word.clone()))
        });
        Sought {
            words: text("find").chars().take(LONGEST).collect(),
            marks: marks.collect(),
            least: text("least").parse().ok(),
            most: text("most").parse().ok(),
            order: self.orders.iter().position(|order| order.word == text("sort")).unwrap_or(0),
        }
    }

    /// Those of the cards that are sought, in order.
    pub fn choose(&self, sought: &Sought, among: impl Fn(u16) -> bool) -> Vec<u16> {
        let words = sought.words.to_lowercase();
        let fits = |card: &&Searched| {
            sought.marks.iter().all(|mark| card.marks.contains(mark))
                && sought.least.is_none_or(|least| card.cost >= least)
                && sought.most.is_none_or(|most| card.cost <= most)
                && words.split_whitespace().all(|word| card.said.contains(word))
                && among(card.number)
        };
        let mut found: Vec<&Searched> = self.cards.iter().filter(fits).collect();
        match self.orders.get(sought.order) {
            Some(order) if order.word == "name" => found.sort_by(|a, b| a.name.cmp(&b.name)),
            Some(_) => found.sort_by_key(|card| card.ranks.get(sought.order).copied().unwrap_or(i32::MIN)),
            None => {}
        }
        found.into_iter().map(|card| card.number).collect()
    }

    /// The fields to say what is sought, but for what is settled already.
    pub fn fields(&self, app: &App, language: Language, sought: &Sought, settled: Option<&str>) -> Markup {
        let say = |key| say(app, language, key);
        let chosen = |id: &str| sought.marks.iter().find(|(facet, _)| *facet == id).map(|(_, word)| word);
        html! {
            label.find { (say("find")) input type="search" name="find" maxlength=(LONGEST) value=(sought.words) autocomplete="off"; }
            @for facet in self.facets.iter().filter(|facet| settled != Some(facet.id)) {
                label { (facet.name)
                    select name=(facet.id) {
                        option value="" { (say("any")) }
                        @for choice in &facet.choices { option value=(choice.word) selected[chosen(facet.id) == Some(&choice.word)] { (choice.name) } }
                    }
                }
            }
            @if let Some(cost) = &self.cost {
                @let named = |key| say_with(app, language, Message::new(key).with("cost", cost.clone()));
                label.range { (cost)
                    span {
                        input type="number" name="least" min="0" max="99" value=[sought.least] aria-label=(named("cost-least"));
                        "–"
                        input type="number" name="most" min="0" max="99" value=[sought.most] aria-label=(named("cost-most"));
                    }
                }
            }
            @if !self.orders.is_empty() {
                label { (say("sorted"))
                    select name="sort" { @for (i, order) in self.orders.iter().enumerate() { option value=(order.word) selected[i == sought.order] { (order.name) } } }
                }
            }
        }
    }
}

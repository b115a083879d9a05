//! Finding cards: by words, nation, kind, year of service and points.

use super::{Desk, Fields, options, years};
use maud::{Markup, html};
use tank_commander::names;
use tank_commander::pieces::{Card, CardId, Class, Issue, Kind, Range, Year};

/// What kind of cards is sought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Sort {
    /// By kind, then by points.
    #[default]
    Kind,
    /// The cheapest first.
    Cheap,
    /// The dearest first.
    Dear,
    /// By name.
    Name,
    /// The thickest armour first.
    Armour,
    /// What pierces most first.
    Piercing,
    /// By number.
    Number,
}

const SORTS: [(Sort, &str, &str); 7] = [
    (Sort::Kind, "", "sort-kind"),
    (Sort::Cheap, "cheap", "sort-cheap"),
    (Sort::Dear, "dear", "sort-dear"),
    (Sort::Name, "name", "sort-name"),
    (Sort::Armour, "armour", "sort-armour"),
    (Sort::Piercing, "piercing", "sort-piercing"),
    (Sort::Number, "number", "sort-number"),
];

/// What is sought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    words: String,
    issue: Option<Issue>,
    kind: Option<Kind>,
    class: Option<Class>,
    year: Option<Year>,
    least: Option<u8>,
    most: Option<u8>,
    sort: Sort,
    /// Also what may not be in the deck?
    pub all: bool,
}

impl Filter {
    /// What a form or an address asks for; what makes no sense asks for nothing.
    pub fn read(fields: &Fields) -> Filter {
        let text = |key: &str| fields.get(key).map_or("", |text| text.trim());
        let sort = SORTS.iter().find(|(_, word, _)| *word == text("sort"));
        Filter {
            words: text("find").chars().take(100).collect(),
            issue: text("issue").parse().ok(),
            kind: text("kind").parse().ok(),
            class: text("kind").strip_prefix("class-").and_then(|word| word.parse().ok()),
            year: text("service").parse().ok(),
            least: text("least").parse().ok(),
            most: text("most").parse().ok(),
            sort: sort.map_or(Sort::Kind, |(sort, ..)| *sort),
            all: text("show") == "all",
        }
    }

    fn fits(&self, desk: &Desk, card: &Card) -> bool {
        self.issue.is_none_or(|issue| card.issue == issue)
            && self.kind.is_none_or(|kind| card.kind == kind)
            && self.class.is_none_or(|class| card.class == class)
            && self.year.is_none_or(|year| card.years.contain(year))
            && self.least.is_none_or(|least| card.points >= least)
            && self.most.is_none_or(|most| card.points <= most)
            && self.speaks_of(desk, card)
    }

    /// Are all the words on the card, in the visitor's language or in English, or in its number?
    fn speaks_of(&self, desk: &Desk, card: &Card) -> bool {
        if self.words.is_empty() {
            return true;
        }
        let text = names::text(card.id).map(|text| desk.tell(&text)).unwrap_or_default();
        let class = desk.tell(&names::class(card.class));
        let said = format!("{} {} {class} {text} #{}", desk.name(card.id), card.name, card.id.number()).to_lowercase();
        self.words.to_lowercase().split_whitespace().all(|word| said.contains(word))
    }

    /// Those of the cards that are sought, in order.
    pub fn choose(&self, desk: &Desk, cards: impl Iterator<Item = CardId>) -> Vec<CardId> {
        let mut found: Vec<CardId> = cards.filter(|card| self.fits(desk, card.stats())).collect();
        let piercing = |card: &Card| card.at.penetration[Range::Short.index()] * u8::from(card.at.exists());
        match self.sort {
            Sort::Kind => found.sort_by_key(|id| (id.stats().kind, id.stats().class, id.stats().points)),
            Sort::Cheap => found.sort_by_key(|id| id.stats().points),
            Sort::Dear => found.sort_by_key(|id| u8::MAX - id.stats().points),
            Sort::Name => found.sort_by_cached_key(|id| desk.name(*id).to_lowercase()),
            Sort::Armour => found.sort_by_key(|id| u8::MAX - id.stats().armour.front),
            Sort::Piercing => found.sort_by_key(|id| u8::MAX - piercing(id.stats())),
            Sort::Number => {}
        }
        found
    }

    /// The fields to say what is sought.
    pub fn fields(&self, desk: &Desk, with_nation: bool) -> Markup {
        html! {
            label.find { (desk.say("find")) input type="search" name="find" value=(self.words) autocomplete="off"; }
            @if with_nation {
                label { (desk.say("nation"))
                    select name="issue" { (options(issues(desk), &self.issue)) }
                }
            }
            label { (desk.say("kind")) select name="kind" { (self.kinds(desk)) } }
            label { (desk.say("in-service")) select name="service" { (options(years(desk.say("any")), &self.year)) } }
            label.range { (desk.say("points"))
                span {
                    input type="number" name="least" min="0" max="99" value=[self.least] aria-label=(desk.say("points-least"));
                    "–"
                    input type="number" name="most" min="0" max="99" value=[self.most] aria-label=(desk.say("points-most"));
                }
            }
            label { (desk.say("sorted"))
                select name="sort" { (options(SORTS.map(|(sort, word, key)| (sort, word, desk.say(key))), &self.sort)) }
            }
        }
    }

    /// Kinds, with the classes of those that have several.
    fn kinds(&self, desk: &Desk) -> Markup {
        html! {
            option value="" selected[self.kind.is_none() && self.class.is_none()] { (desk.say("any")) }
            @for kind in Kind::ALL {
                option value=(kind.word()) selected[self.kind == Some(kind)] { (desk.tell(&names::kind(kind))) }
                @let classes: Vec<Class> = Class::ALL.into_iter().filter(|class| of_kind(*class) == Some(kind)).collect();
                @if classes.len() > 1 {
                    @for class in classes {
                        option value={ "class-" (class.word()) } selected[self.class == Some(class)] { "– " (desk.tell(&names::class(class))) }
                    }
                }
            }
        }
    }
}

fn issues(desk: &Desk) -> impl Iterator<Item = (Option<Issue>, &'static str, String)> {
    let name = |issue: Issue| match issue {
        Issue::German => desk.nation(tank_commander::pieces::Nation::German),
        Issue::Soviet => desk.nation(tank_commander::pieces::Nation::Soviet),
        Issue::Both => desk.say("nation-both"),
    };
    let named = Issue::ALL.map(|issue| (Some(issue), issue.word(), name(issue)));
    [(None, "", desk.say("any"))].into_iter().chain(named)
}

/// The kind that the cards of a class are of.
fn of_kind(class: Class) -> Option<Kind> {
    CardId::all().map(CardId::stats).find(|card| card.class == class).map(|card| card.kind)
}

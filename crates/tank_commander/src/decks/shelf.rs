//! The cards and the ready-made decks, for whoever looks for some.

use super::{Deck, Terms};
use crate::data::{DATA, ForcePart, ReadyDeck, Scenario};
use crate::names;
use crate::pieces::{Card, CardId, Class, Issue, Kind, Nation, Range, Year};
use std::sync::LazyLock;
use table::Message;
use table::decks::{CardChoice, DeckCard, Facet};

/// All cards.
pub(super) static CARDS: LazyLock<Vec<DeckCard>> =
    LazyLock::new(|| CardId::all().map(|card| listed(card.stats())).collect());

/// A year.
pub(super) fn year(year: Year) -> Message {
    Message::new("deck-year").with("year", year.word().to_owned())
}

fn listed(card: &'static Card) -> DeckCard {
    let piercing = card.at.penetration[Range::Short.index()] * u8::from(card.at.exists());
    let by_kind = (card.kind.index() * Class::ALL.len() + card.class.index()) * 100 + usize::from(card.points);
    let mut marks =
        vec![("nation", card.issue.word()), ("kind", card.kind.word()), ("kind", CLASSES[card.class.index()])];
    marks.extend(Year::ALL.into_iter().filter(|year| card.years.contain(*year)).map(|year| ("service", year.word())));
    DeckCard {
        number: card.id.number().into(),
        listed: card.name,
        name: names::card(card.id),
        kind: card.kind.word(),
        cost: card.points.into(),
        marks,
        ranks: vec![
            by_kind as i32,
            card.points.into(),
            -i32::from(card.points),
            -i32::from(card.armour.front),
            -i32::from(piercing),
            card.id.number().into(),
        ],
    }
}

/// The orders of the list, as [`DeckCard::ranks`] has them.
pub(super) fn orders() -> Vec<(&'static str, Message)> {
    [
        ("kind", "sort-kind"),
        ("cheap", "sort-cheap"),
        ("dear", "sort-dear"),
        ("armour", "sort-armour"),
        ("piercing", "sort-piercing"),
        ("number", "sort-number"),
    ]
    .map(|(word, key)| (word, Message::new(key)))
    .to_vec()
}

/// The kinds of cards.
pub(super) fn kinds() -> Vec<(&'static str, Message)> {
    Kind::ALL.map(|kind| (kind.word(), names::kind(kind))).to_vec()
}

/// Nation, kind with its classes, year of service.
pub(super) fn facets() -> Vec<Facet> {
    let wide = |word, name| CardChoice { word, name, depth: 0 };
    let nations = Issue::ALL.map(|issue| {
        wide(
            issue.word(),
            match issue {
                Issue::German => names::nation_called(Nation::German),
                Issue::Soviet => names::nation_called(Nation::Soviet),
                Issue::Both => Message::new("nation-both"),
            },
        )
    });
    let kinds = Kind::ALL.into_iter().flat_map(|kind| {
        let classes: Vec<Class> = Class::ALL.into_iter().filter(|class| of_kind(*class) == Some(kind)).collect();
        let classes = if classes.len() > 1 { classes } else { Vec::new() };
        let narrow = |class: Class| CardChoice { word: CLASSES[class.index()], name: names::class(class), depth: 1 };
        [wide(kind.word(), names::kind(kind))].into_iter().chain(classes.into_iter().map(narrow))
    });
    let facet = |id, name, choices| Facet { id, name: Message::new(name), choices };
    vec![
        facet("nation", "nation", nations.to_vec()),
        facet("kind", "deck-kind", kinds.collect()),
        facet("service", "in-service", Year::ALL.map(|of| wide(of.word(), year(of))).to_vec()),
    ]
}

/// The kind that the cards of a class are of.
fn of_kind(class: Class) -> Option<Kind> {
    CardId::all().map(CardId::stats).find(|card| card.class == class).map(|card| card.kind)
}

/// The words of classes, told from those of kinds.
const CLASSES: [&str; Class::ALL.len()] = [
    "class-light_tank",
    "class-medium_tank",
    "class-heavy_tank",
    "class-infantry_tank",
    "class-flame_tank",
    "class-assault_gun",
    "class-tank_destroyer",
    "class-armoured_car",
    "class-scout_car",
    "class-half_track",
    "class-truck",
    "class-at_gun",
    "class-squad",
    "class-cavalry",
    "class-base",
    "class-works",
    "class-water",
    "class-launcher",
    "class-at_rifle",
    "class-flamethrower",
    "class-machine_gun",
    "class-event",
];

/// The ready-made decks (TC-20.6).
pub(super) fn ready_made() -> Vec<table::decks::ReadyDeck> {
    DATA.decks.iter().map(ready).collect()
}

fn ready(ready: &ReadyDeck) -> table::decks::ReadyDeck {
    let mut deck = Deck::ready(ready);
    if ready.scenario == Scenario::TanksInAction {
        deck.year = None; // its cards are of several years
    }
    let parts = ForcePart::ALL.into_iter().map(|part| {
        let cards = ready.group(part).map(|card| u16::from(card.number())).collect();
        (Message::new("deck-part").with("part", part.word()), cards)
    });
    table::decks::ReadyDeck {
        id: ready.id,
        name: names::ready_deck(ready),
        parts: parts.filter(|(_, cards): &(_, table::decks::Pile<u16>)| !cards.is_empty()).collect(),
        deck: deck.in_general(&Terms::of(ready.scenario, ready.role, deck.year)),
    }
}

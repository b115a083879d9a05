//! What a deck is good for, as charts.

use super::shelf::{Arm, arm};
use crate::pieces::{Card, CardId, Kind, Subhead, Trait};
use table::Message;
use table::decks::{Figure, Pile, Scale};

/// The dearest card that has a column of its own.
const DEAREST: usize = 8;

/// The charts.
pub(super) fn figures(cards: &Pile<CardId>) -> Vec<Figure> {
    if cards.is_empty() {
        return Vec::new();
    }
    vec![arms(cards), costs(cards), firepower(cards), counts(cards)]
}

fn count(cards: &Pile<CardId>, such: impl Fn(&Card) -> bool) -> u16 {
    cards.sum(|card| such(card.card()).into())
}

fn arms(cards: &Pile<CardId>) -> Figure {
    let of = |which: Arm| count(cards, |card| Arm::of(card.subhead) == which);
    let bars = Arm::ALL.into_iter().filter(|which| of(*which) > 0).map(|which| (arm(which), of(which).into()));
    Figure::Bars { name: Message::new("cards-by-arm"), note: None, scale: Scale::Ones, bars: bars.collect() }
}

/// How many cards cost how much: what one can play of what one draws.
fn costs(cards: &Pile<CardId>) -> Figure {
    let columns = (0..=DEAREST).map(|cost| count(cards, |card| usize::from(card.cost).min(DEAREST) == cost)).collect();
    Figure::Columns { name: Message::new("cards-by-cost"), rows: vec![(Message::new("deck-cost"), columns)] }
}

/// What a card strikes with, on average of those that can: against soft targets, armor, aircraft.
fn firepower(cards: &Pile<CardId>) -> Figure {
    let bars = ["soft", "armor", "air"].into_iter().enumerate().map(|(target, word)| {
        let sum = cards.sum(|card| card.card().fp[target].into());
        let many = count(cards, |card| card.fp[target] > 0).max(1);
        let tenths = (20 * u32::from(sum) / u32::from(many)).div_ceil(2);
        (Message::new("firepower-name").with("target", word), tenths)
    });
    Figure::Bars {
        name: Message::new("firepower-mean"),
        note: Some(Message::new("firepower-note")),
        scale: Scale::Tenths,
        bars: bars.collect(),
    }
}

fn counts(cards: &Pile<CardId>) -> Figure {
    let bomber = |card: &Card| card.kind == Kind::Air && card.subhead != Subhead::FighterBomber;
    let rows = [
        ("soldiers", count(cards, |card| card.is(Trait::Soldier))),
        ("antitank", count(cards, |card| card.is(Trait::At))),
        ("antiaircraft", count(cards, |card| card.is(Trait::Aa))),
        ("ranged", count(cards, |card| card.range > 0)),
        ("scouts", count(cards, |card| card.is(Trait::Scout))),
        ("carriers", count(cards, Card::carries)),
        ("fighters", count(cards, |card| card.is(Trait::FighterBomber))),
        ("bombers", count(cards, bomber)),
        ("specials", count(cards, |card| card.kind == Kind::Special)),
    ];
    Figure::Counts(rows.map(|(word, count)| (Message::new("deck-count").with("what", word), count)).to_vec())
}

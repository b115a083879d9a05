//! A closer look: a card large, and in words what holds for it now, each line with its rule.

use crate::cards::{self, BoxCard, Face};
use crate::names::{Name, Place, Spot};
use crate::pieces::card_of;
use crate::scene::kinds;
use crate::{StalingradBoard, scene, spots, svg};
use boards::{Cards, ListedCard, Say, told};
use maud::{PreEscaped, html};
use stalingrad::View;
use stalingrad::pieces::{CardId, FormationId, Pile, UnitKind};
use stalingrad::state::{Place as Where, Step};
use stalingrad::words;
use table::{Message, Prompt};

/// The cards of the game.
pub(crate) const CARDS: Cards<StalingradBoard> = Cards {
    shown: scene::cards_shown,
    picture: cards::picture,
    all,
    face,
    lines,
    page: |_, _| None,
    definitions: || &svg::DEFINITIONS,
    of: spots::card_of,
};

/// What lies on a spot, as far as the owner of the view sees it.
pub(crate) fn of_spot(view: &View, spot: Spot, say: Say) -> Option<String> {
    let table = &view.table;
    let name = match spot {
        Spot::Piece(name) => name,
        Spot::Place(Place::District(district)) => {
            let building = table.ground(district).building()?;
            return Some(show(BoxCard::Building(building), &[], say));
        }
        Spot::Place(_) => return None,
    };
    match name {
        Name::Formation(id) => Some(show(BoxCard::Formation(id), &words::about_formation(view, id), say)),
        Name::Unit(_, kind) => Some(unit(kind, say)),
        Name::Commander(player) => Some(show(BoxCard::Commander(table.commanders[player.index()]), &[], say)),
        Name::Campaign(side) => Some(show(BoxCard::Campaign(table.orders[side.index()]?), &[], say)),
        Name::Choice(_) => Some(show(BoxCard::Carnage(table.shown?), &[], say)),
        Name::Discards(side) => Some(heap(&table.discards[side.index()], say)),
        Name::Destroyed(side) => Some(formations(table.at(side, Where::Destroyed), say)),
        Name::Ash => {
            let gone = FormationId::ALL.into_iter().filter(|id| table.formation(*id).place == Where::Ash);
            Some(formations(gone, say))
        }
        Name::Deck(_) | Name::Carnage => None,
        Name::Card(player, card) => {
            let asked = table.step == Step::Action && view.hands[player.index()].is_some();
            let lines = if asked { words::about_plays(view, card) } else { Vec::new() };
            Some(show(BoxCard::Combat(card), &lines, say))
        }
        Name::Laid(..) | Name::Hero(_) | Name::Declared => Some(show(BoxCard::Combat(card_of(view, name)?), &[], say)),
    }
}

/// All cards of the box in order.
pub(crate) fn all() -> Vec<ListedCard> {
    let listed = |card: BoxCard| {
        let Face { name, kind, .. } = cards::show(card);
        ListedCard { number: card.number(), name, kind }
    };
    BoxCard::all().map(listed).collect()
}

/// The face of a card by its number.
pub(crate) fn face(number: u16, say: Say) -> Option<String> {
    Some(cards::face(&cards::show(BoxCard::of(number)?), say).into_string())
}

/// What is printed on a card, each line with its rule.
pub(crate) fn lines(number: u16) -> Vec<Prompt> {
    let face = BoxCard::of(number).map(cards::show);
    face.map_or_else(Vec::new, |face| face.lines.into_iter().map(|(_, line)| line).collect())
}

fn show(card: BoxCard, lines: &[Prompt], say: Say) -> String {
    cards::face(&cards::show(card), say).into_string() + &told(lines, say)
}

/// A kind of unit: what it does when it enters.
fn unit(kind: UnitKind, say: Say) -> String {
    let lines = [Prompt { rule: "HS-6.1", message: words::unit_about(kind) }];
    html! { p { b { (say(&words::unit(kind))) } } (PreEscaped(told(&lines, say))) }.into_string()
}

/// Cards that lie open in no order.
fn heap(pile: &Pile, say: Say) -> String {
    let lines = kinds(pile).into_iter().map(|(card, count): (CardId, u8)| {
        say(&Message::new("tip-listed").with("card", words::card(card)).with("count", count))
    });
    list(lines.collect())
}

fn formations(there: impl Iterator<Item = FormationId>, say: Say) -> String {
    list(there.map(|id| say(&words::formation(id))).collect())
}

fn list(lines: Vec<String>) -> String {
    html! { p { b { (lines.len()) } } ul { @for line in lines { li { (line) } } } }.into_string()
}

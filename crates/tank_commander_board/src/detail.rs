//! A closer look at a card: its whole face, and in words what holds for it, each line with its rule.

use crate::names::{Name, Spot};
use crate::scene::{Scene, kinds, seats};
use crate::{TankCommanderBoard, cards, encyclopedia, scene, spots, svg};
use boards::{Cards, ListedCard, Say, told};
use maud::html;
use table::{Prompt, Seat};
use tank_commander::View;
use tank_commander::bag::Bag;
use tank_commander::names;
use tank_commander::pieces::CardId;
use tank_commander::words::{about_card, about_unit, list};

/// The cards of the game.
pub(crate) const CARDS: Cards<TankCommanderBoard> = Cards {
    shown: scene::cards_shown,
    picture: svg::card,
    all,
    face,
    lines,
    page: |number, say| Some(encyclopedia::page(by_number(number)?, say)),
    definitions: || "",
    of: spots::card_of,
};

/// What lies on a spot, as far as the owner of the view sees it.
pub(crate) fn of_spot(view: &View, scene: &Scene, spot: Spot, say: Say) -> Option<String> {
    let Spot::Piece(name) = spot else { return None };
    let player =
        |wanted: Seat| seats(&view.table).find(|seat| *seat == wanted).map(|seat| &view.table.players[seat.index()]);
    match name {
        // All may look through them.
        Name::Discards(seat) => return Some(of_heap(seat, &player(seat)?.discard, say)),
        Name::Wrecks(seat) => return Some(of_heap(seat, &player(seat)?.wrecks, say)),
        _ => {}
    }
    let card = scene.piece(name)?.card?;
    let mut lines = match name {
        Name::Unit(id) => about_unit(view, id),
        _ => Vec::new(),
    };
    lines.extend(about_card(card));
    Some(show(card, &lines, say))
}

/// All cards in order.
pub(crate) fn all() -> Vec<ListedCard> {
    let listed = |card: CardId| ListedCard {
        number: card.number().into(),
        name: names::card(card),
        kind: names::kind(card.stats().kind),
    };
    CardId::all().map(listed).collect()
}

fn by_number(number: u16) -> Option<CardId> {
    CardId::all().find(|card| u16::from(card.number()) == number)
}

/// The face of a card.
pub(crate) fn face(number: u16, say: Say) -> Option<String> {
    Some(cards::face(by_number(number)?, say).into_string())
}

/// What holds for a card.
pub(crate) fn lines(number: u16) -> Vec<Prompt> {
    by_number(number).map_or_else(Vec::new, about_card)
}

fn show(card: CardId, lines: &[Prompt], say: Say) -> String {
    cards::face(card, say).into_string() + &told(lines, say)
}

/// Cards that lie open in no order.
fn of_heap(seat: Seat, cards: &Bag, say: Say) -> String {
    let names = list(kinds(cards));
    html! { p { b { "#" (seat.0 + 1) ": " (cards.len()) } } ul { @for name in names { li { (say(&name)) } } } }
        .into_string()
}

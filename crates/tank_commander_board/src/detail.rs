//! A closer look at a card: its whole face, and in words what holds for it, each line with its rule.

use crate::cards;
use crate::names::{Name, Spot};
use crate::scene::{Scene, kinds, seats};
use boards::Say;
use maud::{Markup, html};
use table::{Prompt, Seat};
use tank_commander::View;
use tank_commander::bag::Bag;
use tank_commander::pieces::CardId;
use tank_commander::words::{about_card, about_unit, list};

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

/// A card by its number.
pub(crate) fn of_card(number: u16, say: Say) -> Option<String> {
    let card = CardId::all().find(|card| u16::from(card.number()) == number)?;
    Some(show(card, &about_card(card), say))
}

fn show(card: CardId, lines: &[Prompt], say: Say) -> String {
    html! { (cards::face(card, say)) (told(lines, say)) }.into_string()
}

/// Lines with their rules.
fn told(lines: &[Prompt], say: Say) -> Markup {
    html! {
        ul { @for line in lines { li { (say(&line.message)) " " a.rule data-rule=(line.rule) href={ "#" (line.rule) } { (line.rule) } } } }
    }
}

/// Cards that lie open in no order.
fn of_heap(seat: Seat, cards: &Bag, say: Say) -> String {
    let names = list(kinds(cards));
    html! { p { b { "#" (seat.0 + 1) ": " (cards.len()) } } ul { @for name in names { li { (say(&name)) } } } }
        .into_string()
}

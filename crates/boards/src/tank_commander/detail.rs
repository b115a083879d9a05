//! A closer look at a card: its whole face, and in words what holds for it, each line with its rule.

use super::names::Name;
use super::scene::{kinds, pieces};
use super::{cards_faces, scene};
use crate::{Say, Spot};
use maud::{Markup, html};
use table::{Prompt, Seat};
use tank_commander::View;
use tank_commander::bag::Bag;
use tank_commander::pieces::CardId;
use tank_commander::words::{about_card, about_unit, list};

/// What lies on a spot, as far as the owner of the view sees it.
pub(super) fn of_spot(view: &View, spot: &Spot, say: Say) -> Option<String> {
    let Spot::Piece(name) = spot else { return None };
    if let Some((seat, cards)) = heap(view, name) {
        return Some(of_heap(seat, &cards, say));
    }
    let all = pieces(view);
    let piece = all.iter().find(|piece| piece.name.to_string() == *name)?;
    let card = piece.card?;
    let mut lines = match piece.name {
        Name::Unit(id) => about_unit(view, id),
        _ => Vec::new(),
    };
    lines.extend(about_card(card));
    Some(show(card, &lines, say))
}

/// A card by its number.
pub(super) fn of_card(number: u16, say: Say) -> Option<String> {
    let card = CardId::all().find(|card| u16::from(card.number()) == number)?;
    Some(show(card, &about_card(card), say))
}

fn show(card: CardId, lines: &[Prompt], say: Say) -> String {
    html! { (cards_faces::face(card, say)) (told(lines, say)) }.into_string()
}

/// Lines with their rules.
fn told(lines: &[Prompt], say: Say) -> Markup {
    html! {
        ul { @for line in lines { li { (say(&line.message)) " " a.rule data-rule=(line.rule) href={ "#" (line.rule) } { (line.rule) } } } }
    }
}

/// The discards or the wrecks of a seat: all may look through them.
fn heap(view: &View, name: &str) -> Option<(Seat, Bag)> {
    let (kind, number) = name.split_once('-')?;
    let seat = scene::seats(&view.table).find(|seat| number.parse() == Ok(seat.0 + 1))?;
    let player = &view.table.players[seat.index()];
    match kind {
        "discards" => Some((seat, player.discard)),
        "wrecks" => Some((seat, player.wrecks)),
        _ => None,
    }
}

fn of_heap(seat: Seat, cards: &Bag, say: Say) -> String {
    let names = list(kinds(cards));
    html! { p { b { "#" (seat.0 + 1) ": " (cards.len()) } } ul { @for name in names { li { (say(&name)) } } } }
        .into_string()
}

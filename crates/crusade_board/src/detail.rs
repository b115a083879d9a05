//! A closer look at a card: its whole face, and in words what holds for it, each line with its rule.

use crate::names::Spot;
use crate::scene::{Scene, number};
use crate::{CrusadeBoard, cards, scene, spots, svg};
use boards::{Cards, ListedCard, Say, told};
use crusade::pieces::CardId;
use crusade::words::{self, about_card, about_piece, subhead};
use maud::{PreEscaped, html};
use table::Prompt;

/// The cards of the game.
pub(crate) const CARDS: Cards<CrusadeBoard> = Cards {
    shown: scene::cards_shown,
    picture: svg::card,
    all,
    face,
    lines,
    page: |_, _| None,
    definitions: || &svg::DEFINITIONS,
    of: spots::card_of,
};

/// What lies on a spot, as far as the owner of the view sees it.
pub(crate) fn of_spot(scene: &Scene, spot: Spot, say: Say) -> Option<String> {
    let Spot::Piece(name) = spot else { return None };
    let piece = scene.piece(name)?;
    let card = piece.card()?;
    let mut lines = piece.holds().map_or_else(Vec::new, |holds| about_piece(card, &holds));
    lines.extend(about_card(card));
    Some(show(card, &lines, say))
}

/// All cards in order.
pub(crate) fn all() -> Vec<ListedCard> {
    let listed =
        |card: CardId| ListedCard { number: number(card), name: words::card(card), kind: subhead(card.card().subhead) };
    CardId::all().map(listed).collect()
}

/// The face of a card by its number.
pub(crate) fn face(number: u16, say: Say) -> Option<String> {
    Some(cards::face(of_number(number)?, say).into_string())
}

/// What holds for a card, each line with its rule.
pub(crate) fn lines(number: u16) -> Vec<Prompt> {
    of_number(number).map_or_else(Vec::new, about_card)
}

fn of_number(wanted: u16) -> Option<CardId> {
    CardId::all().find(|card| number(*card) == wanted)
}

fn show(card: CardId, lines: &[Prompt], say: Say) -> String {
    html! {
        (cards::face(card, say))
        p { b { (say(&subhead(card.card().subhead))) } }
        (PreEscaped(told(lines, say)))
    }
    .into_string()
}

//! A closer look at a card: its whole face, and in words what holds for it, each line with its rule.

use crate::cards;
use crate::names::Spot;
use crate::scene::{Scene, number};
use boards::Say;
use crusade::pieces::CardId;
use crusade::words::{about_card, about_piece, subhead};
use maud::html;
use table::Prompt;

/// What lies on a spot, as far as the owner of the view sees it.
pub(crate) fn of_spot(scene: &Scene, spot: Spot, say: Say) -> Option<String> {
    let Spot::Piece(name) = spot else { return None };
    let piece = scene.piece(name)?;
    let card = piece.card()?;
    let mut lines = piece.holds().map_or_else(Vec::new, |holds| about_piece(card, &holds));
    lines.extend(about_card(card));
    Some(show(card, &lines, say))
}

/// A card by its number.
pub(crate) fn of_card(wanted: u16, say: Say) -> Option<String> {
    let card = CardId::all().find(|card| number(*card) == wanted)?;
    Some(show(card, &about_card(card), say))
}

fn show(card: CardId, lines: &[Prompt], say: Say) -> String {
    html! {
        (cards::face(card, say))
        p { b { (say(&subhead(card.card().subhead))) } }
        ul { @for line in lines { li { (say(&line.message)) " " a.rule data-rule=(line.rule) href={ "#" (line.rule) } { (line.rule) } } } }
    }
    .into_string()
}

//! The cards as pictures: faces, the small faces that lie on the board, and the back.
//!
//! A card is 250 by 350, a small face 120 by 84. They need the classes of [`stylesheet`]; nothing in them
//! is styled by itself. Words come from whoever draws, so that a card speaks any language.

mod faces;
mod models;
mod palette;
mod scenes;
mod signs;
mod soldiers;
mod vehicles;
mod wheeled;

use boards::Say;
pub(crate) use faces::{back_symbol, small_heading, small_symbol};
use maud::Markup;
use tank_commander::pieces::{CardId, Nation};

/// The face of a card, as an SVG element of 250 by 350.
pub fn face(card: CardId, say: Say) -> Markup {
    faces::face(card, say)
}

/// The small face of a card: its picture and the values that matter at a glance.
pub fn small(card: CardId, say: Say) -> Markup {
    faces::small(card, say)
}

/// The back of a card.
pub fn back(nation: Nation) -> Markup {
    faces::back(nation)
}

/// The classes and colours of the cards: light, and dark where the reader or the page (`data-theme` on its
/// root: `light` or `dark`) wants it.
pub fn stylesheet() -> String {
    palette::themes()
}

/// The classes and colours for a card that stands alone.
pub fn stylesheet_alone() -> String {
    palette::alone()
}

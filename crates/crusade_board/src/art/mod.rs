//! What is drawn on cards and in the air: vehicles, guns and men from the side, aircraft from above, loads and signs.

mod loads;
mod planes;
mod units;

pub(crate) use loads::{load, special};
pub(crate) use planes::{Plane, plane, shadow};
pub(crate) use units::unit;

use crate::army;
use crusade::pieces::Card;

/// The letter of a card's nation in classes.
pub(crate) fn letter(card: &Card) -> &'static str {
    army(card.nation).letter()
}

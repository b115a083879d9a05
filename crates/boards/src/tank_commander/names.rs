//! The names of pieces for programs: the same as long as the piece lies where it does.

use crate::Spot;
use std::fmt;
use table::Seat;
use tank_commander::map::Space;
use tank_commander::pieces::CardId;
use tank_commander::units::UnitId;

/// Something on the table that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Name {
    /// A unit card on the board.
    Unit(UnitId),
    /// A card in a hand; copies of a card are one piece.
    Card(Seat, CardId),
    /// A card that is still to be placed or laid.
    Deck(Seat, CardId),
    /// A card that leaves the reserve, by its place in the group.
    Muster(usize),
    /// A card on the stack, by its number.
    Stack(u8),
    /// A draw pile.
    Pile(Seat),
    /// An edge that a stream could run along.
    Edge(Space, Space),
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Name::Unit(id) => write!(f, "unit-{}", id.number()),
            Name::Card(seat, card) => write!(f, "hand-{}-{}", seat.0 + 1, card.number()),
            Name::Deck(seat, card) => write!(f, "deck-{}-{}", seat.0 + 1, card.number()),
            Name::Muster(place) => write!(f, "muster-{}", place + 1),
            Name::Stack(number) => write!(f, "stack-{number}"),
            Name::Pile(seat) => write!(f, "pile-{}", seat.0 + 1),
            Name::Edge(a, b) => write!(f, "edge-{a}-{b}"),
        }
    }
}

impl From<Name> for Spot {
    fn from(name: Name) -> Spot {
        Spot::Piece(name.to_string())
    }
}

/// Where a piece lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// A position, or a reserve with its hand.
    Space(Space),
    /// The tray.
    Tray,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Place::Space(space) => space.fmt(f),
            Place::Tray => f.write_str("tray"),
        }
    }
}

impl From<Place> for Spot {
    fn from(place: Place) -> Spot {
        Spot::Hex(place.to_string())
    }
}

impl From<Space> for Place {
    fn from(space: Space) -> Place {
        Place::Space(space)
    }
}

/// The spot of a space.
pub(super) fn spot(space: Space) -> Spot {
    Place::Space(space).into()
}

//! The names of pieces for programs: the same as long as the piece lies where it does.

use std::fmt;
use std::str::FromStr;
use table::Seat;
use tank_commander::map::Space;
use tank_commander::pieces::CardId;
use tank_commander::units::UnitId;

/// A place or a piece that can be clicked.
pub(crate) type Spot = boards::Spot<Place, Name>;

/// Something on the table that can be clicked or looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Name {
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
    /// The discards of a seat.
    Discards(Seat),
    /// The wrecks of a seat.
    Wrecks(Seat),
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
            Name::Discards(seat) => write!(f, "discards-{}", seat.0 + 1),
            Name::Wrecks(seat) => write!(f, "wrecks-{}", seat.0 + 1),
        }
    }
}

impl FromStr for Name {
    type Err = ();

    fn from_str(text: &str) -> Result<Name, ()> {
        let mut words = text.split('-');
        let kind = words.next().unwrap_or_default();
        let words: Vec<&str> = words.collect();
        let name = match (kind, words.as_slice()) {
            ("unit", [number]) => index(number).map(|place| Name::Unit(UnitId::of(place.into()))),
            ("hand", [seat, card]) => index(seat).zip(read_card(card)).map(|(seat, card)| Name::Card(Seat(seat), card)),
            ("deck", [seat, card]) => index(seat).zip(read_card(card)).map(|(seat, card)| Name::Deck(Seat(seat), card)),
            ("muster", [number]) => index(number).map(|place| Name::Muster(place.into())),
            ("stack", [number]) => number.parse().ok().map(Name::Stack),
            ("pile", [seat]) => index(seat).map(|seat| Name::Pile(Seat(seat))),
            ("edge", [a, b]) => a.parse().ok().zip(b.parse().ok()).map(|(a, b)| Name::Edge(a, b)),
            ("discards", [seat]) => index(seat).map(|seat| Name::Discards(Seat(seat))),
            ("wrecks", [seat]) => index(seat).map(|seat| Name::Wrecks(Seat(seat))),
            _ => None,
        };
        name.ok_or(())
    }
}

/// A number from 1, as a place in a list.
fn index(number: &str) -> Option<u8> {
    number.parse::<u8>().ok()?.checked_sub(1)
}

fn read_card(number: &str) -> Option<CardId> {
    number.parse().ok().and_then(CardId::of)
}

/// Where a piece lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Place {
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

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Place, String> {
        if text == "tray" { Ok(Place::Tray) } else { text.parse().map(Place::Space) }
    }
}

impl From<Name> for Spot {
    fn from(name: Name) -> Spot {
        Spot::Piece(name)
    }
}

/// The spot of a space.
pub(crate) const fn spot(space: Space) -> Spot {
    Spot::Place(Place::Space(space))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_as_it_is_written() {
        let (seat, card) = (Seat(1), CardId::of(166).expect("a card"));
        let (here, there) = (Space::at(0, 0), Space::at(0, 1));
        let names = [
            Name::Unit(UnitId::of(2)),
            Name::Card(seat, card),
            Name::Deck(seat, card),
            Name::Muster(2),
            Name::Stack(0),
            Name::Pile(seat),
            Name::Edge(here, there),
            Name::Discards(seat),
            Name::Wrecks(seat),
        ];
        for name in names {
            assert_eq!(name.to_string().parse(), Ok(name));
        }
        for none in ["", "unit", "unit-0", "unit-256", "hand-1", "hand-1-0", "hand-1-1-1", "edge-A1", "edge-A1-Z9"] {
            assert_eq!(none.parse::<Name>(), Err(()), "{none}");
        }
        for place in [Place::Space(here), Place::Tray] {
            assert_eq!(place.to_string().parse(), Ok(place));
        }
    }
}

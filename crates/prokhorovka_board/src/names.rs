//! The names of places and pieces in the page.

use prokhorovka::map::{Hex, Zone};
use prokhorovka::pieces::{Formation, UnitId};
use prokhorovka::{German, Soviet};
use std::fmt;
use std::str::FromStr;
use table::Side;

/// A place or a piece that can be clicked.
pub(crate) type Spot = boards::Spot<Place, Name>;

/// A place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A hex.
    Hex(Hex),
    /// The box of a formation beside the map.
    Box(Formation),
    /// The box of the units of a side that are gone.
    Gone(Side),
    /// An entry zone.
    Zone(Zone),
    /// The north edge.
    North,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Place::Hex(hex) => hex.fmt(f),
            Place::Box(formation) => write!(f, "box-{}", formation.word()),
            Place::Gone(German) => f.write_str("gone-german"),
            Place::Gone(Soviet) => f.write_str("gone-soviet"),
            Place::Zone(zone) => write!(f, "zone-{}", zone.word()),
            Place::North => f.write_str("north"),
        }
    }
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Place, String> {
        match text.split_once('-') {
            Some(("box", formation)) => {
                let formation: Formation = formation.parse()?;
                let boxed = crate::layout::BOXED.contains(&formation);
                boxed.then_some(Place::Box(formation)).ok_or_else(|| format!("{} has no box", formation.word()))
            }
            Some(("gone", "german")) => Ok(Place::Gone(German)),
            Some(("gone", "soviet")) => Ok(Place::Gone(Soviet)),
            Some(("zone", zone)) => zone.parse().map(Place::Zone),
            None if text == "north" => Ok(Place::North),
            _ => text.parse().map(Place::Hex),
        }
    }
}

/// A piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Name {
    /// A unit.
    Unit(UnitId),
    /// A remnant that lies face down in this hex.
    Token(Hex),
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Name::Unit(unit) => f.write_str(unit.word()),
            Name::Token(hex) => write!(f, "token-{hex}"),
        }
    }
}

impl FromStr for Name {
    type Err = String;

    fn from_str(text: &str) -> Result<Name, String> {
        match text.strip_prefix("token-") {
            Some(hex) => hex.parse().map(Name::Token),
            None => text.parse().map(Name::Unit),
        }
    }
}

/// The spot of a hex.
pub(crate) const fn on(hex: Hex) -> Spot {
    Spot::Place(Place::Hex(hex))
}

/// The spot of a unit.
pub(crate) const fn unit(unit: UnitId) -> Spot {
    Spot::Piece(Name::Unit(unit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_as_it_is_written() {
        let boxes = crate::layout::BOXED.map(Place::Box).into_iter().chain(Side::BOTH.map(Place::Gone));
        let places = boxes.chain(Zone::ALL.map(Place::Zone)).chain(Hex::all().map(Place::Hex)).chain([Place::North]);
        for place in places {
            assert_eq!(place.to_string().parse(), Ok(place));
        }
        let tokens = Hex::all().map(Name::Token);
        for name in UnitId::ALL.into_iter().map(Name::Unit).chain(tokens) {
            assert_eq!(name.to_string().parse(), Ok(name));
        }
        for none in ["", "box-", "box-LAH", "zone-6", "2717", "gone", "token-", "tiger-1"] {
            assert!(none.parse::<Place>().is_err() && none.parse::<Name>().is_err(), "{none}");
        }
    }
}

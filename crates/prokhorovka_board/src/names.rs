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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Place {
    /// A hex.
    Hex(Hex),
    /// The box of a formation beside the map.
    Box(Formation),
    /// An entry zone.
    Zone(Zone),
    /// The north edge, and who has left by it.
    North,
    /// The markers still to be drawn.
    Envelope,
    /// The markers drawn this turn.
    Drawn,
    /// Aircraft and artillery of a side.
    Support(Side),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Place::Hex(hex) => hex.fmt(f),
            Place::Box(formation) => write!(f, "box-{}", formation.word()),
            Place::Zone(zone) => write!(f, "zone-{}", zone.word()),
            Place::North => f.write_str("north"),
            Place::Envelope => f.write_str("envelope"),
            Place::Drawn => f.write_str("drawn"),
            Place::Support(side) => write!(f, "support-{}", side_word(*side)),
        }
    }
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Place, String> {
        match (text, text.split_once('-')) {
            ("north", _) => Ok(Place::North),
            ("envelope", _) => Ok(Place::Envelope),
            ("drawn", _) => Ok(Place::Drawn),
            (_, Some(("box", formation))) => formation.parse().map(Place::Box),
            (_, Some(("zone", zone))) => zone.parse().map(Place::Zone),
            (_, Some(("support", side))) => side_of(side).map(Place::Support),
            _ => text.parse().map(Place::Hex),
        }
    }
}

/// A piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Name {
    /// A unit.
    Unit(UnitId),
    /// A remnant that lies face down in this hex.
    Token(Hex),
    /// The marker of a formation.
    Chit(Formation),
    /// The aircraft of a side.
    Air(Side),
    /// The artillery of a side.
    Guns(Side),
    /// Rudel.
    Rudel,
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Name::Unit(unit) => f.write_str(unit.word()),
            Name::Token(hex) => write!(f, "token-{hex}"),
            Name::Chit(formation) => write!(f, "chit-{}", formation.word()),
            Name::Air(side) => write!(f, "air-{}", side_word(*side)),
            Name::Guns(side) => write!(f, "guns-{}", side_word(*side)),
            Name::Rudel => f.write_str("rudel"),
        }
    }
}

impl FromStr for Name {
    type Err = String;

    fn from_str(text: &str) -> Result<Name, String> {
        match (text, text.split_once('-')) {
            ("rudel", _) => Ok(Name::Rudel),
            (_, Some(("token", hex))) => hex.parse().map(Name::Token),
            (_, Some(("chit", formation))) => formation.parse().map(Name::Chit),
            (_, Some(("air", side))) => side_of(side).map(Name::Air),
            (_, Some(("guns", side))) => side_of(side).map(Name::Guns),
            _ => text.parse().map(Name::Unit),
        }
    }
}

/// The word for a side.
pub(crate) const fn side_word(side: Side) -> &'static str {
    match side {
        German => "german",
        _ => "soviet",
    }
}

fn side_of(word: &str) -> Result<Side, String> {
    match word {
        "german" => Ok(German),
        "soviet" => Ok(Soviet),
        _ => Err(format!("`{word}` is no side")),
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
        let places = Formation::ALL.map(Place::Box).into_iter().chain(Side::BOTH.map(Place::Support));
        let places = places.chain(Zone::ALL.map(Place::Zone)).chain(Hex::all().map(Place::Hex));
        for place in places.chain([Place::North, Place::Envelope, Place::Drawn]) {
            assert_eq!(place.to_string().parse(), Ok(place));
        }
        let names = UnitId::ALL.into_iter().map(Name::Unit).chain(Hex::all().map(Name::Token));
        let names = names.chain(Formation::ALL.map(Name::Chit)).chain([Name::Rudel]);
        for name in names.chain(Side::BOTH.map(Name::Air)).chain(Side::BOTH.map(Name::Guns)) {
            assert_eq!(name.to_string().parse(), Ok(name));
        }
        for none in ["", "box-", "box-XX", "zone-6", "2717", "air", "token-", "tiger-1", "chit-", "guns-nobody"] {
            assert!(none.parse::<Place>().is_err() && none.parse::<Name>().is_err(), "{none}");
        }
    }
}

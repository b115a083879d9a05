//! The names of pieces for programs: the same as long as the piece lives.

use crate::Spot;
use duel::map::Hex;
use duel::pieces::*;
use std::fmt;

/// A piece on the board, or one laid in the set-up that has no number yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Name {
    Airfield(StukaId),
    Mine(MineId),
    Marker(MarkerId),
    Pak(PakId),
    Tiger(TigerId),
    T34(T34Id),
    Stuka(StukaId),
    LaidMarker(usize),
    Laid(usize),
    LaidAirfield(usize),
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Name::Airfield(id) => write!(f, "airfield-{}", id.number()),
            Name::Mine(id) => write!(f, "mine-{}", id.number()),
            Name::Marker(id) => write!(f, "marker-{}", id.number()),
            Name::Pak(id) => write!(f, "pak-{}", id.number()),
            Name::Tiger(id) => write!(f, "tiger-{}", id.number()),
            Name::T34(id) => write!(f, "t34-{}", id.number()),
            Name::Stuka(id) => write!(f, "stuka-{}", id.number()),
            Name::LaidMarker(i) => write!(f, "laid-marker-{}", i + 1),
            Name::Laid(i) => write!(f, "laid-{}", i + 1),
            Name::LaidAirfield(i) => write!(f, "laid-airfield-{}", i + 1),
        }
    }
}

impl From<Weapon> for Name {
    fn from(weapon: Weapon) -> Name {
        match weapon {
            Weapon::Tiger(id) => Name::Tiger(id),
            Weapon::Pak(id) => Name::Pak(id),
            Weapon::T34(id) => Name::T34(id),
        }
    }
}

impl Name {
    /// The weapon of this name.
    pub(crate) fn weapon(self) -> Option<Weapon> {
        match self {
            Name::Tiger(id) => Some(Weapon::Tiger(id)),
            Name::Pak(id) => Some(Weapon::Pak(id)),
            Name::T34(id) => Some(Weapon::T34(id)),
            _ => None,
        }
    }
}

impl From<Name> for Spot {
    fn from(name: Name) -> Spot {
        Spot::Piece(name.to_string())
    }
}

impl From<Hex> for Spot {
    fn from(hex: Hex) -> Spot {
        Spot::Hex(hex.to_string())
    }
}

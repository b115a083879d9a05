//! The names of pieces for programs: the same as long as the piece lives.

use super::geometry::{Named, digits};
use crate::Spot;
use duel::map::Hex;
use duel::pieces::*;
use maud::Render;
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

impl Name {
    /// The kind of piece and its number.
    fn parts(self) -> (&'static str, u32) {
        match self {
            Name::Airfield(id) => ("airfield-", id.number().into()),
            Name::Mine(id) => ("mine-", id.number().into()),
            Name::Marker(id) => ("marker-", id.number().into()),
            Name::Pak(id) => ("pak-", id.number().into()),
            Name::Tiger(id) => ("tiger-", id.number().into()),
            Name::T34(id) => ("t34-", id.number().into()),
            Name::Stuka(id) => ("stuka-", id.number().into()),
            Name::LaidMarker(i) => ("laid-marker-", i as u32 + 1),
            Name::Laid(i) => ("laid-", i as u32 + 1),
            Name::LaidAirfield(i) => ("laid-airfield-", i as u32 + 1),
        }
    }
}

impl Render for Name {
    fn render_to(&self, page: &mut String) {
        let (kind, number) = self.parts();
        page.push_str(kind);
        digits(number, page);
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (kind, number) = self.parts();
        write!(f, "{kind}{number}")
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
        Spot::Piece(name.render().into_string())
    }
}

impl From<Hex> for Spot {
    fn from(hex: Hex) -> Spot {
        Spot::Hex(Named(hex).render().into_string())
    }
}

//! The names of pieces for programs: the same as long as the piece lives.

use boards::kit::number::digits;
use duel::map::Hex;
use duel::pieces::*;
use maud::Render;
use std::fmt;
use std::str::FromStr;

/// A hex or a piece that can be clicked.
pub(crate) type Spot = boards::Spot<Hex, Name>;

/// A piece on the board, or one laid in the set-up that has no number yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
        f.write_str(kind)?;
        number.fmt(f)
    }
}

impl FromStr for Name {
    type Err = ();

    fn from_str(text: &str) -> Result<Name, ()> {
        let (kind, number) = text.rsplit_once('-').ok_or(())?;
        let number: u8 = number.parse().map_err(drop)?;
        let index = usize::from(number).checked_sub(1).ok_or(())?;
        let name = match kind {
            "airfield" => Name::Airfield(StukaId::of(index)),
            "mine" => Name::Mine(MineId::of(index)),
            "marker" => Name::Marker(MarkerId::of(index)),
            "pak" => Name::Pak(PakId::of(index)),
            "tiger" => Name::Tiger(TigerId::of(index)),
            "t34" => Name::T34(T34Id::of(index)),
            "stuka" => Name::Stuka(StukaId::of(index)),
            "laid-marker" => Name::LaidMarker(index),
            "laid" => Name::Laid(index),
            "laid-airfield" => Name::LaidAirfield(index),
            _ => return Err(()),
        };
        Ok(name)
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
        Spot::Piece(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_as_it_is_written() {
        let third = 2;
        let names = [
            Name::Airfield(StukaId::of(third)),
            Name::Mine(MineId::of(third)),
            Name::Marker(MarkerId::of(third)),
            Name::Pak(PakId::of(third)),
            Name::Tiger(TigerId::of(third)),
            Name::T34(T34Id::of(third)),
            Name::Stuka(StukaId::of(third)),
            Name::LaidMarker(third),
            Name::Laid(third),
            Name::LaidAirfield(third),
        ];
        for name in names {
            assert_eq!(name.to_string().parse(), Ok(name));
            assert_eq!(name.render().into_string(), name.to_string());
        }
        for none in ["", "tiger", "tiger-", "tiger-0", "tiger-256", "panther-1", "-1"] {
            assert_eq!(none.parse::<Name>(), Err(()), "{none}");
        }
    }
}

//! The names of places and pieces for programs: the same as long as the piece lies where it does.

use crusade::map::{Edge, Site, Terrain};
use crusade::pieces::{CardId, PieceId, Tag};
use std::fmt;
use std::str::FromStr;
use table::Side;

/// A place or a piece that can be clicked.
pub(crate) type Spot = boards::Spot<Place, Name>;

/// Something on the table that can be clicked or looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Name {
    /// A piece that lies face up, by the number that both sides use.
    Open(Side, Tag),
    /// A piece that lies face down, by its owner's number.
    Own(Side, PieceId),
    /// A face-down card of which no more is known than where it lies.
    Back(Side, Site, u8),
    /// A card in hand; copies of a card are one piece.
    Hand(CardId),
    /// A card that is still to be placed in the set-up.
    Deck(CardId),
    /// Ordnance on the own airfield that no aircraft carries.
    Loose(CardId),
    /// A terrain card that is still to be laid.
    Terrain(Terrain),
}

/// The letters of the sides in names.
const LETTERS: [&str; 2] = ["s", "g"];

fn letter(side: Side) -> &'static str {
    LETTERS[side.index()]
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Name::Open(side, tag) => write!(f, "{}-{}", letter(*side), tag.index() + 1),
            Name::Own(side, id) => write!(f, "own-{}-{}", letter(*side), id.index() + 1),
            Name::Back(side, site, number) => write!(f, "back-{}-{site}-{number}", letter(*side)),
            Name::Hand(card) => write!(f, "hand-{}", card.word()),
            Name::Deck(card) => write!(f, "deck-{}", card.word()),
            Name::Loose(card) => write!(f, "loose-{}", card.word()),
            Name::Terrain(terrain) => write!(f, "terrain-{}", terrain.word()),
        }
    }
}

impl FromStr for Name {
    type Err = ();

    fn from_str(text: &str) -> Result<Name, ()> {
        let words: Vec<&str> = text.split('-').collect();
        let side = |word: &str| Side::BOTH.into_iter().find(|side| letter(*side) == word);
        let card = |word: &str| CardId::named(word);
        let name = match words.as_slice() {
            ["own", of, number] => side(of).zip(index(number)).map(|(of, id)| Name::Own(of, PieceId::of(id))),
            ["back", of, site, number] => {
                let place = side(of).zip(site.parse().ok());
                place.zip(number.parse().ok()).map(|((of, site), number)| Name::Back(of, site, number))
            }
            ["hand", word] => card(word).map(Name::Hand),
            ["deck", word] => card(word).map(Name::Deck),
            ["loose", word] => card(word).map(Name::Loose),
            ["terrain", word] => word.parse().ok().map(Name::Terrain),
            [of, number] => side(of).zip(index(number)).map(|(of, tag)| Name::Open(of, Tag::of(tag))),
            _ => None,
        };
        name.ok_or(())
    }
}

/// A number from 1 to 64, as a place in a list.
fn index(number: &str) -> Option<usize> {
    number.parse::<usize>().ok()?.checked_sub(1).filter(|index| *index < 64)
}

/// Where a piece lies, and what can be clicked without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Place {
    /// A zone, a position in the air, an airfield.
    Site(Site),
    /// A border between two zones.
    Edge(Edge),
    /// Supply, deck and victory pile of a side.
    Depot(Side),
    /// The hand of the owner of the view.
    Hand,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Place::Site(site) => site.fmt(f),
            Place::Edge(edge) => {
                let [a, b] = edge.ends();
                write!(f, "{}-{}", a.word(), b.word())
            }
            Place::Depot(side) => write!(f, "depot-{}", letter(*side)),
            Place::Hand => f.write_str("hand"),
        }
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Place, ()> {
        let others = Edge::all().map(Place::Edge).chain(Side::BOTH.map(Place::Depot)).chain([Place::Hand]);
        Site::all().map(Place::Site).chain(others).find(|place| place.to_string() == text).ok_or(())
    }
}

impl From<Name> for Spot {
    fn from(name: Name) -> Spot {
        Spot::Piece(name)
    }
}

impl From<Place> for Spot {
    fn from(place: Place) -> Spot {
        Spot::Place(place)
    }
}

impl From<Site> for Place {
    fn from(site: Site) -> Place {
        Place::Site(site)
    }
}

impl From<crusade::map::Zone> for Place {
    fn from(zone: crusade::map::Zone) -> Place {
        Place::Site(Site::Zone(zone))
    }
}

/// The spot of a place.
pub(crate) fn spot(place: impl Into<Place>) -> Spot {
    Spot::Place(place.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crusade::map::{Lane, Zone};

    #[test]
    fn a_name_is_read_as_it_is_written() {
        let card = CardId::named("de_tiger").expect("a card");
        let names = [
            Name::Open(Side::First, Tag::of(0)),
            Name::Own(Side::Second, PieceId::of(63)),
            Name::Back(Side::Second, Site::Airfield(Side::Second), 3),
            Name::Hand(card),
            Name::Deck(card),
            Name::Loose(card),
            Name::Terrain(Terrain::Swamp),
        ];
        for name in names {
            assert_eq!(name.to_string().parse(), Ok(name));
        }
        for none in ["", "s", "s-0", "s-65", "x-1", "own-s", "back-g-Z9-1", "hand-nothing", "terrain-XX"] {
            assert_eq!(none.parse::<Name>(), Err(()), "{none}");
        }
        let air = Site::Air(Lane::East, crusade::map::Spot::Row2);
        let places = [Place::from(Zone::A1), Place::Site(air), Place::Depot(Side::First), Place::Hand];
        for place in places.into_iter().chain(Edge::all().map(Place::Edge)) {
            assert_eq!(place.to_string().parse(), Ok(place));
        }
    }
}

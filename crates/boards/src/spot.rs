//! Where a board can be clicked.

use std::fmt;
use std::str::FromStr;

/// A place or a piece that can be clicked. Between a page and a board both have their names; within a board
/// they are what its title calls them.
///
/// ```
/// use boards::Spot;
/// let spot: Spot = "piece:t34-3".parse().unwrap();
/// assert_eq!(spot, Spot::Piece("t34-3".to_owned()));
/// assert_eq!(spot.to_string(), "piece:t34-3");
///
/// let square: Spot<u8, char> = Spot::Place(64);
/// assert_eq!(square.named(), Spot::Place("64".to_owned()));
/// assert_eq!(square.named().resolve(), Some(square));
/// assert_eq!(spot.resolve::<u8, char>(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Spot<Place = String, Piece = String> {
    /// The place with this `data-place`: a hex such as `E6`, a position, an edge, a tray.
    Place(Place),
    /// The piece with this `data-piece`, like `t34-3`.
    Piece(Piece),
}

impl<Place: fmt::Display, Piece: fmt::Display> Spot<Place, Piece> {
    /// The spot by its name.
    pub fn named(&self) -> Spot {
        match self {
            Spot::Place(place) => Spot::Place(place.to_string()),
            Spot::Piece(piece) => Spot::Piece(piece.to_string()),
        }
    }
}

impl<Place, Piece> Spot<Place, Piece> {
    /// The piece, if it is one.
    pub fn piece(self) -> Option<Piece> {
        match self {
            Spot::Piece(piece) => Some(piece),
            Spot::Place(_) => None,
        }
    }
}

impl Spot {
    /// The spot that has this name, if there is such a place or piece.
    pub fn resolve<Place: FromStr, Piece: FromStr>(&self) -> Option<Spot<Place, Piece>> {
        match self {
            Spot::Place(name) => name.parse().ok().map(Spot::Place),
            Spot::Piece(name) => name.parse().ok().map(Spot::Piece),
        }
    }
}

impl<Place: fmt::Display, Piece: fmt::Display> fmt::Display for Spot<Place, Piece> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Spot::Place(name) => write!(f, "place:{name}"),
            Spot::Piece(name) => write!(f, "piece:{name}"),
        }
    }
}

impl FromStr for Spot {
    type Err = String;

    fn from_str(text: &str) -> Result<Spot, String> {
        match text.split_once(':') {
            Some(("place", name)) if !name.is_empty() => Ok(Spot::Place(name.to_owned())),
            Some(("piece", name)) if !name.is_empty() => Ok(Spot::Piece(name.to_owned())),
            _ => Err(format!("`{text}` is not a spot: write place:E6 or piece:t34-3")),
        }
    }
}

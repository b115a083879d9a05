//! What a page gets: spots that can be clicked, and the board in layers.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// A place on the board that can be clicked.
///
/// ```
/// use boards::Spot;
/// let spot: Spot = "piece:t34-3".parse().unwrap();
/// assert_eq!(spot, Spot::Piece("t34-3".to_owned()));
/// assert_eq!(Spot::Hex("E6".to_owned()).to_string(), "hex:E6");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Spot {
    /// The hex with this `data-hex`, like `E6`.
    Hex(String),
    /// The piece with this `data-piece`, like `t34-3`.
    Piece(String),
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Spot::Hex(name) => write!(f, "hex:{name}"),
            Spot::Piece(name) => write!(f, "piece:{name}"),
        }
    }
}

impl FromStr for Spot {
    type Err = String;

    fn from_str(text: &str) -> Result<Spot, String> {
        match text.split_once(':') {
            Some(("hex", name)) if !name.is_empty() => Ok(Spot::Hex(name.to_owned())),
            Some(("piece", name)) if !name.is_empty() => Ok(Spot::Piece(name.to_owned())),
            _ => Err(format!("`{text}` is not a spot: write hex:E6 or piece:t34-3")),
        }
    }
}

/// What the layers of a board lie in: the same for the whole match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    /// The `viewBox`.
    pub view_box: String,
    /// The classes of the `svg` element.
    pub class: &'static str,
    /// The drawings that the layers refer to.
    pub definitions: Cow<'static, str>,
}

/// The board in layers, as SVG markup to be put into one `svg` element in this order. Only what moves
/// may have words in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layers {
    /// The `viewBox`.
    pub view_box: String,
    /// The classes of the `svg` element.
    pub class: &'static str,
    /// The drawings that the others refer to.
    pub definitions: Cow<'static, str>,
    /// Hexes with `data-hex`, landscape, names, the front. Changes seldom.
    pub ground: String,
    /// What moves: the pieces with `data-piece` and `data-at`, shots and programs of one's own.
    pub live: String,
}

//! The legend of a board: what lies on it, with pictures, in plain words.

use table::Message;

/// Something that is to be seen on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sign {
    /// What kind of thing it is.
    pub kind: SignKind,
    /// How it is drawn, from the definitions and the stylesheet of the board.
    pub svg: String,
    /// The part of the drawing that is shown: left, top, width and height.
    pub view_box: [i16; 4],
    /// What it is, in a line.
    pub words: Message,
}

/// What kind of thing a sign shows; a legend has a heading for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SignKind {
    /// A piece, or what is written on one.
    Piece,
    /// Landscape.
    Ground,
    /// A track, a pile, a line.
    Mark,
}

impl SignKind {
    /// All kinds, in the order of a legend.
    pub const ALL: [SignKind; 3] = [SignKind::Piece, SignKind::Ground, SignKind::Mark];
}

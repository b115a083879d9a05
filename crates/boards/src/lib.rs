//! Boards drawn from views: as text for a terminal, as SVG for a page.
//!
//! What a seat may not know is not in its view, so it cannot be drawn.

mod canvas;
pub mod duel;

/// A game whose positions can be drawn. Only a view is ever drawn, never a state.
pub trait Drawn: table::Rules {
    /// The board as lines of text.
    fn text(view: &Self::View, style: TextStyle) -> String;

    /// The board as one SVG element.
    fn svg(view: &Self::View) -> String;
}

/// How text is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextStyle {
    /// With colours (ANSI escape sequences)?
    pub colour: bool,
    /// How many characters fit on a line.
    pub width: u16,
}

//! Boards drawn from views: as text for a terminal, as SVG for a page.
//!
//! What a seat may not know is not in its view, so it cannot be drawn.

mod canvas;
pub mod duel;
mod spot;
mod style;
pub mod tank_commander;

pub use spot::{Layers, Spot};

/// A game whose positions can be drawn. Only a view is ever drawn, never a state.
pub trait Drawn: table::Rules {
    /// The board as lines of text.
    fn text(view: &Self::View, style: TextStyle) -> String;

    /// The board as one SVG element.
    fn svg(view: &Self::View) -> String;

    /// The board in layers, without words, for a page that keeps the ground and swaps the pieces.
    fn layers(view: &Self::View) -> Layers;

    /// The classes and colours of the layers: light, and dark where the reader or the page
    /// (`data-theme` on its root: `light` or `dark`) wants it.
    fn stylesheet() -> String;

    /// Where an action sits on the board of the seat that decides. Nowhere: it is only a button.
    /// One spot: a click there does it. Two: what is taken up, then where it goes. Several actions may
    /// sit on the same spots; whoever clicks there is asked which.
    fn spots(view: &Self::View, action: Self::Action) -> Vec<Spot>;

    /// What the deciding seat would have meant by a click on this spot now, allowed or not, the likeliest
    /// first. Every legal action is among the meanings of each of its spots; what is legal and sits
    /// elsewhere is not. A piece and the hex it lies in stand for each other. Nothing for a spot that is
    /// not on the board.
    fn meant(view: &Self::View, spot: &Spot) -> Vec<Self::Action>;

    /// The lines to be shown while an action is pointed at: a shot, a look, a step, the way of a program.
    fn lines(view: &Self::View, action: Self::Action) -> Vec<(Spot, Spot)>;
}

/// How text is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextStyle {
    /// With colours (ANSI escape sequences)?
    pub colour: bool,
    /// How many characters fit on a line.
    pub width: u16,
}

//! Boards drawn from views: as text for a terminal, as SVG for a page.
//!
//! What a seat may not know is not in its view, so it cannot be drawn.

mod canvas;
pub mod duel;
mod spot;
mod style;
pub mod tank_commander;

pub use spot::{Frame, Layers, Spot};

/// How messages become words.
pub type Say<'a> = &'a dyn Fn(&table::Message) -> String;

/// A game whose positions can be drawn. Only a view is ever drawn, never a state.
pub trait Drawn: table::Rules {
    /// The board as lines of text.
    fn text(view: &Self::View, style: TextStyle) -> String;

    /// The board as one SVG element.
    fn svg(view: &Self::View) -> String;

    /// Where a seat sits at the picture, in hundredths of its width and height.
    fn home(view: &Self::View, seat: table::Seat) -> (u8, u8);

    /// What the layers of the board lie in.
    fn frame(view: &Self::View) -> Frame;

    /// The layer that seldom changes: a page keeps it while the pieces are swapped.
    fn ground(view: &Self::View) -> String;

    /// A number that is the same exactly as long as the ground is, and cheap.
    fn ground_mark(view: &Self::View) -> u64;

    /// The layer of what moves. The words on it, if any, come from whoever shows it.
    fn live(view: &Self::View, say: Say) -> String;

    /// All layers of the board.
    fn layers(view: &Self::View, say: Say) -> Layers {
        let Frame { view_box, class, definitions } = Self::frame(view);
        let faces: String = Self::faces(view).into_iter().filter_map(Self::face).collect();
        let definitions =
            if faces.is_empty() { definitions } else { format!("{definitions}<defs>{faces}</defs>").into() };
        Layers { view_box, class, definitions, ground: Self::ground(view), live: Self::live(view, say) }
    }

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
    fn click_meanings(view: &Self::View, spot: &Spot) -> Vec<Self::Action>;

    /// How far the piece on this spot could go by what the owner of the view knows: where to, and what it
    /// would have left there. Empty where the board cannot tell.
    fn reach(_view: &Self::View, _spot: &Spot) -> Vec<(Spot, u8)> {
        Vec::new()
    }

    /// A closer look at what lies on a spot, large and in words, as HTML: nothing for what the owner of the view
    /// does not see, or where there is nothing more to see. Rules in it have `data-rule`.
    fn detail(_view: &Self::View, _spot: &Spot, _say: Say) -> Option<String> {
        None
    }

    /// A closer look at a card by its number: the same for everybody.
    fn card(_number: u16, _say: Say) -> Option<String> {
        None
    }

    /// The number of the card that an action is about.
    fn card_of(_view: &Self::View, _action: Self::Action) -> Option<u16> {
        None
    }

    /// What an action that is left to the dice needs and can do, line by line; empty for any other.
    fn forecast(_view: &Self::View, _action: Self::Action) -> Vec<table::Prompt> {
        Vec::new()
    }

    /// Cards that wait for each other, the next to take effect first: each in words, and its number.
    fn stack(_view: &Self::View) -> Vec<(table::Prompt, u16)> {
        Vec::new()
    }

    /// The numbers of the cards whose pictures the layers refer to, each once, in order.
    fn faces(_view: &Self::View) -> Vec<u16> {
        Vec::new()
    }

    /// The picture of such a card, a definition to be put beside those of the [`Frame`].
    fn face(_number: u16) -> Option<&'static str> {
        None
    }

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

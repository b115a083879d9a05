//! What the board of a title can do.

use crate::{Cue, Frame, Ink, Layers, LiveLayer, Meaning, Outlook, Reached, Sign, Spot};
use maud::html;
use table::decks::Decks;
use table::{Message, Prompt, Rules, Seat};

/// How messages become words.
pub type Say<'a> = &'a dyn Fn(&Message) -> String;

/// The view of a board's game.
pub type ViewOf<B> = <<B as Board>::Rules as Rules>::View;

/// An event of a board's game.
pub type EventOf<B> = <<B as Board>::Rules as Rules>::Event;

/// An action of a board's game.
pub type ActionOf<B> = <<B as Board>::Rules as Rules>::Action;

/// How the positions of a game are drawn. Only a view is ever drawn, never a state.
///
/// Whoever draws lays the scene of a view out once and hands it in with that view as often as he likes.
pub trait Board: Send + Sync + 'static {
    /// The game.
    type Rules: Rules;

    /// All that lies on the table as a view knows it, and where it is drawn.
    type Scene;

    /// The cards of the game, where it has any.
    const CARDS: Option<Cards<Self>> = None;

    /// What decks are made of and how they come to a match, where players build their own.
    const DECKS: Option<&'static dyn Decks<Self::Rules>> = None;

    /// The battle in progress, where a position is kept for it.
    const POSTER: Option<Poster<Self>> = None;

    /// Lays out what a view shows, for somebody who looks at the board from there.
    fn scene(view: &ViewOf<Self>, outlook: Outlook) -> Self::Scene;

    /// The board as lines of text.
    fn text(view: &ViewOf<Self>, scene: &Self::Scene, style: TextStyle) -> String;

    /// The board as one SVG element.
    fn svg(view: &ViewOf<Self>, scene: &Self::Scene) -> String;

    /// Where a seat sits at the upright picture, in hundredths of its width and height.
    fn home(view: &ViewOf<Self>, seat: Seat) -> (u8, u8);

    /// What the layers of the board lie in.
    fn frame(view: &ViewOf<Self>) -> Frame;

    /// The layer that seldom changes: a page keeps it while the pieces are swapped. Each place says in its `title`
    /// what it is.
    fn ground(view: &ViewOf<Self>, scene: &Self::Scene, say: Say) -> String;

    /// A number that is the same exactly as long as the ground is, and cheap.
    fn ground_mark(view: &ViewOf<Self>) -> u64;

    /// The layer of what moves. Each piece says in its `title` what it is, as far as the owner of the view knows; the
    /// words come from whoever shows it, and pieces that were drawn before as well.
    fn live(view: &ViewOf<Self>, scene: &Self::Scene, ink: Ink) -> LiveLayer;

    /// All layers of the board.
    fn layers(view: &ViewOf<Self>, scene: &Self::Scene, say: Say) -> Layers {
        let Frame { view_box, class, definitions } = Self::frame(view);
        let pictures: String = Self::CARDS.map_or_else(String::new, |cards| cards.pictures(view, scene));
        let definitions =
            if pictures.is_empty() { definitions } else { format!("{definitions}<defs>{pictures}</defs>").into() };
        let (ground, live) = (Self::ground(view, scene, say), Self::live(view, scene, Ink::fresh(say)).svg());
        Layers { view_box, class, definitions, ground, live }
    }

    /// The classes and colours of the layers, those of the [kit](crate::kit) included: light, and dark where the reader
    /// or the page (`data-theme` on its root: `light` or `dark`) wants it.
    fn stylesheet() -> String;

    /// Where an action sits on the board of the seat that decides. Nowhere: it is only a button.
    /// One spot: a click there does it. Two: what is taken up, then where it goes. Several actions may
    /// sit on the same spots; whoever clicks there is asked which.
    fn spots(view: &ViewOf<Self>, scene: &Self::Scene, action: ActionOf<Self>) -> Vec<Spot>;

    /// The lines to be shown while an action is pointed at: a shot, a look, a step, the way of a program.
    fn lines(view: &ViewOf<Self>, scene: &Self::Scene, action: ActionOf<Self>) -> Vec<(Spot, Spot)>;

    /// What the deciding seat would have meant by a click on this spot now, allowed or not, the likeliest first; with a
    /// piece in hand, if one was taken up before. Every legal action is among the meanings of each of its spots; what is
    /// legal and sits elsewhere is not. A piece and the place it lies in stand for each other. Nothing for a spot that
    /// is not on the board.
    fn click_meanings(
        view: &ViewOf<Self>,
        scene: &Self::Scene,
        spot: &Spot,
        held: Option<&Spot>,
    ) -> Vec<Meaning<ActionOf<Self>>>;

    /// How far the piece on this spot could go by what the owner of the view knows, and by which actions if it is for
    /// him to move it now. Empty where the board cannot tell.
    fn reach(_view: &ViewOf<Self>, _scene: &Self::Scene, _spot: &Spot) -> Vec<Reached<ActionOf<Self>>> {
        Vec::new()
    }

    /// What lies on this board, each once, as the owner of the view sees it: pieces, then ground, then marks.
    fn legend(view: &ViewOf<Self>, scene: &Self::Scene) -> Vec<Sign>;

    /// A closer look at what lies on a spot, large and in words, as HTML: nothing for what the owner of the view
    /// does not see, or where there is nothing more to see. Rules in it have `data-rule`.
    fn detail(_view: &ViewOf<Self>, _scene: &Self::Scene, _spot: &Spot, _say: Say) -> Option<String> {
        None
    }

    /// What an action that is left to the dice needs and can do, line by line; empty for any other.
    fn forecast(_view: &ViewOf<Self>, _action: ActionOf<Self>) -> Vec<Prompt> {
        Vec::new()
    }

    /// What an event that the owner of the view heard looks like. The view may be of any later moment.
    fn cue(_view: &ViewOf<Self>, _event: &EventOf<Self>) -> Cue {
        Cue::note()
    }

    /// How much both sides have lost of what they had, as the owner of the view knows it; nothing where nothing can be
    /// lost. What it is comes from the [cues](Cue::loses) of events.
    fn losses(_view: &ViewOf<Self>) -> Option<[Message; 2]> {
        None
    }

    /// Cards that wait for each other, the next to take effect first: each in words, and its number.
    fn stack(_view: &ViewOf<Self>) -> Vec<(Prompt, u16)> {
        Vec::new()
    }
}

/// The cards of a game, each known by its number and the same for everybody.
pub struct Cards<B: Board + ?Sized> {
    /// The cards whose pictures the layers refer to, each once, in order.
    pub shown: fn(&ViewOf<B>, &B::Scene) -> Vec<u16>,
    /// The picture of a card, a definition to be put beside those of the [`Frame`].
    pub picture: fn(u16) -> Option<&'static str>,
    /// All cards in order, for whoever looks them up.
    pub all: fn() -> Vec<ListedCard>,
    /// The face of a card by itself, large, as an SVG element.
    pub face: fn(u16, Say) -> Option<String>,
    /// What holds for a card, line by line.
    pub lines: fn(u16) -> Vec<Prompt>,
    /// What is told of a card on a page of its own, where that is more than its lines.
    pub page: fn(u16, Say) -> Option<CardPage>,
    /// The drawings that faces refer to.
    pub definitions: fn() -> &'static str,
    /// The card that an action is about.
    pub of: fn(ActionOf<B>) -> Option<u16>,
}

/// A card in a list of all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedCard {
    /// Its number.
    pub number: u16,
    /// What it is called.
    pub name: Message,
    /// What kind of card it is, in words.
    pub kind: Message,
}

/// A page on one card, as HTML.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardPage {
    /// Beside its face.
    pub beside: String,
    /// Below both.
    pub below: String,
}

/// The battle in progress, for whoever has never seen the game: a kept position, cropped to the action.
pub struct Poster<B: Board + ?Sized> {
    /// The position, as files have it.
    pub position: &'static str,
    /// The part of the board that is shown: a `viewBox`.
    pub part: &'static str,
    /// What is drawn over it: a shot that is just being fired.
    pub over: fn(&B::Scene) -> String,
}

impl<B: Board + ?Sized> Cards<B> {
    /// A closer look at a card, as [`Board::detail`] has it: its face, and what holds for it.
    pub fn detail(&self, number: u16, say: Say) -> Option<String> {
        let lines = told(&(self.lines)(number), say);
        Some((self.face)(number, say)? + &lines)
    }

    /// The pictures of all cards that the layers refer to.
    pub fn pictures(&self, view: &ViewOf<B>, scene: &B::Scene) -> String {
        (self.shown)(view, scene).into_iter().filter_map(self.picture).collect()
    }
}

/// Lines with their rules, for a closer look.
pub fn told(lines: &[Prompt], say: Say) -> String {
    if lines.is_empty() {
        return String::new();
    }
    html! {
        ul { @for line in lines { li { (say(&line.message)) " " a.rule data-rule=(line.rule) href={ "#" (line.rule) } { (line.rule) } } } }
    }
    .into_string()
}

/// How text is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextStyle {
    /// With colours (ANSI escape sequences)?
    pub colour: bool,
    /// How many characters fit on a line.
    pub width: u16,
    /// How much is said around the board.
    pub extent: Extent,
}

/// How much is said around a board of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Everything: counts, cards, what the signs mean.
    Whole,
    /// What one needs from decision to decision, so that board and choices fit on a screen of forty lines.
    Brief,
}

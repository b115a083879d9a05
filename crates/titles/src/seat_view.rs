//! The match as one seat sees it: all that ever leaves it for a screen or a bot.

use crate::PlayOuts;
use boards::{Cue, Frame, Ink, LiveLayer, Loss, Outlook, Reached, Say, Sign, Spot, TextStyle};
use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use std::ops::RangeInclusive;
use table::{Aim, Message, Prompt, Refusal, Seat, Track};

/// A match at one position, as one seat sees it, or a spectator. The view is taken once, the board laid out once.
pub trait SeatView {
    /// The view itself: all that a bot is given.
    fn view(&self) -> AnyView;

    /// What the deciding seat is asked.
    fn prompt(&self) -> Prompt;

    /// What this seat may do: nothing unless it decides.
    fn choices(&self) -> Vec<Choice>;

    /// The same without words.
    fn actions(&self) -> Vec<Value>;

    /// A whole position that fits all that this seat knows, as this seed deals the rest.
    fn sample(&self, seed: u64) -> Value;

    /// Plays so many such positions to their end, everybody at random.
    fn play_outs(&self, count: u32, seed: u64) -> PlayOuts;

    /// The same as a page lists it: where each choice sits on the board, and what it can lead to. If more than so
    /// many sit there, these are not put into words.
    fn choices_on_board(&self, worded: usize) -> Vec<BoardChoice>;

    /// Why a click of this seat on a spot leads nowhere, with the piece that it has taken up before, if it has; nothing
    /// if it leads somewhere, or if the seat does not decide.
    fn why_not(&self, spot: &Spot, held: Option<&Spot>) -> Option<Refusal>;

    /// Is this seat merely asked now whether it interrupts?
    fn interrupt_chance(&self) -> Option<InterruptChance>;

    /// How the match stands.
    fn standing(&self) -> Standing;

    /// What this seat heard in these steps, the oldest first.
    fn log(&self, steps: RangeInclusive<usize>) -> Vec<LogLine>;

    /// What this seat heard after so many things, the oldest first. Each seat counts for itself, so that nobody can
    /// count what was not for their ears.
    fn heard(&self, since: usize) -> Vec<Heard>;

    /// How many things this seat has heard.
    fn heard_so_far(&self) -> usize;

    /// What both sides have lost, as this seat knows it; nothing where nothing can be lost.
    fn losses(&self) -> Option<Tray>;

    /// The board for a page, without its ground.
    fn picture(&self, from: Vantage, ink: Ink) -> Picture;

    /// The layer of the board that seldom changes: the same as long as [`Picture::ground_mark`] and
    /// [`Picture::outlook`] are.
    fn ground(&self, outlook: Outlook, say: Say) -> String;

    /// What lies on the board, each once, with pictures.
    fn legend(&self) -> Vec<Sign>;

    /// The board in one piece.
    fn print(&self, medium: Medium) -> String;

    /// A closer look at what lies on a spot, as HTML; nothing for what this seat does not see.
    fn detail(&self, spot: &Spot, say: Say) -> Option<String>;

    /// How far the piece on a spot could go, and by which actions if this seat can move it now.
    fn reach(&self, spot: &Spot) -> Vec<Reached<Value>>;
}

/// From whose side a seat looks at the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Vantage {
    /// From its own, where the board has an upper and a lower one; else as it is printed.
    #[default]
    Own,
    /// From the opposite one.
    Opposite,
}

/// An action that is legal now.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The action.
    pub action: Value,
    /// In words, with its rule.
    pub prompt: Prompt,
}

/// An action that is legal now, on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardChoice {
    /// The action, as JSON.
    pub action: String,
    /// In words, with its rule.
    pub prompt: Option<Prompt>,
    /// Where it is clicked: what is taken up, then where it goes.
    pub spots: Vec<Spot>,
    /// Lines to show while it is pointed at.
    pub lines: Vec<(Spot, Spot)>,
    /// The number of the card that it is about.
    pub card: Option<u16>,
    /// What it needs and can do, if it is left to the dice.
    pub forecast: Vec<Prompt>,
}

impl BoardChoice {
    /// Is it about this action?
    pub fn is(&self, action: &Value) -> bool {
        serde_json::from_str::<Value>(&self.action).is_ok_and(|own| own == *action)
    }
}

/// How a match stands, as far as a seat may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The points of the first and the second side.
    pub points: [i32; 2],
    /// The words for the sides, as far as it is known who they are.
    pub sides: [&'static str; 2],
    /// Where in the sequence of play it is.
    pub track: Track,
    /// The step of the sequence of play, by its code.
    pub step: &'static str,
    /// Whose turn it is, where a turn belongs to somebody.
    pub turn_of: Option<Seat>,
    /// Can anybody be asked in this match whether they interrupt?
    pub has_interrupts: bool,
    /// What the match is about.
    pub aim: Aim,
    /// How much each side has lost of what it had; nothing where nothing can be lost.
    pub losses: Option<[Message; 2]>,
    /// Cards that wait for each other, each in words and by its number: the next to take effect first.
    pub stack: Vec<(Prompt, u16)>,
}

/// A seat is merely asked whether it interrupts.
#[derive(Clone, Debug, PartialEq)]
pub struct InterruptChance {
    /// Who is asked.
    pub seat: Seat,
    /// The action that declines.
    pub pass: Value,
    /// Could the seat do anything else?
    pub is_real: bool,
}

/// Something that a seat heard.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// The step that it followed from.
    pub step: usize,
    /// Who did that.
    pub done_by: DoneBy,
    /// In words, with its rule.
    pub prompt: Prompt,
    /// How it is shown.
    pub cue: Cue,
}

/// Who did what a line tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoneBy {
    /// The seat that hears it.
    Oneself,
    /// Somebody else, or nobody: what happened before the first action.
    Others,
}

/// What both sides have lost.
#[derive(Clone, Debug, PartialEq)]
pub struct Tray {
    /// How much each side has lost of what it had.
    pub summaries: [Message; 2],
    /// Each piece, in the order of loss.
    pub lost: Vec<Lost>,
}

/// A piece that was lost.
#[derive(Clone, Debug, PartialEq)]
pub struct Lost {
    /// The name that it had on the board.
    pub piece: Option<String>,
    /// Where it was.
    pub places: Vec<String>,
    /// Whose it was, and its picture.
    pub loss: Loss,
    /// The turn.
    pub turn: Option<Message>,
    /// How it came to it.
    pub prompt: Prompt,
}

/// Something that a seat heard, for a program.
#[derive(Clone, Debug, PartialEq)]
pub struct Heard {
    /// How many things the seat had heard with it.
    pub number: usize,
    /// The event as JSON.
    pub event: Value,
    /// In words, with its rule.
    pub prompt: Prompt,
}

/// A board for a page.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// What its layers lie in.
    pub frame: Frame,
    /// From where it is drawn.
    pub outlook: Outlook,
    /// Names the ground that the pieces lie on.
    pub ground_mark: u64,
    /// What moves.
    pub live: LiveLayer,
    /// The numbers of the cards whose pictures the pieces refer to.
    pub cards: Vec<u16>,
    /// Where the seat sits at the picture, in hundredths of its width and height.
    pub home: Option<(u8, u8)>,
}

/// What a board is drawn for in one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// A terminal.
    Text(TextStyle),
    /// A file.
    Svg,
}

/// The view of a seat, of whatever title.
pub struct AnyView(Box<dyn Erased>);

impl AnyView {
    pub(crate) fn new<V: Serialize + Send + 'static>(view: V) -> AnyView {
        AnyView(Box::new(view))
    }

    /// As JSON.
    pub fn to_json(&self) -> Value {
        self.0.to_json()
    }

    /// The view itself, for whoever knows its type.
    pub fn of_type<V: 'static>(&self) -> Option<&V> {
        self.0.as_any().downcast_ref()
    }
}

trait Erased: Send {
    fn to_json(&self) -> Value;
    fn as_any(&self) -> &dyn Any;
}

impl<V: Serialize + Send + 'static> Erased for V {
    fn to_json(&self) -> Value {
        crate::hosted::json(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

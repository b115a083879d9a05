//! What an event looks like: how the story tells it, and what a table plays back on the board.
//!
//! A title only says what it is, by the names of pieces and places on its own board; the table draws it.

use std::fmt::Display;
use table::{Message, Side};

/// An event for whoever watches. What a seat may not know is neither in the event that it heard nor in its view, so it
/// cannot be in its cue.
///
/// ```
/// use boards::{Cue, Hit, Shown, Told};
/// use table::Message;
///
/// let cue = Cue::shot("tiger-1", "t34-3", Hit::Destroyed).at("E4").at("E7").result(Message::new("destroyed"));
/// assert_eq!((cue.told, cue.shown), (Told::Line, Shown::Shot(Hit::Destroyed)));
/// assert_eq!(cue.places, ["E4", "E7"]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cue {
    /// How the story tells it.
    pub told: Told,
    /// How the board shows it.
    pub shown: Shown,
    /// The piece that does it.
    pub who: Option<String>,
    /// The pieces that go the same way with it, such as the others of a flight.
    pub with: Vec<String>,
    /// The piece to which it is done.
    pub whom: Option<String>,
    /// Where: a way from its beginning, a shot from gun to target. What is not said is where the pieces lie.
    pub places: Vec<String>,
    /// What came of it. The words of the event begin with these.
    pub result: Option<Message>,
    /// The sum or the dice that it hung on.
    pub figures: Vec<Figure>,
    /// The points that a side has got by it.
    pub points: Option<(Side, i32)>,
    /// What is to be laid into the tray of losses: the piece to which it is done.
    pub loss: Option<Loss>,
}

/// How the story tells an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Told {
    /// It heads a turn.
    Turn,
    /// It heads a phase: told only where something happens in it.
    Phase,
    /// One of many small steps: told to those who want every step.
    Aside,
    /// What follows by itself from the event before: it adds its points to that one's line.
    Sequel,
    /// A line of its own.
    #[default]
    Line,
}

/// How the board shows an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    /// The pieces and places light up.
    #[default]
    Note,
    /// A piece goes its way.
    March,
    /// A piece flies its way.
    Flight,
    /// A piece fires.
    Shot(Hit),
    /// A piece is turned up.
    Turned,
    /// A piece is gone.
    Gone(Exit),
}

/// What a shot did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    /// It missed.
    Missed,
    /// It hit and did no harm.
    Harmless,
    /// It did harm.
    Damaged,
    /// It destroyed its target.
    Destroyed,
}

/// How a piece left the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// It was destroyed.
    Destroyed,
    /// It reached what it was to reach.
    Through,
    /// It was taken away: a bluff that was seen through, a card that goes back to the hand.
    Removed,
    /// One like it is back from where the lost ones lie.
    Restored,
}

/// A number that counted, and the word for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Figure {
    /// It is added.
    Term(i32, Message),
    /// What the terms come to.
    Total(i32, Message),
    /// What that is held against.
    Against(i32, Message),
    /// A die as it fell, and what it had to show.
    Die(u8, Message),
}

impl Hit {
    /// The word for it in a page.
    pub const fn word(self) -> &'static str {
        match self {
            Hit::Missed => "missed",
            Hit::Harmless => "harmless",
            Hit::Damaged => "damaged",
            Hit::Destroyed => "destroyed",
        }
    }
}

impl Exit {
    /// The word for it in a page.
    pub const fn word(self) -> &'static str {
        match self {
            Exit::Destroyed => "destroyed",
            Exit::Through => "through",
            Exit::Removed => "removed",
            Exit::Restored => "restored",
        }
    }
}

impl Cue {
    /// Heads a turn.
    pub fn turn() -> Cue {
        Cue { told: Told::Turn, ..Cue::default() }
    }

    /// Heads a phase.
    pub fn phase() -> Cue {
        Cue { told: Told::Phase, ..Cue::default() }
    }

    /// A small step.
    pub fn aside() -> Cue {
        Cue { told: Told::Aside, ..Cue::default() }
    }

    /// Something worth a line.
    pub fn note() -> Cue {
        Cue::default()
    }

    /// A side has got points for what was told just before.
    pub fn points(side: Side, points: i32) -> Cue {
        Cue { told: Told::Sequel, points: Some((side, points)), ..Cue::default() }
    }

    /// A piece goes; its way is to be added place by place.
    pub fn march(who: impl Display) -> Cue {
        Cue { shown: Shown::March, ..Cue::default() }.who(who)
    }

    /// A piece flies; its way is to be added place by place.
    pub fn flight(who: impl Display) -> Cue {
        Cue { shown: Shown::Flight, ..Cue::default() }.who(who)
    }

    /// A piece fires at another.
    pub fn shot(who: impl Display, whom: impl Display, hit: Hit) -> Cue {
        Cue { shown: Shown::Shot(hit), ..Cue::default() }.who(who).whom(whom)
    }

    /// A piece is turned up.
    pub fn turned(whom: impl Display) -> Cue {
        Cue { shown: Shown::Turned, ..Cue::default() }.whom(whom)
    }

    /// A piece leaves the board.
    pub fn gone(whom: impl Display, exit: Exit) -> Cue {
        Cue { shown: Shown::Gone(exit), ..Cue::default() }.whom(whom)
    }

    /// Done by this piece.
    pub fn who(self, piece: impl Display) -> Cue {
        Cue { who: Some(piece.to_string()), ..self }
    }

    /// And by this piece with it.
    pub fn with(mut self, piece: impl Display) -> Cue {
        self.with.push(piece.to_string());
        self
    }

    /// Done to this piece.
    pub fn whom(self, piece: impl Display) -> Cue {
        Cue { whom: Some(piece.to_string()), ..self }
    }

    /// At this place, or on to it.
    pub fn at(mut self, place: impl Display) -> Cue {
        self.places.push(place.to_string());
        self
    }

    /// With this result, which the words of the event begin with.
    pub fn result(self, result: Message) -> Cue {
        Cue { result: Some(result), ..self }
    }

    /// With these figures.
    pub fn figures(self, figures: Vec<Figure>) -> Cue {
        Cue { figures, ..self }
    }

    /// It is told together with what came just before.
    pub fn sequel(self) -> Cue {
        Cue { told: Told::Sequel, ..self }
    }

    /// It takes its piece from a side, with this picture for the tray: around the origin, not larger than 45 to each side.
    pub fn loses(self, side: Side, exit: Exit, picture: String) -> Cue {
        Cue { loss: Some(Loss { side, exit, picture }), ..self }
    }
}

/// A piece that is gone, for the tray of losses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// Whose it was.
    pub side: Side,
    /// How it went. What was only removed is counted, not shown one by one.
    pub exit: Exit,
    /// Its picture.
    pub picture: String,
}

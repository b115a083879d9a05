//! The sequence of play, for whoever shows or hosts a match: phases, turns, and where a seat may interrupt.

use crate::{Message, Rules, Seat, Side};

/// A game whose sequence of play can be followed from any view.
///
/// Some rules ask whoever could answer, as far as everybody can see, whether they interrupt, again and again. What a
/// host may do so that this torments nobody it does by what is said here, and for each seat from that seat's own
/// view.
pub trait SequenceOfPlay: Rules {
    /// Is a seat ever asked in between whether it interrupts?
    const INTERRUPTS: bool = false;

    /// The phases, and where in them a view is.
    fn track(view: &Self::View) -> Track;

    /// The step of the sequence of play: the rulebook's code for it, or a word.
    fn step(view: &Self::View) -> &'static str;

    /// The word for a side, where it is only known in play who that is.
    fn side_word(_view: &Self::View, side: Side) -> &'static str {
        Self::title().sides[side.index()]
    }

    /// Whose turn it is, where a turn belongs to somebody.
    fn turn_of(_view: &Self::View) -> Option<Seat> {
        None
    }

    /// Can anybody be asked in this match whether they interrupt?
    fn has_interrupts(_view: &Self::View) -> bool {
        Self::INTERRUPTS
    }

    /// The action that declines, if the owner of this view decides and is only asked whether it interrupts.
    fn pass(_view: &Self::View) -> Option<Self::Action> {
        None
    }
}

/// The phases of a turn and where we are in them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// The phases.
    pub phases: Vec<Phase>,
    /// The present one.
    pub at: usize,
    /// The turn; 0 before the first.
    pub turn: u16,
    /// The last turn, where it is known.
    pub last: Option<u16>,
}

/// A phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phase {
    /// Its name, in a word.
    pub name: Message,
    /// What happens in it, in a sentence.
    pub about: Message,
}

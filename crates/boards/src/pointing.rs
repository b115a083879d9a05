//! What somebody means who points at a board, and how far a piece could be brought.

use crate::Spot;
use table::Refusal;

/// What a click may have meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning<A> {
    /// To do this: the rules say whether it may be done, and if not, why.
    Act(A),
    /// Something that no action does: this is why.
    Nothing(Refusal),
}

impl<A> Meaning<A> {
    /// The action, if it is one.
    pub fn action(self) -> Option<A> {
        match self {
            Meaning::Act(action) => Some(action),
            Meaning::Nothing(_) => None,
        }
    }
}

/// What a piece can do where it has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// Something more, such as to fire: it has come there with half its strength.
    Act,
    /// Nothing that the way would decide.
    Rest,
}

/// A place that a piece could reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached<A> {
    /// The place.
    pub to: Spot,
    /// What the piece would have left there.
    pub left: u8,
    /// What it can do there.
    pub then: Then,
    /// The best way there, from place to place; the piece's own comes first, this one last.
    pub way: Vec<Spot>,
    /// What brings it there now, one action after the other; nothing if it is not for the owner of the view to move it.
    pub by: Vec<A>,
}

impl<A> Reached<A> {
    /// The same with each action turned into something else.
    pub fn map<B>(self, turn: impl FnMut(A) -> B) -> Reached<B> {
        let Reached { to, left, then, way, by } = self;
        Reached { to, left, then, way, by: by.into_iter().map(turn).collect() }
    }
}

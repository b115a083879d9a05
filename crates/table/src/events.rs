//! What happened, and who may hear of it.

use crate::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// Who may hear of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody, spectators too.
    All,
    /// These seats and nobody else.
    Only(Seats),
    /// Everybody but these seats, spectators too: the twin of an event that says more to those.
    Except(Seats),
}

impl Audience {
    /// May this seat (or, for `None`, a spectator) hear of it?
    pub fn includes(self, seat: Option<Seat>) -> bool {
        match (self, seat) {
            (Audience::All, _) => true,
            (Audience::Only(seats), Some(seat)) => seats.contains(seat),
            (Audience::Only(_), None) => false,
            (Audience::Except(seats), seat) => !seat.is_some_and(|seat| seats.contains(seat)),
        }
    }
}

/// Why an action can no longer be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoBarrier {
    /// These have learnt something that was secret: a hidden thing was shown, or what happened depended on it.
    Revealed(Audience),
    /// A secret choice was declared final.
    Committed,
}

/// Listens to the rules at work. Costs nothing when nobody does.
///
/// ```
/// use table::{Audience, EventList, EventSink, Seat, Seats, UndoBarrier};
///
/// /// A scout looks at a hidden piece: it learns what it is, the others that somebody looked.
/// fn look(scout: Seat, sink: &mut impl EventSink<&'static str>) {
///     let alone = Seats::one(scout);
///     sink.tell(Audience::Only(alone), || "it is a mine");
///     sink.tell(Audience::Except(alone), || "somebody looked");
///     sink.bar_undo(UndoBarrier::Revealed(Audience::Only(alone)));
/// }
///
/// let mut events = EventList::default();
/// look(Seat(1), &mut events);
/// assert_eq!(events.heard_by(Some(Seat(1))).collect::<Vec<_>>(), [&"it is a mine"]);
/// assert_eq!(events.heard_by(None).collect::<Vec<_>>(), [&"somebody looked"]);
/// assert!(events.bars_undo());
///
/// look(Seat(1), &mut table::Silent); // nobody listens: not a single event is made
/// ```
pub trait EventSink<E> {
    /// Something happened. The event is made only if somebody listens.
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E);

    /// From here on the action cannot be taken back.
    fn bar_undo(&mut self, barrier: UndoBarrier);

    /// Something happened that everybody may hear of.
    #[inline]
    fn tell_all(&mut self, event: impl FnOnce() -> E) {
        self.tell(Audience::All, event);
    }

    /// Everybody has learnt something that was secret.
    #[inline]
    fn reveal(&mut self) {
        self.bar_undo(UndoBarrier::Revealed(Audience::All));
    }
}

/// Nobody listens: for playouts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> EventSink<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
    #[inline(always)]
    fn bar_undo(&mut self, _: UndoBarrier) {}
}

/// An event with its audience.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told<E> {
    /// Who may hear of it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

/// Writes everything down.
#[derive(Clone, Debug)]
pub struct EventList<E> {
    /// What happened, in order.
    pub told: Vec<Told<E>>,
    /// Who has learnt something that was secret.
    pub revealed: Vec<Audience>,
    /// Was a choice declared final?
    pub committed: bool,
}

impl<E> Default for EventList<E> {
    fn default() -> EventList<E> {
        EventList { told: Vec::new(), revealed: Vec::new(), committed: false }
    }
}

impl<E> EventList<E> {
    /// Has this seat (or a spectator) learnt something that was secret?
    pub fn revealed_to(&self, seat: Option<Seat>) -> bool {
        self.revealed.iter().any(|audience| audience.includes(seat))
    }

    /// Can the action no longer be taken back, whatever the dice did?
    pub fn bars_undo(&self) -> bool {
        self.committed || !self.revealed.is_empty()
    }

    /// What this seat (or a spectator) hears of it.
    pub fn heard_by(&self, seat: Option<Seat>) -> impl Iterator<Item = &E> {
        self.told.iter().filter(move |told| told.audience.includes(seat)).map(|told| &told.event)
    }
}

impl<E> EventSink<E> for EventList<E> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        self.told.push(Told { audience, event: event() });
    }

    fn bar_undo(&mut self, barrier: UndoBarrier) {
        match barrier {
            UndoBarrier::Revealed(audience) => self.revealed.push(audience),
            UndoBarrier::Committed => self.committed = true,
        }
    }
}

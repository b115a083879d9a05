//! Picket with one thing wrong with it: a flaw overrides one part of the rules and leaves the rest.

use crate::picket::{Action, Event, Picket, Setup, State, View};
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicU32, Ordering};
use table::{Dice, EventSink, Next, Refusal, Rng, Rules, Seat, Seating, Side, Studied, Title};

/// What is wrong. Whatever a flaw does not override is as in Picket.
pub trait Flaw: Send + Sync + 'static {
    fn bound(setup: &Setup) -> u32 {
        Picket::bound(setup)
    }
    fn begin(setup: &Setup, dice: &mut Dice, sink: &mut impl EventSink<Event>) -> Result<State, Vec<Refusal>> {
        Picket::begin(setup, dice, sink)
    }
    fn next(state: &Worn) -> Next {
        Picket::next(state)
    }
    fn legal(state: &Worn, into: &mut Vec<Action>) {
        Picket::legal(state, into);
    }
    fn check(state: &Worn, action: Action) -> Result<(), Refusal> {
        Picket::check(state, action)
    }
    fn apply(state: &mut Worn, action: Action, dice: &mut Dice, sink: &mut impl EventSink<Event>) {
        Picket::apply(state, action, dice, sink);
    }
    fn view(state: &Worn, seat: Option<Seat>) -> View {
        Picket::view(state, seat)
    }
    fn imagine(view: &View, rng: &mut Rng) -> State {
        Picket::imagine(view, rng)
    }
}

/// Picket's state, with places where a flaw can leave marks that no state should have.
#[derive(Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Worn {
    state: State,
    /// Can be changed by who only looks.
    pub chalk: AtomicU32,
    /// Lost when written.
    #[serde(skip)]
    pub unwritten: u32,
    /// Lost when cloned, and nobody sees the difference.
    #[serde(skip)]
    pub uncloned: u32,
}

impl From<State> for Worn {
    fn from(state: State) -> Worn {
        Worn { state, chalk: AtomicU32::new(0), unwritten: 0, uncloned: 0 }
    }
}

impl Worn {
    fn marks(&self) -> (u32, u32) {
        (self.chalk.load(Ordering::Relaxed), self.unwritten)
    }
}

impl Clone for Worn {
    fn clone(&self) -> Worn {
        let (chalk, unwritten) = self.marks();
        Worn { chalk: AtomicU32::new(chalk), unwritten, ..Worn::from(self.state.clone()) }
    }
}

impl PartialEq for Worn {
    fn eq(&self, other: &Worn) -> bool {
        self.state == other.state && self.marks() == other.marks()
    }
}

impl Deref for Worn {
    type Target = State;
    fn deref(&self) -> &State {
        &self.state
    }
}

impl DerefMut for Worn {
    fn deref_mut(&mut self) -> &mut State {
        &mut self.state
    }
}

pub struct Flawed<F>(PhantomData<F>);

impl<F> Clone for Flawed<F> {
    fn clone(&self) -> Flawed<F> {
        Flawed(PhantomData)
    }
}

impl<F> std::fmt::Debug for Flawed<F> {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("Flawed")
    }
}

impl<F: Flaw> Rules for Flawed<F> {
    type Setup = Setup;
    type State = Worn;
    type View = View;
    type Action = Action;
    type Event = Event;

    fn title() -> &'static Title {
        Picket::title()
    }
    fn scenarios() -> Vec<(&'static str, Setup)> {
        Picket::scenarios()
    }
    fn setup(state: &Worn) -> &Setup {
        Picket::setup(state)
    }
    fn seating(setup: &Setup) -> Seating {
        Picket::seating(setup)
    }
    fn bound(setup: &Setup) -> u32 {
        F::bound(setup)
    }
    fn begin(setup: &Setup, dice: &mut Dice, sink: &mut impl EventSink<Event>) -> Result<Worn, Vec<Refusal>> {
        F::begin(setup, dice, sink).map(Worn::from)
    }
    fn next(state: &Worn) -> Next {
        F::next(state)
    }
    fn points(state: &Worn) -> [i32; 2] {
        Picket::points(state)
    }
    fn legal(state: &Worn, into: &mut Vec<Action>) {
        F::legal(state, into);
    }
    fn check(state: &Worn, action: Action) -> Result<(), Refusal> {
        F::check(state, action)
    }
    fn apply(state: &mut Worn, action: Action, dice: &mut Dice, sink: &mut impl EventSink<Event>) {
        F::apply(state, action, dice, sink);
    }
    fn view(state: &Worn, seat: Option<Seat>) -> View {
        F::view(state, seat)
    }
    fn imagine(view: &View, rng: &mut Rng) -> Worn {
        F::imagine(view, rng).into()
    }
    fn appraise(state: &Worn, side: Side) -> f32 {
        Picket::appraise(state, side)
    }
    fn faults(state: &Worn) -> Vec<String> {
        Picket::faults(state)
    }
}

impl<F: Flaw> Studied for Flawed<F> {
    fn any_setup(rng: &mut Rng) -> Setup {
        Picket::any_setup(rng)
    }
}

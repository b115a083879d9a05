//! Any title behind one type: what a server, a protocol or a command line holds.
//!
//! Here actions, setups, states and views are JSON. Behind it stands the same [`Match`].

use crate::record::{self, WrongLine};
use crate::{
    Balance, Deed, Match, MatchError, Next, Outcome, Pledge, Prompt, Refusal, Seat, Seating, Spoken, Studied, Title,
};
use serde_json::Value;
use std::any::Any;
use std::marker::PhantomData;

/// A title that matches can be started of.
pub trait Game: Send + Sync {
    /// Its passport.
    fn title(&self) -> &'static Title;
    /// Its messages by language: Fluent sources.
    fn locales(&self) -> &'static [(&'static str, &'static str)];
    /// Ready-made setups by name.
    fn scenarios(&self) -> Vec<(&'static str, Value)>;
    /// How a scenario comes out between equals, where it was measured.
    fn balance(&self, scenario: &str) -> Option<Balance>;
    /// Starts a match; options that the setup does not name keep their defaults.
    fn start(&self, setup: &Value, pledge: Pledge) -> Result<Box<dyn Hosted>, HostedError>;
    /// Starts a match from a position.
    fn load(&self, state: &Value, pledge: Pledge) -> Result<Box<dyn Hosted>, HostedError>;
    /// Reads a recorded match.
    fn import(&self, text: &str) -> Result<Box<dyn Hosted>, WrongLine>;
    /// Checks a finished match from its first byte to its last.
    fn verify(&self, text: &str) -> Result<Outcome, WrongLine>;
}

/// A match of any title.
pub trait Hosted: Send + Sync {
    /// The game's passport.
    fn title(&self) -> &'static Title;
    /// What was agreed.
    fn setup(&self) -> Value;
    /// Who plays which side.
    fn seating(&self) -> &Seating;
    /// Who decides, or how it ended.
    fn next(&self) -> Next;
    /// What the deciding seat is asked, as this seat (or a spectator) sees it.
    fn prompt(&self, seat: Option<Seat>) -> Prompt;
    /// What the deciding seat may do.
    fn legal(&self) -> Vec<Offer>;
    /// A seat does something.
    fn enter(&mut self, seat: Seat, deed: Deed<Value>) -> Result<(), HostedError>;
    /// May this seat take back its last action?
    fn can_undo(&self, seat: Seat) -> bool;
    /// The seat whose offer of a draw stands.
    fn draw_offer(&self) -> Option<Seat>;
    /// Did it end by giving up or by agreement, and not by the rules?
    fn settled(&self) -> bool;
    /// The points of both sides as they stand.
    fn points(&self) -> [i32; 2];
    /// What a seat (or a spectator) may know.
    fn view(&self, seat: Option<Seat>) -> Value;
    /// The whole position. Never for players.
    fn state(&self) -> Value;
    /// How many actions stand.
    fn len(&self) -> usize;
    /// Was nothing done yet?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// What a seat (or a spectator) heard of the n-th standing action; 0 is what came before the first.
    fn heard(&self, beat: usize, seat: Option<Seat>) -> Vec<Prompt>;
    /// The record of the match. Holds the secret of the dice.
    fn export(&self) -> String;
    /// The [`Match`] itself, for whoever knows its type.
    fn as_any(&self) -> &dyn Any;
}

/// An action that is legal now.
#[derive(Clone, Debug)]
pub struct Offer {
    /// The action.
    pub action: Value,
    /// In words, with its rule.
    pub prompt: Prompt,
}

/// Why a hosted match did not do what was asked. Nothing has changed.
#[derive(Clone, Debug)]
pub enum HostedError {
    /// What was sent is not of the right form.
    Malformed(String),
    /// The setup breaks these rules.
    Setup(Vec<Refusal>),
    /// The match turned it down.
    Denied(MatchError),
}

/// A title by its rules.
pub struct TitleOf<R>(PhantomData<fn() -> R>);

impl<R> TitleOf<R> {
    /// The title of these rules.
    pub const fn new() -> TitleOf<R> {
        TitleOf(PhantomData)
    }
}

impl<R> Default for TitleOf<R> {
    fn default() -> TitleOf<R> {
        TitleOf::new()
    }
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

impl<R: Spoken + Studied> Game for TitleOf<R> {
    fn title(&self) -> &'static Title {
        R::title()
    }

    fn locales(&self) -> &'static [(&'static str, &'static str)] {
        R::locales()
    }

    fn scenarios(&self) -> Vec<(&'static str, Value)> {
        R::scenarios().into_iter().map(|(name, setup)| (name, json(&setup))).collect()
    }

    fn balance(&self, scenario: &str) -> Option<Balance> {
        R::balance(scenario)
    }

    fn start(&self, setup: &Value, pledge: Pledge) -> Result<Box<dyn Hosted>, HostedError> {
        let setup = serde_json::from_value(setup.clone())
            .map_err(|fault| HostedError::Malformed(format!("the setup cannot be read: {fault}")))?;
        Ok(Box::new(Match::<R>::start(setup, pledge).map_err(HostedError::Setup)?))
    }

    fn load(&self, state: &Value, pledge: Pledge) -> Result<Box<dyn Hosted>, HostedError> {
        let state = serde_json::from_value(state.clone())
            .map_err(|fault| HostedError::Malformed(format!("the state cannot be read: {fault}")))?;
        Ok(Box::new(Match::<R>::from_position(state, pledge)))
    }

    fn import(&self, text: &str) -> Result<Box<dyn Hosted>, WrongLine> {
        Ok(Box::new(record::import::<R>(text)?))
    }

    fn verify(&self, text: &str) -> Result<Outcome, WrongLine> {
        record::verify::<R>(text)
    }
}

impl<R: Spoken> Hosted for Match<R> {
    fn title(&self) -> &'static Title {
        R::title()
    }

    fn setup(&self) -> Value {
        json(self.setup())
    }

    fn seating(&self) -> &Seating {
        self.seating()
    }

    fn next(&self) -> Next {
        self.next()
    }

    fn prompt(&self, seat: Option<Seat>) -> Prompt {
        R::prompt(&R::view(self.state(), seat))
    }

    fn legal(&self) -> Vec<Offer> {
        let Next::Decide(seat) = self.next() else { return Vec::new() };
        let view = R::view(self.state(), Some(seat));
        let offer = |action| Offer { action: json(&action), prompt: R::action(&view, action) };
        self.legal().into_iter().map(offer).collect()
    }

    fn enter(&mut self, seat: Seat, deed: Deed<Value>) -> Result<(), HostedError> {
        let deed = deed.try_map(serde_json::from_value);
        let deed = deed.map_err(|fault| HostedError::Malformed(format!("the action cannot be read: {fault}")))?;
        self.enter(seat, deed).map_err(HostedError::Denied)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.can_undo(seat)
    }

    fn draw_offer(&self) -> Option<Seat> {
        self.draw_offer()
    }

    fn settled(&self) -> bool {
        self.settled()
    }

    fn points(&self) -> [i32; 2] {
        R::points(self.state())
    }

    fn view(&self, seat: Option<Seat>) -> Value {
        json(&R::view(self.state(), seat))
    }

    fn state(&self) -> Value {
        json(self.state())
    }

    fn len(&self) -> usize {
        self.played().len()
    }

    fn heard(&self, beat: usize, seat: Option<Seat>) -> Vec<Prompt> {
        let told = match beat.checked_sub(1) {
            None => self.opening(),
            Some(i) => self.played().get(i).map_or(&[][..], |played| &played.told),
        };
        told.iter().filter(|told| told.audience.includes(seat)).map(|told| R::event(&told.event)).collect()
    }

    fn export(&self) -> String {
        record::export(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

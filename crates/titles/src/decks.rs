//! Decks of one's own, of whatever title: what they are made of, and which matches they go to.

use crate::HostedError;
use crate::hosted::json;
use crate::playable::read_setup;
use serde_json::Value;
use table::decks::{Deck, DeckRules, Decks};
use table::{Match, Pledge, Refusal, Rules, Seat, Side, Studied};

/// The decks of a title.
pub trait TitleDecks: Send + Sync {
    /// What they are made of.
    fn rules(&self) -> &'static dyn DeckRules;

    /// The ready-made setups to which decks can be brought, by name, as they are agreed then.
    fn scenarios(&self) -> Vec<(&'static str, Value)>;

    /// An agreement by which these decks are brought.
    fn agreed(&self, setup: &Value, decks: &[&Deck]) -> Result<Value, HostedError>;

    /// Everything that keeps a side from bringing a deck to such a match, as far as it is known before it begins.
    fn unfit(&self, setup: &Value, side: Side, deck: &Deck) -> Vec<Refusal>;

    /// The seats of a side in such a match.
    fn seats(&self, setup: &Value, side: Side) -> Vec<Seat>;
}

/// The decks of a game.
pub(crate) struct DecksOf<R: Rules + 'static>(pub &'static dyn Decks<R>);

impl<R: Studied> TitleDecks for DecksOf<R> {
    fn rules(&self) -> &'static dyn DeckRules {
        self.0
    }

    fn scenarios(&self) -> Vec<(&'static str, Value)> {
        let with_decks = R::scenarios().into_iter().map(|(name, setup)| (name, self.0.agreed(&setup, &[])));
        let can_be = |setup: &R::Setup| Match::<R>::start(setup.clone(), Pledge::of_number(0)).is_ok();
        with_decks.filter(|(_, setup)| can_be(setup)).map(|(name, setup)| (name, json(&setup))).collect()
    }

    fn agreed(&self, setup: &Value, decks: &[&Deck]) -> Result<Value, HostedError> {
        Ok(json(&self.0.agreed(&read_setup::<R>(setup)?, decks)))
    }

    fn unfit(&self, setup: &Value, side: Side, deck: &Deck) -> Vec<Refusal> {
        read_setup::<R>(setup).map_or_else(|_| Vec::new(), |setup| self.0.unfit(&setup, side, deck))
    }

    fn seats(&self, setup: &Value, side: Side) -> Vec<Seat> {
        read_setup::<R>(setup).map_or_else(|_| Vec::new(), |setup| R::seating(&setup).of_side(side).collect())
    }
}

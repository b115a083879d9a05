//! The match itself and all that belongs to it: who sits where, what was said, how each seat is asked.

use super::Refused;
use crate::app::App;
use crate::auto_pass::{AutoPass, OnlyChoice};
use crate::decks;
use crate::pages::ending::Ending;
use crate::people::Names;
use crate::render::Cache;
use crate::visitor::Visitor;
use bots::Persona;
use serde_json::Value;
use sha2::{Digest, Sha256};
use store::{ChatLine, Holder, MatchRow, SeatRow, Status, Visibility};
use table::{Deed, Next, Outcome, Seat};
use titles::Hosted;

/// So many choices without an alternative are done one after the other before somebody is asked again.
const MOST_ALONE: usize = 16;

/// The inside of a match.
pub struct Inside {
    /// What was agreed.
    pub row: MatchRow,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// The names of those who have one.
    pub names: Names,
    /// The match; none while seats are free, or if it cannot be read.
    pub game: Option<Box<dyn Hosted>>,
    /// Why it cannot be read.
    pub damage: Option<String>,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// How each seat is asked in between.
    pub auto_pass: AutoPass,
    /// What seats have prepared before they are asked for it.
    pub prepared: Vec<(Seat, Value)>,
    /// The bot that is to act has failed too often; it waits until somebody lets it try again.
    pub bot_is_stuck: bool,
    /// Drawings that can be used again.
    pub cache: Cache,
    /// How many rows its log has on disk.
    pub(super) entries: u32,
}

impl Inside {
    /// Tries a deed in memory.
    pub(super) fn try_out(&mut self, seat: Seat, deed: Deed<Value>) -> Result<(), Refused> {
        let game = self.game.as_deref_mut().ok_or(Refused::NotPlaying)?;
        game.enter(seat, deed).map_err(Refused::Title)?;
        self.redraw();
        Ok(())
    }

    /// After this deed of a seat: does what is then its only choice, again and again, if it wants it so. All of it
    /// belongs to the stroke that it follows.
    pub(super) fn go_on_alone(&mut self, seat: Seat, after: Option<&Deed<Value>>) -> Vec<Deed<Value>> {
        let mut done = Vec::new();
        let wanted = self.auto_pass.settings(seat).only == OnlyChoice::ByItself;
        if !wanted || after.is_none_or(|deed| deed.action().is_none()) {
            return done;
        }
        while let Some((decider, action)) = self.game.as_deref().and_then(|game| game.only_choice()) {
            let deed = Deed::Then(action);
            if decider != seat || done.len() >= MOST_ALONE || self.try_out(seat, deed.clone()).is_err() {
                break;
            }
            done.push(deed);
        }
        done
    }

    /// What is shown has changed, beyond what was said.
    pub(super) fn redraw(&self) {
        self.cache.clear(self.game.as_deref().map_or(0, |game| game.len()));
    }

    /// The outcome, once the match is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.game.as_deref()?.next() {
            Next::Over(outcome) => Some(outcome),
            Next::Decide(_) => None,
        }
    }

    pub(super) async fn finish(&mut self, app: &App, outcome: Outcome) {
        let Some(game) = self.game.as_deref() else { return };
        let status = Status::Finished { how: Ending::noted(game, outcome) };
        match app.store.set_status(self.row.id, status.clone()).await {
            Ok(()) => self.row.status = status,
            Err(error) => tracing::error!("match" = %self.row.id, %error, "its end could not be noted"),
        }
    }

    /// The seat that decides.
    pub fn decider(&self) -> Option<Seat> {
        match self.game.as_deref()?.next() {
            Next::Decide(seat) => Some(seat),
            Next::Over(_) => None,
        }
    }

    /// The seat that decides and who that is, if a bot has it that is able to act.
    pub(super) fn bot(&self) -> Option<(Seat, Persona)> {
        let seat = self.decider().filter(|_| !self.bot_is_stuck)?;
        match &self.seats.get(seat.index())?.holder {
            Holder::Bot(persona) => Some((seat, persona.parse().unwrap_or_default())),
            _ => None,
        }
    }

    /// Is it for a bot to act?
    pub fn waits_for_bot(&self) -> bool {
        self.bot().is_some()
    }

    /// Is it for a bot to act, or for the host by what a seat has prepared?
    pub(super) fn is_for_host(&self) -> bool {
        self.waits_for_bot() || self.ready().is_some()
    }

    /// What the seat that is asked now has prepared, as deeds on this position.
    pub(crate) fn ready(&self) -> Option<(Seat, String, Vec<Deed<Value>>)> {
        let seat = self.decider()?;
        let (_, prepared) = self.prepared.iter().find(|(of, _)| *of == seat)?;
        let actions = decks::seat::prepared_actions(self.game.as_deref()?, seat, prepared)?;
        Some((seat, self.token(), actions.into_iter().map(Deed::Act).collect()))
    }

    /// May this visitor look at it?
    pub fn is_shown_to(&self, visitor: &Visitor) -> bool {
        self.row.visibility == Visibility::Public || !self.seats_of(visitor).is_empty()
    }

    /// The seats that a visitor holds.
    pub fn seats_of(&self, visitor: &Visitor) -> Vec<Seat> {
        self.seats.iter().filter(|row| visitor.holds(&row.holder)).map(|row| Seat(row.seat)).collect()
    }

    /// Names the position without telling how many actions led to it: secret choices must not be counted.
    pub fn token(&self) -> String {
        let hash = Sha256::new().chain_update(b"position").chain_update(self.row.secret);
        table::to_hex(&hash.chain_update(self.entries.to_le_bytes()).finalize()[..8])
    }
}

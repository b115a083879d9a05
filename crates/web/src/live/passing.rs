//! The host passes for a seat that wants it so, and each seat says how it is asked.

use super::{ActedBy, Inside, Live, Refused};
use crate::app::App;
use crate::auto_pass::{DuePass, PassSettings, SeatPassSettings, is_person};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Instant;
use store::{Holder, StoreError};
use table::{Deed, Seat};

impl Live {
    /// Passes for a seat that wants it so, when the time has come.
    pub(super) fn wake_auto_pass(self: &Arc<Live>, app: &Arc<App>) {
        if !self.has_interrupts {
            return;
        }
        let (live, app) = (self.clone(), app.clone());
        tokio::spawn(async move {
            let Some((token, DuePass { due, .. })) = live.due_pass().await else { return };
            tokio::time::sleep_until(due.into()).await;
            // Meanwhile the seat may have changed its mind.
            let Some((_, DuePass { seat, pass, .. })) = live.due_pass().await.filter(|(now, _)| *now == token) else {
                return;
            };
            let pass = vec![Deed::Act(pass)];
            if let Err(Refused::Store(error)) = live.enter(&app, ActedBy::Host, seat, Some(&token), pass).await {
                tracing::error!("match" = %live.id, %error, "the host could not pass");
            }
        });
    }

    async fn due_pass(&self) -> Option<(String, DuePass)> {
        let inside = self.inside.read().await;
        Some((inside.token(), inside.auto_pass.due_pass(&inside.seats)?))
    }

    /// A seat wants to be asked so in this match. On disk before it counts.
    pub async fn set_passing(
        self: &Arc<Live>,
        app: &Arc<App>,
        seat: Seat,
        change: impl FnOnce(&mut SeatPassSettings, bool),
    ) -> Result<(), StoreError> {
        let mut inside = self.inside.write().await;
        let mut settings = inside.auto_pass.set_here(seat);
        let turn_of = inside.game.as_deref().and_then(|game| game.seen_by(Some(seat)).standing().turn_of);
        change(&mut settings, turn_of == Some(seat));
        app.store.set_seat_preferences(self.id, seat.0, json!(settings)).await?;
        inside.auto_pass.set(seat, settings);
        inside.redraw();
        drop(inside);
        self.tell(app);
        Ok(())
    }

    /// Whoever holds a seat here wants to be asked so in all their matches.
    pub(crate) async fn apply_pass_settings(self: &Arc<Live>, app: &Arc<App>, holder: &Holder, settings: PassSettings) {
        let mut inside = self.inside.write().await;
        let held: Vec<Seat> =
            inside.seats.iter().filter(|row| row.holder == *holder).map(|row| Seat(row.seat)).collect();
        if held.is_empty() {
            return;
        }
        held.into_iter().for_each(|seat| inside.auto_pass.set_default(seat, settings));
        inside.redraw();
        drop(inside);
        self.tell(app);
    }
}

impl Inside {
    /// Has a person passed before the others may hear of it?
    pub(super) fn holds_back(&mut self, seat: Seat, deeds: &[Deed<Value>]) -> bool {
        let [Deed::Act(action)] = deeds else { return false };
        let early = self.auto_pass.holds_back(&self.seats, seat, action);
        if early {
            self.redraw();
        }
        early
    }

    /// After this deed: is somebody asked whether they interrupt, and whose turn is it?
    pub(super) async fn look_who_is_asked(&mut self, app: &App, by: Seat, deed: &Deed<Value>) {
        let Some(game) = self.game.as_deref() else { return };
        let (chance, turn_of) = {
            let seen = game.seen_by(self.decider());
            (seen.interrupt_chance(), seen.standing().turn_of)
        };
        self.auto_pass.go_on(app, chance, by, deed);
        for seat in self.auto_pass.turn(turn_of) {
            let settings = json!(self.auto_pass.set_here(seat));
            if let Err(error) = app.store.set_seat_preferences(self.row.id, seat.0, settings).await {
                tracing::error!("match" = %self.row.id, %error, "how a seat is asked could not be noted");
            }
        }
    }

    /// While somebody is asked whether they interrupt: how long whatever a bot does is to take, if a person could
    /// look at the clock.
    pub(super) fn span_to_hide(&self) -> Option<(Instant, Instant)> {
        self.auto_pass.span().filter(|_| self.seats.iter().any(|row| is_person(&row.holder)))
    }
}

//! Phase 2, and what aircraft do later in the turn; phases 3 and 4.

use super::Glance;
use crate::Action;
use crate::action::With;
use crate::expected::gain;
use crate::legal::{Sight, air_defense, air_fp};
use crate::map::{Lane, Spot, Zone};
use crate::pieces::{Piece, PieceId, Trait};
use crate::state::{Flight, Focus, Mission, State, Step};

impl Glance<'_> {
    pub(super) fn fly(&self, action: Action) -> f32 {
        match action {
            Action::Launch { lane, mission: Mission::Patrol } => {
                let raiders = self.state.force(self.foe).airfield_cards();
                let busy = self.state.table.flights.iter().any(|flight| flight.side == self.me && flight.lane == lane);
                if raiders > 0 && !busy && self.supply() >= 4.0 { 0.6 } else { 0.05 }
            }
            Action::Launch { lane, .. } => 0.2 + 1.5 * self.best_ahead(lane, Spot::home(self.me)).min(3.0),
            Action::Add(id) => self.mine(id).map_or(0.1, |piece| self.join(piece)),
            Action::Load { .. } => 1.5,
            Action::Go => 1.0,
            Action::Jettison { .. } => {
                if self.state.table.step == Step::Air {
                    0.02
                } else {
                    0.3
                }
            }
            Action::Intercept { fighter, target } => match (self.mine(fighter), self.seen(target)) {
                (Some(by), Some(at)) => {
                    let risk = gain(air_fp(at, by), air_defense(by), by);
                    (0.7 + 3.0 * gain(air_fp(by, at), air_defense(at), at) - 2.0 * risk).max(0.05)
                }
                _ => 0.1,
            },
            Action::Escort(_) => 3.0,
            Action::Stay(_) => 1.5,
            _ => 1.0,
        }
    }

    /// Another aircraft for the flight that is being made up.
    fn join(&self, piece: &Piece) -> f32 {
        let Focus::Launch { mission, aircraft, .. } = &self.state.focus else { return 1.0 };
        match mission {
            Mission::Strike => {
                let hurt = f32::from(piece.damage) / f32::from(piece.stats().hits.max(1));
                let strong = f32::from(piece.stats().fp[0]) / 5.0;
                strong * (1.0 - 0.7 * hurt) * if aircraft.is_empty() { 1.0 } else { 1.2 }
            }
            _ if aircraft.is_empty() => f32::from(piece.stats().fp[2]) / 5.0,
            _ => 0.1,
        }
    }

    /// What the best zone beside the positions from here on offers to a bomber, in supply points.
    fn best_ahead(&self, lane: Lane, from: Spot) -> f32 {
        let mut spot = Some(from);
        let mut best = 0.0f32;
        while let Some(at) = spot {
            best = best.max(self.beside(lane, at));
            spot = at.onward(self.me);
        }
        best
    }

    fn beside(&self, lane: Lane, spot: Spot) -> f32 {
        spot.zones(lane).iter().map(|zone| self.offers(*zone)).fold(0.0, f32::max)
    }

    /// The best target of a zone, and what may be found there.
    fn offers(&self, zone: Zone) -> f32 {
        let pieces = &self.state.force(self.foe).pieces;
        let there = pieces.in_zone(zone);
        let seen = pieces.of(there.and(pieces.shown())).filter(|(_, at)| at.aboard.is_none());
        let best = seen.map(|(_, at)| gain(Some(6), self.state.defense(at, Sight::Plain), at)).fold(0.0, f32::max);
        best + 0.15 * f32::from(there.without(pieces.shown()).len())
    }

    pub(super) fn fly_on(&self, action: Action) -> f32 {
        let Some(Flight { lane, spot, .. }) = self.state.table.in_flight().copied() else { return 1.0 };
        match action {
            Action::Stop => 0.1 + self.beside(lane, spot).powi(2),
            _ => 0.1 + spot.onward(self.me).map_or(0.0, |next| 0.9 * self.best_ahead(lane, next).powi(2)),
        }
    }

    pub(super) fn bombard(&self, action: Action) -> f32 {
        match action {
            Action::Scout { unit, zone } => self.scout(unit, zone),
            Action::Bombard { unit, target } => match (self.mine(unit), self.seen(target)) {
                (Some(by), Some(at)) => {
                    let shot = self.shelling(by, at, Sight::Plain);
                    0.02 + 6.0 * shot * shot
                }
                _ => 0.05,
            },
            Action::Aim(target) => self.seen(target).map_or(1.0, |at| 2.0 + f32::from(at.stats().cost)),
            Action::Go => 0.1,
            Action::Bomb { aircraft, with, target } => match (self.mine(aircraft), self.seen(target)) {
                (Some(by), Some(at)) => {
                    let sight = if by.stats().is(Trait::Dive) { Sight::Dive } else { Sight::Plain };
                    let shot = gain(State::bomb_fp(by, with, at.stats().target), self.state.defense(at, sight), at);
                    let dear = if with == With::Weapon { 0.8 } else { 1.0 };
                    0.05 + 8.0 * dear * shot * shot
                }
                _ => 0.05,
            },
            Action::Carpet(_) => 4.0,
            Action::Skip(_) => 0.05,
            Action::Strike { zone, .. } => 1.0 + 10.0 * self.offers(zone),
            Action::End if self.state.table.step == Step::Recon => 0.8,
            Action::End => 0.3,
            _ => 1.0,
        }
    }

    fn scout(&self, unit: PieceId, zone: Zone) -> f32 {
        let Some(piece) = self.mine(unit) else { return 0.1 };
        let hidden = f32::from(self.state.hidden_in(self.foe, zone));
        let free = piece.flight().is_some() || piece.stats().is(Trait::Scout);
        if free { 3.0 + hidden } else { 0.1 + 0.06 * hidden * f32::from(piece.stats().recon) }
    }
}

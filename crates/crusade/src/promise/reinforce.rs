//! The set-up and phase 1.

use super::Glance;
use crate::Action;
use crate::map::Zone;
use crate::pieces::{Card, Kind, PieceId, Service, Trait};
use crate::state::Step;

impl Glance<'_> {
    pub(super) fn set_up(&self, action: Action) -> f32 {
        match action {
            Action::TakeStandard => 40.0,
            Action::Place { card, zone } => {
                let stats = card.card();
                let home = Zone::home_row(self.me).contains(&zone);
                match (stats.kind, home) {
                    (Kind::HqTroop, _) if stats.service == Some(Service::Medics) => 0.4,
                    (Kind::HqTroop, _) => 2.0,
                    (Kind::Fort, _) => 0.2,
                    (_, true) => card_worth(stats),
                    (_, false) => 0.3 * card_worth(stats),
                }
            }
            Action::PlaceOnAirfield(card) if card.card().kind == Kind::Air => 0.6 * card_worth(card.card()),
            Action::PlaceInside { .. } => 0.5,
            Action::PlaceOnAirfield(_) | Action::PlaceObstacle { .. } | Action::PlaceAttached { .. } => 0.1,
            Action::End => 0.05 + 2.0 / (1.0 + self.supply()),
            _ => 1.0,
        }
    }

    pub(super) fn reinforce(&self, action: Action) -> f32 {
        if self.state.table.step == Step::HandLimit {
            return match action {
                Action::Discard(card) => 4.0 / (1.0 + card_worth(card.card())),
                _ => 1.0,
            };
        }
        let left = |cost: u8| self.supply() - f32::from(cost);
        // Guns, launches and assaults cost supply, too.
        let thrift = |cost: u8| if left(cost) >= 2.0 { 1.0 } else { 0.5 };
        match action {
            Action::Deploy(card) => 1.5 * card_worth(card.card()) * thrift(card.card().cost),
            Action::RussianDeploy(card) => 8.0 + f32::from(card.card().cost),
            Action::RussianRefit => 1.0,
            Action::BonusRefit(_) | Action::FreeRefit(_) | Action::MedicRefit(_) | Action::WorkshopRefit(_) => 12.0,
            Action::Refit(id) => self.refit(id),
            Action::Fortify { zone, occupant, .. } => match (occupant, self.is_front(zone)) {
                (Some(_), true) => 1.0,
                (Some(_), false) => 0.2,
                _ => 0.05,
            },
            Action::Obstruct { edge, .. } => {
                let [a, b] = edge.ends();
                let between = [(a, b), (b, a)]
                    .into_iter()
                    .any(|(a, b)| self.state.occupies(self.me, a) && self.state.occupies(self.foe, b));
                if between { 0.3 } else { 0.03 }
            }
            Action::Attach { unit, .. } => self.attach(unit),
            Action::Play(_) => 10.0,
            Action::Mask(_) => 0.2,
            Action::Buy => {
                if left(3) > 8.0 {
                    0.5
                } else {
                    0.05
                }
            }
            Action::End => 1.0 + 4.0 / (1.0 + self.supply()),
            _ => 1.0,
        }
    }

    fn refit(&self, id: PieceId) -> f32 {
        let Some(piece) = self.mine(id) else { return 0.1 };
        let stats = piece.stats();
        let hurt = f32::from(piece.damage) / f32::from(stats.hits.max(1));
        let exposed = piece.zone().is_some_and(|zone| self.is_front(zone));
        (if exposed { 4.0 } else { 1.2 }) * hurt * (0.5 + 0.25 * f32::from(stats.cost))
    }

    fn attach(&self, id: PieceId) -> f32 {
        let Some(piece) = self.mine(id) else { return 0.1 };
        let exposed = piece.zone().is_some_and(|zone| self.is_front(zone));
        (if exposed { 0.6 } else { 0.15 }) * (1.0 - 0.3 * f32::from(piece.damage))
    }
}

/// How welcome a card is in play.
fn card_worth(card: &Card) -> f32 {
    let cost = f32::from(card.cost);
    match card.kind {
        Kind::Unit if card.range >= 2 => 3.0 + cost,
        Kind::Unit if card.is(Trait::Carrier) => 0.2,
        Kind::Unit if card.is(Trait::Support) => 1.0 + 0.5 * cost,
        Kind::Unit => 1.0 + cost,
        Kind::HqTroop if card.service == Some(Service::Medics) => 0.5,
        Kind::HqTroop => 3.0,
        Kind::Air => 1.0 + 0.7 * cost,
        Kind::Ordnance => 0.5,
        Kind::Special => 1.0,
        _ => 0.4,
    }
}

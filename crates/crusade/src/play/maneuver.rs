//! Phase 5: moves, obstacles, transport, forts (LC-11, LC-13).

use super::Umpire;
use super::damage::{Effect, Shot};
use crate::action::Path;
use crate::events::Named;
use crate::map::{Edge, Zone};
use crate::pieces::{CardId, Piece, PieceId, Place, Target, Trait};
use crate::state::{Focus, Reason};
use crate::{Action, Event};
use arrayvec::ArrayVec;
use table::{EventSink, Side};

/// What an obstacle does to whoever crosses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Crossing {
    /// Nothing, or it has been survived.
    Free,
    /// Soft units must stop.
    Wired,
    /// Vehicles do not get across.
    Blocked,
    /// The unit is no more.
    Lost,
}

impl<S: EventSink<Event>> Umpire<'_, S> {
    pub(super) fn maneuver(&mut self, me: Side, action: Action) {
        match action {
            Action::Assault(zone) => {
                self.state.focus = Focus::Assault { zone, attackers: ArrayVec::new(), cards: Default::default() };
            }
            Action::Add(id) => {
                if let Focus::Assault { attackers, .. } = &mut self.state.focus {
                    let _ = attackers.try_push(id);
                }
            }
            Action::Support(card) => {
                if let (Focus::Assault { cards, .. }, Some(special)) = (&mut self.state.focus, card.special()) {
                    cards.insert(special);
                }
            }
            Action::Go => self.assault(me),
            Action::Move { unit, path } => self.walk(me, unit, path),
            Action::DigIn(id) => {
                self.edit(me, id, |piece| (piece.dug_in, piece.committed) = (true, true));
                if let Some(piece) = self.state.force(me).get(id).copied() {
                    self.tell_of_own(me, piece.tag.is_some(), || Event::DugIn {
                        side: me,
                        what: Named::of(id, &piece),
                    });
                }
            }
            Action::Clear { unit, edge } => self.clear(me, unit, edge),
            Action::End => self.end_turn(),
            other => self.regroup(me, other),
        }
    }

    fn regroup(&mut self, me: Side, action: Action) {
        let unit = match action {
            Action::Mount { unit, carrier } => {
                self.edit(me, unit, |piece| {
                    (piece.aboard, piece.committed, piece.dug_in) = (Some(carrier), true, false);
                });
                let spotted = |id| self.state.force(me).get(id).is_some_and(|piece: &Piece| piece.tag.is_some());
                if spotted(unit) || spotted(carrier) {
                    self.spot(me, unit);
                    self.spot(me, carrier);
                }
                unit
            }
            Action::Dismount(unit) => {
                self.edit(me, unit, |piece| piece.aboard = None);
                unit
            }
            Action::EnterFort { unit, fort } => {
                self.edit(me, unit, |piece| piece.committed = true);
                self.go_inside(me, unit, fort);
                unit
            }
            Action::LeaveFort(unit) => {
                self.edit(me, unit, |piece| piece.inside = None);
                unit
            }
            _ => return,
        };
        self.reveal(me);
        let Some(piece) = self.state.force(me).get(unit).copied() else { return };
        let what = Named::of(unit, &piece);
        if let Some(zone) = piece.zone() {
            self.tell_of_own(me, piece.tag.is_some(), || Event::Regrouped { side: me, what, zone });
        }
    }

    fn clear(&mut self, me: Side, unit: PieceId, edge: Edge) {
        self.edit(me, unit, |piece| piece.committed = true);
        let foe = me.other();
        self.reveal(foe);
        self.reveal(me);
        self.state.table.obstacles[edge.index()] = None;
        if let Some(card) = self.state.force_mut(foe).obstacles[edge.index()].take() {
            self.state.table.captured[me.index()].add(card);
            self.sink.tell_all(|| Event::Cleared { side: me, card, edge });
        }
    }

    /// A side's enemies' obstacle on an edge becomes known.
    pub(super) fn show_obstacle(&mut self, edge: Edge, card: CardId) {
        let Some(obstacle) = self.state.table.obstacles[edge.index()].as_mut() else { return };
        let owner = obstacle.owner;
        if obstacle.shown.replace(card).is_none() {
            self.reveal(owner);
            self.sink.tell_all(|| Event::ObstacleShown { card, edge });
        }
    }

    /// The enemy's obstacle between two zones.
    pub(super) fn obstacle_between(&self, side: Side, from: Zone, to: Zone) -> Option<(Edge, CardId)> {
        let edge = from.edge(to)?;
        Some((edge, self.state.force(side.other()).obstacles[edge.index()]?))
    }

    /// A unit crosses an edge (LC-13.8).
    pub(super) fn cross(&mut self, side: Side, id: PieceId, from: Zone, to: Zone) -> Crossing {
        let Some((edge, card)) = self.obstacle_between(side, from, to) else { return Crossing::Free };
        let Some(piece) = self.state.force(side).get(id).copied() else { return Crossing::Lost };
        let (obstacle, stats) = (card.card(), piece.stats());
        if obstacle.is(Trait::Traps) && stats.is(Trait::Vehicle) {
            self.show_obstacle(edge, card);
            return Crossing::Blocked;
        }
        if obstacle.is(Trait::Wire) && stats.target == Target::Soft {
            self.show_obstacle(edge, card);
            return Crossing::Wired;
        }
        if obstacle.is(Trait::Mine) {
            self.show_obstacle(edge, card);
            let fp = obstacle.fp[usize::from(stats.target == Target::Armor)] as i8;
            let shot = Shot { side: side.other(), by: Named::card(card), fp, defense: stats.defense as i8, target: id };
            self.shoot(&shot, Effect::AtOnce);
            if self.state.force(side).get(id).is_none() {
                return Crossing::Lost;
            }
        }
        Crossing::Free
    }

    fn set_zone(&mut self, side: Side, id: PieceId, zone: Zone) {
        let rider = self.state.force(side).passenger(id).map(|(rider, _)| rider);
        [Some(id), rider].into_iter().flatten().for_each(|id| {
            self.edit(side, id, |piece| {
                piece.place = Place::Zone(zone);
                piece.committed = true;
                piece.dug_in = false;
                piece.inside = None;
            });
        });
    }

    /// LC-11.2
    fn walk(&mut self, me: Side, unit: PieceId, path: Path) {
        self.reveal(me);
        let Some(start) = self.state.force(me).get(unit).and_then(Piece::zone) else { return };
        self.set_zone(me, unit, start);
        let mut at = start;
        for next in path.zones() {
            let traps = self.obstacle_between(me, at, next).is_some_and(|(_, card)| card.card().is(Trait::Traps));
            let vehicle = self.state.force(me).get(unit).is_some_and(|piece| piece.stats().is(Trait::Vehicle));
            if !(traps && vehicle) {
                self.tell_step(me, unit, at, next);
                self.set_zone(me, unit, next);
            }
            let crossing = self.cross(me, unit, at, next);
            if crossing == Crossing::Blocked {
                break;
            }
            at = next;
            if self.enter(me, unit, at) {
                return;
            }
            if crossing != Crossing::Free {
                break;
            }
        }
        self.ask_miracle();
    }

    fn tell_step(&mut self, side: Side, unit: PieceId, from: Zone, to: Zone) {
        let Some(piece) = self.state.force(side).get(unit).copied() else { return };
        let what = Named::of(unit, &piece);
        self.tell_of(side, piece.tag.is_some(), |known| Event::Moved { side, what: known.then_some(what), from, to });
    }

    /// What entering a zone does. Is the match won by it?
    fn enter(&mut self, side: Side, unit: PieceId, zone: Zone) -> bool {
        if zone.hq_of() == Some(side.other()) && self.state.occupies(side, zone) {
            self.finish(Some(side), Reason::Headquarters);
            return true;
        }
        if self.state.occupies(side, zone) {
            self.raze(side, zone);
        }
        if self.state.is_near_enemy(side, zone) {
            self.spot(side, unit);
        }
        false
    }

    /// A unit goes into a zone by retreat or advance.
    pub(super) fn shift(&mut self, side: Side, unit: PieceId, zone: Zone) {
        let Some(piece) = self.state.force(side).get(unit).copied() else { return };
        self.set_zone(side, unit, zone);
        self.edit(side, unit, |other| other.committed = piece.committed);
        piece.zone().into_iter().for_each(|left| self.reveal_hold(side, left));
        self.raze(side, zone);
    }
}

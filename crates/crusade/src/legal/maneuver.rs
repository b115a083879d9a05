//! Phase 5: moves, digging in, transport, forts, obstacles, the declaration of assaults (LC-11, LC-13).

use super::ways::Ways;
use super::{May, need};
use crate::Action;
use crate::action::Path;
use crate::data::DATA;
use crate::map::{Edge, Zone};
use crate::pieces::{CardId, Kind, Piece, PieceId, Target, Timing, Trait};
use crate::state::{Focus, PieceSet, State};
use crate::why::Why;
use table::Side;

impl State {
    /// The enemy obstacle with this trait on an edge, if everybody knows it.
    pub(super) fn shows(&self, side: Side, edge: Edge, what: Trait) -> bool {
        let obstacle = self.table.obstacles[edge.index()].filter(|obstacle| obstacle.owner != side);
        obstacle.and_then(|obstacle| obstacle.shown).is_some_and(|card| card.card().is(what))
    }

    /// May a side's unit cross here as far as it knows?
    pub(crate) fn may_cross(&self, side: Side, piece: &Piece, from: Zone, to: Zone) -> May {
        let edge = from.edge(to).ok_or(Why::NoPath)?;
        let vehicle = piece.stats().is(Trait::Vehicle);
        need(!vehicle || !self.shows(side, edge, Trait::Traps), Why::TrapsAhead)
    }

    /// A unit that is free to act.
    fn may_act(&self, id: PieceId) -> Result<&Piece, Why> {
        let piece = self.mine(id)?;
        need(piece.stats().kind == Kind::Unit, Why::CannotMove)?;
        need(!piece.committed, Why::Committed)?;
        need(piece.aboard.is_none(), Why::Mounted)?;
        Ok(piece)
    }

    fn may_step(&self, piece: &Piece, from: Zone, to: Zone) -> May {
        let me = self.me();
        need(!self.occupies(me.other(), to), Why::NoPath)?;
        let forbidden = piece.stats().is(Trait::Vehicle) && self.table.ground(to).row().forbids_vehicles;
        need(!forbidden, Why::NoVehicles)?;
        self.may_cross(me, piece, from, to)
    }

    /// Must a unit stop after this step, as far as its owner knows?
    fn must_stop(&self, piece: &Piece, from: Zone, to: Zone) -> bool {
        let stats = piece.stats();
        let woods = stats.is(Trait::Vehicle) && self.table.ground(to).row().stops_vehicles;
        let wired = |edge| stats.target == Target::Soft && self.shows(self.me(), edge, Trait::Wire);
        woods || from.edge(to).is_some_and(wired)
    }

    fn may_move(&self, id: PieceId, path: Path) -> May {
        let piece = self.may_act(id)?;
        let mut at = piece.zone().ok_or(Why::CannotMove)?;
        need(path.2.is_none() || path.1.is_some(), Why::NoPath)?;
        need(path.zones().count() <= usize::from(piece.stats().moves), Why::CannotMove)?;
        let start = at;
        let mut stopped = false;
        for (index, next) in path.zones().enumerate() {
            let visited = next == start || path.zones().take(index).any(|zone| zone == next);
            need(!stopped && !visited, Why::NoPath)?;
            self.may_step(piece, at, next)?;
            stopped = self.must_stop(piece, at, next);
            at = next;
        }
        let party = 1 + u8::from(self.force(self.me()).passenger(id).is_some());
        need(self.has_room(self.me(), at, party), Why::NoRoom)
    }

    /// May this unit attack that zone (LC-11.3)?
    pub(crate) fn may_join(&self, id: PieceId, zone: Zone) -> May {
        let piece = self.may_act(id)?;
        let from = piece.zone().ok_or(Why::CannotAttack)?;
        need(!piece.stats().is(Trait::Support), Why::CannotAttack)?;
        need(from.adjacent().contains(&zone), Why::TooFar)?;
        let armed = [Target::Soft, Target::Armor].into_iter().any(|at| piece.fp(at, 0).is_some());
        need(armed, Why::NoFirepower)?;
        self.may_cross(self.me(), piece, from, zone)
    }

    /// The decider's units beside a zone.
    fn attackers_of(&self, zone: Zone) -> impl Iterator<Item = PieceId> {
        let pieces = &self.force(self.me()).pieces;
        zone.adjacent().iter().flat_map(|from| pieces.in_zone(*from).and(pieces.ground()).iter())
    }

    fn may_support(&self, card: CardId, cards: crate::pieces::SpecialSet) -> May {
        need(self.force(self.me()).hand.has(card), Why::NotInHand)?;
        let special = card.special().ok_or(Why::NotAssaultCard)?;
        need(card.card().timing == Some(Timing::Assault) && !cards.has(special), Why::NotAssaultCard)?;
        let spent: u16 = cards.iter().map(|other| u16::from(other.card().card().cost)).sum();
        self.pays(u16::from(DATA.numbers.assault_cost) + spent + u16::from(card.card().cost))
    }

    fn may_mount(&self, id: PieceId, carrier: PieceId) -> May {
        let piece = self.may_act(id)?;
        let on = self.mine(carrier)?;
        need(piece.stats().is(Trait::Soldier) && piece.inside.is_none() && id != carrier, Why::CannotMount)?;
        let free = on.stats().carries() && self.force(self.me()).passenger(carrier).is_none();
        need(free && on.zone() == piece.zone(), Why::CannotMount)
    }

    fn may_garrison(&self, action: Action) -> May {
        let me = self.me();
        match action {
            Action::EnterFort { unit, fort } => {
                let (piece, place) = (self.may_act(unit)?, self.mine(fort)?);
                need(place.stats().kind == Kind::Fort && place.zone() == piece.zone(), Why::NotThere)?;
                need(piece.stats().fits_fort() && piece.inside.is_none(), Why::CannotGoInside)?;
                need(self.force(me).occupant(fort).is_none(), Why::FortFull)
            }
            Action::LeaveFort(unit) => {
                let piece = self.may_act(unit)?;
                need(piece.inside.is_some(), Why::NotInside)?;
                need(piece.zone().is_some_and(|zone| self.has_room(me, zone, 1)), Why::NoRoom)
            }
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn may_maneuver(&self, action: Action) -> May {
        match (&self.focus, action) {
            (Focus::Assault { zone, attackers, .. }, Action::Add(id)) => {
                need(!attackers.is_full() && !attackers.contains(&id), Why::CannotAttack)?;
                self.may_join(id, *zone)
            }
            (Focus::Assault { cards, .. }, Action::Support(card)) => self.may_support(card, *cards),
            (Focus::Assault { attackers, .. }, Action::Go) => need(!attackers.is_empty(), Why::CannotAttack),
            (Focus::Nothing, Action::Move { unit, path }) => self.may_move(unit, path),
            (Focus::Nothing, Action::Assault(zone)) => {
                need(self.occupies(self.foe(), zone), Why::NoEnemyThere)?;
                self.pays(DATA.numbers.assault_cost)?;
                need(self.attackers_of(zone).any(|id| self.may_join(id, zone).is_ok()), Why::CannotAttack)
            }
            (Focus::Nothing, Action::DigIn(id)) => {
                let piece = self.may_act(id)?;
                need(can_dig_in(piece), Why::CannotDigIn)
            }
            (Focus::Nothing, Action::Mount { unit, carrier }) => self.may_mount(unit, carrier),
            (Focus::Nothing, Action::Dismount(id)) => need(self.mine(id)?.aboard.is_some(), Why::NotMounted),
            (Focus::Nothing, Action::EnterFort { .. } | Action::LeaveFort(_)) => self.may_garrison(action),
            (Focus::Nothing, Action::Clear { unit, edge }) => {
                let piece = self.may_act(unit)?;
                let hostile = self.table.obstacles[edge.index()].is_some_and(|obstacle| obstacle.owner != self.me());
                let near = piece.zone().is_some_and(|zone| edge.ends().contains(&zone));
                need(piece.stats().is(Trait::Engineer) && hostile && near, Why::NothingToClear)
            }
            (Focus::Nothing, Action::End) => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_maneuver(&self, into: &mut Vec<Action>) {
        let force = self.force(self.me());
        if let Focus::Assault { zone, .. } = self.focus {
            self.attackers_of(zone).for_each(|id| self.offer(Action::Add(id), into));
            force.hand.kinds().for_each(|card| self.offer(Action::Support(card), into));
            self.offer(Action::Go, into);
            return;
        }
        let is_host = |piece: &Piece| piece.stats().carries() || piece.stats().kind == Kind::Fort;
        let hosts = force.iter().filter(|(_, piece)| is_host(piece)).map(|(id, _)| id).collect();
        let mut ways = Ways::of(self);
        for (id, piece) in force.iter() {
            if piece.aboard.is_some() {
                into.push(Action::Dismount(id));
            } else if !piece.committed && piece.stats().kind == Kind::Unit {
                self.list_unit(id, piece, hosts, &mut ways, into);
            }
        }
        ways.enemy.iter().for_each(|zone| self.offer(Action::Assault(zone), into));
        into.push(Action::End);
    }

    /// Moves and the like of a unit; the hosts are what others can be on or in.
    fn list_unit(&self, id: PieceId, piece: &Piece, hosts: PieceSet, ways: &mut Ways, into: &mut Vec<Action>) {
        let Some(zone) = piece.zone() else { return };
        let (stats, force) = (piece.stats(), self.force(self.me()));
        let party = 1 + u8::from(stats.carries() && force.passenger(id).is_some());
        ways.each(stats, zone, party, |path| into.push(Action::Move { unit: id, path }));
        if can_dig_in(piece) {
            into.push(Action::DigIn(id));
        }
        if piece.inside.is_some() {
            self.offer(Action::LeaveFort(id), into);
        } else if stats.fits_fort() {
            for (other, place) in force.pieces.of(force.pieces.in_zone(zone).and(hosts)) {
                if place.stats().carries() {
                    self.offer(Action::Mount { unit: id, carrier: other }, into);
                } else if place.stats().kind == Kind::Fort {
                    self.offer(Action::EnterFort { unit: id, fort: other }, into);
                }
            }
        }
        if stats.is(Trait::Engineer) {
            Edge::all().for_each(|edge| self.offer(Action::Clear { unit: id, edge }, into));
        }
    }
}

/// LC-11.7
fn can_dig_in(piece: &Piece) -> bool {
    piece.stats().is(Trait::DigIn) && !piece.dug_in && piece.inside.is_none()
}

//! Phase 5: moves and assaults.

use super::Glance;
use crate::Action;
use crate::map::{ZONES, Zone};
use crate::pieces::{Kind, Piece, Trait};
use crate::state::{Focus, PieceSet};

/// What a side knows of the fights on the ground, worked out once for all actions of a list.
struct Front {
    /// How much stronger the decider is than the defenders of a zone, if all that can attack do.
    odds: [Option<f32>; ZONES],
    /// How much stronger the enemy is than the decider's units in a zone, if all that can attack do.
    danger: [Option<f32>; ZONES],
}

impl Glance<'_> {
    pub(super) fn maneuver(&self, actions: &[Action], weights: &mut Vec<f32>) {
        if let Focus::Assault { zone, attackers, .. } = &self.state.focus {
            let set: PieceSet = attackers.iter().copied().collect();
            let odds = self.state.attackers(self.me, set).odds(&self.state.defenders(self.foe, *zone));
            weights.extend(actions.iter().map(|action| self.declare(*action, odds)));
            return;
        }
        let mut front = Front { odds: [None; ZONES], danger: [None; ZONES] };
        weights.extend(actions.iter().map(|action| self.act(*action, &mut front).max(0.01)));
    }

    /// An assault that is being declared.
    fn declare(&self, action: Action, odds: f32) -> f32 {
        match action {
            Action::Add(id) => self.mine(id).map_or(1.0, |piece| {
                let fp = piece.stats().fp[0].max(piece.stats().fp[1]);
                (f32::from(fp) - 1.5 * f32::from(piece.damage)).max(0.3) * if odds > 5.0 { 0.3 } else { 1.0 }
            }),
            Action::Support(_) => {
                if odds < 4.0 {
                    2.0
                } else {
                    0.2
                }
            }
            _ => 0.1 + odds.min(6.0) * 0.5,
        }
    }

    fn act(&self, action: Action, front: &mut Front) -> f32 {
        match action {
            Action::Assault(zone) => {
                let odds = self.odds(zone, front);
                let prize = match zone {
                    _ if zone.hq_of().is_some() => 4.0,
                    _ if Zone::home_row(self.foe).contains(&zone) => 1.5,
                    _ if Zone::home_row(self.me).contains(&zone) => 2.0,
                    _ => 1.0,
                };
                if odds > 1.2 { 3.0 * (odds - 1.0).min(4.0) * prize } else { 0.02 }
            }
            Action::Move { unit, path } => self.mine(unit).map_or(0.1, |piece| self.walk(piece, path.end(), front)),
            Action::DigIn(id) => {
                let exposed = self.mine(id).and_then(Piece::zone).is_some_and(|zone| self.is_front(zone));
                if exposed { 1.0 } else { 0.15 }
            }
            Action::EnterFort { .. } => 0.8,
            Action::LeaveFort(_) => 0.05,
            Action::Mount { .. } => 0.1,
            Action::Dismount(id) => {
                let exposed = self.mine(id).and_then(Piece::zone).is_some_and(|zone| self.is_front(zone));
                if exposed { 1.0 } else { 0.1 }
            }
            Action::Clear { .. } => 0.5,
            Action::End => 0.5,
            _ => 1.0,
        }
    }

    fn odds(&self, zone: Zone, front: &mut Front) -> f32 {
        *front.odds[zone.index()].get_or_insert_with(|| {
            let pieces = &self.state.force(self.me).pieces;
            let near = zone.adjacent().iter().fold(PieceSet::default(), |set, from| set.or(pieces.in_zone(*from)));
            let ready =
                pieces.of(near.and(pieces.ground()).without(pieces.aboard())).filter(|(_, piece)| !piece.committed);
            self.state.attackers(self.me, ready.map(|(id, _)| id).collect()).odds(&self.state.defenders(self.foe, zone))
        })
    }

    /// How much stronger the enemy around a zone is than what the decider has there.
    fn danger(&self, zone: Zone, front: &mut Front) -> f32 {
        *front.danger[zone.index()].get_or_insert_with(|| {
            let threat = self.state.threat(self.foe, zone);
            if threat.count == 0.0 {
                return 0.0;
            }
            let body = self.state.defenders_known(self.me, zone);
            if body.count == 0.0 { 1.5 * threat.count } else { threat.odds(&body) }
        })
    }

    fn walk(&self, piece: &Piece, to: Zone, front: &mut Front) -> f32 {
        let goal = Zone::hq(self.foe);
        let Some(from) = piece.zone() else { return 0.1 };
        if to == goal {
            return 100.0;
        }
        let stats = piece.stats();
        let home = Zone::hq(self.me);
        let forward = f32::from(from.distance(goal)) - f32::from(to.distance(goal));
        let danger = self.danger(to, front);
        if stats.is(Trait::Support) {
            return self.trail(piece, to, danger, forward);
        }
        let mut weight = 0.25 + 0.25 * forward;
        if !self.state.occupies(self.me, to) {
            let ground = if to == home {
                0.0
            } else if Zone::home_row(self.foe).contains(&to) {
                1.5
            } else {
                0.8
            };
            weight += ground;
            if danger > 2.0 {
                weight *= 0.3;
            }
        } else if danger > 0.8 {
            // Somebody is needed there.
            weight += 0.6;
        }
        if from == home {
            weight += if self.guards(home) > 1 || !self.is_threatened() { 0.5 } else { -0.3 };
        } else {
            let alone = self.guards(from) == 1;
            let here = self.danger(from, front);
            if alone && here > 0.0 {
                weight *= 0.25;
            } else if here > 1.5 {
                weight += 0.3;
            }
        }
        if piece.dug_in { weight * 0.4 } else { weight }
    }

    /// Guns stay behind others, within range.
    fn trail(&self, piece: &Piece, to: Zone, danger: f32, forward: f32) -> f32 {
        if !self.state.occupies(self.me, to) || danger > 1.5 {
            return 0.03;
        }
        let range = piece.stats().range;
        let targets = Zone::ALL.into_iter().filter(|zone| self.state.occupies(self.foe, *zone));
        let reach = |from: Zone| targets.clone().filter(|zone| from.distance(*zone) <= range).count() as f32;
        let gained = piece.zone().map_or(0.0, |from| reach(to) - reach(from));
        0.15 + 0.15 * forward.max(0.0) + 0.6 * gained.max(0.0)
    }

    /// Units in a zone that fight.
    fn guards(&self, zone: Zone) -> usize {
        let pieces = &self.state.force(self.me).pieces;
        let fights = |piece: &Piece| piece.stats().kind == Kind::Unit && !piece.stats().is(Trait::Support);
        pieces.of(pieces.in_zone(zone)).filter(|(_, piece)| fights(piece)).count()
    }

    /// Does the enemy stand next to the headquarters?
    fn is_threatened(&self) -> bool {
        self.is_front(Zone::hq(self.me))
    }

    /// Stand or retreat, another round or none.
    pub(super) fn resolve(&self, action: Action) -> f32 {
        let Some(assault) = self.state.table.assault.as_ref() else { return 1.0 };
        let active = self.state.table.active;
        let pieces = &self.state.force(active).pieces;
        let attackers = assault.attackers.iter().filter_map(|tag| pieces.tagged(tag).map(|(id, _)| id));
        let odds =
            self.state.attackers(active, attackers.collect()).odds(&self.state.defenders(active.other(), assault.zone));
        match action {
            Action::Continue => odds.min(8.0),
            Action::BreakOff => 0.9,
            Action::Retreat => 0.4 * odds.min(8.0),
            _ => 1.0,
        }
    }
}

//! Phases 3 and 4: recon, bombardment, air strikes (LC-9, LC-10).

use super::{May, need};
use crate::Action;
use crate::action::With;
use crate::data::DATA;
use crate::map::Zone;
use crate::pieces::{FlightId, Piece, PieceId, Tag, Target, Trait};
use crate::state::{Focus, Mission, State, Step};
use crate::why::Why;

impl State {
    /// The zones that this piece may look into (LC-9.1).
    fn may_look_into(&self, piece: &Piece) -> Result<&'static [Zone], Why> {
        need(piece.stats().recon > 0 && !piece.scouted, Why::NoRecon)?;
        match piece.zone() {
            Some(from) => {
                need(!piece.committed, Why::Committed)?;
                need(piece.aboard.is_none(), Why::Mounted)?;
                Ok(from.adjacent())
            }
            None => {
                let flight = piece.flight().and_then(|flight| self.table.flight(flight)).ok_or(Why::NoRecon)?;
                need(flight.mission == Mission::Strike, Why::NoRecon)?;
                Ok(flight.spot.zones(flight.lane))
            }
        }
    }

    fn may_scout(&self, id: PieceId, zone: Zone) -> May {
        need(self.may_look_into(self.mine(id)?)?.contains(&zone), Why::TooFar)?;
        need(self.hidden_in(self.foe(), zone) > 0, Why::NothingHidden)
    }

    /// May this gun bombard that target, supply aside (LC-10.2)?
    pub(crate) fn may_shell(&self, by: &Piece, target: &Piece) -> May {
        let (Some(from), Some(to)) = (by.zone(), target.zone()) else { return Err(Why::NoTarget) };
        need(target.aboard.is_none(), Why::NoTarget)?;
        need((1..=by.stats().range).contains(&from.distance(to)), Why::TooFar)?;
        need(by.fp(target.stats().target, 0).is_some(), Why::NoFirepower)
    }

    fn may_bombard_with(&self, id: PieceId) -> Result<&Piece, Why> {
        let piece = self.mine(id)?;
        need(piece.stats().range > 0 && piece.is_ground(), Why::TooFar)?;
        need(!piece.committed, Why::Committed)?;
        need(piece.aboard.is_none(), Why::Mounted)?;
        self.pays(DATA.numbers.bombard_cost)?;
        Ok(piece)
    }

    fn may_aim(&self, unit: PieceId, targets: &[Tag], next: Tag) -> May {
        let foe = self.foe();
        need(!targets.contains(&next), Why::NoTarget)?;
        let (_, target) = self.tagged(foe, next).ok_or(Why::NoTarget)?;
        self.may_shell(self.mine(unit)?, target)?;
        let zone = targets.first().and_then(|tag| self.tagged(foe, *tag)).and_then(|(_, piece)| piece.zone());
        need(zone == target.zone(), Why::NoTarget)
    }

    /// Firepower of an aircraft's attack (LC-10.7).
    pub(crate) fn bomb_fp(piece: &Piece, with: With, at: Target) -> Option<i8> {
        match (with, piece.weapon) {
            (With::Guns, _) => piece.fp(at, 0),
            (With::Weapon, None) => None,
            (With::Weapon, Some(weapon)) => {
                let printed = weapon.card().fp[usize::from(at == Target::Armor)] as i8;
                let fp = printed - piece.wounds();
                (printed > 0 && fp > 0).then_some(fp)
            }
        }
    }

    /// Can an aircraft attack something in a zone (LC-10.5)?
    pub(crate) fn can_bomb(&self, piece: &Piece, zone: Zone) -> bool {
        let foe = self.foe();
        if piece.stats().is(Trait::Carpet) {
            return self.force(foe).in_zone(zone).next().is_some();
        }
        let hits = |target: &Piece| {
            With::ALL.into_iter().any(|with| State::bomb_fp(piece, with, target.stats().target).is_some())
        };
        let (foes, there) = (&self.force(foe).pieces, self.force(foe).pieces.in_zone(zone));
        foes.of(there.and(foes.shown())).any(|(_, target)| target.aboard.is_none() && hits(target))
    }

    fn may_strike(&self, id: FlightId, zone: Zone) -> May {
        let flight = self.table.flight(id).filter(|flight| flight.side == self.me()).ok_or(Why::NoAircraft)?;
        need(flight.mission == Mission::Strike, Why::NoAircraft)?;
        need(!flight.struck, Why::HasStruck)?;
        need(flight.spot.zones(flight.lane).contains(&zone), Why::TooFar)?;
        need(self.members(flight).any(|(_, piece)| self.can_bomb(piece, zone)), Why::NoTarget)
    }

    /// May this aircraft still attack in the air strike?
    pub(crate) fn may_attack(&self, id: PieceId) -> Result<&Piece, Why> {
        let strike = self.table.strike.ok_or(Why::NotNow)?;
        let piece = self.mine(id)?;
        let tag = piece.tag.ok_or(Why::NoAircraft)?;
        need(piece.flight() == Some(strike.flight) && !strike.done.has(tag), Why::HasStruck)?;
        Ok(piece)
    }

    fn may_bomb(&self, id: PieceId, with: With, target: Tag) -> May {
        let strike = self.table.strike.ok_or(Why::NotNow)?;
        let piece = self.may_attack(id)?;
        need(!piece.stats().is(Trait::Carpet), Why::NoTarget)?;
        let (_, at) = self.tagged(self.foe(), target).ok_or(Why::NoTarget)?;
        need(at.zone() == Some(strike.zone) && at.aboard.is_none(), Why::NoTarget)?;
        need(State::bomb_fp(piece, with, at.stats().target).is_some(), Why::NoFirepower)
    }

    pub(super) fn may_bombard(&self, action: Action) -> May {
        match (self.table.step, &self.focus, action) {
            (Step::Recon, _, Action::Scout { unit, zone }) => self.may_scout(unit, zone),
            (Step::Bombard, Focus::Nothing, Action::Bombard { unit, target }) => {
                let by = self.may_bombard_with(unit)?;
                let (_, at) = self.tagged(self.foe(), target).ok_or(Why::NoTarget)?;
                self.may_shell(by, at)
            }
            (Step::Bombard, Focus::Nothing, Action::Strike { flight, zone }) => self.may_strike(flight, zone),
            (Step::Recon | Step::Bombard, Focus::Nothing, Action::End) => Ok(()),
            (Step::Bombard, Focus::Barrage { unit, targets }, Action::Aim(next)) => self.may_aim(*unit, targets, next),
            (Step::Bombard, Focus::Barrage { .. }, Action::Go) => Ok(()),
            (Step::Bombs, _, Action::Bomb { aircraft, with, target }) => self.may_bomb(aircraft, with, target),
            (Step::Bombs, _, Action::Carpet(id)) => {
                let zone = self.table.strike.ok_or(Why::NotNow)?.zone;
                let piece = self.may_attack(id)?;
                need(piece.stats().is(Trait::Carpet) && self.can_bomb(piece, zone), Why::NoTarget)
            }
            (Step::Bombs, _, Action::Skip(id)) => self.may_attack(id).map(|_| ()),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_bombard(&self, into: &mut Vec<Action>) {
        match (self.table.step, &self.focus) {
            (Step::Recon, _) => {
                for (unit, piece) in self.force(self.me()).iter() {
                    let zones = self.may_look_into(piece).unwrap_or_default().iter();
                    let hide = zones.filter(|zone| self.hidden_in(self.foe(), **zone) > 0);
                    into.extend(hide.map(|zone| Action::Scout { unit, zone: *zone }));
                }
                into.push(Action::End);
            }
            (Step::Bombard, Focus::Barrage { .. }) => {
                self.targets().for_each(|(tag, _)| self.offer(Action::Aim(tag), into));
                into.push(Action::Go);
            }
            (Step::Bombard, _) => {
                for unit in self.my_ids() {
                    if let Ok(by) = self.may_bombard_with(unit) {
                        let hits = self.targets().filter(|(_, at)| self.may_shell(by, at).is_ok());
                        into.extend(hits.map(|(target, _)| Action::Bombard { unit, target }));
                    }
                }
                for flight in &self.table.flights {
                    let zones = flight.spot.zones(flight.lane).iter();
                    zones.for_each(|zone| self.offer(Action::Strike { flight: flight.id, zone: *zone }, into));
                }
                into.push(Action::End);
            }
            _ => self.list_bombs(into),
        }
    }

    fn list_bombs(&self, into: &mut Vec<Action>) {
        for (aircraft, _) in self.force(self.me()).in_the_air() {
            if self.may_attack(aircraft).is_err() {
                continue;
            }
            for with in With::ALL {
                self.targets().for_each(|(target, _)| self.offer(Action::Bomb { aircraft, with, target }, into));
            }
            self.offer(Action::Carpet(aircraft), into);
            into.push(Action::Skip(aircraft));
        }
    }
}

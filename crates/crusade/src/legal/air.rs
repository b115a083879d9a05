//! Phase 2: launches, interception, air combat (LC-8).

use super::{May, need};
use crate::Action;
use crate::action::Drop;
use crate::map::Lane;
use crate::pieces::{CardId, Piece, PieceId, Place, Special, Tag, Target, Trait};
use crate::state::{Focus, Loadout, Mission, State, Step};
use crate::why::Why;
use table::Side;

/// Firepower of an aircraft in air combat (LC-8.23).
pub(crate) fn air_fp(by: &Piece, at: &Piece) -> Option<i8> {
    let loaded = if by.weapon.is_some() { -2 } else { 0 };
    let jet = if at.stats().is(Trait::Jet) && !by.stats().is(Trait::Jet) { -2 } else { 0 };
    by.fp(Target::Air, loaded + jet + i8::from(by.attached.has(Special::Experte)))
}

/// Defense of an aircraft in air combat (LC-8.23).
pub(crate) fn air_defense(piece: &Piece) -> i8 {
    let loaded = i8::from(piece.weapon.is_some());
    piece.stats().defense as i8 - loaded + i8::from(piece.attached.has(Special::Experte))
}

impl State {
    /// Is an aircraft on combat air patrol?
    pub(crate) fn is_on_patrol(&self, piece: &Piece) -> bool {
        let flight = piece.flight().and_then(|id| self.table.flight(id));
        flight.is_some_and(|flight| flight.mission == Mission::Patrol && self.table.entering != Some(flight.id))
    }

    /// Has a side fighters on patrol?
    pub(crate) fn has_patrol(&self, side: Side) -> bool {
        self.force(side).in_the_air().any(|(_, piece)| self.is_on_patrol(piece))
    }

    /// The aircraft of the first patrol that is asked about next (LC-7.2).
    pub(crate) fn patrol_asked(&self) -> Option<(PieceId, Tag)> {
        let id = *self.table.patrols.first()?;
        let me = self.table.active;
        let waits = |tag: &Tag| {
            let piece = self.tagged(me, *tag).map(|(_, piece)| piece);
            piece.is_some_and(|piece| piece.flight() == Some(id) && piece.tanks.is_some())
        };
        let tag = self.force(me).tags().iter().filter(|tag| !self.table.asked.has(*tag)).find(waits)?;
        self.tagged(me, tag).map(|(id, _)| (id, tag))
    }

    /// The decider's aircraft on the airfield.
    fn my_hangar(&self) -> impl Iterator<Item = PieceId> {
        self.force(self.me()).pieces.on_airfield().iter()
    }

    fn may_add_aircraft(&self, id: PieceId, mission: Mission, others: &[Loadout]) -> May {
        let piece = self.mine(id)?;
        need(piece.place == Place::Airfield, Why::NoAircraft)?;
        need(!piece.committed, Why::Committed)?;
        need(others.iter().all(|other| other.aircraft != id), Why::NoAircraft)?;
        need(mission == Mission::Strike || piece.is_fighter(), Why::NoPatrol)?;
        let cost = |id: PieceId| self.mine(id).map_or(0, |piece| u16::from(piece.stats().launch));
        let spent: u16 = others.iter().map(|other| cost(other.aircraft)).sum();
        self.pays(spent + cost(id))
    }

    fn may_load(&self, mission: Mission, others: &[Loadout], aircraft: PieceId, card: CardId) -> May {
        let loadout = others.iter().find(|other| other.aircraft == aircraft).ok_or(Why::NoAircraft)?;
        let piece = self.mine(aircraft)?;
        need(piece.stats().is(Trait::FighterBomber), Why::CannotLoad)?;
        let given = others.iter().flat_map(|other| [other.weapon, other.tanks]).filter(|given| *given == Some(card));
        need(usize::from(self.force(self.me()).loose.count(card)) > given.count(), Why::CannotLoad)?;
        let free = match card.card().is(Trait::Weapon) {
            true => mission == Mission::Strike && piece.weapon.is_none() && loadout.weapon.is_none(),
            false => piece.tanks.is_none() && loadout.tanks.is_none(),
        };
        need(free, Why::CannotLoad)
    }

    fn may_jettison(&self, id: PieceId, what: Drop) -> May {
        let piece = self.mine(id)?;
        let mine_to_drop = match self.table.step {
            Step::Air => piece.place == Place::Airfield,
            Step::Counter => piece.flight().is_some() && piece.flight() == self.table.entering,
            Step::Jettison => piece.flight().is_some() && piece.flight() == self.target_flight(),
            _ => false,
        };
        need(mine_to_drop && piece.weapon.is_some(), Why::NothingToDrop)?;
        need(what == Drop::Weapon || piece.tanks.is_some(), Why::NothingToDrop)
    }

    /// The flight of the target of an air combat.
    pub(crate) fn target_flight(&self) -> Option<crate::pieces::FlightId> {
        let combat = self.table.combat?;
        self.tagged(combat.by.other(), combat.target).and_then(|(_, piece)| piece.flight())
    }

    /// May this aircraft be named as escort (LC-8.21)?
    pub(crate) fn may_escort(&self, piece: &Piece) -> bool {
        let is_target = self.table.combat.is_some_and(|combat| piece.tag == Some(combat.target));
        piece.is_fighter() && piece.flight().is_some() && piece.flight() == self.target_flight() && !is_target
    }

    fn may_intercept(&self, fighter: PieceId, target: Tag) -> May {
        let piece = self.mine(fighter)?;
        let (_, at) = self.tagged(self.foe(), target).ok_or(Why::NoTarget)?;
        if self.table.step == Step::Intercept {
            need(self.is_on_patrol(piece), Why::NoFighter)?;
            return need(at.flight().is_some() && at.flight() == self.table.entering, Why::NoTarget);
        }
        let enters = piece.flight().is_some() && piece.flight() == self.table.entering;
        let used = piece.tag.is_some_and(|tag| self.table.countered.has(tag));
        need(enters && piece.is_fighter() && !used, Why::NoFighter)?;
        need(self.is_on_patrol(at), Why::NoTarget)
    }

    pub(super) fn may_fly(&self, action: Action) -> May {
        match (self.table.step, &self.focus, action) {
            (Step::Patrol, _, Action::Stay(id) | Action::ComeHome(id)) => {
                need(self.patrol_asked().is_some_and(|(asked, _)| asked == id), Why::NoAircraft)
            }
            (Step::Air, Focus::Nothing, Action::Launch { mission, .. }) => {
                need(mission != Mission::Home, Why::NotNow)?;
                need(self.my_hangar().any(|id| self.may_add_aircraft(id, mission, &[]).is_ok()), Why::NoAircraft)
            }
            (Step::Air, Focus::Nothing, Action::End) => Ok(()),
            (Step::Air, Focus::Launch { mission, aircraft, .. }, Action::Add(id)) => {
                need(!aircraft.is_full(), Why::NoAircraft)?;
                self.may_add_aircraft(id, *mission, aircraft)
            }
            (Step::Air, Focus::Launch { mission, aircraft, .. }, Action::Load { aircraft: id, card }) => {
                self.may_load(*mission, aircraft, id, card)
            }
            (Step::Air, Focus::Launch { aircraft, .. }, Action::Go) => need(!aircraft.is_empty(), Why::NoAircraft),
            (Step::Air | Step::Counter | Step::Jettison, Focus::Nothing, Action::Jettison { aircraft, what }) => {
                self.may_jettison(aircraft, what)
            }
            (Step::Intercept | Step::Counter, _, Action::Intercept { fighter, target }) => {
                self.may_intercept(fighter, target)
            }
            (Step::Escort, _, Action::Escort(id)) => need(self.may_escort(self.mine(id)?), Why::NoEscort),
            (Step::Intercept | Step::Counter | Step::Jettison | Step::Escort, _, Action::Pass) => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    fn list_drops(&self, into: &mut Vec<Action>) {
        for (id, _) in self.force(self.me()).iter().filter(|(_, piece)| piece.weapon.is_some()) {
            for what in Drop::ALL {
                self.offer(Action::Jettison { aircraft: id, what }, into);
            }
        }
    }

    fn list_interceptions(&self, into: &mut Vec<Action>) {
        for (fighter, _) in self.force(self.me()).in_the_air() {
            for (target, _) in self.targets().filter(|(_, piece)| piece.flight().is_some()) {
                self.offer(Action::Intercept { fighter, target }, into);
            }
        }
    }

    pub(super) fn list_fly(&self, into: &mut Vec<Action>) {
        match (self.table.step, &self.focus) {
            (Step::Patrol, _) => {
                if let Some((id, _)) = self.patrol_asked() {
                    into.extend([Action::Stay(id), Action::ComeHome(id)]);
                }
            }
            (Step::Air, Focus::Launch { aircraft, .. }) => {
                self.my_hangar().for_each(|id| self.offer(Action::Add(id), into));
                for loadout in aircraft {
                    let cards = self.force(self.me()).loose.kinds();
                    cards.for_each(|card| self.offer(Action::Load { aircraft: loadout.aircraft, card }, into));
                }
                self.offer(Action::Go, into);
            }
            (Step::Air, _) => {
                for lane in Lane::ALL {
                    self.offer(Action::Launch { lane, mission: Mission::Strike }, into);
                    self.offer(Action::Launch { lane, mission: Mission::Patrol }, into);
                }
                self.list_drops(into);
                into.push(Action::End);
            }
            (step, _) => {
                if matches!(step, Step::Counter | Step::Jettison) {
                    self.list_drops(into);
                }
                if matches!(step, Step::Counter | Step::Intercept) {
                    self.list_interceptions(into);
                }
                if step == Step::Escort {
                    self.my_ids().for_each(|id| self.offer(Action::Escort(id), into));
                }
                into.push(Action::Pass);
            }
        }
    }
}

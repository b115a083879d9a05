//! Phases 3 and 4 (LC-9, LC-10), Armorer's Miracle (LC-14.10).

use super::damage::{Effect, Shot};
use super::{Umpire, flown};
use crate::action::With;
use crate::data::DATA;
use crate::events::Named;
use crate::legal::Sight;
use crate::map::Zone;
use crate::pieces::{Kind, Piece, PieceId, Place, Special, Tag, TagSet, Target, Trait};
use crate::state::{Focus, State, Step, Strike};
use crate::{Action, Event};
use arrayvec::ArrayVec;
use table::{Chance, EventSink, Side};

impl<S: EventSink<Event>> Umpire<'_, S> {
    pub(super) fn bombard(&mut self, me: Side, action: Action) {
        match action {
            Action::Scout { unit, zone } => self.scout(me, unit, zone),
            Action::Bombard { unit, target } => {
                let barrage = self.state.force(me).get(unit).is_some_and(|piece| piece.stats().is(Trait::Barrage));
                let targets: ArrayVec<Tag, 3> = [target].into_iter().collect();
                match barrage {
                    true => self.state.focus = Focus::Barrage { unit, targets },
                    false => self.shell(me, unit, &targets),
                }
            }
            Action::Aim(target) => {
                let Focus::Barrage { unit, targets } = &mut self.state.focus else { return };
                let _ = targets.try_push(target);
                if targets.is_full() {
                    let (unit, targets) = (*unit, targets.clone());
                    self.shell(me, unit, &targets);
                }
            }
            Action::Go => {
                if let Focus::Barrage { unit, targets } = std::mem::take(&mut self.state.focus) {
                    self.shell(me, unit, &targets);
                }
            }
            Action::Strike { flight, zone } => self.strike(me, flight, zone),
            Action::Bomb { aircraft, with, target } => self.bomb(me, aircraft, with, target),
            Action::Carpet(id) => self.carpet(me, id),
            Action::Skip(id) => {
                self.has_attacked(me, id);
                self.bombs();
            }
            Action::End if self.state.table.step == Step::Recon => self.enter_phase(Step::Bombard),
            Action::End => self.enter_phase(Step::Maneuver),
            _ => {}
        }
    }

    /// LC-9.4
    fn scout(&mut self, me: Side, unit: PieceId, zone: Zone) {
        let Some(piece) = self.state.force(me).get(unit).copied() else { return };
        self.reveal(me);
        let die = self.dice.d6();
        let conceal = self.state.table.ground(zone).row().conceal;
        let roll = die as i8 + piece.stats().recon as i8 - conceal;
        let foe = me.other();
        let is_hidden = |(_, piece): &(PieceId, &Piece)| piece.tag.is_none();
        let mut hidden: ArrayVec<PieceId, 64> = self
            .state
            .force(foe)
            .in_zone(zone)
            .filter(is_hidden)
            .filter(|(_, piece)| piece.aboard.is_none())
            .map(|(id, _)| id)
            .collect();
        let found = match DATA.recon.iter().filter(|least| roll >= **least).count() {
            0 => 0,
            3 => hidden.len(),
            some => some.min(hidden.len()),
        };
        let by = Named::of(unit, &piece);
        self.tell_of(me, piece.tag.is_some(), |known| Event::Scouted {
            side: me,
            by: known.then_some(by),
            zone,
            die,
            found: found as u8,
        });
        for _ in 0..found {
            let at = self.dice.below(hidden.len() as u32) as usize;
            let id = hidden.remove(at);
            self.spot(foe, id);
        }
        let commits = piece.zone().is_some() && !piece.stats().is(Trait::Scout);
        self.edit(me, unit, |piece| {
            piece.scouted = true;
            piece.committed |= commits;
        });
        self.enter_recon();
    }

    /// LC-10.1 to LC-10.4
    fn shell(&mut self, me: Side, unit: PieceId, targets: &[Tag]) {
        self.state.focus = Focus::Nothing;
        self.pay(me, DATA.numbers.bombard_cost);
        self.reveal(me);
        self.edit(me, unit, |piece| piece.committed = true);
        self.spot(me, unit);
        let Some(by) = self.state.force(me).get(unit).copied() else { return };
        for tag in targets {
            let Some((target, at)) = self.state.tagged(me.other(), *tag) else { continue };
            let Some(fp) = by.fp(at.stats().target, 0) else { continue };
            let sight = if by.stats().is(Trait::Engineer) { Sight::Engineer } else { Sight::Plain };
            let defense = self.state.defense(at, sight);
            self.shoot(&Shot { side: me, by: Named::open(&by), fp, defense, target }, Effect::AtOnce);
        }
        self.ask_miracle();
    }

    fn strike(&mut self, me: Side, id: crate::pieces::FlightId, zone: Zone) {
        let Some(flight) = self.state.table.flight_mut(id) else { return };
        flight.struck = true;
        let flight = *flight;
        self.state.table.strike = Some(Strike { flight: id, zone, done: TagSet::default() });
        let state = &*self.state;
        self.sink.tell_all(|| Event::Struck { side: me, aircraft: flown(state, me, id), zone });
        match self.state.close_flak_conceivable(me.other(), zone, &flight) {
            true => self.ask(Step::CloseFlak, me.other()),
            false => self.bombs(),
        }
    }

    /// The attacks of the air strike, as long as an aircraft has a target (LC-10.7).
    pub(super) fn bombs(&mut self) {
        let Some(strike) = self.state.table.strike else { return };
        self.ask(Step::Bombs, self.state.table.active);
        self.drop_empty(strike.flight);
        let ready = |id: PieceId| self.state.may_attack(id).is_ok_and(|piece| self.state.can_bomb(piece, strike.zone));
        if !self.state.my_ids().any(ready) {
            self.state.table.strike = None;
            self.ask_miracle();
        }
    }

    fn has_attacked(&mut self, me: Side, id: PieceId) {
        let tag = self.state.force(me).get(id).and_then(|piece| piece.tag);
        if let (Some(strike), Some(tag)) = (self.state.table.strike.as_mut(), tag) {
            strike.done.insert(tag);
        }
    }

    fn bomb(&mut self, me: Side, id: PieceId, with: With, target: Tag) {
        self.has_attacked(me, id);
        let (Some(by), Some((target, at))) =
            (self.state.force(me).get(id).copied(), self.state.tagged(me.other(), target))
        else {
            return;
        };
        let sight = if by.stats().is(Trait::Dive) { Sight::Dive } else { Sight::Plain };
        let fp = State::bomb_fp(&by, with, at.stats().target).unwrap_or(0);
        let shot = Shot { side: me, by: Named::open(&by), fp, defense: self.state.defense(at, sight), target };
        self.shoot(&shot, Effect::AtOnce);
        if let (With::Weapon, Some(weapon)) = (with, by.weapon) {
            self.edit(me, id, |piece| piece.weapon = None);
            self.discard(me, weapon);
        }
        self.bombs();
    }

    /// LC-10.9
    fn carpet(&mut self, me: Side, id: PieceId) {
        self.has_attacked(me, id);
        let (Some(by), Some(strike)) = (self.state.force(me).get(id).copied(), self.state.table.strike) else { return };
        let foe = me.other();
        self.reveal(foe);
        let there = self.state.force(foe).in_zone(strike.zone).filter(|(_, piece)| piece.aboard.is_none());
        let mut drawn: ArrayVec<PieceId, 64> = there.map(|(id, _)| id).collect();
        self.dice.shuffle(&mut drawn);
        for target in drawn.into_iter().take(3) {
            let Some(at) = self.state.force(foe).get(target) else { continue };
            let Some(fp) = by.fp(at.stats().target, 0) else { continue };
            let defense = self.state.defense(at, Sight::Plain);
            self.shoot(&Shot { side: me, by: Named::open(&by), fp, defense, target }, Effect::AtOnce);
        }
        self.bombs();
    }

    /// Whoever could repair a tank is asked, the phasing side first; then the phase goes on.
    pub(super) fn ask_miracle(&mut self) {
        if self.is_over() {
            return;
        }
        let active = self.state.table.active;
        for side in [active, active.other()] {
            let asked = std::mem::replace(&mut self.state.table.reacted[side.index()], true);
            if !asked && self.state.miracle_conceivable(side) {
                return self.ask(Step::Miracle, side);
            }
        }
        self.state.table.reacted = [false; 2];
        self.state.table.lost.iter_mut().for_each(ArrayVec::clear);
        self.ask(self.state.table.phase, active);
    }

    pub(super) fn miracle(&mut self, me: Side, action: Action) {
        if let Action::Miracle(card) = action {
            let miracle = Special::Miracle.card();
            self.reveal(me);
            self.pay(me, miracle.card().cost);
            self.play_card(me, miracle);
            self.state.table.captured[me.other().index()].remove(card);
            let lost = &mut self.state.table.lost[me.index()];
            if let Some(at) = lost.iter().position(|other| *other == card) {
                lost.remove(at);
            }
            debug_assert!(card.card().kind == Kind::Unit && card.card().target == Target::Armor);
            let damage = card.card().hits - 1;
            let piece = Piece { damage, committed: true, ..Piece::new(card, Place::Zone(Zone::hq(me))) };
            let id = self.state.force_mut(me).pieces.put(piece);
            self.sink.tell_all(|| Event::Repaired { side: me, card });
            id.into_iter().for_each(|id| self.spot(me, id));
            self.state.table.reacted[me.index()] = false;
        }
        self.ask_miracle();
    }
}

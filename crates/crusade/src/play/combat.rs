//! Interception and air combat (LC-8.14, LC-8.15, LC-8.21 to LC-8.24), rammings (LC-14.9).

use super::Umpire;
use super::damage::{Effect, Shot};
use crate::action::Drop;
use crate::data::DATA;
use crate::events::Named;
use crate::legal::{air_defense, air_fp};
use crate::pieces::{Piece, PieceId, Special, Tag, Trait};
use crate::state::{After, Combat, Step};
use crate::{Action, Event};
use arrayvec::ArrayVec;
use table::{EventSink, Side};

impl<S: EventSink<Event>> Umpire<'_, S> {
    pub(super) fn dogfight(&mut self, me: Side, action: Action) {
        match (self.state.table.step, action) {
            (Step::Intercept | Step::Counter, Action::Intercept { fighter, target }) => {
                self.intercept(me, fighter, target);
            }
            (Step::Intercept, _) => self.ask_counter(),
            (Step::Counter, Action::Jettison { aircraft, what }) => {
                self.jettison(me, aircraft, what);
                self.ask_counter();
            }
            (Step::Counter, _) => self.entry_flak(),
            (Step::Jettison, Action::Jettison { aircraft, what }) => {
                self.jettison(me, aircraft, what);
                self.ask_jettison();
            }
            (Step::Jettison, _) => self.ask_escort(),
            (Step::Escort, Action::Escort(id)) => {
                let piece = self.state.force(me).get(id).copied();
                if let (Some(piece), Some(combat)) = (piece, self.state.table.combat.as_mut()) {
                    combat.escort = piece.tag;
                    self.sink.tell_all(|| Event::Escorted { side: me, what: Named::open(&piece) });
                }
                self.ask_taran();
            }
            (Step::Taran, Action::Ram(id)) => self.ram(me, id),
            _ => self.ask_taran(),
        }
    }

    /// Ordnance is dropped: the enemy gets it (LC-8.7).
    pub(super) fn jettison(&mut self, me: Side, id: PieceId, what: Drop) {
        let Some(piece) = self.state.force(me).get(id).copied() else { return };
        let tanks = if what == Drop::All { piece.tanks } else { None };
        let by = if piece.tag.is_some() { Some(Named::open(&piece)) } else { None };
        self.edit(me, id, |piece| {
            piece.weapon = None;
            piece.tanks = piece.tanks.filter(|_| tanks.is_none());
        });
        for card in [piece.weapon, tanks].into_iter().flatten() {
            self.state.table.captured[me.other().index()].add(card);
            self.sink.tell_all(|| Event::Jettisoned { side: me, by, card });
        }
    }

    /// Counter-interception, if it can be seen to be possible (LC-8.15).
    pub(super) fn ask_counter(&mut self) {
        let table = &self.state.table;
        let (side, entering) = (table.active, table.entering);
        let could = |piece: &Piece| {
            piece.flight() == entering
                && piece.stats().is(Trait::FighterBomber)
                && !piece.tag.is_some_and(|tag| table.countered.has(tag))
        };
        let possible = entering.is_some() && self.state.force(side).iter().any(|(_, piece)| could(piece));
        match possible && self.state.has_patrol(side.other()) {
            true => self.ask(Step::Counter, side),
            false => self.entry_flak(),
        }
    }

    fn intercept(&mut self, me: Side, fighter: PieceId, target: Tag) {
        let by = self.state.force(me).get(fighter).copied();
        let at = self.state.tagged(me.other(), target).map(|(_, piece)| *piece);
        let (Some(by), Some(at)) = (by, at) else { return };
        let Some(interceptor) = by.tag else { return };
        let is_counter = self.state.table.step == Step::Counter;
        self.state.table.combat = Some(Combat { by: me, interceptor, target, escort: None, spent: None });
        self.state.table.reacted = [false; 2];
        self.sink.tell_all(|| Event::Intercepted { side: me, by: Named::open(&by), target: Named::open(&at) });
        match is_counter {
            true => {
                self.state.table.countered.insert(interceptor);
                self.ask_taran();
            }
            false => self.ask_jettison(),
        }
    }

    fn ask_jettison(&mut self) {
        let side = self.state.table.active;
        let flight = self.state.target_flight();
        let loaded = |piece: &Piece| piece.flight() == flight && piece.weapon.is_some();
        let any = self.state.force(side).iter().any(|(_, piece)| loaded(piece));
        match any {
            true => self.ask(Step::Jettison, side),
            false => self.ask_escort(),
        }
    }

    fn ask_escort(&mut self) {
        let side = self.state.table.active;
        let any = self.state.force(side).iter().any(|(_, piece)| self.state.may_escort(piece));
        match any {
            true => self.ask(Step::Escort, side),
            false => self.ask_taran(),
        }
    }

    /// Whoever could ram is asked, the phasing side first; then come the shots.
    fn ask_taran(&mut self) {
        let active = self.state.table.active;
        for side in [active, active.other()] {
            let asked = std::mem::replace(&mut self.state.table.reacted[side.index()], true);
            if !asked && self.state.taran_conceivable(side) {
                return self.ask(Step::Taran, side);
            }
        }
        self.air_shots();
    }

    fn ram(&mut self, me: Side, id: PieceId) {
        let (Some(combat), Some(piece)) = (self.state.table.combat, self.state.force(me).get(id).copied()) else {
            return;
        };
        self.play_card(me, Special::Taran.card());
        self.reveal(me);
        let die = self.dice.d6();
        self.sink.tell_all(|| Event::Rammed { side: me, what: Named::open(&piece), die });
        if die < DATA.taran {
            if let (Some(combat), Some(tag)) = (self.state.table.combat.as_mut(), piece.tag) {
                combat.spent = Some((me, tag));
            }
            return self.ask_taran();
        }
        let opponent = if me == combat.by { combat.target } else { combat.interceptor };
        let other = self.state.tagged(me.other(), opponent).map(|(id, _)| id);
        self.destroy(me, id);
        other.into_iter().for_each(|other| self.destroy(me.other(), other));
        self.end_combat(&[]);
    }

    /// LC-8.22
    fn air_shots(&mut self) {
        let Some(combat) = self.state.table.combat else { return };
        let foe = combat.by.other();
        let hunter = self.state.tagged(combat.by, combat.interceptor).map(|(id, _)| id);
        let target = self.state.tagged(foe, combat.target).map(|(id, _)| id);
        let escort = combat.escort.and_then(|tag| self.state.tagged(foe, tag)).map(|(id, _)| id);
        let (Some(hunter), Some(target)) = (hunter, target) else { return self.end_combat(&[]) };
        let (i, t) = ((combat.by, hunter), (foe, target));
        let mut damaged: Hit = ArrayVec::new();
        let is_fighter = self.state.force(foe).get(target).is_some_and(Piece::is_fighter);
        let mut volley: ArrayVec<(Pair, Pair), 3> = ArrayVec::new();
        volley.push((i, t));
        if is_fighter {
            volley.push((t, i));
        }
        if let Some(escort) = escort {
            volley.push(((foe, escort), i));
        }
        self.air_volley(&volley, &mut damaged);
        if !is_fighter {
            self.air_volley(&[(t, i)], &mut damaged);
        }
        self.end_combat(&damaged);
    }

    fn air_volley(&mut self, pairs: &[(Pair, Pair)], damaged: &mut Hit) {
        let spent = self.state.table.combat.and_then(|combat| combat.spent);
        let mut shots: ArrayVec<Shot, 3> = ArrayVec::new();
        for ((side, by), (_, at)) in pairs {
            let (Some(by), Some(target)) = (self.state.force(*side).get(*by), self.state.force(side.other()).get(*at))
            else {
                continue;
            };
            let rammed = spent.is_some_and(|(who, tag)| who == *side && by.tag == Some(tag));
            if let (Some(fp), false) = (air_fp(by, target), rammed) {
                shots.push(Shot { side: *side, by: Named::open(by), fp, defense: air_defense(target), target: *at });
            }
        }
        let results: ArrayVec<(Pair, u8), 3> =
            shots.iter().map(|shot| ((shot.side.other(), shot.target), self.roll(shot))).collect();
        for ((side, id), damage) in results {
            self.hurt(side, id, damage, Effect::AtOnce);
            if damage > 0 && !damaged.contains(&(side, id)) {
                damaged.push((side, id));
            }
        }
    }

    /// Damaged survivors return, the phasing side first (LC-8.24).
    fn end_combat(&mut self, damaged: &[Pair]) {
        let Some(combat) = self.state.table.combat.take() else { return };
        let active = self.state.table.active;
        self.state.table.reacted = [false; 2];
        for side in [active, active.other()] {
            for (_, id) in damaged.iter().filter(|(who, _)| *who == side) {
                if self.state.force(side).get(*id).is_some() {
                    self.send_home(side, &[*id]);
                }
            }
        }
        let ids: ArrayVec<_, 32> = self.state.table.flights.iter().map(|flight| flight.id).collect();
        ids.into_iter().for_each(|id| {
            self.drop_empty(id);
        });
        let table = &mut self.state.table;
        table.entering = table.entering.filter(|id| table.flight(*id).is_some());
        self.state.table.after = if combat.by == active { After::Counter } else { After::Entry };
        self.fly_home();
    }
}

/// An aircraft.
type Pair = (Side, PieceId);
/// Aircraft that were hit.
type Hit = ArrayVec<Pair, 4>;

//! Assaults (LC-11.3 to LC-11.13).

use super::Umpire;
use super::damage::{Effect, Shot};
use super::maneuver::Crossing;
use crate::data::DATA;
use crate::events::Named;
use crate::map::Zone;
use crate::pieces::{Piece, PieceId, Special, Tag, TagSet, Target, Trait};
use crate::state::{Assault, Focus, Reason, Step};
use crate::{Action, Event};
use arrayvec::ArrayVec;
use table::{EventSink, Side};

/// Pieces of one side.
type Ids = ArrayVec<PieceId, 64>;

impl<S: EventSink<Event>> Umpire<'_, S> {
    /// LC-11.3, LC-11.4
    pub(super) fn assault(&mut self, me: Side) {
        let Focus::Assault { zone, attackers, cards } = std::mem::take(&mut self.state.focus) else { return };
        self.pay(me, DATA.numbers.assault_cost);
        self.reveal(me);
        for special in cards.iter() {
            self.pay(me, special.card().card().cost);
            self.play_card(me, special.card());
            self.sink.tell_all(|| Event::Played { side: me, card: special.card() });
        }
        for id in &attackers {
            self.spot(me, *id);
            self.edit(me, *id, |piece| (piece.committed, piece.dug_in) = (true, false));
            if let Some((rider, _)) = self.state.force(me).passenger(*id) {
                self.edit(me, rider, |piece| piece.committed = true);
            }
        }
        let force = self.state.force(me);
        let tags = attackers.iter().filter_map(|id| force.get(*id).and_then(|piece| piece.tag));
        let mut assault = new_assault(zone);
        tags.for_each(|tag| assault.attackers.insert(tag));
        assault.cards = cards;
        self.sink.tell_all(|| {
            let attackers = attackers.iter().filter_map(|id| force.get(*id)).map(Named::open).collect();
            Event::Assaulted { side: me, zone, attackers }
        });
        self.state.table.assault = Some(assault);
        attackers.iter().for_each(|id| self.cross_to_attack(me, *id, zone));
        match self.attackers().is_empty() {
            true => self.end_assault(),
            false => self.meet(me.other(), zone),
        }
    }

    fn attackers(&self) -> TagSet {
        self.state.table.assault.map_or(TagSet::default(), |assault| assault.attackers)
    }

    fn cross_to_attack(&mut self, me: Side, id: PieceId, zone: Zone) {
        let Some(piece) = self.state.force(me).get(id).copied() else { return };
        let (Some(from), Some(tag)) = (piece.zone(), piece.tag) else { return };
        let crossing = self.cross(me, id, from, zone);
        let Some(assault) = self.state.table.assault.as_mut() else { return };
        match crossing {
            Crossing::Wired => assault.wired.insert(tag),
            Crossing::Blocked => assault.attackers.remove(tag),
            Crossing::Free | Crossing::Lost => {}
        }
    }

    /// Defenders dismount and are turned up; those that were hidden ambush.
    fn meet(&mut self, foe: Side, zone: Zone) {
        let there: Ids = self.state.force(foe).in_zone(zone).map(|(id, _)| id).collect();
        let hidden =
            |id: &PieceId| self.state.force(foe).get(*id).is_some_and(|piece| piece.tag.is_none() && piece.is_ground());
        let ambushers: Ids = there.iter().copied().filter(hidden).collect();
        self.reveal(foe);
        for id in &there {
            self.spot(foe, *id);
            self.edit(foe, *id, |piece| piece.aboard = None);
        }
        let tag = |id: &PieceId| self.state.force(foe).get(*id).and_then(|piece| piece.tag);
        let tags: ArrayVec<Tag, 64> = ambushers.iter().filter_map(tag).collect();
        let Some(assault) = self.state.table.assault.as_mut() else { return };
        tags.into_iter().for_each(|tag| assault.ambushers.insert(tag));
        let night = assault.cards.has(Special::Night);
        self.sink.tell_all(|| Event::Round { round: 1 });
        self.ask(Step::Ambush, foe);
        if night || !self.state.has_shot() {
            self.defend();
        }
    }

    fn defend(&mut self) {
        self.ask(Step::Defend, self.state.table.active.other());
        if !self.state.has_shot() {
            self.attack();
        }
    }

    fn attack(&mut self) {
        self.ask(Step::Attack, self.state.table.active);
        if !self.state.has_shot() {
            self.clean_up();
        }
    }

    pub(super) fn fire(&mut self, me: Side, action: Action) {
        let step = self.state.table.step;
        if let Action::Fire { unit, target } = action {
            self.fire_at(me, unit, target);
            if self.attackers().is_empty() && step == Step::Ambush {
                return self.end_assault();
            }
            if self.state.has_shot() {
                return;
            }
        }
        match step {
            Step::Ambush => self.defend(),
            Step::Defend => self.attack(),
            _ => self.clean_up(),
        }
    }

    fn fire_at(&mut self, me: Side, unit: PieceId, target: Tag) {
        let foe = me.other();
        let (Some(by), Some((id, at))) = (self.state.force(me).get(unit).copied(), self.state.tagged(foe, target))
        else {
            return;
        };
        let fp = self.state.assault_fp(me, &by, at).unwrap_or(0);
        let defense = self.state.assault_defense(foe, &by, at);
        let at_armor = at.stats().target == Target::Armor;
        if let (Some(assault), Some(tag)) = (self.state.table.assault.as_mut(), by.tag) {
            assault.fired[me.index()].insert(tag);
            if at_armor && by.attached.has(Special::Faust) {
                assault.fausts[me.index()].insert(tag);
            }
        }
        let effect = if self.state.table.step == Step::Ambush { Effect::Ambush } else { Effect::Volley };
        self.shoot(&Shot { side: me, by: Named::open(&by), fp, defense, target: id }, effect);
    }

    /// Destroyed cards are removed; then LC-11.11.
    fn clean_up(&mut self) {
        for side in Side::BOTH {
            self.state.force_mut(side).pieces.edit_all(|piece| piece.fresh = 0);
            let doomed = self.by_tag(side, Piece::is_doomed);
            doomed.into_iter().for_each(|id| self.destroy(side, id));
        }
        if self.attackers().is_empty() {
            return self.end_assault();
        }
        if self.is_cleared() {
            return self.advance();
        }
        match self.state.retreat_conceivable() {
            true => self.ask(Step::Retreat, self.state.table.active.other()),
            false => self.go_on(),
        }
    }

    /// Is no defending unit left?
    fn is_cleared(&self) -> bool {
        let table = &self.state.table;
        table.assault.is_none_or(|assault| !self.state.occupies(table.active.other(), assault.zone))
    }

    fn go_on(&mut self) {
        let round = self.state.table.assault.map_or(0, |assault| assault.round);
        match round >= DATA.numbers.assault_rounds {
            true => self.end_assault(),
            false => self.ask(Step::GoOn, self.state.table.active),
        }
    }

    pub(super) fn decide_assault(&mut self, me: Side, action: Action) {
        match action {
            Action::Stand => self.go_on(),
            Action::Retreat => self.retreat(me),
            Action::Withdraw { unit, to } => {
                self.reveal(me);
                let what = self.state.force(me).get(unit).map(Named::open);
                self.shift(me, unit, to);
                what.into_iter().for_each(|what| self.sink.tell_all(|| Event::Retreated { side: me, what, to }));
                self.after_withdrawal();
            }
            Action::Continue => {
                if let Some(assault) = self.state.table.assault.as_mut() {
                    assault.round += 1;
                    assault.fired = Default::default();
                    let round = assault.round;
                    self.sink.tell_all(|| Event::Round { round });
                }
                self.defend();
            }
            Action::Advance(id) => self.advance_with(me, id),
            Action::Pass if self.state.table.step == Step::Withdraw => {
                self.reveal(me);
                match self.is_cleared() {
                    true => self.advance(),
                    false => self.go_on(),
                }
            }
            _ => self.end_assault(),
        }
    }

    /// Traps that bar the way of a vehicle become known before anybody goes (LC-11.12).
    fn retreat(&mut self, me: Side) {
        self.reveal(me);
        let Some(zone) = self.state.table.assault.map(|assault| assault.zone) else { return };
        let is_vehicle = |(_, piece): (PieceId, &Piece)| piece.stats().is(Trait::Vehicle);
        if self.state.force(me).in_zone(zone).any(is_vehicle) {
            for to in zone.adjacent() {
                if let Some((edge, card)) = self.obstacle_between(me, zone, *to)
                    && card.card().is(Trait::Traps)
                    && !self.state.occupies(me.other(), *to)
                {
                    self.show_obstacle(edge, card);
                }
            }
        }
        self.after_withdrawal();
    }

    fn after_withdrawal(&mut self) {
        if self.is_cleared() {
            return self.advance();
        }
        match self.state.retreat_conceivable() {
            true => self.ask(Step::Withdraw, self.state.table.active.other()),
            false => self.go_on(),
        }
    }

    /// LC-11.13, LC-12.1
    fn advance(&mut self) {
        let Some(assault) = self.state.table.assault else { return };
        let side = self.state.table.active;
        if assault.zone.hq_of() == Some(side.other()) {
            return self.finish(Some(side), Reason::Headquarters);
        }
        self.ask(Step::Advance, side);
        if !self.state.can_advance() {
            self.end_assault();
        }
    }

    fn advance_with(&mut self, me: Side, id: PieceId) {
        let Some(zone) = self.state.table.assault.map(|assault| assault.zone) else { return };
        let what = self.state.force(me).get(id).map(Named::open);
        self.shift(me, id, zone);
        if let Some(assault) = self.state.table.assault.as_mut() {
            assault.advanced = true;
        }
        what.into_iter().for_each(|what| self.sink.tell_all(|| Event::Advanced { side: me, what, zone }));
        if !self.state.can_advance() {
            self.end_assault();
        }
    }

    fn end_assault(&mut self) {
        let Some(assault) = self.state.table.assault.take() else { return };
        let side = self.state.table.active;
        for side in Side::BOTH {
            self.state.force_mut(side).pieces.edit_all(|piece| piece.fresh = 0);
            for tag in assault.fausts[side.index()].iter() {
                let Some((id, _)) = self.state.tagged(side, tag) else { continue };
                self.edit(side, id, |piece| piece.attached.remove(Special::Faust));
                self.discard(side, Special::Faust.card());
            }
        }
        self.sink.tell_all(|| Event::AssaultEnded { side, zone: assault.zone });
        self.ask_miracle();
    }
}

fn new_assault(zone: Zone) -> Assault {
    Assault {
        zone,
        attackers: TagSet::default(),
        wired: TagSet::default(),
        ambushers: TagSet::default(),
        round: 1,
        fired: Default::default(),
        fausts: Default::default(),
        cards: Default::default(),
        advanced: false,
    }
}

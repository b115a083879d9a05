//! Shots, damage, losses (LC-4, LC-1.9, LC-13.12, LC-13.13).

use super::Umpire;
use crate::Event;
use crate::data::DATA;
use crate::events::Named;
use crate::pieces::{Kind, Piece, PieceId, Target, Trait};
use crate::state::Step;
use table::{EventSink, Side};

/// A shot before the dice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shot {
    pub(super) side: Side,
    pub(super) by: Named,
    pub(super) fp: i8,
    pub(super) defense: i8,
    pub(super) target: PieceId,
}

/// When damage takes effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Before the next shot (LC-4.8).
    AtOnce,
    /// In an assault, before the next shot.
    Ambush,
    /// In an assault, after the volley.
    Volley,
}

impl<S: EventSink<Event>> Umpire<'_, S> {
    /// Rolls a shot and says how many damage points it does (LC-4.1, LC-4.2).
    pub(super) fn roll(&mut self, shot: &Shot) -> u8 {
        let dice = (self.dice.d6(), self.dice.d6());
        let natural = dice.0 + dice.1;
        let score = natural as i8 + shot.fp - shot.defense;
        let scored = DATA.damage.iter().filter(|least| score >= **least).count() as u8;
        let damage = match natural {
            2 => 0,
            12 => scored.max(1),
            _ => scored,
        };
        if damage > 0 {
            self.spot(shot.side.other(), shot.target);
        }
        self.tell_shot(shot, dice, damage);
        damage
    }

    fn tell_shot(&mut self, shot: &Shot, dice: (u8, u8), damage: u8) {
        let Shot { side, by, fp, defense, target } = *shot;
        let foe = side.other();
        let Some(piece) = self.state.force(foe).get(target) else { return };
        let (at, open) = (Named::of(target, piece), piece.tag.is_some());
        self.tell_of(foe, open, |known| match known {
            true => Event::Shot { side, by, at, dice, fp, defense, damage },
            false => Event::Missed { side, by, dice },
        });
    }

    /// Rolls a shot and lets it take effect.
    pub(super) fn shoot(&mut self, shot: &Shot, effect: Effect) -> u8 {
        let damage = self.roll(shot);
        self.hurt(shot.side.other(), shot.target, damage, effect);
        damage
    }

    /// Damage points for a piece.
    pub(super) fn hurt(&mut self, side: Side, id: PieceId, damage: u8, effect: Effect) {
        let Some(piece) = self.state.force(side).get(id).copied() else { return };
        if damage == 0 {
            return;
        }
        let stats = piece.stats();
        let spared = stats.kind == Kind::Staff && effect == Effect::AtOnce;
        let most = if spared { stats.hits - 1 } else { stats.hits };
        let total = (piece.damage + damage).min(most).max(piece.damage);
        self.edit(side, id, |piece| {
            piece.fresh += if effect == Effect::Volley { total - piece.damage } else { 0 };
            piece.damage = total;
        });
        let rider = self.state.force(side).passenger(id).map(|(rider, _)| rider);
        if let (Some(rider), true) = (rider, stats.is(Trait::Riders)) {
            self.shake(side, rider);
        }
        if effect != Effect::Volley {
            self.settle(side, id);
        }
    }

    /// A passenger takes a damage point with its carrier.
    fn shake(&mut self, side: Side, id: PieceId) {
        let Some(piece) = self.state.force(side).get(id).copied() else { return };
        self.edit(side, id, |piece| piece.damage = (piece.damage + 1).min(piece.stats().hits));
        self.sink.tell_all(|| Event::Shaken { side, what: Named::open(&piece) });
        self.settle(side, id);
    }

    /// Removes a piece whose damage has reached its hits.
    pub(super) fn settle(&mut self, side: Side, id: PieceId) {
        if self.state.force(side).get(id).is_some_and(Piece::is_doomed) {
            self.destroy(side, id);
        }
    }

    /// A piece is destroyed, with all that is attached to it or carried by it.
    pub(super) fn destroy(&mut self, side: Side, id: PieceId) {
        let Some(piece) = self.state.force_mut(side).pieces.remove(id) else { return };
        let (card, stats, foe) = (piece.card, piece.stats(), side.other());
        let (what, at) = (Named::open(&piece), self.state.table.site(side, piece.place));
        self.sink.tell_all(|| Event::Destroyed { side, what, at });
        let table = &mut self.state.table;
        let pile = &mut table.captured[foe.index()];
        pile.add(card);
        pile.extend(piece.attached.iter().map(|special| special.card()));
        pile.extend([piece.weapon, piece.tanks].into_iter().flatten());
        if stats.kind == Kind::Unit && stats.target == Target::Armor && !table.step.is_setup() {
            let _ = table.lost[side.index()].try_push(card);
        }
        if let (Some(tag), Some(assault)) = (piece.tag, table.assault.as_mut()) {
            if side == table.active {
                assault.attackers.remove(tag);
                assault.wired.remove(tag);
            } else {
                assault.ambushers.remove(tag);
            }
            assault.fausts[side.index()].remove(tag);
            assault.fired[side.index()].remove(tag);
        }
        self.leave_behind(side, id, stats.is(Trait::Riders));
        piece.zone().into_iter().for_each(|zone| self.reveal_hold(side, zone));
    }

    /// Whoever was on or in something that is no more (LC-13.6, LC-13.12).
    fn leave_behind(&mut self, side: Side, id: PieceId, shaken: bool) {
        if let Some((inside, _)) = self.state.force(side).occupant(id) {
            self.edit(side, inside, |piece| piece.inside = None);
        }
        let Some((rider, _)) = self.state.force(side).passenger(id) else { return };
        self.edit(side, rider, |piece| piece.aboard = None);
        self.spot(side, rider);
        if !shaken {
            self.shake(side, rider);
        }
    }

    /// Is the match decided?
    pub(super) fn is_over(&self) -> bool {
        self.state.table.step == Step::Over
    }
}

//! Cover and firepower (LC-4), shots in an assault (LC-11.6 to LC-11.10), fire at aircraft, reactions.

use super::{May, need};
use crate::Action;
use crate::data::DATA;
use crate::pieces::{CardId, Piece, PieceId, Special, Tag, Target, Trait};
use crate::state::{Assault, Flight, State, Step};
use crate::why::Why;
use table::Side;

/// What kind of shot it is, as far as cover goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// An ordinary one.
    Plain,
    /// By engineers (LC-13.5).
    Engineer,
    /// By a dive bomber (LC-10.10).
    Dive,
}

impl State {
    /// The cover of a ground unit (LC-4.5).
    pub(crate) fn cover(&self, piece: &Piece, sight: Sight) -> i8 {
        let numbers = &DATA.numbers;
        let (Some(zone), true) = (piece.zone(), piece.is_ground()) else { return 0 };
        if piece.inside.is_some() {
            return if sight == Sight::Engineer { numbers.fort_cover_engineers } else { numbers.fort_cover };
        }
        let row = self.table.ground(zone).row();
        let terrain = match (sight, piece.stats().target) {
            (Sight::Dive, _) => 0,
            (_, Target::Armor) => row.cover[1],
            _ => row.cover[0],
        };
        let dug = if piece.dug_in { numbers.dug_in_cover } else { 0 };
        (terrain + dug).min(numbers.most_cover)
    }

    /// Effective Defense of something on the ground.
    pub(crate) fn defense(&self, piece: &Piece, sight: Sight) -> i8 {
        piece.stats().defense as i8 + self.cover(piece, sight)
    }

    /// Effective firepower of a shot in an assault, if it can be made (LC-11.9).
    pub(crate) fn assault_fp(&self, side: Side, piece: &Piece, target: &Piece) -> Option<i8> {
        let assault = self.table.assault.as_ref()?;
        let (card, at) = (piece.stats(), target.stats().target);
        let has = |special| i8::from(piece.attached.has(special));
        let first = assault.round == 1;
        let mut more = match at {
            Target::Armor => 3 * has(Special::Molotov) + 4 * has(Special::Faust),
            _ => 0,
        };
        if first && assault.cards.has(Special::Night) {
            more -= 1;
        }
        if side == self.table.active {
            if card.target == Target::Armor {
                more += self.table.ground(assault.zone).row().armor_attack;
            }
            if first && card.target == Target::Soft && piece.tag.is_some_and(|tag| assault.wired.has(tag)) {
                more -= 2;
            }
            if at == Target::Soft {
                more += has(Special::Commissar);
                if first && assault.cards.has(Special::Urra) && card.is(Trait::Soldier) {
                    more += 2;
                }
            }
        } else if first && (assault.cards.has(Special::SovietSmoke) || assault.cards.has(Special::GermanSmoke)) {
            more -= 2;
        }
        piece.fp(at, more)
    }

    /// Effective Defense of a target in an assault (LC-11.8).
    pub(crate) fn assault_defense(&self, side: Side, by: &Piece, target: &Piece) -> i8 {
        let sight = if by.stats().is(Trait::Engineer) { Sight::Engineer } else { Sight::Plain };
        if side == self.table.active { target.stats().defense as i8 } else { self.defense(target, sight) }
    }

    /// Can this piece of the other side be a target in the assault at all?
    pub(crate) fn is_in_assault(&self, side: Side, piece: &Piece) -> bool {
        let Some(assault) = self.table.assault.as_ref() else { return false };
        match side == self.table.active {
            true => piece.tag.is_some_and(|tag| assault.attackers.has(tag)),
            false => piece.zone() == Some(assault.zone),
        }
    }

    fn is_screened(&self, side: Side, assault: &Assault, piece: &Piece) -> bool {
        let screens = |other: &Piece| other.is_ground() && !other.stats().is(Trait::Support) && !other.is_doomed();
        side != self.table.active
            && piece.is_ground()
            && piece.stats().is(Trait::Support)
            && self.force(side).in_zone(assault.zone).any(|(_, other)| screens(other))
    }

    /// May the decider's unit fire at this one in the assault, doom aside?
    fn can_hit(&self, by: &Piece, target: &Piece) -> May {
        let Some(assault) = self.table.assault.as_ref() else { return Err(Why::NotNow) };
        let foe = self.foe();
        need(self.is_in_assault(foe, target), Why::NoTarget)?;
        need(!self.is_screened(foe, assault, target), Why::Screened)?;
        need(self.assault_fp(self.me(), by, target).is_some(), Why::NoFirepower)
    }

    /// May this unit of the decider fire now?
    fn may_open_fire(&self, id: PieceId) -> Result<&Piece, Why> {
        let Some(assault) = self.table.assault.as_ref() else { return Err(Why::NotNow) };
        let piece = self.mine(id)?;
        let tag = piece.tag.ok_or(Why::NoSuchPiece)?;
        need(piece.is_ground() && piece.aboard.is_none() && self.is_in_assault(self.me(), piece), Why::CannotAttack)?;
        need(self.table.step != Step::Ambush || assault.ambushers.has(tag), Why::CannotAttack)?;
        need(!assault.fired[self.me().index()].has(tag), Why::HasFired)?;
        Ok(piece)
    }

    pub(super) fn may_shoot(&self, action: Action) -> May {
        match action {
            Action::Fire { unit, target } => {
                let by = self.may_open_fire(unit)?;
                let (_, at) = self.tagged(self.foe(), target).ok_or(Why::NoTarget)?;
                self.can_hit(by, at)?;
                let better = |other: &Piece| !other.is_doomed() && self.can_hit(by, other).is_ok();
                let spared = at.is_doomed() && self.targets().any(|(_, other)| better(other));
                need(!spared, Why::Doomed)
            }
            Action::Pass => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_shots(&self, into: &mut Vec<Action>) {
        for unit in self.my_shown() {
            let Ok(by) = self.may_open_fire(unit) else { continue };
            let hits = || self.targets().filter(|(_, at)| self.can_hit(by, at).is_ok());
            let spares = hits().any(|(_, at)| !at.is_doomed());
            let fair = hits().filter(|(_, at)| !(spares && at.is_doomed()));
            into.extend(fair.map(|(target, _)| Action::Fire { unit, target }));
        }
        into.push(Action::Pass);
    }

    /// Has the decider any shot in the assault? Everything that fights in it is face up.
    pub(crate) fn has_shot(&self) -> bool {
        self.my_shown().any(|id| {
            self.may_open_fire(id).is_ok_and(|by| self.targets().any(|(_, target)| self.can_hit(by, target).is_ok()))
        })
    }

    /// Could anybody of this side fire at a flight from here, as far as everybody can see?
    pub(crate) fn flak_conceivable(&self, side: Side, flight: &Flight) -> bool {
        let used = self.table.flak_used;
        let seen = |piece: &Piece| piece.aboard.is_none() && piece.is_flak();
        flight.spot.zones(flight.lane).iter().any(|zone| {
            self.force(side).in_zone(*zone).any(|(_, piece)| match piece.tag {
                None => true,
                Some(tag) => seen(piece) && !used.has(tag),
            })
        })
    }

    /// The same of fire at a flight that strikes a zone (LC-10.6).
    pub(crate) fn close_flak_conceivable(&self, side: Side, zone: crate::map::Zone, flight: &Flight) -> bool {
        self.force(side).in_zone(zone).any(|(_, piece)| match piece.tag {
            None => true,
            Some(tag) => self.can_close_flak(piece) && !flight.fired.has(tag),
        })
    }

    fn can_close_flak(&self, piece: &Piece) -> bool {
        piece.is_ground() && piece.aboard.is_none() && piece.fp(Target::Air, 0).is_some()
    }

    fn may_flak(&self, unit: PieceId, target: Tag) -> May {
        let piece = self.mine(unit)?;
        let flight = match self.table.step {
            Step::Flak => self.table.in_flight(),
            _ => self.table.strike.and_then(|strike| self.table.flight(strike.flight)),
        };
        let flight = flight.ok_or(Why::NotNow)?;
        if self.table.step == Step::Flak {
            let beside = piece.zone().is_some_and(|zone| flight.spot.zones(flight.lane).contains(&zone));
            let used = piece.tag.is_some_and(|tag| self.table.flak_used.has(tag));
            need(beside && piece.aboard.is_none() && piece.is_ground() && piece.is_flak() && !used, Why::NoFlak)?;
        } else {
            let there = piece.zone() == self.table.strike.map(|strike| strike.zone);
            let used = piece.tag.is_some_and(|tag| flight.fired.has(tag));
            need(there && self.can_close_flak(piece) && !used, Why::NoFlak)?;
        }
        let (_, aircraft) = self.tagged(self.foe(), target).ok_or(Why::NoTarget)?;
        need(aircraft.flight() == Some(flight.id), Why::NoTarget)
    }

    /// Aircraft of a side in the air combat that may ram (LC-14.9).
    fn rammers(&self, side: Side) -> impl Iterator<Item = (PieceId, &Piece)> {
        let combat = self.table.combat;
        let is_in = move |tag: Tag| {
            combat.is_some_and(|combat| match side == combat.by {
                true => tag == combat.interceptor,
                false => tag == combat.target || combat.escort == Some(tag),
            })
        };
        let pieces = self.force(side).in_the_air();
        pieces.filter(move |(_, piece)| piece.is_fighter() && piece.tag.is_some_and(is_in))
    }

    /// Could a side ram, as far as everybody can see?
    pub(crate) fn taran_conceivable(&self, side: Side) -> bool {
        let could = self.table.nation(side) == crate::pieces::Nation::Soviet && !self.force(side).hand.is_empty();
        could && self.rammers(side).next().is_some()
    }

    /// Could a side work a miracle, as far as everybody can see (LC-14.10)?
    pub(crate) fn miracle_conceivable(&self, side: Side) -> bool {
        let could = self.table.nation(side) == crate::pieces::Nation::German && !self.force(side).hand.is_empty();
        could && !self.table.lost[side.index()].is_empty()
    }

    fn may_work_miracle(&self, card: CardId) -> May {
        let (me, miracle) = (self.me(), Special::Miracle.card());
        need(self.table.lost[me.index()].contains(&card), Why::NoMiracle)?;
        need(self.force(me).hand.has(miracle), Why::NotInHand)?;
        self.pays(miracle.card().cost)?;
        need(self.has_room(me, crate::map::Zone::hq(me), 1), Why::NoRoom)
    }

    pub(super) fn may_react(&self, action: Action) -> May {
        match (self.table.step, action) {
            (Step::Flak | Step::CloseFlak, Action::Flak { unit, target }) => self.may_flak(unit, target),
            (Step::Taran, Action::Ram(id)) => {
                need(self.force(self.me()).hand.has(Special::Taran.card()), Why::NotInHand)?;
                need(self.rammers(self.me()).any(|(other, _)| other == id), Why::CannotRam)
            }
            (Step::Miracle, Action::Miracle(card)) => self.may_work_miracle(card),
            (Step::FlyOn, Action::Fly) => {
                let flight = self.table.in_flight().ok_or(Why::NotNow)?;
                need(flight.spot.onward(flight.side).is_some(), Why::NoWayOn)
            }
            (Step::FlyOn, Action::Stop) => Ok(()),
            (Step::Flak | Step::CloseFlak | Step::Taran | Step::Miracle, Action::Pass) => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_react(&self, into: &mut Vec<Action>) {
        match self.table.step {
            Step::FlyOn => {
                self.offer(Action::Fly, into);
                into.push(Action::Stop);
                return;
            }
            Step::Taran => self.my_shown().for_each(|id| self.offer(Action::Ram(id), into)),
            Step::Miracle => {
                let lost = &self.table.lost[self.me().index()];
                for (i, card) in lost.iter().enumerate() {
                    if !lost[..i].contains(card) {
                        self.offer(Action::Miracle(*card), into);
                    }
                }
            }
            _ => {
                let pieces = &self.force(self.me()).pieces;
                for (unit, piece) in pieces.of(pieces.ground()) {
                    if piece.fp(Target::Air, 0).is_some() {
                        let flying = self.targets().filter(|(_, piece)| piece.flight().is_some());
                        flying.for_each(|(target, _)| self.offer(Action::Flak { unit, target }, into));
                    }
                }
            }
        }
        into.push(Action::Pass);
    }
}

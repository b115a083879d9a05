//! Phase 1: refit, deployment, specials (LC-7).

use super::{May, need};
use crate::Action;
use crate::data::DATA;
use crate::map::{Edge, Zone};
use crate::pieces::{CardId, Kind, Nation, Piece, PieceId, Place, Service, Special, Timing, Trait};
use crate::state::{State, Step};
use crate::why::Why;

impl State {
    /// The price of a paid refit point (LC-7.6).
    pub(crate) fn refit_price(piece: &Piece) -> u8 {
        if piece.stats().cost <= DATA.numbers.cheap_refit { 1 } else { 2 }
    }

    fn may_refit(&self, id: PieceId) -> Result<&Piece, Why> {
        let piece = self.mine(id)?;
        need(piece.damage > 0, Why::NotDamaged)?;
        need(piece.flight().is_none(), Why::NotAtBase)?;
        Ok(piece)
    }

    fn may_refit_by(&self, action: Action) -> May {
        let (me, rights) = (self.me(), &self.force(self.me()).rights);
        match action {
            Action::Refit(id) => {
                let piece = self.may_refit(id)?;
                need(!piece.refitted, Why::RefitTaken)?;
                self.pays(State::refit_price(piece))
            }
            Action::FreeRefit(id) => {
                let piece = self.may_refit(id)?;
                need(!rights.free_refit, Why::FreePointUsed)?;
                let at_base = piece.place == Place::Airfield || piece.zone() == Some(Zone::hq(me));
                need(at_base, Why::NotAtBase)
            }
            Action::MedicRefit(id) => {
                let piece = self.may_refit(id)?;
                need(piece.stats().is(Trait::Soldier), Why::WrongKind)?;
                need(self.force(me).hq_troops(Service::Medics) > rights.medics, Why::NoHqTroop)
            }
            Action::WorkshopRefit(id) => {
                let piece = self.may_refit(id)?;
                let armored = piece.is_ground() && piece.stats().target == crate::pieces::Target::Armor;
                need(armored, Why::WrongKind)?;
                need(self.force(me).hq_troops(Service::Workshop) > rights.workshops, Why::NoHqTroop)
            }
            Action::BonusRefit(id) => {
                let piece = self.may_refit(id)?;
                need(rights.bonus > 0, Why::NoBonusPoints)?;
                need(is_cheap_infantry(piece.card) && !piece.stats().is_elite(), Why::NotCheapInfantry)
            }
            _ => Err(Why::NotNow),
        }
    }

    fn holds(&self, card: CardId) -> May {
        need(self.force(self.me()).hand.has(card), Why::NotInHand)
    }

    fn may_deploy(&self, card: CardId) -> May {
        let me = self.me();
        self.holds(card)?;
        match card.card().kind {
            Kind::Unit | Kind::HqTroop => need(self.has_room(me, Zone::hq(me), 1), Why::NoRoom)?,
            Kind::Air | Kind::Ordnance => {}
            _ => return Err(Why::WrongKind),
        }
        need(!self.force(me).pieces.is_full() || card.card().kind == Kind::Ordnance, Why::NoRoom)
    }

    fn may_fortify(&self, card: CardId, zone: Zone, occupant: Option<PieceId>) -> May {
        self.holds(card)?;
        need(card.card().kind == Kind::Fort, Why::WrongKind)?;
        self.pays(card.card().cost)?;
        self.may_fortify_zone(card, zone)?;
        let Some(id) = occupant else { return Ok(()) };
        may_move_in(self.mine(id)?, zone)
    }

    fn may_fortify_zone(&self, card: CardId, zone: Zone) -> May {
        let me = self.me();
        need(self.occupies(me, zone), Why::NotOccupied)?;
        need(!card.card().is(Trait::Urban) || self.table.ground(zone).is_built_up(), Why::NotBuiltUp)?;
        need(self.has_room(me, zone, 1), Why::NoRoom)
    }

    fn may_obstruct(&self, edge: Edge) -> May {
        need(self.table.obstacles[edge.index()].is_none(), Why::EdgeTaken)?;
        need(edge.ends().into_iter().any(|zone| self.occupies(self.me(), zone)), Why::NotOccupied)
    }

    /// May this special be put under that unit (LC-7.15)?
    pub(crate) fn may_bear(&self, card: CardId, piece: &Piece) -> May {
        let special = card.special().ok_or(Why::WrongKind)?;
        need(card.card().timing == Some(Timing::Attach), Why::WrongKind)?;
        let stats = piece.stats();
        let fits = match special {
            Special::Hero => stats.kind == Kind::Unit && (stats.is(Trait::Soldier) || stats.is(Trait::Vehicle)),
            Special::Experte => stats.is(Trait::FighterBomber),
            _ => stats.is(Trait::Soldier),
        };
        need(fits && !piece.attached.has(special), Why::CannotAttach)
    }

    fn may_play(&self, card: CardId) -> May {
        self.holds(card)?;
        need(matches!(card.special(), Some(Special::Partisans | Special::Fuel)), Why::WrongKind)?;
        self.pays(card.card().cost)
    }

    fn may_mask(&self, zone: Zone) -> May {
        let card = Special::Maskirovka.card();
        self.holds(card)?;
        self.pays(card.card().cost)?;
        let shown = |piece: &Piece| piece.tag.is_some() && piece.stats().kind != Kind::Staff;
        need(self.force(self.me()).in_zone(zone).any(|(_, piece)| shown(piece)), Why::NothingToHide)
    }

    fn may_use_russians(&self) -> May {
        need(self.table.nation(self.me()) == Nation::Soviet, Why::NotNow)?;
        need(!self.force(self.me()).rights.russian, Why::RussianUsed)
    }

    pub(super) fn may_reinforce(&self, action: Action) -> May {
        let force = self.force(self.me());
        if self.table.step == Step::HandLimit {
            return match action {
                Action::Discard(card) => self.holds(card),
                _ => Err(Why::NotNow),
            };
        }
        match action {
            Action::Deploy(card) => {
                self.may_deploy(card)?;
                self.pays(card.card().cost)
            }
            Action::RussianDeploy(card) => {
                self.may_use_russians()?;
                need(is_cheap_infantry(card), Why::NotCheapInfantry)?;
                self.may_deploy(card)
            }
            Action::RussianRefit => self.may_use_russians(),
            Action::Fortify { card, zone, occupant } => self.may_fortify(card, zone, occupant),
            Action::Obstruct { card, edge } => {
                self.holds(card)?;
                need(card.card().kind == Kind::Obstacle, Why::WrongKind)?;
                self.pays(card.card().cost)?;
                self.may_obstruct(edge)
            }
            Action::Attach { card, unit } => {
                self.holds(card)?;
                self.pays(card.card().cost)?;
                self.may_bear(card, self.mine(unit)?)
            }
            Action::Play(card) => self.may_play(card),
            Action::Mask(zone) => self.may_mask(zone),
            Action::Buy => {
                need(!force.rights.bought, Why::CardBought)?;
                need(!force.deck.is_empty(), Why::DeckEmpty)?;
                self.pays(DATA.numbers.card_price)
            }
            Action::End => Ok(()),
            _ => self.may_refit_by(action),
        }
    }

    pub(super) fn list_reinforce(&self, into: &mut Vec<Action>) {
        let force = self.force(self.me());
        if self.table.step == Step::HandLimit {
            into.extend(force.hand.kinds().map(Action::Discard));
            return;
        }
        for (id, _) in force.iter().filter(|(_, piece)| piece.damage > 0) {
            for by in [Action::Refit, Action::FreeRefit, Action::MedicRefit, Action::WorkshopRefit, Action::BonusRefit]
            {
                self.offer(by(id), into);
            }
        }
        force.hand.kinds().for_each(|card| self.list_card(card, into));
        self.offer(Action::Buy, into);
        self.offer(Action::RussianRefit, into);
        into.push(Action::End);
    }

    fn list_card(&self, card: CardId, into: &mut Vec<Action>) {
        let stats = card.card();
        if matches!(stats.kind, Kind::Unit) {
            self.offer(Action::RussianDeploy(card), into);
        }
        if self.pays(stats.cost).is_err() {
            return;
        }
        match stats.kind {
            Kind::Fort => {
                for zone in Zone::ALL.into_iter().filter(|zone| self.may_fortify_zone(card, *zone).is_ok()) {
                    let there = self.force(self.me()).in_zone(zone);
                    let fitting = there.filter(|(_, piece)| may_move_in(piece, zone).is_ok()).map(|(id, _)| Some(id));
                    let occupants = std::iter::once(None).chain(fitting);
                    into.extend(occupants.map(|occupant| Action::Fortify { card, zone, occupant }));
                }
            }
            Kind::Obstacle => {
                let edges = Edge::all().filter(|edge| self.may_obstruct(*edge).is_ok());
                into.extend(edges.map(|edge| Action::Obstruct { card, edge }));
            }
            Kind::Special => match stats.timing {
                Some(Timing::Attach) => {
                    let bearers = self.force(self.me()).iter().filter(|(_, piece)| self.may_bear(card, piece).is_ok());
                    into.extend(bearers.map(|(unit, _)| Action::Attach { card, unit }));
                }
                Some(Timing::Reinforcement) if card.special() == Some(Special::Maskirovka) => {
                    Zone::ALL.into_iter().for_each(|zone| self.offer(Action::Mask(zone), into));
                }
                Some(Timing::Reinforcement) => self.offer(Action::Play(card), into),
                _ => {}
            },
            _ => self.offer(Action::Deploy(card), into),
        }
    }
}

/// Infantry of the Russian infantry rule (LC-7.17).
fn is_cheap_infantry(card: CardId) -> bool {
    let stats = card.card();
    stats.nation == Nation::Soviet && stats.is(Trait::Soldier) && stats.cost <= DATA.numbers.russian_cost
}

/// May this unit be the first inside a new fort of the zone (LC-7.13)?
fn may_move_in(piece: &Piece, zone: Zone) -> May {
    need(!piece.committed, Why::Committed)?;
    need(piece.aboard.is_none(), Why::Mounted)?;
    let fits = piece.zone() == Some(zone) && piece.stats().fits_fort() && piece.inside.is_none();
    need(fits, Why::CannotGoInside)
}

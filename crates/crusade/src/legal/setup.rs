//! The open set-up: decks, terrain, forces (LC-5.4 to LC-5.9, LC-16.5, LC-16.6).

use super::{May, need};
use crate::Action;
use crate::data::DATA;
use crate::map::{Edge, Terrain, Zone};
use crate::pieces::{Card, CardId, Kind, Timing, Trait};
use crate::setup::Switch;
use crate::state::{State, Step};
use crate::why::Why;
use arrayvec::ArrayVec;

/// The most copies of a card in a deck of one's own (LC-16.5).
pub(crate) fn most_copies(card: CardId) -> u8 {
    let stats = card.card();
    match stats.kind {
        Kind::Staff => 0,
        Kind::Special => 2,
        Kind::Ordnance | Kind::Fort | Kind::Obstacle => 8,
        _ if stats.is(Trait::Soldier) || stats.cost <= 1 => 8,
        _ if stats.id == "su_t34" => 6,
        _ if stats.cost <= 3 => 3,
        _ => 2,
    }
}

impl State {
    fn may_build(&self, action: Action) -> May {
        let deck = &self.force(self.me()).deck;
        match action {
            Action::TakeStandard => need(deck.is_empty(), Why::NotNow),
            Action::Take(card) => {
                need(card.card().nation == self.table.nation(self.me()), Why::WrongNation)?;
                need(deck.count(card) < most_copies(card), Why::TooManyCopies)
            }
            _ => Err(Why::NotNow),
        }
    }

    fn may_lay(&self, action: Action) -> May {
        let (me, force) = (self.me(), self.force(self.me()));
        let random = self.table.setup.random_terrain == Switch::On;
        match action {
            Action::Lay(terrain) if !random => {
                let is_own = DATA.terrain_sets[me.index()].contains(&terrain) && !force.plan.contains(&terrain);
                need(is_own, Why::NotYours)?;
                if self.table.step == Step::Centre { Ok(()) } else { self.pays(terrain.row().cost) }
            }
            Action::Swap(zone) if random => need(Zone::home_row(me).contains(&zone), Why::NotThere),
            Action::Keep if random => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    fn starts(&self, card: CardId) -> May {
        need(self.force(self.me()).deck.has(card), Why::NotInDeck)?;
        self.pays(card.card().cost)
    }

    fn may_start_in(&self, card: CardId, zone: Zone) -> May {
        let (me, stats) = (self.me(), card.card());
        let in_hq = zone == Zone::hq(me);
        let there = match stats.kind {
            Kind::Unit => in_hq || Zone::home_row(me).contains(&zone),
            Kind::Fort => (in_hq || Zone::home_row(me).contains(&zone)) && self.fort_fits(stats, zone),
            Kind::HqTroop => in_hq,
            _ => false,
        };
        need(there, Why::NotThere)?;
        let ground = self.table.ground(zone).row();
        need(!stats.is(Trait::Vehicle) || !ground.forbids_vehicles, Why::NoVehicles)?;
        need(self.has_room(me, zone, 1), Why::NoRoom)
    }

    fn fort_fits(&self, stats: &Card, zone: Zone) -> bool {
        !stats.is(Trait::Urban) || self.table.ground(zone).is_built_up()
    }

    /// What must be kept for the empty zones of the home row after this card (LC-5.9).
    fn keeps_enough(&self, card: CardId, zone: Option<Zone>) -> May {
        let (me, force) = (self.me(), self.force(self.me()));
        let fills = |home: Zone| zone == Some(home) && card.card().is_ground();
        let empty = Zone::home_row(me).into_iter().filter(|home| !self.occupies(me, *home) && !fills(*home)).count();
        if empty == 0 {
            return Ok(());
        }
        let foot = |card: &CardId| card.card().kind == Kind::Unit && !card.card().is(Trait::Vehicle);
        let mut costs: ArrayVec<u8, 60> = ArrayVec::new();
        let mut skipped = false;
        for other in force.deck.iter().filter(foot) {
            if other == card && !skipped {
                skipped = true;
            } else {
                costs.push(other.card().cost);
            }
        }
        costs.sort_unstable();
        let kept: u16 = costs.iter().take(empty).map(|cost| u16::from(*cost)).sum();
        need(force.supply >= kept + u16::from(card.card().cost), Why::KeepEnough)
    }

    fn may_place(&self, action: Action) -> May {
        let me = self.me();
        match action {
            Action::Place { card, zone } => {
                self.starts(card)?;
                self.may_start_in(card, zone)?;
                self.keeps_enough(card, Some(zone))
            }
            Action::PlaceInside { card, fort } => {
                self.starts(card)?;
                let place = self.mine(fort)?;
                need(place.stats().kind == Kind::Fort && card.card().fits_fort(), Why::CannotGoInside)?;
                need(self.force(me).occupant(fort).is_none(), Why::FortFull)?;
                self.keeps_enough(card, place.zone())
            }
            Action::PlaceOnAirfield(card) => {
                self.starts(card)?;
                need(matches!(card.card().kind, Kind::Air | Kind::Ordnance), Why::NotThere)?;
                self.keeps_enough(card, None)
            }
            Action::PlaceObstacle { card, edge } => {
                self.starts(card)?;
                need(card.card().kind == Kind::Obstacle, Why::WrongKind)?;
                need(self.force(me).obstacles[edge.index()].is_none(), Why::EdgeTaken)?;
                let held = |zone: Zone| Zone::home_row(me).contains(&zone) && self.occupies(me, zone);
                need(edge.ends().into_iter().any(held), Why::NotOccupied)?;
                self.keeps_enough(card, None)
            }
            Action::PlaceAttached { card, unit } => {
                self.starts(card)?;
                self.may_bear(card, self.mine(unit)?)?;
                self.keeps_enough(card, None)
            }
            Action::End => {
                let open = Zone::home_row(me).into_iter().find(|zone| !self.occupies(me, *zone));
                let fills = |zone: Zone| {
                    self.force(me).deck.kinds().any(|card| {
                        self.may_place(Action::Place { card, zone }).is_ok() && card.card().kind == Kind::Unit
                    })
                };
                need(!open.is_some_and(fills), Why::RowNotHeld)
            }
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn may_set_up(&self, action: Action) -> May {
        match self.table.step {
            Step::Deck => self.may_build(action),
            Step::Terrain | Step::Centre => self.may_lay(action),
            _ => self.may_place(action),
        }
    }

    pub(super) fn list_set_up(&self, into: &mut Vec<Action>) {
        match self.table.step {
            Step::Deck => {
                self.offer(Action::TakeStandard, into);
                CardId::all().for_each(|card| self.offer(Action::Take(card), into));
            }
            Step::Terrain | Step::Centre => {
                Terrain::ALL.into_iter().for_each(|terrain| self.offer(Action::Lay(terrain), into));
                Zone::ALL.into_iter().for_each(|zone| self.offer(Action::Swap(zone), into));
                self.offer(Action::Keep, into);
            }
            _ => {
                self.force(self.me()).deck.kinds().for_each(|card| self.list_start(card, into));
                self.offer(Action::End, into);
            }
        }
    }

    fn list_start(&self, card: CardId, into: &mut Vec<Action>) {
        let stats = card.card();
        match stats.kind {
            Kind::Unit | Kind::HqTroop | Kind::Fort => {
                Zone::ALL.into_iter().for_each(|zone| self.offer(Action::Place { card, zone }, into));
                if stats.fits_fort() {
                    self.my_ids().for_each(|fort| self.offer(Action::PlaceInside { card, fort }, into));
                }
            }
            Kind::Air | Kind::Ordnance => self.offer(Action::PlaceOnAirfield(card), into),
            Kind::Obstacle => Edge::all().for_each(|edge| self.offer(Action::PlaceObstacle { card, edge }, into)),
            Kind::Special if stats.timing == Some(Timing::Attach) => {
                self.my_ids().for_each(|unit| self.offer(Action::PlaceAttached { card, unit }, into));
            }
            _ => {}
        }
    }
}

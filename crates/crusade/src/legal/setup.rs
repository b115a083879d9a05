//! The open set-up: decks, terrain, forces (LC-5.4 to LC-5.9, LC-16.5, LC-16.6).

use super::{May, need};
use crate::Action;
use crate::data::DATA;
use crate::map::{Edge, Terrain, Zone, ZoneSet};
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

    /// Is a card that an action puts down in the deck, and can it be paid?
    fn starts(&self, action: Action) -> May {
        let (Action::Place { card, .. }
        | Action::PlaceInside { card, .. }
        | Action::PlaceOnAirfield(card)
        | Action::PlaceObstacle { card, .. }
        | Action::PlaceAttached { card, .. }) = action
        else {
            return Ok(());
        };
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

    /// May a card of the deck that can be paid start so?
    fn may_place(&self, reserve: &Reserve, action: Action) -> May {
        let me = self.me();
        match action {
            Action::Place { card, zone } => {
                self.may_start_in(card, zone)?;
                reserve.allows(card, Some(zone))
            }
            Action::PlaceInside { card, fort } => {
                let place = self.mine(fort)?;
                need(place.stats().kind == Kind::Fort && card.card().fits_fort(), Why::CannotGoInside)?;
                need(self.force(me).occupant(fort).is_none(), Why::FortFull)?;
                reserve.allows(card, place.zone())
            }
            Action::PlaceOnAirfield(card) => {
                need(matches!(card.card().kind, Kind::Air | Kind::Ordnance), Why::NotThere)?;
                reserve.allows(card, None)
            }
            Action::PlaceObstacle { card, edge } => {
                need(card.card().kind == Kind::Obstacle, Why::WrongKind)?;
                need(self.force(me).obstacles[edge.index()].is_none(), Why::EdgeTaken)?;
                let held = |zone: Zone| Zone::home_row(me).contains(&zone) && self.occupies(me, zone);
                need(edge.ends().into_iter().any(held), Why::NotOccupied)?;
                reserve.allows(card, None)
            }
            Action::PlaceAttached { card, unit } => {
                self.may_bear(card, self.mine(unit)?)?;
                reserve.allows(card, None)
            }
            Action::End => {
                let open = Zone::home_row(me).into_iter().find(|zone| !self.occupies(me, *zone));
                let fills = |zone: Zone| {
                    self.force(me).deck.kinds().any(|card| {
                        let place = Action::Place { card, zone };
                        card.card().kind == Kind::Unit
                            && self.starts(place).and_then(|()| self.may_place(reserve, place)).is_ok()
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
            _ => self.starts(action).and_then(|()| self.may_place(&Reserve::of(self), action)),
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
                let reserve = Reserve::of(self);
                let mut place = |action| {
                    if self.may_place(&reserve, action).is_ok() {
                        into.push(action);
                    }
                };
                self.force(self.me()).deck.kinds().for_each(|card| self.each_start(card, &mut place));
                place(Action::End);
            }
        }
    }

    /// Calls this with all that could be done with a card of the deck.
    fn each_start(&self, card: CardId, place: &mut impl FnMut(Action)) {
        let stats = card.card();
        if self.pays(stats.cost).is_err() {
            return;
        }
        match stats.kind {
            Kind::Unit | Kind::HqTroop | Kind::Fort => {
                let row = Zone::home_row(self.me()).into_iter().chain([Zone::hq(self.me())]);
                row.for_each(|zone| place(Action::Place { card, zone }));
                if stats.fits_fort() {
                    let pieces = &self.force(self.me()).pieces;
                    let forts = pieces.all().without(pieces.ground()).without(pieces.on_airfield());
                    forts.iter().for_each(|fort| place(Action::PlaceInside { card, fort }));
                }
            }
            Kind::Air | Kind::Ordnance => place(Action::PlaceOnAirfield(card)),
            Kind::Obstacle => Edge::all().for_each(|edge| place(Action::PlaceObstacle { card, edge })),
            Kind::Special if stats.timing == Some(Timing::Attach) => {
                self.my_ids().for_each(|unit| place(Action::PlaceAttached { card, unit }));
            }
            _ => {}
        }
    }
}

/// The cheapest units on foot in the deck, which must be kept for the empty zones of the home row (LC-5.9).
struct Reserve {
    /// What the cheapest cost, cheapest first: one for each zone and one more.
    costs: ArrayVec<u8, 4>,
    /// The empty zones.
    empty: ZoneSet,
    /// What there is to pay with.
    supply: u16,
}

impl Reserve {
    fn of(state: &State) -> Reserve {
        let mut costs = ArrayVec::new();
        for card in state.force(state.me()).deck.iter().filter(|card| is_foot(*card)) {
            let cost = card.card().cost;
            let at = costs.partition_point(|other| *other <= cost);
            if costs.is_full() && at < costs.len() {
                costs.pop();
            }
            if !costs.is_full() {
                costs.insert(at, cost);
            }
        }
        let me = state.me();
        let empty = Zone::home_row(me).into_iter().filter(|zone| !state.occupies(me, *zone)).collect();
        Reserve { costs, empty, supply: state.force(me).supply }
    }

    /// Is enough kept after this card starts there?
    fn allows(&self, card: CardId, zone: Option<Zone>) -> May {
        let filled = zone.is_some_and(|zone| self.empty.has(zone)) && card.card().is_ground();
        let empty = self.empty.len() - usize::from(filled);
        let cost = u16::from(card.card().cost);
        // A card that is among the cheapest is itself not kept: the next one is instead.
        let costs = || self.costs.iter().map(|cost| u16::from(*cost));
        let is_kept = is_foot(card) && costs().take(empty).any(|other| other == cost);
        let needed: u16 = match is_kept {
            true => costs().take(empty + 1).sum(),
            false => costs().take(empty).sum::<u16>() + cost,
        };
        need(self.supply >= needed, Why::KeepEnough)
    }
}

fn is_foot(card: CardId) -> bool {
    card.card().kind == Kind::Unit && !card.card().is(Trait::Vehicle)
}

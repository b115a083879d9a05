//! The defender's terrain, deployment, and arrivals on Hill 621 (TC-18.4, TC-18.12, TC-19.7).

use super::{May, demand, fits};
use crate::action::Action;
use crate::data::{DATA, Scenario, Zone};
use crate::map::{Space, Spaces, bits};
use crate::pieces::{Bearer, Card, CardId, Class, Kind, Special};
use crate::state::{Focus, State, Step, Table};
use crate::units::{Gear, Mark, Unit, UnitId};
use crate::why::Why;
use table::{Seat, Side};

/// Positions that a side may use in 17.7 (TC-18.7).
const SIX: u32 = 6;

impl Table {
    /// Where a seat may put unit cards now.
    pub(crate) fn zone(&self, seat: Seat) -> u64 {
        let side = self.side(seat);
        if self.step == Step::Arrival {
            return self.entries(side);
        }
        match self.setup.zone(self.role(side)) {
            Zone::Rear => self.rear(side),
            Zone::Home => self.home(side),
            Zone::SixHome => {
                let used = self.units.held(side) & self.home(side);
                if used.count_ones() < SIX { self.home(side) } else { used }
            }
            Zone::Hill => self.rear(side),
        }
    }

    /// Hill 621: the entry positions of a side that the enemy does not hold (TC-19.7).
    pub(crate) fn entries(&self, side: Side) -> u64 {
        self.board().entries[self.nation(side).index()] & !self.units.held(side.other())
    }

    /// Where this card may be deployed by this seat.
    pub(crate) fn sites(&self, seat: Seat, card: &Card) -> u64 {
        let (side, mut sites) = (self.side(seat), self.zone(seat));
        let more = [u8::from(card.is_combat()), u8::from(!card.is_combat())];
        if card.is_heavy() {
            sites &= !self.lay.wet;
        }
        if self.step == Step::Arrival { sites } else { sites & !self.full(side, more) }
    }

    /// Carriers of a group that has just arrived with room for this squad or gun: each alone, or with the tank
    /// beside it (TC-19.7).
    pub(crate) fn berths(&self, seat: Seat, cargo: CardId) -> impl Iterator<Item = (UnitId, Option<UnitId>)> + '_ {
        let (card, side) = (cargo.stats(), self.side(seat));
        let is_free =
            move |id: UnitId, unit: &Unit| unit.is(Mark::Mover) && unit.on_foot() && self.load_of(id).is_none();
        let tanks = move |id: UnitId, unit: &Unit| {
            let mut others = self.units.at(side, unit.at).filter(move |(other, _)| *other > id);
            let pair = |other: &Unit| card.is_squad() && unit.stats().is_tank() && other.stats().is_tank();
            others.find(|(id, other)| is_free(*id, other) && pair(other)).map(|(id, _)| id)
        };
        let free = self.units.iter().filter(move |(id, unit)| unit.owner == seat && is_free(*id, unit));
        free.filter_map(move |(id, unit)| match fits(card, unit.stats()) {
            true => Some((id, None)),
            false => tanks(id, unit).map(|second| (id, Some(second))),
        })
    }

    /// May this unit carry this piece of equipment (TC-7.10)?
    pub(crate) fn may_bear(&self, unit: &Unit, card: CardId) -> May {
        let (Some(gear), Some(bearer)) = (Gear::of(card), card.stats().bearer) else { return Err(Why::NotABearer) };
        let kind = unit.stats().kind;
        let able = kind == Kind::Infantry || (kind == Kind::Cavalry && bearer == Bearer::InfantryOrCavalry);
        demand(able, Why::NotABearer)?;
        let launcher = matches!(gear, Gear::Panzerfaust | Gear::Panzerschreck) && unit.gear.launcher().is_some();
        demand(!launcher && !unit.gear.has(gear), Why::HasOneAlready)
    }

    /// May these works be dug here (TC-11.5, TC-11.6)?
    pub(crate) fn may_dig(&self, side: Side, card: CardId, at: Space) -> May {
        let Some(works) = card.stats().works else { return Err(Why::CannotBePlaced) };
        demand(self.board().contains(at) && !at.is_reserve(), Why::OffTheBoard)?;
        demand(self.units.at(side, at).any(|(_, unit)| unit.is_squad_on_foot()), Why::NoSquadThere)?;
        demand(!self.units.holds(side.other(), at) && !self.is_barred(at), Why::NotThatGround)?;
        let better = self.cell(at).works.is_none_or(|dug| dug.works < works);
        demand(better, Why::WorksThere)
    }

    /// Where these works may be dug.
    pub(crate) fn dig_sites(&self, side: Side, card: CardId) -> impl Iterator<Item = Space> + '_ {
        Spaces(self.units.held(side) & self.board().all).filter(move |at| self.may_dig(side, card, *at).is_ok())
    }

    /// May a leader start attached to this unit (TC-15.16, TC-18.14)?
    pub(crate) fn may_lead(&self, unit: &Unit, event: Special) -> May {
        let stats = unit.stats();
        let (able, mark) = match event {
            Special::TankAce => (stats.is_tank(), Mark::Ace),
            Special::SquadLeader => (stats.is_squad() || stats.kind == Kind::Cavalry, Mark::Leader),
            Special::ForwardObserver => (stats.is_squad(), Mark::Observer),
            _ => (false, Mark::Ace),
        };
        demand(able, Why::WrongTarget)?;
        demand(!unit.is(mark), Why::HasOneAlready)
    }
}

impl State {
    // --- D-4b

    /// Where the defender may lay this terrain card: one to a position (TC-11.1, TC-18.4).
    fn ground_sites(&self, card: CardId) -> u64 {
        let (_, side) = self.decider();
        if card.stats().ground.is_none() {
            return 0;
        }
        let bare = |at: &Space| {
            let cell = self.table.cell(*at);
            cell.terrain == crate::pieces::Terrain::Clear && cell.water.is_none()
        };
        bits(Spaces(self.table.home(side)).filter(bare))
    }

    pub(super) fn may_lay_ground(&self, action: Action) -> May {
        let pile = &self.secrets[self.table.seat.index()].pile;
        match (&self.focus, action) {
            (Focus::Card(staged), Action::At(at)) => {
                demand(!at.is_reserve() && self.ground_sites(staged.card) & at.bit() != 0, Why::TerrainThere)
            }
            (Focus::Nothing, Action::Choose(card)) => {
                demand(pile.has(card), Why::NotInHand)?;
                demand(card.stats().ground.is_some(), Why::CannotBePlaced)?;
                demand(self.ground_sites(card) != 0, Why::TerrainThere)
            }
            (Focus::Nothing, Action::Done) => {
                let base = pile.kinds().any(|card| card.stats().class == Class::BaseTerrain);
                demand(!base || self.ground_sites(CardId::WOODS) == 0, Why::LayAllTerrain)
            }
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_lay_ground(&self, into: &mut Vec<Action>) {
        if let Focus::Card(staged) = &self.focus {
            into.extend(Spaces(self.ground_sites(staged.card)).map(Action::At));
            return;
        }
        let kinds = self.secrets[self.table.seat.index()].pile.kinds().map(Action::Choose);
        into.extend(kinds.chain([Action::Done]).filter(|action| self.may_lay_ground(*action).is_ok()));
    }

    // --- D-7, D-8 and arrivals

    /// Is the card still to be placed, and may it be placed at all?
    fn may_choose_to_place(&self, seat: Seat, card: CardId) -> May {
        let secrets = &self.secrets[seat.index()];
        demand(secrets.group_to_place(&self.table).has(card) || self.placeable(seat, card), Why::NotInHand)?;
        let (stats, side) = (card.stats(), self.table.side(seat));
        let somewhere = if self.arrives_loaded(seat, card) {
            demand(self.table.berths(seat, card).next().is_some(), Why::ArrivesLoaded)?;
            true
        } else if stats.is_unit() {
            self.table.sites(seat, stats) != 0
        } else if stats.works.is_some() {
            self.table.step == Step::Deploy && self.table.dig_sites(side, card).next().is_some()
        } else {
            self.table.units.iter().any(|(_, unit)| self.may_place_on(seat, card, unit).is_ok())
        };
        demand(somewhere, Why::CannotBePlaced)
    }

    /// Is it in the part of the deck that may be placed besides the fixed force?
    fn placeable(&self, seat: Seat, card: CardId) -> bool {
        let pile = self.table.step == Step::Deploy && self.secrets[seat.index()].pile.has(card);
        pile && card.stats().event.is_none()
    }

    fn may_place_on(&self, seat: Seat, card: CardId, unit: &Unit) -> May {
        demand(unit.owner == seat, Why::NotYours)?;
        demand(self.table.step != Step::Arrival || unit.is(Mark::Mover), Why::NotABearer)?;
        match card.stats().event {
            Some(event) => self.table.may_lead(unit, event),
            None => self.table.may_bear(unit, card),
        }
    }

    pub(super) fn may_deploy(&self, action: Action) -> May {
        let (seat, _) = self.decider();
        match &self.focus {
            Focus::Card(staged) => return self.may_place(seat, staged.card, action),
            Focus::Nothing => {}
            _ => return Err(Why::NotNow),
        }
        match action {
            Action::Choose(card) => self.may_choose_to_place(seat, card),
            Action::Keep(card) => self.may_keep(seat, card),
            Action::Load(cargo, carrier) => self.may_load_at_set_up(seat, cargo, carrier, None),
            Action::Ride(cargo, first, second) => self.may_load_at_set_up(seat, cargo, first, Some(second)),
            Action::AutoDeploy => Ok(()),
            Action::Done => self.may_finish_deployment(seat),
            _ => Err(Why::NotNow),
        }
    }

    /// Does this card arrive on a carrier: is there one free, or still to be placed (TC-19.7)?
    fn arrives_loaded(&self, seat: Seat, card: CardId) -> bool {
        let stats = card.stats();
        let able = |other: CardId| fits(stats, other.stats()) || (stats.is_squad() && other.stats().is_tank());
        let cargo = self.table.step == Step::Arrival && (stats.is_squad() || stats.is_gun());
        cargo && (self.secrets[seat.index()].group.kinds().any(able) || self.table.berths(seat, card).next().is_some())
    }

    fn may_place(&self, seat: Seat, card: CardId, action: Action) -> May {
        let (stats, side) = (card.stats(), self.table.side(seat));
        match action {
            Action::Pick(id) if stats.is_unit() => {
                let berth = self.table.step == Step::Arrival && self.table.berths(seat, card).any(|(on, _)| on == id);
                demand(berth, Why::CannotCarry)
            }
            Action::At(_) if stats.is_unit() && self.arrives_loaded(seat, card) => Err(Why::ArrivesLoaded),
            Action::At(at) if stats.is_unit() => {
                demand(!at.is_reserve() && self.table.zone(seat) & at.bit() != 0, Why::OutsideZone)?;
                demand(self.table.sites(seat, stats) & at.bit() != 0, Why::NoRoom)
            }
            Action::At(at) if stats.works.is_some() => self.table.may_dig(side, card, at),
            Action::Pick(unit) if !stats.is_unit() && stats.works.is_none() => {
                let unit = self.table.units.get(unit).ok_or(Why::NoSuchUnit)?;
                self.may_place_on(seat, card, unit)
            }
            _ => Err(Why::NotNow),
        }
    }

    fn may_keep(&self, seat: Seat, card: CardId) -> May {
        demand(self.table.step == Step::Deploy && !self.table.setup.is_hill(), Why::NotNow)?;
        let secrets = &self.secrets[seat.index()];
        let force = secrets.group_to_place(&self.table).has(card);
        demand(force || secrets.pile.has(card), Why::NotInHand)?;
        demand(card.stats().is_unit(), Why::OnlyUnitsKept)?;
        demand(secrets.hand.len() < DATA.numbers.opening_hand, Why::ReserveFull)
    }

    fn may_load_at_set_up(&self, seat: Seat, cargo: UnitId, carrier: UnitId, second: Option<UnitId>) -> May {
        let units = [Some(cargo), Some(carrier), second];
        for id in units.into_iter().flatten() {
            let unit = self.table.units.get(id).ok_or(Why::NoSuchUnit)?;
            demand(unit.owner == seat, Why::NotYours)?;
            demand(self.table.step != Step::Arrival || unit.is(Mark::Mover), Why::NotTogether)?;
        }
        self.table.may_carry(cargo, carrier, second)
    }

    fn may_finish_deployment(&self, seat: Seat) -> May {
        let secrets = &self.secrets[seat.index()];
        let all = self.table.setup.is_hill() || self.table.step == Step::Arrival;
        demand(!all || secrets.group.is_empty(), Why::AllOnTheBoard)?;
        let there = || self.table.units.iter().any(|(_, unit)| unit.owner == seat);
        demand(!self.table.setup.is_elimination() || there(), Why::OneOnTheBoard)
    }

    pub(super) fn list_deploy(&self, into: &mut Vec<Action>) {
        let (seat, side) = self.decider();
        if let Focus::Card(staged) = &self.focus {
            let (card, stats) = (staged.card, staged.card.stats());
            if self.arrives_loaded(seat, card) {
                into.extend(self.table.berths(seat, card).map(|(id, _)| Action::Pick(id)));
            } else if stats.is_unit() {
                into.extend(Spaces(self.table.sites(seat, stats)).map(Action::At));
            } else if stats.works.is_some() {
                into.extend(self.table.dig_sites(side, card).map(Action::At));
            } else {
                let units = self.table.units.iter().filter(|(_, unit)| self.may_place_on(seat, card, unit).is_ok());
                into.extend(units.map(|(id, _)| Action::Pick(id)));
            }
            return;
        }
        let secrets = &self.secrets[seat.index()];
        let force = secrets.group_to_place(&self.table);
        let rest = secrets.pile.kinds().filter(|card| !force.has(*card));
        for card in force.kinds().chain(rest) {
            let both = [Action::Choose(card), Action::Keep(card)];
            into.extend(both.into_iter().filter(|action| self.may_deploy(*action).is_ok()));
        }
        self.list_loads(seat, into, |state, action| state.may_deploy(action).is_ok());
        into.push(Action::AutoDeploy);
        if self.may_finish_deployment(seat).is_ok() {
            into.push(Action::Done);
        }
    }
}

impl crate::state::Secrets {
    /// The fixed force that is still to be placed; the group of 17.5 is not.
    pub(crate) fn group_to_place(&self, table: &Table) -> &crate::bag::Bag {
        const NONE: &crate::bag::Bag = &crate::bag::Bag::EMPTY;
        if table.setup.scenario == Scenario::Defence { NONE } else { &self.group }
    }
}

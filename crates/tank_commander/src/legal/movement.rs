//! Moving: groups, steps, loads (chapters 6 and 7).

use super::{May, demand};
use crate::action::Action;
use crate::data::DATA;
use crate::map::{Space, Spaces};
use crate::pieces::{Card, CardId, Kind, Terrain, Trait, Works};
use crate::state::*;
use crate::units::{Gear, Mark, Unit, UnitId};
use crate::why::Why;
use arrayvec::ArrayVec;
use table::Side;

/// A card that is to make a step.
#[derive(Clone, Copy)]
struct Walker {
    card: &'static Card,
    cargo: Option<&'static Card>,
    steps: u8,
    entry_from: Option<Space>,
    /// Is it one of the movers already?
    mover: bool,
}

impl Walker {
    /// TC-6.7: does it need a tank beside it to enter open ground that an enemy tank holds?
    fn is_weak(&self) -> bool {
        let weak = |card: &Card| card.is_soft();
        weak(self.card) || self.cargo.is_some_and(weak)
    }

    /// Combat cards and trucks that come with it, itself included.
    fn crowd(&self) -> [u8; 2] {
        let combat = u8::from(self.card.is_combat());
        [combat + u8::from(self.cargo.is_some()), 1 - combat]
    }
}

type Walkers = ArrayVec<Walker, 24>;

/// A step that a group is to make.
#[derive(Clone, Copy)]
struct Stride {
    side: Side,
    from: Space,
    to: Space,
}

impl Table {
    /// Does the squad or gun fit onto this carrier, or onto these two tanks (TC-7.1 to TC-7.4)?
    pub(crate) fn may_carry(&self, cargo: UnitId, carrier: UnitId, second: Option<UnitId>) -> May {
        let get = |id: UnitId| self.units.get(id).ok_or(Why::NoSuchUnit);
        let (load, first) = (get(cargo)?, get(carrier)?);
        let beside = |unit: &Unit| unit.at == load.at && self.side(unit.owner) == self.side(load.owner);
        demand(load.on_foot(), Why::IsLoaded)?;
        demand(cargo != carrier && beside(first), Why::NotTogether)?;
        demand(self.load_of(carrier).is_none(), Why::HasLoad)?;
        let squad = load.stats().is_squad();
        let Some(second_id) = second else {
            return demand(fits(load.stats(), first.stats()), Why::CannotCarry);
        };
        let other = get(second_id)?;
        demand(second_id > carrier && beside(other) && other.owner == first.owner, Why::NotTogether)?;
        demand(self.load_of(second_id).is_none(), Why::HasLoad)?;
        let tanks = first.stats().is_tank() && other.stats().is_tank();
        demand(squad && tanks && !first.is_stuck() && !other.is_stuck(), Why::CannotCarry)
    }

    /// TC-6.7: is it Clear ground with an enemy tank and no own one?
    pub(crate) fn needs_tank(&self, side: Side, at: Space) -> bool {
        if at.is_reserve() || !self.units.holds(side.other(), at) {
            return false;
        }
        let tank = |side: Side| self.units.at(side, at).any(|(_, unit)| unit.stats().is_tank());
        self.cell(at).terrain == Terrain::Clear && !self.is_barred(at) && tank(side.other()) && !tank(side)
    }

    /// May this card make the step, if others of its group let it (TC-6.4 to TC-6.10)?
    fn may_walk(&self, stride: Stride, walker: &Walker) -> May {
        let Stride { side, from, to } = stride;
        demand(walker.steps < walker.card.steps, Why::MoveOver)?;
        demand(self.board().adjacent(from) & to.bit() != 0, Why::NotAdjacent)?;
        if to.is_reserve() {
            demand(to == self.reserve(side), Why::NotAdjacent)?;
            demand(!self.setup.is_hill(), Why::NoWayBack)?;
        }
        let bound = walker.entry_from.filter(|_| self.units.holds(side.other(), from));
        demand(bound.is_none_or(|back| back == to), Why::OnlyWayBack)?;
        demand(walker.steps == 0 || !self.slows(from, to), Why::SlowGround)?;
        demand(!self.is_closed(walker.card, from, to), Why::ClosedGround)?;
        let towing = walker.cargo.is_some_and(Card::is_gun);
        demand(!towing || !self.units.holds(side.other(), to), Why::GunIntoMelee)
    }

    /// TC-6.10.
    pub(crate) fn is_closed(&self, card: &Card, from: Space, to: Space) -> bool {
        if to.is_reserve() || !(card.is_vehicle() || card.is_gun()) {
            return false;
        }
        self.is_barred(to) || (!from.is_reserve() && self.edge(from, to) == Some(WaterKind::Stream))
    }

    /// The other tank of a pair that carries a squad.
    pub(crate) fn pair_of(&self, id: UnitId) -> Option<UnitId> {
        let load = self.units.get(self.load_of(id)?)?;
        let (first, second) = (load.carrier?, load.second?);
        Some(if first == id { second } else { first })
    }

    fn walker(&self, id: UnitId) -> Option<Walker> {
        let unit = self.units.get(id)?;
        // Of a pair only one is counted as the carrier.
        let cargo = self.load_of(id).and_then(|load| self.units.get(load)).filter(|load| load.carrier == Some(id));
        Some(Walker {
            card: unit.stats(),
            cargo: cargo.map(Unit::stats),
            steps: unit.steps,
            entry_from: unit.entry_from,
            mover: unit.is(Mark::Mover),
        })
    }

    /// May this unit be part of a group that steps (TC-6.4)?
    fn may_stir(&self, unit: &Unit) -> May {
        demand(!unit.is(Mark::Acted), Why::Acted)?;
        demand(!unit.is_stuck(), Why::Stuck)?;
        demand(unit.on_foot(), Why::IsLoaded)?;
        demand(!unit.is(Mark::Stopped) && unit.steps < unit.stats().steps, Why::MoveOver)
    }

    /// TC-3.3: could they all go on from a full position, and whereto?
    fn may_pass_through(&self, stride: Stride, walkers: &[Walker], crowd: [u8; 2], made: &[(Space, Space)]) -> bool {
        let Stride { side, from, to } = stride;
        if self.units.holds(side.other(), to) || self.slows(from, to) || to.is_reserve() {
            return false;
        }
        Spaces(self.board().adjacent(to) & !from.bit()).any(|next| {
            let onward = Stride { side, from: to, to: next };
            let able = |walker: &Walker| {
                let later = Walker { steps: walker.steps + 1, entry_from: None, ..*walker };
                self.may_walk(onward, &later).is_ok()
            };
            let tank = !self.needs_tank(side, next)
                || walkers.iter().any(|walker| walker.card.is_tank())
                || !walkers.iter().any(Walker::is_weak);
            walkers.iter().all(able) && self.has_room(side, next, crowd) && !made.contains(&(to, next)) && tank
        })
    }
}

/// One load for one carrier (TC-7.1, TC-7.3).
pub(crate) fn fits(cargo: &Card, carrier: &Card) -> bool {
    (cargo.is_squad() && carrier.traits.has(Trait::CarriesSquad))
        || (cargo.is_gun() && carrier.traits.has(Trait::TowsGun))
}

impl State {
    fn moving(&self) -> Option<&Moving> {
        match &self.table.play.doing {
            Doing::Moving(moving) | Doing::Arriving(moving) => Some(moving),
            _ => None,
        }
    }

    fn is_arriving(&self) -> bool {
        matches!(self.table.play.doing, Doing::Arriving(_))
    }

    /// Can a Move action be begun or gone on with?
    fn may_be_moving(&self) -> May {
        match self.table.play.doing {
            Doing::Nothing => demand(self.table.play.supply > 0, Why::NoSupply),
            Doing::Moving(_) | Doing::Arriving(_) => Ok(()),
            _ => Err(Why::FinishFirst),
        }
    }

    /// The walkers of a group.
    fn walkers(&self, group: &Group) -> Walkers {
        let mut walkers = Walkers::new();
        walkers.extend(group.units.iter().filter_map(|id| self.table.walker(*id)).take(24));
        for mustered in &group.cards {
            let cargo = mustered.cargo.map(CardId::stats);
            let walker = Walker { card: mustered.card.stats(), cargo, steps: 0, entry_from: None, mover: false };
            let _ = walkers.try_push(walker);
        }
        walkers
    }

    /// May the group as it stands make this step?
    fn may_group(&self, group: &Group, to: Space) -> May {
        self.may_walkers(group.from, &self.walkers(group), to)
    }

    fn may_walkers(&self, from: Space, walkers: &[Walker], to: Space) -> May {
        let side = self.table.side(self.table.seat);
        let stride = Stride { side, from, to };
        for walker in walkers {
            self.table.may_walk(stride, walker)?;
        }
        self.may_together(stride, walkers)
    }

    /// What holds for the group as a whole (TC-3.3, TC-6.1, TC-6.3, TC-6.7).
    fn may_together(&self, stride: Stride, walkers: &[Walker]) -> May {
        let Stride { side, from, to } = stride;
        let moving = self.moving();
        let made: &[(Space, Space)] = moving.map_or(&[], |moving| &moving.steps);
        demand(!made.contains(&(from, to)) && made.len() < 32, Why::StepMade)?;
        let fresh = walkers.iter().filter(|walker| !walker.mover).count() as u8;
        let movers = moving.map_or(0, |moving| moving.movers) + fresh;
        demand(self.is_arriving() || movers <= DATA.numbers.movers_per_move, Why::ThreeMovers)?;
        let mut crowd = [0; 2];
        for walker in walkers {
            let more = walker.crowd();
            crowd = [crowd[0] + more[0], crowd[1] + more[1]];
        }
        if !self.table.has_room(side, to, crowd) {
            demand(self.table.may_pass_through(stride, walkers, crowd, made), Why::FullThere)?;
        }
        let alone = !walkers.iter().any(|walker| walker.card.is_tank());
        let weak = alone && walkers.iter().any(Walker::is_weak);
        demand(!weak || !self.table.needs_tank(side, to), Why::TankThere)
    }

    /// May it make the step, or could it with a tank that can still be added (V-2a)?
    fn may_lead_to(&self, group: &Group, to: Space) -> May {
        match self.may_group(group, to) {
            Err(Why::TankThere) if self.has_escort(group, to) => Ok(()),
            answer => answer,
        }
    }

    /// Out of the reserve the tank is named first: whether there is another is nobody's business.
    fn has_escort(&self, group: &Group, to: Space) -> bool {
        let (seat, side) = self.decider();
        let tanks =
            self.table.units.at(side, group.from).filter(|(_, unit)| unit.owner == seat && unit.stats().is_tank());
        tanks
            .into_iter()
            .any(|(id, _)| self.with_unit(group, id).is_ok_and(|escorted| self.may_group(&escorted, to).is_ok()))
    }

    /// The group with one more unit, and the other tank of its pair.
    fn with_unit(&self, group: &Group, id: UnitId) -> Result<Group, Why> {
        let unit = self.table.units.get(id).ok_or(Why::NoSuchUnit)?;
        demand(unit.owner == self.table.seat, Why::NotYours)?;
        demand(unit.at == group.from && !group.units.contains(&id), Why::NotOneGroup)?;
        demand(!self.is_arriving() || unit.is(Mark::Mover), Why::MoveOver)?;
        self.table.may_stir(unit)?;
        let mut group = group.clone();
        group.units.try_push(id).map_err(|_| Why::ThreeMovers)?;
        if let Some(other) = self.table.pair_of(id).filter(|other| !group.units.contains(other)) {
            self.table.may_stir(self.table.units.get(other).ok_or(Why::NoSuchUnit)?)?;
            group.units.try_push(other).map_err(|_| Why::ThreeMovers)?;
        }
        Ok(group)
    }

    /// How many of a card can still leave the reserve.
    fn can_muster(&self, group: Option<&Group>, card: CardId) -> u8 {
        let hand = &self.secrets[self.table.seat.index()].hand;
        let taken = group.map_or(0, |group| {
            let cards = group.cards.iter();
            cards.map(|other| u8::from(other.card == card) + u8::from(other.cargo == Some(card))).sum()
        });
        hand.count(card).saturating_sub(self.table.play.returned.count(card) + taken)
    }

    /// The group with one more card from the reserve.
    fn with_card(&self, group: &Group, card: CardId) -> Result<Group, Why> {
        demand(group.from == self.table.reserve(self.table.side(self.table.seat)), Why::NotOneGroup)?;
        demand(card.stats().is_unit() && self.in_hand(self.table.seat, card), Why::NotInHand)?;
        demand(self.can_muster(Some(group), card) > 0, Why::JustReturned)?;
        let mut group = group.clone();
        let mustered = Mustered { card, cargo: None, pair: None };
        group.cards.try_push(mustered).map_err(|_| Why::ThreeMovers)?;
        Ok(group)
    }

    /// The group with a hand card loaded onto the card at this place of it.
    pub(crate) fn with_cargo(&self, group: &Group, cargo: CardId, place: u8) -> Result<Group, Why> {
        demand(self.in_hand(self.table.seat, cargo), Why::NotInHand)?;
        demand(self.can_muster(Some(group), cargo) > 0, Why::JustReturned)?;
        let mut group = group.clone();
        let free = |cards: &[Mustered], i: usize| {
            let paired = cards.iter().any(|card| card.pair == Some(i as u8));
            cards[i].cargo.is_none() && !paired
        };
        let place = usize::from(place);
        demand(place < group.cards.len(), Why::NotOneGroup)?;
        demand(free(&group.cards, place), Why::HasLoad)?;
        let carrier = group.cards[place].card.stats();
        if fits(cargo.stats(), carrier) {
            group.cards[place].cargo = Some(cargo);
            return Ok(group);
        }
        demand(cargo.stats().is_squad() && carrier.is_tank(), Why::CannotCarry)?;
        let other =
            (place + 1..group.cards.len()).find(|i| group.cards[*i].card.stats().is_tank() && free(&group.cards, *i));
        let other = other.ok_or(Why::CannotCarry)?;
        group.cards[place].cargo = Some(cargo);
        group.cards[place].pair = Some(other as u8);
        Ok(group)
    }

    fn group_of(from: Space) -> Group {
        Group { from, to: None, units: ArrayVec::new(), cards: ArrayVec::new() }
    }

    /// Where the group may be led.
    fn ways(&self, group: &Group) -> impl Iterator<Item = Space> {
        Spaces(self.table.board().adjacent(group.from)).filter(move |to| self.may_lead_to(group, *to).is_ok())
    }

    /// A group of this unit alone, if it can go anywhere.
    fn may_move(&self, id: UnitId) -> Result<Group, Why> {
        self.may_be_moving()?;
        let unit = self.table.units.get(id).ok_or(Why::NoSuchUnit)?;
        if let Some(through) = self.moving().and_then(|moving| moving.through) {
            demand(unit.at == through && unit.is(Mark::Mover), Why::LeaveFullFirst)?;
        }
        let group = self.with_unit(&State::group_of(unit.at), id)?;
        demand(self.ways(&group).next().is_some(), Why::NotAdjacent)?;
        Ok(group)
    }

    /// Can it begin a group? The usual case without making one: it goes alone, and there is a way.
    fn can_begin(&self, id: UnitId, unit: &Unit) -> bool {
        let through = self.moving().and_then(|moving| moving.through);
        let free = through.is_none() && !self.is_arriving() && self.table.may_stir(unit).is_ok();
        if free && self.table.pair_of(id).is_none() {
            let Some(walker) = self.table.walker(id) else { return false };
            let mut ways = Spaces(self.table.board().adjacent(unit.at));
            if ways.any(|to| self.may_walkers(unit.at, &[walker], to).is_ok()) {
                return true;
            }
        }
        self.may_move(id).is_ok()
    }

    fn may_muster_first(&self, card: CardId) -> Result<Group, Why> {
        self.may_be_moving()?;
        demand(!self.is_arriving(), Why::NotNow)?;
        demand(self.moving().is_none_or(|moving| moving.through.is_none()), Why::LeaveFullFirst)?;
        let from = self.table.reserve(self.table.side(self.table.seat));
        let group = self.with_card(&State::group_of(from), card)?;
        demand(self.ways(&group).next().is_some(), Why::FullThere)?;
        Ok(group)
    }

    /// The group after this action of V-2, or why not.
    pub(crate) fn grow(&self, action: Action) -> Result<Group, Why> {
        let Focus::Group(group) = &self.focus else {
            return match action {
                Action::Move(id) => self.may_move(id),
                Action::Muster(card) => self.may_muster_first(card),
                _ => Err(Why::NotNow),
            };
        };
        let Some(to) = group.to else {
            let Action::At(to) = action else { return Err(Why::NotNow) };
            self.may_lead_to(group, to)?;
            return Ok(Group { to: Some(to), ..group.clone() });
        };
        let grown = match action {
            Action::Join(id) => self.with_unit(group, id)?,
            Action::Muster(card) => self.with_card(group, card)?,
            Action::Board(card, place) => self.with_cargo(group, card, place)?,
            _ => return Err(Why::NotNow),
        };
        self.may_lead_to(&grown, to)?;
        Ok(grown)
    }

    /// V-2b: what can be done with a group in the making.
    pub(super) fn may_gather(&self, group: &Group, action: Action) -> May {
        match (action, group.to) {
            (Action::Go, Some(to)) => self.may_group(group, to),
            _ => self.grow(action).map(|_| ()),
        }
    }

    pub(super) fn list_gather(&self, group: &Group, into: &mut Vec<Action>) {
        let Some(to) = group.to else {
            into.extend(self.ways(group).map(Action::At));
            return;
        };
        let (seat, side) = self.decider();
        let mut offer = |action: Action| {
            if self.grow(action).is_ok() {
                into.push(action);
            }
        };
        if group.from.is_reserve() {
            let hand = &self.secrets[seat.index()].hand;
            for card in hand.kinds().filter(|card| card.stats().is_unit()) {
                offer(Action::Muster(card));
                if card.stats().is_squad() || card.stats().is_gun() {
                    (0..group.cards.len() as u8).for_each(|place| offer(Action::Board(card, place)));
                }
            }
        } else {
            for (id, unit) in self.table.units.at(side, group.from) {
                if unit.owner == seat && !group.units.contains(&id) {
                    offer(Action::Join(id));
                }
            }
        }
        if self.may_group(group, to).is_ok() {
            into.push(Action::Go);
        }
    }

    /// V-1, V-2: moves, loads and the end of a Move action, with nothing begun.
    pub(super) fn may_manoeuvre(&self, action: Action) -> May {
        match action {
            Action::Move(_) | Action::Muster(_) => self.grow(action).map(|_| ()),
            Action::Load(cargo, carrier) => self.may_load(cargo, carrier, None),
            Action::Ride(cargo, first, second) => self.may_load(cargo, first, Some(second)),
            Action::Unload(cargo) => self.may_unload(cargo),
            Action::HandOver(from, to, gear) => self.may_hand_over(from, to, gear),
            Action::Done => {
                demand(self.moving().is_some(), Why::NotNow)?;
                demand(!self.must_leave(), Why::LeaveFullFirst)
            }
            _ => Err(Why::NotNow),
        }
    }

    /// TC-3.3: does a card stand in a full position that it can still leave?
    fn must_leave(&self) -> bool {
        let Some(through) = self.moving().and_then(|moving| moving.through) else { return false };
        let side = self.table.side(self.table.seat);
        self.table.units.at(side, through).any(|(id, _)| self.may_move(id).is_ok())
    }

    /// Before the first step of a Move action (TC-7.4)?
    fn may_load_yet(&self) -> May {
        self.may_be_moving()?;
        demand(!self.is_arriving() && self.moving().is_none_or(|moving| moving.steps.is_empty()), Why::StepsBegun)
    }

    fn may_load(&self, cargo: UnitId, carrier: UnitId, second: Option<UnitId>) -> May {
        self.may_load_yet()?;
        let unit = self.table.units.get(cargo).ok_or(Why::NoSuchUnit)?;
        demand(unit.owner == self.table.seat, Why::NotYours)?;
        demand(!unit.is(Mark::Acted), Why::Acted)?;
        demand(!unit.is(Mark::Boarded), Why::OnceOnly)?;
        self.table.may_carry(cargo, carrier, second)
    }

    fn may_unload(&self, cargo: UnitId) -> May {
        self.may_be_moving()?;
        let unit = self.table.units.get(cargo).ok_or(Why::NoSuchUnit)?;
        let carrier = unit.carrier.ok_or(Why::NotLoaded)?;
        let carrier = self.table.units.get(carrier).ok_or(Why::NoSuchUnit)?;
        demand(!unit.is(Mark::Alighted), Why::OnceOnly)?;
        demand(!unit.at.is_reserve(), Why::NotNow)?;
        let seat = self.table.seat;
        let arrived = carrier.owner == seat && carrier.is(Mark::Mover) && carrier.steps > 0;
        if arrived {
            return demand(self.moving().is_none_or(|moving| moving.through.is_none()), Why::LeaveFullFirst);
        }
        self.may_load_yet()?;
        demand(unit.owner == seat || carrier.owner == seat, Why::NotYours)
    }

    fn may_hand_over(&self, from: UnitId, to: UnitId, gear: Gear) -> May {
        self.may_load_yet()?;
        let get = |id: UnitId| self.table.units.get(id).ok_or(Why::NoSuchUnit);
        let (giver, taker) = (get(from)?, get(to)?);
        let seat = self.table.seat;
        demand(giver.owner == seat && taker.owner == seat, Why::NotYours)?;
        demand(giver.at == taker.at && from != to, Why::NotTogether)?;
        demand(giver.gear.has(gear), Why::NoSuchGear)?;
        demand(!giver.handed.has(gear), Why::HandedAlready)?;
        self.table.may_bear(taker, gear.card(self.table.nation(self.table.side(seat))))
    }

    pub(super) fn list_manoeuvres(&self, into: &mut Vec<Action>) {
        if self.may_be_moving().is_err() {
            return;
        }
        let (seat, side) = self.decider();
        let table = &self.table;
        let may_load = self.may_load_yet().is_ok();
        for (id, unit) in table.units.iter() {
            if table.side(unit.owner) != side {
                continue;
            }
            if unit.owner == seat && unit.on_foot() && !unit.is(Mark::Acted) && self.can_begin(id, unit) {
                into.push(Action::Move(id));
            }
            if !unit.on_foot() && self.may_unload(id).is_ok() {
                into.push(Action::Unload(id));
            }
            if may_load && unit.owner == seat && !unit.gear.is_empty() {
                for gear in unit.gear.iter() {
                    let takers = table.units.at(side, unit.at).map(|(to, _)| Action::HandOver(id, to, gear));
                    into.extend(takers.filter(|action| self.may_manoeuvre(*action).is_ok()));
                }
            }
        }
        if !self.is_arriving() {
            let hand = self.secrets[seat.index()].hand.kinds();
            let cards = hand.filter(|card| card.stats().is_unit() && self.may_muster_first(*card).is_ok());
            into.extend(cards.map(Action::Muster));
        }
        if may_load {
            self.list_loads(seat, into, |state, action| state.may_manoeuvre(action).is_ok());
        }
        if self.moving().is_some() && !self.must_leave() {
            into.push(Action::Done);
        }
    }

    // --- Withdrawal (TC-15.21)

    /// The card that withdraws next, with those that go with it.
    pub(crate) fn withdrawing(&self) -> Option<UnitId> {
        let Doing::Withdrawing { on_the_way } = self.table.play.doing else { return None };
        on_the_way.or_else(|| self.table.units.iter().find(|(_, unit)| unit.is(Mark::Leaving)).map(|(id, _)| id))
    }

    /// Where a withdrawing card may step; a full position only if it can go on from there.
    pub(crate) fn withdrawals(&self, id: UnitId, second: bool) -> u64 {
        let table = &self.table;
        let Some(unit) = table.units.get(id) else { return 0 };
        let side = table.side(unit.owner);
        let nation = table.nation(side);
        let crowd = table.company_crowd(id);
        let steps = |from: Space| {
            let depth = table.board().depth(nation, from);
            Spaces(table.board().adjacent(from)).filter(move |to| {
                let own = !to.is_reserve() || (*to == table.reserve(side) && !table.setup.is_hill());
                let back = table.board().depth(nation, *to) <= depth;
                own && back && !table.units.holds(side.other(), *to) && !table.is_closed(unit.stats(), from, *to)
            })
        };
        let room = |at: Space| table.has_room(side, at, crowd);
        let fits = |at: &Space| room(*at) || (!second && steps(*at).any(|next| next != unit.at && room(next)));
        steps(unit.at).filter(fits).fold(0, |bits, at| bits | at.bit())
    }

    pub(super) fn may_withdraw(&self, action: Action) -> May {
        let id = self.withdrawing().ok_or(Why::NotNow)?;
        let second = self.table.play.doing == Doing::Withdrawing { on_the_way: Some(id) };
        match action {
            Action::At(to) => demand(self.withdrawals(id, second) & to.bit() != 0, Why::NoRetreatThere),
            Action::Done if second => {
                let unit = self.table.units.get(id).ok_or(Why::NoSuchUnit)?;
                let full = self.table.is_overstacked(self.table.side(unit.owner), unit.at);
                demand(!full || self.withdrawals(id, true) == 0, Why::MustGoOn)
            }
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_withdraw(&self, into: &mut Vec<Action>) {
        let Some(id) = self.withdrawing() else { return };
        let second = self.table.play.doing == Doing::Withdrawing { on_the_way: Some(id) };
        into.extend(Spaces(self.withdrawals(id, second)).map(Action::At));
        if self.may_withdraw(Action::Done).is_ok() {
            into.push(Action::Done);
        }
    }
}

impl Table {
    /// The card, what it carries, the other tank of a pair: they leave together (TC-13.11).
    pub(crate) fn company(&self, id: UnitId) -> ArrayVec<UnitId, 3> {
        let mut company = ArrayVec::new();
        company.push(id);
        company.extend(self.pair_of(id));
        company.extend(self.load_of(id));
        company
    }

    pub(crate) fn company_crowd(&self, id: UnitId) -> [u8; 2] {
        let mut crowd = [0; 2];
        for unit in self.company(id).iter().filter_map(|id| self.units.get(*id)) {
            crowd[usize::from(!unit.stats().is_combat())] += 1;
        }
        crowd
    }

    /// Works that protect a unit where it stands (TC-11.7).
    pub(crate) fn shelter(&self, unit: &Unit) -> Option<Works> {
        let dug = self.cell(unit.at).works?;
        (unit.is_squad_on_foot() && dug.side == self.side(unit.owner)).then_some(dug.works)
    }

    /// Squads and cavalry on foot: they give support and draw fire (TC-13.6, TC-13.8).
    pub(crate) fn is_infantry(&self, unit: &Unit) -> bool {
        matches!(unit.stats().kind, Kind::Infantry | Kind::Cavalry)
    }
}

//! Moving: groups and steps (chapter 6).

use super::{May, demand, fits};
use crate::action::Action;
use crate::data::DATA;
use crate::map::{Space, Spaces, bits};
use crate::pieces::{Card, CardId, Kind, Works};
use crate::state::*;
use crate::units::{Mark, Unit, UnitId};
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

/// Cards that are to step together, taken as one.
#[derive(Clone, Copy)]
struct Party {
    side: Side,
    from: Space,
    /// Where each of them may step.
    paths: u64,
    /// Those that are no movers yet.
    fresh: u8,
    crowd: [u8; 2],
    has_tank: bool,
    is_weak: bool,
}

impl Party {
    fn of(table: &Table, side: Side, from: Space, walkers: impl Iterator<Item = Walker>) -> Party {
        let (mut party, mut paths) =
            (Party { side, from, paths: 0, fresh: 0, crowd: [0; 2], has_tank: false, is_weak: false }, u64::MAX);
        for walker in walkers {
            paths = table.bars(side, from, &walker).iter().fold(paths, |open, (closed, _)| open & !closed);
            let more = walker.crowd();
            party.crowd = [party.crowd[0] + more[0], party.crowd[1] + more[1]];
            party.fresh += u8::from(!walker.mover);
            party.has_tank |= walker.card.is_tank();
            party.is_weak |= walker.is_weak();
        }
        Party { paths, ..party }
    }

    /// Where it needs a tank beside it (TC-6.7).
    fn too_hot(&self, table: &Table) -> u64 {
        if_so(self.is_weak && !self.has_tank) & table.wanting_tank(self.side)
    }
}

/// Spaces that are closed to a step, and why.
type Bar = (u64, Why);

/// Every space, or none.
const fn if_so(holds: bool) -> u64 {
    if holds { u64::MAX } else { 0 }
}

/// Where a group may step.
#[derive(Clone, Copy, Default)]
struct Ways {
    /// As it is.
    open: u64,
    /// Only with a tank beside it (TC-6.7).
    with_tank: u64,
}

impl Table {
    /// The spaces next to this one that cards of a side can ever enter (TC-2.3, TC-19.7).
    pub(crate) fn exits(&self, side: Side, from: Space) -> u64 {
        let own = if self.setup.is_hill() { self.reserve(side).bit() } else { 0 };
        self.board().adjacent(from) & !(own | self.reserve(side.other()).bit())
    }

    /// TC-6.7: Clear ground with an enemy tank and no own one.
    pub(crate) fn wanting_tank(&self, side: Side) -> u64 {
        self.lay.clear & self.units.tanks(side.other()) & !self.units.tanks(side)
    }

    /// Where this card cannot step from here because of water (TC-6.10).
    pub(crate) fn closed_to(&self, card: &Card, from: Space) -> u64 {
        if card.is_heavy() { self.closed_from(from) } else { 0 }
    }

    /// Does water keep this card from that step?
    pub(crate) fn is_closed(&self, card: &Card, from: Space, to: Space) -> bool {
        self.closed_to(card, from) & to.bit() != 0
    }

    /// What keeps this card from a step, whoever comes along (TC-6.4 to TC-6.10).
    #[inline]
    fn bars(&self, side: Side, from: Space, walker: &Walker) -> [Bar; 7] {
        let (adjacent, enemies) = (self.board().adjacent(from), self.units.held(side.other()));
        let bound = walker.entry_from.filter(|_| enemies & from.bit() != 0);
        let towing = walker.cargo.is_some_and(Card::is_gun);
        [
            (if_so(walker.steps >= walker.card.steps), Why::MoveOver),
            (!adjacent | self.reserve(side.other()).bit(), Why::NotAdjacent),
            (adjacent & !self.exits(side, from), Why::NoWayBack),
            (bound.map_or(0, |back| !back.bit()), Why::OnlyWayBack),
            (if_so(walker.steps > 0) & self.slow(), Why::SlowGround),
            (self.closed_to(walker.card, from), Why::ClosedGround),
            (if_so(towing) & enemies, Why::GunIntoMelee),
        ]
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
        demand(!unit.is_spent(), Why::Acted)?;
        demand(!unit.is_stuck(), Why::Stuck)?;
        demand(unit.on_foot(), Why::IsLoaded)?;
        demand(!unit.is(Mark::Stopped) && unit.steps < unit.stats().steps, Why::MoveOver)
    }
}

/// Where steps from here have gone in this Move action (TC-6.3).
fn steps_from(made: &[(Space, Space)], from: Space) -> u64 {
    bits(made.iter().filter(|(start, _)| *start == from).map(|(_, end)| *end))
}

impl State {
    pub(super) fn moving(&self) -> Option<&Moving> {
        match &self.table.play.doing {
            Doing::Moving(moving) | Doing::Arriving(moving) => Some(moving),
            _ => None,
        }
    }

    pub(super) fn is_arriving(&self) -> bool {
        matches!(self.table.play.doing, Doing::Arriving(_))
    }

    /// Can a Move action be begun or gone on with?
    pub(super) fn may_be_moving(&self) -> May {
        match self.table.play.doing {
            Doing::Nothing => demand(self.table.play.supply > 0, Why::NoSupply),
            Doing::Moving(_) | Doing::Arriving(_) => Ok(()),
            _ => Err(Why::FinishFirst),
        }
    }

    /// TC-6.1: may there be so many movers more?
    fn may_add_movers(&self, more: u8) -> bool {
        let so_far = self.moving().map_or(0, |moving| moving.movers);
        self.is_arriving() || so_far + more <= DATA.numbers.movers_per_move
    }

    /// The walkers of a group.
    fn walkers(&self, group: &Group) -> impl Iterator<Item = Walker> + Clone {
        let units = group.units.iter().filter_map(|id| self.table.walker(*id));
        units.chain(group.cards.iter().map(|mustered| {
            let cargo = mustered.cargo.map(CardId::stats);
            Walker { card: mustered.card.stats(), cargo, steps: 0, entry_from: None, mover: false }
        }))
    }

    /// What keeps a party from a step to one of these spaces (TC-3.3, TC-6.1, TC-6.3).
    fn hindrances(&self, party: &Party, walkers: impl Iterator<Item = Walker> + Clone, among: u64) -> [Bar; 3] {
        let made: &[(Space, Space)] = self.moving().map_or(&[], |moving| &moving.steps);
        let before = steps_from(made, party.from) | if_so(made.len() >= MOST_STEPS);
        let many = if_so(!self.may_add_movers(party.fresh));
        // TC-19.7: whoever has just arrived may crowd a position until the seat-turn ends.
        let limited = if_so(!self.is_arriving());
        let full = self.table.full(party.side, party.crowd) & among & limited & !(before | many);
        let dead_ends = Spaces(full).filter(|to| !self.may_pass(party, walkers.clone(), *to));
        [(before, Why::StepMade), (many, Why::ThreeMovers), (bits(dead_ends), Why::FullThere)]
    }

    /// TC-3.3: could they all go on from this full position?
    fn may_pass(&self, party: &Party, walkers: impl Iterator<Item = Walker>, through: Space) -> bool {
        let (table, side) = (&self.table, party.side);
        if table.units.holds(side.other(), through) || table.slows(through) {
            return false;
        }
        let later = walkers.map(|walker| Walker { steps: walker.steps + 1, entry_from: None, ..walker });
        let onward = Party::of(table, side, through, later).paths & !party.from.bit() & !table.full(side, party.crowd);
        let made = self.moving().map_or(0, |moving| steps_from(&moving.steps, through));
        onward & !made & !party.too_hot(table) != 0
    }

    /// May the group as it stands make this step?
    fn may_group(&self, group: &Group, to: Space) -> May {
        let (_, side) = self.decider();
        let walkers = || self.walkers(group);
        let open = |(closed, why): Bar| demand(closed & to.bit() == 0, why);
        let party = Party::of(&self.table, side, group.from, walkers());
        if party.paths & to.bit() == 0 {
            walkers().flat_map(|walker| self.table.bars(side, group.from, &walker)).try_for_each(open)?;
        }
        self.hindrances(&party, walkers(), to.bit()).into_iter().try_for_each(open)?;
        open((party.too_hot(&self.table), Why::TankThere))
    }

    /// Where these cards may step from here together.
    fn ways(&self, from: Space, walkers: impl Iterator<Item = Walker> + Clone) -> Ways {
        let (_, side) = self.decider();
        let party = Party::of(&self.table, side, from, walkers.clone());
        let bars = self.hindrances(&party, walkers, party.paths);
        let ways = bars.iter().fold(party.paths, |open, (closed, _)| open & !closed);
        let hot = party.too_hot(&self.table);
        Ways { open: ways & !hot, with_tank: ways & hot }
    }

    /// May it make the step, or could it with a tank that can still be added (V-2a)?
    fn may_lead_to(&self, group: &Group, to: Space) -> May {
        match self.may_group(group, to) {
            Err(Why::TankThere) if self.has_escort(group, to) => Ok(()),
            answer => answer,
        }
    }

    /// Where the group may be led.
    fn leads(&self, group: &Group) -> u64 {
        let ways = self.ways(group.from, self.walkers(group));
        ways.open | bits(Spaces(ways.with_tank).filter(|to| self.has_escort(group, *to)))
    }

    /// Out of the reserve the tank is named first: whether there is another is nobody's business.
    fn has_escort(&self, group: &Group, to: Space) -> bool {
        let (seat, side) = self.decider();
        let stack = self.table.units.at(side, group.from);
        let mut tanks = stack.filter(|(_, unit)| unit.owner == seat && unit.stats().is_tank());
        tanks.any(|(id, _)| self.with_unit(group, id).is_ok_and(|escorted| self.may_group(&escorted, to).is_ok()))
    }

    /// May the unit be in a group of the deciding seat?
    fn may_join(&self, unit: &Unit) -> May {
        demand(unit.owner == self.table.seat, Why::NotYours)?;
        demand(!self.is_arriving() || unit.is(Mark::Mover), Why::MoveOver)?;
        self.table.may_stir(unit)
    }

    /// The group with one more unit, and the other tank of its pair.
    fn with_unit(&self, group: &Group, id: UnitId) -> Result<Group, Why> {
        let unit = self.table.units.get(id).ok_or(Why::NoSuchUnit)?;
        self.may_join(unit)?;
        demand(unit.at == group.from && !group.units.contains(&id), Why::NotOneGroup)?;
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

    /// Can this unit go anywhere, alone or with the other tank of its pair?
    fn may_move(&self, id: UnitId, unit: &Unit) -> May {
        self.may_be_moving()?;
        self.may_move_on(id, unit, self.not_easy())
    }

    /// The same in a Move action, on ground that is not easy in these spaces.
    #[inline]
    fn may_move_on(&self, id: UnitId, unit: &Unit, not_easy: u64) -> May {
        self.may_join(unit)?;
        demand(unit.is(Mark::Mover) || self.may_add_movers(1), Why::ThreeMovers)?;
        if let Some(through) = self.moving().and_then(|moving| moving.through) {
            demand(unit.at == through && unit.is(Mark::Mover), Why::LeaveFullFirst)?;
        }
        let pair = self.table.pair_of(id);
        if pair.is_none() && self.has_easy_way(unit, not_easy) {
            return Ok(());
        }
        if let Some(other) = pair {
            self.table.may_stir(self.table.units.get(other).ok_or(Why::NoSuchUnit)?)?;
        }
        let company = [Some(id), pair].into_iter().flatten();
        let ways = self.ways(unit.at, company.filter_map(|id| self.table.walker(id)));
        let escorted = || {
            let group = self.with_unit(&State::group_of(unit.at), id);
            group.is_ok_and(|group| Spaces(ways.with_tank).any(|to| self.has_escort(&group, to)))
        };
        demand(ways.open != 0 || (ways.with_tank != 0 && escorted()), Why::NotAdjacent)
    }

    /// Most cards have a way that needs no closer look: a first step, away from all enemies and from water, to
    /// where there is room for the card and for whatever it may carry.
    #[inline]
    fn has_easy_way(&self, unit: &Unit, not_easy: u64) -> bool {
        let (table, (_, side)) = (&self.table, self.decider());
        let made = self.moving().map_or(0, |moving| steps_from(&moving.steps, unit.at) | if_so(moving.steps.is_full()));
        let shut = made | not_easy | table.closed_from(unit.at);
        unit.steps == 0 && unit.entry_from.is_none() && table.exits(side, unit.at) & !shut != 0
    }

    /// Where a step always needs a closer look: among enemies, and where room is short.
    fn not_easy(&self) -> u64 {
        let (_, side) = self.decider();
        self.table.units.held(side.other()) | self.table.full(side, [2, 1])
    }

    /// A group of this unit alone.
    fn begin_group(&self, id: UnitId) -> Result<Group, Why> {
        let unit = self.table.units.get(id).ok_or(Why::NoSuchUnit)?;
        self.may_move(id, unit)?;
        self.with_unit(&State::group_of(unit.at), id)
    }

    fn may_muster_first(&self, card: CardId) -> Result<Group, Why> {
        self.may_be_moving()?;
        demand(!self.is_arriving(), Why::NotNow)?;
        demand(self.moving().is_none_or(|moving| moving.through.is_none()), Why::LeaveFullFirst)?;
        let from = self.table.reserve(self.table.side(self.table.seat));
        let group = self.with_card(&State::group_of(from), card)?;
        demand(self.leads(&group) != 0, Why::FullThere)?;
        Ok(group)
    }

    /// The group after this action of V-2, or why not.
    pub(crate) fn grow(&self, action: Action) -> Result<Group, Why> {
        let Focus::Group(group) = &self.focus else {
            return match action {
                Action::Move(id) => self.begin_group(id),
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
            into.extend(Spaces(self.leads(group)).map(Action::At));
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
        self.table.units.at(side, through).any(|(id, unit)| self.may_move(id, unit).is_ok())
    }

    pub(super) fn list_manoeuvres(&self, units: &[(UnitId, &Unit)], into: &mut Vec<Action>) {
        if self.may_be_moving().is_err() {
            return;
        }
        let (seat, side) = self.decider();
        let table = &self.table;
        let (may_load, not_easy) = (self.may_load_yet().is_ok(), self.not_easy());
        for &(id, unit) in units {
            if self.may_move_on(id, unit, not_easy).is_ok() {
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
}

impl Table {
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

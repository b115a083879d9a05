//! Instants: artillery, aircraft, leaders and the rest (chapter 15).

use super::{Known, Umpire};
use crate::action::{Action, Event, Harm, Peril};
use crate::data::{DATA, Role};
use crate::map::Space;
use crate::pieces::{CardId, Special, Terrain, TerrainTable, Window, Works};
use crate::state::*;
use crate::units::{Mark, Unit, UnitId};
use arrayvec::ArrayVec;
use table::{EventSink, Seat, UndoBarrier};

/// A sniper kills on this or less, and finds a leader on that or less (TC-15.19).
const SNIPER_LEADER: u8 = 8;
/// Mine Dogs strike on this or less; on a ten they come back (TC-15.22).
const DOGS: u8 = 4;
/// What immobilises an armoured vehicle instead of destroying it.
const IMMOBILISES: u8 = 2;

impl<J: EventSink<Event>> Umpire<'_, J> {
    /// A card from the hand is begun: dug in, attached, played.
    pub(super) fn choose_card(&mut self, card: CardId) {
        let seat = self.state.table.seat;
        match card.stats().event {
            Some(event) if self.state.is_instant(event) => self.stage_on((Staged::new(card), false), event),
            Some(_) => match self.only_target(seat, card) {
                Some(target) => self.interrupt_own(seat, card, target),
                None => self.state.focus = Focus::Card(Staged::new(card)),
            },
            None => self.state.focus = Focus::Card(Staged::new(card)),
        }
    }

    /// The next choice for a card in hand.
    pub(super) fn stage(&mut self, staged: Staged, action: Action) {
        let (seat, card) = (self.state.table.seat, staged.card);
        self.state.focus = Focus::Nothing;
        match (card.stats().event, action) {
            (Some(event), _) if self.state.is_instant(event) => self.stage_on(chosen(staged, action), event),
            (Some(_), _) => {
                if let Some(target) = crate::legal::named(action) {
                    self.interrupt_own(seat, card, target);
                }
            }
            (None, Action::At(at)) => {
                self.leaves_hand(seat, card);
                self.dig(seat, card, at);
            }
            (None, Action::Pick(id)) => {
                self.leaves_hand(seat, card);
                self.attach(seat, card, id);
            }
            _ => {}
        }
    }

    /// Asks on, or declares the Instant when everything is chosen. `Done` ends the choice of targets.
    fn stage_on(&mut self, (staged, done): Choice, event: Special) {
        if !done && !self.state.is_complete(&staged, event) {
            self.state.focus = Focus::Card(staged);
            return;
        }
        let (seat, card) = (self.state.table.seat, staged.card);
        self.leaves_hand(seat, card);
        if event == Special::Coordination {
            return self.coordinate(seat, card);
        }
        self.spend();
        let who = self.who(seat);
        self.sink.tell_all(|| Event::InstantDeclared { who, card });
        if let (Some(at), Some(mode)) = (staged.at, staged.mode) {
            self.sink.tell_all(|| Event::InstantAt { at, mode });
        }
        let enemy = self.side(seat).other();
        self.open_window(Window::Instant, Act::Instant(Instant { card: staged, cancelled: false }), enemy);
    }

    /// TC-15.20.
    fn coordinate(&mut self, seat: Seat, card: CardId) {
        let play = &mut self.state.table.play;
        play.coordinated = true;
        play.supply += DATA.numbers.coordination_bonus;
        let supply = play.supply;
        self.discard(seat, card);
        self.sink.tell_all(|| Event::Coordinated { supply });
    }

    /// After the window: the Instant takes effect.
    pub(super) fn carry_out_instant(&mut self, instant: Instant) {
        let (staged, seat) = (instant.card, self.state.table.seat);
        let Some(event) = staged.card.stats().event else { return };
        let stays = !instant.cancelled && self.perform(seat, staged, event);
        if !stays {
            self.discard(seat, staged.card);
        }
        if !self.is_over() {
            self.check_victory();
        }
    }

    /// Does what the card does. Does it stay on a unit?
    fn perform(&mut self, seat: Seat, staged: Staged, event: Special) -> bool {
        match event {
            _ if staged.mode == Some(Mode::Smoke) => {
                if let Some(at) = staged.at.filter(|at| self.state.table.cell(*at).smoke == 0) {
                    self.lay_smoke(self.side(seat), at);
                }
            }
            _ if event.is_artillery() => self.bombard(seat, staged, event),
            _ if event.is_air() => self.strike_from_the_air(staged, event),
            Special::TankAce | Special::SquadLeader | Special::ForwardObserver | Special::SpecialAmmunition => {
                return self.give_leader(seat, staged, event);
            }
            Special::Reinforcements => self.reinforce(seat),
            Special::Recon => self.look_into_hand(seat, staged),
            Special::Sniper => self.snipe(staged),
            Special::Withdrawal => {
                if let Some(at) = staged.at {
                    self.begin_withdrawal(at);
                }
            }
            Special::MineDogs => self.loose_dogs(staged),
            Special::TankRepairShop => self.mend_wreck(seat, staged),
            _ => {}
        }
        false
    }

    fn give_leader(&mut self, seat: Seat, staged: Staged, event: Special) -> bool {
        let table = &self.state.table;
        let target = staged.picks[0].and_then(|id| Some((id, table.units.get(id)?)));
        let fits = |unit: &Unit| event == Special::SpecialAmmunition || table.may_lead(unit, event).is_ok();
        match target {
            Some((id, unit)) if fits(unit) => {
                self.attach(seat, staged.card, id);
                true
            }
            _ => false,
        }
    }

    // --- Artillery and aircraft (TC-15.14, TC-15.15)

    fn bombard(&mut self, seat: Seat, staged: Staged, event: Special) {
        let side = self.side(seat);
        let mut results: ArrayVec<(UnitId, Harm), 64> = ArrayVec::new();
        for at in [staged.at, staged.second].into_iter().flatten() {
            let guided = self.state.table.units.iter().any(|(_, unit)| {
                let own = self.side(unit.owner) == side && unit.is(Mark::Observer);
                own && self.state.table.unit_observes(unit, at)
            });
            let drm = if guided { DATA.numbers.observer_drm } else { 0 };
            let table = &self.state.table;
            let stacks = table.units.at(side.other(), at).chain(table.units.at(side, at));
            let struck: ArrayVec<UnitId, 64> =
                stacks.filter(|(_, unit)| unit.is_targetable()).map(|(id, _)| id).take(64).collect();
            for id in struck {
                let result = self.attack(id, event, drm, Peril::Artillery);
                let _ = results.try_push((id, result));
            }
        }
        self.suffer_all(&results);
    }

    fn strike_from_the_air(&mut self, staged: Staged, event: Special) {
        let mut results: ArrayVec<(UnitId, Harm), 3> = ArrayVec::new();
        for id in staged.picks.into_iter().flatten() {
            if self.state.table.units.get(id).is_some() {
                let result = self.attack(id, event, 0, Peril::Air);
                results.push((id, result));
            }
        }
        self.suffer_all(&results);
    }

    /// One roll of an event that attacks.
    fn attack(&mut self, id: UnitId, event: Special, drm: i8, peril: Peril) -> Harm {
        let Some(unit) = self.state.table.units.get(id) else { return Harm::Missed };
        let (card, armoured) = (event.card(), unit.stats().is_armoured());
        let number = if armoured { card.armour } else { card.soft };
        let drm = drm + self.state.table.strike_drm(unit, peril == Peril::Air);
        let roll = self.d10();
        let hit = number > 0 && roll as i8 + drm <= number as i8;
        let result = match (hit, armoured && roll == IMMOBILISES) {
            (false, _) => Harm::Missed,
            (true, true) => Harm::Immobilised,
            (true, false) => Harm::Destroyed,
        };
        let (what, number) = (self.named(id), (number as i8 - drm).clamp(0, 10) as u8);
        self.sink.tell_all(|| Event::Endangered { what, peril, number, roll, result });
        result
    }

    // --- The others

    /// TC-15.17, TC-18.5.
    fn reinforce(&mut self, seat: Seat) {
        let defends = self.is_defence() && self.state.table.role(self.side(seat)) == Role::Defender;
        if !defends || self.state.secrets[seat.index()].group.is_empty() {
            return (0..DATA.numbers.reinforcements_draw).for_each(|_| self.draw(seat));
        }
        let group = std::mem::take(&mut self.state.secrets[seat.index()].group);
        group.iter().for_each(|card| self.joins_hand(seat, card, Known::ToOwner));
        let table = &mut self.state.table;
        table.players[seat.index()].group = 0;
        table.play.exempt = true;
        table.clock.get_or_insert(table.turn + DATA.numbers.clock_turns_17_5);
        let (count, clock) = (group.len(), table.clock);
        let who = self.who(seat);
        self.sink.tell_all(|| Event::GroupJoins { who, count, clock });
    }

    /// TC-15.18: the whole hand is seen, and stays known.
    fn look_into_hand(&mut self, seat: Seat, staged: Staged) {
        let side = self.side(seat);
        let whom = staged.whom.or_else(|| self.state.table.setup.seats(side.other()).next());
        let Some(whom) = whom else { return };
        let mut hidden = self.state.secrets[whom.index()].hand;
        for card in self.state.table.players[whom.index()].open.iter() {
            hidden.remove(card);
        }
        self.state.secrets[whom.index()].seen = hidden;
        let team = self.team(seat);
        self.sink.bar_undo(UndoBarrier::Revealed(team));
        let who = self.who(whom);
        self.sink.tell_all(|| Event::Spied { who });
        for card in self.state.secrets[whom.index()].hand.iter() {
            self.sink.tell(team, || Event::HandSeen { who, card });
        }
    }

    /// TC-15.19.
    fn snipe(&mut self, staged: Staged) {
        let (Some(id), Some(quarry)) = (staged.picks[0], staged.quarry) else { return };
        let Some(unit) = self.state.table.units.get(id) else { return };
        let owner = unit.owner;
        let (what, number) = (self.named(id), Special::Sniper.card().soft);
        let Some(mark) = quarry.mark() else {
            let roll = self.d10();
            let result = if roll <= number { Harm::Destroyed } else { Harm::Missed };
            return self.endanger(id, Peril::Sniper, number, roll, result);
        };
        if !unit.is(mark) {
            return;
        }
        let roll = self.d10();
        if roll > SNIPER_LEADER {
            return self.sink.tell_all(|| Event::LeaderMissed { what, quarry, roll });
        }
        if let Some(unit) = self.state.table.units.get_mut(id) {
            unit.marks.clear(mark);
        }
        let event = match quarry {
            Quarry::Ace => Special::TankAce,
            Quarry::Observer => Special::ForwardObserver,
            _ => Special::SquadLeader,
        };
        self.discard(owner, event.card().id);
        self.sink.tell_all(|| Event::LeaderLost { what, quarry, roll });
    }

    /// TC-15.22.
    fn loose_dogs(&mut self, staged: Staged) {
        let [Some(handler), Some(id), _] = staged.picks else { return };
        let Some(at) = self.state.table.units.get(handler).map(|unit| unit.at) else { return };
        let side = self.state.table.active_side();
        let roll = self.d10();
        let result = match roll {
            IMMOBILISES => Harm::Immobilised,
            1..=DOGS => Harm::Destroyed,
            _ => Harm::Missed,
        };
        self.endanger(id, Peril::Dogs, DOGS, roll, result);
        if roll == 10 {
            let mut stack = self.state.table.units.at(side, at);
            let own = stack.find(|(_, unit)| unit.stats().is_vehicle()).map(|(id, _)| id);
            if let Some(own) = own {
                self.destroy(&[own]);
            }
        }
    }

    /// TC-15.23.
    fn mend_wreck(&mut self, seat: Seat, staged: Staged) {
        let Some(card) = staged.wreck else { return };
        if self.state.table.players[seat.index()].wrecks.remove(card) {
            self.joins_hand(seat, card, Known::ToAll);
            let who = self.who(seat);
            self.sink.tell_all(|| Event::Mending { who, card });
        }
    }
}

/// A choice for a card in hand, and whether it was the last.
type Choice = (Staged, bool);

/// The card with one more choice made.
fn chosen(mut staged: Staged, action: Action) -> Choice {
    match action {
        Action::At(at) if staged.at.is_none() => staged.at = Some(at),
        Action::At(at) => staged.second = Some(at),
        Action::Use(mode) => staged.mode = Some(mode),
        Action::Snipe(id, quarry) => {
            staged.picks[0] = Some(id);
            staged.quarry = Some(quarry);
        }
        Action::Spy(seat) => staged.whom = Some(seat),
        Action::Discard(card) => staged.wreck = Some(card),
        Action::Pick(id) => {
            if let Some(place) = staged.picks.iter_mut().find(|pick| pick.is_none()) {
                *place = Some(id);
            }
        }
        _ => {}
    }
    (staged, action == Action::Done)
}

impl Table {
    /// What protects a card against artillery or aircraft (TC-11.3, TC-11.4, TC-15.14).
    pub(crate) fn strike_drm(&self, unit: &Unit, air: bool) -> i8 {
        let at: Space = unit.at;
        let armoured = usize::from(unit.stats().is_armoured());
        let pick = |row: &crate::pieces::TerrainRow| if air { row.air } else { row.art };
        let cover = self.cover(at);
        let terrain = pick(self.row(cover))[armoured];
        let Some(works) = self.shelter(unit) else { return terrain };
        let guide = self.setup.terrain_table == TerrainTable::PlayersGuide;
        let cancelled = guide && cover == Terrain::Woods && works == Works::Bunkers && terrain < 0;
        let terrain = if cancelled { 0 } else { terrain };
        terrain + pick(DATA.works(self.setup.terrain_table, works))[armoured]
    }
}

//! Deployment and arrivals (D-7, D-8, A-9, TC-19.7).

use super::{Known, Umpire};
use crate::action::Action;
use crate::bag::Bag;
use crate::data::{DATA, ForcePart, Zone};
use crate::events::Event;
use crate::map::{Space, Spaces};
use crate::pieces::{Card, CardId, Kind, Nation, Terrain};
use crate::state::*;
use crate::units::{Gear, Mark, Unit, UnitId};
use table::{EventSink, Seat, Side};

impl<J: EventSink<Event>> Umpire<'_, J> {
    /// The next seat that has not deployed, the first side's seats first.
    pub(super) fn next_to_deploy(&mut self) {
        let first = self.state.table.first_to_deploy.unwrap_or(Side::First);
        let setup = self.state.table.setup;
        let mut seats = setup.seats(first).chain(setup.seats(first.other()));
        match seats.find(|seat| !self.state.table.players[seat.index()].deployed) {
            Some(seat) => {
                self.state.table.step = Step::Deploy;
                self.state.table.seat = seat;
            }
            None => self.open_the_game(),
        }
    }

    /// TC-19.4: the squads and Foxholes that the scenario places.
    pub(super) fn place_hill_defenders(&mut self) {
        let side = self.state.table.side_of(Nation::German);
        let Some(seat) = self.state.table.setup.seats(side).next() else { return };
        for placing in DATA.placings.iter().filter(|placing| placing.nation == Nation::German) {
            let at = placing.at;
            self.place(seat, placing.card, at);
            if placing.foxholes {
                self.take_to_place(seat, CardId::FOXHOLES);
                self.dig(seat, CardId::FOXHOLES, at);
            }
        }
    }

    /// Takes a card from what is to be placed: the fixed force first.
    fn take_to_place(&mut self, seat: Seat, card: CardId) {
        let defence = self.is_defence();
        let (secrets, player) = (&mut self.state.secrets[seat.index()], &mut self.state.table.players[seat.index()]);
        let force = !defence && secrets.group.remove(card);
        if !force && secrets.pile.remove(card) {
            player.pile = player.pile.saturating_sub(1);
            self.sink.reveal();
        }
        if !defence {
            player.group = secrets.group.len();
        }
    }

    /// Puts a unit card from what is to be placed on the board.
    fn place(&mut self, seat: Seat, card: CardId, at: Space) -> Option<UnitId> {
        self.take_to_place(seat, card);
        let mut unit = Unit::new(card, seat, at);
        if self.state.table.step == Step::Arrival {
            unit.marks.set(Mark::Mover);
            unit.steps = 1;
        }
        let id = self.state.table.units.put(unit)?;
        let what = self.named(id);
        let who = self.who(seat);
        self.sink.tell_all(|| Event::Placed { who, what, at });
        Some(id)
    }

    pub(super) fn deploy(&mut self, action: Action) {
        let seat = self.state.table.seat;
        if let Focus::Card(staged) = self.state.focus {
            self.state.focus = Focus::Nothing;
            return self.lay_card(seat, staged.card, action);
        }
        match action {
            Action::Choose(card) => self.state.focus = Focus::Card(Staged::new(card)),
            Action::Keep(card) => self.keep(seat, card),
            Action::Load(cargo, carrier) => self.load(cargo, carrier, None),
            Action::Ride(cargo, first, second) => self.load(cargo, first, Some(second)),
            Action::AutoDeploy => {
                self.sink.reveal(); // what is placed and what is kept depends on the deck
                self.deploy_by_itself(seat);
                self.finish_deployment(seat);
            }
            _ => self.finish_deployment(seat),
        }
    }

    fn lay_card(&mut self, seat: Seat, card: CardId, action: Action) {
        match action {
            Action::At(at) if card.stats().is_unit() => drop(self.place(seat, card, at)),
            Action::At(at) => {
                self.take_to_place(seat, card);
                self.dig(seat, card, at);
            }
            Action::Pick(id) if card.stats().is_unit() => self.place_on(seat, card, id),
            Action::Pick(id) => {
                self.take_to_place(seat, card);
                self.attach(seat, card, id);
            }
            _ => {}
        }
    }

    /// Attaches equipment or a leader.
    pub(super) fn attach(&mut self, seat: Seat, card: CardId, id: UnitId) {
        use crate::pieces::Special;
        let Some(unit) = self.state.table.units.get_mut(id) else { return };
        match (Gear::of(card), card.stats().event) {
            (Some(gear), _) => unit.gear.set(gear),
            (None, Some(Special::TankAce)) => unit.marks.set(Mark::Ace),
            (None, Some(Special::SquadLeader)) => unit.marks.set(Mark::Leader),
            (None, Some(Special::ForwardObserver)) => unit.marks.set(Mark::Observer),
            (None, Some(Special::SpecialAmmunition)) => unit.marks.set(Mark::Canister),
            _ => {}
        }
        let to = self.named(id);
        let who = self.who(seat);
        self.sink.tell_all(|| Event::Attached { who, card, to });
    }

    /// A unit is kept back in the reserve; of a fixed force everybody knows it (TC-18.12).
    fn keep(&mut self, seat: Seat, card: CardId) {
        let force = self.state.secrets[seat.index()].group_to_place(&self.state.table).has(card);
        let (secrets, player) = (&mut self.state.secrets[seat.index()], &mut self.state.table.players[seat.index()]);
        if force {
            secrets.group.remove(card);
            player.group = secrets.group.len();
            self.joins_hand(seat, card, Known::ToAll);
            return self.sink.tell_all(|| Event::Kept { card });
        }
        secrets.pile.remove(card);
        player.pile = secrets.pile.len();
        self.joins_hand(seat, card, Known::ToOwner);
        self.sink.tell(self.team(seat), || Event::Kept { card });
        let who = self.who(seat);
        self.sink.tell(self.others(seat), || Event::KeptOne { who });
    }

    fn finish_deployment(&mut self, seat: Seat) {
        if self.state.table.step == Step::Arrival {
            self.state.table.step = Step::Play;
            self.state.table.play.doing = Doing::Arriving(Moving::default());
            return;
        }
        let defence = self.is_defence();
        if !defence {
            // What is left of a fixed force waits in the reserve, however much it is (TC-18.12).
            let left = std::mem::take(&mut self.state.secrets[seat.index()].group);
            self.state.table.players[seat.index()].group = 0;
            left.iter().for_each(|card| self.joins_hand(seat, card, Known::ToAll));
        }
        if !self.state.table.setup.has_pile() {
            // TC-18.1: nothing to draw from, so all of it is in hand.
            let left = std::mem::take(&mut self.state.secrets[seat.index()].pile);
            self.state.table.players[seat.index()].pile = 0;
            left.iter().for_each(|card| self.joins_hand(seat, card, Known::ToOwner));
        }
        let player = &mut self.state.table.players[seat.index()];
        player.deployed = true;
        let (hand, pile) = (player.hand, player.pile);
        let who = self.who(seat);
        self.sink.tell_all(|| Event::Deployed { who, hand, pile });
        self.next_to_deploy();
    }

    /// hands are filled, empty works go, the first turn begins.
    fn open_the_game(&mut self) {
        let setup = self.state.table.setup;
        for seat in (0..setup.players).map(Seat) {
            while setup.has_pile() {
                let player = &self.state.table.players[seat.index()];
                if player.hand >= DATA.numbers.opening_hand || player.pile == 0 {
                    break;
                }
                self.draw(seat);
            }
        }
        self.roll_for_first_player();
        for at in Spaces(self.state.table.board().all) {
            self.check_works(at);
        }
        self.begin_turn();
    }

    // --- TC-21.1

    /// Places everything by rule.
    fn deploy_by_itself(&mut self, seat: Seat) {
        if self.state.table.step == Step::Arrival {
            self.place_arrivals(seat);
        } else if self.state.table.setup.is_hill() {
            self.place_hill_force(seat);
        } else {
            self.place_force(seat);
            self.fill_reserve(seat);
        }
    }

    fn place_force(&mut self, seat: Seat) {
        let side = self.side(seat);
        let zone = self.state.table.setup.zone(self.state.table.role(side));
        let order: [Sort; 6] = match zone {
            Zone::Rear => [Sort::Tank, Sort::Squad, Sort::Gun, Sort::Armour, Sort::Truck, Sort::Cavalry],
            _ => [Sort::Squad, Sort::Gun, Sort::Tank, Sort::Cavalry, Sort::Armour, Sort::Truck],
        };
        let mut turn = 0;
        for sort in order {
            for card in self.to_place(seat, |card| Sort::of(card) == Some(sort)) {
                let at = match zone {
                    Zone::Rear => self.next_in_rear(seat, card, &mut turn),
                    _ => self.best_home(seat, card, sort),
                };
                if let Some(at) = at {
                    self.place(seat, card, at);
                }
            }
        }
        self.attach_gear(seat);
        self.dig_in(seat);
    }

    /// Cards still to be placed, the dearest first.
    fn to_place(&self, seat: Seat, such: impl Fn(&Card) -> bool) -> Vec<CardId> {
        let secrets = &self.state.secrets[seat.index()];
        let both = secrets.group_to_place(&self.state.table).iter().chain(secrets.pile.iter());
        let mut cards: Vec<CardId> = both.filter(|card| such(card.stats())).collect();
        cards.sort_by_key(|card| (std::cmp::Reverse(card.stats().points), *card));
        cards
    }

    /// Rear rank: columns 3, 2, 4, 1, 5 over and over.
    fn next_in_rear(&self, seat: Seat, card: CardId, turn: &mut usize) -> Option<Space> {
        let sites = self.state.table.sites(seat, card.stats());
        let columns = middle_out(self.state.table.setup.columns);
        let rear = self.state.table.rear(self.side(seat));
        (0..columns.len()).find_map(|_| {
            let column = columns[*turn % columns.len()];
            *turn += 1;
            Spaces(sites & rear).find(|at| at.column() == column)
        })
    }

    /// Home: squads and guns forward in cover, tanks behind; three to a position.
    fn best_home(&self, seat: Seat, card: CardId, sort: Sort) -> Option<Space> {
        let table = &self.state.table;
        let side = table.side(seat);
        let sites = table.sites(seat, card.stats());
        let nation = table.nation(side);
        let columns = middle_out(table.setup.columns);
        let forward = matches!(sort, Sort::Squad | Sort::Gun);
        Spaces(sites).min_by_key(|at| {
            let depth = table.board().depth(nation, *at);
            let rank = if forward { u8::MAX - depth } else { depth };
            let cover = table.row(table.cover(*at)).sa;
            let column = columns.iter().position(|column| *column == at.column());
            (rank, -cover, column)
        })
    }

    fn attach_gear(&mut self, seat: Seat) {
        for card in self.to_place(seat, |card| card.bearer.is_some()) {
            let table = &self.state.table;
            let arriving = table.step == Step::Arrival;
            let bearer = table.units.iter().find(|(_, unit)| {
                unit.owner == seat && (!arriving || unit.is(Mark::Mover)) && table.may_bear(unit, card).is_ok()
            });
            if let Some((id, _)) = bearer {
                self.take_to_place(seat, card);
                self.attach(seat, card, id);
            }
        }
    }

    /// Works under squads, on Clear positions first.
    fn dig_in(&mut self, seat: Seat) {
        let side = self.side(seat);
        for card in self.to_place(seat, |card| card.works.is_some()) {
            let table = &self.state.table;
            let bare = table.dig_sites(side, card).filter(|at| table.cell(*at).works.is_none());
            let clear = |at: &Space| (table.cell(*at).terrain != Terrain::Clear, *at);
            if let Some(at) = bare.min_by_key(clear) {
                self.take_to_place(seat, card);
                self.dig(seat, card, at);
            }
        }
    }

    /// The remaining units, up to twelve.
    fn fill_reserve(&mut self, seat: Seat) {
        for card in self.to_place(seat, Card::is_unit) {
            if self.state.secrets[seat.index()].hand.len() < DATA.numbers.opening_hand {
                self.keep(seat, card);
            }
        }
    }

    /// The default set-up of Hill 621.
    fn place_hill_force(&mut self, seat: Seat) {
        let nation = self.state.table.nation(self.side(seat));
        for placing in DATA.placings.iter().filter(|placing| placing.nation == nation) {
            let at = placing.at;
            for _ in 0..placing.count {
                let waits = self.state.secrets[seat.index()].group.has(placing.card);
                if waits && self.state.table.sites(seat, placing.card.stats()) & at.bit() != 0 {
                    self.place(seat, placing.card, at);
                }
            }
            let side = self.side(seat);
            let table = &self.state.table;
            let waits = placing.equipment.filter(|card| self.state.secrets[seat.index()].group.has(*card));
            let bearer = waits.and_then(|card| {
                let mut stack = table.units.at(side, at);
                stack.find(|(_, unit)| table.may_bear(unit, card).is_ok()).map(|(id, _)| (card, id))
            });
            if let Some((card, id)) = bearer {
                self.take_to_place(seat, card);
                self.attach(seat, card, id);
            }
        }
        // What was placed otherwise before leaves room elsewhere.
        for card in self.to_place(seat, Card::is_unit) {
            if let Some(at) = Spaces(self.state.table.sites(seat, card.stats())).next() {
                self.place(seat, card, at);
            }
        }
        self.attach_gear(seat);
    }

    /// Vehicles two by two, so that tanks can carry a squad; guns and then squads onto them (TC-19.7).
    fn place_arrivals(&mut self, seat: Seat) {
        let entries = self.state.table.zone(seat);
        let entry = |i: usize| Spaces(entries).nth(i / 2 % (entries.count_ones() as usize).max(1));
        for (i, card) in self.to_place(seat, Card::is_vehicle).into_iter().enumerate() {
            if let Some(at) = entry(i) {
                self.place(seat, card, at);
            }
        }
        let guns = self.to_place(seat, Card::is_gun);
        for (i, card) in guns.into_iter().chain(self.to_place(seat, Card::is_squad)).enumerate() {
            let carrier = self.state.table.berths(seat, card).min_by_key(|(_, second)| second.is_some());
            match carrier {
                Some((carrier, _)) => self.place_on(seat, card, carrier),
                None => drop(entry(i).map(|at| self.place(seat, card, at))),
            }
        }
        self.attach_gear(seat);
    }

    /// A squad or gun arrives on a carrier (TC-19.7).
    fn place_on(&mut self, seat: Seat, card: CardId, carrier: UnitId) {
        let Some((_, second)) = self.state.table.berths(seat, card).find(|(id, _)| *id == carrier) else { return };
        let Some(at) = self.state.table.units.get(carrier).map(|unit| unit.at) else { return };
        if let Some(cargo) = self.place(seat, card, at) {
            self.load(cargo, carrier, second);
        }
    }

    /// TC-19.7: a group arrives: its cards are to be placed.
    pub(super) fn arrive(&mut self, number: u8) {
        let seat = self.state.table.seat;
        let nation = self.state.table.nation(self.side(seat));
        let group = if number == 1 { ForcePart::Reinf1 } else { ForcePart::Reinf2 };
        let Some(ready) = self.state.table.setup.ready(nation, self.state.table.role(self.side(seat))) else { return };
        let cards: Bag = ready.group(group).collect();
        self.spend();
        self.state.table.arrived[nation.index()][usize::from(number.clamp(1, 2)) - 1] = Arrived::Here;
        self.state.secrets[seat.index()].group = cards;
        self.state.table.players[seat.index()].group = cards.len();
        self.state.table.step = Step::Arrival;
        self.sink.tell_all(|| Event::Arrived { nation, group: number });
    }

    /// Works without a squad of their owner are gone (TC-11.7).
    pub(super) fn check_works(&mut self, at: Space) {
        let Some(dug) = self.state.table.cell(at).works else { return };
        let manned = self.state.table.units.at(dug.side, at).any(|(_, unit)| unit.stats().is_squad());
        if !manned {
            self.fill_in(at);
        }
    }
}

/// What auto-deployment tells apart.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Tank,
    Squad,
    Gun,
    Cavalry,
    Armour,
    Truck,
}

impl Sort {
    fn of(card: &Card) -> Option<Sort> {
        match card.kind {
            Kind::Vehicle if card.is_tank() => Some(Sort::Tank),
            Kind::Vehicle if card.is_armoured() => Some(Sort::Armour),
            Kind::Vehicle => Some(Sort::Truck),
            Kind::Gun => Some(Sort::Gun),
            Kind::Infantry => Some(Sort::Squad),
            Kind::Cavalry => Some(Sort::Cavalry),
            _ => None,
        }
    }
}

/// Columns from the middle outwards: 3, 2, 4, 1, 5.
fn middle_out(columns: u8) -> Vec<u8> {
    let middle = (columns - 1) / 2;
    let mut order: Vec<u8> = (0..columns).collect();
    order.sort_by_key(|column| (column.abs_diff(middle), *column));
    order
}

//! Before the first turn: roles, nations, decks, terrain (D-2 to A-6).

use super::Umpire;
use crate::action::{Action, Event};
use crate::bag::Bag;
use crate::data::{DATA, First, ForcePart, Roles, Scenario, TerrainSetup};
use crate::map::{Space, Spaces};
use crate::pieces::{CardId, Nation, Terrain};
use crate::setup::{Decks, Sides};
use crate::state::*;
use arrayvec::ArrayVec;
use table::{Chance, EventSink, Seat, Side, UndoBarrier};

/// Blank cards in a pack of random terrain, and cards of the pool in it (TC-18.15).
const PACK: usize = 10;

impl<J: EventSink<Event>> Umpire<'_, J> {
    /// The first steps, up to the first decision.
    pub(crate) fn begin(&mut self) {
        let table = &mut self.state.table;
        let setup = table.setup;
        if setup.is_hill() {
            table.lay_hill();
        }
        if setup.card().roles == Roles::Rolled {
            let attacker = self.roll_off(|_| 0);
            self.state.table.attacker = Some(attacker);
            self.sink.tell_all(|| Event::Attacker { side: attacker });
            self.state.table.seat = setup.seats(attacker).next().unwrap_or(Seat(0));
            return;
        }
        let german = match setup.sides {
            Sides::SeatChoice => Side::First,
            Sides::Random => Side::BOTH[self.dice.below(2) as usize],
        };
        self.set_nations(german);
        let table = &mut self.state.table;
        table.attacker = match setup.card().roles {
            Roles::GermanAttacker => Some(table.side_of(Nation::German)),
            Roles::SovietAttacker => Some(table.side_of(Nation::Soviet)),
            Roles::None | Roles::Rolled => None,
        };
        self.begin_decks();
    }

    fn set_nations(&mut self, german: Side) {
        let nations = Side::BOTH.map(|side| if side == german { Nation::German } else { Nation::Soviet });
        self.state.table.nations = Some(nations);
        for side in Side::BOTH {
            self.sink.tell_all(|| Event::NationChosen { side, nation: nations[side.index()] });
        }
    }

    pub(super) fn choose_nation(&mut self, action: Action) {
        let Action::Nation(nation) = action else { return };
        let side = self.side(self.state.table.seat);
        let german = if nation == Nation::German { side } else { side.other() };
        self.set_nations(german);
        self.begin_decks();
    }

    /// Both sides roll until one is higher: that one (TC-4.3).
    fn roll_off(&mut self, bonus: impl Fn(Side) -> u8) -> Side {
        loop {
            let [first, second] = Side::BOTH.map(|side| self.d10() + bonus(side));
            self.sink.tell_all(|| Event::Rolled { first, second });
            if first != second {
                return if first > second { Side::First } else { Side::Second };
            }
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<J> {
        (0..self.state.table.setup.players).map(Seat)
    }

    // --- D-3

    fn begin_decks(&mut self) {
        if self.state.table.setup.deck == Decks::Ready {
            self.seats().for_each(|seat| self.take_ready(seat));
            return self.begin_terrain();
        }
        self.state.table.step = Step::Deck;
        self.state.table.seat = Seat(0);
    }

    /// The ready-made deck.
    fn take_ready(&mut self, seat: Seat) {
        let side = self.side(seat);
        let table = &self.state.table;
        let Some(ready) = table.setup.ready(table.nation(side), table.role(side)) else { return };
        let secrets = &mut self.state.secrets[seat.index()];
        let of = |groups: &[ForcePart]| -> Bag { groups.iter().flat_map(|group| ready.group(*group)).collect() };
        secrets.pile = of(&[ForcePart::Deck]);
        secrets.group = of(&[ForcePart::Reinforcement]);
        self.finish_deck(seat);
    }

    /// The deck is complete: what the scenario gives besides is added.
    fn finish_deck(&mut self, seat: Seat) {
        let side = self.side(seat);
        let table = &mut self.state.table;
        let ready = table.setup.ready(table.nation(side), table.role(side));
        let secrets = &mut self.state.secrets[seat.index()];
        if let Some(ready) = ready {
            secrets.pile.extend(ready.group(ForcePart::FreeTerrain));
            secrets.group.extend(ready.group(ForcePart::Force).chain(ready.group(ForcePart::Start)));
            let hand: Bag = ready.group(ForcePart::Hand).collect();
            (secrets.hand, table.players[seat.index()].open) = (hand, hand);
        }
        let player = &mut table.players[seat.index()];
        (player.hand, player.pile, player.group) = (secrets.hand.len(), secrets.pile.len(), secrets.group.len());
        self.sink.bar_undo(UndoBarrier::Committed);
        self.sink.reveal(); // how many cards there are is seen
        let who = self.who(seat);
        self.sink.tell_all(|| Event::DeckReady { who });
    }

    pub(super) fn build(&mut self, action: Action) {
        let seat = self.state.table.seat;
        let later = self.state.table.step == Step::Reinforcement;
        let secrets = &mut self.state.secrets[seat.index()];
        match action {
            Action::Take(card) => {
                if later {
                    secrets.group.add(card)
                } else {
                    secrets.pile.add(card)
                }
                let team = self.team(seat);
                self.sink.tell(team, || Event::CardTaken { card });
            }
            Action::TakeReady => {
                self.take_ready(seat);
                self.next_deck(seat);
            }
            _ if !later && self.state.table.limits(seat, true).budget.is_some_and(|points| points > 0) => {
                self.sink.bar_undo(UndoBarrier::Committed);
                self.state.table.step = Step::Reinforcement;
            }
            _ => {
                self.finish_deck(seat);
                self.next_deck(seat);
            }
        }
    }

    fn next_deck(&mut self, seat: Seat) {
        if seat.0 + 1 < self.state.table.setup.players {
            self.state.table.step = Step::Deck;
            self.state.table.seat = Seat(seat.0 + 1);
        } else {
            self.begin_terrain();
        }
    }

    // --- D-4, D-4b, A-5

    fn begin_terrain(&mut self) {
        match self.state.table.setup.terrain() {
            TerrainSetup::Random => {
                self.state.table.step = Step::Pool;
                self.state.table.seat = Seat(0);
            }
            TerrainSetup::Defender => self.next_ground(None),
            TerrainSetup::None | TerrainSetup::Fixed => self.begin_deployment(),
        }
    }

    pub(super) fn pick_terrain(&mut self, action: Action) {
        let seat = self.state.table.seat;
        match action {
            Action::Take(card) => {
                self.state.secrets[seat.index()].pool.add(card);
                let team = self.team(seat);
                return self.sink.tell(team, || Event::CardTaken { card });
            }
            Action::TakeReady => {
                let nation = self.state.table.nation(self.side(seat));
                let pool = DATA.pool(self.state.table.setup.scenario, nation).collect();
                self.state.secrets[seat.index()].pool = pool;
            }
            _ => {}
        }
        self.sink.bar_undo(UndoBarrier::Committed);
        let who = self.who(seat);
        self.sink.tell_all(|| Event::PoolReady { who });
        if seat.0 + 1 < self.state.table.setup.players {
            self.state.table.seat = Seat(seat.0 + 1);
            return;
        }
        self.seats().for_each(|seat| self.deal_terrain(seat));
        let scenario = self.state.table.setup.scenario;
        self.sink.reveal();
        self.sink.tell_all(|| Event::TerrainDealt { scenario });
        self.begin_deployment();
    }

    /// TC-18.15: packs of the pool and as many blanks, one card to each of the seat's positions.
    fn deal_terrain(&mut self, seat: Seat) {
        let side = self.side(seat);
        let table = &self.state.table;
        let pool = std::mem::take(&mut self.state.secrets[seat.index()].pool);
        let (commanders, columns) = (table.setup.commanders(), table.setup.columns);
        let place = seat.0 % commanders;
        let mine = |at: &Space| at.column() / (columns / commanders) == place;
        let positions: ArrayVec<Space, 24> = Spaces(table.home(side)).filter(mine).collect();
        let packs = positions.len().div_ceil(PACK);
        let mut cards: ArrayVec<Option<CardId>, 60> = ArrayVec::new();
        for _ in 0..packs {
            cards.extend(pool.iter().map(Some));
            cards.extend(std::iter::repeat_n(None, PACK));
        }
        self.dice.shuffle(&mut cards);
        for (at, card) in positions.into_iter().zip(cards) {
            if let Some(card) = card {
                self.lay_dealt(side, card, at);
            }
        }
    }

    fn lay_dealt(&mut self, side: Side, card: CardId, at: Space) {
        match card.stats().ground {
            Some(terrain) => self.lay_terrain(terrain, at, None),
            None => {
                let dug = card.stats().works.map(|works| Dug { works, side, by: None });
                self.state.table.alter(at, |cell| cell.works = dug);
            }
        }
    }

    fn lay_terrain(&mut self, terrain: Terrain, at: Space, by: Option<Seat>) {
        self.state.table.alter(at, |cell| match terrain {
            Terrain::Swamp => cell.water = Some(Water { kind: WaterKind::Swamp, by }),
            Terrain::Stream => cell.water = Some(Water { kind: WaterKind::Stream, by }),
            terrain => cell.terrain = terrain,
        });
        self.sink.tell_all(|| Event::TerrainLaid { at, terrain });
    }

    /// The next defender of 17.4 who lays terrain.
    fn next_ground(&mut self, after: Option<Seat>) {
        let defender = self.state.table.attacker.map_or(Side::Second, Side::other);
        let mut seats = self.state.table.setup.seats(defender);
        let next = match after {
            None => seats.next(),
            Some(last) => seats.find(|seat| *seat > last),
        };
        match next {
            Some(seat) => {
                self.state.table.step = Step::Ground;
                self.state.table.seat = seat;
            }
            None => self.begin_deployment(),
        }
    }

    pub(super) fn lay_ground(&mut self, action: Action) {
        let seat = self.state.table.seat;
        match (&self.state.focus, action) {
            (_, Action::Choose(card)) => self.state.focus = Focus::Card(Staged::new(card)),
            (Focus::Card(staged), Action::At(at)) => {
                let card = staged.card;
                self.state.focus = Focus::Nothing;
                self.state.secrets[seat.index()].pile.remove(card);
                let player = &mut self.state.table.players[seat.index()];
                player.pile = player.pile.saturating_sub(1);
                self.sink.reveal();
                if let Some(terrain) = card.stats().ground {
                    if !matches!(terrain, Terrain::Swamp | Terrain::Stream) {
                        player.laid.add(card);
                    }
                    self.lay_terrain(terrain, at, Some(seat));
                }
            }
            _ => {
                self.sink.reveal(); // that no base terrain is left is seen
                self.discard_terrain(seat);
                self.next_ground(Some(seat));
            }
        }
    }

    /// Base terrain for which there was no position.
    fn discard_terrain(&mut self, seat: Seat) {
        let base = |card: &CardId| card.stats().class == crate::pieces::Class::BaseTerrain;
        let left: Bag = self.state.secrets[seat.index()].pile.iter().filter(base).collect();
        for card in left.iter() {
            self.state.secrets[seat.index()].pile.remove(card);
            self.discard(seat, card);
            self.sink.reveal();
        }
        let pile = self.state.secrets[seat.index()].pile.len();
        self.state.table.players[seat.index()].pile = pile;
    }

    // ---

    fn begin_deployment(&mut self) {
        let setup = self.state.table.setup;
        let table = &self.state.table;
        let first = match setup.card().deploys_first {
            First::LowRoll => self.roll_off(|_| 0).other(),
            First::Initiative => self.roll_off(|_| 0),
            First::Attacker | First::AttackerPlus3 => table.attacker.unwrap_or(Side::First),
            First::German => table.side_of(Nation::German),
            First::Soviet => table.side_of(Nation::Soviet),
        };
        self.state.table.first_to_deploy = Some(first);
        let nation = self.state.table.nation(first);
        self.sink.tell_all(|| Event::DeploysFirst { nation });
        if setup.is_hill() {
            self.place_hill_defenders();
        }
        self.next_to_deploy();
    }

    /// TC-4.3: who plays first; rolled for after deployment in 17.4 and 17.5.
    pub(super) fn roll_for_first_player(&mut self) {
        let setup = self.state.table.setup;
        let attacker = self.state.table.attacker;
        let bonus = DATA.numbers.attacker_initiative_drm;
        let first = match setup.card().plays_first {
            First::AttackerPlus3 => self.roll_off(|side| if attacker == Some(side) { bonus } else { 0 }),
            _ => self.state.table.first_to_deploy.unwrap_or(Side::First),
        };
        self.state.table.first_player = Some(first);
        let nation = self.state.table.nation(first);
        self.sink.tell_all(|| Event::PlaysFirst { nation });
    }

    pub(super) fn is_defence(&self) -> bool {
        self.state.table.setup.scenario == Scenario::Defence
    }
}

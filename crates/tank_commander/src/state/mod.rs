//! The position: what lies open, what each seat keeps secret, and where in the sequence we are.

mod ground;
mod play;
mod window;

use crate::bag::Bag;
use crate::data::{DATA, Role, Scenario};
use crate::map::{Board, Space};
use crate::pieces::Nation;
use crate::setup::Setup;
use crate::units::*;
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use table::kit::{drafted, worded};
use table::{Next, Outcome, Seat, Side};

pub(crate) use ground::Lay;
pub use ground::{Cell, Dug, EdgeMark, Ground, Water, WaterKind};
pub(crate) use play::MOST_STEPS;
pub use play::{Area, Doing, Focus, Group, Mode, Moving, Mustered, Play, Staged};
pub use window::{Act, Ailment, Firing, Instant, Melee, OpenWindow, PlayedCard, Quarry, Target};

/// The most edges with a Stream (TC-11.11).
pub const MOST_EDGES: usize = 32;

/// The most seats of this game.
pub const SEATS: usize = 4;

drafted! {
    /// The whole position.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct State {
        /// What everybody sees.
        pub table: Table,
        /// What the deciding seat has in mind: the part of a choice that it has not declared yet.
        pub focus: Focus,
        /// What each seat keeps secret.
        pub secrets: [Secrets; SEATS],
    }
}

impl State {
    /// The position before anything is laid.
    pub(crate) fn before(setup: &Setup) -> State {
        State { table: Table::empty(setup), focus: Default::default(), secrets: Default::default() }
    }

    /// Who decides, or how it ended.
    #[inline]
    pub fn next(&self) -> Next {
        self.table.next()
    }

    /// The points of both sides.
    pub fn points(&self) -> [i32; 2] {
        Side::BOTH.map(|side| self.table.score(side))
    }
}

/// What lies open on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// What was agreed.
    pub setup: Setup,
    /// The nation of each side, once known.
    pub nations: Option<[Nation; 2]>,
    /// The attacker, in scenarios that have one.
    pub attacker: Option<Side>,
    /// Who deploys first, once known.
    pub first_to_deploy: Option<Side>,
    /// Who plays first, once known.
    pub first_player: Option<Side>,
    /// The game turn, 0 before the first.
    pub turn: u8,
    /// Which seat-turn of the game turn it is, from 0.
    pub seat_turn: u8,
    /// What is asked now.
    pub step: Step,
    /// Who decides.
    pub seat: Seat,
    /// The play of the active seat.
    pub play: Play,
    /// The window that is open, if one is.
    pub window: Option<OpenWindow>,
    /// The melee that is fought, if one is.
    pub melee: Option<Melee>,
    /// The positions.
    pub ground: Ground,
    /// Streams on edges (TC-11.11).
    pub edges: ArrayVec<EdgeMark, MOST_EDGES>,
    /// The unit cards on the board.
    pub units: Units,
    /// What everybody sees of each seat's cards.
    pub players: [Player; SEATS],
    /// Points of the enemy unit cards that each side has destroyed.
    pub kills: [u16; 2],
    /// 17.1: points that each side has scored for the front ranks (TC-18.1).
    pub front: [u16; 2],
    /// The turn at whose end the defender wins in 17.5 (TC-18.5).
    pub clock: Option<u8>,
    /// Hill 621: the groups that have arrived, by nation and number.
    pub arrived: [[Arrived; 2]; 2],
    /// How it ended, once it has.
    pub ending: Option<Ending>,
    /// Follows from the ground.
    #[serde(skip)]
    pub(crate) lay: Lay,
}

worded! {
    /// Where a group of Hill 621 is (TC-19.6).
    pub enum Arrived {
        /// Its turn has not come.
        NotDue = "not_due",
        /// It may arrive.
        Due = "due",
        /// It is on the board.
        Here = "here",
    }
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// By which way.
    pub by: Finish,
}

worded! {
    /// Why the match is over (chapter 17).
    pub enum Finish {
        /// Enough positions were taken (TC-17.2).
        Positions = "positions",
        /// A side has no unit card on the battlefield (TC-18.1).
        Eliminated = "eliminated",
        /// A side has no combat card left anywhere (TC-17.3).
        Annihilated = "annihilated",
        /// The last turn is over (TC-17.4).
        LastTurn = "last_turn",
        /// The clock of 17.5 has run out (TC-18.5).
        Clock = "clock",
        /// Hill 621 after its last turn (TC-19.10).
        Hill = "hill",
    }
}

worded! {
    /// What is asked, in the order of the sequence of play.
    pub enum Step {
        /// D-2: the attacker chooses his nation.
        Nation = "nation",
        /// D-3: a deck is built.
        Deck = "deck",
        /// D-3: the reinforcement group of 17.5 is built.
        Reinforcement = "reinforcement",
        /// D-4: ten terrain cards are picked.
        Pool = "pool",
        /// D-4b: the defender of 17.4 lays his terrain.
        Ground = "ground",
        /// D-7, D-8: cards are deployed.
        Deploy = "deploy",
        /// A window is open: pass, or play cards.
        Window = "window",
        /// T-3: the play of the active seat.
        Play = "play",
        /// Withdrawal: where the next card goes.
        Withdrawal = "withdrawal",
        /// T-4: which melee is next.
        Melees = "melees",
        /// M-2: Panic.
        Retreat = "retreat",
        /// M-3: the fire of the next card.
        Volley = "volley",
        /// T-5: discard down to the limit.
        Discard = "discard",
        /// T-6: too many cards in a position.
        Overstack = "overstack",
        /// Hill 621: a group that has just arrived is laid out.
        Arrival = "arrival",
        /// The match is over.
        Over = "over",
    }
}

/// What everybody sees of a seat's cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// How many cards are in the hand.
    pub hand: u8,
    /// Those of them that everybody knows: they came from the board, or the scenario names them.
    pub open: Bag,
    /// How many cards are in the draw pile.
    pub pile: u8,
    /// How many cards are in the reinforcement group of 17.5, or of a fixed force not yet deployed.
    pub group: u8,
    /// Cards discarded.
    pub discard: Bag,
    /// Unit cards destroyed on the board.
    pub wrecks: Bag,
    /// Base terrain laid by the defender of 17.4.
    pub laid: Bag,
    /// Is the deployment finished?
    pub deployed: bool,
}

impl Player {
    /// Cards in the hand that not everybody knows.
    #[inline]
    pub fn hidden(&self) -> u8 {
        self.hand.saturating_sub(self.open.len())
    }
}

/// What a seat keeps secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Secrets {
    /// The hand, open cards included.
    pub hand: Bag,
    /// The draw pile; before deployment the deck.
    pub pile: Bag,
    /// The reinforcement group of 17.5; or what is still to be placed of a fixed force.
    pub group: Bag,
    /// The terrain cards picked (TC-18.15).
    pub pool: Bag,
    /// Hidden hand cards that the enemy has seen (TC-15.18).
    pub seen: Bag,
}

impl Table {
    /// The empty table of a setup.
    pub fn empty(setup: &Setup) -> Table {
        let mut table = Table {
            setup: *setup,
            nations: None,
            attacker: None,
            first_to_deploy: None,
            first_player: None,
            turn: 0,
            seat_turn: 0,
            step: Step::Nation,
            seat: Seat(0),
            play: Play::default(),
            window: None,
            melee: None,
            ground: Ground::default(),
            edges: ArrayVec::new(),
            units: Units::new(setup.commanders()),
            players: [Player::default(); SEATS],
            kills: [0; 2],
            front: [0; 2],
            clock: None,
            arrived: [[Arrived::NotDue; 2]; 2],
            ending: None,
            lay: Lay::default(),
        };
        table.survey_all();
        table
    }

    /// Works out what follows from the rest.
    pub(crate) fn reindex(&mut self) {
        self.units.reindex(self.setup.commanders());
        self.survey_all();
    }

    /// The board.
    #[inline]
    pub fn board(&self) -> &'static Board {
        self.lay.board
    }

    /// The nation of a side; before it is known, as the seats have it.
    #[inline]
    pub fn nation(&self, side: Side) -> Nation {
        self.nations.unwrap_or([Nation::German, Nation::Soviet])[side.index()]
    }

    /// The side of a nation.
    #[inline]
    pub fn side_of(&self, nation: Nation) -> Side {
        if self.nation(Side::First) == nation { Side::First } else { Side::Second }
    }

    /// The side of a seat.
    #[inline]
    pub fn side(&self, seat: Seat) -> Side {
        self.setup.side(seat)
    }

    /// The role of a side.
    pub fn role(&self, side: Side) -> Role {
        match self.attacker {
            Some(attacker) if attacker == side => Role::Attacker,
            Some(_) => Role::Defender,
            None => Role::None,
        }
    }

    /// The reserve of a side.
    #[inline]
    pub fn reserve(&self, side: Side) -> Space {
        Space::reserve(self.nation(side))
    }

    /// The home positions of a side.
    #[inline]
    pub fn home(&self, side: Side) -> u64 {
        self.board().home[self.nation(side).index()]
    }

    /// The rear rank of a side.
    #[inline]
    pub fn rear(&self, side: Side) -> u64 {
        self.board().rear[self.nation(side).index()]
    }

    /// The seats in the order of their seat-turns (TC-4.1, TC-21.4).
    pub fn seat_of_turn(&self, number: u8) -> Seat {
        let first = self.first_player.unwrap_or(Side::First);
        let side = if number.is_multiple_of(2) { first } else { first.other() };
        Seat(self.setup.commanders() * side as u8 + number / 2)
    }

    /// Whose seat-turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.seat_of_turn(self.seat_turn)
    }

    /// The side whose seat-turn it is.
    #[inline]
    pub fn active_side(&self) -> Side {
        self.side(self.active())
    }

    /// A unit's side.
    #[inline]
    pub fn side_of_unit(&self, unit: &Unit) -> Side {
        self.side(unit.owner)
    }

    /// Does a side observe a position (TC-8.8)?
    pub fn observes(&self, side: Side, at: Space) -> bool {
        (self.reach(at) | at.bit()) & self.units.held(side) != 0
    }

    /// Does one unit observe a position?
    pub fn unit_observes(&self, unit: &Unit, at: Space) -> bool {
        unit.at == at || (!unit.at.is_reserve() && self.reach(unit.at) & at.bit() != 0)
    }

    /// The positions where a side has more combat cards, and more trucks, than TC-3.1 allows.
    pub(crate) fn surplus(&self, side: Side) -> [u64; 2] {
        let [combat, trucks] = self.units.above(side);
        [combat[usize::from(DATA.numbers.capacity_combat)], trucks[usize::from(DATA.numbers.capacity_trucks)]]
            .map(|set| set & self.board().all)
    }

    /// The positions where a side has more cards than TC-3.1 allows.
    pub fn overstacked(&self, side: Side) -> u64 {
        let [combat, trucks] = self.surplus(side);
        combat | trucks
    }

    /// The positions where a side has no room for so many combat cards and trucks more.
    #[inline]
    pub fn full(&self, side: Side, more: [u8; 2]) -> u64 {
        let limits = [DATA.numbers.capacity_combat, DATA.numbers.capacity_trucks];
        let mut full = 0;
        for ((above, limit), more) in self.units.above(side).iter().zip(limits).zip(more) {
            full |= match limit.checked_sub(more) {
                _ if more == 0 => 0,
                Some(left) => above[usize::from(left)],
                None => u64::MAX,
            };
        }
        full & self.board().all
    }

    /// Does a side control a position (TC-17.1)?
    pub fn controls(&self, side: Side, at: Space) -> bool {
        self.control(side) & at.bit() != 0
    }

    /// The positions that a side controls (TC-17.1).
    #[inline]
    pub fn control(&self, side: Side) -> u64 {
        self.units.fighting(side) & !self.units.fighting(side.other()) & self.board().all
    }

    /// How many of these positions a side controls.
    #[inline]
    pub fn controlled(&self, side: Side, of: u64) -> u32 {
        (of & self.control(side)).count_ones()
    }

    /// What rides on a carrier or is towed by it.
    #[inline]
    pub fn load_of(&self, id: UnitId) -> Option<UnitId> {
        self.units.load_of(id)
    }

    /// The positions that lie in nobody's rear rank.
    pub(crate) fn front_ranks(&self) -> u64 {
        self.board().all & !self.rear(Side::First) & !self.rear(Side::Second)
    }

    /// The side that controls more of the front ranks (TC-18.1).
    pub fn holds_front(&self) -> Option<Side> {
        ahead(Side::BOTH.map(|side| self.controlled(side, self.front_ranks())))
    }

    /// The score of TC-17.4: points destroyed and enemy rear positions controlled. At Kursk the Germans count
    /// less of what they destroy, as the Soviets have so much more to lose (TC-18.8).
    pub fn score(&self, side: Side) -> i32 {
        let rear = self.controlled(side, self.rear(side.other())) as i32;
        let mut destroyed = i32::from(self.kills[side.index()]);
        if self.setup.scenario == Scenario::Kursk && self.nation(side) == Nation::German {
            destroyed = destroyed * i32::from(DATA.numbers.kursk_german_score_percent) / 100;
        }
        destroyed += i32::from(self.front[side.index()]);
        destroyed + rear * i32::from(DATA.numbers.score_per_rear_position)
    }

    /// Who decides, or how it ended.
    #[inline]
    pub fn next(&self) -> Next {
        match self.step {
            Step::Over => Next::Over(self.outcome()),
            _ => Next::Decide(self.seat),
        }
    }

    /// How it ended.
    pub fn outcome(&self) -> Outcome {
        let side = self.ending.and_then(|ending| ending.winner);
        let winners = side.map_or(table::Seats::NONE, |side| self.setup.seats(side).collect());
        Outcome { winners, side, points: Side::BOTH.map(|side| self.score(side)) }
    }

    /// Positions with cards of both sides.
    #[inline]
    pub fn melees(&self) -> u64 {
        self.units.held(Side::First) & self.units.held(Side::Second)
    }
}

/// The side that has more, if one has.
pub(crate) fn ahead<T: Ord>([first, second]: [T; 2]) -> Option<Side> {
    match first.cmp(&second) {
        Ordering::Greater => Some(Side::First),
        Ordering::Less => Some(Side::Second),
        Ordering::Equal => None,
    }
}

//! The position: what lies open, what each seat keeps secret, and where in the sequence we are.

use crate::bag::Bag;
use crate::data::{DATA, Role};
use crate::map::{Board, POSITIONS, Space, Spaces, crossed};
use crate::pieces::{CardId, Nation, Terrain, TerrainRow, Window, Works, worded};
use crate::setup::{Setup, Switch};
use crate::units::*;
use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Outcome, Seat, Side};

/// The most seats of this game.
pub const SEATS: usize = 4;

/// The whole position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Draft")]
pub struct State {
    /// What everybody sees.
    pub table: Table,
    /// What the deciding seat has in mind: the part of a choice that it has not declared yet.
    pub focus: Focus,
    /// What each seat keeps secret.
    pub secrets: [Secrets; SEATS],
}

/// A position as read from a file, not yet known to be one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Draft {
    pub(crate) table: Table,
    pub(crate) focus: Focus,
    pub(crate) secrets: [Secrets; SEATS],
}

/// What lies open on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// The seat whose hand Recon has laid open.
    pub spied: Option<Seat>,
    /// The positions.
    pub ground: Ground,
    /// Streams and Fords on edges (TC-11.11).
    pub edges: ArrayVec<EdgeMark, 8>,
    /// The unit cards on the board.
    pub units: Units,
    /// What everybody sees of each seat's cards.
    pub players: [Player; SEATS],
    /// Points of the enemy unit cards that each side has destroyed.
    pub kills: [u16; 2],
    /// The turn at whose end the defender wins in 17.5 (TC-18.5).
    pub clock: Option<u8>,
    /// Hill 621: the groups that have arrived, by nation and number.
    pub arrived: [[Arrived; 2]; 2],
    /// How it ended, once it has.
    pub ending: Option<Ending>,
    /// Lines of sight: follow from the ground.
    #[serde(skip)]
    pub(crate) sight: Sight,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
        /// Recon: which card is discarded.
        Recon = "recon",
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

/// The play of the active seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Supply points left.
    pub supply: u8,
    /// Has a point been spent (TC-5.4)?
    pub spent: bool,
    /// Was Confusion played (TC-15.12)?
    pub confused: bool,
    /// Was Coordination played (TC-15.20)?
    pub coordinated: bool,
    /// Is the hand limit off (TC-18.5)?
    pub exempt: bool,
    /// The action that is going on.
    pub doing: Doing,
    /// Where the active side stood when the play began (TC-13.10).
    pub stood: Area,
    /// Where it is overstacked and must come down to the limit (TC-3.4).
    pub crowded: Area,
    /// Melees that have been fought.
    pub fought: Area,
    /// Cards that stepped into the reserve in this play (TC-6.5).
    pub returned: Bag,
}

/// A set of positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Area(pub u64);

impl Serialize for Area {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(Spaces(self.0))
    }
}

impl<'de> Deserialize<'de> for Area {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Area, D::Error> {
        let spaces = Vec::<Space>::deserialize(from)?;
        Ok(Area(spaces.into_iter().fold(0, |bits, space| bits | space.bit())))
    }
}

/// The action that the active seat has begun and not finished.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Doing {
    /// None.
    #[default]
    Nothing,
    /// A Move action.
    Moving(Moving),
    /// A Fire action.
    Firing {
        /// The position that fires.
        from: Space,
        /// Shots so far.
        shots: u8,
    },
    /// The steps after an arrival on Hill 621 (TC-19.7).
    Arriving(Moving),
    /// A Withdrawal that is carried out.
    Withdrawing {
        /// The card that is on its way, after its first step.
        on_the_way: Option<UnitId>,
    },
}

/// A Move action.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moving {
    /// Movers so far.
    pub movers: u8,
    /// Steps made, each by start and end (TC-6.3).
    pub steps: ArrayVec<(Space, Space), 32>,
    /// A full position that cards are passing through (TC-3.3).
    pub through: Option<Space>,
}

/// What the deciding seat has in mind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Focus {
    /// Nothing.
    #[default]
    Nothing,
    /// A group that is to step.
    Group(Group),
    /// A card that is to fire.
    Aim(UnitId),
    /// A card that is to be played or placed.
    Card(Staged),
}

/// A group in the making (V-2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// Whence.
    pub from: Space,
    /// Where to, once chosen.
    pub to: Option<Space>,
    /// Units on the board.
    pub units: ArrayVec<UnitId, 24>,
    /// Cards from the reserve.
    pub cards: ArrayVec<Mustered, 3>,
}

/// A card that leaves the reserve, and what it carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mustered {
    /// The card.
    pub card: CardId,
    /// Its load.
    pub cargo: Option<CardId>,
    /// The place in the group of the second tank that carries it.
    pub pair: Option<u8>,
}

/// A card in hand whose target is being chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Staged {
    /// The card.
    pub card: CardId,
    /// The position chosen.
    pub at: Option<Space>,
    /// What it is to do there.
    pub mode: Option<Mode>,
    /// The second position of Rocket Artillery.
    pub second: Option<Space>,
    /// The targets in the order in which they were chosen; of Mine Dogs first the handlers.
    pub picks: [Option<UnitId>; 3],
    /// Whom a sniper aims at.
    pub quarry: Option<Quarry>,
    /// The seat whose hand Recon looks at.
    pub whom: Option<Seat>,
    /// The tank that Tank Repair Shop mends.
    pub wreck: Option<CardId>,
}

impl Staged {
    pub(crate) fn new(card: CardId) -> Staged {
        let (at, mode, second, quarry, whom, wreck) = (None, None, None, None, None, None);
        Staged { card, at, mode, second, picks: [None; 3], quarry, whom, wreck }
    }
}

worded! {
    /// What artillery and aircraft do (TC-12.3).
    pub enum Mode {
        /// They attack.
        Strike = "strike",
        /// They lay smoke.
        Smoke = "smoke",
    }
}

/// An open window (TC-14.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenWindow {
    /// Which.
    pub kind: Window,
    /// What was declared.
    pub act: Act,
    /// The side that has first priority.
    pub first: Side,
    /// The side that has priority since the last card.
    pub turn: Side,
    /// Seats that have passed since.
    pub passes: u8,
    /// Cards of the bundle that is being declared.
    pub bundle: u8,
    /// Cards played so far, for their numbers.
    pub played: u8,
    /// The stack; the last takes effect first.
    pub stack: ArrayVec<Played, 32>,
}

/// A card on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The card.
    pub card: CardId,
    /// Who played it.
    pub by: Seat,
    /// Its number in this window.
    pub number: u8,
    /// On what.
    pub target: Target,
}

/// What a card is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Nothing in particular, or what was declared.
    Nothing,
    /// A position.
    Position(Space),
    /// An edge between two positions, the lower one first.
    Edge(Space, Space),
    /// A unit card.
    Unit(UnitId),
    /// What is wrong with a unit card.
    Mend(UnitId, Ailment),
    /// A card on the stack.
    Card(u8),
}

worded! {
    /// What Repair can put right (TC-15.11).
    pub enum Ailment {
        /// Immobilisation.
        Immobilised = "immobilised",
        /// A Breakdown.
        Breakdown = "breakdown",
        /// A Weapon Malfunction.
        Malfunction = "malfunction",
    }
}

worded! {
    /// Whom a sniper aims at (TC-15.19).
    pub enum Quarry {
        /// The unit.
        Unit = "unit",
        /// Its Tank Ace.
        Ace = "ace",
        /// Its Heroic Squad Leader.
        Leader = "leader",
        /// Its Forward Observer.
        Observer = "observer",
    }
}

impl Quarry {
    /// The mark of the attached card.
    pub const fn mark(self) -> Option<Mark> {
        match self {
            Quarry::Unit => None,
            Quarry::Ace => Some(Mark::Ace),
            Quarry::Leader => Some(Mark::Leader),
            Quarry::Observer => Some(Mark::Observer),
        }
    }
}

/// What was declared and waits for the window to close.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Nothing: the play begins, a card was played at OWN, or a melee.
    Nothing,
    /// A group step.
    Step {
        /// Whence.
        from: Space,
        /// Where to.
        to: Space,
        /// Who, in the order in which they were put into the group.
        group: ArrayVec<UnitId, 24>,
        /// Has Wire been played on it (TC-15.6)?
        wired: bool,
    },
    /// A shot at a card.
    Shot {
        /// Who fires.
        by: UnitId,
        /// With what and at whom.
        aim: Aim,
    },
    /// A smoke shot.
    SmokeShot {
        /// Who fires.
        by: UnitId,
        /// At which position.
        at: Space,
    },
    /// An Instant.
    Instant(Instant),
}

/// A declared Instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Instant {
    /// The card and its targets.
    pub card: Staged,
    /// Was it cancelled (TC-15.8)?
    pub cancelled: bool,
}

/// The melee that is fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Melee {
    /// Where.
    pub at: Space,
    /// Had each side a squad on foot or cavalry there when it began (TC-13.8)?
    pub supported: [bool; 2],
    /// Who has Tactical Advantage (TC-13.9).
    pub advantage: [bool; 2],
    /// Was Panic played?
    pub panic: bool,
    /// Which sides declare and fire now.
    pub firing: Firing,
}

worded! {
    /// Who fires in a melee now (TC-13.9).
    pub enum Firing {
        /// Both together.
        Both = "both",
        /// The first side alone, and then the other.
        First = "first",
        /// The second side alone, and then the other.
        Second = "second",
        /// The first side, after the other has fired.
        FirstAfter = "first_after",
        /// The second side, after the other has fired.
        SecondAfter = "second_after",
    }
}

impl Firing {
    /// Does this side fire now?
    pub const fn includes(self, side: Side) -> bool {
        match self {
            Firing::Both => true,
            Firing::First | Firing::FirstAfter => matches!(side, Side::First),
            Firing::Second | Firing::SecondAfter => matches!(side, Side::Second),
        }
    }
}

/// What everybody sees of a seat's cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// Base terrain; never Swamp or Stream.
    pub terrain: Terrain,
    /// Swamp, Stream or Ford.
    pub water: Option<Water>,
    /// Foxholes or Bunkers.
    pub works: Option<Dug>,
    /// A Minefield, and whose card it is.
    pub minefield: Option<Seat>,
    /// A Path, and whose card it is.
    pub path: Option<Seat>,
    /// Smoke: it clears at the end of so many seat-turns (TC-12.2).
    pub smoke: u8,
}

/// Swamp, Stream or Ford.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Water {
    /// Which.
    pub kind: WaterKind,
    /// Whose card it is; none if it was dealt.
    pub by: Option<Seat>,
}

worded! {
    /// Kinds of water.
    pub enum WaterKind {
        /// Swamp.
        Swamp = "swamp",
        /// Stream.
        Stream = "stream",
        /// A Ford in what was a Stream.
        Ford = "ford",
    }
}

/// Works (TC-11.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dug {
    /// Which.
    pub works: Works,
    /// Whose.
    pub side: Side,
    /// Whose card it is; none if it was dealt.
    pub by: Option<Seat>,
}

/// A Stream or Ford on an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EdgeMark {
    /// The lower position.
    pub a: Space,
    /// The higher one.
    pub b: Space,
    /// Stream or Ford.
    pub kind: WaterKind,
    /// Whose card it is.
    pub by: Seat,
}

/// The positions of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground(pub(crate) [Cell; POSITIONS]);

const CLEAR: Cell = Cell { terrain: Terrain::Clear, water: None, works: None, minefield: None, path: None, smoke: 0 };

impl Default for Ground {
    fn default() -> Ground {
        Ground([CLEAR; POSITIONS])
    }
}

impl Serialize for Ground {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let cells = self.0.iter().enumerate().filter(|(_, cell)| **cell != CLEAR);
        to.collect_map(cells.map(|(i, cell)| (Space::of(i), cell)))
    }
}

impl<'de> Deserialize<'de> for Ground {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Ground, D::Error> {
        let cells = std::collections::BTreeMap::<Space, Cell>::deserialize(from)?;
        let mut ground = Ground::default();
        for (space, cell) in cells {
            match ground.0.get_mut(space.index()) {
                Some(place) => *place = cell,
                None => return Err(serde::de::Error::custom(format!("{space} is not a position"))),
            }
        }
        Ok(ground)
    }
}

/// Lines of sight at distances 1 and 2, by position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sight {
    pub(crate) reach: [u64; POSITIONS],
}

impl Default for Sight {
    fn default() -> Sight {
        Sight { reach: [0; POSITIONS] }
    }
}

impl Table {
    /// The empty table of a setup.
    pub fn empty(setup: &Setup) -> Table {
        Table {
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
            spied: None,
            ground: Ground::default(),
            edges: ArrayVec::new(),
            units: Units::new(setup.commanders()),
            players: [Player::default(); SEATS],
            kills: [0; 2],
            clock: None,
            arrived: [[Arrived::NotDue; 2]; 2],
            ending: None,
            sight: Sight::default(),
        }
    }

    /// Works out what follows from the rest.
    pub(crate) fn reindex(&mut self) {
        self.units.reindex(self.setup.commanders());
        self.find_sight(self.board().all);
    }

    /// The board.
    #[inline]
    pub fn board(&self) -> &'static Board {
        self.setup.board()
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
        self.setup.seats(side).nth(usize::from(number / 2)).unwrap_or(Seat(0))
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

    /// A position.
    #[inline]
    pub fn cell(&self, at: Space) -> &Cell {
        &self.ground.0[at.index().min(POSITIONS - 1)]
    }

    #[inline]
    pub(crate) fn cell_mut(&mut self, at: Space) -> &mut Cell {
        &mut self.ground.0[at.index().min(POSITIONS - 1)]
    }

    /// The terrain whose defence values count: Swamp and Stream only on Clear ground (TC-11.13).
    #[inline]
    pub fn cover(&self, at: Space) -> Terrain {
        let cell = self.cell(at);
        match (cell.terrain, cell.water) {
            (Terrain::Clear, Some(Water { kind: WaterKind::Swamp, .. })) => Terrain::Swamp,
            (Terrain::Clear, Some(Water { kind: WaterKind::Stream, .. })) => Terrain::Stream,
            (terrain, _) => terrain,
        }
    }

    /// The row of the terrain table for a terrain.
    #[inline]
    pub fn row(&self, terrain: Terrain) -> &'static TerrainRow {
        DATA.terrain(self.setup.terrain_table, terrain)
    }

    /// Is it closed to vehicles and guns (TC-6.10)?
    #[inline]
    pub fn is_barred(&self, at: Space) -> bool {
        matches!(self.cell(at).water, Some(Water { kind: WaterKind::Swamp | WaterKind::Stream, .. }))
    }

    /// What lies on the edge between two positions.
    #[inline]
    pub fn edge(&self, a: Space, b: Space) -> Option<WaterKind> {
        if self.edges.is_empty() {
            return None;
        }
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        self.edges.iter().find(|edge| (edge.a, edge.b) == (a, b)).map(|edge| edge.kind)
    }

    /// Does a step from here to there end a move (TC-6.8)?
    #[inline]
    pub fn slows(&self, from: Space, to: Space) -> bool {
        if to.is_reserve() {
            return false;
        }
        let cell = self.cell(to);
        let terrain = cell.path.is_none() && self.row(cell.terrain).slows;
        terrain || cell.water.is_some() || (!from.is_reserve() && self.edge(from, to).is_some())
    }

    /// Does a position block a line that crosses it (TC-8.6, TC-8.7)?
    fn blocks(&self, at: Space, over_hills: bool) -> bool {
        let cell = self.cell(at);
        if cell.smoke > 0 {
            return true;
        }
        match (cell.terrain, over_hills) {
            (terrain, true) => terrain == Terrain::Hills,
            (Terrain::Wheatfield, false) => self.setup.printed_wheatfield == Switch::On,
            (terrain, false) => self.row(terrain).blocks,
        }
    }

    /// Is there a line of sight between positions at distance 2 (TC-8.5)?
    fn sees(&self, a: Space, b: Space) -> bool {
        let hills = |at: Space| self.cell(at).terrain == Terrain::Hills;
        let over_hills = hills(a) || hills(b);
        Spaces(crossed(a, b)).any(|at| !self.blocks(at, over_hills))
    }

    /// Works out the lines of sight from these positions.
    pub(crate) fn find_sight(&mut self, from: u64) {
        let board = self.board();
        for a in Spaces(from & board.all) {
            let far = Spaces(board.second(a)).filter(|b| self.sees(a, *b)).fold(0, |bits, b| bits | b.bit());
            self.sight.reach[a.index()] = board.beside(a) | far;
        }
    }

    /// The positions at distance 1 or 2 in line of sight.
    #[inline]
    pub fn reach(&self, from: Space) -> u64 {
        self.sight.reach[from.index().min(POSITIONS - 1)]
    }

    /// Does a side observe a position (TC-8.8)?
    pub fn observes(&self, side: Side, at: Space) -> bool {
        (self.reach(at) | at.bit()) & self.units.held(side) != 0
    }

    /// Does one unit observe a position?
    pub fn unit_observes(&self, unit: &Unit, at: Space) -> bool {
        unit.at == at || (!unit.at.is_reserve() && self.reach(unit.at) & at.bit() != 0)
    }

    /// A unit's side.
    #[inline]
    pub fn side_of_unit(&self, unit: &Unit) -> Side {
        self.side(unit.owner)
    }

    /// Combat cards and trucks of a side in a position.
    #[inline]
    pub fn crowd(&self, side: Side, at: Space) -> [u8; 2] {
        let mut crowd = [0; 2];
        for (_, unit) in self.units.at(side, at) {
            crowd[usize::from(!unit.stats().is_combat())] += 1;
        }
        crowd
    }

    /// Has a side more cards in a position than TC-3.1 allows?
    pub fn is_overstacked(&self, side: Side, at: Space) -> bool {
        let [combat, trucks] = self.crowd(side, at);
        combat > DATA.numbers.capacity_combat || trucks > DATA.numbers.capacity_trucks
    }

    /// Is there room for so many combat cards and trucks more?
    pub fn has_room(&self, side: Side, at: Space, more: [u8; 2]) -> bool {
        if at.is_reserve() || more == [0, 0] {
            return true;
        }
        let [combat, trucks] = self.crowd(side, at);
        let fits = |have: u8, more: u8, most: u8| more == 0 || have + more <= most;
        fits(combat, more[0], DATA.numbers.capacity_combat) && fits(trucks, more[1], DATA.numbers.capacity_trucks)
    }

    /// Does a side control a position (TC-17.1)?
    pub fn controls(&self, side: Side, at: Space) -> bool {
        let combat = |side: Side| self.units.at(side, at).any(|(_, unit)| unit.stats().is_combat());
        self.units.holds(side, at) && combat(side) && !combat(side.other())
    }

    /// How many of these positions a side controls.
    pub fn controlled(&self, side: Side, of: u64) -> u32 {
        Spaces(of & self.units.held(side)).filter(|at| self.controls(side, *at)).count() as u32
    }

    /// What rides on a carrier or is towed by it.
    #[inline]
    pub fn load_of(&self, id: UnitId) -> Option<UnitId> {
        let unit = self.units.get(id).filter(|unit| unit.stats().is_vehicle())?;
        let mut stack = self.units.at(self.side(unit.owner), unit.at);
        stack.find(|(_, other)| other.carrier == Some(id) || other.second == Some(id)).map(|(id, _)| id)
    }

    /// The score of TC-17.4: points destroyed and enemy rear positions controlled.
    pub fn score(&self, side: Side) -> i32 {
        let rear = self.controlled(side, self.rear(side.other())) as i32;
        i32::from(self.kills[side.index()]) + rear * i32::from(DATA.numbers.score_per_rear_position)
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

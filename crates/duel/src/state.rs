//! The position: what lies open, what each side keeps secret, and where in the sequence we are.

use crate::ground::Ground;
use crate::map::{Board, Clock, HEXES, Hex};
use crate::pieces::*;
use crate::setup::{PhaseA, Setup};
use crate::{German, Soviet};
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::kit::drafted;
use table::{Next, Outcome, Seat, Side};

drafted! {
    /// The whole position.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct State {
        /// What everybody sees.
        pub table: Table,
        /// What only the German side knows.
        pub german: GermanSecrets,
        /// What only the Soviet side knows.
        pub soviet: SovietSecrets,
    }
}

impl State {
    /// The position before anything is laid.
    pub(crate) fn before(setup: &Setup) -> State {
        State { table: Table::empty(setup), german: Default::default(), soviet: Default::default() }
    }

    /// Who decides, or how it ended.
    #[inline]
    pub fn next(&self) -> Next {
        self.table.next()
    }

    /// The points of both sides.
    pub fn points(&self) -> [i32; 2] {
        self.table.vp.map(i32::from)
    }
}

/// More points than a side can win in the longest match.
pub(crate) const MOST_POINTS: i16 = 10_000;

/// What lies open on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// What was agreed.
    pub setup: Setup,
    /// The turn, 0 before the first.
    pub turn: u16,
    /// Where in the sequence of play we are.
    pub step: Step,
    /// Who decides in this step (but see `facing`).
    pub seat: Seat,
    /// What that seat has in hand.
    pub focus: Focus,
    /// A T-34 just activated, to be faced before anything else goes on.
    pub facing: Option<Facing>,
    /// Landscape and front line.
    pub ground: Ground,
    /// Tiles of the season's three kinds that each side has still to lay.
    pub tiles: [[u8; 3]; 2],
    /// Front elements still to lay.
    pub front_left: u8,
    /// The Tigers.
    pub tigers: ArrayVec<Tiger, 8>,
    /// The activated T-34s, in order of activation.
    pub t34s: ArrayVec<T34, 32>,
    /// The tank markers.
    pub markers: ArrayVec<Marker, 64>,
    /// The PAK markers.
    pub paks: ArrayVec<Pak, 24>,
    /// The mine markers.
    pub mines: ArrayVec<Mine, 32>,
    /// The Stukas.
    pub stukas: ArrayVec<Stuka, 4>,
    /// Victory points, German and Soviet.
    pub vp: [i16; 2],
    /// Victory points at the start of the turn.
    pub vp_before: [i16; 2],
    /// Medals by seat (DG-15.4).
    pub medals: [u8; 8],
    /// Has anything happened in this turn that DG-13.3 counts?
    pub eventful: bool,
    /// Quiet turns in a row.
    pub quiet: u16,
    /// What lies where: follows from the pieces.
    #[serde(skip)]
    pub(crate) index: Index,
}

/// What only the German side knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GermanSecrets {
    /// What the PAK markers are.
    pub paks: ArrayVec<PakKind, 24>,
    /// What the mine markers are.
    pub mines: ArrayVec<MineKind, 32>,
    /// The Tigers' programs.
    pub programs: ArrayVec<Program, 8>,
    /// The cards that lapsed behind forced stops. A plain list: it is short, and empty in most positions.
    pub lapses: Vec<Lapse>,
    /// Shots committed in the present step.
    pub orders: ArrayVec<Order, 32>,
    /// Pieces laid in set-up 4, until the last one lies.
    pub laid: ArrayVec<Laid, 68>,
}

/// What only the Soviet side knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SovietSecrets {
    /// What the tank markers are.
    pub markers: ArrayVec<MarkerKind, 64>,
    /// Shots committed in the present step.
    pub orders: ArrayVec<Order, 32>,
    /// Hexes of the markers laid in set-up 3, until the last one lies.
    pub laid: ArrayVec<Hex, 64>,
}

/// A committed shot, or the decision to hold (DG-10.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The weapon.
    pub by: Weapon,
    /// Its target; none = hold.
    pub at: Option<Weapon>,
}

/// A kind of piece that the German lays in set-up 4 (DG-5.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// A Tiger.
    Tiger,
    /// An airfield with its Stuka.
    Airfield,
    /// A PAK marker of this kind.
    Pak(PakKind),
    /// A mine marker of this kind.
    Mine(MineKind),
}

impl Piece {
    /// Does it face somewhere?
    pub const fn faces(self) -> bool {
        !matches!(self, Piece::Mine(_))
    }
}

/// A piece laid in set-up 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// What.
    pub piece: Piece,
    /// Whose.
    pub owner: Seat,
    /// Where.
    pub hex: Hex,
    /// Its facing, once chosen.
    pub facing: Option<crate::map::Dir>,
}

/// The steps of the sequence of play that ask somebody something, by the rulebook's codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// S1: landscape tiles.
    Landscape,
    /// S2: the front line.
    Front,
    /// S3: tank markers.
    Markers,
    /// S4: German weapons.
    Weapons,
    /// O0: tank markers move before the opening.
    OpeningMarch,
    /// O1: reconnaissance in the opening.
    OpeningRecon,
    /// O2: at least one T-34 is activated.
    OpeningActivation,
    /// A1: the Tigers are programmed.
    Programming,
    /// A2: PAK are turned, moved, activated.
    Guns,
    /// A3: reconnaissance.
    Recon,
    /// B1: tank markers move.
    March,
    /// B2: T-34s are activated and move.
    Tanks,
    /// C1: the programs are carried out.
    Execution,
    /// C2: reconnaissance after the Tigers have moved.
    LateRecon,
    /// D0: PAK are activated for the combat.
    GunReveal,
    /// DW: weapons in a wood fire first.
    WoodFire,
    /// DA: weapons that aim at each other.
    MutualFire,
    /// DB1: aimed weapons.
    AimedFire,
    /// DB2: tanks that were fired on turn and fire back.
    ReturnFire,
    /// DT1-DT3: Germans fire with up to so many turret steps.
    GermanFire(u8),
    /// DS1-DS3: Soviets fire with up to so many turret steps.
    SovietFire(u8),
    /// DF: the Stuka.
    Flight,
    /// The match is over.
    Over,
}

impl Step {
    /// Its code in the rulebook.
    pub const fn code(self) -> &'static str {
        match self {
            Step::Landscape => "S1",
            Step::Front => "S2",
            Step::Markers => "S3",
            Step::Weapons => "S4",
            Step::OpeningMarch => "O0",
            Step::OpeningRecon => "O1",
            Step::OpeningActivation => "O2",
            Step::Programming => "A1",
            Step::Guns => "A2",
            Step::Recon => "A3",
            Step::March => "B1",
            Step::Tanks => "B2",
            Step::Execution => "C1",
            Step::LateRecon => "C2",
            Step::GunReveal => "D0",
            Step::WoodFire => "DW",
            Step::MutualFire => "DA",
            Step::AimedFire => "DB1",
            Step::ReturnFire => "DB2",
            Step::GermanFire(1) => "DT1",
            Step::GermanFire(2) => "DT2",
            Step::GermanFire(_) => "DT3",
            Step::SovietFire(1) => "DS1",
            Step::SovietFire(2) => "DS2",
            Step::SovietFire(_) => "DS3",
            Step::Flight => "DF",
            Step::Over => "over",
        }
    }

    /// Do both sides commit secretly and fire together here (DG-10.6)?
    pub const fn is_volley(self) -> bool {
        matches!(self, Step::WoodFire | Step::MutualFire | Step::AimedFire | Step::ReturnFire)
    }

    /// Is it a step in which weapons fire?
    pub const fn is_fire(self) -> bool {
        self.is_volley() || matches!(self, Step::GermanFire(_) | Step::SovietFire(_))
    }

    /// Is it a step of the set-up?
    pub const fn is_setup(self) -> bool {
        matches!(self, Step::Landscape | Step::Front | Step::Markers | Step::Weapons)
    }

    /// Is it in phase B?
    pub const fn is_phase_b(self) -> bool {
        matches!(self, Step::March | Step::Tanks)
    }
}

/// What the deciding seat has in hand in the middle of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Focus {
    /// Nothing.
    Nothing,
    /// S1: a tile, for which a hex is to be chosen.
    Tile(Terrain),
    /// O0, B1: a tank marker after its first step.
    Marker(MarkerId),
    /// A2: a PAK on its wheel, with so many steps left; then its facing is chosen.
    Gun {
        /// Which.
        pak: PakId,
        /// Steps left.
        steps: u8,
    },
    /// B2m: a T-34 on the move.
    Drive(Drive),
    /// C1: a Tiger whose turret card waits until a T-34 met on the way is faced.
    Tiger(TigerId),
    /// DF: a Stuka.
    Stuka(StukaId),
}

/// A T-34 on the move (DG-7.8, DG-7.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Drive {
    /// Which.
    pub t34: T34Id,
    /// Actions used.
    pub used: u8,
    /// Were all of them forward steps into free steppe?
    pub dashing: bool,
    /// Has a mine stopped it (DG-7.14)?
    pub stopped: bool,
}

/// The facing of a T-34 just activated (DG-5.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facing {
    /// Which.
    pub t34: T34Id,
    /// What is to be chosen.
    pub choose: FacingChoice,
}

/// What is to be chosen for a T-34 just activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FacingChoice {
    /// The hull facing.
    Hull,
    /// The turret position.
    Turret,
    /// What it looks at along its gun.
    Look,
}

/// What lies in each hex: kept in step with the pieces, so that nobody has to search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Index {
    pub(crate) tank: [Option<Tank>; HEXES],
    pub(crate) marker: [Option<MarkerId>; HEXES],
    pub(crate) pak: [Option<PakId>; HEXES],
    pub(crate) mine: [Option<MineId>; HEXES],
    pub(crate) airfield: [Option<StukaId>; HEXES],
}

impl Default for Index {
    fn default() -> Index {
        Index {
            tank: [None; HEXES],
            marker: [None; HEXES],
            pak: [None; HEXES],
            mine: [None; HEXES],
            airfield: [None; HEXES],
        }
    }
}

impl Table {
    /// The empty table of a setup, before anything is laid.
    pub fn empty(setup: &Setup) -> Table {
        let tiles = crate::data::DATA.tiles[setup.season as usize].map(|count| count * setup.sets());
        Table {
            setup: *setup,
            turn: 0,
            step: Step::Landscape,
            seat: Seat(setup.seats(Soviet).start),
            focus: Focus::Nothing,
            facing: None,
            ground: Ground::default(),
            tiles: [tiles; 2],
            front_left: crate::data::DATA.numbers.front_elements * setup.sets(),
            tigers: ArrayVec::new(),
            t34s: ArrayVec::new(),
            markers: ArrayVec::new(),
            paks: ArrayVec::new(),
            mines: ArrayVec::new(),
            stukas: ArrayVec::new(),
            vp: setup.first_points(),
            vp_before: setup.first_points(),
            medals: [0; 8],
            eventful: false,
            quiet: 0,
            index: Index::default(),
        }
    }

    /// Works out what lies where.
    pub(crate) fn reindex(&mut self) {
        let mut index = Index::default();
        for (i, marker) in self.markers.iter().enumerate() {
            // A marker that passes over another (DG-6.6) does not lie in its hex.
            if let Some(hex) = marker.at
                && self.focus != Focus::Marker(MarkerId::of(i))
            {
                index.marker[hex.index()] = Some(MarkerId::of(i));
            }
        }
        if let Focus::Marker(moving) = self.focus
            && let Some(hex) = self.markers.get(moving.index()).and_then(|marker| marker.at)
        {
            index.marker[hex.index()].get_or_insert(moving);
        }
        for (i, t34) in self.t34s.iter().enumerate() {
            if let Fate::On(hex) | Fate::Burning(hex) = t34.fate {
                index.tank[hex.index()] = Some(Tank::T34(T34Id::of(i)));
            }
        }
        for (i, tiger) in self.tigers.iter().enumerate() {
            index.tank[tiger.at.index()] = Some(Tank::Tiger(TigerId::of(i)));
        }
        for (i, pak) in self.paks.iter().enumerate() {
            pak.at.iter().for_each(|hex| index.pak[hex.index()] = Some(PakId::of(i)));
        }
        for (i, mine) in self.mines.iter().enumerate() {
            mine.at.iter().for_each(|hex| index.mine[hex.index()] = Some(MineId::of(i)));
        }
        for (i, stuka) in self.stukas.iter().enumerate() {
            index.airfield[stuka.airfield.index()] = Some(StukaId::of(i));
        }
        self.index = index;
    }

    /// The board.
    #[inline]
    pub fn board(&self) -> &'static Board {
        self.setup.board()
    }

    /// The tank in a hex, burning or not.
    #[inline]
    pub fn tank_at(&self, hex: Hex) -> Option<Tank> {
        self.index.tank[hex.index()]
    }

    /// The tank marker in a hex.
    #[inline]
    pub fn marker_at(&self, hex: Hex) -> Option<MarkerId> {
        self.index.marker[hex.index()]
    }

    /// The PAK marker in a hex.
    #[inline]
    pub fn pak_at(&self, hex: Hex) -> Option<PakId> {
        self.index.pak[hex.index()]
    }

    /// The mine marker in a hex.
    #[inline]
    pub fn mine_at(&self, hex: Hex) -> Option<MineId> {
        self.index.mine[hex.index()]
    }

    /// The Stuka whose airfield the hex is.
    #[inline]
    pub fn airfield_at(&self, hex: Hex) -> Option<StukaId> {
        self.index.airfield[hex.index()]
    }

    /// Does a Stuka stand on the ground there?
    pub fn grounded_stuka_at(&self, hex: Hex) -> Option<StukaId> {
        self.airfield_at(hex).filter(|id| self.stukas[id.index()].grounded())
    }

    /// Does the hex hold a flying Stuka, or lie next to one?
    pub fn under_stuka(&self, hex: Hex) -> bool {
        let flying = self.stukas.iter().filter(|stuka| stuka.flying());
        flying.into_iter().any(|stuka| stuka.at == hex || matches!(stuka.at.line_to(hex), Some((_, 1))))
    }

    /// Who decides now.
    #[inline]
    pub fn decider(&self) -> Seat {
        match self.facing {
            Some(facing) => self.t34s[facing.t34.index()].owner,
            None => self.seat,
        }
    }

    /// The seats that take part in a step, in their order (DG-15.3, DG-16.3).
    pub fn order(&self, step: Step) -> impl Iterator<Item = Seat> + use<> {
        let setup = self.setup;
        let (german, soviet) = (setup.seats(German), setup.seats(Soviet));
        let four = setup.boards == crate::setup::Boards::Four;
        let turns = if four || step.is_phase_b() { self.turn.saturating_sub(1) } else { 0 };
        let rotate = move |seats: std::ops::Range<u8>| {
            let n = u16::from(seats.end - seats.start).max(1);
            (0..seats.len() as u16).map(move |i| Seat(seats.start + ((i + turns) % n) as u8))
        };
        let sides = match step {
            Step::Landscape => (0..0, 0..0),
            Step::Markers | Step::OpeningMarch | Step::OpeningActivation => (0..0, soviet),
            Step::March | Step::Tanks | Step::SovietFire(_) => (0..0, soviet),
            Step::WoodFire | Step::MutualFire | Step::AimedFire | Step::ReturnFire => (german, soviet),
            // On one board the first German chooses for both Tigers.
            Step::Execution if !four => (0..1, 0..0),
            Step::Over => (0..0, 0..0),
            _ => (german, 0..0),
        };
        rotate(sides.0).chain(rotate(sides.1)).filter(move |&seat| {
            let holdings = setup.holdings(seat);
            match step {
                Step::Front => holdings.front > 0,
                Step::Guns | Step::GunReveal => holdings.pak88 > 0,
                Step::Flight => holdings.stukas > 0,
                _ => true,
            }
        })
    }

    /// Do secret programs lie, from the moment when they are laid until they are carried out?
    pub fn programs_lie(&self) -> bool {
        match self.step {
            Step::Guns | Step::Recon => self.setup.phase_a == PhaseA::ProgramFirst,
            Step::Programming | Step::March | Step::Tanks | Step::Execution => true,
            _ => false,
        }
    }

    /// Points of a side.
    pub fn points(&self, side: Side) -> i16 {
        self.vp[side.index()]
    }

    /// Are medals kept (DG-15.4)?
    pub fn keeps_medals(&self) -> bool {
        self.setup.players.0 > 2 || self.setup.boards == crate::setup::Boards::Four
    }

    /// Who decides, or how it ended.
    #[inline]
    pub fn next(&self) -> Next {
        match self.step {
            Step::Over => Next::Over(self.outcome()),
            _ => Next::Decide(self.decider()),
        }
    }

    /// How it ended: more points win (DG-13.2); in a team the one with most medals does (DG-15.5).
    pub fn outcome(&self) -> Outcome {
        let side = match self.vp[0].cmp(&self.vp[1]) {
            std::cmp::Ordering::Greater => Some(German),
            std::cmp::Ordering::Less => Some(Soviet),
            std::cmp::Ordering::Equal => None,
        };
        let points = [self.vp[0].into(), self.vp[1].into()];
        let winners = side.map_or(table::Seats::NONE, |side| {
            let seats = || self.setup.seats(side).map(Seat);
            let most = seats().map(|seat| self.medals[seat.index()]).max().unwrap_or(0);
            seats().filter(|seat| self.medals[seat.index()] == most).collect()
        });
        Outcome { winners, side, points }
    }

    /// The turret of a tank set so that its gun points along a direction.
    pub(crate) fn aim(&mut self, tank: Tank, along: crate::map::Dir) {
        match tank {
            Tank::Tiger(id) => {
                let tiger = &mut self.tigers[id.index()];
                tiger.turret = tiger.hull.clockwise_to(along);
            }
            Tank::T34(id) => {
                let t34 = &mut self.t34s[id.index()];
                t34.turret = t34.hull.clockwise_to(along);
            }
        }
    }
}

impl T34 {
    /// A T-34 just put on the board; its facing is still to be chosen.
    pub(crate) fn activated(hex: Hex, owner: Seat, readiness: Readiness, drops: Drops) -> T34 {
        T34 {
            fate: Fate::On(hex),
            hull: crate::map::Dir::W,
            turret: Clock::Twelve,
            owner,
            readiness,
            drops,
            fired: false,
            attackers: 0,
            damage: 0,
        }
    }
}

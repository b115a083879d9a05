//! The map: hexes, neighbours, distances, and what lies in each hex (chapter 2).

use crate::data::DATA;
use crate::pieces::Formation;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;
use table::kit::worded;

/// Columns from west to east.
pub const COLUMNS: u8 = 26;
/// Rows from north to south.
pub const ROWS: u8 = 16;
/// Hexes on the map.
pub const HEXES: usize = COLUMNS as usize * ROWS as usize;
/// Villages and hills.
pub const OBJECTIVES: usize = 26;

/// A hex, written as four digits: column and row (BS-2.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(NonZeroU16);

impl Hex {
    /// The hex in this column and row, both from 1.
    #[inline]
    pub const fn new(column: u8, row: u8) -> Option<Hex> {
        if column == 0 || column > COLUMNS || row == 0 || row > ROWS {
            return None;
        }
        match NonZeroU16::new((column as u16 - 1) * ROWS as u16 + row as u16) {
            Some(number) => Some(Hex(number)),
            None => None,
        }
    }

    /// Its place in the list of all hexes, which runs column by column.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The hex at this place of the list.
    pub const fn of(index: usize) -> Option<Hex> {
        Hex::new((index / ROWS as usize) as u8 + 1, (index % ROWS as usize) as u8 + 1)
    }

    /// All hexes in ascending order.
    pub fn all() -> impl Iterator<Item = Hex> {
        (0..HEXES).filter_map(Hex::of)
    }

    /// Its column from 1.
    #[inline]
    pub const fn column(self) -> u8 {
        (self.index() / ROWS as usize) as u8 + 1
    }

    /// Its row from 1.
    #[inline]
    pub const fn row(self) -> u8 {
        (self.index() % ROWS as usize) as u8 + 1
    }

    /// The neighbour in this direction, if it is on the map (BS-2.2).
    pub const fn neighbour(self, dir: Dir) -> Option<Hex> {
        let odd = self.column() % 2 == 1;
        let (columns, rows) = match (dir, odd) {
            (Dir::N, _) => (0, -1),
            (Dir::S, _) => (0, 1),
            (Dir::NE, true) => (1, -1),
            (Dir::NE, false) => (1, 0),
            (Dir::SE, true) => (1, 0),
            (Dir::SE, false) => (1, 1),
            (Dir::SW, true) => (-1, 0),
            (Dir::SW, false) => (-1, 1),
            (Dir::NW, true) => (-1, -1),
            (Dir::NW, false) => (-1, 0),
        };
        Hex::new(self.column().wrapping_add_signed(columns), self.row().wrapping_add_signed(rows))
    }

    /// How many steps it is to another hex (BS-2.3).
    #[inline]
    pub const fn distance(self, other: Hex) -> u8 {
        let (q, r) = self.axial();
        let (other_q, other_r) = other.axial();
        let (q, r) = (other_q - q, other_r - r);
        let (a, b, c) = (q.unsigned_abs(), r.unsigned_abs(), (q + r).unsigned_abs());
        let most = if a > b { a } else { b };
        if most > c { most } else { c }
    }

    const fn axial(self) -> (i8, i8) {
        let (column, row) = (self.column() as i8 - 1, self.row() as i8 - 1);
        (column, row - column / 2)
    }

    /// Does it lie at the edge of the map (BS-2.5)?
    #[inline]
    pub const fn is_edge(self) -> bool {
        let (column, row) = (self.column(), self.row());
        column == 1 || column == COLUMNS || row == 1 || row == ROWS
    }

    /// What lies there.
    #[inline]
    pub fn spot(self) -> &'static Spot {
        &DATA.map[self.index()]
    }

    /// Its terrain.
    #[inline]
    pub fn terrain(self) -> Terrain {
        self.spot().terrain
    }

    /// What it costs to enter this hex from a neighbour (BS-2.4).
    pub fn cost_from(self, from: Hex) -> u8 {
        let step = from.spot().steps.iter().find(|step| step.to == self);
        step.map_or_else(|| self.terrain().cost(), |step| step.cost)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:02}{:02}", self.column(), self.row())
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hex {
    type Err = String;

    fn from_str(text: &str) -> Result<Hex, String> {
        let digits = text.len() == 4 && text.bytes().all(|digit| digit.is_ascii_digit());
        let number = if digits { text.parse::<u16>().ok() } else { None };
        let hex = number.and_then(|number| Hex::new((number / 100) as u8, (number % 100) as u8));
        hex.ok_or_else(|| format!("`{text}` is no hex: they run from 0101 to {COLUMNS}{ROWS}"))
    }
}

impl Serialize for Hex {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Hex, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

table::kit::schema! {
    /// A hex by column and row: 0101 to 2616.
    Hex { "type": "string", "pattern": "^(0[1-9]|1[0-9]|2[0-6])(0[1-9]|1[0-6])$" }
}

worded! {
    /// A direction.
    #[allow(clippy::upper_case_acronyms)]
    pub enum Dir {
        /// North.
        N = "N",
        /// North-east.
        NE = "NE",
        /// South-east.
        SE = "SE",
        /// South.
        S = "S",
        /// South-west.
        SW = "SW",
        /// North-west.
        NW = "NW",
    }
}

worded! {
    /// What a hex is covered with.
    pub enum Terrain {
        /// Open steppe.
        Clear = "clear",
        /// A hill.
        Hill = "hill",
        /// A forest.
        Forest = "forest",
        /// A village.
        Village = "village",
    }
}

impl Terrain {
    /// What it costs to enter (BS-2.4).
    #[inline]
    pub fn cost(self) -> u8 {
        DATA.terrain[self.index()].cost
    }

    /// Is it an objective (BS-3.1)?
    #[inline]
    pub const fn is_objective(self) -> bool {
        matches!(self, Terrain::Hill | Terrain::Village)
    }
}

worded! {
    /// Where a hex lies as the railway sees it (BS-2.6).
    pub enum RailSide {
        /// North-west of it.
        North = "N",
        /// On it.
        On = "R",
        /// South-east of it.
        South = "S",
    }
}

/// What lies in a hex.
#[derive(Clone, Debug)]
pub struct Spot {
    /// Its terrain.
    pub terrain: Terrain,
    /// The name of the place, or nothing.
    pub name: &'static str,
    /// The word for that name in messages.
    pub word: &'static str,
    /// Its number among the objectives.
    pub objective: Option<u8>,
    /// The division that sets up here (BS-4.2).
    pub zone: Option<Formation>,
    /// The Soviet entry zone (BS-14.3).
    pub entry: Option<Zone>,
    /// Where it lies as the railway sees it.
    pub rail: RailSide,
    /// Is it a hex of Hill 252.2 (BS-4.3)?
    pub is_hill_2522: bool,
    /// Its neighbours, and what it costs to go there.
    pub steps: ArrayVec<HexStep, 6>,
    /// The hexes two steps away, each with the hexes between.
    pub beyond: ArrayVec<Beyond, 12>,
}

/// A neighbour, and what it costs to go there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexStep {
    /// The neighbour.
    pub to: Hex,
    /// The cost in movement points.
    pub cost: u8,
    /// Does the Psel run between?
    pub river: bool,
}

/// A hex two steps away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beyond {
    /// The hex.
    pub to: Hex,
    /// Can it be seen (BS-9.3)?
    pub sight: Sight,
}

worded! {
    /// Whether a hex two steps away can be seen (BS-9.3).
    pub enum Sight {
        /// It can.
        Open = "open",
        /// All hexes between are forest or village.
        Blocked = "blocked",
    }
}

worded! {
    /// A Soviet entry zone on the east edge, from north to south (BS-14.3).
    pub enum Zone {
        /// Hexes 2601 to 2603.
        One = "1",
        /// Hexes 2604 to 2606.
        Two = "2",
        /// Hexes 2607 to 2610.
        Three = "3",
        /// Hexes 2611 to 2613.
        Four = "4",
        /// Hexes 2614 to 2616.
        Five = "5",
    }
}

impl Zone {
    /// The zone of a die; none for a 6.
    pub fn of_die(die: u8) -> Option<Zone> {
        Zone::ALL.get(usize::from(die).wrapping_sub(1)).copied()
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// A set of hexes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HexSet([u64; HEXES.div_ceil(64)]);

impl HexSet {
    /// Puts a hex in.
    #[inline]
    pub const fn insert(&mut self, hex: Hex) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// Is this hex in it?
    #[inline]
    pub const fn has(&self, hex: Hex) -> bool {
        self.0[hex.index() / 64] & (1 << (hex.index() % 64)) != 0
    }

    /// Puts all of another set in.
    #[inline]
    pub fn join(&mut self, other: &HexSet) {
        self.0.iter_mut().zip(other.0).for_each(|(mine, other)| *mine |= other);
    }
}

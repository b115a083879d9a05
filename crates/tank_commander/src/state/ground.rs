//! The ground: what lies in the positions, and what follows from it.

use super::Table;
use crate::data::DATA;
use crate::map::{Board, POSITIONS, Space, Spaces, bits, crossed};
use crate::pieces::{Terrain, TerrainRow, Works};
use crate::setup::{Setup, Switch};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use table::kit::{schema, worded};
use table::{Seat, Side};

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// Base terrain; never Swamp or Stream.
    pub terrain: Terrain,
    /// Swamp or Stream.
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

/// Swamp or Stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
    }
}

/// Works (TC-11.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Dug {
    /// Which.
    pub works: Works,
    /// Whose.
    pub side: Side,
    /// Whose card it is; none if it was dealt.
    pub by: Option<Seat>,
}

/// A Stream on an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EdgeMark {
    /// The lower position.
    pub a: Space,
    /// The higher one.
    pub b: Space,
    /// Whose card it is.
    pub by: Seat,
}

/// The positions of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground([Cell; POSITIONS]);

const CLEAR: Cell = Cell { terrain: Terrain::Clear, water: None, works: None, minefield: None, path: None, smoke: 0 };

impl Ground {
    /// All positions that are not bare.
    pub fn iter(&self) -> impl Iterator<Item = (Space, &Cell)> {
        let cells = self.0.iter().enumerate().filter(|(_, cell)| **cell != CLEAR);
        cells.map(|(i, cell)| (Space::of(i), cell))
    }
}

impl Default for Ground {
    fn default() -> Ground {
        Ground([CLEAR; POSITIONS])
    }
}

impl Serialize for Ground {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

schema! {
    /// The positions that are not bare, by name.
    Ground as BTreeMap<Space, Cell>
}

impl<'de> Deserialize<'de> for Ground {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Ground, D::Error> {
        let cells = BTreeMap::<Space, Cell>::deserialize(from)?;
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

/// The lay of the land: sets of positions that follow from the ground, so that nobody has to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lay {
    /// The board.
    pub(crate) board: &'static Board,
    /// Terrain that ends a move, without a Path (TC-6.8).
    pub(crate) rough: u64,
    /// Swamp or Stream: they slow, and are closed to vehicles and guns (TC-6.8, TC-6.10).
    pub(crate) wet: u64,
    /// Stream.
    pub(crate) streams: u64,
    /// Clear (TC-6.7).
    pub(crate) clear: u64,
    /// Mined.
    pub(crate) mined: u64,
    /// In smoke.
    pub(crate) smoke: u64,
    /// Hills.
    hills: u64,
    /// Terrain that blocks a line that crosses it (TC-8.6).
    blocking: u64,
    /// Lines of sight at distances 1 and 2.
    reach: [u64; POSITIONS],
}

impl Default for Lay {
    fn default() -> Lay {
        let (board, reach) = (Setup::default().board(), [0; POSITIONS]);
        let (rough, wet, streams, clear, mined, smoke, hills, blocking) = (0, 0, 0, 0, 0, 0, 0, 0);
        Lay { board, rough, wet, streams, clear, mined, smoke, hills, blocking, reach }
    }
}

impl Table {
    /// A position.
    #[inline]
    pub fn cell(&self, at: Space) -> &Cell {
        &self.ground.0[at.index().min(POSITIONS - 1)]
    }

    /// Changes a position, and what follows from it.
    pub(crate) fn alter<T>(&mut self, at: Space, change: impl FnOnce(&mut Cell) -> T) -> T {
        let before = *self.cell(at);
        let result = change(&mut self.ground.0[at.index().min(POSITIONS - 1)]);
        let after = *self.cell(at);
        self.survey(at);
        let board = self.board();
        if before.terrain != after.terrain {
            self.find_sight(at.bit() | board.beside(at) | board.second(at), board.all);
        } else if (before.smoke > 0) != (after.smoke > 0) {
            // A line that crosses it goes from one side of it to another.
            self.find_sight(board.beside(at), board.beside(at));
        }
        result
    }

    /// Lays the terrain that is printed on the map of Hill 621 (TC-19.1).
    pub(crate) fn lay_hill(&mut self) {
        for (at, terrain) in Board::printed() {
            self.ground.0[at.index().min(POSITIONS - 1)].terrain = terrain;
        }
        self.survey_all();
    }

    /// Works out all that follows from the ground.
    pub(crate) fn survey_all(&mut self) {
        let board = self.setup.board();
        self.lay = Lay { board, ..Lay::default() };
        Spaces(board.all).for_each(|at| self.survey(at));
        self.find_sight(board.all, board.all);
    }

    /// Puts a position into the sets that it belongs to.
    fn survey(&mut self, at: Space) {
        let cell = *self.cell(at);
        let row = self.row(cell.terrain);
        let water = cell.water.map(|water| water.kind);
        let blocks = match cell.terrain {
            Terrain::Wheatfield => self.setup.printed_wheatfield == Switch::On,
            _ => row.blocks,
        };
        let lay = &mut self.lay;
        for (set, holds) in [
            (&mut lay.rough, row.slows && cell.path.is_none()),
            (&mut lay.wet, water.is_some()),
            (&mut lay.streams, water == Some(WaterKind::Stream)),
            (&mut lay.clear, cell.terrain == Terrain::Clear && water.is_none()),
            (&mut lay.mined, cell.minefield.is_some()),
            (&mut lay.smoke, cell.smoke > 0),
            (&mut lay.hills, cell.terrain == Terrain::Hills),
            (&mut lay.blocking, blocks),
        ] {
            *set = if holds { *set | at.bit() } else { *set & !at.bit() };
        }
    }

    /// Works out the lines of sight from these positions to those (TC-8.5 to TC-8.7).
    fn find_sight(&mut self, from: u64, to: u64) {
        let (board, lay) = (self.board(), &mut self.lay);
        let screens = |a: Space, b: Space| match lay.hills & (a.bit() | b.bit()) {
            0 => lay.blocking | lay.smoke,
            _ => lay.hills | lay.smoke,
        };
        for a in Spaces(from) {
            let far = board.second(a) & to;
            let seen = Spaces(far).filter(|b| crossed(a, *b) & !screens(a, *b) != 0);
            lay.reach[a.index()] = lay.reach[a.index()] & !far | board.beside(a) | bits(seen);
        }
    }

    /// The positions at distance 1 or 2 in line of sight.
    #[inline]
    pub fn reach(&self, from: Space) -> u64 {
        self.lay.reach[from.index().min(POSITIONS - 1)]
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
        self.lay.wet & at.bit() != 0
    }

    /// Does a Stream lie on the edge between two positions?
    #[inline]
    pub fn has_stream(&self, a: Space, b: Space) -> bool {
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        self.edges.iter().any(|edge| (edge.a, edge.b) == (a, b))
    }

    /// The positions across the edges of this one where a Stream lies.
    fn across(&self, from: Space) -> u64 {
        let ours = self.edges.iter().filter(|edge| edge.a == from || edge.b == from);
        bits(ours.map(|edge| if edge.a == from { edge.b } else { edge.a }))
    }

    /// Where a step ends a move (TC-6.8).
    #[inline]
    pub(crate) fn slow(&self) -> u64 {
        self.lay.rough | self.lay.wet
    }

    /// Does a step into this space end a move?
    #[inline]
    pub fn slows(&self, to: Space) -> bool {
        self.slow() & to.bit() != 0
    }

    /// Where vehicles and guns cannot step from here (TC-6.10).
    #[inline]
    pub(crate) fn closed_from(&self, from: Space) -> u64 {
        self.lay.wet | self.across(from)
    }
}

//! The battlefield: zones, edges, air corridors.

use crate::data::DATA;
use crate::pieces::{Bits, Nation};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;
use table::Side;
use table::kit::worded;

worded! {
    /// A zone of the ground (LC-2.1, LC-2.2).
    pub enum Zone {
        /// Column A, the Soviet row.
        A1 = "A1",
        /// Column B, the Soviet row.
        B1 = "B1",
        /// Column C, the Soviet row.
        C1 = "C1",
        /// Column A, the centre row.
        A2 = "A2",
        /// Column B, the centre row.
        B2 = "B2",
        /// Column C, the centre row.
        C2 = "C2",
        /// Column A, the German row.
        A3 = "A3",
        /// Column B, the German row.
        B3 = "B3",
        /// Column C, the German row.
        C3 = "C3",
        /// The headquarters in the south.
        Hs = "HS",
        /// The headquarters in the north.
        Hg = "HG",
    }
}

/// How many zones there are.
pub const ZONES: usize = 11;
/// How many edges there are.
pub const EDGES: usize = 18;

impl Zone {
    /// The headquarters of a side.
    #[inline]
    pub const fn hq(side: Side) -> Zone {
        match side {
            Side::First => Zone::Hs,
            Side::Second => Zone::Hg,
        }
    }

    /// Whose headquarters it is.
    #[inline]
    pub const fn hq_of(self) -> Option<Side> {
        match self {
            Zone::Hs => Some(Side::First),
            Zone::Hg => Some(Side::Second),
            _ => None,
        }
    }

    /// The home row of a side, A to C.
    #[inline]
    pub const fn home_row(side: Side) -> [Zone; 3] {
        match side {
            Side::First => [Zone::A1, Zone::B1, Zone::C1],
            Side::Second => [Zone::A3, Zone::B3, Zone::C3],
        }
    }

    /// The centre row.
    pub const CENTRE: [Zone; 3] = [Zone::A2, Zone::B2, Zone::C2];

    /// The three rows, the Soviet one first.
    pub const ROWS: [[Zone; 3]; 3] = [Zone::home_row(Side::First), Zone::CENTRE, Zone::home_row(Side::Second)];

    /// The zones next to it.
    #[inline]
    pub fn adjacent(self) -> &'static [Zone] {
        &DATA.ground.adjacent[self.index()]
    }

    /// The same as a set.
    #[inline]
    pub fn neighbours(self) -> ZoneSet {
        DATA.ground.neighbours[self.index()]
    }

    /// Steps to another zone (LC-2.7).
    #[inline]
    pub fn distance(self, to: Zone) -> u8 {
        DATA.ground.distance[self.index()][to.index()]
    }

    /// The edge between two adjacent zones.
    #[inline]
    pub fn edge(self, to: Zone) -> Option<Edge> {
        DATA.ground.between[self.index()][to.index()]
    }
}

/// A set of zones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ZoneSet(u16);

impl ZoneSet {
    /// Is it in the set?
    #[inline]
    pub const fn has(self, zone: Zone) -> bool {
        self.0 & (1 << zone as u16) != 0
    }

    /// Puts one in.
    #[inline]
    pub const fn insert(&mut self, zone: Zone) {
        self.0 |= 1 << zone as u16;
    }

    /// Takes one out.
    #[inline]
    pub const fn remove(&mut self, zone: Zone) {
        self.0 &= !(1 << zone as u16);
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The zones that are in both sets.
    #[inline]
    pub const fn and(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 & other.0)
    }

    /// All of them in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Zone> {
        Bits(self.0.into()).map(|place| Zone::ALL[place])
    }
}

impl FromIterator<Zone> for ZoneSet {
    fn from_iter<I: IntoIterator<Item = Zone>>(zones: I) -> ZoneSet {
        let mut set = ZoneSet::default();
        zones.into_iter().for_each(|zone| set.insert(zone));
        set
    }
}

table::kit::numbered! {
    /// A border between two zones (LC-2.3).
    pub struct Edge(up to 18);
}

impl Edge {
    /// All edges.
    pub fn all() -> impl Iterator<Item = Edge> {
        (0..EDGES).map(Edge::of)
    }

    /// The zones on its sides.
    #[inline]
    pub fn ends(self) -> [Zone; 2] {
        DATA.ground.edges[self.index()]
    }
}

worded! {
    /// Terrain of a zone (LC-2.10).
    pub enum Terrain {
        /// Clear.
        Clear = "CL",
        /// Hills.
        Hills = "HI",
        /// Light woods.
        LightWoods = "LW",
        /// Heavy woods.
        HeavyWoods = "HW",
        /// Village.
        Village = "VI",
        /// Town.
        Town = "TO",
        /// Major city.
        City = "CI",
        /// Swamp.
        Swamp = "SW",
        /// Balka.
        Balka = "BA",
        /// The ground of a headquarters.
        Headquarters = "HQ",
    }
}

/// What terrain does.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct TerrainRow {
    pub cost: u8,
    pub stack: u8,
    /// Cover of soft and of armor targets.
    pub cover: [i8; 2],
    pub conceal: i8,
    pub stops_vehicles: bool,
    pub forbids_vehicles: bool,
    pub armor_attack: i8,
}

impl Terrain {
    /// What it does.
    #[inline]
    pub fn row(self) -> &'static TerrainRow {
        &DATA.ground.terrain[self.index()]
    }

    /// Built up, so that a Fortified Building can stand there (LC-7.13).
    pub const fn is_built_up(self) -> bool {
        matches!(self, Terrain::Village | Terrain::Town | Terrain::City)
    }
}

worded! {
    /// An air corridor (LC-2.4).
    pub enum Lane {
        /// Between columns A and B.
        West = "W",
        /// Between columns B and C.
        East = "E",
    }
}

worded! {
    /// A position of an aircraft in its corridor, as rows count from the south (LC-2.4 to LC-2.6).
    pub enum Spot {
        /// The rear area of the south.
        RearSouth = "RS",
        /// Row 1.
        Row1 = "1",
        /// Row 2.
        Row2 = "2",
        /// Row 3.
        Row3 = "3",
        /// The rear area of the north.
        RearNorth = "RG",
    }
}

impl Spot {
    /// The position over the home row of a side.
    pub const fn home(side: Side) -> Spot {
        match side {
            Side::First => Spot::Row1,
            Side::Second => Spot::Row3,
        }
    }

    /// The next position outbound for a side.
    pub const fn onward(self, side: Side) -> Option<Spot> {
        match (side, self) {
            (Side::First, Spot::Row1) | (Side::Second, Spot::Row3) => Some(Spot::Row2),
            (Side::First, Spot::Row2) => Some(Spot::Row3),
            (Side::First, Spot::Row3) => Some(Spot::RearNorth),
            (Side::Second, Spot::Row2) => Some(Spot::Row1),
            (Side::Second, Spot::Row1) => Some(Spot::RearSouth),
            _ => None,
        }
    }

    /// The next position homeward for a side; none over the home row.
    pub fn back(self, side: Side) -> Option<Spot> {
        Spot::ALL.into_iter().find(|spot| spot.onward(side) == Some(self))
    }

    /// The zones next to it in this corridor.
    #[inline]
    pub fn zones(self, lane: Lane) -> &'static [Zone] {
        &DATA.ground.beside[lane.index()][self.index()]
    }
}

/// The nation that a side has when both are in the match.
pub const fn nation_of(side: Side) -> Nation {
    match side {
        Side::First => Nation::Soviet,
        Side::Second => Nation::German,
    }
}

/// Somewhere on the table where pieces are: on the ground, in the air, on an airfield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Site {
    /// A zone.
    Zone(Zone),
    /// A position in a corridor, by its row.
    Air(Lane, Spot),
    /// The rear area behind a side's headquarters, which both corridors lead to.
    Rear(Side),
    /// The airfield of a side.
    Airfield(Side),
}

impl Site {
    /// The airfields and rear areas in the order of the sides, by their names in files.
    const AIRFIELDS: [&str; 2] = ["AFS", "AFG"];
    const REARS: [&str; 2] = ["RS", "RG"];

    /// A position in the air.
    pub const fn in_air(lane: Lane, spot: Spot) -> Site {
        match spot {
            Spot::RearSouth => Site::Rear(Side::First),
            Spot::RearNorth => Site::Rear(Side::Second),
            row => Site::Air(lane, row),
        }
    }

    /// All of them, zones first.
    pub fn all() -> impl Iterator<Item = Site> {
        let air = Lane::ALL.into_iter().flat_map(|lane| Spot::ALL.map(|spot| Site::in_air(lane, spot)));
        let air = air.filter(|site| matches!(site, Site::Air(..)));
        let ends = Side::BOTH.into_iter().flat_map(|side| [Site::Rear(side), Site::Airfield(side)]);
        Zone::ALL.into_iter().map(Site::Zone).chain(air).chain(ends)
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Site::Zone(zone) => f.write_str(zone.word()),
            Site::Air(lane, spot) => write!(f, "{}{}", lane.word(), spot.word()),
            Site::Rear(side) => f.write_str(Site::REARS[side.index()]),
            Site::Airfield(side) => f.write_str(Site::AIRFIELDS[side.index()]),
        }
    }
}

impl FromStr for Site {
    type Err = ();

    fn from_str(text: &str) -> Result<Site, ()> {
        Site::all().find(|site| site.to_string() == text).ok_or(())
    }
}

impl Serialize for Site {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

table::kit::schema! {
    /// A zone, a position in the air (W2), a rear area (RS, RG) or an airfield (AFS, AFG).
    Site { "type": "string", "enum": Site::all().map(|site| site.to_string()).collect::<Vec<_>>() }
}

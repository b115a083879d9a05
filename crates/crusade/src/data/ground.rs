//! Zones, edges, corridors and terrain.

use super::cards::seat;
use crate::map::{EDGES, Edge, Lane, Spot, Terrain, TerrainRow, ZONES, Zone, ZoneSet};
use table::kit::{Row, Sheet, SheetError};

/// The battlefield.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Ground {
    pub terrain: Vec<TerrainRow>,
    pub adjacent: Vec<Vec<Zone>>,
    pub neighbours: [ZoneSet; ZONES],
    pub distance: [[u8; ZONES]; ZONES],
    pub between: [[Option<Edge>; ZONES]; ZONES],
    pub edges: Vec<[Zone; 2]>,
    /// The zones beside each position, by corridor.
    pub beside: [Vec<Vec<Zone>>; 2],
}

impl Ground {
    pub(super) fn read(terrain: &str, zones: &str, edges: &str, air: &str) -> Result<Ground, SheetError> {
        let adjacent = adjacent(zones)?;
        let edges = edge_list(edges)?;
        let mut between = [[None; ZONES]; ZONES];
        for (index, [a, b]) in edges.iter().enumerate() {
            between[a.index()][b.index()] = Some(Edge::of(index));
            between[b.index()][a.index()] = Some(Edge::of(index));
        }
        Ok(Ground {
            terrain: terrain_rows(terrain)?,
            distance: distances(&adjacent),
            neighbours: Zone::ALL.map(|zone| adjacent[zone.index()].iter().copied().collect()),
            adjacent,
            between,
            edges,
            beside: [beside(air, Lane::West)?, beside(air, Lane::East)?],
        })
    }
}

fn zone_list(row: &Row, column: &'static str) -> Result<Vec<Zone>, SheetError> {
    let words = row.text(column)?.split(';').filter(|word| !word.is_empty());
    words.map(|word| word.parse().map_err(|why: String| row.wrong(column, why))).collect()
}

fn adjacent(text: &str) -> Result<Vec<Vec<Zone>>, SheetError> {
    let sheet = Sheet::read("zones.csv", text)?;
    Zone::ALL.iter().map(|zone| zone_list(&sheet.find(&[("zone_id", zone.word())])?, "adjacent_zones")).collect()
}

fn edge_list(text: &str) -> Result<Vec<[Zone; 2]>, SheetError> {
    let sheet = Sheet::read("edges.csv", text)?;
    let edges = sheet.each(|row| Ok([row.value("zone_a")?, row.value("zone_b")?]))?;
    if edges.len() == EDGES { Ok(edges) } else { Err(sheet.lacks(None, format!("there are {EDGES} edges"))) }
}

fn distances(adjacent: &[Vec<Zone>]) -> [[u8; ZONES]; ZONES] {
    let mut steps = [[u8::MAX; ZONES]; ZONES];
    for from in Zone::ALL {
        steps[from.index()][from.index()] = 0;
        let mut reached = vec![from];
        let mut next = 0;
        while let Some(zone) = reached.get(next).copied() {
            next += 1;
            for to in &adjacent[zone.index()] {
                if steps[from.index()][to.index()] == u8::MAX {
                    steps[from.index()][to.index()] = steps[from.index()][zone.index()] + 1;
                    reached.push(*to);
                }
            }
        }
    }
    steps
}

fn beside(text: &str, lane: Lane) -> Result<Vec<Vec<Zone>>, SheetError> {
    let sheet = Sheet::read("air_positions.csv", text)?;
    let of = |spot: &Spot| {
        let id = match spot {
            Spot::RearSouth | Spot::RearNorth => spot.word().to_owned(),
            _ => format!("{}{}", lane.word(), spot.word()),
        };
        zone_list(&sheet.find(&[("pos_id", &id)])?, "adjacent_zones")
    };
    Spot::ALL.iter().map(of).collect()
}

fn terrain_rows(text: &str) -> Result<Vec<TerrainRow>, SheetError> {
    let sheet = Sheet::read("terrain.csv", text)?;
    let of = |terrain: &Terrain| {
        let row = sheet.find(&[("id", terrain.word())])?;
        row.origin()?;
        Ok(TerrainRow {
            cost: row.value("cost")?,
            stack: row.value("stack")?,
            cover: [row.value("soft_cover")?, row.value("armor_cover")?],
            conceal: row.value("conceal")?,
            stops_vehicles: row.value::<u8>("vehicle_stop")? == 1,
            forbids_vehicles: row.value::<u8>("vehicle_forbidden")? == 1,
            armor_attack: row.value("armor_attack_mod")?,
        })
    };
    Terrain::ALL.iter().map(of).collect()
}

pub(super) fn terrain_sets(text: &str) -> Result<[[Terrain; 6]; 2], SheetError> {
    let sheet = Sheet::read("terrain_sets.csv", text)?;
    let mut sets = [[Terrain::Clear; 6]; 2];
    for row in sheet.rows() {
        let slot: usize = row.value("slot")?;
        let side = seat(&row, "side")?;
        let place = sets[side.index()].get_mut(slot.wrapping_sub(1));
        *place.ok_or_else(|| row.wrong("slot", "slots run from 1 to 6"))? = row.value("terrain_id")?;
    }
    Ok(sets)
}

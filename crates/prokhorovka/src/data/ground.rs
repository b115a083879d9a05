//! Terrain, hexes, the Psel, entry zones.

use crate::map::{Beyond, Dir, HEXES, Hex, HexSet, HexStep, RailSide, Sight, Spot, Terrain, Zone};
use crate::pieces::Formation;
use arrayvec::ArrayVec;
use table::kit::{Row, Sheet, SheetError};

/// What a kind of terrain does (BS-2.4).
#[derive(Clone, Copy, Debug)]
pub struct TerrainCard {
    /// What it costs to enter.
    pub cost: u8,
    /// Added to the die of a shot at a unit in it.
    pub cover: i8,
    /// Added to the die of a shot by a unit in it.
    pub height: i8,
    /// Does it block sight at range 2?
    pub blocks: bool,
}

/// The terrain effects chart.
pub(super) struct Chart {
    pub(super) terrain: [TerrainCard; 4],
    pub(super) river: u8,
    pub(super) overrun: u8,
    pub(super) exit: u8,
}

impl Chart {
    pub(super) fn read(text: &str) -> Result<Chart, SheetError> {
        let sheet = Sheet::read("tec.csv", text)?;
        let card = |terrain: Terrain| {
            let row = sheet.find(&[("feature", terrain.word())])?;
            Ok(TerrainCard {
                cost: row.value("mp_cost")?,
                cover: row.value("target_drm")?,
                height: row.value("firer_drm")?,
                blocks: row.value::<u8>("blocks_los_at_range_2")? == 1,
            })
        };
        let [clear, hill, forest, village] = Terrain::ALL.map(card);
        let cost = |feature: &str| sheet.find(&[("feature", feature)])?.value("mp_cost");
        Ok(Chart {
            terrain: [clear?, hill?, forest?, village?],
            river: cost("river")?,
            overrun: cost("overrun")?,
            exit: cost("north edge exit")?,
        })
    }
}

/// Every hex with its neighbours.
pub(super) fn map(hexes: &str, river: &str, chart: &Chart) -> Result<Vec<Spot>, SheetError> {
    let sheet = Sheet::read("hexes.csv", hexes)?;
    let mut expected = Hex::all();
    let mut objectives = 0;
    let mut spots = sheet.each(|row| {
        let hex: Hex = row.value("hex")?;
        if expected.next() != Some(hex) {
            return Err(row.wrong("hex", format!("{hex} is out of order")));
        }
        spot(&row, &mut objectives)
    })?;
    if spots.len() != HEXES {
        return Err(sheet.lacks(Some("hex"), format!("there are {} hexes instead of {HEXES}", spots.len())));
    }
    let banks = rivers(river)?;
    for hex in Hex::all() {
        let steps = Dir::ALL.into_iter().filter_map(|dir| hex.neighbour(dir)).map(|to| {
            let river = banks.contains(&(hex, to)) || banks.contains(&(to, hex));
            let cost = chart.terrain[spots[to.index()].terrain.index()].cost + if river { chart.river } else { 0 };
            HexStep { to, cost, river }
        });
        spots[hex.index()].steps = steps.collect();
        spots[hex.index()].beyond = beyond(hex, &spots, chart);
    }
    Ok(spots)
}

fn spot(row: &Row, objectives: &mut u8) -> Result<Spot, SheetError> {
    let terrain: Terrain = row.value("terrain")?;
    let objective = terrain.is_objective().then(|| {
        *objectives += 1;
        *objectives - 1
    });
    Ok(Spot {
        terrain,
        name: row.kept("name")?,
        word: word(row.text("name")?),
        objective,
        zone: row.maybe::<Formation>("german_zone")?,
        entry: row.maybe::<Zone>("entry_zone")?,
        rail: row.value::<RailSide>("rail_side")?,
        is_hill_2522: row.value::<u8>("lah_extra")? == 1,
        steps: ArrayVec::new(),
        beyond: ArrayVec::new(),
    })
}

/// The word for a place in messages: `Hill 252.2` → `hill-252-2`.
fn word(name: &str) -> &'static str {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '-' };
    if name.is_empty() { "none" } else { String::leak(name.chars().map(plain).collect()) }
}

fn rivers(text: &str) -> Result<Vec<(Hex, Hex)>, SheetError> {
    Sheet::read("river_hexsides.csv", text)?.each(|row| {
        let (a, b): (Hex, Hex) = (row.value("hex_a")?, row.value("hex_b")?);
        let side: Dir = row.value("side_of_a")?;
        if a.neighbour(side) != Some(b) {
            return Err(row.wrong("hex_b", format!("{b} does not lie {} of {a}", side.word())));
        }
        Ok((a, b))
    })
}

/// BS-9.3.
fn beyond(hex: Hex, spots: &[Spot], chart: &Chart) -> ArrayVec<Beyond, 12> {
    let blocks = |between: &Hex| chart.terrain[spots[between.index()].terrain.index()].blocks;
    let at_two = Hex::all().filter(|other| hex.distance(*other) == 2);
    let seen = at_two.map(|to| {
        let mut between = Hex::all().filter(|middle| hex.distance(*middle) == 1 && to.distance(*middle) == 1);
        Beyond { to, sight: if between.all(|middle| blocks(&middle)) { Sight::Blocked } else { Sight::Open } }
    });
    seen.collect()
}

/// The hexes within this distance of each hex.
pub(super) fn barrage(range: u8) -> Vec<HexSet> {
    let within = |hex: Hex| {
        let mut set = HexSet::default();
        Hex::all().filter(|other| hex.distance(*other) <= range).for_each(|other| set.insert(other));
        set
    };
    Hex::all().map(within).collect()
}

/// The hexes of an entry zone.
pub(super) fn entry(text: &str, zone: &str) -> Result<Vec<Hex>, SheetError> {
    let sheet = Sheet::read("entry_zones.csv", text)?;
    let row = sheet.find(&[("zone", zone)])?;
    let hexes = row.text("hexes")?.split(' ').map(str::parse::<Hex>);
    hexes.collect::<Result<Vec<Hex>, String>>().map_err(|why| row.wrong("hexes", why))
}

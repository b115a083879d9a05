//! The components as written in `data/*.csv`: whoever owns the boxed game corrects a value there.

mod ground;
mod units;

pub use ground::TerrainCard;
pub use units::{QuickSetup, UnitCard};

use crate::map::{Hex, HexSet, Spot, Zone};
use crate::pieces::Formation;
use std::sync::LazyLock;
use table::kit::{self, Sheet, SheetError};
use table::{OptionSpec, Side};

kit::files! {
    units, hexes, river_hexsides, entry_zones, tec, fire_drm, support, setup_quick, turn_track, constants,
    options, balance,
}

/// What is added to the die (BS-9.5, BS-11.10, BS-6.7).
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Modifiers {
    pub long_range: i8,
    pub same_hex: i8,
    pub cover: i8,
    pub hill: i8,
    pub rudel: i8,
}

/// All components.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Data {
    pub units: Vec<UnitCard>,
    /// Every hex, column by column.
    pub map: Vec<Spot>,
    /// The objectives in ascending order.
    pub objectives: Vec<Hex>,
    /// The hexes in reach of artillery, for a spotter in each hex (BS-6.6).
    pub barrage: Vec<HexSet>,
    /// The hexes of each Soviet entry zone.
    pub zones: Vec<Vec<Hex>>,
    /// Where the 167th comes on (BS-17.2).
    pub west: Vec<Hex>,
    pub terrain: [TerrainCard; 4],
    /// What an overrun costs beyond the hex (BS-11.2).
    pub overrun_cost: u8,
    /// What leaving by the north edge costs (BS-8.4).
    pub exit_cost: u8,
    pub modifiers: Modifiers,
    /// Artillery units of a side by die, 1 to 6 (BS-6.2, BS-6.3).
    pub artillery: [[u8; 6]; 2],
    pub quick: QuickSetup,
    /// When each turn begins and ends.
    pub hours: Vec<(&'static str, &'static str)>,
    pub numbers: Numbers,
    options: Vec<OptionSpec>,
    /// What the arena has measured of the scenarios.
    pub balance: kit::Measured,
}

impl Data {
    /// Reads the box.
    ///
    /// # Errors
    /// The first thing that is wrong in it, by file, line and column.
    pub fn read(files: &Files) -> Result<Data, SheetError> {
        let numbers = Numbers::read(files.constants)?;
        let tec = ground::Chart::read(files.tec)?;
        let map = ground::map(files.hexes, files.river_hexsides, &tec)?;
        let objectives = Hex::all().filter(|hex| map[hex.index()].objective.is_some()).collect();
        Ok(Data {
            units: units::units(files.units)?,
            objectives,
            barrage: ground::barrage(numbers.artillery_range),
            zones: Zone::ALL
                .iter()
                .map(|zone| ground::entry(files.entry_zones, zone.word()))
                .collect::<Result<_, _>>()?,
            west: ground::entry(files.entry_zones, "W167")?,
            map,
            terrain: tec.terrain,
            overrun_cost: tec.overrun,
            exit_cost: tec.exit,
            modifiers: modifiers(files.fire_drm)?,
            artillery: artillery(files.support)?,
            quick: QuickSetup::read(files.setup_quick)?,
            hours: hours(files.turn_track)?,
            numbers,
            options: kit::options(files.options)?,
            balance: kit::measured(files.balance, &["balance-german"])?,
        })
    }

    /// Artillery units of a side by die.
    pub fn artillery_of(&self, side: Side, die: u8) -> u8 {
        let counts = &self.artillery[side.index()];
        counts[usize::from(die.clamp(1, 6)) - 1]
    }

    /// The hexes of a division's zone, and of Hill 252.2 for the Leibstandarte (BS-4.2, BS-4.3).
    pub fn zone_of(&self, division: Formation) -> impl Iterator<Item = Hex> + '_ {
        let fits = move |spot: &Spot| spot.zone == Some(division) || (spot.is_hill_2522 && division == Formation::Lah);
        Hex::all().filter(move |hex| fits(&self.map[hex.index()]))
    }
}

/// The components, read once.
pub static DATA: LazyLock<Data> = LazyLock::new(|| Data::read(&FILES).unwrap_or_else(|error| panic!("{error}")));

/// What can be chosen before a match, for forms and help texts.
pub static OPTIONS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| DATA.options.clone());

kit::numbers! {
    last_turn: u8,
    support_factor: u8,
    artillery_range: u8,
    stack_limit: u8,
    tiger_bonus: u8,
    recovery_die: u8,
    last_round: u8,
    first_request_turn: u8,
    barring_die: u8,
    artillery_167: u8,
    exit_vp: u8,
    objective_vp: u8,
    uncommitted_vp: u8,
    railway_vp: u8,
    refusal_vp: u8,
    call_167_vp: u8,
    rudel_vp: u8,
}

fn hours(text: &str) -> Result<Vec<(&'static str, &'static str)>, SheetError> {
    let sheet = Sheet::read("turn_track.csv", text)?;
    sheet.each(|row| Ok((row.kept("start_time")?, row.kept("end_time")?)))
}

fn modifiers(text: &str) -> Result<Modifiers, SheetError> {
    let sheet = Sheet::read("fire_drm.csv", text)?;
    let drm = |case: &str| sheet.find(&[("case", case)])?.value::<i8>("drm");
    Ok(Modifiers {
        long_range: drm("long range")?,
        same_hex: drm("same hex")?,
        cover: drm("target cover")?,
        hill: drm("firer on hill")?,
        rudel: drm("Rudel")?,
    })
}

fn artillery(text: &str) -> Result<[[u8; 6]; 2], SheetError> {
    let sheet = Sheet::read("support.csv", text)?;
    let mut counts = [[0; 6]; 2];
    for (counts, side) in counts.iter_mut().zip(["G", "S"]) {
        for (count, die) in counts.iter_mut().zip(["1", "2", "3", "4", "5", "6"]) {
            let row = sheet.find(&[("support", "artillery"), ("side", side), ("die", die)])?;
            *count = row.value("count")?;
        }
    }
    Ok(counts)
}

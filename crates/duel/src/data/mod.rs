//! The components as written in `data/*.csv`: whoever owns the boxed game corrects a value there.

mod cards;
mod scenarios;

pub use cards::{Scoring, TerrainCard, TrackPosition, WeaponCard};
pub use scenarios::PresetCard;

use crate::pieces::{PakKind, Season, Terrain};
use crate::setup::{Preset, Setup};
use scenarios::{HeadStart, SetUp};
use std::sync::LazyLock;
use table::OptionSpec;
use table::kit::{self, SheetError};

kit::files! {
    weapons, terrain, landscape_sets, tiger_track, scoring, constants, presets, head_start, options, balance,
}

/// All components.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Data {
    pub tiger: [WeaponCard; 2],
    pub pak88: [WeaponCard; 2],
    pub pak36: [WeaponCard; 2],
    pub t34: [WeaponCard; 2],
    /// Movement actions of a T-34 by season.
    pub t34_actions: [u8; 2],
    /// Hexes of a T-34's dash (DG-7.11).
    pub dash_hexes: u8,
    pub terrain: [TerrainCard; 7],
    /// How many tiles of the three kinds a side has, by season.
    pub tiles: [[u8; 3]; 2],
    /// The Tiger's damage track from its first position to its last.
    pub track: Vec<TrackPosition>,
    pub scoring: Scoring,
    pub numbers: Numbers,
    presets: Vec<PresetCard>,
    head_starts: Vec<HeadStart>,
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
        let weapons = cards::Weapons::read(files.weapons)?;
        Ok(Data {
            tiger: weapons.cards("tiger")?,
            pak88: weapons.cards(PakKind::Pak88.word())?,
            pak36: weapons.cards(PakKind::Pak36.word())?,
            t34: weapons.cards("t34")?,
            t34_actions: weapons.by_season("t34", "movement_actions")?,
            dash_hexes: weapons.value("t34", Season::Summer, "dash_hexes")?,
            terrain: cards::terrain(files.terrain)?,
            tiles: cards::tiles(files.landscape_sets)?,
            track: cards::track(files.tiger_track)?,
            scoring: Scoring::read(files.scoring)?,
            numbers: Numbers::read(files.constants)?,
            presets: scenarios::presets(files.presets)?,
            head_starts: scenarios::head_starts(files.head_start)?,
            options: options(files.options)?,
            balance: kit::measured(files.balance, &["balance-german"])?,
        })
    }

    /// The cards of a preset.
    pub fn preset(&self, preset: Preset) -> &PresetCard {
        &self.presets[preset.index()]
    }

    /// The lead of the German side that makes a setup even (DG-13.5).
    pub fn head_start(&self, setup: &Setup) -> i16 {
        let set_up = SetUp::of(setup);
        let fits = |row: &&HeadStart| (row.boards, row.season, row.set_up) == (setup.boards, setup.season, set_up);
        self.head_starts.iter().find(fits).map_or(0, |row| row.points)
    }

    /// A position of the Tiger's track by the cards it allows.
    pub fn track_position(&self, cards: u8) -> Option<&TrackPosition> {
        self.track.iter().find(|position| position.cards == cards)
    }

    /// What a kind of terrain does.
    #[inline]
    pub fn on(&self, terrain: Terrain) -> &TerrainCard {
        &self.terrain[terrain.index()]
    }
}

/// The components, read once.
pub static DATA: LazyLock<Data> = LazyLock::new(|| Data::read(&FILES).unwrap_or_else(|error| panic!("{error}")));

/// What can be chosen before a match, for forms and help texts.
pub static OPTIONS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| DATA.options.clone());

kit::numbers! {
    recon_range: u8,
    marker_moves_per_phase: u8,
    marker_steps_per_move: u8,
    pak_move_max: u8,
    wheel_markers: u8,
    front_elements: u8,
    stuka_actions_per_phase: u8,
    stuka_flight_phases: u8,
    max_turns_single_board: u16,
    max_turns_four_boards: u16,
    quiet_turns_limit: u16;
    unread board_rows, board_columns, recon_hill_bonus, opening_min_activations, power_loss_per_hex_beyond_first,
    hill_fire_bonus, wood_target_modifier, t34_turret_penalty_per_step_from_2nd, drift_max_stays, vp_bar_half_length,
}

/// The options, but for the medals: they are kept by themselves, never chosen (DG-15.4).
fn options(text: &str) -> Result<Vec<OptionSpec>, SheetError> {
    let mut options = kit::options(text)?;
    options.retain(|option| option.id != "medals");
    Ok(options)
}

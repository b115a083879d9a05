//! The components as written in `data/*.csv`: whoever owns the boxed game corrects a value there.

use crate::map::{Clock, Dir, Hex};
use crate::pieces::{MarkerKind, MineKind, PakKind, Season, Terrain};
use crate::setup::{Boards, Deployment, Preset, Setup};
use csv::StringRecord;
use std::fmt::Display;
use std::str::FromStr;
use std::sync::LazyLock;
use table::{Balance, OptionSpec, Origin, Values};

/// Firepower and armour of one kind of weapon in one season (DG-10.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WeaponCard {
    /// Printed firepower.
    pub firepower: i8,
    /// Armour by the o'clock side that is struck.
    pub armour: [i8; 6],
}

/// What a kind of terrain does (chapter 4 and DG-14.3 to DG-14.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerrainCard {
    /// Actions that a T-34 pays to enter.
    pub cost_t34: u8,
    /// Equal cards that a Tiger needs to enter; none where it may not.
    pub cost_tiger: Option<u8>,
    /// Added to the power of shots into it.
    pub shots_into: i8,
    /// Added to the power of shots out of it.
    pub shots_from: i8,
    /// Added to the reach of recon out of it.
    pub recon_bonus: u8,
    /// May a tank marker enter?
    pub marker_may_enter: bool,
    /// Can ground weapons reconnoitre a tank marker in it?
    pub marker_can_be_seen: bool,
    /// May a mine marker be laid there?
    pub mine_may_lie: bool,
}

/// Victory points by event (DG-11.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Scoring {
    pub t34_destroyed: i16,
    pub t34_damaged: i16,
    pub pak_destroyed_by_fire: i16,
    pub pak_destroyed_by_overrun: i16,
    pub tiger_damaged: i16,
    pub tiger_critically_damaged: i16,
    pub t34_breakthrough: i16,
    pub stuka_destroyed_on_ground: i16,
    pub stuka_emergency_landing: i16,
}

/// The plain numbers of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Numbers {
    pub recon_range: u8,
    pub marker_moves_per_phase: u8,
    pub marker_steps_per_move: u8,
    pub pak_move_max: u8,
    pub wheel_markers: u8,
    pub front_elements: u8,
    pub stuka_actions_per_phase: u8,
    pub stuka_flight_phases: u8,
    pub max_turns_single_board: u16,
    pub max_turns_four_boards: u16,
    pub quiet_turns_limit: u16,
    pub dash_hexes: u8,
}

/// A ready-made set-up: terrain, front, markers and German weapons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct PresetCard {
    pub terrain: Vec<(Hex, Terrain)>,
    pub front: Vec<Hex>,
    pub markers: Vec<(Hex, MarkerKind)>,
    pub tigers: Vec<(Hex, Dir)>,
    pub airfield: Option<(Hex, Dir)>,
    pub paks: Vec<(Hex, Dir, PakKind)>,
    pub mines: Vec<(Hex, MineKind)>,
}

/// The lead of the German side that makes a kind of set-up even (DG-13.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct HeadStart {
    boards: Boards,
    season: Season,
    set_up: SetUp,
    points: i16,
}

/// How the pieces come on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SetUp {
    Free,
    Random,
    Preset(Preset),
}

impl SetUp {
    fn of(setup: &Setup) -> SetUp {
        match setup.deployment {
            Deployment::Free => SetUp::Free,
            Deployment::Random => SetUp::Random,
            Deployment::Preset => SetUp::Preset(setup.chosen_preset()),
        }
    }

    fn named(word: &str) -> SetUp {
        match Preset::ALL.into_iter().find(|preset| preset.name() == word) {
            Some(preset) => SetUp::Preset(preset),
            None if word == "free" => SetUp::Free,
            None if word == "random" => SetUp::Random,
            None => panic!("there is no set-up `{word}`"),
        }
    }
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
    pub terrain: [TerrainCard; 7],
    /// How many tiles of the three kinds a side has, by season.
    pub tiles: [[u8; 3]; 2],
    /// Position on the Tiger's track after damage and after critical damage, by position 1 to 5.
    pub track: [(u8, u8); 5],
    pub scoring: Scoring,
    pub numbers: Numbers,
    presets: [PresetCard; 4],
    head_starts: Vec<HeadStart>,
    balance: Vec<(String, u8, u32)>,
}

impl Data {
    /// The cards of a preset.
    pub fn preset(&self, preset: Preset) -> &PresetCard {
        &self.presets[preset as usize]
    }

    /// The lead of the German side that makes a setup even (DG-13.5).
    pub fn head_start(&self, setup: &Setup) -> i16 {
        let set_up = SetUp::of(setup);
        let fits = |row: &&HeadStart| (row.boards, row.season, row.set_up) == (setup.boards, setup.season, set_up);
        self.head_starts.iter().find(fits).map_or(0, |row| row.points)
    }

    /// How a scenario comes out between equals.
    pub fn balance(&self, scenario: &str) -> Option<Balance> {
        let (_, percent, matches) = self.balance.iter().find(|(name, ..)| name == scenario)?;
        Some(Balance { key: "balance-german", percent: *percent, matches: *matches })
    }

    /// What a kind of terrain does.
    #[inline]
    pub fn on(&self, terrain: Terrain) -> &TerrainCard {
        &self.terrain[terrain as usize]
    }
}

/// The components, read once.
pub static DATA: LazyLock<Data> = LazyLock::new(|| Data {
    tiger: weapon("tiger"),
    pak88: weapon("pak88"),
    pak36: weapon("pak36"),
    t34: weapon("t34"),
    t34_actions: SEASONS.map(|season| attribute("t34", season, "movement_actions")),
    terrain: ["steppe", "wood", "hill", "swamp", "snowy_wood", "snowy_hill", "snow_drift"].map(terrain),
    tiles: [Season::Summer, Season::Winter].map(|season| Terrain::tiles(season).map(|tile| tiles(tile.word()))),
    track: [1, 2, 3, 4, 5].map(track),
    scoring: scoring(),
    numbers: numbers(),
    presets: Preset::ALL.map(preset),
    head_starts: head_starts(),
    balance: balance(),
});

const SEASONS: [&str; 2] = ["summer", "winter"];

/// A CSV file of the box, with its columns by name.
struct Sheet {
    file: &'static str,
    columns: StringRecord,
    rows: Vec<StringRecord>,
}

impl Sheet {
    fn read(file: &'static str, text: &'static str) -> Sheet {
        let mut reader = csv::Reader::from_reader(text.as_bytes());
        let columns = reader.headers().cloned().unwrap_or_else(|fault| panic!("{file}: {fault}"));
        let rows = reader.records().collect::<Result<_, _>>().unwrap_or_else(|fault| panic!("{file}: {fault}"));
        Sheet { file, columns, rows }
    }

    fn text<'a>(&self, row: &'a StringRecord, column: &str) -> &'a str {
        let at = self.columns.iter().position(|name| name == column);
        at.and_then(|at| row.get(at)).unwrap_or_else(|| panic!("{}: no column `{column}`", self.file))
    }

    fn value<T: FromStr<Err: Display>>(&self, row: &StringRecord, column: &str) -> T {
        let text = self.text(row, column);
        text.parse().unwrap_or_else(|fault| panic!("{}: `{text}` in column `{column}`: {fault}", self.file))
    }

    fn is(&self, row: &StringRecord, wanted: &[(&str, &str)]) -> bool {
        wanted.iter().all(|(column, text)| self.text(row, column) == *text)
    }

    fn find(&self, wanted: &[(&str, &str)]) -> &StringRecord {
        let row = self.rows.iter().find(|row| self.is(row, wanted));
        row.unwrap_or_else(|| panic!("{}: no row with {wanted:?}", self.file))
    }
}

macro_rules! sheet {
    ($file:literal) => {
        Sheet::read(concat!("data/", $file), include_str!(concat!("../data/", $file)))
    };
}

fn attribute<T: FromStr<Err: Display>>(weapon: &str, season: &str, attribute: &str) -> T {
    let sheet = sheet!("weapons.csv");
    let row = sheet.find(&[("weapon", weapon), ("season", season), ("attribute", attribute)]);
    sheet.value(row, "value")
}

fn weapon(kind: &str) -> [WeaponCard; 2] {
    SEASONS.map(|season| WeaponCard {
        firepower: attribute(kind, season, "firepower"),
        armour: Clock::ALL.map(|clock| attribute(kind, season, &format!("armour_{}", clock.hour()))),
    })
}

fn terrain(kind: &str) -> TerrainCard {
    let sheet = sheet!("terrain.csv");
    let row = sheet.find(&[("terrain", kind)]);
    let yes = |column| sheet.text(row, column) == "yes";
    TerrainCard {
        cost_t34: sheet.value(row, "cost_t34"),
        cost_tiger: (sheet.text(row, "cost_tiger") != "forbidden").then(|| sheet.value(row, "cost_tiger")),
        shots_into: sheet.value(row, "modifier_to_shots_into"),
        shots_from: sheet.value(row, "modifier_to_shots_from"),
        recon_bonus: sheet.value(row, "recon_range_bonus"),
        marker_may_enter: yes("tank_marker_may_enter"),
        marker_can_be_seen: yes("tank_marker_reconnable_by_ground"),
        mine_may_lie: yes("mine_may_be_placed"),
    }
}

/// Both sides have the same tiles, so one side's row will do.
fn tiles(tile: &str) -> u8 {
    let sheet = sheet!("landscape_sets.csv");
    sheet.value(sheet.find(&[("terrain", tile)]), "count")
}

fn track(position: u8) -> (u8, u8) {
    let sheet = sheet!("tiger_track.csv");
    let row = sheet.find(&[("position", &position.to_string())]);
    (sheet.value(row, "position_after_damage"), sheet.value(row, "position_after_critical"))
}

fn scoring() -> Scoring {
    let sheet = sheet!("scoring.csv");
    let vp = |event| sheet.value(sheet.find(&[("event", event)]), "vp");
    Scoring {
        t34_destroyed: vp("t34_destroyed"),
        t34_damaged: vp("t34_damaged"),
        pak_destroyed_by_fire: vp("pak_destroyed_by_fire"),
        pak_destroyed_by_overrun: vp("pak_destroyed_by_overrun"),
        tiger_damaged: vp("tiger_damaged"),
        tiger_critically_damaged: vp("tiger_critically_damaged"),
        t34_breakthrough: vp("t34_breakthrough"),
        stuka_destroyed_on_ground: vp("stuka_destroyed_on_ground"),
        stuka_emergency_landing: vp("stuka_emergency_landing"),
    }
}

fn numbers() -> Numbers {
    let sheet = sheet!("constants.csv");
    let small = |name| sheet.value(sheet.find(&[("name", name)]), "value");
    let large = |name| sheet.value(sheet.find(&[("name", name)]), "value");
    Numbers {
        recon_range: small("recon_range"),
        marker_moves_per_phase: small("marker_moves_per_phase"),
        marker_steps_per_move: small("marker_steps_per_move"),
        pak_move_max: small("pak_move_max"),
        wheel_markers: small("wheel_markers"),
        front_elements: small("front_elements"),
        stuka_actions_per_phase: small("stuka_actions_per_phase"),
        stuka_flight_phases: small("stuka_flight_phases"),
        max_turns_single_board: large("max_turns_single_board"),
        max_turns_four_boards: large("max_turns_four_boards"),
        quiet_turns_limit: large("quiet_turns_limit"),
        dash_hexes: attribute("t34", "summer", "dash_hexes"),
    }
}

fn head_starts() -> Vec<HeadStart> {
    let sheet = sheet!("head_start.csv");
    let row = |row| HeadStart {
        boards: match sheet.text(row, "boards") {
            "4" => Boards::Four,
            _ => Boards::One,
        },
        season: match sheet.text(row, "season") {
            "winter" => Season::Winter,
            _ => Season::Summer,
        },
        set_up: SetUp::named(sheet.text(row, "set_up")),
        points: sheet.value(row, "points"),
    };
    sheet.rows.iter().map(row).collect()
}

fn balance() -> Vec<(String, u8, u32)> {
    let sheet = sheet!("balance.csv");
    let row = |row| {
        let name = sheet.text(row, "scenario").to_owned();
        (name, sheet.value(row, "german_percent"), sheet.value(row, "matches"))
    };
    sheet.rows.iter().map(row).collect()
}

fn preset(preset: Preset) -> PresetCard {
    let sheet = sheet!("presets.csv");
    let mut card = PresetCard::default();
    for row in sheet.rows.iter().filter(|row| sheet.is(row, &[("preset", preset.name())])) {
        let hex: Hex = sheet.value(row, "hex");
        let kind = sheet.text(row, "kind");
        let facing = || {
            let name = sheet.text(row, "facing");
            let dir = Dir::ALL.into_iter().find(|dir| dir.name() == name);
            dir.unwrap_or_else(|| panic!("{}: `{name}` is no direction", sheet.file))
        };
        match sheet.text(row, "item") {
            "terrain" => card.terrain.push((hex, terrain_named(kind))),
            "front_element" => card.front.push(hex),
            "tank_marker" if kind == "tank" => card.markers.push((hex, MarkerKind::Tank)),
            "tank_marker" => card.markers.push((hex, MarkerKind::Bluff)),
            "tiger" => card.tigers.push((hex, facing())),
            "airfield" => card.airfield = Some((hex, facing())),
            "pak_marker" if kind == "pak88" => card.paks.push((hex, facing(), PakKind::Pak88)),
            "pak_marker" if kind == "pak36" => card.paks.push((hex, facing(), PakKind::Pak36)),
            "pak_marker" => card.paks.push((hex, facing(), PakKind::Bluff)),
            "mine_marker" if kind == "mine" => card.mines.push((hex, MineKind::Mine)),
            "mine_marker" => card.mines.push((hex, MineKind::Bluff)),
            other => panic!("{}: there is no item `{other}`", sheet.file),
        }
    }
    card
}

fn terrain_named(word: &str) -> Terrain {
    use Terrain::*;
    let known = [Steppe, Wood, Hill, Swamp, SnowyWood, SnowyHill, SnowDrift];
    known.into_iter().find(|kind| kind.word() == word).unwrap_or_else(|| panic!("there is no terrain `{word}`"))
}

/// What can be chosen before a match, for forms and help texts.
pub static OPTIONS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| {
    let sheet = sheet!("options.csv");
    let rows = sheet.rows.iter().filter(|row| sheet.text(row, "option") != "medals"); // kept by itself, never chosen
    rows.map(|row| OptionSpec {
        id: sheet.text(row, "option").to_owned(),
        default: sheet.text(row, "default").to_owned(),
        values: values(sheet.text(row, "values")),
        origin: origin(sheet.text(row, "source")),
        note: sheet.text(row, "note").to_owned(),
    })
    .collect()
});

/// `a|b|c` or `3..20`.
fn values(text: &str) -> Values {
    match text.split_once("..").map(|(least, most)| (least.parse(), most.parse())) {
        Some((Ok(least), Ok(most))) => Values::Range(least, most),
        _ => Values::OneOf(text.split('|').map(str::to_owned).collect()),
    }
}

fn origin(text: &str) -> Origin {
    match text {
        "seed" => Origin::Seed,
        "public" => Origin::Public,
        _ => Origin::Reconstructed,
    }
}

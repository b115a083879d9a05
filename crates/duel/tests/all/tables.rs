//! The tables of the rulebook, row by row against what the program does.

use crate::field::*;
use duel::data::{DATA, Data, FILES, Files};
use duel::events::Effect;
use duel::map::Dir::*;
use duel::map::{Beyond, Clock, Dir, Hex, ONE_BOARD};
use duel::pieces::*;
use duel::setup::{Boards, Deployment, EvenChances, Preset, Setup, TerrainSetup};
use duel::sight::aspect_word;
use duel::state::{Step, Table};
use duel::{German, Soviet};
use std::collections::HashMap;
use table::testing::swapped;
use table::{Seat, Side};

type Row = HashMap<String, String>;

fn rows(text: &'static str) -> Vec<Row> {
    csv::Reader::from_reader(text.as_bytes()).deserialize().map(|row| row.expect("a row")).collect()
}

macro_rules! sheet {
    ($file:literal) => {
        rows(include_str!($file))
    };
}

fn yes(row: &Row, column: &str) -> bool {
    row[column] == "yes"
}

fn number(row: &Row, column: &str) -> i32 {
    row[column].parse().unwrap_or_else(|_| panic!("{column} of {row:?}"))
}

fn dir(name: &str) -> Dir {
    Dir::ALL.into_iter().find(|dir| dir.word() == name).unwrap_or_else(|| panic!("{name} is no direction"))
}

fn side(name: &str) -> Side {
    match name {
        "german" => German,
        "soviet" => Soviet,
        other => panic!("{other} is no side"),
    }
}

#[test]
fn dg_2_1_and_2_9_and_5_1_every_hex_of_the_board() {
    let (summer, winter) = (Setup::default(), Setup { season: Season::Winter, ..Setup::default() });
    let board = sheet!("data/board.csv");
    assert_eq!(board.len(), 99);
    for (row, at) in board.iter().zip(ONE_BOARD.hexes()) {
        assert_eq!((row["hex"].as_str(), number(row, "col")), (at.to_string().as_str(), at.column().into()));
        assert_eq!(yes(row, "shifted_east"), at.row() % 2 == 1);
        let halves =
            (summer.landscape_zone(German).contains(at.column()), summer.landscape_zone(Soviet).contains(at.column()));
        let half = match halves {
            (true, true) => "middle",
            (true, false) => "german",
            _ => "soviet",
        };
        assert_eq!(row["terrain_half"], half);
        assert_eq!(yes(row, "front_band"), summer.front_band().contains(at.column()));
        assert_eq!(yes(row, "soviet_assembly_summer"), summer.assembly_zone().contains(at.column()));
        assert_eq!(yes(row, "soviet_assembly_winter"), winter.assembly_zone().contains(at.column()));
        let exits: Vec<Dir> =
            row["german_edge_exit_dirs"].split('+').filter(|name| !name.is_empty()).map(dir).collect();
        for dir in Dir::ALL {
            assert_eq!(ONE_BOARD.beyond(at, dir) == Beyond::GermanEdge, exits.contains(&dir), "{at} {dir:?}");
        }
    }
}

#[test]
fn dg_2_3_the_six_directions() {
    for (row, dir) in sheet!("../../data/directions.csv").iter().zip(Dir::ALL) {
        assert_eq!((row["name"].as_str(), number(row, "index")), (dir.word(), dir as i32));
        assert_eq!(row["opposite"], dir.opposite().word());
        assert_eq!(number(row, "degrees_clockwise_from_east"), 60 * dir as i32);
        for (at, column) in [("E6", "d_col_in_unshifted_row"), ("D6", "d_col_in_shifted_row")] {
            let (from, to) = (hex(at), ONE_BOARD.neighbour(hex(at), dir).expect("in the middle of the board"));
            assert_eq!(i32::from(to.row()) - i32::from(from.row()), number(row, "d_row"));
            assert_eq!(i32::from(to.column()) - i32::from(from.column()), number(row, column));
        }
    }
}

#[test]
fn dg_2_5_and_2_8_the_clock() {
    for (row, clock) in sheet!("data/clock.csv").iter().zip(Clock::ALL) {
        assert_eq!(
            (number(row, "clock"), number(row, "steps_clockwise_from_hull")),
            (clock.hour().into(), clock as i32)
        );
        assert_eq!(row["aspect_when_hit_from_here"], aspect_word(clock));
        assert_eq!(E.clockwise_to(E.turned(clock as u8)), clock);
    }
}

/// A shooter and its target so many hexes apart, the target struck on this side.
fn shot(row: &Row, season: &str, distance: u8, aspect: &str) -> Result<(i8, Effect), &'static str> {
    let field = if season == "winter" { Field::winter() } else { Field::summer() };
    let (by, at) = (hex("E2"), Hex::at(4, 2 + distance).expect("on the board").to_string());
    let hull = match aspect {
        "front" => W,
        "side" => NW,
        _ => E,
    };
    let pak = |name: &str| if name == "pak88" { PakKind::Pak88 } else { PakKind::Pak36 };
    let (field, by) = match row["shooter"].as_str() {
        "tiger" => (field.tiger(&by.to_string(), E, E), TIGER),
        "t34" => (field.t34(&by.to_string(), E, E), T34),
        gun => (field.gun(&by.to_string(), pak(gun), E), PAK),
    };
    let (field, at) = match row["target"].as_str() {
        "t34" => (field.t34(&at, hull, hull), T34),
        "tiger" => (field.tiger(&at, hull, hull), TIGER),
        gun => (field.gun(&at, pak(gun), hull), PAK),
    };
    let table = field.at(Step::Programming).state.table;
    table.shot(by, at, 0).map(|shot| (shot.power, shot.effect)).map_err(|why| why.rule())
}

#[test]
fn dg_10_1_and_10_2_the_firepower_table() {
    let table = sheet!("data/firepower_table.csv");
    for row in &table {
        let seasons = if row["season"] == "both" { vec!["summer", "winter"] } else { vec![row["season"].as_str()] };
        let distance = number(row, "distance") as u8;
        for season in seasons {
            for aspect in ["front", "side", "rear"] {
                let expected = match row[&format!("hit_{aspect}")].as_str() {
                    "destroyed" => Ok((number(row, "power_flat_ground") as i8, Effect::Destroyed)),
                    "damaged" => Ok((number(row, "power_flat_ground") as i8, Effect::Damaged)),
                    "critical" => Ok((number(row, "power_flat_ground") as i8, Effect::Critical)),
                    _ => Err("DG-10.4"),
                };
                assert_eq!(shot(row, season, distance, aspect), expected, "{season} {aspect} {row:?}");
            }
            let farther = |other: &&Row| {
                (&other["shooter"], &other["target"], &other["season"])
                    == (&row["shooter"], &row["target"], &row["season"])
                    && number(other, "distance") > number(row, "distance")
            };
            if !table.iter().any(|other| farther(&other)) {
                assert_eq!(shot(row, season, distance + 1, "rear"), Err("DG-10.3"), "out of reach: {row:?}");
            }
        }
    }
}

#[test]
fn dg_5_1_and_14_2_the_landscape_sets() {
    for row in sheet!("../../data/landscape_sets.csv") {
        let season = if row["season"] == "winter" { Season::Winter } else { Season::Summer };
        let kind = Terrain::tiles(season).iter().position(|tile| tile.word() == row["terrain"]).expect("a tile");
        let table = Table::empty(&Setup { season, ..Setup::default() });
        assert_eq!(i32::from(table.tiles[side(&row["placed_by"]).index()][kind]), number(&row, "count"));
    }
}

#[test]
fn dg_1_3_the_components() {
    let (german, soviet) = (Setup::default().holdings(Seat(0)), Setup::default().holdings(Seat(1)));
    let mut known = 0;
    for row in sheet!("../../data/components.csv") {
        let (count, real) = match (row["side"].as_str(), row["component"].split(['(', ':']).next().map(str::trim)) {
            ("german", Some("landscape elements" | "winter landscape elements")) => (german.tiles, None),
            ("soviet", Some("landscape elements" | "winter landscape elements")) => (soviet.tiles, None),
            (_, Some("front elements")) => (german.front, None),
            (_, Some("Tiger tanks")) => (german.tigers, None),
            (_, Some("PAK markers" | "winter PAK markers")) => {
                (german.pak88 + german.pak36 + german.pak_bluffs, Some(german.pak88 + german.pak36))
            }
            (_, Some("mine markers")) => (german.mines + german.mine_bluffs, Some(german.mines)),
            (_, Some("wheel markers")) => (german.wheels, None),
            (_, Some("Ju 87 G Stuka" | "airfield")) => (german.stukas, None),
            (_, Some("T-34 tanks")) => (soviet.tanks, None),
            (_, Some("tank markers")) => (soviet.tanks + soviet.bluffs, Some(soviet.tanks)),
            _ => continue, // cards, bars and medals are not counted by the program
        };
        assert_eq!(number(&row, "count"), i32::from(count), "{row:?}");
        assert_eq!(row["real"].parse().ok(), real, "{row:?}");
        known += 1;
    }
    assert_eq!(known, 14);
}

#[test]
fn dg_16_1_and_16_2_the_large_battle() {
    let setup = Setup { boards: Boards::Four, ..Setup::default() };
    let (german, soviet) = (setup.holdings(Seat(0)), setup.holdings(Seat(1)));
    let zone = |zone: duel::setup::Zone| format!("{}-{}", zone.from, zone.to);
    for row in sheet!("../../data/multiboard.csv") {
        let value = match row["item"].as_str() {
            "columns" => setup.board().columns.to_string(),
            "rows" => setup.board().rows.to_string(),
            "tigers" => german.tigers.to_string(),
            "t34" | "tank_markers_real" => soviet.tanks.to_string(),
            "tank_markers" => (soviet.tanks + soviet.bluffs).to_string(),
            "pak_markers" => (german.pak88 + german.pak36 + german.pak_bluffs).to_string(),
            "pak88" => german.pak88.to_string(),
            "pak36" => german.pak36.to_string(),
            "pak_bluff" => german.pak_bluffs.to_string(),
            "mine_markers" => (german.mines + german.mine_bluffs).to_string(),
            "mines_real" => german.mines.to_string(),
            "wheel_markers" => german.wheels.to_string(),
            "stukas" | "airfields" => german.stukas.to_string(),
            "front_elements" => german.front.to_string(),
            "landscape_elements_per_side" => german.tiles.to_string(),
            "marker_moves_per_phase" => soviet.marker_moves.to_string(),
            "terrain_german_cols" => zone(setup.landscape_zone(German)),
            "terrain_soviet_cols" => zone(setup.landscape_zone(Soviet)),
            "front_band_cols" => zone(setup.front_band()),
            "soviet_assembly_cols_summer" => zone(setup.assembly_zone()),
            "soviet_assembly_cols_winter" => zone(Setup { season: Season::Winter, ..setup }.assembly_zone()),
            "max_turns" => setup.last_turn().to_string(),
            "vp_bars" => setup.sets().to_string(),
            other => panic!("{other} is not checked"),
        };
        assert_eq!(row["value"], value, "{}", row["item"]);
    }
}

#[test]
fn dg_13_5_the_head_start_of_every_set_up() {
    for row in sheet!("../../data/head_start.csv") {
        let preset = Preset::ALL.into_iter().find(|preset| preset.word() == row["set_up"]);
        let (terrain_setup, deployment) = match (preset, row["set_up"].as_str()) {
            (Some(_), _) => (TerrainSetup::Preset, Deployment::Preset),
            (None, "random") => (TerrainSetup::Random, Deployment::Random),
            (None, set_up) => {
                assert_eq!(set_up, "free");
                (TerrainSetup::Alternate, Deployment::Free)
            }
        };
        let setup = Setup {
            boards: if row["boards"] == "4" { Boards::Four } else { Boards::One },
            season: if row["season"] == "winter" { Season::Winter } else { Season::Summer },
            terrain_setup,
            deployment,
            preset,
            even_chances: EvenChances::Auto,
            ..Setup::default()
        };
        let lead = number(&row, "points");
        assert_eq!(Table::empty(&setup).vp.map(i32::from), [lead.max(0), (-lead).max(0)], "{row:?}");
    }
}

#[test]
fn dg_13_5_the_option_says_what_it_gives() {
    let points: Vec<i32> = sheet!("../../data/head_start.csv").iter().map(|row| number(row, "points")).collect();
    let numbers = |text: &str| -> Vec<i32> {
        let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        words.filter_map(|word| word.parse().ok()).collect()
    };
    for (language, text) in <duel::Duel as table::Spoken>::locales() {
        let note = text.lines().find(|line| line.starts_with("option-even_chances-note")).expect("the note");
        assert_eq!(numbers(note), points, "{language}");
    }
    let option = duel::data::OPTIONS.iter().find(|option| option.id == "even_chances").expect("the option");
    assert_eq!(numbers(&option.note), points);
}

#[test]
fn dg_13_5_the_figures_of_the_scenarios_are_told_with_their_level() {
    let names: Vec<&str> = duel::setup::scenarios().iter().map(|(name, _)| *name).collect();
    for row in sheet!("../../data/balance.csv") {
        let name = row["scenario"].as_str();
        assert!(names.contains(&name), "there is no scenario {name}");
        let told = <duel::Duel as table::Studied>::balance(name);
        let balance = told.iter().find(|balance| balance.between.word() == row["level"]).expect("a figure");
        assert_eq!(i64::from(balance.matches), i64::from(number(&row, "matches")), "{name}");
    }
    assert!(<duel::Duel as table::Studied>::balance("no such scenario").is_empty());
}

#[test]
fn dg_7_3_and_7_4_the_program_cards() {
    let mut movement = Card::ALL.iter().map(|card| card.word());
    let mut turrets = Clock::ALL.iter().map(|clock| format!("turret_{}", clock.hour()));
    for row in sheet!("../../data/program_cards.csv") {
        let counts = match (row["kind"].as_str(), row["card"].as_str()) {
            (_, "stop") => false, // padding: the program has a word for "done" instead
            ("movement", card) => movement.next() == Some(card),
            (_, card) => turrets.next().as_deref() == Some(card),
        };
        assert_eq!(yes(&row, "counts_against_card_limit"), counts, "{row:?}");
    }
    assert_eq!((movement.next(), turrets.next()), (None, None));
}

/// The steps that ask somebody something, in the order of play.
fn steps() -> Vec<Step> {
    use Step::*;
    let turns = [1, 2, 3].into_iter().flat_map(|steps| [GermanFire(steps), SovietFire(steps)]);
    let before = [
        Landscape,
        Front,
        Markers,
        Weapons,
        OpeningMarch,
        OpeningRecon,
        OpeningActivation,
        Programming,
        Guns,
        Recon,
        March,
        Tanks,
        Execution,
        LateRecon,
        GunReveal,
        WoodFire,
        MutualFire,
        AimedFire,
        ReturnFire,
    ];
    before.into_iter().chain(turns).chain([Flight]).collect()
}

#[test]
fn dg_1_5_the_sequence_of_play() {
    let sheet = sheet!("../../data/phases.csv");
    let automatic = ["DX", "DE"]; // nobody decides
    let within = ["B2m", "FACE"]; // asked in the middle of other steps
    let asked = sheet.iter().filter(|row| !automatic.contains(&&*row["code"]) && !within.contains(&&*row["code"]));
    let table = Table::empty(&Setup::default());
    let mut codes = Vec::new();
    for (row, step) in asked.zip(steps()) {
        codes.push(step.code());
        assert_eq!(row["code"], step.code());
        let seats: Vec<u8> = table.order(step).map(|seat| seat.0).collect();
        match row["decides"].as_str() {
            "german" => assert_eq!(seats, [0]),
            "soviet" => assert_eq!(seats, [1]),
            "both" => assert_eq!(seats, [0, 1]),
            other => assert_eq!((other, step), ("both alternating", Step::Landscape)),
        }
    }
    assert_eq!(codes.len(), steps().len());
}

#[test]
fn dg_11_8_who_scores_what() {
    let scores = DATA.scoring;
    for row in sheet!("../../data/scoring.csv") {
        let (by, vp) = match row["event"].as_str() {
            "t34_destroyed" => ("german", scores.t34_destroyed),
            "t34_damaged" => ("german", scores.t34_damaged),
            "pak_destroyed_by_fire" => ("soviet", scores.pak_destroyed_by_fire),
            "pak_destroyed_by_overrun" => ("soviet", scores.pak_destroyed_by_overrun),
            "tiger_damaged" => ("soviet", scores.tiger_damaged),
            "tiger_critically_damaged" => ("soviet", scores.tiger_critically_damaged),
            "t34_breakthrough" => ("soviet", scores.t34_breakthrough),
            "stuka_destroyed_on_ground" => ("soviet", scores.stuka_destroyed_on_ground),
            "stuka_emergency_landing" => ("soviet", scores.stuka_emergency_landing),
            "bluff_marker_removed" => ("nobody", 0),
            other => panic!("{other} is not checked"),
        };
        assert_eq!((row["scored_by"].as_str(), number(&row, "vp")), (by, vp.into()));
    }
}

#[test]
fn dg_15_4_the_medals() {
    let medals = sheet!("../../data/medals.csv");
    let given: Vec<(&str, &str)> =
        medals.iter().map(|row| (&*row["side"], row["event"].split(' ').next().unwrap_or(""))).collect();
    let expected =
        [("german", "t34_destroyed"), ("soviet", "t34_breakthrough"), ("soviet", "tiger_critically_damaged")];
    assert_eq!(given, expected);
    assert!(medals.iter().all(|row| number(row, "count") == 1));
}

#[test]
fn dg_13_3_and_6_2_and_12_2_the_plain_numbers() {
    let numbers = DATA.numbers;
    let hill = *DATA.on(Terrain::Hill);
    for row in sheet!("../../data/constants.csv") {
        let value = match row["key"].as_str() {
            "board_rows" => ONE_BOARD.rows.into(),
            "board_columns" => ONE_BOARD.columns.into(),
            "recon_range" => numbers.recon_range.into(),
            "recon_hill_bonus" => hill.recon_bonus.into(),
            "marker_moves_per_phase" => Setup::default().holdings(Seat(1)).marker_moves.into(),
            "marker_steps_per_move" => numbers.marker_steps_per_move.into(),
            "pak_move_max" => numbers.pak_move_max.into(),
            "wheel_markers" => Setup::default().holdings(Seat(0)).wheels.into(),
            "front_elements" => Setup::default().holdings(Seat(0)).front.into(),
            "hill_fire_bonus" => hill.shots_from.into(),
            "wood_target_modifier" => DATA.on(Terrain::Wood).shots_into.into(),
            "stuka_actions_per_phase" => numbers.stuka_actions_per_phase.into(),
            "stuka_flight_phases" => numbers.stuka_flight_phases.into(),
            "max_turns_single_board" => Setup::default().last_turn().into(),
            "max_turns_four_boards" => Setup { boards: Boards::Four, ..Setup::default() }.last_turn().into(),
            "quiet_turns_limit" => Setup::default().quiet_limit().into(),
            // These are written out in the rules of DG-5.8, DG-10.1, DG-10.9, DG-11.9 and DG-14.5.
            "opening_min_activations" | "power_loss_per_hex_beyond_first" => 1,
            "t34_turret_penalty_per_step_from_2nd" => -1,
            "drift_max_stays" => 2,
            "vp_bar_half_length" => 10,
            other => panic!("{other} is not checked"),
        };
        assert_eq!(number(&row, "value"), value, "{}", row["key"]);
    }
}

#[test]
fn dg_4_1_and_14_3_the_terrain_sheet() {
    for row in sheet!("../../data/terrain.csv") {
        let word = row["terrain"].replace("snow_steppe", "steppe");
        let terrain = serde_json::from_value::<Terrain>(word.into());
        let Ok(terrain) = terrain else { continue }; // airfield and front element are no landscape
        let card = *DATA.on(terrain);
        assert_eq!((number(&row, "cost_t34"), row["cost_tiger"].parse().ok()), (card.cost_t34.into(), card.cost_tiger));
        let between = Field::of(Setup {
            season: if row["season"] == "winter" { Season::Winter } else { Season::Summer },
            ..Setup::default()
        });
        let table = between.terrain("E4", terrain).tiger("E2", E, E).t34("E4", E, E).at(Step::Programming).state.table;
        let concealed = table.shot(TIGER, T34, 0).is_err_and(|why| ["DG-4.2", "DG-14.6"].contains(&why.rule()));
        assert_eq!(concealed, yes(&row, "conceals_occupant"), "{row:?}");
        assert_eq!(card.fires_first, yes(&row, "occupant_fires_first"), "{row:?}");
    }
}

#[test]
fn a_wrong_file_is_named_by_line_and_column() {
    let weapons = swapped(FILES.weapons, "tiger,summer,firepower,", "tiger,summer,firepower,x");
    let terrain = swapped(FILES.terrain, "swamp,", "bog,");
    let track = swapped(FILES.tiger_track, "position_after_damage", "after_damage");
    let way_back = swapped(FILES.tiger_track, "2,2,1,1", "2,2,4,1");
    let scoring = swapped(FILES.scoring, ",seed", ",hearsay");
    let constants = swapped(FILES.constants, "pak_move_max", "pak_move_most");
    let presets = swapped(FILES.presets, ",B4,", ",Z4,");
    let kinds = swapped(FILES.presets, "terrain,wood", "terrain,ocean");
    let head_start = swapped(FILES.head_start, "1,summer,S2", "1,summer,S9");
    let options = swapped(FILES.options, "3..20", "3..x");
    let columns = FILES.balance.lines().next().expect("a line of columns");
    let measured = format!("{columns}\nsummer-s2,regular,german,50,50.3,43.0,57.5,180,reconstructed\n");
    let balance = swapped(&measured, "german,50", "french,50");
    let figures = swapped(&measured, "german,50", "german,60");
    for (files, expected) in [
        (Files { weapons, ..FILES }, "data/weapons.csv, line 2, column `value`: `x"),
        (Files { terrain, ..FILES }, "data/terrain.csv, line 12, column `terrain`: no row says `swamp`"),
        (
            Files { tiger_track: track, ..FILES },
            "data/tiger_track.csv, line 2, column `position_after_damage`: there is no such column",
        ),
        (
            Files { tiger_track: way_back, ..FILES },
            "data/tiger_track.csv, line 4, column `position_after_damage`: a hit",
        ),
        (Files { scoring, ..FILES }, "data/scoring.csv, line 2, column `source`: `hearsay` is none of seed"),
        (Files { constants, ..FILES }, "data/constants.csv, line 9, column `key`: nothing is called `pak_move_most`"),
        (Files { presets, ..FILES }, "data/presets.csv, line 2, column `hex`: `Z4`"),
        (Files { presets: kinds, ..FILES }, "data/presets.csv, line 2, column `kind`: `ocean`"),
        (Files { head_start, ..FILES }, "data/head_start.csv, line 3, column `set_up`: `S9`"),
        (Files { options, ..FILES }, "data/options.csv, line 12, column `values`: `3..x` is no range"),
        (Files { balance, ..FILES }, "data/balance.csv, line 2, column `whose`: no message is called"),
        (Files { balance: figures, ..FILES }, "data/balance.csv, line 2, column `exact`: 43, 50.3 and 57.5"),
    ] {
        let error = Data::read(&files).expect_err(expected).to_string();
        assert!(error.starts_with(expected), "{error}");
    }
}

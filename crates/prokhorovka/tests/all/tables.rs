//! The sheets of the box, row by row against what the program reads from them, and the tables that follow from them.

use crate::field::*;
use prokhorovka::data::{DATA, Data, FILES, Files, OPTIONS};
use prokhorovka::map::{Hex, RailSide, Zone};
use prokhorovka::pieces::*;
use prokhorovka::setup::Setup;
use prokhorovka::state::Table;
use prokhorovka::{German, Pace, Soviet};
use std::collections::HashMap;
use table::testing::swapped;
use table::{Origin, Values};

type Row = HashMap<String, String>;

fn rows(text: &str) -> Vec<Row> {
    csv::Reader::from_reader(text.as_bytes()).deserialize().map(|row| row.expect("a row")).collect()
}

fn number(row: &Row, column: &str) -> u8 {
    row[column].parse().unwrap_or_else(|_| panic!("{column} of {row:?}"))
}

#[test]
fn every_unit_as_listed() {
    let sheet = rows(FILES.units);
    assert_eq!(sheet.len(), UNITS);
    for (row, unit) in sheet.iter().zip(UnitId::ALL) {
        let card = unit.card();
        assert_eq!((row["id"].as_str(), row["counter_name"].as_str()), (unit.word(), card.name));
        assert_eq!(row["formation"], card.formation.word());
        assert_eq!(row["side"] == "G", unit.side() == German);
        assert_eq!((row["class"].as_str(), row["type"].as_str()), (card.class.word(), card.kind.word()));
        assert_eq!(row["size"], card.size.word());
        assert_eq!(number(row, "armour_af"), card.factor(Class::Armour));
        assert_eq!((number(row, "infantry_af"), number(row, "mp")), (card.factor(Class::Infantry), card.mp));
        assert_eq!(number(row, "steps") == 1, unit.is_tiger());
        assert_eq!(
            row["special"].as_str(),
            if unit.is_tiger() {
                "tiger"
            } else if unit.is_remnant() {
                "remnant"
            } else {
                ""
            }
        );
        let start = match card.formation {
            Formation::Lah | Formation::Dr | Formation::Tk => "zone",
            Formation::I167 => "west edge",
            Formation::Airborne => "free",
            Formation::Remnants => "hidden",
            Formation::Reserve => "reserve",
            _ => "reinforcement",
        };
        assert_eq!(row["start"], start);
    }
}

#[test]
fn every_formation_as_listed() {
    let sheet = rows(include_str!("../../data/formations.csv"));
    assert_eq!(sheet.len(), Formation::ALL.len());
    for (row, formation) in sheet.iter().zip(Formation::ALL) {
        assert_eq!(row["id"], formation.word());
        assert_eq!(row["side"] == "G", formation.side() == German);
        assert_eq!(number(row, "marker") == 1, formation.has_marker());
        assert_eq!(number(row, "counts_for_uncommitted_vp") == 1, formation.corps().is_some());
    }
}

#[test]
fn every_hex_as_listed() {
    let (sheet, empty) = (rows(FILES.hexes), Table::empty(&Setup::default()));
    for (row, hex) in sheet.iter().zip(Hex::all()) {
        let spot = hex.spot();
        assert_eq!(
            (row["hex"].clone(), number(row, "col"), number(row, "row")),
            (hex.to_string(), hex.column(), hex.row())
        );
        assert_eq!((row["terrain"].as_str(), row["name"].as_str()), (spot.terrain.word(), spot.name));
        assert_eq!(number(row, "vp") == 1, spot.objective.is_some());
        assert_eq!(row["german_zone"], spot.zone.map_or("", Formation::word));
        assert_eq!(row["entry_zone"], spot.entry.map_or("", Zone::word));
        assert_eq!(!row["edge"].is_empty(), hex.is_edge());
        assert_eq!(
            (number(row, "rail") == 1, row["rail_side"].as_str()),
            (spot.rail == RailSide::On, spot.rail.word())
        );
        assert_eq!(number(row, "lah_extra") == 1, spot.is_hill_2522);
        let control = spot
            .objective
            .map_or("", |objective| if empty.control[usize::from(objective)] == German { "G" } else { "S" });
        assert_eq!(row["initial_control"], control);
    }
}

#[test]
fn the_psel_runs_between_its_banks() {
    let bank: HashMap<String, String> =
        rows(FILES.hexes).into_iter().map(|row| (row["hex"].clone(), row["psel_bank"].clone())).collect();
    for hex in Hex::all() {
        for step in &hex.spot().steps {
            assert_eq!(step.river, bank[&hex.to_string()] != bank[&step.to.to_string()], "{hex} {}", step.to);
        }
    }
}

#[test]
fn the_railway_hangs_together() {
    let line: Vec<Hex> = rows(include_str!("../../data/railway.csv")).iter().map(|row| hex(&row["hex"])).collect();
    assert!(line.windows(2).all(|pair| pair[0].distance(pair[1]) == 1));
    assert!(line[0].is_edge() && line[line.len() - 1].is_edge());
    let drawn: Vec<Hex> = Hex::all().filter(|hex| hex.spot().rail == RailSide::On).collect();
    assert_eq!(drawn.len(), line.len());
    assert!(drawn.iter().all(|hex| line.contains(hex)));
}

#[test]
fn entry_zones_as_listed() {
    for row in rows(FILES.entry_zones) {
        let hexes: Vec<Hex> = row["hexes"].split(' ').map(hex).collect();
        match row["zone"].parse::<Zone>() {
            Ok(zone) => assert_eq!(DATA.zones[zone.index()], hexes),
            Err(_) => assert_eq!(DATA.west, hexes),
        }
    }
}

#[test]
fn terrain_modifiers_and_artillery_as_listed() {
    let tec = rows(FILES.tec);
    for terrain in prokhorovka::map::Terrain::ALL {
        let row = tec.iter().find(|row| row["feature"] == terrain.word()).expect("a row");
        let card = &DATA.terrain[terrain.index()];
        assert_eq!((number(row, "mp_cost"), row["target_drm"].clone()), (card.cost, card.cover.to_string()));
        assert_eq!(
            (row["firer_drm"].clone(), number(row, "blocks_los_at_range_2") == 1),
            (card.height.to_string(), card.blocks)
        );
        assert_eq!(number(row, "vp") == 1, terrain.is_objective());
    }
    let cost = |feature: &str| number(tec.iter().find(|row| row["feature"] == feature).expect("a row"), "mp_cost");
    assert_eq!((cost("overrun"), cost("north edge exit"), cost("railway")), (DATA.overrun_cost, DATA.exit_cost, 0));
    let drm = |case: &str| rows(FILES.fire_drm).iter().find(|row| row["case"] == case).expect("a row")["drm"].clone();
    let read = &DATA.modifiers;
    let pairs = [("long range", read.long_range), ("same hex", read.same_hex), ("target cover", read.cover)];
    for (case, value) in pairs.into_iter().chain([("firer on hill", read.hill), ("Rudel", read.rudel)]) {
        assert_eq!(drm(case), value.to_string(), "{case}");
    }
    for row in rows(FILES.support).iter().filter(|row| row["support"] == "artillery") {
        let side = if row["side"] == "G" { German } else { Soviet };
        assert_eq!(DATA.artillery_of(side, number(row, "die")), number(row, "count"));
        assert_eq!(number(row, "attack_factor"), DATA.numbers.support_factor);
    }
}

#[test]
fn the_box_holds_what_the_manifest_says() {
    let manifest = rows(include_str!("../../data/counter_manifest.csv"));
    let count = |group: &str| {
        manifest.iter().find(|row| row["counter_group"].starts_with(group)).map(|row| number(row, "count"))
    };
    let corps: usize = Formation::CORPS.into_iter().map(|corps| corps.units().len()).sum();
    assert_eq!((count("units (German basic)"), count("units (Soviet tank corps)")), (Some(18), Some(corps as u8)));
    assert_eq!(
        (count("units (rifle remnants)"), count("control markers")),
        (Some(15), Some(DATA.objectives.len() as u8))
    );
    let all: u32 =
        manifest.iter().filter(|row| row["counter_group"] != "total").map(|row| u32::from(number(row, "count"))).sum();
    assert_eq!(Some(all), count("total").map(u32::from));
    let markers = Formation::ALL.into_iter().filter(|formation| formation.has_marker());
    assert_eq!(markers.filter(|formation| formation.side() == German).count(), 4);
}

#[test]
fn turns_as_listed() {
    let sheet = rows(include_str!("../../data/turn_track.csv"));
    assert_eq!(sheet.len(), usize::from(DATA.numbers.last_turn));
    for row in sheet {
        let turn = number(&row, "turn");
        assert_eq!(number(&row, "last_turn") == 1, turn == DATA.numbers.last_turn);
        assert_eq!(number(&row, "optional_167_and_reserve_allowed") == 1, turn >= DATA.numbers.first_request_turn);
    }
}

#[test]
fn options_are_those_of_a_setup() {
    let written = serde_json::to_value(Setup::default()).expect("a setup");
    let fields = written.as_object().expect("an object");
    assert_eq!(OPTIONS.len(), fields.len());
    for option in OPTIONS.iter() {
        let default = &fields[&option.id];
        assert_eq!(
            default.as_str().map_or_else(|| default.to_string(), str::to_owned),
            option.default,
            "{}",
            option.id
        );
        if let Values::OneOf(values) = &option.values {
            for value in values {
                let text = format!("{{\"{}\": \"{value}\"}}", option.id);
                assert!(serde_json::from_str::<Setup>(&text).is_ok(), "{text}");
            }
        }
        assert!(matches!(option.origin, Origin::Seed | Origin::Reconstructed));
    }
}

/// Half of armour factor, infantry factor and points; of the first with a Tiger company beside.
#[test]
fn half_values_follow_from_the_printed_ones() {
    let half = |by: UnitId, armour: UnitId, infantry: UnitId, tiger: bool| {
        let mut field = Field::of(by.formation()).put(&[by], "1410").put(&[armour], "1510").put(&[infantry], "1409");
        if tiger {
            field = field.put(&[UnitId::DrTig], "1410");
        }
        let table = field.position().table;
        let power = |at: UnitId| table.aim(by, at, Pace::Half).map_or(0, |aim| aim.power);
        (power(armour), power(infantry), by.card().mp / 2)
    };
    use UnitId::*;
    let german = |by: UnitId, tiger: bool| half(by, Corps18N110, Rem183, tiger);
    assert_eq!((german(LahPz, false), german(LahPz, true)), ((2, 2, 3), (3, 2, 3)));
    assert_eq!((german(LahPg1, false), german(LahPg1, true)), ((1, 2, 3), (2, 2, 3)));
    assert_eq!((german(LahSpg, false), german(LahSpg, true)), ((2, 1, 3), (2, 1, 3)));
    assert_eq!((german(LahRec, false), german(LahRec, true)), ((1, 1, 4), (1, 1, 4)));
    assert_eq!(german(LahTig, false), (1, 1, 2));
    let soviet = |by: UnitId| half(by, LahPz, LahPg1, false);
    assert_eq!((soviet(Corps18N110), soviet(Corps2N26), soviet(Guards2N4g)), ((1, 1, 2), (1, 0, 2), (1, 1, 2)));
    assert_eq!((soviet(Corps18N36g), soviet(Corps29N31)), ((1, 0, 1), (0, 0, 3)));
    assert_eq!((soviet(Corps18N32m), soviet(Guards2N4gm), soviet(Airborne23)), ((0, 1, 1), (0, 1, 1), (0, 1, 1)));
}

#[test]
fn a_wrong_box_says_where() {
    let wrong = |files: Files| Data::read(&files).expect_err("it is accepted").to_string();
    let units = swapped(
        FILES.units,
        "lah_pz,1 SS Pz,LAH,G,armour,PzIV,regiment,5",
        "lah_pz,1 SS Pz,LAH,G,armour,PzIV,regiment,x",
    );
    assert!(wrong(Files { units, ..FILES }).contains("units.csv, line 4, column `armour_af`"));
    let units = swapped(FILES.units, "dr_pg1,", "dr_pg9,");
    assert!(wrong(Files { units, ..FILES }).contains("`id`"));
    let hexes = swapped(FILES.hexes, "0215,2,15,village", "0215,2,15,swamp");
    assert!(wrong(Files { hexes, ..FILES }).contains("`terrain`"));
    let river_hexsides = swapped(FILES.river_hexsides, "0109,0110,S", "0109,0110,N");
    assert!(wrong(Files { river_hexsides, ..FILES }).contains("does not lie N of 0109"));
    let constants = swapped(FILES.constants, "last_turn,9", "last_turns,9");
    assert!(wrong(Files { constants, ..FILES }).contains("constants.csv"));
}

//! Chapter 9: sight contact.

use crate::field::*;
use duel::map::Dir::*;
use duel::pieces::*;
use duel::state::Step;

fn sight(field: Field, from: &str, to: &str) -> bool {
    let table = field.at(Step::Programming).state.table;
    let (there, back) = (table.sight(hex(from), hex(to)), table.sight(hex(to), hex(from)));
    assert_eq!(there, back, "DG-9.2: it is mutual");
    there
}

fn e2_to_e6(field: Field) -> bool {
    sight(field, "E2", "E6")
}

#[test]
fn dg_9_1_hexes_that_are_not_in_line_never_see_each_other() {
    assert!(!sight(Field::summer(), "E2", "D6"));
    assert!(!sight(Field::summer(), "E2", "D3"));
    let game = Field::summer().tiger("E4", E, E).t34("D6", W, W).at(Step::Programming);
    assert_eq!(game.state.table.shot(TIGER, T34, 3).map_err(|why| why.rule()), Err("DG-9.1"));
}

#[test]
fn dg_9_2_sight_is_mutual_but_concealment_is_not() {
    let game = Field::summer().tiger("E4", E, E).t34("E6", W, W).wood("E6").at(Step::Programming);
    assert!(game.state.table.sight(hex("E4"), hex("E6")));
    assert!(game.state.table.shot(T34, TIGER, 0).is_ok() && game.state.table.shot(TIGER, T34, 0).is_err());
    let blind = Field::summer().tiger("E4", E, E).t34("E6", W, W).hill("E5").at(Step::Programming);
    assert_eq!(blind.state.table.shot(TIGER, T34, 0).map_err(|why| why.rule()), Err("DG-9.4"));
}

#[test]
fn dg_9_6_a_blocked_shot_names_the_obstacle_that_blocks_it() {
    let duel = |field: Field| field.tiger("E4", E, E).t34("E7", W, W).at(Step::Programming).state.table;
    let rule = |field: Field| duel(field).shot(TIGER, T34, 0).map_err(|why| why.rule()).err();
    assert_eq!(rule(Field::summer()), None);
    assert_eq!(rule(Field::summer().wood("E5")), Some("DG-9.3"));
    assert_eq!(rule(Field::summer().hill("E6")), Some("DG-9.4"));
    assert_eq!(rule(Field::winter().drift("E5")), Some("DG-14.7"));
    assert_eq!(rule(Field::summer().wood("E5").hill("E6")), Some("DG-9.3"), "the nearer one");
    let behind = Field::summer().tiger("E4", E, E).t34("E7", W, W).t34("E6", W, W).at(Step::Programming);
    assert_eq!(behind.state.table.shot(TIGER, T34, 0).map_err(|why| why.rule()).err(), Some("DG-9.5"));
}

#[test]
fn dg_9_3_one_wood_next_to_a_hill_can_be_overlooked() {
    assert!(!e2_to_e6(Field::summer().wood("E4")));
    assert!(e2_to_e6(Field::summer().wood("E3").hill("E2")));
    assert!(!e2_to_e6(Field::summer().wood("E4").hill("E2")), "not adjacent to the hill");
    assert!(!e2_to_e6(Field::summer().wood("E3").wood("E5").hill("E2").hill("E6")), "two woods always block");
}

#[test]
fn dg_9_4_a_hill_between_always_blocks() {
    assert!(!e2_to_e6(Field::summer().hill("E4")));
    assert!(!e2_to_e6(Field::summer().hill("E4").hill("E2").hill("E6")));
}

#[test]
fn dg_9_5_tanks_and_wrecks_block_unless_one_stands_on_a_hill() {
    let tank = || Field::summer().t34("E4", W, W);
    assert!(!e2_to_e6(tank()));
    assert!(!e2_to_e6(Field::summer().tiger("E4", W, W)), "of either side");
    assert!(e2_to_e6(tank().hill("E6")));
    let wreck = |state: &mut duel::State| state.table.t34s[0].fate = Fate::Burning(hex("E4"));
    assert!(!e2_to_e6(tank().with(wreck)));
}

#[test]
fn dg_9_6_everything_else_is_transparent() {
    let swamp = Field::summer().swamp("E3").front("E4").mine("E3", MineKind::Mine).marker("E5", MarkerKind::Tank);
    assert!(e2_to_e6(swamp.pak("E4", PakKind::Pak88, E).airfield("C4", E).flying("E4", E, 1)));
    assert!(e2_to_e6(Field::summer().airfield("E4", E)));
    let each = Field::summer().hill("E2").wood("E3").t34("E4", W, W);
    assert!(e2_to_e6(each), "both obstacles are overcome, each on its own");
}

#[test]
fn dg_9_7_the_cases_to_compare() {
    let mut rows = csv::Reader::from_reader(include_str!("data/visibility_cases.csv").as_bytes());
    let mut cases = 0;
    for row in rows.records().map(|row| row.expect("a row")) {
        let field = match &row[2] {
            "winter" => Field::winter(),
            _ => Field::summer(),
        };
        let field = row[5].split(';').filter(|special| !special.is_empty()).fold(field, |field, special| {
            let (at, word) = special.split_once('=').expect("hex=terrain");
            let terrain = serde_json::from_value(serde_json::Value::from(word)).expect("a terrain");
            field.terrain(at, terrain)
        });
        let field = row[6].split(';').filter(|at| !at.is_empty()).fold(field, |field, at| field.t34(at, W, W));
        assert_eq!(sight(field, &row[3], &row[4]), &row[7] == "yes", "{row:?}");
        cases += 1;
    }
    assert_eq!(cases, 22);
}

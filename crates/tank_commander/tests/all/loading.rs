//! Positions from files: good ones are read, bad ones refused in words, and none makes the rules stumble.

use crate::field::*;
use serde_json::{Value, json};
use table::Rng;
use table::testing::{Mutations, positions, read, refuses, write};
use tank_commander::setup::scenarios;
use tank_commander::units::Gear;
use tank_commander::{State, TankCommander};

/// A position in the middle of a play with something of everything.
fn position() -> Value {
    let field = Field::new().german(45, "GF3").german(5, "GF3").with_gear(Gear::Panzerfaust).german(51, "GR2");
    let field =
        field.soviet(56, "SF3").soviet(11, "SF4").german(5, "GR2").on(3).mined("SF2").stream_between("SF4", "SF5");
    write::<TankCommander>(&field.hand(GERMAN, &[165, 69]).hand(SOVIET, &[31]).game().state)
}

/// Positions of all scenarios.
fn any_positions(rng: &mut Rng) -> Vec<State> {
    positions::<TankCommander>(scenarios().into_iter().map(|(_, setup)| setup), rng, 200)
}

#[test]
fn what_is_written_is_read_again() {
    for state in any_positions(&mut Rng::seeded(3)) {
        assert_eq!(read::<TankCommander>(&write::<TankCommander>(&state)), Ok(state));
    }
}

#[test]
fn a_bad_position_is_refused_in_words() {
    assert!(read::<TankCommander>(&position()).is_ok());
    for (path, value, word) in [
        ("/table/turn", json!(99), "turn is 99"),
        ("/table/turn", json!(0), "turn is 0"),
        ("/table/seat", json!(9), "there is no seat 9"),
        ("/table/seat", json!(1), "is not the one to decide"),
        ("/table/seat_turn", json!(7), "seat-turn is 7"),
        ("/table/nations", json!(["german", "german"]), "same nation"),
        ("/table/nations", Value::Null, "nations do not fit"),
        ("/table/attacker", json!("first"), "attacker does not fit"),
        ("/table/setup/columns", json!(9), "TC-2.6"),
        ("/table/setup/players", json!(3), "TC-21.4"),
        ("/table/units/0/at", json!("G8"), "not on the board"),
        ("/table/units/0/at", json!("S0"), "not on the board"),
        ("/table/units/0/at", json!("Z9"), "`Z9` is not a space"),
        ("/table/units/0/card", json!(165), "is no unit card"),
        ("/table/units/0/card", json!(200), "there is no card number 200"),
        ("/table/units/0/card", json!(56), "serves the enemy"),
        ("/table/units/0/owner", json!(4), "there is no seat 4"),
        ("/table/units/0/gear", json!(["panzerfaust"]), "cannot carry"),
        ("/table/units/1/marks", json!(["immobilised"]), "is no vehicle"),
        ("/table/units/1/marks", json!(["ace"]), "cannot have tank_ace"),
        ("/table/units/5/carrier", json!(1), "cannot be carried so"),
        ("/table/units/5/carrier", json!(77), "cannot be carried so"),
        ("/table/ground/C2/terrain", json!("Swamp"), "water, not base terrain"),
        ("/table/ground/C2/smoke", json!(9), "smoke of 9"),
        ("/table/ground/C2/minefield", json!(7), "there is no seat 7"),
        ("/table/edges/0/b", json!("A1"), "no edge"),
        ("/table/play/supply", json!(9), "supply is 9"),
        ("/table/step", json!("window"), "window does not fit"),
        ("/table/step", json!("volley"), "melee does not fit"),
        ("/table/step", json!("lunch"), "unknown variant `lunch`"),
        ("/table/players/0/hand", json!(5), "miscounted"),
        ("/table/players/2/hand", json!(1), "does not play"),
        ("/secrets/0/hand", json!([165]), "miscounted"),
        ("/secrets/0/hand", json!([165, 56]), "may not have"),
        ("/secrets/0/seen", json!([1]), "what was seen"),
        ("/focus", json!({ "aim": 60 }), "has in mind"),
    ] {
        refuses::<TankCommander>(&position(), path, &value, word);
    }
}

#[test]
fn several_faults_are_all_named() {
    let mut bad = position();
    bad["table"]["turn"] = json!(99);
    bad["table"]["play"]["supply"] = json!(7);
    let fault = read::<TankCommander>(&bad).expect_err("it is accepted");
    assert!(fault.contains("turn is 99") && fault.contains("supply is 7"), "{fault}");
}

/// Positions with values in them that might stand anywhere.
fn mutations() -> Mutations<TankCommander> {
    let mut rng = Rng::seeded(11);
    let positions = any_positions(&mut rng);
    let values = json!([
        null, true, false, 0, 1, 2, 3, 4, 7, 60, 166, 255, "A1", "D5", "G0", "G3", "none", "nothing", "play", "window", "melees",
        "deploy", "over", "first", "second", "german", "soviet", "Woods", "Hills", "Clear", "stream", "foxholes", "acted",
        "entered", "immobilised", "here", "due", [], {}, [165], { "aim": 1 },
    ]);
    Mutations::of(&positions, values, rng)
}

#[test]
fn values_replaced_at_random_never_make_the_rules_stumble() {
    mutations().replace_values(3_000, 50);
}

#[test]
fn bytes_flipped_at_random_never_make_the_rules_stumble() {
    mutations().flip_bits(1_500);
}

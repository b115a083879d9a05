//! Positions from files: good ones are read, bad ones refused in words, and none makes the rules stumble.

use crate::field::*;
use serde_json::{Value, json};
use table::{Chance, Dice, Next, Rng, Rules, Silent};
use tank_commander::setup::scenarios;
use tank_commander::units::Gear;
use tank_commander::{State, TankCommander};

fn read(value: &Value) -> Result<State, String> {
    serde_json::from_value(value.clone()).map_err(|fault| fault.to_string())
}

fn write(state: &State) -> Value {
    serde_json::to_value(state).expect("a position can be written")
}

/// A position in the middle of a play with something of everything.
fn position() -> Value {
    let field = Field::new().german(45, "GF3").german(5, "GF3").with_gear(Gear::Panzerfaust).german(51, "GR2");
    let field =
        field.soviet(56, "SF3").soviet(11, "SF4").german(5, "GR2").on(3).mined("SF2").stream_between("SF4", "SF5");
    write(&field.hand(GERMAN, &[165, 69]).hand(SOVIET, &[31]).game().state)
}

/// Positions of random matches.
fn positions(rng: &mut Rng) -> Vec<State> {
    let mut positions = Vec::new();
    for (_, setup) in scenarios() {
        let mut dice = Dice::quick(rng.seed());
        let mut state = TankCommander::begin(&setup, &mut dice, &mut Silent).expect("a valid setup");
        let mut legal = Vec::new();
        while let Next::Decide(_) = TankCommander::next(&state) {
            if rng.below(60) == 0 {
                positions.push(state.clone());
            }
            legal.clear();
            TankCommander::legal(&state, &mut legal);
            let action = *rng.pick(&legal).expect("something is legal");
            TankCommander::apply(&mut state, action, &mut dice, &mut Silent);
        }
    }
    positions
}

#[test]
fn what_is_written_is_read_again() {
    for state in positions(&mut Rng::seeded(3)) {
        assert_eq!(read(&write(&state)), Ok(state));
    }
}

#[test]
fn a_bad_position_is_refused_in_words() {
    assert!(read(&position()).is_ok());
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
        let mut bad = position();
        *bad.pointer_mut(path).unwrap_or_else(|| panic!("there is no {path}")) = value.clone();
        let fault = read(&bad).expect_err(&format!("{path} = {value} is accepted"));
        assert!(fault.contains(word), "{path} = {value}: {fault}");
    }
}

#[test]
fn several_faults_are_all_named() {
    let mut bad = position();
    bad["table"]["turn"] = json!(99);
    bad["table"]["play"]["supply"] = json!(7);
    let fault = read(&bad).expect_err("it is accepted");
    assert!(fault.contains("turn is 99") && fault.contains("supply is 7"), "{fault}");
}

/// Changes a number or a word somewhere in the document.
fn mutate(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Number(_) => *value = json!([0, 1, 2, 3, 7, 60, 166, 255][rng.below(8) as usize]),
        Value::Bool(flag) => *flag = !*flag,
        Value::String(text) => {
            *text = ["A1", "D5", "G0", "none", "play", "first", "second"][rng.below(7) as usize].into()
        }
        Value::Null => *value = json!(rng.below(4)),
        Value::Array(list) if list.is_empty() => list.push(json!(rng.below(200))),
        Value::Array(list) => {
            let place = rng.below(list.len() as u32) as usize;
            if rng.below(6) == 0 { drop(list.remove(place)) } else { mutate(&mut list[place], rng) }
        }
        Value::Object(map) => {
            let keys: Vec<String> = map.keys().cloned().collect();
            if let Some(inner) = rng.pick(&keys).and_then(|key| map.get_mut(key)) {
                mutate(inner, rng);
            }
        }
    }
}

#[test]
fn no_position_makes_the_rules_stumble() {
    let mut rng = Rng::seeded(11);
    let (mut accepted, positions) = (0, positions(&mut Rng::seeded(5)));
    for state in positions.iter().cycle().take(1500) {
        let mut doc = write(state);
        (0..1 + rng.below(2)).for_each(|_| mutate(&mut doc, &mut rng));
        let Ok(mut state) = read(&doc) else { continue };
        accepted += 1;
        let (mut dice, mut legal) = (Dice::quick(1), Vec::new());
        for _ in 0..60 {
            let Next::Decide(seat) = TankCommander::next(&state) else { break };
            TankCommander::imagine(&TankCommander::view(&state, Some(seat)), &mut rng);
            legal.clear();
            TankCommander::legal(&state, &mut legal);
            let Some(&action) = rng.pick(&legal) else { break };
            TankCommander::apply(&mut state, action, &mut dice, &mut Silent);
        }
    }
    assert!(accepted > 20, "only {accepted} were tried");
}

//! Positions from files: good ones are read, bad ones refused in words, and none makes the rules stumble.

use crate::field::*;
use duel::map::Dir::*;
use duel::pieces::*;
use duel::setup::{Setup, scenarios};
use duel::state::Step;
use duel::{Duel, State};
use serde_json::{Value, json};
use table::Rng;
use table::testing::{Mutations, positions, read, refuses, write};

/// A position in the middle of phase B with something of everything.
fn position() -> Value {
    let field = Field::summer().tiger("E4", E, E).t34("E8", W, W).t34("C8", W, W).wood("D4").front("F5");
    let field = field.marker("G9", MarkerKind::Tank).marker("G10", MarkerKind::Bluff).airfield("G2", E);
    let field = field.pak("C4", PakKind::Pak88, E).gun("G4", PakKind::Pak36, E).mine("F4", MineKind::Mine);
    let mut game = field.at(Step::Tanks);
    game.act(drive(1));
    write::<Duel>(&game.state)
}

#[test]
fn what_is_written_is_read_again() {
    for state in any_positions(&mut Rng::seeded(3)) {
        assert_eq!(read::<Duel>(&write::<Duel>(&state)), Ok(state));
    }
}

#[test]
fn a_bad_position_is_refused_in_words() {
    assert!(read::<Duel>(&position()).is_ok());
    for (path, value, word) in [
        ("/table/turn", json!(65535), "turn is 65535"),
        ("/table/turn", json!(0), "the first turn is number 1"),
        ("/table/seat", json!(9), "seat 9"),
        ("/table/seat", json!(0), "has no part in this step"),
        ("/table/tigers/0/track", json!(0), "track of Tiger 1 is 0"),
        ("/table/tigers/0/at", json!("E12"), "off the board at E12"),
        ("/table/tigers/0/at", json!("Z9"), "`Z9` is not a hex"),
        ("/table/tigers/0/at", json!("E8"), "shares E8"),
        ("/table/tigers/0/hull", json!("N"), "unknown variant `N`"),
        ("/table/tigers/0/turret", json!(3), "3 o'clock"),
        ("/table/tigers/0/owner", json!(7), "seat that does not exist"),
        ("/table/t34s/1/fate", json!({ "on": "E8" }), "shares E8"),
        ("/table/focus/drive/t34", json!(40), "does not fit the step"),
        ("/table/focus/drive/t34", json!(200), "no piece number 200"),
        ("/table/focus", json!({ "stuka": 1 }), "does not fit the step"),
        ("/table/ground/terrain/D4", json!("ocean"), "unknown variant `ocean`"),
        ("/table/ground/terrain/D4", json!("snow_drift"), "other season"),
        ("/table/markers/0/at", Value::Null, "neither hidden nor shown"),
        ("/table/markers/0/at", json!("G10"), "shares G10"),
        ("/table/paks/0/face", json!({ "up": "pak36" }), "not what it shows"),
        ("/table/paks/0/at", Value::Null, "wrong face"),
        ("/table/mines/0/at", Value::Null, "lost"),
        ("/table/stukas/0/at", json!("C3"), "off its airfield"),
        ("/table/setup/players", json!(3), "16 tank markers instead of 8"),
        ("/table/setup/boards", json!(3), "3 boards"),
        ("/table/setup/max_turns", json!(5), "DG-13.3"),
        ("/table/setup/head_start", json!(-61), "DG-13.5"),
        ("/table/vp", json!([0, -3]), "points"),
        ("/table/step", json!("lunch"), "unknown variant `lunch`"),
        ("/table/step", json!({ "german_fire": 9 }), "turrets turn 1 to 3 steps"),
        ("/german/paks", json!([]), "PAK markers are not complete"),
        ("/german/orders", json!([{ "by": { "tiger": 1 }, "at": null }]), "outside a fire step"),
        ("/soviet/markers/0", json!("bluff"), "tanks"),
    ] {
        refuses::<Duel>(&position(), path, &value, word);
    }
}

/// A match by hand at the beginning of this step of the set-up.
fn laying(step: Step) -> Value {
    let mut game = Game::start(Setup::default(), 0);
    while game.step() != step {
        let first = game.legal()[0];
        game.act(first);
    }
    write::<Duel>(&game.state)
}

/// A Tiger that has been hit, in DB2.
fn return_fire() -> Value {
    let mut game = Field::summer().tiger("E4", E, W).t34("E6", W, W).combat();
    game.act(fire(T34, TIGER));
    write::<Duel>(&game.state)
}

#[test]
fn a_position_that_would_come_to_grief_later_is_refused() {
    let programming = write::<Duel>(&Field::summer().tiger("E4", E, E).at(Step::Programming).state);
    let opening = write::<Duel>(&Field::summer().at(Step::OpeningActivation).state);
    let flight = write::<Duel>(&Field::summer().airfield("E1", E).at(Step::Flight).state);
    let five = json!({ "cards": ["left", "left", "left", "left", "left"], "turret": null, "done": false });
    let driven = json!({ "cards": ["left"], "turret": null, "done": true });
    let tiger = json!({ "piece": "tiger", "owner": 0, "hex": "A1", "facing": "E" });
    let stray = json!({ "piece": "tiger", "owner": 0, "hex": "E9", "facing": "E" });
    for (base, path, value, word) in [
        (&programming, "/german/programs/0", five, "a full program is not complete"),
        (&return_fire(), "/german/programs/0", driven, "still lies there"),
        (&programming, "/table/quiet", json!(6), "quiet turns is 6"),
        (&opening, "/table/turn", json!(30), "the opening comes before"),
        (&position(), "/table/stukas/0/flight", json!({ "flying": { "phase": 4, "left": 5 } }), "a flight phase is 4"),
        (&flight, "/table/stukas/0/flight", json!("landed"), "does not fit the step"),
        (&return_fire(), "/table/tigers/1/attackers", json!(2), "a weapon that has not fired"),
        (&return_fire(), "/table/t34s/0/damage", json!(255), "more damage than hits"),
        (&position(), "/table/paks/2/wheel", json!("moving"), "beside the board"),
        (&position(), "/table/tigers/0/at", json!("G2"), "a Tiger and a Stuka share G2"),
        (&position(), "/table/markers/0/at", json!("F4"), "shares F4 with a German marker"),
        (&laying(Step::Landscape), "/table/tiles/0/0", json!(3), "tiles of wood are lost"),
        (&laying(Step::Landscape), "/table/front_left", json!(3), "front elements are lost"),
        (&laying(Step::Front), "/table/front_left", json!(1), "front elements are lost"),
        (&laying(Step::Front), "/table/ground/front", json!(["C5"]), "not one line"),
        (&laying(Step::Markers), "/table/ground/front/0", json!("I6"), "not one line"),
        (&laying(Step::Weapons), "/german/laid", json!([tiger, tiger]), "cannot be laid at A1"),
        (&laying(Step::Weapons), "/german/laid", json!([stray]), "cannot be laid at E9"),
        (&laying(Step::Weapons), "/table/markers/0/at", json!("B2"), "outside its zone"),
    ] {
        refuses::<Duel>(base, path, &value, word);
    }
}

#[test]
fn points_and_medals_never_run_over() {
    let setup = Setup { players: duel::setup::Players(4), ..Setup::default() };
    let full = |state: &mut State| (state.table.medals, state.table.vp) = ([255; 8], [10_000; 2]);
    let mut game = Field::of(setup).t34("E1", W, W).with(full).at(Step::Tanks);
    game.acts([drive(1), duel::Action::Forward]);
    assert_eq!((game.state.table.medals[2], game.vp()), (255, [10_000, 10_000]));
}

#[test]
fn no_field_may_be_missing_and_none_unknown() {
    for part in ["", "/table", "/german", "/soviet", "/table/tigers/0", "/table/paks/0", "/table/t34s/0"] {
        let fields: Vec<String> =
            position().pointer(part).and_then(Value::as_object).expect("an object").keys().cloned().collect();
        for field in fields {
            let mut bad = position();
            bad.pointer_mut(part).and_then(Value::as_object_mut).expect("an object").remove(&field);
            // What may be nothing may be left out.
            assert!(read::<Duel>(&bad).is_err() || ["facing", "at"].contains(&field.as_str()), "{part}/{field}");
        }
        let mut bad = position();
        bad.pointer_mut(part).expect("a part")["colour"] = json!("red");
        assert!(read::<Duel>(&bad).is_err_and(|fault| fault.contains("colour")), "{part}");
    }
}

#[test]
fn pieces_are_neither_lost_nor_doubled() {
    for list in ["/table/tigers", "/table/paks", "/table/mines", "/table/markers", "/table/stukas", "/german/mines"] {
        let (mut lost, mut doubled) = (position(), position());
        lost.pointer_mut(list).and_then(Value::as_array_mut).expect("a list").pop();
        assert!(read::<Duel>(&lost).is_err(), "one of {list} is lost");
        let pieces = doubled.pointer_mut(list).and_then(Value::as_array_mut).expect("a list");
        pieces.push(pieces[0].clone());
        assert!(read::<Duel>(&doubled).is_err(), "one of {list} is doubled");
    }
}

#[test]
fn truncated_text_is_refused() {
    let text = position().to_string();
    for end in (0..text.len()).step_by(17) {
        assert!(serde_json::from_str::<State>(&text[..end]).is_err());
    }
}

// --- Thousands of mutations

/// Positions of all scenarios and of some agreements at random.
fn any_positions(rng: &mut Rng) -> Vec<State> {
    let named = scenarios().into_iter().map(|(_, setup)| setup);
    let any: Vec<Setup> = (0..10).map(|_| Setup::any(rng)).collect();
    positions::<Duel>(named.chain(any), rng, 120)
}

/// Positions with values in them that might stand anywhere.
fn mutations() -> Mutations<Duel> {
    let mut rng = Rng::seeded(3);
    let positions = any_positions(&mut rng);
    let values = json!([
        null, true, false, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 14, 16, 64, 200, 255, 256, 9999, 65535, 4294967295u32, "A1",
        "E5", "E8", "I11", "R22", "E", "W", "NW", "steppe", "wood", "swamp", "snow_drift", "down", "tank", "bluff", "mine",
        "pak88", "nothing", "none", "laid", "moving", "standing", "ready", "landed", "lost", "destroyed", "through",
        "just_laid", "two", "winter", "free", "random", "over", "landscape", "front", "markers", "weapons", "guns",
        "programming", "execution", "flight", "tanks", "march", "opening_march", "wood_fire", "aimed_fire", "return_fire",
        { "on": "E5" }, { "burning": "E5" }, { "up": "pak36" }, { "german_fire": 1 }, { "soviet_fire": 3 },
        { "flying": { "phase": 4, "left": 0 } }, { "marker": 1 }, { "stuka": 1 }, { "tiger": 1 }, { "tile": "wood" },
        { "gun": { "pak": 1, "steps": 2 } }, { "t34": 1, "choose": "look" },
        { "drive": { "t34": 1, "used": 5, "dashing": true, "stopped": false } }, [], {},
    ]);
    Mutations::of(&positions, values, rng)
}

#[test]
fn values_replaced_at_random_never_make_the_rules_stumble() {
    mutations().replace_values(10_000, 50);
}

#[test]
fn bytes_flipped_at_random_never_make_the_rules_stumble() {
    mutations().flip_bits(4_000);
}

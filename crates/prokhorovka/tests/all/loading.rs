//! Positions from files: good ones are read, bad ones refused in words, and none makes the rules stumble.

use crate::field::*;
use prokhorovka::pieces::Formation::Corps18;
use prokhorovka::pieces::UnitId::*;
use prokhorovka::setup::{Setup, scenarios};
use prokhorovka::{Action, Prokhorovka, State};
use serde_json::{Value, json};
use table::Rng;
use table::testing::{Mutations, positions, read, refuses, write};

/// A position in the middle of an overrun.
fn position() -> Value {
    let field = Field::of(Corps18).put(&[Corps18N110, Corps18N170], "1709").put(&[LahPz, LahTig], "1710");
    let mut game = field.put(&[Rem183], "2006").put(&[Rem375], "2308").rolls(&[]);
    game.act(Action::Group(Corps18N110, Corps18N170, None)).act(Action::Attack(hex("1710")));
    write::<Prokhorovka>(&game.state)
}

fn any_positions(rng: &mut Rng) -> Vec<State> {
    let setups = scenarios().into_iter().map(|(_, setup)| setup).chain([Setup::with_everything(); 2]);
    positions::<Prokhorovka>(setups, rng, 200)
}

#[test]
fn what_is_written_is_read_again() {
    for state in any_positions(&mut Rng::seeded(3)) {
        assert_eq!(read::<Prokhorovka>(&write::<Prokhorovka>(&state)), Ok(state));
    }
}

/// The place of a unit in the list.
fn unit(id: prokhorovka::pieces::UnitId, field: &str) -> String {
    format!("/table/units/{}/{field}", id.index())
}

#[test]
fn a_bad_position_is_refused_in_words() {
    assert!(read::<Prokhorovka>(&position()).is_ok());
    for (path, value, words) in [
        ("/table/turn".to_owned(), json!(99), "turn is 99"),
        ("/table/turn".to_owned(), json!(0), "turn is 0"),
        ("/table/air".to_owned(), json!([1, 1]), "both sides have aircraft"),
        ("/table/air".to_owned(), json!([0, 6]), "Soviet aircraft is 6"),
        ("/table/artillery".to_owned(), json!([1, 0]), "German artillery is 1"),
        ("/table/banked".to_owned(), json!([3, 0]), "3 points were scored"),
        ("/table/calls".to_owned(), json!(1), "calls for the 167th"),
        ("/table/refusals".to_owned(), json!(1), "brigades refused"),
        ("/table/rudel".to_owned(), json!("flies"), "Rudel flies"),
        ("/table/wittmann".to_owned(), json!("used"), "Wittmann rolls"),
        ("/table/division_167".to_owned(), json!("arrived"), "167th"),
        ("/table/asked".to_owned(), json!(["5gta_10"]), "brigades are asked for"),
        ("/table/drawn".to_owned(), json!([]), "marker"),
        ("/table/drawn".to_owned(), json!(["18TC", "18TC"]), "the marker of 18TC"),
        ("/table/envelope".to_owned(), json!([]), "the marker of LAH is missing"),
        ("/table/envelope".to_owned(), json!(["LAH", "29TC"]), "the marker of 29TC"),
        ("/table/overrun/from".to_owned(), json!("1410"), "an overrun of 1710 from 1410"),
        ("/table/overrun/round".to_owned(), json!(101), "round of the overrun is 101"),
        ("/table/overrun".to_owned(), json!(null), "overrun is fought out of turn"),
        (
            "/table/march".to_owned(),
            json!({"movers": [], "origin": "map", "entered": 0, "spent": 0}),
            "a march is under way",
        ),
        ("/table/control".to_owned(), json!(["first"]), "invalid length"),
        ("/table/setup/handicap".to_owned(), json!(9), "the setup breaks BS-16.7"),
        ("/deal".to_owned(), json!(["rem_183"]), "face down"),
        (unit(LahTig, "health"), json!("reduced"), "cannot be reduced"),
        (unit(Rem183, "place"), json!("off"), "rem_183 is where it cannot be"),
        (unit(Rem183, "place"), json!("exited"), "rem_183 is where it cannot be"),
        (unit(Rem183, "place"), json!({"at": "2308"}), "cannot stack"),
        (unit(Corps18N110, "stage"), json!("ready"), "somebody attacks who cannot"),
        (unit(Corps18N181, "place"), json!("off"), "18TC is committed in part"),
        (unit(Corps29N25, "stage"), json!("done"), "29tc_25 has acted off the map"),
        (unit(Rem375, "stage"), json!("moved_half"), "halfway"),
    ] {
        refuses::<Prokhorovka>(&position(), &path, &value, words);
    }
}

#[test]
fn several_faults_are_all_named() {
    let mut bad = position();
    bad["table"]["turn"] = json!(99);
    bad["table"]["banked"] = json!([5, 0]);
    let fault = read::<Prokhorovka>(&bad).expect_err("it is accepted");
    assert!(fault.contains("turn is 99") && fault.contains("5 points"), "{fault}");
}

fn mutations() -> Mutations<Prokhorovka> {
    let mut rng = Rng::seeded(11);
    let positions = any_positions(&mut rng);
    let values = json!([
        null, true, false, 0, 1, 2, 3, 6, 9, 62, 255, "0101", "1410", "1710", "2308", "2616", "first", "second", "off",
        "waiting", "exited", "eliminated", "fled", {"at": "1410"}, {"at": "1711"}, "fresh", "disrupted", "reduced",
        "reduced_disrupted", "ready", "fired_half", "moved_half", "done", "operations", "march", "reroll", "commitment",
        "defensive_fire", "offensive_fire", "free_retreat", "break_off", "over", "LAH", "18TC", "5GTA", "I167", "lah_tig",
        "rem_183", "18tc_110", "on", "free", "3", [], {},
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

//! Positions from files: good ones are read as they are, bad ones are refused in words.

use crate::scene::*;
use serde_json::{Value, json};
use stalingrad::pieces::FormationId::*;
use stalingrad::pieces::*;
use stalingrad::setup::{Mode, Setup, scenarios};
use stalingrad::{Stalingrad, State};
use table::Rng;
use table::testing::{Mutations, positions, read, refuses, write};

fn any_positions(rng: &mut Rng) -> Vec<State> {
    let setups = scenarios().into_iter().map(|(_, setup)| setup).chain([Setup::any(rng), Setup::any(rng)]);
    positions::<Stalingrad>(setups.collect::<Vec<_>>(), rng, 60)
}

#[test]
fn every_position_is_read_as_it_was_written() {
    let mut rng = Rng::seeded(8);
    for state in any_positions(&mut rng) {
        assert_eq!(read::<Stalingrad>(&write::<Stalingrad>(&state)).as_ref(), Ok(&state));
    }
}

/// A battle for Red Square.
fn position() -> Value {
    let scene = Scene::battle_of(Setup::of(Mode::Expert), BuildingId::RedSquare)
        .fighting(&[Infantry71, Guards13])
        .staged(&[Infantry44])
        .hand(S1, &[CardId::HumanWave])
        .laid(CardId::StreetAssault, Infantry71);
    write::<Stalingrad>(&scene.sound().state)
}

fn formation(id: FormationId, field: &str) -> String {
    format!("/table/formations/{}/{}/{field}", id.side().index(), id.index() % FORMATIONS)
}

#[test]
fn what_cannot_be_is_refused_in_words() {
    assert!(read::<Stalingrad>(&position()).is_ok());
    for (path, value, words) in [
        ("/table/turn".to_owned(), json!(99), "turn is 99"),
        ("/table/turn".to_owned(), json!(0), "turn is 0"),
        ("/table/decider".to_owned(), json!("g2"), "does not play"),
        ("/table/setup/players".to_owned(), json!(3), "the setup breaks HS-1.1"),
        ("/table/winner".to_owned(), json!("first"), "somebody has won"),
        ("/table/battle".to_owned(), json!(null), "a battle is fought out of turn"),
        ("/table/battle/hold".to_owned(), json!(0), "Hold marker"),
        ("/table/battle/hold".to_owned(), json!(6), "Hold marker"),
        ("/table/battle/refits".to_owned(), json!(5), "Refits in a row"),
        ("/table/battle/waiting".to_owned(), json!(["G03"]), "a vanguard waits"),
        ("/table/battle/may_hand_over".to_owned(), json!(true), "handed over"),
        ("/table/battle/laid".to_owned(), json!([]), "45"),
        ("/table/districts/1/fire".to_owned(), json!(5), "a Fire marker is 5"),
        ("/table/districts/1/site".to_owned(), json!({"stands": "A1"}), "cannot lie there"),
        ("/table/commanders".to_owned(), json!(["hube", "hube", "lopatin", "saraev"]), "hube cannot serve"),
        ("/table/held".to_owned(), json!([0, 0, 2, 0]), "cards"),
        ("/table/shown".to_owned(), json!("K01"), "Carnage card is in two places"),
        ("/table/given_up".to_owned(), json!("G03"), "consolidation"),
        ("/table/tasks".to_owned(), json!(["lower_hold"]), "nothing to decide"),
        ("/table/assaults".to_owned(), json!(["C"]), "nobody attacks C"),
        ("/hands/2/cards".to_owned(), json!(["GB01"]), "the cards of a side"),
        ("/hands/2/seen".to_owned(), json!(["SB02"]), "was seen with more"),
        (formation(Infantry44, "place"), json!({"at": "C"}), "where it cannot be"),
        (formation(Infantry44, "owner"), json!("s1"), "belongs to nobody"),
        (formation(Infantry44, "motivated"), json!(1), "driven on"),
        (formation(Infantry76, "strength"), json!("depleted"), "not as it lies in a pile"),
        (formation(Infantry44, "leader"), json!({"name": 1, "level": "0"}), "a leader is in two places"),
    ] {
        refuses::<Stalingrad>(&position(), &path, &value, words);
    }
}

fn mutations() -> Mutations<Stalingrad> {
    let mut rng = Rng::seeded(11);
    let positions = any_positions(&mut rng);
    let values = json!([
        null, true, false, 0, 1, 2, 3, 5, 6, 9, 40, 255, "A", "B", "g1", "g2", "s1", "s2", "G03", "S05", "GB01", "SB01",
        "SH01", "A1", "B6", "K01", "K14", "GC01", "SC05", "full", "depleted", "deck", "staging", "destroyed", "ash",
        {"at": "B"}, {"stands": "B2"}, {"captured": "B6"}, "volga", "draft", "action", "hold", "intercept", "refit",
        "sniper", "supply", "vanguard", "rounds", "initiative", "manoeuvre", "assaults", "over", "first", "second",
        "lower_hold", {"drop": ["s1", 1]}, {"do": [{"token": "kill", "unit": null, "times": 2}, "g1"]},
        {"do": [{"token": "add", "unit": "rifle", "times": 2}, "s1"]}, [], {},
    ]);
    Mutations::of(&positions, values, rng)
}

#[test]
fn values_replaced_at_random_never_make_the_rules_stumble() {
    mutations().replace_values(2_000, 100);
}

#[test]
fn bytes_flipped_at_random_never_make_the_rules_stumble() {
    mutations().flip_bits(1_000);
}

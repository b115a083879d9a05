//! The worked examples of the rulebook: reconnaissance, marker movement, activation, the Stuka, drifts.

use crate::field::*;
use duel::Action;
use duel::events::{Cause, Event};
use duel::map::Clock;
use duel::map::Dir::*;
use duel::pieces::{Drops, Fate, Flight, MarkerKind, MineKind, PakKind, Terrain, Weapon};
use duel::state::{Focus, Step};

#[test]
fn dg_6_3_example_20_a_tank_that_appears_hides_what_lies_behind() {
    let mut game = example(20);
    assert!(game.may(Action::Reveal(marker(1))) && game.may(Action::Reveal(marker(2))));
    assert_eq!(game.refusal(Action::Reveal(marker(3))), "DG-6.2");
    game.act(Action::Reveal(marker(1))).face(W, W);
    assert_eq!(game.state.table.may_reveal(marker(2), table::Seat(0)).map_err(|why| why.rule()), Err("DG-6.2"));

    let hill = Field::summer().tiger("E4", E, E).hill("E4").marker("E5", MarkerKind::Tank);
    let mut game = hill.marker("E6", MarkerKind::Bluff).marker("E7", MarkerKind::Bluff).at(Step::Recon);
    assert!(game.may(Action::Reveal(marker(3))));
    game.act(Action::Reveal(marker(1))).face(W, W);
    assert!(game.may(Action::Reveal(marker(2))) && game.may(Action::Reveal(marker(3))));
}

#[test]
fn dg_6_9_example_21_a_marker_is_seen_moving_even_into_a_wood() {
    let mut game = example(21);
    game.act(step(1, "D7"));
    let (kind, cause) = (MarkerKind::Tank, Cause::SeenMoving);
    assert!(game.heard(Event::MarkerRevealed { marker: marker(1), hex: hex("D7"), kind, cause }));
    assert_eq!(game.newest().at(), Some(hex("D7")));
}

#[test]
fn dg_6_7_example_36_a_tank_looks_two_hexes_far_and_three_from_a_hill() {
    let look = |mut game: Game| {
        game.act(drive(1));
        assert!(game.may(Action::Look(pak(1))));
        game
    };
    assert_eq!(look(example(36)).refusal(Action::Look(pak(2))), "DG-6.7");
    let hill = Field::summer().hill("E7").t34("E7", W, W).pak("E5", PakKind::Pak36, E).pak("E4", PakKind::Bluff, E);
    assert!(look(hill.at(Step::Tanks)).may(Action::Look(pak(2))));
}

#[test]
fn dg_6_2_example_37_a_marker_in_a_wood_stays_hidden_even_next_to_a_tiger() {
    assert_eq!(example(37).refusal(Action::Reveal(marker(1))), "DG-6.2");
}

#[test]
fn dg_6_6_example_38_two_markers_move_up_to_two_hexes() {
    let field = || Field::summer().marker("A8", MarkerKind::Tank).marker("I8", MarkerKind::Bluff);
    let mut game = example(38);
    game.acts([step(1, "A7"), step(1, "B6"), step(2, "I7"), Action::FinishMarker]);
    assert_eq!(game.state.table.markers[0].at, Some(hex("B6")));
    assert_eq!(game.state.table.markers[1].at, Some(hex("I7")));

    let obstacles =
        [field().mine("B6", MineKind::Bluff), field().minefield("B6"), field().pak("B6", PakKind::Bluff, E)];
    for field in obstacles {
        let mut game = field.at(Step::March);
        game.act(step(1, "A7"));
        assert_eq!(game.refusal(step(1, "B6")), "DG-6.6");
    }
    let mut front = field().front("B6").at(Step::March);
    front.acts([step(1, "A7"), step(1, "B6")]);
    assert!(front.front("B6"));
}

#[test]
fn dg_5_9_example_40_a_marker_becomes_a_tank_that_fires_but_does_not_move() {
    let mut game = example(40);
    game.act(Action::ActivateTank(marker(1))).face(SW, W);
    assert_eq!(game.marker(1).at, None);
    assert_eq!((game.newest().at(), game.newest().hull, game.newest().gun()), (Some(hex("D9")), SW, W));
    assert_eq!(game.refusal(Action::Drive(game.newest_id())), "DG-5.10");
    game.act(Action::End);
    assert_eq!(game.step(), Step::AimedFire);
    game.act(fire(Weapon::T34(game.newest_id()), TIGER));
    assert_eq!(game.vp(), [0, 1]);
}

#[test]
fn dg_12_4_example_27_four_flight_phases_with_an_attack_from_behind() {
    use Action::{Attack, Forward, Left};
    let mut game = example(27);
    game.act(Action::StartStuka).acts([Forward; 5]);
    assert_eq!(game.stuka().at, hex("E6"));
    game.pass_until(Step::Flight).acts([Forward, Forward]);
    assert_eq!((game.stuka().at, game.stuka().facing), (hex("E8"), E));
    game.act(Attack(t34(1)));
    assert_eq!((game.t34(1).fate, game.vp()), (Fate::Destroyed, [2, 0]));
    game.acts([Left; 3]);
    game.pass_until(Step::Flight).acts([Forward; 5]);
    assert_eq!(game.stuka().at, hex("E3"));
    game.pass_until(Step::Flight).acts([Forward, Forward, Action::End]);
    assert_eq!((game.stuka().at, game.stuka().flight), (hex("E1"), Flight::Landed));
    assert_eq!(game.vp(), [2, 0]);
}

#[test]
fn dg_12_7_example_28_a_tank_on_the_airfield_prevents_the_landing_or_is_destroyed() {
    let field = Field::summer().airfield("E1", E).flying("E4", W, 4).t34("E1", W, W);
    let mut game = field.with(|state| state.table.stukas[0].attacked = true).at(Step::Flight);
    game.acts([Action::Forward, Action::Forward]);
    assert_eq!(game.refusal(Action::Attack(t34(1))), "DG-12.4");
    game.act(Action::Forward);
    assert_eq!(game.refusal(Action::Land), "DG-12.6");
    game.act(Action::End);
    assert_eq!((game.stuka().flight, game.vp()), (Flight::Lost, [0, 4]));

    let mut game = example(28);
    game.acts([Action::Forward, Action::Forward, Action::Attack(t34(1)), Action::Forward, Action::Land]);
    assert_eq!((game.stuka().flight, game.vp()), (Flight::Landed, [2, 0]));
}

#[test]
fn dg_14_5_example_30_a_drift_hides_a_tank_for_two_turns_and_melts() {
    let mut game = example(30);
    game.acts([drive(1), Action::Forward]);
    assert_eq!(game.used(), 2);
    game.act(Action::EndMove(Clock::Twelve)).act(Action::End);
    let shot = |game: &Game| game.state.table.shot(TIGER, T34, 3).map_err(|why| why.rule());
    assert_eq!((game.t34(1).drops, shot(&game)), (Drops::One, Err("DG-14.6")));

    game.next_turn(Step::Tanks).act(Action::End);
    assert_eq!((game.state.table.turn, game.t34(1).drops, shot(&game)), (3, Drops::Two, Err("DG-14.6")));

    game.next_turn(Step::Tanks).act(Action::End);
    assert_eq!((game.state.table.turn, game.at("E6")), (4, Terrain::Steppe));
    assert!(game.heard(Event::DriftGone { hex: hex("E6") }));
    assert!(shot(&game).is_ok());
    assert_eq!(game.state.table.focus, Focus::Nothing);
}

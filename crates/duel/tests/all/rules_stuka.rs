//! Chapter 12: the Stuka.

use crate::field::*;
use duel::events::{Cause, Event};
use duel::map::Clock;
use duel::map::Dir::*;
use duel::pieces::*;
use duel::state::Step;
use duel::{Action, Duel};
use table::{Next, Rules, Seat};

use Action::{Attack, Forward, Left};

#[test]
fn dg_12_1_it_starts_in_any_phase_d_and_once() {
    let mut game = Field::summer().airfield("E1", E).at(Step::Flight);
    assert_eq!(game.refusal(Forward), "DG-12.2", "it stands on the ground");
    game.act(Action::End).pass_until(Step::Flight).act(Action::StartStuka);
    assert_eq!(game.refusal(Action::StartStuka), "DG-12.1");
    game.act(Action::Land);
    let mut steps = 0;
    while game.state.table.turn < 5 {
        assert_ne!(game.step(), Step::Flight, "once landed it does not start again");
        game.pass();
        steps += 1;
    }
    assert!(steps > 0);
}

#[test]
fn dg_12_2_five_actions_in_each_of_four_phases() {
    let mut game = Field::summer().airfield("E1", E).at(Step::Flight);
    game.act(Action::StartStuka).acts([Forward, Left, Left, Left, Forward]);
    assert_eq!(game.stuka().at, hex("E1"));
    assert_eq!(game.refusal(Forward), "DG-12.2", "no sixth action");
    assert_eq!(game.refusal(Action::Back), "DG-1.5", "it cannot fly backwards");
    game.act(Action::End);
    for phase in 2..=4 {
        game.pass_until(Step::Flight);
        assert_eq!(game.stuka().flight, Flight::Flying { phase, left: 5 });
        assert_eq!(game.refusal(Forward), "DG-12.2", "the edge of the board");
        game.act(Action::End);
    }
    assert_eq!(game.stuka().flight, Flight::Landed);
}

#[test]
fn dg_12_3_in_the_air_it_meets_nobody() {
    let field = Field::summer().airfield("A3", E).flying("E5", E, 1).tiger("E4", E, E).t34("E6", W, W);
    let mut game = field.at(Step::Flight);
    assert!(game.state.table.sight(hex("E4"), hex("E6")));
    game.act(Forward);
    assert_eq!((game.stuka().at, game.t34(1).at()), (hex("E6"), Some(hex("E6"))));
    let mut under = Field::summer().airfield("A3", E).flying("E5", E, 1).t34("E6", W, W).at(Step::Tanks);
    under.acts([drive(1), Forward]);
    assert_eq!((under.t34(1).at(), under.stuka().flying()), (Some(hex("E5")), true));
}

#[test]
fn dg_12_4_it_attacks_once_from_the_hex_behind_the_tank() {
    let over = |at, facing| Field::summer().airfield("A3", E).flying(at, facing, 1).t34("E6", W, E).t34("E4", W, W);
    assert!(over("E7", NE).at(Step::Flight).may(Attack(t34(1))), "wherever it faces");
    assert_eq!(over("E5", E).at(Step::Flight).refusal(Attack(t34(1))), "DG-12.4", "from the front");
    assert_eq!(over("E8", W).at(Step::Flight).refusal(Attack(t34(1))), "DG-12.4", "not adjacent");
    let mut game = over("E7", W).at(Step::Flight);
    game.act(Attack(t34(1)));
    assert_eq!((game.t34(1).fate, game.vp()), (Fate::Destroyed, [2, 0]));
    assert_eq!(game.stuka().flight, Flight::Flying { phase: 1, left: 5 }, "at no cost, and the flight goes on");
    game.acts([Forward, Forward]);
    assert_eq!(game.refusal(Attack(t34(2))), "DG-12.4", "once in the game");
}

#[test]
fn dg_12_5_a_summer_wood_hides_a_tank_from_the_air() {
    let over = |field: Field| field.airfield("A3", E).flying("E7", W, 1).t34("E6", W, W).at(Step::Flight);
    assert_eq!(over(Field::summer().wood("E6")).refusal(Attack(t34(1))), "DG-12.5");
    assert!(over(Field::winter().wood("E6")).may(Attack(t34(1))));
    assert!(over(Field::winter().drift("E6")).may(Attack(t34(1))));
}

#[test]
fn dg_12_6_it_lands_on_its_airfield_if_that_is_free() {
    let home = |phase| Field::summer().airfield("E1", E).flying("E2", W, phase);
    let mut early = home(2).at(Step::Flight);
    assert_eq!(early.refusal(Action::Land), "DG-12.6");
    early.acts([Forward, Action::Land]);
    assert_eq!(early.stuka().flight, Flight::Landed);
    let mut stays_up = home(2).at(Step::Flight);
    stays_up.acts([Forward, Action::End]);
    assert!(stays_up.stuka().flying(), "it may stay aloft");
    let mut last = home(4).at(Step::Flight);
    last.acts([Forward, Action::End]);
    assert_eq!(last.stuka().flight, Flight::Landed, "by itself");
    let occupied = Field::summer().airfield("E1", E).flying("E1", W, 2).tiger("E1", W, W).at(Step::Flight);
    assert_eq!(occupied.refusal(Action::Land), "DG-12.6");
}

#[test]
fn dg_12_7_away_from_home_it_is_lost() {
    let mut game = Field::summer().airfield("E1", E).flying("E3", W, 4).at(Step::Flight);
    game.acts([Forward, Action::End]);
    assert_eq!((game.stuka().flight, game.vp()), (Flight::Lost, [0, 4]));
    let tiger = Field::summer().airfield("E1", E).flying("E1", W, 4).tiger("E1", W, W);
    let mut tiger = tiger.at(Step::Flight);
    tiger.act(Action::End);
    assert_eq!(tiger.vp(), [0, 4], "occupied by a Tiger");
}

#[test]
fn dg_12_8_it_sees_markers_below_and_around() {
    let over = |field: Field, at| {
        let field = field.airfield("A3", E).flying("E6", E, 1).marker(at, MarkerKind::Tank);
        field.at(Step::Flight)
    };
    let reveal = Action::Reveal(marker(1));
    for at in ["E6", "E7", "F6", "F5", "E5", "D5", "D6"] {
        assert!(over(Field::summer(), at).may(reveal), "{at}");
    }
    assert_eq!(over(Field::summer(), "E8").refusal(reveal), "DG-12.8");
    assert_eq!(over(Field::summer().wood("E7"), "E7").refusal(reveal), "DG-6.2");
    assert_eq!(over(Field::summer().t34("E7", W, W), "E7").refusal(reveal), "DG-3.2");
    let mut drift = over(Field::winter().drift("E7"), "E7");
    drift.act(reveal);
    let (kind, cause) = (MarkerKind::Tank, Cause::SeenFromTheAir);
    assert!(drift.heard(Event::MarkerRevealed { marker: marker(1), hex: hex("E7"), kind, cause }));
    assert_eq!(Duel::next(&drift.state), Next::Decide(Seat(1)));
}

#[test]
fn dg_12_9_an_empty_airfield_is_only_ground() {
    let mut game = Field::summer().airfield("E5", E).flying("A9", E, 1).t34("E6", W, W).at(Step::Tanks);
    game.acts([drive(1), Forward]);
    assert_eq!((game.t34(1).at(), game.vp()), (Some(hex("E5")), [0, 0]));
    game.acts([Forward, Action::EndMove(Clock::Twelve)]);
    assert_eq!(game.t34(1).at(), Some(hex("E4")));
}

#[test]
fn dg_12_10_a_stuka_caught_on_the_ground_is_destroyed() {
    for flight in [Flight::Ready, Flight::Landed] {
        let field = Field::summer().airfield("E5", E).t34("E6", W, W);
        let mut game = field.with(|state| state.table.stukas[0].flight = flight).at(Step::Tanks);
        game.acts([drive(1), Forward]);
        assert_eq!((game.stuka().flight, game.vp()), (Flight::Lost, [0, 2]));
        game.act(Forward);
    }
}

#[test]
fn dg_12_11_a_stuka_in_the_air_at_the_end_costs_nothing() {
    for airborne in [true, false] {
        let field = Field::summer().airfield("E5", E).t34("C1", W, W).no_reserve();
        let field = if airborne { field.flying("G9", E, 3) } else { field };
        let mut game = field.at(Step::Tanks);
        game.acts([drive(1), Forward]);
        assert_eq!((game.step(), game.vp()), (Step::Over, [0, 5]));
    }
}

//! The worked examples of the rulebook: fire, damage, points.

use crate::field::*;
use duel::events::{Effect, Event};
use duel::map::Clock;
use duel::map::Dir::{self, *};
use duel::pieces::{PakKind, Weapon};
use duel::setup::{Players, Setup, Split};
use duel::state::Step;
use duel::{Action, Duel, German};
use table::{Next, Rules, Seat};

const HOLD: fn(Weapon) -> Action = Action::Hold;

#[test]
fn dg_11_9_example_4_four_points_against_one_move_the_bar_by_three() {
    let mut game = example(4);
    game.acts([Action::End, fire(PAK, T34_2)]);
    assert!(game.heard(Event::TurnEnded { turn: 1, german: 4, soviet: 1 }));
    assert_eq!(game.vp(), [4, 1]);
}

#[test]
fn dg_11_9_example_5_a_lead_of_thirteen_fills_one_bar_and_three_fields_of_the_next() {
    let constants = include_str!("../../data/constants.csv");
    let bar = constants.lines().find_map(|line| line.strip_prefix("vp_bar_half_length,")).expect("the bar");
    let bar: i16 = bar.split(',').next().and_then(|fields| fields.parse().ok()).expect("its length");
    let [german, soviet] = Field::summer().vp(16, 3).at(Step::Tanks).vp();
    assert_eq!(((german - soviet) / bar, (german - soviet) % bar), (1, 3));
}

#[test]
fn dg_10_1_example_6_a_tiger_breaks_the_front_up_to_three_hexes() {
    let to = |at: &str, hull: Dir| Field::summer().tiger("E3", E, E).t34(at, hull, E).combat();
    for (mut game, power, aspect, effect) in [
        (example(6), 3, Clock::Twelve, Effect::Destroyed),
        (to("E7", W), 2, Clock::Twelve, Effect::Damaged),
        (to("E7", NW), 2, Clock::Ten, Effect::Destroyed),
    ] {
        game.act(fire(TIGER, T34));
        assert_eq!((game.shot().power, game.shot().aspect, game.shot().effect), (power, aspect, effect));
        assert_eq!(game.destroyed(1), effect == Effect::Destroyed);
        assert_eq!(game.vp()[0], if effect == Effect::Destroyed { 2 } else { 1 });
    }
}

#[test]
fn dg_11_5_example_7_a_tank_is_critical_for_a_tiger_from_the_next_hex_only() {
    let from = |at: &str| Field::summer().tiger("E4", E, W).t34(at, W, W).combat();
    for (mut game, power, effect, track) in
        [(example(7), 3, Effect::Critical, 2), (from("E6"), 2, Effect::Damaged, 4), (from("E7"), 1, Effect::Damaged, 4)]
    {
        game.act(fire(T34, TIGER));
        assert_eq!((game.shot().power, game.shot().effect, game.tiger(1).track), (power, effect, track));
    }
    let game = Field::summer().tiger("E4", E, W).t34("E8", W, W).combat();
    assert_eq!(game.state.table.shot(T34, TIGER, 3).map_err(|why| why.rule()), Err("DG-10.3"));
}

#[test]
fn dg_11_6_example_8_the_card_limit_falls_from_five_to_four_to_two_to_one() {
    let tanks = [T34, T34_2, T34_3, Weapon::T34(t34(4))];
    for (hits, track) in [(1, 4), (2, 2), (3, 1), (4, 1)] {
        let mut game = example(8);
        game.acts(tanks.iter().zip(0..).map(|(by, i)| if i < hits { fire(*by, TIGER) } else { HOLD(*by) }));
        assert_eq!((game.tiger(1).track, game.vp()), (track, [0, hits as i16]));
    }
}

#[test]
fn dg_10_6_example_9_case_a_both_fire_at_once() {
    let mut game = example(9);
    game.act(Action::End);
    let powers: Vec<i8> = game.shots().iter().map(|(_, _, shot)| shot.power).collect();
    assert_eq!(powers, [4, 2]);
    assert_eq!((game.destroyed(1), game.tiger(1).track, game.vp()), (true, 4, [2, 1]));
}

#[test]
fn dg_10_8_example_10_case_b_a_pak_that_faces_elsewhere_cannot_reply() {
    let mut game = example(10);
    assert_eq!(game.step(), Step::AimedFire);
    assert_eq!(game.state.table.shot(PAK, T34, 3).map_err(|why| why.rule()), Err("DG-10.8"));
    game.act(fire(T34, PAK));
    let shot = game.shot();
    assert_eq!((shot.distance, shot.power, shot.armour, shot.aspect), (2, 2, 1, Clock::Ten));
    assert_eq!((game.pak(1).at, game.vp()), (None, [0, 1]));
}

#[test]
fn dg_10_5_example_11_case_c_the_tiger_fires_first() {
    let mut game = example(11);
    assert_eq!(game.step(), Step::GermanFire(1));
    game.act(fire(TIGER, T34));
    let shot = game.shot();
    assert_eq!((shot.distance, shot.steps, shot.power, shot.armour, shot.aspect), (2, 1, 4, 2, Clock::Ten));
    assert_eq!((game.shots().len(), game.vp()), (1, [2, 0]));
}

#[test]
fn dg_10_5_example_12_case_c_the_tank_fires_first() {
    let mut game = example(12);
    assert_eq!(game.step(), Step::SovietFire(1));
    game.act(fire(T34, TIGER));
    let shot = game.shot();
    assert_eq!((shot.power, shot.armour, shot.aspect), (2, 2, Clock::Ten));
    assert_eq!((game.tiger(1).track, game.step()), (2, Step::GermanFire(2)));
    game.act(fire(TIGER, T34));
    assert_eq!((game.destroyed(1), game.vp()), (true, [2, 1]));
}

#[test]
fn dg_10_9_example_13_a_tank_that_turns_three_steps_loses_two() {
    let mut game = example(13);
    assert_eq!(game.step(), Step::AimedFire);
    game.act(fire(TIGER, T34));
    assert_eq!((game.shot().power, game.destroyed(1)), (5, true));

    let mut game = example(13);
    game.act(HOLD(TIGER));
    assert_eq!(game.step(), Step::GermanFire(1), "the tank was not fired on: no return fire");
    game.pass_until(Step::SovietFire(3)).act(fire(T34, TIGER));
    assert_eq!((game.shot().steps, game.shot().power, game.tiger(1).track), (3, 1, 4));
}

#[test]
fn dg_4_2_example_14_a_tank_in_a_wood_fires_first_and_gives_itself_away() {
    let mut game = example(14);
    assert_eq!(game.step(), Step::WoodFire);
    game.act(fire(T34, TIGER));
    assert_eq!((game.shot().power, game.tiger(1).track, game.step()), (1, 4, Step::AimedFire));
    game.act(fire(TIGER, T34));
    assert_eq!((game.shot().power, game.shot().effect, game.vp()), (2, Effect::Damaged, [1, 1]));

    let mut game = example(14);
    while game.step() != Step::Programming {
        assert_ne!(Duel::next(&game.state), Next::Decide(Seat(0)), "the Tiger has no target in {:?}", game.step());
        game.pass();
    }
}

#[test]
fn dg_4_2_example_15_the_wood_is_worth_one_at_point_blank() {
    let mut game = example(15);
    assert_eq!(game.step(), Step::WoodFire);
    game.act(fire(T34, TIGER));
    assert_eq!((game.shot().power, game.shot().effect, game.tiger(1).track), (3, Effect::Critical, 2));
    game.act(fire(TIGER, T34));
    assert_eq!((game.shot().power, game.destroyed(1)), (4, true));
}

#[test]
fn dg_11_7_example_16_two_tanks_against_one_tiger() {
    let mut game = example(16);
    game.act(Action::End);
    assert_eq!((game.destroyed(1), game.tiger(1).track, game.step()), (true, 4, Step::AimedFire));
    game.act(fire(T34_2, TIGER));
    assert_eq!((game.shot().power, game.shot().aspect, game.tiger(1).track), (2, Clock::Two, 1));
    assert_eq!(game.vp(), [2, 2]);
    assert_eq!(game.step(), Step::Programming, "the Tiger has no shot left");
}

#[test]
fn dg_10_7_example_17_a_tiger_that_holds_chooses_later() {
    let mut game = example(17);
    assert_eq!(game.step(), Step::AimedFire, "nobody aims at each other");
    game.acts([fire(TIGER, T34), fire(T34_2, TIGER)]);
    assert_eq!((game.destroyed(1), game.destroyed(2), game.tiger(1).track), (true, false, 2));
    assert_eq!(game.step(), Step::Programming);

    let mut game = example(17);
    game.acts([HOLD(TIGER), fire(T34_2, TIGER)]);
    assert_eq!((game.tiger(1).track, game.step()), (2, Step::ReturnFire));
    game.act(fire(TIGER, T34_2));
    assert_eq!((game.shot().steps, game.shot().power, game.shot().armour), (1, 4, 3));
    assert_eq!((game.destroyed(1), game.destroyed(2)), (false, true));
}

#[test]
fn dg_4_3_example_18_a_gun_on_a_hill_breaks_the_front_at_four_hexes() {
    let mut game = example(18);
    assert_eq!(game.step(), Step::AimedFire);
    game.act(fire(PAK, T34));
    assert_eq!((game.shot().distance, game.shot().power, game.destroyed(1)), (4, 3, true));
}

#[test]
fn dg_10_2_example_19_the_small_gun_against_front_side_and_rear() {
    let to = |at: &str, hull: Dir| Field::summer().gun("B4", PakKind::Pak36, E).t34(at, hull, E).combat();
    for (mut game, power, aspect, effect) in [
        (example(19), 2, Clock::Twelve, Effect::Damaged),
        (to("B5", SW), 2, Clock::Two, Effect::Destroyed),
        (to("B6", E), 1, Clock::Six, Effect::Destroyed),
    ] {
        game.act(fire(PAK, T34));
        assert_eq!((game.shot().power, game.shot().aspect, game.shot().effect), (power, aspect, effect));
    }
}

#[test]
fn dg_11_2_example_29_damaged_then_destroyed_scores_two() {
    let mut game = example(29);
    game.act(fire(PAK, T34));
    assert_eq!((game.shot().effect, game.vp()), (Effect::Damaged, [1, 0]));
    game.pass_until(Step::GermanFire(1)).act(fire(TIGER, T34));
    assert_eq!((game.destroyed(1), game.vp()), (true, [2, 0]));
}

#[test]
fn dg_14_1_example_31_the_winter_tiger_breaks_the_front_up_to_two_hexes() {
    let farther = Field::winter().tiger("E3", E, E).t34("E6", W, E).combat();
    for (mut game, power, effect) in [(example(31), 3, Effect::Destroyed), (farther, 2, Effect::Damaged)] {
        game.act(fire(TIGER, T34));
        assert_eq!((game.shot().power, game.shot().effect), (power, effect));
    }
}

#[test]
fn dg_10_4_example_41_barrel_to_barrel_even_the_useless_shot_is_fired() {
    let mut game = example(41);
    game.act(Action::End);
    let shots: Vec<(i8, i8, Effect)> = game.shots().iter().map(|(_, _, it)| (it.power, it.armour, it.effect)).collect();
    assert_eq!(shots, [(4, 3, Effect::Destroyed), (2, 3, Effect::Nothing)]);
    assert_eq!((game.pak(1).at, game.vp()), (Some(hex("E4")), [2, 0]));
}

#[test]
fn dg_14_3_example_42_a_tank_in_a_snowy_wood_fires_first() {
    let mut game = example(42);
    game.act(fire(T34, TIGER));
    assert_eq!((game.shot().power, game.tiger(1).track, game.step()), (2, 4, Step::AimedFire));
    game.act(fire(TIGER, T34));
    assert_eq!((game.shot().power, game.shot().effect, game.vp()), (2, Effect::Damaged, [1, 1]));
    let mut held = example(42);
    held.act(HOLD(T34));
    assert_eq!(held.shots().len(), 2, "both fire in DA");
}

#[test]
fn dg_15_5_example_35_the_partner_with_more_badges_wins() {
    let setup = Setup { players: Players(3), three_player_split: Split::TwoGermans, ..Setup::default() };
    let tigers = Field::of(setup).tiger("E4", E, E).tiger("G4", E, E);
    let tanks = tigers.t34("E6", W, E).t34("G6", W, E).t34("C7", W, E).t34("E7", W, E);
    let mut game = tanks.airfield("C2", E).flying("C8", W, 1).no_reserve().combat();
    game.acts([fire(TIGER, T34), fire(TIGER_2, T34_2)]);
    game.pass_until(Step::Flight).acts([Action::Attack(t34(3)), Action::End]);
    game.pass_until(Step::AimedFire).act(fire(TIGER, Weapon::T34(t34(4))));
    let Next::Over(outcome) = Duel::next(&game.state) else { panic!("a tank is left") };
    assert_eq!((outcome.side, outcome.points), (Some(German), [8, 0]));
    assert_eq!(game.state.table.medals[..2], [2, 1]);
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat(0)]);
}

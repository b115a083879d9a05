//! The worked examples of movement and victory, by their numbers in the rulebook.

use crate::field::*;
use tank_commander::Action;
use tank_commander::pieces::CardId;
use tank_commander::state::Step;
use tank_commander::units::{Gear, Mark, Weapon};

#[test]
fn tc_6_1_and_7_4_example_4_a_truck_with_guards_and_a_tank_into_woods() {
    let mut game = example(4);
    game.act(Action::Load(unit(2), unit(1)));
    assert_eq!(game.supply(), 1, "the load pays for the action");
    game.step(1, "SF1").step(1, "GF1").step(3, "SF3");
    assert_eq!([1, 2, 3].map(|number| game.place(number)), ["GF1", "GF1", "SF3"]);
    assert!(!game.may(Action::Move(unit(3))), "slow ground, and the enemy");
    assert!(matches!(&game.state.table.play.doing, tank_commander::state::Doing::Moving(moving) if moving.movers == 2));
}

#[test]
fn tc_7_10_and_5_4_example_8_card_61_equipment_costs_nothing() {
    let mut game = Field::new().german(3, "GR3").hand(GERMAN, &[61]).game();
    game.play_on(61, 1);
    assert_eq!(game.supply(), 2);
    game.step(1, "GF3");
    assert_eq!(game.supply(), 1);
    assert!(game.get(1).is_some_and(|unit| unit.gear.has(Gear::Panzerschreck)));
}

#[test]
fn tc_7_3_example_23_a_truck_tows_a_gun() {
    let mut game = example(23);
    game.act(Action::Load(unit(2), unit(1))).step(1, "SF3").step(1, "GF3");
    assert_eq!(game.place(2), "GF3");
    let field = Field::new().soviet_play().soviet(24, "SR3").soviet(36, "SR3");
    let mut game = field.german(51, "GF3").game();
    game.act(Action::Load(unit(2), unit(1))).step(1, "SF3");
    let to = game.at("GF3");
    game.act(Action::Move(unit(1)));
    assert_eq!(game.barred(Action::At(to)), "TC-7.3");
}

#[test]
fn tc_7_2_example_24_guards_ride_on_two_tanks() {
    let mut game = example(24);
    game.act(Action::Ride(unit(3), unit(1), unit(2))).step(1, "SF2");
    assert_eq!([1, 2, 3].map(|number| game.place(number)), ["SF2", "SF2", "SF2"]);
    game.step(2, "GF2").act(Action::Unload(unit(3))).act(Action::Done);
    assert!(game.is(3, Mark::Acted));
    game.act(Action::End).pass();
    game.acts([Action::Hold, Action::Fire(Weapon::Sa, unit(4)), Action::Hold]).pass();
    assert!(!game.is_there(4), "the squad fired in the melee");
}

#[test]
fn tc_6_2_and_6_8_example_25_cavalry_and_hills() {
    let mut game = example(25);
    game.step(1, "GF1");
    let hills = game.at("SF1");
    game.act(Action::Move(unit(1)));
    assert_eq!(game.barred(Action::At(hills)), "TC-6.8");
}

#[test]
fn tc_17_1_and_17_2_example_26_victory_at_once() {
    let field = || Field::new().soviet_play().soviet(52, "GR1").soviet(52, "GR2").soviet(52, "GF3");
    let mut game = example(26);
    game.step(3, "GR3");
    assert_eq!(game.state.table.step, Step::Over);
    let mut game = field().german(51, "GR3").game();
    game.step(3, "GR3");
    assert_eq!(game.state.table.outcome().side, Some(table::Side::Second));
    let mut game = field().german(5, "GR3").game();
    let to = game.at("GR3");
    game.acts([Action::Move(unit(3)), Action::At(to), Action::Go]).pass();
    assert_ne!(game.state.table.step, Step::Over, "a squad holds it");
}

#[test]
fn tc_6_3_example_36_all_who_go_that_way_go_together() {
    let field = || Field::new().soviet_play().soviet(94, "SR1").soviet(94, "SR1").soviet(11, "SR1");
    let mut game = example(36);
    game.step(1, "SF1");
    let (front, beside) = (game.at("SF1"), game.at("SF2"));
    game.act(Action::Move(unit(2)));
    assert_eq!(game.barred(Action::At(front)), "TC-6.3");
    assert!(game.may(Action::At(beside)));
    let mut game = field().game();
    let to = game.at("SF1");
    game.acts([Action::Move(unit(1)), Action::At(to), Action::Join(unit(2)), Action::Join(unit(3)), Action::Go]).pass();
    assert_eq!([1, 2, 3].map(|number| game.place(number)), ["SF1", "SF1", "SF1"]);
    let mut game = field().game();
    game.step(1, "SF1").act(Action::Done).step(3, "SF1");
    assert_eq!(game.place(3), "SF1", "a second Move action");
}

#[test]
fn tc_13_3_and_13_4_and_10_4_example_37_who_helps_is_not_bound() {
    let field = Field::new().soviet_play().soviet(11, "SF3").with_gear(Gear::MachineGun);
    let field = field.soviet(10, "SF2").with_gear(Gear::MachineGun).german(5, "GF3");
    let mut game = field.rolls(&[9, 9, 9]);
    game.step(1, "GF3").act(Action::Done).step(2, "GF3").act(Action::Done);
    let ways = [1, 2].map(|number| game.get(number).and_then(|unit| unit.entry_from));
    assert_eq!(ways, [Some(game.at("SF3")), None]);
    game.act(Action::End);
    assert_eq!(game.barred(Action::Fire(Weapon::MachineGun, unit(3))), "TC-10.4");
    game.acts([Weapon::Sa, Weapon::MachineGun].map(|with| Action::Fire(with, unit(3))));
    game.act(Action::Fire(Weapon::Sa, unit(1))).pass();
    game.act(Action::End).acts([Action::Hold; 3]).pass();
    assert_eq!(game.state.table.active(), SOVIET);
    let beside = game.at("GF4");
    let mut first = Game { state: game.state.clone(), dice: table::Dice::given([]), events: Default::default() };
    first.act(Action::Move(unit(1)));
    assert_eq!(first.barred(Action::At(beside)), "TC-13.3");
    game.step(2, "GF4");
    assert_eq!(game.place(2), "GF4");
}

#[test]
fn tc_15_5_and_6_8_example_41_a_ford_leaves_nothing_behind() {
    let mut game = example(41);
    let (a, b) = (game.at("GF3"), game.at("SF3"));
    game.acts([Action::Choose(card(23)), Action::Edge(a, b)]).pass();
    game.step(1, "SF3").step(1, "SR3");
    assert_eq!(game.place(1), "SR3");
}

#[test]
fn tc_6_8_a_stream_edge_does_not_slow_those_who_may_cross_it() {
    let mut game = Field::new().german(8, "GF3").stream_between("GF3", "SF3").game();
    game.step(1, "SF3").step(1, "SR3");
    assert_eq!(game.place(1), "SR3");
}

/// A Guards Squad on a truck; the truck declares a step, and the German plays Wire on it.
fn wired_truck() -> Game {
    let mut game = example(46);
    let to = game.at("SF3");
    game.acts([Action::Move(unit(1)), Action::At(to), Action::Go]);
    game.play(31).act(Action::Confirm).pass();
    assert_eq!([1, 2].map(|number| game.place(number)), ["SR3", "SR3"]);
    game
}

#[test]
fn tc_7_9_and_14_6_example_46_a_stopped_carrier_has_moved_and_its_squad_with_it() {
    let mut game = wired_truck();
    game.act(Action::Unload(unit(2)));
    assert_eq!(game.barred(Action::Move(unit(2))), "TC-6.2");
    game.act(Action::Done);
    assert_eq!(game.barred(Action::Move(unit(2))), "TC-5.3");
    let mut game = wired_truck();
    game.act(Action::Done);
    assert!(game.is(2, Mark::Acted), "also if it stays aboard");
    game.act(Action::Unload(unit(2)));
    assert_eq!(game.barred(Action::Move(unit(2))), "TC-5.3", "nor in a second Move action");
}

#[test]
fn tc_7_8_and_7_5_a_squad_whose_tank_broke_down_or_whose_truck_burnt_does_not_walk_on() {
    let field = Field::new().soviet_play().soviet(56, "SR2").soviet(56, "SR2").soviet(10, "SR2").on_pair(1, 2);
    let mut game = field.hand(GERMAN, &[68]).game();
    let to = game.at("SF2");
    game.acts([Action::Move(unit(1)), Action::At(to), Action::Go]);
    game.play_on(68, 1).act(Action::Confirm).pass();
    assert!(game.get(3).is_some_and(|squad| squad.carrier.is_none()));
    assert_eq!(game.barred(Action::Move(unit(3))), "TC-6.2");
    let field = Field::new().soviet_play().soviet(24, "SF3").soviet(10, "SF3").on(1).mined("GF3");
    let mut game = field.rolls(&[1, 6]);
    game.step(1, "GF3");
    assert!(!game.is_there(1) && game.place(2) == "GF3");
    assert_eq!(game.barred(Action::Move(unit(2))), "TC-6.2");
    game.act(Action::Done);
    assert!(game.is(2, Mark::Acted));
}

#[test]
fn tc_18_6_and_20_1_example_34_cards_of_another_year_are_refused() {
    use tank_commander::data::Scenario;
    use tank_commander::pieces::Year;
    use tank_commander::setup::{Decks, Setup, YearChoice};
    let setup = Setup { deck: Decks::Custom, year: YearChoice::Of(Year::Y1942), ..Setup::of(Scenario::AdvancedForce) };
    let state =
        <tank_commander::TankCommander as table::Rules>::begin(&setup, &mut table::Dice::quick(1), &mut table::Silent);
    let state = state.expect("a valid setup");
    let check = |number: u8| <tank_commander::TankCommander as table::Rules>::check(&state, Action::Take(card(number)));
    assert_eq!(check(47).map_err(|refusal| refusal.rule), Err("TC-18.6"));
    assert!(check(80).is_ok());
    assert_eq!(check(11).map_err(|refusal| refusal.rule), Err("TC-20.1"), "the German may not have it");
    assert!(check(CardId::SMOKE.number()).is_ok(), "events serve in every year");
}

//! The worked examples of fire and melee, by their numbers in the rulebook.

use crate::field::*;
use table::Side;
use tank_commander::Action;
use tank_commander::data::Scenario;
use tank_commander::pieces::{Terrain, Works};
use tank_commander::setup::{Decks, Setup, Switch};
use tank_commander::units::{Gear, Mark, Weapon};

const HOLD: Action = Action::Hold;

fn fire(with: Weapon, at: usize) -> Action {
    Action::Fire(with, unit(at))
}

#[test]
fn tc_9_4_example_1_a_panzer_iii_kills_a_t_26_behind_walls() {
    let mut game = example(1);
    assert_eq!(game.hits(1, Weapon::At, 2), Some(6), "8 and Walls +2");
    game.fire(1, Weapon::At, 2);
    assert!(!game.is_there(2));
    assert_eq!(game.state.table.kills, [15, 0]);
}

#[test]
fn tc_10_1_example_2_a_squad_misses_a_gun() {
    let mut game = example(2);
    game.fire(1, Weapon::Sa, 2);
    assert!(game.is_there(2));
    assert!(game.is(1, Mark::Acted));
}

#[test]
fn tc_8_9_example_3_hills_add_two_to_at_fire() {
    let game = example(3);
    assert_eq!(game.hits(1, Weapon::At, 2), Some(3));
}

#[test]
fn tc_8_6_and_21_3_example_5_wheatfield_blocks_only_by_the_option() {
    let game = example(5);
    assert!(game.hits(1, Weapon::At, 2).is_some() && game.hits(1, Weapon::At, 3).is_some());
    let setup = Setup { printed_wheatfield: Switch::On, deck: Decks::Custom, ..Setup::of(Scenario::MeetingEngagement) };
    let field = Field::of(setup).german(43, "GF3").soviet(56, "SF3").soviet(56, "SR3");
    let game = field.terrain("SF3", Terrain::Wheatfield).game();
    assert!(game.hits(1, Weapon::At, 2).is_some() && game.hits(1, Weapon::At, 3).is_none());
}

/// A melee in GF3 that begins when the German ends his play.
fn melee(field: Field, rolls: &[u8]) -> Game {
    fought(field.rolls(rolls))
}

/// The melee that begins with the end of the play.
fn fought(mut game: Game) -> Game {
    game.act(Action::End).pass();
    game
}

#[test]
fn tc_7_12_and_10_2_example_7_card_1_a_panzerfaust_or_bare_hands_never_both() {
    let field = || Field::new().german(5, "GF3").with_gear(Gear::Panzerfaust).soviet(55, "GF3").from("SF3");
    let mut game = fought(example(7));
    let offered = game.legal();
    assert!(offered.contains(&fire(Weapon::LauncherAt, 2)) && offered.contains(&fire(Weapon::TankMelee, 2)));
    game.act(fire(Weapon::LauncherAt, 2)).act(HOLD).pass();
    assert!(!game.is_there(2), "20-9 kills on 9");
    assert_eq!(game.discarded(GERMAN, 1), 1);
    let mut game = melee(field(), &[9]);
    game.act(fire(Weapon::LauncherAt, 2)).act(HOLD).pass();
    assert!(game.is_there(2), "a miss");
    assert_eq!(game.discarded(GERMAN, 1), 1, "used up all the same");
}

#[test]
fn tc_11_7_example_9_foxholes_in_woods() {
    let field = || {
        let field = Field::new().soviet_play().german(5, "GF3").terrain("GF3", Terrain::Woods);
        field.works("GF3", Side::First, Works::Foxholes)
    };
    let game = example(9);
    assert_eq!(game.hits(2, Weapon::Sa, 1), Some(1));
    let game = field().soviet(56, "SF3").game();
    assert_eq!(game.hits(2, Weapon::He, 1), Some(2));
    let game = field().soviet(56, "SR3").game();
    assert_eq!(game.hits(2, Weapon::He, 1), Some(0));
}

#[test]
fn tc_8_7_example_12_over_hills() {
    let field = || Field::new().german(45, "GF3").soviet(56, "SR3").terrain("SR3", Terrain::Hills);
    assert!(example(12).hits(1, Weapon::At, 2).is_some());
    assert!(field().terrain("SF3", Terrain::Hills).game().hits(1, Weapon::At, 2).is_none());
    assert!(field().terrain("SF3", Terrain::Woods).smoke("SF3", 1).game().hits(1, Weapon::At, 2).is_none());
}

#[test]
fn tc_8_4_and_8_5_example_13_a_knights_move() {
    let field = || Field::new().german(45, "GR2").soviet(56, "SF3").terrain("GF2", Terrain::Village);
    assert!(example(13).hits(1, Weapon::At, 2).is_some());
    assert!(field().terrain("GF3", Terrain::Village).game().hits(1, Weapon::At, 2).is_none());
}

#[test]
fn tc_9_5_and_9_3_and_9_6_example_14_the_naturals_of_a_melee() {
    let fire_at = |game: Game| {
        let mut game = fought(game);
        game.act(fire(Weapon::At, 2)).act(HOLD).pass();
        game
    };
    let shoot = |rolls: &[u8]| fire_at(Field::new().german(45, "GF3").soviet(98, "GF3").from("SF3").rolls(rolls));
    assert!(!fire_at(example(14)).is_there(2), "14-15: kill on 3");
    assert!(shoot(&[5, 4]).is_there(2));
    assert!(!shoot(&[3, 8]).is_there(2), "side 10: kill on 8");
    assert!(!shoot(&[1, 9]).is_there(2), "side halved: kill on 9");
    assert!(shoot(&[2]).is(2, Mark::Immobilised));
    assert!(shoot(&[9]).is_there(2), "a miss");
}

#[test]
fn tc_9_1_and_9_8_example_15_card_66_a_flank_shot() {
    let flank = |mut game: Game| {
        game.acts([Action::Aim(unit(1)), fire(Weapon::At, 2)]);
        assert_eq!(game.seat(), Some(SOVIET), "the German has no card");
        game.play_on(66, 1).act(Action::Confirm).pass();
        game
    };
    let field = || Field::new().soviet_play().soviet(57, "SF3").german(47, "GF3").hand(SOVIET, &[66]);
    assert!(!flank(example(15)).is_there(2), "13-6: kill on 9");
    assert!(!flank(field().rolls(&[1, 9])).is_there(2));
    let game = flank(field().rolls(&[2]));
    assert!(game.is(2, Mark::Immobilised));
    assert_eq!(game.discarded(SOVIET, 66), 1);
    let mut plain = Field::new().soviet_play().soviet(57, "SF3").german(47, "GF3").rolls(&[8, 3]);
    plain.fire(1, Weapon::At, 2);
    assert!(plain.is_there(2), "13-15: kill on 2 only");
}

#[test]
fn tc_13_7_and_11_8_example_16_all_fire_together() {
    let mut game = fought(example(16));
    assert_eq!(game.barred(fire(Weapon::TankMelee, 4)), "TC-13.6");
    game.act(fire(Weapon::Sa, 3));
    assert_eq!(game.barred(fire(Weapon::He, 3)), "TC-13.6");
    game.acts([fire(Weapon::At, 4), fire(Weapon::Sa, 1), fire(Weapon::At, 2)]).pass();
    assert!((1..=4).all(|number| !game.is_there(number)), "all four are gone");
}

#[test]
fn tc_13_8_and_13_6_example_17_unsupported_tanks() {
    let storm = |game: Game| {
        let mut game = fought(game);
        game.act(fire(Weapon::TankMelee, 2)).act(HOLD).pass();
        game
    };
    let guards = |rolls: &[u8], squad: u8| {
        storm(Field::new().soviet_play().soviet(squad, "SF3").german(47, "SF3").from("GF3").rolls(rolls))
    };
    assert!(!storm(example(17)).is_there(2));
    assert!(guards(&[4], 10).is_there(2));
    assert!(guards(&[2], 13).is_there(2));
    assert!(!guards(&[1], 13).is_there(2));
    let field = Field::new().soviet_play().soviet(10, "SF3").german(47, "SF3").from("GF3").german(5, "SF3").from("GF3");
    let mut game = field.game();
    game.act(Action::End).pass();
    assert_eq!(game.barred(fire(Weapon::TankMelee, 2)), "TC-13.6");
}

#[test]
fn tc_10_3_example_18_card_166_a_heavy_machine_gun() {
    let mut game = example(18);
    game.fire(1, Weapon::MachineGun, 2);
    assert!(!game.is_there(2) && !game.is_there(3) && game.is_there(4));
    let game = Field::new().soviet_play().soviet(11, "SR3").with_gear(Gear::MachineGun).german(5, "GF3").game();
    assert_eq!(game.hits(1, Weapon::MachineGun, 2), Some(2), "at long range");
}

#[test]
fn tc_12_1_example_19_smoke_in_the_way() {
    assert_eq!(example(19).hits(1, Weapon::Sa, 2), Some(0));
    let field = Field::new().german(44, "GF3").smoke("GF3", 1).soviet(11, "SF3");
    assert_eq!(field.game().hits(1, Weapon::He, 2), Some(2));
    let field = || Field::new().german(3, "GF3").smoke("GF3", 2).soviet(11, "GF3").from("SF3");
    let shoot = |roll: u8| {
        let mut game = melee(field(), &[roll]);
        game.act(fire(Weapon::Sa, 2)).act(HOLD).pass();
        game.is_there(2)
    };
    assert!(!shoot(3) && shoot(4));
}

#[test]
fn tc_13_8_example_42_tanks_whose_squad_has_fled() {
    let storm = |roll: u8| {
        let field = Field::new().soviet_play().soviet(56, "SF3").soviet(10, "SF3").soviet(10, "SF3");
        let field = field.german(47, "GF3").marked(Mark::Immobilised).german(5, "GF3").hand(SOVIET, &[123]);
        let mut game = field.rolls(&[roll]);
        let (to, back) = (game.at("GF3"), game.at("GR3"));
        game.acts([Action::Move(unit(1)), Action::At(to), Action::Join(unit(2)), Action::Join(unit(3)), Action::Go]);
        game.acts([Action::Done, Action::End, Action::Choose(card(123)), Action::Confirm]).pass();
        game.act(Action::Retreat(unit(5), back));
        game.acts([HOLD, fire(Weapon::TankMelee, 4), HOLD, HOLD]).pass();
        game.is_there(4)
    };
    assert!(!storm(3) && storm(4), "1 and -2 for Guards against a tank alone");
}

#[test]
fn tc_12_5_example_43_smoke_as_melee_fire() {
    let field = || Field::new().german(44, "GF3").soviet(11, "GF3").from("SF3");
    let screens = |game: Game| {
        let mut game = fought(game);
        let at = game.at("GF3");
        game.acts([Action::Screen(at), HOLD]).pass();
        game.state.table.cell(at).smoke > 0
    };
    assert!(screens(example(43)) && !screens(field().rolls(&[7])), "HE 6");
    let mut game = field().hand(GERMAN, &[122]).rolls(&[6, 1]);
    let at = game.at("GF3");
    game.acts([Action::End, Action::Choose(card(122)), Action::Confirm]).pass();
    game.act(Action::Screen(at)).pass();
    assert!(game.state.table.cell(at).smoke > 0, "before the squad answers");
    game.act(fire(Weapon::TankMelee, 1)).pass();
    assert!(game.is_there(1), "1 and -1 against a lone tank, and smoke +2: a natural 1 misses");
    let squad = melee(Field::new().german(5, "GF3").soviet(11, "GF3").from("SF3"), &[]);
    assert_eq!(squad.barred(Action::Screen(at)), "TC-8.3", "a squad has no shells");
}

#[test]
fn tc_15_1_and_9_5_example_44_a_flank_shot_costs_a_point_in_the_own_fire_action() {
    let declare = |supply: u8| {
        let mut field = Field::new().soviet_play().soviet(57, "SF3").german(47, "GF3").hand(SOVIET, &[66, 160]);
        field.state.table.play.supply = supply;
        let mut game = field.rolls(&[9]);
        game.acts([Action::Aim(unit(1)), fire(Weapon::At, 2)]);
        game
    };
    let mut game = declare(2);
    game.play_on(66, 1);
    assert_eq!(game.supply(), 0);
    assert!(!game.may(Action::Choose(card(160))), "Special Ammunition is an Instant too");
    game.act(Action::Confirm).pass();
    assert_eq!(game.discarded(SOVIET, 66), 1);
    let game = declare(1);
    assert!(!game.may(Action::Choose(card(66))), "nothing left to pay with");
    let field = Field::new().german(45, "GF3").soviet(57, "GF3").from("SF3").hand(SOVIET, &[66]);
    let mut game = melee(field, &[9]);
    game.acts([HOLD, fire(Weapon::At, 1)]);
    game.play_on(66, 2).act(Action::Confirm).pass();
    assert_eq!(game.discarded(SOVIET, 66), 1, "free in melee");
}

#[test]
fn tc_5_3_example_45_firing_twice_by_the_option() {
    let setup = Setup { fire_twice: Switch::On, deck: Decks::Custom, ..Setup::of(Scenario::MeetingEngagement) };
    let mut game = Field::of(setup).german(45, "GF3").soviet(56, "SF3").rolls(&[9, 9]);
    game.fire(1, Weapon::At, 2);
    assert_eq!(game.barred(Action::Aim(unit(1))), "TC-5.3", "once in each Fire action");
    game.act(Action::Done);
    assert_eq!(game.barred(Action::Move(unit(1))), "TC-5.3");
    game.fire(1, Weapon::At, 2).act(Action::Done);
    assert_eq!(game.supply(), 0);
}

#[test]
fn tc_5_4_equipment_can_be_thrown_away_in_a_melee() {
    let mut game = melee(Field::new().german(5, "GF3").with_gear(Gear::Panzerfaust).soviet(55, "GF3").from("SF3"), &[]);
    game.act(Action::Drop(unit(1), Gear::Panzerfaust));
    assert_eq!(game.discarded(GERMAN, 1), 1);
    assert!(!game.may(fire(Weapon::LauncherAt, 2)) && game.may(fire(Weapon::TankMelee, 2)));
}

#[test]
fn tc_9_7_example_32_a_ten_never_kills() {
    let mut game = example(32);
    game.fire(1, Weapon::At, 2);
    assert!(game.is_there(2));
}

#[test]
fn tc_18_11_and_18_1_example_35_guns_of_17_1() {
    let setup = Setup { deck: Decks::Custom, ..Setup::of(Scenario::TanksInAction) };
    let field = Field::of(setup).soviet_play().soviet(57, "SF3").german(41, "GF3").german(41, "GR1");
    let field = field.hand(SOVIET, &[57; 9]).hand(GERMAN, &[41; 8]);
    let mut game = field.rolls(&[8, 9]);
    game.fire(1, Weapon::At, 2);
    assert!(!game.is_there(2));
    let game = Field::new().soviet_play().soviet(57, "SF3").german(41, "GF3").game();
    assert!(game.hits(1, Weapon::At, 2).is_none() && game.hits(1, Weapon::He, 2) == Some(6));
}

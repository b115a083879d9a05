//! Every card that is played, attached or laid, by its number: those that no rule or example plays already.

use crate::field::*;
use table::Side;
use tank_commander::Action;
use tank_commander::data::Scenario;
use tank_commander::pieces::Terrain;
use tank_commander::setup::{Decks, Setup};
use tank_commander::state::{Mode, Step};
use tank_commander::units::{Gear, Mark, Weapon};

/// A T-34 and two squads in SR3 under an air strike with this card on the tank and the first squad.
fn air_strike(number: u8, rolls: &[u8]) -> Game {
    let field = Field::new().german(5, "GR1").soviet(56, "SR3").soviet(11, "SR3").soviet(11, "SR3");
    let mut game = field.hand(GERMAN, &[number]).rolls(rolls);
    game.play_at(number, "SR3").act(Action::Use(Mode::Strike));
    game.acts([Action::Pick(unit(2)), Action::Pick(unit(3)), Action::Done]).pass();
    assert_eq!((game.discarded(GERMAN, number), game.supply()), (1, 1));
    game
}

#[test]
fn tc_15_15_card_63_an_air_strike() {
    let game = air_strike(63, &[3, 4]);
    assert!(!game.is_there(2) && !game.is_there(3) && game.is_there(4), "3 on armour, 4 on soft cards");
    let game = air_strike(63, &[4, 5]);
    assert!(game.is_there(2) && game.is_there(3), "one more misses");
    assert!(air_strike(63, &[2, 9]).is(2, Mark::Immobilised));
}

#[test]
fn tc_15_15_card_109_a_sturmovik() {
    let strike = |rolls: &[u8]| {
        let field = Field::new().soviet_play().soviet(11, "SR1").german(44, "GR3").german(5, "GR3");
        let mut game = field.hand(SOVIET, &[109]).rolls(rolls);
        game.play_at(109, "GR3").act(Action::Use(Mode::Strike));
        game.acts([Action::Pick(unit(3)), Action::Pick(unit(2))]).pass();
        [2, 3].map(|number| game.is_there(number))
    };
    assert_eq!(strike(&[5, 4]), [false, false], "the squad was chosen first: 5 on soft cards, 4 on armour");
    assert_eq!(strike(&[6, 5]), [true, true]);
}

#[test]
fn tc_12_3_and_15_15_cards_63_and_109_smoke_from_the_air_lies_anywhere() {
    let mut game = Field::new().german(5, "GR1").soviet(11, "SR5").hand(GERMAN, &[63]).game();
    let at = game.at("SF3");
    game.play_at(63, "SF3").act(Action::Use(Mode::Smoke)).pass();
    assert!(game.state.table.cell(at).smoke > 0);
}

#[test]
fn tc_15_15_card_159_a_tank_buster_finds_armour_anywhere() {
    let strike = |roll: u8| {
        let field = Field::new().german(5, "GR1").soviet(56, "SR3").soviet(24, "SR3").terrain("SR3", Terrain::Woods);
        let mut game = field.hand(GERMAN, &[159]).rolls(&[roll]);
        game.play(159);
        assert!(!game.may(Action::Pick(unit(3))), "a truck is not armoured");
        game.act(Action::Pick(unit(2))).pass();
        game
    };
    assert!(!strike(1).is_there(2));
    assert!(strike(2).is(2, Mark::Immobilised), "5 and Woods +3: 2 or less");
    assert!(strike(3).is_there(2) && !strike(3).is(2, Mark::Immobilised));
}

#[test]
fn tc_15_14_card_64_soviet_rockets_strike_two_positions() {
    let field = Field::new().soviet_play().soviet(11, "SF3").german(5, "GF3").german(45, "GF4");
    let field = field.soviet(11, "GF4").from("SF4").hand(SOVIET, &[64]);
    let mut game = field.rolls(&[3, 1, 4]);
    let (first, second, far) = (game.at("GF3"), game.at("GF4"), game.at("GF5"));
    game.acts([Action::Choose(card(64)), Action::At(first), Action::Use(Mode::Strike)]);
    assert!(!game.may(Action::At(far)), "not beside the first");
    game.act(Action::At(second)).pass();
    assert!(!game.is_there(2) && !game.is_there(3), "3 on soft cards, 1 on armour");
    assert!(game.is_there(4), "an own squad, 4 misses");
}

#[test]
fn tc_15_14_and_12_3_card_65_german_rockets_strike_or_lay_smoke_on_the_first_position() {
    let field = || Field::new().german(5, "GF3").soviet(11, "SF3").soviet(56, "SF4").hand(GERMAN, &[65]);
    let mut game = field().rolls(&[3, 2]);
    let (first, second) = (game.at("SF3"), game.at("SF4"));
    game.acts([Action::Choose(card(65)), Action::At(first), Action::Use(Mode::Strike), Action::At(second)]).pass();
    assert!(!game.is_there(2) && game.is_there(3) && !game.is(3, Mark::Immobilised), "armour only on 1");
    let mut game = field().rolls(&[]);
    game.acts([Action::Choose(card(65)), Action::At(first), Action::Use(Mode::Smoke)]).pass();
    assert_eq!([first, second].map(|at| game.state.table.cell(at).smoke > 0), [true, false]);
}

#[test]
fn tc_15_16_and_15_14_card_158_a_forward_observer_guides_what_he_sees() {
    let barrage = |observer: bool, roll: u8| {
        let field = Field::new().german(5, "GF3").german(5, "GR1").soviet(11, "SF3").hand(GERMAN, &[158, 33]);
        let mut game = field.rolls(&[roll]);
        if observer {
            game.play(158);
            assert!(game.may(Action::Pick(unit(2))) && !game.may(Action::Pick(unit(3))));
            game.act(Action::Pick(unit(1))).pass();
            assert!(game.is(1, Mark::Observer));
        }
        game.play_at(33, "SF3").act(Action::Use(Mode::Strike)).pass();
        game.is_there(3)
    };
    assert!(!barrage(false, 5) && barrage(false, 6));
    assert!(!barrage(true, 7) && barrage(true, 8));
}

#[test]
fn tc_15_8_card_70_an_interception_drives_aircraft_off() {
    for number in [63, 108, 159] {
        let field = Field::new().german(5, "GF3").soviet(56, "SF3").hand(GERMAN, &[number]).hand(SOVIET, &[70, 32]);
        let mut game = field.rolls(&[]);
        game.play(number);
        if number == 159 {
            game.act(Action::Pick(unit(2)));
        } else {
            let at = game.at("SF3");
            game.acts([Action::At(at), Action::Use(Mode::Strike), Action::Pick(unit(2))]);
        }
        assert_eq!(game.seat(), Some(SOVIET));
        assert!(!game.may(Action::Choose(card(32))), "counterbattery fire is for guns");
        game.play(70).act(Action::Confirm).pass();
        assert!(game.is_there(2));
        assert_eq!((game.discarded(GERMAN, number), game.discarded(SOVIET, 70), game.supply()), (1, 1, 1));
    }
}

#[test]
fn tc_15_18_example_40_card_117_recon_looks_and_takes_nothing() {
    let mut game = Field::new().german(5, "GF3").hand(GERMAN, &[117]).hand(SOVIET, &[11, 68, 21]).game();
    game.play(117).pass();
    assert_eq!((game.state.table.step, game.seat(), game.supply()), (Step::Play, Some(GERMAN), 1));
    assert_eq!([11, 68, 21].map(|number| game.in_hand(SOVIET, number)), [1, 1, 1]);
    assert_eq!(game.state.secrets[1].seen.len(), 3, "all of it stays known");
}

#[test]
fn tc_7_10_and_8_3_card_62_an_anti_tank_rifle_for_squads_and_cavalry() {
    let field = Field::new().soviet_play().soviet(9, "SF3").soviet(11, "SF3").soviet(56, "SF3").german(49, "GF3");
    let mut game = field.hand(SOVIET, &[62, 62]).rolls(&[4, 5]);
    game.act(Action::Choose(card(62)));
    assert!(!game.may(Action::Pick(unit(3))), "not for a tank");
    game.act(Action::Pick(unit(1))).play_on(62, 2);
    assert!(game.get(1).is_some_and(|cavalry| cavalry.gear.has(Gear::Rifle)));
    game.fire(2, Weapon::Rifle, 4);
    assert!(!game.is_there(4), "4 hits, 2-1 kills on 5");
    assert_eq!(game.discarded(SOVIET, 62), 0, "it stays");
}

/// A squad with this flamethrower from the hand in melee with a tank.
fn flames(seat: table::Seat, number: u8, roll: u8) -> Game {
    let field = if seat == GERMAN {
        Field::new().german(5, "GF3").soviet(56, "GF3").from("SF3")
    } else {
        Field::new().soviet_play().soviet(11, "SF3").german(45, "SF3").from("GF3")
    };
    let mut game = field.hand(seat, &[number]).rolls(&[roll]);
    game.play_on(number, 1).act(Action::End).pass();
    game.acts([Action::Fire(Weapon::Flamethrower, unit(2)), Action::Hold]).pass();
    game
}

#[test]
fn tc_10_2_and_8_3_cards_113_and_114_flamethrowers_burn_anything_once() {
    for (seat, number) in [(GERMAN, 113), (SOVIET, 114)] {
        let hit = flames(seat, number, 7);
        assert!(!hit.is_there(2));
        assert_eq!(hit.discarded(seat, number), 1);
        let missed = flames(seat, number, 8);
        assert!(missed.is_there(2));
        assert_eq!(missed.discarded(seat, number), 1, "used up all the same");
    }
}

#[test]
fn tc_11_1_and_18_4_cards_15_and_16_and_17_and_25_and_26_and_27_the_defender_lays_his_ground() {
    let setup = Setup { deck: Decks::Custom, ..Setup::of(Scenario::PreparedDefence) };
    let mut field = Field::of(setup).german(5, "GF1");
    let table = &mut field.state.table;
    (table.attacker, table.turn, table.step, table.seat) = (Some(Side::First), 0, Step::Ground, SOVIET);
    (table.first_to_deploy, table.first_player, table.play.supply) = (None, None, 0);
    table.units = tank_commander::units::Units::new(1);
    table.players.iter_mut().for_each(|player| player.deployed = false);
    let ground = [15, 16, 17, 25, 26, 27];
    let free = [15, 26, 17, 16, 18];
    let bought = [11, 25, 27];
    let cards: Vec<u8> = free.into_iter().chain(bought).collect();
    let mut game = field.pile(SOVIET, &cards).pile(GERMAN, &[5]).game();
    for (number, at) in ground.into_iter().zip(["SF1", "SF2", "SF3", "SF4", "SF5", "SR1"]) {
        game.play_at(number, at);
    }
    let terrain = ["SF1", "SF2", "SF3", "SF4", "SF5", "SR1"].map(|name| game.state.table.cover(game.at(name)));
    use Terrain::*;
    assert_eq!(terrain, [Woods, Hills, Village, Walls, Wheatfield, Balka]);
    let slow = ["SF1", "SF2", "SF3", "SF4", "SF5", "SR1"].map(|name| game.state.table.slows(game.at(name)));
    assert_eq!(slow, [true, true, false, true, false, true]);
}

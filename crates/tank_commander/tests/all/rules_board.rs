//! The board, stacks, the sequence, moving and carrying (chapters 1 to 7).

use crate::field::*;
use table::{Dice, Rules, Seat, Side, Silent};
use tank_commander::data::{Battlefield, Scenario};
use tank_commander::map::{Board, Space, Spaces, distance};
use tank_commander::pieces::{Nation, Terrain};
use tank_commander::setup::{Decks, Setup};
use tank_commander::state::{Doing, Step};
use tank_commander::units::{Gear, Mark, Weapon};
use tank_commander::{Action, TankCommander};

#[test]
fn tc_1_5_a_roll_that_cannot_succeed_may_be_tried() {
    let field = Field::new().german(6, "GF3").soviet(11, "SF3").terrain("SF3", Terrain::Village);
    let mut game = field.rolls(&[1]);
    assert_eq!(game.hits(1, Weapon::Sa, 2), Some(0), "3 and Village +4");
    game.fire(1, Weapon::Sa, 2);
    assert!(game.is_there(2), "a natural 1 is no hit by itself");
}

#[test]
fn tc_1_9_and_1_10_and_2_3_rear_ranks_reserves_and_who_is_active() {
    let board = Setup::default().board();
    let rear: Vec<String> = Spaces(board.rear[0]).map(|at| board.name(at)).collect();
    assert_eq!(rear, ["GR1", "GR2", "GR3", "GR4", "GR5"]);
    assert_eq!(board.adjacent(Space::reserve(Nation::Soviet)), board.rear[1]);
    assert_eq!(board.home[0].count_ones(), 10);
    let game = Field::new().soviet_play().soviet(11, "SF1").game();
    assert_eq!((game.state.table.active(), game.state.table.active_side()), (SOVIET, Side::Second));
}

#[test]
fn tc_2_4_and_2_6_and_2_8_distances_names_and_larger_boards() {
    let board = Board::of(Scenario::BasicForce, Battlefield::NmlRow, 8, 3);
    let at = |name: &str| board.find(name).expect("a position");
    assert_eq!(board.all.count_ones(), 56);
    assert_eq!((board.name(at("GM8")), at("GM8").to_string()), ("GM8".into(), "B8".into()));
    assert_eq!(distance(at("GF1"), at("SF3")), 2);
    assert_eq!(distance(at("GF1"), at("GF1")), 0);
    assert_eq!(distance(at("GR1"), at("SR8")), 7);
}

#[test]
fn tc_3_1_and_3_2_three_combat_cards_and_three_trucks() {
    let field = Field::new().german(5, "GF3").german(5, "GF3").german(51, "GF3").german(5, "GR3").german(5, "GR2");
    let mut game = field.soviet(11, "SR1").game();
    game.step(4, "GF3").act(Action::Done);
    let full = game.at("GF3");
    game.act(Action::Move(unit(5)));
    assert_eq!(game.barred(Action::At(full)), "TC-3.3");
}

#[test]
fn tc_3_3_through_a_full_position() {
    let field = Field::new().german(5, "GF3").german(5, "GF3").german(5, "GF3").german(45, "GR3");
    let mut game = field.game();
    game.step(4, "GF3");
    assert_eq!(game.barred(Action::Done), "TC-3.3");
    assert_eq!(game.barred(Action::Move(unit(1))), "TC-3.3");
    game.step(4, "SF3").act(Action::Done);
    assert_eq!(game.place(4), "SF3");
}

#[test]
fn tc_3_4_too_many_cards_are_given_up_a_turn_later() {
    let field = Field::new().german(5, "GF3").german(5, "GF3").german(5, "GF3").german(44, "GF3").soviet(11, "SR1");
    let mut game = field.game();
    game.state.table.play.crowded = tank_commander::state::Area(0);
    game.act(Action::End).pass();
    game.act(Action::End).pass();
    assert_eq!((game.state.table.turn, game.state.table.active()), (3, GERMAN));
    game.act(Action::End).pass();
    assert_eq!(game.state.table.step, Step::Overstack);
    game.act(Action::Pick(unit(4))).pass();
    assert_eq!(game.state.table.kills[1], 26, "it counts as destroyed");
}

#[test]
fn tc_3_5_and_3_6_and_10_5_what_is_attached_goes_with_the_card() {
    let field = Field::new().soviet_play().soviet(56, "SF3");
    let field = field.german(3, "GF3").with_gear(Gear::Panzerschreck).marked(Mark::Leader);
    let mut game = field.rolls(&[1]);
    game.fire(1, Weapon::He, 2);
    assert!(!game.is_there(2));
    assert_eq!((game.discarded(GERMAN, 61), game.discarded(GERMAN, 119)), (1, 1));
    assert!(game.state.table.players[0].wrecks.has(card(3)));
}

#[test]
fn tc_4_1_and_4_2_and_5_1_and_14_2_the_seat_turns() {
    let mut game = Field::new().german(5, "GF3").soviet(11, "SF1").hand(SOVIET, &[11]).game();
    game.act(Action::End);
    assert_eq!((game.state.table.active(), game.supply()), (SOVIET, 2), "supply is not carried over");
    game.act(Action::End);
    assert_eq!((game.state.table.turn, game.seat()), (3, Some(SOVIET)), "START asks the passive seat first");
    game.act(Action::Pass);
    assert_eq!((game.state.table.step, game.seat()), (Step::Play, Some(GERMAN)));
}

#[test]
fn tc_4_3_and_18_2_and_18_3_and_18_8_low_rolls_and_initiative() {
    let first = |scenario: Scenario, rolls: &[u8]| {
        let setup = Setup { terrain_setup: tank_commander::setup::TerrainChoice::None, ..Setup::of(scenario) };
        let mut dice = Dice::given(rolls.iter().copied());
        let state = TankCommander::begin(&setup, &mut dice, &mut Silent).expect("a valid setup");
        (state.table.first_to_deploy, state.table.step)
    };
    assert_eq!(first(Scenario::BasicForce, &[4, 4, 3, 8]), (Some(Side::First), Step::Deploy), "ties reroll; low");
    assert_eq!(first(Scenario::MeetingEngagement, &[9, 2]).0, Some(Side::Second));
    assert_eq!(first(Scenario::Kursk, &[9, 2]).0, Some(Side::First), "initiative: high");
}

#[test]
fn tc_5_3_and_5_5_a_card_acts_once() {
    let mut game = Field::new().german(45, "GF3").german(44, "GF3").soviet(56, "SF3").rolls(&[9]);
    game.fire(1, Weapon::At, 3).act(Action::Done);
    assert_eq!(game.supply(), 1);
    assert_eq!(game.barred(Action::Move(unit(1))), "TC-5.3");
    assert_eq!(game.barred(Action::Aim(unit(1))), "TC-5.3");
    game.step(2, "GF2");
    assert_eq!(game.barred(Action::End), "TC-5.5");
    game.act(Action::Done);
    assert_eq!(game.supply(), 0);
    assert!(!game.may(Action::Aim(unit(2))));
}

#[test]
fn tc_6_4_and_6_12_and_15_10_what_cannot_move() {
    let field = Field::new().german(45, "GF1").marked(Mark::Immobilised).german(45, "GF3");
    let field = field.but(|unit| unit.breakdown = Some(SOVIET)).soviet(56, "SF2");
    let game = field.game();
    assert_eq!(game.barred(Action::Move(unit(1))), "TC-6.4");
    assert_eq!(game.barred(Action::Move(unit(2))), "TC-6.4");
    assert!(game.may(Action::Aim(unit(1))), "it may fire");
}

#[test]
fn tc_6_5_into_the_reserve_and_out() {
    let field = Field::new().german(3, "GR3").with_gear(Gear::Panzerschreck).marked(Mark::Leader).hand(GERMAN, &[45]);
    let mut game = field.soviet(11, "SF1").game();
    game.step(1, "G0").act(Action::Done);
    assert_eq!((game.in_hand(GERMAN, 3), game.in_hand(GERMAN, 61)), (1, 1));
    assert_eq!(game.discarded(GERMAN, 119), 1);
    assert_eq!(game.state.table.players[0].open.len(), 2, "everybody saw them go");
    assert_eq!(game.barred(Action::Muster(card(3))), "TC-6.5");
    let to = game.at("GR2");
    game.acts([Action::Muster(card(45)), Action::At(to), Action::Go]).pass();
    assert_eq!(game.place(1), "GR2");
}

#[test]
fn tc_6_6_no_way_through_the_enemy() {
    let mut game = Field::new().german(45, "GF3").soviet(11, "SF3").terrain("SF3", Terrain::Village).rolls(&[]);
    game.step(1, "SF3");
    assert!(!game.may(Action::Move(unit(1))), "it must end its move");
}

#[test]
fn tc_6_9_and_6_11_woods_stop_vehicles() {
    let field = || Field::new().german(45, "GF3").terrain("SF3", Terrain::Woods);
    let mut game = field().rolls(&[5]);
    game.step(1, "SF3");
    assert!(game.is(1, Mark::Immobilised));
    let mut game = field().rolls(&[6]);
    game.step(1, "SF3");
    assert!(!game.is(1, Mark::Immobilised));
    let mut game = field().path("SF3").rolls(&[]);
    game.step(1, "SF3").step(1, "SR3");
    assert_eq!(game.place(1), "SR3", "a Path neither slows nor asks for a roll");
}

#[test]
fn tc_6_10_and_7_9_swamps_and_streams_are_closed_to_vehicles_and_guns() {
    let field = Field::new().german(50, "GF3").german(5, "GF3").on(1).german(40, "GF3").german(5, "GF3");
    let field = field.terrain("SF3", Terrain::Swamp).stream_between("GF3", "SF2");
    let mut game = field.game();
    let (swamp, over) = (game.at("SF3"), game.at("SF2"));
    for number in [1, 3] {
        let mut other = Game { state: game.state.clone(), dice: Dice::given([]), events: Default::default() };
        other.act(Action::Move(unit(number)));
        assert_eq!(other.barred(Action::At(swamp)), "TC-6.10");
        assert_eq!(other.barred(Action::At(over)), "TC-6.10");
    }
    game.step(4, "SF3");
    assert_eq!(game.place(4), "SF3", "a squad on foot wades");
}

#[test]
fn tc_7_1_and_7_5_and_7_6_a_squad_that_rode_neither_walks_nor_fires() {
    let mut game = Field::new().german(51, "GR3").german(5, "GR3").soviet(11, "SF3").game();
    game.act(Action::Load(unit(2), unit(1)));
    assert_eq!(game.barred(Action::Move(unit(2))), "TC-6.4");
    game.step(1, "GF3");
    assert_eq!(game.barred(Action::Load(unit(2), unit(1))), "TC-7.4");
    game.act(Action::Unload(unit(2)));
    assert!(!game.may(Action::Move(unit(2))) && !game.may(Action::Move(unit(1))));
    game.act(Action::Done);
    assert_eq!(game.barred(Action::Aim(unit(2))), "TC-5.3");
}

#[test]
fn tc_7_7_and_7_8_cards_inside_are_safe_until_the_carrier_burns() {
    let field = || Field::new().soviet_play().soviet(56, "SF3").german(51, "GF3").german(5, "GF3").on(2);
    let mut game = field().rolls(&[1, 6]);
    game.act(Action::Aim(unit(1)));
    assert_eq!(game.barred(Action::Fire(Weapon::He, unit(3))), "TC-7.7");
    game.act(Action::Fire(Weapon::He, unit(2))).pass();
    assert!(!game.is_there(2) && game.get(3).is_some_and(|squad| squad.carrier.is_none()));
    let mut game = field().rolls(&[1, 5]);
    game.fire(1, Weapon::He, 2);
    assert!(!game.is_there(3));
    let field =
        Field::new().soviet_play().soviet(56, "SF3").german(45, "GF3").german(45, "GF3").german(5, "GF3").on_pair(2, 3);
    assert!(field.game().hits(1, Weapon::He, 4).is_some(), "riders on tanks are targets");
}

#[test]
fn tc_7_11_equipment_changes_hands_once() {
    let field = Field::new().german(5, "GF3").with_gear(Gear::Panzerfaust).german(5, "GF3").german(44, "GF3");
    let mut game = field.game();
    game.act(Action::HandOver(unit(1), unit(2), Gear::Panzerfaust));
    assert_eq!(game.supply(), 1);
    assert_eq!(game.barred(Action::HandOver(unit(2), unit(1), Gear::Panzerfaust)), "TC-7.11");
    assert!(matches!(game.state.table.play.doing, Doing::Moving(_)));
    assert!(!game.may(Action::HandOver(unit(2), unit(3), Gear::Panzerfaust)), "a tank cannot carry it");
}

#[test]
fn tc_21_4_and_21_5_four_commanders() {
    let setup = Setup { players: 4, columns: 8, ..Setup::of(Scenario::BasicForce) };
    assert_eq!(setup.positions_to_win(), 5);
    assert_eq!(Setup { players: 4, columns: 8, ..Setup::of(Scenario::Defence) }.positions_to_win(), 9);
    let mut table = tank_commander::state::Table::empty(&setup);
    table.first_player = Some(Side::Second);
    assert_eq!([0, 1, 2, 3].map(|number| table.seat_of_turn(number)), [Seat(2), Seat(0), Seat(3), Seat(1)]);
    let state = TankCommander::begin(&setup, &mut Dice::quick(1), &mut Silent).expect("a valid setup");
    let view = TankCommander::view(&state, Some(Seat(0)));
    let known: Vec<bool> = view.secrets.iter().map(Option::is_some).collect();
    assert_eq!(known, [true, true, false, false], "partners share what they know");
    let three = Setup { players: 4, ..Setup::of(Scenario::Kursk) };
    let rules: Vec<&str> = three.refusals().iter().map(|refusal| refusal.rule).collect();
    assert_eq!(rules, ["TC-21.4", "TC-21.4"]);
}

#[test]
fn tc_21_5_a_squad_rides_on_a_partners_truck() {
    let setup = Setup { players: 4, columns: 8, deck: Decks::Custom, ..Setup::of(Scenario::MeetingEngagement) };
    let [mine, partner, enemy] = [Seat(0), Seat(1), Seat(2)];
    let field = Field::of(setup).put(mine, 5, "GR3").put(partner, 51, "GR3").put(enemy, 11, "SR8");
    let mut game = field.hand(partner, &[5]).game();
    game.acts([Action::Load(unit(1), unit(2)), Action::Done, Action::End]).pass();
    assert_eq!(game.seat(), Some(enemy));
    game.act(Action::End).pass();
    assert_eq!(game.seat(), Some(partner));
    assert!(!game.may(Action::Move(unit(1))), "he moves the truck, not what is on it");
    game.step(2, "G0");
    assert_eq!([mine, partner].map(|seat| game.in_hand(seat, 5)), [1, 1], "each card goes into its owner's hand");
    assert!(game.may(Action::Muster(card(5))), "what came back is his partner's");
    assert!(!game.may(Action::Muster(card(51))), "the truck has just come back");
}

//! Terrain, smoke, melee, windows and cards (chapters 8 to 15).

use crate::field::*;
use table::Side;
use tank_commander::Action;
use tank_commander::data::Scenario;
use tank_commander::pieces::{Terrain, Works};
use tank_commander::setup::{Decks, Setup, Switch};
use tank_commander::state::{Ailment, Mode, Quarry, Step};
use tank_commander::units::{Gear, Mark, Weapon};

#[test]
fn tc_8_1_and_8_2_and_8_3_three_shots_from_one_position() {
    let field = Field::new().german(45, "GF3").german(45, "GF3").german(45, "GF3").german(45, "GF2").soviet(56, "SF3");
    let mut game = field.soviet(11, "SR4").rolls(&[9, 9, 9]);
    game.fire(1, Weapon::At, 5);
    assert_eq!(game.barred(Action::Aim(unit(4))), "TC-8.1");
    game.act(Action::Aim(unit(2)));
    assert_eq!(game.barred(Action::Fire(Weapon::Sa, unit(6))), "TC-2.4", "small arms reach one position");
    assert_eq!(game.barred(Action::Fire(Weapon::He, unit(5))), "TC-8.3");
    game.act(Action::Fire(Weapon::At, unit(5))).pass();
    game.fire(3, Weapon::At, 5);
    assert!(matches!(game.state.table.play.doing, tank_commander::state::Doing::Nothing), "after three shots");
}

#[test]
fn tc_8_8_artillery_needs_observation() {
    let mut game = Field::new().german(5, "GF3").soviet(11, "SR3").soviet(11, "SR5").hand(GERMAN, &[33]).game();
    let seen = game.at("SR3");
    game.play(33);
    assert!(game.may(Action::At(seen)));
    let mut game = Field::new().german(5, "GR3").soviet(11, "SR3").hand(GERMAN, &[33]).game();
    let far = game.at("SR3");
    game.play(33);
    assert!(!game.may(Action::At(far)), "three positions away");
}

#[test]
fn tc_9_2_a_miss_ends_the_shot() {
    let mut game = Field::new().german(45, "GF3").soviet(56, "SF3").rolls(&[9]);
    game.fire(1, Weapon::At, 2);
    assert!(game.is_there(2));
}

#[test]
fn tc_10_4_a_squad_that_has_just_come_leaves_its_machine_gun() {
    let field = |entered: bool| {
        let field = Field::new().german(5, "SF3").with_gear(Gear::MachineGun).from("GF3");
        let field = if entered { field.marked(Mark::Entered) } else { field };
        let mut game = field.soviet(11, "SF3").game();
        game.act(Action::End).pass();
        game.may(Action::Fire(Weapon::MachineGun, unit(2)))
    };
    assert!(!field(true) && field(false));
}

#[test]
fn tc_11_1_and_11_5_and_5_4_works_need_a_squad_and_come_first() {
    let field = || Field::new().german(5, "GF3").german(45, "GF2").hand(GERMAN, &[18]);
    let mut game = field().game();
    let (squad, tank) = (game.at("GF3"), game.at("GF2"));
    game.play(18);
    assert!(game.may(Action::At(squad)));
    assert_eq!(game.barred(Action::At(tank)), "TC-11.5");
    let mut game = field().game();
    game.step(2, "GR2").act(Action::Done);
    assert_eq!(game.barred(Action::Choose(card(18))), "TC-5.4");
}

/// The Soviet is asked in START of the German turn 3.
fn german_start(field: Field) -> Game {
    let mut game = field.soviet_play().german(5, "GF3").soviet(56, "SF3").game();
    game.act(Action::End);
    assert_eq!((game.state.table.step, game.seat()), (Step::Window, Some(SOVIET)));
    game
}

#[test]
fn tc_11_9_and_11_10_and_11_11_cards_21_and_28_where_water_can_be_laid() {
    let mut game = german_start(Field::new().terrain("SF2", Terrain::Village).hand(SOVIET, &[21, 28]));
    let [rear, tank, village, free] = ["GR3", "SF3", "SF2", "SF1"].map(|name| game.at(name));
    let mut swamp = Game { state: game.state.clone(), dice: table::Dice::given([]), events: Default::default() };
    swamp.play(28);
    assert_eq!([rear, tank, village, free].map(|at| swamp.may(Action::At(at))), [true, false, false, true]);
    game.play(21);
    assert_eq!([rear, tank, village, free].map(|at| game.may(Action::At(at))), [true, false, true, true]);
    let (a, b) = (game.at("GR3"), game.at("GF3"));
    assert!(game.may(Action::Edge(a, b)), "an edge within the rear");
}

#[test]
fn tc_11_14_and_15_5_cards_22_and_23_bridge_and_ford_remove_a_stream() {
    for number in [22, 23] {
        let field = Field::new().german(45, "GF3").stream_between("GF3", "SF3").terrain("GF2", Terrain::Stream);
        let mut game = field.hand(GERMAN, &[number, number]).game();
        let [a, b, wet] = ["GF3", "SF3", "GF2"].map(|name| game.at(name));
        game.acts([Action::Choose(card(number)), Action::Edge(a, b)]).pass();
        game.acts([Action::Choose(card(number)), Action::At(wet)]).pass();
        assert!(game.state.table.edges.is_empty() && game.state.table.cell(wet).water.is_none());
        assert_eq!((game.discarded(SOVIET, 21), game.discarded(GERMAN, number)), (1, 2), "nothing stays");
    }
}

#[test]
fn tc_12_3_smoke_instead_of_shells() {
    let mut game = Field::new().german(5, "GF3").soviet(11, "SF3").hand(GERMAN, &[33]).game();
    let at = game.at("SF3");
    game.play_at(33, "SF3").act(Action::Use(Mode::Smoke)).pass();
    assert!(game.state.table.cell(at).smoke > 0 && game.is_there(2));
}

#[test]
fn tc_12_4_card_165_smoke_in_a_melee_only_there() {
    let field = Field::new().german(5, "GF3").soviet(11, "GF3").from("SF3").hand(GERMAN, &[165]);
    let mut game = field.game();
    game.acts([Action::End, Action::Choose(card(165))]);
    let (here, elsewhere) = (game.at("GF3"), game.at("GF2"));
    assert!(game.may(Action::At(here)) && !game.may(Action::At(elsewhere)));
}

#[test]
fn tc_12_5_a_smoke_shot() {
    let shoot = |roll: u8| {
        let mut game = Field::new().german(44, "GF3").rolls(&[roll]);
        let at = game.at("SF3");
        game.acts([Action::Aim(unit(1)), Action::Screen(at)]).pass();
        game.state.table.cell(at).smoke > 0
    };
    assert!(shoot(6) && !shoot(7));
}

#[test]
fn tc_12_6_and_14_12_smoke_between_the_declaration_and_the_shot() {
    let field = Field::new().german(44, "GF3").soviet(56, "SR3").hand(SOVIET, &[165]);
    let mut game = field.rolls(&[]);
    game.acts([Action::Aim(unit(1)), Action::Fire(Weapon::At, unit(2))]);
    game.play_at(165, "SF3").act(Action::Confirm).pass();
    assert!(game.is(1, Mark::Acted), "the shot is lost, and the card has fired");
    assert!(game.state.table.window.is_none(), "32 cards fit on a stack: nobody comes near");
}

#[test]
fn tc_13_1_and_13_12_the_active_seat_chooses_the_order() {
    let field =
        Field::new().german(5, "GF1").soviet(11, "GF1").from("SF1").german(5, "GF3").soviet(11, "GF3").from("SF3");
    let mut game = field.rolls(&[9, 9, 9, 9]);
    game.act(Action::End);
    assert_eq!((game.state.table.step, game.seat()), (Step::Melees, Some(GERMAN)));
    let at = game.at("GF3");
    game.act(Action::Fight(at));
    assert_eq!(game.barred(Action::Fire(Weapon::Sa, unit(2))), "TC-2.4", "another melee");
    game.acts([Action::Fire(Weapon::Sa, unit(4)), Action::Fire(Weapon::Sa, unit(3))]);
    game.acts([Action::Fire(Weapon::Sa, unit(2)), Action::Fire(Weapon::Sa, unit(1))]).pass();
    assert_eq!(game.state.table.active(), SOVIET, "each melee is one exchange");
}

#[test]
fn tc_13_2_and_13_3_and_13_4_who_came_goes_back_the_same_way() {
    let field = Field::new().german(44, "SF3").from("GF3").soviet(11, "SF3").soviet(56, "SF3");
    let mut game = field.game();
    let (back, beside) = (game.at("GF3"), game.at("SF2"));
    game.act(Action::Move(unit(1)));
    assert_eq!(game.barred(Action::At(beside)), "TC-13.3");
    game.act(Action::At(back)).act(Action::Go).pass();
    assert!(game.may(Action::Move(unit(1))), "its second step is free");
    let mut game = Field::new().soviet_play().german(44, "SF3").from("GF3").soviet(11, "SF3").game();
    game.act(Action::Move(unit(2)));
    assert!(game.may(Action::At(beside)), "defenders go where they like");
}

#[test]
fn tc_13_5_a_card_may_hold_its_fire() {
    let mut game = Field::new().german(5, "GF3").soviet(11, "GF3").from("SF3").game();
    game.act(Action::End).acts([Action::Hold, Action::Hold]).pass();
    assert!(game.is_there(1) && game.is_there(2));
}

#[test]
fn tc_14_1_and_14_7_and_14_9_who_is_asked_is_seen_by_all() {
    let ask = |hand: &[u8]| {
        let mut game = Field::new().german(45, "GF3").hand(SOVIET, hand).game();
        let to = game.at("GF2");
        game.acts([Action::Move(unit(1)), Action::At(to), Action::Go]);
        game.seat()
    };
    assert_eq!(ask(&[]), Some(GERMAN), "an empty hand has no answer");
    assert_eq!(ask(&[165]), Some(SOVIET));
    assert_eq!(ask(&[11]), Some(SOVIET), "what the hand holds is not told");
}

#[test]
fn tc_14_5_a_card_whose_target_is_gone_does_nothing() {
    let field = Field::new().german(45, "GF3").hand(SOVIET, &[165, 165]);
    let mut game = field.game();
    let (to, at) = (game.at("GF2"), game.at("SF3"));
    game.acts([Action::Move(unit(1)), Action::At(to), Action::Go]);
    game.acts([Action::Choose(card(165)), Action::At(at), Action::Choose(card(165)), Action::At(at), Action::Confirm])
        .pass();
    assert_eq!(game.discarded(SOVIET, 165), 2, "the second laid nothing");
}

#[test]
fn tc_14_8_example_39_only_smoke_and_water_meet_those_who_leave_the_reserve() {
    let hand = [68, 31, 165, 21, 28];
    let mut game = Field::new().german(5, "GF1").hand(GERMAN, &[45, 5]).hand(SOVIET, &hand).game();
    let to = game.at("GR3");
    game.acts([Action::Muster(card(45)), Action::At(to), Action::Muster(card(5)), Action::Go]);
    assert_eq!(game.seat(), Some(SOVIET));
    let playable = hand.map(|number| game.may(Action::Choose(card(number))));
    assert_eq!(playable, [false, false, true, true, true], "Breakdown, Wire; Smoke, Stream, Swamp");
    game.play_at(21, "GR3").act(Action::Confirm).pass();
    assert_eq!((game.in_hand(GERMAN, 45), game.in_hand(GERMAN, 5)), (1, 0), "the tank is back, the squad wades");
    assert_eq!(game.barred(Action::Muster(card(45))), "TC-6.5");
}

#[test]
fn tc_14_10_and_14_11_and_15_8_cards_32_and_115_what_opens_a_window() {
    let field = || Field::new().german(5, "GF3").german(45, "GF3").soviet(11, "SF3").hand(SOVIET, &[32, 70, 165]);
    let mut game = field().hand(GERMAN, &[33]).game();
    game.play_at(33, "SF3").act(Action::Use(Mode::Strike));
    assert_eq!(game.seat(), Some(SOVIET));
    assert!(!game.may(Action::Choose(card(70))) && !game.may(Action::Choose(card(165))));
    game.play(32).act(Action::Confirm).pass();
    assert!(game.is_there(3), "cancelled");
    assert_eq!((game.discarded(SOVIET, 32), game.discarded(GERMAN, 33), game.supply()), (1, 1, 1));
    let mut game = field().hand(GERMAN, &[115]).game();
    game.play_on(115, 2);
    assert_eq!(game.seat(), Some(GERMAN), "nothing answers a Tank Ace");
}

/// The Soviet steps a T-34 and two squads into GF3; the German holds these cards.
fn assault(hand: &[u8], rolls: &[u8]) -> Game {
    let field = Field::new().soviet_play().soviet(56, "SF3").soviet(11, "SF3").soviet(24, "SF3").hand(GERMAN, hand);
    let mut game = field.rolls(rolls);
    let to = game.at("GF3");
    game.acts([Action::Move(unit(1)), Action::At(to), Action::Join(unit(2)), Action::Join(unit(3)), Action::Go]);
    game
}

#[test]
fn tc_15_2_card_2_an_anti_tank_mine() {
    let strike = |roll: u8| {
        let mut game = assault(&[2], &[roll]);
        game.play_on(2, 1).act(Action::Confirm).pass();
        game
    };
    assert!(!strike(1).is_there(1));
    assert!(strike(2).is(1, Mark::Immobilised));
    assert_eq!(strike(3).discarded(GERMAN, 2), 1);
}

#[test]
fn tc_15_3_and_15_4_cards_20_and_30_a_minefield_and_a_gap() {
    let mut game = assault(&[20], &[3, 3, 9]);
    game.play_at(20, "GF3").act(Action::Confirm).pass();
    assert!(game.is(1, Mark::Immobilised) && !game.is_there(2) && game.is_there(3));
    let mut game = Field::new().german(5, "GF3").mined("SF3").hand(GERMAN, &[30]).game();
    game.play_at(30, "SF3").pass();
    let at = game.at("SF3");
    assert!(game.state.table.cell(at).minefield.is_none());
    assert_eq!(game.discarded(SOVIET, 20), 1);
}

#[test]
fn tc_15_6_card_31_wire_stops_what_has_no_tracks() {
    let mut game = assault(&[31], &[]);
    game.play(31).act(Action::Confirm).pass();
    assert_eq!([1, 2, 3].map(|number| game.place(number)), ["GF3", "SF3", "SF3"]);
    assert!(game.is(1, Mark::Stopped), "the tank must end its movement there");
}

#[test]
fn tc_15_7_card_29_a_path_through_the_woods() {
    let mut game = Field::new().german(45, "GF3").terrain("SF3", Terrain::Woods).hand(GERMAN, &[29]).rolls(&[]);
    game.play_at(29, "SF3").pass();
    game.step(1, "SF3");
    assert!(!game.is(1, Mark::Stopped) && !game.is(1, Mark::Immobilised));
}

#[test]
fn tc_15_9_and_15_11_cards_67_and_69_a_weapon_fails_and_is_repaired() {
    let field = Field::new().german(45, "GF3").soviet(56, "SF3").hand(SOVIET, &[67]).hand(GERMAN, &[69]);
    let mut game = field.rolls(&[]);
    game.acts([Action::Aim(unit(1)), Action::Fire(Weapon::At, unit(2))]);
    game.play_on(67, 1).act(Action::Confirm).pass();
    assert!(game.get(1).is_some_and(|tank| tank.malfunction == Some(SOVIET)));
    assert!(game.is_there(2) && game.is(1, Mark::Acted));
    game.act(Action::Done);
    game.acts([Action::Choose(card(69)), Action::Mend(unit(1), Ailment::Malfunction)]).pass();
    assert!(game.get(1).is_some_and(|tank| tank.malfunction.is_none()));
    assert_eq!(game.discarded(SOVIET, 67), 1);
}

#[test]
fn tc_15_12_card_124_confusion_costs_a_point() {
    let mut game = german_start(Field::new().hand(SOVIET, &[124, 124]));
    game.play(124);
    assert!(!game.may(Action::Choose(card(124))), "one per play");
    game.act(Action::Confirm).pass();
    assert_eq!(game.supply(), 1);
}

#[test]
fn tc_15_13_card_160_special_ammunition() {
    let shoot = |roll: u8| {
        let field = Field::new().soviet_play().soviet(56, "SF3").german(45, "GF3").hand(SOVIET, &[160]);
        let mut game = field.rolls(&[5, roll]);
        game.acts([Action::Aim(unit(1)), Action::Fire(Weapon::At, unit(2))]);
        game.play_on(160, 1).act(Action::Confirm).pass();
        game.is_there(2)
    };
    assert!(!shoot(6) && shoot(7), "7+4-9: kill on 6");
}

#[test]
fn tc_15_15_card_108_a_stuka_chooses_its_targets() {
    let field =
        Field::new().german(5, "GR1").soviet(56, "SR3").soviet(11, "SR3").soviet(11, "SR3").hand(GERMAN, &[108, 159]);
    let mut game = field.rolls(&[4, 6, 5]);
    game.play_at(108, "SR3").act(Action::Use(Mode::Strike));
    game.acts([Action::Pick(unit(2)), Action::Pick(unit(3)), Action::Done]).pass();
    assert!(!game.is_there(2) && game.is_there(3) && game.is_there(4), "4 on 4; 6 on 5");
    assert!(!game.may(Action::Choose(card(159))), "Tank Buster needs armour");
}

#[test]
fn tc_15_16_cards_115_and_119_leaders() {
    let mut game = Field::new().german(45, "GF3").german(5, "GF3").soviet(56, "SF3").hand(GERMAN, &[115, 119]).game();
    game.play_on(115, 1).pass();
    assert_eq!(game.hits(1, Weapon::At, 3), Some(10));
    game.act(Action::Choose(card(119)));
    assert!(!game.may(Action::Pick(unit(1))) && game.may(Action::Pick(unit(2))));
}

#[test]
fn tc_15_17_card_116_reinforcements_draw_three() {
    let mut game = Field::new().german(5, "GF3").hand(GERMAN, &[116]).pile(GERMAN, &[45, 165, 69, 5]).game();
    game.play(116).pass();
    assert_eq!((game.state.table.players[0].hand, game.state.table.players[0].pile), (3, 1));
}

#[test]
fn tc_15_19_card_118_a_sniper() {
    let field = || Field::new().german(5, "GF3").soviet(11, "SF3").marked(Mark::Leader).hand(GERMAN, &[118]);
    let mut game = field().rolls(&[6]);
    game.acts([Action::Choose(card(118)), Action::Snipe(unit(2), Quarry::Unit)]).pass();
    assert!(!game.is_there(2));
    let mut game = field().rolls(&[8]);
    game.acts([Action::Choose(card(118)), Action::Snipe(unit(2), Quarry::Leader)]).pass();
    assert!(game.is_there(2) && !game.is(2, Mark::Leader));
    assert_eq!(game.discarded(SOVIET, 119), 1);
}

#[test]
fn tc_15_21_card_121_a_withdrawal() {
    let field =
        Field::new().german(5, "SF3").from("GF3").german(45, "SF3").from("GF3").soviet(11, "SF3").hand(GERMAN, &[121]);
    let mut game = field.game();
    let [from, front, rear, beside] = ["SF3", "GF3", "GR3", "SF2"].map(|name| game.at(name));
    game.acts([Action::Choose(card(121)), Action::At(from)]).pass();
    assert_eq!(game.state.table.step, Step::Withdrawal);
    assert!(game.may(Action::At(beside)), "not farther from the reserve");
    game.acts([Action::At(front), Action::At(rear), Action::At(front), Action::Done]);
    assert_eq!([1, 2].map(|number| game.place(number)), ["GR3", "GF3"]);
    assert!(game.is(1, Mark::Acted) && game.is(2, Mark::Acted));
}

#[test]
fn tc_15_22_card_163_mine_dogs() {
    let release = |roll: u8| {
        let field =
            Field::new().soviet_play().soviet(11, "SF3").soviet(24, "SF3").german(45, "GF3").hand(SOVIET, &[163]);
        let mut game = field.rolls(&[roll]);
        game.acts([Action::Choose(card(163)), Action::Pick(unit(1)), Action::Pick(unit(3))]).pass();
        game
    };
    assert!(!release(4).is_there(3));
    assert!(release(2).is(3, Mark::Immobilised));
    let back = release(10);
    assert!(back.is_there(3) && !back.is_there(2), "they come back to the own truck");
}

#[test]
fn tc_15_23_card_164_the_repair_shop() {
    let setup = Setup { deck: Decks::Custom, allow_164: Switch::On, ..Setup::of(Scenario::MeetingEngagement) };
    let mut field = Field::of(setup).german(5, "GF3").hand(GERMAN, &[164]);
    field.state.table.players[0].wrecks.add(card(45));
    let mut game = field.game();
    game.acts([Action::Choose(card(164)), Action::Discard(card(45))]).pass();
    assert_eq!(game.in_hand(GERMAN, 45), 1);
}

#[test]
fn works_of_the_side_that_left_are_gone() {
    let field = Field::new().german(5, "GF3").german(45, "GF3").works("GF3", Side::First, Works::Bunkers);
    let mut game = field.game();
    game.step(1, "GR3");
    let at = game.at("GF3");
    assert_eq!(game.state.table.cell(at).works, None);
}

//! The worked examples of the rulebook: driving, mines, guns, programs.

use crate::field::*;
use duel::events::{Block, Event};
use duel::map::Clock;
use duel::map::Dir::*;
use duel::pieces::{Card, Face, Fate, MarkerKind, MineKind, PakKind, Wheel};
use duel::state::Step;
use duel::{Action, Duel, Soviet};
use table::{Next, Rules, Seat};

const FORWARD: Action = Action::Forward;
const STOP: Action = Action::EndMove(Clock::Twelve);

#[test]
fn dg_7_19_example_43_a_gun_that_lay_face_up_makes_no_turn_eventful() {
    let mut game = example(43);
    game.act(drive(1));
    let mut record = table::EventList::default();
    table::act::<duel::Duel>(&mut game.state, Action::Forward, &mut table::Dice::quick(0), &mut record)
        .expect("a step");
    assert_eq!((game.t34(1).at(), game.pak(1).at), (Some(hex("E5")), Some(hex("E5"))));
    assert_eq!((record.bars_undo(), game.state.table.eventful), (false, false));
}

#[test]
fn dg_4_4_example_1_a_front_element_in_a_swamp_costs_three_then_two() {
    let mut game = example(1);
    game.acts([drive(1), FORWARD]);
    assert_eq!((game.t34(1).at(), game.used()), (Some(hex("E6")), 3));
    assert!(!game.front("E6"));
    assert_eq!(game.refusal(Action::Left), "DG-7.8");

    game.act(STOP).next_turn(Step::Tanks).acts([drive(1), FORWARD, STOP, drive(2), FORWARD]);
    assert_eq!(game.used(), 1);
    game.act(FORWARD);
    assert_eq!((game.t34(2).at(), game.used()), (Some(hex("E6")), 3), "the swamp alone costs 2");
}

fn tiger_before_the_front(cards: &[Card]) -> Game {
    let mut game = example(2);
    game.run(cards.iter().copied(), None);
    game
}

#[test]
fn dg_8_2_example_2_a_front_element_takes_two_forward_cards() {
    let game = tiger_before_the_front(&[Card::Forward, Card::Forward]);
    assert_eq!(game.tiger(1).at, hex("E6"));
    assert!(!game.front("E6"));

    let game = tiger_before_the_front(&[Card::Forward]);
    assert_eq!(game.tiger(1).at, hex("E5"));
    assert!(game.front("E6"));
    assert!(game.heard(Event::CardWasted { tiger: tiger(1), card: Card::Forward }));

    let game = tiger_before_the_front(&[Card::Forward, Card::Left, Card::Forward]);
    assert_eq!((game.tiger(1).at, game.tiger(1).hull), (hex("D5"), NE));
}

#[test]
fn dg_7_8_example_3_forward_right_right() {
    let mut game = example(3);
    game.acts([drive(1), FORWARD, Action::Right, Action::Right]);
    assert_eq!((game.t34(1).at(), game.t34(1).hull, game.used()), (Some(hex("E7")), NE, 3));
    assert_eq!(game.refusal(Action::Right), "DG-7.8");
}

#[test]
fn dg_7_11_example_22_a_dash_of_five_and_one_cut_short_by_a_mine_marker() {
    let mut game = example(22);
    game.acts([drive(1), FORWARD, FORWARD, FORWARD, FORWARD, FORWARD]);
    assert_eq!(game.t34(1).at(), Some(hex("C4")));
    assert_eq!(game.refusal(FORWARD), "DG-7.8");

    let mut game = Field::summer().t34("C9", W, W).mine("C6", MineKind::Bluff).at(Step::Tanks);
    game.acts([drive(1), FORWARD, FORWARD]);
    assert_eq!((game.t34(1).at(), game.used()), (Some(hex("C7")), 2));
    game.act(FORWARD);
    assert_eq!(game.t34(1).at(), Some(hex("C6")));
    assert!(game.heard(Event::MineTurnedUp { t34: t34(1), hex: hex("C6"), kind: MineKind::Bluff }));
    assert_eq!(game.refusal(FORWARD), "DG-7.8", "the third action was a normal one");
}

#[test]
fn dg_7_21_example_23_a_dash_off_the_board() {
    let mut game = example(23);
    game.act(drive(1)).acts([FORWARD; 5]);
    assert_eq!(game.t34(1).fate, Fate::Through);
    assert_eq!(game.vp(), [0, 5]);
}

#[test]
fn dg_7_14_example_24_a_mine_stops_everybody() {
    let mut game = example(24);
    game.acts([drive(1), FORWARD]);
    assert_eq!((game.t34(1).at(), game.used()), (Some(hex("E7")), 1));
    assert_eq!(game.refusal(FORWARD), "DG-7.14");
    game.act(Action::EndMove(Clock::Two));
    assert_eq!(game.t34(1).gun(), NW);

    game.next_turn(Step::Tanks).acts([drive(1), FORWARD, FORWARD, Action::Left]);
    assert_eq!((game.t34(1).at(), game.used()), (Some(hex("E5")), 3));
    game.acts([STOP, drive(2), FORWARD]);
    assert_eq!(game.t34(2).at(), Some(hex("E7")));
    assert_eq!(game.refusal(FORWARD), "DG-7.14", "the minefield has stayed");
}

#[test]
fn dg_7_17_example_25_a_pak_is_overrun_unless_it_faces_the_tank() {
    let enter = |mut game: Game| {
        game.acts([drive(1), FORWARD]);
        assert_eq!(game.t34(1).at(), Some(hex("E5")));
        game
    };
    let game = enter(example(25));
    assert_eq!((game.pak(1).at, game.vp()), (None, [0, 1]));

    let game = enter(Field::summer().t34("E6", W, W).pak("E5", PakKind::Pak36, E).at(Step::Tanks));
    assert_eq!((game.pak(1).at, game.pak(1).face), (Some(hex("E5")), Face::Up(PakKind::Pak36)));
    assert_eq!(game.vp(), [0, 0]);
}

#[test]
fn dg_7_6_example_26_a_gun_on_its_wheel_is_out_of_action_for_two_turns() {
    let mut game = example(26);
    let idle = |game: &Game| {
        assert_eq!(game.state.table.shot(PAK, T34, 0).map_err(|why| why.rule()), Err("DG-7.6"));
        assert!(game.state.table.may_reveal(marker(1), Seat(0)).is_err());
    };
    assert!(game.state.table.may_reveal(marker(1), Seat(0)).is_ok());
    game.act(Action::LayWheel(pak(1)));
    idle(&game);
    game.next_turn(Step::Guns).act(Action::MovePak(pak(1)));
    game.acts([Action::StepPak(hex("E4")), Action::StepPak(hex("E3")), Action::Face(SE)]);
    assert_eq!((game.pak(1).at, game.pak(1).facing, game.pak(1).wheel), (Some(hex("E3")), SE, Wheel::Standing));
    assert_eq!(game.state.table.shot(PAK, T34_2, 0).map_err(|why| why.rule()), Err("DG-7.6"));

    game.next_turn(Step::Guns);
    assert_eq!((game.state.table.turn, game.pak(1).wheel), (5, Wheel::None));
    game.pass_until(Step::AimedFire).act(fire(PAK, T34_2));
    assert!(game.destroyed(2));
}

#[test]
fn dg_8_4_example_32_a_tank_in_the_way_stops_the_tiger_but_not_its_turret_card() {
    let mut game = example(32);
    game.run([Card::Forward, Card::Forward, Card::Right], Some(Clock::Two));
    assert_eq!((game.tiger(1).at, game.tiger(1).hull, game.tiger(1).gun()), (hex("E5"), E, SE));
    assert!(game.heard(Event::TigerBlocked { tiger: tiger(1), by: Block::T34, hex: Some(hex("E6")) }));
}

#[test]
fn dg_6_10_example_33_contact_with_a_marker() {
    let contact = |mut game: Game, kind| {
        game.run([Card::Forward, Card::Forward], None);
        assert_eq!(game.state.table.markers[0].shown, Some(kind));
        game
    };
    let game = contact(example(33), MarkerKind::Tank);
    assert_eq!(game.tiger(1).at, hex("E4"));
    assert_eq!(Duel::next(&game.state), Next::Decide(Seat(1)), "the Soviet player faces the tank");
    assert_eq!(game.legal(), [E, SE, SW, W, NW, NE].map(Action::Face));

    let bluff = Field::summer().tiger("E4", E, E).marker("E5", MarkerKind::Bluff).at(Step::Programming);
    assert_eq!(contact(bluff, MarkerKind::Bluff).tiger(1).at, hex("E6"));
}

#[test]
fn dg_13_1_example_34_the_last_tank_leaves_and_wins() {
    let mut game = example(34);
    game.acts([drive(1), FORWARD]);
    let Next::Over(outcome) = Duel::next(&game.state) else { panic!("it goes on") };
    assert_eq!((outcome.side, outcome.points), (Some(Soviet), [11, 12]));
}

#[test]
fn dg_7_3_example_39_the_turret_card_counts_against_the_limit() {
    let mut game = example(39);
    game.acts([Action::Card(Card::Forward); 4]).act(Action::TurretCard(Clock::Ten));
    assert_eq!(game.state.german.programs[0].len(), 5);

    let mut game = example(39);
    game.acts([Action::Card(Card::Forward); 5]).act(Action::ProgramDone);
    let program = &game.state.german.programs[0];
    assert_eq!((program.len(), program.turret, program.done), (5, None, true));
    assert_eq!(game.refusal(Action::TurretCard(Clock::Ten)), "DG-7.3");
}

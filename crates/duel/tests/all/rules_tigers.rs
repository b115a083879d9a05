//! Chapter 8: the programs are carried out.

use crate::field::*;
use Card::*;
use duel::course::Meanwhile::{self, *};
use duel::events::{Block, Event};
use duel::map::Clock;
use duel::map::Dir::*;
use duel::map::{Dir, Hex};
use duel::pieces::*;
use duel::state::Step;
use duel::{Action, Duel};
use table::{Next, Rules, Seat};

/// The first Tiger at E4, hull and gun east, drives this program.
fn driven(field: Field, cards: &[Card], turret: Option<Clock>) -> Game {
    let mut game = field.tiger("E4", E, E).at(Step::Programming);
    game.run(cards.iter().copied(), turret);
    game
}

#[test]
fn dg_8_1_the_german_says_which_tiger_drives_first() {
    let mut game = Field::summer().tiger("E4", E, E).tiger("E6", E, E).at(Step::Programming);
    let one = [Action::Card(Forward), Action::Card(Forward), Action::ProgramDone];
    game.acts(one).acts(one).act(Action::Commit).pass_until(Step::Execution);
    assert_eq!(Duel::next(&game.state), Next::Decide(Seat(0)));
    game.act(Action::Execute(tiger(2)));
    assert_eq!((game.tiger(1).at, game.tiger(2).at), (hex("E6"), hex("E8")), "the other follows by itself");

    let mut alone = Field::summer().tiger("E4", E, E).tiger("G6", E, E).at(Step::Programming);
    alone.run([Forward, Forward], None);
    assert_eq!(alone.tiger(1).at, hex("E6"), "without a choice it goes by itself");
}

#[test]
fn dg_8_2_too_few_equal_cards_are_lost_one_by_one() {
    let front = || Field::summer().front("E5");
    let wasted = driven(front(), &[Forward, Back, Forward, Forward], None);
    assert_eq!(wasted.tiger(1).at, hex("E4"), "F is lost, B to E3, F back to E4, F is lost");
    assert_eq!(wasted.told.iter().filter(|event| matches!(event, Event::CardWasted { .. })).count(), 2);
    let apart = driven(front(), &[Forward, Left, Right, Forward], None);
    assert_eq!((apart.tiger(1).at, apart.front("E5")), (hex("E4"), true), "what was paid in part is not kept");
    let turned = driven(front(), &[Right, Right], None);
    assert_eq!(turned.tiger(1).hull, SW);
    let backwards = driven(Field::summer().front("E3"), &[Back, Back], None);
    assert_eq!((backwards.tiger(1).at, backwards.tiger(1).hull), (hex("E3"), E));
}

#[test]
fn dg_8_3_a_tiger_drives_through_the_front_and_further_if_it_has_gone() {
    let game = driven(Field::summer().front("E5"), &[Forward, Forward, Forward], None);
    assert_eq!((game.tiger(1).at, game.front("E5")), (hex("E6"), false));

    let mut gone = Field::summer().tiger("E4", E, E).front("E5").t34("D4", SE, SE).at(Step::Programming);
    gone.program([Forward, Forward], None).pass_until(Step::Tanks);
    gone.acts([drive(1), Action::Forward, Action::Back, Action::EndMove(Clock::Twelve), Action::End]);
    assert_eq!(gone.tiger(1).at, hex("E6"), "the card for the front takes it one hex further");
}

#[test]
fn dg_8_4_what_stops_a_tiger() {
    for (field, by, at) in [
        (Field::summer().swamp("E5"), Block::Swamp, "E5"),
        (Field::summer().t34("E5", W, E), Block::T34, "E5"),
        (Field::summer().pak("E5", PakKind::Bluff, E), Block::Pak, "E5"),
        (Field::summer().airfield("E5", E), Block::Stuka, "E5"),
    ] {
        let game = driven(field, &[Forward, Right, Right], None);
        assert_eq!((game.tiger(1).at, game.tiger(1).hull), (hex("E4"), E), "the rest lapses");
        assert!(game.heard(Event::TigerBlocked { tiger: tiger(1), by, hex: Some(hex(at)) }));
    }
    let edge = driven(Field::summer(), &[Back, Back, Back, Back, Left], None);
    assert_eq!((edge.tiger(1).at, edge.tiger(1).hull), (hex("E1"), E));
    assert!(edge.heard(Event::TigerBlocked { tiger: tiger(1), by: Block::Edge, hex: None }));
    let mut other = Field::summer().tiger("E4", E, E).tiger("E5", E, E).at(Step::Programming);
    other.run([Forward], None);
    assert!(other.heard(Event::TigerBlocked { tiger: tiger(1), by: Block::Tiger, hex: Some(hex("E5")) }));
}

#[test]
fn dg_8_4_lapsed_cards_come_to_light_when_the_match_is_over() {
    let mut game = driven(Field::summer().t34("E5", W, E), &[Left, Right, Forward, Back, Right], None);
    let lapse =
        Event::LapseShown { turn: 1, tiger: tiger(1), cards: [Some(Forward), Some(Back), Some(Right), None, None] };
    assert!(game.heard(Event::CardsLapsed { tiger: tiger(1), cards: 3 }) && !game.heard(lapse));
    let soviet = |game: &Game| Duel::view(&game.state, Some(Seat(1))).german;
    assert_eq!(soviet(&game), None);
    while game.step() != Step::Over {
        game.pass();
    }
    let seen = soviet(&game).expect("all is open now");
    assert_eq!(seen.lapses[0].cards[..], [Forward, Back, Right]);
    assert!(game.heard(lapse));
}

#[test]
fn dg_8_5_the_turret_card_comes_last_even_after_a_forced_stop() {
    let game = driven(Field::summer().swamp("E6"), &[Forward, Forward, Left], Some(Clock::Four));
    assert_eq!((game.tiger(1).at, game.tiger(1).gun()), (hex("E5"), SW));
    let stays = driven(Field::summer(), &[Left], None);
    assert_eq!((stays.tiger(1).turret, stays.tiger(1).gun()), (Clock::Twelve, NE));

    let mut contact = driven(Field::summer().marker("E5", MarkerKind::Tank), &[Forward, Left], Some(Clock::Two));
    assert_eq!(contact.tiger(1).gun(), E, "first the tank is faced");
    contact.face(W, E);
    assert_eq!(contact.tiger(1).gun(), SE);
}

#[test]
fn dg_8_6_after_both_tigers_have_driven_they_look() {
    let game = driven(Field::summer().marker("E7", MarkerKind::Bluff), &[Forward], None);
    assert_eq!((game.step(), game.may(Action::Reveal(marker(1)))), (Step::LateRecon, true));
}

/// Where the program of the first Tiger at E4, hull east, is seen to lead before it is carried out.
fn foreseen(field: Field, cards: &[Card], meanwhile: Meanwhile) -> (Hex, Dir) {
    let game = field.tiger("E4", E, E).at(Step::Programming);
    let course = game.state.table.course(tiger(1), cards, meanwhile);
    (course.end(), course.hull)
}

/// A field and the cards that a Tiger is to drive on it.
type Plan = (fn() -> Field, &'static [Card]);

#[test]
fn dg_8_2_a_program_leads_where_it_is_seen_to_lead() {
    let programs: [Plan; 8] = [
        (Field::summer, &[Forward, Left, Forward, Back]),
        (|| Field::summer().front("E5"), &[Forward, Back, Forward, Forward]),
        (|| Field::summer().front("E5"), &[Forward, Forward, Back, Forward]),
        (|| Field::winter().drift("E5"), &[Forward, Forward, Back, Forward]),
        (|| Field::summer().pak("E6", PakKind::Bluff, E), &[Forward, Forward, Left]),
        (|| Field::summer().airfield("E6", E), &[Forward, Forward, Left]),
        (|| Field::summer().t34("E6", W, E), &[Forward, Forward, Left]),
        (|| Field::summer().swamp("E6"), &[Forward, Forward, Left]),
    ];
    for (field, cards) in programs {
        let game = driven(field(), cards, None);
        assert_eq!(foreseen(field(), cards, NobodyMoves), (game.tiger(1).at, game.tiger(1).hull), "{cards:?}");
    }
}

#[test]
fn dg_8_4_a_tank_may_leave_in_time_but_no_gun_and_no_stuka_on_the_ground() {
    let ahead = |field: Field| foreseen(field, &[Forward, Forward], TanksLeave).0;
    assert_eq!(ahead(Field::summer().t34("E5", W, E)), hex("E6"));
    assert_eq!(ahead(Field::summer().pak("E5", PakKind::Bluff, E)), hex("E4"));
    assert_eq!(ahead(Field::summer().airfield("E5", E)), hex("E4"));
}

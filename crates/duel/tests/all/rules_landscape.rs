//! Chapter 4: the summer landscape and the front.

use crate::field::*;
use duel::Action;
use duel::data::DATA;
use duel::map::Clock;
use duel::map::Dir::*;
use duel::pieces::*;
use duel::state::Step;

#[test]
fn dg_4_1_the_landscape_table() {
    use Terrain::*;
    let card = |terrain| *DATA.on(terrain);
    assert_eq!([Steppe, Wood, Hill, Swamp].map(|kind| card(kind).cost_t34), [1, 1, 1, 2]);
    assert_eq!([Steppe, Wood, Hill, Swamp].map(|kind| card(kind).cost_tiger), [Some(1), Some(1), Some(1), None]);
    assert_eq!([Steppe, Wood, Hill, Swamp].map(|kind| card(kind).marker_may_enter), [true, true, false, false]);
    assert_eq!([Steppe, Wood, Hill, Swamp].map(|kind| card(kind).marker_can_be_seen), [true, false, true, true]);
    assert_eq!([Steppe, Wood, Hill, Swamp].map(|kind| card(kind).mine_may_lie), [true, true, true, false]);

    let mut game = Field::summer().t34("E7", W, W).swamp("E7").at(Step::Tanks);
    game.acts([drive(1), Action::Forward]);
    assert_eq!(game.used(), 1, "the hex that is left does not matter");
}

#[test]
fn dg_4_2_a_wood_conceals_until_its_tank_has_fired() {
    let hidden = Field::summer().tiger("E3", E, E).t34("E5", W, E).wood("E5").at(Step::Tanks);
    let shot = hidden.state.table.shot(TIGER, T34, 0);
    assert_eq!(shot.map_err(|why| why.rule()), Err("DG-4.2"));
    let adjacent = Field::summer().tiger("E4", E, E).t34("E5", W, E).wood("E5").at(Step::Tanks);
    assert_eq!(adjacent.state.table.shot(TIGER, T34, 0).map(|shot| shot.power).ok(), Some(4));

    let open = Field::summer().tiger("E4", E, E).t34("E6", W, W).t34("E5", E, E).wood("E6").combat();
    assert_eq!(open.step(), Step::AimedFire, "nobody in the wood has a target");
}

#[test]
fn dg_4_3_a_hill_adds_one_to_fire_and_to_reconnaissance() {
    let power = |field: Field| {
        let game = field.tiger("E3", E, E).t34("E6", W, W).marker("G6", MarkerKind::Bluff).at(Step::Tanks);
        let (by, at) = (game.state.table.shot(TIGER, T34, 0), game.state.table.shot(T34, TIGER, 0));
        (by.map(|shot| shot.power).ok(), at.map(|shot| shot.power).ok())
    };
    assert_eq!(power(Field::summer()), (Some(3), Some(1)));
    assert_eq!(power(Field::summer().hill("E3")), (Some(4), Some(1)));
    assert_eq!(power(Field::summer().hill("E6")), (Some(3), Some(2)));

    let field = || Field::summer().gun("C3", PakKind::Pak88, E).marker("C6", MarkerKind::Bluff);
    let near = field().marker("C4", MarkerKind::Bluff).at(Step::Recon);
    assert_eq!(near.refusal(Action::Reveal(marker(1))), "DG-6.2");
    assert!(field().hill("C3").wood("C4").at(Step::Recon).may(Action::Reveal(marker(1))), "across an adjacent wood");
}

#[test]
fn dg_4_4_a_swamp_stops_tigers_and_costs_a_tank_one_more() {
    let mut game = Field::summer().tiger("E4", E, E).swamp("E5").at(Step::Programming);
    game.run([Card::Forward, Card::Forward], None);
    assert_eq!(game.tiger(1).at, hex("E4"));

    let mut game = Field::summer().t34("E7", W, W).swamp("E6").at(Step::Tanks);
    game.acts([drive(1), Action::Forward]);
    assert_eq!(game.used(), 2);
}

#[test]
fn dg_4_5_the_first_tank_pays_for_the_front_and_removes_it() {
    let mut game = Field::summer().t34("E7", W, W).front("E7").front("E6").at(Step::Tanks);
    game.acts([drive(1), Action::Forward]);
    assert_eq!(game.used(), 2);
    assert!(!game.front("E6"));
    assert!(game.front("E7"), "driving away removes nothing");
}

#[test]
fn dg_4_6_the_front_is_never_rebuilt() {
    let mut game = Field::summer().t34("E7", W, W).front("E6").at(Step::Tanks);
    game.acts([drive(1), Action::Forward, Action::EndMove(Clock::Twelve)]);
    for _ in 0..3 {
        game.next_turn(Step::Tanks);
    }
    assert!(!game.front("E6"));
    game.acts([drive(1), Action::Back, Action::Forward]);
    assert_eq!(game.used(), 2, "the hex is free of charge now");
}

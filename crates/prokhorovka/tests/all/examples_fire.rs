//! The worked examples of support, fire and hits.

use crate::field::*;
use prokhorovka::pieces::Formation::{Corps18, Lah, Remnants, Tk};
use prokhorovka::pieces::Health::*;
use prokhorovka::pieces::UnitId::*;
use prokhorovka::pieces::{Place, Stage};
use prokhorovka::setup::{Deployment, Setup, Switch};
use prokhorovka::state::{Rudel, Step};
use prokhorovka::why::Why;
use prokhorovka::{Action, German, Pace, Soviet};

/// The first dice of a match: air, air, artillery.
fn support(dice: &[u8]) -> Game {
    Game::begin(Setup::of(Deployment::Quick), dice)
}

#[test]
fn bs_6_1_example_1_the_higher_die_flies() {
    assert_eq!(support(&[5, 2, 6]).table().air, [3, 0]);
    assert_eq!(support(&[1, 6, 6]).table().air, [0, 5]);
}

#[test]
fn bs_6_1_example_2_equal_dice_and_nobody_flies() {
    assert_eq!(support(&[4, 4, 6]).table().air, [0, 0]);
}

#[test]
fn bs_6_2_example_3_soviet_artillery() {
    for die in 1..=5 {
        assert_eq!(support(&[1, 1, die]).table().artillery, [0, die]);
    }
    assert_eq!(support(&[1, 1, 6]).table().artillery, [0, 0]);
}

#[test]
fn bs_6_3_example_4_german_artillery_serves_one_phase() {
    let attacks = |die: u8| {
        let mut game = support(&[1, 1, 6, die]);
        game.act(Action::End);
        (game.table().active_formation(), game.table().artillery[0])
    };
    for (die, guns) in [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0), (6, 0)] {
        let (formation, seen) = attacks(die);
        let german = formation.is_some_and(|formation| formation.side() == German);
        assert_eq!(seen, if german { guns } else { 0 }, "die {die}");
        assert!(german, "the deal of this seed begins with a German marker: {formation:?}");
    }
    let mut game = support(&[1, 1, 6, 2, 5, 5, 5]);
    game.act(Action::End);
    assert_eq!(game.table().artillery[0], 2);
    game.act(Action::End);
    assert_eq!(game.table().artillery[0], 0, "what was not used is lost");
}

#[test]
fn bs_9_5_example_5_two_hexes_with_a_tiger() {
    let aim = example(5).table.aim(LahPz, Corps18N110, Pace::Full).expect("a shot");
    assert_eq!((aim.printed, aim.tiger, aim.power, aim.modifier(), aim.sixths()), (5, 1, 6, 1, 5));
    let mut hit = example(5).rolls(&[5]);
    hit.act(fire(LahPz, Corps18N110));
    assert_eq!(hit.health(Corps18N110), Disrupted);
    let mut miss = example(5).rolls(&[6]);
    miss.act(fire(LahPz, Corps18N110));
    assert_eq!(miss.health(Corps18N110), Fresh);
}

#[test]
fn bs_9_5_example_6_from_a_hill_into_a_village() {
    let aim = example(6).table.aim(LahPg2, Corps18N170, Pace::Full).expect("a shot");
    assert_eq!((aim.power, aim.range, aim.cover, aim.hill, aim.sixths()), (3, 1, 1, -1, 2));
    assert!(aim.hits(2) && !aim.hits(3));
}

#[test]
fn bs_9_3_example_7_sight_past_the_forest() {
    let state = example(7);
    assert_eq!(state.table.aim(DrPz, Corps18N110, Pace::Full), Err(Why::NoSight));
    assert!(state.table.aim(DrPz, Corps18N170, Pace::Full).is_ok());
}

#[test]
fn bs_9_2_example_8_what_is_out_of_range() {
    let state = example(8);
    assert_eq!(state.table.aim(DrPz, Airborne23, Pace::Full), Err(Why::TwoHexesAtArmour));
    assert_eq!(state.table.aim(Corps29N25, DrPz, Pace::Full), Err(Why::SovietsReachOne));
}

#[test]
fn bs_9_4_example_9_a_factor_of_nothing() {
    let game = example(9).game();
    game.refuses(fire(Rem204, LahRec), Why::NoFactor);
    assert!(game.offers(fire(Rem204, LahPg1)));
    assert_eq!(game.table().aim(Rem204, LahPg1, Pace::Full).expect("a shot").power, 1);
}

#[test]
fn bs_10_1_example_10_four_hits_in_a_turn() {
    let mut game = example(10).rolls(&[1, 1, 1, 1]);
    let mut seen = Vec::new();
    for by in [LahPz, LahSpg, LahPg1] {
        game.act(fire(by, Corps18N110));
        seen.push(game.health(Corps18N110));
    }
    assert_eq!(seen, [Disrupted, Reduced, ReducedDisrupted]);
    assert_eq!(game.stage(Corps18N110), Stage::Ready, "after the second it could act again");
    game.act(fire(LahRec, Corps18N110));
    assert_eq!(game.place(Corps18N110), Place::Eliminated);
}

#[test]
fn bs_6_8_example_11_support_never_eliminates() {
    let mut game = example(11).rolls(&[2, 1]);
    game.act(Action::Shell(Corps18N110));
    assert_eq!(game.health(Corps18N110), Reduced);
    game.act(Action::Shell(Corps18N110));
    assert_eq!(game.health(Corps18N110), ReducedDisrupted);
    game.refuses(Action::Air(Corps18N110), Why::HarmedEnough);
}

#[test]
fn bs_7_5_example_16_what_halves_are_left() {
    let light = example(16).game();
    assert!(light.offers(fire(Corps29N31, LahPz)));
    light.refuses(Action::HalfFire { by: Corps29N31, at: LahPz }, Why::NoFactor);
    let field = Field::of(Corps18).put(&[Corps18N110], "1410").put(&[LahPz], "1411");
    let aim = field.position().table.aim(Corps18N110, LahPz, Pace::Half).expect("a shot");
    assert_eq!((aim.power, Corps18N110.card().mp / 2), (1, 2));
}

#[test]
fn bs_15_3_example_17_when_a_tiger_company_fires_itself() {
    let field = |at: &str, target: &str| Field::of(Lah).put(&[LahTig], at).put(&[Corps18N110], target);
    let aim = |at: &str, target: &str| field(at, target).position().table.aim(LahTig, Corps18N110, Pace::Half);
    assert_eq!(aim("1410", "1610").map(|aim| (aim.power, aim.sixths())), Ok((1, 0)), "its factor is never halved");
    assert_eq!(aim("1311", "1511").map(|aim| aim.sixths()), Ok(1), "from a hill");
    assert!(field("1410", "1610").game().offers(fire(LahTig, Corps18N110)), "a shot that cannot hit");
    let mut moved = field("1210", "1610").game();
    moved.march(LahTig, &["1311"]).act(Action::Stop);
    assert_eq!(moved.stage(LahTig), Stage::MovedHalf);
    let mut moved = field("1110", "1510").rolls(&[]);
    moved.march(LahTig, &["1210", "1310"]).act(Action::Stop);
    assert!(moved.offers(fire(LahTig, Corps18N110)));
    assert!(example(17).game().offers(fire(LahTig, Corps18N110)));
    let beside = || field("1410", "1610").put(&[LahPz], "1410");
    assert!(beside().disrupted(LahPz).game().offers(fire(LahTig, Corps18N110)));
    beside().game().refuses(fire(LahTig, Corps18N110), Why::TigerSupports);
}

#[test]
fn bs_15_5_example_18_a_disrupted_tiger_company() {
    let mut lost = example(18).rolls(&[3, 4]);
    lost.act(fire(Guards2N4g, DrTig));
    assert_eq!(lost.place(DrTig), Place::Eliminated);
    let mut survives = example(18).rolls(&[3, 5]);
    survives.act(fire(Guards2N4g, DrTig));
    assert_eq!((survives.place(DrTig), survives.health(DrTig)), (Place::At(hex("1411")), Disrupted));
}

#[test]
fn bs_13_2_example_25_recovery() {
    let after = |dice: &[u8]| {
        let mut game = example(25).rolls(dice);
        game.act(Action::Air(TkPg2));
        assert_eq!(game.health(TkPg2), ReducedDisrupted);
        game.until_turn(3);
        game.health(TkPg2)
    };
    // the bomb, German artillery of Totenkopf's phase, the recovery
    assert_eq!(after(&[1, 6, 2]), Fresh);
    assert_eq!(after(&[1, 6, 3]), Reduced);
}

#[test]
fn bs_13_2_example_25_who_fought_does_not_recover() {
    let struck = Field::of(Corps18).put(&[Corps18N110], "0708").put(&[TkPg2, TkPz], "0709").health(TkPg2, Reduced);
    let mut game = struck.air(Soviet, 0).rolls(&[1, 6, 1, 1, 1]);
    game.act(fire(Corps18N110, TkPg2)).until_turn(3);
    assert_eq!(game.health(TkPg2), Reduced, "a unit hit it");
    let fired = Field::of(Tk).put(&[TkPg2, TkPz], "0709").put(&[Rem183], "0708").health(TkPg2, Reduced);
    let mut game = fired.air(German, 0).rolls(&[6, 1, 1, 1]);
    game.act(fire(TkPg2, Rem183)).until_turn(3);
    assert_eq!(game.health(TkPg2), Reduced, "it fired");
    assert_eq!(Rem183.formation(), Remnants);
}

#[test]
fn bs_17_3_example_28_rudel() {
    let setup = Setup { rudel: Switch::On, ..Setup::of(Deployment::Quick) };
    let game = Game::begin(setup, &[6, 3, 6]);
    assert_eq!((game.table().air, game.table().rudel), ([3, 0], Rudel::Flies));
    let mut game = example(28).rolls(&[2]);
    game.act(Action::Rudel(Corps18N110));
    assert_eq!((game.health(Corps18N110), game.table().air[0]), (Disrupted, 2));
    game.refuses(Action::Rudel(Corps18N110), Why::NoRudel);
    let shot_down = Game::begin(setup, &[6, 6, 6]);
    assert_eq!((shot_down.table().air, shot_down.table().rudel), ([0, 0], Rudel::ShotDown));
    let without = Game::begin(setup, &[6, 5, 6]);
    assert_eq!(shot_down.points()[1], without.points()[1] + 1);
}

#[test]
fn bs_17_4_example_29_wittmann() {
    let mut game = example(29).rolls(&[6, 4, 6]);
    game.act(fire(LahPz, Corps18N110));
    assert_eq!((game.step(), game.health(Corps18N110)), (Step::Reroll, Fresh));
    game.act(Action::Reroll);
    assert_eq!((game.step(), game.health(Corps18N110)), (Step::Operations, Disrupted));
    game.act(fire(LahSpg, Corps18N110));
    assert_eq!(game.step(), Step::Operations, "there is no second time this turn");
}

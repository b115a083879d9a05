//! Chapter 11: overruns.

use crate::field::*;
use prokhorovka::pieces::Formation::{Airborne, Corps18, Lah};
use prokhorovka::pieces::Health::*;
use prokhorovka::pieces::UnitId::*;
use prokhorovka::pieces::{Place, Stage};
use prokhorovka::state::Step;
use prokhorovka::why::Why;
use prokhorovka::{Action, Event, German};
use table::Seat;

/// 110 and 170 TB beside a German stack, with somebody left to act afterwards.
fn two_brigades() -> Field {
    Field::of(Corps18)
        .put(&[Corps18N110, Corps18N170], "1709")
        .put(&[Corps18N181], "2610")
        .put(&[LahPz, LahPg1], "1710")
}

/// They attack together.
fn attack(field: Field, dice: &[u8]) -> Game {
    let mut game = field.rolls(dice);
    game.act(Action::Group(Corps18N110, Corps18N170, None)).act(Action::Attack(hex("1710")));
    game
}

#[test]
fn bs_11_1_who_overruns_together() {
    let field = Field::of(Lah).put(&[LahPz, LahPg1, LahTig], "1410").put(&[LahRec], "1411").put(&[DrTig], "1410");
    let game = field.put(&[Corps18N110], "1510").game();
    assert!(game.offers(Action::Group(LahPg1, LahPz, Some(LahTig))));
    assert!(game.offers(Action::Group(LahPg1, LahPz, None)) && game.offers(Action::Group(LahPz, LahTig, None)));
    game.refuses(Action::Group(LahPz, LahPg1, None), Why::NotAGroup);
    game.refuses(Action::Group(LahPg1, LahRec, None), Why::NotTogether);
    game.refuses(Action::Group(LahPz, DrTig, None), Why::NotDrawn);
    game.refuses(Action::Group(LahPz, LahPz, None), Why::NotAGroup);
    let soviet = Field::of(Corps18).put(&[Corps18N110, Rem183], "1410").put(&[LahPz], "1510").game();
    soviet.refuses(Action::Group(Corps18N110, Rem183, None), Why::RemnantsDoNotOverrun);
}

#[test]
fn bs_11_1_three_units_are_too_many() {
    let mut game =
        Field::of(Lah).put(&[LahPz, LahPg1], "1410").put(&[LahRec], "1411").put(&[Corps18N110], "1510").game();
    game.march(LahRec, &["1410"]);
    game.refuses(Action::Attack(hex("1510")), Why::Stacking);
}

#[test]
fn bs_11_2_each_pays_the_way_the_hex_and_one_more() {
    let field = || Field::of(Corps18).put(&[Corps18N110], "1707").put(&[LahPz], "1710").put(&[Corps18N170], "2610");
    let mut game = field().game();
    game.march(Corps18N110, &["1708", "1709"]);
    game.act(Action::Attack(hex("1710")));
    assert_eq!(game.stage(Corps18N110), Stage::Done);
    let mut far =
        Field::of(Corps18).put(&[Corps18N110], "1706").put(&[LahPz], "1711").put(&[Corps18N170], "2610").game();
    far.march(Corps18N110, &["1707", "1708", "1709", "1710"]);
    far.refuses(Action::Attack(hex("1711")), Why::TooDear);
}

#[test]
fn bs_11_3_fire_before_but_not_after() {
    let field = || Field::of(Corps18).put(&[Corps18N110], "1709").put(&[LahPz], "1710").put(&[Corps18N170], "2610");
    let mut game = field().rolls(&[6]);
    game.act(Action::HalfFire { by: Corps18N110, at: LahPz }).act(Action::March(Corps18N110));
    game.act(Action::Attack(hex("1710")));
    assert_eq!(game.step(), Step::DefensiveFire);
    let mut moved = field().game();
    moved.march(Corps18N110, &["1609"]).act(Action::Stop);
    moved.refuses(Action::March(Corps18N110), Why::HasMoved);
}

#[test]
fn bs_11_4_not_on_arrival() {
    let field = Field::of(Corps18).waiting(Corps18).put(&[LahPz], "2506");
    let mut game = field.but(|table| table.corps_zones[0] = Some(prokhorovka::map::Zone::Two)).game();
    game.march(Corps18N110, &["2605"]);
    game.refuses(Action::Attack(hex("2506")), Why::JustArrived);
}

#[test]
fn bs_11_5_the_attackers_enter_and_rounds_are_fought() {
    let mut game = attack(two_brigades(), &[]);
    assert_eq!(
        (game.at(Corps18N110), game.step(), game.table().decider()),
        (Some(hex("1710")), Step::DefensiveFire, Seat(0))
    );
    game.act(Action::End);
    assert_eq!((game.step(), game.table().decider()), (Step::OffensiveFire, Seat(1)));
}

#[test]
fn bs_11_6_defensive_fire_by_everybody_once() {
    let field = two_brigades().disrupted(LahPg1).stage(LahPz, Stage::Done);
    let mut game = attack(field, &[6, 1]);
    game.act(fire(LahPz, Corps18N110));
    game.refuses(fire(LahPz, Corps18N170), Why::HasFired);
    game.refuses(fire(Corps18N110, LahPz), Why::NotYours);
    game.act(fire(LahPg1, Corps18N170));
    assert_eq!((game.at(Corps18N170), game.health(Corps18N170)), (Some(hex("1709")), Disrupted));
    assert!(game.told(&Event::ThrownBack { unit: Corps18N170, to: hex("1709") }));
    game.refuses(fire(Corps18N170, LahPz), Why::NotInOverrun);
}

#[test]
fn bs_11_7_a_factor_of_nothing_stays_nothing() {
    let field = Field::of(Lah).put(&[Rem309], "1710").disrupted(Rem309).put(&[LahPz], "1709").put(&[LahRec], "1412");
    let mut game = field.rolls(&[6]);
    game.act(Action::March(LahPz)).act(Action::Attack(hex("1710")));
    assert_eq!(game.table().aim_close(Rem309, LahPz), Err(Why::NoFactor));
}

#[test]
fn bs_11_8_without_attackers_it_is_over() {
    let mut game = attack(two_brigades(), &[1, 1]);
    game.acts([fire(LahPz, Corps18N110), fire(LahPg1, Corps18N170)]);
    assert_eq!((game.step(), game.at(LahPz)), (Step::Operations, Some(hex("1710"))));
    assert!(game.told(&Event::OverrunEnded { at: hex("1710"), holder: Some(German) }));
}

#[test]
fn bs_11_9_hit_defenders_stay_and_can_be_hit_again() {
    let mut game = attack(two_brigades(), &[1, 1]);
    game.acts([Action::End, fire(Corps18N110, LahPz)]);
    assert_eq!((game.health(LahPz), game.at(LahPz)), (Disrupted, Some(hex("1710"))));
    game.act(fire(Corps18N170, LahPz));
    assert_eq!(game.health(LahPz), Reduced);
}

#[test]
fn bs_11_9_never_halved() {
    let mut game = attack(two_brigades().stage(Corps18N110, Stage::FiredHalf), &[]);
    game.act(Action::End);
    assert_eq!(game.table().aim_close(Corps18N110, LahPz).expect("a shot").power, 2);
}

#[test]
fn bs_11_10_soviets_get_one_off_against_armour() {
    let game = attack(two_brigades(), &[]);
    let close = |by, at| game.table().aim_close(by, at).expect("a shot").modifier();
    assert_eq!((close(Corps18N110, LahPz), close(Corps18N110, LahPg1), close(LahPz, Corps18N110)), (-1, 0, 0));
    let mut german = Field::of(Lah).put(&[LahPz], "1709").put(&[Corps18N110], "1711").put(&[LahRec], "1412").game();
    german.march(LahPz, &["1710"]).act(Action::Attack(hex("1711")));
    let aim = german.table().aim_close(Corps18N110, LahPz).expect("a shot");
    assert_eq!((aim.close, aim.hill), (-1, 0), "defending too; no terrain");
}

#[test]
fn bs_11_11_without_defenders_it_is_over() {
    let field = two_brigades().health(LahPz, ReducedDisrupted).but(|table| {
        table.units[LahPg1.index()].place = Place::Eliminated;
    });
    let mut game = attack(field.put(&[DrPz], "0411"), &[1]);
    game.acts([Action::End, fire(Corps18N110, LahPz)]);
    assert_eq!((game.place(LahPz), game.step()), (Place::Eliminated, Step::Operations));
    assert_eq!(game.at(Corps18N110), Some(hex("1710")));
}

#[test]
fn bs_11_12_three_kinds_of_retreat() {
    let mut game = attack(two_brigades(), &[1, 6]);
    game.acts([Action::End, fire(Corps18N110, LahPz), fire(Corps18N170, LahPg1)]);
    assert_eq!(game.step(), Step::ForcedRetreat);
    game.refuses(Action::End, Why::MustRetreat);
    game.act(Action::Retreat { unit: LahPz, to: hex("1711") });
    assert_eq!((game.step(), game.table().decider()), (Step::FreeRetreat, Seat(0)));
    game.refuses(Action::Retreat { unit: LahPz, to: hex("1610") }, Why::NotDefending);
    game.act(Action::End);
    assert_eq!((game.step(), game.table().decider()), (Step::BreakOff, Seat(1)));
    game.refuses(Action::Back(Corps18N181), Why::NotInOverrun);
    game.act(Action::Back(Corps18N110));
    assert_eq!((game.at(Corps18N110), game.step()), (Some(hex("1709")), Step::BreakOff));
    game.act(Action::Back(Corps18N170));
    assert_eq!(game.step(), Step::Operations);
}

#[test]
fn bs_11_13_where_to() {
    let field = two_brigades().put(&[Corps18N36g], "1609").disrupted(LahPz);
    let mut game = attack(field, &[6, 6]);
    game.acts([Action::End, fire(Corps18N110, LahPg1), fire(Corps18N170, LahPg1)]);
    let goes = |to: &str| Action::Retreat { unit: LahPz, to: hex(to) };
    game.refuses(goes("1709"), Why::TowardsAttacker);
    game.refuses(goes("1609"), Why::EnemyInRetreat);
    game.refuses(goes("1712"), Why::NotAdjacent);
    game.refuses(Action::Flee(LahPz), Why::NotAtEdge);
    game.act(goes("1711"));
    let field = Field::of(Airborne).put(&[LahPz], "1001").put(&[Airborne23], "1002").put(&[Airborne26], "2610");
    let mut edge = field.rolls(&[6]);
    let before = edge.points();
    edge.act(Action::March(Airborne23)).act(Action::Attack(hex("1001"))).act(Action::End);
    edge.act(fire(Airborne23, LahPz));
    assert_eq!(edge.step(), Step::FreeRetreat);
    edge.act(Action::Flee(LahPz));
    assert_eq!((edge.place(LahPz), edge.points()[0]), (Place::Fled, before[0]), "it scores nothing");
}

#[test]
fn bs_11_14_a_reduced_unit_may_stay() {
    let mut game = attack(two_brigades().disrupted(LahPz), &[1, 6]);
    game.acts([Action::End, fire(Corps18N110, LahPz), fire(Corps18N170, LahPg1)]);
    assert_eq!((game.health(LahPz), game.step()), (Reduced, Step::FreeRetreat));
}

#[test]
fn bs_11_15_another_round_and_a_hundredth() {
    let miss = |game: &mut Game| {
        game.dice = table::Dice::quick(1).after([6, 6]);
        game.acts([Action::End, fire(Corps18N110, LahPg1), fire(Corps18N170, LahPg1), Action::End]);
        assert_eq!(game.step(), Step::BreakOff);
    };
    let mut game = attack(two_brigades(), &[]);
    miss(&mut game);
    game.act(Action::End);
    assert_eq!((game.step(), game.table().overrun.map(|overrun| overrun.round)), (Step::DefensiveFire, Some(2)));
    assert!(game.offers(fire(LahPz, Corps18N110)), "everybody may fire again");
    let mut overrun = game.table().overrun.expect("an overrun");
    overrun.round = 100;
    game.state.table.overrun = Some(overrun);
    miss(&mut game);
    game.act(Action::End);
    assert_eq!(
        (game.step(), game.at(Corps18N110), game.at(Corps18N170)),
        (Step::Operations, Some(hex("1709")), Some(hex("1709")))
    );
}

#[test]
fn bs_11_16_attackers_are_done_and_defenders_are_not() {
    let mut game = attack(two_brigades(), &[1, 1]);
    game.acts([fire(LahPz, Corps18N110), fire(LahPg1, Corps18N170)]);
    assert_eq!((game.stage(Corps18N110), game.stage(LahPz)), (Stage::Done, Stage::Ready));
}

//! Chapters 5 to 7: the turn, support, operations phases.

use crate::field::*;
use prokhorovka::pieces::Formation::{self, Airborne, Corps18, Corps29, Dr, Lah, Tk};
use prokhorovka::pieces::Health::*;
use prokhorovka::pieces::UnitId::*;
use prokhorovka::pieces::{Place, Stage};
use prokhorovka::setup::{Deployment, Setup, Switch};
use prokhorovka::state::{Relief, Step};
use prokhorovka::why::Why;
use prokhorovka::{Action, Event, German, Pace, Prokhorovka, Soviet};
use table::{Next, Rules, Seat};

fn quick(dice: &[u8]) -> Game {
    Game::begin(Setup::of(Deployment::Quick), dice)
}

#[test]
fn bs_5_1_and_5_2_support_then_commitment_then_markers() {
    let mut game = quick(&[5, 2, 3]);
    assert_eq!(
        (game.table().turn, game.step(), game.table().air, game.table().artillery),
        (1, Step::Commitment, [3, 0], [0, 3])
    );
    game.act(Action::End);
    assert_eq!((game.step(), game.table().drawn.len()), (Step::Operations, 1));
}

#[test]
fn bs_5_3_requests_from_turn_2_on_germans_first() {
    let mut game = Game::begin(Setup::with_everything(), &[]);
    assert_eq!(game.step(), Step::Commitment, "not on turn 1");
    game.until_turn(2);
    assert_eq!((game.step(), game.table().decider()), (Step::Call167, Seat(0)));
    game.act(Action::End);
    assert_eq!(game.step(), Step::Commitment, "the corps have not come on, so the reserve is not asked for");
}

#[test]
fn bs_5_4_and_14_1_any_number_of_corps() {
    let mut game = quick(&[]);
    assert_eq!(game.legal().len(), 5);
    let kept = game.table().tally(Soviet).kept_back;
    game.act(Action::Commit(Corps18));
    assert_eq!((kept, game.table().tally(Soviet).kept_back), (8, 6), "it counts at once");
    game.refuses(Action::Commit(Corps18), Why::AlreadyCommitted);
    game.refuses(Action::Commit(Airborne), Why::NoCorps);
    game.acts([Action::Commit(Corps29), Action::End]);
    let mut all = quick(&[]);
    all.acts(Formation::CORPS.map(Action::Commit));
    assert!(all.step() != Step::Commitment, "there is nobody left to commit");
}

#[test]
fn bs_5_5_the_envelope_holds_whoever_takes_part() {
    let mut game = quick(&[]);
    game.acts([Action::Commit(Corps18), Action::End]);
    let mut markers: Vec<Formation> = game.table().envelope.iter().chain(game.table().drawn.iter().copied()).collect();
    markers.sort();
    assert_eq!(markers, [Lah, Dr, Tk, Airborne, Corps18]);
}

#[test]
fn bs_5_6_each_marker_once_in_an_order_nobody_knows() {
    let mut firsts = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let setup = Setup::of(Deployment::Quick);
        let mut state = table::testing::begin::<Prokhorovka>(&setup, seed);
        let mut dice = table::Dice::quick(seed);
        Prokhorovka::apply(&mut state, Action::End, &mut dice, &mut table::Silent);
        let mut drawn = Vec::new();
        while state.table.turn == 1 {
            drawn.extend(state.table.active_formation());
            Prokhorovka::apply(&mut state, Action::End, &mut dice, &mut table::Silent);
        }
        firsts.insert(drawn[0]);
        drawn.sort();
        assert_eq!(drawn, [Lah, Dr, Tk, Airborne]);
    }
    assert_eq!(firsts.len(), 4, "every marker comes first at times");
}

#[test]
fn bs_5_7_a_formation_without_units_still_has_its_phase() {
    let field = Field::of(Corps18).put(&[Rem183], "1410").put(&[LahPz], "1411").air(Soviet, 0);
    let game = field.game();
    assert_eq!(game.table().active_formation(), Some(Corps18));
    assert!(game.offers(fire(Rem183, LahPz)) && game.offers(Action::March(Rem183)));
}

#[test]
fn bs_5_8_the_end_phase() {
    let field = Field::of(Lah).put(&[LahPz], "1410").put(&[Corps18N110], "1610").disrupted(Corps18N110);
    let mut game = field.air(German, 3).artillery(German, 2).rolls(&[]);
    game.until_turn(3);
    assert_eq!(game.health(Corps18N110), Fresh);
    assert_eq!(game.table().artillery[0], 0);
    assert!(game.events.told.iter().any(|told| matches!(told.event, Event::TurnEnded { turn: 2, .. })));
}

#[test]
fn bs_5_9_nine_turns() {
    let mut game = quick(&[]);
    game.until_turn(10);
    assert_eq!((game.step(), game.table().turn), (Step::Over, 9));
    assert!(matches!(Prokhorovka::next(&game.state), Next::Over(_)));
    game.refuses(Action::End, Why::MatchIsOver);
}

#[test]
fn bs_5_10_the_order_of_the_dice() {
    let mut game = quick(&[5, 2, 3, 1]);
    game.act(Action::End);
    let rolled: Vec<&Event> = game.events.told.iter().map(|told| &told.event).collect();
    let place = |wanted: &Event| rolled.iter().position(|event| *event == wanted).expect("it was told");
    let air = place(&Event::AirRolled { german: 5, soviet: 2, winner: Some(German), aircraft: 3 });
    let soviet = place(&Event::ArtilleryRolled { side: Soviet, die: 3, guns: 3 });
    let german = place(&Event::ArtilleryRolled { side: German, die: 1, guns: 2 });
    assert!(air < soviet && soviet < german);
}

#[test]
fn bs_5_11_a_phase_ends_by_itself_when_nothing_can_be_done() {
    let field = Field::of(Lah).put(&[LahPz], "1410").stage(LahPz, Stage::Ready).put(&[Corps18N110], "1510");
    let mut game = field.air(German, 0).rolls(&[6, 6]);
    game.act(fire(LahPz, Corps18N110));
    assert_ne!(game.table().active_formation(), Some(Lah));
    let setup = Setup::of(Deployment::Quick);
    assert_eq!(Prokhorovka::bound(&setup), 1_300_000);
}

#[test]
fn bs_6_4_german_air_comes_first() {
    assert_eq!(quick(&[6, 1, 1]).table().air, [5, 0]);
}

#[test]
fn bs_6_5_each_attacks_once_in_an_own_phase() {
    let field =
        Field::of(Corps18).put(&[Corps18N110], "1410").put(&[LahPz], "1610").air(Soviet, 2).artillery(Soviet, 1);
    let mut game = field.rolls(&[6, 6, 6]);
    game.refuses(Action::Air(Corps18N110), Why::NotAnEnemy);
    game.acts([Action::Air(LahPz), Action::Shell(LahPz), Action::Air(LahPz)]);
    game.refuses(Action::Air(LahPz), Why::NoAircraft);
    game.refuses(Action::Shell(LahPz), Why::NoArtillery);
    game.refuses(Action::Rudel(LahPz), Why::NoAircraft);
    let mut overrun = Field::of(Corps18).put(&[Corps18N110], "1410").put(&[LahPz], "1411").game();
    overrun.act(Action::March(Corps18N110)).act(Action::Attack(hex("1411")));
    overrun.refuses(Action::Air(LahPz), Why::NotNow);
}

#[test]
fn bs_6_6_what_artillery_reaches() {
    let field = || Field::of(Corps18).put(&[Corps18N110], "1410").put(&[LahPz], "1915").put(&[LahRec], "1510");
    let game = field().artillery(Soviet, 1).air(Soviet, 1).game();
    assert!(hex("1410").distance(hex("1915")) > 5);
    game.refuses(Action::Shell(LahPz), Why::BeyondArtillery);
    assert!(game.offers(Action::Shell(LahRec)) && game.offers(Action::Air(LahPz)));
    let spotted = field().put(&[Rem183], "2115").artillery(Soviet, 1).game();
    assert!(spotted.offers(Action::Shell(LahPz)), "of any formation");
    let blind = field().put(&[Rem183], "2115").disrupted(Rem183).artillery(Soviet, 1).game();
    blind.refuses(Action::Shell(LahPz), Why::BeyondArtillery);
    blind.refuses(Action::Air(DrPz), Why::TargetGone);
}

#[test]
fn bs_6_7_factor_2_and_cover() {
    let hits = |at: &str, die: u8| {
        let mut game = Field::of(Lah).put(&[LahPz], "1410").put(&[Corps18N110], at).rolls(&[die]);
        game.act(Action::Air(Corps18N110));
        game.health(Corps18N110) == Disrupted
    };
    assert!(hits("1510", 2) && !hits("1510", 3), "in the clear");
    assert!(hits("1609", 1) && !hits("1609", 2), "in a village");
    assert!(hits("1813", 1) && !hits("1813", 2), "in a forest");
    assert!(hits("2006", 2) && !hits("2006", 3), "on a hill");
}

#[test]
fn bs_6_8_a_disrupted_tiger_cannot_be_chosen() {
    let game = Field::of(Corps18).put(&[Corps18N110], "1410").put(&[LahTig], "1610").disrupted(LahTig).game();
    game.refuses(Action::Air(LahTig), Why::HarmedEnough);
}

#[test]
fn bs_6_9_and_10_5_support_does_not_spoil_recovery() {
    let mut game = Field::of(Corps18).put(&[Corps18N110], "1410").put(&[LahPz], "1411").rolls(&[1, 1]);
    game.act(Action::Air(LahPz));
    assert!(!game.table().unit(LahPz).struck && game.health(LahPz) == Disrupted);
    game.act(fire(Corps18N110, LahPz));
    let (target, firer) = (*game.table().unit(LahPz), *game.table().unit(Corps18N110));
    assert!(target.struck && !target.moved && !target.fired);
    assert!(firer.fired && !firer.moved && !firer.struck);
    let mut thrown = Field::of(Corps18).put(&[Corps18N110], "1410").put(&[LahPz], "1411").rolls(&[1]);
    thrown.act(Action::March(Corps18N110)).act(Action::Attack(hex("1411"))).act(fire(LahPz, Corps18N110));
    assert!(thrown.table().unit(Corps18N110).moved && thrown.table().unit(LahPz).fired);
}

#[test]
fn bs_7_1_the_owner_of_the_marker_acts() {
    let field = Field::of(Corps18).put(&[Corps18N110], "1410").put(&[LahPz], "1411");
    let game = field.game();
    assert_eq!(Prokhorovka::next(&game.state), Next::Decide(Seat(1)));
    game.refuses(fire(LahPz, Corps18N110), Why::NotYours);
}

#[test]
fn bs_7_2_who_may_act() {
    let field = Field::of(Lah).put(&[LahPz, LahPg1], "1410").put(&[DrPz], "1412").put(&[Corps18N110], "1510");
    let game = field.disrupted(LahPg1).put(&[LahSpg], "1409").stage(LahSpg, Stage::Done).game();
    game.refuses(Action::March(DrPz), Why::NotDrawn);
    game.refuses(fire(LahPg1, Corps18N110), Why::IsDisrupted);
    game.refuses(Action::March(LahSpg), Why::IsDone);
    game.refuses(Action::March(TkPz), Why::NotDrawn);
    game.refuses(Action::March(LahRec), Why::NotOnMap);
    let soviet = Field::of(Corps18).put(&[Corps18N110], "1410").put(&[Rem183], "1412").put(&[LahPz], "1411").game();
    assert!(soviet.offers(fire(Rem183, LahPz)), "remnants act in every Soviet phase");
}

#[test]
fn bs_7_3_and_7_4_remnants_keep_their_action() {
    let field = Field::of(Corps18).put(&[Corps18N110], "1410").put(&[Rem183], "2006").put(&[LahPz], "0411");
    let mut game = field.put(&[Corps29N25], "2610").air(Soviet, 0).rolls(&[]);
    game.act(Action::End);
    if game.table().active() == German {
        game.act(Action::End);
    }
    assert_eq!(game.table().active_formation(), Some(Corps29));
    assert!(game.offers(Action::March(Rem183)));
    game.refuses(Action::March(Corps18N110), Why::NotDrawn);
    game.march(Rem183, &["2007"]).act(Action::Stop);
    game.refuses(Action::March(Rem183), Why::IsDone);
}

#[test]
fn bs_7_5_the_ways_of_a_unit() {
    let field = || Field::of(Lah).put(&[LahPz], "1410").put(&[Corps18N110], "1510").put(&[LahRec], "1412");
    let mut full = field().rolls(&[6]);
    full.act(fire(LahPz, Corps18N110));
    assert_eq!(full.stage(LahPz), Stage::Done);
    let mut half = field().rolls(&[6, 6]);
    half.act(Action::HalfFire { by: LahPz, at: Corps18N110 });
    assert_eq!(half.stage(LahPz), Stage::FiredHalf);
    half.refuses(fire(LahPz, Corps18N110), Why::HalfDone);
    half.march(LahPz, &["1409", "1408", "1407"]);
    half.refuses(Action::Step(hex("1406")), Why::TooDear);
    half.act(Action::Stop);
    assert_eq!(half.stage(LahPz), Stage::Done);
    let mut moved = field().rolls(&[6, 6]);
    moved.march(LahPz, &["1411"]).act(Action::Stop);
    assert_eq!(moved.stage(LahPz), Stage::MovedHalf);
    moved.refuses(Action::March(LahPz), Why::HasMoved);
    moved.refuses(Action::HalfFire { by: LahPz, at: Corps18N110 }, Why::HasMoved);
    assert_eq!(moved.table().aim(LahPz, Corps18N110, Pace::Half).expect("a shot").power, 2);
    moved.march(LahRec, &["1411"]).act(Action::Stop);
    moved.act(fire(LahPz, Corps18N110));
    assert_eq!(moved.stage(LahPz), Stage::Done, "others acted between the halves");
    let mut far = field().rolls(&[]);
    far.march(LahPz, &["1411", "1412", "1413", "1414"]).act(Action::Stop);
    assert_eq!(far.stage(LahPz), Stage::Done);
}

#[test]
fn bs_7_5_what_is_left_unfinished_is_done() {
    let field = Field::of(Lah).put(&[LahPz], "1410").put(&[Corps18N110], "2510").put(&[LahRec], "1412");
    let mut game = field.rolls(&[]);
    game.march(LahPz, &["1411"]).act(Action::Stop).act(Action::End);
    assert_eq!((game.stage(LahPz), game.stage(LahRec)), (Stage::Done, Stage::Ready));
    game.until_turn(3);
    assert_eq!(game.stage(LahPz), Stage::Ready, "at the start of a turn everybody is ready again");
}

#[test]
fn bs_7_6_enemies_are_passed_freely() {
    let field = Field::of(Lah).put(&[LahPz], "1410").put(&[Corps18N110], "1510").put(&[Corps18N170], "1511");
    let mut game = field.game();
    game.march(LahPz, &["1411", "1412", "1512", "1612"]).act(Action::Stop);
    assert_eq!(game.at(LahPz), Some(hex("1612")));
}

#[test]
fn bs_5_3_the_167th_is_not_asked_about_once_it_is_barred() {
    let setup = Setup { division_167: Switch::On, ..Setup::of(Deployment::Quick) };
    let mut game = Game::begin(setup, &[]);
    game.until_turn(2);
    game.dice = table::Dice::quick(3).after([6]);
    game.act(Action::Call);
    assert_eq!(game.table().division_167, Relief::Barred);
    game.until_turn(3);
    assert_ne!(game.step(), Step::Call167);
    assert_eq!(game.place(Div167Stug), Place::Off);
}

//! Chapters 13, 16 and 17: recovery, victory, optional rules.

use crate::field::*;
use prokhorovka::data::DATA;
use prokhorovka::pieces::Formation::{Corps18, I167, Lah, Tk};
use prokhorovka::pieces::Health::*;
use prokhorovka::pieces::UnitId::*;
use prokhorovka::pieces::{Formation, Place};
use prokhorovka::setup::{Deployment, Scoring, Setup, Switch};
use prokhorovka::state::{Rudel, Step, Wittmann};
use prokhorovka::why::Why;
use prokhorovka::{Action, Event, German, Prokhorovka, Soviet};
use table::{Refusal, Rules};

fn with(change: impl FnOnce(&mut Setup)) -> Setup {
    let mut setup = Setup::of(Deployment::Quick);
    change(&mut setup);
    setup
}

#[test]
fn bs_13_1_disruption_ends() {
    let field = Field::of(Lah).put(&[LahPz, LahTig], "1410").put(&[LahPg1], "1411").put(&[Corps18N110], "2010");
    let field = field.disrupted(LahPz).disrupted(LahTig).health(LahPg1, ReducedDisrupted).disrupted(Corps18N110);
    let mut game = field.but(|table| table.units[LahPg1.index()].moved = true).rolls(&[]);
    game.until_turn(3);
    assert_eq!([LahPz, LahTig, LahPg1, Corps18N110].map(|unit| game.health(unit)), [Fresh, Fresh, Reduced, Fresh]);
}

#[test]
fn bs_13_3_retreats_and_misses() {
    let field = Field::of(Corps18).put(&[LahPg1], "1410").put(&[Corps18N110], "1510").health(LahPg1, Reduced);
    let mut game = field.put(&[DrRec], "0411").rolls(&[6]);
    game.act(fire(Corps18N110, LahPg1));
    assert!(!game.table().unit(LahPg1).struck, "a shot that missed does not count");
    let field = Field::of(Corps18).put(&[LahPg1], "1410").put(&[Corps18N110], "1510").health(LahPg1, ReducedDisrupted);
    let mut game = field.put(&[Corps18N170], "2610").rolls(&[6]);
    game.act(Action::March(Corps18N110)).act(Action::Attack(hex("1410"))).act(Action::End);
    game.act(fire(Corps18N110, LahPg1)).act(Action::Retreat { unit: LahPg1, to: hex("1411") });
    assert!(game.table().unit(LahPg1).moved, "a retreat does");
}

#[test]
fn bs_13_4_in_the_order_of_the_list() {
    let field =
        Field::of(Lah).put(&[LahPz], "1410").put(&[LahPg1], "0411").put(&[Rem183], "2006").put(&[Rem107], "2112");
    let field = field.health(LahPg1, Reduced).health(Rem183, Reduced).health(Rem107, Reduced).air(German, 0);
    let mut game = field.rolls(&[1, 6, 2]);
    game.act(Action::End);
    let rolled: Vec<Event> = game.events.told.iter().map(|told| told.event.clone()).collect();
    let rolled: Vec<Event> = rolled.into_iter().filter(|event| matches!(event, Event::RecoveryRolled { .. })).collect();
    let expected = [(LahPg1, 1, true), (Rem183, 6, false), (Rem107, 2, true)];
    assert_eq!(rolled, expected.map(|(unit, die, fresh)| Event::RecoveryRolled { unit, die, fresh }));
}

#[test]
fn bs_16_1_and_16_2_objectives_and_break_outs() {
    let game = Game::begin(Setup::of(Deployment::Quick), &[]);
    assert_eq!((game.table().tally(German).objectives, game.table().tally(Soviet).objectives), (10, 16));
    let mut out = Field::of(Tk).put(&[TkPz], "1001").put(&[Rem183], "2006").game();
    let before = out.table().tally(German);
    out.act(Action::March(TkPz)).act(Action::Exit);
    assert_eq!((before.break_out, out.table().tally(German).break_out), (0, 1));
}

#[test]
fn bs_16_3_corps_kept_back() {
    let mut game = Game::begin(Setup::with_everything(), &[]);
    assert_eq!(game.table().tally(Soviet).kept_back, 8, "the reserve does not count");
    game.acts(Formation::CORPS.map(Action::Commit));
    assert_eq!(game.table().tally(Soviet).kept_back, 0);
}

#[test]
fn bs_16_4_the_railway() {
    let bonus =
        |at: &str| Field::of(Lah).put(&[LahPz], at).put(&[Rem183], "2006").position().table.tally(Soviet).railway;
    assert_eq!((bonus("1410"), bonus("1413"), bonus("1315"), bonus("2116")), (2, 0, 0, 0));
}

#[test]
fn bs_16_5_equal_totals_are_a_draw() {
    let mut field = Field::of(Lah).put(&[LahPz], "1410").put(&[Rem183], "2006");
    field.state.table.control = [German; 26];
    let lead = field.state.table.tally(Soviet).total();
    field.state.table.control[lead as usize..].fill(Soviet);
    let [german, soviet] = [German, Soviet].map(|side| field.state.table.tally(side).total());
    let winner = field.state.table.outcome().side;
    assert_eq!(
        winner,
        if german == soviet {
            None
        } else if german > soviet {
            Some(German)
        } else {
            Some(Soviet)
        }
    );
    let draw = (0..=26).find_map(|held: usize| {
        field.state.table.control.fill(Soviet);
        field.state.table.control[..held].fill(German);
        let outcome = field.state.table.outcome();
        (outcome.points[0] == outcome.points[1]).then_some(outcome.side)
    });
    assert_eq!(draw, Some(None));
}

#[test]
fn bs_16_6_points_every_turn() {
    let setup = with(|setup| setup.vp_scoring = Scoring::EveryTurn);
    let mut game = Game::begin(setup, &[]);
    assert_eq!(game.table().tally(German).objectives, 0);
    game.until_turn(3);
    assert_eq!(game.table().banked, [20, 32]);
    game.until_turn(10);
    assert_eq!((game.step(), game.table().tally(German).objectives), (Step::Over, 90));
}

#[test]
fn bs_16_7_the_handicap() {
    for handicap in [-6, 0, 6] {
        let game = Game::begin(with(|setup| setup.handicap = handicap), &[]);
        assert_eq!(game.table().tally(German).handicap, i32::from(handicap));
    }
    let refusals = with(|setup| setup.handicap = 7).refusals();
    assert_eq!(refusals, [Refusal::from(Why::HandicapTooLarge)]);
    assert!(
        Prokhorovka::begin(&with(|setup| setup.handicap = -7), &mut table::Dice::quick(1), &mut table::Silent).is_err()
    );
}

#[test]
fn bs_16_8_resigning_is_no_action() {
    let mut rng = table::Rng::seeded(1);
    table::testing::watch::<Prokhorovka>(
        &Setup::of(Deployment::Quick),
        &mut rng,
        table::testing::any,
        |_, action, _, _| {
            assert!(!format!("{action:?}").to_lowercase().contains("resign"));
        },
    );
}

#[test]
fn bs_17_1_chances_by_turn() {
    for (turn, chances) in (2..=9).zip([1, 2, 3, 4, 5, 5, 5, 5]) {
        let granted = (1..=6).filter(|die| *die < turn && *die != DATA.numbers.barring_die).count();
        assert_eq!(granted, chances, "turn {turn}");
    }
}

#[test]
fn bs_17_2_its_artillery_is_added() {
    let setup = with(|setup| setup.division_167 = Switch::On);
    let field = Field::with(setup, Lah).put(&[LahPz], "1410").put(&[Div167N315], "0114").put(&[Rem183], "2006");
    let mut game = field.air(German, 0).rolls(&[3]);
    game.act(Action::End);
    assert_eq!((game.table().active_formation(), game.table().artillery[0]), (Some(I167), 3));
}

#[test]
fn bs_17_3_rudel_waits_for_a_six() {
    let rudel = |dice: &[u8], switch: Switch| Game::begin(with(|setup| setup.rudel = switch), dice).table().rudel;
    assert_eq!(rudel(&[5, 1, 1], Switch::On), Rudel::Waits);
    assert_eq!(rudel(&[6, 1, 1], Switch::On), Rudel::Flies);
    assert_eq!(rudel(&[6, 6, 1], Switch::On), Rudel::ShotDown);
    assert_eq!(rudel(&[6, 6, 1], Switch::Off), Rudel::Waits);
}

#[test]
fn bs_17_4_whose_misses_wittmann_rolls_again() {
    let setup = with(|setup| setup.wittmann = Switch::On);
    let field = || Field::with(setup, Lah).put(&[LahPz, LahTig], "1410").put(&[Corps18N110, Corps18N32m], "1510");
    let asked = |field: Field, by, at| {
        let mut game = field.put(&[LahRec], "0411").rolls(&[6]);
        game.act(fire(by, at));
        game.step() == Step::Reroll
    };
    assert!(!asked(field(), LahPz, Corps18N32m), "not with an infantry factor");
    assert!(!asked(field().disrupted(LahTig), LahPz, Corps18N110), "not beside a disrupted company");
    assert!(!asked(field().but(|table| table.wittmann = Wittmann::Used), LahPz, Corps18N32m));
    let alone = Field::with(setup, Lah).put(&[LahTig], "1410").put(&[Corps18N110], "1510");
    assert!(asked(alone, LahTig, Corps18N110), "the company itself");
    let other = Field::with(setup, Lah).put(&[LahPz, DrTig], "1410").put(&[Corps18N110], "1710").put(&[LahTig], "0411");
    let mut game = other.put(&[Corps18N170], "1609").rolls(&[]);
    game.march(LahPz, &["1510"]);
    game.act(Action::Stop);
    game.dice = table::Dice::quick(1).after([6]);
    game.act(fire(LahPz, Corps18N170));
    assert_eq!(game.step(), Step::Operations, "another company is not his");
}

#[test]
fn bs_17_4_in_offensive_fire_and_kept() {
    let setup = with(|setup| setup.wittmann = Switch::On);
    let field =
        Field::with(setup, Lah).put(&[LahPz, LahTig], "1410").put(&[Corps18N110], "1510").put(&[LahRec], "0411");
    let mut game = field.disrupted(Corps18N110).rolls(&[6, 6]);
    game.act(Action::Group(LahPz, LahTig, None)).act(Action::Attack(hex("1510"))).act(Action::End);
    game.act(fire(LahTig, Corps18N110));
    assert_eq!((game.step(), game.table().decider()), (Step::Reroll, table::Seat(0)));
    game.act(Action::Keep);
    assert_eq!((game.step(), game.table().wittmann), (Step::OffensiveFire, Wittmann::Ready));
    assert_eq!(game.place(Corps18N110), Place::At(hex("1510")));
}

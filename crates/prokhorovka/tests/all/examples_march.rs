//! The worked examples of movement, overruns, stacking, reinforcements and the score.

use crate::field::*;
use prokhorovka::data::DATA;
use prokhorovka::examples::all_on_the_map;
use prokhorovka::map::Zone;
use prokhorovka::pieces::Formation::{self, Airborne, Corps2, Corps18, Corps29, Dr, Lah, Reserve, Tk};
use prokhorovka::pieces::Health::*;
use prokhorovka::pieces::UnitId::*;
use prokhorovka::pieces::{Place, Stage, UnitId};
use prokhorovka::setup::{Deployment, Setup, Switch};
use prokhorovka::state::{Relief, Step};
use prokhorovka::why::Why;
use prokhorovka::{Action, German, Pace, Soviet};
use table::Side;

#[test]
fn bs_7_5_example_12_move_and_fire() {
    let mut game = example(12).game();
    game.march(TkPz, &["0806", "0906"]);
    assert_eq!(game.table().march.as_ref().map(|march| march.spent), Some(3));
    assert_eq!(game.controls("0906"), German);
    game.act(Action::Stop);
    assert_eq!(game.stage(TkPz), Stage::MovedHalf);
    let half = game.table().aim(TkPz, Rem51g, Pace::Half).expect("a shot");
    assert_eq!((half.printed, half.power), (4, 2));
    let tank = Field::of(Tk).put(&[TkPz], "0906").put(&[Corps18N110], "1006");
    assert_eq!(tank.position().table.aim(TkPz, Corps18N110, Pace::Half).expect("a shot").power, 2);
    let tiger = Field::of(Tk).put(&[TkPz, TkTig], "0906").put(&[Corps18N110], "1006");
    assert_eq!(tiger.position().table.aim(TkPz, Corps18N110, Pace::Half).expect("a shot").power, 3);
}

#[test]
fn bs_8_1_example_13_the_psel() {
    assert_eq!(hex("1107").cost_from(hex("1006")), 3);
    assert_eq!(hex("1006").cost_from(hex("1107")), 3);
    assert_eq!(hex("1108").cost_from(hex("1107")), 1);
}

#[test]
fn bs_8_2_example_14_the_minimum_move() {
    let mut game = example(14).game();
    game.act(Action::March(Rem183));
    game.refuses(Action::Step(hex("1006")), Why::TooDear);
    game.refuses(Action::LastStep(hex("1108")), Why::AffordsStep);
    game.refuses(Action::Attack(hex("1108")), Why::RemnantsDoNotOverrun);
    game.refuses(Action::Step(hex("1108")), Why::EnemyThere);
    game.act(Action::LastStep(hex("1006")));
    assert_eq!((game.at(Rem183), game.stage(Rem183)), (Some(hex("1006")), Stage::Done));
}

#[test]
fn bs_7_3_example_15_remnants_move_or_fire() {
    let field = Field::of(Corps18).put(&[Rem183], "1410").put(&[LahPg1], "1411");
    let mut game = field.game();
    game.refuses(Action::HalfFire { by: Rem183, at: LahPg1 }, Why::NoHalfMove);
    game.march(Rem183, &["1409"]).act(Action::Stop);
    assert_eq!(game.stage(Rem183), Stage::Done);
}

/// Example 19 up to the choice of the retreat.
fn overrun_of_1710() -> Game {
    let mut game = example(19).rolls(&[6, 2, 3, 1]);
    game.act(Action::Group(Corps18N110, Corps18N170, None)).act(Action::Attack(hex("1710")));
    assert_eq!(game.step(), Step::DefensiveFire);
    game.act(fire(LahPz, Corps18N110));
    assert_eq!((game.at(Corps18N110), game.health(Corps18N110)), (Some(hex("1709")), Disrupted));
    game.act(fire(LahTig, Corps18N170));
    assert_eq!(game.step(), Step::OffensiveFire);
    game.act(fire(Corps18N170, LahPz));
    game
}

#[test]
fn bs_11_5_example_19_an_overrun() {
    let mut game = overrun_of_1710();
    assert_eq!((game.step(), game.health(LahPz)), (Step::ForcedRetreat, Disrupted));
    let goes = |to: &str| Action::Retreat { unit: LahPz, to: hex(to) };
    for to in ["1809", "1810", "1711", "1610", "1609"] {
        assert!(game.offers(goes(to)), "{to}");
    }
    game.refuses(goes("1709"), Why::TowardsAttacker);
    game.act(goes("1711"));
    assert_eq!(game.step(), Step::FreeRetreat);
    game.acts([Action::End, Action::End]).act(fire(LahTig, Corps18N170));
    assert_eq!((game.at(Corps18N170), game.health(Corps18N170)), (Some(hex("1709")), Disrupted));
    assert_eq!((game.at(LahTig), game.step()), (Some(hex("1710")), Step::Operations));
    assert_eq!([Corps18N110, Corps18N170].map(|unit| game.stage(unit)), [Stage::Done; 2]);
}

#[test]
fn bs_11_7_example_20_a_disrupted_defender() {
    let mut game = example(20).rolls(&[2, 2, 3]);
    game.act(Action::March(Guards2N4g)).act(Action::Attack(hex("1414")));
    let aim = game.table().aim_close(DrPg1, Guards2N4g).expect("a shot");
    assert_eq!((aim.printed, aim.power), (3, 1));
    game.act(fire(DrPg1, Guards2N4g));
    let aim = game.table().aim_close(Guards2N4g, DrPg1).expect("a shot");
    assert_eq!((aim.power, aim.close), (2, 0));
    game.act(fire(Guards2N4g, DrPg1));
    assert_eq!((game.health(DrPg1), game.step()), (Reduced, Step::FreeRetreat), "it need not retreat");
    game.acts([Action::End, Action::End]);
    assert_eq!(game.table().aim_close(DrPg1, Guards2N4g).expect("a shot").power, 3);
    game.act(fire(DrPg1, Guards2N4g));
    assert_eq!((game.health(Guards2N4g), game.at(Guards2N4g)), (Disrupted, Some(hex("1514"))));
    assert_eq!(game.at(DrPg1), Some(hex("1414")));
}

#[test]
fn bs_11_9_example_21_combined_arms() {
    let mut game = example(21).rolls(&[3, 6]);
    game.act(Action::Group(TkPg1, TkPz, Some(TkTig))).act(Action::Attack(hex("0906")));
    assert_eq!(game.table().aim_close(Rem51g, TkPz), Err(Why::NoFactor));
    game.act(fire(Rem51g, TkPg1));
    let aim = game.table().aim_close(TkPz, Rem51g).expect("a shot");
    assert_eq!((aim.printed, aim.tiger, aim.power, aim.modifier()), (5, 1, 6, 0));
    game.act(fire(TkPz, Rem51g));
    assert_eq!(game.health(Rem51g), Disrupted);
    let mut game = example(21).rolls(&[2]);
    game.act(Action::Group(TkPg1, TkPz, Some(TkTig))).act(Action::Attack(hex("0906")));
    game.act(fire(Rem51g, TkPg1));
    assert_eq!(game.at(TkPg1), Some(hex("0806")));
    assert_eq!(game.table().aim_close(TkPz, Rem51g).expect("a shot").power, 4);
}

#[test]
fn bs_11_12_example_22_no_way_out() {
    let mut game = example(22).rolls(&[5]);
    game.act(Action::March(LahPz)).act(Action::Attack(hex("1310"))).act(fire(LahPz, Rem309));
    assert_eq!(game.place(Rem309), Place::Eliminated);
    let field = Field::of(Lah).put(&[Rem309], "2616").disrupted(Rem309).put(&[LahPz], "2615").put(&[LahRec], "2516");
    let mut game = field.put(&[Rem183], "2006").rolls(&[5]);
    game.act(Action::March(LahPz)).act(Action::Attack(hex("2616"))).act(fire(LahPz, Rem309));
    assert_eq!(game.legal(), [Action::Flee(Rem309)]);
    game.act(Action::Flee(Rem309));
    assert_eq!((game.place(Rem309), game.at(LahPz)), (Place::Fled, Some(hex("2616"))));
}

#[test]
fn bs_12_3_example_23_who_stacks_with_whom() {
    let stacks = |formation: Formation, there: &[UnitId], comer: UnitId| {
        let field = Field::of(formation).put(there, "1710").put(&[comer], "1709");
        let enemy = if formation.side() == German { Rem107 } else { DrRec };
        let mut game = field.put(&[enemy], "0101").game();
        game.act(Action::March(comer));
        let step = [Action::Step(hex("1710")), Action::LastStep(hex("1710"))];
        step.into_iter().find(|step| game.offers(*step)).is_some_and(|step| {
            game.act(step);
            game.at(comer) == Some(hex("1710")) && (game.step() != Step::March || game.offers(Action::Stop))
        })
    };
    assert!(stacks(Corps18, &[Corps18N110], Corps18N32m));
    assert!(stacks(Corps18, &[Rem375], Corps18N110));
    assert!(stacks(Airborne, &[Rem375], Airborne23));
    assert!(stacks(Lah, &[LahPz, DrTig, LahTig], LahPg1));
    assert!(!stacks(Corps29, &[Corps18N110], Corps29N25));
    assert!(!stacks(Corps18, &[Rem375], Rem183));
    assert!(!stacks(Dr, &[LahPz], DrPg1));
    assert!(!stacks(Corps18, &[Corps18N110, Rem375], Corps18N170));
}

#[test]
fn bs_14_3_example_24_coming_on() {
    let mut game = example(24).game();
    assert_eq!(DATA.zones[2], ["2607", "2608", "2609", "2610"].map(hex));
    game.march(Corps29N25, &["2607", "2507", "2407", "2308"]);
    assert_eq!(game.table().march.as_ref().map(|march| march.spent), Some(4));
    game.act(Action::Stop);
    assert_eq!(game.at(Corps29N25), Some(hex("2308")));
    let waits = Field::of(Corps29).waiting(Corps29).put(&[DrRec], "0114");
    let mut choice = waits.but(|table| table.step = Step::EntryZone).game();
    assert_eq!(choice.legal(), Zone::ALL.map(Action::Enter));
    choice.act(Action::Enter(Zone::Five));
    assert_eq!(choice.table().corps_zones[1], Some(Zone::Five));
}

#[test]
fn bs_17_1_example_26_the_reserve() {
    let setup = Setup { reserve: Switch::On, ..Setup::of(Deployment::Quick) };
    let mut game = example(26).rolls(&[1, 2]);
    let before = game.points()[1];
    game.acts([Action::Ask(Reserve10), Action::Ask(Reserve21)]);
    game.refuses(Action::Ask(Reserve10), Why::AlreadyAsked);
    game.act(Action::End);
    assert_eq!((game.place(Reserve10), game.place(Reserve21)), (Place::Waiting, Place::Off));
    assert_eq!((game.table().refusals, game.points()[1]), (1, before - 1));
    let waits = all_on_the_map(setup).but(|table| table.units[Corps2N26.index()].place = Place::Waiting);
    assert!(waits.before_markers(Step::AskReserve).is_err(), "with a unit of the corps off the map he could not ask");
    assert_eq!((Reserve.units().len(), Corps2.units().len()), (4, 4));
}

#[test]
fn bs_17_2_example_27_the_167th() {
    let after = |die: u8| {
        let mut game = example(27).rolls(&[die]);
        let before = game.points()[0];
        game.act(Action::Call);
        assert_eq!(game.points()[0], before - 2);
        (game.table().division_167, game.place(Div167Stug))
    };
    assert_eq!(after(1), (Relief::Arrived, Place::Waiting));
    for die in 2..=5 {
        assert_eq!(after(die), (Relief::Awaited, Place::Off));
    }
    assert_eq!(after(6), (Relief::Barred, Place::Off));
}

#[test]
fn bs_16_5_example_30_the_score() {
    let setup = Setup { division_167: Switch::On, ..Setup::of(Deployment::Quick) };
    let out = [TkPg1, TkPg2, TkPz, TkRec];
    let field = Field::with(setup, Lah).put(&[LahPz], "1315").put(&[Corps18N110], "2610").but(|table| {
        out.iter().for_each(|unit| table.units[unit.index()].place = Place::Exited);
        table.calls = 1;
        for corps in [Corps29, Corps2] {
            corps.units().for_each(|unit| table.units[unit.index()].place = Place::Eliminated);
        }
        table.control = [Soviet; 26];
        table.control[..12].fill(German);
    });
    let held = |side: Side| field.state.table.control.iter().filter(|control| **control == side).count();
    assert_eq!((held(German), held(Soviet)), (12, 14));
    let table = &field.state.table;
    assert_eq!(table.tally(German).total(), 14);
    assert_eq!((table.tally(Soviet).total(), table.tally(Soviet).railway), (16, 0));
    assert_eq!(table.outcome().side, Some(Soviet));
}

#[test]
fn bs_8_6_example_31_step_by_step() {
    let mut game = example(31).game();
    game.act(Action::March(LahRec));
    assert!(!game.offers(Action::Stop));
    let mut steps = game.legal();
    steps.sort();
    let mut around = ["1411", "1512", "1513", "1413", "1313", "1312"].map(|name| Action::Step(hex(name)));
    around.sort();
    assert_eq!(steps, around);
    game.acts(["1512", "1611", "1711"].map(|name| Action::Step(hex(name))));
    assert_eq!((game.table().march.as_ref().map(|march| march.spent), game.controls("1711")), (Some(4), German));
    let mut stops = Game::of(game.state.clone(), &[]);
    stops.act(Action::Stop);
    assert_eq!(stops.stage(LahRec), Stage::MovedHalf);
    game.act(Action::Step(hex("1712"))).act(Action::Stop);
    assert_eq!((game.stage(LahRec), game.controls("1711")), (Stage::Done, German));
}

#[test]
fn bs_11_9_example_32_offensive_fire_must_be_made() {
    let begin = |dice: &[u8]| {
        let mut game = example(32).rolls(dice);
        game.act(Action::March(LahPz)).act(Action::Attack(hex("1510")));
        assert_eq!(game.step(), Step::OffensiveFire, "it has no shot against armour");
        assert_eq!(game.legal(), [fire(LahPz, Rem309)]);
        game.refuses(Action::End, Why::MustFire);
        assert_eq!(game.table().aim_close(LahPz, Rem309).expect("a shot").power, 4);
        game.act(fire(LahPz, Rem309));
        game
    };
    let mut missed = begin(&[5]);
    assert_eq!(missed.step(), Step::ForcedRetreat);
    let away = missed.legal()[0];
    missed.act(away);
    assert_eq!((missed.at(LahPz), missed.step()), (Some(hex("1510")), Step::Operations));
    let mut hit = begin(&[4]);
    assert_eq!((hit.health(Rem309), hit.step()), (Reduced, Step::FreeRetreat));
    hit.acts([Action::End, Action::End]);
    assert_eq!((hit.step(), hit.table().overrun.map(|overrun| overrun.round)), (Step::OffensiveFire, Some(2)));
}

#[test]
fn bs_8_2_example_33_overrun_by_the_minimum_move() {
    let field = || Field::of(Airborne).put(&[LahPg2], "1711");
    let mut game = example(33).game();
    assert!(game.offers(Action::Group(Airborne23, Airborne26, None)));
    game.act(Action::March(Airborne23)).act(Action::Attack(hex("1711")));
    assert_eq!(game.stage(Airborne23), Stage::Done);
    let mut group = example(33).game();
    group.act(Action::Group(Airborne23, Airborne26, None)).act(Action::Attack(hex("1711")));
    assert_eq!(group.step(), Step::DefensiveFire);
    let mut fired = field().put(&[Airborne23], "1811").stage(Airborne23, Stage::FiredHalf).game();
    fired.act(Action::March(Airborne23));
    fired.refuses(Action::Attack(hex("1711")), Why::TooDear);
    let mut far = field().put(&[Airborne23], "1812").game();
    far.march(Airborne23, &["1811"]);
    far.refuses(Action::Attack(hex("1711")), Why::TooDear);
    let remnant = field().put(&[Rem183], "1811").put(&[Airborne23], "2610").game();
    let mut remnant = remnant;
    remnant.act(Action::March(Rem183));
    remnant.refuses(Action::Attack(hex("1711")), Why::RemnantsDoNotOverrun);
}

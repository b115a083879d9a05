//! Chapters 8, 12 and 14: movement, stacking, reinforcements.

use crate::field::*;
use prokhorovka::map::{Hex, Zone};
use prokhorovka::pieces::Formation::{Corps18, Corps29, I167, Lah, Reserve, Tk};
use prokhorovka::pieces::UnitId::*;
use prokhorovka::pieces::{Formation, Place, Stage};
use prokhorovka::setup::{Deployment, Setup, Switch};
use prokhorovka::state::Step;
use prokhorovka::why::Why;
use prokhorovka::{Action, German, Goal, Prokhorovka, Soviet};
use table::{Rules, Seat};

#[test]
fn bs_8_1_hexes_are_paid_for_and_may_be_entered_again() {
    let mut game = Field::of(Lah).put(&[LahPz], "1410").put(&[Rem183], "2006").game();
    game.march(LahPz, &["1411", "1410", "1411", "1410", "1411", "1410"]);
    game.refuses(Action::Step(hex("1411")), Why::TooDear);
    game.refuses(Action::Step(hex("1610")), Why::NotAdjacent);
    game.act(Action::Stop);
    assert_eq!(
        (game.at(LahPz), game.stage(LahPz), game.table().unit(LahPz).moved),
        (Some(hex("1410")), Stage::Done, true)
    );
}

#[test]
fn bs_8_2_not_after_half_fire_and_not_in_a_group() {
    let field = || Field::of(Formation::Airborne).put(&[Airborne23], "1107").put(&[LahPz], "1108");
    let mut ready = field().game();
    ready.act(Action::March(Airborne23));
    assert!(ready.offers(Action::LastStep(hex("1006"))));
    ready.act(Action::LastStep(hex("1006")));
    assert_eq!(ready.stage(Airborne23), Stage::Done);
    let mut fired = field().stage(Airborne23, Stage::FiredHalf).game();
    fired.act(Action::March(Airborne23));
    fired.refuses(Action::LastStep(hex("1006")), Why::NoMinimumMove);
}

#[test]
fn bs_8_3_friends_are_passed_and_enemies_are_not() {
    let field = Field::of(Lah).put(&[LahPz], "1410").put(&[DrPz, DrPg1], "1411").put(&[Corps18N110], "1510");
    let mut game = field.game();
    game.march(LahPz, &["1411"]);
    game.refuses(Action::Stop, Why::Stacking);
    game.refuses(Action::Step(hex("1510")), Why::NotAdjacent);
    game.act(Action::Step(hex("1412"))).act(Action::Stop);
    let mut blocked = Field::of(Lah).put(&[LahPz], "1410").put(&[Corps18N110], "1411").game();
    blocked.act(Action::March(LahPz));
    blocked.refuses(Action::Step(hex("1411")), Why::EnemyThere);
}

#[test]
fn bs_8_4_germans_leave_by_the_north_edge() {
    let mut game = Field::of(Tk).put(&[TkTig], "1001").put(&[TkPz], "1003").put(&[Rem183], "2006").game();
    let before = game.points()[0];
    game.act(Action::March(TkTig)).act(Action::Exit);
    assert_eq!((game.place(TkTig), game.points()[0]), (Place::Exited, before + 1));
    game.act(Action::March(TkPz));
    game.refuses(Action::Exit, Why::NotNorthEdge);
    game.acts(["1002", "1001"].map(|name| Action::Step(hex(name)))).act(Action::Exit);
    assert_eq!(game.place(TkPz), Place::Exited);
    let field = Field::of(Tk).put(&[TkRec], "1001").stage(TkRec, Stage::FiredHalf).put(&[Rem183], "2006");
    let mut fired = field.game();
    fired.act(Action::March(TkRec)).act(Action::Exit);
    let mut spent = Field::of(Tk).put(&[TkTig], "1004").put(&[Rem183], "2006").game();
    spent.march(TkTig, &["1003", "1002", "1001", "1101", "1001"]);
    spent.refuses(Action::Exit, Why::TooDear);
    let mut soviet = Field::of(Corps18).put(&[Corps18N110], "1001").put(&[LahPz], "1410").game();
    soviet.act(Action::March(Corps18N110));
    soviet.refuses(Action::Exit, Why::OnlyGermansLeave);
}

#[test]
fn bs_8_5_one_at_a_time() {
    let mut game = Field::of(Lah).put(&[LahPz, LahPg1], "1410").put(&[Rem183], "2006").game();
    game.refuses(Action::Group(LahPg1, LahPz, None), Why::NowhereToGo);
    game.act(Action::March(LahPz));
    game.refuses(Action::March(LahPg1), Why::NotNow);
    let waits = Field::of(Corps29).waiting(Corps29).but(|table| table.corps_zones[1] = Some(Zone::One));
    let waits = waits.put(&[LahPz], "2502").game();
    waits.refuses(fire(Corps29N25, LahPz), Why::NotOnMap);
    assert!(waits.offers(Action::March(Corps29N25)));
}

#[test]
fn bs_8_6_no_dead_ends() {
    let field = Field::of(Lah).put(&[LahPg1], "1410").put(&[DrPz, DrPg1], "1411").put(&[Rem183], "2006");
    let mut game = field.game();
    game.march(LahPg1, &["1409", "1408", "1409", "1510", "1410"]);
    game.refuses(Action::Step(hex("1411")), Why::DeadEnd);
    game.refuses(Action::LastStep(hex("1411")), Why::NoMinimumMove);
    game.act(Action::Stop);
    let mut begun = Field::of(Lah).put(&[LahPg1], "1410").put(&[Rem183], "2006").game();
    begun.act(Action::March(LahPg1));
    begun.refuses(Action::Stop, Why::NotYetMoved);
    begun.refuses(Action::End, Why::NotNow);
}

#[test]
fn bs_8_6_a_group_ends_only_with_an_attack() {
    let field = Field::of(Lah).put(&[LahPz, LahTig], "1410").put(&[Corps18N110], "1710");
    let mut game = field.game();
    game.act(Action::Group(LahPz, LahTig, None));
    game.refuses(Action::Step(hex("1310")), Why::DeadEnd);
    game.acts(["1511", "1610"].map(|name| Action::Step(hex(name))));
    game.refuses(Action::Stop, Why::GroupsAttack);
    game.refuses(Action::Exit, Why::GroupsAttack);
    game.refuses(Action::Attack(hex("1611")), Why::NoEnemyThere);
    game.act(Action::Attack(hex("1710")));
    assert_eq!(game.step(), Step::DefensiveFire);
}

#[test]
fn bs_12_1_and_12_2_two_germans_of_one_formation_and_tigers_beside() {
    let field = Field::of(Lah).put(&[LahPz, LahPg1, LahTig, DrTig, TkTig], "1410").put(&[LahRec], "1411");
    let mut game = field.put(&[Rem183], "2006").put(&[DrPz], "1412").game();
    game.march(LahRec, &["1410"]);
    game.refuses(Action::Stop, Why::Stacking);
    game.acts(["1411", "1412"].map(|name| Action::Step(hex(name))));
    game.refuses(Action::Stop, Why::Stacking);
}

#[test]
fn bs_12_4_stacking_counts_where_a_retreat_ends() {
    let field = Field::of(Corps18).put(&[LahPz], "1710").disrupted(LahPz).put(&[Corps18N110], "1709");
    let field = field.put(&[DrPz], "1711").put(&[LahPg1], "1610").put(&[Corps18N170], "2610");
    let mut game = field.rolls(&[6, 6]);
    game.act(Action::March(Corps18N110)).act(Action::Attack(hex("1710"))).act(Action::End);
    game.act(fire(Corps18N110, LahPz));
    game.refuses(Action::Retreat { unit: LahPz, to: hex("1711") }, Why::Stacking);
    assert!(game.offers(Action::Retreat { unit: LahPz, to: hex("1610") }));
    let both = game.table().units_in(hex("1710")).count();
    assert_eq!(both, 2, "in an overrun both sides are counted by themselves");
}

#[test]
fn bs_14_2_and_14_4_coming_on_is_a_march() {
    let field = || {
        let field = Field::of(Corps18).waiting(Corps18).put(&[LahPz], "2605").put(&[LahRec], "2506");
        field.but(|table| table.corps_zones[0] = Some(Zone::Two))
    };
    let mut game = field().rolls(&[6]);
    game.act(Action::March(Corps18N110));
    let entries = ["2604", "2606"].map(|name| Action::Step(hex(name)));
    assert_eq!(game.legal(), entries);
    game.refuses(Action::Step(hex("2601")), Why::NotAnEntry);
    game.act(Action::Step(hex("2606")));
    game.refuses(Action::Attack(hex("2605")), Why::JustArrived);
    game.act(Action::Stop);
    assert_eq!(game.stage(Corps18N110), Stage::MovedHalf, "within half its points");
    game.act(fire(Corps18N110, LahPz));
    assert_eq!(game.stage(Corps18N110), Stage::Done);
}

#[test]
fn bs_14_3_the_die_and_who_rolls_it() {
    let zones: Vec<Option<Zone>> = (1..=6).map(Zone::of_die).collect();
    assert_eq!(zones[..5], Zone::ALL.map(Some));
    assert_eq!(zones[5], None, "S chooses");
    for (zone, hexes) in Zone::ALL.into_iter().zip(&prokhorovka::data::DATA.zones) {
        let listed: Vec<Hex> = Hex::all().filter(|hex| hex.spot().entry == Some(zone)).collect();
        assert_eq!(&listed, hexes);
    }
    let mut game = Game::begin(Setup::of(Deployment::Quick), &[]);
    game.acts(Formation::CORPS.map(Action::Commit));
    game.until_turn(2);
    assert!(game.table().corps_zones.iter().all(Option::is_some), "each corps has rolled once");
}

#[test]
fn bs_14_5_a_zone_that_is_held() {
    let field = |also: &[(prokhorovka::pieces::UnitId, &str)]| {
        let held = [(LahPz, "2601"), (LahPg1, "2602"), (LahRec, "2603")];
        let mut field = Field::of(Corps18).waiting(Corps18).but(|table| table.corps_zones[0] = Some(Zone::One));
        for (unit, at) in held.iter().chain(also) {
            field = field.put(&[*unit], at);
        }
        field.position()
    };
    let names =
        |state: &prokhorovka::State| state.table.entries(Corps18N110).iter().map(Hex::to_string).collect::<Vec<_>>();
    assert_eq!(names(&field(&[])), ["2604"]);
    assert_eq!(names(&field(&[(LahSpg, "2604")])), ["2605"]);
    let middle = Field::of(Corps18).waiting(Corps18).but(|table| table.corps_zones[0] = Some(Zone::Two));
    let middle = middle.put(&[LahPz], "2604").put(&[LahPg1], "2605").put(&[LahRec], "2606").position();
    assert_eq!(names(&middle), ["2603", "2607"], "S chooses between two");
}

#[test]
fn bs_14_6_later_phases_will_do() {
    let field = Field::of(Corps18).waiting(Corps18).but(|table| table.corps_zones[0] = Some(Zone::Two));
    let mut game = field.put(&[LahPz], "0411").rolls(&[]);
    game.until_turn(3);
    while game.table().active_formation() != Some(Corps18) {
        game.act(Action::End);
    }
    assert_eq!(game.table().corps_zones[0], Some(Zone::Two), "the zone holds");
    assert!(game.offers(Action::March(Corps18N110)));
}

#[test]
fn bs_17_1_each_brigade_has_its_own_zone() {
    let setup = Setup { reserve: Switch::On, ..Setup::of(Deployment::Quick) };
    let mut field = Field::with(setup, Reserve).put(&[LahPz], "0411").but(|table| {
        for unit in [Reserve10, Reserve21] {
            table.units[unit.index()].place = Place::Waiting;
        }
        table.brigade_zones[0] = Some(Zone::One);
        table.step = Step::EntryZone;
    });
    field.state.table.air = [0, 1];
    let mut game = field.game();
    game.act(Action::Enter(Zone::Four));
    assert_eq!(game.table().brigade_zones, [Some(Zone::One), None, None, Some(Zone::Four)]);
    game.act(Action::March(Reserve21));
    assert_eq!(game.legal().len(), 3);
    assert_eq!(Reserve.side(), Soviet);
}

#[test]
fn bs_17_2_the_167th_comes_from_the_west() {
    let setup = Setup { division_167: Switch::On, ..Setup::of(Deployment::Quick) };
    let field = Field::with(setup, I167).waiting(I167).put(&[Rem183], "2006").but(|table| {
        (table.division_167, table.calls) = (prokhorovka::state::Relief::Arrived, 1);
    });
    let mut game = field.game();
    game.march(Div167N315, &[]);
    assert_eq!(game.legal(), ["0114", "0115", "0116"].map(|name| Action::Step(hex(name))));
    game.act(Action::Step(hex("0114"))).act(Action::Stop);
    assert_eq!(game.at(Div167N315), Some(hex("0114")));
    assert_eq!(I167.side(), German);
}

#[test]
fn bs_8_1_the_reach_of_a_unit_is_where_its_marches_can_stop() {
    let field = Field::of(Lah).put(&[LahPg1], "1107").put(&[DrPz, DrPg1], "1108").put(&[Corps18N110], "1207");
    let state = field.position();
    let ways = Prokhorovka::view(&state, Some(Seat(0))).ways_of(LahPg1);
    let to = |goal: Goal| ways.iter().find(|way| way.goal == goal);
    let left = |name: &str| to(Goal::Stop(hex(name))).map(|way| way.left);
    assert_eq!((left("1007"), left("1006")), (Some(5), Some(3)), "across the river it costs 3");
    assert_eq!((left("1108"), left("1207"), left("1107")), (None, None, None), "full, held, and where it stands");
    assert_eq!(left("1109"), Some(4), "through friends");
    let overrun = to(Goal::Overrun(hex("1207"))).expect("an overrun");
    assert_eq!(overrun.by, [Action::March(LahPg1), Action::Attack(hex("1207"))]);
    for way in &ways {
        let mut game = Game::of(state.clone(), &[]);
        game.acts(way.by.iter().copied());
        assert_eq!(game.at(LahPg1), way.hexes.last().copied(), "{way:?}");
        assert_eq!(game.state.table.unit(LahPg1).stage, way.stage, "{way:?}");
    }
    let halves = ways.iter().filter(|way| way.stage == Stage::MovedHalf).count();
    assert!((1..ways.len()).contains(&halves), "{halves} of {} ways leave a shot", ways.len());
    assert!(Prokhorovka::view(&state, Some(Seat(1))).ways_of(LahPg1).iter().all(|way| way.by.is_empty()));
}

#[test]
fn bs_8_2_ways_begin_off_the_map_and_end_beyond_it() {
    let state = example(24);
    let ways = Prokhorovka::view(&state, Some(Seat(1))).ways_of(Corps29N25);
    let way = ways.iter().find(|way| way.goal == Goal::Stop(hex("2308"))).expect("a way");
    assert_eq!((way.left, way.by.first(), way.by.len()), (1, Some(&Action::March(Corps29N25)), 6));
    let minimum = Prokhorovka::view(&example(14), Some(Seat(1))).ways_of(Rem183);
    let crossing = minimum.iter().find(|way| way.goal == Goal::Stop(hex("1006"))).expect("the minimum move");
    assert_eq!(crossing.by, [Action::March(Rem183), Action::LastStep(hex("1006"))]);
    let north = Field::of(Tk).put(&[TkRec], "1002").put(&[Rem183], "2006").position();
    let ways = Prokhorovka::view(&north, Some(Seat(0))).ways_of(TkRec);
    let out = ways.iter().find(|way| way.goal == Goal::North).expect("a way out");
    assert_eq!((out.left, out.by.last()), (6, Some(&Action::Exit)));
}

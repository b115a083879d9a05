//! Chapters 9, 10 and 15: fire, hits, Tiger companies.

use crate::field::*;
use prokhorovka::map::{Hex, Sight, Terrain};
use prokhorovka::pieces::Formation::{Airborne, Corps18, Dr, Guards2, Lah};
use prokhorovka::pieces::Health::*;
use prokhorovka::pieces::UnitId::*;
use prokhorovka::pieces::{Formation, Health, Kind, Place, Stage, UnitId};
use prokhorovka::state::Step;
use prokhorovka::why::Why;
use prokhorovka::{Action, Pace};

#[test]
fn bs_9_1_one_at_one_and_nobody_disrupted() {
    let field = || Field::of(Lah).put(&[LahPz, LahPg1], "1410").put(&[Corps18N110], "1510");
    field().disrupted(LahPz).game().refuses(fire(LahPz, Corps18N110), Why::IsDisrupted);
    field().game().refuses(fire(LahPz, LahPg1), Why::NotAnEnemy);
    field().game().refuses(fire(LahPz, Corps18N170), Why::TargetGone);
}

#[test]
fn bs_9_2_nobody_fires_farther_than_two() {
    let state = Field::of(Lah).put(&[LahPz], "1410").put(&[Corps18N110], "1710").position();
    assert_eq!(state.table.aim(LahPz, Corps18N110, Pace::Full), Err(Why::OutOfRange));
    let infantry = Field::of(Lah).put(&[LahPg1], "1410").put(&[Corps18N110], "1610").position();
    assert!(infantry.table.aim(LahPg1, Corps18N110, Pace::Full).is_ok(), "German infantry reaches two hexes too");
}

#[test]
fn bs_9_3_sight_over_one_hex_or_two() {
    for hex in Hex::all() {
        for beyond in &hex.spot().beyond {
            let between: Vec<Hex> =
                Hex::all().filter(|middle| middle.distance(hex) == 1 && middle.distance(beyond.to) == 1).collect();
            assert!((1..=2).contains(&between.len()), "{hex} {}", beyond.to);
            let closed = between.iter().all(|hex| matches!(hex.terrain(), Terrain::Forest | Terrain::Village));
            assert_eq!(beyond.sight == Sight::Blocked, closed, "{hex} {}", beyond.to);
        }
    }
}

#[test]
fn bs_9_4_and_15_2_the_tiger_bonus_before_halving() {
    let field = || Field::of(Lah).put(&[LahPz, LahPg1, DrTig], "1410").put(&[Corps18N110, Corps18N32m], "1510");
    let state = field().stage(DrTig, Stage::Done).position();
    let power = |by: UnitId, at: UnitId, pace: Pace| state.table.aim(by, at, pace).expect("a shot").power;
    assert_eq!(power(LahPz, Corps18N110, Pace::Full), 6);
    assert_eq!(power(LahPz, Corps18N110, Pace::Half), 3);
    assert_eq!(power(LahPg1, Corps18N110, Pace::Full), 4, "every unit in the hex");
    assert_eq!(power(LahPz, Corps18N32m, Pace::Full), 4, "not with an infantry factor");
    let two = Field::of(Lah).put(&[LahPz, DrTig, TkTig], "1410").put(&[Corps18N110], "1510").position();
    assert_eq!(two.table.aim(LahPz, Corps18N110, Pace::Full).expect("a shot").power, 6, "several give no more");
    let disrupted = field().disrupted(DrTig).position();
    assert_eq!(disrupted.table.aim(LahPz, Corps18N110, Pace::Full).expect("a shot").power, 5);
}

#[test]
fn bs_9_5_modifiers_add_up() {
    let drm = |from: &str, to: &str| {
        let state = Field::of(Lah).put(&[LahPz], from).put(&[Corps18N110], to).position();
        state.table.aim(LahPz, Corps18N110, Pace::Full).expect("a shot").modifier()
    };
    assert_eq!(drm("1410", "1510"), 0);
    assert_eq!(drm("1410", "1610"), 1, "two hexes");
    assert_eq!(drm("1610", "1609"), 1, "into a village");
    assert_eq!(drm("1711", "1710"), -1, "from a hill");
    assert_eq!(drm("1510", "1609"), 1);
    assert_eq!(drm("1812", "1813"), 1, "into a forest");
    assert_eq!(drm("1711", "1609"), 1, "all three");
}

#[test]
fn bs_9_6_the_chances_of_the_table() {
    let table = [[2, 1, 0, 0], [3, 2, 1, 0], [4, 3, 2, 1], [5, 4, 3, 2], [6, 5, 4, 3], [6, 6, 5, 4]];
    let state = Field::of(Lah).put(&[LahPz], "1410").put(&[Corps18N110], "1510").position();
    let mut aim = state.table.aim(LahPz, Corps18N110, Pace::Full).expect("a shot");
    for (power, row) in (1..).zip(table) {
        for (drm, sixths) in (-1..).zip(row) {
            (aim.power, aim.range) = (power, drm);
            assert_eq!(aim.sixths(), sixths);
            assert_eq!((1..=6).filter(|die| aim.hits(*die)).count(), usize::from(sixths));
        }
    }
}

#[test]
fn bs_9_7_a_hopeless_shot_counts_as_fired() {
    let field = Field::of(Lah).put(&[LahTig], "1410").put(&[Corps18N110], "1610").put(&[LahRec], "1411");
    let mut game = field.rolls(&[1]);
    game.act(fire(LahTig, Corps18N110));
    assert_eq!((game.health(Corps18N110), game.stage(LahTig)), (Fresh, Stage::Done));
    assert!(game.table().unit(LahTig).fired);
}

#[test]
fn bs_10_1_the_states_of_the_sheet() {
    let rows: Vec<Vec<&str>> =
        include_str!("../../data/hit_states.csv").lines().skip(1).map(|row| row.split(',').collect()).collect();
    let code = |health: Option<Health>| match health {
        Some(Fresh) => "F",
        Some(Disrupted) => "D",
        Some(Reduced) => "R",
        Some(ReducedDisrupted) => "RD",
        None => "eliminated",
    };
    for (row, health) in rows.iter().zip(Health::ALL) {
        assert_eq!((row[1], row[4]), (code(Some(health)), code(health.hit())));
        assert_eq!(row[2] == "1", !health.is_disrupted());
        assert!(row[6].starts_with(code(Some(health.rallied()))));
    }
}

#[test]
fn bs_10_2_the_disrupted_do_nothing() {
    let field = Field::of(Corps18).put(&[Corps18N110], "1410").disrupted(Corps18N110).put(&[LahPz], "1411");
    let game = field.game();
    assert!(game.legal().iter().all(|action| matches!(action, Action::Air(_) | Action::End)));
}

#[test]
fn bs_10_3_a_second_hit_frees_a_unit() {
    let field = Field::of(Lah).put(&[LahPz], "1410").put(&[Corps18N110], "1510").disrupted(Corps18N110);
    let mut game = field.air(prokhorovka::German, 0).put(&[Corps29N25], "2610").rolls(&[1]);
    game.act(fire(LahPz, Corps18N110));
    assert_eq!(game.health(Corps18N110), Reduced);
    while game.table().active_formation() != Some(Corps18) {
        game.act(Action::End);
    }
    assert!(game.offers(Action::March(Corps18N110)) && game.offers(fire(Corps18N110, LahPz)));
}

#[test]
fn bs_10_4_eliminated_units_are_worth_nothing() {
    let field = Field::of(Lah).put(&[LahPz], "1410").put(&[Corps18N110, Corps18N170], "1510");
    let mut game = field.health(Corps18N110, ReducedDisrupted).rolls(&[1]);
    let before = game.points();
    game.act(fire(LahPz, Corps18N110));
    assert_eq!((game.place(Corps18N110), game.points()), (Place::Eliminated, before));
    game.until_turn(3);
    assert_eq!(game.place(Corps18N110), Place::Eliminated);
}

#[test]
fn bs_15_1_three_companies() {
    let tigers: Vec<UnitId> = UnitId::ALL.into_iter().filter(|unit| unit.card().kind == Kind::Tiger).collect();
    assert_eq!(tigers, [LahTig, DrTig, TkTig]);
    assert!(tigers.iter().all(|unit| unit.is_tiger()));
    assert!(tigers.iter().map(|unit| unit.formation()).eq(Formation::SS));
}

#[test]
fn bs_15_4_a_tiger_is_never_reduced() {
    let field = Field::of(Guards2).put(&[Guards2N4g, Guards2N25g], "1410").put(&[DrTig, DrPz], "1411");
    let mut game = field.rolls(&[1, 1, 1]);
    game.act(fire(Guards2N4g, DrTig));
    assert_eq!(game.health(DrTig), Disrupted);
    game.act(fire(Guards2N25g, DrTig));
    assert_eq!((game.health(DrTig), game.at(DrTig)), (Disrupted, Some(hex("1411"))));
    assert!(game.table().unit(DrTig).struck);
}

#[test]
fn bs_15_5_in_an_overrun_there_is_no_die() {
    let field = Field::of(Guards2).put(&[Guards2N4g], "1410").put(&[DrTig, DrPz], "1411").disrupted(DrTig);
    let mut game = field.put(&[Guards2N25g], "2610").rolls(&[1]);
    game.act(Action::March(Guards2N4g)).act(Action::Attack(hex("1411"))).act(Action::End);
    game.act(fire(Guards2N4g, DrTig));
    assert_eq!(game.place(DrTig), Place::Eliminated);
}

#[test]
fn bs_15_6_a_tiger_retreats_only_when_disrupted() {
    let field = Field::of(Guards2).put(&[Guards2N4g], "1410").put(&[DrTig, DrPz], "1411").disrupted(DrPz);
    let mut game = field.put(&[Guards2N25g], "2610").rolls(&[6]);
    game.act(Action::March(Guards2N4g)).act(Action::Attack(hex("1411"))).act(Action::End);
    game.act(fire(Guards2N4g, DrTig));
    assert_eq!(game.step(), Step::ForcedRetreat);
    game.refuses(Action::Retreat { unit: DrTig, to: hex("1412") }, Why::DisruptedFirst);
    game.act(Action::Retreat { unit: DrPz, to: hex("1412") });
    assert_eq!(game.at(DrTig), Some(hex("1411")));
}

#[test]
fn bs_15_7_otherwise_a_tiger_is_armour() {
    let state = Field::of(Dr).put(&[DrTig], "1410").put(&[Corps18N110], "1610").put(&[Airborne23], "1510").position();
    assert!(state.table.aim(DrTig, Corps18N110, Pace::Full).is_ok());
    let field = Field::of(Airborne).put(&[Airborne23], "1510").put(&[DrTig], "1410");
    let mut game = field.put(&[Airborne26], "2610").rolls(&[6]);
    game.act(Action::March(Airborne23)).act(Action::Attack(hex("1410"))).act(fire(DrTig, Airborne23));
    assert_eq!(game.table().aim_close(Airborne23, DrTig).expect("a shot").close, -1);
}

//! The worked examples of the air war.

use crate::field::*;
use crusade::action::{Drop, With};
use crusade::map::{Lane, Spot, Terrain, Zone};
use crusade::pieces::PieceId;
use crusade::state::{Mission, Step};
use crusade::{Action, German, Soviet};

#[test]
fn lc_8_1_example_6_launch_costs() {
    let mut game = Game::at(Step::Air, Soviet);
    let group = [game.park(Soviet, "su_yak9"), game.park(Soviet, "su_il2"), game.park(Soviet, "su_pe2")];
    game.supply(Soviet, 7);
    launch(&mut game, Mission::Strike, &group);
    assert_eq!(game.has_supply(Soviet), 1);
    let mut game = Game::at(Step::Air, German);
    let jet = game.park(German, "de_ar234");
    launch(&mut game, Mission::Strike, &[jet]);
    assert_eq!(game.has_supply(German), 7);
}

#[test]
fn lc_2_4_and_2_5_example_7_what_is_beside_a_flight() {
    assert_eq!(Spot::Row2.zones(Lane::West), [Zone::A2, Zone::B2]);
    assert_eq!(Spot::RearNorth.zones(Lane::West), [Zone::Hg]);
    assert_eq!(Spot::RearSouth.zones(Lane::East), [Zone::Hs]);
}

#[test]
fn lc_8_16_and_8_17_and_8_18_and_8_25_example_8_and_example_9_guns_beside_the_lane() {
    let mut game = Game::at(Step::Air, Soviet);
    let group = [game.park(Soviet, "su_il2"), game.park(Soviet, "su_pe2")];
    let near = game.hide(German, "de_2cm", Zone::B2);
    let far = game.hide(German, "de_2cm", Zone::B3);
    let heavy = game.hide(German, "de_88", Zone::Hg);
    game.edit(German, near, |piece| piece.committed = true);
    launch(&mut game, Mission::Strike, &group);
    assert_eq!(game.step(), Step::FlyOn, "nobody is beside W1");
    game.act(Action::Fly);
    assert_eq!(game.step(), Step::Flak);
    let (il2, pe2) = (game.tag(Soviet, group[0]), game.tag(Soviet, group[1]));
    game.refuses(Action::Flak { unit: far, target: il2 }, "LC-8.16");
    game.rolls(&[5, 4]).act(Action::Flak { unit: near, target: il2 });
    assert_eq!((game.shots(), game.damage(Soviet, group[0])), (vec![(5, 7, 1)], 1));
    assert!(game.piece(German, near).committed && game.piece(German, near).tag.is_some());
    assert_eq!(game.has_supply(German), 10);
    game.refuses(Action::Flak { unit: near, target: pe2 }, "LC-6.2");
    game.act(Action::Fly);
    game.refuses(Action::Flak { unit: heavy, target: il2 }, "LC-8.16");
    game.act(Action::Pass).act(Action::Stop);
    assert_eq!(game.step(), Step::Recon, "the airfield is empty");
    game.act(Action::End).act(Action::End).act(Action::End);
    assert_eq!(game.step(), Step::Flak, "back in W2 the first gun may fire again");
    game.refuses(Action::Flak { unit: far, target: il2 }, "LC-8.16");
    game.rolls(&[1, 1, 6, 6, 3, 3, 3, 3]).act(Action::Flak { unit: near, target: il2 });
    assert!(group.iter().all(|id| game.piece(Soviet, *id).committed && game.piece(Soviet, *id).tag.is_none()));
}

#[test]
fn lc_10_6_and_4_2_example_10_grey_firepower_defends_the_zone() {
    let mut game = Game::at(Step::Air, Soviet);
    let il2 = game.park(Soviet, "su_il2");
    let mg = game.show(German, "de_mg42", Zone::A3);
    launch(&mut game, Mission::Strike, &[il2]);
    game.act(Action::Fly).act(Action::Fly);
    assert_eq!(game.step(), Step::FlyOn, "a grey value does not meet passing aircraft");
    game.act(Action::Stop);
    let flight = game.state.table.flights[0].id;
    game.act(Action::Strike { flight, zone: Zone::A3 });
    assert_eq!(game.step(), Step::CloseFlak);
    let target = game.tag(Soviet, il2);
    game.rolls(&[6, 6]).act(Action::Flak { unit: mg, target });
    assert_eq!(game.shots(), [(1, 7, 1)]);
}

#[test]
fn lc_8_6_and_8_7_and_8_12_example_11_and_example_12_fighters_and_bombers() {
    let mut game = Game::at(Step::Air, German);
    let focke = game.park(German, "de_fw190");
    game.edit(German, focke, |piece| piece.tanks = Some(card("de_tanks")));
    assert!(game.piece(German, focke).is_fighter());
    game.edit(German, focke, |piece| piece.weapon = Some(card("de_sc250")));
    assert!(!game.piece(German, focke).is_fighter());
    game.refuses(Action::Launch { lane: Lane::West, mission: Mission::Patrol }, "LC-8.1");
    game.act(Action::Jettison { aircraft: focke, what: Drop::Weapon });
    assert_eq!(game.points(Soviet), 1);
    assert!(game.piece(German, focke).is_fighter() && game.piece(German, focke).tanks.is_some());
    game.act(Action::Launch { lane: Lane::West, mission: Mission::Patrol });
}

#[test]
fn lc_8_14_and_8_15_example_13_counter_interception() {
    let mut game = Game::at(Step::Air, Soviet);
    let hunter = patrol(&mut game, German, "de_bf109");
    let yak = game.park(Soviet, "su_yak9");
    launch(&mut game, Mission::Patrol, &[yak]);
    assert_eq!(game.step(), Step::Intercept);
    game.act(Action::Pass);
    assert_eq!(game.step(), Step::Counter);
    let target = game.tag(German, hunter);
    assert!(game.may(Action::Intercept { fighter: yak, target }).is_ok());
    game.act(Action::Pass);
    let flight = game.piece(Soviet, yak).flight().and_then(|id| game.state.table.flight(id)).expect("a flight");
    assert_eq!((flight.mission, flight.spot), (Mission::Patrol, Spot::Row2));
}

#[test]
fn lc_8_22_and_8_23_and_8_24_example_14_and_example_15_a_loaded_sturmovik() {
    for jettisons in [false, true] {
        let mut game = Game::at(Step::Air, Soviet);
        let hunter = patrol(&mut game, German, "de_bf109");
        let il2 = game.park(Soviet, "su_il2");
        game.edit(Soviet, il2, |piece| piece.weapon = Some(card("su_fab")));
        launch(&mut game, Mission::Strike, &[il2]);
        let target = game.tag(Soviet, il2);
        game.act(Action::Intercept { fighter: hunter, target });
        assert_eq!(game.step(), Step::Jettison);
        match jettisons {
            false => {
                game.rolls(&[4, 4]).act(Action::Pass);
                assert_eq!(game.shots(), [(7, 6, 1)]);
                assert!(game.piece(Soviet, il2).weapon.is_some() && game.piece(German, hunter).flight().is_some());
            }
            true => {
                game.rolls(&[4, 3, 6, 5]).act(Action::Jettison { aircraft: il2, what: Drop::Weapon });
                assert_eq!((game.shots(), game.points(German)), (vec![(7, 7, 1), (3, 6, 1)], 1));
                assert!(game.piece(German, hunter).committed && game.piece(German, hunter).flight().is_none());
            }
        }
        assert!(game.piece(Soviet, il2).committed && game.piece(Soviet, il2).flight().is_none());
    }
}

#[test]
fn lc_8_23_example_16_a_jet() {
    let mut game = Game::at(Step::Air, German);
    let yak = patrol(&mut game, Soviet, "su_yak9");
    let jet = game.park(German, "de_ar234");
    launch(&mut game, Mission::Strike, &[jet]);
    let target = game.tag(German, jet);
    game.rolls(&[5, 4, 3, 3]).act(Action::Intercept { fighter: yak, target });
    assert_eq!(game.shots(), [(4, 7, 0), (2, 6, 0)]);
    assert_eq!(game.step(), Step::FlyOn);
}

#[test]
fn lc_8_21_example_17_an_escort() {
    let mut game = Game::at(Step::Air, Soviet);
    let hunter = patrol(&mut game, German, "de_bf109");
    let group = [game.park(Soviet, "su_pe2"), game.park(Soviet, "su_yak9")];
    launch(&mut game, Mission::Strike, &group);
    let target = game.tag(Soviet, group[0]);
    game.act(Action::Intercept { fighter: hunter, target });
    assert_eq!(game.step(), Step::Escort);
    game.rolls(&[3, 2, 4, 4, 6, 3]).act(Action::Escort(group[1]));
    assert_eq!(game.shots(), [(7, 6, 0), (6, 6, 1), (3, 6, 0)]);
    assert!(game.piece(German, hunter).flight().is_none());
}

#[test]
fn lc_7_2_example_18_and_example_46_drop_tanks_keep_a_patrol() {
    let mut game = Game::at(Step::Maneuver, German);
    let yak = patrol(&mut game, Soviet, "su_yak9");
    game.edit(Soviet, yak, |piece| piece.tanks = Some(card("su_tanks")));
    game.rolls(&[3, 3]).act(Action::End);
    assert_eq!(game.step(), Step::Patrol);
    game.act(Action::Stay(yak));
    assert!(game.piece(Soviet, yak).flight().is_some() && game.piece(Soviet, yak).tanks.is_none());
    assert!(game.state.table.discard[Soviet.index()].has(card("su_tanks")));
    assert_eq!(game.step(), Step::Reinforce);
}

#[test]
fn lc_14_9_example_19_a_taran() {
    let mut game = Game::at(Step::Air, Soviet);
    let hunter = patrol(&mut game, German, "de_fw190");
    let yak = game.park(Soviet, "su_yak9");
    game.hold(Soviet, "su_taran");
    launch(&mut game, Mission::Strike, &[yak]);
    let target = game.tag(Soviet, yak);
    game.act(Action::Intercept { fighter: hunter, target });
    assert_eq!(game.step(), Step::Taran);
    game.rolls(&[4]).act(Action::Ram(yak));
    assert!(game.is_gone(Soviet, yak) && game.is_gone(German, hunter));
    assert_eq!((game.points(Soviet), game.points(German)), (4, 3));
}

#[test]
fn lc_10_7_and_10_8_example_23_rockets_on_a_tiger() {
    let mut game = Game::at(Step::Air, Soviet);
    let il2 = game.park(Soviet, "su_il2");
    game.hurt(Soviet, il2, 1).edit(Soviet, il2, |piece| piece.weapon = Some(card("su_ptab")));
    let tiger = game.show(German, "de_tiger", Zone::A1);
    launch(&mut game, Mission::Strike, &[il2]);
    game.act(Action::Stop);
    let (flight, target) = (game.state.table.flights[0].id, game.tag(German, tiger));
    game.act(Action::Strike { flight, zone: Zone::A1 });
    game.rolls(&[5, 4]).act(Action::Bomb { aircraft: il2, with: With::Weapon, target });
    assert_eq!(game.shots(), [(7, 10, 0)]);
    assert!(game.state.table.discard[Soviet.index()].has(card("su_ptab")) && game.piece(Soviet, il2).is_fighter());
}

#[test]
fn lc_10_9_example_24_a_carpet() {
    let mut game = Game::at(Step::Air, German);
    let bomber = game.park(German, "de_he111");
    let units = [
        game.show(Soviet, "su_rifle", Zone::A1),
        game.show(Soviet, "su_t34", Zone::A1),
        game.hide(Soviet, "su_rifle", Zone::A1),
        game.hide(Soviet, "su_rifle", Zone::A1),
    ];
    launch(&mut game, Mission::Strike, &[bomber]);
    game.act(Action::Fly).act(Action::Fly).act(Action::Pass).act(Action::Stop).act(Action::End);
    let flight = game.state.table.flights[0].id;
    game.act(Action::Strike { flight, zone: Zone::A1 }).act(Action::Pass);
    game.rolls(&[6, 5, 6, 5, 6, 5]).act(Action::Carpet(bomber));
    let hit = units.iter().filter(|id| game.is_gone(Soviet, **id) || game.damage(Soviet, **id) > 0);
    assert_eq!(hit.count(), 3);
}

#[test]
fn lc_3_5_example_27_bombs_spare_the_last_point_of_a_staff() {
    let mut game = Game::at(Step::Air, Soviet);
    let pe2 = game.park(Soviet, "su_pe2");
    let staff = PieceId::of(0);
    game.hurt(German, staff, 3);
    launch(&mut game, Mission::Strike, &[pe2]);
    game.act(Action::Fly).act(Action::Fly).act(Action::Fly);
    let (flight, target) = (game.state.table.flights[0].id, game.tag(German, staff));
    game.act(Action::Strike { flight, zone: Zone::Hg });
    game.rolls(&[5, 5]).act(Action::Bomb { aircraft: pe2, with: With::Guns, target });
    assert_eq!(game.damage(German, staff), 3);
}

#[test]
fn lc_8_14_example_38_a_patrol_intercepts_again() {
    let mut game = Game::at(Step::Air, Soviet);
    let hunter = patrol(&mut game, German, "de_bf109");
    let flights = [game.park(Soviet, "su_pe2"), game.park(Soviet, "su_pe8"), game.park(Soviet, "su_yak9")];
    launch(&mut game, Mission::Strike, &flights[..1]);
    game.act(Action::Pass).act(Action::Stop);
    launch(&mut game, Mission::Strike, &flights[1..2]);
    let target = game.tag(Soviet, flights[1]);
    game.rolls(&[1, 1, 1, 1]).act(Action::Intercept { fighter: hunter, target });
    game.act(Action::Stop);
    launch(&mut game, Mission::Strike, &flights[2..]);
    let target = game.tag(Soviet, flights[2]);
    assert!(game.may(Action::Intercept { fighter: hunter, target }).is_ok());
}

#[test]
fn lc_6_4_and_1_10_example_41_a_launch_is_paid_at_the_end() {
    let mut game = Game::at(Step::Air, Soviet);
    let (yak, il2, pe2) = (game.park(Soviet, "su_yak9"), game.park(Soviet, "su_il2"), game.park(Soviet, "su_pe2"));
    game.supply(Soviet, 5);
    let before = game.state.clone();
    game.act(Action::Launch { lane: Lane::West, mission: Mission::Strike }).act(Action::Add(pe2)).act(Action::Add(yak));
    game.refuses(Action::Add(il2), "LC-1.10");
    assert_eq!(game.has_supply(Soviet), 5);
    game.act(Action::Go);
    assert_eq!(game.has_supply(Soviet), 1);
    game.state = before;
    game.act(Action::Launch { lane: Lane::West, mission: Mission::Patrol });
    game.refuses(Action::Add(pe2), "LC-8.12");
}

#[test]
fn lc_9_2_and_10_5_example_49_aircraft_scout_and_strike() {
    let mut game = Game::at(Step::Air, Soviet);
    game.terrain(Zone::C3, Terrain::Village);
    let group = [game.park(Soviet, "su_pe2"), game.park(Soviet, "su_il2")];
    for zone in [Zone::B3, Zone::C3] {
        game.hide(German, "de_gren", zone);
        game.hide(German, "de_gren", zone);
    }
    game.act(Action::Launch { lane: Lane::East, mission: Mission::Strike });
    game.act(Action::Add(group[0])).act(Action::Add(group[1])).act(Action::Go);
    game.act(Action::Fly).act(Action::Fly).act(Action::Pass).act(Action::Stop);
    game.rolls(&[3, 2]).act(Action::Scout { unit: group[0], zone: Zone::C3 });
    game.act(Action::Scout { unit: group[1], zone: Zone::B3 });
    assert_eq!([Zone::B3, Zone::C3].map(|zone| game.state.hidden_in(German, zone)), [1, 1]);
    game.refuses(Action::Scout { unit: group[0], zone: Zone::B3 }, "LC-9.1");
    game.act(Action::End);
    let flight = game.state.table.flights[0].id;
    game.act(Action::Strike { flight, zone: Zone::C3 });
    assert!(game.state.table.flights[0].struck);
}

#[test]
fn lc_8_3_and_8_4_and_8_5_and_8_11_a_weapon_and_drop_tanks() {
    let mut game = Game::at(Step::Air, Soviet);
    let yak = game.park(Soviet, "su_yak9");
    let pe2 = game.park(Soviet, "su_pe2");
    let [bombs, rockets, tanks] = ["su_fab", "su_rs82", "su_tanks"].map(|id| game.store(Soviet, id));
    game.act(Action::Launch { lane: Lane::West, mission: Mission::Strike }).act(Action::Add(yak)).act(Action::Add(pe2));
    game.refuses(Action::Load { aircraft: pe2, card: bombs }, "LC-8.3");
    game.act(Action::Load { aircraft: yak, card: bombs }).act(Action::Load { aircraft: yak, card: tanks });
    game.refuses(Action::Load { aircraft: yak, card: rockets }, "LC-8.3");
    game.act(Action::Go);
    let piece = game.piece(Soviet, yak);
    assert_eq!((piece.weapon, piece.tanks), (Some(bombs), Some(tanks)));
    assert!(piece.tag.is_some() && !piece.is_fighter());
    assert_eq!(game.state.force(Soviet).loose.iter().collect::<Vec<_>>(), [rockets]);
}

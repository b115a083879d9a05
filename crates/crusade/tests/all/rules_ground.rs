//! Rules of the ground war that no worked example shows.

use crate::field::*;
use crusade::action::Path;
use crusade::map::{Terrain, Zone};
use crusade::pieces::{PieceId, Special, Tag};
use crusade::state::Step;
use crusade::{Action, German, Soviet};

fn walk(unit: PieceId, to: Zone) -> Action {
    Action::Move { unit, path: Path(to, None, None) }
}

/// Attacks a zone with these units, all dice as told.
fn storm(game: &mut Game, zone: Zone, attackers: &[PieceId]) {
    game.act(Action::Assault(zone));
    attackers.iter().for_each(|id| {
        game.act(Action::Add(*id));
    });
    game.act(Action::Go);
}

fn fire(unit: PieceId, target: Tag) -> Action {
    Action::Fire { unit, target }
}

#[test]
fn lc_2_8_and_13_7_a_full_zone_takes_nobody_in() {
    let mut game = Game::meeting();
    game.terrain(Zone::A2, Terrain::Village);
    for _ in 0..5 {
        game.hide(Soviet, "su_rifle", Zone::A2);
    }
    let late = game.hide(Soviet, "su_scouts", Zone::A1);
    game.refuses(walk(late, Zone::A2), "LC-2.8");
    game.hide(Soviet, "su_guards", Zone::A2);
    game.refuses(walk(late, Zone::A2), "LC-2.8");
    assert_eq!(game.state.force(Soviet).stack(Zone::A2), 6, "and nobody has to leave");
}

#[test]
fn lc_9_1_and_10_1_and_15_2_who_scouts_and_who_bombards() {
    let mut game = Game::at(Step::Recon, Soviet);
    let (rifle, gun) = (game.hide(Soviet, "su_rifle", Zone::A1), game.hide(Soviet, "su_45", Zone::A1));
    game.hide(German, "de_gren", Zone::A2);
    game.hide(German, "de_gren", Zone::A3);
    game.refuses(Action::Scout { unit: gun, zone: Zone::A2 }, "LC-9.1");
    game.refuses(Action::Scout { unit: rifle, zone: Zone::A3 }, "LC-10.2");
    game.rolls(&[1]).act(Action::Scout { unit: rifle, zone: Zone::A2 });
    assert!(game.piece(Soviet, rifle).committed && game.piece(Soviet, rifle).tag.is_none(), "scouting shows nobody");
    let mut game = Game::at(Step::Bombard, Soviet);
    let mortar = game.hide(Soviet, "su_mortar", Zone::A1);
    let gren = game.show(German, "de_gren", Zone::A2);
    let target = game.tag(German, gren);
    game.rolls(&[1, 1]).act(Action::Bombard { unit: mortar, target });
    assert_eq!(game.has_supply(Soviet), 9);
    assert!(game.piece(Soviet, mortar).committed && game.piece(Soviet, mortar).tag.is_some(), "firing shows it");
}

#[test]
fn lc_10_3_and_15_3_and_13_10_a_passenger_is_no_target_and_is_seen_with_its_carrier() {
    let mut game = Game::at(Step::Bombard, Soviet);
    let mortar = game.hide(Soviet, "su_howitzer", Zone::A1);
    let truck = game.show(German, "de_halftrack", Zone::A2);
    let rider = game.show(German, "de_gren", Zone::A2);
    game.edit(German, rider, |piece| piece.aboard = Some(truck));
    let [carrier, passenger] = [truck, rider].map(|id| game.tag(German, id));
    game.refuses(Action::Bombard { unit: mortar, target: passenger }, "LC-15.5");
    assert!(game.may(Action::Bombard { unit: mortar, target: carrier }).is_ok());
}

#[test]
fn lc_11_1_and_11_2_and_15_2_a_unit_moves_once_and_is_seen_next_to_the_enemy() {
    let mut game = Game::meeting();
    let (tank, rifle) = (game.hide(Soviet, "su_t34", Zone::A1), game.hide(Soviet, "su_rifle", Zone::B1));
    game.hide(German, "de_gren", Zone::A3);
    game.refuses(Action::Move { unit: rifle, path: Path(Zone::B2, Some(Zone::B3), None) }, "LC-11.2");
    game.act(walk(rifle, Zone::B2));
    assert!(game.piece(Soviet, rifle).tag.is_none(), "no enemy is next to it");
    game.act(walk(tank, Zone::A2));
    assert!(game.piece(Soviet, tank).tag.is_some() && game.piece(Soviet, tank).committed);
    game.refuses(walk(tank, Zone::A1), "LC-1.5");
    assert!(game.state.force(German).in_zone(Zone::A3).all(|(_, piece)| piece.tag.is_none()), "the other stays hidden");
}

#[test]
fn lc_11_3_and_11_14_an_assault_needs_enemies_and_attackers_beside_them() {
    let mut game = Game::meeting();
    let rifle = game.hide(Soviet, "su_rifle", Zone::A2);
    let far = game.hide(Soviet, "su_rifle", Zone::C1);
    let mortar = game.hide(Soviet, "su_mortar", Zone::A2);
    game.refuses(Action::Assault(Zone::A3), "LC-11.14");
    game.hide(German, "de_gren", Zone::A3);
    game.act(Action::Assault(Zone::A3));
    game.refuses(Action::Add(far), "LC-10.2");
    game.refuses(Action::Add(mortar), "LC-11.3");
    game.act(Action::Add(rifle)).act(Action::Go);
    assert_eq!(game.has_supply(Soviet), 9, "one supply for all of it");
}

#[test]
fn lc_11_7_and_11_8_digging_in_covers_defenders_until_they_go() {
    let mut game = Game::meeting();
    let rifle = game.hide(Soviet, "su_rifle", Zone::A2);
    game.act(Action::DigIn(rifle));
    assert!(game.piece(Soviet, rifle).dug_in && game.piece(Soviet, rifle).committed);
    let mut game = Game::meeting();
    let rifle = game.show(Soviet, "su_rifle", Zone::A2);
    let gren = game.show(German, "de_gren", Zone::A3);
    game.edit(German, gren, |piece| piece.dug_in = true).edit(Soviet, rifle, |piece| piece.dug_in = true);
    storm(&mut game, Zone::A3, &[rifle]);
    let [own, other] = [game.tag(Soviet, rifle), game.tag(German, gren)];
    game.rolls(&[1, 1, 1, 1]).act(fire(gren, own)).act(fire(rifle, other));
    assert_eq!(game.shots(), [(5, 5, 0), (5, 7, 0)], "the attacker has left its trench");
    assert!(!game.piece(Soviet, rifle).dug_in);
}

#[test]
fn lc_11_10_support_is_screened() {
    let mut game = Game::meeting();
    let rifle = game.show(Soviet, "su_rifle", Zone::A2);
    let gren = game.show(German, "de_gren", Zone::A3);
    let mortar = game.show(German, "de_mortar", Zone::A3);
    let pillbox = game.show(German, "de_pillbox", Zone::A3);
    storm(&mut game, Zone::A3, &[rifle]);
    let [line, behind, fort] = [gren, mortar, pillbox].map(|id| game.tag(German, id));
    game.act(Action::Pass);
    assert_eq!(game.step(), Step::Attack);
    game.refuses(fire(rifle, behind), "LC-11.10");
    assert!(game.may(fire(rifle, line)).is_ok() && game.may(fire(rifle, fort)).is_ok());
}

#[test]
fn lc_11_11_and_11_13_rounds_retreat_and_advance() {
    let mut game = Game::meeting();
    let (tank, gun) = (game.show(Soviet, "su_t34", Zone::A2), game.show(Soviet, "su_zis3", Zone::A2));
    let gren = game.show(German, "de_gren", Zone::A3);
    game.show(German, "de_pillbox", Zone::A3);
    storm(&mut game, Zone::A3, &[tank, gun]);
    game.act(Action::Pass).act(Action::Pass);
    assert_eq!(game.step(), Step::Retreat, "the defender may go");
    game.act(Action::Stand);
    assert_eq!(game.step(), Step::GoOn);
    game.act(Action::Continue).act(Action::Pass).act(Action::Pass).act(Action::Retreat);
    game.act(Action::Withdraw { unit: gren, to: Zone::Hg });
    assert_eq!(game.step(), Step::Advance);
    game.refuses(Action::Advance(gun), "LC-11.13");
    game.act(Action::Advance(tank));
    assert_eq!(game.piece(Soviet, tank).zone(), Some(Zone::A3));
    assert_eq!(game.points(Soviet), 3, "the empty fort is destroyed");
    assert_eq!(game.step(), Step::Maneuver);
}

#[test]
fn lc_13_1_and_13_3_and_13_6_what_a_fort_is_and_who_is_inside() {
    let mut game = Game::meeting();
    let fort = game.hide(Soviet, "su_bunker", Zone::A1);
    let (rifle, tank) = (game.hide(Soviet, "su_rifle", Zone::A1), game.hide(Soviet, "su_t34", Zone::A1));
    game.refuses(Action::EnterFort { unit: tank, fort }, "LC-13.3");
    game.act(Action::EnterFort { unit: rifle, fort });
    assert_eq!(game.piece(Soviet, rifle).inside, Some(fort));
    let mut game = Game::at(Step::Bombard, Soviet);
    let gun = game.hide(Soviet, "su_howitzer", Zone::A1);
    let fort = game.show(German, "de_pillbox", Zone::A2);
    let gren = game.show(German, "de_gren", Zone::A2);
    game.edit(German, gren, |piece| piece.inside = Some(fort)).hurt(German, fort, 2);
    let target = game.tag(German, fort);
    game.rolls(&[6, 6]).act(Action::Bombard { unit: gun, target });
    assert!(game.is_gone(German, fort));
    assert_eq!(game.piece(German, gren).inside, None, "who was inside stands outside now");
    assert_eq!(card("de_pillbox").card().fp, [0, 0, 0]);
}

#[test]
fn lc_13_9_engineers_clear_an_obstacle() {
    let mut game = Game::meeting();
    let (sappers, rifle) = (game.hide(Soviet, "su_engineers", Zone::A2), game.hide(Soviet, "su_rifle", Zone::A2));
    game.obstruct(German, "de_traps", Zone::A2, Zone::A3);
    let edge = Zone::A2.edge(Zone::A3).expect("an edge");
    game.refuses(Action::Clear { unit: rifle, edge }, "LC-13.9");
    game.act(Action::Clear { unit: sappers, edge });
    assert_eq!((game.points(Soviet), game.state.table.obstacles[edge.index()]), (2, None));
    assert!(game.piece(Soviet, sappers).committed);
}

#[test]
fn lc_15_5_and_15_8_only_what_is_spotted_is_a_target_and_mounting_shows_both() {
    let mut game = Game::at(Step::Bombard, Soviet);
    game.hide(Soviet, "su_howitzer", Zone::A1);
    game.hide(German, "de_gren", Zone::A2);
    assert_eq!(game.legal(), [Action::End], "nothing that is face down is a target");
    let mut game = Game::meeting();
    let tank = game.show(Soviet, "su_t34", Zone::A1);
    let rifle = game.hide(Soviet, "su_rifle", Zone::A1);
    game.act(Action::Mount { unit: rifle, carrier: tank });
    assert!(game.piece(Soviet, rifle).tag.is_some(), "the tank was known, and so is its rider");
    game.act(Action::Dismount(rifle));
    assert!(game.piece(Soviet, rifle).tag.is_some(), "and stays known");
    game.bear(Soviet, rifle, Special::Molotov);
    assert!(game.state.force(Soviet).hidden_attached() == 0, "what is attached to it is known with it");
}

//! The worked examples of the ground war.

use crate::field::*;
use crusade::action::Path;
use crusade::map::{Terrain, Zone};
use crusade::pieces::{CardId, PieceId, Special};
use crusade::state::Step;
use crusade::{Action, Event, German, Soviet};
use table::Side;

fn fire(unit: PieceId, target: crusade::pieces::Tag) -> Action {
    Action::Fire { unit, target }
}

/// Declares an assault with these units and specials.
fn assault(game: &mut Game, zone: Zone, units: &[PieceId], cards: &[CardId]) {
    game.act(Action::Assault(zone));
    units.iter().for_each(|unit| {
        game.act(Action::Add(*unit));
    });
    cards.iter().for_each(|card| {
        game.act(Action::Support(*card));
    });
    game.act(Action::Go);
}

fn path(zones: &[Zone]) -> Path {
    Path(zones[0], zones.get(1).copied(), zones.get(2).copied())
}

#[test]
fn lc_7_11_and_7_12_and_7_17_example_1_a_full_headquarters() {
    let mut game = Game::at(Step::Reinforce, Soviet);
    for _ in 0..9 {
        game.hide(Soviet, "su_conscripts", Zone::Hs);
    }
    game.supply(Soviet, 6);
    let (rifle, yak) = (game.hold(Soviet, "su_rifle"), game.hold(Soviet, "su_yak9"));
    game.refuses(Action::Deploy(rifle), "LC-2.8");
    game.refuses(Action::RussianDeploy(rifle), "LC-2.8");
    game.act(Action::Deploy(yak));
    assert_eq!(game.has_supply(Soviet), 3);
}

#[test]
fn lc_7_13_and_13_2_example_2_a_fort_counts_and_its_occupant_does_not() {
    let mut game = Game::at(Step::Reinforce, German);
    game.terrain(Zone::C3, Terrain::Village);
    let grenadiers = game.hide(German, "de_gren", Zone::C3);
    for _ in 0..3 {
        game.hide(German, "de_volks", Zone::C3);
    }
    let pillbox = game.hold(German, "de_pillbox");
    game.act(Action::Fortify { card: pillbox, zone: Zone::C3, occupant: Some(grenadiers) });
    assert_eq!(game.state.force(German).stack(Zone::C3), 4);
    assert!(game.state.has_room(German, Zone::C3, 1) && !game.state.has_room(German, Zone::C3, 2));
    assert!(!game.piece(German, grenadiers).committed);
}

#[test]
fn lc_7_14_and_2_3_example_3_one_obstacle_on_an_edge() {
    let mut game = Game::at(Step::Reinforce, Soviet);
    game.hide(Soviet, "su_rifle", Zone::A2);
    game.obstruct(German, "de_mines", Zone::A2, Zone::A3);
    let wire = game.hold(Soviet, "su_wire");
    let edge = |a: Zone, b: Zone| a.edge(b).expect("an edge");
    game.refuses(Action::Obstruct { card: wire, edge: edge(Zone::A2, Zone::A3) }, "LC-7.14");
    game.act(Action::Obstruct { card: wire, edge: edge(Zone::A2, Zone::B2) });
}

#[test]
fn lc_7_18_example_4_bonus_points_go_to_cheap_infantry() {
    let mut game = Game::at(Step::Reinforce, Soviet);
    let rifle = game.hide(Soviet, "su_rifle", Zone::A1);
    let conscripts = game.hide(Soviet, "su_conscripts", Zone::B1);
    let guards = game.hide(Soviet, "su_guards", Zone::C1);
    game.hurt(Soviet, rifle, 2).hurt(Soviet, conscripts, 2).hurt(Soviet, guards, 1);
    game.rolls(&[5]).act(Action::RussianRefit);
    for id in [rifle, rifle, conscripts, conscripts] {
        game.act(Action::BonusRefit(id));
    }
    game.refuses(Action::BonusRefit(guards), "LC-7.18");
    game.act(Action::End);
    assert_eq!(game.state.force(Soviet).rights.bonus, 0);
    assert_eq!((game.damage(Soviet, rifle), game.damage(Soviet, conscripts), game.damage(Soviet, guards)), (0, 0, 1));
}

#[test]
fn lc_7_6_and_7_7_example_5_paid_and_free_points_combine() {
    let mut game = Game::at(Step::Reinforce, Soviet);
    let rifle = game.hide(Soviet, "su_rifle", Zone::Hs);
    game.hurt(Soviet, rifle, 2).supply(Soviet, 4);
    game.act(Action::Refit(rifle));
    game.refuses(Action::Refit(rifle), "LC-7.6");
    game.act(Action::FreeRefit(rifle));
    assert_eq!((game.damage(Soviet, rifle), game.has_supply(Soviet)), (0, 3));
}

#[test]
fn lc_10_2_example_20_a_howitzer_against_dug_in_grenadiers() {
    for (dice, damage) in [([3, 3], 0), ([4, 3], 1)] {
        let (mut game, gun, target) = (example(20), FIRST, FIRST);
        let tag = game.tag(German, target);
        game.rolls(&dice).act(Action::Bombard { unit: gun, target: tag });
        assert_eq!(game.shots(), [(8, 8, damage)]);
        assert_eq!((game.damage(German, target), game.has_supply(Soviet)), (damage, 9));
        assert!(game.piece(Soviet, gun).committed && game.piece(Soviet, gun).tag.is_some());
    }
}

#[test]
fn lc_4_5_example_21_cover_is_at_most_four() {
    let (mut game, mortar, target) = (example(21), FIRST, FIRST);
    let tag = game.tag(German, target);
    game.rolls(&[1, 2]).act(Action::Bombard { unit: mortar, target: tag });
    assert_eq!(game.shots(), [(6, 9, 0)]);
}

#[test]
fn lc_11_9_example_22_tanks_in_a_city() {
    let (mut game, tank, panzer) = (example(22), FIRST, FIRST);
    assault(&mut game, Zone::B2, &[tank], &[]);
    assert_eq!(game.step(), Step::Defend);
    let tag = game.tag(German, panzer);
    game.act(Action::Pass).rolls(&[5, 4]).act(fire(tank, tag));
    assert_eq!(game.shots(), [(4, 6, 1)]);
}

#[test]
fn lc_9_4_and_9_3_example_25_scouts_find_two() {
    let (mut game, scouts) = (example(25), FIRST);
    let hidden: Vec<PieceId> = (1..4).map(PieceId::of).collect();
    game.rolls(&[5]).act(Action::Scout { unit: scouts, zone: Zone::A2 });
    let found = hidden.iter().filter(|id| game.piece(German, **id).tag.is_some()).count();
    assert_eq!(found, 2);
    assert!(!game.piece(Soviet, scouts).committed);
    let told = |event: &&Event| matches!(event, Event::Scouted { by: None, die: 5, found: 2, .. });
    assert_eq!(game.events.iter().filter(told).count(), 1, "the enemy does not hear who scouts");
}

#[test]
fn lc_11_5_and_11_6_example_26_an_ambush_fires_first() {
    let mut game = example(26);
    let (first, second, grenadiers, panzer) = (FIRST, SECOND, FIRST, SECOND);
    assault(&mut game, Zone::B3, &[first, second], &[]);
    assert_eq!(game.step(), Step::Ambush);
    let (target, other) = (game.tag(Soviet, first), game.tag(German, panzer));
    game.rolls(&[6, 6]).act(fire(grenadiers, target));
    assert_eq!((game.shots(), game.damage(Soviet, first)), (vec![(5, 5, 2)], 2));
    assert_eq!(game.step(), Step::Defend);
    game.refuses(fire(grenadiers, target), "LC-11.6");
    game.rolls(&[1, 1]).act(fire(panzer, target));
    let at = game.tag(German, grenadiers);
    game.rolls(&[1, 1, 1, 1]).act(fire(first, at)).act(fire(second, at));
    assert_eq!(game.shots()[2..], [(3, 5, 0), (5, 5, 0)]);
    assert!(game.tag(German, panzer) == other);
}

#[test]
fn lc_12_1_example_28_the_headquarters_falls() {
    let mut game = Game::meeting();
    let (tank, guards) = (game.show(Soviet, "su_t34", Zone::B3), game.show(Soviet, "su_guards", Zone::B3));
    let staff = PieceId::of(0);
    game.hurt(German, staff, 3);
    let last = game.show(German, "de_gren", Zone::Hg);
    game.hurt(German, last, 2);
    assault(&mut game, Zone::Hg, &[tank, guards], &[]);
    let (at, hq) = (game.tag(German, last), game.tag(German, staff));
    game.act(Action::Pass).rolls(&[6, 6, 4, 4]).act(fire(tank, at)).act(fire(guards, hq));
    assert_eq!(game.step(), Step::Over);
    assert_eq!(game.state.table.ending.and_then(|ending| ending.winner), Some(Soviet));
}

#[test]
fn lc_13_8_and_13_13_example_29_riders_over_mines() {
    for (dice, damage) in [([4, 5], 0), ([5, 5], 1)] {
        let mut game = Game::meeting();
        game.obstruct(German, "de_mines", Zone::A1, Zone::A2);
        let tank = game.hide(Soviet, "su_t34", Zone::A1);
        let rifle = game.hide(Soviet, "su_rifle", Zone::A1);
        game.hurt(Soviet, rifle, 1).edit(Soviet, rifle, |piece| piece.aboard = Some(tank));
        game.rolls(&dice).act(Action::Move { unit: tank, path: path(&[Zone::A2]) });
        assert_eq!((game.damage(Soviet, tank), game.damage(Soviet, rifle)), (damage, 1 + damage));
        assert_eq!(game.piece(Soviet, tank).tag.is_some(), damage > 0);
        assert_eq!(game.piece(Soviet, rifle).zone(), Some(Zone::A2));
        let dice_only = game.events.iter().any(|event| matches!(event, Event::Missed { .. }));
        assert_eq!(dice_only, damage == 0);
    }
}

#[test]
fn lc_13_8_example_30_tank_traps_in_an_assault() {
    let mut game = Game::meeting();
    game.obstruct(German, "de_traps", Zone::B2, Zone::B3);
    let (tank, rifle) = (game.hide(Soviet, "su_t34", Zone::B2), game.hide(Soviet, "su_rifle", Zone::B2));
    game.show(German, "de_pz4", Zone::B3);
    assault(&mut game, Zone::B3, &[tank, rifle], &[]);
    let assault = game.state.table.assault.expect("an assault");
    assert_eq!(assault.attackers.iter().collect::<Vec<_>>(), [game.tag(Soviet, rifle)]);
    assert!(game.piece(Soviet, tank).committed);
    assert_eq!(game.has_supply(Soviet), 9);
}

#[test]
fn lc_12_4_example_31_the_final_score() {
    let mut game = Game::meeting();
    game.state.table.turn = 12;
    (game.state.table.active, game.state.table.decider) = (German, German);
    for zone in [Zone::B2, Zone::A3] {
        game.hide(Soviet, "su_rifle", zone);
    }
    game.hide(German, "de_gren", Zone::C2);
    for id in ["de_tiger", "de_panther", "de_pz4", "de_pz4"] {
        game.state.table.captured[Soviet.index()].add(card(id));
    }
    for id in ["su_is2", "su_kv1", "su_howitzer", "su_howitzer", "su_t3485"] {
        game.state.table.captured[German.index()].add(card(id));
    }
    assert_eq!((game.points(Soviet), game.points(German)), (21, 22));
    game.act(Action::End);
    assert_eq!(game.state.table.ending.and_then(|ending| ending.winner), Some(Soviet));
    assert_eq!([Soviet, German].map(|side| game.state.score(side)), [25, 23]);
}

#[test]
fn lc_12_3_example_32_both_collapse() {
    let mut game = Game::meeting();
    for (side, cards) in [(German, ["su_is2"; 5]), (Soviet, ["de_panther"; 5])] {
        cards.iter().for_each(|id| game.state.table.captured[side.index()].add(card(id)));
    }
    game.state.table.captured[Soviet.index()].add(card("de_panther"));
    game.state.table.captured[German.index()].add(card("su_kv85"));
    assert_eq!((game.points(Soviet), game.points(German)), (36, 35));
    game.act(Action::End);
    assert_eq!(game.state.table.ending.and_then(|ending| ending.winner), Some(Soviet));
}

#[test]
fn lc_12_1_example_33_nobody_is_left() {
    let mut game = Game::meeting();
    let conscripts = game.show(Soviet, "su_conscripts", Zone::B3);
    let staff = PieceId::of(0);
    game.hurt(Soviet, conscripts, 2).hurt(German, staff, 3);
    assault(&mut game, Zone::Hg, &[conscripts], &[]);
    let (target, hq) = (game.tag(Soviet, conscripts), game.tag(German, staff));
    game.rolls(&[6, 4, 6, 6]).act(fire(staff, target)).act(fire(conscripts, hq));
    assert_eq!(game.shots(), [(1, 4, 1), (2, 7, 1)]);
    assert!(game.is_gone(Soviet, conscripts) && game.is_gone(German, staff));
    assert_eq!(game.step(), Step::Maneuver);
    let scout = game.hide(Soviet, "su_ba64", Zone::B3);
    game.act(Action::Move { unit: scout, path: path(&[Zone::Hg]) });
    assert_eq!(game.step(), Step::Over);
}

#[test]
fn lc_14_10_example_34_a_miracle() {
    let mut game = Game::at(Step::Bombard, Soviet);
    for _ in 0..8 {
        game.hide(German, "de_volks", Zone::Hg);
    }
    let miracle = game.hold(German, "de_miracle");
    let panther = game.show(German, "de_panther", Zone::A2);
    game.hurt(German, panther, 1).supply(German, 1);
    let gun = game.hide(Soviet, "su_zis3", Zone::A1);
    let tag = game.tag(German, panther);
    game.rolls(&[6, 6]).act(Action::Bombard { unit: gun, target: tag });
    assert_eq!((game.step(), game.points(Soviet)), (Step::Miracle, 6));
    game.act(Action::Miracle(card("de_panther")));
    assert_eq!((game.step(), game.points(Soviet), game.has_supply(German)), (Step::Bombard, 0, 0));
    let back = game.state.force(German).in_zone(Zone::Hg).find(|(_, piece)| piece.card == card("de_panther"));
    let (_, back) = back.expect("the Panther is back");
    assert!(back.damage == 1 && back.committed && back.tag.is_some());
    assert!(game.state.table.discard[German.index()].has(miracle));
}

#[test]
fn lc_14_7_example_35_smoke_and_urra() {
    let mut game = Game::meeting();
    game.terrain(Zone::A3, Terrain::LightWoods);
    let rifles = [game.show(Soviet, "su_rifle", Zone::A2), game.show(Soviet, "su_rifle", Zone::A2)];
    let grenadiers = game.show(German, "de_gren", Zone::A3);
    let cards = [game.hold(Soviet, "su_smoke"), game.hold(Soviet, "su_urra")];
    assault(&mut game, Zone::A3, &rifles, &cards);
    let (target, at) = (game.tag(Soviet, rifles[0]), game.tag(German, grenadiers));
    game.rolls(&[1, 1, 1, 1, 1, 1]).act(fire(grenadiers, target)).act(fire(rifles[0], at)).act(fire(rifles[1], at));
    assert_eq!(game.shots(), [(3, 5, 0), (7, 6, 0), (7, 6, 0)]);
    assert_eq!(game.step(), Step::Retreat);
    game.act(Action::Stand);
    game.refuses(Action::BreakOff, "LC-14.7");
    assert_eq!(game.has_supply(Soviet), 7);
}

#[test]
fn lc_13_5_and_3_2_example_36_engineers_and_a_pillbox() {
    let mut game = Game::meeting();
    game.terrain(Zone::A3, Terrain::Town);
    let units = [game.show(Soviet, "su_engineers", Zone::A2), game.show(Soviet, "su_rifle", Zone::A2)];
    let pillbox = game.show(German, "de_pillbox", Zone::A3);
    let grenadiers = game.show(German, "de_gren", Zone::A3);
    game.edit(German, grenadiers, |piece| piece.inside = Some(pillbox));
    assault(&mut game, Zone::A3, &units, &[]);
    let (inside, fort) = (game.tag(German, grenadiers), game.tag(German, pillbox));
    game.act(Action::Pass);
    let mut other = Game::on(game.state.clone());
    game.rolls(&[1, 1, 1, 1]).act(fire(units[0], inside)).act(fire(units[1], inside));
    assert_eq!(game.shots(), [(6, 6, 0), (5, 8, 0)]);
    other.rolls(&[1, 1]).act(fire(units[0], fort));
    assert_eq!(other.shots(), [(4, 9, 0)]);
}

#[test]
fn lc_2_9_example_37_woods_stop_vehicles() {
    let mut game = Game::meeting();
    game.terrain(Zone::B2, Terrain::LightWoods);
    let tank = game.hide(Soviet, "su_t34", Zone::B1);
    game.refuses(Action::Move { unit: tank, path: path(&[Zone::B2, Zone::B3]) }, "LC-11.2");
    game.act(Action::Move { unit: tank, path: path(&[Zone::B2]) });
    let swamp = game.hide(Soviet, "su_t34", Zone::A1);
    game.terrain(Zone::A2, Terrain::Swamp);
    game.refuses(Action::Move { unit: swamp, path: path(&[Zone::A2]) }, "LC-2.9");
}

#[test]
fn lc_13_11_example_39_riders_are_committed_with_their_tank() {
    let mut game = Game::meeting();
    let tank = game.show(Soviet, "su_t34", Zone::B2);
    let engineers = game.show(Soviet, "su_engineers", Zone::B2);
    game.edit(Soviet, engineers, |piece| piece.aboard = Some(tank));
    let defender = game.show(German, "de_volks", Zone::B3);
    game.hurt(German, defender, 2);
    game.show(German, "de_gren", Zone::C3);
    assault(&mut game, Zone::B3, &[tank], &[]);
    let at = game.tag(German, defender);
    game.act(Action::Pass).rolls(&[6, 6]).act(fire(tank, at));
    assert_eq!(game.step(), Step::Advance);
    game.act(Action::Advance(tank));
    assert_eq!(game.piece(Soviet, engineers).zone(), Some(Zone::B3));
    game.act(Action::Dismount(engineers));
    game.refuses(Action::Assault(Zone::C3), "LC-11.3");
}

#[test]
fn lc_15_7_example_40_what_is_seen_of_a_pillbox() {
    use table::Rules;
    let mut game = Game::at(Step::Recon, Soviet);
    let pillbox = game.show(German, "de_pillbox", Zone::B3);
    let gun = game.hide(German, "de_pak40", Zone::B3);
    game.edit(German, gun, |piece| piece.inside = Some(pillbox));
    let view = crusade::Crusade::view(&game.state, Some(table::Seat(0)));
    let outline = &view.outlines[German.index()];
    assert!(outline.seen.iter().any(|seen| seen.filled) && outline.hidden[Zone::B3.index()] == 1);
    let mut game = Game::at(Step::Recon, Soviet);
    let pillbox = game.hide(German, "de_pillbox", Zone::B3);
    let gun = game.hide(German, "de_pak40", Zone::B3);
    game.edit(German, gun, |piece| piece.inside = Some(pillbox));
    let scouts = game.hide(Soviet, "su_scouts", Zone::B2);
    game.rolls(&[4]).act(Action::Scout { unit: scouts, zone: Zone::B3 });
    assert!(game.piece(German, pillbox).tag.is_some() && game.piece(German, gun).tag.is_some());
}

#[test]
fn lc_13_12_example_42_a_truck_over_mines() {
    let mut game = Game::meeting();
    game.obstruct(German, "de_mines", Zone::A1, Zone::A2);
    let truck = game.hide(Soviet, "su_truck", Zone::Hs);
    let rifle = game.hide(Soviet, "su_rifle", Zone::Hs);
    game.edit(Soviet, rifle, |piece| piece.aboard = Some(truck));
    game.rolls(&[4, 4]).act(Action::Move { unit: truck, path: path(&[Zone::A1, Zone::A2]) });
    assert!(game.is_gone(Soviet, truck));
    assert_eq!(game.points(German), 1);
    let left = game.piece(Soviet, rifle);
    assert_eq!((left.damage, left.zone(), left.aboard), (1, Some(Zone::A2), None));
    assert!(left.tag.is_some() && left.committed);
}

#[test]
fn lc_1_7_example_43_an_empty_fort_is_overrun() {
    let mut game = Game::meeting();
    let pillbox = game.hide(German, "de_pillbox", Zone::A3);
    let car = game.hide(Soviet, "su_ba64", Zone::A2);
    game.act(Action::Move { unit: car, path: path(&[Zone::A3]) });
    assert!(game.is_gone(German, pillbox));
    assert_eq!(game.points(Soviet), 3);
}

#[test]
fn lc_11_4_example_44_mines_before_an_assault() {
    let mut game = Game::meeting();
    game.obstruct(German, "de_mines", Zone::B2, Zone::B3);
    let (tank, rifle) = (game.hide(Soviet, "su_t34", Zone::B2), game.hide(Soviet, "su_rifle", Zone::B2));
    let grenadiers = game.show(German, "de_gren", Zone::B3);
    game.rolls(&[6, 4, 6, 5]);
    assault(&mut game, Zone::B3, &[rifle, tank], &[]);
    assert_eq!(game.shots(), [(5, 5, 2), (5, 8, 1)]);
    let at = game.tag(German, grenadiers);
    game.act(Action::Pass).rolls(&[1, 1, 1, 1]).act(fire(rifle, at)).act(fire(tank, at));
    assert_eq!(game.shots()[2..], [(3, 5, 0), (4, 5, 0)]);
}

#[test]
fn lc_10_4_example_45_a_barrage() {
    let mut game = Game::at(Step::Bombard, Soviet);
    game.terrain(Zone::A3, Terrain::LightWoods);
    let katyusha = game.hide(Soviet, "su_katyusha", Zone::A1);
    let grenadiers = game.show(German, "de_gren", Zone::A3);
    let pak = game.show(German, "de_pak38", Zone::A3);
    game.hide(German, "de_mortar", Zone::A3);
    let (first, second) = (game.tag(German, grenadiers), game.tag(German, pak));
    game.act(Action::Bombard { unit: katyusha, target: first }).act(Action::Aim(second));
    game.rolls(&[5, 3, 4, 4]).act(Action::Go);
    assert_eq!(game.shots(), [(6, 6, 1), (6, 5, 1)]);
    assert_eq!(game.has_supply(Soviet), 9);
}

#[test]
fn lc_11_12_example_47_a_retreat_over_an_empty_fort() {
    let mut game = Game::meeting();
    (game.state.table.active, game.state.table.decider) = (German, German);
    let pillbox = game.hide(German, "de_pillbox", Zone::A2);
    let rifle = game.show(Soviet, "su_rifle", Zone::B2);
    let panzer = game.show(German, "de_pz4", Zone::B3);
    assault(&mut game, Zone::B2, &[panzer], &[]);
    game.act(Action::Pass).act(Action::Pass).act(Action::Retreat);
    game.act(Action::Withdraw { unit: rifle, to: Zone::A2 });
    assert!(game.is_gone(German, pillbox));
    assert_eq!((game.points(Soviet), game.step()), (3, Step::Advance));
}

#[test]
fn lc_13_4_example_48_into_a_pillbox() {
    let mut game = Game::meeting();
    (game.state.table.active, game.state.table.decider) = (German, German);
    let grenadiers = game.show(German, "de_gren", Zone::B3);
    let pillbox = game.hide(German, "de_pillbox", Zone::B3);
    game.act(Action::EnterFort { unit: grenadiers, fort: pillbox });
    assert!(game.piece(German, grenadiers).committed && game.piece(German, grenadiers).inside == Some(pillbox));
    assert!(game.piece(German, pillbox).tag.is_some());
}

#[test]
fn lc_14_2_and_14_3_and_14_4_and_14_5_attached_cards_change_firepower() {
    let mut game = Game::meeting();
    let rifle = game.show(Soviet, "su_rifle", Zone::B2);
    game.hurt(Soviet, rifle, 1).bear(Soviet, rifle, Special::Hero).bear(Soviet, rifle, Special::Molotov);
    game.bear(Soviet, rifle, Special::Commissar);
    let panzer = game.show(German, "de_pz4", Zone::B3);
    let volks = game.show(German, "de_volks", Zone::B3);
    game.bear(German, volks, Special::Faust).bear(German, volks, Special::MgCrew);
    assault(&mut game, Zone::B3, &[rifle], &[]);
    let target = game.tag(Soviet, rifle);
    game.rolls(&[1, 1]).act(fire(volks, target)).act(Action::Pass);
    let (tank, men) = (game.tag(German, panzer), game.tag(German, volks));
    let mut other = Game::on(game.state.clone());
    game.rolls(&[1, 1]).act(fire(rifle, tank));
    other.rolls(&[1, 1]).act(fire(rifle, men));
    assert_eq!(game.shots(), [(5, 5, 0), (6, 8, 0)]);
    assert_eq!(other.shots(), [(7, 4, 0)]);
    let faust: Side = German;
    assert!(game.piece(faust, volks).attached.has(Special::Faust), "fired at a soft target it is kept");
}

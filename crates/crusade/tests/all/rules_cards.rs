//! What cards say, and the shots that are made with them.

use crate::field::*;
use crusade::data::{DATA, Scenario};
use crusade::map::{Terrain, Zone};
use crusade::pieces::{CardId, Kind, Nation, Special, Target, Trait};
use crusade::setup::{Nations, Setup};
use crusade::state::Step;
use crusade::{Action, Crusade, Event, German, Soviet};
use table::testing::begin;
use table::{Rules, Side, Studied};

#[test]
fn lc_1_3_all_dice_have_six_sides() {
    assert_eq!(Crusade::DIE, Some(6));
}

#[test]
fn lc_1_4_and_3_1_what_cards_are_and_say() {
    for id in CardId::all() {
        let stats = id.card();
        let is_unit = stats.is_ground() || stats.kind == Kind::Air;
        assert_eq!(stats.hits > 0, is_unit || stats.kind == Kind::Fort, "{}", id.word());
        assert_eq!(stats.launch > 0, stats.kind == Kind::Air, "{}", id.word());
        assert_eq!(stats.special.is_some(), stats.kind == Kind::Special, "{}", id.word());
        assert_eq!(stats.timing.is_some(), stats.kind == Kind::Special, "{}", id.word());
    }
}

#[test]
fn lc_1_5_a_committed_unit_does_nothing_more_and_still_defends() {
    let mut game = Game::meeting();
    let sappers = game.show(Soviet, "su_engineers", Zone::A2);
    game.show(German, "de_gren", Zone::A3);
    game.obstruct(German, "de_mines", Zone::A2, Zone::B2);
    game.edit(Soviet, sappers, |piece| piece.committed = true);
    let edge = Zone::A2.edge(Zone::B2).expect("an edge");
    game.refuses(Action::DigIn(sappers), "LC-1.5");
    game.refuses(Action::Clear { unit: sappers, edge }, "LC-1.5");
    game.refuses(Action::Assault(Zone::A3), "LC-11.3");
    let mut game = Game::at(Step::Maneuver, German);
    let sappers = game.show(Soviet, "su_engineers", Zone::A2);
    let attacker = game.show(German, "de_gren", Zone::A3);
    game.edit(Soviet, sappers, |piece| piece.committed = true);
    game.act(Action::Assault(Zone::A2)).act(Action::Add(attacker)).act(Action::Go);
    let target = game.tag(German, attacker);
    assert_eq!(game.step(), Step::Defend);
    assert!(game.may(Action::Fire { unit: sappers, target }).is_ok());
}

#[test]
fn lc_1_9_a_loss_takes_all_that_is_attached_to_it() {
    let mut game = Game::at(Step::Bombard, Soviet);
    let gun = game.hide(Soviet, "su_howitzer", Zone::A1);
    let gren = game.show(German, "de_gren", Zone::A2);
    game.hurt(German, gren, 2).bear(German, gren, Special::IronCross);
    let target = game.tag(German, gren);
    game.rolls(&[5, 5]).act(Action::Bombard { unit: gun, target });
    assert_eq!(game.points(Soviet), 2 + i32::from(card("de_ironcross").card().cost));
}

#[test]
fn lc_1_11_what_is_random_falls_on_everybody() {
    let mut found = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut game = Game::at(Step::Recon, Soviet);
        let scouts = game.hide(Soviet, "su_scouts", Zone::A1);
        for id in ["de_gren", "de_pak38", "de_mortar"] {
            game.hide(German, id, Zone::A2);
        }
        game.dice = table::Dice::quick(seed).after([1]);
        game.act(Action::Scout { unit: scouts, zone: Zone::A2 });
        let spotted = |event: &Event| match event {
            Event::Spotted { what, .. } => Some(what.card.word()),
            _ => None,
        };
        found.extend(game.events.iter().filter_map(spotted));
    }
    assert_eq!(found.len(), 3, "{found:?}");
}

#[test]
fn lc_1_12_national_abilities_go_by_the_deck() {
    let setup = Setup { nations: Nations::Soviet, ..Setup::of(Scenario::Open) };
    assert_eq!(Side::BOTH.map(|side| setup.nation(side)), [Nation::Soviet; 2]);
    let mut game = Game::of(&Setup::of(Scenario::Meeting), Step::Reinforce, German);
    game.refuses(Action::RussianRefit, "LC-6.2");
    game.state.table.setup.nations = Nations::Soviet;
    assert!(game.may(Action::RussianRefit).is_ok(), "the northern seat has a Soviet deck now");
}

#[test]
fn lc_2_10_terrain_covers_hides_and_hinders() {
    let row = Terrain::City.row();
    assert!(row.cover[0] > 0 && row.cover[1] < 0 && row.armor_attack < 0 && row.conceal > 0);
    let clear = Terrain::Clear.row();
    assert_eq!((clear.cover, clear.conceal, clear.armor_attack), ([0, 0], 0, 0));
    assert!(Terrain::Swamp.row().forbids_vehicles && Terrain::LightWoods.row().stops_vehicles);
}

#[test]
fn lc_3_6_headquarters_troops_add_up_while_they_are_there() {
    let supplied = |columns: usize| {
        let mut game = Game::at(Step::Maneuver, German);
        (0..columns).for_each(|_| {
            game.hide(Soviet, "su_column", Zone::Hs);
        });
        game.supply(Soviet, 0);
        game.dice = table::Dice::quick(1).after([3, 3]);
        game.act(Action::End);
        game.has_supply(Soviet)
    };
    assert_eq!([0, 1, 2].map(supplied), [6, 7, 8]);
}

#[test]
fn lc_4_1_and_4_4_and_4_9_a_shot_is_two_dice_and_the_matching_firepower_against_defense() {
    for (dice, damage) in [([3, 3], 0), ([3, 4], 1), ([4, 5], 1), ([5, 5], 2)] {
        let mut game = Game::at(Step::Bombard, Soviet);
        let gun = game.hide(Soviet, "su_zis3", Zone::A1);
        let gren = game.show(German, "de_gren", Zone::A2);
        let target = game.tag(German, gren);
        game.rolls(&dice).act(Action::Bombard { unit: gun, target });
        assert_eq!(game.shots(), [(5, 5, damage)], "soft firepower, since the target is soft");
    }
    let mut game = Game::at(Step::Bombard, Soviet);
    let gun = game.hide(Soviet, "su_zis3", Zone::A1);
    let panzer = game.show(German, "de_pz4", Zone::A2);
    game.hurt(German, panzer, 1);
    let target = game.tag(German, panzer);
    game.rolls(&[1, 2]).act(Action::Bombard { unit: gun, target });
    assert_eq!(game.shots(), [(7, 8, 0)], "armor firepower, and damage does not lower Defense");
    assert_eq!(DATA.damage, [7, 10, 13]);
}

#[test]
fn lc_4_3_and_4_7_damage_lowers_firepower_until_no_shot_is_left() {
    let mut game = Game::at(Step::Bombard, Soviet);
    let mortar = game.hide(Soviet, "su_mortar", Zone::A1);
    game.hurt(Soviet, mortar, 1);
    assert_eq!(game.piece(Soviet, mortar).fp(Target::Soft, 0), Some(5));
    assert_eq!(game.piece(Soviet, mortar).fp(Target::Armor, 0), None, "1 less 1 is no shot");
    let panzer = game.show(German, "de_pz4", Zone::A2);
    let target = game.tag(German, panzer);
    game.refuses(Action::Bombard { unit: mortar, target }, "LC-4.3");
    game.bear(Soviet, mortar, Special::Hero);
    assert_eq!(game.piece(Soviet, mortar).fp(Target::Soft, 0), Some(7), "a hero does not mind");
}

#[test]
fn lc_4_6_and_4_8_damage_stays_spots_and_takes_effect_at_once() {
    let mut game = Game::at(Step::Bombard, Soviet);
    let rockets = game.hide(Soviet, "su_katyusha", Zone::A1);
    let [first, second] = ["de_pak38", "de_gren"].map(|id| game.show(German, id, Zone::A2));
    game.hurt(German, first, 1);
    let [a, b] = [first, second].map(|id| game.tag(German, id));
    game.act(Action::Bombard { unit: rockets, target: a }).act(Action::Aim(b));
    game.rolls(&[5, 5, 4, 4]).act(Action::Go);
    assert!(game.is_gone(German, first), "destroyed before the next shot");
    assert_eq!(game.damage(German, second), 1, "and a damage point stays");
}

#[test]
fn lc_5_8_the_higher_die_moves_first_and_the_other_gets_supply() {
    let state = begin::<Crusade>(&Setup::of(Scenario::Meeting), 3);
    let second = state.table.first.other();
    let scenario = DATA.scenario(Scenario::Meeting);
    let had = u16::from(scenario.supply[second.index()] + scenario.second_bonus);
    assert_eq!(state.force(second).supply, had);
    assert_eq!(begin::<Crusade>(&Setup::of(Scenario::Kharkov), 3).table.first, Soviet, "as the scenario says");
}

#[test]
fn lc_12_5_and_12_7_a_match_ends_within_its_bound() {
    let setup = Setup::of(Scenario::Lunch);
    assert_eq!((setup.turns(), Crusade::bound(&setup)), (8, 60_000));
    let mut game = Game::of(&setup, Step::Maneuver, German);
    game.state.table.turn = 8;
    game.act(Action::End);
    assert_eq!(game.step(), Step::Over);
}

#[test]
fn lc_14_1_specials_are_played_at_their_moment() {
    let mut game = Game::at(Step::Reinforce, Soviet);
    let partisans = game.hold(Soviet, "su_partisans");
    let smoke = game.hold(Soviet, "su_smoke");
    game.refuses(Action::Play(smoke), "LC-7.10");
    game.dice = table::Dice::given([4]);
    game.act(Action::Play(partisans));
    assert_eq!(game.has_supply(German), 6);
    assert!(game.state.table.discard[0].has(partisans), "then it is discarded");
    assert!(CardId::all().filter(|id| id.special().is_some()).all(|id| !id.card().is(Trait::Weapon)));
}

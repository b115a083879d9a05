//! Damage, units, formations, leaders: chapters 5 to 8.

use crate::scene::*;
use stalingrad::data::{Effect, Token};
use stalingrad::pieces::FormationId::*;
use stalingrad::pieces::*;
use stalingrad::setup::{HeroDiscard, Mode, Setup};
use stalingrad::state::{Hero, Place, Step, Task};
use stalingrad::{Action, Event, German, Soviet};

/// A battle in which this player is about to resolve an effect that asks him.
fn effect(scene: Scene, token: Token, user: Player, step: Step) -> Scene {
    let mut scene = scene;
    scene.state.table.tasks.push(Task::Do(Effect::of(token, 1), user));
    (scene.state.table.step, scene.state.table.decider) = (step, user);
    scene.sound()
}

fn battle() -> Scene {
    Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71, Panzer24, Guards13, Rifle308])
}

#[test]
fn hs_5_2_and_6_2_a_precision_kill_takes_armour_too() {
    let scene = battle().units(&[(UnitKind::Panzer, 1), (UnitKind::Grenadier, 1)]);
    let mut scene = effect(scene, Token::PrecisionKill, S1, Step::DestroyUnit);
    scene.act(Action::Destroy(UnitKind::Panzer));
    assert_eq!((scene.count(UnitKind::Panzer), scene.count(UnitKind::Grenadier)), (0, 1));
    let scene = battle().units(&[(UnitKind::Panzer, 1), (UnitKind::Grenadier, 1), (UnitKind::MgG, 1)]);
    let mut scene = scene;
    scene.state.table.tasks.push(Task::Do(Effect::of(Token::Kill, 1), S1));
    (scene.state.table.step, scene.state.table.decider) = (Step::LoseUnit, G1);
    assert_eq!(scene.sound().forbids(Action::Lose(UnitKind::Panzer)), "HS-6.2");
}

#[test]
fn hs_5_4_a_sniper_without_a_target_spills_nothing() {
    let scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71, Guards13]).unled(Infantry71);
    let mut scene = scene.hand(S1, &[CardId::HuntersInTheRuins]).sound();
    scene.play(CardId::HuntersInTheRuins, Guards13);
    assert_eq!((scene.step(), scene.decider(), scene.tracks()), (Step::Action, G1, (0, 0, 0)));
}

/// A Sniper Shot at the leader of 71st Infantry with this Carnage card: is he alive, and how many cards went?
fn shot(card: CarnageId) -> (bool, u8) {
    let hand = [CardId::StreetAssault, CardId::StukaStrike, CardId::RoomToRoom];
    let scene = effect(battle().hand(G1, &hand).carnage(card), Token::Sniper, S1, Step::Sniper);
    let mut scene = scene;
    scene.act(Action::ShootLeader(Infantry71));
    (scene.formation(Infantry71).leader.is_some(), 3 - scene.held(G1))
}

#[test]
fn hs_5_5_and_5_6_and_5_8_leaders_are_shot_and_cards_go_at_random() {
    assert_eq!(shot(CarnageId::K01), (true, 1), "a close escape");
    assert_eq!(shot(CarnageId::K02), (false, 1), "a hit");
    assert_eq!(shot(CarnageId::K04), (false, 2), "a hideous death");
    let scene = effect(battle().units(&[(UnitKind::Panzer, 1)]), Token::Sniper, S1, Step::Sniper);
    assert_eq!(scene.forbids(Action::ShootUnit(UnitKind::Panzer)), "HS-6.2");
    assert_eq!(scene.forbids(Action::ShootLeader(Guards13)), "HS-5.5");
}

#[test]
fn hs_5_6_and_5_7_a_killed_hero_is_gone_and_his_side_chooses_the_cards() {
    for (discard, asked) in [(HeroDiscard::OwnerChooses, true), (HeroDiscard::Random, false)] {
        let setup = Setup { hero_sniper_discard: discard, ..Setup::of(Mode::Expert) };
        let scene = Scene::battle_of(setup, BuildingId::RedSquare).fighting(&[Infantry71, Guards13]);
        let mut scene =
            scene.hand(S1, &[CardId::TaniaChernova, CardId::HumanWave, CardId::StormGroup, CardId::SewerRaid]);
        scene.state.hands[S1.index()].cards.remove(CardId::TaniaChernova);
        scene.state.table.held[S1.index()] -= 1;
        scene.battle_mut().heroes.push(Hero { card: CardId::TaniaChernova, owner: S1, wounded: false });
        let mut scene = effect(scene.carnage(CarnageId::K04), Token::Sniper, G1, Step::Sniper);
        scene.act(Action::ShootHero(CardId::TaniaChernova));
        assert!(scene.state.table.graves[1].has(CardId::TaniaChernova));
        assert_eq!(scene.step() == Step::DropCard, asked);
        if asked {
            assert_eq!(scene.decider(), S1);
            scene.act(Action::Discard(CardId::SewerRaid)).act(Action::Discard(CardId::HumanWave));
        }
        assert_eq!(scene.held(S1), 1);
    }
}

#[test]
fn hs_5_7_and_8_4_and_8_6_a_lost_leader_can_come_again() {
    let mut scene = effect(battle().carnage(CarnageId::K02), Token::Sniper, S1, Step::Sniper);
    let name = scene.formation(Infantry71).leader.expect("a leader").name;
    scene.act(Action::ShootLeader(Infantry71));
    assert_eq!(scene.state.table.free_leader(German), Some(name), "the first free one");
}

#[test]
fn hs_5_9_and_6_4_units_stay_until_they_are_destroyed() {
    let scene = battle().units(&[(UnitKind::Fort, 200), (UnitKind::Grenadier, 2)]);
    assert_eq!(scene.state.table.dice().units, [0, 1], "forts count too, and there is no limit");
    let mut scene = effect(scene, Token::Sniper, S1, Step::Sniper);
    scene.act(Action::ShootUnit(UnitKind::Grenadier));
    assert_eq!(scene.count(UnitKind::Grenadier), 1);
}

#[test]
fn hs_6_3_only_riflemen_are_riflemen() {
    let scene = battle().units(&[(UnitKind::Assault, 4), (UnitKind::Worker, 2)]).hand(S1, &[CardId::MolotovCocktails]);
    let scene = scene.sound();
    assert_eq!(scene.forbids(Action::Play { card: CardId::MolotovCocktails, on: Guards13 }), "HS-9.6");
}

#[test]
fn hs_6_5_air_strikes_build_forts_for_the_soviets() {
    let scene = battle().units(&[(UnitKind::Rifle, 1)]).hand(G1, &[CardId::StukaStrike]).turn_of(German);
    let mut scene = scene.sound();
    scene.play(CardId::StukaStrike, Infantry71);
    assert_eq!((scene.count(UnitKind::Fort), UnitKind::Fort.side()), (1, Soviet));
}

#[test]
fn hs_7_1_depleted_formations_fight_on() {
    let scene = battle().depleted(Guards13).hand(S1, &[CardId::HumanWave]);
    assert!(scene.sound().legal().contains(&Action::Play { card: CardId::HumanWave, on: Guards13 }));
}

#[test]
fn hs_7_3_an_overrun_may_be_declined() {
    let scene = battle().staged(&[Infantry44]).hand(G1, &[CardId::BreakTheBarricade]).turn_of(German);
    let mut scene = scene.sound();
    scene.play(CardId::BreakTheBarricade, Panzer24).act(Action::Decline);
    assert_eq!((scene.formation(Infantry44).place, scene.count(UnitKind::Panzer)), (Place::Staging, 1));
}

#[test]
fn hs_7_4_supply_reaches_the_whole_table() {
    let scene = battle().staged(&[Infantry44]).depleted(Infantry44).unled(Infantry44).depleted(Infantry71);
    let mut scene = effect(scene, Token::Supply, G1, Step::Supply);
    assert_eq!(scene.forbids(Action::Supply(Panzer24)), "HS-7.4");
    assert!(scene.legal().contains(&Action::Supply(Infantry71)));
    scene.act(Action::Supply(Infantry44));
    assert_eq!((scene.strength(Infantry44), scene.formation(Infantry44).leader), (Strength::Full, None));
}

#[test]
fn hs_7_5_and_7_6_an_enemy_formation_of_the_battle_is_depleted() {
    let mut scene = battle();
    scene.battle_mut().hit.insert(Rifle308);
    let scene = scene.fighting(&[Guards35]);
    let mut scene = effect(scene, Token::Deplete, G1, Step::Deplete);
    assert_eq!(scene.forbids(Action::Deplete(Rifle308)), "HS-7.6");
    scene.act(Action::Deplete(Guards35));
    assert_eq!(scene.strength(Guards35), Strength::Depleted);
    assert!(scene.formation(Guards35).leader.is_some());
}

#[test]
fn hs_7_7_and_7_8_a_destroyed_formation_leaves_everything() {
    let scene = battle().depleted(Guards13).laid(CardId::HumanWave, Guards13).units(&[(UnitKind::Rifle, 2)]);
    let mut scene = effect(scene, Token::Deplete, G1, Step::Deplete);
    scene.act(Action::Deplete(Guards13));
    let formation = scene.formation(Guards13);
    assert_eq!((formation.place, formation.leader), (Place::Destroyed, None));
    assert!(scene.state.table.discards[1].has(CardId::HumanWave) && scene.now().laid.is_empty());
    assert_eq!(scene.count(UnitKind::Assault), 0, "its Red Star does not work any more");
}

#[test]
fn hs_7_10_german_formations_have_no_depletion_icon() {
    let scene = battle().units(&[(UnitKind::Grenadier, 1)]);
    let mut scene = effect(scene, Token::Deplete, S1, Step::Deplete);
    scene.act(Action::Deplete(Panzer24));
    assert_eq!(
        (scene.strength(Panzer24), scene.formation(Panzer24).place),
        (Strength::Depleted, Place::At(District::B))
    );
    assert_eq!(scene.count(UnitKind::Grenadier), 1);
}

#[test]
fn hs_8_1_leaders_add_to_what_a_formation_can_take() {
    let scene = battle();
    assert_eq!((scene.state.table.shock_left(Infantry71), scene.state.table.patriotism_left(Guards13)), (2, 3));
    let scene = scene.veteran(Infantry71).veteran(Guards13);
    assert_eq!((scene.state.table.shock_left(Infantry71), scene.state.table.patriotism_left(Guards13)), (3, 4));
}

#[test]
fn hs_8_2_leaders_stay_with_their_formations() {
    let scene = battle().unled(Panzer24);
    let mut scene = scene.hold(1).carnage(CarnageId::K14).rolls(&[1, 1, 6, 6, 6]);
    let before = scene.formation(Infantry71).leader.map(|leader| leader.name);
    scene.act(Action::Hold).act(Action::Choose(HoldEffect::B));
    assert_eq!(scene.formation(Infantry71).leader.map(|leader| leader.name), before);
    assert_eq!(scene.formation(Panzer24).leader, None);
    assert_eq!(scene.told(|event| matches!(event, Event::LeaderMoved { .. })), 0);
}

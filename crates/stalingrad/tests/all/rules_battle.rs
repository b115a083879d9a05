//! The Battle Phase: chapter 4, tracks (chapter 11), and what a round is (HS-1.10).

use crate::scene::*;
use stalingrad::pieces::FormationId::*;
use stalingrad::pieces::*;
use stalingrad::setup::{BattleOrder, Mode, Setup, Slaughter};
use stalingrad::state::{Place, Site, Step};
use stalingrad::{Action, Event, German, Soviet};

const BASE: Setup = Setup::of(Mode::Base);

#[test]
fn hs_4_1_the_germans_order_the_battles() {
    let attack = |setup| {
        let mut scene = Scene::manoeuvre(setup, &[Infantry71, Infantry44, Rifle112]);
        scene.send(&[Infantry71], District::D).send(&[Infantry44], District::B).done(G1).done(S1);
        scene
    };
    let mut chosen = attack(BASE);
    assert_eq!((chosen.step(), chosen.decider()), (Step::NextBattle, G1));
    chosen.act(Action::Assault(District::D));
    assert_eq!(chosen.now().district, District::D);
    let ordered = attack(Setup { battle_order: BattleOrder::DistrictOrder, ..BASE });
    assert_eq!(ordered.now().district, District::B, "from A to D");
}

#[test]
fn hs_4_2_an_undefended_building_is_fought_for_too() {
    let scene = Scene::expert(BuildingId::RedSquare)
        .fighting(&[Infantry71])
        .hand(S1, &[CardId::HumanWave, CardId::YakovPavlov]);
    let legal = scene.sound().legal();
    assert_eq!(legal, [Action::Hero(CardId::YakovPavlov), Action::Refit, Action::Hold]);
}

#[test]
fn hs_4_3_the_soviet_vanguard_goes_in_first() {
    let mut scene = Scene::manoeuvre(BASE, &[Infantry71, Infantry44, Rifle112, Rifle95]).carnage(CarnageId::K03);
    scene.send(&[Infantry71, Infantry44], District::B).done(G1).send(&[Rifle112, Rifle95], District::B).done(S1);
    assert_eq!((scene.step(), scene.decider(), scene.legal().len()), (Step::Vanguard, S1, 2));
    assert_eq!(scene.forbids(Action::Lead(Infantry71)), "HS-4.3");
    scene.act(Action::Lead(Rifle95));
    assert_eq!((scene.step(), scene.decider(), scene.count(UnitKind::Grenadier)), (Step::Vanguard, G1, 0));
}

#[test]
fn hs_4_7_a_second_action_belongs_to_who_acted() {
    let scene = Scene::expert(BuildingId::RedSquare).fighting(&[Infantry71, Guards13]);
    let mut scene = scene.hand(S1, &[CardId::GermanDespair, CardId::StalinsGhost, CardId::HumanWave]).sound();
    scene.play(CardId::GermanDespair, Guards13);
    assert_eq!((scene.step(), scene.decider()), (Step::Action, S1));
    scene.play(CardId::StalinsGhost, Guards13);
    assert_eq!(scene.decider(), S1, "this can chain");
    scene.play(CardId::HumanWave, Guards13);
    assert_eq!(scene.decider(), G1);
}

#[test]
fn hs_4_8_a_refit_shuffles_what_was_just_discarded() {
    let mut scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71]).turn_of(German);
    let rest: Vec<CardId> = scene.state.decks[0].iter().filter(|card| *card != CardId::StukaStrike).collect();
    scene = scene.discarded(&rest).hand(G1, &[CardId::StukaStrike; 3]).sound();
    scene.act(Action::Refit).act(Action::Discard(CardId::StukaStrike)).act(Action::Done);
    assert_eq!((scene.held(G1), scene.state.table.decked[0]), (6, 27));
}

#[test]
fn hs_4_10_the_last_hold_ends_the_rounds() {
    let scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71]).hold(1).carnage(CarnageId::K14);
    let mut scene = scene.rolls(&[1, 6, 6, 6]).sound();
    scene.battle_mut().second = 1;
    scene.act(Action::Hold).act(Action::Choose(HoldEffect::B));
    assert!(scene.state.table.battle.is_none(), "pending second actions are lost");
}

#[test]
fn hs_4_12_and_4_13_and_4_14_and_4_15_and_4_16_the_dice_are_counted() {
    let scene = || Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71, Infantry44, Rifle112]);
    let counted = |scene: &Scene| {
        let dice = scene.state.table.dice();
        (dice.formations, dice.units, dice.infernos, dice.defence, dice.german, dice.soviet)
    };
    assert_eq!(counted(&scene()), ([1, 0], [0, 0], 0, 2, 1, 2));
    assert_eq!(counted(&scene().depleted(Infantry71)), ([1, 1], [0, 0], 0, 2, 1, 3), "equal and not zero");
    let none = scene().depleted(Infantry71).depleted(Infantry44).depleted(Rifle112);
    assert_eq!(counted(&none).0, [0, 0]);
    assert!(none.state.table.dice().determined);
    let units = scene().units(&[(UnitKind::Panzer, 2), (UnitKind::Rifle, 1), (UnitKind::Fort, 1)]).track(0, 0, 3);
    assert_eq!(counted(&units), ([1, 0], [1, 1], 3, 2, 5, 3));
    let mut heroes = scene();
    heroes.battle_mut().dice_plus = 2;
    assert_eq!(counted(&heroes).4, 3);
}

#[test]
fn hs_4_19_dice_may_be_rolled_again() {
    let setup = Setup { bloody_slaughter: Slaughter::Reroll, ..BASE };
    let scene = Scene::battle_of(setup, BuildingId::RedSquare).fighting(&[Infantry71]).depleted(Infantry71);
    let mut scene = scene.track(0, 0, 2).hold(1).carnage(CarnageId::K14).rolls(&[6, 1, 6, 1, 2, 2, 5, 3]).sound();
    scene.act(Action::Hold).act(Action::Choose(HoldEffect::B));
    assert_eq!(scene.told(|event| matches!(event, Event::Rolled { .. })), 3, "two dice, then one, then one again");
    assert_eq!(scene.told(|event| matches!(event, Event::Captured { .. })), 1);
}

#[test]
fn hs_4_20_and_4_21_and_8_3_everybody_goes_home_depleted() {
    let scene = Scene::expert(BuildingId::RedSquare).fighting(&[Infantry71, Infantry44, Rifle112, Rifle95]);
    let scene = scene.staged(&[Rifle193]).depleted(Rifle193).unled(Rifle193).depleted(Infantry44).depleted(Rifle112);
    let scene = scene.laid(CardId::StreetAssault, Infantry71).hand(S1, &[CardId::YakovPavlov, CardId::HumanWave]);
    let mut scene = scene.units(&[(UnitKind::Grenadier, 2)]).track(1, 2, 3).hold(1);
    scene.act(Action::Hero(CardId::YakovPavlov)).until(Step::Action);
    let mut scene = scene.turn_of(Soviet).carnage(CarnageId::K14).rolls(&[6, 6, 6, 6, 1, 1, 1, 1]);
    let held = scene.held(G1);
    scene.act(Action::Hold).act(Action::Choose(HoldEffect::B));
    assert_eq!(scene.told(|event| matches!(event, Event::Captured { .. })), 1);
    let state = |id: FormationId| (scene.formation(id).place, scene.strength(id), scene.formation(id).level());
    assert_eq!(state(Infantry71), (Place::Staging, Strength::Depleted, 1), "the winner too, and he has learnt");
    assert_eq!(scene.formation(Rifle112).place, Place::Ash, "a Burning Skull");
    let home = |event: &Event| matches!(event, Event::Destroyed { formation: Infantry44 | Rifle112 });
    assert_eq!(scene.told(home), 2, "those who were depleted already");
    let piles = &scene.state.table.discards;
    assert!(piles[0].has(CardId::StreetAssault) && piles[1].has(CardId::YakovPavlov));
    assert_eq!(scene.held(G1), held, "hands are not refilled");
    assert!(scene.state.table.rubble.has(BuildingId::RedSquare));
}

#[test]
fn hs_11_4_there_is_one_marker_of_each_kind() {
    let mut scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71]).track(4, 4, 0).turn_of(German);
    scene.act(Action::Refit).act(Action::Done);
    assert_eq!(scene.tracks(), (0, 4, 1), "the Fire marker starts again");
    scene.act(Action::Refit).act(Action::Done);
    assert_eq!(scene.tracks(), (0, 0, 0), "so does the Bucket marker");
}

#[test]
fn hs_1_10_and_7_6_one_depletion_a_round() {
    let scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71, Guards13]);
    let scene = scene.hand(S1, &[CardId::NotOneStepBack, CardId::GunsFromTheFarBank]);
    let mut scene = scene.units(&[(UnitKind::Rifle, 4), (UnitKind::Grenadier, 6)]).sound();
    scene.play(CardId::NotOneStepBack, Guards13);
    assert_eq!(scene.strength(Infantry71), Strength::Depleted);
    assert!(scene.now().hit.is_empty(), "the German round has begun");
    let mut scene = scene.turn_of(Soviet);
    scene.battle_mut().hit.insert(Infantry71);
    scene.play(CardId::GunsFromTheFarBank, Guards13).until(Step::Action);
    assert_eq!(scene.strength(Infantry71), Strength::Depleted, "it was hit this round already");
    assert!(matches!(scene.state.table.districts[1].site, Site::Stands(_)));
}

//! Playing combat cards and the expert game: chapters 9 and 10.

use crate::scene::*;
use stalingrad::pieces::FormationId::*;
use stalingrad::pieces::*;
use stalingrad::state::{Place, Step};
use stalingrad::{Action, Event, German, Soviet};

fn expert() -> Scene {
    Scene::expert(BuildingId::RedSquare).fighting(&[Infantry71, Guards13])
}

/// Nobody intercepts.
fn let_it(scene: &mut Scene) {
    while scene.step() == Step::Intercept {
        scene.act(Action::Decline);
    }
}

#[test]
fn hs_9_1_a_card_is_played_on_an_own_formation_of_the_battle() {
    let scene = expert().staged(&[Infantry44]).hand(G1, &[CardId::StreetAssault]).turn_of(German).sound();
    let play = |card, on| Action::Play { card, on };
    assert_eq!(scene.forbids(play(CardId::StreetAssault, Infantry44)), "HS-9.1");
    assert_eq!(scene.forbids(play(CardId::StreetAssault, Guards13)), "HS-9.1");
    assert_eq!(scene.forbids(play(CardId::RoomToRoom, Infantry71)), "HS-9.1");
}

#[test]
fn hs_9_5_and_9_6_the_price_is_paid_before_anything_else() {
    let scene = expert().units(&[(UnitKind::Rifle, 2)]).hand(S1, &[CardId::NotOneStepBack]);
    let mut scene = scene.sound();
    let held = scene.held(S1);
    scene.play(CardId::NotOneStepBack, Guards13);
    let_it(&mut scene);
    let order: Vec<&Event> = scene.events.told.iter().map(|told| &told.event).collect();
    let lost = order.iter().position(|event| matches!(event, Event::UnitLost { .. }));
    let hit = order.iter().position(|event| matches!(event, Event::Depleted { .. }));
    assert!(lost < hit && lost.is_some());
    assert_eq!((scene.count(UnitKind::Rifle), scene.held(S1)), (0, held), "it draws a card in its place");
    let scene = expert().units(&[(UnitKind::Rifle, 1)]).hand(S1, &[CardId::NotOneStepBack]).sound();
    assert_eq!(scene.forbids(Action::Play { card: CardId::NotOneStepBack, on: Guards13 }), "HS-9.6");
}

#[test]
fn hs_9_6_and_9_8_a_motivator_needs_a_rifle_of_his_own() {
    let scene = |rifles| {
        let scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71, MilitiaBarrikady]);
        let scene = scene.laid(CardId::HumanWave, MilitiaBarrikady).hand(S1, &[CardId::PistolPersuasion]);
        scene.units(&[(UnitKind::Nkvd, 1), (UnitKind::Rifle, rifles)]).sound()
    };
    let play = Action::Play { card: CardId::PistolPersuasion, on: MilitiaBarrikady };
    assert_eq!(scene(1).forbids(play), "HS-9.6");
    let mut driven = scene(2);
    driven.act(play);
    assert_eq!((driven.count(UnitKind::Rifle), driven.count(UnitKind::Nkvd)), (0, 0));
}

#[test]
fn hs_10_5_and_10_7_and_10_9_heroes_need_no_formation() {
    let scene = Scene::expert(BuildingId::RedSquare)
        .fighting(&[Infantry71])
        .hand(S1, &[CardId::VasilyZaitsev, CardId::HumanWave]);
    let mut scene = scene.units(&[(UnitKind::Grenadier, 4)]).sound();
    assert_eq!(scene.forbids(Action::Hero(CardId::HumanWave)), "HS-10.5");
    assert_eq!(scene.forbids(Action::Play { card: CardId::VasilyZaitsev, on: Guards13 }), "HS-10.5");
    scene.act(Action::Hero(CardId::VasilyZaitsev));
    assert_eq!(scene.step(), Step::Sniper, "only his other effect works, and nobody can intercept a hero");
    scene.act(Action::ShootUnit(UnitKind::Grenadier)).act(Action::ShootUnit(UnitKind::Grenadier));
    assert_eq!((scene.decider(), scene.count(UnitKind::Grenadier)), (G1, 2));
    let scene = expert().track(2, 0, 2).hand(S1, &[CardId::MikhailPanikakha, CardId::YakovPavlov]);
    let mut scene = scene.units(&[(UnitKind::Panzer, 1)]);
    scene.act(Action::Hero(CardId::MikhailPanikakha)).until(Step::Action);
    assert_eq!(scene.tracks(), (2, 0, 1), "the Fire marker does not move");
}

#[test]
fn hs_10_8_an_intercepted_card_costs_nothing() {
    let scene = expert().units(&[(UnitKind::Rifle, 2), (UnitKind::Grenadier, 1)]);
    let scene = scene.hand(S1, &[CardId::StalinsGhost, CardId::NotOneStepBack]).hand(G1, &[CardId::GerhardMuench]);
    let mut scene = scene.sound();
    scene.play(CardId::StalinsGhost, Guards13);
    let_it(&mut scene);
    scene.play(CardId::NotOneStepBack, Guards13);
    assert_eq!((scene.step(), scene.decider()), (Step::Intercept, G1));
    scene.act(Action::Intercept(CardId::GerhardMuench));
    assert_eq!((scene.count(UnitKind::Rifle), scene.count(UnitKind::Grenadier)), (2, 3), "nothing is paid; he enters");
    assert!(scene.now().ghost, "a pending Stalin's Ghost stays pending");
    assert_eq!((scene.step(), scene.decider()), (Step::Action, S1), "a new round of the intercepted side");
}

#[test]
fn hs_10_10_the_ghost_pays_for_one_card() {
    let scene = expert().hand(S1, &[CardId::StalinsGhost, CardId::GunsFromTheFarBank, CardId::HumanWave]);
    let mut scene = scene.units(&[(UnitKind::Grenadier, 5)]).laid(CardId::KatyushaSalvo, Guards13).sound();
    let guns = Action::Play { card: CardId::GunsFromTheFarBank, on: Guards13 };
    assert_eq!(scene.forbids(guns), "HS-9.4");
    scene.play(CardId::StalinsGhost, Guards13);
    let_it(&mut scene);
    scene.act(guns);
    let_it(&mut scene);
    scene.until(Step::Action);
    assert!(!scene.now().ghost);
    assert_eq!(scene.state.table.patriotism_left(Guards13), 1, "it is recorded with cost 0");
}

#[test]
fn hs_10_11_last_stand_needs_somebody_who_can_stand() {
    let scene = expert().depleted(Guards13).hand(S1, &[CardId::LastStand]);
    assert_eq!(scene.sound().forbids(Action::Play { card: CardId::LastStand, on: Guards13 }), "HS-10.11");
    let scene = expert().fighting(&[Rifle284]).track(3, 0, 1).hand(S1, &[CardId::LastStand]);
    let mut scene = scene.units(&[(UnitKind::Grenadier, 2)]).unled(Infantry71).depleted(Infantry71).sound();
    scene.play(CardId::LastStand, Guards13);
    let_it(&mut scene);
    assert_eq!((scene.step(), scene.decider()), (Step::LastStand, S1));
    scene.act(Action::Deplete(Rifle284));
    assert_eq!(scene.strength(Rifle284), Strength::Depleted);
    assert_eq!(
        (scene.count(UnitKind::SniperS), scene.count(UnitKind::Grenadier)),
        (1, 1),
        "its Red Star comes at once"
    );
    assert_eq!(scene.told(|event| matches!(event, Event::Destroyed { formation: Infantry71 })), 1);
    assert_eq!(scene.tracks(), (0, 0, 1), "the fire is out, the Inferno is not");
}

#[test]
fn hs_10_12_a_new_formation_joins_at_once() {
    let mut scene = expert().hand(S1, &[CardId::HiddenInfiltrators]).units(&[(UnitKind::Panzer, 2)]);
    for id in FormationId::of(Soviet).filter(|id| ![Guards13, Rifle95].contains(id)) {
        scene = scene.with(id, |formation| formation.place = Place::Ash);
    }
    let mut scene = scene.sound();
    scene.play(CardId::HiddenInfiltrators, Guards13);
    let_it(&mut scene);
    scene.until(Step::Action);
    assert_eq!(scene.formation(Rifle95).place, Place::At(District::B));
    assert!(scene.formation(Rifle95).leader.is_some() && scene.count(UnitKind::Assault) == 3);
    assert_eq!((scene.count(UnitKind::Rifle), scene.tracks().1), (2, 1), "and its vanguard");
}

#[test]
fn hs_10_4_rats_war_takes_a_card_back() {
    let scene = expert().discarded(&[CardId::HumanWave, CardId::SewerRaid]).hand(S1, &[CardId::RatsWar]);
    let mut scene = scene.sound();
    scene.play(CardId::RatsWar, Guards13);
    let_it(&mut scene);
    assert_eq!(scene.forbids(Action::Recover(CardId::StormGroup)), "HS-10.4");
    scene.act(Action::Recover(CardId::SewerRaid));
    assert!(scene.state.hands[S1.index()].cards.has(CardId::SewerRaid));
    assert!(scene.state.hands[S1.index()].seen.has(CardId::SewerRaid), "everybody has seen it");
    assert_eq!(scene.decider(), S1, "a second action");
}

//! The worked examples of the rulebook, 1 to 15: sequence and whole battles.

use crate::scene::*;
use stalingrad::pieces::FormationId::*;
use stalingrad::pieces::*;
use stalingrad::setup::{Mode, Setup};
use stalingrad::state::{Ground, Place, Site, Step};
use stalingrad::{Action, Event, German, Soviet};
use table::Side;

const BASE: Setup = Setup::of(Mode::Base);

#[test]
fn hs_2_5_example_1_first_buildings() {
    let mut reveals = 0;
    for seed in 0..40 {
        let scene = Scene::start(BASE, seed);
        let mut wanted = District::ALL.into_iter().peekable();
        for told in &scene.events.told {
            match told.event {
                Event::BuildingPlaced { building } => assert_eq!(Some(building.card().district), wanted.next()),
                Event::TurnedOver { card } => {
                    reveals += 1;
                    let district = card.expect("no Volga card is in the deck yet").card().district;
                    assert_ne!(Some(&district), wanted.peek(), "it would have been placed");
                }
                _ => {}
            }
            if wanted.peek().is_none() {
                break;
            }
        }
        assert_eq!(wanted.next(), None, "every district has a building");
    }
    assert!(reveals > 40, "others are turned over on the way and go back");
}

#[test]
fn hs_11_1_example_2_skull_track() {
    let mut scene = example(2);
    for left in [2, 1] {
        scene.act(Action::Hold);
        scene.act(Action::Choose(HoldEffect::A)).until(Step::Action);
        assert_eq!(scene.now().hold, Some(left));
    }
    scene.next_carnage(CarnageId::K14);
    scene.act(Action::Hold).act(Action::Choose(HoldEffect::A));
    assert_eq!(scene.told(|event| matches!(event, Event::DiceCounted { .. })), 1, "the Break Test starts");
}

/// A battle for Red Square between these, with this Carnage card for intensity and initiative.
fn assault(german: &[FormationId], soviet: &[FormationId], card: CarnageId) -> Scene {
    let all: Vec<FormationId> = german.iter().chain(soviet).copied().collect();
    let mut scene = Scene::manoeuvre(BASE, &all).carnage(card);
    scene.send(german, District::B).done(G1);
    scene.send(soviet, District::B).done(S1);
    scene
}

#[test]
fn hs_4_4_example_3_intensity() {
    let scene = assault(&[Infantry71], &[Rifle112], CarnageId::K05);
    assert_eq!((scene.now().hold, scene.tracks()), (Some(2), (2, 0, 0)));
}

#[test]
fn hs_4_5_example_4_red_square() {
    let german = assault(&[Infantry71], &[Rifle112], CarnageId::K01);
    assert_eq!((german.tracks(), german.count(UnitKind::Nkvd)), ((3, 0, 0), 0), "intensity 2 and one more fire");
    assert_eq!(german.decider(), G1);
    let soviet = assault(&[Infantry71], &[Rifle112], CarnageId::K05);
    assert_eq!((soviet.tracks(), soviet.count(UnitKind::Nkvd)), ((2, 0, 0), 1));
    assert_eq!(soviet.decider(), S1);
}

#[test]
fn hs_4_5_example_5_binoculars() {
    let mut scene = Scene::manoeuvre(BASE, &[Infantry94, RifleBrigade124]).carnage(CarnageId::K19);
    scene.send(&[Infantry94], District::B).done(G1);
    let before = scene.held(S1);
    scene.send(&[RifleBrigade124], District::B).done(S1);
    assert_eq!((scene.count(UnitKind::ReconG), scene.count(UnitKind::ReconS)), (1, 1));
    assert_eq!((scene.count(UnitKind::Nkvd), scene.held(S1)), (1, before + 2), "one for the scouts, one for the NKVD");
    assert_eq!(scene.decider(), S1);
}

#[test]
fn hs_9_2_and_9_3_example_6_german_limits() {
    use CardId::*;
    let hand = [PanzerThrust, PanzerThrust, AssaultGunsForward, StreetAssault, StukaStrike];
    let scene = |id: FormationId| Scene::battle(BuildingId::RedSquare).fighting(&[id]).hand(G1, &hand).turn_of(German);
    let play = |card, on| Action::Play { card, on };
    let mut a = scene(Panzer16).unled(Panzer16).sound();
    assert_eq!(a.forbids(play(StreetAssault, Panzer16)), "HS-9.2");
    assert_eq!(a.forbids(play(StukaStrike, Panzer16)), "HS-9.2");
    for _ in 0..2 {
        a = a.turn_of(German);
        a.play(PanzerThrust, Panzer16).until(Step::Action);
    }
    a = a.turn_of(German);
    assert_eq!(a.forbids(play(AssaultGunsForward, Panzer16)), "HS-9.3");

    let b = scene(Infantry76).depleted(Infantry76).sound();
    assert_eq!(b.forbids(play(PanzerThrust, Infantry76)), "HS-9.2");
    for card in [StreetAssault, StukaStrike] {
        let mut b = scene(Infantry76).depleted(Infantry76);
        b.play(card, Infantry76).until(Step::Action);
        b = b.turn_of(German);
        let other = if card == StreetAssault { StukaStrike } else { StreetAssault };
        assert_eq!(b.forbids(play(other, Infantry76)), "HS-9.3");
    }

    let mut c = scene(Motorized60).veteran(Motorized60).sound();
    for card in [StreetAssault, PanzerThrust, StukaStrike] {
        assert!(c.legal().contains(&play(card, Motorized60)));
    }
    c.play(StreetAssault, Motorized60).until(Step::Action);
    c = c.turn_of(German);
    c.play(StukaStrike, Motorized60).until(Step::Action);
    c = c.turn_of(German);
    assert_eq!(c.forbids(play(PanzerThrust, Motorized60)), "HS-9.3");
}

#[test]
fn hs_9_4_example_7_soviet_limits() {
    use CardId::*;
    let hand = [HumanWave, BucketBrigade, KatyushaSalvo];
    let scene = |id: FormationId| {
        Scene::battle(BuildingId::RedSquare).fighting(&[id, Infantry71]).hand(S1, &hand).turn_of(Soviet)
    };
    let play = |card, on| Action::Play { card, on };
    let a = scene(Nkvd10).laid(GunsFromTheFarBank, Nkvd10).sound();
    assert_eq!(a.state.table.patriotism_left(Nkvd10), 0);
    assert_eq!(a.forbids(play(HumanWave, Nkvd10)), "HS-9.4");
    assert!(a.legal().contains(&play(BucketBrigade, Nkvd10)));
    let b = scene(Guards37).depleted(Guards37).laid(HumanWave, Guards37).laid(StormGroup, Guards37).sound();
    assert_eq!(b.forbids(play(HumanWave, Guards37)), "HS-9.4");
    assert!(b.legal().contains(&play(BucketBrigade, Guards37)));
    let mut c = scene(MilitiaBarrikady).veteran(MilitiaBarrikady).sound();
    c.play(BucketBrigade, MilitiaBarrikady);
    c = c.turn_of(Soviet);
    c.play(KatyushaSalvo, MilitiaBarrikady).until(Step::Action);
    assert_eq!(c.state.table.patriotism_left(MilitiaBarrikady), 0);
}

#[test]
fn hs_6_1_example_8_deadly_roadblock() {
    let mut scene = example(8);
    scene.play(CardId::DeadlyRoadblock, Guards13);
    assert_eq!((scene.step(), scene.decider()), (Step::DestroyUnit, S1));
    assert_eq!(scene.count(UnitKind::Rifle), 0, "the tank's terror tactic comes first");
    scene.act(Action::Destroy(UnitKind::Panzer));
    assert_eq!((scene.count(UnitKind::Grenadier), scene.count(UnitKind::Panzer), scene.held(G1)), (8, 0, 3));
    let soviet = [UnitKind::T34, UnitKind::Rifle, UnitKind::Commando].map(|kind| scene.count(kind));
    assert_eq!(soviet, [1, 1, 1]);
}

#[test]
fn hs_7_3_example_9_pistol_persuasion() {
    let mut scene = example(9);
    scene.play(CardId::PistolPersuasion, Guards13);
    assert_eq!((scene.count(UnitKind::Rifle), scene.step()), (0, Step::Supply));
    assert!(scene.legal().contains(&Action::Supply(Guards39)));
    scene.act(Action::Supply(Rifle193));
    assert_eq!(scene.step(), Step::Overrun);
    scene.act(Action::Overrun(Rifle193));
    assert_eq!(scene.state.table.fighting(Soviet).count(), 3);
    assert_eq!((scene.strength(Rifle193), scene.count(UnitKind::Rifle)), (Strength::Full, 2));
}

/// The last battle of the last turn is won or lost by these dice, with this in the other districts.
fn last_battle(sites: [Site; 4], faces: &[u8]) -> Scene {
    let mut scene = Scene::battle(BuildingId::Orlovka).fighting(&[Infantry71]).hold(1).carnage(CarnageId::K14).sound();
    for (district, site) in District::ALL.into_iter().zip(sites) {
        scene.state.table.districts[district.index()] = Ground::fresh(site);
        if let Site::Captured(building) = site {
            scene.state.table.rubble.insert(building);
        }
    }
    scene.state.table.turn = 3;
    let mut scene = scene.rolls(faces);
    scene.act(Action::Hold).act(Action::Choose(HoldEffect::B));
    scene
}

#[test]
fn hs_13_2_example_10_german_victory() {
    let sites = [Site::Volga, Site::Captured(BuildingId::RedSquare), Site::Volga, Site::Stands(BuildingId::Orlovka)];
    assert_eq!(last_battle(sites, &[6, 1]).state.table.winner, Some(German));
    assert_eq!(last_battle(sites, &[1, 6]).state.table.winner, Some(Soviet));
}

#[test]
fn hs_3_12_and_3_13_example_11_manoeuvre() {
    let soviets = [Guards13, Guards35, Rifle45, Rifle95, Rifle112, Naval92];
    let germans = [Infantry71, Panzer14, Panzer16, Infantry44, Infantry76];
    let all: Vec<FormationId> = germans.into_iter().chain(soviets).collect();
    let mut scene = Scene::manoeuvre(BASE, &all);
    scene.state.table.districts[0] = Ground::fresh(Site::Volga);
    assert_eq!(scene.forbids(Action::Send { formation: Infantry71, to: District::A }), "HS-3.12");
    assert_eq!(scene.forbids(Action::Done), "HS-3.12");
    scene.send(&[Infantry71, Panzer14, Panzer16], District::B);
    assert_eq!(scene.forbids(Action::Send { formation: Infantry44, to: District::B }), "HS-3.12");
    scene.send(&[Infantry44], District::D).done(G1);
    assert_eq!(scene.forbids(Action::Send { formation: Naval92, to: District::C }), "HS-3.13");
    scene.send(&[Guards13, Guards35, Rifle45], District::B).send(&[Rifle95, Rifle112], District::D).done(S1);
    assert_eq!((scene.step(), scene.legal().len()), (Step::NextBattle, 2), "two battles follow");
    assert_eq!(scene.formation(Naval92).place, Place::Staging);
}

#[test]
fn hs_10_8_example_12_interception() {
    let mut scene = Scene::expert(BuildingId::RedSquare)
        .fighting(&[Infantry71, Rifle112])
        .units(&[(UnitKind::Grenadier, 3)])
        .hand(G1, &[CardId::StreetAssault])
        .hand(S1, &[CardId::VasilyZaitsev])
        .turn_of(German)
        .sound();
    scene.play(CardId::StreetAssault, Infantry71);
    assert_eq!((scene.step(), scene.decider()), (Step::Intercept, S1));
    scene.act(Action::Intercept(CardId::VasilyZaitsev));
    assert!(scene.state.table.discards[0].has(CardId::StreetAssault) && scene.now().laid.is_empty());
    for _ in 0..2 {
        assert_eq!((scene.step(), scene.decider()), (Step::Sniper, S1));
        scene.act(Action::ShootUnit(UnitKind::Grenadier));
    }
    assert_eq!((scene.step(), scene.decider(), scene.count(UnitKind::Grenadier)), (Step::Action, G1, 1));
}

#[test]
fn hs_1_4_example_13_locality() {
    let mut scene = Scene::battle(BuildingId::DarGova)
        .fighting(&[Motorized60, Rifle112])
        .units(&[(UnitKind::Rifle, 1)])
        .hand(G1, &[CardId::AssaultGunsForward])
        .turn_of(German);
    scene.state.table.districts[1].units[UnitKind::T34.index()] = 2;
    let mut scene = scene.sound();
    scene.play(CardId::AssaultGunsForward, Motorized60);
    assert_eq!(scene.count(UnitKind::Rifle), 0, "the only Soviet unit in Dar Gova");
    assert_eq!(scene.state.table.districts[1].units[UnitKind::T34.index()], 2);
}

#[test]
fn hs_3_3_example_14_hourglass() {
    let mut scene = Scene::battle(BuildingId::Orlovka).fighting(&[Infantry71]).hold(1).carnage(CarnageId::K14);
    for (district, building) in
        [BuildingId::ArmyBarracks, BuildingId::RedSquare, BuildingId::OilPlant].iter().enumerate()
    {
        scene.state.table.districts[district] = Ground::fresh(Site::Captured(*building));
        scene.state.table.rubble.insert(*building);
    }
    scene.state.table.campaign =
        [CampaignId::SixthArmyClosesUp, CampaignId::CounterStrokeAtKotluban].into_iter().collect();
    let mut scene = scene.rolls(&[1, 6]).sound();
    scene.act(Action::Hold).act(Action::Choose(HoldEffect::B));
    let table = &scene.state.table;
    assert_eq!((table.turn, table.is_last_turn()), (3, true));
    assert_eq!(table.standing().count(), 1, "nothing is renewed");
    let came = |side: Side| {
        let of = |event: &Event| matches!(event, Event::Reinforced { formation, .. } if formation.side() == side);
        scene.told(of)
    };
    assert_eq!((came(German), came(Soviet)), (4, 1), "one building, and 3 or 0 by the card");
}

#[test]
fn hs_4_6_example_15_a_whole_battle() {
    use CardId::*;
    let mut scene = Scene::manoeuvre(BASE, &[Infantry71, Panzer14, Rifle112, Rifle95])
        .hand(S1, &[HumanWave, StormGroup, BucketBrigade])
        .hand(G1, &[StukaStrike, PanzerThrust])
        .carnage(CarnageId::K03)
        .rolls(&[6, 3, 6, 5, 2, 1]);
    scene.send(&[Infantry71, Panzer14], District::B).done(G1);
    scene.send(&[Rifle112, Rifle95], District::B).done(S1);
    scene.act(Action::Lead(Rifle112));
    assert_eq!((scene.step(), scene.decider()), (Step::Vanguard, G1), "the last vanguard goes in by itself");
    scene.act(Action::Lead(Infantry71));
    assert_eq!((scene.count(UnitKind::Rifle), scene.count(UnitKind::Nkvd)), (3, 1));
    assert_eq!((scene.count(UnitKind::Grenadier), scene.count(UnitKind::Panzer)), (2, 1));
    assert_eq!((scene.now().hold, scene.tracks(), scene.decider()), (Some(3), (4, 1, 0), S1));

    scene.play(HumanWave, Rifle112);
    assert_eq!((scene.count(UnitKind::Rifle), scene.state.table.patriotism_left(Rifle112)), (6, 0));
    scene.play(StukaStrike, Infantry71).act(Action::Destroy(UnitKind::Nkvd));
    assert_eq!((scene.tracks(), scene.count(UnitKind::Fort), scene.count(UnitKind::Nkvd)), ((1, 1, 1), 1, 0));
    assert_eq!(scene.forbids(Action::Play { card: StormGroup, on: Rifle112 }), "HS-9.4");
    scene.play(StormGroup, Rifle95);
    assert_eq!((scene.count(UnitKind::Grenadier), scene.count(UnitKind::Rifle)), (1, 7));
    scene.next_carnage(CarnageId::K06);
    scene.act(Action::Hold).act(Action::Choose(HoldEffect::B));
    assert_eq!(scene.now().hold, Some(2));
    scene.play(BucketBrigade, Rifle112);
    assert_eq!(scene.tracks(), (1, 3, 1));
    scene.play(PanzerThrust, Panzer14);
    while scene.step() == Step::LoseUnit {
        scene.act(Action::Lose(UnitKind::Rifle));
    }
    let strength = |scene: &Scene, side| scene.state.table.battlefield().expect("a battle").strength(side);
    assert_eq!((strength(&scene, German), strength(&scene, Soviet)), (4, 7));
    scene.next_carnage(CarnageId::K01);
    scene.act(Action::Hold).act(Action::Choose(HoldEffect::A));
    assert_eq!((scene.now().hold, scene.tracks()), (Some(1), (1, 4, 1)));
    scene.next_carnage(CarnageId::K12);
    scene.act(Action::Hold).act(Action::Choose(HoldEffect::A));
    let counted =
        |event: &Event| matches!(event, Event::DiceCounted { dice, .. } if (dice.german, dice.soviet) == (2, 4));
    assert_eq!(scene.told(counted), 1);
    assert_eq!(scene.told(|event| matches!(event, Event::Defended { .. })), 1);
    assert_eq!(scene.told(|event| matches!(event, Event::Graduated { .. })), 4);
    assert_eq!(scene.told(|event| matches!(event, Event::CameHome { .. })), 4);
    let ground = scene.state.table.ground(District::B);
    assert_eq!((ground.fire, ground.bucket, ground.infernos), (2, 4, 1));
    assert_eq!((ground.strength(German), ground.strength(Soviet)), (4, 7), "units stay");
}

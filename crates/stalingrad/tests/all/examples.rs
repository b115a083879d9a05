//! The worked examples of the rulebook.

use crate::scene::*;
use stalingrad::data::Token;
use stalingrad::pieces::FormationId::*;
use stalingrad::pieces::*;
use stalingrad::setup::{Mode, PromotionScope, Setup, Spillover};
use stalingrad::state::{Ground, Phase, Place, Site, Step, Task};
use stalingrad::{Action, Event, German, Soviet};
use table::Side;

const BASE: Setup = Setup::of(Mode::Base);
const EXPERT: Setup = Setup::of(Mode::Expert);

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
    let mut scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71, Rifle112]).hold(3).sound();
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
    let mut scene = Scene::battle(BuildingId::ArmyBarracks)
        .fighting(&[Infantry71, Guards13])
        .units(&[(UnitKind::Grenadier, 8), (UnitKind::Panzer, 1)])
        .hand(G1, &[CardId::StreetAssault, CardId::StreetAssault, CardId::RoomToRoom, CardId::StukaStrike])
        .hand(S1, &[CardId::DeadlyRoadblock])
        .sound();
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
    let mut scene = Scene::battle(BuildingId::OilPlant)
        .fighting(&[Infantry71, Guards39, Guards13])
        .staged(&[Rifle193])
        .depleted(Guards39)
        .depleted(Rifle193)
        .units(&[(UnitKind::Rifle, 1)])
        .hand(S1, &[CardId::PistolPersuasion])
        .sound();
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
    let counted = |event: &Event| matches!(event, Event::DiceCounted { dice } if (dice.german, dice.soviet) == (2, 4));
    assert_eq!(scene.told(counted), 1);
    assert_eq!(scene.told(|event| matches!(event, Event::Defended { .. })), 1);
    assert_eq!(scene.told(|event| matches!(event, Event::Graduated { .. })), 4);
    assert_eq!(scene.told(|event| matches!(event, Event::CameHome { .. })), 4);
    let ground = scene.state.table.ground(District::B);
    assert_eq!((ground.fire, ground.bucket, ground.infernos), (2, 4, 1));
    assert_eq!((ground.strength(German), ground.strength(Soviet)), (4, 7), "units stay");
}

/// Plays a card on a formation and takes the first choice wherever there is one.
fn after(scene: Scene, card: CardId, on: FormationId) -> Scene {
    let mut scene = scene.sound();
    scene.play(card, on).until(Step::Action);
    scene
}

#[test]
fn hs_11_2_example_16_fire_overflow() {
    let scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71, Rifle112]).track(4, 0, 0);
    let scene = scene.units(&[(UnitKind::Rifle, 5)]).hand(G1, &[CardId::CarpetBombing]).turn_of(German);
    assert_eq!(after(scene, CardId::CarpetBombing, Infantry71).tracks(), (2, 0, 1));
}

#[test]
fn hs_11_3_example_17_bucket() {
    let scene = |fire, bucket, infernos| {
        let scene =
            Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71, Rifle112]).track(fire, bucket, infernos);
        after(scene.hand(S1, &[CardId::BucketBrigade]), CardId::BucketBrigade, Rifle112).tracks()
    };
    assert_eq!(scene(2, 3, 2), (2, 0, 1));
    assert_eq!(scene(3, 4, 0), (0, 1, 0));
}

#[test]
fn hs_5_3_example_18_spillover_in_a_multiple() {
    let scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71, Guards13]);
    let mut scene = scene.units(&[(UnitKind::Grenadier, 1)]).hand(S1, &[CardId::KatyushaSalvo]).sound();
    scene.play(CardId::KatyushaSalvo, Guards13);
    assert_eq!((scene.count(UnitKind::Grenadier), scene.step()), (0, Step::Spillover));
    scene.act(Action::Spill).act(Action::Spill);
    assert_eq!((scene.tracks(), scene.step()), ((0, 2, 0), Step::Action));
    let always = Setup { spillover: Spillover::Always, ..BASE };
    let scene = Scene::battle_of(always, BuildingId::RedSquare).fighting(&[Infantry71, Guards13]);
    let scene = after(scene.hand(S1, &[CardId::KatyushaSalvo]), CardId::KatyushaSalvo, Guards13);
    assert_eq!(scene.tracks(), (0, 3, 0), "without asking");
}

#[test]
fn hs_5_1_example_19_armour() {
    let scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71, Guards13]);
    let scene = scene.units(&[(UnitKind::Panzer, 2)]).hand(S1, &[CardId::KatyushaSalvo]);
    let scene = after(scene, CardId::KatyushaSalvo, Guards13);
    assert_eq!((scene.count(UnitKind::Panzer), scene.tracks()), (2, (0, 0, 0)));
}

/// The Break Test of a battle as it stands: the last Hold draws a card.
fn break_test(scene: Scene, faces: &[u8]) -> Side {
    let mut scene = scene.hold(1).carnage(CarnageId::K14).sound().rolls(faces);
    scene.act(Action::Hold).act(Action::Choose(HoldEffect::B));
    let won = scene.told(|event| matches!(event, Event::Captured { .. }));
    if won == 1 { German } else { Soviet }
}

#[test]
fn hs_4_17_and_4_19_example_20_determination() {
    let scene = || {
        let scene = Scene::battle(BuildingId::ArmyBarracks).fighting(&[Infantry71, Rifle112]).depleted(Infantry71);
        scene.units(&[(UnitKind::Grenadier, 2), (UnitKind::Rifle, 5)])
    };
    let dice = scene().state.table.dice();
    assert_eq!((dice.german, dice.soviet, dice.determined), (1, 3, true));
    assert_eq!(break_test(scene(), &[4, 4, 2, 1]), Soviet);
    assert_eq!(break_test(scene(), &[5, 4, 4, 1]), German);
    let alone = Scene::battle(BuildingId::ArmyBarracks).fighting(&[Infantry71]).depleted(Infantry71);
    assert_eq!((alone.state.table.dice().german, alone.state.table.dice().soviet), (1, 1));
    assert_eq!(break_test(alone, &[4, 4]), Soviet, "without a roll-off");
}

/// So many dice a side: Infernos for the Germans, defence for the Soviets (and a die of units).
fn dice(german: u8, soviet: u8) -> Scene {
    let building =
        [BuildingId::ArmyBarracks, BuildingId::RedSquare, BuildingId::MamaevKurgan, BuildingId::PavlovsHouse];
    let scene = Scene::battle(building[usize::from(soviet) - 1]).fighting(&[Infantry71]).depleted(Infantry71);
    scene.track(0, 0, german)
}

#[test]
fn hs_4_19_example_21_comparing() {
    assert_eq!(break_test(dice(3, 4), &[6, 2, 6, 6, 1, 6, 1]), German);
    assert_eq!(break_test(dice(2, 2), &[5, 4, 4, 5, 3, 3, 5, 2]), German);
    assert_eq!(break_test(dice(3, 2), &[5, 4, 1, 5, 4]), German);
    assert_eq!(break_test(dice(4, 1), &[3, 3, 3, 3, 4]), Soviet);
}

#[test]
fn hs_4_18_example_22_stealing() {
    let mut scene = dice(3, 2);
    scene.battle_mut().steals = 2;
    let counted = scene.state.table.dice();
    assert_eq!((counted.german, counted.soviet), (1, 4));
    let mut scene = dice(1, 2);
    scene.battle_mut().steals = 2;
    let counted = scene.state.table.dice();
    assert_eq!((counted.german, counted.soviet), (1, 2));
}

fn shelled(target: FormationId, rifles: u8) -> Scene {
    let scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71, target]).veteran(target);
    let scene =
        scene.units(&[(UnitKind::Rifle, rifles)]).laid(CardId::HumanWave, target).laid(CardId::StormGroup, target);
    let scene = scene.hand(G1, &[CardId::ShellTheFerries, CardId::StreetAssault]);
    let scene = scene.hand(S1, &[CardId::HumanWave, CardId::HumanWave]).turn_of(German);
    after(scene, CardId::ShellTheFerries, Infantry71)
}

#[test]
fn hs_7_9_example_23_machine_gun() {
    let scene = shelled(Rifle308, 2);
    assert_eq!((scene.count(UnitKind::Rifle), scene.strength(Rifle308)), (1, Strength::Depleted));
    assert!(scene.formation(Rifle308).leader.is_some() && scene.now().cards_on(Rifle308).count() == 2);
    let scene = shelled(Rifle308, 0);
    let formation = scene.formation(Rifle308);
    assert_eq!((formation.place, formation.strength, formation.leader), (Place::Staging, Strength::Depleted, None));
    assert_eq!((scene.now().cards_on(Rifle308).count(), scene.state.table.discards[1].len()), (0, 3));
    assert_eq!(scene.held(S1), 1, "then the discard effect");
}

#[test]
fn hs_7_9_example_24_red_star() {
    let scene = shelled(Guards37, 0);
    assert_eq!((scene.strength(Guards37), scene.count(UnitKind::Commando)), (Strength::Depleted, 1));
    assert_eq!((scene.held(G1), scene.held(S1)), (0, 1), "the commando takes a German card, the shells a Soviet one");
}

#[test]
fn hs_9_8_example_25_motivator() {
    let scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71, MilitiaBarrikady]);
    let scene = scene.units(&[(UnitKind::Nkvd, 1), (UnitKind::Rifle, 2)]).laid(CardId::HumanWave, MilitiaBarrikady);
    let mut scene = scene.hand(S1, &[CardId::StormGroup, CardId::HumanWave]).sound();
    scene.play(CardId::StormGroup, MilitiaBarrikady).until(Step::Action);
    let units = [UnitKind::Nkvd, UnitKind::Rifle, UnitKind::Assault].map(|kind| scene.count(kind));
    assert_eq!((units, scene.state.table.patriotism_left(MilitiaBarrikady)), ([0, 2, 1], 0));
    let scene = scene.turn_of(Soviet);
    assert_eq!(scene.forbids(Action::Play { card: CardId::HumanWave, on: MilitiaBarrikady }), "HS-9.4");
}

#[test]
fn hs_8_5_example_26_leader_shot() {
    let scene = Scene::battle(BuildingId::RedSquare).fighting(&[Motorized60, Guards13]).veteran(Motorized60);
    let scene = scene.laid(CardId::StreetAssault, Motorized60).laid(CardId::RoomToRoom, Motorized60);
    let scene = scene.hand(G1, &[CardId::StukaStrike, CardId::StreetAssault]).hand(S1, &[CardId::HuntersInTheRuins]);
    let mut scene = scene.carnage(CarnageId::K02).sound();
    scene.play(CardId::HuntersInTheRuins, Guards13);
    assert_eq!((scene.formation(Motorized60).leader, scene.held(G1)), (None, 1), "the only target; a hit");
    assert_eq!((scene.step(), scene.now().cards_on(Motorized60).count()), (Step::Action, 2));
    assert_eq!(scene.state.table.shock_left(Motorized60), -1);
}

fn consolidation() -> Scene {
    let scene = Scene::empty(BASE).staged(&[Rifle45, Rifle95, Guards13, Infantry71]);
    let mut scene = scene.depleted(Rifle45).depleted(Rifle95).veteran(Rifle45).unled(Rifle95);
    let table = &mut scene.state.table;
    (table.phase, table.step, table.decider, table.mover) = (Phase::Consolidation, Step::GiveUp, S1, S1);
    scene.sound()
}

#[test]
fn hs_3_8_example_27_consolidation() {
    let mut scene = consolidation();
    scene.act(Action::GiveUp(Rifle45));
    assert_eq!(scene.step(), Step::MoveLeader);
    let mut other = consolidation();
    other.act(Action::GiveUp(Rifle45)).act(Action::LoseLeader);
    assert_eq!((other.strength(Rifle95), other.formation(Rifle95).leader), (Strength::Full, None));
    scene.act(Action::MoveLeader);
    assert_eq!((scene.strength(Rifle95), scene.formation(Rifle95).level()), (Strength::Full, 1));
    assert_eq!(scene.formation(Rifle45).place, Place::Destroyed);
    assert_eq!(scene.step(), Step::Manoeuvre, "no further consolidation is possible");
}

#[test]
fn hs_10_3_example_28_promotion() {
    let scene = |setup| {
        let scene = Scene::battle_of(setup, BuildingId::RedSquare).fighting(&[Panzer14, Infantry71, Rifle112]);
        let scene = scene.staged(&[Infantry44]).unled(Panzer14).hand(G1, &[CardId::CommandVacancies]);
        let mut scene = scene.turn_of(German).sound();
        scene.play(CardId::CommandVacancies, Infantry71);
        for id in [Panzer14, Panzer14, Infantry71] {
            scene.act(Action::Promote(id));
        }
        scene
    };
    let mut battle = scene(EXPERT);
    assert_eq!((battle.formation(Panzer14).level(), battle.formation(Infantry71).level()), (1, 1));
    assert_eq!((battle.step(), battle.decider()), (Step::Action, G1), "the fourth is lost; a second action");
    assert_eq!(battle.formation(Infantry44).level(), 0);
    battle.act(Action::Refit);
    let mut table = scene(Setup { promotion_scope: PromotionScope::Table, ..EXPERT });
    table.act(Action::Promote(Infantry44));
    assert_eq!(table.formation(Infantry44).level(), 1);
}

#[test]
fn hs_3_7_example_29_reinforcement_with_reshuffle() {
    let mut scene = Scene::battle(BuildingId::Orlovka).fighting(&[Infantry71]).hold(1).carnage(CarnageId::K14);
    let sites = [Site::Captured(BuildingId::GrainElevator), Site::Volga, Site::Stands(BuildingId::OilPlant)];
    for (district, site) in sites.into_iter().enumerate() {
        scene.state.table.districts[district] = Ground::fresh(site);
    }
    scene.state.table.rubble.insert(BuildingId::GrainElevator);
    scene.state.table.campaign =
        [CampaignId::SixthArmyClosesUp, CampaignId::GuardsAcrossTheVolga].into_iter().collect();
    for (number, id) in FormationId::of(Soviet).enumerate() {
        let place = match number {
            0..2 => Place::Deck,
            2..6 => Place::Destroyed,
            _ => Place::Ash,
        };
        scene = scene.with(id, |formation| formation.place = place);
    }
    let mut scene = scene.rolls(&[1, 6]).sound();
    scene.act(Action::Hold).act(Action::Choose(HoldEffect::B));
    let table = &scene.state.table;
    assert_eq!(table.at(Soviet, Place::Staging).count(), 5, "two buildings and 3 by the card");
    assert_eq!(table.at(Soviet, Place::Deck).count(), 1);
    assert_eq!(scene.told(|event| matches!(event, Event::FormationsReshuffled { side: Soviet })), 1);
}

/// Turn 1 ends; district A was captured with this building. What comes there in turn 2?
fn renewed(building: BuildingId, seed: u64) -> Site {
    let mut scene = Scene::battle(BuildingId::Orlovka).fighting(&[Infantry71]).hold(1).carnage(CarnageId::K14);
    scene.state.table.districts[0] = Ground::fresh(Site::Captured(building));
    scene.state.table.rubble.insert(building);
    scene.state.table.campaign =
        [CampaignId::SixthArmyClosesUp, CampaignId::GuardsAcrossTheVolga].into_iter().collect();
    scene.dice = table::Dice::quick(seed);
    scene.act(Action::Hold).act(Action::Choose(HoldEffect::B)).until(Step::Manoeuvre);
    scene.state.table.districts[0].site
}

#[test]
fn hs_3_9_example_30_renewal_odds() {
    let volgas = (0..300).filter(|seed| renewed(BuildingId::DarGova, *seed) == Site::Volga).count();
    assert!((130..200).contains(&volgas), "{volgas} of 300, about 6 in 11");
    assert!((0..20).all(|seed| renewed(BuildingId::GrainElevator, seed) == Site::Volga));
}

#[test]
fn hs_3_6_example_31_burn() {
    let mut scene = Scene::empty(BASE).staged(&[Infantry71]);
    scene = scene.with(MilitiaBarrikady, |formation| formation.place = Place::Destroyed);
    scene = scene.with(MilitiaRedOktober, |formation| formation.place = Place::Ash);
    let table = &mut scene.state.table;
    table.tasks.push(Task::Do(stalingrad::data::Effect::of(Token::BurnMilitia, 1), S1));
    (table.phase, table.step, table.decider, table.mover) = (Phase::SovietCampaign, Step::BurnMilitia, S1, S1);
    let mut scene = scene.sound();
    assert_eq!(scene.legal(), [Action::Burn(MilitiaBarrikady), Action::BurnFromDeck]);
    scene.act(Action::BurnFromDeck);
    assert_eq!(scene.formation(MilitiaTractorFactory).place, Place::Ash);
}

#[test]
fn hs_4_11_example_32_annihilation() {
    let scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71, Guards13]).depleted(Infantry71);
    let mut scene = scene.staged(&[Infantry44]).hand(S1, &[CardId::GunsFromTheFarBank]).sound();
    scene.play(CardId::GunsFromTheFarBank, Guards13);
    while scene.step() == Step::Spillover {
        scene.act(Action::Decline);
    }
    assert_eq!(scene.told(|event| matches!(event, Event::Annihilated)), 1);
    assert_eq!(scene.told(|event| matches!(event, Event::DiceCounted { .. })), 0);
    assert_eq!(scene.told(|event| matches!(event, Event::Graduated { formation: Guards13, .. })), 1);
}

#[test]
fn hs_10_6_example_33_hero_wounds() {
    use CardId::*;
    let scene = Scene::expert(BuildingId::RedSquare)
        .fighting(&[Infantry71])
        .hand(S1, &[TaniaChernova, HumanWave, HumanWave, HumanWave, StormGroup, StormGroup]);
    let mut scene = scene.hand(G1, &[Sharpshooters, Sharpshooters, GerhardMuench, ErwinKoenig]).sound();
    scene.act(Action::Hero(TaniaChernova));
    while scene.step() == Step::Sniper {
        scene.next_carnage(CarnageId::K01);
        scene.act(Action::ShootLeader(Infantry71));
    }
    let shoot = |scene: &mut Scene, card: CarnageId| {
        scene.next_carnage(card);
        let user = stalingrad::data::Effect::of(Token::Sniper, 1);
        scene.state.table.tasks.push(Task::Do(user, G1));
        (scene.state.table.step, scene.state.table.decider) = (Step::Sniper, G1);
        let before = scene.held(S1);
        scene.act(Action::ShootHero(TaniaChernova));
        while scene.step() == Step::DropCard {
            let first = scene.legal()[0];
            scene.act(first);
        }
        before - scene.held(S1)
    };
    scene = scene.units(&[(UnitKind::Rifle, 1)]);
    assert_eq!(shoot(&mut scene, CarnageId::K02), 1);
    assert!(scene.now().heroes[0].wounded);
    assert_eq!(shoot(&mut scene, CarnageId::K01), 1);
    assert_eq!(shoot(&mut scene, CarnageId::K02), 1);
    assert!(scene.now().heroes.is_empty() && scene.state.table.graves[1].has(TaniaChernova));
    assert_eq!(scene.now().steals, 1, "her stolen die still counts");
}

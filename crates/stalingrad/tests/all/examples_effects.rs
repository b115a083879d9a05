//! The worked examples of the rulebook, 16 to 33: effects, dice, formations.

use crate::scene::*;
use stalingrad::data::{Effect, Token};
use stalingrad::pieces::FormationId::*;
use stalingrad::pieces::*;
use stalingrad::setup::{Mode, PromotionScope, Setup, Spillover};
use stalingrad::state::{Ground, Phase, Place, Site, Step, Task};
use stalingrad::{Action, Event, German, Soviet};
use table::Side;

const BASE: Setup = Setup::of(Mode::Base);
const EXPERT: Setup = Setup::of(Mode::Expert);

/// Plays a card on a formation and takes the first choice wherever there is one.
fn after(scene: Scene, card: CardId, on: FormationId) -> Scene {
    let mut scene = scene.sound();
    scene.play(card, on).until(Step::Action);
    scene
}

#[test]
fn hs_11_2_example_16_fire_overflow() {
    assert_eq!(after(example(16), CardId::CarpetBombing, Infantry71).tracks(), (2, 0, 1));
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
    let mut scene = example(18);
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
    let scene = after(example(19), CardId::KatyushaSalvo, Guards13);
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
    let mut scene = example(25);
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
    table.tasks.push(Task::Do(Effect::of(Token::BurnMilitia, 1), S1));
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
    assert_eq!(scene.told(|event| matches!(event, Event::Annihilated { .. })), 1);
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
        let user = Effect::of(Token::Sniper, 1);
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

//! Terms, set-up, Strategy Phase, decks and victory: chapters 1 to 3, 12 and 13.

use crate::scene::*;
use stalingrad::pieces::FormationId::*;
use stalingrad::pieces::*;
use stalingrad::setup::{Mode, Setup};
use stalingrad::state::{Ground, Phase, Place, Site, Step};
use stalingrad::{Action, Event, German, Soviet, Stalingrad};
use table::testing::{any, watch};
use table::{Deed, Match, Next, Pledge, Rng, Rules, Seat, Side};

const BASE: Setup = Setup::of(Mode::Base);

#[test]
fn hs_1_1_two_or_four_sit_down() {
    assert_eq!(Stalingrad::seating(&BASE).len(), 2);
    assert_eq!(Stalingrad::seating(&Setup::teams()).len(), 4);
    let refused = Setup { players: 3, ..BASE }.refusals();
    assert_eq!(refused.iter().map(|refusal| refusal.rule).collect::<Vec<_>>(), ["HS-1.1"]);
}

#[test]
fn hs_1_2_and_1_3_effects_come_one_after_another_nested_ones_first() {
    let scene = Scene::battle(BuildingId::RedSquare).fighting(&[Panzer24, Guards13]);
    let scene = scene.units(&[(UnitKind::Rifle, 1), (UnitKind::Assault, 1)]).hand(G1, &[CardId::PanzerThrust]);
    let mut scene = scene.turn_of(German).sound();
    scene.play(CardId::PanzerThrust, Panzer24);
    assert_eq!((scene.step(), scene.count(UnitKind::Panzer)), (Step::LoseUnit, 1), "the first tank kills first");
    scene.act(Action::Lose(UnitKind::Rifle));
    assert_eq!((scene.count(UnitKind::Panzer), scene.count(UnitKind::Assault)), (2, 0));
}

#[test]
fn hs_1_5_and_2_1_and_2_2_and_2_4_and_2_6_and_2_7_everything_is_set_up() {
    for (setup, deck) in [(BASE, 33), (Setup::of(Mode::Expert), 45)] {
        let scene = Scene::start(setup, 3);
        let first = |event: &Event| matches!(event, Event::Reinforced { leader: Some(leader), .. } if leader.level == Level::Green);
        assert!(scene.told(first) >= 8, "four a side with a leader each, and reinforcements");
        for side in [German, Soviet] {
            for id in FormationId::of(side).filter(|id| id.card().starting) {
                assert_eq!((scene.formation(id).place, scene.strength(id)), (Place::Staging, Strength::Full));
            }
        }
        let table = &scene.state.table;
        assert_eq!((table.commanders[0], table.turn >= 1), (CommanderId::Paulus, true));
        let drawn = |event: &Event| matches!(event, Event::Drew { .. });
        assert!(scene.told(drawn) >= 2, "each draws a hand last");
        for side in [German, Soviet] {
            let held: u8 =
                Player::ALL.iter().filter(|player| player.side() == side).map(|player| scene.held(*player)).sum();
            assert_eq!(held + table.decked[side.index()] + table.discards[side.index()].len(), deck);
        }
        let quiet = |ground: &Ground| ground.bucket == 0 && ground.infernos == 0 && ground.strength(German) == 0;
        assert!(table.districts.iter().all(quiet));
        assert_eq!(table.carnage.len(), 30);
    }
}

#[test]
fn hs_2_3_and_10_1_the_expert_deck_has_twelve_cards_more_and_six_turns() {
    assert_eq!((BASE.last_turn(), Setup::of(Mode::Expert).last_turn(), Setup::teams().last_turn()), (3, 6, 6));
    let expert = |scene: &Scene| scene.state.table.hidden_cards(German).iter().any(|card| card.card().expert);
    assert!(!expert(&Scene::start(BASE, 1)) && expert(&Scene::start(Setup::of(Mode::Expert), 1)));
}

#[test]
fn hs_1_6_and_1_7_and_1_9_pieces_are_never_lost() {
    let mut rng = Rng::seeded(6);
    let mut decisions = 0;
    watch::<Stalingrad>(&Setup::of(Mode::Expert), &mut rng, any, |_, _, after, _| {
        decisions += 1;
        for side in [German, Soviet] {
            let leaders = FormationId::of(side).filter(|id| after.table.formation(*id).leader.is_some()).count();
            assert!(leaders <= 13);
        }
        assert_eq!(after.faults(), Vec::<String>::new());
    });
    assert!(decisions > 50);
}

/// The last battle of turn 1 is over; turn 2 has come to its first decision.
fn second_turn(orders: [CampaignId; 2], staged: &[FormationId]) -> Scene {
    let scene = Scene::battle(BuildingId::Orlovka).fighting(&[Infantry71]).staged(staged).hold(1);
    let mut scene = scene.carnage(CarnageId::K14).rolls(&[1, 6]);
    scene.state.table.campaign = orders.into_iter().collect();
    scene.act(Action::Hold).act(Action::Choose(HoldEffect::B));
    scene
}

#[test]
fn hs_3_1_and_3_2_a_turn_begins_with_the_campaign() {
    let scene = second_turn([CampaignId::SixthArmyClosesUp, CampaignId::GuardsAcrossTheVolga], &[]);
    let table = &scene.state.table;
    assert_eq!(table.turn, 2);
    assert_eq!(table.orders, [Some(CampaignId::SixthArmyClosesUp), Some(CampaignId::GuardsAcrossTheVolga)]);
    assert!(table.campaign.is_empty(), "used cards do not come back");
}

#[test]
fn hs_3_4_the_marker_never_passes_the_last_space() {
    let scene = Scene::battle(BuildingId::Orlovka).fighting(&[Infantry71]).hold(1).carnage(CarnageId::K14);
    let mut scene = scene.rolls(&[1, 6]);
    scene.state.table.turn = 2;
    scene.state.table.campaign = [CampaignId::SixthArmyClosesUp, CampaignId::PlanningUranus].into_iter().collect();
    scene.act(Action::Hold).act(Action::Choose(HoldEffect::B));
    assert_eq!((scene.state.table.turn, scene.state.table.is_last_turn()), (3, true));
    assert_ne!(scene.step(), Step::Over, "the turn in progress is played");
    let refused = Setup { turn_limit: 9, ..BASE }.refusals();
    assert_eq!(refused[0].rule, "HS-3.4");
    assert_eq!(Setup { turn_limit: 5, ..BASE }.last_turn(), 5);
}

#[test]
fn hs_3_5_and_1_8_a_sacked_commander_stays_away() {
    let scene = second_turn([CampaignId::PaulusRelieved, CampaignId::LopatinRemoved], &[]);
    assert_eq!(scene.state.table.commanders[G1.index()], CommanderId::Seydlitz);
    assert_eq!(scene.state.table.commanders[S1.index()], CommanderId::Chuikov);
}

#[test]
fn hs_3_8_three_are_needed_if_that_was_agreed() {
    let setup = Setup { consolidation_minimum: 3, ..BASE };
    for (setup, asked) in [(BASE, true), (setup, false)] {
        let scene = Scene::battle_of(setup, BuildingId::Orlovka).fighting(&[Infantry71]).staged(&[Rifle45, Rifle95]);
        let mut scene = scene.depleted(Rifle45).depleted(Rifle95).hold(1).carnage(CarnageId::K14).rolls(&[1, 6]);
        scene.state.table.campaign =
            [CampaignId::SixthArmyClosesUp, CampaignId::GuardsAcrossTheVolga].into_iter().collect();
        scene.act(Action::Hold).act(Action::Choose(HoldEffect::B));
        assert_eq!(scene.step() == Step::GiveUp, asked);
    }
    assert_eq!(Setup { consolidation_minimum: 4, ..BASE }.refusals()[0].rule, "HS-3.8");
}

/// The German renewal of turn 3 with these sites.
fn last_renewal(sites: [Site; 4], turn: u8) -> Scene {
    let mut scene = Scene::empty(BASE).staged(&[Rifle45, Rifle95, Infantry71]).depleted(Rifle45).depleted(Rifle95);
    for (district, site) in sites.into_iter().enumerate() {
        scene.state.table.districts[district] = Ground::fresh(site);
        if let Site::Captured(building) = site {
            scene.state.table.rubble.insert(building);
        }
    }
    let table = &mut scene.state.table;
    table.turn = turn;
    (table.phase, table.step, table.decider, table.mover) = (Phase::Consolidation, Step::GiveUp, S1, S1);
    let mut scene = scene.sound();
    scene.act(Action::Done);
    scene
}

#[test]
fn hs_3_10_and_3_11_and_13_1_the_german_side_wins_in_the_renewal() {
    use BuildingId::*;
    let closed = [Site::Captured(ArmyBarracks), Site::Captured(RedSquare), Site::Volga, Site::Captured(Orlovka)];
    assert_eq!(last_renewal(closed, 3).state.table.winner, Some(German), "nothing is left in the last turn");
    let rivers = [Site::Volga, Site::Captured(PavlovsHouse), Site::Volga, Site::Captured(RedOktoberFactory)];
    assert_eq!(last_renewal(rivers, 2).state.table.winner, Some(German), "four Volga cards");
    let open = [Site::Volga, Site::Captured(PavlovsHouse), Site::Volga, Site::Stands(Orlovka)];
    assert_eq!(last_renewal(open, 2).step(), Step::Manoeuvre);
}

#[test]
fn hs_3_14_a_committed_formation_stays() {
    let mut scene = Scene::manoeuvre(BASE, &[Infantry71, Panzer14]);
    scene.send(&[Infantry71], District::B);
    assert_eq!(scene.forbids(Action::Send { formation: Infantry71, to: District::D }), "HS-3.12");
    assert_eq!(scene.formation(Infantry71).place, Place::At(District::B));
}

#[test]
fn hs_12_1_an_empty_deck_is_made_of_the_discards() {
    let mut scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71]).turn_of(German);
    let all: Vec<CardId> = scene.state.decks[0].iter().collect();
    scene = scene.discarded(&all);
    scene.act(Action::Refit).act(Action::Done);
    assert_eq!((scene.held(G1), scene.state.table.decked[0]), (6, 27));
    assert_eq!(scene.told(|event| matches!(event, Event::CombatReshuffled { side: German })), 1);
    let mut scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71]).turn_of(German);
    let all: Vec<CardId> = scene.state.decks[0].iter().collect();
    scene = scene.hand(G1, &all);
    scene.act(Action::Refit).act(Action::Done);
    assert_eq!(scene.held(G1), 33, "there is nothing to draw");
}

#[test]
fn hs_12_2_and_12_4_carnage_cards_come_round() {
    let mut scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71]).hold(5).carnage(CarnageId::K14);
    scene.act(Action::Hold);
    assert!(scene.state.table.carnage.is_empty());
    scene.act(Action::Choose(HoldEffect::B)).act(Action::Hold);
    assert_eq!(scene.state.table.carnage.len(), 29, "shuffled anew, and one drawn");
}

#[test]
fn hs_12_3_and_12_5_and_12_6_formation_and_building_decks_never_fail() {
    let mut rng = Rng::seeded(12);
    let mut volgas = 0;
    for _ in 0..6 {
        watch::<Stalingrad>(&Setup { turn_limit: 8, ..BASE }, &mut rng, any, |_, _, after, events| {
            volgas += events.told.iter().filter(|told| matches!(told.event, Event::VolgaPlaced { .. })).count();
            let placed: Vec<BuildingId> = after.table.districts.iter().filter_map(Ground::building).collect();
            assert!(placed.iter().all(|building| !after.table.rubble.has(*building)));
        });
    }
    assert!(volgas > 3);
}

#[test]
fn hs_13_3_without_formations_the_attack_is_over() {
    let mut scene = Scene::empty(BASE).staged(&[Rifle45, Rifle95]).depleted(Rifle45).depleted(Rifle95);
    let table = &mut scene.state.table;
    (table.phase, table.step, table.decider, table.mover) = (Phase::Consolidation, Step::GiveUp, S1, S1);
    scene.act(Action::Done);
    assert_eq!(scene.state.table.winner, Some(Soviet));
}

#[test]
fn hs_13_4_and_4_22_one_building_is_enough_for_the_soviets() {
    let mut scene = Scene::battle(BuildingId::Orlovka).fighting(&[Infantry71]).hold(1).carnage(CarnageId::K14);
    scene.state.table.turn = 3;
    let mut scene = scene.rolls(&[6, 1]);
    scene.act(Action::Hold).act(Action::Choose(HoldEffect::B));
    assert_eq!(scene.state.table.winner, Some(Soviet), "Orlovka has fallen, three others stand");
    assert_eq!(scene.state.table.points(), [1, 3]);
    assert_eq!(scene.seat(), None);
}

#[test]
fn hs_13_5_a_seat_may_resign() {
    let mut game = Match::<Stalingrad>::start(BASE, Pledge::of_number(1)).expect("a valid setup");
    game.enter(Seat(0), Deed::Resign).expect("at any decision");
    assert!(matches!(game.next(), Next::Over(outcome) if outcome.side == Some(Side::Second)));
}

#[test]
fn hs_13_6_a_battle_ends() {
    let mut scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71]).hand(S1, &[CardId::BucketBrigade]);
    scene.battle_mut().actions = 60;
    assert_eq!(scene.legal(), [Action::Hold]);
    assert_eq!(scene.forbids(Action::Refit), "HS-13.6");
    let mut scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71]);
    for _ in 0..4 {
        scene.act(Action::Refit).act(Action::Done);
    }
    assert_eq!((scene.forbids(Action::Refit), scene.now().actions), ("HS-13.6", 4));
    scene.act(Action::Hold).act(Action::Choose(HoldEffect::A)).until(Step::Action);
    assert!(scene.legal().contains(&Action::Refit));
}

//! Every combat card, campaign card, vanguard and building effect in play.

use crate::scene::*;
use stalingrad::data::{DATA, Effect, Token};
use stalingrad::pieces::FormationId::*;
use stalingrad::pieces::*;
use stalingrad::setup::{Mode, Setup};
use stalingrad::state::{Phase, Place, Step};
use stalingrad::{Action, Event, German, Soviet};
use table::Side;

/// A battle in which every card has something to do.
fn rich(side: Side) -> Scene {
    let scene = Scene::expert(BuildingId::MamaevKurgan)
        .fighting(&[Motorized29, Panzer24, Nkvd10, Guards13, Rifle284])
        .staged(&[Infantry44, Infantry76, TankCorps23, Rifle193])
        .depleted(Infantry76)
        .depleted(Rifle193)
        .depleted(Panzer24)
        .units(&[(UnitKind::Grenadier, 4), (UnitKind::Panzer, 2), (UnitKind::Rifle, 6), (UnitKind::T34, 1)])
        .track(2, 2, 2)
        .discarded(&[CardId::SewerRaid, CardId::KatyushaSalvo, CardId::VolgaCrossing]);
    scene.turn_of(side)
}

/// Where a card of the hand can be played.
fn any_formation(card: CardId) -> FormationId {
    if card.side() == German { Motorized29 } else { Nkvd10 }
}

/// Plays a card and answers every question with the first choice.
fn played(card: CardId) -> (Scene, Scene) {
    let side = card.side();
    let (own, enemy) = if side == German { (G1, S1) } else { (S1, G1) };
    let spare = if side == German { [CardId::StormGroup; 3] } else { [CardId::StreetAssault; 3] };
    let before = rich(side).hand(own, &[card]).hand(enemy, &spare).sound();
    let mut after = rich(side).hand(own, &[card]).hand(enemy, &spare).sound();
    let action = if card.card().hero { Action::Hero(card) } else { Action::Play { card, on: any_formation(card) } };
    after.act(action);
    if after.step() == Step::Intercept {
        after.act(Action::Decline);
    }
    after.until(Step::Action);
    (before, after)
}

/// What everybody can count of an effect: whether it left its mark on the position.
fn left_its_mark(effect: &Effect, card: CardId, before: &Scene, after: &Scene) -> bool {
    let side = card.side();
    let (own, enemy) = if side == German { (G1, S1) } else { (S1, G1) };
    let strength = |scene: &Scene, side| scene.state.table.battlefield().expect("a battle").strength(side);
    let full = |scene: &Scene, side| {
        scene.state.table.on_table(side).filter(|id| scene.strength(*id) == Strength::Full).count()
    };
    let (was, is) = (before.tracks(), after.tracks());
    match effect.token {
        Token::Add => {
            let unit = effect.unit.expect("a unit");
            after.count(unit) > 0 && after.count(unit) >= before.count(unit).min(effect.times)
        }
        Token::Kill | Token::PrecisionKill | Token::Sniper => {
            let shot = before.state.table.carnage != after.state.table.carnage;
            shot || strength(after, side.other()) < strength(before, side.other()) + 1
        }
        Token::DestroyRifles | Token::Sacrifice => after.count(UnitKind::Rifle) < before.count(UnitKind::Rifle),
        Token::Draw | Token::Recover => after.held(own) > 0,
        Token::Discard | Token::DiscardHand | Token::LookDiscard => after.held(enemy) < before.held(enemy),
        Token::Fire | Token::FireReset => was.0 != is.0 || was.2 != is.2,
        Token::Bucket => was.1 != is.1,
        Token::InfernoAdd => is.2 == was.2 + 1,
        Token::InfernoRemove => is.2 == was.2 - 1,
        Token::Fort => after.count(UnitKind::Fort) == before.count(UnitKind::Fort) + 1,
        Token::Overrun | Token::NewFormation => {
            after.state.table.fighting(side).count() == before.state.table.fighting(side).count() + 1
        }
        Token::Supply => full(after, side) == full(before, side) + 1,
        Token::Deplete => full(after, side.other()) < full(before, side.other()) || side == Soviet,
        Token::LastStand => full(after, Soviet) == full(before, Soviet) - 1,
        Token::Promote => {
            let levels =
                |scene: &Scene| scene.state.table.fighting(German).map(|id| scene.formation(id).level()).sum::<u8>();
            levels(after) > levels(before)
        }
        Token::Refit => after.held(own) == 6,
        Token::SecondAction => after.decider() == own,
        Token::DicePlus => after.now().dice_plus == effect.times,
        Token::StealDie => after.now().steals == effect.times,
        Token::NextCostZero => after.now().ghost,
        Token::Intercept => after.now().heroes.iter().any(|hero| hero.card == card),
        other => panic!("{other:?} is on no combat card"),
    }
}

#[test]
fn hs_9_7_and_10_2_and_10_4_every_combat_card_does_what_it_says() {
    for card in CardId::ALL {
        let (before, after) = played(card);
        let lies = after.now().laid.iter().any(|laid| laid.card == card);
        let fights = after.now().heroes.iter().any(|hero| hero.card == card);
        assert!(if card.card().hero { fights } else { lies }, "{card:?} stays until the clean-up");
        for effect in card.card().effects {
            assert!(left_its_mark(effect, card, &before, &after), "{card:?}: {effect:?}");
        }
        let second = card.card().effects.iter().any(|effect| effect.token == Token::SecondAction);
        assert_eq!(after.decider().side() == card.side(), second, "{card:?}: whose round it is");
    }
}

/// A campaign card as the only one of its side; the other side's says nothing.
fn campaign(card: CampaignId) -> Scene {
    let mut scene = Scene::battle(BuildingId::Orlovka)
        .fighting(&[Infantry71])
        .staged(&[Infantry44, Guards13, MilitiaBarrikady])
        .depleted(Infantry44)
        .depleted(Guards13)
        .hand(G1, &[CardId::StukaStrike])
        .hand(S1, &[CardId::HumanWave])
        .hold(1)
        .carnage(CarnageId::K14)
        .rolls(&[1, 6, 6]);
    let other = if card.side() == German { CampaignId::GuardsAcrossTheVolga } else { CampaignId::SixthArmyClosesUp };
    scene.state.table.campaign = [card, other].into_iter().collect();
    scene.act(Action::Hold).act(Action::Choose(HoldEffect::A));
    scene
}

#[test]
fn hs_3_2_and_3_5_and_3_6_every_campaign_card_does_what_it_says() {
    for card in CampaignId::ALL {
        let mut scene = campaign(card);
        let owner = if card.side() == German { G1 } else { S1 };
        let order = scene.events.told.iter().filter_map(|told| match told.event {
            Event::Campaign { card } => Some(card.side()),
            _ => None,
        });
        let order: Vec<Side> = order.collect();
        assert_eq!(order.first(), Some(&Soviet), "the Soviet card comes first");
        let turned = scene.state.table.commanders[owner.index()] == CommanderId::back(owner);
        assert_eq!(turned, card.card().sacks, "{card:?}");
        assert_eq!(scene.state.table.turn, if card.card().hourglass { 3 } else { 2 });
        let step = scene.step();
        match card.card().effects.first().map(|effect| effect.token) {
            Some(Token::DiscardHandSelf) => assert_eq!(scene.held(owner), 0),
            Some(Token::Draw) => assert_eq!(scene.held(owner), 1 + card.card().effects[0].times),
            Some(Token::FireAll) => assert!(scene.state.table.districts.iter().all(|ground| ground.fire >= 1)),
            Some(Token::Supply) => {
                assert_eq!(step, Step::Supply);
                scene.act(Action::Supply(Infantry44));
                assert_eq!(scene.strength(Infantry44), Strength::Full);
            }
            Some(Token::Demote) => assert_eq!((step, scene.decider()), (Step::Demote, G1)),
            Some(Token::ExecuteCommissars) => {
                assert_eq!(scene.told(|event| matches!(event, Event::LeaderLost { .. })), 2);
            }
            Some(Token::BurnMilitia) => assert_eq!(scene.formation(MilitiaBarrikady).place, Place::Ash),
            Some(other) => panic!("{other:?} is on no campaign card"),
            None => {}
        }
    }
}

#[test]
fn hs_3_6_a_demotion_takes_a_level_then_the_leader() {
    let mut scene = campaign(CampaignId::HalderDismissed);
    assert_eq!(scene.step(), Step::Demote);
    scene.act(Action::Demote(Infantry71));
    assert_eq!(scene.formation(Infantry71).level(), 0, "he had graduated");
    scene.act(Action::Demote(Infantry71));
    assert_eq!(scene.formation(Infantry71).leader, None, "the same one may be picked again");
}

#[test]
fn hs_7_2_every_vanguard_brings_what_it_says() {
    for id in FormationId::ALL {
        let against = if id.side() == German { Rifle112 } else { Infantry71 };
        if id == against {
            continue;
        }
        let side = id.side();
        let all = if side == German { vec![id, against] } else { vec![against, id] };
        let mut scene = Scene::manoeuvre(Setup::of(Mode::Base), &all).carnage(CarnageId::K06);
        let (german, soviet) = if side == German { (id, against) } else { (against, id) };
        scene.send(&[german], District::D).done(G1);
        scene.send(&[soviet], District::D).done(S1).until(Step::Action);
        for effect in id.card().vanguard {
            let entered = |event: &Event| matches!(event, Event::Entered { unit, .. } if Some(*unit) == effect.unit);
            match effect.token {
                Token::Add => {
                    assert!(scene.log.iter().filter(|event| entered(event)).count() >= effect.times.into(), "{id:?}")
                }
                Token::Fire => assert!(scene.tracks().0 >= 4, "{id:?}: the card's 3 and one more"),
                Token::Bucket => assert_eq!(scene.tracks().1, 1, "{id:?}"),
                Token::Sniper => assert!(id == Rifle284),
                other => panic!("{other:?} is no vanguard"),
            }
        }
    }
}

#[test]
fn hs_4_5_every_building_rewards_the_initiative() {
    for building in BuildingId::ALL {
        for (side, card) in [(German, CarnageId::K06), (Soviet, CarnageId::K02)] {
            let district = building.card().district;
            let mut scene =
                Scene::manoeuvre(Setup::of(Mode::Base), &[Infantry71, Rifle112]).site(building).carnage(card);
            scene = scene.hand(G1, &[CardId::StukaStrike]).hand(S1, &[CardId::HumanWave]);
            scene.send(&[Infantry71], district).done(G1);
            scene.send(&[Rifle112], district).done(S1);
            let initiative = |event: &Event| matches!(event, Event::Initiative { side: winner, .. } if *winner == side);
            assert_eq!(scene.told(initiative), 1);
            scene.until(Step::Action);
            assert_eq!(scene.decider().side(), side, "{building:?}");
            for effect in building.card().initiative[side.index()] {
                match effect.token {
                    Token::Add => assert!(scene.count(effect.unit.expect("a unit")) >= effect.times, "{building:?}"),
                    Token::Fire => assert_eq!(scene.tracks().0 + 5 * scene.tracks().2, 3 + effect.times),
                    Token::Bucket => assert_eq!(scene.tracks().1, effect.times),
                    Token::Draw => assert!(scene.held(if side == German { G1 } else { S1 }) > 1),
                    Token::Discard => assert_eq!(scene.held(if side == German { S1 } else { G1 }), 0),
                    Token::Kill | Token::PrecisionKill | Token::Sniper => {}
                    other => panic!("{other:?} is on no building"),
                }
            }
        }
    }
}

#[test]
fn hs_4_9_every_hold_effect_can_be_taken() {
    for card in CarnageId::ALL {
        for (which, effect) in HoldEffect::ALL.into_iter().zip(card.card().hold) {
            for side in [German, Soviet] {
                let (own, enemy) = if side == German { (G1, S1) } else { (S1, G1) };
                let mut scene = rich(side)
                    .hand(enemy, &[if side == German { CardId::HumanWave } else { CardId::StreetAssault }])
                    .carnage(card);
                let before = scene.tracks();
                scene.act(Action::Hold);
                assert_eq!((scene.step(), scene.decider()), (Step::Hold, own));
                scene.act(Action::Choose(which)).until(Step::Action);
                assert_eq!(scene.now().hold, Some(2), "{card:?}");
                let after = scene.tracks();
                match effect.token {
                    Token::FireBucket if side == German => assert_ne!((before.0, before.2), (after.0, after.2)),
                    Token::FireBucket => assert_ne!(before.1, after.1),
                    Token::Draw => assert_eq!(scene.held(own), effect.times),
                    Token::Discard => assert_eq!(scene.held(enemy), 0),
                    Token::AddLine => assert!(scene.count(UnitKind::line(side)) >= 4 + effect.times),
                    Token::Kill | Token::PrecisionKill | Token::Sniper | Token::Supply => {}
                    other => panic!("{other:?} is no Hold effect"),
                }
            }
        }
    }
}

#[test]
fn hs_4_8_every_commander_refits_in_his_way() {
    for player in [G1, S1] {
        for face in [CommanderId::front(player), CommanderId::back(player)] {
            let mut scene = rich(player.side());
            scene.state.table.commanders[player.index()] = face;
            scene.act(Action::Refit).act(Action::Done).until(Step::Action);
            assert_eq!(scene.held(player), face.card().hand_size);
        }
    }
    assert_eq!(DATA.commanders.len(), 8);
    let mut scene = rich(German).hand(G1, &[CardId::StukaStrike, CardId::RoomToRoom]);
    scene.act(Action::Refit).act(Action::Discard(CardId::RoomToRoom)).act(Action::Done);
    assert_eq!((scene.held(G1), scene.tracks().0), (6, 3), "Paulus adds fire");
    assert_eq!(scene.state.table.phase, Phase::Rounds);
}

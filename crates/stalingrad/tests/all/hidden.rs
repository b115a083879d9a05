//! What is hidden: the hands from the enemy, the decks from everybody.

use crate::scene::*;
use stalingrad::pieces::FormationId::*;
use stalingrad::pieces::*;
use stalingrad::setup::{Mode, Setup};
use stalingrad::state::{State, Step};
use stalingrad::{Action, Event, German, Stalingrad};
use table::testing::{any, watch};
use table::{Rng, Rules, Seat};

fn json(state: &State, seat: Option<Seat>) -> String {
    serde_json::to_string(&Stalingrad::view(state, seat)).expect("a view can be written")
}

#[test]
fn a_hand_is_seen_by_its_team_alone() {
    let scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71, Rifle112]);
    let one = scene.hand(G1, &[CardId::StukaStrike]).sound();
    let scene = Scene::battle(BuildingId::RedSquare).fighting(&[Infantry71, Rifle112]);
    let other = scene.hand(G1, &[CardId::RoomToRoom]).sound();
    for seat in [Some(Seat(1)), None] {
        assert_eq!(json(&one.state, seat), json(&other.state, seat));
    }
    assert_ne!(json(&one.state, Some(Seat(0))), json(&other.state, Some(Seat(0))));
}

#[test]
fn team_mates_see_each_others_hands() {
    let scene = Scene::battle_of(Setup::teams(), BuildingId::RedSquare).fighting(&[Infantry71]);
    let scene = scene.hand(G2, &[CardId::StukaStrike]);
    let view = Stalingrad::view(&scene.state, Some(Seat(0)));
    assert!(view.hands[G2.index()].is_some_and(|hand| hand.has(CardId::StukaStrike)));
    assert!(view.hands[S1.index()].is_none());
}

#[test]
fn draws_are_told_to_the_team_and_counted_by_the_others() {
    let mut rng = Rng::seeded(2);
    let mut drawn = 0;
    watch::<Stalingrad>(&Setup::of(Mode::Expert), &mut rng, any, |_, _, _, events| {
        for told in &events.told {
            if let Event::DrewCard { player, .. } = told.event {
                drawn += 1;
                let own = Seat(player.side().index() as u8);
                assert!(told.audience.includes(Some(own)));
                assert!(!told.audience.includes(Some(Seat(1 - own.0))) && !told.audience.includes(None));
            }
        }
    });
    assert!(drawn > 10);
}

#[test]
fn an_imagined_hand_may_be_any_but_what_was_seen_is_in_it() {
    let scene = Scene::expert(BuildingId::RedSquare).fighting(&[Infantry71, Guards13]);
    let mut scene = scene
        .hand(G1, &[CardId::StukaStrike, CardId::RoomToRoom, CardId::PanzerThrust])
        .hand(S1, &[CardId::CollectingTongues])
        .sound();
    scene.play(CardId::CollectingTongues, Guards13);
    if scene.step() == Step::Intercept {
        scene.act(Action::Decline);
    }
    assert_eq!(scene.step(), Step::LookDiscard);
    assert_eq!(scene.legal().len(), 3, "the whole hand is seen");
    scene.act(Action::Discard(CardId::StukaStrike));
    let view = Stalingrad::view(&scene.state, Some(Seat(1)));
    let mut rng = Rng::seeded(4);
    for _ in 0..20 {
        let imagined = Stalingrad::imagine(&view, &mut rng).hands[G1.index()].cards;
        assert!(imagined.has(CardId::RoomToRoom) && imagined.has(CardId::PanzerThrust), "the Soviets remember");
    }
    let spectator = Stalingrad::view(&scene.state, None);
    assert_eq!(spectator.seen, [None; 4]);
    assert_eq!(scene.state.hands[G1.index()].cards.len(), 2);
    assert_eq!(scene.decider().side(), table::Side::Second, "a second action");
}

#[test]
fn hs_10_8_whoever_could_intercept_is_asked_whatever_he_holds() {
    for card in [CardId::VasilyZaitsev, CardId::HumanWave] {
        let scene = Scene::expert(BuildingId::RedSquare).fighting(&[Infantry71, Rifle112]);
        let mut scene = scene.hand(G1, &[CardId::StreetAssault]).hand(S1, &[card]).turn_of(German).sound();
        scene.play(CardId::StreetAssault, Infantry71);
        assert_eq!((scene.step(), scene.decider()), (Step::Intercept, S1));
    }
    let scene = Scene::expert(BuildingId::RedSquare).fighting(&[Infantry71, Rifle112]);
    let scene = scene.discarded(&[CardId::VasilyZaitsev]);
    let mut scene = scene.hand(G1, &[CardId::StreetAssault]).hand(S1, &[CardId::HumanWave]).turn_of(German).sound();
    scene.play(CardId::StreetAssault, Infantry71);
    assert_ne!(scene.step(), Step::Intercept, "everybody sees that he cannot");
}

//! What the game says, in every language: complete, well-formed, and right in a few places.

use crate::scene::*;
use ::words::testing::{Polyglot, languages_fit, lesson_is_sound, said};
use stalingrad::pieces::*;
use stalingrad::setup::{Mode, Setup, scenarios};
use stalingrad::state::Step;
use stalingrad::why::Why;
use stalingrad::{Action, Event, Stalingrad, words};
use table::testing::sources;
use table::{Refusal, Rules, Seat, Spoken};

#[test]
fn the_languages_fit_together_and_fit_the_code() {
    let rules = sources(env!("CARGO_MANIFEST_DIR"), "src");
    let board = sources(concat!(env!("CARGO_MANIFEST_DIR"), "_board"), "src");
    languages_fit::<Stalingrad>(&[rules, board].concat());
}

#[test]
fn the_guided_first_match_is_sound_in_every_language() {
    lesson_is_sound::<Stalingrad>();
}

/// At it: what makes a random match eventful.
fn is_keen(action: &Action) -> bool {
    !matches!(action, Action::Done | Action::Decline | Action::Hold | Action::Refit | Action::HandOver)
}

#[test]
fn every_match_can_be_told_in_every_language() {
    let mut polyglot = Polyglot::<Stalingrad>::default();
    for (seed, (_, setup)) in (1..).zip(scenarios().into_iter().chain(scenarios())) {
        polyglot.hear_match(&setup, seed, 16, is_keen, |polyglot, view, legal| {
            if view.table.battle.is_some() {
                polyglot.hear(&words::forecast(&view.table));
            }
            let plans = legal.iter().flat_map(|action| words::plans(view, *action));
            plans.for_each(|line| polyglot.hear_line(&line));
            let fighting =
                [table::Side::First, table::Side::Second].map(|side| view.table.fighting(side).collect::<Vec<_>>());
            let detail = fighting.concat().into_iter().flat_map(|id| words::about_formation(view, id));
            detail.for_each(|line| polyglot.hear_line(&line));
            CardId::ALL
                .iter()
                .step_by(5)
                .flat_map(|card| words::about_plays(view, *card))
                .for_each(|line| polyglot.hear_line(&line));
        });
    }
    CardId::ALL.iter().for_each(|card| polyglot.hear(&words::card(*card)));
    FormationId::ALL.iter().for_each(|formation| polyglot.hear(&words::formation(*formation)));
    BuildingId::ALL.iter().for_each(|building| polyglot.hear(&words::building(*building)));
    UnitKind::ALL.iter().for_each(|unit| polyglot.hear(&words::unit(*unit)));
    CampaignId::ALL.iter().for_each(|card| polyglot.hear(&words::campaign(*card)));
    CommanderId::ALL.iter().for_each(|commander| polyglot.hear(&words::commander(*commander)));
    let effects = CardId::ALL.iter().flat_map(|card| card.card().effects);
    effects.for_each(|effect| {
        polyglot.hear(&words::effect(*effect));
        [table::Side::First, table::Side::Second]
            .iter()
            .for_each(|side| polyglot.hear(&words::full_effect(*effect, *side)));
    });
    polyglot.is_content();
    assert!(polyglot.heard().len() > 80, "the matches were not eventful enough: {:?}", polyglot.heard());
}

#[test]
fn every_refusal_can_be_told_in_every_language() {
    let mut polyglot = Polyglot::<Stalingrad>::default();
    Why::ALL.iter().for_each(|why| polyglot.hear(&Refusal::from(*why).why));
    polyglot.is_content();
}

#[test]
fn every_card_has_a_name_of_its_own() {
    for language in 0..4 {
        let mut names: Vec<String> =
            CardId::ALL.map(|card| said::<Stalingrad>(&words::card(card))[language].clone()).to_vec();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), CardId::ALL.len());
    }
}

#[test]
fn a_card_in_four_languages() {
    let event = Event::Declared { player: G1, card: CardId::StukaStrike, on: FormationId::Infantry71 };
    assert_eq!(
        said::<Stalingrad>(&Stalingrad::event(&event).message),
        [
            "Germans: Stuka Strike on 71st Infantry.",
            "les Allemands~: Frappe de Stukas sur 71e infanterie.",
            "die Deutschen: Stuka-Angriff auf 71. Infanterie.",
            "немцы: Удар «Штук», 71-я пехотная.",
        ]
    );
}

#[test]
fn whoever_decides_is_asked_and_the_others_are_told() {
    let scene = Scene::battle_of(Setup::of(Mode::Base), BuildingId::RedSquare).fighting(&[FormationId::Infantry71]);
    let line = |seat| said::<Stalingrad>(&Stalingrad::prompt(&Stalingrad::view(&scene.state, seat)).message)[0].clone();
    assert_eq!(scene.step(), Step::Action);
    assert_eq!(line(Some(Seat(1))), "Red Square, 3 Holds to go: play a card, refit or hold.");
    assert_eq!(line(Some(Seat(0))), "To decide, Soviets: act.");
    assert_eq!(line(None), line(Some(Seat(0))), "whoever looks on is told too");
}

//! What the game says, in every language: complete, well-formed, and right in a few places.

use crate::field::*;
use ::words::testing::{Polyglot, languages_fit, lesson_is_sound, said};
use prokhorovka::pieces::Formation::{Corps18, Lah};
use prokhorovka::pieces::UnitId::*;
use prokhorovka::pieces::{Formation, UnitId};
use prokhorovka::setup::{Setup, scenarios};
use prokhorovka::state::Step;
use prokhorovka::why::Why;
use prokhorovka::{Action, Event, German, Prokhorovka, Soviet, words};
use table::testing::sources;
use table::{Refusal, Rules, Seat, SequenceOfPlay, Spoken};

#[test]
fn the_languages_fit_together_and_fit_the_code() {
    let rules = sources(env!("CARGO_MANIFEST_DIR"), "src");
    let board = sources(concat!(env!("CARGO_MANIFEST_DIR"), "_board"), "src");
    languages_fit::<Prokhorovka>(&[rules, board].concat());
}

#[test]
fn the_guided_first_match_is_sound_in_every_language() {
    lesson_is_sound::<Prokhorovka>();
}

/// At it: what makes a random match eventful.
fn is_keen(action: &Action) -> bool {
    !matches!(action, Action::End | Action::Flee(_) | Action::Exit | Action::Back(_) | Action::Stop)
}

#[test]
fn every_match_can_be_told_in_every_language() {
    let mut polyglot = Polyglot::<Prokhorovka>::default();
    let setups = scenarios().into_iter().map(|(_, setup)| setup).chain([Setup::with_everything()]);
    for (seed, setup) in (1..).zip(setups) {
        polyglot.hear_match(&setup, seed, 16, is_keen, |polyglot, view, legal| {
            let forecasts = legal.iter().flat_map(|action| words::forecast(view, *action));
            let tallies = [German, Soviet].into_iter().flat_map(|side| words::tally(&view.table, side));
            forecasts.chain(tallies).for_each(|line| polyglot.hear_line(&line));
            let phases = Prokhorovka::track(view).phases;
            phases.iter().flat_map(|phase| [&phase.name, &phase.about]).for_each(|words| polyglot.hear(words));
            let units = UnitId::ALL.iter().filter(|_| view.table.step == Step::Commitment);
            units.flat_map(|unit| words::about_unit(view, *unit)).for_each(|line| polyglot.hear_line(&line));
        });
    }
    UnitId::ALL.iter().for_each(|unit| polyglot.hear(&words::unit(*unit)));
    Formation::ALL.iter().for_each(|formation| polyglot.hear(&words::formation(*formation)));
    for hex in prokhorovka::map::Hex::all() {
        polyglot.hear(&words::hex(hex));
        words::place(hex).iter().for_each(|name| polyglot.hear(name));
    }
    polyglot.is_content();
    assert!(polyglot.heard().len() > 95, "the matches were not eventful enough: {:?}", polyglot.heard());
}

#[test]
fn every_refusal_can_be_told_in_every_language() {
    let mut polyglot = Polyglot::<Prokhorovka>::default();
    Why::ALL.iter().for_each(|why| polyglot.hear(&Refusal::from(*why).why));
    polyglot.is_content();
}

#[test]
fn every_unit_has_a_name_of_its_own() {
    let mut names: Vec<[String; 4]> = UnitId::ALL.iter().map(|unit| said::<Prokhorovka>(&words::unit(*unit))).collect();
    assert_eq!(names[0], ["1 SS PzG", "1 SS PzG", "1. SS-PzGren", "1 пгп СС"]);
    for (name, unit) in names.iter().zip(UnitId::ALL) {
        assert_eq!(name[0], unit.card().name);
    }
    let count = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), count);
}

#[test]
fn a_shot_in_four_languages() {
    let mut game = Field::of(Lah).put(&[LahPz, LahTig], "1410").put(&[Corps18N110], "1610").rolls(&[5]);
    game.act(fire(LahPz, Corps18N110));
    let shot = game.events.told.iter().find(|told| matches!(told.event, Event::Fired { .. })).expect("a shot");
    assert_eq!(
        said::<Prokhorovka>(&Prokhorovka::event(&shot.event).message),
        [
            "110 TB disrupted at 1610. 1 SS Pz: factor 6, die 5~+~1.",
            "110 BCh~: unité désorganisée, 1610. Tir de 1 SS Pz~: facteur 6, dé 5~+~1.",
            "110. PzBrig erschüttert, 1610. 1. SS-Pz feuert: Wert 6, Wurf 5~+~1.",
            "110 тбр: часть расстроена, 1610. Огонь ведёт 1 тп СС: сила 6, бросок 5~+~1.",
        ]
    );
}

#[test]
fn whoever_decides_is_asked_and_the_others_are_told() {
    let game = Field::of(Corps18).put(&[Corps18N110], "1410").put(&[LahPz], "1510").game();
    let line = |seat| said::<Prokhorovka>(&Prokhorovka::prompt(&Prokhorovka::view(&game.state, seat)).message);
    assert!(line(Some(Seat(1)))[0].starts_with("18th Tank Corps: act with its units"));
    assert_eq!(line(Some(Seat(0)))[0], "The Soviets act with: 18th Tank Corps.");
    assert_eq!(line(None), line(Some(Seat(0))), "whoever looks on is told too");
}

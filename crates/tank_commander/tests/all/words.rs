//! What the game says, in every language: complete, well-formed, and right in a few places.

use ::words::testing::{Polyglot, languages_fit, lesson_is_sound, said};
use std::collections::BTreeSet;
use table::testing::sources;
use table::{Message, Refusal, Rules, Spoken};
use tank_commander::data::Scenario;
use tank_commander::pieces::CardId;
use tank_commander::setup::{Balance, Decks, Setup, Switch, TerrainChoice, YearChoice, scenarios};
use tank_commander::why::Why;
use tank_commander::{Action, TankCommander, words};

#[test]
fn the_languages_fit_together_and_fit_the_code() {
    let rules = sources(env!("CARGO_MANIFEST_DIR"), "src");
    let board = sources(concat!(env!("CARGO_MANIFEST_DIR"), "_board"), "src");
    languages_fit::<TankCommander>(&[rules, board].concat());
}

#[test]
fn the_guided_first_match_is_sound_in_every_language() {
    lesson_is_sound::<TankCommander>();
}

#[test]
fn what_is_said_of_17_9_names_its_limit() {
    let limits = ["ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen"];
    let limit = limits[usize::from(Setup::of(Scenario::EndIsNear).last_turn()) - 10];
    for story in ["scenario-end-is-near-note", "scenario-story"] {
        let message = Message::new(story).with("scenario", "end");
        let [english, ..] = said::<TankCommander>(&message);
        assert!(english.contains(&format!(" {limit} turns")), "{english}");
    }
}

/// A match, with forecasts, the stack and every unit in detail.
fn hear_match(polyglot: &mut Polyglot<TankCommander>, setup: &Setup, seed: u64) {
    polyglot.hear_match(setup, seed, 8, is_keen, |polyglot, view, legal| {
        let forecasts = legal.iter().flat_map(|action| words::forecast(view, *action));
        let stack = words::stack(view).into_iter().map(|(line, _)| line);
        let detail = view.table.units.iter().flat_map(|(id, _)| words::about_unit(view, id));
        forecasts.chain(stack).chain(detail).for_each(|line| polyglot.hear_line(&line));
    });
}

/// At it: what makes a random match eventful.
fn is_keen(action: &Action) -> bool {
    !matches!(action, Action::End | Action::Pass | Action::Drop(..) | Action::Done | Action::Unload(_) | Action::Draw)
}

#[test]
fn every_match_can_be_told_in_every_language() {
    let mut polyglot = Polyglot::default();
    for (seed, (_, setup)) in (1..).step_by(100).zip(scenarios()) {
        (seed..seed + 3).for_each(|seed| hear_match(&mut polyglot, &setup, seed));
    }
    let custom = Setup { deck: Decks::Custom, allow_164: Switch::On, ..Setup::of(Scenario::Defence) };
    (1..6).for_each(|seed| hear_match(&mut polyglot, &custom, seed));
    for card in CardId::all() {
        words::about_card(card).iter().for_each(|line| polyglot.hear_line(line));
    }
    polyglot.is_content();
    assert!(polyglot.heard().len() > 120, "the matches were not eventful enough: {:?}", polyglot.heard());
}

#[test]
fn every_refusal_can_be_told_in_every_language() {
    let mut polyglot = Polyglot::<TankCommander>::default();
    for &why in Why::ALL {
        polyglot.hear(&Refusal::from(why).why);
    }
    let hill = Setup {
        columns: 9,
        ranks: 4,
        players: 4,
        turn_limit: Some(9),
        deck: Decks::Custom,
        terrain_setup: TerrainChoice::None,
        year: YearChoice::Of(tank_commander::pieces::Year::Y1941),
        ..Setup::of(Scenario::Hill621)
    };
    let other = Setup {
        players: 3,
        allow_164: Switch::On,
        hill_balance: Balance::ProGerman,
        year: YearChoice::Any,
        ..Setup::of(Scenario::AdvancedForce)
    };
    let refusals: Vec<Refusal> = [hill, other].iter().flat_map(Setup::refusals).collect();
    refusals.iter().for_each(|refusal| polyglot.hear(&refusal.why));
    let keys: BTreeSet<&str> = refusals.iter().map(|refusal| refusal.why.key).collect();
    assert_eq!(keys.len(), 14, "{keys:?}");
    polyglot.is_content();
}

#[test]
fn a_shot_in_four_languages() {
    let refusal = Refusal::from(Why::NoSight).why;
    assert_eq!(
        said::<TankCommander>(&refusal),
        ["There is no line of sight.", "Pas de ligne de vue.", "Keine Sichtlinie.", "Нет линии видимости."]
    );
}

#[test]
fn whoever_decides_is_asked_and_the_others_are_told() {
    use crate::field::*;
    let game = Field::new().german(45, "GF3").game();
    let line = |seat| said::<TankCommander>(&TankCommander::prompt(&TankCommander::view(&game.state, seat)).message);
    assert_eq!(
        line(Some(GERMAN)),
        [
            "Your play. Supply: 2.",
            "À vous d’agir. Ravitaillement~: 2.",
            "Du bist am Zug. Nachschub: 2.",
            "Ваш розыгрыш. Снабжение: 2."
        ]
    );
    let told = [
        "The Germans play. Supply: 2.",
        "Les Allemands agissent. Ravitaillement~: 2.",
        "Die Deutschen sind am Zug. Nachschub: 2.",
        "Немцы играют. Снабжение: 2.",
    ];
    assert_eq!(line(Some(SOVIET)), told);
    assert_eq!(line(None), told, "whoever looks on is told too");
}

#[test]
fn no_message_counts_seats() {
    for (language, text) in TankCommander::locales() {
        for word in ["Seat {", "seat {", "siège {", "Platz {", "Место {", "места {", "Player ", "Joueur "] {
            assert!(!text.contains(word), "{language}: {word}");
        }
    }
}

#[test]
fn a_roll_says_what_it_needed() {
    use crate::field::*;
    use tank_commander::units::Weapon;
    let mut game = Field::new().german(45, "GF3").soviet(56, "SF3").rolls(&[9]);
    game.fire(1, Weapon::At, 2);
    let shot = game.events.told.iter().find(|told| matches!(told.event, tank_commander::Event::Shot { .. }));
    let line = TankCommander::event(&shot.expect("a shot").event).message;
    assert_eq!(said::<TankCommander>(&line)[0], "T-34 M43 (2) missed. PzKw IV H (1), AT: 8 or less, rolled 9.");
    let mut game = Field::new().german(44, "GF3").rolls(&[7]);
    let at = game.at("SF3");
    game.acts([Action::Aim(unit(1)), Action::Screen(at)]).pass();
    let smoke = game.events.told.iter().find(|told| matches!(told.event, tank_commander::Event::SmokeShot { .. }));
    let line = TankCommander::event(&smoke.expect("a smoke shot").event).message;
    assert_eq!(said::<TankCommander>(&line)[0], "PzKw IV G (1) fails to lay smoke on C3 (6 or less: rolled 7).");
}

//! What the game says, in every language: complete, well-formed, and right in a few places.

use ::words::testing::{Polyglot, languages_fit, lesson_is_sound, said};
use crusade::data::Scenario;
use crusade::pieces::CardId;
use crusade::setup::{Decks, Nations, Setup, Switch, scenarios};
use crusade::why::Why;
use crusade::{Action, Crusade, words};
use table::Refusal;
use table::testing::sources;

#[test]
fn the_languages_fit_together_and_fit_the_code() {
    let rules = sources(env!("CARGO_MANIFEST_DIR"), "src");
    let board = sources(concat!(env!("CARGO_MANIFEST_DIR"), "_board"), "src");
    languages_fit::<Crusade>(&[rules, board].concat());
}

#[test]
fn the_guided_first_match_is_sound_in_every_language() {
    lesson_is_sound::<Crusade>();
}

/// A match, with forecasts.
fn hear_match(polyglot: &mut Polyglot<Crusade>, setup: &Setup, seed: u64) {
    polyglot.hear_match(setup, seed, 12, is_keen, |polyglot, view, legal| {
        let forecasts = legal.iter().step_by(3).flat_map(|action| words::forecast(view, *action));
        forecasts.for_each(|line| polyglot.hear_line(&line));
        for (id, piece) in view.forces.iter().flatten().flat_map(|force| force.iter()) {
            polyglot.hear(&words::own(view, id));
            words::about_piece(piece.card, &piece.into()).iter().for_each(|line| polyglot.hear_line(line));
        }
    });
}

/// At it: what makes a random match eventful.
fn is_keen(action: &Action) -> bool {
    !matches!(action, Action::End | Action::Pass | Action::Skip(_) | Action::Jettison { .. } | Action::DigIn(_))
}

#[test]
fn every_match_can_be_told_in_every_language() {
    let mut polyglot = Polyglot::default();
    for (seed, (_, setup)) in (1..).step_by(100).zip(scenarios()) {
        (seed..seed + 2).for_each(|seed| hear_match(&mut polyglot, &setup, seed));
    }
    let open = Setup { random_terrain: Switch::On, collapse: Switch::Off, ..Setup::of(Scenario::Open) };
    hear_match(&mut polyglot, &open, 7);
    hear_match(&mut polyglot, &Setup { decks: Decks::Constructed, nations: Nations::German, ..open }, 8);
    for card in CardId::all() {
        words::about_card(card).iter().for_each(|line| polyglot.hear_line(line));
        polyglot.hear(&words::card(card));
        polyglot.hear(&words::subhead(card.card().subhead));
    }
    polyglot.is_content();
    assert!(polyglot.heard().len() > 110, "the matches were not eventful enough: {:?}", polyglot.heard());
}

#[test]
fn every_refusal_can_be_told_in_every_language() {
    let mut polyglot = Polyglot::<Crusade>::default();
    for &why in Why::ALL {
        polyglot.hear(&Refusal::from(why).why);
    }
    polyglot.is_content();
}

#[test]
fn a_refusal_in_four_languages() {
    let refusal = Refusal::from(Why::TooDear).why;
    assert_eq!(
        said::<Crusade>(&refusal),
        [
            "Your supply does not suffice.",
            "Votre ravitaillement ne suffit pas.",
            "Dein Nachschub reicht nicht.",
            "Не хватает снабжения."
        ]
    );
}

//! What the cards are called, in every language.

use std::collections::BTreeSet;
use table::testing::sources;
use table::{Message, Rng};
use tank_commander::data::{Role, Scenario};
use tank_commander::decks::{Terms, build};
use tank_commander::names::{self, LOCALES, Label};
use tank_commander::pieces::*;
use words::Lexicon;

#[test]
fn the_languages_fit_together_and_fit_the_code() {
    let mut code = sources(env!("CARGO_MANIFEST_DIR"), "src/decks");
    code.push(include_str!("../../src/names.rs").to_owned());
    let code: Vec<&str> = code.iter().map(String::as_str).collect();
    assert_eq!(words::check(&LOCALES, &code), Vec::<String>::new());
}

fn said(message: &Message) -> Vec<String> {
    let say = |(language, _): (&str, &str)| match Lexicon::new(language, &LOCALES).say_checked(message) {
        Ok(text) => text,
        Err(faults) => panic!("{language}: {faults:?}"),
    };
    LOCALES.map(say).into()
}

#[test]
fn everything_has_a_name_in_every_language() {
    let mut messages: Vec<Message> = CardId::all().map(names::card).collect();
    messages.extend(CardId::all().filter_map(names::text));
    messages.extend(Class::ALL.map(names::class));
    messages.extend(Kind::ALL.map(names::kind));
    messages.extend(Nation::ALL.map(names::nation));
    messages.extend(Role::ALL.map(names::role));
    messages.extend(Scenario::ALL.map(names::scenario));
    messages.extend(Scenario::ALL.map(names::scenario_story));
    messages.extend(tank_commander::data::DATA.decks.iter().map(names::ready_deck));
    messages.extend(Timing::ALL.map(names::timing));
    messages.extend(Label::ALL.map(names::label));
    messages.extend([Trait::Tracked, Trait::CarriesSquad, Trait::TowsGun].map(names::ability));
    let options: Vec<Message> =
        tank_commander::data::OPTIONS.iter().map(|option| names::option(&option.id).expect("a name")).collect();
    messages.extend(options);
    for message in &messages {
        for text in said(message) {
            assert!(!text.is_empty() && text.trim() == text && !text.contains("  "), "{text:?}");
        }
    }
}

#[test]
fn ready_made_decks_are_called_as_people_say_it() {
    let decks = &tank_commander::data::DATA.decks;
    let deck = |id: &str| names::ready_deck(decks.iter().find(|deck| deck.id == id).expect("a deck"));
    assert_eq!(
        said(&deck("17.4-G-att-1943")),
        [
            "Prepared Defence – German attackers, 1943",
            "Défense préparée – attaquants allemands, 1943",
            "Vorbereitete Verteidigung – deutsche Angreifer, 1943",
            "Подготовленная оборона\u{a0}— немцы в атаке, 1943",
        ]
    );
    assert_eq!(said(&deck("17.8-S"))[0], "Armour at Kursk – Soviets");
    let all: BTreeSet<String> = decks.iter().map(|deck| said(&names::ready_deck(deck))[0].clone()).collect();
    assert_eq!(all.len(), decks.len(), "no two share a name");
}

#[test]
fn no_two_cards_share_a_name() {
    for (language, _) in LOCALES {
        let lexicon = Lexicon::new(language, &LOCALES);
        let all: BTreeSet<String> = CardId::all().map(|card| lexicon.say(&names::card(card))).collect();
        assert_eq!(all.len(), usize::from(CARDS), "{language}");
    }
}

#[test]
fn what_is_no_unit_says_what_it_does() {
    for card in CardId::all() {
        assert_eq!(names::text(card).is_some(), !card.stats().is_unit(), "{}", card.stats().name);
    }
}

#[test]
fn refusals_of_a_deck_are_told_in_every_language() {
    let terms = Terms::of(Scenario::AdvancedForce, Role::None, Some(Year::Y1941));
    let mut deck = build(&terms, Nation::German, &mut Rng::seeded(1));
    for card in [CardId::SU_152, CardId::WOODS, CardId::TANK_REPAIR_SHOP, CardId::PZ_III_N] {
        deck.cards.add(card, 3);
    }
    deck.reinforcement.add(CardId::SMOKE, 70);
    let refusals = deck.check(&terms);
    assert!(refusals.len() >= 8, "{refusals:?}");
    refusals.iter().for_each(|refusal| drop(said(&refusal.why)));
    assert_eq!(
        said(&terms.bars(&deck, CardId::PZ_III_N.stats()).expect("a refusal").why),
        [
            "PzKw III N was in service 1942 to 1945, not in 1941.",
            "PzKw III N a servi de 1942 à 1945, pas en 1941.",
            "PzKw III N war von 1942 bis 1945 im Einsatz, nicht 1941.",
            "PzKw III N: на вооружении с 1942 по 1945, а не в 1941.",
        ]
    );
}

//! The cards of Tank Commander as pictures: every one, in every language.

use boards::testing::{check_whole, unstyled};
use std::collections::BTreeSet;
use tank_commander::names::{self, LOCALES};
use tank_commander::pieces::{CardId, Nation};
use tank_commander_board::cards;
use words::Lexicon;

/// All faces, small faces and backs in one language.
fn pictures(language: &str) -> Vec<String> {
    let lexicon = Lexicon::new(language, &LOCALES);
    let say = |message: &table::Message| lexicon.say(message);
    let faces = CardId::all().map(|card| cards::face(card, &say));
    let small = CardId::all().filter(|card| card.stats().is_unit()).map(|card| cards::small(card, &say));
    let backs = Nation::ALL.into_iter().map(cards::back);
    faces.chain(small).chain(backs).map(|picture| picture.into_string()).collect()
}

#[test]
fn every_picture_is_whole_and_speaks_its_language() {
    for (language, _) in LOCALES {
        for picture in pictures(language) {
            check_whole(&picture);
            assert!(!picture.contains('⟨') && !picture.contains("{mark}"), "{picture}");
        }
    }
}

#[test]
fn pages_may_forbid_styles_in_elements() {
    for picture in pictures("en") {
        assert!(
            !picture.contains("style=") && !picture.contains("<style") && !picture.contains("fill=\""),
            "{picture}"
        );
    }
}

#[test]
fn every_class_of_a_picture_has_its_rule() {
    let css = boards::kit::themes() + &cards::stylesheet();
    let without_rule: BTreeSet<String> = pictures("en").iter().flat_map(|picture| unstyled(picture, &css)).collect();
    let known = ["tc-back", "tc-card", "tc-provenance", "tc-small"];
    assert_eq!(without_rule.iter().map(String::as_str).collect::<Vec<_>>(), known);
}

#[test]
fn a_face_shows_what_the_card_has() {
    let lexicon = Lexicon::new("en", &LOCALES);
    let say = |message: &table::Message| lexicon.say(message);
    for id in CardId::all() {
        let (card, face) = (id.stats(), cards::face(id, &say).into_string());
        assert!(face.contains(&format!("aria-label=\"{}\"", say(&names::card(id)).replace('&', "&amp;"))), "{face}");
        let shown = |number: u8| face.contains(&format!(">{number}</text>"));
        assert!(shown(card.points), "{}: points", card.name);
        if card.is_unit() {
            let values = [
                card.he,
                card.sa,
                card.ft,
                card.armour.front,
                card.armour.side,
                card.at.hit[1],
                card.at.penetration[2],
            ];
            for number in values.into_iter().filter(|number| *number > 0) {
                assert!(shown(number), "{}: {number}", card.name);
            }
        }
    }
}

#[test]
fn values_of_our_own_are_marked() {
    let lexicon = Lexicon::new("en", &LOCALES);
    let say = |message: &table::Message| lexicon.say(message);
    let marked = |number: u8| {
        let card = CardId::of(number).expect("a card");
        cards::face(card, &say).into_string().contains("tc-provenance")
    };
    // SU-100 and Artillery Barrage are ours, PzKw IV G and Flank Shot are not.
    assert_eq!([155, 33, 44, 66].map(marked), [true, true, false, false]);
}

//! The cards of The Hell of Stalingrad as pictures: every one, in every language.

use boards::testing::{check_whole, unstyled};
use boards::{Board, Cards};
use stalingrad::Stalingrad;
use stalingrad_board::StalingradBoard as City;
use stalingrad_board::cards::BoxCard;
use std::collections::BTreeSet;
use table::{Message, Spoken};
use words::Lexicon;

fn cards() -> Cards<City> {
    City::CARDS.expect("the box has cards")
}

#[test]
fn every_card_of_the_box_has_a_number_and_a_face_in_every_language() {
    let all: Vec<BoxCard> = BoxCard::all().collect();
    assert_eq!(all.len(), 56 + 36 + 24 + 24 + 30 + 8);
    let css = City::stylesheet();
    let mut without_rule = BTreeSet::new();
    for language in ["en", "fr", "de", "ru"] {
        let lexicon = Lexicon::new(language, Stalingrad::locales());
        let say = |message: &Message| lexicon.say(message);
        for card in &all {
            let face = cards().detail(card.number(), &say).expect("a face");
            check_whole(&face);
            assert!(!face.contains('⟨'), "{language}: {face}");
            without_rule.extend(unstyled(&face, &css));
        }
    }
    assert_eq!(without_rule.iter().map(String::as_str).collect::<Vec<_>>(), ["hs-face", "rule"]);
    assert_eq!(BoxCard::of(0), None);
    assert_eq!(BoxCard::of(57), None);
}

#[test]
fn every_combat_card_has_a_picture_of_its_own() {
    let pictures: BTreeSet<&str> = (1..=56).filter_map(cards().picture).collect();
    assert_eq!(pictures.len(), 56);
    pictures.iter().for_each(|picture| check_whole(picture));
    assert!((cards().picture)(57).is_none());
}

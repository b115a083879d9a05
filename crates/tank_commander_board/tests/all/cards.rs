//! The cards of Tank Commander as pictures: every one, in every language.

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

/// The values of an attribute in a picture.
fn values<'a>(picture: &'a str, name: &'a str) -> impl Iterator<Item = &'a str> {
    picture.split(name).skip(1).filter_map(|rest| rest.strip_prefix("=\"")?.split('"').next())
}

#[test]
fn every_picture_is_whole_and_speaks_its_language() {
    for (language, _) in LOCALES {
        for picture in pictures(language) {
            for tag in ["svg", "g", "text", "path"] {
                let (open, close) = (format!("<{tag}"), format!("</{tag}>"));
                let opened = picture.match_indices(&open).filter(|(at, _)| {
                    let rest = &picture[at + open.len()..];
                    rest.starts_with([' ', '>']) && !rest.split('>').next().is_some_and(|inner| inner.ends_with('/'))
                });
                assert_eq!(opened.count(), picture.matches(&close).count(), "{language}: {tag} in {picture}");
            }
            assert!(!picture.contains('⟨') && !picture.contains("{mark}") && !picture.contains("NaN"), "{picture}");
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
    let known = |class: &str| {
        css.contains(&format!(".{class}{{"))
            || css.contains(&format!(".{class},"))
            || css.contains(&format!(".{class} "))
    };
    let unstyled = ["tc-card", "tc-small", "tc-back", "tc-mark", "tc-provenance"];
    let pictures = pictures("en");
    let used: BTreeSet<&str> =
        pictures.iter().flat_map(|picture| values(picture, "class")).flat_map(|classes| classes.split(' ')).collect();
    let unknown: Vec<&&str> = used.iter().filter(|class| !known(class) && !unstyled.contains(class)).collect();
    assert_eq!(unknown, Vec::<&&str>::new());
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

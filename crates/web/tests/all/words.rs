//! What the site says, in every language: complete, well-formed, and right in a few places.

use std::collections::BTreeSet;
use std::path::Path;
use table::{Message, Side};
use words::Lexicon;

const LANGUAGES: [&str; 4] = ["en", "fr", "de", "ru"];

const LOCALES: [(&str, &str); 8] = [
    ("en", include_str!("../../locales/en.ftl")),
    ("fr", include_str!("../../locales/fr.ftl")),
    ("de", include_str!("../../locales/de.ftl")),
    ("ru", include_str!("../../locales/ru.ftl")),
    ("en", include_str!("../../locales/decks/en.ftl")),
    ("fr", include_str!("../../locales/decks/fr.ftl")),
    ("de", include_str!("../../locales/decks/de.ftl")),
    ("ru", include_str!("../../locales/decks/ru.ftl")),
];

/// The opponents that the site has words for.
const LEVELS: [&str; 5] = ["random", "recruit", "regular", "veteran", "ace"];
const CHARACTERS: [&str; 4] = ["even", "careful", "bold", "sly"];

#[test]
fn the_languages_fit_together_and_fit_the_code() {
    let code = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let code: Vec<&str> = code.iter().map(String::as_str).collect();
    let levels = LEVELS.iter().flat_map(|level| [format!("level-{level}"), format!("level-{level}-note")]);
    let characters = CHARACTERS.iter().flat_map(|name| [format!("character-{name}"), format!("character-{name}-note")]);
    let named: Vec<String> = levels.chain(characters).collect();
    assert_eq!(words::check_with(&LOCALES, &code, &named), Vec::<String>::new());
    assert!(bots::Level::ALL.iter().all(|level| LEVELS.contains(&level.name())), "a level has no words");
    assert_eq!(bots::Character::ALL.map(bots::Character::name), CHARACTERS);
}

/// The texts of the Rust files of a folder and of the folders in it: the code that names messages.
fn sources(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in folder.read_dir().expect("a folder of the crate") {
        let path = entry.expect("a file of the crate").path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(std::fs::read_to_string(&path).expect("a text"));
        }
    }
    found
}

/// The message in all languages, no-break spaces shown as `~`.
fn said(message: &Message) -> [String; 4] {
    LANGUAGES.map(|language| {
        let text = Lexicon::new(language, &LOCALES).say_checked(message).expect("a text without faults");
        assert!(text.trim() == text && !text.is_empty() && !text.contains("  "), "blanks in {text:?}");
        text.replace('\u{a0}', "~")
    })
}

#[test]
fn every_title_has_words_for_its_sides_and_all_that_can_be_chosen() {
    for language in LANGUAGES {
        for entry in registry::titles(language).iter() {
            let words = entry.passport();
            let mut texts = vec![words.name(), words.pitch()];
            let mut seen = BTreeSet::new();
            for (name, _) in entry.game.scenarios() {
                assert!(seen.insert(words.scenario(name)), "{language}: {name} is called like another scenario");
                texts.push(words.scenario_note(name).expect("a note"));
            }
            for spec in entry.title().options.iter() {
                texts.push(words.option(spec));
                let note = words.option_note(spec);
                assert!(language == "en" || note != spec.note, "{language}: the note of {} is English", spec.id);
            }
            assert!(texts.iter().all(|text| text.trim() == text && !text.is_empty()), "{language}: {texts:?}");
        }
    }
    for entry in registry::titles("en").iter() {
        for side in [Side::First, Side::Second].map(|side| entry.side(side)) {
            for key in ["play-as", "curtain"] {
                said(&Message::new(key).with("side", side));
            }
            for how in ["settled", "played"] {
                let result = Message::new("result").with("winner", side).with("how", how);
                for leader in [side, "even"] {
                    said(&result.clone().with("leader", leader).with("more", 2).with("less", 1));
                }
            }
        }
    }
}

#[test]
fn a_result_reads_as_it_was_also_when_given_up() {
    let result = Message::new("result").with("winner", "soviet").with("how", "settled");
    let [english, ..] = said(&result.with("leader", "german").with("more", 8).with("less", 0));
    assert_eq!(english, "The Soviets win, the Germans gave up: 8 : 0 for the Germans.");
}

#[test]
fn numbers_take_their_plurals() {
    let minutes = |count: i64| said(&Message::new("minutes-ago").with("count", count));
    assert_eq!(minutes(1), ["a minute ago", "il y a 1 minute", "vor einer Minute", "1 минуту назад"]);
    assert_eq!(minutes(2), ["2 minutes ago", "il y a 2 minutes", "vor 2 Minuten", "2 минуты назад"]);

    let russian =
        |key: &'static str| [1, 2, 5, 21].map(|count| said(&Message::new(key).with("count", count))[3].clone());
    assert_eq!(russian("minutes-ago"), ["1 минуту назад", "2 минуты назад", "5 минут назад", "21 минуту назад"]);
    assert_eq!(russian("hours-ago"), ["1 час назад", "2 часа назад", "5 часов назад", "21 час назад"]);
    assert_eq!(russian("days-ago"), ["1 день назад", "2 дня назад", "5 дней назад", "21 день назад"]);
    assert_eq!(
        russian("on-the-board"),
        ["1 вариант на поле", "2 варианта на поле", "5 вариантов на поле", "21 вариант на поле"]
    );
    assert_eq!(
        russian("record-good").map(|text| text.replace("Запись в порядке: ", "")),
        [
            "1 действие, всё по правилам.",
            "2 действия, всё по правилам.",
            "5 действий, всё по правилам.",
            "21 действие, всё по правилам."
        ]
    );

    let days = |count: i64| said(&Message::new("days-ago").with("count", count));
    assert_eq!(days(1)[2], "vor einem Tag");
    assert_eq!(days(3)[2], "vor 3 Tagen");
    assert_eq!(
        said(&Message::new("record-good").with("count", 240)),
        [
            "The record is sound: 240 actions, every one legal.",
            "L’enregistrement est valide~: 240 actions, toutes conformes aux règles.",
            "Die Aufzeichnung ist in Ordnung: 240 Aktionen, alle regelgerecht.",
            "Запись в порядке: 240 действий, всё по правилам.",
        ]
    );
}

#[test]
fn sides_stand_in_their_case() {
    let soviet = |key: &'static str| said(&Message::new(key).with("side", "soviet"));
    assert_eq!(
        soviet("play-as"),
        ["Play the Soviets", "Jouer les Soviétiques", "Die Sowjets spielen", "Играть за СССР"]
    );
    assert_eq!(
        soviet("curtain"),
        [
            "Hand the screen to the Soviets.",
            "Passez l’écran au camp soviétique.",
            "Gib den Bildschirm an die sowjetische Seite weiter.",
            "Передайте экран советской стороне.",
        ]
    );
}

#[test]
fn a_player_is_named_with_who_it_is() {
    let player = |who: &'static str| said(&Message::new("player").with("side", "german").with("who", who));
    assert_eq!(player("you"), ["Germans (you)", "Allemands (vous)", "Deutsche (du)", "Германия (вы)"]);
    assert_eq!(player("open"), ["Germans: free", "Allemands~: place libre", "Deutsche: frei", "Германия: свободно"]);
    assert_eq!(player("other"), ["Germans", "Allemands", "Deutsche", "Германия"]);
}

#[test]
fn refusals_name_the_reason() {
    assert_eq!(
        said(&Message::new("export-when-over")),
        [
            "The record can be downloaded when the match is over: it holds what is still secret.",
            "L’enregistrement sera disponible à la fin de la partie~: il contient ce qui est encore secret.",
            "Die Aufzeichnung gibt es erst nach dem Ende der Partie: Sie enthält, was noch geheim ist.",
            "Запись можно скачать после окончания партии: в ней есть то, что пока остаётся тайной.",
        ]
    );
}

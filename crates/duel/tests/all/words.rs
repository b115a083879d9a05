//! What the game says, in every language: complete, well-formed, and right in a few places.

use duel::map::Dir;
use duel::setup::{Boards, Deployment, EvenChances, Players, Preset, TerrainSetup};
use duel::why::Why;
use duel::{Action, Duel, Setup};
use std::collections::BTreeSet;
use table::testing::sources;
use table::{Message, Refusal, Rules, SequenceOfPlay, Spoken};
use words::testing::{Polyglot, languages_fit, lesson_is_sound};

#[test]
fn the_languages_fit_together_and_fit_the_code() {
    let rules = sources(env!("CARGO_MANIFEST_DIR"), "src");
    let board = sources(concat!(env!("CARGO_MANIFEST_DIR"), "_board"), "src");
    languages_fit::<Duel>(&[rules, board].concat());
}

#[test]
fn the_guided_first_match_is_sound_in_every_language() {
    lesson_is_sound::<Duel>();
}

/// Westward and at it: what makes a random match eventful.
fn is_keen(action: &Action) -> bool {
    use Action::*;
    matches!(
        action,
        Forward | Attack(_) | Look(_) | Reveal(_) | Fire { .. } | ActivateTank(_) | Drive(_) | StartStuka | Card(_)
    ) || *action == Face(Dir::W)
}

#[test]
fn every_match_can_be_told_in_every_language() {
    let mut polyglot = Polyglot::<Duel>::default();
    for (seed, (_, setup)) in (1..).step_by(100).zip(Duel::scenarios()) {
        let matches = if setup.boards == Boards::Four { 1 } else { 4 };
        let setup = Setup { even_chances: EvenChances::Auto, ..setup };
        for seed in seed..seed + matches {
            polyglot.hear_match(&setup, seed, 1, is_keen, |polyglot, view, _| {
                let phases = Duel::track(view).phases;
                phases.iter().flat_map(|phase| [&phase.name, &phase.about]).for_each(|words| polyglot.hear(words));
            });
        }
    }
    // What hardly ever happens by chance, and the words that messages share.
    polyglot.hear(&Message::new("ask-face-look").with("tank", piece("piece-t34", 1)));
    polyglot.hear(&Message::new("end-look"));
    polyglot.hear(&Message::new("log-ended-last-turn").with("german", 3).with("soviet", 5));
    polyglot.hear(&Message::new("ask-pair").with("weapon", piece("piece-tiger", 1)));
    polyglot.hear(&Message::new("log-stuka-destroyed").with("tank", piece("piece-t34", 1)).with("hex", hex("E1")));
    for dir in Dir::ALL {
        for (key, name) in [("toward", "dir"), ("toward-hull", "hull"), ("toward-gun", "gun")] {
            polyglot.hear(&Message::new(key).with(name, dir.word()));
        }
    }
    for step in ["DW", "DA", "DB1", "DB2"] {
        polyglot.hear(&Message::new("volley-step").with("step", step));
    }
    // What a board says beside the events: the figures of a shot, and the losses.
    for what in ["gun", "distance", "from", "into", "turret", "power", "front", "rear", "side"] {
        polyglot.hear(&duel::words::figure(what));
    }
    polyglot.hear(&duel::words::lost_guns(1, 3));
    polyglot.hear(&duel::words::lost_tanks(2, 8, 1));
    polyglot.is_content();

    let told_by_the_board = ["tip-", "legend-", "dir-name", "figure", "lost-"];
    let not_played = ["lesson-", "why-", "setup-", "title-", "scenario-", "option-", "balance-"];
    let unsaid = Duel::locales()[0].1.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    let unsaid = unsaid.filter(|key| !polyglot.heard().contains(key) && !key.starts_with([' ', '#']));
    let unsaid = unsaid.filter(|key| !not_played.iter().any(|start| key.starts_with(start)));
    let unsaid = unsaid.filter(|key| !told_by_the_board.iter().any(|start| key.starts_with(start)));
    assert_eq!(unsaid.collect::<Vec<_>>(), Vec::<&str>::new(), "the matches were not eventful enough");
}

#[test]
fn every_refusal_can_be_told_in_every_language() {
    let mut polyglot = Polyglot::<Duel>::default();
    for &why in Why::ALL {
        polyglot.hear(&Refusal::from(why).why);
    }
    let wrong = [
        Setup {
            players: Players(5),
            max_turns: Some(9),
            quiet_turns: Some(2),
            head_start: 61,
            even_chances: EvenChances::Auto,
            ..Setup::default()
        },
        Setup { deployment: Deployment::Preset, preset: Some(Preset::W1), ..Setup::default() },
        Setup { boards: Boards::Four, terrain_setup: TerrainSetup::Preset, ..Setup::default() },
    ];
    let refusals: Vec<Refusal> = wrong.iter().flat_map(Setup::refusals).collect();
    refusals.iter().for_each(|refusal| polyglot.hear(&refusal.why));
    let keys: BTreeSet<&str> = refusals.iter().map(|refusal| refusal.why.key).collect();
    assert_eq!(keys.len(), 8, "{keys:?}");
    polyglot.is_content();
}

fn piece(key: &'static str, number: u8) -> Message {
    Message::new(key).with("number", number)
}

fn hex(name: &str) -> String {
    name.to_owned()
}

fn said(message: &Message) -> [String; 4] {
    words::testing::said::<Duel>(message)
}

#[test]
fn a_shot() {
    let result = Message::new("shot-result").with("at", piece("piece-t34", 4)).with("effect", "destroyed");
    let shot = Message::new("log-fired")
        .with("result", result)
        .with("by", piece("piece-tiger", 1))
        .with("from", hex("E3"))
        .with("to", hex("E6"))
        .with("power", 3)
        .with("armour", 3)
        .with("steps", 2)
        .with("aspect", "front")
        .with("effect", "destroyed");
    assert_eq!(
        said(&shot),
        [
            "T-34 #4 destroyed at E6. Tiger 1 from E3: power 3 against front 3, turret 2 steps.",
            "Le T-34 n°~4 est détruit en E6. Tir du Tiger 1 depuis E3~: puissance 3 contre blindage avant 3, \
             tourelle tournée de 2 crans.",
            "T-34 Nr.~4 zerstört in E6. Tiger 1 aus E3: Schusskraft 3 gegen Panzerung 3 (vorn), Turm um 2 Schritte.",
            "Уничтожен Т-34 №~4 (E6). Стрелял «Тигр» №~1 (E3): мощь 3 против брони 3 спереди, \
             поворот башни на 2 шага.",
        ]
    );
}

#[test]
fn reconnaissance() {
    let seen = Message::new("log-marker-seen")
        .with("by", piece("piece-pak", 2))
        .with("marker", piece("piece-marker", 11))
        .with("hex", hex("D7"));
    assert_eq!(
        said(&seen.clone().with("kind", "tank")),
        [
            "PAK marker 2 sees Marker 11 at D7: a T-34!",
            "Le marqueur PaK 2 repère le marqueur de char 11 en D7~: un T-34~!",
            "PaK-Marker 2 klärt Panzermarker 11 in D7 auf: ein T-34!",
            "Разведку ведёт маркер ПТП №~2: маркер танка №~11 в D7~— Т-34!",
        ]
    );
    assert!(said(&seen.with("kind", "bluff"))[3].ends_with("пустышка."));
}

#[test]
fn landscape_agrees_in_gender_and_case() {
    let tile =
        |terrain| Message::new("log-tile").with("side", "soviet").with("terrain", terrain).with("hex", hex("C8"));
    assert_eq!(
        said(&tile("swamp")),
        [
            "Soviet side lays a swamp at C8.",
            "Le camp soviétique pose un marais en C8.",
            "Die sowjetische Seite legt einen Sumpf auf C8.",
            "Советская сторона кладёт болото в C8.",
        ]
    );
    assert_eq!(
        said(&tile("snowy_hill"))[1..],
        [
            "Le camp soviétique pose une colline enneigée en C8.",
            "Die sowjetische Seite legt eine verschneite Anhöhe auf C8.",
            "Советская сторона кладёт заснеженную возвышенность в C8.",
        ]
    );
}

#[test]
fn the_compass_and_the_clock_follow_the_language() {
    let compass: Vec<[String; 4]> =
        Dir::ALL.iter().map(|dir| said(&Message::new("toward").with("dir", dir.word()))).collect();
    let names = |language: usize| compass.iter().map(|names| names[language].as_str()).collect::<Vec<_>>().join(" ");
    assert_eq!([0, 1, 2, 3].map(names), ["E SE SW W NW NE", "E SE SO O NO NE", "O SO SW W NW NO", "В ЮВ ЮЗ З СЗ СВ"]);

    let turret = |hour: u8| Message::new("do-turret").with("hour", hour).with("dir", "SW");
    assert_eq!(
        said(&turret(4)),
        [
            "Turret at 4 o'clock, gun SW",
            "Tourelle à 4 heures, canon SO",
            "Turm auf 4 Uhr, Rohr SW",
            "Башня на 4 часа, орудие на ЮЗ",
        ]
    );
    assert_eq!(said(&turret(12))[3], "Башня на 12 часов, орудие на ЮЗ");
}

#[test]
fn whoever_does_not_decide_is_told_in_the_third_person() {
    let (_, setup) = Duel::scenarios().swap_remove(0);
    let mut rng = table::Rng::seeded(4);
    table::testing::watch::<Duel>(&setup, &mut rng, table::testing::any, |_, _, state, _| {
        let table::Next::Decide(decider) = Duel::next(state) else { return };
        for seat in [None, Some(table::Seat(0)), Some(table::Seat(1))] {
            let key = Duel::prompt(&Duel::view(state, seat)).message.key;
            assert_eq!(key.starts_with("ask-"), seat == Some(decider), "{key} to {seat:?}, {decider} decides");
        }
    });
    let guns = said(&Message::new("wait-guns"));
    assert_eq!(guns[0], "The Germans set their guns.");
    assert_eq!(guns[2], "Die Deutschen richten ihre PaK aus.");
}

#[test]
fn nobody_is_called_by_the_number_of_a_seat() {
    for (language, text) in Duel::locales() {
        assert!(!text.contains("$seat"), "{language}");
    }
    let medal = |place: u8| said(&Message::new("log-medal").with("side", "soviet").with("place", place));
    assert_eq!(medal(0)[0], "An Order of Suvorov for the Soviet commander.");
    assert_eq!(medal(2)[2], "Ein Suworow-Orden für den zweiten sowjetischen Kommandanten.");
}

#[test]
fn numbers_take_their_plurals() {
    let points = |vp: u8| said(&Message::new("log-scored").with("side", "german").with("vp", vp));
    assert_eq!(
        points(1),
        [
            "German side: one point.",
            "Camp allemand~: 1 point.",
            "Deutsche Seite: ein Punkt.",
            "Немецкая сторона: 1 очко."
        ]
    );
    assert_eq!(
        points(2),
        [
            "German side: 2 points.",
            "Camp allemand~: 2 points.",
            "Deutsche Seite: 2 Punkte.",
            "Немецкая сторона: 2 очка."
        ]
    );
    assert_eq!(points(0)[1], "Camp allemand~: 0 point.");
    assert_eq!(points(5)[3], "Немецкая сторона: 5 очков.");
    assert_eq!(points(21)[3], "Немецкая сторона: 21 очко.");
    assert_eq!(points(21)[2], "Deutsche Seite: 21 Punkte.");

    let front = |left: u8| {
        said(&Message::new("ask-front").with("left", left)).map(|text| text[text.find(':').unwrap()..].to_owned())
    };
    assert_eq!(front(1), [": one element left.", ": encore 1 élément.", ": noch ein Element.", ": ещё 1 элемент."]);
    assert_eq!(
        front(14),
        [": 14 elements left.", ": encore 14 éléments.", ": noch 14 Elemente.", ": ещё 14 элементов."]
    );
    assert_eq!(
        [2, 5, 21].map(|left| front(left)[3].clone()),
        [": ещё 2 элемента.", ": ещё 5 элементов.", ": ещё 21 элемент."]
    );

    let drive = |left: u8, dash: u8| {
        said(&Message::new("ask-drive").with("tank", piece("piece-t34", 3)).with("left", left).with("dash", dash))
    };
    assert_eq!(
        drive(1, 0),
        [
            "T-34 #3 drives: one action left.",
            "Le T-34 n°~3 se déplace~: encore 1 action.",
            "T-34 Nr.~3 fährt: noch eine Aktion.",
            "Т-34 №~3 в движении: ещё 1 действие.",
        ]
    );
    assert_eq!(
        drive(0, 2)[1..],
        [
            "Le T-34 n°~3 se déplace~: encore 0 action, ou 2 hex tout droit en steppe libre.",
            "T-34 Nr.~3 fährt: noch 0 Aktionen oder 2 Felder geradeaus über freie Steppe.",
            "Т-34 №~3 в движении: ещё 0 действий или 2 гекса прямо по свободной степи.",
        ]
    );
}

#[test]
fn refusals_name_the_reason() {
    assert_eq!(
        said(&Refusal::from(Why::MineInDrift).why),
        [
            "Mines cannot be laid in a snow drift.",
            "On ne pose pas de mines dans une congère.",
            "Eine Schneeverwehung kann nicht vermint werden.",
            "В сугробе мины не ставят.",
        ]
    );
}

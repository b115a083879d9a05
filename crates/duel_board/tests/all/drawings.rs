//! Drawings of Duel of the Giants: nothing is missing, nothing is doubled, nothing hidden is shown.

use crate::board::{layers, reach, svg, text};
use boards::testing::{Kept, check_cues, check_references, check_whole, values};
use boards::{Extent, Layers, Reached, Spot, TextStyle};
use duel::map::{Clock, Dir, Hex};
use duel::pieces::*;
use duel::state::{Order, State, Step};
use duel::{Action, Duel, German, Soviet, View};
use duel_board::DuelBoard;
use table::{Chance, Dice, EventList, Rng, Rules, Seat, Silent};

const PLAIN: TextStyle = TextStyle { colour: false, width: 100, extent: Extent::Whole };

fn begin(scenario: &str) -> State {
    let (_, setup) = Duel::scenarios().into_iter().find(|(name, _)| *name == scenario).expect("a scenario");
    Duel::begin(&setup, &mut Dice::quick(1), &mut Silent).expect("a valid setup")
}

fn hex(name: &str) -> Hex {
    name.parse().expect("a hex")
}

fn t34(fate: Fate, hull: Dir, turret: Clock) -> T34 {
    T34 {
        fate,
        hull,
        turret,
        owner: Seat(1),
        readiness: Readiness::Ready,
        drops: Drops::None,
        fired: false,
        attackers: 0,
        damage: 0,
    }
}

/// Plays every scenario at random and looks at each position.
fn stroll(decisions: u32, mut look: impl FnMut(&State, u32, &mut Rng)) {
    for (number, (name, setup)) in Duel::scenarios().into_iter().enumerate() {
        let (mut rng, mut dice) = (Rng::seeded(number as u64), Dice::quick(number as u64));
        let mut state = Duel::begin(&setup, &mut dice, &mut Silent).expect(name);
        for decision in 0..decisions {
            look(&state, decision, &mut rng);
            let mut legal = Vec::new();
            Duel::legal(&state, &mut legal);
            let Some(&action) = rng.pick(&legal) else { break };
            Duel::apply(&mut state, action, &mut dice, &mut Silent);
        }
    }
}

#[test]
fn what_happens_is_shown_to_each_seat_on_its_own_board() {
    let mut shown = 0;
    for (number, (name, setup)) in Duel::scenarios().into_iter().enumerate() {
        let (mut rng, mut dice) = (Rng::seeded(number as u64), Dice::quick(number as u64));
        let mut state = Duel::begin(&setup, &mut dice, &mut Silent).expect(name);
        for _ in 0..120 {
            let mut legal = Vec::new();
            Duel::legal(&state, &mut legal);
            let Some(&action) = rng.pick(&legal) else { break };
            let (before, mut events) = (state.clone(), EventList::default());
            Duel::apply(&mut state, action, &mut dice, &mut events);
            for seat in [None, Some(Seat(0)), Some(Seat(1))] {
                shown += check_cues::<DuelBoard>((&before, &state), &events, seat, &|_| String::new());
            }
        }
    }
    assert!(shown > 300, "{shown}");
}

/// A battle in which something of everything is to be seen.
fn battle() -> State {
    let mut state = begin("winter-w1");
    let table = &mut state.table;
    (table.turn, table.step, table.seat) = (7, Step::AimedFire, Seat(0));
    (table.vp, table.vp_before) = ([16, 4], [14, 1]);
    table.tigers[0].turret = Clock::Ten;
    table.tigers[1].track = 2;
    table.paks[0].face = Face::Up(PakKind::Pak88);
    table.paks[1].wheel = Wheel::Moving;
    table.paks[2].wheel = Wheel::Standing;
    (table.paks[3].face, table.paks[3].destroyed) = (Face::Up(PakKind::Pak36), true);
    table.mines[0].face_up = true;
    table.mines[1].at = None;
    table.stukas[0].flight = Flight::Flying { phase: 2, left: 3 };
    (table.stukas[0].at, table.stukas[0].facing) = (hex("D7"), Dir::SE);
    let under = table.markers[0].at.expect("on the board");
    table.t34s.push(t34(Fate::On(under), Dir::W, Clock::Twelve));
    table.t34s.push(t34(Fate::Burning(hex("D7")), Dir::NW, Clock::Two));
    table.t34s.push(T34 { drops: Drops::Two, damage: 2, ..t34(Fate::On(hex("C8")), Dir::SW, Clock::Six) });
    table.t34s.push(t34(Fate::Destroyed, Dir::W, Clock::Twelve));
    table.t34s.push(t34(Fate::Through, Dir::W, Clock::Twelve));
    for i in 1..=5 {
        (table.markers[i].at, table.markers[i].shown) = (None, Some(MarkerKind::Tank));
    }
    let shot = Order { by: Weapon::Tiger(TigerId::of(0)), at: Some(Weapon::T34(T34Id::of(2))) };
    state.german.orders.push(shot);
    state
}

/// The names of all pieces that lie open on the table.
fn expected(view: &View) -> Vec<String> {
    let table = &view.table;
    let mut names = Vec::new();
    let mut note = |kind: &str, i: usize, there: bool| names.extend(there.then(|| format!("{kind}-{}", i + 1)));
    (0..table.tigers.len()).for_each(|i| note("tiger", i, true));
    (0..table.stukas.len()).for_each(|i| note("airfield", i, true));
    table.stukas.iter().enumerate().for_each(|(i, stuka)| note("stuka", i, stuka.flight != Flight::Lost));
    table.markers.iter().enumerate().for_each(|(i, marker)| note("marker", i, marker.at.is_some()));
    table.paks.iter().enumerate().for_each(|(i, pak)| note("pak", i, pak.at.is_some()));
    table.mines.iter().enumerate().for_each(|(i, mine)| note("mine", i, mine.at.is_some()));
    for (i, t34) in table.t34s.iter().enumerate() {
        note("t34", i, matches!(t34.fate, Fate::On(_) | Fate::Burning(_)));
    }
    let soviet = view.soviet.as_ref().map_or(0, |own| own.laid.len());
    (0..soviet).for_each(|i| note("laid-marker", i, true));
    for (i, laid) in view.german.iter().flat_map(|own| &own.laid).enumerate() {
        note("laid", i, true);
        note("laid-airfield", i, laid.piece == duel::state::Piece::Airfield);
    }
    names.sort();
    names
}

fn check_pieces(view: &View, svg: &str) {
    let mut drawn: Vec<&str> = values(svg, "data-piece").collect();
    drawn.sort();
    assert_eq!(drawn, expected(view));
    let hexes: Vec<String> = view.table.board().hexes().map(|hex| hex.to_string()).collect();
    assert!(values(svg, "data-place").eq(hexes.iter().map(String::as_str)));
}

fn check_text(view: &View) {
    for width in [40, 100, 250] {
        let plain = text(view, TextStyle { width, ..PLAIN });
        let inked = text(view, TextStyle { colour: true, width, ..PLAIN });
        assert!(!plain.contains('\x1b'));
        assert!(!plain.lines().any(|line| line.ends_with(' ')), "spaces at the end of a line");
        assert_eq!(without_ink(&inked), plain);
        for hex in view.table.board().hexes() {
            assert!(plain.contains(&format!("|{hex}")), "{hex} is not named");
            let touches = |letter: char| plain.contains(&format!("|{hex}{letter}"));
            assert!(!['W', 'H', 'S', 'D'].into_iter().any(touches), "{hex} runs into its landscape");
        }
    }
}

/// The characters alone, as they look at the end of each line.
fn without_ink(text: &str) -> String {
    let mut plain = String::new();
    for (i, part) in text.split('\x1b').enumerate() {
        plain += if i == 0 { part } else { part.split_once('m').map_or("", |(_, rest)| rest) };
    }
    plain.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// How far each T-34 could go.
type Ways = Vec<Vec<Reached<Action>>>;

/// All drawings of a view, and what it tells of the ways of its tanks.
fn drawings(view: &View) -> (String, String, Layers, Ways) {
    let tanks = (1..=view.table.t34s.len()).map(|number| Spot::Piece(format!("t34-{number}")));
    let ways = tanks.map(|spot| reach(view, &spot)).collect();
    (svg(view), text(view, PLAIN), layers(view), ways)
}

#[test]
fn what_is_kept_from_one_drawing_to_the_next_is_what_would_be_drawn_anew() {
    let mut kept = Kept::default();
    stroll(400, |state, decision, _| {
        if decision % 5 == 0 {
            let seat = Some(Seat((decision / 5 % 2) as u8));
            kept.look::<DuelBoard>(&Duel::view(state, seat), &|message| format!("{message:?}"));
        }
    });
}

/// The drawings do not depend on what the seat does not know.
fn check_secrecy(state: &State, seat: Option<Seat>, rng: &mut Rng) {
    let view = Duel::view(state, seat);
    let drawn = drawings(&view);
    for _ in 0..2 {
        let other = Duel::view(&Duel::imagine(&view, rng), seat);
        assert_eq!(drawings(&other), drawn);
    }
}

/// The layers have all pieces and hexes, each layer is whole by itself, and none is in any language.
fn check_layers(view: &View) {
    let layers = layers(view);
    let whole = format!("{}{}{}", layers.definitions, layers.ground, layers.live);
    check_pieces(view, &whole);
    check_references(&layers);
    for layer in [&*layers.definitions, &layers.ground, &layers.live] {
        check_whole(layer);
        for text in layer.split('<').filter_map(|rest| rest.split_once('>')).map(|(_, text)| text) {
            text.split_whitespace().for_each(|word| assert!(is_code(word), "`{word}` is in some language"));
        }
    }
    let count = |layer: &str, what: &str| layer.matches(what).count();
    assert_eq!(
        count(&layers.ground, "<polygon class=\"dg-hex dg-"),
        count(&whole, "data-place="),
        "a hex is one element"
    );
    assert_eq!(count(&layers.ground, "data-piece="), 0);
    for piece in layers.live.split("<g class=\"dg-piece ").skip(1) {
        let (head, body) = piece.split_once('>').expect("a tag");
        assert!(
            head.contains(" data-piece=\"") && head.contains(" data-at=\"") && head.contains(" transform=\"translate(")
        );
        assert!(!head.contains("rotate") && !head.contains("aria-label"));
        let name = values(head, "data-piece").next().expect("a name");
        assert!(body.starts_with("<title>") && !name.is_empty());
    }
}

/// Is it a number, a hex, or a sign that is the same in every language?
fn is_code(word: &str) -> bool {
    let known = ["\u{b7}", "\u{d7}"];
    let number = |word: &str| word.chars().all(|c| c.is_ascii_digit() || c == '.' || c == '\u{b7}');
    known.contains(&word) || number(word) || word.parse::<Hex>().is_ok()
}

#[test]
fn any_position_of_random_play_can_be_drawn_for_every_seat() {
    stroll(900, |state, decision, rng| {
        let setup = &state.table.setup;
        if decision % if setup.sets() > 1 { 449 } else { 113 } != 0 {
            return;
        }
        let seats = Duel::seating(setup).len() as u8;
        for seat in (0..seats).map(|seat| Some(Seat(seat))).chain([None]) {
            let view = Duel::view(state, seat);
            let svg = svg(&view);
            check_pieces(&view, &svg);
            check_whole(&svg);
            check_layers(&view);
            check_text(&view);
            check_secrecy(state, seat, rng);
        }
    });
}

#[test]
fn a_battle_shows_every_piece_once() {
    let state = battle();
    for seat in [Some(Seat(0)), Some(Seat(1)), None] {
        let view = Duel::view(&state, seat);
        let svg = svg(&view);
        check_pieces(&view, &svg);
        check_whole(&svg);
        check_layers(&view);
        check_text(&view);
    }
}

#[test]
fn hull_and_turret_are_turned_one_on_the_other() {
    let svg = svg(&Duel::view(&battle(), None));
    let piece = |name: &str| svg.split(&format!("data-piece=\"{name}\"")).nth(1).expect("drawn").to_owned();
    let third = piece("t34-3");
    assert!(third.starts_with(" data-at=\"C8\""));
    let hull = third.find("class=\"dg-hull\" transform=\"rotate(120)").expect("hull to the south-west");
    let turret = third.find("rotate(180)").expect("turret at six o'clock");
    assert!(hull < turret);
}

#[test]
fn what_burns_and_what_flies_is_shown_to_all() {
    let view = Duel::view(&battle(), None);
    let (svg, text) = (svg(&view), text(&view, PLAIN));
    assert_eq!(svg.matches("<use href=\"#k-fire\">").count(), 2, "a T-34 and a gun");
    assert_eq!(svg.matches("<use href=\"#dg-drip\"").count(), 2, "two drops");
    assert!(svg.contains("Stuka 1 at D7, facing south-east, in the air, flight phase 2, 3 actions left"));
    assert!(text.contains("t2↖↗*+") && text.contains("D7 V1↘ over t2↖↗"));
    assert!(text.contains("German 16 (+2)") && text.contains("bar: German 13 (10 + 3)"));
    assert!(text.contains("2 active, 2 destroyed, 1 through"));
}

#[test]
fn only_the_owner_sees_what_his_markers_are() {
    let state = battle();
    let drawn = |seat| svg(&Duel::view(&state, seat));
    let (german, soviet, spectator) = (drawn(Some(Seat(0))), drawn(Some(Seat(1))), drawn(None));
    let tank_markers = |svg: &str| svg.matches(": a T-34<").count();
    let hidden_guns = |svg: &str| svg.matches("class=\"dg-kind\"").count();
    let mines = |svg: &str| svg.matches(": a mine<").count();
    assert!(tank_markers(&soviet) > 0 && hidden_guns(&german) > 0 && mines(&german) > 0);
    for svg in [&german, &spectator] {
        assert_eq!(tank_markers(svg), 0);
    }
    for svg in [&soviet, &spectator] {
        assert_eq!((hidden_guns(svg), mines(svg)), (0, 0));
        assert!(!svg.contains("class=\"k-aim\""), "a secret shot is drawn");
    }
    assert!(german.contains("class=\"k-aim\""));
}

#[test]
fn other_secrets_of_the_enemy_make_no_other_drawing() {
    let (state, mut other) = (battle(), battle());
    other.soviet.markers.iter_mut().for_each(|kind| *kind = MarkerKind::Bluff);
    let drawn = |state: &State| drawings(&Duel::view(state, Some(Seat(0))));
    assert_eq!(drawn(&state), drawn(&other));
    let (state, mut other) = (battle(), battle());
    other.german.paks.iter_mut().for_each(|kind| *kind = PakKind::Bluff);
    other.german.mines.iter_mut().for_each(|kind| *kind = MineKind::Bluff);
    other.german.programs.iter_mut().for_each(|program| program.cards.push(Card::Forward));
    other.german.orders.clear();
    let drawn = |state: &State| drawings(&Duel::view(state, Some(Seat(1))));
    assert_eq!(drawn(&state), drawn(&other));
}

#[test]
fn a_german_sees_his_programs_on_the_tiger_cards() {
    let mut state = begin("summer-s1");
    state.table.step = Step::Programming;
    state.german.programs[0].cards.extend([Card::Forward, Card::Forward, Card::Right]);
    state.german.programs[0].turret = Some(Clock::Two);
    let text = |side| text(&Duel::view(&state, Some(Seat(state.table.setup.seats(side).start))), PLAIN);
    assert!(text(German).contains("program: F F R turret 2 …"));
    assert!(!text(Soviet).contains("program:"));
}

#[test]
fn dg_16_1_of_several_stukas_each_shows_its_number() {
    let badges = |state: &State| {
        let live = layers(&Duel::view(state, None)).live;
        let numbered = |piece: &&str| piece.contains("<circle class=\"k-badge-g\" r=\"8\">");
        live.split("data-piece=").filter(|piece| piece.starts_with("\"stuka-")).filter(numbered).count()
    };
    let mut four = begin("four-boards-summer");
    assert_eq!(badges(&four), 4);
    four.table.stukas[2].flight = Flight::Flying { phase: 1, left: 2 };
    assert_eq!(badges(&four), 4, "in the air too");
    assert_eq!(badges(&begin("summer-s1")), 0, "one alone needs none");
}

#[test]
fn the_piece_in_hand_is_marked_for_all_and_a_program_for_its_owner_only() {
    let mut state = begin("summer-s1");
    (state.table.step, state.table.seat) = (Step::Programming, Seat(0));
    state.german.programs[0].cards.extend([Card::Forward, Card::Right]);
    let live = |seat: u8| layers(&Duel::view(&state, Some(Seat(seat)))).live;
    assert_eq!(values(live(0).split("dg-in-hand").nth(1).expect("marked"), "data-piece").next(), Some("tiger-1"));
    assert!(live(0).contains("k-plan-end") && !live(1).contains("k-plan-end") && !live(1).contains("dg-in-hand"));
}

/// Compares with the file of that name; `UPDATE_GOLDEN=1` writes it anew.
fn golden(name: &str, drawn: &str) {
    let path = format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, drawn).expect("the golden file can be written");
    }
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(drawn, known, "{name} is drawn otherwise; if that is meant, run again with UPDATE_GOLDEN=1");
}

#[test]
fn golden_boards() {
    let text = |state: &State, seat, width| text(&Duel::view(state, seat), TextStyle { width, ..PLAIN });
    let (summer, winter, battle) = (begin("summer-s1"), begin("winter-w1"), battle());
    golden("summer-s1-german", &text(&summer, Some(Seat(0)), 100));
    golden("summer-s1-narrow", &text(&summer, None, 80));
    golden("winter-w1-soviet", &text(&winter, Some(Seat(1)), 100));
    golden("battle-spectator", &text(&battle, None, 100));
}

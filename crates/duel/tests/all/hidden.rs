//! Nobody sees what is hidden from him: views and events at many points of many matches.

use crate::field::*;
use duel::map::Clock;
use duel::map::Dir::*;
use duel::pieces::*;
use duel::setup::{Deployment, OpenMarkers, Setup, TerrainSetup, scenarios};
use duel::state::Step;
use duel::{Action, Duel, Event, German, Soviet, State};
use serde_json::Value;
use table::testing::watch;
use table::{Chance, Deed, Dice, Match, Next, Pledge, Rng, Rules, Seat, Side};

/// Mostly something other than doing nothing: players at random hardly ever meet.
fn eager(legal: &[Action], rng: &mut Rng) -> Action {
    let idle = |action: &Action| matches!(action, Action::End | Action::EndMove(_) | Action::Hold(_) | Action::Back);
    let busy: Vec<Action> = legal.iter().copied().filter(|action| !idle(action)).collect();
    let choices = if busy.is_empty() || rng.below(6) == 0 { legal } else { &busy };
    *rng.pick(choices).expect("something is legal")
}

/// All scenarios, and some agreements at random, with hidden markers.
fn agreements(rng: &mut Rng) -> Vec<Setup> {
    let named = scenarios().into_iter().map(|(_, setup)| setup);
    let any = (0..12).map(|_| Setup { open_markers: OpenMarkers::No, ..Setup::any(rng) });
    let any: Vec<Setup> = any.collect();
    named.chain(any).collect()
}

fn one_seat_of(state: &State, side: Side) -> Option<Seat> {
    state.table.setup.seats(side).next().map(Seat)
}

fn json(state: &State, seat: Option<Seat>) -> Value {
    serde_json::to_value(Duel::view(state, seat)).expect("a view can be written")
}

/// What the side keeps secret is nowhere in the view.
fn keeps(view: &Value, side: Side) {
    let secret = if side == German { "german" } else { "soviet" };
    assert_eq!(view[secret], Value::Null);
    let table = &view["table"];
    for marker in table["markers"].as_array().into_iter().flatten() {
        assert!(marker["at"].is_null() || marker["shown"].is_null(), "a face-down marker shows its kind: {marker}");
        let fields: Vec<&String> = marker.as_object().expect("a marker").keys().collect();
        assert_eq!(fields, ["at", "moved", "owner", "shown"]);
    }
    for pak in table["paks"].as_array().into_iter().flatten() {
        let fields: Vec<&String> = pak.as_object().expect("a PAK").keys().collect();
        assert_eq!(fields, ["at", "destroyed", "face", "facing", "fired", "handled", "owner", "wheel"]);
    }
    for mine in table["mines"].as_array().into_iter().flatten() {
        let fields: Vec<&String> = mine.as_object().expect("a mine").keys().collect();
        assert_eq!(fields, ["at", "face_up", "owner"]);
    }
    let text = table.to_string();
    for word in ["cards", "programs", "orders", "laid\":["] {
        assert!(!text.contains(word), "the open table speaks of {word}");
    }
}

/// The view is the same whatever the secrets of this side are.
fn does_not_depend_on(state: &State, seat: Option<Seat>, side: Side) {
    let mut other = state.clone();
    match side {
        German => other.german = Default::default(),
        Soviet => other.soviet = Default::default(),
    }
    assert_eq!(Duel::view(state, seat), Duel::view(&other, seat));
}

#[test]
fn dg_5_13_and_7_4_views_hold_no_secrets_of_the_enemy() {
    let mut rng = Rng::seeded(5);
    for setup in agreements(&mut rng.clone()) {
        let mut count = 0;
        watch::<Duel>(&setup, &mut rng, eager, |_, _, state, _| {
            count += 1;
            if count % 23 != 0 && state.table.step != Step::Over {
                return;
            }
            for side in Side::BOTH {
                for seat in [None, one_seat_of(state, side.other())] {
                    if state.table.step == Step::Over {
                        assert!(json(state, seat)["german"].is_object() && json(state, seat)["soviet"].is_object());
                        continue;
                    }
                    keeps(&json(state, seat), side);
                    does_not_depend_on(state, seat, side);
                }
            }
        });
    }
}

#[test]
fn dg_5_13_and_10_6_secret_choices_show_nothing_until_they_are_complete() {
    let secret = |step: Step| matches!(step, Step::Markers | Step::Weapons | Step::Programming) || step.is_volley();
    let mut rng = Rng::seeded(6);
    let mut seen = std::collections::BTreeMap::new();
    let agreements = agreements(&mut rng.clone());
    let all = agreements.len();
    for (i, setup) in agreements.iter().cycle().take(4 * all).enumerate() {
        if i >= all && seen.contains_key("DB1") {
            break; // the rarest of them: some matches more may be needed
        }
        watch::<Duel>(setup, &mut rng, eager, |before, action, after, record| {
            let step = before.table.step;
            let enemies = before.table.setup.side(before.table.seat).other();
            if !secret(step) || after.table.step != step || after.table.turn != before.table.turn {
                return;
            }
            for seat in [None, one_seat_of(before, enemies)] {
                let (mut then, now) = (Duel::view(before, seat), Duel::view(after, seat));
                then.table.seat = now.table.seat; // that it is the next one's turn is all that is seen
                assert_eq!(then, now, "{action:?} in {step:?} is seen");
                let heard = record.heard_by(seat).filter(|event| !matches!(event, Event::Programmed { .. }));
                assert_eq!(heard.count(), 0, "{action:?} in {step:?} is heard");
            }
            *seen.entry(step.code()).or_insert(0) += 1;
        });
    }
    for step in ["S3", "S4", "A1", "DB1"] {
        assert!(seen.contains_key(step), "{step}: {seen:?}");
    }
}

#[test]
fn dg_5_13_a_number_says_nothing_about_the_kind() {
    let setup = Setup { terrain_setup: TerrainSetup::Random, deployment: Deployment::Free, ..Setup::default() };
    let mut rng = Rng::seeded(7);
    let (mut tanks, mut guns, mut mines) = ([0; 16], [0; 6], [0; 8]);
    const SETUPS: u32 = 300;
    for _ in 0..SETUPS {
        let mut dice = Dice::quick(rng.seed());
        let mut state = Duel::begin(&setup, &mut dice, &mut table::Silent).expect("a valid setup");
        let mut legal = Vec::new();
        while state.table.step != Step::OpeningMarch {
            legal.clear();
            Duel::legal(&state, &mut legal);
            Duel::apply(&mut state, *rng.pick(&legal).expect("something is legal"), &mut dice, &mut table::Silent);
        }
        let table = &state.table;
        assert!(table.markers.iter().filter_map(|marker| marker.at).is_sorted());
        assert!(table.paks.iter().filter_map(|pak| pak.at).is_sorted());
        assert!(table.mines.iter().filter_map(|mine| mine.at).is_sorted());
        let real = |kinds: &mut [u32], real: Vec<bool>| {
            kinds.iter_mut().zip(real).for_each(|(count, real)| *count += u32::from(real));
        };
        real(&mut tanks, state.soviet.markers.iter().map(|kind| *kind == MarkerKind::Tank).collect());
        real(&mut guns, state.german.paks.iter().map(|kind| *kind != PakKind::Bluff).collect());
        real(&mut mines, state.german.mines.iter().map(|kind| *kind == MineKind::Mine).collect());
    }
    let even = |count: &u32| (SETUPS * 2 / 5..SETUPS * 3 / 5).contains(count);
    assert!(tanks.iter().chain(&guns).chain(&mines).all(even), "{tanks:?} {guns:?} {mines:?}");
}

#[test]
fn in_training_everything_is_open() {
    let setup = Setup { open_markers: OpenMarkers::Yes, ..scenarios()[0].1 };
    let view = json(&Game::start(setup, 0).state, None);
    assert!(view["german"].is_object() && view["soviet"].is_object());
}

// --- Taking back

fn sit_down(game: Game) -> Match<Duel> {
    Match::from_position(game.state, Pledge::of_number(7))
}

#[test]
fn dg_7_3_programs_are_reworked_until_the_commit() {
    let german = Seat(0);
    let mut game = sit_down(Field::summer().tiger("E4", E, E).at(Step::Programming));
    let start = game.state().clone();
    let program = [Action::Card(Card::Forward), Action::TurretCard(Clock::Two), Action::Card(Card::Left)];
    for action in program.into_iter().chain([Action::ProgramDone]) {
        game.act(german, action).expect("legal");
    }
    for _ in 0..4 {
        game.enter(german, Deed::Undo).expect("nothing is committed");
    }
    assert_eq!(game.state(), &start);
    for action in [Action::ProgramDone, Action::ProgramDone, Action::Commit] {
        game.act(german, action).expect("legal");
    }
    assert!(!game.can_undo(german), "a commit is final");
}

#[test]
fn nothing_is_taken_back_after_it_has_shown_something() {
    let soviet = Seat(1);
    let field = || Field::summer().t34("E7", W, W).pak("E5", PakKind::Bluff, W).mine("D6", MineKind::Bluff);
    let mut game = sit_down(field().at(Step::Tanks));
    for action in [drive(1), Action::Left, Action::Right] {
        game.act(soviet, action).expect("legal");
        assert!(game.can_undo(soviet), "{action:?} shows nothing");
    }
    game.act(soviet, Action::Look(pak(1))).expect("legal");
    assert!(!game.can_undo(soviet));

    let mut onto_a_mine = sit_down(field().at(Step::Tanks));
    for action in [drive(1), Action::Right, Action::Forward] {
        onto_a_mine.act(soviet, action).expect("legal");
    }
    assert!(!onto_a_mine.can_undo(soviet));
}

#[test]
fn no_reveal_can_be_taken_back_in_any_match() {
    let mut rng = Rng::seeded(8);
    for (_, setup) in scenarios().into_iter().take(9) {
        let mut game = Match::<Duel>::start(setup, Pledge::of_number(rng.seed())).expect("a valid setup");
        while let Next::Decide(seat) = game.next() {
            let action = *rng.pick(&game.legal()).expect("something is legal");
            let told = game.act(seat, action).expect("legal").told.clone();
            let shown = told.iter().any(|told| shows_a_secret(&told.event));
            assert!(!(shown && game.can_undo(seat)), "{action:?} showed {told:?}");
        }
    }
}

fn shows_a_secret(event: &Event) -> bool {
    matches!(
        event,
        Event::MarkerRevealed { .. }
            | Event::PakActivated { .. }
            | Event::PakSeen { .. }
            | Event::PakOverrun { .. }
            | Event::PakFaced { .. }
            | Event::MineTurnedUp { .. }
            | Event::TigerMoved { .. }
            | Event::TigerTurned { .. }
            | Event::TigerAimed { .. }
            | Event::TigerStays { .. }
            | Event::CardWasted { .. }
            | Event::MarkersLie { .. }
            | Event::WeaponsLie
            | Event::Ended { .. }
    )
}

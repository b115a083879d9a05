//! The board of Tank Commander: every action is where it is to be found, every click means something, nothing
//! hidden is drawn, and the pictures are whole.

use boards::testing::{Kept, Position, check_cues, check_references, check_whole, drawings, unstyled};
use boards::{Board, Ink, Outlook, Spot};
use std::collections::BTreeSet;
use table::{Chance, Dice, EventList, Message, Rng, Rules, Seat, Silent, Spoken};
use tank_commander::pieces::CardId;
use tank_commander::state::{Focus, State, Step};
use tank_commander::{Action, TankCommander as Tank, View};
use tank_commander_board::TankCommanderBoard as TankBoard;
use words::Lexicon;

fn say(message: &Message) -> String {
    message.key.to_owned()
}

fn legal(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    Tank::legal(state, &mut legal);
    legal
}

/// Buttons that have no place on the board.
fn is_button(view: &View, action: Action) -> bool {
    use Action::*;
    let wreck = matches!((action, &view.focus), (Discard(_), Focus::Card(_)));
    wreck
        || matches!(
            action,
            Nation(_)
                | Take(_)
                | TakeReady
                | AutoDeploy
                | Spy(_)
                | Use(_)
                | Hold
                | Arrive(_)
                | Pass
                | Confirm
                | Done
                | End
        )
}

/// What makes a match eventful.
fn is_keen(action: &&Action) -> bool {
    !matches!(action, Action::End | Action::Pass | Action::Done | Action::AutoDeploy)
}

#[test]
fn what_happens_is_shown_to_each_seat_on_its_own_board() {
    let mut shown = 0;
    for (number, (name, setup)) in Tank::scenarios().into_iter().enumerate() {
        let (mut rng, mut dice) = (Rng::seeded(number as u64), Dice::quick(number as u64));
        let mut state = Tank::begin(&setup, &mut dice, &mut Silent).expect(name);
        for _ in 0..150 {
            let asked = legal(&state);
            let keen: Vec<&Action> = asked.iter().filter(is_keen).collect();
            let Some(action) = rng.pick(&keen).map(|action| **action).or_else(|| rng.pick(&asked).copied()) else {
                break;
            };
            let (before, mut events) = (state.clone(), EventList::default());
            Tank::apply(&mut state, action, &mut dice, &mut events);
            for seat in [None, Some(Seat(0)), Some(Seat(1))] {
                shown += check_cues::<TankBoard>((&before, &state), &events, seat, &say);
            }
        }
    }
    assert!(shown > 200, "{shown}");
}

/// Plays a scenario at random and looks at a position every so often.
fn stroll(scenario: &str, seed: u64, decisions: u32, every: u32, mut look: impl FnMut(&State, &mut Rng)) {
    let (_, setup) = Tank::scenarios().into_iter().find(|(name, _)| *name == scenario).expect("a scenario");
    let (mut rng, mut dice) = (Rng::seeded(seed), Dice::quick(seed));
    let mut state = Tank::begin(&setup, &mut dice, &mut Silent).expect(scenario);
    for decision in 0..decisions {
        let asked = legal(&state);
        let seldom = matches!(
            state.table.step,
            Step::Withdrawal | Step::Retreat | Step::Volley | Step::Overstack | Step::Discard | Step::Arrival
        );
        if decision % every == 0 || (seldom && decision % 3 == 0) || matches!(state.focus, Focus::Card(_)) {
            look(&state, &mut rng);
        }
        let keen: Vec<Action> = asked.iter().filter(is_keen).copied().collect();
        let any = keen.is_empty() || rng.below(5) == 0;
        let Some(&action) = rng.pick(if any { &asked } else { &keen }) else { break };
        Tank::apply(&mut state, action, &mut dice, &mut Silent);
    }
    look(&state, &mut rng);
}

fn scenarios() -> Vec<&'static str> {
    Tank::scenarios().into_iter().map(|(name, _)| name).collect()
}

#[test]
fn every_legal_action_sits_on_the_board_or_is_a_button_and_is_meant_by_its_spots() {
    let (mut steps, mut ways) = (BTreeSet::new(), 0);
    let twice = scenarios().into_iter().chain(scenarios());
    for (seed, scenario) in (0..).zip(twice) {
        stroll(scenario, seed, 700, 29, |state, rng| {
            steps.insert(state.table.step);
            let position = Position::<TankBoard>::of(state, &say);
            for (spots, actions) in position.check_spots() {
                for action in actions {
                    assert_eq!(spots.is_empty(), is_button(&position.view, action), "{action:?} on {spots:?}");
                }
            }
            ways += position.check_reach(&say);
            let spots: Vec<&Spot> = position.spots.keys().collect();
            (0..3).filter_map(|_| rng.pick(&spots)).for_each(|spot| position.check_click(spot));
        });
    }
    assert!(ways > 40, "only {ways} places were tried");
    for step in [Step::Deck, Step::Ground, Step::Deploy, Step::Window, Step::Play, Step::Melees, Step::Volley] {
        assert!(steps.contains(&step), "{step:?} was not reached: {steps:?}");
    }
}

#[test]
fn worlds_that_look_alike_are_drawn_alike() {
    for (seed, scenario) in (50..).zip(scenarios()) {
        stroll(scenario, seed, 400, 67, |state, rng| {
            for seat in (0..state.table.setup.players).map(|seat| Some(Seat(seat))).chain([None]) {
                let view = Tank::view(state, seat);
                let other = Tank::view(&Tank::imagine(&view, rng), seat);
                let alike = drawings::<TankBoard>(&view, &say) == drawings::<TankBoard>(&other, &say);
                assert!(alike, "{scenario}: {:?} of {seat:?}", state.table.step);
            }
        });
    }
}

#[test]
fn cards_that_only_the_other_side_knows_are_not_named() {
    let mut hidden = 0;
    for (seed, scenario) in (90..).zip(scenarios()) {
        stroll(scenario, seed, 300, 41, |state, _| {
            for seat in (0..state.table.setup.players).map(Seat) {
                let view = Tank::view(state, Some(seat));
                let live = TankBoard::live(&view, &TankBoard::scene(&view, Outlook::Upright), Ink::fresh(&say)).svg();
                for other in (0..state.table.setup.players).map(Seat) {
                    if view.secrets[other.index()].is_some() {
                        continue;
                    }
                    let secret = |card: &CardId| {
                        let known = view.known_hand(other);
                        !known.has(*card)
                    };
                    let secrets = &state.secrets[other.index()];
                    for card in secrets.hand.iter().filter(secret).chain(secrets.pile.iter()) {
                        hidden += 1;
                        for zone in ["hand", "deck"] {
                            let name = format!("{zone}-{}-{}\"", other.0 + 1, card.number());
                            let known = zone == "hand" && !secret(&card);
                            assert!(known || !live.contains(&name), "{scenario}: {name}");
                        }
                    }
                }
            }
        });
    }
    assert!(hidden > 1000, "only {hidden} hidden cards were met");
}

#[test]
fn the_pictures_are_whole_and_know_all_their_classes_and_drawings() {
    let css = TankBoard::stylesheet();
    let mut without_rule = BTreeSet::new();
    for (seed, scenario) in (120..).zip(scenarios()) {
        let (mut kept, mut frame) = (Kept::default(), None);
        stroll(scenario, seed, 500, 61, |state, _| {
            for seat in [Some(Seat(0)), Some(Seat(1)), None] {
                let view = Tank::view(state, seat);
                let (layers, svg, _) = drawings::<TankBoard>(&view, &say);
                [&*layers.definitions, &layers.ground, &layers.live, &svg].into_iter().for_each(check_whole);
                check_references(&layers);
                without_rule.extend([&layers.ground, &layers.live].into_iter().flat_map(|layer| unstyled(layer, &css)));
                // The frame is the same for the whole match, the ground as long as its mark is.
                let now = TankBoard::frame(&view);
                assert_eq!(*frame.get_or_insert_with(|| now.clone()), now, "{scenario}");
                kept.look::<TankBoard>(&view, &say);
            }
        });
    }
    let known = ["tcb-face", "tcb-ground", "tcb-under"];
    assert_eq!(without_rule.iter().map(String::as_str).collect::<Vec<_>>(), known);
}

#[test]
fn the_legend_shows_each_thing_once() {
    for (seed, scenario) in (200..).zip(scenarios()) {
        stroll(scenario, seed, 300, 97, |state, _| {
            let view = Tank::view(state, Some(Seat(0)));
            let signs = TankBoard::legend(&view, &TankBoard::scene(&view, Outlook::Upright));
            let words: BTreeSet<String> = signs.iter().map(|sign| format!("{:?}", sign.words)).collect();
            assert_eq!(words.len(), signs.len(), "{scenario}: {words:#?}");
            assert!(signs.windows(2).all(|pair| pair[0].kind <= pair[1].kind), "pieces, ground, marks");
            signs.iter().for_each(|sign| check_whole(&sign.svg));
        });
    }
}

#[test]
fn a_turned_table_is_the_same_table() {
    stroll("kursk", 7, 200, 50, |state, _| {
        let view = Tank::view(state, Some(Seat(1)));
        let places = |outlook| {
            let scene = TankBoard::scene(&view, outlook);
            let layers = TankBoard::layers(&view, &scene, &say);
            let pieces: BTreeSet<String> =
                boards::testing::values(&layers.live, "data-piece").map(str::to_owned).collect();
            let places: Vec<String> = boards::testing::values(&layers.ground, "points").map(str::to_owned).collect();
            (pieces, places)
        };
        let (upright, turned) = (places(Outlook::Upright), places(Outlook::Turned));
        assert_eq!(upright.0, turned.0, "all pieces lie there");
        assert_ne!(upright.1, turned.1, "but elsewhere");
        let sorted = |mut places: Vec<String>| {
            places.sort();
            places
        };
        assert_eq!(sorted(upright.1), sorted(turned.1), "on the same positions");
    });
}

#[test]
fn cards_speak_the_language_of_the_reader() {
    let (_, setup) = Tank::scenarios().into_iter().next().expect("a scenario");
    let mut dice = Dice::quick(3);
    let mut state = Tank::begin(&setup, &mut dice, &mut Silent).expect("a valid setup");
    while let Some(action) = legal(&state).into_iter().find(|action| *action == Action::AutoDeploy) {
        Tank::apply(&mut state, action, &mut dice, &mut Silent);
    }
    let view = Tank::view(&state, None);
    let (_, unit) = view.table.units.iter().next().expect("somebody is deployed");
    for language in ["en", "fr", "de", "ru"] {
        let lexicon = Lexicon::new(language, Tank::locales());
        let live = TankBoard::live(
            &view,
            &TankBoard::scene(&view, Outlook::Upright),
            Ink::fresh(&|message| lexicon.say(message)),
        )
        .svg();
        assert!(!live.contains('⟨'), "{language}: {live}");
        assert!(live.contains(&format!("data-card=\"{}\"", unit.card.number())));
    }
}

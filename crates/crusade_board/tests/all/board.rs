//! The board of The Last Crusade: every action is where it is to be found, every click means something, nothing hidden
//! is drawn, and the pictures are whole.

use boards::testing::{Kept, Position, check_cues, check_references, check_whole, drawings, unstyled};
use boards::{Board, Outlook, Spot};
use crusade::state::{State, Step};
use crusade::{Action, Crusade};
use crusade_board::CrusadeBoard;
use std::collections::BTreeSet;
use table::{Chance, Dice, EventList, Message, Rng, Rules, Seat, Silent};

fn say(message: &Message) -> String {
    message.key.to_owned()
}

fn legal(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    Crusade::legal(state, &mut legal);
    legal
}

/// Buttons that have no place on the board.
fn is_button(state: &State, action: Action) -> bool {
    use Action::*;
    let barrage = action == Go && matches!(state.focus, crusade::state::Focus::Barrage { .. });
    barrage
        || matches!(
            action,
            Take(_)
                | TakeStandard
                | Keep
                | Buy
                | RussianRefit
                | Skip(_)
                | Stand
                | Retreat
                | Continue
                | BreakOff
                | Miracle(_)
                | Pass
                | End
        )
}

/// What makes a match eventful.
fn is_keen(action: &&Action) -> bool {
    !matches!(action, Action::End | Action::Pass | Action::Skip(_) | Action::DigIn(_) | Action::Take(_))
}

/// Plays a scenario at random and looks at a position every so often.
fn stroll(scenario: &str, seed: u64, decisions: u32, every: u32, mut look: impl FnMut(&State, &mut Rng)) {
    let (_, setup) = Crusade::scenarios().into_iter().find(|(name, _)| *name == scenario).expect("a scenario");
    let (mut rng, mut dice) = (Rng::seeded(seed), Dice::quick(seed));
    let mut state = Crusade::begin(&setup, &mut dice, &mut Silent).expect(scenario);
    for decision in 0..decisions {
        let asked = legal(&state);
        let often = matches!(state.table.step, Step::Reinforce | Step::Maneuver | Step::Forces | Step::Recon);
        if decision % every == 0 || (decision < 40 && decision % 9 == 0) || (!often && decision % 7 == 0) {
            look(&state, &mut rng);
        }
        let keen: Vec<Action> = asked.iter().filter(is_keen).copied().collect();
        let any = keen.is_empty() || rng.below(4) == 0;
        let Some(&action) = rng.pick(if any { &asked } else { &keen }) else { break };
        Crusade::apply(&mut state, action, &mut dice, &mut Silent);
    }
    look(&state, &mut rng);
}

fn scenarios() -> Vec<&'static str> {
    Crusade::scenarios().into_iter().map(|(name, _)| name).collect()
}

#[test]
fn every_legal_action_sits_on_the_board_or_is_a_button_and_is_meant_by_its_spots() {
    let mut steps = BTreeSet::new();
    for (seed, scenario) in (0..).zip(scenarios().into_iter().cycle()).take(8) {
        stroll(scenario, seed, 700, 149, |state, rng| {
            steps.insert(state.table.step);
            let position = Position::<CrusadeBoard>::of(state, &say);
            for (spots, actions) in position.check_spots() {
                for action in actions {
                    assert_eq!(spots.is_empty(), is_button(state, action), "{action:?} on {spots:?}");
                }
            }
            let spots: Vec<&Spot> = position.spots.keys().collect();
            (0..3).filter_map(|_| rng.pick(&spots)).for_each(|spot| position.check_click(spot));
        });
    }
    for step in [Step::Terrain, Step::Forces, Step::Reinforce, Step::Air, Step::Flak, Step::Attack, Step::Maneuver] {
        assert!(steps.contains(&step), "{step:?} was not reached: {steps:?}");
    }
}

#[test]
fn what_happens_is_shown_to_each_seat_on_its_own_board() {
    let mut shown = 0;
    for (number, (name, setup)) in Crusade::scenarios().into_iter().enumerate() {
        let (mut rng, mut dice) = (Rng::seeded(number as u64), Dice::quick(number as u64));
        let mut state = Crusade::begin(&setup, &mut dice, &mut Silent).expect(name);
        for _ in 0..150 {
            let asked = legal(&state);
            let keen: Vec<&Action> = asked.iter().filter(is_keen).collect();
            let keen = rng.pick(&keen).map(|action| **action).filter(|_| rng.below(5) > 0);
            let Some(action) = keen.or_else(|| rng.pick(&asked).copied()) else { break };
            let (before, mut events) = (state.clone(), EventList::default());
            Crusade::apply(&mut state, action, &mut dice, &mut events);
            for seat in [None, Some(Seat(0)), Some(Seat(1))] {
                shown += check_cues::<CrusadeBoard>((&before, &state), &events, seat, &say);
            }
        }
    }
    assert!(shown > 150, "{shown}");
}

#[test]
fn worlds_that_look_alike_are_drawn_alike() {
    for (seed, scenario) in (50..).zip(scenarios()) {
        stroll(scenario, seed, 400, 151, |state, rng| {
            for seat in [Some(Seat(0)), Some(Seat(1)), None] {
                let view = Crusade::view(state, seat);
                let other = Crusade::view(&Crusade::imagine(&view, rng), seat);
                let alike = drawings::<CrusadeBoard>(&view, &say) == drawings::<CrusadeBoard>(&other, &say);
                assert!(alike, "{scenario}: {:?} of {seat:?}", state.table.step);
            }
        });
    }
}

#[test]
fn the_pictures_are_whole_and_know_all_their_classes_and_drawings() {
    let css = CrusadeBoard::stylesheet();
    let mut without_rule = BTreeSet::new();
    for (seed, scenario) in (120..).zip(scenarios()) {
        let (mut kept, mut frame) = (Kept::default(), None);
        stroll(scenario, seed, 400, 171, |state, _| {
            for seat in [Some(Seat(0)), Some(Seat(1)), None] {
                let view = Crusade::view(state, seat);
                let (layers, svg, _) = drawings::<CrusadeBoard>(&view, &say);
                [&*layers.definitions, &layers.ground, &layers.live, &svg].into_iter().for_each(check_whole);
                check_references(&layers);
                without_rule.extend([&layers.ground, &layers.live].into_iter().flat_map(|layer| unstyled(layer, &css)));
                let now = CrusadeBoard::frame(&view);
                assert_eq!(*frame.get_or_insert_with(|| now.clone()), now, "{scenario}");
                kept.look::<CrusadeBoard>(&view, &say);
            }
        });
    }
    assert_eq!(without_rule.iter().map(String::as_str).collect::<Vec<_>>(), ["lc-ground"]);
}

#[test]
fn the_legend_shows_each_thing_once() {
    for (seed, scenario) in (200..).zip(scenarios()) {
        stroll(scenario, seed, 400, 131, |state, _| {
            let view = Crusade::view(state, Some(Seat(0)));
            let signs = CrusadeBoard::legend(&view, &CrusadeBoard::scene(&view, Outlook::Upright));
            let words: BTreeSet<String> = signs.iter().map(|sign| format!("{:?}", sign.words)).collect();
            assert_eq!(words.len(), signs.len(), "{scenario}: {words:#?}");
            signs.iter().for_each(|sign| check_whole(&sign.svg));
        });
    }
}

#[test]
fn every_card_has_a_face_and_the_kept_position_is_a_valid_one() {
    for card in crusade::pieces::CardId::all() {
        check_whole(&crusade_board::cards::face(card, &say).into_string());
    }
    let poster = CrusadeBoard::POSTER.expect("a poster");
    let state: State = serde_json::from_str(poster.position).expect("a valid position");
    assert_eq!(Crusade::faults(&state), Vec::<String>::new());
}

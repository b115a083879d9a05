//! The board of The Hell of Stalingrad: every action is where it is to be found, every click means something, nothing
//! hidden is drawn, and the pictures are whole.

use boards::testing::{Kept, Position, check_cues, check_references, check_whole, drawings, unstyled, values};
use boards::{Board, Extent, Outlook, Spot, TextStyle};
use stalingrad::state::{State, Step};
use stalingrad::{Action, Stalingrad};
use stalingrad_board::StalingradBoard as City;
use std::collections::BTreeSet;
use table::{Chance, Dice, EventList, Message, Rng, Rules, Seat, Silent, Spoken};
use words::Lexicon;

fn say(message: &Message) -> String {
    message.key.to_owned()
}

fn legal(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    Stalingrad::legal(state, &mut legal);
    legal
}

/// What makes a match eventful.
fn is_keen(action: &&Action) -> bool {
    !matches!(action, Action::Done | Action::Decline | Action::Hold | Action::Refit | Action::HandOver)
}

fn scenarios() -> Vec<&'static str> {
    Stalingrad::scenarios().into_iter().map(|(name, _)| name).collect()
}

/// Plays a scenario at random and looks at a position every so often, and whenever a step is seldom.
fn stroll(scenario: &str, seed: u64, every: u32, mut look: impl FnMut(&State, &mut Rng)) {
    let (_, setup) = Stalingrad::scenarios().into_iter().find(|(name, _)| *name == scenario).expect("a scenario");
    let (mut rng, mut dice) = (Rng::seeded(seed), Dice::quick(seed));
    let mut state = Stalingrad::begin(&setup, &mut dice, &mut Silent).expect(scenario);
    for decision in 0.. {
        let asked = legal(&state);
        let common = matches!(state.table.step, Step::Action | Step::Manoeuvre | Step::Refit | Step::Vanguard);
        if decision % every == 0 || (!common && decision % 5 == 0) {
            look(&state, &mut rng);
        }
        let keen: Vec<Action> = asked.iter().filter(is_keen).copied().collect();
        let any = keen.is_empty() || rng.below(4) == 0;
        let Some(&action) = rng.pick(if any { &asked } else { &keen }) else { break };
        Stalingrad::apply(&mut state, action, &mut dice, &mut Silent);
    }
    look(&state, &mut rng);
}

fn seats(state: &State) -> impl Iterator<Item = Option<Seat>> {
    (0..state.table.setup.players).map(|seat| Some(Seat(seat))).chain([None])
}

#[test]
fn every_legal_action_sits_where_it_is_drawn_and_every_click_means_something() {
    let mut steps = BTreeSet::new();
    let twice = scenarios().into_iter().chain(scenarios());
    for (seed, scenario) in (0..).zip(twice) {
        stroll(scenario, seed, 23, |state, rng| {
            steps.insert(state.table.step);
            let position = Position::<City>::of(state, &say);
            position.check_spots();
            let spots: Vec<&Spot> = position.spots.keys().collect();
            (0..3).filter_map(|_| rng.pick(&spots)).for_each(|spot| position.check_click(spot));
        });
    }
    for step in [Step::Manoeuvre, Step::NextBattle, Step::Vanguard, Step::Action, Step::Refit, Step::Hold, Step::Sniper]
    {
        assert!(steps.contains(&step), "{step:?} was not reached: {steps:?}");
    }
}

#[test]
fn what_happens_is_shown_to_each_seat_on_its_own_board() {
    let mut shown = 0;
    for (number, (name, setup)) in Stalingrad::scenarios().into_iter().enumerate() {
        let (mut rng, mut dice) = (Rng::seeded(number as u64), Dice::quick(number as u64));
        let mut state = Stalingrad::begin(&setup, &mut dice, &mut Silent).expect(name);
        for _ in 0..260 {
            let asked = legal(&state);
            let keen: Vec<&Action> = asked.iter().filter(is_keen).collect();
            let Some(action) = rng.pick(&keen).map(|action| **action).or_else(|| rng.pick(&asked).copied()) else {
                break;
            };
            let (before, mut events) = (state.clone(), EventList::default());
            Stalingrad::apply(&mut state, action, &mut dice, &mut events);
            for seat in [None, Some(Seat(0)), Some(Seat(1))] {
                shown += check_cues::<City>((&before, &state), &events, seat, &say);
            }
        }
    }
    assert!(shown > 400, "{shown}");
}

#[test]
fn worlds_that_look_alike_are_drawn_alike() {
    for (seed, scenario) in (50..).zip(scenarios()) {
        stroll(scenario, seed, 61, |state, rng| {
            for seat in seats(state) {
                let view = Stalingrad::view(state, seat);
                let other = Stalingrad::view(&Stalingrad::imagine(&view, rng), seat);
                let alike = drawings::<City>(&view, &say) == drawings::<City>(&other, &say);
                assert!(alike, "{scenario}: {:?} of {seat:?}", state.table.step);
            }
        });
    }
}

#[test]
fn the_pictures_are_whole_and_know_all_their_classes_and_drawings() {
    let css = City::stylesheet();
    let mut without_rule = BTreeSet::new();
    for (seed, scenario) in (120..).zip(scenarios()) {
        let (mut kept, mut frame) = (Kept::default(), None);
        stroll(scenario, seed, 71, |state, _| {
            for seat in [Some(Seat(0)), Some(Seat(1)), None] {
                let view = Stalingrad::view(state, seat);
                let (layers, svg, _) = drawings::<City>(&view, &say);
                [&*layers.definitions, &layers.ground, &layers.live, &svg].into_iter().for_each(check_whole);
                check_references(&layers);
                without_rule.extend([&layers.ground, &layers.live].into_iter().flat_map(|layer| unstyled(layer, &css)));
                let now = City::frame(&view);
                assert_eq!(*frame.get_or_insert_with(|| now.clone()), now, "{scenario}");
                // With all that the words say: which building fell is told, not drawn.
                kept.look::<City>(&view, &|message| format!("{message:?}"));
            }
        });
    }
    let known = ["hs-ground", "hs-piece"];
    assert_eq!(without_rule.iter().map(String::as_str).collect::<Vec<_>>(), known);
}

#[test]
fn the_legend_shows_each_thing_once() {
    for (seed, scenario) in (200..).zip(scenarios()) {
        stroll(scenario, seed, 97, |state, _| {
            let view = Stalingrad::view(state, Some(Seat(0)));
            let signs = City::legend(&view, &City::scene(&view, Outlook::Upright));
            let words: BTreeSet<String> = signs.iter().map(|sign| format!("{:?}", sign.words)).collect();
            assert_eq!(words.len(), signs.len(), "{scenario}: {words:#?}");
            assert!(signs.windows(2).all(|pair| pair[0].kind <= pair[1].kind), "pieces, ground, marks");
            signs.iter().for_each(|sign| check_whole(&sign.svg));
        });
    }
}

#[test]
fn whoever_looks_sits_at_the_bottom_and_the_street_stays() {
    stroll("base", 7, 50, |state, _| {
        let view = Stalingrad::view(state, Some(Seat(1)));
        let seen = |outlook| {
            let layers = City::layers(&view, &City::scene(&view, outlook), &say);
            let pieces: BTreeSet<String> = values(&layers.live, "data-piece").map(str::to_owned).collect();
            let places: Vec<String> = values(&layers.ground, "points").map(str::to_owned).collect();
            (pieces, places)
        };
        let (upright, turned) = (seen(Outlook::Upright), seen(Outlook::Turned));
        assert_eq!(upright.0, turned.0, "all pieces lie there");
        assert_eq!(upright.1[..4], turned.1[..4], "the street never swaps");
    });
}

#[test]
fn the_table_speaks_the_language_of_the_reader() {
    stroll("expert", 9, 90, |state, _| {
        let view = Stalingrad::view(state, Some(Seat(0)));
        for language in ["en", "fr", "de", "ru"] {
            let lexicon = Lexicon::new(language, Stalingrad::locales());
            let tell = |message: &Message| lexicon.say(message);
            let scene = City::scene(&view, Outlook::Upright);
            let layers = City::layers(&view, &scene, &tell);
            assert!(!layers.live.contains('⟨') && !layers.ground.contains('⟨'), "{language}");
            for piece in values(&layers.live, "data-piece") {
                let spot = Spot::Piece(piece.to_owned());
                let detail = City::detail(&view, &scene, &spot, &tell).unwrap_or_default();
                assert!(!detail.contains('⟨'), "{language}: {piece}: {detail}");
            }
        }
    });
}

#[test]
fn a_terminal_shows_districts_hands_and_staging_lines() {
    stroll("base", 11, 60, |state, _| {
        let view = Stalingrad::view(state, Some(Seat(0)));
        let style = TextStyle { colour: false, width: 100, extent: Extent::Whole };
        let text = City::text(&view, &City::scene(&view, Outlook::Upright), style);
        for part in ["A · ", "B · ", "C · ", "D · ", "Combat deck", "hand "] {
            assert!(text.contains(part), "{part} in\n{text}");
        }
    });
}

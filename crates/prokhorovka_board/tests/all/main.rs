//! The board of Blood & Steel: every action is where it is to be found, every click means something, nothing hidden is
//! drawn, and the pictures are whole.

use boards::testing::{Grounds, Position, check_references, check_whole, drawings, unstyled};
use boards::{Board, Spot, TextStyle};
use prokhorovka::state::{State, Step};
use prokhorovka::{Action, Prokhorovka};
use prokhorovka_board::ProkhorovkaBoard;
use std::collections::BTreeSet;
use table::{Chance, Dice, Message, Rng, Rules, Seat, Silent, Spoken};
use words::Lexicon;

fn say(message: &Message) -> String {
    message.key.to_owned()
}

/// Plays a scenario at random and looks at a position every so often.
fn stroll(scenario: &str, seed: u64, every: u32, mut look: impl FnMut(&State, &mut Rng)) {
    let (_, setup) = Prokhorovka::scenarios().into_iter().find(|(name, _)| *name == scenario).expect("a scenario");
    let (mut rng, mut dice) = (Rng::seeded(seed), Dice::quick(seed));
    let mut state = Prokhorovka::begin(&setup, &mut dice, &mut Silent).expect(scenario);
    let mut legal = Vec::new();
    let mut seen: BTreeSet<Step> = BTreeSet::new();
    for decision in 0..900 {
        legal.clear();
        Prokhorovka::legal(&state, &mut legal);
        if decision % every == 0 || seen.insert(state.table.step) {
            look(&state, &mut rng);
        }
        let stays = state.table.step.is_overrun();
        let keen: Vec<Action> = legal.iter().filter(|action| stays || **action != Action::End).copied().collect();
        let any = keen.is_empty() || rng.below(6) == 0;
        let Some(&action) = rng.pick(if any { &legal } else { &keen }) else { break };
        Prokhorovka::apply(&mut state, action, &mut dice, &mut Silent);
    }
    look(&state, &mut rng);
}

fn scenarios() -> impl Iterator<Item = (u64, &'static str)> {
    (1..).zip(Prokhorovka::scenarios().into_iter().map(|(name, _)| name))
}

#[test]
fn every_legal_action_sits_on_the_board_or_is_a_button_and_is_meant_by_its_spots() {
    let mut steps = BTreeSet::new();
    for (seed, scenario) in scenarios() {
        stroll(scenario, seed, 41, |state, rng| {
            steps.insert(state.table.step);
            let position = Position::<ProkhorovkaBoard>::of(state, &say);
            for (spots, actions) in position.check_spots() {
                for action in actions {
                    let button = matches!(action, Action::End | Action::Reroll | Action::Keep);
                    assert_eq!(spots.is_empty(), button, "{action:?} on {spots:?}");
                }
            }
            let spots: Vec<&Spot> = position.spots.keys().collect();
            (0..4).filter_map(|_| rng.pick(&spots)).for_each(|spot| position.check_click(spot));
        });
    }
    for step in Step::ALL.into_iter().filter(|step| !matches!(step, Step::Reroll | Step::AskReserve | Step::Over)) {
        assert!(steps.contains(&step), "{step:?} was not reached: {steps:?}");
    }
}

#[test]
fn worlds_that_look_alike_are_drawn_alike() {
    stroll("free", 7, 13, |state, rng| {
        if state.table.step != Step::AirborneSetup {
            return;
        }
        for seat in [Some(Seat(0)), Some(Seat(1)), None] {
            let view = Prokhorovka::view(state, seat);
            let other = Prokhorovka::view(&Prokhorovka::imagine(&view, rng), seat);
            assert!(drawings::<ProkhorovkaBoard>(&view, &say) == drawings::<ProkhorovkaBoard>(&other, &say));
        }
    });
}

#[test]
fn the_pictures_are_whole_and_know_all_their_classes_and_drawings() {
    let css = ProkhorovkaBoard::stylesheet();
    let mut without_rule = BTreeSet::new();
    for (seed, scenario) in scenarios() {
        let (mut grounds, mut frame) = (Grounds::default(), None);
        stroll(scenario, seed + 20, 180, |state, _| {
            let view = Prokhorovka::view(state, Some(Seat(0)));
            let (layers, svg, _) = drawings::<ProkhorovkaBoard>(&view, &say);
            [&*layers.definitions, &layers.ground, &layers.live, &svg].into_iter().for_each(check_whole);
            check_references(&layers);
            without_rule.extend([&layers.ground, &layers.live].into_iter().flat_map(|layer| unstyled(layer, &css)));
            let now = ProkhorovkaBoard::frame(&view);
            assert_eq!(*frame.get_or_insert_with(|| now.clone()), now, "{scenario}");
            grounds.look::<ProkhorovkaBoard>(&view);
        });
    }
    let known = ["bs-ground", "bs-hexes", "bs-numbers", "bs-piece", "k-counter", "k-flag"];
    assert_eq!(without_rule.iter().map(String::as_str).collect::<Vec<_>>(), known);
}

#[test]
fn names_are_in_the_language_of_the_reader() {
    let (_, setup) = Prokhorovka::scenarios().into_iter().next().expect("a scenario");
    let state = table::testing::begin::<Prokhorovka>(&setup, 1);
    let view = Prokhorovka::view(&state, None);
    for (language, name) in [("en", "Prokhorovka"), ("de", "Prochorowka"), ("ru", "Прохоровка"), ("fr", "Oktiabrski")]
    {
        let lexicon = Lexicon::new(language, Prokhorovka::locales());
        let live =
            ProkhorovkaBoard::live(&view, &ProkhorovkaBoard::scene(&view), &|message| lexicon.say(message)).svg();
        assert!(live.contains(&format!(">{name}<")) && !live.contains('⟨'), "{language}");
    }
}

#[test]
fn the_terminal_shows_who_stands_where() {
    let (_, setup) = Prokhorovka::scenarios().into_iter().next().expect("a scenario");
    let view = Prokhorovka::view(&table::testing::begin::<Prokhorovka>(&setup, 1), None);
    let text = ProkhorovkaBoard::text(&view, &ProkhorovkaBoard::scene(&view), TextStyle { colour: false, width: 110 });
    assert!(text.contains("1410 1 SS Pz 5/4/6 + 1 SS PzJg 4/2/6 + 13./1 SS Tiger 1/1/5"), "{text}");
    assert!(text.contains("1609") && text.contains("23 Gds Abn 1/3/2"), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 110), "{text}");
}

#[test]
fn a_unit_can_be_looked_at_and_its_reach_is_known() {
    let (_, setup) = Prokhorovka::scenarios().into_iter().next().expect("a scenario");
    let view = Prokhorovka::view(&table::testing::begin::<Prokhorovka>(&setup, 1), Some(Seat(0)));
    let scene = ProkhorovkaBoard::scene(&view);
    let spot: Spot = "piece:lah_pz".parse().expect("a spot");
    let look = ProkhorovkaBoard::detail(&view, &scene, &spot, &say).expect("a look");
    assert!(look.contains("data-rule=\"BS-1.1\""));
    let reach = ProkhorovkaBoard::reach(&view, &scene, &spot);
    assert!(reach.contains(&("place:1411".parse().expect("a spot"), 5)), "{reach:?}");
}

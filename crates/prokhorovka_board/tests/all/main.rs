//! The board of Blood & Steel: every action is where it is to be found, every click means something, nothing hidden is
//! drawn, and the pictures are whole.

use boards::testing::{Kept, Position, check_cues, check_references, check_whole, drawings, unstyled};
use boards::{Board, Extent, Ink, Meaning, Outlook, SignKind, Spot, TextStyle, Then};
use prokhorovka::field::{Field, hex};
use prokhorovka::pieces::Formation::{Corps18, Lah, Tk};
use prokhorovka::pieces::Health;
use prokhorovka::pieces::UnitId::*;
use prokhorovka::state::{State, Step};
use prokhorovka::{Action, Prokhorovka, View};
use prokhorovka_board::ProkhorovkaBoard;
use std::collections::BTreeSet;
use table::{Chance, Dice, EventList, Message, Rng, Rules, Seat, Silent, Spoken};
use words::Lexicon;

fn say(message: &Message) -> String {
    message.key.to_owned()
}

fn seen(state: &State, seat: u8) -> (View, prokhorovka_board::Scene) {
    let view = Prokhorovka::view(state, Some(Seat(seat)));
    let scene = ProkhorovkaBoard::scene(&view, Outlook::Upright);
    (view, scene)
}

fn spot(name: &str) -> Spot {
    name.parse().expect("a spot")
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
    let (mut steps, mut ways) = (BTreeSet::new(), 0);
    let mut look = |state: &State, rng: &mut Rng| {
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
        if rng.below(16) == 0 {
            ways += position.check_reach(&say);
        }
    };
    scenarios().for_each(|(seed, scenario)| stroll(scenario, seed, 97, &mut look));
    look(&before_breaking_off(), &mut Rng::seeded(1));
    assert!(ways > 20, "{ways}");
    for step in Step::ALL.into_iter().filter(|step| !matches!(step, Step::Reroll | Step::AskReserve | Step::Over)) {
        assert!(steps.contains(&step), "{step:?} was not reached: {steps:?}");
    }
}

/// An overrun after a round in which nobody was hit: the attackers may go back, which is seldom met by chance.
fn before_breaking_off() -> State {
    let field = Field::battle(Corps18).put(&[Corps18N110, Corps18N170], "1709").put(&[LahSpg], "1710");
    let mut state = field.position();
    let mut dice = Dice::given([6; 20]);
    let group = Action::Group(Corps18N110, Corps18N170, None);
    for action in [group, Action::Attack(hex("1710"))] {
        Prokhorovka::apply(&mut state, action, &mut dice, &mut Silent);
    }
    while state.table.step != Step::BreakOff {
        let mut legal = Vec::new();
        state.table.legal(&mut legal);
        let stays = legal.iter().copied().find(|action| *action == Action::End);
        let action = stays.or(legal.first().copied()).expect("an overrun goes on");
        Prokhorovka::apply(&mut state, action, &mut dice, &mut Silent);
    }
    state
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
        let (mut kept, mut frame) = (Kept::default(), None);
        stroll(scenario, seed + 20, 300, |state, _| {
            let view = Prokhorovka::view(state, Some(Seat(0)));
            let (layers, svg, _) = drawings::<ProkhorovkaBoard>(&view, &say);
            [&*layers.definitions, &layers.ground, &layers.live, &svg].into_iter().for_each(check_whole);
            check_references(&layers);
            without_rule.extend([&layers.ground, &layers.live].into_iter().flat_map(|layer| unstyled(layer, &css)));
            let now = ProkhorovkaBoard::frame(&view);
            assert_eq!(*frame.get_or_insert_with(|| now.clone()), now, "{scenario}");
            kept.look::<ProkhorovkaBoard>(&view, &say);
            let signs = ProkhorovkaBoard::legend(&view, &ProkhorovkaBoard::scene(&view, Outlook::Upright));
            assert!(signs.windows(2).all(|pair| pair[0].kind <= pair[1].kind), "in the order of a legend");
            for sign in signs {
                check_whole(&sign.svg);
                without_rule.extend(unstyled(&sign.svg, &css));
            }
        });
    }
    let known = ["bs-ground", "bs-hexes", "bs-in-hand", "bs-numbers", "bs-piece", "k-counter", "k-flag", "legend-acts"];
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
        let scene = ProkhorovkaBoard::scene(&view, Outlook::Upright);
        let layers = ProkhorovkaBoard::layers(&view, &scene, &|message| lexicon.say(message));
        assert!(layers.ground.contains(&format!(">{name}<")), "{language}");
        assert!(!layers.ground.contains('⟨') && !layers.live.contains('⟨'), "{language}");
        for sign in ProkhorovkaBoard::legend(&view, &scene) {
            assert!(lexicon.say_checked(&sign.words).is_ok(), "{language}: {:?}", sign.words);
        }
    }
}

#[test]
fn the_terminal_shows_who_stands_where() {
    let (_, setup) = Prokhorovka::scenarios().into_iter().next().expect("a scenario");
    let view = Prokhorovka::view(&table::testing::begin::<Prokhorovka>(&setup, 1), None);
    let style = TextStyle { colour: false, width: 110, extent: Extent::Whole };
    let text = ProkhorovkaBoard::text(&view, &ProkhorovkaBoard::scene(&view, Outlook::Upright), style);
    assert!(text.contains("1410 1 SS Pz 5/4/6 + 1 SS PzJg 4/2/6 + 13./1 SS Tiger 1/1/5"), "{text}");
    assert!(text.contains("1609") && text.contains("23 Gds Abn 1/3/2"), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 110), "{text}");
}

#[test]
fn what_happens_is_shown_to_everybody_by_what_lies_on_the_board() {
    let mut shown = 0;
    for (seed, (name, setup)) in (40..).zip(Prokhorovka::scenarios()) {
        let (mut rng, mut dice) = (Rng::seeded(seed), Dice::quick(seed));
        let mut state = Prokhorovka::begin(&setup, &mut dice, &mut Silent).expect(name);
        for _ in 0..1200 {
            let mut legal = Vec::new();
            Prokhorovka::legal(&state, &mut legal);
            let keen: Vec<Action> = legal.iter().filter(|action| **action != Action::End).copied().collect();
            let Some(&action) = rng.pick(if keen.is_empty() { &legal } else { &keen }) else { break };
            let (before, mut events) = (state.clone(), EventList::default());
            Prokhorovka::apply(&mut state, action, &mut dice, &mut events);
            if rng.below(24) == 0 {
                shown += check_cues::<ProkhorovkaBoard>((&before, &state), &events, None, &say);
            }
        }
    }
    assert!(shown > 60, "{shown}");
}

#[test]
fn the_words_of_a_shot_begin_with_its_result() {
    let mut state = Field::of(Lah).put(&[LahPz, LahTig], "1410").put(&[Corps18N110], "1610").position();
    let mut events = EventList::default();
    let fire = Action::Fire { by: LahPz, at: Corps18N110 };
    Prokhorovka::apply(&mut state, fire, &mut Dice::quick(1).after([5]), &mut events);
    let view = Prokhorovka::view(&state, None);
    let event = events.heard_by(None).next().expect("a shot");
    let cue = ProkhorovkaBoard::cue(&view, event);
    for (language, result) in [("en", "110 TB disrupted"), ("de", "110. PzBrig erschüttert")] {
        let lexicon = Lexicon::new(language, Prokhorovka::locales());
        let said = lexicon.say(&cue.result.clone().expect("a result"));
        assert_eq!(said, result);
        assert!(lexicon.say(&Prokhorovka::event(event).message).starts_with(&said));
    }
    assert_eq!(cue.places, ["1410", "1610"]);
    assert_eq!(cue.figures.len(), 5, "factor, Tigers, range, what hits, the die: {:?}", cue.figures);
}

#[test]
fn what_is_eliminated_lies_in_the_tray() {
    let field = Field::of(Lah).put(&[LahPz], "1410").put(&[Corps18N110, Corps18N170], "1510");
    let mut state = field.health(Corps18N110, Health::ReducedDisrupted).position();
    let mut events = EventList::default();
    let fire = Action::Fire { by: LahPz, at: Corps18N110 };
    Prokhorovka::apply(&mut state, fire, &mut Dice::quick(1).after([1]), &mut events);
    let view = Prokhorovka::view(&state, None);
    let lost = events.heard_by(None).filter_map(|event| ProkhorovkaBoard::cue(&view, event).loss);
    assert_eq!(lost.map(|loss| loss.side).collect::<Vec<_>>(), [prokhorovka::Soviet]);
    let [_, soviet] = ProkhorovkaBoard::losses(&view).expect("losses");
    assert!(Lexicon::new("en", Prokhorovka::locales()).say(&soviet).ends_with("units lost"));
}

#[test]
fn a_unit_can_be_looked_at_and_its_reach_is_known() {
    let state = Field::battle(Lah).position();
    let (view, scene) = seen(&state, 0);
    let look = ProkhorovkaBoard::detail(&view, &scene, &spot("piece:lah_pz"), &say).expect("a look");
    assert!(look.contains("data-rule=\"BS-1.1\""));
    let to = |view: &View, name: &str| {
        let reach =
            ProkhorovkaBoard::reach(view, &ProkhorovkaBoard::scene(view, Outlook::Upright), &spot("piece:lah_pz"));
        reach.into_iter().find(|reached| reached.to == spot(name))
    };
    let way = to(&view, "place:1411").expect("in reach");
    assert_eq!((way.left, way.by.len(), way.way.len()), (5, 3, 2), "march, a step, stop");
    assert_eq!(way.then, Then::Act, "a step of six leaves a shot");
    assert_eq!(to(&view, "place:1414").map(|way| way.then), Some(Then::Rest), "four steps of six do not");
    let seen_by_the_enemy = Prokhorovka::view(&state, Some(Seat(1)));
    assert_eq!(to(&seen_by_the_enemy, "place:1411").map(|way| way.by.len()), Some(0));
    assert!(to(&view, "place:2610").is_none());
}

#[test]
fn an_overrun_is_in_reach_and_foreseen() {
    let state = Field::battle(Corps18).put(&[Corps18N110, Corps18N170], "1709").put(&[LahSpg], "1710").position();
    let (view, scene) = seen(&state, 1);
    let ways = ProkhorovkaBoard::reach(&view, &scene, &spot("piece:18tc_110"));
    let overrun = ways.into_iter().find(|way| way.to == spot("place:1710")).expect("an overrun");
    assert_eq!(overrun.by, [Action::March(Corps18N110), Action::Attack(hex("1710"))]);
    let mut state = state;
    let group = Action::Group(Corps18N110, Corps18N170, None);
    Prokhorovka::apply(&mut state, group, &mut Dice::quick(1), &mut Silent);
    let (view, _) = seen(&state, 1);
    let lines = ProkhorovkaBoard::forecast(&view, Action::Attack(hex("1710")));
    let keys: Vec<&str> = lines.iter().map(|line| line.message.key).collect();
    assert_eq!(keys, ["forecast-they-fire", "forecast-you-fire", "forecast-you-fire", "forecast-overrun"]);
}

#[test]
fn who_leaves_by_the_north_edge_lies_there() {
    let state = Field::battle(Tk).put(&[TkRec], "1001").position();
    let (view, scene) = seen(&state, 0);
    let ways = ProkhorovkaBoard::reach(&view, &scene, &spot("piece:tk_rec"));
    let north = ways.into_iter().find(|way| way.to == spot("place:north")).expect("a way out");
    let mut state = state;
    north.by.iter().for_each(|action| Prokhorovka::apply(&mut state, *action, &mut Dice::quick(1), &mut Silent));
    let (view, scene) = seen(&state, 0);
    let live = ProkhorovkaBoard::live(&view, &scene, Ink::fresh(&say)).svg();
    assert!(live.contains("data-piece=\"tk_rec\" data-at=\"north\""));
}

#[test]
fn a_stack_is_known_by_its_hex_and_side() {
    let state = Field::battle(Lah).position();
    let (view, scene) = seen(&state, 0);
    let live = ProkhorovkaBoard::live(&view, &scene, Ink::fresh(&say)).svg();
    assert_eq!(live.matches("data-stack=\"1410-german\"").count(), 3);
    assert!(!live.contains("data-stack=\"1711-german\""), "one alone is no stack");
}

#[test]
fn a_click_with_a_unit_in_hand_is_answered_for_that_unit() {
    let state = Field::battle(Lah).position();
    let (view, scene) = seen(&state, 0);
    let meant = |at: &str, held: &str| ProkhorovkaBoard::click_meanings(&view, &scene, &spot(at), Some(&spot(held)));
    let first = meant("place:2610", "piece:lah_pz").into_iter().next();
    assert!(matches!(first, Some(Meaning::Nothing(why)) if why.why.key == "why-out-of-reach"));
    let first = meant("piece:9ga_28", "piece:lah_pz").into_iter().next();
    assert_eq!(first, Some(Meaning::Act(Action::Fire { by: LahPz, at: Airborne28 })));
    let alone = ProkhorovkaBoard::click_meanings(&view, &scene, &spot("piece:chit-DR"), None);
    assert!(matches!(&alone[..], [Meaning::Nothing(why)] if why.rule == "BS-5.6"));
}

#[test]
fn the_map_is_seen_from_either_side() {
    let state = Field::battle(Lah).position();
    let view = Prokhorovka::view(&state, None);
    let grounds = [Outlook::Upright, Outlook::Turned].map(|outlook| {
        let scene = ProkhorovkaBoard::scene(&view, outlook);
        let layers = ProkhorovkaBoard::layers(&view, &scene, &say);
        check_whole(&layers.ground);
        check_whole(&layers.live);
        layers.ground
    });
    assert!(!grounds[0].contains("rotate(180") && grounds[1].contains("rotate(180"));
    assert_eq!(grounds[0].matches("data-place").count(), grounds[1].matches("data-place").count());
}

#[test]
fn the_legend_explains_pieces_ground_and_marks() {
    let (view, scene) = seen(&Field::battle(Lah).position(), 0);
    let signs = ProkhorovkaBoard::legend(&view, &scene);
    for kind in SignKind::ALL {
        assert!(signs.iter().any(|sign| sign.kind == kind), "{kind:?}");
    }
    for (i, sign) in signs.iter().enumerate() {
        assert!(signs[..i].iter().all(|other| other.words != sign.words), "{:?} twice", sign.words);
    }
}

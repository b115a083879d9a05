//! The board of Tank Commander: every action is where it is to be found, every click means something, nothing
//! hidden is drawn, and the pictures are whole.

use boards::{Board, Spot, TextStyle};
use std::collections::{BTreeMap, BTreeSet};
use table::{Chance, Dice, Message, Next, Rng, Rules, Seat, Silent, Spoken};
use tank_commander::pieces::CardId;
use tank_commander::state::{Focus, State, Step};
use tank_commander::{Action, TankCommander as Tank, View};
use tank_commander_board::{Scene, TankCommanderBoard as TankBoard};
use words::Lexicon;

fn say(message: &Message) -> String {
    message.key.to_owned()
}

fn legal(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    Tank::legal(state, &mut legal);
    legal
}

/// The deciding seat's own view.
fn own_view(state: &State) -> View {
    match Tank::next(state) {
        Next::Decide(seat) => Tank::view(state, Some(seat)),
        Next::Over(_) => Tank::view(state, None),
    }
}

/// The spots that the layers show, and the place of each.
fn drawn(view: &View) -> BTreeMap<Spot, String> {
    let layers = TankBoard::layers(view, &TankBoard::scene(view), &say);
    let value = |rest: &str| rest.split_once('"').map(|(value, _)| value.to_owned());
    let hexes = [&layers.ground, &layers.live]
        .into_iter()
        .flat_map(|layer| layer.split("data-place=\"").skip(1))
        .filter_map(value);
    let mut spots: BTreeMap<Spot, String> = hexes.map(|name| (Spot::Place(name.clone()), name)).collect();
    for rest in layers.live.split("data-piece=\"").skip(1) {
        let at = rest.split("data-at=\"").nth(1).and_then(value).expect("a piece is somewhere");
        assert!(spots.contains_key(&Spot::Place(at.clone())), "{at} is not drawn");
        let before = spots.insert(Spot::Piece(value(rest).expect("a name")), at);
        assert_eq!(before, None, "a piece is drawn twice");
    }
    spots
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

fn check_spots(state: &State, view: &View, scene: &Scene, places: &BTreeMap<Spot, String>) {
    let (mut once, mut taken) = (BTreeSet::new(), BTreeSet::new());
    for action in legal(state) {
        let spots = TankBoard::spots(view, scene, action);
        assert_eq!(spots.is_empty(), is_button(view, action), "{:?}: {action:?} on {spots:?}", state.table.step);
        for spot in &spots {
            assert!(places.contains_key(spot), "{action:?} sits on {spot}, which is not drawn");
            let meant = TankBoard::click_meanings(view, scene, spot);
            assert!(meant.contains(&action), "{:?}: {action:?} is not meant by {spot}: {meant:?}", state.table.step);
        }
        match spots.as_slice() {
            [one] => drop(once.insert(one.clone())),
            [first, _] => drop(taken.insert(first.clone())),
            _ => {}
        }
        for (from, to) in TankBoard::lines(view, scene, action) {
            assert!(places.contains_key(&from) && places.contains_key(&to), "{action:?}: a line from {from} to {to}");
            assert_ne!(from, to);
        }
    }
    assert_eq!(once.intersection(&taken).next(), None, "{:?}: both taken up and done", state.table.step);
}

/// A click means something that the rules can answer; what it means and is legal sits there.
fn check_meaning(state: &State, view: &View, scene: &Scene, places: &BTreeMap<Spot, String>, spot: &Spot) {
    let meant = TankBoard::click_meanings(view, scene, spot);
    assert!(!meant.is_empty(), "{spot} means nothing");
    assert_eq!(meant.iter().collect::<BTreeSet<_>>().len(), meant.len(), "{spot} means something twice");
    for action in meant {
        let here = |other: &Spot| places.get(other) == places.get(spot);
        let sits = TankBoard::spots(view, scene, action).iter().any(here);
        assert!(Tank::check(state, action).is_err() || sits, "{spot} means {action:?}, which sits elsewhere");
    }
}

/// What makes a match eventful.
fn is_keen(action: &&Action) -> bool {
    !matches!(action, Action::End | Action::Pass | Action::Done | Action::AutoDeploy)
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
    let mut steps = BTreeSet::new();
    let twice = scenarios().into_iter().chain(scenarios());
    for (seed, scenario) in (0..).zip(twice) {
        stroll(scenario, seed, 700, 29, |state, rng| {
            steps.insert(state.table.step);
            let view = own_view(state);
            let (places, scene) = (drawn(&view), TankBoard::scene(&view));
            check_spots(state, &view, &scene, &places);
            let spots: Vec<&Spot> = places.keys().collect();
            for spot in (0..3).filter_map(|_| rng.pick(&spots).copied()) {
                check_meaning(state, &view, &scene, &places, spot);
            }
        });
    }
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
                let all = |view: &View| {
                    let scene = TankBoard::scene(view);
                    let text = TankBoard::text(view, &scene, TextStyle { colour: true, width: 100 });
                    (TankBoard::layers(view, &scene, &say), TankBoard::svg(view, &scene), text)
                };
                assert!(all(&view) == all(&other), "{scenario}: {:?} of {seat:?}", state.table.step);
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
                let live = TankBoard::live(&view, &TankBoard::scene(&view), &say);
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

/// Is every element closed in its turn?
fn check_balance(markup: &str) {
    let mut open = Vec::new();
    for tag in markup.split('<').skip(1) {
        let (inner, _) = tag.split_once('>').expect("a tag ends");
        let name = inner.split([' ', '/', '\n']).find(|word| !word.is_empty()).unwrap_or_default();
        if inner.starts_with('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !inner.ends_with('/') {
            open.push(name);
        }
    }
    assert_eq!(open, Vec::<&str>::new());
}

/// The values of an attribute.
fn values<'a>(markup: &'a str, name: &'a str) -> impl Iterator<Item = &'a str> {
    markup.split(name).skip(1).filter_map(|rest| rest.strip_prefix("=\"")?.split('"').next())
}

#[test]
fn the_pictures_are_whole_and_know_all_their_classes_and_drawings() {
    let css = TankBoard::stylesheet();
    let mut classes = BTreeSet::new();
    for (seed, scenario) in (120..).zip(scenarios()) {
        let mut grounds: BTreeMap<u64, String> = BTreeMap::new();
        let mut frame = None;
        stroll(scenario, seed, 500, 61, |state, _| {
            for seat in [Some(Seat(0)), Some(Seat(1)), None] {
                let view = Tank::view(state, seat);
                let scene = TankBoard::scene(&view);
                let layers = TankBoard::layers(&view, &scene, &say);
                [&*layers.definitions, &layers.ground, &layers.live].into_iter().for_each(check_balance);
                let ids: BTreeSet<&str> = values(&layers.definitions, "id").collect();
                for drawing in values(&layers.live, "href").chain(values(&layers.ground, "href")) {
                    assert!(ids.contains(drawing.trim_start_matches('#')), "{scenario}: {drawing} is not defined");
                }
                assert!(!layers.live.contains("style=") && !layers.ground.contains("style="));
                classes.extend([&layers.ground, &layers.live].into_iter().flat_map(|layer| {
                    values(layer, "class").flat_map(|all| all.split(' ')).map(str::to_owned).collect::<Vec<_>>()
                }));
                // The frame is the same for the whole match, the ground as long as its mark is.
                let now = TankBoard::frame(&view);
                assert_eq!(*frame.get_or_insert_with(|| now.clone()), now, "{scenario}");
                let known = grounds.entry(TankBoard::ground_mark(&view)).or_insert_with(|| layers.ground.clone());
                assert_eq!(*known, layers.ground);
                check_balance(&TankBoard::svg(&view, &scene));
            }
        });
        let different: BTreeSet<&String> = grounds.values().collect();
        assert_eq!(different.len(), grounds.len(), "{scenario}: two marks for one ground");
    }
    let unstyled = ["tcb-ground", "tcb-live", "tcb-face", "tcb-under", "tcb-piece", "tcb-in-hand"];
    let known = |class: &&String| {
        [".{}{", ".{},", ".{} ", ".{}."].iter().any(|form| css.contains(&form.replace("{}", class)))
            || unstyled.contains(&class.as_str())
    };
    let unknown: Vec<&String> = classes.iter().filter(|class| !known(class)).collect();
    assert_eq!(unknown, Vec::<&String>::new());
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
        let live = TankBoard::live(&view, &TankBoard::scene(&view), &|message| lexicon.say(message));
        assert!(!live.contains('⟨'), "{language}: {live}");
        assert!(live.contains(&format!("data-card=\"{}\"", unit.card.number())));
    }
}

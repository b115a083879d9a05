//! Clicking on the board of Duel of the Giants: every action is where it is to be found, and every click
//! means something.

use crate::board::{click_meanings, layers, lines, meanings, reach, spots};
use boards::testing::Position;
use boards::{Board, Meaning, Outlook, Spot};
use duel::map::{Clock, Dir};
use duel::pieces::*;
use duel::state::{Drive, Focus, State, Step};
use duel::{Action, Duel, View};
use duel_board::DuelBoard;
use std::collections::BTreeSet;
use table::{Chance, Dice, Next, Rng, Rules, Seat, Silent};

fn begin(scenario: &str) -> State {
    let (_, setup) = Duel::scenarios().into_iter().find(|(name, _)| *name == scenario).expect("a scenario");
    Duel::begin(&setup, &mut Dice::quick(1), &mut Silent).expect("a valid setup")
}

fn hex(name: &str) -> Spot {
    format!("place:{name}").parse().expect("a hex")
}

fn piece(name: &str) -> Spot {
    format!("piece:{name}").parse().expect("a piece")
}

/// The deciding seat's own view.
fn own_view(state: &State) -> View {
    match Duel::next(state) {
        Next::Decide(seat) => Duel::view(state, Some(seat)),
        Next::Over(_) => Duel::view(state, None),
    }
}

fn legal(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    Duel::legal(state, &mut legal);
    legal
}

/// The pieces in the order in which they are drawn, but for the Stukas, which lie low and fly high.
fn order(view: &View) -> Vec<String> {
    let live = layers(view).live;
    let names = live.split("data-piece=\"").skip(1).filter_map(|rest| rest.split_once('"'));
    names.map(|(name, _)| name.to_owned()).filter(|name| !name.starts_with("stuka")).collect()
}

/// What is drawn in both pictures is drawn in the same order.
fn check_order(before: &[String], now: &[String]) {
    let kept = |these: &[String], those: &[String]| -> Vec<String> {
        these.iter().filter(|name| those.contains(name)).cloned().collect()
    };
    assert_eq!(kept(before, now), kept(now, before));
}

/// Actions on the same spots must be few enough for a menu, and of kinds that one names there.
fn a_menu_can_tell(actions: &[Action]) -> bool {
    let guns = |action: &Action| {
        matches!(action, Action::TurnPak { .. } | Action::LayWheel(_) | Action::MovePak(_) | Action::ActivatePak(_))
    };
    actions.len() == 1 || (actions.len() <= 8 && actions.iter().all(guns))
}

#[test]
fn every_legal_action_sits_on_the_board_and_is_meant_by_its_spots() {
    let (mut steps, mut ways) = (BTreeSet::new(), 0);
    for (number, (name, setup)) in Duel::scenarios().into_iter().enumerate() {
        let mut rng = Rng::seeded(number as u64);
        let mut dice = Dice::quick(number as u64);
        let mut state = Duel::begin(&setup, &mut dice, &mut Silent).expect(name);
        let every = if setup.sets() > 1 { 47 } else { 11 };
        let mut before: Vec<String> = Vec::new();
        for decision in 0..1500 {
            let asked = legal(&state);
            let seldom =
                !matches!(state.table.step.code(), "S1" | "S2" | "S3" | "S4" | "A1" | "A2" | "B1" | "B2" | "DF");
            if decision % every == 0 || seldom {
                let position = Position::<DuelBoard>::of(&state, &|_| String::new());
                for (spots, actions) in position.check_spots().into_iter().filter(|(spots, _)| !spots.is_empty()) {
                    assert!(a_menu_can_tell(&actions), "{:?}: {spots:?} for {actions:?}", state.table.step);
                }
                if decision % (6 * every) == 0 {
                    ways += position.check_reach(&|_| String::new());
                }
                let now = order(&position.view);
                check_order(&before, &now);
                before = now;
                let drawn: Vec<&Spot> = position.spots.keys().collect();
                (0..6).filter_map(|_| rng.pick(&drawn).copied()).for_each(|spot| {
                    position.check_click(spot);
                    // Who does not know the secrets may click too.
                    let seats = Duel::seating(&setup).len() as u8;
                    for seat in (0..seats).map(|seat| Some(Seat(seat))).chain([None]) {
                        let other = Duel::view(&state, seat);
                        let meant = click_meanings(&other, spot);
                        for action in meant.into_iter().chain(asked.iter().copied().take(9)) {
                            _ = Duel::check(&state, action);
                            _ = (spots(&other, action), lines(&other, action));
                        }
                    }
                });
                steps.insert(state.table.step.code());
            }
            // Whoever can fire or drive does: all steps are to be seen.
            let busy = |action: &&Action| !matches!(action, Action::End | Action::ProgramDone);
            let moves: Vec<Action> = asked.iter().filter(busy).copied().collect();
            let any = moves.is_empty() || rng.below(6) == 0;
            let Some(&action) = rng.pick(if any { &asked } else { &moves }) else { break };
            Duel::apply(&mut state, action, &mut dice, &mut Silent);
        }
    }
    assert!(ways > 100, "only {ways} places were tried");
    let reached = |codes: &[&str]| codes.iter().any(|code| steps.contains(code));
    for step in ["S1", "S2", "S3", "S4", "O0", "O1", "O2", "A1", "A2", "A3", "B1", "B2", "C1", "D0", "DF"] {
        assert!(reached(&[step]), "{step} was not reached: {steps:?}");
    }
    assert!(reached(&["DW", "DA", "DB1", "DB2"]) && reached(&["DT1", "DT2", "DT3"]) && reached(&["DS1", "DS2", "DS3"]));
}

/// A match at this step, in hand of the seat that decides in it.
fn at(scenario: &str, step: Step, seat: u8) -> State {
    let mut state = begin(scenario);
    (state.table.turn, state.table.step, state.table.seat) = (1, step, Seat(seat));
    state
}

fn put_t34(state: &mut State, at: &str, hull: Dir) -> T34Id {
    state.table.t34s.push(T34 {
        fate: Fate::On(at.parse().expect("a hex")),
        hull,
        turret: Clock::Twelve,
        owner: Seat(1),
        readiness: Readiness::Ready,
        drops: Drops::None,
        fired: false,
        attackers: 0,
        damage: 0,
    });
    T34Id::of(state.table.t34s.len() - 1)
}

#[test]
fn dg_7_8_a_t34_on_the_move_goes_where_one_clicks_and_ends_by_its_turret() {
    let mut state = at("summer-s1", Step::Tanks, 1);
    let t34 = put_t34(&mut state, "E7", Dir::W);
    assert_eq!(spots(&own_view(&state), Action::Drive(t34)), [piece("t34-1")]);
    state.table.focus = Focus::Drive(Drive { t34, used: 0, dashing: true, stopped: false });
    let view = own_view(&state);
    assert_eq!(spots(&view, Action::Forward), [hex("E6")]);
    assert_eq!(spots(&view, Action::Back), [hex("E8")]);
    assert_eq!(spots(&view, Action::Left), [hex("F6")], "it would face south-west");
    assert_eq!(spots(&view, Action::Right), [hex("D6")]);
    assert_eq!(spots(&view, Action::EndMove(Clock::Six)), [piece("t34-1"), hex("E8")]);
    assert_eq!(click_meanings(&view, &hex("E6"))[..2], [Action::Forward, Action::EndMove(Clock::Twelve)]);
    assert_eq!(lines(&view, Action::EndMove(Clock::Twelve)), [(piece("t34-1"), hex("E5"))], "two hexes on");
}

#[test]
fn dg_2_9_a_t34_leaves_over_the_german_edge_from_its_own_hex() {
    let mut state = at("summer-s1", Step::Tanks, 1);
    let t34 = put_t34(&mut state, "G1", Dir::W);
    state.table.focus = Focus::Drive(Drive { t34, used: 0, dashing: true, stopped: false });
    let view = own_view(&state);
    assert_eq!(spots(&view, Action::Forward), [hex("G1")]);
    assert!(click_meanings(&view, &hex("G1")).contains(&Action::Forward));
    assert!(spots(&view, Action::EndMove(Clock::Twelve)).is_empty(), "nothing lies there: a button");
}

#[test]
fn dg_6_6_a_marker_is_taken_up_once_and_goes_on_from_where_it_is() {
    let mut state = begin("summer-s1");
    let view = own_view(&state);
    let (marker, to) = (MarkerId::of(6), "D10".parse().expect("a hex"));
    let step = Action::StepMarker { marker, to };
    assert_eq!(spots(&view, step), [piece("marker-7"), hex("D10")]);
    assert!(click_meanings(&view, &hex("D10"))[..2].contains(&step), "a marker beside it is meant");
    Duel::apply(&mut state, step, &mut Dice::quick(1), &mut Silent);
    let view = own_view(&state);
    assert_eq!(spots(&view, Action::FinishMarker), [piece("marker-7")]);
    let on = Action::StepMarker { marker, to: "D11".parse().expect("a hex") };
    assert_eq!((spots(&view, on), lines(&view, on)), (vec![hex("D11")], vec![(piece("marker-7"), hex("D11"))]));
    let refused = Duel::check(&state, click_meanings(&view, &piece("marker-1"))[0]).expect_err("another is in hand");
    assert_eq!(refused.rule, "DG-6.6");
}

#[test]
fn dg_6_6_a_click_on_a_swamp_is_refused_with_the_rule_of_markers() {
    let mut state = begin("summer-s1");
    state.table.ground.set_terrain("G10".parse().expect("a hex"), Terrain::Swamp);
    let meant = click_meanings(&own_view(&state), &hex("G10"));
    assert!(matches!(meant[0], Action::StepMarker { .. }));
    assert_eq!(Duel::check(&state, meant[0]).expect_err("a swamp").rule, "DG-6.6");
}

#[test]
fn dg_8_2_a_program_is_laid_on_the_board_hex_by_hex() {
    let mut state = at("summer-s1", Step::Programming, 0);
    state.table.ground.set_front("D3".parse().expect("a hex"), true);
    let (tiger, forward) = (piece("tiger-1"), Action::Card(Card::Forward));
    assert_eq!(spots(&own_view(&state), forward), [hex("D3")], "Tiger 1 stands on D2 and faces east");
    state.german.programs[0].cards.push(Card::Forward);
    let view = own_view(&state);
    assert_eq!(spots(&view, forward), [hex("D3")], "the front takes two cards");
    assert_eq!(lines(&view, forward), [(hex("D2"), hex("D3"))]);
    state.german.programs[0].cards.push(Card::Forward);
    let view = own_view(&state);
    assert_eq!(spots(&view, forward), [hex("D4")]);
    assert_eq!(spots(&view, Action::Card(Card::Left)), [hex("C4")]);
    assert_eq!(spots(&view, Action::TurretCard(Clock::Two)), [tiger, hex("E4")]);
    assert_eq!(lines(&view, Action::ProgramDone), [(hex("D2"), hex("D3"))]);
}

#[test]
fn dg_10_6_the_weapon_that_is_asked_fires_with_one_click_and_holds_with_one_on_itself() {
    let mut state = at("summer-s1", Step::AimedFire, 0);
    put_t34(&mut state, "E3", Dir::W);
    state.table.tigers[1].hull = Dir::NE;
    let (by, target) = (Weapon::Tiger(TigerId::of(1)), Weapon::T34(T34Id::of(0)));
    let fire = Action::Fire { by, at: target };
    let view = own_view(&state);
    assert_eq!(lines(&view, fire), [(piece("tiger-2"), piece("t34-1"))]);
    assert_eq!(spots(&view, fire), [piece("t34-1")]);
    assert_eq!(spots(&view, Action::Hold(by)), [piece("tiger-2")]);
    assert_eq!(click_meanings(&view, &piece("t34-1"))[0], fire);
    assert!(layers(&view).live.contains("dg-in-hand\" data-piece=\"tiger-2\""));
    assert!(!layers(&Duel::view(&state, Some(Seat(1)))).live.contains("dg-in-hand"));
}

#[test]
fn dg_10_5_who_turns_and_fires_is_taken_up_first() {
    let mut state = at("summer-s1", Step::GermanFire(3), 0);
    put_t34(&mut state, "E3", Dir::W);
    let (view, target) = (own_view(&state), Weapon::T34(T34Id::of(0)));
    let fire = Action::Fire { by: Weapon::Tiger(TigerId::of(1)), at: target };
    assert_eq!(spots(&view, fire), [piece("tiger-2"), piece("t34-1")]);
    let shots = click_meanings(&view, &piece("t34-1"));
    let tigers = [0, 1].map(|i| Action::Fire { by: Weapon::Tiger(TigerId::of(i)), at: target });
    assert_eq!(shots[..2], tigers, "both stand beside it; guns that lie face-down come last");
}

#[test]
fn dg_7_1_what_a_gun_may_do_is_a_menu_on_it() {
    let state = at("summer-s1", Step::Guns, 0);
    let (view, pak) = (own_view(&state), PakId::of(2));
    let turn = Action::TurnPak { pak, facing: Dir::NE };
    for action in [turn, Action::LayWheel(pak), Action::ActivatePak(pak)] {
        assert_eq!(spots(&view, action), [piece("pak-3")]);
    }
    assert_eq!(lines(&view, turn).len(), 1);
}

/// Why a click leads nowhere, by its message and what that selects on.
fn reason(view: &View, spot: &Spot, held: Option<&Spot>) -> Option<(&'static str, String)> {
    meanings(view, spot, held).into_iter().find_map(|meaning| match meaning {
        Meaning::Nothing(why) => Some((why.why.key, format!("{:?}", why.why.args))),
        Meaning::Act(_) => None,
    })
}

#[test]
fn a_click_knows_the_piece_in_hand_and_has_a_word_for_the_enemys_pieces() {
    let view = own_view(&begin("summer-s1"));
    let (marker, far) = (MarkerId::of(6), hex("A1"));
    let step = Action::StepMarker { marker, to: "A1".parse().expect("a hex") };
    let held = piece("marker-7");
    assert_eq!(reason(&view, &far, Some(&held)).expect("it is far").0, "why-out-of-reach");
    assert_eq!(meanings(&view, &far, Some(&held))[1], Meaning::Act(step), "not that of another marker");
    for (spot, word) in [("tiger-1", "tiger-enemy"), ("pak-1", "pak-enemy"), ("mine-1", "mine-enemy")] {
        let (key, args) = reason(&view, &piece(spot), None).expect("a reason");
        assert!(key == "why-piece-waits" && args.contains(word), "{spot}: {key} {args}");
    }
    let mut state = at("summer-s1", Step::Tanks, 1);
    let t34 = put_t34(&mut state, "E7", Dir::W);
    state.table.focus = Focus::Drive(Drive { t34, used: 0, dashing: true, stopped: false });
    let view = own_view(&state);
    assert_eq!(reason(&view, &hex("A1"), None).expect("it is far").0, "why-out-of-reach");
    let ways = reach(&view, &piece("t34-1"));
    let turn = ways.iter().find(|reached| reached.to == hex("F6")).expect("it turns and drives");
    assert_eq!(turn.by, [Action::Left, Action::Forward]);
}

#[test]
fn the_legend_shows_each_thing_once_and_nothing_hidden() {
    let state = begin("summer-s1");
    for (seat, known, unknown) in [(Seat(1), "\"tank\"", "\"pak88\""), (Seat(0), "\"pak88\"", "\"tank\"")] {
        let view = Duel::view(&state, Some(seat));
        let signs = DuelBoard::legend(&view, &DuelBoard::scene(&view, Outlook::Upright));
        let words: Vec<String> = signs.iter().map(|sign| format!("{:?}", sign.words)).collect();
        assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len(), "{words:#?}");
        assert!(words.iter().any(|words| words.contains(known)), "{words:#?}");
        assert!(!words.iter().any(|words| words.contains(unknown)), "{words:#?}");
        assert!(signs.windows(2).all(|pair| pair[0].kind <= pair[1].kind), "pieces, ground, marks");
        signs.iter().for_each(|sign| boards::testing::check_whole(&sign.svg));
    }
}

#[test]
fn spots_that_are_not_there_mean_nothing() {
    let view = own_view(&begin("summer-s1"));
    for spot in ["place:Z9", "place:A12", "place:", "piece:", "piece:tiger-9", "piece:laid-1", "tiger-1", "", "place"] {
        assert!(
            spot.parse::<Spot>().is_ok_and(|spot| click_meanings(&view, &spot).is_empty())
                || spot.parse::<Spot>().is_err()
        );
    }
    for spot in [hex("E6"), piece("t34-3")] {
        assert_eq!(spot.to_string().parse(), Ok(spot));
    }
}

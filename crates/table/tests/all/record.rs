//! A match as a file: it reads back as it was, and nobody changes anything in it unnoticed.

use crate::picket::{Action, Picket, Setup};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use table::record::{FORMAT, RecordFault, WrongLine, export, import, title_of, verify};
use table::{Chance, Deed, DrawnBy, Match, MatchError, Next, Pledge, Refusal, Rng, Seat, Share, to_hex};

/// A match with dice that both seats have added to.
fn start(seed: u64, setup: Setup) -> Match<Picket> {
    let mut pledge = Pledge::of_number(seed);
    pledge.add(Share { seat: Seat(0), drawn_by: DrawnBy::Player, bytes: b"west".to_vec() });
    pledge.add(Share { seat: Seat(1), drawn_by: DrawnBy::Player, bytes: b"east".to_vec() });
    Match::start(setup, pledge).expect("the setup is allowed")
}

/// Plays random actions to the end, and takes some of them back on the way.
fn play(mut game: Match<Picket>, rng: &mut Rng) -> Match<Picket> {
    while let Next::Decide(seat) = game.next() {
        let action = *rng.pick(&game.legal()).expect("there is always a choice");
        let deed = if rng.below(3) == 0 { Deed::Then(action) } else { Deed::Act(action) };
        game.enter(seat, deed).expect("it was offered");
        if game.can_undo(seat) && rng.below(4) == 0 {
            game.enter(seat, Deed::Undo).expect("it can be undone");
        }
    }
    game
}

fn finished(seed: u64) -> Match<Picket> {
    play(start(seed, Setup::default()), &mut Rng::seeded(seed))
}

fn same(one: &Match<Picket>, other: &Match<Picket>) -> bool {
    format!("{one:?}") == format!("{other:?}")
        && one.pledge() == other.pledge()
        && one.state() == other.state()
        && one.log() == other.log()
}

/// The lines of a record as JSON, for a forger to change.
fn lines(text: &str) -> Vec<Value> {
    let mut lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect();
    for line in &mut lines {
        line.as_object_mut().expect("a line is an object").remove("sum");
    }
    lines
}

/// The forger's tool: bodies of lines with the sums that fit them.
fn resealed(bodies: &[String]) -> String {
    let mut sum = String::new();
    let mut text = String::new();
    for body in bodies {
        let body = body.strip_suffix('}').unwrap_or(body);
        sum = to_hex(&Sha256::new().chain_update(&sum).chain_update(body).finalize()[..8]);
        text += &format!("{body},\"sum\":\"{sum}\"}}\n");
    }
    text
}

/// A finished match with some of its lines changed, and all sums made to fit.
fn forged(change: impl FnOnce(&mut Vec<Value>)) -> Result<Match<Picket>, WrongLine> {
    let text = export(&finished(5));
    let mut lines = lines(&text);
    change(&mut lines);
    let bodies: Vec<String> = lines.iter().map(Value::to_string).collect();
    import::<Picket>(&resealed(&bodies))
}

fn fault(change: impl FnOnce(&mut Vec<Value>)) -> (usize, RecordFault) {
    let wrong = forged(change).expect_err("the forgery went unnoticed");
    (wrong.line, wrong.fault)
}

fn unreadable(change: impl FnOnce(&mut Vec<Value>)) -> (usize, String) {
    match fault(change) {
        (line, RecordFault::Unreadable(why)) => (line, why),
        other => panic!("{other:?}"),
    }
}

/// How many lines the match has that the forgeries are made of.
fn last_line() -> usize {
    export(&finished(5)).lines().count()
}

#[test]
fn a_match_reads_back_as_it_was() {
    for seed in 0..50 {
        let game = finished(seed);
        let read = import::<Picket>(&export(&game)).expect("nothing was changed");
        assert!(same(&game, &read), "seed {seed}");
    }
}

#[test]
fn an_unfinished_match_reads_back_and_goes_on_alike() {
    let mut game = start(3, Setup::default());
    for _ in 0..9 {
        let Next::Decide(seat) = game.next() else { panic!("it has only begun") };
        let action = game.legal()[0];
        game.act(seat, action).expect("it was offered");
    }
    let read = import::<Picket>(&export(&game)).expect("nothing was changed");
    assert!(same(&game, &read));
    let [game, read] = [game, read].map(|game| play(game, &mut Rng::seeded(1)));
    assert!(same(&game, &read), "the dice and what can be undone are the same too");
}

#[test]
fn a_match_from_a_position_reads_back_as_it_was() {
    let mut game = start(3, Setup::default());
    let action = game.legal()[0];
    game.act(Seat(0), action).expect("it was offered");
    let game = play(Match::from_position(game.state().clone(), Pledge::of_number(4)), &mut Rng::seeded(4));
    let text = export(&game);
    assert!(same(&game, &import::<Picket>(&text).expect("nothing was changed")));
    assert!(verify::<Picket>(&text).is_ok());
}

#[test]
fn a_finished_match_is_verified_with_its_outcome() {
    for seed in 0..50 {
        let game = finished(seed);
        let outcome = verify::<Picket>(&export(&game)).expect("nothing was changed");
        assert_eq!(Next::Over(outcome), game.next());
    }
}

#[test]
fn an_unfinished_match_is_not_verified() {
    let game = start(3, Setup::default());
    assert_eq!(verify::<Picket>(&export(&game)), Err(WrongLine { line: 2, fault: RecordFault::CutOff }));
}

#[test]
fn a_record_says_which_title_it_is_of() {
    assert_eq!(title_of(&export(&finished(1))).as_deref(), Some("picket"));
    assert_eq!(title_of(""), None);
    assert_eq!(title_of("{\"title\":7}\n"), None);
    assert_eq!(title_of("\u{0}"), None);
}

/// Calls with every place in the text and the line in which it stands.
fn at_every_byte(text: &str, mut look: impl FnMut(usize, usize)) {
    let mut line = 1;
    for (at, byte) in text.bytes().enumerate() {
        look(at, line);
        line += usize::from(byte == b'\n');
    }
}

fn assert_altered(text: &str, line: usize, what: &str) {
    let wrong = WrongLine { line, fault: RecordFault::Altered };
    assert_eq!(import::<Picket>(text).err(), Some(wrong.clone()), "{what} in line {line}");
    assert_eq!(verify::<Picket>(text), Err(wrong));
}

#[test]
fn every_changed_byte_is_found_in_its_line() {
    let text = export(&finished(5));
    at_every_byte(&text, |at, line| {
        let was = text.as_bytes()[at];
        for byte in
            [was ^ 1, was ^ 0x20, b'0', b'"', b'}', b' ', b'\n', b'\r', 0, 0xff].into_iter().filter(|&b| b != was)
        {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = byte;
            assert_altered(&String::from_utf8_lossy(&bytes), line, "a changed byte");
        }
    });
}

#[test]
fn every_missing_and_every_added_byte_is_found_in_its_line() {
    let text = export(&finished(5));
    at_every_byte(&text, |at, line| {
        let (before, after) = text.split_at(at);
        assert_altered(&format!("{before}{}", &after[1..]), line, "a missing byte");
        for byte in ['0', ' ', '}', 'é'] {
            assert_altered(&format!("{before}{byte}{after}"), line, "an added byte");
        }
    });
}

#[test]
fn a_record_that_is_cut_off_anywhere_is_refused_in_its_last_line() {
    let text = export(&finished(5));
    at_every_byte(&text, |at, line| {
        let whole = text[..at].is_empty() || text[..at].ends_with('\n');
        let wrong = match whole {
            true => WrongLine { line: (line - 1).max(1), fault: RecordFault::CutOff },
            false => WrongLine { line, fault: RecordFault::Altered },
        };
        assert_eq!(import::<Picket>(&text[..at]).err(), Some(wrong), "cut off at {at}");
    });
}

#[test]
fn the_forger_knows_how_to_make_sums() {
    let text = export(&finished(5));
    let bodies: Vec<String> = lines(&text).iter().map(Value::to_string).collect();
    let read = import::<Picket>(&resealed(&bodies)).expect("nothing was changed");
    assert!(same(&read, &finished(5)));
}

#[test]
fn a_forged_illegal_action_is_refused_by_its_rule() {
    let not_in_hand = RecordFault::Denied(MatchError::Refused(Refusal::new("PK-2.1", "not-in-hand")));
    assert_eq!(fault(|lines| lines[1]["deed"] = json!({ "act": {"post": 99} })), (2, not_in_hand));
    let posting = RecordFault::Denied(MatchError::Refused(Refusal::new("PK-2.1", "posting")));
    assert_eq!(fault(|lines| lines[1]["deed"] = json!({ "act": "press" })), (2, posting));
}

#[test]
fn a_forged_action_that_is_legal_leads_to_another_position() {
    let legal = start(5, Setup::default()).legal();
    let done = finished(5).played()[0].action;
    let other = legal.into_iter().find(|&action| action != done).expect("there was a choice");
    assert_eq!(fault(|lines| lines[1]["deed"] = json!({ "act": other })), (2, RecordFault::Position));
}

#[test]
fn a_forged_seat_is_found() {
    assert_eq!(fault(|lines| lines[1]["seat"] = json!(1)), (2, RecordFault::Denied(MatchError::NotYourTurn(Seat(0)))));
    assert_eq!(
        fault(|lines| lines[1]["seat"] = json!(200)),
        (2, RecordFault::Denied(MatchError::NoSuchSeat(Seat(200))))
    );
    assert_eq!(unreadable(|lines| lines[1]["seat"] = json!(-1)).0, 2);
}

#[test]
fn a_forged_undo_is_found() {
    let (line, fault) = fault(|lines| {
        lines[1]["deed"] = json!("undo");
    });
    assert_eq!((line, fault), (2, RecordFault::Denied(MatchError::NothingToUndo)));
    assert_eq!(unreadable(|lines| lines[1]["deed"]["undo"] = Value::Null).0, 2, "an action and an undo");
    assert_eq!(unreadable(|lines| lines[1]["deed"] = Value::Null).0, 2, "neither of them");
}

#[test]
fn an_action_after_the_end_is_found() {
    let last = last_line();
    let (line, fault) = fault(|lines| {
        let mut extra = lines[last - 2].clone();
        extra["n"] = json!(last - 1);
        extra["deed"] = json!({"act": "hold"});
        lines.insert(last - 1, extra);
    });
    assert_eq!((line, fault), (last, RecordFault::Denied(MatchError::Over)));
}

#[test]
fn a_forged_position_digest_is_found_in_every_line() {
    for line in 1..last_line() - 1 {
        let (wrong, fault) = fault(|lines| lines[line]["state"] = json!("0123456789abcdef"));
        assert_eq!((wrong, fault), (line + 1, RecordFault::Position));
    }
}

#[test]
fn a_forged_secret_is_found() {
    let last = last_line();
    for secret in [json!("00".repeat(32)), json!("00"), json!(""), json!("no hex")] {
        assert_eq!(fault(|lines| lines[last - 1]["secret"] = secret), (last, RecordFault::Secret));
    }
    assert_eq!(fault(|lines| lines[0]["commitment"] = json!("00".repeat(32))), (last, RecordFault::Secret));
}

#[test]
fn a_secret_that_is_forged_with_its_commitment_gives_other_dice() {
    let last = last_line();
    let (line, _) = fault(|lines| {
        lines[0]["commitment"] = json!(Pledge::new([0; 32]).commitment());
        lines[last - 1]["secret"] = json!("00".repeat(32));
    });
    assert_eq!(line, 2);
}

#[test]
fn a_forged_share_gives_other_dice() {
    assert_eq!(fault(|lines| lines[0]["shares"][1]["bytes"] = json!(to_hex(b"East"))).0, 2);
    assert_eq!(fault(|lines| lines[0]["shares"][1]["seat"] = json!(0)).0, 2);
    assert_eq!(fault(|lines| lines[0]["shares"][1]["drawn_by"] = json!("host")).0, 2);
    assert_eq!(fault(|lines| lines[0]["shares"] = json!([])).0, 2);
    assert_eq!(fault(|lines| lines[0]["shares"].as_array_mut().expect("a list").reverse()).0, 2);
    assert_eq!(unreadable(|lines| lines[0]["shares"][0]["bytes"] = json!("no hex")).0, 1);
}

#[test]
fn a_forged_outcome_is_found() {
    let last = last_line();
    for outcome in [Value::Null, json!({"winners": [0, 1], "side": null, "points": [9, 9]})] {
        assert_eq!(fault(|lines| lines[last - 1]["outcome"] = outcome), (last, RecordFault::Outcome));
    }
}

#[test]
fn an_outcome_of_an_unfinished_match_is_found() {
    let last = last_line();
    let (line, fault) = fault(|lines| {
        lines.remove(last - 2);
    });
    assert_eq!((line, fault), (last - 1, RecordFault::Outcome));
}

#[test]
fn renumbered_lines_are_found() {
    assert_eq!(unreadable(|lines| lines[3]["n"] = json!(7)).0, 4);
    assert_eq!(unreadable(|lines| lines.swap(2, 3)).0, 3);
    assert_eq!(unreadable(|lines| drop(lines.remove(2))).0, 3);
    assert_eq!(unreadable(|lines| lines.insert(2, lines[1].clone())).0, 3);
}

#[test]
fn the_first_of_several_wrong_lines_is_named() {
    let (line, fault) = fault(|lines| {
        lines[2]["state"] = json!("0123456789abcdef");
        lines[4]["n"] = json!("five");
    });
    assert_eq!((line, fault), (3, RecordFault::Position));
}

#[test]
fn lines_with_more_in_them_than_belongs_there_are_refused() {
    let last = last_line();
    for line in [0, 1, last - 2] {
        assert_eq!(unreadable(|lines| lines[line]["extra"] = json!(1)).0, line + 1);
    }
    assert_eq!(fault(|lines| lines[last - 1]["extra"] = json!(1)), (last, RecordFault::CutOff));
    assert_eq!(unreadable(|lines| lines.push(lines[last - 1].clone())).0, last, "two closing lines");
}

#[test]
fn another_edition_title_or_format_is_refused_by_name() {
    let unknown = |what: &str| (1, RecordFault::Unknown(what.to_owned()));
    let format = FORMAT + 1;
    assert_eq!(fault(|lines| lines[0]["edition"] = json!(2)), unknown("picket in edition 2, file format 3"));
    assert_eq!(fault(|lines| lines[0]["title"] = json!("poker")), unknown("poker in edition 1, file format 3"));
    assert_eq!(fault(|lines| lines[0]["steppe"] = json!(1)), unknown("picket in edition 1, file format 1"));
    assert_eq!(
        fault(|lines| lines[0]["steppe"] = json!(format)),
        unknown(&format!("picket in edition 1, file format {format}"))
    );
}

#[test]
fn a_later_edition_is_known_as_such_even_if_it_agreed_on_more() {
    let (line, fault) = fault(|lines| {
        lines[0]["edition"] = json!(2);
        lines[0]["setup"]["weather"] = json!("fog");
        lines[0]["clock"] = json!(60);
    });
    assert_eq!((line, fault), (1, RecordFault::Unknown("picket in edition 2, file format 3".into())));
}

#[test]
fn a_setup_that_the_rules_do_not_allow_is_refused_by_them() {
    match fault(|lines| lines[0]["setup"]["rounds"] = json!(0)) {
        (1, RecordFault::Setup(refusals)) => assert_eq!(refusals[0].rule, "PK-1.2"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_forged_position_is_refused_with_its_faults() {
    let mut state = json!(start(3, Setup::default()).state());
    state["deck"][0] = state["deck"][1].clone();
    state["points"] = json!([9, 9]);
    let (line, why) = unreadable(|lines| lines[0]["position"] = state);
    assert_eq!(line, 1);
    assert!(why.contains("exactly one place") && why.contains("too many points"), "{why}");
    let other = json!(start(3, Setup { rounds: 1, watch: 1 }).state());
    assert_eq!(unreadable(|lines| lines[0]["position"] = other), (1, "the setup is not the position's".into()));
}

#[test]
fn every_fault_can_be_told() {
    let wrong = forged(|lines| lines[1]["deed"] = json!({ "act": {"post": 99} })).expect_err("it is illegal");
    assert_eq!(wrong.to_string(), "line 2: the action was not legal there (PK-2.1)");
    let wrong = import::<Picket>("").expect_err("there is nothing");
    assert_eq!(wrong, WrongLine { line: 1, fault: RecordFault::CutOff });
    assert!(wrong.to_string().starts_with("line 1: the closing line is missing"));
}

#[test]
fn random_bytes_are_refused_and_never_end_the_program() {
    let mut rng = Rng::seeded(11);
    for _ in 0..20_000 {
        let bytes: Vec<u8> = (0..rng.below(200)).map(|_| rng.below(256) as u8).collect();
        let text = String::from_utf8_lossy(&bytes);
        assert!(import::<Picket>(&text).is_err());
        title_of(&text);
    }
}

#[test]
fn random_bytes_under_fitting_sums_never_end_the_program() {
    let text = export(&finished(5));
    let bodies: Vec<String> = lines(&text).iter().map(Value::to_string).collect();
    let pieces = [&b"0"[..], b"255", b"-1", b"null", b"[]", b"{}", b"\"", b",", b"\xc3\xa9", b"1e999", b"\\u0000"];
    let mut rng = Rng::seeded(12);
    for _ in 0..5_000 {
        let mut bodies = bodies.clone();
        for _ in 0..=rng.below(2) {
            let line = rng.below(bodies.len() as u32) as usize;
            let mut bytes = bodies[line].clone().into_bytes();
            let at = rng.below(bytes.len() as u32) as usize;
            bytes.splice(at..=at, rng.pick(&pieces).into_iter().flat_map(|piece| piece.iter().copied()));
            bodies[line] = String::from_utf8_lossy(&bytes).into_owned();
        }
        let _ = verify::<Picket>(&resealed(&bodies));
    }
}

#[test]
fn an_action_is_written_in_the_words_of_the_game() {
    let mut game = start(5, Setup::default());
    game.act(Seat(0), Action::Dig).expect("it is legal");
    let text = export(&game);
    let line = text.lines().nth(1).expect("the first deed");
    assert!(line.starts_with("{\"n\":1,\"seat\":0,\"deed\":{\"act\":\"dig\"},\"state\":\""), "{line}");
}

#[test]
fn every_other_deed_is_written_as_one_word() {
    let mut game = start(5, Setup::default());
    game.act(Seat(0), Action::Dig).expect("it is legal");
    for (seat, deed) in [(0, Deed::Undo), (1, Deed::OfferDraw), (0, Deed::AgreeDraw)] {
        game.enter(Seat(seat), deed).expect("it is allowed");
    }
    let text = export(&game);
    let deeds: Vec<Value> = lines(&text)[2..5].iter().map(|line| line["deed"].clone()).collect();
    assert_eq!(deeds, ["undo", "offer_draw", "agree_draw"]);
    assert!(verify::<Picket>(&text).is_ok_and(|outcome| outcome.side.is_none()));
    let mut other = start(5, Setup::default());
    other.enter(Seat(0), Deed::Resign).expect("one may always give up");
    assert_eq!(lines(&export(&other))[1]["deed"], "resign");
}

#[test]
fn a_draw_that_nobody_offered_is_found() {
    assert_eq!(
        fault(|lines| lines[1]["deed"] = json!("agree_draw")),
        (2, RecordFault::Denied(MatchError::NoDrawOffered))
    );
}

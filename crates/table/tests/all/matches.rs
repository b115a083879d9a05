//! A match: who may do what when, and what can be taken back.

use crate::picket::{Action, Event, Picket, Setup, State, Step};
use table::{Deed, Match, MatchError, Next, Pledge, Refusal, Rules, Seat, Side, digest};

const LEADER: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn night() -> Match<Picket> {
    Match::start(Setup::default(), Pledge::of_number(7)).expect("the default setup is allowed")
}

/// The deciding seat posts its watch: the first cards of its hand.
fn post_watch(game: &mut Match<Picket>) {
    let Next::Decide(seat) = game.next() else { panic!("the match is over") };
    for _ in 0..game.setup().watch {
        let post = game.legal()[0];
        game.act(seat, post).expect("the first card can be posted");
    }
}

/// A match in which both have posted their watches and the leader acts.
fn posted(setup: Setup) -> Match<Picket> {
    let mut game = Match::start(setup, Pledge::of_number(7)).expect("the setup is allowed");
    for seat in [LEADER, OTHER] {
        post_watch(&mut game);
        game.act(seat, Action::Stand).expect("the watch is full");
    }
    assert_eq!(game.state().step, Step::LeaderActs);
    game
}

/// Everything that a request could change.
fn snapshot(game: &Match<Picket>) -> (State, String, usize, usize, Vec<bool>) {
    let undo = [LEADER, OTHER].map(|seat| game.can_undo(seat)).to_vec();
    (game.state().clone(), format!("{:?}", game.log()), game.log().len(), game.played().len(), undo)
}

fn denied(game: &mut Match<Picket>, seat: Seat, action: Action) -> MatchError {
    let before = snapshot(game);
    let denial = game.act(seat, action).expect_err("it should be denied");
    assert_eq!(snapshot(game), before, "a denied request has no effect");
    denial
}

fn undo_denied(game: &mut Match<Picket>, seat: Seat) -> MatchError {
    let before = snapshot(game);
    assert!(!game.can_undo(seat));
    let denial = game.enter(seat, Deed::Undo).expect_err("it should be denied");
    assert_eq!(snapshot(game), before, "a denied request has no effect");
    denial
}

#[test]
fn a_seat_that_does_not_decide_is_told_who_does() {
    let mut game = night();
    let post = game.legal()[0];
    assert_eq!(denied(&mut game, OTHER, post), MatchError::NotYourTurn(LEADER));
}

#[test]
fn a_seat_that_is_not_at_the_table_can_do_nothing() {
    let mut game = night();
    let post = game.legal()[0];
    for seat in [2, 7, 8, 255].map(Seat) {
        assert_eq!(denied(&mut game, seat, post), MatchError::NoSuchSeat(seat));
        assert_eq!(undo_denied(&mut game, seat), MatchError::NoSuchSeat(seat));
    }
}

#[test]
fn an_illegal_action_is_refused_by_its_rule() {
    let mut game = night();
    let foreign = game.state().hands[OTHER.index()][0];
    let not_in_hand = MatchError::Refused(Refusal::new("PK-2.1", "not-in-hand"));
    assert_eq!(denied(&mut game, LEADER, Action::Post(foreign)), not_in_hand);
    assert_eq!(denied(&mut game, LEADER, Action::Post(200)), not_in_hand);
    let not_full = MatchError::Refused(Refusal::new("PK-2.3", "watch-not-full"));
    assert_eq!(denied(&mut game, LEADER, Action::Stand), not_full);
}

#[test]
fn a_setup_is_refused_with_everything_that_is_wrong_with_it() {
    let refusals =
        Match::<Picket>::start(Setup { rounds: 9, watch: 0 }, Pledge::of_number(7)).expect_err("not allowed");
    let wrong: Vec<_> = refusals.iter().map(|refusal| (refusal.rule, refusal.why.key)).collect();
    assert_eq!(wrong, [("PK-1.2", "rounds"), ("PK-1.2", "watch")]);
}

#[test]
fn nothing_can_be_done_after_the_end() {
    let mut game = posted(Setup { rounds: 1, watch: 1 });
    game.act(LEADER, Action::Hold).expect("holding is allowed");
    assert!(matches!(game.next(), Next::Over(_)));
    assert_eq!(game.legal(), []);
    for seat in [LEADER, OTHER] {
        assert_eq!(denied(&mut game, seat, Action::Hold), MatchError::Over);
        assert_eq!(undo_denied(&mut game, seat), MatchError::NothingToUndo);
    }
}

#[test]
fn not_even_an_end_without_a_reveal_can_be_taken_back() {
    let mut game = posted(Setup { rounds: 1, watch: 1 });
    game.act(LEADER, Action::Withdraw).expect("it is the last round");
    assert!(matches!(game.next(), Next::Over(_)), "now the secret of the dice may be shown");
    assert_eq!(undo_denied(&mut game, LEADER), MatchError::NothingToUndo);
}

#[test]
fn the_log_holds_who_did_what() {
    let mut game = night();
    let post = game.legal()[0];
    let step = game.act(LEADER, post).expect("it is legal");
    assert_eq!((step.seat, step.action, step.told.len()), (LEADER, post, 2), "the poster's event and its twin");
    let entry = &game.log()[0];
    assert_eq!((entry.seat, entry.deed), (LEADER, Deed::Act(post)));
}

#[test]
fn what_happened_before_the_first_decision_is_told() {
    let game = night();
    let drawn = game.opening().iter().filter(|told| matches!(told.event, Event::Drew { card: Some(_), .. })).count();
    assert_eq!(drawn, 6);
    assert!(!game.can_undo(LEADER) && !game.can_undo(OTHER));
}

#[test]
fn many_steps_of_ones_own_can_be_taken_back() {
    let mut game = night();
    let mut passed = vec![game.state().clone()];
    let [first, second] = [game.state().hands[0][0], game.state().hands[0][2]];
    for action in [Action::Post(first), Action::Dig, Action::Post(second), Action::Stand] {
        game.act(LEADER, action).expect("it is legal");
        passed.push(game.state().clone());
    }
    passed.pop();
    while let Some(before) = passed.pop() {
        assert!(game.can_undo(LEADER) && !game.can_undo(OTHER));
        game.enter(LEADER, Deed::Undo).expect("it is the leader's own");
        assert_eq!(*game.state(), before);
    }
    assert_eq!(undo_denied(&mut game, LEADER), MatchError::NothingToUndo);
}

#[test]
fn a_stroke_is_taken_back_at_once() {
    let mut game = night();
    let [first, second] = [game.state().hands[0][0], game.state().hands[0][2]];
    game.act(LEADER, Action::Post(first)).expect("it is legal");
    let before = game.state().clone();
    for deed in Deed::stroke([Action::Dig, Action::Post(second), Action::Stand]) {
        game.enter(LEADER, deed).expect("it is legal");
    }
    assert_eq!((game.log().len(), game.played().len()), (4, 4), "each action is done and told by itself");
    let same = game.rewound(4);
    assert_eq!(same.log(), game.log(), "what belongs together still does");
    game.enter(LEADER, Deed::Undo).expect("nothing stands in the way");
    assert_eq!((game.state(), game.played().len()), (&before, 1));
    game.enter(LEADER, Deed::Undo).expect("nothing stands in the way");
    assert_eq!(undo_denied(&mut game, LEADER), MatchError::NothingToUndo);
}

#[test]
fn a_stroke_that_goes_on_after_somebody_else_has_acted_ends_there() {
    let mut game = night();
    post_watch(&mut game);
    game.act(LEADER, Action::Stand).expect("the watch is full");
    game.enter(OTHER, Deed::Then(Action::Dig)).expect("it is legal");
    let after = game.played().len();
    game.enter(OTHER, Deed::Undo).expect("it is the other's own");
    assert_eq!(game.played().len(), after - 1, "what the leader did stands");
}

#[test]
fn what_was_taken_back_can_be_done_otherwise() {
    let mut game = night();
    let hand = game.state().hands[0].clone();
    game.act(LEADER, Action::Post(hand[0])).expect("it is legal");
    game.enter(LEADER, Deed::Undo).expect("nothing stands in the way");
    game.act(LEADER, Action::Post(hand[1])).expect("it is legal");
    assert_eq!(game.state().posted[0], [hand[1]]);
    assert_eq!(game.played().len(), 1);
}

#[test]
fn an_undo_is_a_line_of_the_log_but_not_played() {
    let mut game = night();
    let start = digest(game.state());
    game.act(LEADER, Action::Dig).expect("it is legal");
    game.enter(LEADER, Deed::Undo).expect("nothing stands in the way");
    let deeds: Vec<_> = game.log().iter().map(|entry| (entry.seat, entry.deed)).collect();
    assert_eq!(deeds, [(LEADER, Deed::Act(Action::Dig)), (LEADER, Deed::Undo)]);
    assert_eq!(digest(game.state()), start);
    assert!(game.played().is_empty());
}

#[test]
fn nobody_takes_back_what_another_did() {
    let mut game = night();
    game.act(LEADER, Action::Dig).expect("it is legal");
    assert_eq!(undo_denied(&mut game, OTHER), MatchError::NothingToUndo);
}

#[test]
fn an_action_can_be_taken_back_until_the_other_seat_decides() {
    let mut game = night();
    post_watch(&mut game);
    game.act(LEADER, Action::Stand).expect("the watch is full");
    assert_eq!(game.next(), Next::Decide(OTHER));
    assert!(game.can_undo(LEADER), "the other was asked, but has not decided");
    game.act(OTHER, Action::Dig).expect("it is legal");
    assert_eq!(undo_denied(&mut game, LEADER), MatchError::NothingToUndo);
    game.enter(OTHER, Deed::Undo).expect("it is the other's own");
    assert_eq!(undo_denied(&mut game, OTHER), MatchError::NothingToUndo);
    assert_eq!(undo_denied(&mut game, LEADER), MatchError::NothingToUndo);
}

#[test]
fn a_choice_declared_final_is_final() {
    let mut game = night();
    post_watch(&mut game);
    game.act(LEADER, Action::Stand).expect("the watch is full");
    post_watch(&mut game);
    assert!(game.can_undo(OTHER));
    let drawn = drawn(&game);
    game.act(OTHER, Action::Stand).expect("the watch is full");
    assert_eq!(drawn, self::drawn(&game), "no die stands in the way, only the commitment");
    assert_eq!(undo_denied(&mut game, OTHER), MatchError::NothingToUndo);
}

/// Rolls and draws are all told, so the events know whether chance had a part.
fn drawn(game: &Match<Picket>) -> usize {
    let told = game.played().iter().flat_map(|played| &played.told);
    told.filter(|told| matches!(told.event, Event::Rolled { .. } | Event::Drew { .. })).count()
}

#[test]
fn a_die_is_never_rolled_again() {
    let mut game = posted(Setup::default());
    game.act(LEADER, Action::Charge).expect("the leader has not dug in");
    assert_eq!(drawn(&game), 1);
    assert_eq!(undo_denied(&mut game, LEADER), MatchError::NothingToUndo);
}

#[test]
fn what_was_seen_cannot_be_unseen() {
    let mut game = posted(Setup::default());
    game.act(LEADER, Action::Scout).expect("it has not been done yet");
    assert_eq!(drawn(&game), 0, "no die stands in the way, only what was seen");
    assert_eq!(undo_denied(&mut game, LEADER), MatchError::NothingToUndo);
}

#[test]
fn steps_after_a_reveal_can_be_taken_back_as_far_as_the_reveal() {
    let mut game = posted(Setup::default());
    game.act(LEADER, Action::Hold).expect("it is legal");
    let second_round = game.state().clone();
    post_watch(&mut game);
    game.enter(OTHER, Deed::Undo).expect("the other leads now, and posted");
    game.enter(OTHER, Deed::Undo).expect("two cards");
    assert_eq!(*game.state(), second_round);
    assert_eq!(undo_denied(&mut game, OTHER), MatchError::NothingToUndo);
    assert_eq!(undo_denied(&mut game, LEADER), MatchError::NothingToUndo);
}

#[test]
fn an_undo_does_not_change_the_dice_to_come() {
    let (mut straight, mut wavering) = (posted(Setup::default()), night());
    for seat in [LEADER, OTHER] {
        wavering.act(seat, Action::Dig).expect("it is legal");
        wavering.enter(seat, Deed::Undo).expect("nothing stands in the way");
        post_watch(&mut wavering);
        wavering.act(seat, Action::Stand).expect("the watch is full");
    }
    for game in [&mut straight, &mut wavering] {
        game.act(LEADER, Action::Charge).expect("the leader has not dug in");
        game.act(LEADER, Action::Press).expect("it charges");
    }
    assert_eq!(straight.state(), wavering.state());
}

#[test]
fn a_match_can_start_from_a_position() {
    let position = posted(Setup { rounds: 2, watch: 1 }).state().clone();
    let mut game = Match::<Picket>::from_position(position.clone(), Pledge::of_number(8));
    assert_eq!((game.state(), game.position(), game.setup()), (&position, Some(&position), &position.setup));
    assert!(game.opening().is_empty() && game.log().is_empty());
    assert_eq!(undo_denied(&mut game, LEADER), MatchError::NothingToUndo);
    game.act(LEADER, Action::Scout).expect("it is legal");
    assert_eq!(game.position(), Some(&position), "the position stays where it started");
}

#[test]
fn a_match_can_start_from_the_last_position() {
    let mut game = posted(Setup { rounds: 1, watch: 2 });
    game.act(LEADER, Action::Hold).expect("it is legal");
    let mut over = Match::<Picket>::from_position(game.state().clone(), Pledge::of_number(8));
    assert_eq!(over.next(), Picket::next(game.state()));
    assert_eq!(denied(&mut over, LEADER, Action::Hold), MatchError::Over);
}

#[test]
fn who_resigns_loses_whoever_decides_and_nothing_goes_on() {
    let mut game = night();
    let before = game.state().clone();
    game.enter(OTHER, Deed::Resign).expect("one may always give up");
    let Next::Over(outcome) = game.next() else { panic!("the match goes on") };
    assert_eq!((outcome.side, outcome.winners.contains(LEADER)), (Some(Side::First), true));
    assert!(game.legal().is_empty());
    assert_eq!(game.enter(LEADER, Deed::Resign), Err(MatchError::Over));
    assert_eq!(game.enter(LEADER, Deed::AgreeDraw), Err(MatchError::Over));
    assert_eq!((game.enter(LEADER, Deed::Undo), *game.state() == before), (Err(MatchError::NothingToUndo), true));
}

#[test]
fn an_agreed_draw_has_no_winner() {
    let mut game = night();
    game.enter(OTHER, Deed::OfferDraw).expect("one may always offer a draw");
    assert_eq!(game.draw_offer(), Some(OTHER));
    game.enter(LEADER, Deed::AgreeDraw).expect("a draw can be agreed on");
    let Next::Over(outcome) = game.next() else { panic!("the match goes on") };
    assert!(outcome.side.is_none() && outcome.winners.is_empty());
}

#[test]
fn a_draw_is_agreed_only_with_the_other_side_and_while_its_offer_stands() {
    let mut game = night();
    assert_eq!(game.enter(LEADER, Deed::AgreeDraw), Err(MatchError::NoDrawOffered));
    game.enter(LEADER, Deed::OfferDraw).expect("one may always offer a draw");
    assert_eq!(game.enter(LEADER, Deed::AgreeDraw), Err(MatchError::NoDrawOffered), "not with oneself");
    let post = game.legal()[0];
    game.act(LEADER, post).expect("it was offered");
    assert_eq!(game.draw_offer(), None, "whoever acts takes the offer back");
    assert_eq!(game.enter(OTHER, Deed::AgreeDraw), Err(MatchError::NoDrawOffered));
    assert!(game.can_undo(LEADER), "an offer is no action");
    let deeds: Vec<Deed<Action>> = game.log().iter().map(|entry| entry.deed).collect();
    assert_eq!(deeds, [Deed::OfferDraw, Deed::Act(post)]);
}

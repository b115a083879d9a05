//! Nobody sees what is hidden from him: views and events at many points of many matches.

use crate::field::*;
use serde_json::Value;
use table::testing::{any, watch};
use table::{Dice, EventList, Rng, Rules, Seat, Silent};
use tank_commander::setup::{Decks, Setup, scenarios};
use tank_commander::state::Step;
use tank_commander::{Action, Event, State, TankCommander};

fn json(state: &State, seat: Option<Seat>) -> Value {
    serde_json::to_value(TankCommander::view(state, seat)).expect("a view can be written")
}

#[test]
fn a_view_has_the_secrets_of_its_own_side_only() {
    let mut rng = Rng::seeded(7);
    for (_, setup) in scenarios() {
        watch::<TankCommander>(&setup, &mut rng, any, |_, _, state, _| {
            if state.table.step == Step::Over {
                return;
            }
            let seats = (0..setup.players).map(Seat);
            for seat in seats.clone().map(Some).chain([None]) {
                let view = json(state, seat);
                for other in seats.clone() {
                    let own = seat.is_some_and(|seat| setup.side(seat) == setup.side(other));
                    assert_eq!(view["secrets"][other.index()].is_null(), !own);
                }
                let table = view["table"].to_string();
                assert!(!table.contains("\"pool\":") && !table.contains("\"seen\":"));
            }
        });
    }
}

#[test]
fn drawn_cards_are_told_to_their_own_side_only() {
    let mut rng = Rng::seeded(3);
    let setup = Setup { deck: Decks::Ready, ..Setup::default() };
    let mut drawn = 0;
    let mut look = |events: &EventList<Event>| {
        for told in &events.told {
            if let Event::Drew { who, .. } = told.event {
                drawn += 1;
                assert!(told.audience.includes(Some(who.seat)));
                assert!(!told.audience.includes(Some(Seat(1 - who.seat.0))) && !told.audience.includes(None));
            }
        }
    };
    for _ in 0..10 {
        watch::<TankCommander>(&setup, &mut rng, any, |_, _, _, events| look(events));
    }
    assert!(drawn > 0);
}

#[test]
fn a_card_in_mind_is_not_seen_until_it_is_played() {
    let mut game = Field::new().german(5, "GF3").soviet(11, "SF3").hand(GERMAN, &[33, 165]).game();
    let before = (json(&game.state, Some(SOVIET)), json(&game.state, None));
    game.act(Action::Choose(card(33)));
    assert_eq!((json(&game.state, Some(SOVIET)), json(&game.state, None)), before);
    assert!(game.events.told.is_empty() && !game.events.bars_undo(), "it can be taken back");
    assert_ne!(json(&game.state, Some(GERMAN)), before.0);
}

#[test]
fn what_recon_saw_is_known_to_that_side_and_to_nobody_else() {
    let mut game = Field::new().german(5, "GF3").hand(GERMAN, &[117]).hand(SOVIET, &[11, 68, 21]).game();
    game.play(117).pass();
    let view = TankCommander::view(&game.state, Some(GERMAN));
    assert_eq!(view.known_hand(SOVIET).len(), 3);
    assert_eq!(TankCommander::view(&game.state, None).known_hand(SOVIET).len(), 0);
    let heard =
        |seat: Option<Seat>| game.events.heard_by(seat).filter(|event| matches!(event, Event::HandSeen { .. })).count();
    assert_eq!((heard(Some(GERMAN)), heard(Some(SOVIET)), heard(None)), (3, 0, 0));
}

#[test]
fn an_imagined_hand_holds_what_is_known() {
    let field = Field::new().german(5, "GF3").hand(GERMAN, &[117]).hand(SOVIET, &[11, 68, 21]).pile(SOVIET, &[56, 56]);
    let mut game = field.game();
    game.play(117).pass();
    let view = TankCommander::view(&game.state, Some(GERMAN));
    let mut rng = Rng::seeded(1);
    for _ in 0..50 {
        let world = TankCommander::imagine(&view, &mut rng);
        assert!([11, 21, 68].into_iter().all(|number| world.secrets[1].hand.has(card(number))));
        assert_eq!((world.secrets[1].hand.len(), world.secrets[1].pile.len()), (3, 2));
    }
}

#[test]
fn building_a_deck_shows_nothing_but_that_it_is_done() {
    let setup = Setup { deck: Decks::Custom, ..Setup::default() };
    let mut dice = Dice::quick(1);
    let mut state = TankCommander::begin(&setup, &mut dice, &mut Silent).expect("a valid setup");
    let before = json(&state, Some(SOVIET));
    for number in [45, 5, 33] {
        TankCommander::apply(&mut state, Action::Take(card(number)), &mut dice, &mut Silent);
        assert_eq!(json(&state, Some(SOVIET)), before);
    }
    TankCommander::apply(&mut state, Action::Done, &mut dice, &mut Silent);
    assert_eq!(state.table.seat, SOVIET);
    assert_eq!(state.table.players[0].pile, 3, "how many there are is seen");
}

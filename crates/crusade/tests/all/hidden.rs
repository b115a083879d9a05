//! What is hidden: hands, decks, face-down cards, airfields, types of obstacles, declarations.

use crate::field::*;
use crusade::data::Scenario;
use crusade::map::{Lane, Zone};
use crusade::pieces::Tag;
use crusade::setup::{Piles, Setup};
use crusade::state::{Mission, Step};
use crusade::{Action, Crusade, German, Soviet};
use table::{Dice, EventList, Rules, Seat};

fn seen_by(game: &Game, seat: Option<Seat>) -> String {
    serde_json::to_string(&Crusade::view(&game.state, seat)).expect("a view can be written")
}

#[test]
fn lc_15_1_and_1_6_a_face_down_card_is_only_counted() {
    let mut game = Game::meeting();
    let mut other = Game::meeting();
    game.hide(German, "de_tiger", Zone::A3);
    other.hide(German, "de_gren", Zone::A3);
    for seat in [Some(Seat(0)), None] {
        assert_eq!(seen_by(&game, seat), seen_by(&other, seat));
    }
    assert_ne!(seen_by(&game, Some(Seat(1))), seen_by(&other, Some(Seat(1))));
}

#[test]
fn lc_15_6_the_type_of_an_obstacle_is_hidden() {
    let mut game = Game::meeting();
    let mut other = Game::meeting();
    game.obstruct(German, "de_mines", Zone::A2, Zone::A3);
    other.obstruct(German, "de_traps", Zone::A2, Zone::A3);
    assert_eq!(seen_by(&game, Some(Seat(0))), seen_by(&other, Some(Seat(0))));
}

#[test]
fn lc_6_4_a_declaration_is_not_seen() {
    let mut game = Game::at(Step::Air, Soviet);
    let yak = game.park(Soviet, "su_yak9");
    let before = seen_by(&game, Some(Seat(1)));
    game.act(Action::Launch { lane: Lane::West, mission: Mission::Strike }).act(Action::Add(yak));
    assert_eq!(seen_by(&game, Some(Seat(1))), before);
}

#[test]
fn lc_16_2_hidden_supply_is_not_seen() {
    let setup = Setup { supply_piles: Piles::Hidden, ..Setup::of(Scenario::Meeting) };
    let (mut game, mut other) = (Game::of(&setup, Step::Air, Soviet), Game::of(&setup, Step::Air, Soviet));
    game.supply(German, 3);
    other.supply(German, 17);
    assert_eq!(seen_by(&game, Some(Seat(0))), seen_by(&other, Some(Seat(0))));
    assert_ne!(seen_by(&game, Some(Seat(1))), seen_by(&other, Some(Seat(1))));
}

/// Destroys the gun in A3 that lies face up; says whether that told the Soviets something that was hidden.
fn told_by_a_loss(hidden: &[&str]) -> bool {
    let mut game = Game::at(Step::Bombard, Soviet);
    let howitzer = game.show(Soviet, "su_howitzer", Zone::A1);
    let gun = game.show(German, "de_pak38", Zone::A3);
    game.hurt(German, gun, 1);
    for card in hidden {
        game.hide(German, card, Zone::A3);
    }
    let target = Tag::of(gun.index());
    let (mut list, mut dice) = (EventList::default(), Dice::given([5, 5]));
    Crusade::apply(&mut game.state, Action::Bombard { unit: howitzer, target }, &mut dice, &mut list);
    assert!(game.state.tagged(German, target).is_none(), "the gun survived");
    list.revealed_to(Some(Seat(0)))
}

/// Everybody sees whether a zone is still held when the last unit is gone that held it openly, and so whether there is a
/// unit among what lies face down.
#[test]
fn lc_1_7_who_holds_a_zone_tells_of_what_lies_face_down_there() {
    assert!(told_by_a_loss(&["de_pillbox"]));
    assert!(told_by_a_loss(&["de_gren"]));
    assert!(!told_by_a_loss(&[]));
}

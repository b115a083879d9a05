//! Rules of the air war that no worked example shows.

use crate::field::*;
use crusade::action::{Drop, With};
use crusade::map::{Lane, Site, Spot, Terrain, Zone};
use crusade::pieces::{Special, Target};
use crusade::state::{Mission, Step};
use crusade::{Action, Event, German, Soviet};

#[test]
fn lc_8_2_and_8_9_a_group_flies_and_stops_together() {
    let mut game = Game::at(Step::Air, Soviet);
    let group = [game.park(Soviet, "su_yak9"), game.park(Soviet, "su_il2")];
    let late = game.park(Soviet, "su_yak9");
    launch(&mut game, Mission::Strike, &group);
    let spots = |game: &Game| group.map(|id| game.state.table.site(Soviet, game.piece(Soviet, id).place));
    assert_eq!(spots(&game), [Site::Air(Lane::West, Spot::Row1); 2]);
    game.act(Action::Fly).act(Action::Fly).act(Action::Fly);
    assert_eq!(spots(&game), [Site::Rear(German); 2], "the corridor ends there, and so does the flight");
    assert_eq!(game.step(), Step::Air);
    game.act(Action::Launch { lane: Lane::East, mission: Mission::Strike }).act(Action::Add(late)).act(Action::Go);
    game.act(Action::Stop);
    let flights: Vec<_> = game.state.table.flights.iter().map(|flight| game.state.members(flight).count()).collect();
    assert_eq!(flights, [2, 1], "nobody joins a group later");
}

#[test]
fn lc_8_8_ordnance_is_dropped_at_three_moments() {
    let mut game = Game::at(Step::Air, Soviet);
    let il2 = game.park(Soviet, "su_il2");
    game.edit(Soviet, il2, |piece| piece.weapon = Some(card("su_fab")));
    let drop = Action::Jettison { aircraft: il2, what: Drop::Weapon };
    assert!(game.may(drop).is_ok(), "on the airfield");
    patrol(&mut game, German, "de_bf109");
    launch(&mut game, Mission::Strike, &[il2]);
    assert_eq!(game.step(), Step::Intercept);
    game.act(Action::Pass);
    assert_eq!(game.step(), Step::Counter);
    assert!(game.may(drop).is_ok(), "before a counter-interception");
    game.act(Action::Pass);
    game.refuses(drop, "LC-6.2");
}

#[test]
fn lc_8_10_and_8_19_fire_comes_after_interception_and_does_not_turn_a_flight_back() {
    let mut game = Game::at(Step::Air, Soviet);
    let il2 = game.park(Soviet, "su_il2");
    let flak = game.hide(German, "de_2cm", Zone::A1);
    patrol(&mut game, German, "de_bf109");
    launch(&mut game, Mission::Strike, &[il2]);
    assert_eq!(game.step(), Step::Intercept, "interception comes first");
    game.act(Action::Pass).act(Action::Pass);
    assert_eq!(game.step(), Step::Flak, "then the guns");
    let target = game.tag(Soviet, il2);
    game.rolls(&[5, 4]).act(Action::Flak { unit: flak, target });
    assert_eq!((game.damage(Soviet, il2), game.step()), (1, Step::FlyOn), "it flies on with its damage");
}

#[test]
fn lc_8_13_and_8_20_a_patrol_neither_scouts_nor_strikes_and_is_fired_at_on_its_way() {
    let mut game = Game::at(Step::Air, Soviet);
    let yak = game.park(Soviet, "su_yak9");
    game.park(Soviet, "su_pe2");
    let flak = game.hide(German, "de_2cm", Zone::A2);
    launch(&mut game, Mission::Patrol, &[yak]);
    assert_eq!(game.step(), Step::Flak, "a gun fires at it on the way");
    let target = game.tag(Soviet, yak);
    game.rolls(&[1, 1]).act(Action::Flak { unit: flak, target });
    assert_eq!(game.step(), Step::Air);
    game.hide(German, "de_gren", Zone::B2);
    game.act(Action::End);
    game.refuses(Action::Scout { unit: yak, zone: Zone::B2 }, "LC-9.1");
    game.act(Action::End);
    let flight = game.state.table.flights[0].id;
    game.refuses(Action::Strike { flight, zone: Zone::A2 }, "LC-8.1");
    game.act(Action::End).dice = table::Dice::quick(1).after([3, 3]);
    game.act(Action::End);
    assert_eq!(game.state.table.flights.len(), 1, "it stays through the opponent's turn");
}

#[test]
fn lc_10_10_and_10_11_a_dive_bomber_ignores_terrain_and_stays_until_the_end() {
    let mut game = Game::at(Step::Air, Soviet);
    game.terrain(Zone::A2, Terrain::LightWoods);
    let pe2 = game.park(Soviet, "su_pe2");
    let gren = game.show(German, "de_gren", Zone::A2);
    launch(&mut game, Mission::Strike, &[pe2]);
    game.act(Action::Fly).act(Action::Stop);
    assert_eq!(game.step(), Step::Bombard, "nothing is left on the airfield and nothing is hidden");
    let (flight, target) = (game.state.table.flights[0].id, game.tag(German, gren));
    game.act(Action::Strike { flight, zone: Zone::A2 });
    game.rolls(&[3, 3]).act(Action::Bomb { aircraft: pe2, with: With::Guns, target });
    assert_eq!(game.shots(), [(7, 5, 1)], "the woods give no cover against it");
    assert_eq!(game.state.table.flights.len(), 1, "it stays where it is");
    game.refuses(Action::Strike { flight, zone: Zone::B2 }, "LC-10.5");
}

#[test]
fn lc_12_2_strike_flights_come_home_in_the_end_step() {
    let mut game = Game::at(Step::Air, Soviet);
    let (first, second) = (game.park(Soviet, "su_yak9"), game.park(Soviet, "su_il2"));
    launch(&mut game, Mission::Strike, &[first]);
    game.act(Action::Stop);
    launch(&mut game, Mission::Strike, &[second]);
    game.act(Action::Stop).act(Action::End).dice = table::Dice::quick(1).after([3, 3]);
    game.act(Action::End);
    let landed = |event: &Event| match event {
        Event::Landed { what, .. } => Some(what.card),
        _ => None,
    };
    let order: Vec<_> = game.events.iter().filter_map(landed).collect();
    assert_eq!(order, [card("su_yak9"), card("su_il2")]);
    assert!(game.piece(Soviet, first).committed);
}

#[test]
fn lc_14_6_an_experte_is_better_in_air_combat() {
    let mut game = Game::at(Step::Air, Soviet);
    let hunter = patrol(&mut game, German, "de_bf109");
    game.bear(German, hunter, Special::Experte);
    let yak = game.park(Soviet, "su_yak9");
    launch(&mut game, Mission::Strike, &[yak]);
    let target = game.tag(Soviet, yak);
    game.rolls(&[1, 1, 1, 1]).act(Action::Intercept { fighter: hunter, target });
    assert_eq!(game.shots(), [(8, 6, 0), (6, 7, 0)]);
    assert_eq!(game.piece(German, hunter).base_fp(Target::Air), 7, "on the card nothing has changed");
}
